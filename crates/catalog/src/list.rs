//! The list of games.

use crate::{CatalogGame, Error};

/// Every game.
pub static GAMES: &[&dyn CatalogGame] = &[];

/// Runs an expression that is generic over the game: `with_game!(id, G => G::info().name)`. The id must be
/// one of the catalog's, such as [`find`] gives.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            // Whoever asks has found the game in the catalog, and a test holds the two lists together.
            other => unreachable!("`{other}` is not in the catalog"),
        }
    };
}

/// The game with this id.
///
/// # Errors
///
/// [`Error::UnknownGame`] if there is none.
pub fn find(id: &str) -> Result<&'static dyn CatalogGame, Error> {
    let found = GAMES.iter().find(|game| game.info().id == id);
    found.copied().ok_or_else(|| Error::UnknownGame(id.chars().take(64).collect()))
}
