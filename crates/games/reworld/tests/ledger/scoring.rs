//! REW-END, REW-FINAL, REW-WIN: the end of the game and the winner.

use orrery_core::{Game, Seat};
use orrery_reworld::testkit::{Fixture, Look};
use orrery_reworld::vocab::Category;
use orrery_reworld::{Event, Reworld};

use crate::{entries, last_turn, over, places, random_game, tallies, text};

const LETTERS: [&str; 5] = ["a", "b", "c", "d", "e"];

/// The end scoring of the defence network.
pub(crate) fn defence(shields: &[usize]) -> Vec<i32> {
    let mut fixture = Fixture::chapter_two(shields.len() as u8);
    let mut twos = 5;
    for (seat, shields) in shields.iter().enumerate() {
        let pairs = twos.min(shields / 2);
        twos -= pairs;
        fixture = fixture.defence(seat as u8, &vec!["shuttle_2"; pairs]);
        fixture = fixture.defence(seat as u8, &vec!["shuttle_1"; shields - 2 * pairs]);
    }
    tallies(&last_turn(fixture), "final_defence")
}

/// The end scoring of a letter: cities of these sizes, 0 for none.
pub(crate) fn cities(letter: &str, sizes: &[usize]) -> Vec<i32> {
    let terrabot = format!("terrabot_{letter}");
    let mut fixture = Fixture::chapter_two(sizes.len() as u8);
    for (seat, size) in sizes.iter().enumerate().filter(|(_, size)| **size > 0) {
        let tiles: Vec<&str> = [&*terrabot].into_iter().chain(vec!["crew_gaia"; size - 2]).collect();
        fixture = fixture.city(seat as u8, letter, &tiles);
    }
    tallies(&last_turn(fixture), &format!("final_city_{letter}"))
}

#[test]
fn rew_end_01_the_game_ends_when_all_coupling_areas_are_empty() {
    let mut table = Fixture::chapter_two(3).row(1, 5, &["crew_gaia"]).row(2, 4, &["crew_gaia"]).scenario();
    table.play("decouple 5");
    assert!(!over(&table) && Reworld::outcome(&table.state).is_none());
    table.play("decouple 4");
    assert!(over(&table) && Reworld::outcome(&table.state).is_some());
    for step in random_game(2, 90) {
        let empty = step.after.areas.iter().all(|a| a.coupled() == 0);
        let at_rest = step.after.stage == orrery_reworld::state::Stage::Decouple;
        assert!(!(at_rest && empty), "{:?}", step.action);
    }
}

#[test]
fn rew_end_02_six_categories_are_scored() {
    let ids: Vec<String> = entries("final_category").iter().map(|c| text(c, "id").into()).collect();
    let cities = LETTERS.map(|l| format!("final_city_{l}"));
    assert_eq!(ids[0], "final_defence");
    assert_eq!(ids[1..], cities);
    let mut table = last_turn(Fixture::chapter_two(3));
    let events = table.events();
    let scored = |category: Category| {
        let of = events
            .iter()
            .filter(|e| matches!(e, Event::CategoryScored { category: c, .. } if *c == category));
        of.count()
    };
    assert!(Category::all().all(|c| scored(c) == 3), "every player in each category");
}

#[test]
fn rew_final_01_defence_network_by_shields() {
    assert_eq!(defence(&[1, 3, 2]), [0, 20, 10]);
    // By shields, not by tiles: two tiles with 2 shields beat three with 1.
    let table =
        last_turn(Fixture::chapter_two(2).defence(0, &["shuttle_2"; 2]).defence(1, &["shuttle_1"; 3]));
    assert_eq!(tallies(&table, "final_defence"), [20, 0]);
    let table =
        last_turn(Fixture::chapter_two(2).defence(0, &["satellite_letter_a"]).defence(1, &["shuttle_1"]));
    assert_eq!(tallies(&table, "final_defence"), [20, 0], "satellites count as well");
}

