//! REW-PAY: what a module costs.

use orrery_reworld::testkit::{Fixture, Look, Scenario};

use crate::{public, slot, ways};

/// The ways to pay for u05 with this hand, when u04 and u06 have these top cards (0 for no cards).
fn price(left: u8, right: u8, hand: &[u8]) -> Vec<String> {
    ways(&position(left, right, hand), "u05")
}

fn position(left: u8, right: u8, hand: &[u8]) -> Scenario {
    let mut fixture = Fixture::chapter_one(2).hand(0, hand).hand(1, &[1]);
    for (slot, card) in [("u04", left), ("u06", right)].into_iter().filter(|(_, card)| *card > 0) {
        fixture = fixture.cards(slot, &[card], card);
    }
    fixture.scenario()
}

/// Only the cards, without the top card.
fn cards(ways: &[String]) -> Vec<&str> {
    let mut cards: Vec<&str> = ways.iter().filter_map(|way| way.split('/').next()).collect();
    cards.dedup();
    cards
}

#[test]
fn rew_pay_01_no_adjacent_cards_one_card() {
    assert_eq!(price(0, 0, &[1, 2, 3, 4, 5]), ["1/1", "2/2", "3/3", "4/4", "5/5"]);
    let mut table = position(0, 0, &[1, 1, 2]);
    table.play("acquire u05").refuse("pay 1 1", "REW-PAY-01").refuse("pay 1 1 2", "REW-PAY-01");
}

#[test]
fn rew_pay_02_one_adjacent_slot_with_cards() {
    for (left, right) in [(3, 0), (0, 3)] {
        let ways = price(left, right, &[1, 3, 5, 5]);
        assert_eq!(cards(&ways), ["3", "1+3", "1+5", "3+5", "5+5"]);
        let mut table = position(left, right, &[1, 3, 5, 5]);
        table.play("acquire u05").refuse("pay 1", "REW-PAY-02").refuse("pay 5", "REW-PAY-02");
        table.refuse("pay 1 3 5", "REW-PAY-02").refuse("pay 1 3 5 5", "REW-PAY-02");
    }
}

#[test]
fn rew_pay_03_equal_top_cards_count_as_one_demand() {
    assert_eq!(price(3, 3, &[1, 3, 5, 5]), price(3, 0, &[1, 3, 5, 5]));
    let mut table = position(3, 3, &[1, 3, 5, 5]);
    table.play("acquire u05").refuse("pay 1", "REW-PAY-03").refuse("pay 1 3 5", "REW-PAY-03");
    table.refuse("pay 1 3 5 5", "REW-PAY-03");
}

#[test]
fn rew_pay_04_different_top_cards() {
    let ways = price(2, 4, &[1, 2, 3, 4]);
    assert_eq!(cards(&ways), ["2+4", "1+2+3", "1+2+4", "1+3+4", "2+3+4", "1+2+3+4"]);
    assert_eq!(price(4, 2, &[1, 2, 3, 4]), ways, "either way round");
    let mut table = position(2, 4, &[1, 2, 3, 3, 5]);
    table.play("acquire u05").refuse("pay 2", "REW-PAY-04").refuse("pay 1 2", "REW-PAY-04");
    table.refuse("pay 1 3 3", "REW-PAY-04").refuse("pay 3 3 5", "REW-PAY-04");
    assert_eq!(cards(&price(2, 4, &[1, 3, 3, 5])), ["1+3+3+5"]);
}

/// Every demand is served by one card of its number or by two cards: tried by dealing out the cards.
#[test]
fn rew_pay_05_the_general_form() {
    fn serve(demands: &[u8], cards: &[u8]) -> bool {
        let Some((demand, rest)) = demands.split_first() else { return cards.is_empty() };
        let without = |taken: &[usize]| -> Vec<u8> {
            let kept = cards.iter().enumerate().filter(|(i, _)| !taken.contains(i));
            kept.map(|(_, card)| *card).collect()
        };
        (0..cards.len()).any(|i| {
            cards[i] == *demand && serve(rest, &without(&[i]))
                || (0..i).any(|j| serve(rest, &without(&[i, j])))
        })
    }
    // A hand with every number twice: all payments of at most two equal cards are possible.
    let hand = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
    for (left, right) in [(0, 0), (1, 0), (0, 5), (2, 2), (2, 4), (5, 1)] {
        let mut demands: Vec<u8> = [left, right].into_iter().filter(|d| *d > 0).collect();
        demands.dedup();
        let found = price(left, right, &hand);
        let found: std::collections::BTreeSet<&str> = cards(&found).into_iter().collect();
        for payment in multisets() {
            let due = match demands.is_empty() {
                true => payment.len() == 1,
                false => serve(&demands, &payment),
            };
            let text = payment.iter().map(u8::to_string).collect::<Vec<_>>().join("+");
            assert_eq!(found.contains(&*text), due, "{text} for {demands:?}");
        }
    }
}

