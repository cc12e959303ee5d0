//! What can be chosen when a table is set, and the facts about the game that need no state.

use orrery_core::{GameInfo, OptionInfo, RuleId};
use serde::{Deserialize, Serialize};

/// What can be chosen when a table is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 5 players.
    pub players: u8,
    /// The start tiles are placed by RFG-SETUP-11 instead of being chosen.
    #[serde(default)]
    pub first_game: bool,
    /// Phases II, III and V are played in player order where RFG-ORDER-10 and RFG-ORDER-11 say so.
    #[serde(default = "yes")]
    pub order_when_it_matters: bool,
    /// A Dictate die may be put aside without moving a worker (RFG-OPEN-08).
    #[serde(default = "yes")]
    pub dictate_without_move: bool,
}

fn yes() -> bool {
    true
}

/// The facts about the game that need no state.
pub(crate) static INFO: GameInfo = GameInfo {
    id: "roll-for-the-galaxy",
    name: "Roll for the Galaxy",
    prefix: "RFG",
    // RFG-VAR-01: one game for 2 to 5 players; RFG-VAR-03: no other mode.
    players: (2, 5),
    options: &[
        yes_or_no("first_game", "false", "RFG-VAR-02"),
        yes_or_no("order_when_it_matters", "true", "RFG-VAR-04"),
        yes_or_no("dictate_without_move", "true", "RFG-OPEN-08"),
    ],
};

const fn yes_or_no(id: &'static str, default: &'static str, rule: &'static str) -> OptionInfo {
    OptionInfo { id, choices: &[], default, when: &[], rule: RuleId(rule) }
}

impl Options {
    /// The usual options for a number of players.
    pub const fn usual(players: u8) -> Options {
        Options { players, first_game: false, order_when_it_matters: true, dictate_without_move: true }
    }
}
