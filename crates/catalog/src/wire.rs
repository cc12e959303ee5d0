//! What the catalog answers: plain data for people and programs outside.

use std::collections::BTreeMap;

use orrery_core::{Condition, Message, RuleId, Seat, Seats, Sum};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Something that a seat can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(A = ())))]
pub struct Choice<A = Value> {
    /// To be sent back.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: A,
    /// What the button says.
    pub label: Message,
    /// The pieces to click for it; none for a plain button.
    pub targets: Vec<String>,
    /// The rule that allows it.
    pub rule: RuleId,
    /// Whether it only takes back own choices.
    pub rewind: bool,
    /// What it costs or needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sum: Option<Sum>,
}

impl<A> Choice<A> {
    /// The same choice with another form of its action.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Choice<B> {
        let Choice { action, label, targets, rule, rewind, sum } = self;
        Choice { action: form(action), label, targets, rule, rewind, sum }
    }
}

/// A sequence of actions that people do as one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shortcut {
    /// What the button says.
    pub label: Message,
    /// To be sent back, in this order.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub actions: Vec<Value>,
}

/// What an action would do, as far as its seat can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// What would be told, up to where something unknown decides.
    pub messages: Vec<Message>,
    /// Whether it reveals something new or rolls dice, and so cannot be undone.
    pub reveals: bool,
    /// The points of every seat afterwards; empty if they are not certain.
    pub scores: Vec<i32>,
}

/// The table right after an event, as one viewer saw it.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The action that the event followed from, counted from 1.
    pub number: usize,
    /// What could be seen.
    pub view: Value,
    /// Who was waited for.
    pub to_act: Seats,
    /// The points of every seat, as everybody could count them.
    pub scores: Vec<i32>,
}

/// Something that happened, as one viewer learned of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The action it followed from, counted from 1; 0 for the setup.
    pub number: usize,
    /// Who acted; nobody in the setup.
    pub seat: Option<Seat>,
    /// The event, for the animation.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Value,
    /// The sentence to be made.
    pub message: Message,
}

/// Whether a piece can be used, and if not, why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Why {
    /// Whether it can be used now.
    pub usable: bool,
    /// Why not; none if it can be used, or is no piece to use at all.
    pub reason: Option<WhyNot>,
}

/// Why an action is refused: a check list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    /// The action in question.
    pub action: Message,
    /// The rule that forbids it.
    pub rule: RuleId,
    /// Its conditions, those that hold and those that fail.
    pub conditions: Vec<Condition>,
    /// What it would cost or need.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sum: Option<Sum>,
    /// What is to be done now.
    pub prompt: Message,
    /// Some of what can be done instead.
    pub instead: Vec<Message>,
}

/// The texts of a game in one language, for readers that make sentences themselves.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameTexts {
    /// The messages as Fluent source.
    pub ftl: String,
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
    /// What it does, in sentences to be made.
    pub sentences: Vec<Message>,
    /// What its sides do, by their ids, if it has sides.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Vec<Message>>>"))]
    pub sides: BTreeMap<String, Vec<Message>>,
    /// Where its data come from: `rulebook`, `public` or `reconstructed`.
    pub source: String,
    /// The fields, also of its sides, that come from elsewhere, with their source.
    pub other_sources: BTreeMap<String, String>,
    /// Everything else about it.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub fields: Map<String, Value>,
}
