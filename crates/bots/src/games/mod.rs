//! What bots know about each game.

mod reworld;
mod roll_for_the_galaxy;
