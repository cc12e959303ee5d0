//! What if: branches of games, and how they compare with what happened.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use orrery_catalog::GameInProgress;
use orrery_core::Seat;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Params};
use super::tables::InviteQuery;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::session::Caller;
use crate::table::{self, Answer, BranchFrom, Question};
use crate::wire::{BranchComparison, ErrorCode, NewBranch, Person, Problem, Purpose, TableInfo};
use crate::{background, branch, secret};

/// The level of bots in a branch unless the person wants another.
const LEVEL: &str = "strong";

/// All requests about branches.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(of_table)).routes(routes!(of_replay)).routes(routes!(compare))
}

/// Plays on from a moment of a table, in private, against bots. While the game runs: from an own seat, by what it knows, where
/// hints are allowed.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "branches", request_body = NewBranch, params(InviteQuery),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn of_table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Params(InviteQuery { invite }): Params<InviteQuery>,
    Body(form): Body<NewBranch>,
) -> ApiResult<Json<TableInfo>> {
    let (person, begin) = (caller.person, Instant::now());
    app.limits.questions.check(&person.id)?;
    let level = level(&form)?;
    let question = Question::Branch(from(&form));
    let branch = match ask(&app, &id, &person, invite, question).await? {
        Answer::Branch(branch) => branch,
        _ => return Err(ApiError::not_found("branch")),
    };
    app.limits.questions.charge(&person.id, begin.elapsed());
    branch::add(&app, person, branch, &level, (&id, false)).await.map(Json)
}

/// Plays on from a moment of an uploaded record, in private, against bots.
#[utoipa::path(post, path = "/api/replays/{id}/branch", tag = "branches", request_body = NewBranch,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn of_replay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(form): Body<NewBranch>,
) -> ApiResult<Json<TableInfo>> {
    let (person, begin) = (caller.person, Instant::now());
    app.limits.questions.check(&person.id)?;
    let level = level(&form)?;
    let from = from(&form);
    let branch =
        app.verified.read(&app, &id, move |game| table::of_open_game(game.game.as_ref(), from, None)).await?;
    app.limits.questions.charge(&person.id, begin.elapsed());
    branch::add(&app, person, branch, &level, (&id, true)).await.map(Json)
}

/// A branch beside what happened.
#[utoipa::path(get, path = "/api/tables/{id}/compare", tag = "branches",
    responses((status = 200, body = BranchComparison), (status = "4XX", body = Problem)))]
async fn compare(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<Json<BranchComparison>> {
    let (person, begin) = (caller.person, Instant::now());
    app.limits.questions.check(&person.id)?;
    let row = app.store.table(&id).await?;
    let Some(Purpose::Branch { of, uploaded, .. }) = row.map(|row| row.purpose) else {
        return Err(ApiError::not_found("branch"));
    };
    let seats = app.store.seats(&id).await?;
    // Only the one who plays it has a seat there.
    let seat = table::info::seat_of(&seats, Some(&person)).ok_or_else(|| ApiError::not_found("branch"))?;
    let branch = game_of(&app, &id, &person, seat).await?;
    let seat = Seat(seat);
    let real = if uploaded {
        app.verified.read(&app, &of, move |verified| Ok(branch::line(verified.game.as_ref(), seat))).await
    } else {
        match game_of(&app, &of, &person, seat.0).await {
            Ok(game) => line(game, seat).await,
            Err(error) => Err(error),
        }
    };
    let real = match real {
        Ok(real) => real,
        // The game that it comes from may be gone, or may not be looked at any more.
        Err(error) if error.code() != ErrorCode::Internal => Vec::new(),
        Err(error) => return Err(error),
    };
    let judged = background::spawn(move || {
        let branch = branch.as_ref();
        (branch::line(branch, seat), branch::guesses(branch, seat))
    });
    let (branch, guesses) = judged.await.map_err(ApiError::internal)?;
    app.limits.questions.charge(&person.id, begin.elapsed());
    Ok(Json(BranchComparison { seat: seat.0, real, branch, guesses }))
}

fn from(form: &NewBranch) -> BranchFrom {
    BranchFrom { step: form.step, seat: form.seat, guess: form.guess, seed: secret::seed() }
}

fn level(form: &NewBranch) -> ApiResult<String> {
    let level = form.level.as_deref().unwrap_or(LEVEL);
    table::level(level)?;
    Ok(level.to_owned())
}

async fn ask(
    app: &App,
    id: &str,
    person: &Person,
    invite: Option<String>,
    question: Question,
) -> ApiResult<Answer> {
    app.tables.look(app, id, Some(person.clone()), invite, question).await
}

async fn game_of(app: &App, id: &str, person: &Person, seat: u8) -> ApiResult<Box<dyn GameInProgress>> {
    match ask(app, id, person, None, Question::Compare(seat)).await? {
        Answer::Game(game) => Ok(game),
        _ => Err(ApiError::not_found("table")),
    }
}

/// Judging positions is work for another thread.
async fn line(game: Box<dyn GameInProgress>, seat: Seat) -> ApiResult<Vec<crate::wire::LinePoint>> {
    background::spawn(move || branch::line(game.as_ref(), seat)).await.map_err(ApiError::internal)
}
