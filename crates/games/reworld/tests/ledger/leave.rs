//! REW-LEAVE: leaving the round.

use orrery_reworld::testkit::{Fixture, Look};

use crate::{public, turn};

#[test]
fn rew_leave_01_a_point_for_each_card_then_discard_them() {
    for hand in [&[5][..], &[1, 1, 4, 5], &[1, 2, 3, 4, 5, 5]] {
        let mut table = Fixture::chapter_one(2).hand(0, hand).scenario();
        let pile = public(&table).discard_pile;
        table.play("leave");
        assert_eq!((table.score(0), table.tally(0, "cards_left")), (hand.len() as i32, hand.len() as i32));
        assert_eq!((table.hand(0), public(&table).discard_pile), (vec![], pile + hand.len() as u8));
    }
}

#[test]
fn rew_leave_02_an_empty_hand_scores_nothing() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1]).hand(1, &[2, 2]).scenario();
    table.play("acquire u01").play("acquire u03");
    let score = table.score(0);
    assert!(public(&table).seats[0].left);
    assert_eq!((table.tally(0, "cards_left"), score), (0, table.tally(0, "terrabots")));
}

#[test]
fn rew_leave_03_no_further_turn_in_this_round() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1, 2]).hand(1, &[3, 3, 3, 3]).scenario();
    table.play("leave");
    for slot in ["u01", "u03", "u05"] {
        table.refuse_as(0, "leave", "REW-FLOW-06").refuse_as(0, "acquire u09", "REW-FLOW-06");
        table.play(&format!("acquire {slot}"));
        assert_eq!((turn(&table), table.state.round), (1, 1));
    }
    table.play("acquire u07");
    assert_eq!(table.state.round, 2);
    assert!(!public(&table).seats[0].left, "back in the next round");
}
