//! REW-ACQ, REW-ADJ: acquiring modules, and which slots are adjacent.

use orrery_core::Seat;
use orrery_reworld::testkit::{Fixture, Look};
use orrery_reworld::vocab::{Number, Slot};

use crate::{entries, names, public, random_game, slot, text, turn, ways};

/// A position in which seat 0 can put a module with any top card.
fn rich() -> Fixture {
    Fixture::chapter_one(2).hand(0, &[1, 2, 3, 4, 5])
}

#[test]
fn rew_acq_01_a_slot_with_a_module_is_paid_from_the_hand() {
    let mut table = rich().module("u03", "crew_gaia").cards("u01", &[2], 2).scenario();
    table.refuse("acquire u01", "REW-ACQ-01").play("acquire u03").play("pay 4");
    let view = public(&table);
    assert_eq!(slot(&view, "u03").cards.iter().map(Number::get).collect::<Vec<_>>(), [4], "face up");
    assert_eq!(table.hand(0), [1, 2, 3, 5]);
    assert_eq!(table.row(0, 4), ["crew_gaia"]);
}

#[test]
fn rew_acq_02_a_slot_holds_cards_if_its_module_has_been_acquired() {
    for step in random_game(2, 32).iter().filter(|s| s.after.stage.is_chapter_one()) {
        for (arm, laid) in step.after.arms.iter().zip(step.after.slots) {
            assert_eq!(arm.exists(), laid.is_none(), "{:?}", step.action);
        }
    }
    let mut table = rich().scenario();
    table.play("acquire u07").play("pay 1").play("leave").refuse("acquire u07", "REW-ACQ-01");
}

#[test]
fn rew_acq_03_the_player_chooses_the_top_card() {
    let position = || Fixture::chapter_one(2).hand(0, &[4, 5, 5]).cards("u02", &[2], 2).cards("u04", &[5], 5);
    let mut table = position().scenario();
    table.play("acquire u03");
    assert_eq!(table.legal(), ["top 4", "top 5"], "only one way to pay: 4, 5 and 5");
    table.refuse("top 2", "REW-ACQ-03").play("top 4");
    assert_eq!(slot(&public(&table), "u03").top, Some(Number::Four));
    // Only the top card matters from then on: it is what the next slot demands.
    for top in ["4", "5"] {
        let mut table = Fixture::chapter_one(2).hand(0, &[4, 5]).cards("u02", &[2], 2).scenario();
        table.play("acquire u03").play(&format!("top {top}"));
        let view = public(&table);
        assert_eq!(slot(&view, "u04").demands.iter().map(|n| n.get().to_string()).collect::<Vec<_>>(), [top]);
    }
}

#[test]
fn rew_acq_04_the_top_card_names_the_docking_bay() {
    for bay in 1..=5 {
        let mut table = rich().module("l05", "satellite_companies").scenario();
        table.play("acquire l05").play(&format!("pay {bay}"));
        assert_eq!(turn(&table), 1, "at once, without another choice");
        for row in 1..=5 {
            let expected: &[&str] = if row == bay { &["satellite_companies"] } else { &[] };
            assert_eq!(table.row(0, row), expected);
        }
        assert!(slot(&public(&table), "l05").module.is_none(), "taken from the board");
    }
    // The top card decides, not the other cards of the payment.
    for (top, other) in [(1, 5), (5, 1)] {
        let mut table = Fixture::chapter_one(2).hand(0, &[1, 5]).cards("l04", &[2], 2).scenario();
        table.play("acquire l05").play(&format!("top {top}"));
        assert_eq!((table.row(0, top).len(), table.row(0, other).len()), (1, 0));
    }
}

#[test]
fn rew_acq_05_the_module_goes_to_the_open_end() {
    let fixture = Fixture::chapter_one(2).hand(0, &[2, 2, 2]).left(1);
    let fixture = fixture.module("u01", "crew_gaia").module("u03", "shuttle_0").module("u05", "terrabot_d");
    let mut table = fixture.scenario();
    table.play("acquire u01");
    assert_eq!(table.row(0, 2), ["crew_gaia"], "the first one touches the docking bay");
    table.play("acquire u03").refuse("decouple 2", "REW-FLOW-06");
    let row = table.state.area(Seat(0)).row(Number::Two);
    assert_eq!((table.row(0, 2), row.len), (vec!["crew_gaia", "shuttle_0"], 2));
    assert_eq!(names(&public(&table).seats[0].rows[1].modules).last(), Some(&"shuttle_0"));
}

#[test]
fn rew_acq_06_modules_are_never_moved_after_coupling() {
    for step in random_game(3, 33).iter().filter(|s| s.before.stage.is_chapter_one()) {
        for (before, after) in step.before.areas.iter().zip(&step.after.areas) {
            for (old, new) in before.rows.iter().zip(after.rows) {
                let old: Vec<_> = old.iter(&step.before.tiles).collect();
                let new: Vec<_> = new.iter(&step.after.tiles).collect();
                assert!(new.ends_with(&old), "{:?}: {old:?} became {new:?}", step.action);
            }
        }
    }
}

