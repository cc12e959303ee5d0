//! Bots against each other: every line-up meets the same deals from every seat.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_bots::{BotSpec, Cancel, Knowledge, Player};
use orrery_core::{SetupError, Silent};
use rayon::prelude::*;
use serde::Serialize;

use crate::rating::ratings;
use crate::sim::game_dice;
use crate::stats::{Mean, Sprt, wilson};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Tournament<O> {
    /// The bots, the one of interest first.
    pub bots: Vec<BotSpec>,
    /// The table.
    pub options: O,
    /// How many games at least; rounded up so that every line-up sits in every order of seats.
    pub games: u64,
    /// How many games are played at the same time; 0: one for each core.
    pub threads: usize,
    /// Everything follows from it, unless a bot thinks by the clock.
    pub seed: u64,
    /// Whether to stop as soon as it is clear how good the first bot is.
    pub sprt: Option<Sprt>,
    /// Whether to note which actions are used; costs some time.
    pub note_actions: bool,
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub players: u8,
    /// How many games were played.
    pub games: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// The seed.
    pub seed: u64,
    /// Decisions per second over all bots and threads, thinking included.
    pub decisions_per_second: f64,
    /// What the sequential test said about the first bot, if it was asked and ended.
    pub first_is_better: Option<bool>,
    /// The result of each bot, in the order they were named.
    pub results: Vec<BotResult>,
    /// Games that a bot broke off by an illegal action; always 0 unless a bot is unsound. They count as
    /// lost for everybody.
    pub illegal: u64,
    /// How many games took how many decisions, in steps of [`ArenaReport::LENGTH_STEP`].
    pub lengths: BTreeMap<usize, u64>,
}

impl ArenaReport {
    /// The width of a bar of [`ArenaReport::lengths`].
    pub const LENGTH_STEP: usize = 10;
}

/// The result of one bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    /// The bot, as it was written.
    pub bot: String,
    /// How many games it played; a game in which it sat on two seats counts twice.
    pub games: u64,
    /// How many it won; a victory shared by two counts as half.
    pub wins: f64,
    /// `wins / games`.
    pub win_rate: f64,
    /// The lower end of the 95 % interval of the win rate.
    pub win_rate_low: f64,
    /// The upper end of the 95 % interval of the win rate.
    pub win_rate_high: f64,
    /// The mean score.
    pub mean_score: f64,
    /// Half the width of the 95 % interval of the mean score.
    pub mean_score_margin: f64,
    /// The rating; the mean of all bots is 1500.
    pub rating: f64,
    /// Half the width of the 95 % interval of the rating.
    pub rating_margin: f64,
    /// Decisions per second of thinking.
    pub decisions_per_second: f64,
    /// The longest that it thought about one decision, in milliseconds.
    pub slowest_ms: f64,
    /// Simulated decisions per second of thinking; 0 if it does not search.
    pub simulated_per_second: f64,
    /// Games and wins at each seat.
    pub seats: Vec<(u64, f64)>,
    /// How often it ended with each score.
    pub scores: BTreeMap<i32, u64>,
    /// How often it used each kind of action; empty unless asked for.
    pub actions: BTreeMap<String, u64>,
}

/// One bot's part in one game.
#[derive(Clone, Default)]
struct Part {
    score: i32,
    rank: u8,
    win: f64,
    decisions: u64,
    simulated: u64,
    time: Duration,
    slowest: Duration,
    actions: BTreeMap<String, u64>,
    illegal: bool,
}

/// One game: who sat where, and what came of it.
struct Played {
    seating: Vec<usize>,
    parts: Vec<Part>,
}

