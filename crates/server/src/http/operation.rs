//! Health, metrics, and the description of the protocol.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use serde_json::Value;
use utoipa::openapi::OpenApi;

use crate::app::App;
use crate::error::ApiResult;
use crate::metrics;

/// All requests about the server itself.
pub fn routes(api: &OpenApi) -> Router<App> {
    let api = serde_json::to_value(api).unwrap_or_default();
    let (page, json) = (docs_page(&api), api.to_string());
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(show_metrics))
        .route("/api/docs", get(|| async move { Html(page) }))
        .route(
            "/api/openapi.json",
            get(|| async move { ([(CONTENT_TYPE, "application/json")], json).into_response() }),
        )
}

async fn health(State(app): State<App>) -> ApiResult<&'static str> {
    app.store.ping().await?;
    Ok("ok\n")
}

/// Numbers for Prometheus. Unless opened, only for programs on this machine: not through a proxy.
async fn show_metrics(
    State(app): State<App>,
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Response {
    let local = peer.is_some_and(|axum::Extension(ConnectInfo(peer))| peer.ip().is_loopback());
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    if app.settings.open_metrics || local && !forwarded {
        ([(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics::render(&app)).into_response()
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}

/// The description as a plain page: no script, no style from elsewhere.
fn docs_page(api: &Value) -> String {
    let mut rows = String::new();
    for (path, item) in api["paths"].as_object().into_iter().flatten() {
        for (method, operation) in item.as_object().into_iter().flatten() {
            let about =
                operation["summary"].as_str().or(operation["description"].as_str()).unwrap_or_default();
            let answers = operation["responses"].as_object().into_iter().flatten();
            let answers: Vec<String> =
                answers.map(|(status, answer)| format!("{status} {}", schemas(&answer["content"]))).collect();
            rows.push_str(&format!(
                "<tr><td><code>{} {}</code></td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                method.to_uppercase(),
                escape(path),
                escape(about),
                escape(&schemas(&operation["requestBody"]["content"])),
                escape(&answers.join("; ")),
            ));
        }
    }
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Orrery: requests</title>\
         <h1>Orrery: requests</h1><p>As data: <a href=\"/api/openapi.json\">/api/openapi.json</a>. The socket and the \
         meaning of every message are described in docs/protocol.md.</p>\
         <table border=\"1\" cellpadding=\"4\"><tr><th>Request</th><th>Does</th><th>Body</th><th>Answers</th></tr>\n\
         {rows}</table></html>"
    )
}

/// The names of the types in a body.
fn schemas(content: &Value) -> String {
    let name = |schema: &Value| schema["$ref"].as_str().and_then(|r| r.rsplit('/').next()).map(str::to_owned);
    let names = content.as_object().into_iter().flatten().filter_map(|(_, body)| {
        let schema = &body["schema"];
        name(schema).or_else(|| name(&schema["items"]).map(|item| format!("{item}[]")))
    });
    names.collect::<Vec<_>>().join(", ")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
