//! Tables: lists, making one, what people do at one, and its past.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use orrery_core::Seed;
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Params, file, page};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::session::{Caller, MaybeCaller};
use crate::store::{ListKind, SeatRow, TableRow};
use crate::table::{self, Answer, PlayerCommand, Question, info};
use crate::wire::{
    CancelForm, Coach, ErrorCode, JoinForm, LogEntry, Moment, NewSeat, NewTable, Outcome, Person, Problem,
    RemoveForm, Story, TableInfo,
};

/// All requests about tables.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(create_guided))
        .routes(routes!(show))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(resign))
        .routes(routes!(cancel))
        .routes(routes!(remove))
        .routes(routes!(rematch))
        .routes(routes!(log))
        .routes(routes!(at))
        .routes(routes!(story))
        .routes(routes!(outcome))
        .routes(routes!(coach))
        .routes(routes!(record))
}

/// Which list.
#[derive(Deserialize, IntoParams)]
struct ListQuery {
    /// Which tables.
    list: ListKind,
    /// Only tables of this game.
    game: Option<String>,
    /// How many, at most 100.
    limit: Option<u32>,
    /// How many to leave out at the beginning.
    offset: Option<u32>,
}

/// The invitation to a private table.
#[derive(Deserialize, IntoParams)]
pub(super) struct InviteQuery {
    /// The invitation.
    pub invite: Option<String>,
}

/// Lists tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListQuery),
    responses((status = 200, body = Vec<TableInfo>), (status = "4XX", body = Problem)))]
async fn list(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Params(query): Params<ListQuery>,
) -> ApiResult<Json<Vec<TableInfo>>> {
    let person = caller.map(|c| c.person);
    if query.list == ListKind::Mine && person.is_none() {
        return Err(ApiError::sign_in());
    }
    let id = person.as_ref().map_or("", |p| &p.id);
    let (limit, offset) = page(query.limit, query.offset);
    let rows = app.store.list(query.list, id, query.game.as_deref(), limit, offset).await?;
    Ok(Json(rows.iter().map(|(row, seats)| about(&app, row, seats, person.as_ref())).collect()))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(form): Body<NewTable>,
) -> ApiResult<Json<TableInfo>> {
    let (person, start) = (caller.person, form.start);
    let (row, seats) = prepare(form, &person)?;
    add(&app, &row, seats.clone()).await?;
    if start {
        return act(&app, &row.id, person, PlayerCommand::Start).await;
    }
    Ok(Json(about(&app, &row, &seats, Some(&person))))
}

/// The table that somebody wants to make, if it can be.
pub(super) fn prepare(form: NewTable, person: &Person) -> ApiResult<(TableRow, Vec<SeatRow>)> {
    let refused = |message: &str| Err(ApiError::new(ErrorCode::BadSetup, message));
    if !table::sensible(form.clock) {
        return refused("minutes are 1 to 600, the increment 0 to 600 seconds, days 1 to 30");
    }
    if form.start && form.seats.contains(&NewSeat::Open) {
        return Err(ApiError::new(ErrorCode::SeatsOpen, "every seat needs a person or a bot"));
    }
    let offer = orrery_catalog::find(&form.game)?;
    let players = u8::try_from(form.seats.len()).unwrap_or(u8::MAX);
    let mut options = form.options.unwrap_or_default();
    if options.insert("players".into(), players.into()).is_some_and(|old| old != players) {
        return refused("players must be the number of seats");
    }
    // Whether options make a game depends on nothing but them, so any seed serves for the test.
    let options = offer.create(&Value::Object(options), Seed([0; 32]))?.options();
    let seats = form.seats.into_iter().map(|seat| {
        Ok(match seat {
            NewSeat::Me => info::human_seat(person.clone()),
            NewSeat::Open => info::open_seat(),
            NewSeat::Bot { level } => {
                table::level(&level)?;
                info::bot_seat(level)
            }
        })
    });
    let seats: Vec<SeatRow> = seats.collect::<ApiResult<_>>()?;
    let row = TableRow {
        private: form.private,
        clock: form.clock,
        hints: form.hints,
        ..info::new_table(form.game, options.to_string(), person.clone())
    };
    Ok((row, seats))
}

