//! What bots know about each game.
