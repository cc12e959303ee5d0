//! What bots know about a game beyond its rules. One small module for each game, in [`crate::games`].

use orrery_core::{Game, Seat};

use crate::Net;
use crate::net::OUTPUTS;

/// What a bot must know about a game to play it well.
pub trait Knowledge: Game {
    /// The number of inputs that [`Knowledge::inputs`] describes a position with.
    const INPUTS: usize;
    /// A lead of this many points at the end of the hand-set evaluation makes a win likely (about 73 %).
    const LEAD: f32;
    /// How the tree search is set for this game.
    const TUNING: Tuning;

    /// Describes the position for the learned evaluation from the view of one seat: only what that seat
    /// may know goes in.
    fn inputs(state: &Self::State, seat: Seat, out: &mut Inputs);

    /// The points that each seat can expect at the end, by hand-set rules of thumb; `points` has one place
    /// for each seat.
    fn estimate(state: &Self::State, points: &mut [f32]);

    /// A number that grows with the course of the game, such as the round. The search does not look
    /// further than [`Tuning::stages`] of these ahead, since what comes after is up to chance.
    fn stage(state: &Self::State) -> u32;

    /// The weights of the learned evaluation for so many players.
    fn learned(players: u8) -> Option<&'static Net>;
}

/// How the tree search is set for a game. Found by trying; see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much untried actions are favoured over good ones.
    pub curiosity: f32,
    /// How many visits the first estimate of an action is worth.
    pub trust: f32,
    /// How many decisions a playout goes on after the searching seat has left its tree.
    pub horizon: u32,
    /// How many stages ahead a playout stops at the latest.
    pub stages: u32,
    /// Out of how many random actions a playout takes the best; 1 for random playouts.
    pub care: u32,
}

/// The inputs of the learned evaluation: the numbers of those that are on, and what the hand-set one
/// says. Written block by block, so that a description of a position reads like a form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inputs {
    /// What the outputs start from: the judgement of the hand-set evaluation, which the network corrects.
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