/// Starts the guided first game of a game: always the same deal, gentle bots, hints allowed.
#[utoipa::path(post, path = "/api/games/{game}/guided", tag = "tables",
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn create_guided(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    let person = caller.person;
    let guide = orrery_guide::guide(&game).ok_or_else(|| ApiError::not_found("guide"))?;
    let options = orrery_catalog::find(&game)?.create(&guide.options(), guide.seed())?.options();
    table::level(&guide.level)?;
    let rivals = (1..guide.players).map(|_| info::bot_seat(guide.level.clone()));
    let seats = std::iter::once(info::human_seat(person.clone())).chain(rivals).collect();
    // It is nobody's business but the learner's. Its seed is public, so the server has no secret to commit itself to.
    let row = TableRow {
        private: true,
        hints: true,
        secret: None,
        commitment: None,
        ..info::new_table(game, options.to_string(), person.clone())
    };
    add(&app, &row, seats).await?;
    act(&app, &row.id, person, PlayerCommand::StartGuided).await
}

/// Puts a new table into the store if the person who makes it may have one more.
async fn add(app: &App, row: &TableRow, seats: Vec<SeatRow>) -> ApiResult<()> {
    let most = i64::from(app.settings.max_tables_per_person);
    match app.store.add_table(row.clone(), seats, most).await? {
        true => Ok(()),
        false => Err(table::too_many_tables()),
    }
}

/// Shows a table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(InviteQuery),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
async fn show(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Json<TableInfo>> {
    let person = caller.map(|c| c.person);
    let row = app.store.table(&id).await?.ok_or_else(|| ApiError::not_found("table"))?;
    let seats = app.store.seats(&id).await?;
    info::may_look(&row, &seats, person.as_ref(), query.invite.as_deref())?;
    Ok(Json(about(&app, &row, &seats, person.as_ref())))
}

/// Sits down, or comes back to the own seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = JoinForm,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(form): Body<JoinForm>,
) -> ApiResult<Json<TableInfo>> {
    let join = PlayerCommand::Join { seat: form.seat, invite: form.invite, contribution: form.contribution };
    act(&app, &id, caller.person, join).await
}

/// Stands up; in a running game a bot stands in.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn leave(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> ApiResult<Json<TableInfo>> {
    act(&app, &id, caller.person, PlayerCommand::Leave).await
}

/// Starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables",
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn start(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> ApiResult<Json<TableInfo>> {
    act(&app, &id, caller.person, PlayerCommand::Start).await
}

/// Gives up; a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables",
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn resign(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    act(&app, &id, caller.person, PlayerCommand::Resign).await
}

/// Cancels an open table, or agrees to cancel a running game.
#[utoipa::path(post, path = "/api/tables/{id}/cancel", tag = "tables", request_body = CancelForm,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn cancel(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(form): Body<CancelForm>,
) -> ApiResult<Json<TableInfo>> {
    act(&app, &id, caller.person, PlayerCommand::Cancel(form.yes)).await
}

/// Takes somebody away from an open table; only its host can.
#[utoipa::path(post, path = "/api/tables/{id}/remove", tag = "tables", request_body = RemoveForm,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn remove(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(form): Body<RemoveForm>,
) -> ApiResult<Json<TableInfo>> {
    act(&app, &id, caller.person, PlayerCommand::Remove(form.seat)).await
}

/// Makes or joins the table of the next game. The host starts it, after the players have seen its commitment and contributed.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
async fn rematch(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    let Json(old) = act(&app, &id, caller.person.clone(), PlayerCommand::Rematch).await?;
    let next = old.rematch.ok_or_else(|| ApiError::not_found("table"))?;
    let row = app.store.table(&next).await?.ok_or_else(|| ApiError::not_found("table"))?;
    // Who played the last game is invited to the next.
    let join = PlayerCommand::Join { seat: None, invite: Some(row.invite), contribution: None };
    act(&app, &next, caller.person, join).await
}

