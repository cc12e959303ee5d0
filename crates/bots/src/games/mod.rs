//! What bots know about each game. A new game adds its line here and its folder beside this file.

mod evacuation;
mod how_to_save_a_world;
mod new_frontiers;
mod reworld;
mod roll_for_the_galaxy;
