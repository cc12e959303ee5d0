//! EVA-RACE: the race goal, the end of a race and its reckoning.

use orrery_core::Seat;
use orrery_evacuation::components::Effect;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::{Phase, Resource};

use crate::examples::evacuated;
use crate::setup::{new_game, play_until};
use crate::{happened, outcome, points_for};

/// Raises the production of energy by one, in the turn of seat 0.
const MORE_ENERGY: [(Effect, u8); 1] = [(Effect::GainProduction { resource: Some(Resource::Energy) }, 1)];

/// Three stadiums on the New World for each of two seats.
const THREE: [[&str; 3]; 2] = [
    ["stadium_start_blue", "stadium_01", "stadium_02"],
    ["stadium_start_yellow", "stadium_03", "stadium_04"],
];

/// Whether a phase was held.
fn held(game: &Table, phase: Phase) -> bool {
    happened(game, |e| *e == Event::PhaseBegan { phase })
}

#[test]
fn eva_race_01_three_stadiums_and_a_production_of_8() {
    let reached = |production: &str, new: &[&str], old: &[&str]| {
        let fixture = Fixture::race(2).production(0, production).stadiums(0, "new", new);
        fixture.stadiums(0, "old", old).effect(0, &MORE_ENERGY).view(1).reached
    };
    let three = THREE[0];
    assert_eq!(reached("8 food 8 steel 7 energy", &three, &[]), Some(Seat(0)));
    assert_eq!(reached("8 food 12 steel 9 energy", &three, &[]), Some(Seat(0)));
    assert_eq!(reached("8 food 7 steel 9 energy", &three, &[]), None);
    assert_eq!(reached("8 food 8 steel 6 energy", &three, &[]), None);
    assert_eq!(reached("8 food 8 steel 7 energy", &three[..2], &["stadium_05"]), None);
}

#[test]
fn eva_race_02_the_first_player_to_reach_it() {
    let mut game = Fixture::race(2)
        .production(0, "8 food 8 steel 7 energy")
        .production(1, "8 food 8 steel 8 energy")
        .stadiums(0, "new", &THREE[0])
        .stadiums(1, "new", &THREE[1][..2])
        .display("stadium", &["stadium_05"])
        .store(1, "new", "1 food 2 steel")
        .effect(0, &MORE_ENERGY);
    assert_eq!((game.state.reached, game.to_act()), (Some(Seat(0)), vec![1]));
    game.play("act build_stadium").play("build_stadium stadium_05 new");
    assert_eq!(game.state.reached, Some(Seat(0)), "the second one changes nothing");
    let told = |e: &&(_, Event)| matches!(e.1, Event::RaceGoalReached { .. });
    assert_eq!(game.log.events.iter().filter(told).count(), 1);
}

#[test]
fn eva_race_03_in_the_action_phase_the_round_is_finished_then_transport() {
    let mut game = Fixture::race(4)
        .production(1, "8 food 8 steel 8 energy")
        .stadiums(1, "new", &["stadium_01", "stadium_02"])
        .store(1, "new", "1 food 1 energy")
        .display("stadium", &["stadium_03"])
        .passed(2)
        .ships(0, "old", &["ship_01"])
        .store(0, "old", "1 energy")
        .actions();
    game.play("act settle").play("act build_stadium").play("build_stadium stadium_03 new");
    assert_eq!(game.to_act(), [3], "the third has passed");
    game.play("act settle");
    assert_eq!((game.state.step, game.to_act()), (Step::Transport, vec![0]), "nobody else has a turn");
    game.play("confirm");
    assert_eq!(game.state.step, Step::Over);
    assert!(![Phase::TurnOrder, Phase::Progress, Phase::Bonus].iter().any(|&phase| held(&game, phase)));
}

#[test]
fn eva_race_04_in_another_phase_that_phase_is_finished() {
    // Turning point 2 brings the last production in Progress.
    let mut game = Fixture::race(2)
        .year(2)
        .markers(0, [(11, "parking"), (10, "parking")])
        .markers(1, [(4, "parking"), (3, "parking")])
        .acted(0, &[1])
        .acted(1, &[1])
        .production(0, "7 food 7 steel 7 energy")
        .stadiums(0, "new", &THREE[0])
        .progress();
    game.play("advance 11 11");
    assert_eq!(game.state.reached, Some(Seat(0)));
    play_until(&mut game, |game| game.to_act() != [0]);
    assert_eq!((game.state.step, game.to_act()), (Step::Progress, vec![1]), "the phase goes on");
    game.play("advance 4 4");
    play_until(&mut game, |game| game.to_act().is_empty());
    assert!(game.state.step == Step::Over && !held(&game, Phase::Bonus));
}

#[test]
fn eva_race_05_without_a_trigger_after_phase_6_of_year_4() {
    let game = Fixture::race(2).year(4).bonus();
    assert!(game.state.step == Step::Over && !held(&game, Phase::YearEnd));
    assert_eq!(outcome(&game).seats.len(), 2);
    assert_ne!(Fixture::race(2).year(3).bonus().state.step, Step::Over);
}

