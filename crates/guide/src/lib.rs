//! The guided first game of every game: a fixed deal, gentle rivals, and coach cards at real moments.
//!
//! A guide is data beside its game: `crates/games/<game>/guide/guide.toml` says how the table is set, when a card is
//! shown and what it suggests; `en.ftl` and `de.ftl` there are the words. Conditions are asked of what the engine
//! tells anyway (prompt, choices, events, view), as JSON, so one evaluator serves all games and knows no rule.
//!
//! Which cards a person has seen is that person's affair: [`Guide::now`] names all whose moment it is, in order, and
//! whoever shows them leaves out those that were shown before.
//!
//! Reading order: [`Guide`], [`Card`], then `moment` for the conditions.

mod moment;

use std::sync::OnceLock;

use orrery_catalog::GameInProgress;
use orrery_core::{Arg, Lang, Message, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub use moment::Moment;

/// The seat of the person who learns.
pub const LEARNER: Seat = Seat(0);

/// The guided game of one game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The words that the seed is made of. They are public: such a table proves nothing about its shuffles.
    pub seed: String,
    /// How many sit at the table.
    pub players: u8,
    /// The level of the rivals.
    pub level: String,
    /// Options of the game that differ from the usual ones.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// When the learner is free: from then on nothing is suggested any more. One of these must hold; see
    /// [`Moment::view`].
    pub free: Vec<(String, String, Value)>,
    /// The cards, in the order in which they come up if several moments are there at once.
    #[serde(rename = "card")]
    pub cards: Vec<Card>,
}

/// Something to be told once. Its words are the message `guide-<id>`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its name.
    pub id: String,
    /// When.
    pub when: Moment,
    /// The pieces it speaks of, or `primary` for the button; if left out, those of the suggestion.
    #[serde(default)]
    pub anchor: Vec<String>,
    /// What to do: the first of these that is legal. An action fits if it has all these fields.
    #[serde(default)]
    pub suggest: Vec<Value>,
    /// Numbers and names in its words: a pointer into the view (`/round`) or into the suggestion (`action/phase`).
    #[serde(default)]
    pub args: std::collections::BTreeMap<String, String>,
    /// The rules it rests on.
    pub rules: Vec<String>,
}

/// A card whose moment it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoachCard {
    /// Its name.
    pub id: String,
    /// What it says.
    #[schema(value_type = Object)]
    pub text: Message,
    /// The pieces it speaks of, or `primary` for the button.
    pub anchor: Vec<String>,
    /// What it suggests; the player's own move closes the card then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    #[schema(value_type = Object)]
    pub action: Option<Value>,
    /// The pieces to click for it.
    pub targets: Vec<String>,
    /// Cards that must have been seen before.
    pub after: Vec<String>,
    /// The rules it rests on.
    pub rules: Vec<String>,
}

/// What the guide says now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Coach {
    /// How many actions led here: an answer about an older position is of no use.
    pub count: u32,
    /// The cards whose moment it is, those seen before included.
    pub cards: Vec<CoachCard>,
    /// The names of all cards, in order.
    pub all: Vec<String>,
}

impl Guide {
    /// The seed of the deal.
    pub fn seed(&self) -> Seed {
        Seed::from_text(&self.seed)
    }

    /// The options of the table.
    pub fn options(&self) -> Value {
        let mut options = self.options.clone();
        options.insert("players".into(), self.players.into());
        Value::Object(options)
    }

    /// What the guide says to the learner now; no cards while others decide.
    pub fn now(&self, game: &dyn GameInProgress) -> Coach {
        let situation = moment::Situation::new(game, LEARNER);
        let cards = match &situation {
            Some(situation) => {
                let free = self.free.iter().any(|one| situation.shows(one));
                self.cards.iter().filter_map(|card| card.now(situation, free)).collect()
            }
            None => Vec::new(),
        };
        Coach {
            count: game.count() as u32,
            cards,
            all: self.cards.iter().map(|card| card.id.clone()).collect(),
        }
    }
}

impl Card {
    /// The card as it is shown, if its moment is there. What a suggestion needs belongs to the moment.
    fn now(&self, situation: &moment::Situation<'_>, free: bool) -> Option<CoachCard> {
        if !self.when.holds(situation) {
            return None;
        }
        let choice = self.suggest.iter().find_map(|wanted| situation.choice(wanted));
        if choice.is_none() && !self.suggest.is_empty() {
            return None;
        }
        let mut text = Message::new(format!("guide-{}", self.id));
        for (name, source) in &self.args {
            let value = match source.strip_prefix("action") {
                Some(path) => choice.and_then(|c| c.action.pointer(path)),
                None => situation.view().pointer(source),
            };
            let arg = match value {
                Some(Value::Number(n)) => Arg::Number(n.as_i64().and_then(|n| i32::try_from(n).ok())?),
                Some(Value::String(id)) => Arg::Name(id.clone().into()),
                _ => return None,
            };
            text.args.insert(name.clone().into(), arg);
        }
        let targets = choice.map(|c| c.targets.clone()).unwrap_or_default();
        let anchor = if self.anchor.is_empty() { targets.clone() } else { self.anchor.clone() };
        let (action, targets) = match choice.filter(|_| !free) {
            Some(choice) => (Some(choice.action.clone()), targets),
            None => (None, Vec::new()),
        };
        Some(CoachCard {
            id: self.id.clone(),
            text,
            anchor: if anchor.is_empty() { vec!["primary".into()] } else { anchor },
            action,
            targets,
            after: self.when.after.clone(),
            rules: self.rules.clone(),
        })
    }
}

macro_rules! sources {
    ([] $($id:literal $game:ident $krate:ident,)*) => {
        /// The guides by game: data, and the words in both languages.
        const SOURCES: &[(&str, &str, [&str; 2])] = &[$((
            $id,
            include_str!(concat!("../../games/", $id, "/guide/guide.toml")),
            [
                include_str!(concat!("../../games/", $id, "/guide/en.ftl")),
                include_str!(concat!("../../games/", $id, "/guide/de.ftl")),
            ],
        )),*];
    };
}
orrery_catalog::games!(sources,);

/// The guide of a game, read once.
pub fn guide(game: &str) -> Option<&'static Guide> {
    static GUIDES: [OnceLock<Option<Guide>>; SOURCES.len()] = [const { OnceLock::new() }; SOURCES.len()];
    let place = SOURCES.iter().position(|(id, ..)| *id == game)?;
    GUIDES[place].get_or_init(|| read(game).ok()).as_ref()
}

/// Reads the guide of a game from its source.
///
/// # Errors
///
/// What is wrong with the file.
pub fn read(game: &str) -> Result<Guide, String> {
    let source = SOURCES.iter().find(|(id, ..)| *id == game).ok_or("there is no such guide")?;
    toml::from_str(source.1).map_err(|e| e.to_string())
}

/// The words of a guide as Fluent source.
pub fn words(game: &str, lang: Lang) -> Option<&'static str> {
    SOURCES.iter().find(|(id, ..)| *id == game).map(|(_, _, words)| words[lang as usize])
}
