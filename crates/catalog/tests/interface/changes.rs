//! What changed between two messages: told as changes and applied, it is the new message.

use orrery_catalog::changes::{Former, MessageText, apply, write};
use orrery_core::{Dice, FastDice};
use serde_json::{Map, Value, json};

fn check(old: &Value, new: &Value) -> Option<String> {
    // Where lists and objects stood in the old text is known or not: the changes are the same.
    let text = old.to_string();
    let spans = write(Some(text.as_str().into()), old).spans;
    let written = write(Some(text.as_str().into()), new);
    let known = write(Some(Former { text: &text, spans: &spans }), new);
    assert_eq!((&written.changes, &written.spans), (&known.changes, &known.spans), "from {old} to {new}");
    assert_eq!(String::from_utf8_lossy(&written.text), new.to_string());
    let text = written.changes?;
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
    for change in [json!([]), json!([1]), json!(["b", "c", 1]), json!(["a", 2, 1]), json!(["a", "x", 1])] {
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

#[test]
fn a_message_written_field_by_field_is_the_same() {
    let old = json!({ "a": 12, "b": [1, { "c": "x" }], "z": "long enough to be worth it" });
    let new = json!({ "a": 1, "b": [1, { "c": "y" }], "z": "long enough to be worth it" });
    let old = old.to_string();
    let mut text = MessageText::new(Some(old.as_str().into()));
    for name in ["a", "b", "z"] {
        let part = text.field(name, &new[name]);
        assert_eq!(text.part(part), new[name].to_string().as_bytes());
    }
    let written = text.finish();
    assert_eq!(written.text, new.to_string().as_bytes());
    assert_eq!(written.changes.as_deref(), Some(&br#"[["a",1],["b",1,"c","y"]]"#[..]));
    assert!(write(None, &new).changes.is_none(), "there is nothing to compare with");
}

/// What has no JSON form gives way to `null`, and the rest of the message stays in step.
#[test]
fn what_cannot_be_written_is_null() {
    let odd = std::collections::BTreeMap::from([(vec![1], 1)]);
    let old = r#"{"a":{"b":2},"c":"long enough to be worth it"}"#;
    let mut text = MessageText::new(Some(old.into()));
    text.field("a", &odd);
    text.field("c", "long enough to be worth it");
    let written = text.finish();
    assert_eq!(written.text, br#"{"a":null,"c":"long enough to be worth it"}"#);
    assert_eq!(written.changes.as_deref(), Some(&br#"[["a",null]]"#[..]));
}
