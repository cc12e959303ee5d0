//! What changed between two messages of one kind, as a list that the client applies to the one it has.
//!
//! A change is an array: the way from the top of the message to a value, then the new value. So
//! `["view","slots",3,"module",null]` is `message.view.slots[3].module = null`. The index after the last one adds an
//! element to a list, and `"length"` at a list cuts it to so many elements. Objects whose keys have changed are
//! sent whole, and so is whatever is not longer that way.
//!
//! The differ compares texts, which the server has anyway, and never builds values. They must be compact, as
//! serde_json writes them.

use serde_json::Value;

/// What leads from the object `old` to the object `new`, as JSON text; none if that is not shorter than `new`.
pub fn changes(old: &str, new: &str) -> Option<Vec<u8>> {
    let mut pair = Pair {
        old: old.as_bytes(),
        new: new.as_bytes(),
        i: 0,
        j: 0,
        path: Vec::with_capacity(8),
        out: Vec::with_capacity(256),
    };
    pair.out.push(b'[');
    pair.value()?;
    if pair.out.len() > 1 {
        pair.out.pop();
    }
    pair.out.push(b']');
    (pair.out.len() < new.len()).then_some(pair.out)
}

/// Carries changes out; false if they do not fit.
pub fn apply(message: &mut Value, changes: Vec<Vec<Value>>) -> bool {
    changes.into_iter().all(|change| set(message, change).is_some())
}

fn set(message: &mut Value, mut change: Vec<Value>) -> Option<()> {
    let value = change.pop()?;
    let last = change.pop()?;
    let mut place = message;
    for step in change {
        place = match (place, step) {
            (Value::Object(object), Value::String(key)) => object.get_mut(&key)?,
            (Value::Array(list), Value::Number(index)) => list.get_mut(index.as_u64()? as usize)?,
            _ => return None,
        };
    }
    match (place, last) {
        (Value::Object(object), Value::String(key)) => drop(object.insert(key, value)),
        (Value::Array(list), Value::String(key)) if key == "length" => {
            list.truncate(value.as_u64()? as usize)
        }
        (Value::Array(list), Value::Number(index)) => match index.as_u64()? as usize {
            index if index == list.len() => list.push(value),
            index => *list.get_mut(index)? = value,
        },
        _ => return None,
    }
    Some(())
}

/// A step on the way to a value.
#[derive(Clone, Copy)]
enum Step {
    /// A key of an object: where it stands in the new text, with its quotes.
    Key(usize, usize),
    /// An element of a list.
    Index(usize),
    /// The length of a list.
    Length,
}

/// Two texts that are read side by side. The functions return none where a text ends too early.
struct Pair<'a> {
    old: &'a [u8],
    new: &'a [u8],
    i: usize,
    j: usize,
    path: Vec<Step>,
    /// The changes, each followed by a comma.
    out: Vec<u8>,
}

impl Pair<'_> {
    /// Compares the values that begin here, and goes on behind them.
    fn value(&mut self) -> Option<()> {
        let (old, new) = (*self.old.get(self.i)?, *self.new.get(self.j)?);
        let (i, j, written) = (self.i, self.j, self.out.len());
        let alike = match (old, new) {
            (b'{', b'{') => self.object()?,
            (b'[', b'[') => self.list()?,
            _ => {
                let (i_end, j_end) = (end(self.old, i)?, end(self.new, j)?);
                let same = self.old[i..i_end] == self.new[j..j_end];
                (self.i, self.j) = (i_end, j_end);
                same
            }
        };
        if !alike {
            (self.i, self.j) = (end(self.old, i)?, end(self.new, j)?);
        }
        // The changes inside may be longer than the whole.
        if !alike || self.out.len() - written > self.j - j + 32 {
            self.out.truncate(written);
            self.change(j..self.j);
        }
        Some(())
    }

    /// Compares two objects; false if their keys differ.
    fn object(&mut self) -> Option<bool> {
        (self.i, self.j) = (self.i + 1, self.j + 1);
        loop {
            match (*self.old.get(self.i)?, *self.new.get(self.j)?) {
                (b'}', b'}') => break,
                (b'"', b'"') => {}
                _ => return Some(false),
            }
            let key = string_end(self.old, self.i)? - self.i;
            let (i, j) = (self.i + key, self.j + key);
            if self.old[self.i..i] != *self.new.get(self.j..j)? {
                return Some(false);
            }
            self.path.push(Step::Key(self.j, j));
            // Behind the colon.
            (self.i, self.j) = (i + 1, j + 1);
            self.value()?;
            self.path.pop();
            self.skip_commas()?;
        }
        (self.i, self.j) = (self.i + 1, self.j + 1);
        Some(true)
    }

    fn list(&mut self) -> Option<bool> {
        (self.i, self.j) = (self.i + 1, self.j + 1);
        for index in 0.. {
            match (*self.old.get(self.i)?, *self.new.get(self.j)?) {
                (b']', b']') => break,
                (b']', _) => {
                    let end = end(self.new, self.j)?;
                    self.path.push(Step::Index(index));
                    self.change(self.j..end);
                    self.path.pop();
                    self.j = end + usize::from(*self.new.get(end)? == b',');
                }
                (_, b']') => {
                    self.path.push(Step::Length);
                    self.write_path();
                    self.out.extend_from_slice(index.to_string().as_bytes());
                    self.out.extend_from_slice(b"],");
                    self.path.pop();
                    while self.old.get(self.i)? != &b']' {
                        self.i = end(self.old, self.i)?;
                        self.i += usize::from(*self.old.get(self.i)? == b',');
                    }
                    break;
                }
                _ => {
                    self.path.push(Step::Index(index));
                    self.value()?;
                    self.path.pop();
                    self.skip_commas()?;
                }
            }
        }
        (self.i, self.j) = (self.i + 1, self.j + 1);
        Some(true)
    }

    fn skip_commas(&mut self) -> Option<()> {
        self.i += usize::from(*self.old.get(self.i)? == b',');
        self.j += usize::from(*self.new.get(self.j)? == b',');
        Some(())
    }

    /// Notes that the value here is now this part of the new text.
    fn change(&mut self, value: std::ops::Range<usize>) {
        self.write_path();
        self.out.extend_from_slice(&self.new[value]);
        self.out.extend_from_slice(b"],");
    }

    fn write_path(&mut self) {
        self.out.push(b'[');
        for step in &self.path {
            match *step {
                Step::Key(from, to) => self.out.extend_from_slice(&self.new[from..to]),
                Step::Index(index) => self.out.extend_from_slice(index.to_string().as_bytes()),
                Step::Length => self.out.extend_from_slice(b"\"length\""),
            }
            self.out.push(b',');
        }
    }
}

