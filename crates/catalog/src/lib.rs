//! The list of games, and one interface to all of them with their types erased.
//!
//! This is the only crate that knows all games. There are two ways to use it:
//!
//! - [`with_game!`] for programs that are generic over the game: `with_game!(id, G => bench::<G>())`.
//! - [`CatalogGame`] and [`GameInProgress`] for programs that speak JSON: [`find`] a game, [create] one in
//!   progress, ask it for views and choices, send actions back.
//!
//! ```
//! use orrery_core::{Seed, Viewer};
//! use serde_json::json;
//!
//! let game = orrery_catalog::find("reworld")?;
//! let mut played = game.create(&json!({ "players": 2 }), Seed::from_text("example"))?;
//! let seat = played.to_act().first().expect("somebody begins");
//! let choice = played.choices(seat).remove(0);
//! played.apply(seat, &choice.action)?;
//! assert_eq!(played.count(), 1);
//! assert!(!played.opening(Viewer::Seat(seat)).is_empty());
//! # Ok::<(), orrery_catalog::Error>(())
//! ```
//!
//! Reading order: [`list`], [`game`], [`in_progress`], then [`wire`] for what the answers look like.
//!
//! [create]: CatalogGame::create

pub mod changes;
pub mod components;
pub mod error;
pub mod game;
pub mod in_progress;
pub mod json;
pub mod list;
mod packs;
pub mod preview;
pub mod why;
pub mod wire;

pub use error::Error;
pub use game::{CatalogEntry, CatalogGame};
pub use in_progress::{GameInProgress, Json, TypedGame, history_of};
pub use list::{GAMES, crates, find, types};
pub use packs::game_of_components;
pub use wire::{Choice, Component, Frame, GameTexts, LogEntry, Preview, Shortcut, Why, WhyNot};
