//! REW-SHIP, REW-POP: the population ships.

use orrery_core::{Game, Seat};
use orrery_reworld::testkit::{Fixture, Look, new_game};
use orrery_reworld::{Event, Reworld};

use crate::{entries, flight, int, over, public, random_game, text, turn};

const ROWS: [&str; 5] = ["ship_row_1", "ship_row_2", "ship_row_3", "ship_row_4", "ship_row_5"];

/// Only this ship is on the board; seat 0 boxes a crew from row 1. Whether it takes the ship.
fn takes(ship: &str, fixture: Fixture) -> bool {
    let mut table = fixture.no_ships_but(&[ship]).row(0, 1, &["terrabot_e", "crew_gaia"]).scenario();
    table.play("decouple 1");
    assert_eq!(table.tally(0, "ships") > 0, table.ships(0) == [ship]);
    table.ships(0) == [ship]
}

#[test]
fn rew_ship_01_every_ship_whose_condition_is_fulfilled() {
    let fixture = Fixture::chapter_two(2)
        .row(0, 1, &["terrabot_a", "shuttle_1"])
        .defence(0, &["shuttle_2", "shuttle_2", "shuttle_2"])
        .city(0, "a", &["terrabot_a"; 4])
        .city(0, "b", &["terrabot_b", "crew_gaia", "crew_gaia", "crew_gaia"]);
    let mut table = fixture.scenario();
    table.play("decouple 1");
    assert!(table.ships(0).is_empty(), "not before the module has been used");
    table.play("transport");
    // None of them has anything to do with an empty flight; there is no choice.
    assert_eq!(
        table.ships(0),
        ["ship_row_2", "ship_row_3", "ship_row_4", "ship_row_5", "ship_agrarian", "ship_shields"]
    );
}

#[test]
fn rew_ship_02_points_at_once_and_the_ship_on_the_freighter() {
    for entry in entries("population_ship") {
        let id = text(entry, "id");
        let ship = public(&new_game(2, 1)).ships.into_iter().find(|s| s.ship.id() == id).unwrap();
        assert_eq!(i64::from(ship.points), int(entry, "points"));
    }
    let mut table = Fixture::chapter_two(2).row(0, 1, &["crew_gaia", "crew_gaia"]).scenario();
    table.play("decouple 1");
    assert_eq!((table.score(0), table.tally(0, "ships"), table.ships(0).len()), (16, 16, 4));
    let view = public(&table);
    let freighter: Vec<&str> = view.seats[0].ships.iter().map(|s| s.id()).collect();
    assert_eq!(freighter, ROWS[1..]);
    assert!(view.ships.iter().all(|s| s.taken_by.is_some() == freighter.contains(&s.ship.id())));
}

#[test]
fn rew_ship_03_each_ship_goes_to_the_first_only() {
    let rows = Fixture::chapter_two(2).row(0, 1, &["crew_gaia"; 2]).row(1, 2, &["crew_gaia"; 2]);
    let mut table = rows.scenario();
    table.play("decouple 1").play("decouple 2");
    assert_eq!(table.ships(0), ROWS[1..], "row 2 was empty for seat 0 first");
    assert_eq!(table.ships(1), ["ship_row_1"]);
    table.play("decouple 1").play("decouple 2");
    assert_eq!(table.ships(0).last(), Some(&"ship_all_rows"));
    assert_eq!(table.ships(1), ["ship_row_1"], "nothing left, although all rows are empty");
    for step in random_game(4, 80) {
        let taken: u16 = step.after.areas.iter().map(|a| a.ships).fold(0, |all, ships| {
            assert_eq!(all & ships, 0);
            all | ships
        });
        assert_eq!(taken & step.after.ships, 0);
    }
}

#[test]
fn rew_ship_04_nobody_takes_ships_in_another_players_turn() {
    // Seat 1 has fulfilled the condition of the shield ship for a while.
    let fixture = Fixture::chapter_two(2).no_ships_but(&["ship_shields"]).defence(1, &["shuttle_2"; 3]);
    let mut table =
        fixture.row(0, 1, &["terrabot_a", "crew_gaia"]).row(1, 1, &["terrabot_a", "crew_gaia"]).scenario();
    table.play("decouple 1");
    assert!(!table.ships(1).contains(&"ship_shields"));
    table.play("decouple 1");
    assert!(table.ships(1).contains(&"ship_shields"));
    for step in random_game(3, 81) {
        for (_, event) in &step.events {
            if let Event::ShipTaken { seat, .. } = event {
                assert_eq!(*seat, step.before.turn);
            }
        }
    }
}

