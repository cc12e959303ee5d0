//! Random games in bulk. The result depends on the options, the number of games and the seed, never on
//! the number of threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use orrery_core::{Dice, FastDice, Game, SetupError, Silent, Verdict, playout};
use rayon::prelude::*;
use serde::Serialize;

use crate::stats::Quantiles;

/// What came out of many random games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub players: u8,
    /// What was chosen when the table was set.
    pub options: serde_json::Value,
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made in all of them.
    pub decisions: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// Games per second, over all threads.
    pub games_per_second: f64,
    /// Decisions per second, over all threads.
    pub decisions_per_second: f64,
    /// Decisions per game.
    pub mean_decisions_per_game: f64,
    /// The decisions of the longest game.
    pub longest_game: u64,
    /// Games that did not end within the game's own bound; always 0 for a sound engine.
    pub unfinished: u64,
    /// The mean score of each seat.
    pub mean_scores: Vec<f64>,
    /// How often each seat won, shared wins and draws counted in parts. None where there is nothing to win: in a
    /// solo game without a rival.
    pub wins: Option<Vec<f64>>,
    /// The mean score of each rival that holds no seat.
    pub rivals: Vec<f64>,
    /// How the scores of all seats are distributed.
    pub quantiles: Quantiles,
    /// How many seats ended with each score.
    pub scores: BTreeMap<i32, u64>,
}

#[derive(Default)]
struct Tally {
    decisions: u64,
    longest: u64,
    unfinished: u64,
    sums: Vec<i64>,
    // In 840ths, which divide evenly among up to eight winners: sums are exact in every order.
    wins: Vec<u64>,
    something_to_win: bool,
    rivals: Vec<i64>,
    scores: BTreeMap<i32, u64>,
}

const WHOLE_WIN: u64 = 840;

/// Plays `games` random games on `threads` threads (0: one for each core) and calls `progress` with
/// the number of games finished so far, about a hundred times.
///
/// # Errors
///
/// If the options make no game.
pub fn sim<G: Game>(
    options: &G::Options,
    games: u64,
    threads: usize,
    seed: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, SetupError> {
    let players = G::players(&G::setup(options, &mut FastDice::new(seed), &mut Silent)?);
    let started = Instant::now();
    let done = AtomicU64::new(0);
    let step = (games / 100).max(1);
    let chunk = |first: u64| {
        let mut tally = Tally::default();
        let mut actions = Vec::new();
        for number in first..(first + CHUNK).min(games) {
            play_one::<G>(options, &mut game_dice(seed, number), &mut actions, &mut tally);
            let finished = done.fetch_add(1, Ordering::Relaxed) + 1;
            if finished.is_multiple_of(step) || finished == games {
                progress(finished);
            }
        }
        tally
    };
    let starts: Vec<u64> = (0..games).step_by(CHUNK as usize).collect();
    let total = crate::threads::run(threads, || {
        starts.into_par_iter().map(chunk).reduce(Tally::default, Tally::plus)
    });
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    let mean = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
    Ok(SimReport {
        game: G::info().id,
        players,
        options: serde_json::to_value(options).unwrap_or_default(),
        games,
        decisions: total.decisions,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_second: total.decisions as f64 / seconds,
        mean_decisions_per_game: mean(total.decisions as f64),
        longest_game: total.longest,
        unfinished: total.unfinished,
        mean_scores: total.sums.iter().map(|&s| mean(s as f64)).collect(),
        wins: total
            .something_to_win
            .then(|| total.wins.iter().map(|&w| w as f64 / WHOLE_WIN as f64).collect()),
        rivals: total.rivals.iter().map(|&s| mean(s as f64)).collect(),
        quantiles: Quantiles::of(&total.scores),
        scores: total.scores,
    })
}

const CHUNK: u64 = 32;

/// The dice of game `number` of a run: the same for the same seed and number.
pub(crate) fn game_dice(seed: u64, number: u64) -> FastDice {
    let mut mixer = FastDice::new(seed);
    let (a, b) = (u64::from(mixer.word()), u64::from(mixer.word()));
    FastDice::new((a << 32 | b).wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
}

fn play_one<G: Game>(
    options: &G::Options,
    dice: &mut FastDice,
    actions: &mut Vec<G::Action>,
    tally: &mut Tally,
) {
    // The same options made a game before.
    let Ok(mut state) = G::setup(options, dice, &mut Silent) else { return };
    let decisions = playout::random::<G>(&mut state, dice, actions, G::MAX_DECISIONS + 1) as u64;
    tally.decisions += decisions;
    tally.longest = tally.longest.max(decisions);
    let Some(outcome) = G::outcome(&state) else {
        tally.unfinished += 1;
        return;
    };
    let winners = outcome.winners().count().max(1) as u64;
    tally.sums.resize(outcome.seats.len(), 0);
    tally.wins.resize(outcome.seats.len(), 0);
    for result in &outcome.seats {
        tally.sums[result.seat.index()] += i64::from(result.score);
        tally.wins[result.seat.index()] += match result.verdict {
            Verdict::Won => WHOLE_WIN / winners,
            Verdict::Drawn => WHOLE_WIN / 2,
            Verdict::Lost | Verdict::Scored => 0,
        };
        tally.something_to_win |= result.verdict != Verdict::Scored;
        *tally.scores.entry(result.score).or_default() += 1;
    }
    tally.rivals.resize(outcome.rivals.len().max(tally.rivals.len()), 0);
    tally.rivals.iter_mut().zip(&outcome.rivals).for_each(|(sum, rival)| *sum += i64::from(rival.score));
}

impl Tally {
    fn plus(mut self, other: Tally) -> Tally {
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.unfinished += other.unfinished;
        self.something_to_win |= other.something_to_win;
        add_each(&mut self.sums, other.sums);
        add_each(&mut self.wins, other.wins);
        add_each(&mut self.rivals, other.rivals);
        for (score, count) in other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        self
    }
}

fn add_each<T: Copy + Default + std::ops::AddAssign>(sums: &mut Vec<T>, more: Vec<T>) {
    sums.resize(sums.len().max(more.len()), T::default());
    sums.iter_mut().zip(more).for_each(|(sum, value)| *sum += value);
}
