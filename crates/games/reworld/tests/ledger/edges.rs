//! REW-EDGE: edge cases.

use orrery_core::Seat;
use orrery_reworld::Event;
use orrery_reworld::testkit::{Fixture, Look, new_game};

use crate::{flight, last_turn, over, public, random_game, tallies, turn};

/// All arms but these are empty.
fn taken_but(fixture: Fixture, free: &[&str]) -> Fixture {
    let slots = (1..=10).map(|n| format!("u{n:02}")).chain((1..=10).map(|n| format!("l{n:02}")));
    let mut fixture = fixture;
    for (i, slot) in slots.filter(|s| !free.contains(&&**s)).enumerate() {
        let card = [2, 3, 4, 5][i % 4];
        fixture = fixture.cards(&slot, &[card], card);
    }
    fixture
}

#[test]
fn rew_edge_01_all_twenty_modules_can_be_acquired() {
    let mut table =
        taken_but(Fixture::chapter_one(2).hand(0, &[1, 1, 1, 1]).hand(1, &[2]), &["u05"]).scenario();
    table.play("acquire u05");
    assert!(public(&table).slots.iter().all(|s| s.module.is_none()));
    assert_eq!((turn(&table), table.legal()), (1, vec!["take_marker".into(), "leave".into()]));
    table.play("leave");
    assert_eq!((table.state.round, table.state.boxed.len), (2, 19), "nothing was left to box");
}

#[test]
fn rew_edge_02_the_last_card_for_the_start_player_space() {
    let mut table = Fixture::chapter_one(2).hand(0, &[4]).hand(1, &[1, 1]).scenario();
    table.play("take_marker");
    assert!(!public(&table).seats[0].left);
    table.play("acquire u01");
    assert!(public(&table).seats[0].left);
    assert_eq!((table.score(0), table.tally(0, "cards_left")), (1, 0));
}

#[test]
fn rew_edge_03_cards_that_cannot_be_used_are_scored_on_leaving() {
    let fixture = Fixture::chapter_one(2).hand(0, &[1, 1]).hand(1, &[3]).start_card(1, 5);
    let mut table = taken_but(fixture, &["u05", "l05"]).scenario();
    assert_eq!(table.legal(), ["leave"]);
    table.play("leave");
    assert_eq!(table.score(0), 2);
}

#[test]
fn rew_edge_04_leaving_in_the_very_first_turn() {
    for (players, hand) in [(2, 13), (3, 9), (4, 7)] {
        let mut table = new_game(players, 15);
        let first = turn(&table);
        table.play("leave");
        assert_eq!(table.score(first), hand);
    }
}

#[test]
fn rew_edge_05_a_player_without_modules_in_chapter_two() {
    let rows = Fixture::chapter_one(3).round(5).marker(1).turn(1).row(0, 1, &["crew_gaia"; 2]);
    let mut table = rows.row(2, 1, &["crew_gaia"]).left(0).left(2).scenario();
    table.play("leave");
    let score = table.score(1);
    let mut seats = Vec::new();
    while !over(&table) {
        seats.push(turn(&table));
        table.play("decouple 1");
    }
    assert_eq!(seats, [2, 0, 0]);
    assert!(table.ships(1).is_empty());
    assert_eq!(table.score(1), score - 18);
}

#[test]
fn rew_edge_06_nobody_owns_a_module() {
    let mut table = new_game(3, 2);
    for _ in 0..15 {
        assert!(!over(&table));
        table.play("leave");
    }
    assert!(over(&table));
    assert_eq!((0..3).map(|s| table.score(s)).collect::<Vec<_>>(), [45 - 18; 3]);
    assert_eq!(table.state.ships.count_ones(), 14);
    let events = table.events();
    let began = events.iter().position(|e| matches!(e, Event::ChapterTwoBegan { .. })).unwrap();
    assert!(matches!(events[began + 1], Event::CategoryScored { .. }), "straight to the final ship");
}

#[test]
fn rew_edge_07_the_first_player_takes_the_ships_of_all_empty_rows() {
    let rows = Fixture::chapter_two(2).row(0, 2, &["crew_gaia"]).row(0, 4, &["terrabot_a"]).row(
        1,
        1,
        &["crew_gaia"],
    );
    let mut table = rows.scenario();
    table.play("decouple 2");
    assert_eq!(table.ships(0), ["ship_row_1", "ship_row_2", "ship_row_3", "ship_row_5"]);
}

#[test]
fn rew_edge_08_two_crews_one_eligible_city() {
    let city = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]);
    let mut table = flight(city, &["crew_talos", "crew_kyklop"]);
    table.play("place crew_talos a");
    assert_eq!((table.city_size(0, "a"), table.boxed("crew_kyklop")), (4, 5));
}

#[test]
fn rew_edge_09_the_order_decides_which_crew_is_placed() {
    for (first, second) in [("crew_ikaros", "crew_kyklop"), ("crew_kyklop", "crew_ikaros")] {
        let mut table =
            flight(Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]), &["crew_kyklop", "crew_ikaros"]);
        table.play(&format!("place {first} a"));
        assert_eq!(table.city(0, "a"), ["terrabot_a", first]);
        assert_eq!((table.boxed(first), table.boxed(second)), (4, 5));
    }
}

