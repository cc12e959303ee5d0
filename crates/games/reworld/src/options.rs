//! What can be chosen when a table is set: the number of players, and nothing else (REW-VAR-01).

use orrery_core::GameInfo;
use serde::{Deserialize, Serialize};

/// What can be chosen when a table is set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The number of players, 2 to 4 (REW-COMP-01).
    pub players: u8,
}

impl Options {
    /// A table for so many players.
    pub fn usual(players: u8) -> Options {
        Options { players }
    }
}

/// The facts about the game that need no state.
pub(crate) static INFO: GameInfo =
    GameInfo { id: "reworld", name: "Reworld", prefix: "REW", players: (2, 4), options: &[] };
