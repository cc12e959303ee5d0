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
use tokio::time::{sleep, timeout};

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

/// Hands requests on to the server that they must be answered at. With one server that is always this one.
pub async fn to_owner(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(cluster) = app.cluster.clone() else { return next.run(request).await };
    let Some(subject) = Subject::of(request.uri().path()) else { return next.run(request).await };
    let begin = Instant::now();
    let forwarded = request.extensions().get::<Forwarded>().is_some();
    let (parts, body) = request.into_parts();
    let patience = Duration::from_secs(app.settings.body_seconds);
    let Ok(Ok(body)) = timeout(patience, to_bytes(body, BODY)).await else {
        return ApiError::new(ErrorCode::TooLarge, "the body is too long, or took too long").into_response();
    };
    while begin.elapsed() < PATIENCE {
        let (node, address) = match find(&app, &cluster, &subject).await {
            Some(Place::Here) => return next.run(Request::from_parts(parts, body.into())).await,
            Some(Place::At { .. }) if forwarded => return StatusCode::MISDIRECTED_REQUEST.into_response(),
            Some(Place::At { node, address }) => (node, address),
            None => {
                sleep(AGAIN).await;
                continue;
            }
        };
        match hand_on(&app, &cluster, &node, &address, &parts, body.clone()).await {
            Ok(response) if response.status() != StatusCode::MISDIRECTED_REQUEST => return response,
            Ok(_) | Err(SendError::Refused) => {}
            // What was sent may have been done: only looking can be tried again.
            Err(SendError::Broken) if parts.method != Method::GET => break,
            Err(SendError::Broken) => {}
        }
        sleep(AGAIN).await;
    }
    ApiError::new(ErrorCode::Unavailable, "the table cannot be reached now").into_response()
}

/// What a request is about, where it matters which server answers.
#[derive(Debug, PartialEq, Eq)]
enum Subject {
    /// A table: its owner.
    Table(String),
    /// The report of an uploaded record: the one that works on it.
    Report(String),
}

impl Subject {
    fn of(path: &str) -> Option<Subject> {
        let (kind, rest) = path.strip_prefix("/api/")?.split_once('/')?;
        let (id, rest) = rest.split_once('/').unwrap_or((rest, ""));
        match kind {
            "tables" if !id.is_empty() => Some(Subject::Table(id.to_owned())),
            "replays" if rest == "report" => Some(Subject::Report(id.to_owned())),
            _ => None,
        }
    }
}

/// Where the answer is; none if that cannot be said yet. A table that may be had is brought into the memory here.
async fn find(app: &App, cluster: &Cluster, subject: &Subject) -> Option<Place> {
    // Others may have the table by now, and what is in memory here may be old.
    if cluster.membership().is_frozen() {
        return None;
    }
    let id = match subject {
        Subject::Report(id) => return Some(cluster.membership().desk(id)),
        Subject::Table(id) => id,
    };
    if app.tables.is_loaded(id) {
        return Some(Place::Here);
    }
    match cluster.place(id).await.ok()? {
        Place::Here => match app.tables.ask(app, id, |reply| Command::Ready { reply }).await {
            // Somebody else was quicker, or the database is away.
            Err(error) if error.code() == ErrorCode::Unavailable => None,
            // Whatever is wrong with the table, the request itself is told.
            _ => Some(Place::Here),
        },
        elsewhere => Some(elsewhere),
    }
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
        let table = Some(Subject::Table("abc".into()));
        assert_eq!(Subject::of("/api/tables/abc"), table);
        assert_eq!(Subject::of("/api/tables/abc/at/3"), table);
        assert_eq!(Subject::of("/api/replays/abc/report"), Some(Subject::Report("abc".into())));
        for other in ["/api/tables", "/api/tables/", "/api/me", "/tables/abc", "/api/replays/abc"] {
            assert_eq!(Subject::of(other), None, "{other}");
        }
    }
}
