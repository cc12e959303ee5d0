//! Records that people upload, to be verified and replayed.

use axum::Json;
use axum::extract::{Path, State};
use orrery_core::{Contribution, ContributionBy, Seed, Viewer};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Text;
use super::tables::step_number;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::session::{Address, Caller};
use crate::store::{ReplayQuota, ReplayRow};
use crate::table::{outcome, story, viewer};
use crate::verified::Verified;
use crate::wire::{ErrorCode, Moment, Outcome, Problem, ReplayInfo, SeatContribution, Story};
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
async fn upload(
    State(app): State<App>,
    caller: Caller,
    address: Address,
    Text(record): Text,
) -> ApiResult<Json<ReplayInfo>> {
    app.limits.uploads.check(&caller.person.id)?;
    let id = secret::id();
    // What is kept is what was understood, not what was sent.
    let (info, canonical) =
        app.verified.add(&id, record, |verified| (about(&id, verified), verified.record.clone())).await?;
    let settings = &app.settings;
    let quota = ReplayQuota {
        most: i64::from(settings.max_replays_per_person),
        bytes_of_person: settings.max_replay_bytes / 100,
        bytes_of_address: settings.max_replay_bytes / 20,
        bytes_in_all: settings.max_replay_bytes,
    };
    let row = ReplayRow {
        id: id.clone(),
        person: caller.person.id,
        address: address.key(),
        record: canonical,
        created: time::now(),
    };
    if !app.store.add_replay(row, quota).await? {
        app.verified.forget(&id);
        return Err(ApiError::new(ErrorCode::Limit, "there is no room for more records"));
    }
    Ok(Json(info))
}

/// An uploaded record with its log and result.
#[utoipa::path(get, path = "/api/replays/{id}", tag = "replays",
    responses((status = 200, body = ReplayInfo), (status = 404, body = Problem)))]
async fn show(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Json<ReplayInfo>> {
    let name = id.clone();
    app.verified.read(&app, &id, move |verified| Ok(about(&name, verified))).await.map(Json)
}

/// The game after a step, everything open.
#[utoipa::path(get, path = "/api/replays/{id}/at/{step}", tag = "replays",
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
async fn at(State(app): State<App>, Path((id, step)): Path<(String, String)>) -> ApiResult<Json<Moment>> {
    let step = step_number(&step)?;
    let moment = move |verified: &Verified| {
        viewer::moment(verified.game.as_ref(), Viewer::Everything, step)
            .ok_or_else(|| ApiError::not_found("step"))
    };
    app.verified.read(&app, &id, moment).await.map(Json)
}

/// What happened after a step, everything open.
#[utoipa::path(get, path = "/api/replays/{id}/story/{step}", tag = "replays",
    responses((status = 200, body = Story), (status = "4XX", body = Problem)))]
async fn story(State(app): State<App>, Path((id, step)): Path<(String, String)>) -> ApiResult<Json<Story>> {
    let step = step_number(&step)?;
    let told = move |verified: &Verified| {
        story::story(verified.game.as_ref(), Viewer::Everything, step)
            .ok_or_else(|| ApiError::not_found("step"))
    };
    app.verified.read(&app, &id, told).await.map(Json)
}

fn about(id: &str, verified: &Verified) -> ReplayInfo {
    let (game, fair) = (verified.game.as_ref(), verified.fair.as_ref());
    let secret = fair.and_then(|f| f.secret).map(Seed::to_hex);
    let contribution = |c: &Contribution| SeatContribution {
        value: c.value.to_hex(),
        player: c.by == ContributionBy::Player,
    };
    ReplayInfo {
        id: id.into(),
        game: game.game().info().id.into(),
        options: game.options(),
        commitment: fair.map_or_else(|| game.seed().commitment(), |f| f.commitment.clone()),
        contributions: fair.map_or_else(Vec::new, |f| f.contributions.iter().map(contribution).collect()),
        outcome: Outcome { secret: secret.clone(), ..outcome(game) },
        secret,
        log: viewer::read(game, Viewer::Everything, &mut viewer::Cursor::default()),
    }
}
