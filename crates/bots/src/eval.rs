//! What a seat can hope for in a position: by the outcome, by the hand-set estimate or by the network.

use orrery_core::{Outcome, Seat};

use crate::net::chance;
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
        let mut hopes = [Hope::default(); Seat::MAX];
        match self.net {
            Some(net) => {
                for seat in (seats.start().0..=seats.end().0).map(Seat) {
                    self.inputs.clear();
                    G::inputs(state, seat, &mut self.inputs);
                    hopes[seat.index()] = net.hope(&self.inputs);
                }
            }
            None => by_estimate::<G>(state, &mut hopes),
        }
        hopes
    }
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

fn by_estimate<G: Knowledge>(state: &G::State, hopes: &mut [Hope; Seat::MAX]) {
    let players = usize::from(G::players(state));
    for seat in 0..players {
        hopes[seat].points = G::estimate(state, Seat(seat as u8));
    }
    let best = hopes[..players].iter().map(|h| h.points).fold(f32::MIN, f32::max);
    let shares: f32 = hopes[..players].iter().map(|h| ((h.points - best) / G::LEAD).exp()).sum();
    for seat in 0..players {
        let others = (0..players).filter(|&o| o != seat).map(|o| hopes[o].points).fold(f32::MIN, f32::max);
        let hope = &mut hopes[seat];
        hope.win = ((hope.points - best) / G::LEAD).exp() / shares;
        hope.lead = if players > 1 { chance((hope.points - others) / G::LEAD) } else { 0.5 };
    }
}
