//! A display: three open positions and a face-down stack. Ledger: EVA-DISP, EVA-INFO-04, EVA-INFO-06.
//!
//! Nobody knows the order of a shuffled stack, so it is a set and an item is drawn from it by dice. Items that
//! were put under it are known in their order.

use orrery_core::Dice;
use serde::{Deserialize, Serialize};

/// The most items that a display has in all.
const MOST: usize = 21;

/// An open position without an item.
pub const EMPTY: u8 = u8::MAX;

/// A display and its stack. Items are the numbers of ships, stadiums or infrastructures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelf {
    /// The items on positions 1 (X space), 2 and 3; [`EMPTY`] where there is none.
    pub open: [u8; 3],
    /// The upper part of the stack, unordered, as bits.
    pub stack: u32,
    /// The part below it: level II of the infrastructures.
    pub lower: u32,
    /// What was put under the stack, the topmost first.
    under: [u8; MOST],
    under_len: u8,
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf { open: [EMPTY; 3], stack: 0, lower: 0, under: [EMPTY; MOST], under_len: 0 }
    }
}

impl Shelf {
    /// A face-down stack of these items, and others below them.
    pub fn new(stack: u32, lower: u32) -> Shelf {
        Shelf { stack, lower, ..Shelf::default() }
    }

    /// The open items from position 1 on.
    #[inline]
    pub fn items(&self) -> impl Iterator<Item = u8> + Clone {
        self.open.into_iter().filter(|&item| item != EMPTY)
    }

    /// The open items in ascending order.
    #[inline]
    pub fn sorted(&self) -> impl Iterator<Item = u8> + Clone {
        let [mut a, mut b, mut c] = self.open;
        if a > b {
            (a, b) = (b, a);
        }
        if b > c {
            (b, c) = (c, b);
        }
        if a > b {
            (a, b) = (b, a);
        }
        [a, b, c].into_iter().filter(|&item| item != EMPTY)
    }

    /// The item at a position, counted from 1.
    pub fn at(&self, position: u8) -> Option<u8> {
        let item = *self.open.get(usize::from(position).checked_sub(1)?)?;
        (item != EMPTY).then_some(item)
    }

    /// Whether an item is displayed.
    #[inline]
    pub fn shows(&self, item: u8) -> bool {
        item != EMPTY && self.open.contains(&item)
    }

    /// How many items are displayed.
    #[inline]
    pub fn shown(&self) -> u8 {
        self.items().count() as u8
    }

    /// What was put under the stack, the topmost first.
    pub fn under(&self) -> &[u8] {
        &self.under[..usize::from(self.under_len)]
    }

    /// How many items lie face down.
    pub fn hidden(&self) -> u8 {
        (self.stack.count_ones() + self.lower.count_ones()) as u8 + self.under_len
    }

    /// Takes an item out of the display; its position stays open until [`Shelf::refill`].
    pub fn take(&mut self, item: u8) {
        if let Some(place) = self.open.iter().position(|&open| open == item) {
            self.open[place] = EMPTY;
        }
    }

    /// Puts a displayed item under the stack.
    pub fn put_under(&mut self, item: u8) {
        self.take(item);
        if usize::from(self.under_len) < MOST {
            self.under[usize::from(self.under_len)] = item;
            self.under_len += 1;
        }
    }

    /// EVA-DISP-02, EVA-SETUP-25, EVA-OPEN-52: the items move towards position 1, then free positions are refilled,
    /// the lowest first; `shown` hears of each new item. EVA-DISP-03: an empty stack leaves them empty.
    pub fn refill(&mut self, dice: &mut impl Dice, mut shown: impl FnMut(u8)) {
        let mut place = 0;
        for from in 0..3 {
            if self.open[from] != EMPTY {
                self.open.swap(place, from);
                place += 1;
            }
        }
        while place < 3 {
            let Some(item) = self.draw(dice) else { return };
            self.open[place] = item;
            place += 1;
            shown(item);
        }
    }

    /// EVA-SOLO-05: new items are shuffled into the stack, and with them what lay under it.
    pub fn shuffle_in(&mut self, items: u32) {
        self.stack |= items;
        for i in 0..usize::from(self.under_len) {
            self.stack |= 1 << self.under[i];
            self.under[i] = EMPTY;
        }
        self.under_len = 0;
    }

    fn draw(&mut self, dice: &mut impl Dice) -> Option<u8> {
        let pile = if self.stack != 0 { &mut self.stack } else { &mut self.lower };
        if *pile != 0 {
            let mut bits = *pile;
            for _ in 0..dice.below(bits.count_ones()) {
                bits &= bits - 1;
            }
            let item = bits.trailing_zeros() as u8;
            *pile &= !(1 << item);
            return Some(item);
        }
        if self.under_len == 0 {
            return None;
        }
        let item = self.under[0];
        let len = usize::from(self.under_len);
        self.under.copy_within(1..len, 0);
        self.under[len - 1] = EMPTY;
        self.under_len -= 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::FastDice;

    #[test]
    fn items_move_up_and_come_back_from_under_the_stack() {
        let mut shelf = Shelf::new(0b1111, 0);
        let mut dice = FastDice::new(1);
        shelf.refill(&mut dice, |_| ());
        assert_eq!((shelf.shown(), shelf.hidden()), (3, 1));
        let [a, b, c] = shelf.open;
        shelf.put_under(a);
        shelf.put_under(c);
        shelf.refill(&mut dice, |_| ());
        let last = 6 - a - b - c;
        assert_eq!((shelf.open, shelf.under()), ([b, last, a], &[c][..]));
        shelf.take(b);
        shelf.take(last);
        shelf.refill(&mut dice, |_| ());
        assert_eq!(shelf.open, [a, c, EMPTY]);
    }
}
