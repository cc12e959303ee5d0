//! EVA-GOAL: what each goal card counts.

use orrery_core::Seat;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};

use crate::progress::areas;
use crate::setup::play_until;
use crate::{happened, outcome};

/// What a goal card of seat 0 is worth at the end.
pub(crate) fn worth(goal: &str, build: impl Fn(Fixture) -> Fixture) -> i32 {
    let game = build(Fixture::points(2).goals(0, &[goal])).over();
    let lines = &outcome(&game).seats[0].lines;
    let own = lines.iter().filter(|line| {
        line.label.id == "score-goal" && format!("{:?}", line.label).contains(&format!("\"{goal}\""))
    });
    let points: Vec<i32> = own.map(|line| line.points).collect();
    assert_eq!(points.len(), 1, "one line for the card");
    points[0]
}

/// Settles fields without factory spots.
fn settle_all(fixture: Fixture, fields: &[&str]) -> Fixture {
    fields.iter().fold(fixture, |fixture, field| fixture.settled(0, field, ""))
}

/// Steppe fields without factory spots; the first six with two population each, the others with one.
const STEPPE: [&str; 9] =
    ["f_q6_rm3", "f_q6_rm2", "f_q7_rm1", "f_q5_r1", "f_q5_r2", "f_q0_r3", "f_q7_rm2", "f_q0_r1", "f_q4_r3"];

#[test]
fn eva_goal_01_units_and_the_highest_step_once_at_the_end() {
    let ten = |fixture| settle_all(fixture, &STEPPE[..5]);
    assert_eq!(worth("goal_population", ten), 10 + 8, "the step of 10 replaces that of 8");
    // Before the end others do not see it, and it is counted once.
    let game = ten(Fixture::points(2).goals(0, &["goal_population"])).actions();
    assert!(game.view(1).seats[0].goals.is_empty());
    assert_eq!(game.view(0).seats[0].goals.iter().filter(|g| g.goal.id() == "goal_population").count(), 1);
}

#[test]
fn eva_goal_02_population() {
    let with = |fields: &'static [&str]| worth("goal_population", |fixture| settle_all(fixture, fields));
    assert_eq!(with(&STEPPE[..3]), 6);
    assert_eq!(with(&STEPPE[3..7]), 7);
    assert_eq!(with(&STEPPE[..4]), 8 + 5);
    assert_eq!(with(&STEPPE[2..7]), 9 + 5);
    assert_eq!(with(&STEPPE[..5]), 10 + 8);
    assert_eq!(with(&STEPPE[..6]), 12 + 8);
}

/// Seat 0 takes a bonus of `bonus_1` with so many points, and keeps a goal.
fn takes_bonus(goal: &str, points: u8, half: &str) -> Table {
    let goals = [goal, "goal_steppe", "goal_population"];
    let mut game = Fixture::points(2).goals(0, &goals).bonus_card("bonus_1").acted(0, &areas(points)).bonus();
    game.play(&format!("take_bonus {half}"));
    game
}

#[test]
fn eva_goal_03_smaller_bonuses() {
    let with = |taken| worth("goal_small_bonus", |fixture| fixture.bonuses(0, [taken, 4]));
    assert_eq!([0, 1, 2, 3, 4].map(with), [0, 4, 8, 12 + 5, 16 + 5]);
    // A token for the bonus at the smaller number, even if its parts are declined.
    let mut game = takes_bonus("goal_small_bonus", 7, "upper");
    assert!(happened(&game, |e| matches!(e, Event::GoalRevealed { seat: Seat(0), .. })));
    play_until(&mut game, |game| game.state.year == 2);
    let goal = &game.view(1).seats[0].goals[0];
    assert_eq!((goal.goal.id(), goal.revealed, goal.points), ("goal_small_bonus", true, 4));
    let game = takes_bonus("goal_small_bonus", 10, "lower");
    assert!(game.view(1).seats[0].goals.is_empty(), "not for the other half");
}

