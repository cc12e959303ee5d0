//! The socket of a table.

use orrery_catalog::{Choice, Shortcut, WhyNot};
use orrery_core::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Problem, TableInfo};

/// From client to server. The answer repeats `ref`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Play. The same `ref` sent again by the same seat is answered again, not played again.
    Act {
        /// A name for the message, at most 64 characters, new for each action.
        r#ref: String,
        /// The position it was made on.
        version: u64,
        /// One of the choices.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
        /// Without it, an action that cannot be taken back because it rolls or reveals is refused (`reveals`).
        #[serde(default = "yes")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        sure: bool,
    },
    /// Play the actions of a shortcut one after the other, all or nothing; they are taken back as one.
    ActAll {
        /// A name for the message, at most 64 characters, new for each shortcut.
        r#ref: String,
        /// The position it was made on.
        version: u64,
        /// The actions of the shortcut.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        actions: Vec<Value>,
        /// As in `act`.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        sure: bool,
    },
    /// Take back the own last action, as far as the rules of undo allow.
    Undo {
        /// A name for the message, new for each undo.
        r#ref: String,
        /// The position it was made on.
        version: u64,
    },
    /// Go back further; all other players must agree.
    AskUndo {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// The step to go back to, as in the log; what happened after it is undone.
        to: u32,
    },
    /// Answer to another player's request to go back; or, by the asker, `yes: false` withdraws it.
    AnswerUndo {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// Agreed or not.
        yes: bool,
    },
    /// What would this do?
    Preview {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// The position it was made on.
        version: u64,
        /// One of the choices.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// Why can I not use this piece?
    Why {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// The piece, in the ids that choices use for their targets.
        target: String,
    },
    /// Which actions are good?
    Hint {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
    },
    /// Say something.
    Chat {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// What, at most 500 characters.
        text: String,
    },
    /// Keep something for oneself; replaces the former note.
    Note {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// What, at most 10,000 characters.
        text: String,
    },
    /// Send the log entries after this number (again).
    Resume {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// The last entry that the client has; 0 for none.
        since: u32,
    },
    /// Still there.
    Ping {
        /// A name for the message.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
    },
}

fn yes() -> bool {
    true
}

/// From server to client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The table, at the greeting and after every change.
    Table {
        /// As this person sees it.
        table: TableInfo,
    },
    /// What this viewer sees of the game, at the greeting and after every change.
    Position(Position),
    /// What is new in the last `position` or `table`, for clients that asked for it (`?changes=true`).
    Changes {
        /// Which message the client has to bring up to date.
        of: Changed,
        /// Each is the way to a value, then the new value; `docs/protocol.md` has an example.
        #[cfg_attr(feature = "ts", ts(type = "unknown[][]"))]
        changes: Vec<Vec<Value>>,
    },
    /// What happened.
    Log {
        /// New entries, or all of them after a `reset`.
        entries: Vec<LogEntry>,
        /// The past has changed (after an undo, or at the end, when everything is opened): forget the old entries.
        reset: bool,
    },
    /// Done: the answer to `act`, `undo`, `ask_undo`, `answer_undo`, `chat`, `note` and `resume`.
    Done {
        /// The name of the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
    },
    /// What an action would do.
    Preview {
        /// The name of the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// What would be written into the log, as far as it is certain.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
        messages: Vec<Message>,
        /// Whether it reveals something new or rolls dice, and so cannot be undone.
        reveals: bool,
        /// The points afterwards, if nothing is revealed.
        scores: Vec<i32>,
    },
    /// Why a piece cannot be used.
    Why {
        /// The name of the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// The piece.
        target: String,
        /// Whether it can be used now.
        usable: bool,
        /// Why not; null if the piece can be used, or is no piece to use at all.
        reason: Option<WhyNot>,
    },
    /// Good actions, the best first.
    Hint {
        /// The name of the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// The actions.
        choices: Vec<HintChoice>,
    },
    /// What people said, in order.
    Chat {
        /// New entries, or all of them after a `reset`.
        entries: Vec<ChatEntry>,
        /// Forget the old entries.
        reset: bool,
    },
    /// The own note, at the greeting and after every change.
    Note {
        /// What was written.
        text: String,
    },
    /// Somebody wants to go back; null when that is settled.
    UndoAsked {
        /// The request.
        ask: Option<UndoAsk>,
    },
    /// The end.
    Outcome(Outcome),
    /// Refused; nothing has changed.
    Error {
        /// The name of the message, if it could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
        /// What is wrong.
        #[serde(flatten)]
        problem: Problem,
    },
    /// Still here.
    Pong {
        /// The name of the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        r#ref: Option<String>,
    },
}

/// A message that is sent whole once, and then by what changes in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Changed {
    /// `position`.
    Position,
    /// `table`.
    Table,
}

/// What one viewer sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// Changes with everything in this message. Only for comparing: it does not count.
    pub version: u64,
    /// The last step of the log that led here.
    pub step: u32,
    /// The own seat, or null for onlookers.
    pub seat: Option<u8>,
    /// The view of the game.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What to do, or who is waited for.
    #[schema(value_type = Object)]
    pub prompt: Message,
    /// What the own seat can do now.
    #[schema(value_type = Vec<Object>)]
    pub choices: Vec<Choice>,
    /// Sequences of actions that people do as one.
    #[schema(value_type = Vec<Object>)]
    pub shortcuts: Vec<Shortcut>,
    /// The seats that are waited for.
    pub to_act: Vec<u8>,
    /// Whether `undo` would be accepted.
    pub can_undo: bool,
    /// The points of each seat as everybody can count them.
    pub scores: Vec<i32>,
    /// Whether the game is over (or cancelled): then the view is open.
    pub over: bool,
}

/// A good action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintChoice {
    /// To be sent back with `act`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// What the button says.
    pub label: Message,
    /// The pieces to click for it.
    pub targets: Vec<String>,
    /// The estimated chance to win with it, 0 to 1.
    pub win: f64,
    /// The expected points at the end.
    pub score: f64,
    /// What speaks for it, then what speaks against it: the best compared with the second, the others with the best.
    pub reasons: Vec<Message>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// Counts this viewer's entries from 1.
    pub seq: u32,
    /// Counts the actions of which this viewer saw something, from 1; for `at/{step}`. 0 for the setup.
    pub step: u32,
    /// Who acted; nobody in the setup.
    pub seat: Option<u8>,
    /// The sentence to be made.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The event, for the animation.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Value,
}

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatEntry {
    /// Different for each entry.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub time: i64,
    /// Who.
    pub person: super::Person,
    /// The seat of a player, null for somebody who watched.
    pub seat: Option<u8>,
    /// What. Show it as text, never as markup.
    pub text: String,
}

/// A request to go back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoAsk {
    /// Who asks.
    pub seat: u8,
    /// The step to go back to, in the reader's own count.
    pub to: u32,
    /// The seats that agree, the asker included. Bots always do.
    pub agreed: Vec<u8>,
}

/// The end of a game, line by line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Places, points, and what decided; without seats if the game was cancelled.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub result: orrery_core::Outcome,
    /// The seed, in hexadecimal digits.
    pub seed: String,
    /// The server's part of the seed: its SHA-256 is the commitment. Without contributions the seed's own is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret: Option<String>,
    /// The points after each step of the open log, the setup first.
    pub running: Vec<Vec<i32>>,
}
