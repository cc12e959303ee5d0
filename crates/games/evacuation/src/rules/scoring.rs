//! The end: the reckoning of the race, the points, the result. Ledger: EVA-RACE-06 to EVA-RACE-12, EVA-POINT,
//! EVA-GOAL, EVA-LINE, EVA-SOLO-27, EVA-SOLO-28.

mod points;
mod race;

use orrery_core::{Outcome, ScoreLine, ScoreLines, ScoreTotal, Seat};

pub(crate) use points::goal_points;

use crate::state::{State, Step};

/// The points of a seat so far, as everybody can count them.
pub(crate) fn score(state: &State, seat: Seat) -> i32 {
    if seat.0 >= state.options.players {
        return 0;
    }
    let mut total = ScoreTotal::default();
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
fn count(state: &State, seat: Seat, with_goals: bool, lines: &mut impl ScoreLines) {
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
