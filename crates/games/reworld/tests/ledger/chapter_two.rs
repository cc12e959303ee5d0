//! REW-CH2, REW-DEC: turns of chapter two and decoupling.

use orrery_core::{Game, check, notation};
use orrery_reworld::state::Stage;
use orrery_reworld::testkit::{Fixture, Look, Scenario};
use orrery_reworld::{Event, Reworld};

use crate::{flight, heard_by_all, last_turn, over, public, random_game, turn};

/// Everybody has one shuttle in row 1.
fn one_shuttle_each(players: u8) -> Fixture {
    (0..players).fold(Fixture::chapter_two(players), |fixture, seat| fixture.row(seat, 1, &["shuttle_1"]))
}

#[test]
fn rew_ch2_01_the_holder_of_the_marker_begins() {
    for marker in 0..3 {
        let rows = (0..3).fold(Fixture::chapter_one(3).round(5).marker(marker).turn(marker), |f, seat| {
            f.row(seat, 1, &["shuttle_1"])
        });
        let mut table = rows.scenario();
        table.play("leave").play("leave").play("leave");
        let mut order = vec![turn(&table)];
        for _ in 1..3 {
            table.play("decouple 1").play("defend");
            order.push(turn(&table));
        }
        assert_eq!(order, [marker, (marker + 1) % 3, (marker + 2) % 3]);
    }
}

#[test]
fn rew_ch2_02_decouple_one_module_then_check_the_ships() {
    let mut table =
        Fixture::chapter_two(2).row(0, 1, &["shuttle_1", "shuttle_2"]).row(1, 1, &["shuttle_1"]).scenario();
    table.play("decouple 1");
    assert_eq!((turn(&table), table.ships(0).len()), (0, 0), "used first");
    table.play("defend");
    assert_eq!(turn(&table), 1, "exactly one module");
    assert_eq!(table.ships(0), ["ship_row_2", "ship_row_3", "ship_row_4", "ship_row_5"]);
    for steps in random_game(3, 50).windows(2).filter(|s| !s[0].after.stage.is_chapter_one()) {
        let decoupled = |s: &crate::Step| {
            heard_by_all(&s.events).filter(|e| matches!(e, Event::Decoupled { .. })).count()
        };
        let first = steps[1].before.stage == Stage::Decouple;
        assert_eq!(decoupled(&steps[1]), usize::from(first), "{:?}", steps[1].action);
    }
}

#[test]
fn rew_ch2_03_no_passing() {
    let mut table = one_shuttle_each(2).row(0, 4, &["crew_gaia"]).scenario();
    assert_eq!(table.legal(), ["decouple 1", "decouple 4"]);
    for action in Reworld::universe(&Reworld::options(2)) {
        if check::<Reworld>(&table.state, table.state.turn, action).is_ok() {
            assert!(notation::write(&action).starts_with("decouple"), "{action:?}");
        }
    }
    table.refuse("leave", "REW-FLOW-06").refuse("no_more", "REW-FLOW-06");
}

#[test]
fn rew_ch2_04_without_modules_no_turn_and_no_ship() {
    let mut table = Fixture::chapter_two(3)
        .row(0, 1, &["crew_gaia"; 2])
        .row(2, 1, &["crew_gaia"; 2])
        .defence(1, &["shuttle_2"; 3])
        .scenario();
    for player in [0, 2, 0, 2] {
        assert_eq!(turn(&table), player);
        table.refuse_as(1, "decouple 1", "REW-FLOW-06").play("decouple 1");
    }
    assert!(over(&table));
    assert!(table.ships(1).is_empty(), "not even for six shields");
}

#[test]
fn rew_ch2_05_the_first_player_with_a_module_begins() {
    let rows = Fixture::chapter_one(4).round(5).marker(1).turn(1).row(0, 1, &["shuttle_1"]);
    let mut table = rows.row(3, 1, &["shuttle_1"]).scenario();
    table.play("leave").play("leave").play("leave").play("leave");
    assert_eq!((public(&table).chapter, turn(&table)), (2, 3));
    assert_eq!(table.state.marker.0, 1, "the marker stays");
}

#[test]
fn rew_ch2_06_the_end_of_chapter_two() {
    let mut table = one_shuttle_each(2).no_ships_but(&["ship_all_rows", "ship_shields"]).scenario();
    table.play("decouple 1").play("defend");
    assert!(!over(&table));
    table.play("decouple 1");
    assert!(!over(&table), "the module is used first");
    table.play("defend");
    assert!(over(&table));
    assert_eq!(table.ships(0), ["ship_all_rows"]);
    let mut table =
        Fixture::chapter_two(2).no_ships_but(&["ship_all_rows"]).row(0, 1, &["crew_gaia"]).scenario();
    table.play("decouple 1");
    assert_eq!((over(&table), table.ships(0)), (true, vec!["ship_all_rows"]), "step B before the end");
}

