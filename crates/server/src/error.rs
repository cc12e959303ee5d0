//! The one error of the server: a problem for the client, with the fitting status.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::store;
use crate::wire::{ErrorCode, Problem};

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.message)]
pub struct ApiError(pub Problem);

/// The result of a request.
pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// A refusal with a sentence for developers.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> ApiError {
        ApiError(Problem { code, message: message.into(), rule: None })
    }

    /// A refusal by a rule.
    pub fn by_rule(code: ErrorCode, message: impl Into<String>, rule: &str) -> ApiError {
        ApiError(Problem { code, message: message.into(), rule: Some(rule.into()) })
    }

    /// The code.
    pub fn code(&self) -> ErrorCode {
        self.0.code
    }

    /// There is no such thing.
    pub fn not_found(what: &str) -> ApiError {
        ApiError::new(ErrorCode::NotFound, format!("there is no such {what}"))
    }

    /// Nobody is signed in.
    pub fn sign_in() -> ApiError {
        ApiError::new(ErrorCode::SignIn, "sign in first, or begin as a guest")
    }

    /// Another server has the table.
    pub fn elsewhere() -> ApiError {
        ApiError::new(ErrorCode::Unavailable, "the table has moved; connect again")
    }

    /// A fault of the server: the reason is logged here, once, and not sent.
    pub fn internal(reason: impl std::fmt::Display) -> ApiError {
        tracing::error!(%reason, "internal error");
        ApiError::new(ErrorCode::Internal, "the server made a mistake; it is in its log")
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::PoolClosed => ApiError::new(
                ErrorCode::Unavailable,
                "the server is about to stop, or its store is not there",
            ),
            error if store::is_full(&error) => {
                tracing::error!(%error, "the disk is full");
                ApiError::new(ErrorCode::DiskFull, "the disk of the server is full; nothing was changed")
            }
            error if store::is_away(&error) => {
                tracing::warn!(%error, "the database does not answer");
                ApiError::new(ErrorCode::Unavailable, "the database does not answer; try again in a moment")
            }
            error => ApiError::internal(error),
        }
    }
}

impl From<orrery_catalog::Error> for ApiError {
    fn from(error: orrery_catalog::Error) -> Self {
        use orrery_catalog::Error;
        let code = match error {
            Error::UnknownGame(_) => ErrorCode::NotFound,
            Error::MalformedOptions(_) | Error::Setup(_) => ErrorCode::BadSetup,
            Error::MalformedAction(_) => ErrorCode::BadAction,
            Error::Illegal(_) => ErrorCode::Illegal,
            Error::CannotUndo(_) => ErrorCode::CannotUndo,
            Error::Record(_) => ErrorCode::BadRecord,
        };
        let rule = error.rule().map(|rule| rule.0.to_owned());
        ApiError(Problem { code, message: error.to_string(), rule })
    }
}

impl ErrorCode {
    /// The status that goes with the code.
    pub fn status(self) -> StatusCode {
        match self {
            ErrorCode::Malformed => StatusCode::BAD_REQUEST,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::SignIn => StatusCode::UNAUTHORIZED,
            ErrorCode::Forbidden
            | ErrorCode::WrongPassword
            | ErrorCode::RegistrationClosed
            | ErrorCode::NotSeated => StatusCode::FORBIDDEN,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::BadName
            | ErrorCode::BadPassword
            | ErrorCode::BadSetup
            | ErrorCode::BadAction
            | ErrorCode::Illegal
            | ErrorCode::BadRecord => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::Limit
            | ErrorCode::NameTaken
            | ErrorCode::NotOpen
            | ErrorCode::NotRunning
            | ErrorCode::StillRunning
            | ErrorCode::SeatTaken
            | ErrorCode::SeatsOpen
            | ErrorCode::Stale
            | ErrorCode::CannotUndo
            | ErrorCode::Reveals
            | ErrorCode::OtherRules
            | ErrorCode::NotAsked
            | ErrorCode::NoHints
            | ErrorCode::DealInPlay
            | ErrorCode::SitsElsewhere => StatusCode::CONFLICT,
            ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.0.code.status(), Json(self.0)).into_response()
    }
}
