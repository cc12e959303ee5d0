//! The laws that every game keeps, for every number of players and everything that can be chosen.

use orrery_conformance::{Expect, check, check_options};
use orrery_core::Game;
use orrery_how_to_save_a_world::HowToSaveAWorld;

/// Every combination of options that a number of players can choose.
fn check_all(players: u8) {
    for chosen in HowToSaveAWorld::info().combinations(players) {
        let json = HowToSaveAWorld::info().to_json(&chosen);
        check::<HowToSaveAWorld>(&serde_json::from_value(json).expect("options that are offered"));
    }
}

#[test]
fn solo() {
    check_all(1);
}

#[test]
fn two_players() {
    check_all(2);
}

#[test]
fn three_players() {
    check_all(3);
}

#[test]
fn four_players() {
    check_all(4);
}

#[test]
fn every_pair_of_options() {
    check_options::<HowToSaveAWorld>(&Expect { games: 4, ..Expect::default() });
}
