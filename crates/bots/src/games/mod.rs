//! What bots know about each game. A new game adds its line here and its folder beside this file.

mod new_frontiers;
mod reworld;
mod roll_for_the_galaxy;