#[test]
fn rew_ch2_07_the_next_player_who_still_has_a_module() {
    let mut table = Fixture::chapter_two(4)
        .row(0, 1, &["crew_gaia"])
        .row(1, 1, &["crew_gaia"])
        .row(3, 2, &["crew_talos"; 4])
        .scenario();
    let mut order = Vec::new();
    while !over(&table) {
        order.push(turn(&table));
        let action = table.legal()[0].clone();
        table.play(&action);
    }
    assert_eq!(order, [0, 1, 3, 3, 3, 3]);
}

#[test]
fn rew_dec_01_the_leftmost_module_of_a_row() {
    let mut table = Fixture::chapter_two(2)
        .row(0, 1, &["terrabot_a", "satellite_shields"])
        .row(0, 3, &["shuttle_1", "terrabot_b"])
        .row(0, 5, &["crew_gaia"])
        .scenario();
    assert_eq!(table.legal(), ["decouple 1", "decouple 3", "decouple 5"]);
    for empty in ["decouple 2", "decouple 4"] {
        table.refuse(empty, "REW-DEC-01");
    }
    table.refuse("decouple 1 1", "REW-DEC-01").refuse("decouple 5 1", "REW-DEC-01");
    table.play("decouple 1").play("defend");
    assert_eq!((table.defence(0), table.row(0, 1)), (vec!["satellite_shields"], vec!["terrabot_a"]));
}

#[test]
fn rew_dec_02_there_is_always_a_legal_choice() {
    for module in ["terrabot_a", "shuttle_0", "shuttle_1", "satellite_city_size", "crew_talos", "crew_gaia"] {
        let mut table = Fixture::chapter_two(2).row(0, 2, &[module]).scenario();
        assert_eq!(table.legal(), ["decouple 2"]);
        table.play("decouple 2");
        let mut choices = 0;
        while !over(&table) {
            let action = table.legal().pop().expect("a choice");
            table.play(&action);
            choices += 1;
        }
        assert!(choices <= 1, "{module}");
    }
}

#[test]
fn rew_dec_03_a_module_is_used_at_once() {
    for (module, action) in [
        ("shuttle_1", "defend"),
        ("satellite_shields", "score_task"),
        ("terrabot_a", "take_sign sign_avalon"),
    ] {
        let rows = Fixture::chapter_two(2).row(0, 1, &["crew_talos", module]).row(0, 2, &["crew_gaia"]);
        let mut table = rows.row(1, 1, &["crew_gaia"]).scenario();
        table.play("decouple 1").refuse("decouple 2", "REW-FLOW-06").refuse_as(
            1,
            "decouple 1",
            "REW-FLOW-06",
        );
        assert!(table.legal().iter().all(|a| !a.starts_with("decouple")));
        table.play(action);
        let area = &public(&table).seats[0];
        let settled = area.cities.len() + area.defence.len() + area.satellites.len();
        assert_eq!((turn(&table), settled), (1, 1), "{module}");
    }
}

/// Coupled, boxed and unused pieces count for no task, no ship about the settlement area, no category.
#[test]
fn rew_dec_04_what_does_not_belong_to_the_settlement_area() {
    let task = |satellite: &str| {
        // Nearly all tiles of the game lie in the box; the rows hold shields, crews and terrabots.
        let mut table = Fixture::chapter_two(2)
            .row(0, 1, &["terrabot_a", "terrabot_a", satellite])
            .row(0, 2, &["shuttle_2", "crew_gaia", "crew_gaia", "crew_gaia", "crew_talos"])
            .row(0, 3, &["shuttle_2"; 3])
            .scenario();
        table.play("decouple 1").play("score_task");
        assert_eq!(table.ships(0), ["ship_row_4", "ship_row_5"]);
        table.tally(0, "tasks")
    };
    for satellite in
        ["letter_a", "company_talos", "all_crews", "all_terrabots", "shields", "companies", "city_size"]
    {
        assert_eq!(task(&format!("satellite_{satellite}")), 0, "{satellite}");
    }
    let table = last_turn(Fixture::chapter_two(2));
    assert_eq!(table.state.signs.count_ones(), 20);
    assert_eq!((table.score(0), table.score(1)), (-18, -18));
    let table: Scenario = flight(Fixture::chapter_two(2), &["crew_gaia", "crew_gaia"]);
    assert_eq!(public(&table).seats[0].companies.len(), 0, "boxed crews do not count");
}
