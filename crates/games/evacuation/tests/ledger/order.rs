//! EVA-ORDER: the turn order by satisfaction.

use orrery_core::Seat;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::{Step, Who};
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::Phase;

use crate::happened;
use crate::setup::play_until;

/// The seats in turn order.
fn order(game: &Table) -> Vec<u8> {
    let seat = |who: &Who| match who {
        Who::Player(seat) => seat.0,
        other => panic!("{other:?} in a game of people"),
    };
    game.view(0).order.iter().map(seat).collect()
}

#[test]
fn eva_order_01_stadiums_of_both_worlds_and_complete_technologies() {
    let fixture = || {
        Fixture::race(2)
            .stadiums(0, "old", &["stadium_05"])
            .stadiums(0, "new", &["stadium_16"])
            .techs(0, &["tech_1_2"])
    };
    assert_eq!(fixture().actions().view(1).seats[0].satisfaction, 2 + 5 + 1);
    // A technology of level 2 counts with its second research only.
    let with = |steps| {
        let fixture = fixture().techs(0, &["tech_1_2", "tech_1_6"]).research(0, [steps, 0, 0]);
        fixture.actions().view(1).seats[0].satisfaction
    };
    assert_eq!((with(2), with(3)), (8, 9));
}

#[test]
fn eva_order_02_the_highest_satisfaction_takes_place_1() {
    let game = Fixture::race(4)
        .stadiums(0, "old", &["stadium_01"])
        .stadiums(1, "new", &["stadium_16"])
        .stadiums(3, "old", &["stadium_10"])
        .turn_order();
    assert_eq!(order(&game), [1, 3, 0, 2]);
}

#[test]
fn eva_order_03_equals_reverse_their_previous_order() {
    assert_eq!(order(&Fixture::race(4).turn_order()), [3, 2, 1, 0]);
    assert_eq!(order(&Fixture::race(2).order(&[1, 0]).turn_order()), [0, 1]);
    // Only among themselves: the one ahead stays ahead.
    let game = Fixture::race(3).order(&[0, 1, 2]).stadiums(0, "old", &["stadium_01"]).turn_order();
    assert_eq!(order(&game), [0, 2, 1]);
}

#[test]
fn eva_order_04_from_progress_on_until_the_next_determination() {
    let mut game = Fixture::race(2)
        .stadiums(1, "old", &["stadium_05"])
        .acted(0, &[2])
        .acted(1, &[2])
        .markers(0, [(1, "main"), (2, "main")])
        .markers(1, [(4, "main"), (3, "main")])
        .turn_order();
    assert_eq!((game.state.step, game.to_act()), (Step::Progress, vec![1]), "the new first moves first");
    play_until(&mut game, |game| game.state.step == Step::Actions);
    assert_eq!((game.state.year, game.to_act()), (2, vec![1]), "and begins the next year");
    // Also in year 4, before the last Progress and Bonus.
    let game = Fixture::race(2).year(4).stadiums(1, "old", &["stadium_05"]).turn_order();
    assert!(happened(&game, |e| *e == Event::PhaseBegan { phase: Phase::TurnOrder }));
    assert_eq!(order(&game), [1, 0]);
    assert_eq!(game.state.order()[0], Who::Player(Seat(1)));
}
