//! The end: the reckoning of the race, the points, the result. Ledger: EVA-RACE-06 to EVA-RACE-12, EVA-POINT,
//! EVA-GOAL, EVA-LINE, EVA-SOLO-27, EVA-SOLO-28.

mod points;
mod race;

use orrery_core::{Message, Outcome, RuleId, ScoreLine, Seat};

pub(crate) use points::goal_points;

use crate::state::{State, Step};

/// Takes the points of a seat, one line after the other.
trait Lines {
    /// Some points; `label` is made only if somebody listens.
    fn add(&mut self, rule: &'static str, points: i32, label: impl FnOnce() -> Message);
}

/// Nobody listens: only the sum counts.
struct Total(i32);

impl Lines for Total {
    #[inline]
    fn add(&mut self, _: &'static str, points: i32, _: impl FnOnce() -> Message) {
        self.0 += points;
    }
}

impl Lines for Vec<ScoreLine> {
    fn add(&mut self, rule: &'static str, points: i32, label: impl FnOnce() -> Message) {
        self.push(ScoreLine { label: label(), points, rule: RuleId(rule) });
    }
}

/// The points of a seat so far, as everybody can count them.
pub(crate) fn score(state: &State, seat: Seat) -> i32 {
    if seat.0 >= state.options.players {
        return 0;
    }
    let mut total = Total(0);
    count(state, seat, state.step == Step::Over, &mut total);
    total.0
}

/// The score lines of a seat as they stand, for its owner or for everybody.
pub(crate) fn lines(state: &State, seat: Seat, with_goals: bool) -> Vec<ScoreLine> {
    let mut lines = Vec::new();
    count(state, seat, with_goals, &mut lines);
    lines
}

/// A race is scored by the lowest marker after the reckoning.
fn count(state: &State, seat: Seat, with_goals: bool, lines: &mut impl Lines) {
    if state.is_race() {
        race::reckon(state, seat, lines);
    } else {
        points::count(state, seat, with_goals, lines);
    }
}

/// The result, once the game is over.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.step != Step::Over {
        return None;
    }
    Some(if state.is_race() { race::outcome(state) } else { points::outcome(state) })
}