#[test]
fn rew_final_02_largest_city_of_each_letter_by_tiles() {
    for (letter, first, second) in [("a", 18, 10), ("b", 16, 8), ("c", 14, 8), ("d", 12, 6), ("e", 10, 6)] {
        assert_eq!(cities(letter, &[2, 4, 3]), [0, first, second]);
    }
    // Terrabots and crews count alike.
    let fixture = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_gaia", "crew_talos"]);
    let table = last_turn(fixture.city(1, "a", &["terrabot_a", "terrabot_a"]));
    assert_eq!(tallies(&table, "final_city_a"), [18, 0]);
}

#[test]
fn rew_final_03_paid_ranks_by_player_count() {
    assert_eq!(defence(&[4, 3, 2, 1]), [20, 10, 4, 0]);
    assert_eq!(defence(&[4, 3, 2]), [20, 10, 0]);
    assert_eq!(defence(&[4, 3]), [20, 0]);
}

#[test]
fn rew_final_04_absence_loses_three_points() {
    assert_eq!(defence(&[1, 0, 2]), [10, -3, 20]);
    for letter in LETTERS {
        assert_eq!(cities(letter, &[0, 3])[0], -3);
    }
}

#[test]
fn rew_final_05_absent_players_use_up_no_ranks() {
    assert_eq!(defence(&[0, 0, 1, 2]), [-3, -3, 10, 20]);
    assert_eq!(cities("c", &[0, 0, 0, 2]), [-3, -3, -3, 14]);
}

#[test]
fn rew_final_06_below_the_paid_ranks_nothing_is_lost() {
    assert_eq!(cities("d", &[5, 4, 3, 2]), [12, 6, 2, 0]);
    assert_eq!(cities("d", &[5, 4, 3]), [12, 6, 0]);
    assert_eq!(cities("d", &[5, 4]), [12, 0]);
}

#[test]
fn rew_final_07_ties_share_their_ranks() {
    assert_eq!(defence(&[3, 3, 2, 1]), [15, 15, 4, 0], "the next player has rank 3");
    assert_eq!(defence(&[3, 2, 2, 1]), [20, 7, 7, 0], "the next player has rank 4");
    assert_eq!(defence(&[3, 3, 3, 1]), [11, 11, 11, 0], "34 / 3, rounded down");
    assert_eq!(defence(&[3, 2, 1, 1]), [20, 10, 2, 2]);
    assert_eq!(defence(&[2, 2, 1]), [15, 15, 0]);
    assert_eq!(cities("e", &[3, 3, 3, 3]), [4, 4, 4, 4], "18 / 4, rounded down");
    let mut table = last_turn(
        Fixture::chapter_two(4)
            .defence(1, &["shuttle_2"])
            .defence(2, &["shuttle_2"])
            .defence(3, &["shuttle_1"]),
    );
    let ranks: Vec<Option<u8>> = table
        .events()
        .into_iter()
        .filter_map(|e| match e {
            Event::CategoryScored { category: Category(0), rank, .. } => Some(rank),
            _ => None,
        })
        .collect();
    assert_eq!(ranks, [None, Some(1), Some(1), Some(3)]);
}

#[test]
fn rew_final_08_rank_points_with_four_players() {
    assert_eq!(defence(&[4, 3, 2, 1]), [20, 10, 4, 0]);
    let expected = [[18, 10, 4], [16, 8, 4], [14, 8, 4], [12, 6, 2], [10, 6, 2]];
    for (letter, ranks) in LETTERS.iter().zip(expected) {
        assert_eq!(cities(letter, &[5, 4, 3, 2])[..3], ranks, "{letter}");
    }
}

