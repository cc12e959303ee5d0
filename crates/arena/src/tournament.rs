//! Bots against each other: every line-up meets the same deals from every seat. At a table of one seat every
//! bot plays the same deals alone.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_bots::{BotSpec, Cancel, Knowledge, Player};
use orrery_core::{Outcome, Seat, SetupError, Silent, Verdict};
use rayon::prelude::*;
use serde::Serialize;

use crate::rating::ratings;
use crate::sim::game_dice;
use crate::stats::{Mean, Quantiles, Sprt, wilson};

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
    /// What was chosen when the table was set.
    pub options: serde_json::Value,
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
    /// How many it won; a victory shared by two and a draw count as half. None where there is nothing to win:
    /// in a solo game without a rival.
    pub wins: Option<f64>,
    /// `wins / games`.
    pub win_rate: Option<f64>,
    /// The lower end of the 95 % interval of the win rate.
    pub win_rate_low: Option<f64>,
    /// The upper end of the 95 % interval of the win rate.
    pub win_rate_high: Option<f64>,
    /// The mean score.
    pub mean_score: f64,
    /// Half the width of the 95 % interval of the mean score.
    pub mean_score_margin: f64,
    /// How the scores are distributed.
    pub quantiles: Quantiles,
    /// The mean difference to the score of the first bot in the same deals; only at a table of one seat.
    pub gap_to_first: Option<f64>,
    /// Half the width of its 95 % interval.
    pub gap_to_first_margin: Option<f64>,
    /// The rating; the mean of all bots is 1500. None at a table of one seat.
    pub rating: Option<f64>,
    /// Half the width of the 95 % interval of the rating.
    pub rating_margin: Option<f64>,
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

/// What one seat did in one game, or in many.
#[derive(Clone, Default)]
struct SeatGame {
    score: i32,
    rank: u8,
    /// The share of the victory; none where there is nothing to win.
    win: Option<f64>,
    decisions: u64,
    simulated: u64,
    time: Duration,
    slowest: Duration,
    actions: BTreeMap<String, u64>,
    illegal: bool,
}

