//! EVA-RIVAL: two players with a simulated third.

use orrery_core::{FastDice, Game, Seat, Silent};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::{Step, Who};
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::Mode;
use orrery_evacuation::{Evacuation, Options};

use crate::happened;
use crate::setup::{new_game, play_until};
use crate::solo::{opponent, turns};

/// Two players with a simulated third.
fn rival(mode: Mode) -> Options {
    Options { mode, rival: true, ..Options::usual(2) }
}

#[test]
fn eva_rival_01_an_option_for_two_players() {
    for players in [1, 3, 4] {
        let options = Options { rival: true, ..Options::usual(players) };
        let error = Evacuation::setup(&options, &mut FastDice::new(1), &mut Silent).unwrap_err();
        assert_eq!(error.rule.0, "EVA-RIVAL-01");
    }
    assert!(new_game(Options::usual(2), 1).view(0).opponent.is_none());
    // It blocks fields and removes ships.
    let game = Fixture::new(rival(Mode::Race)).solo_stack(&["solo_1", "solo_2"]).actions_at(2);
    assert!(game.view(0).fields.iter().any(|field| field.owner == Some(Who::Opponent)));
    let fixture = Fixture::new(rival(Mode::Race)).display("ship", &["ship_01", "ship_02", "ship_03"]);
    let game = fixture.solo_stack(&["solo_4", "solo_2"]).actions_at(2);
    assert_eq!(game.view(0).displays[0].under, ["ship_02"]);
}

#[test]
fn eva_rival_02_cards_and_tile_as_in_the_solo_game() {
    for mode in Mode::ALL {
        let mut game = new_game(rival(mode), 2);
        play_until(&mut game, |game| game.state.step == Step::Actions);
        let opponent = opponent(&game);
        assert_eq!((opponent.stack, opponent.corner.index(), opponent.aside), (5, 0, 0));
        let stadiums = &game.view(0).displays[1];
        assert_eq!(stadiums.items.len() as u8 + stadiums.stack, 17, "none is set aside");
        play_until(&mut game, |game| game.state.year == 3 && game.state.step == Step::Actions);
        assert_eq!(crate::solo::opponent(&game).stack, 6, "the red card comes in");
    }
    // The 3+ lane stays unused.
    let mut game = Fixture::new(rival(Mode::Race))
        .year(2)
        .markers(0, [(7, "main"), (4, "main")])
        .acted(0, &[2])
        .progress();
    game.play("advance 8 5").refuse("place front three_plus", "EVA-PROG-02");
}

/// A game with the rival in its first Action phase, and both with plenty of energy.
fn acting() -> Table {
    let mut game = new_game(rival(Mode::Race), 1);
    for player in &mut game.state.players {
        player.stores[0] = [9, 9, 40];
    }
    game
}

#[test]
fn eva_rival_03_one_turn_at_the_end_of_every_round() {
    let mut game = acting();
    game.play("act settle");
    assert_eq!(turns(&game), 0);
    game.play("act settle");
    assert_eq!(turns(&game), 1);
    game.play("pass").play("act settle");
    assert_eq!(turns(&game), 2, "also while only one is active");
    for round in 3..=5 {
        game.play("act settle");
        assert_eq!(turns(&game), round);
    }
    game.play("act settle");
    assert_eq!(turns(&game), 5, "until one card is left");
    // When both have passed it performs its remaining actions.
    let mut game = acting();
    game.play("act settle").play("act settle").play("pass").play("pass");
    assert_eq!(turns(&game), 5);
}

#[test]
fn eva_rival_04_it_has_nothing_of_its_own() {
    let options = Options { line_dominance: true, ..rival(Mode::Points) };
    let fixture = Fixture::new(options).display("stadium", &["stadium_05", "stadium_10", "stadium_01"]);
    let game = fixture.solo_stack(&["solo_3", "solo_2"]).actions_at(2);
    assert!(happened(&game, |e| matches!(e, Event::SoloTookStadium { .. })));
    assert!(opponent(&game).stadiums.is_empty() && opponent(&game).satisfaction == 0);
    let view = game.view(0);
    assert!(!view.displays[1].items.contains(&Some("stadium_10")) && view.displays[1].under.is_empty());
    assert_eq!(view.order, [0, 1].map(|seat| Who::Player(Seat(seat))), "no place in the turn order");
    assert_eq!(view.markers.len(), 4, "no progress markers");
    // Its fields do not count for line dominance, and it has no score.
    let fixture = Fixture::new(options).lines([(1, "a"), (8, "a"), (13, "b")]);
    let fixture = fixture.opponent_settled(&["f_q5_r1", "f_q2_r2"]).settled(0, "f_q5_r2", "");
    let game = fixture.over();
    assert_eq!(crate::points_for(&game.view(0), 0, "score-lines"), 4);
    assert_eq!(crate::outcome(&game).rivals.len(), 0);
}

#[test]
fn eva_rival_05_its_turns_do_not_count_in_a_race() {
    let fixture = |seat: u8| {
        Fixture::new(rival(Mode::Race))
            .production(seat, "8 food 8 steel 8 energy")
            .stadiums(seat, "new", &["stadium_01", "stadium_02"])
            .store(seat, "new", "1 food 1 energy")
            .display("stadium", &["stadium_03"])
            .solo_stack(&["solo_4", "solo_1", "solo_2"])
    };
    // The first reaches the goal: the second has a turn, the rival has none.
    let mut game = fixture(0).actions();
    game.play("act build_stadium").play("build_stadium stadium_03 new");
    assert_eq!(game.to_act(), [1]);
    game.play("act settle");
    assert_eq!((game.state.step, turns(&game)), (Step::Over, 0));
    // The second reaches it: nobody has a further turn.
    let mut game = fixture(1).actions();
    game.play("act settle").play("act build_stadium").play("build_stadium stadium_03 new");
    assert_eq!((game.state.step, turns(&game)), (Step::Over, 0));
}
