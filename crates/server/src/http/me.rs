//! One's own games: history, results, and everything as one file.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use orrery_catalog::GAMES;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Params, file, page};
use crate::app::App;
use crate::error::ApiResult;
use crate::export::export;
use crate::session::Caller;
use crate::store::HistoryQuery;
use crate::wire::{GameResults, HistoryGame, Problem, Results};

/// So many games are counted, the latest ones.
const COUNTED: u32 = 10_000;

/// All requests about one's own games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(history)).routes(routes!(results)).routes(routes!(records))
}

/// Which of one's games.
#[derive(Deserialize, IntoParams)]
struct Which {
    /// Only of this game.
    game: Option<String>,
    /// Only those with a report.
    #[serde(default)]
    reports: bool,
    /// How many, at most 100.
    limit: Option<u32>,
    /// How many to leave out at the beginning.
    offset: Option<u32>,
}

/// The own finished games, the latest first.
#[utoipa::path(get, path = "/api/me/history", tag = "me", params(Which),
    responses((status = 200, body = Vec<HistoryGame>), (status = "4XX", body = Problem)))]
async fn history(
    State(app): State<App>,
    caller: Caller,
    Params(which): Params<Which>,
) -> ApiResult<Json<Vec<HistoryGame>>> {
    let (limit, offset) = page(which.limit, which.offset);
    let query = HistoryQuery {
        person: &caller.person.id,
        game: which.game.as_deref(),
        reports: which.reports,
        limit,
        offset,
    };
    Ok(Json(app.store.history(query).await?))
}

/// The own results by game.
#[utoipa::path(get, path = "/api/me/results", tag = "me",
    responses((status = 200, body = Results), (status = "4XX", body = Problem)))]
async fn results(State(app): State<App>, caller: Caller) -> ApiResult<Json<Results>> {
    let person = &caller.person.id;
    let query = HistoryQuery { person, game: None, reports: false, limit: COUNTED, offset: 0 };
    Ok(Json(counted(&app.store.history(query).await?)))
}

/// Everything that the caller has played, as a zip file: results, records, reports, uploaded records.
#[utoipa::path(get, path = "/api/me/records", tag = "me",
    responses((status = 200, description = "a zip file", content_type = "application/zip"), (status = "4XX", body = Problem)))]
async fn records(State(app): State<App>, caller: Caller) -> ApiResult<Response> {
    let place = app.limits.exports.hold_key(&caller.person.id)?;
    let body = export(&app, &caller.person.id, place).await?;
    Ok(file("orrery-records.zip", "application/zip", body))
}

fn counted(games: &[HistoryGame]) -> Results {
    let mut by_game: BTreeMap<&str, Vec<(&HistoryGame, i32)>> = BTreeMap::new();
    // A guide helped, and its deal is always the same.
    for game in games.iter().filter(|game| !game.resigned && !game.guided) {
        if let Some(score) = game.score {
            by_game.entry(&game.game).or_default().push((game, score));
        }
    }
    let of = |id: &str| {
        let played = by_game.get(id)?;
        let (best, most) = played.iter().max_by_key(|(_, score)| *score)?;
        let sum: i64 = played.iter().map(|(_, score)| i64::from(*score)).sum();
        Some(GameResults {
            game: id.into(),
            games: played.len() as u32,
            against: played.iter().filter(|(game, _)| game.players > 1).count() as u32,
            won: played.iter().filter(|(game, _)| game.won).count() as u32,
            mean: sum as f64 / played.len() as f64,
            best: *most,
            best_table: best.table.clone(),
            scores: played.iter().map(|(_, score)| *score).collect(),
        })
    };
    Results {
        games: games.len() as u32,
        reports: games.iter().filter(|game| game.report).count() as u32,
        since: games.iter().filter_map(|game| game.ended).min(),
        by_game: GAMES.iter().filter_map(|game| of(game.info().id)).collect(),
    }
}
