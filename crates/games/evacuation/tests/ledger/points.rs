//! EVA-POINT: the draft of goals and the points of the points mode.

use std::collections::BTreeSet;

use orrery_evacuation::Options;
use orrery_evacuation::components::Effect;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::view::Ask;
use orrery_evacuation::vocab::{Mode, Resource};

use crate::setup::{new_game, play_until};
use crate::{happened, outcome, points_for};

#[test]
fn eva_point_01_the_race_goal_does_not_end_the_game() {
    let raise = (Effect::GainProduction { resource: Some(Resource::Energy) }, 1);
    let mut game = Fixture::points(2)
        .production(0, "8 food 8 steel 8 energy")
        .stadiums(0, "new", &["stadium_01", "stadium_02", "stadium_03"])
        .effect(0, &[raise]);
    assert_eq!(game.view(0).reached, None);
    play_until(&mut game, |game| game.state.year == 2 && game.state.step == Step::Actions);
    play_until(&mut game, |game| game.state.step == Step::Over);
    assert_eq!(game.state.year, 4);
}

/// The goal cards in front of a seat.
fn pack(game: &Table, seat: u8) -> BTreeSet<&'static str> {
    match game.view(seat).ask {
        Ask::KeepGoal { goals } => goals.into_iter().map(|goal| goal.id()).collect(),
        other => panic!("not the draft: {other:?}"),
    }
}

#[test]
fn eva_point_02_the_goal_draft() {
    for players in 2..=4 {
        let mut game = new_game(Options { mode: Mode::Points, ..Options::usual(players) }, 7);
        let mut kept = vec![BTreeSet::new(); players.into()];
        for left in [4, 3, 2] {
            let packs: Vec<_> = (0..players).map(|seat| pack(&game, seat)).collect();
            assert!(packs.iter().all(|pack| pack.len() == left));
            let all: BTreeSet<_> = packs.iter().flatten().collect();
            assert_eq!(all.len(), left * usize::from(players), "no card twice");
            assert_eq!(game.to_act(), (0..players).collect::<Vec<_>>(), "at the same time");
            for seat in 0..players {
                let goal = *packs[usize::from(seat)].last().expect("a goal");
                kept[usize::from(seat)].insert(goal);
                game.play_as(seat, &format!("keep_goal {goal}"));
            }
            for seat in 0..players {
                let mut passed = packs[usize::from(seat)].clone();
                passed.pop_last();
                let left_neighbour = (seat + 1) % players;
                match passed.len() {
                    1 => kept[usize::from(left_neighbour)].extend(passed),
                    _ => assert_eq!(pack(&game, left_neighbour), passed),
                }
            }
        }
        assert_eq!(game.state.step, Step::ReturnGoal);
        for seat in 0..players {
            let own: BTreeSet<_> =
                game.view(seat).seats[usize::from(seat)].goals.iter().map(|g| g.goal.id()).collect();
            assert_eq!(own, kept[usize::from(seat)], "the last card is the fourth");
            assert_eq!(own.len(), 4);
            let back = own.first().expect("four goals");
            game.play_as(seat, &format!("return_goal {back}"));
        }
        assert!(game.view(0).seats.iter().all(|seat| seat.goal_count == 3));
        let unseen = |e: &Event| matches!(e, Event::GoalReturned { goal: None, .. });
        assert!(happened(&game, unseen), "returned unseen");
    }
}

#[test]
fn eva_point_03_the_sum_of_all_parts() {
    let options = Options { mode: Mode::Points, contracts: true, line_dominance: true, ..Options::usual(3) };
    let mut game = Fixture::new(options)
        .contracts(&["contract_ak5"])
        .held(0, &["contract_ak5"])
        .lines([(0, "a"), (3, "b"), (6, "a")])
        .production(0, "9 food 9 steel 8 energy")
        .stadiums(0, "new", &["stadium_01", "stadium_02"])
        .stadiums(0, "new", &["stadium_03"])
        .goals(0, &["goal_ships"])
        .ships(0, "old", &["ship_01"])
        .settled(0, "f_q7_rm1", "")
        .sites(0, &["food_pop_a"])
        .penalties(0, 1)
        .store(0, "new", "1 steel")
        .actions();
    game.play("play_contract contract_ak5");
    let state = game.state;
    let mut game = Fixture::new(options).over();
    game.state = state;
    game.state.step = Step::Over;
    let result = &outcome(&game).seats[0];
    let part = |label: &str| {
        result.lines.iter().filter(|line| line.label.id == label).map(|line| line.points).sum::<i32>()
    };
    assert_eq!(part("score-lowest"), 14);
    assert_eq!(part("score-population-sites"), -4);
    assert_eq!(part("score-tokens"), -3);
    assert_eq!(part("score-satisfaction"), 6);
    assert_eq!(part("score-contract"), 3);
    assert_eq!(part("score-lines"), 6);
    assert!(part("score-goal") >= 3);
    assert_eq!(result.score, result.lines.iter().map(|line| line.points).sum::<i32>());
}

#[test]
fn eva_point_04_points_for_the_lowest_production() {
    let table = [0, 0, 0, 1, 2, 3, 5, 7, 10, 14, 19, 22, 25, 28];
    for (lowest, points) in table.into_iter().enumerate() {
        let game = Fixture::points(2).production(0, &format!("15 food {lowest} steel 14 energy")).over();
        assert_eq!(points_for(&game.view(0), 0, "score-lowest"), points, "lowest {lowest}");
    }
}