#[test]
fn eva_race_06_penalties() {
    let game = Fixture::race(2)
        .production(0, "20 food 20 steel 20 energy")
        .penalties(0, 3)
        .sites(0, &["food_pop_a", "steel_factory"])
        .stadiums(0, "new", &["stadium_01"])
        .over();
    let line = |label| points_for(&game.view(1), 0, label);
    assert_eq!(line("score-tokens"), -3);
    assert_eq!(line("score-sites"), -4, "two land sites and both sea sites");
    assert_eq!(line("score-stadiums"), -2);
    // Whoever has evacuated everything has none of them.
    let game = evacuated(Fixture::race(2), 0, "5 food 5 steel 5 energy", &THREE[0]).over();
    for label in ["score-tokens", "score-sites", "score-stadiums"] {
        assert_eq!(points_for(&game.view(1), 0, label), 0);
    }
}

/// The bonuses for satisfaction, with the stadiums of each seat on the Old World.
fn bonuses(stadiums: &[&[&str]]) -> Vec<i32> {
    let players = stadiums.len() as u8;
    let mut fixture = Fixture::race(players);
    for (seat, own) in (0..).zip(stadiums) {
        fixture = fixture.production(seat, "20 food 30 steel 30 energy").stadiums(seat, "old", own);
    }
    let view = fixture.over().view(0);
    (0..stadiums.len()).map(|seat| points_for(&view, seat, "score-race-satisfaction")).collect()
}

#[test]
fn eva_race_07_bonuses_of_three_and_four_players() {
    assert_eq!(bonuses(&[&["stadium_01"], &["stadium_05"], &["stadium_10"]]), [0, 1, 2]);
    assert_eq!(bonuses(&[&["stadium_10"], &["stadium_11"], &["stadium_05"], &[]]), [2, 2, 0, 0]);
    assert_eq!(bonuses(&[&["stadium_10"], &["stadium_05"], &["stadium_06"], &[]]), [2, 1, 1, 0]);
    assert_eq!(bonuses(&[&["stadium_10"], &[], &[]]), [2, 1, 1], "0 can share a bonus");
}

#[test]
fn eva_race_08_bonuses_of_two_players() {
    assert_eq!(bonuses(&[&["stadium_01"], &["stadium_05"]]), [0, 1]);
    assert_eq!(bonuses(&[&["stadium_06"], &["stadium_05"]]), [1, 1]);
}

/// The markers of seat 0 after the reckoning, lowest first; the other seat has more satisfaction.
fn reckoned(production: &str, penalties: u8) -> [i32; 3] {
    let fixture = evacuated(Fixture::race(2), 0, production, &THREE[0]).penalties(0, penalties);
    let values = &outcome(&fixture.stadiums(1, "old", &["stadium_16"]).over()).seats[0].values;
    [values[2], values[5], values[6]]
}

#[test]
fn eva_race_09_penalties_lower_the_lowest_marker() {
    assert_eq!(reckoned("5 food 6 steel 7 energy", 0), [5, 6, 7]);
    assert_eq!(reckoned("7 food 5 steel 6 energy", 2), [3, 6, 7]);
    assert_eq!(reckoned("7 food 7 steel 7 energy", 4), [3, 7, 7], "it stays the lowest");
    assert_eq!(reckoned("1 food 7 steel 7 energy", 5), [-4, 7, 7], "also below 0");
}

#[test]
fn eva_race_10_then_bonuses_raise_the_lowest_marker() {
    let with = |production: &str, penalties: u8| {
        let fixture = evacuated(Fixture::race(3), 0, production, &THREE[0]).penalties(0, penalties);
        let values = &outcome(&fixture.stadiums(0, "new", &["stadium_16"]).over()).seats[0].values;
        [values[2], values[5], values[6]]
    };
    assert_eq!(with("5 food 5 steel 6 energy", 0), [6, 6, 6]);
    assert_eq!(with("5 food 7 steel 7 energy", 0), [7, 7, 7]);
    assert_eq!(with("7 food 7 steel 7 energy", 0), [7, 8, 8], "two different markers");
    assert_eq!(with("7 food 7 steel 7 energy", 1), [7, 7, 8], "after the penalty");
}

/// The ranks of two evacuated seats.
fn ranks(game: &Table) -> [u8; 2] {
    let outcome = outcome(game);
    [outcome.seats[0].rank, outcome.seats[1].rank]
}