#[test]
fn rew_ship_05_the_score_ship_is_judged_last() {
    // 70 are reached only with the 4 points of row 5, which comes before, and the 7 of ships that stand
    // behind the score ship in the component file.
    let position = |score: i16| {
        let mut fixture =
            Fixture::chapter_two(3).no_ships_but(&["ship_score", "ship_row_5", "ship_rows_started"]);
        for letter in ["a", "b", "c", "d", "e"] {
            fixture = fixture.city(0, letter, &[&format!("terrabot_{letter}")]);
        }
        fixture.defence(0, &["shuttle_1"]).row(0, 1, &["shuttle_0", "crew_gaia"]).score(0, score).scenario()
    };
    let mut table = position(59);
    table.play("decouple 1");
    assert_eq!(table.ships(0), ["ship_row_5", "ship_score", "ship_rows_started"]);
    assert_eq!(table.score(0), 59 + 4 + 7 + 5);
    let mut table = position(58);
    table.play("decouple 1");
    assert_eq!(table.ships(0), ["ship_row_5", "ship_rows_started"]);
}

#[test]
fn rew_ship_06_ships_that_nobody_earns_stay_on_the_board() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["crew_gaia"]).row(1, 1, &["crew_gaia"]).scenario();
    table.play("decouple 1").play("decouple 1");
    assert!(over(&table));
    let left: Vec<_> = public(&table).ships.into_iter().filter(|s| s.taken_by.is_none()).collect();
    assert_eq!(left.len(), 8);
    assert_eq!((table.score(0), table.score(1)), (5 * 4 + 5 - 18, -18));
}

/// Over whole games, nobody comes farther away from a ship in chapter two.
#[test]
fn rew_ship_07_conditions_never_become_false_again() {
    for seed in 0..20 {
        let steps = random_game(2 + (seed % 3) as u8, seed);
        let chapter_two =
            steps.iter().filter(|s| !s.before.stage.is_chapter_one() && s.after.to_act().len() == 1);
        for step in chapter_two {
            let progress = |state| Reworld::view(state, orrery_core::Viewer::Onlooker).ships;
            for (before, after) in progress(&step.before).iter().zip(progress(&step.after)) {
                for (old, new) in before.progress.iter().zip(after.progress) {
                    assert!(new >= *old, "{} after {:?}", before.ship.id(), step.action);
                }
            }
        }
    }
}

#[test]
fn rew_pop_01_an_empty_module_row() {
    for bay in 1..=5u8 {
        let ship = format!("ship_row_{bay}");
        let rows = |full: u8| {
            let others = (1..=5).filter(|r| *r != full);
            let mut fixture = Fixture::chapter_two(2).no_ships_but(&[&ship]);
            fixture = fixture.row(0, full, &["crew_gaia"]);
            for row in others {
                fixture = fixture.row(0, row, &["terrabot_a"]);
            }
            let mut table = fixture.scenario();
            table.play(&format!("decouple {full}"));
            table.ships(0).len()
        };
        assert_eq!(rows(bay), 1, "row {bay} has become empty");
        assert_eq!(rows(bay % 5 + 1), 0, "another one has");
    }
}

#[test]
fn rew_pop_02_a_row_that_was_never_used() {
    let mut table = Fixture::chapter_one(2).round(5).hand(0, &[1]).hand(1, &[2]).scenario();
    table.play("acquire u01").play("acquire u03");
    assert_eq!((public(&table).chapter, table.ships(0).len()), (2, 0), "not before the end of an own turn");
    let action = table.legal()[0].clone();
    table.play(&action);
    while turn(&table) == 0 && !over(&table) {
        let action = table.legal()[0].clone();
        table.play(&action);
    }
    assert!(ROWS.iter().all(|row| table.ships(0).contains(row)));
}

#[test]
fn rew_pop_03_no_module_at_all() {
    let rows = Fixture::chapter_two(2).no_ships_but(&["ship_all_rows"]);
    let mut table =
        rows.row(0, 1, &["crew_gaia"]).row(0, 2, &["crew_gaia"]).row(1, 1, &["crew_gaia"; 2]).scenario();
    table.play("decouple 1");
    assert!(table.ships(0).is_empty());
    table.play("decouple 1").play("decouple 2");
    assert_eq!((table.ships(0), table.score(0)), (vec!["ship_all_rows"], 5));
}

#[test]
fn rew_pop_04_three_agrarian_crews() {
    for players in 2..=4 {
        let city = |crews: &[&str]| {
            let fixture =
                Fixture::chapter_two(players).city(0, "a", &["terrabot_a", "crew_talos", "crew_gaia"]);
            fixture.city(0, "b", &["terrabot_b"]).city(0, "b", crews)
        };
        assert!(takes("ship_agrarian", city(&["crew_gaia", "crew_gaia"])), "spread over A and B");
        assert!(!takes("ship_agrarian", city(&["crew_gaia"])), "other crews do not count");
    }
}

#[test]
fn rew_pop_05_a_city_of_size_8() {
    for players in 2..=4 {
        let tiles =
            ["terrabot_a", "terrabot_a", "terrabot_a", "crew_talos", "crew_talos", "crew_gaia", "crew_gaia"];
        let fixture = |size: usize| Fixture::chapter_two(players).city(0, "a", &tiles[..size]);
        assert!(takes("ship_city", fixture(7)), "sign included");
        assert!(!takes("ship_city", fixture(6).city(0, "b", &["terrabot_b"; 2])));
    }
}

