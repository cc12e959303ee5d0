//! What can be chosen when a table is set: the number of players, and alone, how strong the Consortium is.

use orrery_core::{GameInfo, OptionChoice, OptionInfo, RuleId, SetupError, When};
use serde::{Deserialize, Serialize};

use crate::vocab::Difficulty;

/// What can be chosen when a table is set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The number of players, 1 to 4 (HSW-GEN-01).
    pub players: u8,
    /// How strong the Consortium of a solo game is (HSW-SOLO-04); with more players the usual value.
    pub difficulty: Difficulty,
}

impl Options {
    /// A usual table for so many players.
    pub fn usual(players: u8) -> Options {
        Options { players, difficulty: Difficulty::Normal }
    }

    /// A solo game.
    pub fn solo(difficulty: Difficulty) -> Options {
        Options { players: 1, difficulty }
    }

    /// Whether they make a game.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(1..=4).contains(&self.players) {
            let why = format!("{} players: the game is for 1 to 4", self.players);
            return Err(SetupError { rule: RuleId("HSW-GEN-01"), why });
        }
        if self.players > 1 && self.difficulty != Difficulty::Normal {
            let why = "a difficulty is chosen only in a solo game".to_owned();
            return Err(SetupError { rule: RuleId("HSW-SOLO-04"), why });
        }
        Ok(())
    }
}

/// The facts about the game that need no state. HSW-GEN-07: there is nothing to choose but the strength of
/// the Consortium.
pub(crate) static INFO: GameInfo = GameInfo {
    id: "how-to-save-a-world",
    name: "How to Save a World",
    prefix: "HSW",
    players: (1, 4),
    options: &[OptionInfo {
        id: "difficulty",
        choices: &[
            OptionChoice::always("easy"),
            OptionChoice::always("normal"),
            OptionChoice::always("hard"),
            OptionChoice::always("expert"),
        ],
        default: "normal",
        when: &[When::Players(&[1])],
        rule: RuleId("HSW-SOLO-04"),
    }],
};
