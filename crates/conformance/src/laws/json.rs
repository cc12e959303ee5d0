//! Actions, options and states come back from JSON as they were.

use std::fmt::Debug;

use orrery_core::Present;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::kit::Kit;
use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds every action of the universe, and the options, against the law.
pub(crate) fn universe<G: Present>(kit: &Kit<G>) -> Result<(), Breach> {
    hold!(Json, !kit.universe.is_empty(), "the universe is empty");
    for pair in kit.universe.windows(2) {
        hold!(Json, pair[0] < pair[1], "the universe is not ascending: {:?}, then {:?}", pair[0], pair[1]);
    }
    for action in &kit.universe {
        there_and_back(action)?;
    }
    let mut options = serde_json::to_value(&kit.options).unwrap_or_default();
    if let Some(fields) = options.as_object_mut() {
        fields.insert("no-such-option".into(), true.into());
    }
    let refused = serde_json::from_value::<G::Options>(options).is_err();
    hold!(Json, refused, "an option that does not exist is not refused: `deny_unknown_fields` is missing");
    there_and_back(&kit.options)
}

/// Holds a state against the law.
pub(super) fn state<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    if position.wants(Law::Json) { there_and_back(position.state) } else { Ok(()) }
}

fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<(), Breach> {
    let broken = |error| Breach::new(Law::Json, format!("{value:?}: {error}"));
    let text = serde_json::to_string(value).map_err(broken)?;
    let back: T = serde_json::from_str(&text).map_err(broken)?;
    hold!(Json, back == *value, "{value:?} comes back from {text} as {back:?}");
    let again = serde_json::to_string(&back).map_err(broken)?;
    hold!(Json, again == text, "{text} is written again as {again}");
    Ok(())
}
