//! What can be chosen when a table is set. Ledger: EVA-SETUP-01, EVA-MOD, EVA-RIVAL.

use orrery_core::{GameInfo, OptionChoice, OptionInfo, RuleId, When};
use serde::{Deserialize, Serialize};

use crate::vocab::{Actions, Bonuses, Mode};

/// What can be chosen when a table is set.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The number of players; one plays against the opponent of the solo cards.
    pub players: u8,
    /// Race or points (EVA-SETUP-01).
    pub mode: Mode,
    /// Strict or generous bonuses (EVA-BONUS-02, EVA-BONUS-03).
    pub bonuses: Bonuses,
    /// Simple or advanced actions (EVA-ADV-01).
    pub actions: Actions,
    /// The module of contracts (EVA-CONTR-01).
    pub contracts: bool,
    /// The module of line dominance (EVA-LINE-01).
    pub line_dominance: bool,
    /// A simulated third player beside two people (EVA-RIVAL-01).
    pub rival: bool,
}

impl Options {
    /// The usual table: the race with simple actions and strict bonuses; points for one player (EVA-MOD-02).
    pub fn usual(players: u8) -> Options {
        Options {
            players,
            mode: if players == 1 { Mode::Points } else { Mode::Race },
            bonuses: Bonuses::Strict,
            actions: Actions::Simple,
            contracts: false,
            line_dominance: false,
            rival: false,
        }
    }
}

/// More than one player: only then there is a race (EVA-SOLO-01).
const NOT_ALONE: &[When] = &[When::Players(&[2, 3, 4])];
/// Modules belong to the points mode (EVA-RACE-13), also alone (EVA-OPEN-33), and go with each other and with advanced
/// actions (EVA-MOD-01).
const POINTS: &[When] = &[When::Is("mode", &["points"])];

/// The facts about the game that need no state.
pub(crate) static INFO: GameInfo = GameInfo {
    id: "evacuation",
    name: "Evacuation",
    prefix: "EVA",
    players: (1, 4),
    options: &[
        OptionInfo {
            id: "mode",
            choices: &[OptionChoice { id: "race", when: NOT_ALONE }, OptionChoice::always("points")],
            default: "race",
            when: &[],
            rule: RuleId("EVA-SETUP-01"),
        },
        OptionInfo {
            // Generous bonuses are recommended with advanced actions (EVA-ADV-19).
            id: "bonuses",
            choices: &[OptionChoice::always("strict"), OptionChoice::always("generous")],
            default: "strict",
            when: &[],
            rule: RuleId("EVA-BONUS-03"),
        },
        OptionInfo {
            id: "actions",
            choices: &[OptionChoice::always("simple"), OptionChoice::always("advanced")],
            default: "simple",
            when: &[],
            rule: RuleId("EVA-ADV-01"),
        },
        OptionInfo {
            id: "contracts",
            choices: &[],
            default: "false",
            when: POINTS,
            rule: RuleId("EVA-CONTR-01"),
        },
        OptionInfo {
            id: "line_dominance",
            choices: &[],
            default: "false",
            when: POINTS,
            rule: RuleId("EVA-LINE-01"),
        },
        OptionInfo {
            id: "rival",
            choices: &[],
            default: "false",
            when: &[When::Players(&[2])],
            rule: RuleId("EVA-RIVAL-01"),
        },
    ],
};
