//! The laws that every game keeps, for every number of players and every difficulty of the solo game.

use orrery_conformance::check;
use orrery_core::Game;
use orrery_how_to_save_a_world::vocab::Difficulty;
use orrery_how_to_save_a_world::{HowToSaveAWorld, Options};

#[test]
fn solo_easy() {
    check::<HowToSaveAWorld>(&Options::solo(Difficulty::Easy));
}

#[test]
fn solo_normal() {
    check::<HowToSaveAWorld>(&Options::solo(Difficulty::Normal));
}

#[test]
fn solo_hard() {
    check::<HowToSaveAWorld>(&Options::solo(Difficulty::Hard));
}

#[test]
fn solo_expert() {
    check::<HowToSaveAWorld>(&Options::solo(Difficulty::Expert));
}

#[test]
fn two_players() {
    check::<HowToSaveAWorld>(&HowToSaveAWorld::options(2));
}

#[test]
fn three_players() {
    check::<HowToSaveAWorld>(&HowToSaveAWorld::options(3));
}

#[test]
fn four_players() {
    check::<HowToSaveAWorld>(&HowToSaveAWorld::options(4));
}
