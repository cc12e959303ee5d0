//! Reports of finished games and of uploaded records.

use axum::Json;
use axum::extract::{Path, State};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Params;
use super::tables::{InviteQuery, record_of};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::reports::Reports;
use crate::session::{Caller, MaybeCaller};
use crate::wire::{Problem, ReportState};

/// All requests about reports.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(of_table, ask_of_table)).routes(routes!(of_replay, ask_of_replay))
}

/// How far the report of a table is. The game must be over.
#[utoipa::path(get, path = "/api/tables/{id}/report", tag = "reports", params(InviteQuery),
    responses((status = 200, body = ReportState), (status = "4XX", body = Problem)))]
async fn of_table(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Json<ReportState>> {
    record_of(&app, &id, caller.map(|c| c.person), query).await?;
    Reports::state(&app, &id).await.map(Json)
}

/// Asks for the report of a table.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "reports", params(InviteQuery),
    responses((status = 200, body = ReportState), (status = "4XX", body = Problem)))]
async fn ask_of_table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Json<ReportState>> {
    let record = record_of(&app, &id, Some(caller.person.clone()), query).await?;
    Reports::ask(&app, &id, &caller.person.id, record).await.map(Json)
}

/// How far the report of an uploaded record is.
#[utoipa::path(get, path = "/api/replays/{id}/report", tag = "reports",
    responses((status = 200, body = ReportState), (status = "4XX", body = Problem)))]
async fn of_replay(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Json<ReportState>> {
    app.store.replay(&id).await?.ok_or_else(|| ApiError::not_found("replay"))?;
    Reports::state(&app, &id).await.map(Json)
}

/// Asks for the report of an uploaded record.
#[utoipa::path(post, path = "/api/replays/{id}/report", tag = "reports",
    responses((status = 200, body = ReportState), (status = "4XX", body = Problem)))]
async fn ask_of_replay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<Json<ReportState>> {
    let record = app.store.replay(&id).await?.ok_or_else(|| ApiError::not_found("replay"))?;
    Reports::ask(&app, &id, &caller.person.id, record).await.map(Json)
}
