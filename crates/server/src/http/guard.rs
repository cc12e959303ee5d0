//! What every request goes through: limits, the origin of changes, and headers that keep browsers safe.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;

use crate::app::App;
use crate::cluster::Forwarded;
use crate::error::ApiError;
use crate::session::Address;
use crate::wire::ErrorCode;

/// Nothing but our own files; no frames, no plugins, no scripts in pages. Inline style is needed for drawing.
const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     font-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// Refuses requests to the API of an address that sends too many.
pub async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    // What another server hands on was counted there.
    let counts = request.extensions().get::<Forwarded>().is_none();
    if counts && request.uri().path().starts_with("/api/") {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let address = Address::of(request.headers(), peer, &app);
        if let Err(error) = app.limits.requests.check(&address.key()) {
            return error.into_response();
        }
    }
    next.run(request).await
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
pub async fn headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
