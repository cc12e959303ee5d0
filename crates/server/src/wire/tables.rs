//! Tables: making one, sitting down, what everybody sees of it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::Person;

/// `POST /api/tables`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// The options of the game by id; `players` follows from the seats. What is left out has its usual value.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    pub options: Option<Map<String, Value>>,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// Whether only people with the invitation find it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub private: bool,
    /// How long players may think.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub clock: Clock,
    /// Whether players may ask for hints.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub hints: bool,
    /// Starts at once; every seat must be taken then.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub start: bool,
}

/// A seat of a table to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// For the person who makes the table; several for people who share a screen.
    Me,
    /// For whoever comes.
    Open,
    /// For a bot.
    Bot {
        /// Its strength, one of the game's levels.
        level: String,
    },
}

/// How long players may think. Who runs out of time is replaced by a bot until coming back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// A budget for the whole game, and something more after each turn.
    Live {
        /// The budget, 1 to 600.
        minutes: u32,
        /// The addition after each turn, 0 to 600.
        increment_seconds: u32,
    },
    /// Days for each turn, 1 to 30.
    Days {
        /// The days.
        days: u32,
    },
}

/// What a table is for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Purpose {
    /// A game.
    #[default]
    Game,
    /// To try what would have been: it goes on from a moment of another game, and counts nowhere.
    Branch {
        /// The table or the uploaded record that it comes from.
        of: String,
        /// Whether that is an uploaded record.
        uploaded: bool,
        /// The moment, as in the log of the one who looks.
        step: u32,
        /// Whether what the seat could not know was drawn anew.
        guess: bool,
    },
    /// The deal of a day, the same for everybody. Others may look at it when the day is over.
    Daily {
        /// The day, by UTC.
        day: String,
    },
    /// One of several tables with the same deal. Others may look at it when all of them are over.
    Duplicate {
        /// The deal, as in `/api/duplicates/{id}`.
        deal: String,
        /// The number of the table, from 1.
        number: u8,
    },
}

impl Purpose {
    /// The word for it.
    pub fn kind(&self) -> &'static str {
        match self {
            Purpose::Game => "game",
            Purpose::Branch { .. } => "branch",
            Purpose::Daily { .. } => "daily",
            Purpose::Duplicate { .. } => "duplicate",
        }
    }

    /// Whether it is just for a game.
    pub fn is_game(&self) -> bool {
        *self == Purpose::Game
    }
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waiting for players.
    Open,
    /// The game is on.
    Running,
    /// The game is over.
    Finished,
    /// Given up before the end.
    Cancelled,
}

/// A table as one person sees it: in lists, from `GET /api/tables/{id}`, and as `table` on the socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// The name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What it is for, if not just for a game.
    #[serde(default, skip_serializing_if = "Purpose::is_game")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Purpose>"))]
    pub purpose: Purpose,
    /// The options of the game.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Where it stands.
    pub status: Status,
    /// The person who may start and cancel it.
    pub host: Person,
    /// The seats in clockwise order.
    pub seats: Vec<SeatInfo>,
    /// Whether only people with the invitation find it.
    pub private: bool,
    /// The invitation, for those who sit at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<String>,
    /// How long players may think.
    pub clock: Clock,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether it is a guided first game. Its seed is public, so it proves nothing about its shuffles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guided: bool,
    /// Whether others still play the same deal elsewhere: seed, record, report, replay and branches come when they are done.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub deal_in_play: bool,
    /// SHA-256 of the server's part of the seed, from the moment when the table was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
    /// What each seat has contributed to the seed; empty for tables of older versions, where the server drew it alone.
    pub contributions: Vec<Option<SeatContribution>>,
    /// The version of the rules it is played under, from the start on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rules_version: Option<u32>,
    /// The versions it was played under before, and has moved on from because nothing changed for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u32>>"))]
    pub former_rules: Vec<u32>,
    /// Whether it was played under older rules and would go differently now: it can be ended and downloaded only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub outdated: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub started: Option<i64>,
    /// When the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ended: Option<i64>,
    /// The seat of the person who asks, or null; of several, the one that is waited for.
    pub your_seat: Option<u8>,
    /// All seats of the person who asks.
    pub your_seats: Vec<u8>,
    /// Whether the game waits for the person who asks.
    pub your_turn: bool,
    /// How many people watch.
    pub watchers: u32,
    /// The table of the next game between the same people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
}

/// What a seat contributed to the seed of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatContribution {
    /// 64 hexadecimal digits.
    pub value: String,
    /// Whether the player's browser or program made it; the server's own follow from its secret.
    pub player: bool,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who may sit here.
    pub kind: SeatKind,
    /// The person, for a human.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub person: Option<Person>,
    /// The strength of the bot, or of the bot that stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
    /// Whether a bot stands in for the person, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_in: Option<StandIn>,
    /// Whether the person is connected.
    pub online: bool,
    /// Whether the game waits for this seat.
    pub to_act: bool,
    /// Whether the person agrees to cancel the game.
    pub cancels: bool,
    /// The time left when the present turn began (or is left now, if it is not the seat's turn).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock_ms: Option<i64>,
    /// When the time runs out, in milliseconds since 1970; only while the game waits for this seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deadline: Option<i64>,
    /// The points, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub score: Option<i32>,
    /// The place, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rank: Option<u8>,
}

/// Who may sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot.
    Bot,
}

/// Why a bot stands in for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// The person left and may come back.
    Left,
    /// The time ran out; the person may come back.
    Timeout,
    /// The person gave up for good.
    Resigned,
}

/// `POST /api/tables/{id}/join`: sit down, or come back to the own seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct JoinForm {
    /// The seat; the first open one if left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// The invitation to a private table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<String>,
    /// What the player contributes to the seed: 64 hexadecimal digits, random, made after the table's commitment was seen.
    /// Who sits at an open table without one adds it by joining again.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub contribution: Option<String>,
}

/// `POST /api/tables/{id}/remove`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RemoveForm {
    /// The seat to become open again.
    pub seat: u8,
}

/// `POST /api/tables/{id}/cancel`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CancelForm {
    /// Agrees to cancel a running game (true), or no longer (false).
    pub yes: bool,
}

/// `GET /api/tables/{id}/at/{step}` and `GET /api/replays/{id}/at/{step}`: the game at a moment of the past.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// The step, as in the log.
    pub step: u32,
    /// The last step there is.
    pub last: u32,
    /// The own seat while the game runs; null when everything is open.
    pub seat: Option<u8>,
    /// What could be seen.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// Who was waited for.
    pub to_act: Vec<u8>,
    /// The points as everybody could count them.
    pub scores: Vec<i32>,
}

/// A recorded game that was uploaded and verified.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayInfo {
    /// The name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The options of the game.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// The commitment of the start, which secret, contributions and seed match.
    pub commitment: String,
    /// What each seat contributed to the seed; empty where the server drew it alone.
    pub contributions: Vec<SeatContribution>,
    /// The server's part of the seed, where there are contributions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret: Option<String>,
    /// The result.
    pub outcome: super::Outcome,
    /// Everything that happened.
    pub log: Vec<super::LogEntry>,
}
