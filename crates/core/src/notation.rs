//! Actions in one line of plain words, such as `place_wild genes ship`: for tests, the terminal and logs.
//!
//! The words are the values of the action's JSON form in the order of its fields, its name first. A field
//! that is `true` is written by its name, one that is `false` or missing is left out.

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The action in words.
pub fn write<A: Serialize>(action: &A) -> String {
    let json = serde_json::to_string(action).unwrap_or_default();
    let fields: Fields = serde_json::from_str(&json).unwrap_or_default();
    let mut words = Vec::new();
    for (name, value) in &fields.0 {
        push(name, value, &mut words);
    }
    words.join(" ")
}

/// The action that is written so, among those of a [universe](crate::Game::universe).
pub fn parse<A: Serialize + Copy>(text: &str, universe: &[A]) -> Option<A> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    universe.iter().copied().find(|action| write(action) == text)
}

fn push(name: &str, value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Null | Value::Bool(false) => {}
        Value::Bool(true) => words.push(name.trim_start_matches("is_").to_owned()),
        Value::String(text) => words.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| push(name, item, words)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| push(name, value, words)),
        Value::Number(number) => words.push(number.to_string()),
    }
}

/// The fields of a JSON object in the order in which they are written.
#[derive(Default)]
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an action")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields, M::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Serialize)]
    #[serde(tag = "do", rename_all = "snake_case")]
    enum Action {
        PlaceWild { die: &'static str, column: u8 },
        Stock { die: &'static str, is_virtual: bool },
        Ready,
    }

    #[test]
    fn actions_are_written_and_found_again() {
        let all = [
            Action::PlaceWild { die: "genes", column: 3 },
            Action::Stock { die: "home", is_virtual: true },
            Action::Stock { die: "home", is_virtual: false },
            Action::Ready,
        ];
        let words: Vec<String> = all.iter().map(write).collect();
        assert_eq!(words, ["place_wild genes 3", "stock home virtual", "stock home", "ready"]);
        for (action, words) in all.iter().zip(&words) {
            assert_eq!(parse(words, &all), Some(*action));
        }
        assert_eq!(parse("leave", &all), None);
    }
}
