//! REW-SHUT: shuttles.

use orrery_reworld::testkit::{Fixture, Look, Scenario};

use crate::{flight, over, public, turn};

/// Seat 0 has cities A and B and this module row 1; row 5 keeps the game going.
fn row(modules: &[&str]) -> Fixture {
    let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]).city(0, "b", &["terrabot_b"]);
    cities.row(0, 1, modules).row(0, 5, &["terrabot_e"]).row(1, 1, &["terrabot_e"])
}

#[test]
fn rew_shut_01_defence_or_transport() {
    for shuttle in ["shuttle_1", "shuttle_2"] {
        let mut table = row(&[shuttle]).scenario();
        table.play("decouple 1");
        assert_eq!(table.legal(), ["defend", "transport"]);
    }
}

#[test]
fn rew_shut_02_defence() {
    let mut table = row(&["shuttle_2"]).defence(0, &["shuttle_1"]).scenario();
    table.play("decouple 1").play("defend");
    assert_eq!((table.defence(0), table.shields(0)), (vec!["shuttle_1", "shuttle_2"], 3));
    assert!(table.shuttles(0).is_empty());
}

#[test]
fn rew_shut_03_no_defence_without_shields() {
    let mut table = row(&["shuttle_0"]).row(0, 2, &["crew_talos"]).scenario();
    table.play("decouple 1").refuse("defend", "REW-SHUT-03");
    assert_eq!(table.legal(), ["dock 2", "no_more"], "it can only fly");
    table.play("no_more");
    assert_eq!((table.shuttles(0), table.defence(0)), (vec!["shuttle_0"], vec![]));
}

#[test]
fn rew_shut_04_up_to_two_docking_manoeuvres_with_crews_at_open_ends() {
    let rows = || {
        let rows = row(&["shuttle_1"]).row(0, 2, &["crew_talos"]).row(0, 3, &["crew_gaia", "shuttle_0"]);
        rows.row(0, 4, &["terrabot_a", "crew_kyklop"])
    };
    let mut table = rows().scenario();
    table.play("decouple 1").play("transport");
    assert_eq!(table.legal(), ["dock 2", "dock 4", "no_more"]);
    table.refuse("dock 1", "REW-SHUT-04").refuse("dock 3", "REW-SHUT-04").refuse("dock 5", "REW-SHUT-04");
    table.play("dock 4");
    assert_eq!(table.legal(), ["dock 2", "no_more"]);
    table.play("dock 2");
    assert_eq!((table.row(0, 2), table.row(0, 4)), (vec![], vec!["terrabot_a"]));
    for (docks, landed) in [(0, 0), (1, 1), (2, 2)] {
        let mut table = rows().scenario();
        table.play("decouple 1").play("transport");
        for dock in ["dock 2", "dock 4"].iter().take(docks) {
            table.play(dock);
        }
        if docks < 2 {
            table.play("no_more");
        }
        while turn(&table) == 0 {
            let place = table.legal()[0].clone();
            table.play(&place);
        }
        assert_eq!(public(&table).seats[0].companies.len(), landed);
    }
}

#[test]
fn rew_shut_05_the_shuttle_has_left_its_row_before_the_first_manoeuvre() {
    let mut table = row(&["crew_talos", "shuttle_1"]).scenario();
    table.play("decouple 1").play("transport");
    assert_eq!(table.legal(), ["dock 1", "no_more"]);
    table.play("dock 1").play("place crew_talos a");
    assert!(table.row(0, 1).is_empty());
}

#[test]
fn rew_shut_06_the_second_manoeuvre_uses_the_rows_as_they_are() {
    let mut table = row(&["shuttle_1"]).row(0, 2, &["crew_gaia", "crew_talos"]).scenario();
    table.play("decouple 1").play("transport").play("dock 2");
    assert_eq!(table.legal(), ["dock 2", "no_more"], "the crew behind has become the leftmost one");
    table.play("dock 2");
    assert!(table.row(0, 2).is_empty());
    let mut table =
        row(&["shuttle_1"]).row(0, 2, &["shuttle_0", "crew_talos"]).row(0, 3, &["crew_gaia"]).scenario();
    table.play("decouple 1").play("transport").play("dock 2").refuse("dock 2", "REW-SHUT-04");
}

