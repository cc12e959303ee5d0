//! The laws that every game keeps, for every number of players and every pair of options.

use orrery_conformance::{Expect, check, check_options};
use orrery_core::Game;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;

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
fn every_pair_of_options() {
    check_options::<RollForTheGalaxy>(&Expect { games: 4, ..Expect::default() });
}
