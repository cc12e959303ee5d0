//! The browser client.

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// The client's files; every other address shows the client, which finds its way by itself.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let file = orrery_web_assets::get(path);
    // A missing file is missing; only addresses of pages lead to the page.
    let is_page = file.is_none() && !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let Some(asset) = file.or_else(|| if is_page { orrery_web_assets::get("index.html") } else { None })
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == asset.etag.as_bytes());
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        asset.bytes.into_owned().into_response()
    };
    let sent = response.headers_mut();
    sent.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&asset.etag) {
        sent.insert(header::ETAG, tag);
    }
    response
}