/// Where the value that begins at `i` ends.
fn end(text: &[u8], mut i: usize) -> Option<usize> {
    match *text.get(i)? {
        b'"' => string_end(text, i),
        b'{' | b'[' => {
            let mut depth = 0usize;
            loop {
                match *text.get(i)? {
                    b'"' => {
                        i = string_end(text, i)?;
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                i += 1;
                if depth == 0 {
                    return Some(i);
                }
            }
        }
        _ => text[i..].iter().position(|byte| matches!(byte, b',' | b'}' | b']')).map(|length| i + length),
    }
}

/// Where the string that begins at `i` ends, its quotes included.
fn string_end(text: &[u8], i: usize) -> Option<usize> {
    let mut at = i + 1;
    loop {
        match *text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{Dice, FastDice};
    use serde_json::{Map, json};

    use super::*;

    fn check(old: &Value, new: &Value) -> Option<String> {
        let text = changes(&old.to_string(), &new.to_string())?;
        let mut value = old.clone();
        assert!(apply(&mut value, serde_json::from_slice(&text).expect("a list of changes")));
        assert_eq!(value, *new, "from {old} by {}", String::from_utf8_lossy(&text));
        String::from_utf8(text).ok()
    }

    #[test]
    fn changes_name_what_is_new_and_nothing_else() {
        let old =
            json!({ "a": [1, 2, { "b": "x" }], "c": { "d": null, "e": "\"}" }, "f": "long enough to stay" });
        let mut new = old.clone();
        assert_eq!(check(&old, &new).as_deref(), Some("[]"));
        new["a"][2]["b"] = json!("y");
        new["c"]["d"] = json!([true]);
        assert_eq!(check(&old, &new).as_deref(), Some(r#"[["a",2,"b","y"],["c","d",[true]]]"#));
        new["a"] = json!([1, 2]);
        new["c"] = json!({ "e": "\"}" });
        assert_eq!(check(&old, &new).as_deref(), Some(r#"[["a","length",2],["c",{"e":"\"}"}]]"#));
        assert_eq!(check(&new, &old).as_deref(), Some(r#"[["a",2,{"b":"x"}],["c",{"d":null,"e":"\"}"}]]"#));
        assert_eq!(check(&json!({ "a": 1 }), &json!({ "a": 2 })), None, "the whole is shorter");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        for change in [json!([]), json!([1]), json!(["b", "c", 1]), json!(["a", 2, 1]), json!(["a", "x", 1])]
        {
            let change = serde_json::from_value(json!([change])).expect("a list");
            assert!(!apply(&mut json!({ "a": [0] }), change));
        }
    }

    /// Any value, with few different keys and leaves, so that pairs have much in common.
    fn any(dice: &mut FastDice, depth: u32) -> Value {
        match dice.below(if depth == 0 { 4 } else { 7 }) {
            0 => json!(dice.below(3)),
            1 => json!(["", "é\"\\", "]},", "length"][dice.below(4) as usize]),
            2 => json!(dice.below(2) == 0),
            3 => Value::Null,
            4 | 5 => (0..dice.below(4)).map(|_| any(dice, depth - 1)).collect(),
            _ => object(dice, depth),
        }
    }

    fn object(dice: &mut FastDice, depth: u32) -> Value {
        let keys = ["a", "b\"", "length", "d"];
        let some = keys.iter().filter(|_| dice.below(4) > 0).copied().collect::<Vec<_>>();
        Value::Object(
            some.into_iter().map(|k| (k.into(), any(dice, depth.saturating_sub(1)))).collect::<Map<_, _>>(),
        )
    }

    /// The value with something else here and there.
    fn changed(value: &Value, dice: &mut FastDice) -> Value {
        match value {
            _ if dice.below(8) == 0 => any(dice, 2),
            Value::Array(list) => {
                let mut list: Vec<Value> = list.iter().map(|value| changed(value, dice)).collect();
                match dice.below(4) {
                    0 => list.push(any(dice, 1)),
                    1 => drop(list.pop()),
                    _ => {}
                }
                list.into()
            }
            Value::Object(object) => {
                Value::Object(object.iter().map(|(key, value)| (key.clone(), changed(value, dice))).collect())
            }
            other => other.clone(),
        }
    }

    #[test]
    fn applying_the_changes_gives_the_new_value() {
        let mut dice = FastDice::new(7);
        let mut shorter = 0;
        for round in 0..20_000 {
            let old = object(&mut dice, 4);
            let new = if round % 2 == 0 { changed(&old, &mut dice) } else { object(&mut dice, 4) };
            shorter += usize::from(check(&old, &new).is_some());
        }
        assert!(shorter > 2_000, "{shorter}");
    }
}
