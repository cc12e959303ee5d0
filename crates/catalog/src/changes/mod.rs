//! What changed between two messages of one kind, as a list that the client applies to the one it has.
//!
//! A change is an array: the way from the top of the message to a value, then the new value. So
//! `["view","slots",3,"module",null]` is `message.view.slots[3].module = null`. The index after the last one adds an
//! element to a list, and `"length"` at a list cuts it to so many elements. Objects whose keys have changed are
//! sent whole, and so is whatever is not longer that way.
//!
//! Texts are compared, not values: the old message is kept as the text that was sent, and the new one is written anyway. Where lists and
//! objects stand in the old text is kept as well, so that those that have not changed are passed by comparing bytes.

mod apply;
mod differ;

use std::ops::Range;

use serde::Serialize;

use crate::json;

pub use apply::apply;

/// A message, an object, that is written as JSON text field by field, and compared with the one before.
pub struct MessageText<'a> {
    text: Vec<u8>,
    old: Option<Former<'a>>,
}

/// The message that was sent last.
#[derive(Clone, Copy)]
pub struct Former<'a> {
    /// Its text.
    pub text: &'a str,
    /// Where its lists and objects stand, as far as that is known ([`Written::spans`]).
    pub spans: &'a [Span],
}

impl<'a> From<&'a str> for Former<'a> {
    fn from(text: &'a str) -> Former<'a> {
        Former { text, spans: &[] }
    }
}

/// Where a list or an object stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    begin: usize,
    end: usize,
}

/// A message that is written.
pub struct Written {
    /// The whole of it.
    pub text: Vec<u8>,
    /// What leads to it from the former one, as JSON text; none if that is not shorter, or there is no former one.
    pub changes: Option<Vec<u8>>,
    /// Where its lists and objects stand, as far as they were read, in the order in which they begin.
    pub spans: Vec<Span>,
}

/// Writes a message that has a JSON form as a whole.
pub fn write(old: Option<Former<'_>>, message: &impl Serialize) -> Written {
    let mut text = MessageText::new(old);
    text.value(message);
    text.compare()
}

impl<'a> MessageText<'a> {
    /// Begins a message; `old` is the former one of its kind.
    pub fn new(old: Option<Former<'a>>) -> MessageText<'a> {
        let length = old.map_or(1_024, |old| old.text.len() + old.text.len() / 8);
        MessageText { text: Vec::with_capacity(length), old }
    }

    /// Writes the next field of the message; returns where its value stands.
    pub fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Range<usize> {
        let before = if self.text.is_empty() { "{\"" } else { ",\"" };
        for part in [before, name, "\":"] {
            self.text.extend_from_slice(part.as_bytes());
        }
        let begin = self.text.len();
        self.value(value);
        begin..self.text.len()
    }

    /// Everything here has a JSON form. If something had none, `null` would stand in its place.
    fn value(&mut self, value: &(impl Serialize + ?Sized)) {
        if !json::write(value, &mut self.text) {
            self.text.extend_from_slice(b"null");
        }
    }

    /// A part of what is written so far.
    pub fn part(&self, part: Range<usize>) -> &[u8] {
        self.text.get(part).unwrap_or_default()
    }

    /// Ends the message.
    pub fn finish(mut self) -> Written {
        self.text.extend_from_slice(if self.text.is_empty() { b"{}" } else { b"}" });
        self.compare()
    }

    fn compare(self) -> Written {
        let mut spans = Vec::with_capacity(self.old.map_or(0, |old| old.spans.len() + 8));
        let changes = self.old.and_then(|old| differ::diff(&old, &self.text, &mut spans));
        let changes = changes.filter(|changes| changes.len() < self.text.len());
        Written { text: self.text, changes, spans }
    }
}
