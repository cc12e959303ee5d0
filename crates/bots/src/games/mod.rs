//! What bots know about each game.

mod reworld;
mod roll_for_the_galaxy;

use crate::Net;

/// The networks of a game from its files, by number of players. A file of another form of the inputs is
/// left out, and the hand-set evaluation takes its place; a test tells.
fn nets(inputs: usize, files: &[(u8, &[u8])]) -> Vec<(u8, Net)> {
    files.iter().filter_map(|&(players, file)| Some((players, Net::load(file, inputs)?))).collect()
}

fn for_players(nets: &'static [(u8, Net)], players: u8) -> Option<&'static Net> {
    nets.iter().find(|(n, _)| *n == players).map(|(_, net)| net)
}
