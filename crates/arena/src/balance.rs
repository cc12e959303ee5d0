//! Which components win more than others: many games of one bot against itself.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use orrery_bots::{BotSpec, Cancel, Knowledge, Player};
use orrery_core::{Arg, Dice, Log, Outcome, Seat, SetupError, Silent, Viewer, playout};
use rayon::prelude::*;
use serde::Serialize;

use crate::sim::game_dice;
use crate::stats::{Mean, wilson};
use crate::tournament::share_of_victory;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct BalancePlan<O> {
    /// The bot at every seat.
    pub bot: BotSpec,
    /// The table.
    pub options: O,
    /// How many games.
    pub games: u64,
    /// How many choices each seat makes at random before its bot takes over: what bots never choose at the
    /// beginning is seen too then.
    pub random_choices: u32,
    /// How many games are played at the same time; 0: one for each core.
    pub threads: usize,
    /// Everything follows from it, unless the bot thinks by the clock.
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct BalanceReport {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub players: u8,
    /// The bot at every seat.
    pub bot: String,
    /// How many games were played.
    pub games: u64,
    /// The mean score of all seats.
    pub mean_score: f64,
    /// A row for each component that some seat used, by group and win rate.
    pub rows: Vec<BalanceRow>,
}

/// How the seats fared that used a component.
#[derive(Clone, Debug, Serialize)]
pub struct BalanceRow {
    /// What kind of use: the game's own groups (see [`Knowledge::used`]), or "scored for" if the sheet names it.
    pub group: String,
    /// The component.
    pub component: String,
    /// The share of all seats that used it.
    pub used: f64,
    /// Their share of victories; none where there is nothing to win.
    pub win_rate: Option<f64>,
    /// The ends of its 95 % interval.
    pub win_rate_interval: Option<(f64, f64)>,
    /// Their mean score.
    pub mean_score: f64,
    /// Half the width of its 95 % interval.
    pub mean_score_margin: f64,
}

#[derive(Default)]
struct Tally {
    seats: f64,
    wins: Option<f64>,
    score: Mean,
}

impl Tally {
    fn add(&mut self, score: i32, win: Option<f64>) {
        self.seats += 1.0;
        self.score.add(score.into());
        if let Some(win) = win {
            *self.wins.get_or_insert_default() += win;
        }
    }
}

/// One seat at the end of a game.
struct SeatEnd {
    score: i32,
    win: Option<f64>,
    used: Vec<(String, String)>,
}

/// Plays the games. `progress` is called with the number of games finished.
///
/// # Errors
///
/// If the options make no game.
pub fn balance<G: Knowledge>(
    plan: &BalancePlan<G::Options>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<BalanceReport, SetupError> {
    let players = G::players(&G::setup(&plan.options, &mut game_dice(plan.seed, 0), &mut Silent)?);
    let done = AtomicU64::new(0);
    let play = |deal: u64| {
        let ends = play_game::<G>(plan, deal);
        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        ends
    };
    // Collected in order and summed up one after the other: the same figures on any number of threads.
    let games: Vec<Vec<SeatEnd>> =
        crate::threads::run(plan.threads, || (0..plan.games).into_par_iter().map(play).collect());
    let mut all = Tally::default();
    let mut tallies: BTreeMap<&(String, String), Tally> = BTreeMap::new();
    for end in games.iter().flatten() {
        all.add(end.score, end.win);
        for used in &end.used {
            tallies.entry(used).or_default().add(end.score, end.win);
        }
    }
    let row = |((group, component), tally): (&(String, String), Tally)| BalanceRow {
        group: group.clone(),
        component: component.clone(),
        used: tally.seats / all.seats.max(1.0),
        win_rate: tally.wins.map(|wins| wins / tally.seats),
        win_rate_interval: tally.wins.map(|wins| wilson(wins, tally.seats)),
        mean_score: tally.score.mean(),
        mean_score_margin: tally.score.margin(),
    };
    let mut rows: Vec<BalanceRow> = tallies.into_iter().map(row).collect();
    rows.sort_by(|a, b| {
        let value = |row: &BalanceRow| row.win_rate.unwrap_or(row.mean_score);
        a.group.cmp(&b.group).then(value(b).total_cmp(&value(a)))
    });
    Ok(BalanceReport {
        game: G::info().id,
        players,
        bot: plan.bot.to_string(),
        games: plan.games,
        mean_score: all.score.mean(),
        rows,
    })
}

fn play_game<G: Knowledge>(plan: &BalancePlan<G::Options>, deal: u64) -> Vec<SeatEnd> {
    let mut dice = game_dice(plan.seed, deal);
    // The same options made a game before.
    let mut told = Log::default();
    let Ok(mut state) = G::setup(&plan.options, &mut dice, &mut told) else { return Vec::new() };
    let seats = Seat::all(G::players(&state));
    let mut bots: Vec<Player<G>> = seats
        .clone()
        .map(|seat| Player::new(&plan.bot, &state, plan.seed ^ (deal << 8 | seat.index() as u64)))
        .collect();
    let cancel = Cancel::new();
    let mut random = vec![plan.random_choices; bots.len()];
    let mut actions = Vec::new();
    while let Some(seat) = G::to_act(&state).first() {
        let left = &mut random[seat.index()];
        let choice = if *left > 0 {
            playout::forward::<G>(&state, seat, &mut actions);
            *left -= u32::from(actions.len() > 1);
            dice.pick(&actions)
        } else {
            bots[seat.index()].decide(&state, seat, &cancel)
        };
        let Some(action) = choice else { break };
        G::play(&mut state, seat, action, &mut dice, &mut told);
    }
    let Some(outcome) = G::outcome(&state) else { return Vec::new() };
    let end = |seat: Seat| SeatEnd {
        score: outcome.seats[seat.index()].score,
        win: share_of_victory(&outcome, seat),
        used: used::<G>(&told, &outcome, seat),
    };
    seats.map(end).collect()
}

/// What the game says that the seat used, and every component that the score sheet names with points.
fn used<G: Knowledge>(told: &Log<G::Event>, outcome: &Outcome, seat: Seat) -> Vec<(String, String)> {
    let told = told.heard_by(Viewer::Seat(seat));
    let mut all: Vec<_> =
        G::used(&told, seat).into_iter().map(|(group, id)| (group.to_owned(), id)).collect();
    for line in outcome.seats[seat.index()].lines.iter().filter(|line| line.points > 0) {
        let names = line.label.args.values().filter_map(|arg| match arg {
            Arg::Name(id) => Some(("scored for".to_owned(), id.to_string())),
            _ => None,
        });
        all.extend(names);
    }
    all.sort();
    all.dedup();
    all
}
