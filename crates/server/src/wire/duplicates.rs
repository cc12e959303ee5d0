//! The same deal at several tables.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{NewTable, Person, SeatKind, StandIn, Status};

/// `POST /api/duplicates`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewDuplicate {
    /// How many tables, 2 to 8.
    pub tables: u8,
    /// The first table. The others are alike; who makes them sits only at the first, and those seats are open there.
    pub table: NewTable,
}

/// `GET /api/duplicates/{id}`: the same deal at several tables. Points are told when all tables are over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Duplicate {
    /// The name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The options of the game, the same at all tables.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Who made the tables.
    pub host: Person,
    /// Whether only people with the invitation find them.
    pub private: bool,
    /// The invitation, for those who have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<String>,
    /// When they were made, in milliseconds since 1970.
    pub created: i64,
    /// When the last table was over.
    pub opened: Option<i64>,
    /// SHA-256 of the secret that the deal follows from.
    pub commitment: String,
    /// The secret, when all tables are over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret: Option<String>,
    /// The table at which the one who asks sits.
    pub your_table: Option<String>,
    /// The tables in order.
    pub tables: Vec<DuplicateTable>,
    /// The mean points of each seat over all finished tables; empty before all are over, and where none was finished.
    pub means: Vec<f64>,
    /// The people by how much more they made of their seats than the others did.
    pub ranking: Vec<DuplicateRank>,
}

/// One of several tables with the same deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuplicateTable {
    /// The table.
    pub id: String,
    /// Its number, from 1.
    pub number: u8,
    /// Where it stands.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<DuplicateSeat>,
}

/// A seat of one of these tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuplicateSeat {
    /// Who may sit here.
    pub kind: SeatKind,
    /// The person, for a human.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub person: Option<Person>,
    /// The strength of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
    /// Whether a bot played on for the person, and why; when all tables are over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_in: Option<StandIn>,
    /// The points, when all tables are over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub score: Option<i32>,
    /// The points less the mean of this seat at all finished tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub difference: Option<f64>,
}

/// How somebody did, compared with those who had the same seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuplicateRank {
    /// The place; equal ones share it.
    pub place: u32,
    /// Who.
    pub person: Person,
    /// The number of the table.
    pub number: u8,
    /// The seats: several for somebody who shared a screen.
    pub seats: Vec<u8>,
    /// The mean of the differences of these seats.
    pub difference: f64,
}
