//! The browser client.

use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

/// The client's files; every other address shows the client, which finds its way by itself.
pub async fn serve(uri: Uri) -> Response {
    if uri.path() != "/" && uri.path().contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    }
    Html("<!doctype html><meta charset=\"utf-8\"><title>Orrery</title><h1>Orrery</h1><p>The server runs.</p>")
        .into_response()
}
