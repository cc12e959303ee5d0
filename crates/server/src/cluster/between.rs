//! What servers tell each other, on a port of their own that asks for their secret.

use std::net::{IpAddr, SocketAddr};

use axum::body::Body;
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};

use super::{CLIENT, Forwarded, NODE, SECRET};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::session::Ended;
use crate::store::Place;
use crate::table::Command;
use crate::wire::{ErrorCode, Person};
use crate::{http, secret};

/// Something that all servers must know at once.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum News {
    /// A session or token has ended.
    Ended(Ended),
    /// A person has another name.
    Renamed(Person),
}

/// What a server answers to other servers: everything that it answers to people, and more.
pub fn router(app: &App) -> Router {
    let between = Router::new()
        .route("/node/news", post(take_news))
        .route("/node/forget/{id}", post(take_forget))
        .with_state(app.clone());
    http::router(app).merge(between).layer(from_fn_with_state(app.clone(), known))
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
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a person away from a table, wherever that is.
pub async fn forget(app: &App, id: &str, person: &Person) -> ApiResult<()> {
    let here = || app.tables.ask(app, id, |reply| Command::Forget { person: person.clone(), reply });
    let Some(cluster) = &app.cluster else { return here().await };
    match cluster.store.place(id).await? {
        Place::Here => here().await,
        Place::At { node, address } => {
            let body = serde_json::to_string(person).map_err(ApiError::internal)?;
            let answer = cluster.send(&node, &address, to_node(&format!("/node/forget/{id}"), body)).await;
            match answer {
                Ok(answer) if answer.status().is_success() => Ok(()),
                _ => Err(ApiError::new(ErrorCode::Unavailable, "a table cannot be reached now")),
            }
        }
    }
}

async fn take_forget(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(person): Json<Person>,
) -> ApiResult<StatusCode> {
    app.tables.ask(&app, &id, |reply| Command::Forget { person, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn to_node(path: &str, body: String) -> Request {
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = path.parse().unwrap_or_default();
    request.headers_mut().insert(header::CONTENT_TYPE, header::HeaderValue::from_static("application/json"));
    request
}