#[test]
fn rew_edge_10_agrarian_crews_neither_block_nor_reserve() {
    let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_gaia", "crew_gaia"]);
    let mut table = flight(cities.city(0, "b", &["terrabot_b"]), &["crew_talos", "crew_gaia"]);
    assert_eq!(
        table.legal(),
        ["place crew_talos a", "place crew_talos b", "place crew_gaia a", "place crew_gaia b"]
    );
    table.play("place crew_talos a");
    assert_eq!(table.legal(), ["place crew_gaia a", "place crew_gaia b"], "with Talos in A as well");
}

#[test]
fn rew_edge_11_crews_before_the_first_city_are_boxed() {
    let table = flight(Fixture::chapter_two(2), &["crew_talos_special", "crew_gaia"]);
    // Two different crews without a city: the order is asked, the box is all there is.
    assert!(table.legal().iter().all(|a| a.starts_with("box_crew")));
    let mut table = table;
    table.play("box_crew crew_gaia");
    assert_eq!((table.boxed("crew_gaia"), table.boxed("crew_talos_special")), (9, 1));
    assert_eq!(table.tally(0, "special_crews"), 0);
}

#[test]
fn rew_edge_12_a_company_that_is_not_there_scores_nothing() {
    let rows = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_kyklop"]);
    let mut table = rows.row(0, 1, &["crew_talos", "satellite_company_talos"]).scenario();
    table.play("decouple 1").play("score_task");
    assert_eq!((table.tally(0, "tasks"), table.satellites(0).len()), (0, 1));
}

#[test]
fn rew_edge_13_the_score_ship_cannot_earn_itself() {
    let position = |score: i16| {
        let fixture = Fixture::chapter_two(2).no_ships_but(&["ship_score"]).score(0, score);
        let mut table = fixture.row(0, 1, &["terrabot_a", "crew_gaia"]).scenario();
        table.play("decouple 1");
        table.ships(0).len()
    };
    assert_eq!((position(69), position(65), position(70)), (0, 0, 1));
}

#[test]
fn rew_edge_14_points_of_chapter_one_count_for_the_score_ship() {
    let rows = Fixture::chapter_one(4).round(5).score(2, 60).score(3, 80);
    let rows = rows.row(2, 1, &["crew_gaia", "crew_gaia"]).row(3, 1, &["crew_gaia"]);
    let mut table = rows.left(0).left(1).left(3).turn(2).marker(2).scenario();
    table.play("leave");
    assert!(table.ships(2).is_empty() && table.score(2) >= 60);
    table.play("decouple 1");
    assert!(table.ships(2).contains(&"ship_score"));
    table.play("decouple 1");
    assert!(!table.ships(3).contains(&"ship_score"), "somebody was faster");
}

#[test]
fn rew_edge_15_the_score_can_become_negative() {
    let table = last_turn(Fixture::chapter_two(2));
    assert_eq!((table.score(0), public(&table).seats[1].score), (-18, -18));
}

#[test]
fn rew_edge_16_a_defence_row_exists_if_and_only_if_it_has_shields() {
    for step in random_game(4, 91) {
        for area in &step.after.areas {
            assert_eq!(area.defence.is_empty(), area.shields == 0);
            assert!(area.shields >= area.defence.len);
        }
    }
    let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_0"]).row(0, 2, &["crew_gaia"]).scenario();
    table.play("decouple 1").refuse("defend", "REW-SHUT-03");
}

#[test]
fn rew_edge_17_nobody_in_a_category() {
    let table = last_turn(Fixture::chapter_two(4).city(1, "a", &["terrabot_a"]));
    assert_eq!(tallies(&table, "final_defence"), [-3, -3, -3, -3]);
    assert_eq!(tallies(&table, "final_city_a"), [-3, 18, -3, -3]);
    assert_eq!(tallies(&table, "final_city_b"), [-3, -3, -3, -3]);
}

#[test]
fn rew_edge_18_the_last_card_of_the_last_player_ends_the_round() {
    let mut table = Fixture::chapter_one(3).hand(0, &[1]).left(1).left(2).scenario();
    table.play("acquire u01");
    assert_eq!(table.state.round, 2);
    let events = table.events();
    let left = events.iter().filter(|e| matches!(e, Event::LeftRound { seat: Seat(0), count: 0, .. }));
    assert_eq!(left.count(), 2, "in both forms of the event");
}

#[test]
fn rew_edge_19_a_flight_with_crews_for_the_box_can_empty_rows() {
    let rows = Fixture::chapter_two(2).no_ships_but(&["ship_row_2", "ship_all_rows"]);
    let mut table =
        rows.row(0, 1, &["shuttle_1"]).row(0, 2, &["crew_talos"; 2]).row(1, 1, &["crew_gaia"]).scenario();
    table.play("decouple 1").play("transport").play("dock 2").play("dock 2");
    assert_eq!((table.boxed("crew_talos"), table.ships(0)), (5, vec!["ship_row_2", "ship_all_rows"]));
}
