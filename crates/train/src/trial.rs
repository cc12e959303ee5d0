//! How good a network is by now: games by one step of look-ahead against another evaluation.

use orrery_bots::greedy::{GUESSES, look_ahead};
use orrery_bots::{Evaluator, Knowledge, Net, Seen, evaluator};
use orrery_core::{FastDice, Seat, Silent};
use rayon::prelude::*;

/// Whom a network is tried against.
#[derive(Clone, Copy)]
pub enum Opponent<'n> {
    /// The hand-tuned evaluation.
    HandTuned,
    /// Another network.
    Net(&'n Net),
}

impl<'n> Opponent<'n> {
    fn evaluator(self) -> Evaluator<'n> {
        match self {
            Opponent::HandTuned => Evaluator::hand_tuned(),
            Opponent::Net(net) => Evaluator::with_net(net),
        }
    }
}

/// The share of games that the network wins on one seat against the opponent on all others; every deal is
/// played from every seat. At a table of one seat both play each deal alone, and the better result wins.
pub fn trial<G: Knowledge>(
    net: &Net,
    opponent: Opponent<'_>,
    options: &G::Options,
    deals: u64,
    seed: u64,
) -> f64 {
    let Ok(state) = G::setup(options, &mut FastDice::new(seed), &mut Silent) else { return 0.0 };
    let players = u64::from(G::players(&state));
    let game = |number: u64| {
        let dice = FastDice::new(seed.wrapping_add(number / players));
        let seat = Seat((number % players) as u8);
        let own = play_game::<G>(options, dice.clone(), seat, Evaluator::with_net(net), opponent.evaluator());
        if players > 1 {
            return own.map_or(0.0, |state| result::<G>(&state, seat).0);
        }
        let other = play_game::<G>(options, dice, seat, opponent.evaluator(), opponent.evaluator());
        let value = |end: Option<G::State>| end.map(|state| result::<G>(&state, seat).1);
        better(value(own), value(other))
    };
    let games = deals * players;
    // Summed in order, so that the result is the same on any number of threads.
    let wins: Vec<f64> = (0..games).into_par_iter().map(game).collect();
    wins.iter().sum::<f64>() / games.max(1) as f64
}

/// 1 if the first is greater, half if they are equal.
fn better(own: Option<f32>, other: Option<f32>) -> f64 {
    match own.partial_cmp(&other) {
        Some(std::cmp::Ordering::Greater) => 1.0,
        Some(std::cmp::Ordering::Equal) => 0.5,
        _ => 0.0,
    }
}

/// The share of the victory that a seat has got, and the value of its result.
fn result<G: Knowledge>(state: &G::State, seat: Seat) -> (f64, f32) {
    let Some(outcome) = G::outcome(state) else { return (0.0, 0.0) };
    let estimate = evaluator::of_outcome::<G>(state, &outcome)[seat.index()];
    (estimate.win.into(), estimate.value())
}

/// A game in which every seat looks one step ahead, one of them with an evaluator of its own.
fn play_game<'n, G: Knowledge>(
    options: &G::Options,
    mut dice: FastDice,
    seat: Seat,
    mut own: Evaluator<'n>,
    mut others: Evaluator<'n>,
) -> Option<G::State> {
    let mut state = G::setup(options, &mut dice, &mut Silent).ok()?;
    let mut guesses = dice.clone();
    let mut actions = Vec::new();
    for _ in 0..=G::MAX_DECISIONS {
        let Some(due) = G::to_act(&state).first() else { break };
        let seen = Seen::<G>::new(&state, due);
        seen.actions(&mut actions);
        let best = if actions.len() > 1 {
            let evaluator = if due == seat { &mut own } else { &mut others };
            let estimates = look_ahead(&seen, &actions, GUESSES, evaluator, &mut guesses);
            let values = estimates.iter().map(|e| e.value()).enumerate();
            values.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(i, _)| i)
        } else {
            0
        };
        let Some(&action) = actions.get(best) else { break };
        G::play(&mut state, due, action, &mut dice, &mut Silent);
    }
    Some(state)
}
