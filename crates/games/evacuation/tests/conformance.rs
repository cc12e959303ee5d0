//! The laws that every game keeps, for every mode, variant and number of players. The options of a test cover
//! every pair of values that can be chosen together.

use orrery_conformance::{Expect, Secrets, check_with};
use orrery_core::Game;
use orrery_evacuation::vocab::{Actions, Bonuses, Mode};
use orrery_evacuation::{Evacuation, Options};

fn check(options: Options) {
    // Hidden are goal cards and hands of action cards; in a solo game the goals lie open.
    let goals = options.mode == Mode::Points && options.players > 1;
    let secrets = match (goals, options.actions) {
        (false, Actions::Simple) => Secrets::None,
        _ => Secrets::Some,
    };
    check_with::<Evacuation>(&options, &Expect { secrets, ..Expect::default() });
}

fn race(players: u8) -> Options {
    Options { mode: Mode::Race, ..Evacuation::options(players) }
}

fn points(players: u8) -> Options {
    Options { mode: Mode::Points, ..Evacuation::options(players) }
}

#[test]
fn races() {
    for players in 2..=4 {
        check(race(players));
    }
}

#[test]
fn races_with_variants() {
    check(Options { bonuses: Bonuses::Generous, ..race(2) });
    check(Options { actions: Actions::Advanced, bonuses: Bonuses::Generous, ..race(4) });
    check(Options { rival: true, actions: Actions::Advanced, ..race(2) });
}

#[test]
fn points_with_two() {
    check(points(2));
    check(Options { contracts: true, line_dominance: true, rival: true, ..points(2) });
    check(Options { actions: Actions::Advanced, bonuses: Bonuses::Generous, contracts: true, ..points(2) });
}

#[test]
fn points_with_three() {
    check(Options { line_dominance: true, bonuses: Bonuses::Generous, ..points(3) });
    check(Options { actions: Actions::Advanced, contracts: true, ..points(3) });
}

#[test]
fn points_with_four() {
    check(points(4));
    check(Options {
        actions: Actions::Advanced,
        bonuses: Bonuses::Generous,
        contracts: true,
        line_dominance: true,
        ..points(4)
    });
}

#[test]
fn solo() {
    check(points(1));
    check(Options { actions: Actions::Advanced, line_dominance: true, ..points(1) });
    check(Options { bonuses: Bonuses::Generous, contracts: true, line_dominance: true, ..points(1) });
}
