//! What goes wrong, with codes that never change their meaning.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The body of every refused request, and the content of the socket's `error`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// What kind of mistake it is.
    pub code: ErrorCode,
    /// One sentence for developers; the client has its own texts for the codes.
    pub message: String,
    /// The rule that forbids the action or the options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
}

/// The stable codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The request or message is not what the protocol says.
    Malformed,
    /// The body or message is too long.
    TooLarge,
    /// Too many requests or messages in a short time.
    TooMany,
    /// A limit of this server is reached: tables per person, connections, replays.
    Limit,
    /// Nobody is signed in.
    SignIn,
    /// It belongs to somebody else.
    Forbidden,
    /// There is no such thing, or it is private and the invitation is missing.
    NotFound,
    /// A name must have 1 to 32 visible characters.
    BadName,
    /// Somebody else has this name.
    NameTaken,
    /// A password must have 8 to 256 characters.
    BadPassword,
    /// Name or password is wrong.
    WrongPassword,
    /// This server takes no new accounts.
    RegistrationClosed,
    /// The options make no game; the rule says why.
    BadSetup,
    /// The table is not waiting for players.
    NotOpen,
    /// The game is not running.
    NotRunning,
    /// Not before the end of the game.
    StillRunning,
    /// Nobody can sit there.
    SeatTaken,
    /// Seats are still open.
    SeatsOpen,
    /// Only players of the table can do this.
    NotSeated,
    /// The action was made on an older position.
    Stale,
    /// This is no action of the game.
    BadAction,
    /// A rule forbids the action.
    Illegal,
    /// The last action cannot be taken back.
    CannotUndo,
    /// The action rolls or reveals, so it cannot be taken back; send it again with `sure`.
    Reveals,
    /// The game was played under older rules and would go differently now.
    OtherRules,
    /// Nobody has asked for this.
    NotAsked,
    /// The table was set without hints.
    NoHints,
    /// Others still play this deal: what would betray it is shown when its day or all its tables are over.
    DealInPlay,
    /// The person sits at another table with the same deal.
    SitsElsewhere,
    /// The record is not correct.
    BadRecord,
    /// The server is about to stop, or has too much to do.
    Unavailable,
    /// The disk of the server is full: nothing was changed.
    DiskFull,
    /// A fault of the server; it is in its log.
    Internal,
}
