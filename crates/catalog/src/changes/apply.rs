//! Carrying changes out, as clients do.

use serde_json::Value;

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
