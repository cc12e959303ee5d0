//! A text that has not been written yet: an id and its arguments. The reader makes the sentence, in
//! the reader's language; engines and records never hold one.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// What is to be said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The id of the text in the `.ftl` files.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Cow<'static, str>,
    /// The values put into it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Arg> | undefined"))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
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
        Message { id: id.into(), args: BTreeMap::new() }
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
