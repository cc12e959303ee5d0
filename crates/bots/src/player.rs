//! A bot at a seat.

use orrery_core::{Dice, FastDice, Seat};

use crate::{BotSpec, Cancel, Eval, Kind, Knowledge, Search, Seen, greedy};

/// A bot that plays one seat through a game. It keeps what it found out from one decision to the next.
pub struct Player<G: Knowledge> {
    kind: Kind,
    dice: FastDice,
    mind: Mind<G>,
    actions: Vec<G::Action>,
}

enum Mind<G: Knowledge> {
    None,
    Eval(Eval<'static>),
    Search(Search<G>),
}

impl<G: Knowledge> Player<G> {
    /// A bot for a table of so many players. With the same seed it decides the same, unless it thinks
    /// by the clock.
    pub fn new(spec: &BotSpec, players: u8, seed: u64) -> Self {
        let mind = match spec.kind {
            Kind::Random => Mind::None,
            Kind::Greedy { source, .. } => Mind::Eval(Eval::from::<G>(source, players)),
            Kind::Search { source, threads, settings, .. } => {
                Mind::Search(Search::tuned(threads.into(), source, players, settings.apply(G::TUNING)))
            }
        };
        Player { kind: spec.kind, dice: FastDice::new(seed), mind, actions: Vec::new() }
    }

    /// Decides for the seat; `None` if there is nothing to decide. The true state goes no further than
    /// into [`Seen`].
    pub fn decide(&mut self, state: &G::State, seat: Seat, cancel: &Cancel) -> Option<G::Action> {
        let seen = match self.kind {
            Kind::Search { cheats: true, .. } => Seen::cheating(state, seat),
            _ => Seen::new(state, seat),
        };
        seen.actions(&mut self.actions);
        match self.actions[..] {
            [] => None,
            [only] => Some(only),
            _ => self.weigh(seen, cancel),
        }
    }

    fn weigh(&mut self, seen: Seen<G>, cancel: &Cancel) -> Option<G::Action> {
        let slip = match self.kind {
            Kind::Random => true,
            Kind::Greedy { slips, .. } => slips > 0 && self.dice.below(100) < u32::from(slips),
            Kind::Search { .. } => false,
        };
        if slip {
            return self.dice.pick(&self.actions);
        }
        match &mut self.mind {
            Mind::None => None,
            Mind::Eval(eval) => greedy::choose(&seen, &self.actions, eval, &mut self.dice),
            Mind::Search(search) => {
                let Kind::Search { budget, .. } = self.kind else { return None };
                let action = search.think(&seen, budget, &mut self.dice, cancel).first()?.action;
                search.taken(seen, action);
                Some(action)
            }
        }
    }

    /// How many decisions the bot has simulated so far; 0 for one that does not search.
    pub fn simulated(&self) -> u64 {
        match &self.mind {
            Mind::Search(search) => search.simulated(),
            _ => 0,
        }
    }
}

/// One decision of a bot that remembers nothing; `None` if the seat has nothing to decide. This is the
/// door for the server and the command line.
pub fn choose<G: Knowledge>(
    state: &G::State,
    seat: Seat,
    spec: &BotSpec,
    seed: u64,
    cancel: &Cancel,
) -> Option<G::Action> {
    Player::<G>::new(spec, G::players(state), seed).decide(state, seat, cancel)
}
