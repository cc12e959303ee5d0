//! The games on offer.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Path;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use orrery_bots::{Knowledge, Level};
use orrery_catalog::{CatalogGame, GAMES, with_game};
use orrery_core::{Lang, Texts};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::wire::{ComponentsInPlay, GameOffer, LevelOffer, Problem, RuleText, Rules};

/// All requests about games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(rules))
        .routes(routes!(texts))
        .routes(routes!(components))
        .routes(routes!(facts))
}

/// The games on offer.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameOffer>)))]
async fn games() -> Json<Vec<GameOffer>> {
    Json(GAMES.iter().map(|game| offer(*game)).collect())
}

/// The rules of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules/{lang}", tag = "games",
    responses((status = 200, body = Rules), (status = 404, body = Problem)))]
async fn rules(Path((game, lang)): Path<(String, String)>) -> ApiResult<Response> {
    let ledger = orrery_catalog::find(&game)?.ledger(language(&lang)?);
    let rules = ledger.rules.iter().map(|rule| RuleText {
        id: rule.id.clone(),
        section: rule.section.clone(),
        text: rule.text.clone(),
    });
    Ok(lasting(Json(Rules { rules: rules.collect() })))
}

/// The texts of a game, for making sentences.
#[utoipa::path(get, path = "/api/games/{game}/texts/{lang}", tag = "games",
    responses((status = 200, description = "`ftl` and `names`"), (status = 404, body = Problem)))]
async fn texts(Path((game, lang)): Path<(String, String)>) -> ApiResult<Response> {
    let (game, lang) = (orrery_catalog::find(&game)?, language(&lang)?);
    let mut texts = game.words(lang);
    texts.ftl.push_str(&reasons(game, lang));
    Ok(lasting(Json(texts)))
}

/// The words for reasons, which hints and reports give.
fn reasons(game: &dyn CatalogGame, lang: Lang) -> String {
    fn words<G: Knowledge>() -> (&'static str, &'static str) {
        G::WORDS
    }
    let (all, own) = (orrery_bots::spec::TEXTS, with_game!(game.info().id, G => words::<G>()));
    match lang {
        Lang::En => format!("\n{}\n{}", all.0, own.0),
        Lang::De => format!("\n{}\n{}", all.1, own.1),
    }
}

/// Every component of a game with its source.
#[utoipa::path(get, path = "/api/games/{game}/components", tag = "games",
    responses((status = 200, description = "the components"), (status = 404, body = Problem)))]
async fn components(Path(game): Path<String>) -> ApiResult<Response> {
    Ok(lasting(Json(orrery_catalog::find(&game)?.components())))
}

/// What the tiles and cards of a game are, for those who draw them.
#[utoipa::path(get, path = "/api/games/{game}/facts", tag = "games",
    responses((status = 200, description = "the game's `Facts`"), (status = 404, body = Problem)))]
async fn facts(Path(game): Path<String>) -> ApiResult<Response> {
    Ok(lasting(Json(orrery_catalog::find(&game)?.facts())))
}

/// These answers change only with the program.
fn lasting(answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=300"));
    response
}

fn language(code: &str) -> ApiResult<Lang> {
    Lang::ALL.into_iter().find(|l| l.code() == code).ok_or_else(|| ApiError::not_found("language"))
}

fn offer(game: &dyn CatalogGame) -> GameOffer {
    let info = game.info();
    GameOffer {
        id: info.id.into(),
        name: info.name.into(),
        prefix: info.prefix.into(),
        min_players: info.players.0,
        max_players: info.players.1,
        options: info.options,
        levels: Level::ALL.into_iter().map(level_offer).collect(),
        rules_version: game.rules_version(),
        components: ComponentsInPlay {
            hash: game.components_hash().0.into(),
            built_in: game.components_hash().1,
        },
    }
}

fn level_offer(level: Level) -> LevelOffer {
    let (en, de) = orrery_bots::spec::TEXTS;
    let texts = [Texts::new(Lang::En, &[en]), Texts::new(Lang::De, &[de])];
    let say = |message: orrery_core::Message| -> BTreeMap<String, String> {
        texts.iter().map(|t| (t.lang().code().to_owned(), t.say(&message))).collect()
    };
    LevelOffer { id: level.id().into(), name: say(level.name()), about: say(level.about()) }
}