/// The log of a game, as far as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "tables", params(InviteQuery),
    responses((status = 200, body = Vec<LogEntry>), (status = "4XX", body = Problem)))]
async fn log(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Response> {
    ask(&app, &id, caller, query, Question::Log).await
}

/// The game after a step, as far as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}/at/{step}", tag = "tables", params(InviteQuery),
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
async fn at(
    State(app): State<App>,
    caller: MaybeCaller,
    Path((id, step)): Path<(String, String)>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Response> {
    ask(&app, &id, caller, query, Question::At(step_number(&step)?)).await
}

/// What happened after a step, as far as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}/story/{step}", tag = "tables", params(InviteQuery),
    responses((status = 200, body = Story), (status = "4XX", body = Problem)))]
async fn story(
    State(app): State<App>,
    caller: MaybeCaller,
    Path((id, step)): Path<(String, String)>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Response> {
    ask(&app, &id, caller, query, Question::Story(step_number(&step)?)).await
}

/// The result, after the end.
#[utoipa::path(get, path = "/api/tables/{id}/outcome", tag = "tables", params(InviteQuery),
    responses((status = 200, body = Outcome), (status = "4XX", body = Problem)))]
async fn outcome(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Response> {
    ask(&app, &id, caller, query, Question::Outcome).await
}

/// What the guide says to the caller now, at a guided table.
#[utoipa::path(get, path = "/api/tables/{id}/coach", tag = "tables", params(InviteQuery),
    responses((status = 200, body = Coach), (status = "4XX", body = Problem)))]
async fn coach(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Response> {
    ask(&app, &id, caller, query, Question::Coach).await
}

/// The record as a file, after the end.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(InviteQuery),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = "4XX", body = Problem)))]
async fn record(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Response> {
    ask(&app, &id, caller, query, Question::Record).await
}

/// The number of a step in an address.
pub(super) fn step_number(text: &str) -> ApiResult<u32> {
    text.parse().map_err(|_| ApiError::not_found("step"))
}

pub(super) async fn act(
    app: &App,
    id: &str,
    person: Person,
    command: PlayerCommand,
) -> ApiResult<Json<TableInfo>> {
    app.tables.act(app, id, person, command).await.map(Json)
}

/// The record of a table whose game is over, for somebody who may see it.
pub(super) async fn record_of(
    app: &App,
    id: &str,
    person: Option<Person>,
    InviteQuery { invite }: InviteQuery,
) -> ApiResult<String> {
    match app.tables.look(app, id, person, invite, Question::Record).await? {
        Answer::Record(text) => Ok(text),
        _ => Err(ApiError::not_found("record")),
    }
}

async fn ask(
    app: &App,
    id: &str,
    MaybeCaller(caller): MaybeCaller,
    InviteQuery { invite }: InviteQuery,
    question: Question,
) -> ApiResult<Response> {
    let person = caller.map(|c| c.person);
    Ok(match app.tables.look(app, id, person, invite, question).await? {
        Answer::Log(entries) => Json(entries).into_response(),
        Answer::At(moment) => Json(moment).into_response(),
        Answer::Story(story) => Json(story).into_response(),
        Answer::Outcome(outcome) => Json(outcome).into_response(),
        Answer::Coach(coach) => Json(coach).into_response(),
        // Asked for by other requests.
        Answer::Branch(_) | Answer::Game(_) => return Err(ApiError::not_found("request")),
        Answer::Record(text) => file(&format!("orrery-{id}.jsonl"), "application/jsonl", text),
    })
}

fn about(app: &App, row: &TableRow, seats: &[SeatRow], person: Option<&Person>) -> TableInfo {
    let presence = &app.tables.presence;
    let watchers = presence.watchers(&row.id, seats);
    info::info(row, seats, person, watchers, |p| presence.is_here(&row.id, &p.id))
}
