//! How fast an engine is. One thread, random play, wall-clock time; for comparing today with yesterday
//! on the same machine, not for passing or failing.

use std::hint::black_box;
use std::time::{Duration, Instant};

use orrery_core::{FastDice, Game, Seat, SetupError, Silent, apply, playout};
use serde::Serialize;

use crate::sim::game_dice;

/// How fast an engine is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub players: u8,
    /// What was chosen when the table was set.
    pub options: serde_json::Value,
    /// Decisions per second in random play from setup to the end: list, choose, play.
    pub decisions_per_second: f64,
    /// Random games per second.
    pub games_per_second: f64,
    /// Decisions per random game.
    pub decisions_per_game: f64,
    /// The time to check and carry out one action.
    pub ns_per_apply: f64,
    /// The time to list the legal actions of one seat.
    pub ns_per_legal: f64,
    /// The length of a list of legal actions.
    pub mean_legal: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// The time to copy a state.
    pub clone_ns: f64,
    /// Allocations in one random game after its setup, once the list of actions has grown; none if the program
    /// does not count them.
    pub allocations_per_playout: Option<f64>,
}

/// Measures the game for about three seconds. `allocations` reads the number of allocations that the
/// program has made so far, if it counts them.
///
/// # Errors
///
/// If the options make no game.
pub fn bench<G: Game>(
    options: &G::Options,
    allocations: Option<fn() -> u64>,
) -> Result<BenchReport, SetupError> {
    let players = G::players(&G::setup(options, &mut FastDice::new(0), &mut Silent)?);
    let (games, decisions, seconds, allocated) = playouts::<G>(options, allocations.unwrap_or(|| 0))?;
    let sample = Sample::<G>::take(options)?;
    let (ns_per_legal, mean_legal) = sample.legal();
    Ok(BenchReport {
        game: G::info().id,
        players,
        options: serde_json::to_value(options).unwrap_or_default(),
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        ns_per_apply: sample.apply(options)?,
        ns_per_legal,
        mean_legal,
        state_bytes: size_of::<G::State>(),
        clone_ns: sample.clone_states(),
        allocations_per_playout: allocations.map(|_| allocated as f64 / games as f64),
    })
}

const PLAYOUTS_TIME: Duration = Duration::from_millis(1200);
const SAMPLE_TIME: Duration = Duration::from_millis(500);

fn playouts<G: Game>(
    options: &G::Options,
    allocations: fn() -> u64,
) -> Result<(u64, u64, f64, u64), SetupError> {
    let mut actions = Vec::with_capacity(256);
    let (mut games, mut decisions, mut allocated) = (0, 0, 0);
    let mut warm = G::setup(options, &mut FastDice::new(0), &mut Silent)?;
    playout::random::<G>(&mut warm, &mut FastDice::new(0), &mut actions, G::MAX_DECISIONS);
    let started = Instant::now();
    while started.elapsed() < PLAYOUTS_TIME {
        let mut dice = game_dice(1, games);
        let mut state = G::setup(options, &mut dice, &mut Silent)?;
        let before = allocations();
        decisions += playout::random::<G>(&mut state, &mut dice, &mut actions, G::MAX_DECISIONS) as u64;
        allocated += allocations() - before;
        games += 1;
    }
    Ok((games, decisions, started.elapsed().as_secs_f64(), allocated))
}

/// Random games as they were played, and some of their states.
struct Sample<G: Game> {
    games: Vec<Vec<(Seat, G::Action)>>,
    states: Vec<(Seat, G::State)>,
}

const GAMES: u64 = 16;
const STATES: usize = 2048;

impl<G: Game> Sample<G> {
    fn take(options: &G::Options) -> Result<Self, SetupError> {
        let mut sample = Sample { games: Vec::new(), states: Vec::new() };
        let mut actions = Vec::new();
        for number in 0..GAMES {
            let mut choices = game_dice(2, number);
            let mut dice = game_dice(1, number);
            let mut state = G::setup(options, &mut dice, &mut Silent)?;
            let mut game = Vec::new();
            while let Some((seat, action)) = playout::choose::<G>(&state, &mut choices, &mut actions) {
                if sample.states.len() < STATES {
                    sample.states.push((seat, state.clone()));
                }
                G::play(&mut state, seat, action, &mut dice, &mut Silent);
                game.push((seat, action));
                if game.len() > G::MAX_DECISIONS {
                    break;
                }
            }
            sample.games.push(game);
        }
        Ok(sample)
    }

    /// Replays the games; returns nanoseconds per action.
    fn apply(&self, options: &G::Options) -> Result<f64, SetupError> {
        let (mut time, mut count) = (Duration::ZERO, 0u64);
        while time < SAMPLE_TIME {
            for (number, game) in self.games.iter().enumerate() {
                let mut dice = game_dice(1, number as u64);
                let mut state = G::setup(options, &mut dice, &mut Silent)?;
                let started = Instant::now();
                for &(seat, action) in game {
                    // What was legal in the same game before is legal now.
                    let _ = black_box(apply::<G>(&mut state, seat, action, &mut dice, &mut Silent));
                }
                time += started.elapsed();
                count += game.len() as u64;
            }
            if count == 0 {
                break;
            }
        }
        Ok(per(time, count))
    }

    /// Lists the legal actions; returns nanoseconds per list, and its mean length.
    fn legal(&self) -> (f64, f64) {
        let mut actions = Vec::with_capacity(256);
        let (mut count, mut listed) = (0u64, 0u64);
        let started = Instant::now();
        while started.elapsed() < SAMPLE_TIME && !self.states.is_empty() {
            for (seat, state) in &self.states {
                actions.clear();
                G::legal(black_box(state), *seat, &mut actions);
                listed += actions.len() as u64;
            }
            count += self.states.len() as u64;
        }
        (per(started.elapsed(), count), listed as f64 / count.max(1) as f64)
    }

    /// Copies states; returns nanoseconds per copy.
    fn clone_states(&self) -> f64 {
        let Some((_, first)) = self.states.first() else { return 0.0 };
        let mut target = first.clone();
        let mut count = 0u64;
        let started = Instant::now();
        while started.elapsed() < SAMPLE_TIME {
            for (_, state) in &self.states {
                target.clone_from(black_box(state));
                black_box(&mut target);
            }
            count += self.states.len() as u64;
        }
        per(started.elapsed(), count)
    }
}

fn per(time: Duration, count: u64) -> f64 {
    time.as_nanos() as f64 / count.max(1) as f64
}
