//! The deal of the day.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `GET /api/daily`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Daily {
    /// Today, by UTC.
    pub day: String,
    /// When the day ends, in milliseconds since 1970.
    pub ends: i64,
    /// The level of the bots.
    pub level: String,
    /// SHA-256 of today's secret, of which all deals follow.
    pub commitment: String,
    /// That of tomorrow.
    pub next_commitment: String,
    /// Each game's deal.
    pub games: Vec<DailyGame>,
    /// The day before.
    pub yesterday: DailyYesterday,
    /// The last fourteen days, today last: how many deals of each the one who asks has tried.
    pub days: Vec<DailyDay>,
}

/// A day of somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyDay {
    /// The day, by UTC.
    pub day: String,
    /// How many deals were tried.
    pub tried: u32,
}

/// Today's deal of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyGame {
    /// Which game.
    pub game: String,
    /// The own try.
    pub own: Option<DailyTry>,
    /// What everybody reached so far.
    pub results: DailyResults,
}

/// The own try at a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyTry {
    /// The table.
    pub table: String,
    /// The points, after the end.
    pub score: Option<i32>,
    /// The place among all who have finished.
    pub place: Option<u32>,
}

/// The results of a deal. Games that were given up do not count.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResults {
    /// How many have finished.
    pub count: u32,
    /// The mean of their points.
    pub mean: f64,
    /// Their points; of very many, those of the latest.
    pub scores: Vec<i32>,
    /// The best of them; of equal ones, who was first.
    pub best: Vec<DailyResult>,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResult {
    /// Who.
    pub name: String,
    /// The points.
    pub score: i32,
    /// The table; everybody may look at it when the day is over.
    pub table: String,
}

/// The day before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyYesterday {
    /// Which day.
    pub day: String,
    /// Its secret, which is none any more.
    pub secret: String,
    /// The best game of each deal that was played.
    pub best: Vec<DailyBest>,
}

/// The best game of a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyBest {
    /// Which game.
    pub game: String,
    /// How many finished it.
    pub count: u32,
    /// The best result.
    pub result: DailyResult,
}