#[test]
fn eva_race_11_who_meets_the_goal_after_the_reckoning_wins() {
    // The goal beats a higher lowest marker of somebody with two stadiums.
    let game = evacuated(Fixture::race(2), 0, "8 food 8 steel 8 energy", &THREE[0]);
    let game = evacuated(game, 1, "15 food 15 steel 15 energy", &THREE[1][..2]).over();
    assert_eq!((ranks(&game), outcome(&game).decided), ([1, 2], Some(0)));
    // Among several satisfaction decides, however high the markers are.
    let both = |more: &[&str]| {
        let fixture = evacuated(Fixture::race(2), 0, "8 food 8 steel 8 energy", &THREE[0]);
        let fixture = fixture.stadiums(0, "old", more);
        evacuated(fixture, 1, "12 food 12 steel 12 energy", &THREE[1]).over()
    };
    let game = both(&["stadium_05"]);
    assert_eq!((ranks(&game), outcome(&game).decided), ([1, 2], Some(1)));
    let satisfaction = |game: &Table, seat: usize| game.view(0).seats[seat].satisfaction;
    let game = both(&[]);
    assert_eq!((satisfaction(&game, 0), satisfaction(&game, 1)), (2, 2));
    assert_eq!(ranks(&game), [1, 1], "a shared victory");
    // Penalties can take the goal away again.
    let fixture = evacuated(Fixture::race(2), 0, "8 food 8 steel 8 energy", &THREE[0]).penalties(0, 2);
    let game = evacuated(fixture, 1, "8 food 8 steel 8 energy", &THREE[1]).over();
    assert_eq!((ranks(&game), outcome(&game).decided), ([2, 1], Some(0)));
}

/// Two evacuated seats with these productions and stadiums, and what decided.
fn compared(one: (&str, &[&str]), two: (&str, &[&str])) -> ([u8; 2], Option<u8>) {
    let game = evacuated(evacuated(Fixture::race(2), 0, one.0, one.1), 1, two.0, two.1).over();
    (ranks(&game), outcome(&game).decided)
}

#[test]
fn eva_race_12_otherwise_the_lowest_marker_and_five_ties() {
    let three = (&THREE[0][..], &THREE[1][..]);
    let equal = |one, two| compared((one, three.0), (two, three.1));
    assert_eq!(
        equal("5 food 6 steel 6 energy", "4 food 9 steel 9 energy"),
        ([1, 2], Some(2)),
        "the lowest marker"
    );
    // Two stadiums cost a penalty, and lose the tie against three with equal satisfaction.
    let two = compared(
        ("5 food 7 steel 7 energy", three.0),
        ("6 food 9 steel 9 energy", &["stadium_start_yellow", "stadium_05"]),
    );
    assert_eq!(two, ([1, 2], Some(3)), "three stadiums");
    let more = ["stadium_start_yellow", "stadium_03", "stadium_05"];
    let satisfied = compared(("6 food 9 steel 9 energy", three.0), ("5 food 7 steel 7 energy", &more));
    assert_eq!(satisfied, ([2, 1], Some(4)), "satisfaction, which also raised the marker");
    assert_eq!(equal("5 food 7 steel 9 energy", "9 food 5 steel 6 energy"), ([1, 2], Some(5)));
    assert_eq!(equal("5 food 7 steel 8 energy", "9 food 5 steel 7 energy"), ([2, 1], Some(6)));
    assert_eq!(equal("5 food 7 steel 8 energy", "8 food 5 steel 7 energy").0, [1, 1], "a shared victory");
}

#[test]
fn eva_race_13_no_goals_contracts_and_lines() {
    let game = new_game(orrery_evacuation::Options::usual(3), 1);
    let view = game.view(0);
    assert!(view.contracts.is_empty() && view.lines.is_empty());
    assert!(view.seats.iter().all(|seat| seat.goal_count == 0 && seat.goals.is_empty()));
    assert!(!happened(&game, |e| matches!(e, Event::GoalsDealt { .. } | Event::ContractLaid { .. })));
}

#[test]
fn eva_race_14_the_last_transport_counts() {
    let mut game = Fixture::race(2)
        .production(1, "8 food 8 steel 8 energy")
        .stadiums(1, "new", &["stadium_01", "stadium_02"])
        .store(1, "new", "1 food 1 energy")
        .display("stadium", &["stadium_03"])
        .ships(0, "old", &["ship_03"])
        .store(0, "old", "1 energy")
        .actions();
    game.play("act settle").play("act build_stadium").play("build_stadium stadium_03 new");
    let before =
        [points_for(&game.view(0), 0, "score-sites"), points_for(&game.view(0), 0, "score-stadiums")];
    game.play("fly ship_03").play("load_site food_pop_b site").play("load_stadium stadium_start_blue");
    game.play("confirm");
    let after = [points_for(&game.view(0), 0, "score-sites"), points_for(&game.view(0), 0, "score-stadiums")];
    assert_eq!((game.state.step, before, after), (Step::Over, [-11, -3], [-10, -2]));
}

#[test]
fn eva_race_15_the_trigger_gives_no_advantage() {
    let fixture = Fixture::race(2)
        .production(0, "8 food 8 steel 7 energy")
        .stadiums(0, "new", &THREE[0])
        .penalties(0, 4)
        .passed(1);
    let mut game = evacuated(fixture, 1, "7 food 7 steel 7 energy", &THREE[1]).effect(0, &MORE_ENERGY);
    play_until(&mut game, |game| game.state.step == Step::Over);
    assert_eq!(game.state.reached, Some(Seat(0)), "the trigger stands");
    assert_eq!(ranks(&game), [2, 1], "sites and tokens take the goal away");
}
