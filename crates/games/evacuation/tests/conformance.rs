//! The laws that every game keeps. For two players, who can choose most, with options that together hold every pair of
//! values; for the other numbers with the first and the last combination, which together hold every value.

use orrery_conformance::{Expect, Secrets, check_with};
use orrery_core::{Game, OptionValues};
use orrery_evacuation::vocab::{Actions, Mode};
use orrery_evacuation::{Evacuation, Options};

fn check(chosen: &OptionValues) {
    let options: Options = serde_json::from_value(Evacuation::info().to_json(chosen)).expect("options");
    // Hidden are goal cards and hands of action cards; in a solo game the goals lie open.
    let goals = options.mode == Mode::Points && options.players > 1;
    let secrets = if goals || options.actions == Actions::Advanced { Secrets::Some } else { Secrets::None };
    check_with::<Evacuation>(&options, &Expect { secrets, ..Expect::default() });
}

fn check_first_and_last(players: u8) {
    let all = Evacuation::info().combinations(players);
    all.first().into_iter().chain(all.last()).for_each(check);
}

fn check_pairs_of(mode: &'static str) {
    let pairs = Evacuation::info().pairwise(2);
    pairs.iter().filter(|chosen| chosen.values.contains(&mode)).for_each(check);
}

#[test]
fn solo() {
    check_first_and_last(1);
}

#[test]
fn races_of_two_players() {
    check_pairs_of("race");
}

#[test]
fn points_of_two_players() {
    check_pairs_of("points");
}

#[test]
fn three_players() {
    check_first_and_last(3);
}

#[test]
fn four_players() {
    check_first_and_last(4);
}
