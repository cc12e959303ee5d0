//! Tables, their seats, and what was done at them.

use crate::wire::{Clock, Person, Purpose, SeatKind, StandIn, Status};

/// A table as kept.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What it is for.
    pub purpose: Purpose,
    /// Its options, as JSON.
    pub options: String,
    /// Where it stands.
    pub status: Status,
    /// Who made it.
    pub host: Person,
    /// Whether only people with the invitation find it.
    pub private: bool,
    /// The invitation.
    pub invite: String,
    /// How long players may think.
    pub clock: Clock,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The server's part of the seed, from the moment when the table was made; none for tables of older versions.
    pub secret: Option<String>,
    /// The hash of the secret, as it was shown first. It is never computed again, so that nobody can exchange the secret.
    pub commitment: Option<String>,
    /// The seed, from the start on.
    pub seed: Option<String>,
    /// The version of the rules, from the start on.
    pub rules_version: Option<u32>,
    /// The rules versions that it was played under before.
    pub former_rules: Vec<u32>,
    /// The hash of the component data, from the start on.
    pub components: Option<String>,
    /// Where the game stood when it last became somebody's turn, as a number to compare.
    pub place: Option<i64>,
    /// When it was made.
    pub created: i64,
    /// When the game began.
    pub started: Option<i64>,
    /// When the game ended.
    pub ended: Option<i64>,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// The seats that are waited for, as a bit set.
    pub to_act: u8,
    /// When the table must be woken.
    pub wake: Option<i64>,
    /// When it last changed.
    pub updated: i64,
    /// Whether others still play its deal at other tables. Only the store changes it.
    pub sealed: bool,
}

/// A seat as kept.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    /// Who may sit here.
    pub kind: SeatKind,
    /// The person.
    pub person: Option<Person>,
    /// The level of the bot.
    pub level: Option<String>,
    /// What the player contributed to the seed.
    pub contribution: Option<String>,
    /// Why a bot stands in.
    pub stand_in: Option<StandIn>,
    /// Since when the person is away.
    pub away_since: Option<i64>,
    /// Whether the person agrees to cancel.
    pub cancels: bool,
    /// The time left at `turn_since`, or at rest.
    pub clock_ms: Option<i64>,
    /// When the present turn began.
    pub turn_since: Option<i64>,
    /// The points, after the end.
    pub score: Option<i32>,
    /// The place, after the end.
    pub rank: Option<u8>,
}

/// Something done at a table, as kept.
#[derive(Clone, Debug, PartialEq)]
pub struct OpRow {
    /// What kind of thing.
    pub kind: OpKind,
    /// The seat.
    pub seat: u8,
    /// The client's name for it.
    pub r#ref: Option<String>,
    /// The action, as JSON.
    pub action: Option<String>,
    /// How many actions `back` keeps.
    pub at: Option<i64>,
    /// When.
    pub time: i64,
}

/// What can be done at a table. Only the first three change the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpKind {
    /// An action.
    Act,
    /// Back to an earlier action.
    Back,
    /// Back to an earlier action by consent: the dice are new afterwards.
    Rewind,
    /// Somebody sat down or came back.
    Join,
    /// Somebody left.
    Leave,
    /// Somebody's time ran out.
    Timeout,
    /// Somebody gave up.
    Resign,
}

impl OpKind {
    pub(in crate::store) const ALL: [OpKind; 7] = [
        OpKind::Act,
        OpKind::Back,
        OpKind::Rewind,
        OpKind::Join,
        OpKind::Leave,
        OpKind::Timeout,
        OpKind::Resign,
    ];

    pub(in crate::store) const fn name(self) -> &'static str {
        match self {
            OpKind::Act => "act",
            OpKind::Back => "back",
            OpKind::Rewind => "rewind",
            OpKind::Join => "join",
            OpKind::Leave => "leave",
            OpKind::Timeout => "timeout",
            OpKind::Resign => "resign",
        }
    }
}

/// A change of a table: written as a whole or not at all.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The table, if it changed.
    pub row: Option<TableRow>,
    /// The status that it had before: if the store knows another one, nothing is written.
    pub was: Option<Status>,
    /// Whether only what changes from turn to turn did: `to_act`, `wake`, `updated`, `place`.
    pub turn_only: bool,
    /// The seats that changed.
    pub seats: Vec<(u8, SeatRow)>,
    /// What was done, with its number.
    pub ops: Vec<(i64, OpRow)>,
    /// The deal that others play at other tables: nothing is written if somebody on these seats sits at one of them.
    pub deal: Option<String>,
    /// Who sits down.
    pub sits_down: Option<SitsDown>,
}

/// Somebody who sits down at a table.
#[derive(Clone, Debug)]
pub struct SitsDown {
    /// The person's id.
    pub person: String,
    /// At how many open and running tables the person may sit.
    pub most: i64,
}

/// Which tables a list shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListKind {
    /// Public ones that wait for players.
    Open,
    /// Open and running ones of the person, "your turn" first.
    Mine,
    /// Public ones that are running.
    Watch,
    /// Finished ones: public, or of the person.
    Finished,
}

/// Several tables with the same deal, as kept.
#[derive(Clone, Debug, PartialEq)]
pub struct DuplicateRow {
    /// The id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Its options, as JSON.
    pub options: String,
    /// Who made the tables.
    pub host: Person,
    /// Whether only people with the invitation find them.
    pub private: bool,
    /// The invitation.
    pub invite: String,
    /// What the deal follows from.
    pub secret: String,
    /// The hash of the secret, as it was shown first.
    pub commitment: String,
    /// When they were made.
    pub created: i64,
    /// When the last of them was over.
    pub opened: Option<i64>,
}

/// The word that a plain enum of the wire is written as.
pub(in crate::store) fn name<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
}
