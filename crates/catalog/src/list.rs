//! The list of games.

use crate::{CatalogEntry, CatalogGame, Error};

/// The list. One line registers a game: its id, its type, its crate. Everything that goes through all games
/// follows from it: [`GAMES`], [`with_game!`](crate::with_game), and what is generated and tested for each game.
///
/// Calls the macro `$then` with the list, behind the arguments given in brackets.
#[doc(hidden)]
#[macro_export]
macro_rules! games {
    ($($then:tt)::+, $($args:tt)*) => {
        $($then)::+! { [$($args)*]
            "evacuation" Evacuation orrery_evacuation,
            "how-to-save-a-world" HowToSaveAWorld orrery_how_to_save_a_world,
            "new-frontiers" NewFrontiers orrery_new_frontiers,
            "reworld" Reworld orrery_reworld,
            "roll-for-the-galaxy" RollForTheGalaxy orrery_roll_for_the_galaxy,
        }
    };
}

macro_rules! entries {
    ([] $($id:literal $game:ident $krate:ident,)*) => {
        /// Every game.
        pub static GAMES: &[&dyn CatalogGame] = &[$({
            static ENTRY: CatalogEntry<types::$game> = CatalogEntry::new();
            &ENTRY
        }),*];

        /// Every game by the name of its type.
        pub mod types {
            $(pub use $krate::$game;)*
        }

        /// The crate of every game, for those who need more of a game than the interface gives.
        pub mod crates {
            $(pub use $krate;)*
        }
    };
}
games!(entries,);

/// Runs an expression that is generic over the game: `with_game!(id, G => G::info().name)`. The id must be
/// one of the catalog's, such as [`find`] gives.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::games!($crate::match_game, $id, $game, $body)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    ([$wanted:expr, $name:ident, $body:expr] $($id:literal $game:ident $krate:ident,)*) => {
        match $wanted {
            $($id => {
                type $name = $crate::list::types::$game;
                $body
            })*
            // Whoever asks has found the game in the catalog.
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
