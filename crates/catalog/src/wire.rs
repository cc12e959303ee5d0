//! What the door answers: plain data for people and programs outside.

use std::collections::BTreeMap;

use orrery_core::{Message, RuleId, Seat};
use serde::Serialize;
use serde_json::{Map, Value};

/// Something that a seat can do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// To be sent back.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// What the button says.
    pub label: Message,
    /// The pieces to click for it; none for a plain button.
    pub targets: Vec<String>,
    /// The rule that allows it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: RuleId,
    /// Whether it only takes back own choices.
    pub rewind: bool,
}

/// What an action would do, as far as its seat can know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// What would be told, up to where something unknown decides.
    pub messages: Vec<Message>,
    /// Whether it reveals something new or rolls dice, and so cannot be undone.
    pub reveals: bool,
    /// The points of every seat afterwards; empty if they are not certain.
    pub scores: Vec<i32>,
}

/// Something that happened, as one viewer learned of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The action it followed from, counted from 1.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// The event, for the animation.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Value,
    /// The sentence to be made.
    pub message: Message,
}

/// Why a piece cannot be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Why {
    /// Whether it can be used now.
    pub usable: bool,
    /// The rule that forbids it; none if it can be used, or is no piece to use at all.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub rule: Option<RuleId>,
}

/// The texts of a game in one language, for readers that make sentences themselves.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameTexts {
    /// The messages as Fluent source.
    pub ftl: &'static str,
    /// The names of the components by id.
    pub names: BTreeMap<String, String>,
}

/// One entry of a component file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Component {
    /// The table it stands in, such as `tile`.
    pub table: String,
    /// Its id; where it has none, the table's name, with a number if there are several.
    pub id: String,
    /// Its name in English, or the names of its sides; empty if it has none.
    pub name_en: String,
    /// Its name in German, or the names of its sides; empty if it has none.
    pub name_de: String,
    /// Where its data come from: `rulebook`, `public` or `reconstructed`.
    pub source: String,
    /// The fields, also of its sides, that come from elsewhere, with their source.
    pub other_sources: BTreeMap<String, String>,
    /// Everything else about it.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub fields: Map<String, Value>,
}
