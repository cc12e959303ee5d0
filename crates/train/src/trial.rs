//! How good a network is by now: games by one step of look-ahead against another judge.

use orrery_bots::greedy::{GUESSES, look_ahead};
use orrery_bots::{Eval, Knowledge, Net, Seen};
use orrery_core::{FastDice, Seat, Silent};
use rayon::prelude::*;

/// Who a network is tried against.
#[derive(Clone, Copy)]
pub enum Rival<'n> {
    /// The hand-set evaluation.
    Hand,
    /// Another network.
    Net(&'n Net),
}

/// The share of games that the network wins on one seat against the rival on all others. Every deal is
/// played from every seat.
pub fn trial<G: Knowledge>(net: &Net, rival: Rival<'_>, options: &G::Options, deals: u64, seed: u64) -> f64 {
    let Ok(state) = G::setup(options, &mut FastDice::new(seed), &mut orrery_core::Silent) else { return 0.0 };
    let players = G::players(&state);
    let game = |number: u64| {
        let seat = Seat((number % u64::from(players)) as u8);
        one_game::<G>(
            net,
            rival,
            options,
            seat,
            FastDice::new(seed.wrapping_add(number / u64::from(players))),
        )
    };
    let games = deals * u64::from(players);
    // Summed in order, so that the result is the same on any number of threads.
    let wins: Vec<f64> = (0..games).into_par_iter().map(game).collect();
    wins.iter().sum::<f64>() / games.max(1) as f64
}

fn one_game<G: Knowledge>(
    net: &Net,
    rival: Rival<'_>,
    options: &G::Options,
    seat: Seat,
    mut dice: FastDice,
) -> f64 {
    let Ok(mut state) = G::setup(options, &mut dice, &mut orrery_core::Silent) else { return 0.0 };
    let mut own = Eval::by_net(net);
    let mut other = match rival {
        Rival::Hand => Eval::by_hand(),
        Rival::Net(net) => Eval::by_net(net),
    };
    let mut thoughts = dice.clone();
    let mut actions = Vec::new();
    for _ in 0..=G::MAX_DECISIONS {
        let Some(due) = G::to_act(&state).first() else { break };
        let seen = Seen::<G>::new(&state, due);
        seen.actions(&mut actions);
        let eval = if due == seat { &mut own } else { &mut other };
        let best = if actions.len() > 1 {
            let hopes = look_ahead(&seen, &actions, GUESSES, eval, &mut thoughts);
            hopes.iter().enumerate().max_by(|a, b| a.1.worth().total_cmp(&b.1.worth())).map_or(0, |(i, _)| i)
        } else {
            0
        };
        let Some(&action) = actions.get(best) else { break };
        G::play(&mut state, due, action, &mut dice, &mut Silent);
    }
    let Some(outcome) = G::outcome(&state) else { return 0.0 };
    let winners = outcome.winners().count() as f64;
    if outcome.winners().any(|w| w == seat) { 1.0 / winners } else { 0.0 }
}
