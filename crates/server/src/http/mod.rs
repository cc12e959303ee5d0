//! HTTP: one file for each kind of thing, and what all requests go through.

mod assets;
mod body;
mod branches;
mod daily;
mod duplicates;
mod games;
mod guard;
mod me;
mod operation;
mod people;
mod replays;
mod reports;
mod tables;

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::cluster::to_owner;
use crate::error::ApiError;
use crate::wire::ErrorCode;
use crate::ws;

pub use body::Params;

/// The longest body, and the longest record.
const BODY: usize = 64 * 1_024;
const RECORD: usize = 2 * 1_024 * 1_024;

/// Answers that fit into one packet are not worth compressing.
const COMPRESSED: u64 = 1_400;

#[derive(OpenApi)]
#[openapi(info(
    title = "Orrery",
    description = "Tables, people and games. The socket is described in docs/protocol.md."
))]
struct Api;

/// Every request that the server answers.
pub fn router(app: &App) -> Router {
    let (requests, api) = OpenApiRouter::with_openapi(Api::openapi())
        .merge(people::routes())
        .merge(games::routes())
        .merge(tables::routes())
        .merge(reports::routes())
        .merge(branches::routes())
        .merge(me::routes())
        .merge(daily::routes())
        .merge(duplicates::routes())
        .layer(DefaultBodyLimit::max(BODY))
        .merge(replays::routes().layer(DefaultBodyLimit::max(RECORD)))
        .split_for_parts();
    requests
        .route("/api/tables/{id}/socket", get(ws::open))
        .route("/api/{*rest}", any(|| async { ApiError::not_found("request") }))
        .merge(operation::routes(&api))
        .method_not_allowed_fallback(|| async { ApiError::not_found("request") })
        .fallback(assets::serve)
        .layer(from_fn_with_state(app.clone(), to_owner))
        .layer(from_fn(guard::no_nul))
        .layer(from_fn_with_state(app.clone(), guard::limit))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(SizeAbove::new(COMPRESSED))))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .layer(from_fn_with_state(app.clone(), observe))
        .with_state(app.clone())
}

/// A panic is a fault of the server: it is logged, and the client gets an answer.
fn panicked(reason: Box<dyn std::any::Any + Send>) -> Response {
    let text = reason.downcast_ref::<&str>().map(|s| (*s).to_owned());
    let text = text.or_else(|| reason.downcast_ref::<String>().cloned());
    ApiError::internal(text.unwrap_or_else(|| "panic".into())).into_response()
}

/// Counts and logs requests.
async fn observe(
    State(app): State<App>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    let route = path.map_or_else(|| "other".to_owned(), |p| p.as_str().to_owned());
    let response = tokio::select! {
        response = next.run(request) => response,
        () = late(&app) => ApiError::new(ErrorCode::Unavailable, "the server is about to stop").into_response(),
    };
    let (status, time) = (response.status(), begin.elapsed());
    metrics::histogram!("orrery_request_seconds", "route" => route.clone()).record(time.as_secs_f64());
    metrics::counter!("orrery_requests", "route" => route.clone(), "status" => status.as_u16().to_string())
        .increment(1);
    if status == StatusCode::INTERNAL_SERVER_ERROR {
        tracing::error!(%method, route, %status, ms = time.as_millis() as u64, "request");
    } else {
        tracing::debug!(%method, route, %status, ms = time.as_millis() as u64, "request");
    }
    response
}

/// When the server stops, requests have a few seconds to finish.
async fn late(app: &App) {
    app.stopped().await;
    tokio::time::sleep(Duration::from_secs(5)).await;
}