#[test]
fn rew_pop_06_shields() {
    for (players, due) in [(2, 6), (3, 6), (4, 5)] {
        let fixture = |shields: usize| Fixture::chapter_two(players).defence(0, &["shuttle_1"; 6][..shields]);
        assert!(takes("ship_shields", fixture(due)));
        assert!(!takes("ship_shields", fixture(due - 1).shuttles(0, &["shuttle_2"])));
    }
}

#[test]
fn rew_pop_07_satellites_in_the_satellite_row() {
    let letters = [
        "satellite_letter_a",
        "satellite_letter_b",
        "satellite_letter_c",
        "satellite_letter_d",
        "satellite_letter_e",
    ];
    for (players, due) in [(2, 5), (3, 5), (4, 4)] {
        let fixture = |n: usize| Fixture::chapter_two(players).satellites(0, &letters[..n]);
        assert!(takes("ship_satellites", fixture(due)));
        assert!(!takes("ship_satellites", fixture(due - 1).defence(0, &["satellite_shields"])));
    }
}

#[test]
fn rew_pop_08_shuttles_in_the_shuttle_row() {
    for (players, due) in [(2, 5), (3, 5), (4, 4)] {
        let fixture = |n: usize| Fixture::chapter_two(players).shuttles(0, &["shuttle_1"; 5][..n]);
        assert!(takes("ship_shuttles", fixture(due)));
        assert!(!takes("ship_shuttles", fixture(due - 1).defence(0, &["shuttle_2"])));
    }
}

#[test]
fn rew_pop_09_score() {
    for (players, due) in [(2, 70), (3, 70), (4, 60)] {
        assert!(takes("ship_score", Fixture::chapter_two(players).score(0, due)));
        assert!(!takes("ship_score", Fixture::chapter_two(players).score(0, due - 1)));
        let ships = |score: i16| {
            let fixture =
                Fixture::chapter_two(players).no_ships_but(&["ship_score", "ship_row_3"]).score(0, score);
            let mut table = fixture.row(0, 1, &["terrabot_a", "crew_gaia"]).scenario();
            table.play("decouple 1");
            table.ships(0).len()
        };
        assert_eq!((ships(due - 4), ships(due - 5)), (2, 1), "points of other ships in the same check");
    }
}

/// Cities A to E with crews of the five construction companies, in this order.
fn companies(players: u8, count: usize) -> Fixture {
    let crews = ["crew_hephaistos", "crew_ikaros", "crew_kyklop", "crew_prometheus", "crew_talos"];
    let mut fixture = Fixture::chapter_two(players);
    for (letter, crew) in ["a", "b", "c", "d", "e"].into_iter().zip(crews).take(count) {
        fixture = fixture.city(0, letter, &[&format!("terrabot_{letter}"), crew, crew]);
    }
    fixture
}

#[test]
fn rew_pop_10_different_companies() {
    for players in 2..=3 {
        assert!(takes("ship_companies", companies(players, 5).city(0, "a", &["crew_gaia"])), "all six");
        assert!(!takes("ship_companies", companies(players, 5)));
    }
    assert!(takes("ship_companies", companies(4, 5)));
    assert!(takes("ship_companies", companies(4, 4).city(0, "a", &["crew_gaia"])), "agrarian is one of six");
    assert!(!takes("ship_companies", companies(4, 4)));
}

#[test]
fn rew_pop_11_rows_started() {
    let cities = |players: u8, count: usize| {
        let letters = ["a", "b", "c", "d", "e"].into_iter().take(count);
        letters.fold(Fixture::chapter_two(players), |f, l| f.city(0, l, &[&format!("terrabot_{l}")]))
    };
    for players in 2..=3 {
        assert!(takes("ship_rows_started", cities(players, 5).defence(0, &["shuttle_1"])));
        assert!(!takes("ship_rows_started", cities(players, 5)));
        assert!(!takes("ship_rows_started", cities(players, 4).defence(0, &["shuttle_1"])));
    }
    assert!(takes("ship_rows_started", cities(4, 5)));
    assert!(takes("ship_rows_started", cities(4, 4).defence(0, &["shuttle_1"])));
    let others = cities(4, 4).shuttles(0, &["shuttle_1"]).satellites(0, &["satellite_shields"]);
    assert!(!takes("ship_rows_started", others), "shuttle row and satellite row do not count");
}

#[test]
fn rew_pop_12_a_row_ship_and_all_rows_together() {
    let mut table = Fixture::chapter_two(2)
        .no_ships_but(&["ship_row_3", "ship_all_rows"])
        .row(0, 3, &["crew_gaia"])
        .scenario();
    table.play("decouple 3");
    assert_eq!(table.ships(0), ["ship_row_3", "ship_all_rows"]);
    assert_eq!(table.tally(0, "ships"), 9);
    assert_eq!(table.state.area(Seat(0)).coupled(), 0);
    let table = flight(Fixture::chapter_two(2), &["crew_gaia"]);
    assert!(!table.ships(0).contains(&"ship_all_rows"));
}
