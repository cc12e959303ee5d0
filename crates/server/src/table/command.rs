//! What can be asked of a table.

use axum::extract::ws::Utf8Bytes;
use orrery_catalog::GameInProgress;
use orrery_core::Seed;
use orrery_guide::Coach;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use super::branch::{Branch, BranchFrom};
use crate::error::ApiResult;
use crate::wire::{ClientMessage, HintChoice, LogEntry, Moment, Outcome, Person, Story, TableInfo};

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<ApiResult<T>>;
/// A message for a socket.
pub type Frame = Utf8Bytes;

/// What can be asked of a table.
pub enum Command {
    /// Do something as a person.
    Do {
        /// Who.
        person: Person,
        /// What.
        command: PlayerCommand,
        /// The table afterwards.
        reply: Reply<TableInfo>,
    },
    /// Look at the game.
    Ask {
        /// Who.
        person: Option<Person>,
        /// The invitation to a private table.
        invite: Option<String>,
        /// What.
        question: Question,
        /// The answer.
        reply: Reply<Answer>,
    },
    /// A socket opens.
    Attach {
        /// Whose.
        person: Option<Person>,
        /// From which of the person's seats; the first if none.
        seat: Option<u8>,
        /// The invitation to a private table.
        invite: Option<String>,
        /// The last log entry that the client has.
        since: u32,
        /// Whether the client understands `changes`.
        changes: bool,
        /// Where its messages go, those of one change together.
        out: mpsc::Sender<Vec<Frame>>,
        /// The number of the socket.
        reply: Reply<u64>,
    },
    /// A socket has closed.
    Detach {
        /// Its number.
        socket: u64,
    },
    /// A message from a socket.
    Message {
        /// Its number.
        socket: u64,
        /// The message.
        message: ClientMessage,
    },
    /// A bot has decided.
    Bot {
        /// For which seat.
        seat: u8,
        /// The decision it was about.
        version: u64,
        /// What it decided; none if it found nothing.
        action: Option<Value>,
    },
    /// A hint is ready.
    Hint {
        /// For which socket.
        socket: u64,
        /// For which seat.
        seat: u8,
        /// The client's name for its question.
        r#ref: Option<String>,
        /// The hint.
        choices: Vec<HintChoice>,
    },
    /// A person has another name.
    Renamed(Person),
    /// A table that nobody has started for long, or that keeps the others of its deal waiting, is given up.
    Expire,
    /// All tables with the same deal are over.
    Unseal,
    /// Look at clocks and bots.
    Wake,
    /// Say whether the table is loaded.
    Ready {
        /// When it is.
        reply: Reply<()>,
    },
    /// Give the table to another server: it is written, its sockets close.
    GiveAway {
        /// When it is given back.
        reply: Reply<()>,
    },
}

/// What a person can do at a table outside the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum PlayerCommand {
    /// Sit down, or come back.
    Join {
        /// Where; the first open seat if none.
        seat: Option<u8>,
        /// The invitation to a private table.
        invite: Option<String>,
        /// What the player contributes to the seed.
        contribution: Option<String>,
    },
    /// Stand up, or let a bot stand in.
    Leave,
    /// Begin the game.
    Start,
    /// Begin a guided game: with the public seed of the game's guide.
    StartGuided,
    /// Begin with the deal of a day.
    StartDealt(Seed),
    /// Give up.
    Resign,
    /// Agree to cancel, or no longer.
    Cancel(bool),
    /// Take the person on a seat away from an open table.
    Remove(u8),
    /// Make the table of the next game.
    Rematch,
    /// Go away for ever.
    Forget,
}

/// What can be asked about the game.
#[derive(Clone, Copy, Debug)]
pub enum Question {
    /// The log.
    Log,
    /// The game after a step.
    At(u32),
    /// What happened after a step.
    Story(u32),
    /// The result.
    Outcome,
    /// The record.
    Record,
    /// What the guide says now.
    Coach,
    /// A branch.
    Branch(BranchFrom),
    /// The game, to be compared with a branch by what a seat may know.
    Compare(u8),
}

/// The answer to a [`Question`].
pub enum Answer {
    /// The log.
    Log(Vec<LogEntry>),
    /// The game after a step.
    At(Moment),
    /// What happened after a step.
    Story(Story),
    /// The result.
    Outcome(Outcome),
    /// The record.
    Record(String),
    /// What the guide says now.
    Coach(Coach),
    /// A branch.
    Branch(Branch),
    /// The game, to be compared with a branch.
    Game(Box<dyn GameInProgress>),
}