/// All multisets of 1 to 5 cards with no number more than twice.
fn multisets() -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for number in 1..=5u8 {
        let before = all.clone();
        for copies in 1..=2 {
            all.extend(before.iter().map(|set| [&set[..], &vec![number; copies]].concat()));
        }
    }
    all.retain(|set| (1..=5).contains(&set.len()));
    all
}

#[test]
fn rew_pay_06_replacing_cards_may_have_any_number() {
    assert_eq!(price(3, 0, &[3, 5]), ["3/3", "3+5/3", "3+5/5"]);
    let mut table = position(3, 0, &[3, 5]);
    table.play("acquire u05").play("pay 3 5").play("top 5");
    assert_eq!(table.row(0, 5).len(), 1, "x lies on top");
    assert_eq!(cards(&price(3, 0, &[3, 3])), ["3", "3+3"]);
}

#[test]
fn rew_pay_07_three_cards_with_both_demanded_numbers() {
    assert!(price(2, 4, &[2, 4, 5]).contains(&"2+4+5/5".into()));
    assert!(price(2, 4, &[2, 4, 4]).contains(&"2+4+4/2".into()));
    assert!(price(2, 4, &[2, 2, 2]).contains(&"2+2+2/2".into()), "the two others are free");
}

#[test]
fn rew_pay_08_only_the_top_card_of_a_neighbour_matters() {
    let prices = |laid: &[u8]| {
        let fixture = Fixture::chapter_one(2).hand(0, &[1, 2, 4]).hand(1, &[1]).cards("u04", laid, 2);
        ways(&fixture.scenario(), "u05")
    };
    assert_eq!(prices(&[2]), prices(&[2, 4]));
    assert_eq!(prices(&[2]), prices(&[2, 4, 4, 5]));
    assert_eq!(prices(&[2])[0], "2/2");
}

#[test]
fn rew_pay_09_only_cards_of_the_own_hand() {
    let mut table = position(2, 0, &[2, 3, 3]);
    table.play("acquire u05").refuse("pay 4", "REW-PAY-09").refuse("pay 2 2", "REW-PAY-09");
    table.refuse("pay 1 2", "REW-PAY-09").play("pay 3 3");
    assert_eq!(table.hand(0), [2]);
    assert!(price(2, 0, &[3]).is_empty(), "no credit");
    position(2, 0, &[3]).refuse("acquire u05", "REW-PAY-09");
    assert!(price(2, 4, &[2, 3]).is_empty(), "no partial payment");
    assert_eq!(slot(&public(&table), "u05").cards.len(), 2);
}

#[test]
fn rew_pay_10_equal_payments_are_one_action() {
    assert_eq!(price(0, 0, &[2, 2, 2, 5]), ["2/2", "5/5"]);
    let ways = price(1, 2, &[3, 3, 4, 4, 4, 5]);
    let different: std::collections::BTreeSet<&String> = ways.iter().collect();
    assert_eq!(different.len(), ways.len());
    assert_eq!(cards(&ways), ["3+3+4+4", "3+3+4+5", "3+4+4+4", "3+4+4+5", "4+4+4+5"]);
    assert!(ways.contains(&"3+4+4+5/3".into()) && ways.contains(&"3+4+4+5/5".into()), "top cards differ");
    // The order in which cards are named does not matter.
    let action = |json: &str| serde_json::from_str::<orrery_reworld::Action>(json).unwrap();
    assert_eq!(action(r#"{"do":"pay","cards":[5,3]}"#), action(r#"{"do":"pay","cards":[3,5]}"#));
}

#[test]
fn rew_pay_11_a_slot_never_influences_its_own_price() {
    // Paying two cards into u05 leaves u05 with a top card; its price was read from u04 and u06 before.
    let mut table = position(3, 0, &[3, 4, 5]);
    let before = slot(&public(&table), "u05").demands.clone();
    table.play("acquire u05").play("pay 3 4").play("top 4");
    assert_eq!(slot(&public(&table), "u05").demands, before, "its own 4 does not count");
    let demands =
        |id: &str| -> Vec<u8> { slot(&public(&table), id).demands.iter().map(|n| n.get()).collect() };
    assert_eq!((demands("u06"), demands("u03")), (vec![4], vec![3]));
}
