//! The same deal at several tables.

use axum::Json;
use axum::extract::{Path, State};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Params};
use super::tables::{InviteQuery, act, prepare};
use crate::app::App;
use crate::duplicates;
use crate::error::{ApiError, ApiResult};
use crate::session::{Caller, MaybeCaller};
use crate::table::{self, PlayerCommand};
use crate::wire::{Duplicate, ErrorCode, NewDuplicate, NewSeat, Problem};

/// All requests about tables with the same deal.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create)).routes(routes!(show))
}

/// Makes several tables with the same deal. Each is joined and started like any other.
#[utoipa::path(post, path = "/api/duplicates", tag = "duplicates", request_body = NewDuplicate,
    responses((status = 200, body = Duplicate), (status = "4XX", body = Problem)))]
async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(form): Body<NewDuplicate>,
) -> ApiResult<Json<Duplicate>> {
    let person = caller.person;
    let refused = |message: &str| Err(ApiError::new(ErrorCode::BadSetup, message));
    if !duplicates::TABLES.contains(&form.tables) {
        return refused("the same deal is played at 2 to 8 tables");
    }
    if form.table.seats.iter().all(|seat| matches!(seat, NewSeat::Bot { .. })) {
        return refused("each table needs a seat for somebody");
    }
    let start = form.table.start;
    let first = prepare(form.table, &person)?;
    let id = first.0.id.clone();
    let row = duplicates::add(&app, first, form.tables).await?.ok_or_else(table::too_many_tables)?;
    if start {
        let Json(_) = act(&app, &id, person.clone(), PlayerCommand::Start).await?;
    }
    duplicates::about(&app, &row.id, Some(&person), None).await.map(Json)
}

/// The tables of a deal; how they went, and a comparison, when all are over.
#[utoipa::path(get, path = "/api/duplicates/{id}", tag = "duplicates", params(InviteQuery),
    responses((status = 200, body = Duplicate), (status = "4XX", body = Problem)))]
async fn show(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Path(id): Path<String>,
    Params(query): Params<InviteQuery>,
) -> ApiResult<Json<Duplicate>> {
    let person = caller.map(|c| c.person);
    duplicates::about(&app, &id, person.as_ref(), query.invite.as_deref()).await.map(Json)
}
