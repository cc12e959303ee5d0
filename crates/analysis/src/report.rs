//! What a report says. Plain data: the reader makes the sentences.

use orrery_core::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Raised whenever reports are made differently, so that old ones are made again.
pub const VERSION: u32 = 1;

/// A game, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// How it was made; see [`VERSION`].
    pub version: u32,
    /// The game.
    pub game: String,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// Whether there was something to win: otherwise chances say how good a result is, with 0.5 for a good one.
    pub contest: bool,
    /// How far judged and true chances lie apart in the mean, by many games of bots; none if it was not measured for such a
    /// table.
    pub calibration: Option<f64>,
    /// Where rounds begin.
    pub rounds: Vec<Round>,
    /// What each seat could expect: at the start, and after each action.
    pub moments: Vec<CurvePoint>,
    /// The seats, in order.
    pub seats: Vec<SeatReport>,
    /// The strokes of luck that moved a seat's chance most, the largest first.
    pub chances: Vec<Chance>,
}

/// The beginning of a round, or whatever the game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Round {
    /// The number of actions before it.
    pub step: u32,
    /// Its number.
    pub number: u32,
}

/// What each seat could expect, by what it knew itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CurvePoint {
    /// The number of actions before it.
    pub step: u32,
    /// The chance to win of each seat, 0 to 1.
    pub win: Vec<f64>,
    /// Half of the range that `win` is sure to within (95 %), by chance of the guesses.
    pub unsure: Vec<f64>,
    /// The points at the end that each seat could expect.
    pub points: Vec<f64>,
}

/// A number that was estimated: the mean, and half of its 95 % range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Measure {
    /// The mean.
    pub mean: f64,
    /// Half of the range.
    pub unsure: f64,
}

/// One seat's game. Luck, own decisions, the others' decisions and the rest add up to the way from `before` to `end`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatReport {
    /// Whose.
    pub seat: Seat,
    /// The chance to win of this seat before anything was dealt.
    pub before: f64,
    /// What came of it: 1 for a victory, 0 for a defeat, a share if it was shared.
    pub end: f64,
    /// What the deal at the start was worth; a part of `luck`.
    pub deal: f64,
    /// What dice, draws, deals and what others had hidden changed.
    pub luck: Measure,
    /// What own decisions gave away, compared with the best that was found: negative, but for errors.
    pub own: Measure,
    /// What others gave away to this seat.
    pub others: Measure,
    /// What the judge cannot explain: its own error.
    pub rest: Measure,
    /// How many decisions offered a choice.
    pub decisions: u32,
    /// In how many of them a strong bot would have done the same.
    pub agreed: u32,
    /// The three decisions that cost most, the costliest first; fewer if fewer cost anything.
    pub costliest: Vec<Decision>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// The number of actions before it.
    pub step: u32,
    /// The round it was in.
    pub round: u32,
    /// What was decided.
    pub played: Move,
    /// What would have been better: what a strong bot would have done.
    pub better: Move,
    /// The chance to win that it cost.
    pub loss: Measure,
    /// The points that it cost.
    pub points: Measure,
    /// How sure it is that it cost anything.
    pub sure: Sure,
    /// What speaks for the better one, and what against.
    pub reasons: Vec<Message>,
}

/// How sure it is that a decision cost anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sure {
    /// The range is far from nothing.
    Sure,
    /// The range does not include nothing.
    Fairly,
    /// It may be nothing.
    MayBeNothing,
}

/// An action, as people read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Move {
    /// What the button says.
    pub label: Message,
    /// The action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// The pieces that it is done with.
    pub targets: Vec<String>,
}

/// A stroke of luck.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chance {
    /// The number of actions with it: it came with the last of them.
    pub step: u32,
    /// Whose chance it moved.
    pub seat: Seat,
    /// By how much.
    pub change: Measure,
}

impl Measure {
    /// A measure from a sum of means and a sum of variances.
    pub fn of(mean: f64, variance: f64) -> Measure {
        Measure { mean: rounded(mean), unsure: rounded(1.96 * variance.max(0.0).sqrt()) }
    }
}

/// Four decimal digits are more than is known.
pub fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