#[test]
fn rew_final_09_rank_points_with_fewer_players() {
    let expected = [[18, 10], [16, 8], [14, 8], [12, 6], [10, 6]];
    for (letter, [first, second]) in LETTERS.iter().zip(expected) {
        assert_eq!(cities(letter, &[4, 3, 2]), [first, second, 0]);
        assert_eq!(cities(letter, &[3, 2]), [first, 0]);
    }
    assert_eq!((defence(&[4, 3, 2]), defence(&[2, 1])), (vec![20, 10, 0], vec![20, 0]));
}

#[test]
fn rew_final_10_the_final_ship_triggers_no_population_ships() {
    let fixture =
        Fixture::chapter_two(2).no_ships_but(&["ship_score"]).defence(0, &["shuttle_1"]).score(0, 60);
    let mut table = fixture.row(0, 1, &["crew_gaia"]).city(0, "a", &["terrabot_a"]).scenario();
    table.play("decouple 1");
    assert!(over(&table) && table.score(0) >= 70, "{}", table.score(0));
    assert!(!table.ships(0).contains(&"ship_score"));
}

#[test]
fn rew_final_11_every_player_is_judged_in_all_six_categories() {
    let fixture = Fixture::chapter_two(2).defence(1, &["shuttle_1"]).city(1, "c", &["terrabot_c"]);
    let table = last_turn(fixture.city(0, "e", &["terrabot_e"]).city(1, "e", &["terrabot_e"; 2]));
    let of = |seat: u8| -> Vec<i32> {
        let letters = LETTERS.map(|l| format!("final_city_{l}"));
        ["final_defence".to_owned()].into_iter().chain(letters).map(|c| table.tally(seat, &c)).collect()
    };
    assert_eq!(of(0), [-3, -3, -3, -3, -3, 0], "seat 0 had the last turn, seat 1 none at all");
    assert_eq!(of(1), [20, -3, -3, 14, -3, 10]);
}

#[test]
fn rew_win_01_most_points_win() {
    let table = last_turn(Fixture::chapter_two(3).score(0, 10).score(1, 30).score(2, 20));
    assert_eq!(places(&table), [3, 1, 2]);
    let outcome = Reworld::outcome(&table.state).unwrap();
    assert_eq!(outcome.seats.iter().map(|s| s.score).collect::<Vec<_>>(), [-8, 12, 2]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn rew_win_02_ties_by_population_ships() {
    let fixture = |first: &str| {
        Fixture::chapter_two(3)
            .score(0, 30)
            .score(1, 30)
            .ship(0, "ship_city")
            .ship(1, "ship_score")
            .ship(1, first)
    };
    let table = last_turn(fixture("ship_row_1"));
    assert_eq!((table.score(0), table.score(1)), (12, 12));
    assert_eq!(places(&table)[..2], [2, 1]);
    let outcome = Reworld::outcome(&table.state).unwrap();
    let ships: Vec<i32> = outcome.seats.iter().map(|s| s.values[1]).collect();
    assert_eq!(ships, [1, 2, 11], "the final ship belongs to nobody");
    assert_eq!(outcome.comparisons[1].rule.0, "REW-WIN-02");
}

#[test]
fn rew_win_03_still_tied_players_share_the_victory() {
    let fixture =
        Fixture::chapter_two(3).score(0, 30).score(1, 30).ship(0, "ship_city").ship(1, "ship_score");
    let table = last_turn(fixture);
    assert_eq!(places(&table), [1, 1, 3]);
    assert_eq!(Reworld::outcome(&table.state).unwrap().winners().count(), 2);
}

#[test]
fn rew_win_04_the_places_below() {
    // Seat 3 has all ships, which matter only among equals.
    let table = last_turn(Fixture::chapter_two(4).score(0, 9).score(1, 9).score(2, 5).score(3, 5));
    assert_eq!(places(&table), [1, 1, 4, 3]);
    let table = last_turn(Fixture::chapter_two(4).score(0, 9).score(1, 5).score(2, 5).score(3, 1));
    assert_eq!(places(&table), [1, 2, 2, 4]);
}
