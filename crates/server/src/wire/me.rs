//! One's own games: history, results, export.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game that somebody has finished: `GET /api/me/history`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HistoryGame {
    /// The table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// When it began, in milliseconds since 1970.
    pub started: Option<i64>,
    /// When it ended.
    pub ended: Option<i64>,
    /// The own seat.
    pub seat: u8,
    /// How many played.
    pub players: u8,
    /// How many of them were people.
    pub people: u8,
    /// The own points.
    pub score: Option<i32>,
    /// The own place.
    pub rank: Option<u8>,
    /// Whether it was won against others.
    pub won: bool,
    /// Whether it was given up; a bot played on.
    pub resigned: bool,
    /// Whether it was a guided first game, which counts in no result.
    pub guided: bool,
    /// Whether there is a report.
    pub report: bool,
}

/// `GET /api/me/results`: the own results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Results {
    /// How many games were finished.
    pub games: u32,
    /// How many of them have a report.
    pub reports: u32,
    /// When the first of them ended.
    pub since: Option<i64>,
    /// By game, in the order of the catalog; only those that were played.
    pub by_game: Vec<GameResults>,
}

/// The own results in one game. Games that were given up count nowhere here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameResults {
    /// Which game.
    pub game: String,
    /// How many.
    pub games: u32,
    /// How many of them against others.
    pub against: u32,
    /// How many of those were won.
    pub won: u32,
    /// The mean of the points.
    pub mean: f64,
    /// The most points.
    pub best: i32,
    /// The table where they were made.
    pub best_table: String,
    /// The points of all these games, the latest first.
    pub scores: Vec<i32>,
}
