//! Which game a component file is for.

use orrery_core::Problem;

use crate::{CatalogGame, Error, GAMES, find};

/// The game that a component file is for: the one that it names (`[game] id`), or, if it names none, the one
/// whose check it passes.
///
/// # Errors
///
/// What is wrong with the file, if no game can be found.
pub fn game_of_components(text: &str) -> Result<&'static dyn CatalogGame, Problem> {
    let file: toml::Table = text.parse().map_err(|error| Problem::of_toml(text, &error))?;
    let ids = || GAMES.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ");
    let named = file.get("game").and_then(|game| game.get("id")).and_then(toml::Value::as_str);
    if let Some(id) = named {
        return find(&id.replace('_', "-")).map_err(|_: Error| {
            let why = format!("`{id}` is not one of the games: {}", ids());
            Problem::new(why).at_table(text, "game", "id")
        });
    }
    let passed = GAMES.iter().find(|game| game.check_components(text).is_empty());
    passed.copied().ok_or_else(|| {
        let why =
            "the file does not say which game it is for, and it passes the check of none; begin it with";
        Problem::new(format!("{why} `[game]` and an id of: {}", ids()))
    })
}
