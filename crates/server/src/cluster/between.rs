//! What servers tell each other, on a port of their own that asks for their secret.

use std::io;
use std::net::{IpAddr, SocketAddr};

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::serve::ListenerExt;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;

use super::{CLIENT, Forwarded, NODE, SECRET};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::session::Ended;
use crate::store::Place;
use crate::table::{Command, PlayerCommand};
use crate::wire::{ErrorCode, Person, Problem, TableInfo};
use crate::{duplicates, http, secret};

/// The longest answer of another server to what it is asked to do.
const ANSWER: usize = 1_024 * 1_024;

/// Something that all servers must know at once.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum News {
    /// A session or token has ended.
    Ended(Ended),
    /// A person has another name.
    Renamed(Person),
    /// The tables of this deal are all over.
    Opened(String),
}

/// Something that a person wants done at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Errand {
    person: Person,
    command: PlayerCommand,
}

/// The server that has a table.
pub struct Owner {
    node: String,
    address: String,
}

/// What a server answers to other servers: everything that it answers to people, and more.
fn router(app: &App) -> Router {
    let between = Router::new()
        .route("/node/news", post(take_news))
        .route("/node/tables/{id}", post(take_errand))
        .with_state(app.clone());
    http::router(app).merge(between).layer(from_fn_with_state(app.clone(), known))
}

/// Answers other servers until this one stops.
pub async fn listen(listener: TcpListener, app: App) -> io::Result<()> {
    // Messages are small and wanted at once. Where this cannot be set, they come a little later.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let router = router(&app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, router).with_graceful_shutdown(async move { app.stopped().await }).await
}

/// Lets only other servers in, and only if they mean this one.
async fn known(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Some(cluster) = &app.cluster else { return StatusCode::NOT_FOUND.into_response() };
    let headers = request.headers().clone();
    let text = |name| headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or_default();
    // Hashes are compared: how long that takes says nothing about the secret.
    if secret::hash(text(SECRET)) != secret::hash(cluster.membership().secret()) {
        return StatusCode::NOT_FOUND.into_response();
    }
    // Another process may listen at the address of one that has fallen.
    if text(NODE) != cluster.membership().id() {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    if let Ok(client) = text(CLIENT).parse::<IpAddr>() {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(client, 0)));
        request.headers_mut().remove("x-forwarded-for");
    }
    request.extensions_mut().insert(Forwarded);
    next.run(request).await
}

/// Tells the other servers something, if there are any.
pub fn tell(app: &App, news: &News) {
    let Some(cluster) = &app.cluster else { return };
    let Ok(body) = serde_json::to_string(news) else { return };
    for (node, peer) in cluster.membership().peers().borrow().iter() {
        let (cluster, node, address) = (cluster.clone(), node.clone(), peer.address.clone());
        let request = to_node("/node/news", body.clone());
        tokio::spawn(async move {
            if cluster.send(&node, &address, request).await.is_err() {
                tracing::warn!(node, "a server could not be told something");
            }
        });
    }
}

async fn take_news(State(app): State<App>, Json(news): Json<News>) -> ApiResult<StatusCode> {
    match news {
        // Nobody listens if there are no sockets.
        News::Ended(ended) => drop(app.ended.send(ended)),
        News::Renamed(person) => app.tables.renamed(&app, &person).await?,
        News::Opened(deal) => duplicates::unseal(&app, &deal).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The server that has a table, if it is another one.
pub async fn owner(app: &App, id: &str) -> ApiResult<Option<Owner>> {
    let Some(cluster) = app.cluster.as_ref().filter(|_| !app.tables.is_loaded(id)) else { return Ok(None) };
    match cluster.place(id).await? {
        Place::Here => Ok(None),
        Place::At { node, address } => Ok(Some(Owner { node, address })),
    }
}

/// Has something done at a table that another server has.
pub async fn act(
    app: &App,
    owner: &Owner,
    id: &str,
    person: Person,
    command: PlayerCommand,
) -> ApiResult<TableInfo> {
    let unreachable = || ApiError::new(ErrorCode::Unavailable, "a table cannot be reached now");
    let cluster = app.cluster.as_ref().ok_or_else(unreachable)?;
    let body = serde_json::to_string(&Errand { person, command }).map_err(ApiError::internal)?;
    let request = to_node(&format!("/node/tables/{id}"), body);
    let answer = cluster.send(&owner.node, &owner.address, request).await.map_err(|_| unreachable())?;
    let status = answer.status();
    let body = to_bytes(Body::new(answer.into_body()), ANSWER).await.map_err(|_| unreachable())?;
    match status.is_success() {
        true => serde_json::from_slice(&body).map_err(ApiError::internal),
        false => Err(serde_json::from_slice::<Problem>(&body).map_or_else(|_| unreachable(), ApiError)),
    }
}

async fn take_errand(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(Errand { person, command }): Json<Errand>,
) -> ApiResult<Json<TableInfo>> {
    app.tables.ask(&app, &id, |reply| Command::Do { person, command, reply }).await.map(Json)
}

fn to_node(path: &str, body: String) -> Request {
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = path.parse().unwrap_or_default();
    request.headers_mut().insert(header::CONTENT_TYPE, header::HeaderValue::from_static("application/json"));
    request
}
