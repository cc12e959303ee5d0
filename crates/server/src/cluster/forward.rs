//! On the way to the owner: requests and sockets about a table go to the server that has it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::copy_bidirectional;
use tokio::time::sleep;

use super::{CLIENT, Cluster, Forwarded, SendError};
use crate::app::App;
use crate::error::ApiError;
use crate::session::Address;
use crate::store::Place;
use crate::table::Command;
use crate::wire::ErrorCode;

/// The longest body that is handed on: that of any request about a table.
const BODY: usize = 64 * 1_024;
/// How long a request waits for its table to find an owner, and how often it looks.
const PATIENCE: Duration = Duration::from_secs(10);
const AGAIN: Duration = Duration::from_millis(60);

/// Hands requests about a table on to its owner. With one server that is always this one.
pub async fn to_owner(State(app): State<App>, request: Request, next: Next) -> Response {
    let table = table_of(request.uri().path()).map(str::to_owned);
    let Some((cluster, id)) = app.cluster.clone().zip(table) else { return next.run(request).await };
    let begin = Instant::now();
    let forwarded = request.extensions().get::<Forwarded>().is_some();
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, BODY).await else {
        return ApiError::new(ErrorCode::TooLarge, "the body is too long").into_response();
    };
    while begin.elapsed() < PATIENCE {
        // Others may have the table by now, and what is in memory here may be old.
        if cluster.membership().is_frozen() {
            sleep(AGAIN).await;
            continue;
        }
        if app.tables.is_loaded(&id) {
            return next.run(Request::from_parts(parts, body.into())).await;
        }
        let (node, address) = match cluster.store.place(&id).await {
            Err(_) => {
                sleep(AGAIN).await;
                continue;
            }
            Ok(Place::At { .. }) if forwarded => return StatusCode::MISDIRECTED_REQUEST.into_response(),
            Ok(Place::At { node, address }) => (node, address),
            Ok(Place::Here) => match app.tables.ask(&app, &id, |reply| Command::Ready { reply }).await {
                // Somebody else was quicker, or the database is away.
                Err(error) if error.code() == ErrorCode::Unavailable => {
                    sleep(AGAIN).await;
                    continue;
                }
                // Whatever is wrong with the table, the request itself is told.
                _ => return next.run(Request::from_parts(parts, body.into())).await,
            },
        };
        match hand_on(&app, &cluster, &node, &address, &parts, body.clone()).await {
            Ok(response) if response.status() != StatusCode::MISDIRECTED_REQUEST => return response,
            Ok(_) => {}
            Err(SendError::Refused) => drop(cluster.store.refused(&node).await),
            // What was sent may have been done: only looking can be tried again.
            Err(SendError::Broken) if parts.method != Method::GET => break,
            Err(SendError::Broken) => {}
        }
        sleep(AGAIN).await;
    }
    ApiError::new(ErrorCode::Unavailable, "the table cannot be reached now").into_response()
}

/// The id of the table that a request is about.
fn table_of(path: &str) -> Option<&str> {
    path.strip_prefix("/api/tables/")?.split('/').next().filter(|id| !id.is_empty())
}

async fn hand_on(
    app: &App,
    cluster: &Arc<Cluster>,
    node: &str,
    address: &str,
    parts: &Parts,
    body: Bytes,
) -> Result<Response, SendError> {
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = parts.method.clone();
    *request.uri_mut() = parts.uri.clone();
    *request.headers_mut() = parts.headers.clone();
    let socket = parts.headers.contains_key(header::UPGRADE);
    if !socket {
        request.headers_mut().remove(header::CONNECTION);
    }
    let Address(client) = Address::of(&parts.headers, parts.extensions.get::<ConnectInfo<SocketAddr>>(), app);
    if let Ok(client) = HeaderValue::from_str(&client.to_string()) {
        request.headers_mut().insert(CLIENT, client);
    }
    let mut response = cluster.send(node, address, request).await?;
    if response.status() == StatusCode::SWITCHING_PROTOCOLS
        && let Some(client) = parts.extensions.get::<OnUpgrade>().cloned()
    {
        let owner = hyper::upgrade::on(&mut response);
        tokio::spawn(tunnel(app.clone(), cluster.clone(), node.to_owned(), client, owner));
    } else {
        for name in [header::CONNECTION, header::TRANSFER_ENCODING] {
            response.headers_mut().remove(name);
        }
    }
    Ok(response.map(Body::new))
}

/// Copies both ways, unread, until one side closes, the owner falls or this server stops.
async fn tunnel(app: App, cluster: Arc<Cluster>, node: String, client: OnUpgrade, owner: OnUpgrade) {
    let Ok((client, owner)) = tokio::try_join!(client, owner) else { return };
    let (mut client, mut owner) = (TokioIo::new(client), TokioIo::new(owner));
    metrics::gauge!("orrery_tunnels").increment(1);
    tokio::select! {
        // Who has gone away needs no answer.
        copied = copy_bidirectional(&mut client, &mut owner) => drop(copied),
        () = cluster.buried(&node) => {}
        () = app.stopped() => {}
    }
    metrics::gauge!("orrery_tunnels").decrement(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_about_a_table_are_known_by_their_path() {
        assert_eq!(table_of("/api/tables/abc"), Some("abc"));
        assert_eq!(table_of("/api/tables/abc/at/3"), Some("abc"));
        for other in ["/api/tables", "/api/tables/", "/api/me", "/tables/abc"] {
            assert_eq!(table_of(other), None, "{other}");
        }
    }
}
