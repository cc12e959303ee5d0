//! What if: branches of games, and how they compare with what happened.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `POST /api/tables/{id}/branch` and `POST /api/replays/{id}/branch`: play on from a moment, in private, against bots.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// The moment, as in the log of the one who asks; the last one if left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub step: Option<u32>,
    /// The seat to play on; the own one, or the first, if left out. In a running game only an own seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// Whether what the seat could not know is drawn anew. In a running game it always is.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub guess: bool,
    /// The level of the bots on the other seats; `strong` if left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// `GET /api/tables/{id}/compare`: a branch beside what happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BranchComparison {
    /// The seat whose chances they are.
    pub seat: u8,
    /// What happened; of a running game, so far. Empty if the game is gone.
    pub real: Vec<LinePoint>,
    /// The branch so far.
    pub branch: Vec<LinePoint>,
    /// What the seat could expect now in single guesses at what it does not know; empty when the branch is over.
    pub guesses: Vec<GuessPoint>,
}

/// What a seat could expect if a guess were right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuessPoint {
    /// The chance to win: 0 to 1.
    pub win: f64,
    /// The points at the end.
    pub points: f64,
}

/// Where a game stood when a round began, or at its last moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LinePoint {
    /// The round.
    pub round: u32,
    /// Whether the game was over.
    pub over: bool,
    /// The points of every seat as everybody could count them.
    pub scores: Vec<i32>,
    /// The chance of the seat to win, by what it knew: 0 to 1.
    pub win: f64,
    /// How far off that may be, because of what the seat could not know.
    pub unsure: f64,
    /// The points that the seat could expect at the end.
    pub points: f64,
}