#[test]
fn rew_shut_07_all_manoeuvres_before_any_placing() {
    let rows = || row(&["shuttle_1"]).row(0, 2, &["crew_gaia"; 3]);
    let mut table = rows().scenario();
    table.play("decouple 1").play("transport").play("dock 2").refuse("place crew_gaia a", "REW-FLOW-06");
    table.play("dock 2");
    assert!(table.legal().iter().all(|a| a.starts_with("place")));
    table.play("place crew_gaia a").refuse("dock 2", "REW-SHUT-16");
    let mut table = rows().scenario();
    table.play("decouple 1").play("transport").play("dock 2").play("no_more").refuse("dock 2", "REW-FLOW-06");
    assert_eq!(table.legal(), ["place crew_gaia a", "place crew_gaia b"]);
    let mut table = rows().scenario();
    table.play("decouple 1").play("transport").play("no_more");
    assert_eq!((table.shuttles(0), table.row(0, 2).len()), (vec!["shuttle_1"], 3), "an empty flight");
}

#[test]
fn rew_shut_08_a_shuttle_behind_one_crew() {
    let mut table = row(&["terrabot_c", "shuttle_1", "crew_talos"]).row(0, 2, &["crew_gaia"]).scenario();
    assert!(table.legal().contains(&"decouple 1 1".into()));
    table.play("decouple 1 1");
    assert_eq!(table.row(0, 1), ["terrabot_c"], "both have left the row");
    table.refuse("transport", "REW-FLOW-06");
    assert_eq!(table.legal(), ["dock 2", "no_more"], "one manoeuvre remains");
    table.play("dock 2").refuse("box_crew crew_talos", "REW-CREW-02");
    table.play("place crew_talos a").play("place crew_gaia a");
    assert_eq!(table.city(0, "a"), ["terrabot_a", "crew_talos", "crew_gaia"]);
    // Without a second crew in reach the crew in front is carried all the same.
    let mut table = row(&["shuttle_0", "crew_talos"]).scenario();
    table.play("decouple 1 1");
    assert_eq!(table.legal(), ["place crew_talos a", "place crew_talos b"]);
}

#[test]
fn rew_shut_09_from_behind_a_crew_no_defence() {
    let mut table = row(&["shuttle_2", "crew_talos"]).row(0, 2, &["crew_gaia"]).scenario();
    table.play("decouple 1 1").refuse("defend", "REW-SHUT-09").play("no_more");
    table.refuse("defend", "REW-SHUT-09").play("place crew_talos a");
    assert_eq!((table.shuttles(0), table.shields(0)), (vec!["shuttle_2"], 0));
}

#[test]
fn rew_shut_10_not_behind_two_modules_nor_behind_anything_but_a_crew() {
    let mut table = row(&["shuttle_1", "crew_gaia", "crew_talos"])
        .row(0, 2, &["shuttle_1", "terrabot_a"])
        .row(0, 3, &["shuttle_0", "shuttle_1"])
        .row(0, 4, &["shuttle_0", "satellite_shields"])
        .scenario();
    assert_eq!(table.legal(), ["decouple 1", "decouple 2", "decouple 3", "decouple 4", "decouple 5"]);
    table.refuse("decouple 1 2", "REW-SHUT-10");
    for row in [2, 3, 4] {
        table.refuse(&format!("decouple {row} 1"), "REW-SHUT-10");
    }
    for module in ["terrabot_a", "satellite_shields", "crew_gaia"] {
        let mut table = row(&[module, "crew_talos"]).scenario();
        table.refuse("decouple 1 1", "REW-DEC-01");
    }
}

#[test]
fn rew_shut_11_the_remaining_manoeuvre_from_any_row() {
    let rows = || row(&["crew_kyklop", "shuttle_1", "crew_talos"]).row(0, 2, &["crew_gaia"]);
    for (dock, left) in [("dock 1", [0, 1]), ("dock 2", [1, 0])] {
        let mut table = rows().scenario();
        table.play("decouple 1 1");
        assert_eq!(table.legal(), ["dock 1", "dock 2", "no_more"]);
        table.play(dock);
        assert_eq!([table.row(0, 1).len(), table.row(0, 2).len()], left);
    }
}

#[test]
fn rew_shut_12_the_player_chooses_the_order_of_placing() {
    let mut table = flight(row(&[]), &["crew_talos", "crew_gaia"]);
    assert_eq!(
        table.legal(),
        ["place crew_talos a", "place crew_talos b", "place crew_gaia a", "place crew_gaia b"]
    );
    table.play("place crew_gaia a").play("place crew_talos a");
    assert_eq!(table.city(0, "a"), ["terrabot_a", "crew_gaia", "crew_talos"]);
}

