//! A bot at a seat.

use orrery_core::{Dice, FastDice, Seat};

use crate::{BotSpec, Cancel, Evaluator, Kind, Knowledge, Search, Seen, greedy};

/// A bot that plays one seat through a game. It keeps what it found out from one decision to the next.
pub struct Player<G: Knowledge> {
    kind: Kind,
    dice: FastDice,
    method: Method<G>,
    actions: Vec<G::Action>,
}

enum Method<G: Knowledge> {
    Random,
    LookAhead(Evaluator<'static>),
    Search(Search<G>),
}

impl<G: Knowledge> Player<G> {
    /// A bot for a table such as that of the state: of it only the number of players and the options
    /// matter. With the same seed it decides the same, unless its budget is in time.
    pub fn new(spec: &BotSpec, state: &G::State, seed: u64) -> Self {
        let method = match spec.kind {
            Kind::Random => Method::Random,
            Kind::Greedy { evaluation, .. } => Method::LookAhead(Evaluator::new::<G>(evaluation, state)),
            Kind::Search { evaluation, threads, settings, .. } => {
                let tuning = settings.apply(G::tuning(state));
                Method::Search(Search::tuned(threads.into(), evaluation, state, tuning))
            }
        };
        Player { kind: spec.kind, dice: FastDice::new(seed), method, actions: Vec::new() }
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
            _ => self.choose_among(seen, cancel),
        }
    }

    fn choose_among(&mut self, seen: Seen<G>, cancel: &Cancel) -> Option<G::Action> {
        let at_random = match self.kind {
            Kind::Random => true,
            Kind::Greedy { random_percent, .. } => {
                random_percent > 0 && self.dice.below(100) < u32::from(random_percent)
            }
            Kind::Search { .. } => false,
        };
        if at_random {
            return self.dice.pick(&self.actions);
        }
        match &mut self.method {
            Method::Random => None,
            Method::LookAhead(evaluator) => greedy::choose(&seen, &self.actions, evaluator, &mut self.dice),
            Method::Search(search) => {
                let Kind::Search { budget, .. } = self.kind else { return None };
                let action = search.think(&seen, budget, &mut self.dice, cancel).first()?.action;
                search.taken(seen, action);
                Some(action)
            }
        }
    }

    /// How many decisions the bot has simulated so far; 0 for one that does not search.
    pub fn simulated(&self) -> u64 {
        match &self.method {
            Method::Search(search) => search.simulated(),
            _ => 0,
        }
    }
}

/// One decision of a bot that remembers nothing; `None` if the seat has nothing to decide.
///
/// ```
/// use orrery_bots::{Cancel, Level, choose};
/// use orrery_catalog::types::Reworld;
/// use orrery_core::{FastDice, Game, Seat, Silent, apply};
///
/// let mut dice = FastDice::new(7);
/// let mut state = Reworld::setup(&Reworld::options(2), &mut dice, &mut Silent)?;
/// let seat = Reworld::to_act(&state).first().expect("somebody begins");
/// let action = choose::<Reworld>(&state, seat, &Level::Regular.spec(), 1, &Cancel::new()).expect("a choice");
/// apply::<Reworld>(&mut state, seat, action, &mut dice, &mut Silent)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choose<G: Knowledge>(
    state: &G::State,
    seat: Seat,
    spec: &BotSpec,
    seed: u64,
    cancel: &Cancel,
) -> Option<G::Action> {
    Player::<G>::new(spec, state, seed).decide(state, seat, cancel)
}
