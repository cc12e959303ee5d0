//! The list of games.

use crate::{CatalogGame, Error};

macro_rules! games {
    ($($id:literal => $type:path, $offer:ident;)*) => {
        $(static $offer: crate::Offer<$type> = crate::Offer::new();)*

        /// Every game.
        pub static GAMES: &[&dyn CatalogGame] = &[$(&$offer),*];
    };
}

games! {}

/// The game with this id.
///
/// # Errors
///
/// [`Error::UnknownGame`] if there is none.
pub fn find(id: &str) -> Result<&'static dyn CatalogGame, Error> {
    let found = GAMES.iter().find(|game| game.info().id == id);
    found.copied().ok_or_else(|| Error::UnknownGame(id.chars().take(64).collect()))
}