/// One game: who sat where, and what came of it.
struct FinishedGame {
    deal: u64,
    /// The bot at each seat.
    seating: Vec<usize>,
    seats: Vec<SeatGame>,
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
    let players = G::players(&G::setup(&plan.options, &mut game_dice(plan.seed, 0), &mut Silent)?);
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
        let seats = play_game::<G>(plan, &seating, deal);
        progress(done.fetch_add(1, Ordering::Relaxed) + 1, games);
        FinishedGame { deal, seating, seats }
    };
    let mut tally = Tally::new(plan.bots.len(), usize::from(players));
    let mut verdict = None;
    crate::threads::run(plan.threads, || {
        let whole_deal = line_ups.len().max(1) as u64 * u64::from(players);
        // The same stops for every number of threads, so that the result does not depend on it.
        let stride =
            if plan.sprt.is_some() { whole_deal.max(16).next_multiple_of(whole_deal) } else { games };
        let mut from = 0;
        while from < games && verdict.is_none() {
            let until = (from + stride).min(games);
            let played: Vec<FinishedGame> = (from..until).into_par_iter().map(play).collect();
            played.iter().for_each(|game| tally.add(game));
            let wins = tally.wins(0);
            verdict = plan.sprt.zip(wins).and_then(|(test, wins)| test.verdict(wins, tally.entries(0)));
            from = until;
        }
    });
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    Ok(ArenaReport {
        game: G::info().id,
        players,
        options: serde_json::to_value(&plan.options).unwrap_or_default(),
        games: tally.games,
        seconds,
        seed: plan.seed,
        decisions_per_second: tally.decisions as f64 / seconds,
        first_is_better: verdict,
        results: tally.results(&plan.bots),
        illegal: tally.illegal,
        lengths: tally.lengths,
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

fn play_game<G: Knowledge>(plan: &Tournament<G::Options>, seating: &[usize], deal: u64) -> Vec<SeatGame> {
    // A game that a bot breaks off is lost for everybody.
    let mut seats = vec![SeatGame { win: Some(0.0), ..SeatGame::default() }; seating.len()];
    let mut dice = game_dice(plan.seed, deal);
    // The same options made a game before.
    let Ok(mut state) = G::setup(&plan.options, &mut dice, &mut Silent) else { return seats };
    let mut bots: Vec<Player<G>> = seating
        .iter()
        .map(|&bot| Player::new(&plan.bots[bot], &state, plan.seed ^ (deal << 8 | bot as u64)))
        .collect();
    let cancel = Cancel::new();
    for _ in 0..=G::MAX_DECISIONS {
        let Some(seat) = G::to_act(&state).first() else { break };
        let own = &mut seats[seat.index()];
        let started = Instant::now();
        let choice = bots[seat.index()].decide(&state, seat, &cancel);
        let time = started.elapsed();
        let Some(action) = choice else { break };
        own.decisions += 1;
        own.time += time;
        own.slowest = own.slowest.max(time);
        if plan.note_actions {
            *own.actions.entry(kind(&action)).or_default() += 1;
        }
        if orrery_core::check::<G>(&state, seat, action).is_err() {
            own.illegal = true;
            break;
        }
        G::play(&mut state, seat, action, &mut dice, &mut Silent);
    }
    if let Some(outcome) = G::outcome(&state) {
        for (own, result) in seats.iter_mut().zip(&outcome.seats) {
            (own.score, own.rank) = (result.score, result.rank);
            own.win = share_of_victory(&outcome, result.seat);
        }
    }
    for (own, bot) in seats.iter_mut().zip(&bots) {
        own.simulated = bot.simulated();
    }
    seats
}

/// 1 for a victory, shared by all who won; half for a draw; none where there is nothing to win.
pub fn share_of_victory(outcome: &Outcome, seat: Seat) -> Option<f64> {
    match outcome.seats[seat.index()].verdict {
        Verdict::Won => Some(1.0 / outcome.winners().count().max(1) as f64),
        Verdict::Drawn => Some(0.5),
        Verdict::Lost => Some(0.0),
        Verdict::Scored => None,
    }
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
struct Tally {
    games: u64,
    illegal: u64,
    decisions: u64,
    lengths: BTreeMap<usize, u64>,
    /// How often each bot finished ahead of each other.
    ahead: Vec<Vec<f64>>,
    bots: Vec<BotTally>,
}

#[derive(Clone, Default)]
struct BotTally {
    score: Mean,
    total: SeatGame,
    seats: Vec<(u64, f64)>,
    scores: BTreeMap<i32, u64>,
    /// The score in each deal; only at a table of one seat.
    by_deal: BTreeMap<u64, i32>,
}

impl Tally {
    fn new(bots: usize, players: usize) -> Tally {
        let bot = BotTally { seats: vec![(0, 0.0); players], ..BotTally::default() };
        Tally {
            games: 0,
            illegal: 0,
            decisions: 0,
            lengths: BTreeMap::new(),
            ahead: vec![vec![0.0; bots]; bots],
            bots: vec![bot; bots],
        }
    }

    fn add(&mut self, game: &FinishedGame) {
        self.games += 1;
        self.illegal += u64::from(game.seats.iter().any(|s| s.illegal));
        let decisions: u64 = game.seats.iter().map(|s| s.decisions).sum();
        self.decisions += decisions;
        *self.lengths.entry(decisions as usize / ArenaReport::LENGTH_STEP).or_default() += 1;
        for (seat, (&bot, own)) in game.seating.iter().zip(&game.seats).enumerate() {
            let tally = &mut self.bots[bot];
            tally.score.add(f64::from(own.score));
            tally.seats[seat].0 += 1;
            tally.seats[seat].1 += own.win.unwrap_or(0.0);
            *tally.scores.entry(own.score).or_default() += 1;
            if game.seats.len() == 1 {
                tally.by_deal.insert(game.deal, own.score);
            }
            if let Some(win) = own.win {
                *tally.total.win.get_or_insert(0.0) += win;
            }
            tally.total.decisions += own.decisions;
            tally.total.simulated += own.simulated;
            tally.total.time += own.time;
            tally.total.slowest = tally.total.slowest.max(own.slowest);
            for (action, count) in &own.actions {
                *tally.total.actions.entry(action.clone()).or_default() += count;
            }
            for (&other, rival) in game.seating.iter().zip(&game.seats) {
                self.ahead[bot][other] += match own.rank.cmp(&rival.rank) {
                    _ if other == bot => 0.0,
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }

    fn wins(&self, bot: usize) -> Option<f64> {
        self.bots[bot].total.win
    }

    fn entries(&self, bot: usize) -> f64 {
        self.bots[bot].seats.iter().map(|s| s.0 as f64).sum()
    }

    /// The difference to the score of the first bot, over the deals that both have played alone.
    fn gap_to_first(&self, bot: usize) -> Mean {
        let mut gap = Mean::default();
        for (deal, score) in &self.bots[bot].by_deal {
            if let Some(first) = self.bots[0].by_deal.get(deal) {
                gap.add(f64::from(score - first));
            }
        }
        gap
    }

    fn results(&self, bots: &[BotSpec]) -> Vec<BotResult> {
        let rated = ratings(&self.ahead);
        let result = |(i, bot): (usize, &BotSpec)| {
            let BotTally { score, total, seats, scores, .. } = &self.bots[i];
            let (games, wins) = (self.entries(i), self.wins(i));
            let interval = wins.map(|wins| wilson(wins, games));
            let seconds = total.time.as_secs_f64().max(1e-9);
            let alone = seats.len() == 1;
            let gap = alone.then(|| self.gap_to_first(i));
            BotResult {
                bot: bot.to_string(),
                games: games as u64,
                wins,
                win_rate: wins.map(|wins| wins / games.max(1.0)),
                win_rate_low: interval.map(|(low, _)| low),
                win_rate_high: interval.map(|(_, high)| high),
                mean_score: score.mean(),
                mean_score_margin: score.margin(),
                quantiles: Quantiles::of(scores),
                gap_to_first: gap.map(|gap| gap.mean()),
                gap_to_first_margin: gap.map(|gap| gap.margin()),
                rating: (!alone).then_some(rated[i].points),
                rating_margin: (!alone).then_some(rated[i].margin),
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
        assert_eq!(line_ups(2, 1), [[0], [1]]);
        assert!(line_ups(0, 2).is_empty());
    }

    #[test]
    fn actions_are_named_by_what_they_do() {
        assert_eq!(kind(&serde_json::json!({"do": "leave"})), "leave");
        assert_eq!(kind(&"Done"), "Done");
        assert_eq!(kind(&serde_json::json!({"Bid": 3})), "Bid");
    }
}
