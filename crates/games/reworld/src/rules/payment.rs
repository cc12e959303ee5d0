//! Which cards pay for a module. Ledger: REW-ADJ, REW-PAY; the lowest price in [`price`](super::price).
//!
//! There are only 125 different payments: 1 to 4 cards of 5 numbers. So a set of payments is a bit set,
//! and "what may be paid here with this hand" is one bitwise AND of tables made at compile time.
//!
//! Worked examples: REW-EX-11, REW-EX-12, REW-EX-13, REW-EX-14, REW-EX-15, REW-EX-16, REW-EX-17, REW-EX-18,
//! REW-EX-19, REW-EX-20, REW-EX-21, REW-EX-22, REW-EX-23, REW-EX-24, REW-EX-25, REW-EX-26.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::state::State;
use crate::vocab::{Cards, Number, Slot};

/// 1 to 4 officer cards, in no order (REW-PAY-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Payment(u8);

impl Payment {
    /// How many different payments there are.
    pub const COUNT: usize = 125;

    /// All payments: fewer cards first, then by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Payment> + Clone {
        (0..Payment::COUNT as u8).map(Payment)
    }

    /// The payment with these cards; none for no card or more than four.
    pub fn of(cards: Cards) -> Option<Payment> {
        CARDS.iter().position(|&c| c == cards.0).map(|i| Payment(i as u8))
    }

    /// Its cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards(CARDS[self.0 as usize])
    }
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Cards::deserialize(deserializer)?;
        Payment::of(cards).ok_or_else(|| de::Error::custom("a payment is 1 to 4 cards"))
    }
}

/// A set of payments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payments(u128);

impl Payments {
    /// Whether the payment is in the set.
    #[inline]
    pub const fn contains(self, payment: Payment) -> bool {
        self.0 >> payment.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both sets.
    #[inline]
    pub const fn and(self, other: Payments) -> Payments {
        Payments(self.0 & other.0)
    }

    /// The payments in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Payment> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let payment = Payment(rest.trailing_zeros() as u8);
            (rest != 0).then(|| {
                rest &= rest - 1;
                payment
            })
        })
    }
}

/// The payments that a hand holds the cards for (REW-PAY-09).
#[inline]
pub fn affordable(hand: Cards) -> Payments {
    let mut set = u128::MAX;
    for (number, held) in hand.0.into_iter().enumerate() {
        set &= AT_MOST[number][held.min(MOST) as usize];
    }
    Payments(set)
}

/// The top cards of the two adjacent slots; a slot without cards demands nothing (REW-PAY-08,
/// REW-PAY-11). Only slots are asked: the start player space influences no payment (REW-ADJ-05,
/// REW-OPEN-02). Which slots are adjacent stands in the component file: one ring of 20 (REW-ADJ-01), in
/// which rows join at their ends (REW-ADJ-02, REW-ADJ-03, REW-OPEN-01) and facing slots do not (REW-ADJ-04).
#[inline]
pub fn demands(state: &State, slot: Slot) -> [Option<Number>; 2] {
    slot.neighbours().map(|n| state.slots[n.index()].map(|laid| laid.top))
}

/// The payments that serve the demands.
#[inline]
pub fn allowed(demands: [Option<Number>; 2]) -> Payments {
    let [a, b] = demands.map(|d| d.map_or(0, |n| n.get() as usize));
    Payments(ALLOWED[a][b])
}

/// The most cards that any payment takes.
pub(crate) const MOST: u8 = 4;

const SIZES: usize = MOST as usize + 1;

/// The cards of every payment.
static CARDS: [[u8; 5]; Payment::COUNT] = payments();

/// By number and how many of it a hand holds: the payments that need no more of it.
static AT_MOST: [[u128; SIZES]; 5] = at_most();

/// By the two demands (0 for none): the payments that serve them.
static ALLOWED: [[u128; 6]; 6] = served();

const fn payments() -> [[u8; 5]; Payment::COUNT] {
    let mut all = [[0; 5]; Payment::COUNT];
    let mut next = 0;
    let mut size = 1;
    while size < SIZES {
        // Every code of `size` digits from 0 to 4 that do not descend is one payment.
        let mut code = 0;
        while code < 5usize.pow(size as u32) {
            let mut cards = [0; 5];
            let (mut rest, mut digits, mut last, mut ascending) = (code, 0, 4, true);
            while digits < size {
                let digit = rest % 5;
                ascending = ascending && digit <= last;
                cards[digit] += 1;
                (rest, last, digits) = (rest / 5, digit, digits + 1);
            }
            if ascending {
                all[next] = cards;
                next += 1;
            }
            code += 1;
        }
        size += 1;
    }
    all
}

const fn at_most() -> [[u128; SIZES]; 5] {
    let all = payments();
    let mut table = [[0; SIZES]; 5];
    let mut number = 0;
    while number < 5 {
        let mut held = 0;
        while held < SIZES {
            let mut i = 0;
            while i < Payment::COUNT {
                if all[i][number] as usize <= held {
                    table[number][held] |= 1 << i;
                }
                i += 1;
            }
            held += 1;
        }
        number += 1;
    }
    table
}

