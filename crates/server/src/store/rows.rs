//! What is kept, as the rest of the server sees it: one type for each kind of row.

use crate::wire::{ChatEntry, Clock, Person, SeatKind, StandIn, Status};

/// A person as kept.
#[derive(Clone, Debug)]
pub struct PersonRow {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What an account signs in with: the lower-case name that it was made with.
    pub login: Option<String>,
    /// The hash of the password (PHC string).
    pub password: Option<String>,
}

impl PersonRow {
    /// What others may see.
    pub fn person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone(), guest: self.login.is_none() }
    }
}

/// What it takes to forget a person.
pub const FORGET: [&str; 5] = [
    "delete from session where person = $1",
    "delete from token where person = $1",
    "delete from note where person = $1",
    "delete from replay where person = $1",
    "update person set name = '?', login = null, password = null, name_key = null, deleted = true where id = $1",
];

/// A session as kept.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// For listing and revoking.
    pub id: String,
    /// SHA-256 of the secret in the cookie.
    pub hash: String,
    /// Whose it is.
    pub person: String,
    /// What the browser called itself.
    pub agent: String,
    /// When it began.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// When it ends.
    pub expires: i64,
}

/// An API token as kept.
#[derive(Clone, Debug)]
pub struct TokenRow {
    /// For listing and revoking.
    pub id: String,
    /// SHA-256 of the secret.
    pub hash: String,
    /// Whose it is.
    pub person: String,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
}

/// Who a secret belongs to.
#[derive(Clone, Debug)]
pub struct Who {
    /// The person.
    pub person: Person,
    /// The id of the session or token.
    pub key: String,
    /// When it was last noted as used.
    pub seen: i64,
}

/// Something said, as kept.
#[derive(Clone, Debug)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// What everybody sees of it.
    pub entry: ChatEntry,
}

/// A table as kept.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// Which game.
    pub game: String,
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
    /// Where the game stands, as a number to compare.
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

impl OpKind {
    /// All kinds.
    pub(super) const ALL: [OpKind; 7] = [
        OpKind::Act,
        OpKind::Back,
        OpKind::Rewind,
        OpKind::Join,
        OpKind::Leave,
        OpKind::Timeout,
        OpKind::Resign,
    ];

    /// The word that it is kept as.
    pub(super) const fn name(self) -> &'static str {
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

/// The word that a plain enum of the wire is written as.
pub(super) fn name<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
}

/// What came of claiming a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It belongs to this server now.
    Won(Tenure),
    /// Another server has it, or is to have it.
    Elsewhere,
    /// There is no such table.
    Missing,
}

/// A time of ownership.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tenure {
    /// Its number: each is higher than the one before.
    pub epoch: i64,
    /// Since when the table has stood still, because its owner fell.
    pub paused: Option<i64>,
    /// Since when there has been a server at all.
    pub up_since: Option<i64>,
}

/// Where a table is to be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// At this server: it has the table, may claim it, or can say that there is none.
    Here,
    /// At another one.
    At {
        /// Its id.
        node: String,
        /// Where it listens for other servers.
        address: String,
    },
}