#[test]
fn rew_acq_07_terrabots_score_the_points_of_the_round() {
    for (round, points) in [(1, 4), (2, 4), (3, 3), (4, 2), (5, 2)] {
        let score = |module: &str| {
            let mut table =
                Fixture::chapter_one(2).round(round).hand(0, &[1]).module("u01", module).scenario();
            table.play("acquire u01");
            (table.score(0), table.tally(0, "terrabots"))
        };
        for terrabot in entries("terrabot") {
            assert_eq!(score(text(terrabot, "id")), (points, points));
        }
        for other in ["shuttle_2", "satellite_all_terrabots", "crew_gaia", "crew_talos_special"] {
            assert_eq!(score(other), (0, 0));
        }
    }
}

#[test]
fn rew_acq_08_one_module_per_turn_any_number_per_round() {
    let mut table =
        Fixture::chapter_one(2).hand(0, &[1, 1, 2, 2, 3, 3]).hand(1, &[4, 4, 4, 5, 5, 5]).scenario();
    let mut modules = 0;
    for slot in ["u01", "u03", "u05", "u07", "u09", "l02", "l04", "l06"] {
        let player = turn(&table);
        table.play(&format!("acquire {slot}"));
        if turn(&table) == player {
            let cards = table.legal()[0].clone();
            table.play(&cards);
        }
        assert_ne!(turn(&table), player, "one per turn");
        modules += u8::from(player == 0);
        assert_eq!(table.state.area(Seat(0)).coupled(), modules);
    }
    assert_eq!(modules, 4);
}

#[test]
fn rew_adj_01_one_closed_ring_of_twenty_slots() {
    for start in Slot::all() {
        assert!(start.neighbours().iter().all(|n| n.neighbours().contains(&start) && *n != start));
        assert_ne!(start.neighbours()[0], start.neighbours()[1]);
    }
    let (first, mut last) = (Slot::from_id("u01").unwrap(), Slot::from_id("u01").unwrap());
    let mut here = Slot::from_id("u02").unwrap();
    let mut ring = vec!["u01"];
    while here != first {
        ring.push(here.id());
        let next = here.neighbours().into_iter().find(|n| *n != last).unwrap();
        (last, here) = (here, next);
    }
    let upper = (1..=10).map(|n| format!("u{n:02}"));
    assert_eq!(ring, upper.chain((1..=10).rev().map(|n| format!("l{n:02}"))).collect::<Vec<_>>());
}

/// Whether cards in one slot set the price of another.
fn influences(from: &str, to: &str) -> bool {
    let table = Fixture::chapter_one(2).hand(0, &[1, 5]).cards(from, &[5], 5).scenario();
    ways(&table, to).contains(&"1+5/1".into())
}

#[test]
fn rew_adj_02_neighbouring_columns_of_a_row() {
    for row in ["u", "l"] {
        for column in 1..10 {
            let (a, b) = (format!("{row}{column:02}"), format!("{row}{:02}", column + 1));
            assert!(influences(&a, &b) && influences(&b, &a), "{a} {b}");
        }
        assert!(!influences(&format!("{row}04"), &format!("{row}06")));
        assert!(!influences(&format!("{row}01"), &format!("{row}10")), "no ring of ten");
    }
}

#[test]
fn rew_adj_03_the_ends_are_joined() {
    assert!(influences("u10", "l10") && influences("l10", "u10"));
    assert!(influences("u01", "l01") && influences("l01", "u01"));
}

#[test]
fn rew_adj_04_facing_slots_are_not_adjacent() {
    for column in 2..=9 {
        let (upper, lower) = (format!("u{column:02}"), format!("l{column:02}"));
        assert!(!influences(&upper, &lower) && !influences(&lower, &upper), "{upper} {lower}");
    }
}

#[test]
fn rew_adj_05_the_start_player_space_is_no_slot() {
    let prices = |fixture: Fixture| -> Vec<Vec<String>> {
        let table = fixture.hand(0, &[1, 5]).hand(1, &[2]).scenario();
        Slot::all().map(|slot| ways(&table, slot.id())).collect()
    };
    let without = prices(Fixture::chapter_one(2));
    assert_eq!(prices(Fixture::chapter_one(2).start_card(1, 5)), without, "its card influences nothing");
    assert!(without.iter().all(|ways| *ways == ["1/1", "5/5"]));
    // It lies between upper 10 and lower 10 and does not break the ring.
    let table = Fixture::chapter_one(2).hand(0, &[1, 5]).start_card(1, 3).cards("u10", &[5], 5).scenario();
    assert_eq!(ways(&table, "l10"), ["5/5", "1+5/1", "1+5/5"]);
}
