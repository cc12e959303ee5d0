//! People, sessions and API tokens.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `POST /api/guest` and `PATCH /api/me`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NameForm {
    /// 1 to 32 visible characters.
    pub name: String,
}

/// `POST /api/register` and `POST /api/login`.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// 8 to 256 characters.
    pub password: String,
}

/// `POST /api/me/password`.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordForm {
    /// The present password.
    pub old: String,
    /// The one to come. All other sessions end.
    pub new: String,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    /// The same for ever.
    pub id: String,
    /// What the others see.
    pub name: String,
    /// Whether there is no account behind the name.
    pub guest: bool,
}

/// `GET /api/me`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Who is signed in; null for nobody.
    pub person: Option<Person>,
    /// Whether this server takes new accounts.
    pub registration: bool,
    /// The version of the protocol.
    pub protocol: u32,
}

/// One of the own sessions.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionInfo {
    /// For revoking it.
    pub id: String,
    /// What the browser called itself.
    pub agent: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// `POST /api/me/tokens`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TokenForm {
    /// What it is for.
    pub label: String,
}

/// One of the own API tokens.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenInfo {
    /// For revoking it.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// The token itself: only in the answer that makes it, never again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
}
