//! The list of games.

use orrery_reworld::Reworld;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;

use crate::{CatalogGame, Error, Offer};

static REWORLD: Offer<Reworld> = Offer::new();
static ROLL_FOR_THE_GALAXY: Offer<RollForTheGalaxy> = Offer::new();

/// Every game.
pub static GAMES: &[&dyn CatalogGame] = &[&REWORLD, &ROLL_FOR_THE_GALAXY];

/// Runs an expression that is generic over the game: `with_game!(id, G => G::info().name)`. The id must be
/// one of the catalog's, such as [`find`] gives.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            "reworld" => {
                type $game = $crate::list::types::Reworld;
                $body
            }
            "roll-for-the-galaxy" => {
                type $game = $crate::list::types::RollForTheGalaxy;
                $body
            }
            // Whoever asks has found the game in the catalog, and a test holds the two lists together.
            other => unreachable!("`{other}` is not in the catalog"),
        }
    };
}

#[doc(hidden)]
pub mod types {
    pub use orrery_reworld::Reworld;
    pub use orrery_roll_for_the_galaxy::RollForTheGalaxy;
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
