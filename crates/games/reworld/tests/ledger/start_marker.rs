//! REW-START: acquiring the start player marker.

use orrery_core::Seat;
use orrery_reworld::testkit::{Fixture, Look};

use crate::{public, seen_by, turn};

#[test]
fn rew_start_01_the_space_must_be_empty() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1, 2]).start_card(1, 3).scenario();
    table.refuse("take_marker", "REW-START-01").refuse("lay_card 1", "REW-START-01");
    assert!(!table.legal().contains(&"take_marker".into()));
}

#[test]
fn rew_start_02_one_hand_card_face_down() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1, 2, 2]).scenario();
    table.play("take_marker");
    assert_eq!(table.legal(), ["lay_card 1", "lay_card 2"]);
    table.refuse("lay_card 5", "REW-START-02").play("lay_card 2");
    assert_eq!(table.hand(0), [1, 2]);
    let space = seen_by(&table, 1).start_space.unwrap();
    assert_eq!((space.by, space.card), (Seat(0), None), "face down");
}

#[test]
fn rew_start_03_a_point_at_once_and_the_marker() {
    let mut table = Fixture::chapter_one(3).marker(2).hand(0, &[1, 1]).scenario();
    table.play("take_marker");
    assert_eq!((table.score(0), table.tally(0, "start_space")), (1, 1));
    assert_eq!((public(&table).marker, turn(&table)), (Seat(0), 1));
}

#[test]
fn rew_start_04_once_per_round_for_one_player() {
    let mut table = Fixture::chapter_one(3).hand(0, &[1, 1]).hand(1, &[2, 2]).hand(2, &[3, 3]).scenario();
    table.play("take_marker").refuse("take_marker", "REW-START-01").play("acquire u01");
    table.refuse("take_marker", "REW-START-01").play("leave").refuse("take_marker", "REW-START-01");
    table.play("leave").play("leave");
    assert_eq!(table.state.round, 2);
    assert!(table.legal().contains(&"take_marker".into()), "in the next round again");
}

#[test]
fn rew_start_05_the_holder_may_take_it_too() {
    let mut table = Fixture::chapter_one(2).marker(0).hand(0, &[4, 4]).scenario();
    table.play("take_marker");
    assert_eq!((table.score(0), table.state.marker, table.hand(0)), (1, Seat(0), vec![4]));
}

#[test]
fn rew_start_06_otherwise_the_marker_stays() {
    let mut table = Fixture::chapter_one(3).marker(1).turn(1).scenario();
    for round in 2..=5 {
        table.play("leave").play("leave").play("leave");
        assert_eq!((table.state.round, table.state.marker, turn(&table)), (round, Seat(1), 1));
    }
}

#[test]
fn rew_start_07_the_marker_decides_who_begins() {
    let mut table = Fixture::chapter_one(3).hand(0, &[1]).hand(1, &[2]).hand(2, &[3]).scenario();
    table.play("acquire u01").play("take_marker").play("leave");
    assert_eq!((table.state.round, turn(&table)), (2, 1), "the next round");

    let rows = Fixture::chapter_one(3).round(5).hand(0, &[1]).hand(1, &[2]).hand(2, &[3]);
    let rows = rows.row(0, 1, &["shuttle_1"]).row(1, 1, &["shuttle_1"]).row(2, 1, &["shuttle_1"]);
    let mut table = rows.scenario();
    table.play("acquire u01").play("acquire u03").play("take_marker");
    assert_eq!((public(&table).chapter, turn(&table)), (2, 2), "chapter two");
}