/// Plays the tournament. `progress` is called with the number of games finished and to be played.
///
/// # Errors
///
/// If the options make no game.
pub fn tournament<G: Knowledge>(
    plan: &Tournament<G::Options>,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<ArenaReport, SetupError> {
    let players =
        G::players(&G::setup(&plan.options, &mut game_dice(plan.seed, 0), &mut orrery_core::Silent)?);
    let line_ups = line_ups(plan.bots.len(), usize::from(players));
    let blocks =
        plan.games.div_ceil(u64::from(players)).max(1).next_multiple_of(line_ups.len().max(1) as u64);
    let games = if line_ups.is_empty() { 0 } else { blocks * u64::from(players) };
    let started = Instant::now();
    let done = AtomicU64::new(0);
    let play = |number: u64| {
        let (block, turn) = (number / u64::from(players), (number % u64::from(players)) as usize);
        let (deal, line_up) = (block / line_ups.len() as u64, (block % line_ups.len() as u64) as usize);
        let mut seating = line_ups[line_up].clone();
        seating.rotate_right(turn);
        let parts = one_game::<G>(plan, &seating, deal);
        progress(done.fetch_add(1, Ordering::Relaxed) + 1, games);
        Played { seating, parts }
    };
    let mut table = Table::new(plan.bots.len(), usize::from(players));
    let mut verdict = None;
    crate::threads::run(plan.threads, || {
        let whole_deal = line_ups.len().max(1) as u64 * u64::from(players);
        // The same stops for every number of threads, so that the result does not depend on it.
        let stride =
            if plan.sprt.is_some() { whole_deal.max(16).next_multiple_of(whole_deal) } else { games };
        let mut from = 0;
        while from < games && verdict.is_none() {
            let until = (from + stride).min(games);
            let played: Vec<Played> = (from..until).into_par_iter().map(play).collect();
            played.iter().for_each(|game| table.add(game));
            verdict = plan.sprt.and_then(|test| test.verdict(table.wins(0), table.entries(0)));
            from = until;
        }
    });
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    Ok(ArenaReport {
        game: G::info().id,
        players,
        games: table.games,
        seconds,
        seed: plan.seed,
        decisions_per_second: table.decisions as f64 / seconds,
        first_is_better: verdict,
        results: table.results(&plan.bots),
        illegal: table.illegal,
        lengths: table.lengths,
    })
}

/// Who sits together: every choice of as many bots as there are seats; if there are fewer bots than
/// seats, all of them in turns.
fn line_ups(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    if bots == 0 || seats == 0 {
        return Vec::new();
    }
    if bots <= seats {
        return vec![(0..seats).map(|s| s % bots).collect()];
    }
    let mut all = Vec::new();
    let mut chosen: Vec<usize> = (0..seats).collect();
    loop {
        all.push(chosen.clone());
        let Some(i) = (0..seats).rev().find(|&i| chosen[i] < bots - seats + i) else { return all };
        chosen[i] += 1;
        for k in i + 1..seats {
            chosen[k] = chosen[k - 1] + 1;
        }
    }
}

fn one_game<G: Knowledge>(plan: &Tournament<G::Options>, seating: &[usize], deal: u64) -> Vec<Part> {
    let mut parts = vec![Part::default(); seating.len()];
    let mut dice = game_dice(plan.seed, deal);
    // The same options made a game before.
    let Ok(mut state) = G::setup(&plan.options, &mut dice, &mut orrery_core::Silent) else { return parts };
    let players = G::players(&state);
    let mut bots: Vec<Player<G>> = seating
        .iter()
        .map(|&bot| Player::new(&plan.bots[bot], players, plan.seed ^ (deal << 8 | bot as u64)))
        .collect();
    let cancel = Cancel::new();
    for _ in 0..=G::MAX_DECISIONS {
        let Some(seat) = G::to_act(&state).first() else { break };
        let part = &mut parts[seat.index()];
        let started = Instant::now();
        let choice = bots[seat.index()].decide(&state, seat, &cancel);
        let time = started.elapsed();
        let Some(action) = choice else { break };
        part.decisions += 1;
        part.time += time;
        part.slowest = part.slowest.max(time);
        if plan.note_actions {
            *part.actions.entry(kind(&action)).or_default() += 1;
        }
        if orrery_core::check::<G>(&state, seat, action).is_err() {
            part.illegal = true;
            break;
        }
        G::play(&mut state, seat, action, &mut dice, &mut Silent);
    }
    if let Some(outcome) = G::outcome(&state) {
        let winners = outcome.winners().count().max(1) as f64;
        for result in &outcome.seats {
            let part = &mut parts[result.seat.index()];
            (part.score, part.rank) = (result.score, result.rank);
            part.win = if result.rank == 1 { 1.0 / winners } else { 0.0 };
        }
    }
    for (part, bot) in parts.iter_mut().zip(&bots) {
        part.simulated = bot.simulated();
    }
    parts
}

/// The kind of an action: what its JSON form says it does, without the details.
fn kind<A: Serialize>(action: &A) -> String {
    match serde_json::to_value(action) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(serde_json::Value::Object(fields)) => match fields.get("do") {
            Some(serde_json::Value::String(name)) => name.clone(),
            _ => fields.keys().next().cloned().unwrap_or_default(),
        },
        _ => String::new(),
    }
}

