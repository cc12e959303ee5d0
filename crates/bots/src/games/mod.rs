//! What bots know about each game.

mod reworld;
