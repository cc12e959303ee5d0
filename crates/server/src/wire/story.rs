//! What happened after a step, entry by entry: for clients that show it in order.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::Moment;

/// `GET /api/tables/{id}/story/{step}` and `GET /api/replays/{id}/story/{step}`: what happened after a step.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// The game after that step.
    pub start: Moment,
    /// One for each entry of the log after it, in order.
    pub frames: Vec<StoryFrame>,
    /// Whether more happened: ask again with the last step of these.
    pub more: bool,
}

/// The table right after an entry of the log, told by what is different.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoryFrame {
    /// The entry.
    pub seq: u32,
    /// What is different from the frame before: a path within `{view, to_act, scores}`, and what is there now.
    #[cfg_attr(feature = "ts", ts(type = "Array<[Array<string | number>, unknown]>"))]
    pub changes: Vec<(Vec<Value>, Value)>,
}
