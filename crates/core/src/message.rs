//! A text that has not been written yet: an id and its arguments. The reader makes the sentence, in
//! the reader's language; engines and records never hold one.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;

/// What is to be said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The id of the text in the `.ftl` files.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Cow<'static, str>,
    /// The values put into it.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Arg> | undefined"))]
    pub args: Args,
}

/// The values of a message by their names, in the order of these. A table makes hundreds of messages for each action and most have
/// one or two values: a list is quicker than a tree.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args(Vec<(Cow<'static, str>, Arg)>);

impl Args {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of this name.
    pub fn get(&self, key: &str) -> Option<&Arg> {
        self.iter().find(|(name, _)| *name == key).map(|(_, arg)| arg)
    }

    /// Sets a value.
    pub fn insert(&mut self, key: Cow<'static, str>, value: Arg) {
        match self.0.binary_search_by(|(name, _)| name.cmp(&key)) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (key, value)),
        }
    }

    /// All of them with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (&**name, arg))
    }

    /// All of them.
    pub fn values(&self) -> impl Iterator<Item = &Arg> {
        self.0.iter().map(|(_, arg)| arg)
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Args, D::Error> {
        Ok(Args(BTreeMap::deserialize(deserializer)?.into_iter().collect()))
    }
}

/// A value inside a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A player; the reader puts in the name.
    Seat(Seat),
    /// A component or a word with a text of its own; the reader looks it up by this id.
    Name(#[cfg_attr(feature = "ts", ts(type = "string"))] Cow<'static, str>),
    /// Several values, joined by the reader.
    List(Vec<Arg>),
}

impl Message {
    /// A message without values yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Args::default() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, key: &'static str, value: impl Into<i32>) -> Message {
        self.with(key, Arg::Number(value.into()))
    }

    /// Adds a player.
    #[must_use]
    pub fn seat(self, key: &'static str, value: Seat) -> Message {
        self.with(key, Arg::Seat(value))
    }

    /// Adds something with a name of its own.
    #[must_use]
    pub fn name(self, key: &'static str, value: impl Into<Cow<'static, str>>) -> Message {
        self.with(key, Arg::Name(value.into()))
    }

    /// Adds any value.
    #[must_use]
    pub fn with(mut self, key: &'static str, value: Arg) -> Message {
        self.args.insert(key.into(), value);
        self
    }
}
