//! Who sends a request: sessions (a cookie) and API tokens (a header).
//!
//! A session is a random secret in a cookie; only its hash is kept. It lives on while it is used.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::secret;
use crate::store::{SessionRow, Who};
use crate::wire::{ErrorCode, Person};

/// A session ends when it has not been used for so long.
const LIFE_MS: i64 = 90 * 24 * 3_600_000;
/// Use is noted at most so often.
const TOUCH_MS: i64 = 3_600_000;

/// The person who sends a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Who.
    pub person: Person,
    /// The id of the session; none for an API token.
    pub session: Option<String>,
}

/// The person who sends a request, if anybody is signed in.
#[derive(Clone, Debug)]
pub struct MaybeCaller(pub Option<Caller>);

/// The address of the client.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// The key for limits.
    pub fn key(self) -> String {
        self.0.to_string()
    }
}

/// Starts a session for a person and sets its cookie.
pub async fn sign_in(app: &App, jar: CookieJar, headers: &HeaderMap, person: &str) -> ApiResult<CookieJar> {
    let (secret, now) = (secret::secret(), secret::now());
    let agent = headers.get(header::USER_AGENT).and_then(|v| v.to_str().ok()).unwrap_or_default();
    app.store
        .add_session(SessionRow {
            id: secret::id(),
            hash: secret::hash(&secret),
            person: person.into(),
            agent: agent.chars().take(200).collect(),
            created: now,
            seen: now,
            expires: now + LIFE_MS,
        })
        .await?;
    Ok(jar.add(cookie(app, secret)))
}

/// Ends the session of the cookie.
pub async fn sign_out(app: &App, jar: CookieJar, caller: &Caller) -> ApiResult<CookieJar> {
    if let Some(session) = &caller.session {
        app.store.end_session(&caller.person.id, session).await?;
    }
    Ok(jar.remove(cookie(app, String::new())))
}

fn cookie(app: &App, secret: String) -> Cookie<'static> {
    Cookie::build((cookie_name(app), secret))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.settings.secure())
        .permanent()
        .build()
}

/// Browsers take a `__Host-` cookie only over TLS, so a home network without TLS gets a plain name.
fn cookie_name(app: &App) -> &'static str {
    if app.settings.secure() { "__Host-orrery" } else { "orrery" }
}

async fn caller(parts: &Parts, app: &App) -> ApiResult<Option<Caller>> {
    let now = secret::now();
    let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok());
    if let Some(token) = bearer.and_then(|b| b.strip_prefix("Bearer ")) {
        let who = app.store.token(&secret::hash(token)).await?;
        let Some(Who { person, key, seen }) = who else {
            return Err(ApiError::new(ErrorCode::SignIn, "this API token is not valid"));
        };
        if now - seen > TOUCH_MS {
            app.store.touch_token(&key, now).await?;
        }
        return Ok(Some(Caller { person, session: None }));
    }
    let jar = CookieJar::from_headers(&parts.headers);
    let Some(cookie) = jar.get(cookie_name(app)) else { return Ok(None) };
    let who = app.store.session(&secret::hash(cookie.value()), now).await?;
    let Some(Who { person, key, seen }) = who else { return Ok(None) };
    if now - seen > TOUCH_MS {
        app.store.touch_session(&key, now, now + LIFE_MS).await?;
    }
    Ok(Some(Caller { person, session: Some(key) }))
}

impl FromRequestParts<App> for MaybeCaller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        caller(parts, app).await.map(MaybeCaller)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        caller(parts, app).await?.ok_or_else(ApiError::sign_in)
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        Ok(Address::of(&parts.headers, parts.extensions.get::<ConnectInfo<SocketAddr>>(), app))
    }
}

impl Address {
    /// The address of the peer, or the one that the proxy in front names.
    pub fn of(headers: &HeaderMap, peer: Option<&ConnectInfo<SocketAddr>>, app: &App) -> Address {
        let forwarded = || {
            let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
        Address(if app.settings.behind_proxy { forwarded().unwrap_or(peer) } else { peer })
    }
}
