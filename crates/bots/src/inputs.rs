//! The inputs of the learned evaluation.

use crate::net::OUTPUTS;

/// A position, described for a network: the numbers of the inputs that are on, and what the hand-tuned
/// evaluation says. Written block by block, so that a description of a position reads like a form.
///
/// ```
/// let mut inputs = orrery_bots::Inputs::default();
/// inputs.one_of(6, 2); // round 3 of 6
/// inputs.level(4, 3); // three cards, four at most
/// assert_eq!((inputs.on(), inputs.len()), (&[2, 6, 7, 8][..], 10));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inputs {
    /// What the outputs start from: the hand-tuned evaluation, which the network corrects.
    pub start: [f32; OUTPUTS],
    on: Vec<u16>,
    next: u16,
}

impl Inputs {
    /// Starts a new description.
    pub fn clear(&mut self) {
        self.on.clear();
        self.next = 0;
    }

    /// The inputs that are on, in ascending order.
    pub fn on(&self) -> &[u16] {
        &self.on
    }

    /// How many inputs were written, on or off.
    pub fn len(&self) -> usize {
        usize::from(self.next)
    }

    /// Whether nothing was written yet.
    pub fn is_empty(&self) -> bool {
        self.next == 0
    }

    /// One input.
    #[inline]
    pub fn flag(&mut self, on: bool) {
        if on {
            self.on.push(self.next);
        }
        self.next += 1;
    }

    /// `size` inputs of which the one with this number is on; none if it is out of range.
    #[inline]
    pub fn one_of(&mut self, size: u16, number: i32) {
        if (0..i32::from(size)).contains(&number) {
            self.on.push(self.next + number as u16);
        }
        self.next += size;
    }

    /// `size` inputs like a thermometer: the first is on from 1, the second from 2, and so on.
    #[inline]
    pub fn level(&mut self, size: u16, value: i32) {
        let full = value.clamp(0, i32::from(size)) as u16;
        self.on.extend(self.next..self.next + full);
        self.next += size;
    }

    /// A thermometer with these marks, for values of a wide range: an input is on if the value reaches
    /// its mark.
    #[inline]
    pub fn marks(&mut self, marks: &[i32], value: i32) {
        for &mark in marks {
            self.flag(value >= mark);
        }
    }

    /// Leaves out `size` inputs.
    #[inline]
    pub fn skip(&mut self, size: u16) {
        self.next += size;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_written_block_by_block() {
        let mut inputs = Inputs::default();
        inputs.flag(true);
        inputs.one_of(3, 1);
        inputs.one_of(3, 5);
        inputs.level(4, 2);
        inputs.marks(&[-5, 0, 10], 3);
        inputs.skip(1);
        inputs.level(2, 9);
        assert_eq!(inputs.on(), [0, 2, 7, 8, 11, 12, 15, 16]);
        assert_eq!(inputs.len(), 17);
    }
}
