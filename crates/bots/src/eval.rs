//! What a seat can hope for in a position: by the outcome, by the hand-set estimate or by the network.

use orrery_core::{Outcome, Seat};

use crate::net::{chance, start};
use crate::{Inputs, Knowledge, Net};

/// What a seat can hope for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Hope {
    /// The chance to win.
    pub win: f32,
    /// How far ahead of the best other seat, from 0 (hopeless) over 0.5 (level) to 1.
    pub lead: f32,
    /// The points at the end.
    pub points: f32,
}

impl Hope {
    /// What bots maximise: mostly the chance to win. The lead counts too, because it still tells two
    /// actions apart when the chance to win hardly does.
    #[inline]
    pub fn worth(self) -> f32 {
        0.6 * self.win + 0.4 * self.lead
    }

    #[inline]
    pub(crate) fn add(&mut self, other: Hope) {
        self.win += other.win;
        self.lead += other.lead;
        self.points += other.points;
    }

    #[inline]
    pub(crate) fn over(self, count: f32) -> Hope {
        Hope { win: self.win / count, lead: self.lead / count, points: self.points / count }
    }
}

/// Where the judgement of unfinished games comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// The hand-set estimate.
    Hand,
    /// The network, or the estimate where there is none.
    #[default]
    Learned,
}

/// Judges positions. Holds lists to reuse, so that judging allocates nothing.
pub struct Eval<'n> {
    net: Option<&'n Net>,
    inputs: Inputs,
}

impl<'n> Eval<'n> {
    /// By the hand-set estimate.
    pub fn by_hand() -> Eval<'n> {
        Eval { net: None, inputs: Inputs::default() }
    }

    /// By a network.
    pub fn by_net(net: &'n Net) -> Eval<'n> {
        Eval { net: Some(net), inputs: Inputs::default() }
    }

    /// From the given source, for a table of so many players.
    pub fn from<G: Knowledge>(source: Source, players: u8) -> Eval<'static> {
        match source {
            Source::Hand => Eval::by_hand(),
            Source::Learned => Eval { net: G::learned(players), inputs: Inputs::default() },
        }
    }

    /// What one seat can hope for.
    pub fn hope<G: Knowledge>(&mut self, state: &G::State, seat: Seat) -> Hope {
        self.all::<G>(state, seat..=seat)[seat.index()]
    }

    /// What each seat can hope for.
    pub fn hopes<G: Knowledge>(&mut self, state: &G::State) -> [Hope; Seat::MAX] {
        self.all::<G>(state, Seat(0)..=Seat(G::players(state).saturating_sub(1)))
    }

    fn all<G: Knowledge>(
        &mut self,
        state: &G::State,
        seats: std::ops::RangeInclusive<Seat>,
    ) -> [Hope; Seat::MAX] {
        if G::to_act(state).is_empty()
            && let Some(outcome) = G::outcome(state)
        {
            return of_outcome::<G>(&outcome);
        }
        let mut hopes = by_hand::<G>(state);
        if let Some(net) = self.net {
            for seat in (seats.start().0..=seats.end().0).map(Seat) {
                write::<G>(state, seat, hopes[seat.index()], &mut self.inputs);
                hopes[seat.index()] = net.hope(&self.inputs);
            }
        }
        hopes
    }
}

/// Describes a position for the network from the view of one seat.
pub fn describe<G: Knowledge>(state: &G::State, seat: Seat) -> Inputs {
    let mut inputs = Inputs::default();
    write::<G>(state, seat, by_hand::<G>(state)[seat.index()], &mut inputs);
    inputs
}

fn write<G: Knowledge>(state: &G::State, seat: Seat, hope: Hope, inputs: &mut Inputs) {
    inputs.clear();
    inputs.start = start(hope);
    G::inputs(state, seat, inputs);
}

/// What the seats have got, once the game is over.
pub fn of_outcome<G: Knowledge>(outcome: &Outcome) -> [Hope; Seat::MAX] {
    let mut hopes = [Hope::default(); Seat::MAX];
    let winners = outcome.winners().count().max(1) as f32;
    for (hope, result) in hopes.iter_mut().zip(&outcome.seats) {
        let others = outcome.seats.iter().filter(|o| o.seat != result.seat).map(|o| o.score);
        let margin = (result.score - others.max().unwrap_or(result.score)) as f32;
        *hope = Hope {
            win: if result.rank == 1 { 1.0 / winners } else { 0.0 },
            lead: chance(margin / G::LEAD),
            points: result.score as f32,
        };
    }
    hopes
}

/// What each seat can hope for by the hand-set estimate.
fn by_hand<G: Knowledge>(state: &G::State) -> [Hope; Seat::MAX] {
    let mut all = [Hope::default(); Seat::MAX];
    let hopes = &mut all[..usize::from(G::players(state)).min(Seat::MAX)];
    let mut points = [0.0; Seat::MAX];
    G::estimate(state, &mut points[..hopes.len()]);
    for (hope, points) in hopes.iter_mut().zip(points) {
        hope.points = points;
    }
    // The best seat, and the best of the others.
    let (mut best, mut second) = (f32::MIN, f32::MIN);
    for hope in hopes.iter() {
        second = second.max(hope.points.min(best));
        best = best.max(hope.points);
    }
    let share = |points: f32| ((points - best) / G::LEAD).exp();
    let shares: f32 = hopes.iter().map(|h| share(h.points)).sum();
    for hope in hopes.iter_mut() {
        let others = if hope.points == best { second } else { best };
        hope.win = share(hope.points) / shares;
        hope.lead = chance((hope.points - others) / G::LEAD);
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
    fn estimates_become_chances() {
        let hopes = Eval::by_hand().hopes::<Toy>(&STATE);
        assert!((hopes.iter().map(|h| h.win).sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(hopes[0].win > hopes[2].win && hopes[2].win > hopes[1].win);
        assert!((hopes[0].lead - chance(1.0)).abs() < 1e-5, "three points ahead of the second");
        assert!((hopes[1].lead - chance(-2.0)).abs() < 1e-5, "six points behind the first");
    }

    #[test]
    fn the_outcome_counts_at_the_end() {
        let state = Auction { hands: [0; 3], bonus: [0, 1, 3], ..STATE };
        let hopes = Eval::by_hand().hopes::<Toy>(&state);
        assert_eq!(hopes.map(|h| h.win)[..3], [0.5, 0.0, 0.5]);
        assert_eq!(hopes.map(|h| h.points)[..3], [9.0, 4.0, 9.0]);
    }
}
