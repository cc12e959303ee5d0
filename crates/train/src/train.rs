//! A training run: play, learn, try, keep the best.

use std::fmt;
use std::path::PathBuf;
use std::time::Instant;

use orrery_bots::{Cancel, Knowledge};
use orrery_core::{FastDice, SetupError, Silent};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::checkpoint::Checkpoint;
use crate::selfplay::{SelfPlay, selfplay};
use crate::trial::{Opponent, trial};

/// What is to be done. The result follows from it, whatever the number of threads.
#[derive(Clone, Debug)]
pub struct Plan<O> {
    /// The table.
    pub options: O,
    /// How many games to play in all, those of a run that is resumed included.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// On how many threads games are played; 0: one for each core.
    pub threads: usize,
    /// How much of what became of a position is passed on to the one before.
    pub lambda: f32,
    /// The share of random decisions at the start; it falls to nothing.
    pub explore: f32,
    /// How many choices each seat makes at random first.
    pub random_choices: u32,
    /// The learning rate at the start; it falls to a twentieth.
    pub rate: f32,
    /// After how many games the network is tried and the run saved.
    pub every: u64,
    /// How many deals a trial has.
    pub deals: u64,
    /// Where the run is saved, and resumed from if the file exists.
    pub checkpoint: Option<PathBuf>,
}

impl<O> Plan<O> {
    /// The usual plan for a table.
    pub fn new(options: O, games: u64, seed: u64) -> Plan<O> {
        Plan {
            options,
            games,
            seed,
            threads: 1,
            lambda: 0.95,
            explore: 0.06,
            random_choices: 0,
            rate: 0.0007,
            every: (games / 10).max(1),
            deals: 100,
            checkpoint: None,
        }
    }
}

/// A point of the learning curve. At a table of one seat, a win is a better result in the same deal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CurvePoint {
    /// After how many games.
    pub games: u64,
    /// The share of wins against the hand-tuned evaluation.
    pub against_hand_tuned: f64,
    /// The share of wins against the best network before.
    pub against_best: f64,
    /// The mean squared error of the chance to win, against what became of it.
    pub error: f32,
    /// Whether it became the best network.
    pub best: bool,
}

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many games were played.
    pub games: u64,
    /// How many there will be.
    pub of: u64,
    /// Games per second of this run so far, trials included.
    pub games_per_second: f64,
    /// The newest point of the learning curve.
    pub point: Option<CurvePoint>,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Trained {
    /// The best network, as a file for the bots.
    pub weights: Vec<u8>,
    /// The learning curve.
    pub curve: Vec<CurvePoint>,
    /// How many games were played.
    pub games: u64,
}

/// Why a run failed.
#[derive(Debug)]
pub enum TrainError {
    /// The options make no game.
    Setup(SetupError),
    /// The checkpoint cannot be read or written.
    File(std::io::Error),
}

impl fmt::Display for TrainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainError::Setup(error) => error.fmt(f),
            TrainError::File(error) => write!(f, "the checkpoint: {error}"),
        }
    }
}

impl std::error::Error for TrainError {}

impl From<std::io::Error> for TrainError {
    fn from(error: std::io::Error) -> Self {
        TrainError::File(error)
    }
}

/// How many games are played with the same weights before learning from them.
const ROUND: u64 = 16;

