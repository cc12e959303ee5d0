//! Recorded games, one for each number of players and way to end: they must come out the same for ever.
//! `examples/record.rs` records them.

use std::path::Path;

use orrery_core::Game;
use orrery_core::testkit::replay_all;
use orrery_roll_for_the_galaxy::{RollForTheGalaxy, State};

/// Whether the pool is empty, and whether somebody has twelve tiles.
fn ends(state: &State) -> (bool, bool) {
    (state.pool == 0, state.seats().any(|seat| state.player(seat).tiles() >= 12))
}

/// RFG-END-01: by chips, by tiles, or by both.
#[test]
fn every_way_to_end_for_every_number_of_players() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let games = replay_all::<RollForTheGalaxy>(&folder);
    let found: Vec<_> = games
        .iter()
        .map(|(name, game)| (name.as_str(), RollForTheGalaxy::players(game.state()), ends(game.state())))
        .collect();
    let (chips, tiles) = ((true, false), (false, true));
    let wanted = [
        ("2-players-chips", 2, chips),
        ("2-players-tiles", 2, tiles),
        ("3-players-chips", 3, chips),
        ("3-players-tiles", 3, tiles),
        ("4-players-chips", 4, chips),
        ("4-players-tiles", 4, tiles),
        ("5-players-chips", 5, chips),
        ("5-players-tiles", 5, tiles),
        ("both-ends-at-once", 2, (true, true)),
    ];
    assert_eq!(found, wanted);
}