#[test]
fn rew_shut_13_the_shuttle_joins_the_shuttle_row_and_its_shields_do_not_count() {
    let mut table = row(&["shuttle_2"]).shuttles(0, &["shuttle_0"]).row(0, 2, &["crew_gaia"]).scenario();
    table.play("decouple 1").play("transport").play("dock 2");
    assert_eq!(table.shuttles(0), ["shuttle_0"], "not before the crews are placed");
    table.play("place crew_gaia a");
    assert_eq!((table.shuttles(0), table.shields(0)), (vec!["shuttle_0", "shuttle_2"], 0));
    for step in crate::random_game(3, 70) {
        for (before, after) in step.before.areas.iter().zip(step.after.areas) {
            let row = |row: orrery_reworld::state::Row, s: &orrery_reworld::State| {
                row.iter(&s.tiles).collect::<Vec<_>>()
            };
            let (old, new) = (row(before.shuttles, &step.before), row(after.shuttles, &step.after));
            assert!(new.ends_with(&old), "it stays there");
        }
    }
}

#[test]
fn rew_shut_14_transport_scores_nothing() {
    let mut table = row(&["shuttle_2"]).no_ships_but(&[]).row(0, 2, &["crew_talos", "crew_gaia"]).scenario();
    table.play("decouple 1").play("transport").play("dock 2").play("dock 2");
    table.play("place crew_gaia a").play("place crew_talos a");
    assert_eq!((turn(&table), table.score(0)), (1, 0));
}

#[test]
fn rew_shut_15_a_crew_counts_as_transported_when_it_is_docked() {
    // No city at all: the crew in front may be docked, and is boxed after the flight.
    let mut table = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", "shuttle_1", "crew_talos"]).scenario();
    let boxed = table.boxed("crew_talos");
    table.play("decouple 1 1");
    assert_eq!((table.boxed("crew_talos"), table.shuttles(0)), (boxed + 1, vec!["shuttle_1"]));
    assert_eq!(table.row(0, 1), ["terrabot_a"]);
}

#[test]
fn rew_shut_16_at_most_two_crews_on_one_flight() {
    let mut table = row(&["shuttle_1"]).row(0, 2, &["crew_gaia"; 4]).scenario();
    table.play("decouple 1").play("transport").play("dock 2").play("dock 2").refuse("dock 2", "REW-SHUT-16");
    assert_eq!(table.row(0, 2).len(), 2);
    let mut table = row(&["shuttle_1", "crew_talos"]).row(0, 2, &["crew_gaia"; 4]).scenario();
    table.play("decouple 1 1").play("dock 2").refuse("dock 2", "REW-SHUT-16");
    table.play("place crew_talos a").play("place crew_gaia a");
    assert_eq!((turn(&table), table.row(0, 2).len()), (1, 3), "one turn, one decoupled module");
    // It flies once: from the shuttle row nothing is decoupled.
    assert_eq!(table.shuttles(0), ["shuttle_1"]);
    let mut table =
        row(&["shuttle_1"]).row(0, 2, &["terrabot_a"]).row(0, 3, &["satellite_shields"]).scenario();
    table.play("decouple 1").play("transport");
    assert_eq!((table.shuttles(0), turn(&table)), (vec!["shuttle_1"], 1), "it carries nothing but crews");
}

#[test]
fn rew_shut_17_an_uncovered_module_waits_for_another_turn() {
    let mut table = row(&["shuttle_1"])
        .row(0, 2, &["terrabot_a", "shuttle_2", "crew_gaia"])
        .row(0, 3, &["crew_talos"])
        .scenario();
    table.play("decouple 1").play("transport").play("dock 2");
    table.refuse("dock 2", "REW-SHUT-04").refuse("decouple 2", "REW-FLOW-06").refuse("defend", "REW-FLOW-06");
    assert_eq!(table.legal(), ["dock 3", "no_more"]);
    table.play("no_more").play("place crew_gaia a");
    assert_eq!((turn(&table), table.row(0, 2)), (1, vec!["terrabot_a", "shuttle_2"]));
    let mut table: Scenario = row(&["shuttle_1"]).row(0, 2, &["crew_kyklop", "crew_gaia"]).scenario();
    table.play("decouple 1").play("transport").play("dock 2").play("dock 2");
    assert!(table.row(0, 2).is_empty() && !over(&table), "as the crew of the next manoeuvre it may be used");
}
