//! Records that people upload, to be verified and replayed.

use axum::Json;
use axum::extract::{Path, State};
use orrery_core::{Seed, Viewer};
use tokio::task::spawn_blocking;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Text;
use super::tables::step_number;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::session::Caller;
use crate::table::{outcome, story, viewer};
use crate::wire::{ErrorCode, Moment, Problem, ReplayInfo, Story};
use crate::{secret, time};

/// All requests about uploaded records.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(upload))
        .routes(routes!(show))
        .routes(routes!(at))
        .routes(routes!(story))
}

/// Verifies a record and keeps it.
#[utoipa::path(post, path = "/api/replays", tag = "replays", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = ReplayInfo), (status = "4XX", body = Problem)))]
async fn upload(State(app): State<App>, caller: Caller, Text(record): Text) -> ApiResult<Json<ReplayInfo>> {
    let id = secret::id();
    let info = replay(id.clone(), record.clone()).await?;
    let most = i64::from(app.settings.max_replays_per_person);
    app.store.add_replay(&id, &caller.person.id, &record, time::now(), most).await?;
    Ok(Json(info))
}

/// An uploaded record with its log and result.
#[utoipa::path(get, path = "/api/replays/{id}", tag = "replays",
    responses((status = 200, body = ReplayInfo), (status = "4XX", body = Problem)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Json<ReplayInfo>> {
    let record = app.store.replay(&id).await?.ok_or_else(|| ApiError::not_found("replay"))?;
    replay(id, record).await.map(Json)
}

/// The game after a step, everything open.
#[utoipa::path(get, path = "/api/replays/{id}/at/{step}", tag = "replays",
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
async fn at(State(app): State<App>, Path((id, step)): Path<(String, String)>) -> ApiResult<Json<Moment>> {
    let step = step_number(&step)?;
    let record = app.store.replay(&id).await?.ok_or_else(|| ApiError::not_found("replay"))?;
    let moment = spawn_blocking(move || {
        let game = verified(&record)?;
        viewer::moment(game.as_ref(), Viewer::Everything, step).ok_or_else(|| ApiError::not_found("step"))
    });
    moment.await.map_err(ApiError::internal)?.map(Json)
}

/// What happened after a step, everything open.
#[utoipa::path(get, path = "/api/replays/{id}/story/{step}", tag = "replays",
    responses((status = 200, body = Story), (status = "4XX", body = Problem)))]
async fn story(State(app): State<App>, Path((id, step)): Path<(String, String)>) -> ApiResult<Json<Story>> {
    let step = step_number(&step)?;
    let record = app.store.replay(&id).await?.ok_or_else(|| ApiError::not_found("replay"))?;
    let story = spawn_blocking(move || {
        let game = verified(&record)?;
        story::story(game.as_ref(), Viewer::Everything, step).ok_or_else(|| ApiError::not_found("step"))
    });
    story.await.map_err(ApiError::internal)?.map(Json)
}

async fn replay(id: String, record: String) -> ApiResult<ReplayInfo> {
    let info = spawn_blocking(move || {
        let game = verified(&record)?;
        let outcome = outcome(game.as_ref());
        Ok(ReplayInfo {
            id,
            game: game.game().info().id.into(),
            options: game.options(),
            commitment: Seed::commitment(game.seed()),
            outcome,
            log: viewer::read(game.as_ref(), Viewer::Everything, &mut viewer::Cursor::default()),
        })
    });
    info.await.map_err(ApiError::internal)?
}

fn verified(record: &str) -> ApiResult<Box<dyn orrery_catalog::GameInProgress>> {
    let game = orrery_core::record::game_of(record);
    let game = game.map_err(|e| ApiError::new(ErrorCode::BadRecord, e.to_string()))?;
    Ok(orrery_catalog::find(&game)?.verify(record)?)
}
