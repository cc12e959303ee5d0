//! What a position is worth to a seat: by the outcome, by hand-tuned rules of thumb or by a network.

use std::ops::RangeInclusive;

use orrery_core::{Outcome, Seat, Verdict};

use crate::net::{chance, start};
use crate::{Inputs, Knowledge, Net};

/// What a seat can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The chance to win; where there is nothing to win, the same as `lead`.
    pub win: f32,
    /// How far ahead of the best other, from 0 (far behind) over 0.5 (level) to 1.
    pub lead: f32,
    /// The points at the end.
    pub points: f32,
}

impl Estimate {
    /// What bots maximise: mostly the chance to win. The lead counts too, because it still tells two
    /// actions apart when the chance to win hardly does.
    #[inline]
    pub fn value(self) -> f32 {
        0.6 * self.win + 0.4 * self.lead
    }

    /// Adds up estimates for a mean.
    #[inline]
    pub fn add(&mut self, other: Estimate) {
        self.win += other.win;
        self.lead += other.lead;
        self.points += other.points;
    }

    /// All parts times a factor.
    #[inline]
    pub fn times(self, factor: f32) -> Estimate {
        Estimate { win: self.win * factor, lead: self.lead * factor, points: self.points * factor }
    }
}

/// How unfinished games are evaluated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// By hand-tuned rules of thumb.
    HandTuned,
    /// By a network, or by the rules of thumb where there is none.
    #[default]
    Learned,
}

/// Evaluates positions. Holds lists to reuse, so that it allocates nothing while it works.
pub struct Evaluator<'n> {
    net: Option<&'n Net>,
    inputs: Inputs,
}

impl<'n> Evaluator<'n> {
    /// By hand-tuned rules of thumb.
    pub fn hand_tuned() -> Evaluator<'n> {
        Evaluator { net: None, inputs: Inputs::default() }
    }

    /// By a network.
    pub fn with_net(net: &'n Net) -> Evaluator<'n> {
        Evaluator { net: Some(net), inputs: Inputs::default() }
    }

    /// For a table such as that of the state.
    pub fn new<G: Knowledge>(kind: Evaluation, state: &G::State) -> Evaluator<'static> {
        match kind {
            Evaluation::HandTuned => Evaluator::hand_tuned(),
            Evaluation::Learned => Evaluator { net: G::learned(state), inputs: Inputs::default() },
        }
    }

    /// What one seat can expect.
    pub fn estimate<G: Knowledge>(&mut self, state: &G::State, seat: Seat) -> Estimate {
        self.estimate_seats::<G>(state, seat..=seat)[seat.index()]
    }

    /// What each seat can expect.
    pub fn estimate_all<G: Knowledge>(&mut self, state: &G::State) -> [Estimate; Seat::MAX] {
        self.estimate_seats::<G>(state, Seat(0)..=Seat(G::players(state).saturating_sub(1)))
    }

    fn estimate_seats<G: Knowledge>(
        &mut self,
        state: &G::State,
        seats: RangeInclusive<Seat>,
    ) -> [Estimate; Seat::MAX] {
        if G::to_act(state).is_empty()
            && let Some(outcome) = G::outcome(state)
        {
            return of_outcome::<G>(state, &outcome);
        }
        let mut estimates = hand_tuned::<G>(state);
        if let Some(net) = self.net {
            for seat in (seats.start().0..=seats.end().0).map(Seat) {
                write_inputs::<G>(state, seat, estimates[seat.index()], &mut self.inputs);
                estimates[seat.index()] = net.estimate(&self.inputs);
            }
        }
        estimates
    }
}

/// Describes a position for the network from the view of one seat.
pub fn describe<G: Knowledge>(state: &G::State, seat: Seat) -> Inputs {
    let mut inputs = Inputs::default();
    write_inputs::<G>(state, seat, hand_tuned::<G>(state)[seat.index()], &mut inputs);
    inputs
}

fn write_inputs<G: Knowledge>(state: &G::State, seat: Seat, estimate: Estimate, inputs: &mut Inputs) {
    inputs.clear();
    inputs.start = start(estimate);
    G::inputs(state, seat, inputs);
}

/// What each seat has got, once the game is over.
pub fn of_outcome<G: Knowledge>(state: &G::State, outcome: &Outcome) -> [Estimate; Seat::MAX] {
    let mut estimates = [Estimate::default(); Seat::MAX];
    let winners = outcome.winners().count().max(1) as f32;
    for (estimate, result) in estimates.iter_mut().zip(&outcome.seats) {
        let lead = chance(G::margin(state, outcome, result.seat) / G::scale(state));
        let win = match result.verdict {
            Verdict::Won => 1.0 / winners,
            Verdict::Drawn => 0.5,
            Verdict::Lost => 0.0,
            Verdict::Scored => lead,
        };
        *estimate = Estimate { win, lead, points: result.score as f32 };
    }
    estimates
}

/// What each seat can expect by the hand-tuned rules of thumb. Par takes part as if it had a seat.
fn hand_tuned<G: Knowledge>(state: &G::State) -> [Estimate; Seat::MAX] {
    let mut all = [Estimate::default(); Seat::MAX];
    let estimates = &mut all[..usize::from(G::players(state)).min(Seat::MAX)];
    let mut points = [0.0; Seat::MAX];
    G::expected_points(state, &mut points[..estimates.len()]);
    let alone = estimates.len() == 1;
    let par = G::par(state).or(alone.then_some(0.0));
    let scale = G::scale(state);
    let contestants = || points[..estimates.len()].iter().copied().chain(par);
    // The best of all, and the best of the others.
    let (mut best, mut second) = (f32::MIN, f32::MIN);
    for points in contestants() {
        second = second.max(points.min(best));
        best = best.max(points);
    }
    let share = |points: f32| ((points - best) / scale).exp();
    let shares: f32 = contestants().map(share).sum();
    for (estimate, points) in estimates.iter_mut().zip(points) {
        let other = if points == best { second } else { best };
        *estimate = Estimate { win: share(points) / shares, lead: chance((points - other) / scale), points };
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Auction, Toy};

    const STATE: Auction =
        Auction { players: 3, prize: 1, won: [9, 3, 6], hands: [0b10; 3], bonus: [0; 3], bids: [None; 3] };

    #[test]
    fn points_become_chances() {
        let estimates = Evaluator::hand_tuned().estimate_all::<Toy>(&STATE);
        assert!((estimates.iter().map(|e| e.win).sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(estimates[0].win > estimates[2].win && estimates[2].win > estimates[1].win);
        assert!((estimates[0].lead - chance(1.0)).abs() < 1e-5, "three points ahead of the second");
        assert!((estimates[1].lead - chance(-2.0)).abs() < 1e-5, "six points behind the first");
    }

    #[test]
    fn the_outcome_counts_at_the_end() {
        let state = Auction { hands: [0; 3], bonus: [0, 1, 3], ..STATE };
        let estimates = Evaluator::hand_tuned().estimate_all::<Toy>(&state);
        assert_eq!(estimates.map(|e| e.win)[..3], [0.5, 0.0, 0.5]);
        assert_eq!(estimates.map(|e| e.points)[..3], [9.0, 4.0, 9.0]);
    }
}
