//! How often judged chances come true: bots play many games, and positions are judged on the way.

use std::sync::atomic::{AtomicU64, Ordering};

use orrery_arena::stats::wilson;
use orrery_arena::svg::{COLOURS, Plot};
use orrery_bots::{BotSpec, Calibration, Cancel, Knowledge, Player};
use orrery_core::{Dice, FastDice, Seat, SetupError, Silent, Verdict};
use rayon::prelude::*;
use serde::Serialize;

use crate::judge::Judge;

/// What is to be measured.
pub struct Plan<'b> {
    /// Who plays at every seat.
    pub bot: &'b BotSpec,
    /// How many games.
    pub games: u64,
    /// The same seed plays the same games.
    pub seed: u64,
    /// Guesses at what is hidden, as in reports.
    pub guesses: u32,
}

/// How many positions of a game are judged.
const POSITIONS: usize = 6;

/// A position by what its seat knew: the judged chance, and what came of it.
pub type Sample = (f32, f32);

/// Plays the games and judges positions of all parts of them. `progress` is called with the number of games finished.
///
/// # Errors
///
/// If the options make no game.
pub fn samples<G: Knowledge>(
    plan: &Plan<'_>,
    options: &G::Options,
    calibration: &Calibration,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Sample>, SetupError> {
    G::setup(options, &mut FastDice::new(0), &mut Silent)?;
    let done = AtomicU64::new(0);
    let play = |number: u64| {
        let samples = game::<G>(plan, options, calibration, number);
        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        samples
    };
    let games: Vec<Vec<Sample>> = (0..plan.games).into_par_iter().map(play).collect();
    Ok(games.into_iter().flatten().collect())
}

fn game<G: Knowledge>(
    plan: &Plan<'_>,
    options: &G::Options,
    calibration: &Calibration,
    number: u64,
) -> Vec<Sample> {
    let seed = plan.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
    let mut dice = FastDice::new(seed);
    // The same options made a game before.
    let Ok(mut state) = G::setup(options, &mut dice, &mut Silent) else { return Vec::new() };
    let seats: Vec<Seat> = Seat::all(G::players(&state)).collect();
    let mut bots: Vec<Player<G>> =
        seats.iter().map(|s| Player::new(plan.bot, &state, seed ^ u64::from(s.0) << 48)).collect();
    // Positions are picked while the game goes on, each as likely as any other.
    let mut picked = Vec::new();
    let mut choice = FastDice::new(seed ^ 0xCA11);
    let cancel = Cancel::new();
    let mut met = 0u32;
    while let Some(seat) = G::to_act(&state).first() {
        met += 1;
        if picked.len() < POSITIONS {
            picked.push(state.clone());
        } else if let place = choice.below(met) as usize
            && place < POSITIONS
        {
            picked[place] = state.clone();
        }
        let Some(action) = bots[seat.index()].decide(&state, seat, &cancel) else { break };
        G::play(&mut state, seat, action, &mut dice, &mut Silent);
    }
    let Some(outcome) = G::outcome(&state) else { return Vec::new() };
    let mut judge = Judge::with::<G>(&state, calibration.clone());
    let winners = outcome.winners().count().max(1) as f32;
    let came = |seat: Seat| match outcome.seats[seat.index()].verdict {
        Verdict::Won => Some(1.0 / winners),
        Verdict::Drawn => Some(0.5),
        Verdict::Lost => Some(0.0),
        Verdict::Scored => None,
    };
    let judged = picked
        .iter()
        .enumerate()
        .flat_map(|(place, state)| seats.iter().map(move |&seat| (place as u64, state, seat)));
    judged
        .filter_map(|(place, state, seat)| {
            let expected = judge.known::<G>(state, seat, plan.guesses, seed ^ place << 8 ^ u64::from(seat.0));
            Some((expected.win.mean as f32, came(seat)?))
        })
        .collect()
}

/// Positions that were judged alike.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Class {
    /// From which chance on.
    pub from: f64,
    /// Up to which.
    pub to: f64,
    /// How many positions.
    pub positions: u64,
    /// The mean of what was judged.
    pub judged: f64,
    /// The share that was won.
    pub won: f64,
    /// The range of that share (95 %), if positions were independent of each other; those of one game are not, so it
    /// is computed for as many positions as there were games.
    pub range: (f64, f64),
}

/// Sorts positions into ten classes by what was judged.
pub fn classes(samples: &[Sample], games: u64) -> Vec<Class> {
    sorted(samples, games, 10)
}

fn sorted(samples: &[Sample], games: u64, count: usize) -> Vec<Class> {
    let mut classes = Vec::new();
    let each = samples.len() as f64 / games.max(1) as f64;
    for class in 0..count {
        let (from, to) = (class as f64 / count as f64, (class + 1) as f64 / count as f64);
        let inside = |judged: f64| judged >= from && (judged < to || class + 1 == count);
        let members: Vec<&Sample> = samples.iter().filter(|(judged, _)| inside((*judged).into())).collect();
        if members.is_empty() {
            continue;
        }
        let n = members.len() as f64;
        let judged = members.iter().map(|(judged, _)| f64::from(*judged)).sum::<f64>() / n;
        let won = members.iter().map(|(_, came)| f64::from(*came)).sum::<f64>() / n;
        let apart = n / each.max(1.0);
        classes.push(Class { from, to, positions: n as u64, judged, won, range: wilson(won * apart, apart) });
    }
    classes
}

/// The positions that were judged 60 to 80 %: their number, what was judged in the mean, and the share that was won.
pub fn sixty_to_eighty(samples: &[Sample]) -> (usize, f64, f64) {
    let members: Vec<&Sample> = samples.iter().filter(|(judged, _)| (0.6..0.8).contains(judged)).collect();
    let n = members.len().max(1) as f64;
    let judged = members.iter().map(|(judged, _)| f64::from(*judged)).sum::<f64>() / n;
    (members.len(), judged, members.iter().map(|(_, came)| f64::from(*came)).sum::<f64>() / n)
}

/// How far judged and true chances lie apart, in the mean over all positions.
pub fn error(classes: &[Class]) -> f64 {
    let all: u64 = classes.iter().map(|class| class.positions).sum();
    let apart = |class: &Class| class.positions as f64 * (class.won - class.judged).abs();
    classes.iter().map(apart).sum::<f64>() / all.max(1) as f64
}

/// A plot of the classes: what was judged against what was won. On the straight line both are the same.
pub fn plot(classes: &[Class], title: &str) -> String {
    let mut plot = Plot::new((0.0, 100.0), (0.0, 100.0)).even_ticks();
    plot = plot.line(&[(0.0, 0.0), (100.0, 100.0)], "#99a");
    for class in classes {
        let range = (100.0 * class.range.0, 100.0 * class.range.1);
        let at = 100.0 * class.judged;
        plot = plot.line(&[(at, range.0), (at, range.1)], COLOURS[1]);
    }
    let points: Vec<(f64, f64)> = classes.iter().map(|c| (100.0 * c.judged, 100.0 * c.won)).collect();
    plot.line(&points, COLOURS[0]).file(title)
}