#[test]
fn eva_point_05_penalties() {
    let game = Fixture::points(2)
        .sites(0, &["food_pop_a", "food_pop_b", "steel_pop_a", "food_factory", "steel_factory"])
        .stadiums(0, "new", &["stadium_01"])
        .penalties(0, 2)
        .over();
    let line = |label| points_for(&game.view(1), 0, label);
    assert_eq!(line("score-factory-sites"), -4);
    assert_eq!(line("score-population-sites"), -12);
    assert_eq!(line("score-stadiums"), -6);
    assert_eq!(line("score-tokens"), -6);
    // Both sea sites are unflipped: no penalty.
    let game = Fixture::points(2).sites(0, &[]).stadiums(0, "new", &["stadium_01"]).over();
    let sum: i32 = game.view(0).seats[0].lines.iter().map(|line| line.points.min(0)).sum();
    assert_eq!((game.view(0).seats[0].sites.len(), sum), (2, -6), "two stadiums are missing");
}

/// The points for satisfaction, with stadiums of each seat on the New World.
fn satisfaction(stadiums: &[&[&str]]) -> Vec<i32> {
    let mut fixture = Fixture::points(stadiums.len() as u8);
    for (seat, own) in (0..).zip(stadiums) {
        fixture = fixture.stadiums(seat, "new", own);
    }
    let view = fixture.over().view(0);
    (0..stadiums.len()).map(|seat| points_for(&view, seat, "score-satisfaction")).collect()
}

/// Three stadiums with a satisfaction of 3, 6, 8 and 9.
const SETS: [&[&str]; 4] = [
    &["stadium_01", "stadium_02", "stadium_03"],
    &["stadium_05", "stadium_06", "stadium_07"],
    &["stadium_08", "stadium_10", "stadium_11"],
    &["stadium_12", "stadium_13", "stadium_start_pink", "stadium_04", "stadium_09"],
];

#[test]
fn eva_point_06_only_three_stadiums_on_the_new_world_are_ranked() {
    assert_eq!(satisfaction(&[SETS[0], SETS[1], &["stadium_16", "stadium_17"]]), [4, 6, 0]);
    // Stadiums of the Old World do not count, technologies do.
    let fixture = |seat, more: &[&str]| {
        let game = Fixture::points(3).stadiums(0, "new", SETS[0]).stadiums(1, "new", SETS[1]);
        game.stadiums(seat, "old", more)
    };
    let points = |game: &Table| [0, 1].map(|seat| points_for(&game.view(0), seat, "score-satisfaction"));
    assert_eq!(points(&fixture(0, &["stadium_16"]).over()), [4, 6]);
    let techs = ["tech_1_2", "tech_1_6", "tech_1_9"];
    assert_eq!(points(&fixture(0, &[]).techs(0, &techs).stadiums(0, "new", &["stadium_04"]).over()), [6, 4]);
    // A satisfaction of 0 is not ranked.
    let starts = ["stadium_start_blue", "stadium_start_white", "stadium_start_pink"];
    assert_eq!(
        points_for(&Fixture::points(2).stadiums(0, "new", &starts).over().view(0), 0, "score-satisfaction"),
        0
    );
}

#[test]
fn eva_point_07_places_and_points() {
    assert_eq!(satisfaction(&SETS), [0, 1, 4, 6]);
    assert_eq!(satisfaction(&SETS[..3]), [1, 4, 6]);
    assert_eq!(satisfaction(&SETS[..2]), [0, 4]);
}

#[test]
fn eva_point_08_ties_share_their_places() {
    let other: &[&str] = &["stadium_08", "stadium_09", "stadium_10", "stadium_start_white"];
    let same: &[&str] = &["stadium_05", "stadium_06", "stadium_11"];
    assert_eq!(satisfaction(&[SETS[0], other, same]), [1, 5, 5], "6 + 4 shared by two");
    let low: &[&str] = &["stadium_04", "stadium_05", "stadium_start_white"];
    assert_eq!(satisfaction(&[SETS[0], &["stadium_12", "stadium_13", "stadium_16"], low]), [2, 6, 2]);
    assert_eq!(satisfaction(&[SETS[0], low]), [2, 2], "4 + 0 shared by two");
}

#[test]
fn eva_point_09_who_is_not_ranked_takes_no_place() {
    let two: &[&str] = &["stadium_16", "stadium_17"];
    assert_eq!(satisfaction(&[two, SETS[0], SETS[1], &[]]), [0, 4, 6, 0]);
    assert_eq!(satisfaction(&[two, SETS[0]]), [0, 4]);
}

#[test]
fn eva_point_10_most_points_win() {
    let result = |mine: &str, other: &str| {
        let goals = ["goal_small_bonus", "goal_large_bonus", "goal_progress"];
        let others = ["goal_ships", "goal_factory_sets", "goal_infrastructure"];
        let fixture = Fixture::points(2).goals(0, &goals).goals(1, &others);
        let game = fixture.production(0, mine).production(1, other).over();
        let outcome = outcome(&game);
        (outcome.seats[0].rank, outcome.seats[1].rank, outcome.seats[0].score)
    };
    let eight = "8 food 8 steel 8 energy";
    assert_eq!(result(eight, ""), (1, 2, 10 - 39));
    assert_eq!(result(eight, eight), (1, 1, 10 - 39), "ties are shared, and totals may be negative");
    assert_eq!(result("", eight), (2, 1, -39));
}

#[test]
fn eva_point_11_after_a_tie_the_next_place_follows() {
    let first: &[&str] = &["stadium_16", "stadium_17", "stadium_15"];
    let tied: &[&str] = &["stadium_05", "stadium_06", "stadium_07"];
    let equal: &[&str] = &["stadium_08", "stadium_09", "stadium_04", "stadium_03"];
    assert_eq!(
        satisfaction(&[first, tied, equal, &["stadium_01", "stadium_02", "stadium_start_pink"]]),
        [6, 2, 2, 0]
    );
}
