//! What can be chosen when a table is set, and the facts about the game that need no state.

use orrery_core::{GameInfo, OptionChoice, OptionInfo, RuleId};
use serde::{Deserialize, Serialize};

use crate::vocab::Mode;

/// What can be chosen when a table is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 5 players.
    pub players: u8,
    /// First game, standard or goals.
    #[serde(default = "usual_mode")]
    pub mode: Mode,
}

const fn usual_mode() -> Mode {
    Mode::Standard
}

impl Options {
    /// The usual options for a number of players.
    pub const fn usual(players: u8) -> Options {
        Options { players, mode: usual_mode() }
    }

    /// A mode for a number of players.
    pub const fn new(players: u8, mode: Mode) -> Options {
        Options { players, mode }
    }
}

/// The facts about the game that need no state.
pub(crate) static INFO: GameInfo = GameInfo {
    id: "new-frontiers",
    name: "New Frontiers",
    prefix: "NFR",
    // NFR-MODE-01: no solo mode.
    players: (2, 5),
    options: &[OptionInfo {
        id: "mode",
        choices: &[
            OptionChoice::always(Mode::FirstGame.id()),
            OptionChoice::always(Mode::Standard.id()),
            OptionChoice::always(Mode::Goals.id()),
        ],
        default: usual_mode().id(),
        when: &[],
        rule: RuleId("NFR-SETUP-01"),
    }],
};