/// Sums up games.
struct Table {
    games: u64,
    illegal: u64,
    decisions: u64,
    lengths: BTreeMap<usize, u64>,
    ahead: Vec<Vec<f64>>,
    rows: Vec<Row>,
}

#[derive(Clone, Default)]
struct Row {
    score: Mean,
    total: Part,
    seats: Vec<(u64, f64)>,
    scores: BTreeMap<i32, u64>,
}

impl Table {
    fn new(bots: usize, players: usize) -> Table {
        let row = Row { seats: vec![(0, 0.0); players], ..Row::default() };
        Table {
            games: 0,
            illegal: 0,
            decisions: 0,
            lengths: BTreeMap::new(),
            ahead: vec![vec![0.0; bots]; bots],
            rows: vec![row; bots],
        }
    }

    fn add(&mut self, game: &Played) {
        self.games += 1;
        self.illegal += u64::from(game.parts.iter().any(|p| p.illegal));
        let decisions: u64 = game.parts.iter().map(|p| p.decisions).sum();
        self.decisions += decisions;
        *self.lengths.entry(decisions as usize / ArenaReport::LENGTH_STEP).or_default() += 1;
        for (seat, (&bot, part)) in game.seating.iter().zip(&game.parts).enumerate() {
            let row = &mut self.rows[bot];
            row.score.add(f64::from(part.score));
            row.seats[seat].0 += 1;
            row.seats[seat].1 += part.win;
            *row.scores.entry(part.score).or_default() += 1;
            row.total.win += part.win;
            row.total.decisions += part.decisions;
            row.total.simulated += part.simulated;
            row.total.time += part.time;
            row.total.slowest = row.total.slowest.max(part.slowest);
            for (action, count) in &part.actions {
                *row.total.actions.entry(action.clone()).or_default() += count;
            }
            for (&other, rival) in game.seating.iter().zip(&game.parts) {
                self.ahead[bot][other] += match part.rank.cmp(&rival.rank) {
                    _ if other == bot => 0.0,
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }

    fn wins(&self, bot: usize) -> f64 {
        self.rows[bot].total.win
    }

    fn entries(&self, bot: usize) -> f64 {
        self.rows[bot].seats.iter().map(|s| s.0 as f64).sum()
    }

    fn results(&self, bots: &[BotSpec]) -> Vec<BotResult> {
        let rated = ratings(&self.ahead);
        let result = |(i, bot): (usize, &BotSpec)| {
            let Row { score, total, seats, scores } = &self.rows[i];
            let (games, wins) = (self.entries(i), self.wins(i));
            let (win_rate_low, win_rate_high) = wilson(wins, games);
            let seconds = total.time.as_secs_f64().max(1e-9);
            BotResult {
                bot: bot.to_string(),
                games: games as u64,
                wins,
                win_rate: wins / games.max(1.0),
                win_rate_low,
                win_rate_high,
                mean_score: score.mean(),
                mean_score_margin: score.half(),
                rating: rated[i].points,
                rating_margin: rated[i].margin,
                decisions_per_second: total.decisions as f64 / seconds,
                slowest_ms: total.slowest.as_secs_f64() * 1e3,
                simulated_per_second: total.simulated as f64 / seconds,
                seats: seats.clone(),
                scores: scores.clone(),
                actions: total.actions.clone(),
            }
        };
        bots.iter().enumerate().map(result).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ups_are_all_choices_of_bots() {
        assert_eq!(line_ups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(2, 2), [[0, 1]]);
        assert_eq!(line_ups(2, 5), [[0, 1, 0, 1, 0]]);
        assert_eq!(line_ups(5, 3).len(), 10);
        assert!(line_ups(0, 2).is_empty());
    }

    #[test]
    fn actions_are_named_by_what_they_do() {
        assert_eq!(kind(&serde_json::json!({"do": "leave"})), "leave");
        assert_eq!(kind(&"Done"), "Done");
        assert_eq!(kind(&serde_json::json!({"Bid": 3})), "Bid");
    }
}