#[test]
fn eva_goal_04_larger_bonuses() {
    let with = |taken| worth("goal_large_bonus", |fixture| fixture.bonuses(0, [4, taken]));
    assert_eq!([0, 1, 2, 3, 4].map(with), [0, 3, 6, 9 + 4, 12 + 6]);
    let game = takes_bonus("goal_large_bonus", 10, "lower");
    let goal = &game.view(1).seats[0].goals[0];
    assert_eq!((goal.goal.id(), goal.points), ("goal_large_bonus", 3));
    assert!(takes_bonus("goal_large_bonus", 7, "upper").view(1).seats[0].goals.is_empty());
}

#[test]
fn eva_goal_05_revealed_at_the_first_matching_bonus() {
    let mut game = takes_bonus("goal_small_bonus", 7, "upper");
    assert!(game.legal().iter().all(|action| !action.contains("goal")), "no decision");
    play_until(&mut game, |game| game.state.step == Step::Actions && game.state.year == 2);
    game.state.bonus_cards[1] = game.state.bonus_cards[0];
    game.state.players[0].areas = [0, 0, 1, 1];
    game.state.players[0].actions = 2;
    play_until(&mut game, |game| game.state.step == Step::Bonus);
    game.play("take_bonus upper");
    assert_eq!(game.view(1).seats[0].goals[0].points, 8, "every later one adds a token");
    let told = |e: &&(_, Event)| matches!(e.1, Event::GoalRevealed { .. });
    assert_eq!(game.log.events.iter().filter(told).count(), 1);
    // Without the card nothing is shown.
    let game = takes_bonus("goal_ships", 7, "upper");
    assert!(game.view(1).seats[0].goals.is_empty());
}

#[test]
fn eva_goal_06_infrastructures_played() {
    let all = ["infra_i_1", "infra_i_2", "infra_i_3", "infra_i_4", "infra_i_5", "infra_i_6"];
    let with = |n: usize| worth("goal_infrastructure", |fixture| fixture.infra_played(0, &all[..n]));
    assert_eq!([0, 2, 3, 4, 5, 6].map(with), [0, 6, 9 + 3, 12 + 3, 15 + 5, 18 + 5]);
    let mixed = |fixture: Fixture| {
        fixture
            .infra_played(0, &["infra_i_1"])
            .infra_fulfilled(0, &["infra_i_2"])
            .infra_hand(0, &["infra_i_3"])
    };
    assert_eq!(worth("goal_infrastructure", mixed), 6, "fulfilled or not, but not in hand");
}

#[test]
fn eva_goal_07_ships_of_both_worlds() {
    let all = ["ship_01", "ship_02", "ship_03", "ship_04", "ship_05"];
    let with = |n: usize| worth("goal_ships", |fixture| fixture.ships(0, "old", &all[..n]));
    assert_eq!([0, 2, 3, 4, 5].map(with), [0, 6, 9 + 5, 12 + 6, 15 + 6]);
    let both = |fixture: Fixture| fixture.ships(0, "old", &all[..1]).ships(0, "new", &all[1..3]);
    assert_eq!(worth("goal_ships", both), 14);
}

#[test]
fn eva_goal_08_steppe_fields() {
    let with = |n: usize| worth("goal_steppe", |fixture| settle_all(fixture, &STEPPE[..n]));
    assert_eq!([0, 2, 3, 4, 5, 6].map(with), [0, 4, 6 + 3, 8 + 3, 10 + 7, 12 + 7]);
    assert_eq!(worth("goal_steppe", |fixture| settle_all(fixture, &NO_STEPPE)), 0);
}

#[test]
fn eva_goal_09_technologies() {
    let with = |steps| worth("goal_technology", |fixture| fixture.research(0, steps));
    assert_eq!(with([1, 1, 1]), 3);
    assert_eq!(with([2, 1, 1]), 3, "one research of level 2 does not complete it");
    assert_eq!(with([3, 1, 1]), 4);
    assert_eq!(with([3, 3, 1]), 5 + 1);
    assert_eq!(with([5, 1, 0]), 1 + 1 + 3 + 1, "three of the top row");
    assert_eq!(with([5, 1, 1]), 4 + 3 + 1);
    assert_eq!(with([5, 3, 1]), 5 + 3 + 3);
    assert_eq!(with([5, 5, 5]), 6 + 9 + 3);
}

