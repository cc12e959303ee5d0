//! The browser client.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use orrery_web_assets::{Asset, Encoding};

/// The client's files; every other address shows the client, which finds its way by itself.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    // A missing file is missing; only addresses of pages lead to the page.
    let is_page = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let found = find(path, &headers).or_else(|| if is_page { find("index.html", &headers) } else { None });
    let Some((asset, encoding)) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == asset.etag.as_bytes());
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { body(asset.bytes).into_response() };
    let sent = response.headers_mut();
    sent.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    sent.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
    if let Ok(tag) = HeaderValue::from_str(&asset.etag) {
        sent.insert(header::ETAG, tag);
    }
    response
}

/// The file as small as the client takes it.
fn find(path: &str, headers: &HeaderMap) -> Option<(Asset, Option<Encoding>)> {
    [Encoding::Brotli, Encoding::Gzip]
        .into_iter()
        .filter(|encoding| accepts(headers, *encoding))
        .find_map(|encoding| Some((orrery_web_assets::compressed(path, encoding)?, Some(encoding))))
        .or_else(|| Some((orrery_web_assets::get(path)?, None)))
}

/// Whether the client takes an encoding: it is named, and not with the weight zero.
fn accepts(headers: &HeaderMap, encoding: Encoding) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|q| q.parse().ok()).unwrap_or(1.0_f32);
        name.trim().eq_ignore_ascii_case(encoding.name()) && weight > 0.0
    })
}

/// What is embedded is sent without a copy.
fn body(bytes: Cow<'static, [u8]>) -> Body {
    match bytes {
        Cow::Borrowed(bytes) => Body::from(Bytes::from_static(bytes)),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_taken_if_it_is_named() {
        let takes = |value: &'static str, encoding| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            accepts(&headers, encoding)
        };
        assert!(takes("gzip, deflate, br", Encoding::Brotli));
        assert!(takes("GZIP;q=0.5", Encoding::Gzip));
        assert!(!takes("gzip, br;q=0", Encoding::Brotli));
        assert!(!takes("identity", Encoding::Gzip));
        assert!(!accepts(&HeaderMap::new(), Encoding::Gzip));
    }
}
