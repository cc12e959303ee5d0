//! Where the goals are. Ledger: NFR-GOAL, NFR-INFO-02, NFR-INFO-03.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::vocab::Goal;

/// A set of goals, a bit each.
pub type GoalBits = u8;

/// Where the goals are. The stack is the goals that nobody has seen, in an order that nobody can know and that
/// is not stored, above those that were put under it, whose order somebody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Goals {
    /// The upper part of the stack: goals that nobody has seen.
    pub unseen: GoalBits,
    /// The lower part of the stack, from above.
    pub returned: [Option<Returned>; Goal::COUNT],
    /// Goals that the chooser has drawn and not yet put anywhere.
    pub drawn: GoalBits,
    /// The goal that lies face down in front of a player.
    pub face_down: Option<FaceDown>,
    /// Goals face up.
    pub face_up: GoalBits,
}

/// A goal that was put under the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Returned {
    /// The goal.
    pub goal: Goal,
    /// Who put it there and knows it.
    pub by: Seat,
}

/// A goal that lies face down in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FaceDown {
    /// The goal.
    pub goal: Goal,
    /// Its owner.
    pub owner: Seat,
}

impl Goals {
    /// How many goals are in the stack.
    pub fn stack(&self) -> u8 {
        self.unseen.count_ones() as u8 + self.returned().count() as u8
    }

    /// The lower part of the stack, from above.
    pub fn returned(&self) -> impl Iterator<Item = Returned> {
        self.returned.into_iter().flatten()
    }

    /// Takes the topmost goal of the lower part.
    pub fn pop_returned(&mut self) -> Option<Returned> {
        let top = self.returned[0];
        self.returned.rotate_left(1);
        self.returned[Goal::COUNT - 1] = None;
        top
    }

    /// Puts a goal under the stack.
    pub fn put_under(&mut self, goal: Goal, by: Seat) {
        if let Some(place) = self.returned.iter_mut().find(|place| place.is_none()) {
            *place = Some(Returned { goal, by });
        }
    }

    /// Whether a goal lies face up.
    pub const fn is_up(&self, goal: Goal) -> bool {
        self.face_up >> goal.0 & 1 != 0
    }

    /// The goals drawn and not yet put anywhere.
    pub fn drawn(&self) -> impl Iterator<Item = Goal> + Clone {
        bits(self.drawn)
    }

    /// The goals face up.
    pub fn face_up(&self) -> impl Iterator<Item = Goal> + Clone {
        bits(self.face_up)
    }
}

/// The goals of a set, ascending.
pub(crate) fn bits(goals: GoalBits) -> impl Iterator<Item = Goal> + Clone {
    Goal::all().filter(move |goal| goals >> goal.0 & 1 != 0)
}
