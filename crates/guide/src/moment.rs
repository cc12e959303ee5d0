//! When a card comes up: conditions on what the engine tells.

use std::sync::OnceLock;

use orrery_catalog::{Choice, GameInProgress, LogEntry};
use orrery_core::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;

/// A condition. Everything that is given must hold.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The learner is asked one of these (the ids of prompts).
    #[serde(default)]
    pub asked: Vec<String>,
    /// One of the legal actions has these fields.
    #[serde(default)]
    pub can: Option<Value>,
    /// Since the learner's last action something happened that has one of these sets of fields.
    #[serde(default)]
    pub heard: Vec<Value>,
    /// Comparisons with the view: a pointer such as `/players/0/credits` (`*` stands for any entry of a list or
    /// object), an operator (`=`, `!=`, `<`, `>`), a value. Of a list its length is compared with a number.
    #[serde(default)]
    pub view: Vec<(String, String, Value)>,
    /// These cards have been seen.
    #[serde(default)]
    pub after: Vec<String>,
}

/// What a decision of the learner looks like.
pub struct Situation<'a> {
    game: &'a dyn GameInProgress,
    seat: Seat,
    prompt: String,
    choices: Vec<Choice>,
    view: OnceLock<Value>,
    heard: OnceLock<Vec<LogEntry>>,
}

impl<'a> Situation<'a> {
    /// The decision in front of a seat; none if others are waited for.
    pub fn new(game: &'a dyn GameInProgress, seat: Seat) -> Option<Self> {
        if !game.to_act().contains(seat) {
            return None;
        }
        Some(Situation {
            game,
            seat,
            prompt: game.prompt(Viewer::Seat(seat)).id.to_string(),
            choices: game.choices(seat),
            view: OnceLock::new(),
            heard: OnceLock::new(),
        })
    }

    /// What the learner sees.
    pub fn view(&self) -> &Value {
        self.view.get_or_init(|| self.game.view(Viewer::Seat(self.seat)))
    }

    /// Whether a comparison with the view holds.
    pub fn shows(&self, (path, sign, value): &(String, String, Value)) -> bool {
        found(self.view(), path).iter().any(|one| compare(one, sign, value))
    }

    /// The first choice that has these fields.
    pub fn choice(&self, wanted: &Value) -> Option<&Choice> {
        self.choices.iter().find(|choice| has(&choice.action, wanted))
    }

    /// What the learner was told since the own last action, its own consequences included.
    fn heard(&self) -> &[LogEntry] {
        self.heard.get_or_init(|| {
            let viewer = Viewer::Seat(self.seat);
            let all: Vec<LogEntry> =
                self.game.opening(viewer).into_iter().chain(self.game.log(viewer, 0)).collect();
            let last = all.iter().rev().find(|entry| entry.seat == Some(self.seat)).map_or(0, |e| e.number);
            all.into_iter().filter(|entry| entry.number >= last).collect()
        })
    }
}

impl Moment {
    /// Whether it is there; cards seen before are not known here.
    pub fn holds(&self, situation: &Situation<'_>) -> bool {
        (self.asked.is_empty() || self.asked.contains(&situation.prompt))
            && self.can.as_ref().is_none_or(|wanted| situation.choice(wanted).is_some())
            && (self.heard.is_empty()
                || situation.heard().iter().any(|e| self.heard.iter().any(|wanted| has(&e.event, wanted))))
            && self.view.iter().all(|one| situation.shows(one))
    }
}

/// Whether a value has all that is wanted: objects field by field, everything else as it is.
fn has(value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Object(value), Value::Object(wanted)) => {
            wanted.iter().all(|(key, part)| value.get(key).is_some_and(|own| has(own, part)))
        }
        _ => value == wanted,
    }
}

/// The values at a pointer in which `*` stands for any entry.
fn found<'a>(value: &'a Value, path: &str) -> Vec<&'a Value> {
    path.split('/').skip(1).fold(vec![value], |here, part| {
        here.into_iter()
            .flat_map(|value| -> Vec<&Value> {
                match (part, value) {
                    ("*", Value::Array(list)) => list.iter().collect(),
                    ("*", Value::Object(fields)) => fields.values().collect(),
                    _ => value.pointer(&format!("/{part}")).into_iter().collect(),
                }
            })
            .collect()
    })
}

fn compare(value: &Value, sign: &str, wanted: &Value) -> bool {
    let number = |v: &Value| v.as_array().map(|list| list.len() as f64).or(v.as_f64());
    match (sign, number(value), number(wanted)) {
        ("=", Some(a), Some(b)) => a == b,
        ("!=", Some(a), Some(b)) => a != b,
        ("<", Some(a), Some(b)) => a < b,
        (">", Some(a), Some(b)) => a > b,
        ("=", ..) => value == wanted,
        ("!=", ..) => value != wanted,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_action_fits_if_it_has_the_fields() {
        let action = json!({ "do": "select", "phase": "settle", "die": 2 });
        assert!(has(&action, &json!({ "do": "select" })));
        assert!(has(&action, &json!({ "do": "select", "phase": "settle" })));
        assert!(!has(&action, &json!({ "do": "select", "phase": "ship" })));
        assert!(!has(&action, &json!({ "do": "select", "to": "ship" })));
    }

    #[test]
    fn a_star_looks_at_every_entry() {
        let view = json!({ "players": [{ "tiles": 3 }, { "tiles": 10, "goods": [1, 2] }] });
        assert_eq!(found(&view, "/players/*/tiles").len(), 2);
        assert_eq!(found(&view, "/players/2/tiles").len(), 0);
        let any =
            |path: &str, sign: &str, n: i64| found(&view, path).iter().any(|v| compare(v, sign, &json!(n)));
        assert!(any("/players/*/tiles", ">", 9));
        assert!(!any("/players/0/tiles", ">", 9));
        assert!(any("/players/1/goods", "=", 2), "of a list its length");
        assert!(!any("/players/1/none", "=", 0), "what is not there is nothing");
    }
}