/// Trains a network. `progress` is called after every few games; the flag stops the run, which is then
/// saved and can be resumed.
///
/// # Errors
///
/// If the options make no game, or the checkpoint cannot be read or written.
pub fn train<G: Knowledge>(
    plan: &Plan<G::Options>,
    cancel: &Cancel,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Trained, TrainError> {
    G::setup(&plan.options, &mut FastDice::new(plan.seed), &mut Silent).map_err(TrainError::Setup)?;
    let saved = match &plan.checkpoint {
        Some(path) => Checkpoint::load(path, G::INPUTS)?,
        None => None,
    };
    let mut run = saved.unwrap_or_else(|| Checkpoint::new(G::INPUTS, plan.seed));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
    let mut work = || run_until_done::<G>(plan, &mut run, cancel, progress);
    match pool {
        Ok(pool) => pool.install(work)?,
        Err(_) => work()?,
    }
    Ok(Trained { weights: run.best.save(), curve: run.curve, games: run.games })
}

fn run_until_done<G: Knowledge>(
    plan: &Plan<G::Options>,
    run: &mut Checkpoint,
    cancel: &Cancel,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<(), TrainError> {
    let started = Instant::now();
    let before = run.games;
    let (mut error, mut rounds) = (0.0, 0.0);
    while run.games < plan.games && !cancel.is_set() {
        let left = 1.0 - run.games as f32 / plan.games as f32;
        let settings = SelfPlay {
            lambda: plan.lambda,
            explore: plan.explore * left,
            random_choices: plan.random_choices,
        };
        let until = (run.games + ROUND).min(plan.games);
        let net = &run.learner.averaged;
        let play = |number: u64| {
            selfplay::<G>(net, &plan.options, settings, FastDice::new(seed_of(plan.seed, number)))
        };
        let mut examples: Vec<_> = (run.games..until).into_par_iter().flat_map_iter(play).collect();
        let mut dice = FastDice::new(seed_of(plan.seed ^ 0xFFFF, until));
        error += run.learner.learn(&mut examples, plan.rate * (0.05 + 0.95 * left), &mut dice);
        run.learner.update_average(until / ROUND);
        rounds += 1.0;
        let try_now = until / plan.every > run.games / plan.every || until == plan.games;
        run.games = until;
        let point = try_now.then(|| try_out::<G>(plan, run, error / rounds));
        if let Some(point) = point {
            (error, rounds) = (0.0, 0.0);
            run.curve.push(point);
            save(plan, run)?;
        }
        let games_per_second = (run.games - before) as f64 / started.elapsed().as_secs_f64().max(1e-9);
        progress(Progress { games: run.games, of: plan.games, games_per_second, point });
    }
    save(plan, run)
}

fn save<O>(plan: &Plan<O>, run: &Checkpoint) -> Result<(), TrainError> {
    match &plan.checkpoint {
        Some(path) => Ok(run.save(path)?),
        None => Ok(()),
    }
}

/// Tries the network against the hand-tuned evaluation and the best one so far, and keeps it if it is
/// better than that one by both trials together.
fn try_out<G: Knowledge>(plan: &Plan<G::Options>, run: &mut Checkpoint, error: f32) -> CurvePoint {
    let net = &run.learner.averaged;
    // Fresh deals for each trial, so that no network is chosen for knowing the deals.
    let seed = seed_of(plan.seed ^ 0xAAAA, run.games);
    let against_hand_tuned = trial::<G>(net, Opponent::HandTuned, &plan.options, plan.deals, seed);
    let against_best = trial::<G>(net, Opponent::Net(&run.best), &plan.options, plan.deals, seed);
    let players = G::setup(&plan.options, &mut FastDice::new(0), &mut Silent).map_or(2, |s| G::players(&s));
    // Alone, the network meets the other in the same deal.
    let fair = 1.0 / f64::from(players.max(2));
    let before = run.curve.iter().rev().find(|p| p.best).map_or(0.0, |p| p.against_hand_tuned);
    let best = (against_best - fair) + (against_hand_tuned - before) >= 0.0;
    if best {
        run.best = net.clone();
    }
    CurvePoint { games: run.games, against_hand_tuned, against_best, error, best }
}

fn seed_of(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(0xD134_2543_DE82_EF95).wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_catalog::types::Reworld;
    use orrery_core::Game;

    fn plan(games: u64) -> Plan<<Reworld as Game>::Options> {
        Plan { every: 16, deals: 2, ..Plan::new(Reworld::options(2), games, 3) }
    }

    #[test]
    fn a_run_is_the_same_on_any_number_of_threads_and_after_a_pause() {
        let whole = train::<Reworld>(&plan(48), &Cancel::new(), &mut |_| ()).unwrap();
        assert_eq!((whole.games, whole.curve.len()), (48, 3));
        let threads = Plan { threads: 2, ..plan(48) };
        assert_eq!(train::<Reworld>(&threads, &Cancel::new(), &mut |_| ()).unwrap().weights, whole.weights);
        let path = std::env::temp_dir().join(format!("orrery-train-{}", std::process::id()));
        let paused = Plan { checkpoint: Some(path.clone()), ..plan(48) };
        let cancel = Cancel::new();
        let stopped = train::<Reworld>(&paused, &cancel, &mut |p| {
            if p.games == 32 {
                cancel.cancel();
            }
        });
        assert_eq!(stopped.unwrap().games, 32);
        let resumed = train::<Reworld>(&paused, &Cancel::new(), &mut |_| ()).unwrap();
        std::fs::remove_file(path).unwrap();
        assert_eq!((resumed.weights, resumed.curve), (whole.weights, whole.curve));
    }
}
