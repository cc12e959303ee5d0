//! The list of games, and the type-erased door through which everything outside enters.
//!
//! This is the only crate that knows all games. There are two ways in:
//!
//! - [`with_game!`] for programs that are generic over the game: `with_game!(id, G => bench::<G>())`.
//! - [`CatalogGame`] and [`Table`] for programs that speak JSON: [`find`] a game, let it [create] a table,
//!   ask the table for views and choices, send actions back.
//!
//! Reading order: [`list`], [`game`], [`table`], then [`wire`] for what the answers look like.
//!
//! [create]: CatalogGame::create

mod ask;
mod components;
pub mod error;
pub mod game;
pub mod list;
pub mod table;
pub mod wire;

#[cfg(test)]
#[path = "../../conformance/tests/toy/mod.rs"]
#[allow(dead_code, reason = "its faults are for the conformance kit")]
mod toy;

pub use error::Error;
pub use game::{CatalogGame, Offer};
pub use list::{GAMES, find};
pub use table::{Played, Table, history_of};
pub use wire::{Choice, Component, GameTexts, LogEntry, Preview, Why};
