//! Who sends a request: sessions (a cookie) and API tokens (a header).
//!
//! A session is a random secret in a cookie; only its hash is kept. It lives on while it is used.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};

use crate::app::App;
use crate::cluster::between::{self, News};
use crate::error::{ApiError, ApiResult};
use crate::store::{SessionRow, Who};
use crate::wire::{ErrorCode, Person};
use crate::{secret, time};

/// A session ends when it has not been used for so long.
const LIFE_MS: i64 = 90 * 24 * 3_600_000;
/// Use is noted at most so often.
const TOUCH_MS: i64 = 3_600_000;

/// The person who sends a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Who.
    pub person: Person,
    /// The id of the session or the API token.
    pub key: String,
    /// Whether it is a session.
    pub session: bool,
}

impl Caller {
    /// Refuses what an API token must not do: whoever finds one must not be able to take the account over.
    pub fn in_person(&self) -> ApiResult<()> {
        match self.session {
            true => Ok(()),
            false => Err(ApiError::new(ErrorCode::Forbidden, "an API token cannot do this; sign in")),
        }
    }
}

/// Sessions or tokens that have ended: their sockets close.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub enum Ended {
    /// One session or token.
    Key(String),
    /// All of a person.
    AllOf(String),
}

impl Ended {
    /// Whether it concerns this caller.
    pub fn concerns(&self, caller: &Caller) -> bool {
        match self {
            Ended::Key(key) => *key == caller.key,
            Ended::AllOf(person) => *person == caller.person.id,
        }
    }
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
        match self.0 {
            IpAddr::V4(address) => address.to_string(),
            // Whoever has one address of version 6 has the whole /64.
            IpAddr::V6(address) => format!("{:x}", address.to_bits() >> 64),
        }
    }
}

/// The address that the outermost of our own proxies has seen. Entries before it were sent by the client and may be invented.
fn forwarded(headers: &HeaderMap, hops: usize) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let entries: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    entries[entries.len().checked_sub(hops.max(1))?].parse().ok()
}

/// Starts a session for a person and sets its cookie.
pub async fn sign_in(app: &App, jar: CookieJar, headers: &HeaderMap, person: &str) -> ApiResult<CookieJar> {
    let (secret, now) = (secret::secret(), time::now());
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
    if caller.session {
        end_session(app, &caller.person.id, &caller.key).await?;
    }
    Ok(jar.remove(cookie(app, String::new())))
}

/// Ends a session and closes its sockets; false if the person has none with this id.
pub async fn end_session(app: &App, person: &str, id: &str) -> ApiResult<bool> {
    let found = app.store.end_session(person, id).await?;
    if found {
        tell(app, Ended::Key(id.into()));
    }
    Ok(found)
}

/// Ends an API token and closes its sockets; false if the person has none with this id.
pub async fn end_token(app: &App, person: &str, id: &str) -> ApiResult<bool> {
    let found = app.store.end_token(person, id).await?;
    if found {
        tell(app, Ended::Key(id.into()));
    }
    Ok(found)
}

/// Whether a session or token still holds; if the store does not answer, it does.
pub async fn is_valid(app: &App, caller: &Caller) -> bool {
    let person = &caller.person.id;
    match caller.session {
        true => {
            let sessions = app.store.sessions_of(person, time::now()).await;
            sessions.map_or(true, |all| all.iter().any(|s| s.id == caller.key))
        }
        false => app.store.tokens_of(person).await.map_or(true, |all| all.iter().any(|t| t.id == caller.key)),
    }
}

/// Tells all sockets, at all servers. Nobody listens if there are none.
pub fn tell(app: &App, ended: Ended) {
    between::tell(app, &News::Ended(ended.clone()));
    drop(app.ended.send(ended));
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

/// Who sends a request, unless that person sends too many.
async fn caller(parts: &Parts, app: &App) -> ApiResult<Option<Caller>> {
    let caller = signed_in(parts, app).await?;
    if let Some(caller) = &caller {
        app.limits.people.check(&caller.person.id)?;
    }
    Ok(caller)
}

async fn signed_in(parts: &Parts, app: &App) -> ApiResult<Option<Caller>> {
    let now = time::now();
    let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok());
    if let Some(token) = bearer.and_then(|b| b.strip_prefix("Bearer ")) {
        let who = app.store.token(&secret::hash(token)).await?;
        let Some(Who { person, key, seen }) = who else {
            return Err(ApiError::new(ErrorCode::SignIn, "this API token is not valid"));
        };
        if now - seen > TOUCH_MS {
            app.store.touch_token(&key, now).await?;
        }
        return Ok(Some(Caller { person, key, session: false }));
    }
    let jar = CookieJar::from_headers(&parts.headers);
    let Some(cookie) = jar.get(cookie_name(app)) else { return Ok(None) };
    let who = app.store.session(&secret::hash(cookie.value()), now).await?;
    let Some(Who { person, key, seen }) = who else { return Ok(None) };
    if now - seen > TOUCH_MS {
        app.store.touch_session(&key, now, now + LIFE_MS).await?;
    }
    Ok(Some(Caller { person, key, session: true }))
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
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
        let hops = app.settings.trusted_hops;
        let named = if app.settings.behind_proxy { forwarded(headers, hops) } else { None };
        Address(Address(named.unwrap_or(peer)).plain())
    }

    /// An address of version 4 that is written as one of version 6 is that of version 4.
    pub fn plain(self) -> IpAddr {
        self.0.to_canonical()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_our_own_proxies_have_seen_counts() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "192.0.2.66, 198.51.100.7".parse().unwrap());
        headers.append("x-forwarded-for", "203.0.113.9".parse().unwrap());
        let seen = |hops| forwarded(&headers, hops).map(|address| address.to_string());
        assert_eq!(seen(1).as_deref(), Some("203.0.113.9"));
        assert_eq!(seen(2).as_deref(), Some("198.51.100.7"));
        assert_eq!(seen(9), None);
    }

    #[test]
    fn version_4_in_the_clothes_of_version_6_is_version_4() {
        let plain = |text: &str| Address(text.parse().unwrap()).plain().to_string();
        assert_eq!(plain("::ffff:192.0.2.1"), "192.0.2.1");
        assert_eq!(plain("2001:db8::1"), "2001:db8::1");
    }

    #[test]
    fn neighbours_in_a_network_of_version_6_share_their_limits() {
        let key = |text: &str| Address(text.parse().unwrap()).key();
        assert_eq!(key("2001:db8:0:1::5"), key("2001:db8:0:1:ffff::9"));
        assert_ne!(key("2001:db8:0:1::5"), key("2001:db8:0:2::5"));
        assert_ne!(key("192.0.2.1"), key("192.0.2.2"));
    }
}
