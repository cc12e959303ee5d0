//! The deal of the day.

use axum::Json;
use axum::extract::{Path, State};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::daily;
use crate::error::ApiResult;
use crate::session::{Caller, MaybeCaller};
use crate::wire::{Daily, Moment, Problem, TableInfo};

/// All requests about the deal of the day.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(about)).routes(routes!(start, play))
}

/// Today's deals with their results so far, and yesterday's best games.
#[utoipa::path(get, path = "/api/daily", tag = "daily",
    responses((status = 200, body = Daily), (status = "4XX", body = Problem)))]
async fn about(State(app): State<App>, MaybeCaller(caller): MaybeCaller) -> ApiResult<Json<Daily>> {
    daily::about(&app, caller.map(|c| c.person).as_ref()).await.map(Json)
}

/// What everybody begins today's deal of a game with.
#[utoipa::path(get, path = "/api/daily/{game}", tag = "daily",
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
async fn start(State(app): State<App>, Path(game): Path<String>) -> ApiResult<Json<Moment>> {
    daily::start(&app, &game).await.map(Json)
}

/// Plays today's deal of a game: one try counts; asked again, it is the same table.
#[utoipa::path(post, path = "/api/daily/{game}", tag = "daily",
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn play(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    daily::play(&app, caller.person, &game).await.map(Json)
}
