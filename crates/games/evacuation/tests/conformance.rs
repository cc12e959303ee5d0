//! The laws that every game keeps, for every number of players: with options that together hold every pair of values
//! that can be chosen together.

use orrery_conformance::{Expect, Secrets, check_with};
use orrery_core::Game;
use orrery_evacuation::vocab::{Actions, Mode};
use orrery_evacuation::{Evacuation, Options};

fn check(players: u8) {
    for chosen in Evacuation::info().pairwise(players) {
        let options: Options = serde_json::from_value(Evacuation::info().to_json(&chosen)).expect("options");
        // Hidden are goal cards and hands of action cards; in a solo game the goals lie open.
        let goals = options.mode == Mode::Points && players > 1;
        let secrets =
            if goals || options.actions == Actions::Advanced { Secrets::Some } else { Secrets::None };
        check_with::<Evacuation>(&options, &Expect { secrets, ..Expect::default() });
    }
}

#[test]
fn solo() {
    check(1);
}

#[test]
fn two_players() {
    check(2);
}

#[test]
fn three_players() {
    check(3);
}

#[test]
fn four_players() {
    check(4);
}
