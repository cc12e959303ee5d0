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
use crate::error::{ApiError, ApiResult};
use crate::metrics;
use crate::wire::ErrorCode;

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
    if app.cluster.as_ref().is_some_and(|cluster| cluster.membership().is_leaving()) {
        return Err(ApiError::new(ErrorCode::Unavailable, "the server is about to stop"));
    }
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
    let types = api["components"]["schemas"].as_object();
    let types: String =
        types.into_iter().flatten().map(|(name, schema)| type_section(name, schema)).collect();
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Orrery: requests</title>\
         <h1>Orrery: requests</h1><p>As data: <a href=\"/api/openapi.json\">/api/openapi.json</a>. The socket and the \
         meaning of every message are described in docs/protocol.md.</p>\
         <table border=\"1\" cellpadding=\"4\"><tr><th>Request</th><th>Does</th><th>Body</th><th>Answers</th></tr>\n\
         {rows}</table>\n<h2>Types</h2>\n{types}</html>"
    )
}

/// A type with its fields; for a choice of several, with those of each.
fn type_section(name: &str, schema: &Value) -> String {
    let kinds = schema["oneOf"].as_array().map_or_else(|| vec![schema], |kinds| kinds.iter().collect());
    let mut text = format!("<h3 id=\"{0}\">{0}</h3><p>{1}</p>\n", escape(name), about(schema));
    for kind in kinds {
        if let Some(values) = kind["enum"].as_array() {
            let values: Vec<String> = values.iter().map(Value::to_string).collect();
            text.push_str(&format!("<p><code>{}</code> {}</p>\n", escape(&values.join(" | ")), about(kind)));
        }
        let Some(fields) = kind["properties"].as_object() else { continue };
        text.push_str("<table border=\"1\" cellpadding=\"4\">");
        for (field, schema) in fields {
            let row = [escape(field), escape(&type_name(schema)), about(schema)];
            text.push_str(&format!("<tr><td>{}</td></tr>", row.join("</td><td>")));
        }
        text.push_str("</table>\n");
    }
    text
}

fn about(schema: &Value) -> String {
    escape(schema["description"].as_str().unwrap_or_default())
}

/// What a type is called: its name if it has one, or what it is made of.
fn type_name(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return name.into();
    }
    if !schema["items"].is_null() {
        return format!("{}[]", type_name(&schema["items"]));
    }
    if let Some(kinds) = schema["oneOf"].as_array() {
        return kinds.iter().map(type_name).collect::<Vec<_>>().join(" | ");
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::String(name) => name.clone(),
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" | "),
        _ => "any".into(),
    }
}

/// The names of the types in a body.
fn schemas(content: &Value) -> String {
    let bodies = content.as_object().into_iter().flatten();
    bodies.map(|(_, body)| type_name(&body["schema"])).collect::<Vec<_>>().join(", ")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