#[test]
fn eva_goal_10_both_markers_past_turning_points() {
    let with = |front, rear| {
        worth("goal_progress", |fixture| fixture.markers(0, [(front, "parking"), (rear, "parking")]))
    };
    assert_eq!([with(4, 3), with(4, 4), with(11, 11), with(16, 15)], [0, 5, 5, 5]);
    assert_eq!([with(16, 16), with(22, 21), with(22, 22), with(25, 25)], [12, 12, 17, 17]);
}

#[test]
fn eva_goal_11_sets_of_factories() {
    let one = |fixture: Fixture| fixture.settled(0, "f_q1_r1", "food steel energy");
    let two = |fixture| one(fixture).settled(0, "f_q6_rm1", "food steel").settled(0, "f_q6_r1", "energy");
    let three = |fixture| two(fixture).settled(0, "f_q1_r3", "food steel").settled(0, "f_q7_rm3", "energy");
    assert_eq!(worth("goal_factory_sets", one), 5);
    assert_eq!(worth("goal_factory_sets", two), 10 + 4);
    assert_eq!(worth("goal_factory_sets", three), 15 + 6);
    let no_energy = |fixture: Fixture| fixture.settled(0, "f_q6_rm1", "food steel");
    assert_eq!(worth("goal_factory_sets", no_energy), 0);
}

/// Fields outside the steppe without factory spots.
const NO_STEPPE: [&str; 7] =
    ["f_q1_rm1", "f_q5_rm1", "f_q2_r2", "f_q2_rm2", "f_q4_rm2", "f_q4_r0", "f_q4_r2"];

#[test]
fn eva_goal_12_fields_outside_the_steppe() {
    let with = |n: usize| worth("goal_non_steppe", |fixture| settle_all(fixture, &NO_STEPPE[..n]));
    assert_eq!([0, 3, 4, 5, 6, 7].map(with), [0, 6, 8 + 2, 10 + 2, 12 + 4, 14 + 4]);
    assert_eq!(worth("goal_non_steppe", |fixture| settle_all(fixture, &STEPPE)), 0);
}

#[test]
fn eva_goal_13_production_of_a_type() {
    for resource in ["food", "steel", "energy"] {
        let goal = format!("goal_production_{resource}");
        let with = |n: u8| worth(&goal, |fixture| fixture.production(0, &format!("{n} {resource}")));
        assert_eq!([0, 9, 10, 12, 13, 15].map(with), [0, 9, 12, 14, 17, 19]);
    }
}

#[test]
fn eva_goal_14_factories_of_a_type() {
    for factory in ["food", "steel", "energy"] {
        let goal = format!("goal_factories_{factory}");
        let one = |fixture: Fixture| fixture.settled(0, "f_q6_r1", factory);
        let two = |fixture: Fixture| fixture.settled(0, "f_q6_rm1", &format!("2 {factory}"));
        let three = |fixture| two(one(fixture));
        let four = |fixture| three(fixture).settled(0, "f_q7_rm3", factory);
        assert_eq!([worth(&goal, one), worth(&goal, two)], [3, 6]);
        assert_eq!([worth(&goal, three), worth(&goal, four)], [9 + 3, 12 + 5]);
    }
}

#[test]
fn eva_goal_15_only_on_fields_of_the_new_world() {
    assert_eq!(worth("goal_population", |fixture| fixture.population(0, 12)), 0);
    let waiting = |fixture: Fixture| {
        fixture.factories(0, "new", "food steel 2 energy").factories(0, "old", "food steel energy")
    };
    assert_eq!(worth("goal_factory_sets", waiting), 0);
    assert_eq!(worth("goal_factories_energy", waiting), 0);
}
