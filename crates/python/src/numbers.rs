//! Numbers for actions: the place in the universe, which is ascending by law. People's programs store them, so they
//! change only with the rules version.

use std::hash::{Hash, Hasher};

/// The actions of a table by number, and their numbers.
pub struct Numbers<A> {
    universe: Vec<A>,
    /// An open hash table of numbers, at most a quarter full; `EMPTY` where there is none.
    places: Vec<u16>,
}

const EMPTY: u16 = u16::MAX;

impl<A: Copy + Eq + Hash> Numbers<A> {
    /// The numbers of these actions.
    pub fn new(universe: Vec<A>) -> Self {
        let size = (universe.len() * 4).next_power_of_two();
        let mut numbers = Numbers { universe, places: vec![EMPTY; size] };
        for number in 0..numbers.universe.len() {
            let mut place = numbers.place(&numbers.universe[number]);
            while numbers.places[place] != EMPTY {
                place = (place + 1) & (size - 1);
            }
            numbers.places[place] = number as u16;
        }
        numbers
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.universe.len()
    }

    /// The action with a number.
    #[inline]
    pub fn action(&self, number: usize) -> Option<A> {
        self.universe.get(number).copied()
    }

    /// The number of an action.
    #[inline]
    pub fn number(&self, action: &A) -> Option<u16> {
        let mut place = self.place(action);
        loop {
            let number = self.places[place];
            if number == EMPTY {
                return None;
            }
            if self.universe[usize::from(number)] == *action {
                return Some(number);
            }
            place = (place + 1) & (self.places.len() - 1);
        }
    }

    /// Every action, ascending.
    pub fn all(&self) -> &[A] {
        &self.universe
    }

    #[inline]
    fn place(&self, action: &A) -> usize {
        let mut hasher = Quick(0);
        action.hash(&mut hasher);
        // The upper bits are the well mixed ones.
        (hasher.0 >> 40) as usize & (self.places.len() - 1)
    }
}

/// A hash of a few small figures: a multiplication for each. Nobody attacks it.
struct Quick(u64);

impl Quick {
    #[inline(always)]
    fn add(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Quick {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(byte.into()));
    }

    #[inline(always)]
    fn write_u8(&mut self, value: u8) {
        self.add(value.into());
    }

    #[inline(always)]
    fn write_isize(&mut self, value: isize) {
        self.add(value as u64);
    }

    #[inline(always)]
    fn finish(&self) -> u64 {
        self.0
    }
}
