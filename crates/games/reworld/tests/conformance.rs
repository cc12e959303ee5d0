//! The laws that every game keeps, for every number of players.

use orrery_conformance::check;
use orrery_core::Game;
use orrery_reworld::Reworld;

#[test]
fn two_players() {
    check::<Reworld>(&Reworld::options(2));
}

#[test]
fn three_players() {
    check::<Reworld>(&Reworld::options(3));
}

#[test]
fn four_players() {
    check::<Reworld>(&Reworld::options(4));
}
