//! The laws that every game keeps, for every number of players.

use orrery_conformance::check;
use orrery_core::Game;
use orrery_roll_for_the_galaxy::{Options, RollForTheGalaxy};

#[test]
fn two_players() {
    check::<RollForTheGalaxy>(&RollForTheGalaxy::options(2));
}

#[test]
fn three_players() {
    check::<RollForTheGalaxy>(&RollForTheGalaxy::options(3));
}

#[test]
fn four_players() {
    check::<RollForTheGalaxy>(&RollForTheGalaxy::options(4));
}

#[test]
fn five_players() {
    check::<RollForTheGalaxy>(&RollForTheGalaxy::options(5));
}

#[test]
fn all_options_changed() {
    let options =
        Options { players: 2, first_game: true, order_when_it_matters: false, dictate_without_move: false };
    check::<RollForTheGalaxy>(&options);
}
