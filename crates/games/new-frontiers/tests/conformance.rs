//! The laws that every game keeps, for every mode and number of players.

use orrery_conformance::{Expect, Secrets, check_with};
use orrery_new_frontiers::vocab::Mode;
use orrery_new_frontiers::{NewFrontiers, Options};

fn check(mode: Mode) {
    // Only goals are hidden, and not every player takes one.
    let secrets = if mode == Mode::Goals { Secrets::Some } else { Secrets::None };
    for players in 2..=5 {
        check_with::<NewFrontiers>(&Options::new(players, mode), &Expect { secrets, ..Expect::default() });
    }
}

#[test]
fn first_game() {
    check(Mode::FirstGame);
}

#[test]
fn standard() {
    check(Mode::Standard);
}

#[test]
fn goals() {
    check(Mode::Goals);
}
