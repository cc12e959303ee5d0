//! What every request goes through: limits, the origin of changes, and headers that keep browsers safe.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::sleep;

use crate::app::App;
use crate::cluster::Forwarded;
use crate::error::ApiError;
use crate::session::Address;
use crate::wire::ErrorCode;

/// Nothing but our own files; no frames, no plugins, no scripts in pages. Inline style is needed for drawing. `SOCKETS` gives way
/// to the addresses of our own sockets, which older browsers do not count to 'self'.
const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     font-src 'self' data:; connect-src 'self' SOCKETS; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";
/// Browsers come back over TLS only, for half a year.
const HSTS: &str = "max-age=15552000";

/// How long the answer to a request too many waits: whoever sends as fast as the answers come is slowed down, and it costs
/// nothing here.
const PAUSE: Duration = Duration::from_millis(250);

/// Refuses requests of an address that sends too many, and takes its time with every such refusal. Files and the like count apart:
/// a browser that comes for the first time asks for many at once.
pub async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    // What another server hands on was counted there.
    if request.extensions().get::<Forwarded>().is_some() {
        return next.run(request).await;
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let address = Address::of(request.headers(), peer, &app);
    let limits = &app.limits;
    let rate = if request.uri().path().starts_with("/api/") { &limits.requests } else { &limits.files };
    let response = match rate.check(&address.key()) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        sleep(PAUSE).await;
    }
    response
}

/// Refuses addresses with the character NUL in them.
pub async fn no_nul(request: Request, next: Next) -> Response {
    if request.uri().path_and_query().is_some_and(|path| path.as_str().contains("%00")) {
        return ApiError::new(ErrorCode::Malformed, "an address must not contain the character NUL")
            .into_response();
    }
    next.run(request).await
}

/// A page of another site must not act in the name of somebody who is signed in here: neither by a request that changes
/// something nor by a socket.
pub async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!safe || socket) && !from_here(request.headers(), &app) {
        return ApiError::new(ErrorCode::Forbidden, "this request comes from another site").into_response();
    }
    next.run(request).await
}

fn from_here(headers: &HeaderMap, app: &App) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|v| v.to_str().unwrap_or("?"));
    // Programs send no origin; browsers always do.
    let Some(origin) = text(header::ORIGIN) else { return true };
    let host = |url: &str| url.split_once("://").map(|(_, rest)| rest.trim_end_matches('/').to_owned());
    let own = app.settings.public_url.as_deref().and_then(host);
    let origin = host(origin);
    origin.is_some() && (origin.as_deref() == text(header::HOST) || origin == own)
}

/// Adds the headers that keep browsers safe.
pub async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let policy = policy(&app, request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    if app.settings.secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// The policy with our own host in it: the one that people type, or else the one of the request.
fn policy(app: &App, headers: &HeaderMap) -> HeaderValue {
    let asked = || headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = app.settings.public_host().or_else(asked).unwrap_or_default();
    // Nothing but a host may get into the policy.
    let plain = !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || "-.:[]".contains(c));
    let sockets = match (plain, app.settings.secure()) {
        (true, true) => format!("wss://{host}"),
        (true, false) => format!("ws://{host} wss://{host}"),
        (false, _) => String::new(),
    };
    HeaderValue::from_str(&CSP.replace("SOCKETS", &sockets))
        .unwrap_or(HeaderValue::from_static("default-src 'none'"))
}