const fn served() -> [[u128; 6]; 6] {
    let all = payments();
    let mut table = [[0; 6]; 6];
    let mut a = 0;
    while a < 6 {
        let mut b = 0;
        while b < 6 {
            let mut i = 0;
            while i < Payment::COUNT {
                if serves(all[i], a, b) {
                    table[a][b] |= 1 << i;
                }
                i += 1;
            }
            b += 1;
        }
        a += 1;
    }
    table
}

/// Whether the cards serve the demands `a` and `b` (0 for none) with not one card too many (REW-PAY-05,
/// REW-OPEN-03, REW-OPEN-04).
/// Replacing cards may have any number, also a demanded one (REW-PAY-06, REW-PAY-07).
const fn serves(cards: [u8; 5], a: usize, b: usize) -> bool {
    let size = cards[0] + cards[1] + cards[2] + cards[3] + cards[4];
    match (a, b) {
        // REW-PAY-01: no demand, one card.
        (0, 0) => size == 1,
        // REW-PAY-02: the demanded card, or any two.
        (n, 0) | (0, n) => size == 1 && has(cards, n) || size == 2,
        // REW-PAY-03: equal demands are one demand.
        (n, m) if n == m => size == 1 && has(cards, n) || size == 2,
        // REW-PAY-04: both demanded cards, or one of them and any two, or any four.
        (n, m) => match size {
            2 => has(cards, n) && has(cards, m),
            3 => has(cards, n) || has(cards, m),
            _ => size == 4,
        },
    }
}

const fn has(cards: [u8; 5], number: usize) -> bool {
    cards[number - 1] > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: &[u8]) -> Cards {
        numbers.iter().map(|&n| Number::try_from(n).unwrap()).collect()
    }

    fn demand(tops: [u8; 2]) -> [Option<Number>; 2] {
        tops.map(|n| Number::try_from(n).ok())
    }

    /// The payments that a hand can make, as lists of numbers.
    fn payable(tops: [u8; 2], hand: &[u8]) -> Vec<Vec<u8>> {
        let set = affordable(cards(hand)).and(allowed(demand(tops)));
        set.iter().map(|p| p.cards().iter().map(Number::get).collect()).collect()
    }

    #[test]
    fn rew_pay_10_every_multiset_is_one_payment() {
        let mut seen: Vec<_> = Payment::all().map(|p| p.cards().0).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 125);
        assert!(
            Payment::all().all(|p| (1..=4).contains(&p.cards().len()) && Payment::of(p.cards()) == Some(p))
        );
        assert_eq!(Payment::of(Cards::NONE), None);
    }

    #[test]
    fn four_cards_pay_for_everything() {
        for payment in Payment::all().filter(|p| p.cards().len() == MOST) {
            for [a, b] in (0..=5).flat_map(|a| (0..=5).map(move |b| [a, b])) {
                assert!(!affordable(payment.cards()).and(allowed(demand([a, b]))).is_empty());
            }
        }
    }

    #[test]
    fn rew_ex_14_to_24_payments() {
        assert_eq!(payable([0, 0], &[2, 2, 5]), [vec![2], vec![5]]);
        assert_eq!(payable([3, 0], &[3, 5, 5]), [vec![3], vec![3, 5], vec![5, 5]]);
        assert_eq!(payable([3, 3], &[1, 3]), [vec![3], vec![1, 3]]);
        assert_eq!(payable([3, 3], &[3, 3]), [vec![3], vec![3, 3]]);
        assert_eq!(payable([2, 4], &[2, 4]), [vec![2, 4]]);
        assert_eq!(payable([2, 4], &[2, 5, 5]), [vec![2, 5, 5]]);
        assert!(payable([2, 4], &[5, 5, 5]).is_empty());
        assert_eq!(payable([2, 4], &[1, 3, 5, 5]), [vec![1, 3, 5, 5]]);
        assert_eq!(payable([4, 2], &[2, 4, 5]), [vec![2, 4], vec![2, 4, 5]]);
        assert!(payable([2, 4], &[2, 2]).is_empty());
        assert!(payable([0, 3], &[1]).is_empty());
    }

    /// The general form, tried by giving each demand one card of its number or two cards of any.
    #[test]
    fn rew_pay_05_general_form() {
        fn splits(cards: Cards, demands: &[Number]) -> bool {
            let Some((&first, others)) = demands.split_first() else { return cards.is_empty() };
            let mut without = cards;
            if cards.count(first) > 0 {
                without.remove(first);
                if splits(without, others) {
                    return true;
                }
            }
            cards.numbers().any(|a| {
                let mut one = cards;
                one.remove(a);
                one.numbers().any(|b| {
                    let mut two = one;
                    two.remove(b);
                    splits(two, others)
                })
            })
        }
        for a in 0..=5 {
            for b in 0..=5 {
                let tops = demand([a, b]);
                let mut different: Vec<Number> = tops.into_iter().flatten().collect();
                different.dedup();
                for payment in Payment::all() {
                    let expected = match different.is_empty() {
                        true => payment.cards().len() == 1,
                        false => splits(payment.cards(), &different),
                    };
                    assert_eq!(allowed(tops).contains(payment), expected, "{tops:?} {payment:?}");
                }
            }
        }
    }
}
