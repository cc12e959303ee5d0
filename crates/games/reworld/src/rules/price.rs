//! The lowest price of a module for a hand, and what it is made of. Ledger: REW-PAY.

use arrayvec::ArrayVec;
use orrery_core::{Arg, Message, NoParts, Parts};

use super::payment::{MOST, demands};
use crate::state::State;
use crate::vocab::{Cards, Number, Slot};

/// The rule that says what has to be paid under these demands.
pub(crate) fn price_rule(demands: [Option<Number>; 2]) -> &'static str {
    match demands {
        [None, None] => "REW-PAY-01",
        [Some(_), None] | [None, Some(_)] => "REW-PAY-02",
        [Some(a), Some(b)] if a == b => "REW-PAY-03",
        [Some(_), Some(_)] => "REW-PAY-04",
    }
}

/// The fewest cards that pay for a slot out of this hand, whether or not it has so many: 1 without demands,
/// else 1 for each demand whose number is in the hand and 2 for each other. Different demands never want
/// the same card, so a hand can pay exactly if it has so many cards.
#[inline(always)]
pub(crate) fn price(state: &State, hand: Cards, slot: Slot, parts: &mut impl Parts) -> i32 {
    let [left, right] = slot.neighbours();
    let demands = demands(state, slot);
    let mut serve = |from: Slot, number: Number| {
        let held = hand.count(number) > 0;
        let cards = 2 - i32::from(held);
        parts.part(price_rule(demands), cards, || {
            let id = if held { "part-demand" } else { "part-demand-replaced" };
            Message::new(id).name("slot", from.component()).number("card", number.get())
        });
        cards
    };
    match demands {
        [None, None] => {
            parts.part("REW-PAY-01", 1, || Message::new("part-any-card"));
            1
        }
        [Some(n), None] => serve(left, n),
        [None, Some(n)] => serve(right, n),
        // REW-PAY-03: equal demands are one demand.
        [Some(n), Some(m)] if n == m => serve(left, n),
        [Some(n), Some(m)] => serve(left, n) + serve(right, m),
    }
}

/// The cards of the lowest price that a hand can pay, `None` for a card of any number. Without a hand, or
/// with one that cannot pay, the demands themselves.
pub(crate) fn price_cards(
    state: &State,
    hand: Option<Cards>,
    slot: Slot,
) -> ArrayVec<Option<Number>, { MOST as usize }> {
    let pays = |hand: &Cards| price(state, *hand, slot, &mut NoParts) <= i32::from(hand.len());
    let hand = hand.filter(pays);
    let [first, second] = demands(state, slot);
    let mut cards = ArrayVec::new();
    for number in [first, second.filter(|_| second != first)].into_iter().flatten() {
        match hand {
            Some(hand) if hand.count(number) == 0 => cards.extend([None, None]),
            _ => cards.push(Some(number)),
        }
    }
    if cards.is_empty() {
        cards.push(None);
    }
    cards
}

/// What a slot costs, in words: one of four texts, for no demand, one, two equal ones, two different ones.
pub(crate) fn words(state: &State, slot: Slot, texts: [&'static str; 4]) -> Message {
    let [none, one, same, two] = texts;
    let demand = |text, number: Number| {
        Message::new(text).name("slot", slot.component()).number("number", number.get())
    };
    let [left, right] = slot.neighbours().map(Slot::component);
    match demands(state, slot) {
        [None, None] => Message::new(none).name("slot", slot.component()),
        [Some(n), None] => demand(one, n).name("next", left),
        [None, Some(n)] => demand(one, n).name("next", right),
        [Some(n), Some(m)] if n == m => demand(same, n),
        [Some(n), Some(m)] => {
            demand(two, n).name("next", left).name("other", right).number("second", m.get())
        }
    }
}

/// Cards as a list in a sentence.
pub(crate) fn list(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|n| Arg::Number(n.get().into())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::payment::{affordable, allowed};
    use crate::testkit::Fixture;
    use orrery_core::{FastDice, Part};

    /// For every pair of demands and many hands: the price is the size of the smallest payment, a hand that
    /// has fewer cards can pay nothing, and the cards shown are as many as the price.
    #[test]
    fn rew_pay_05_the_price_is_the_smallest_payment() {
        let mut dice = FastDice::new(1);
        for [a, b] in (0..=5).flat_map(|a| (0..=5).map(move |b| [a, b])) {
            let mut fixture = Fixture::chapter_one(2).hand(0, &[1]).hand(1, &[1]);
            for (slot, card) in [("u04", a), ("u06", b)].into_iter().filter(|(_, card)| *card > 0) {
                fixture = fixture.cards(slot, &[card], card);
            }
            let (state, slot) = (fixture.state(), Slot(4));
            for size in 1..=6 {
                let mut deck = crate::rules::prepare::deck([6; 5]);
                let hand = crate::rules::prepare::draw(&mut deck, size, &mut dice);
                let mut parts: Vec<Part> = Vec::new();
                let cards = price(&state, hand, slot, &mut parts);
                assert_eq!(parts.iter().map(|part| part.amount).sum::<i32>(), cards);
                let payable = affordable(hand).and(allowed(demands(&state, slot)));
                let smallest = payable.iter().map(|p| i32::from(p.cards().len())).min();
                let expected = if cards <= i32::from(size) { Some(cards) } else { None };
                assert_eq!(smallest, expected, "{a} {b} {hand:?}");
                if smallest.is_some() {
                    assert_eq!(price_cards(&state, Some(hand), slot).len() as i32, cards);
                }
            }
        }
    }
}
