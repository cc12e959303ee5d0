//! Bodies and queries of requests, refused with our own codes; files and pages of lists as answers.

use std::time::Duration;

use axum::Json;
use axum::body::{Body as Content, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::nul::refuse_nul;
use crate::wire::ErrorCode;

/// A body of JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> ApiResult<Self> {
        let (parts, body) = request.into_parts();
        let request = Request::from_parts(parts.clone(), body);
        let bytes = match in_time(app, Bytes::from_request(request, app)).await? {
            Ok(bytes) => bytes,
            Err(rejection) => return Err(refused(rejection.status(), &rejection.body_text())),
        };
        refuse_nul(&bytes)?;
        match Json::from_request(Request::from_parts(parts, bytes.into()), app).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(refused(rejection.status(), &rejection.body_text())),
        }
    }
}

/// A body of plain text.
pub struct Text(pub String);

impl FromRequest<App> for Text {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> ApiResult<Self> {
        match in_time(app, String::from_request(request, app)).await? {
            Ok(text) => refuse_nul(text.as_bytes()).map(|()| Text(text)),
            Err(rejection) => Err(refused(rejection.status(), &rejection.body_text())),
        }
    }
}

/// The query of an address.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(value)) => Ok(Params(value)),
            Err(rejection) => Err(ApiError::new(ErrorCode::Malformed, rejection.body_text())),
        }
    }
}

/// The longest list.
const LONGEST: u32 = 100;

/// Which part of a list: how many, and how many to leave out at the beginning.
pub fn page(limit: Option<u32>, offset: Option<u32>) -> (u32, u32) {
    (limit.unwrap_or(50).min(LONGEST), offset.unwrap_or(0))
}

/// A file to be kept. Names are plain letters, digits and hyphens.
pub fn file(name: &str, kind: &'static str, content: impl Into<Content>) -> Response {
    let name = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], content.into()).into_response()
}

/// A client that sends its body drop by drop is not waited for.
async fn in_time<T>(app: &App, read: impl Future<Output = T>) -> ApiResult<T> {
    let late = |_| ApiError::new(ErrorCode::Malformed, "the body took too long");
    timeout(Duration::from_secs(app.settings.body_seconds), read).await.map_err(late)
}

fn refused(status: StatusCode, text: &str) -> ApiError {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(ErrorCode::TooLarge, "the body is too long"),
        _ => ApiError::new(ErrorCode::Malformed, text),
    }
}
