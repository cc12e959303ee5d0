//! What can be chosen when a table is set, and how one choice limits another.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::{GameInfo, RuleId};

/// A choice when a table is set. Labels are the texts `option-<id>` and `option-<id>-<value>`.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// The field in the options.
    pub id: &'static str,
    /// The values to choose from; empty for yes or no, which are the values `true` and `false`.
    pub choices: &'static [OptionChoice],
    /// The usual value: one of the choices, or `true` or `false`.
    pub default: &'static str,
    /// When there is something to choose; otherwise the option keeps its usual value.
    pub when: &'static [When],
    /// The rule behind it.
    pub rule: RuleId,
}

/// One value of an option.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionChoice {
    /// The value.
    pub id: &'static str,
    /// When it can be chosen.
    pub when: &'static [When],
}

impl OptionChoice {
    /// A value that can always be chosen.
    pub const fn always(id: &'static str) -> OptionChoice {
        OptionChoice { id, when: &[] }
    }
}

/// A condition on the rest of the options; in a list all must hold.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// The number of players is one of these.
    Players(&'static [u8]),
    /// The option has one of these values. It stands before this one in the list of options.
    Is(&'static str, &'static [&'static str]),
}

/// Values of all options of a game for a number of players, in the order of [`GameInfo::options`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValues {
    /// The number of players.
    pub players: u8,
    /// The values, `true` or `false` for yes or no.
    pub values: Vec<&'static str>,
}

impl GameInfo {
    /// The values that can be chosen for the option at `index`, given those before it; one value if there
    /// is no choice.
    pub fn offered(&self, index: usize, players: u8, before: &[&'static str]) -> Vec<&'static str> {
        let option = &self.options[index];
        let holds = |when: &[When]| {
            when.iter().all(|condition| match condition {
                When::Players(counts) => counts.contains(&players),
                When::Is(id, values) => {
                    let place = self.options.iter().position(|o| o.id == *id);
                    place.and_then(|place| before.get(place)).is_some_and(|value| values.contains(value))
                }
            })
        };
        let all: Vec<&'static str> = if option.choices.is_empty() {
            vec!["false", "true"]
        } else {
            option.choices.iter().filter(|c| holds(c.when)).map(|c| c.id).collect()
        };
        if holds(option.when) {
            all
        } else {
            let usual = all.iter().copied().find(|&value| value == option.default);
            usual.or(all.first().copied()).into_iter().collect()
        }
    }

    /// The usual values for a number of players: the usual one of each option, or the first that can be
    /// chosen.
    pub fn usual(&self, players: u8) -> OptionValues {
        let mut values = Vec::new();
        for (index, option) in self.options.iter().enumerate() {
            let offered = self.offered(index, players, &values);
            let usual = offered.iter().copied().find(|&value| value == option.default);
            values.push(usual.or(offered.first().copied()).unwrap_or(option.default));
        }
        OptionValues { players, values }
    }

    /// Every combination that can be chosen for a number of players.
    pub fn combinations(&self, players: u8) -> Vec<OptionValues> {
        let mut all = vec![Vec::new()];
        for index in 0..self.options.len() {
            all = all
                .into_iter()
                .flat_map(|before: Vec<&'static str>| {
                    let offered = self.offered(index, players, &before);
                    offered.into_iter().map(move |value| [&before[..], &[value]].concat())
                })
                .collect();
        }
        all.into_iter().map(|values| OptionValues { players, values }).collect()
    }

    /// Combinations for a number of players that together hold every pair of values that can be chosen
    /// together: where trying all of them would take too long.
    pub fn pairwise(&self, players: u8) -> Vec<OptionValues> {
        let mut met = BTreeSet::new();
        let mut brings_a_new_pair = |chosen: &OptionValues| {
            let before = met.len();
            let values = || chosen.values.iter().copied().enumerate();
            met.extend(values().flat_map(|one| values().map(move |two| (one, two))));
            met.len() > before
        };
        let mut all = self.combinations(players);
        // Without options there is one combination and no pair.
        all.retain(|chosen| brings_a_new_pair(chosen) || chosen.values.is_empty());
        all
    }

    /// Whether the values can be chosen together.
    ///
    /// # Errors
    ///
    /// The option whose value cannot be chosen.
    pub fn permits(&self, chosen: &OptionValues) -> Result<(), &'static OptionInfo> {
        let (least, most) = self.players;
        for (index, option) in self.options.iter().enumerate() {
            let value = chosen.values.get(index).copied().unwrap_or(option.default);
            let offered =
                self.offered(index, chosen.players, &chosen.values[..index.min(chosen.values.len())]);
            if !(least..=most).contains(&chosen.players) || !offered.contains(&value) {
                return Err(option);
            }
        }
        Ok(())
    }

    /// The values as the JSON object that the game's `Options` are read from.
    pub fn to_json(&self, chosen: &OptionValues) -> serde_json::Value {
        let mut object = serde_json::Map::new();
        object.insert("players".into(), chosen.players.into());
        for (option, value) in self.options.iter().zip(&chosen.values) {
            let value = if option.choices.is_empty() { (*value == "true").into() } else { (*value).into() };
            object.insert(option.id.into(), value);
        }
        object.into()
    }

    /// The values in a JSON object of options; `None` for a value that the option does not have at all.
    pub fn from_json(&self, options: &serde_json::Value) -> Option<OptionValues> {
        let players = u8::try_from(options.get("players")?.as_u64()?).ok()?;
        let mut values = Vec::new();
        for option in self.options {
            values.push(match options.get(option.id)? {
                serde_json::Value::Bool(yes) if option.choices.is_empty() => {
                    if *yes {
                        "true"
                    } else {
                        "false"
                    }
                }
                serde_json::Value::String(text) => option.choices.iter().find(|c| c.id == text)?.id,
                _ => return None,
            });
        }
        Some(OptionValues { players, values })
    }
}
