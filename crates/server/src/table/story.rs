//! What happened after a step, entry by entry, as one viewer may see it.

use orrery_catalog::{Frame, GameInProgress};
use orrery_core::Viewer;
use serde_json::{Value, json};

use super::viewer::{self, Cursor};
use crate::wire::{Story, StoryFrame};

/// So many actions are told at once; the caller asks again for more.
const MOST: usize = 100;

/// What happened after a step of the viewer; none if there was no such step.
pub fn story(game: &dyn GameInProgress, viewer: Viewer, step: u32) -> Option<Story> {
    let number = *viewer::steps(game, viewer).get(step as usize)?;
    let start = viewer::moment(game, viewer, step)?;
    let entries = viewer::read(game, viewer, &mut Cursor::default());
    let after = entries.iter().filter(|entry| entry.step > step);
    let mut before = json!({ "view": start.view, "to_act": start.to_act, "scores": start.scores });
    let told = game.told(viewer, number, MOST);
    let frames: Vec<StoryFrame> = after
        .zip(&told)
        .map(|(entry, frame)| {
            let now = whole(frame);
            let mut changes = Vec::new();
            compare(&before, &now, &mut Vec::new(), &mut changes);
            before = now;
            StoryFrame { seq: entry.seq, changes }
        })
        .collect();
    let last = frames.last().map_or(0, |frame| frame.seq);
    let more = entries.last().is_some_and(|entry| entry.step > step && entry.seq > last);
    Some(Story { start, frames, more })
}

fn whole(frame: &Frame) -> Value {
    let to_act: Vec<u8> = frame.to_act.iter().map(|s| s.0).collect();
    json!({ "view": frame.view, "to_act": to_act, "scores": frame.scores })
}

/// Finds the smallest parts that are different. A list that has become longer or shorter is one part.
fn compare(before: &Value, now: &Value, path: &mut Vec<Value>, changes: &mut Vec<(Vec<Value>, Value)>) {
    match (before, now) {
        (Value::Object(a), Value::Object(b))
            if a.len() == b.len() && a.keys().all(|key| b.contains_key(key)) =>
        {
            for (key, now) in b {
                path.push(key.as_str().into());
                compare(&a[key], now, path, changes);
                path.pop();
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (place, (a, b)) in a.iter().zip(b).enumerate() {
                path.push(place.into());
                compare(a, b, path, changes);
                path.pop();
            }
        }
        _ if before == now => {}
        _ => changes.push((path.clone(), now.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(before: &Value, now: &Value) -> Vec<(Vec<Value>, Value)> {
        let mut changes = Vec::new();
        compare(before, now, &mut Vec::new(), &mut changes);
        changes
    }

    #[test]
    fn only_what_is_different_is_told() {
        let before = json!({ "view": { "a": 1, "b": [1, { "c": 2 }] }, "scores": [0, 0] });
        let now = json!({ "view": { "a": 1, "b": [1, { "c": 3 }] }, "scores": [0, 4] });
        let path = |path: Value| path.as_array().cloned().unwrap_or_default();
        let expected =
            vec![(path(json!(["scores", 1])), json!(4)), (path(json!(["view", "b", 1, "c"])), json!(3))];
        assert_eq!(changes(&before, &now), expected);
        assert_eq!(changes(&now, &now), []);
    }

    #[test]
    fn a_list_that_grows_and_an_object_with_other_fields_are_replaced() {
        let before = json!({ "list": [1], "task": { "keep": 1 } });
        let now = json!({ "list": [1, 2], "task": { "pay": 1 } });
        let expected = vec![(vec![json!("list")], json!([1, 2])), (vec![json!("task")], json!({ "pay": 1 }))];
        assert_eq!(changes(&before, &now), expected);
    }
}
