//! What can go wrong, with codes that never change their meaning.

use std::fmt;

use orrery_core::{CannotUndo, RecordError, RuleId, SetupError};

use crate::GAMES;

/// The reason a request was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// There is no game of this name.
    UnknownGame(String),
    /// The options are not what the game's options look like.
    MalformedOptions(String),
    /// The options make no game.
    Setup(SetupError),
    /// This is no action of the game.
    MalformedAction(String),
    /// A rule forbids the action.
    Illegal(RuleId),
    /// The last action cannot be taken back.
    CannotUndo(CannotUndo),
    /// The record is not correct.
    Record(RecordError),
}

impl Error {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Error::UnknownGame(_) => "not_found",
            Error::MalformedOptions(_) => "malformed",
            Error::Setup(_) => "bad_setup",
            Error::MalformedAction(_) => "bad_action",
            Error::Illegal(_) => "illegal",
            Error::CannotUndo(_) => "cannot_undo",
            Error::Record(_) => "bad_record",
        }
    }

    /// The rule that is the reason, if one is.
    pub const fn rule(&self) -> Option<RuleId> {
        match self {
            Error::Setup(SetupError { rule, .. }) | Error::Illegal(rule) => Some(*rule),
            Error::Record(
                RecordError::Illegal { rule, .. } | RecordError::Setup(SetupError { rule, .. }),
            ) => Some(*rule),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::UnknownGame(name) => {
                let ids: Vec<&str> = GAMES.iter().map(|game| game.info().id).collect();
                write!(f, "there is no game `{name}`; the games are: {}", ids.join(", "))
            }
            Error::MalformedOptions(why) => write!(f, "these are no options of the game: {why}"),
            Error::Setup(error) => error.fmt(f),
            Error::MalformedAction(why) => write!(f, "this is no action of the game: {why}"),
            Error::Illegal(rule) => write!(f, "not allowed by rule {rule}"),
            Error::CannotUndo(why) => why.fmt(f),
            Error::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Self {
        Error::Setup(error)
    }
}

impl From<CannotUndo> for Error {
    fn from(why: CannotUndo) -> Self {
        Error::CannotUndo(why)
    }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Self {
        Error::Record(error)
    }
}
