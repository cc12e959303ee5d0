//! A recorded game, step by step, becomes a report.

use std::fmt;

use orrery_bots::{Budget, Cancel, Evaluation, Knowledge, Search, Seen, reasons};
use orrery_core::{
    FastDice, Log, Outcome, Present, Record, RecordError, Seat, Silent, TableDice, Verdict, Viewer, apply,
    playout,
};

use crate::duel::{Duel, Rounds, duel};
use crate::judge::{Expected, Judge, Mean};
use crate::report::{
    Chance, CurvePoint, Decision, Measure, Move, Report, Round, SeatReport, Sure, VERSION, rounded,
};

/// How much is computed. Counted in continuations and never in time, so that the same seed makes the same report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Iterations of the search for all decisions of a game together.
    pub iterations: u32,
    /// How the best and the played action are compared.
    pub rounds: Rounds,
    /// Guesses at what is hidden, for each point of the curves.
    pub guesses: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { iterations: 40_000, rounds: Rounds { pairs: 64, first: 16 }, guesses: 24 }
    }
}

/// The fewest and the most iterations for one decision.
const ITERATIONS: (u32, u32) = (60, 400);
/// Other deals that the one at the start is compared with.
const DEALS: u32 = 64;
/// Decisions of a seat that are looked at again with four times the continuations: the costliest are among them.
const FINALISTS: usize = 6;
const LONGER: u32 = 4;
/// A decision that cost less than this is not named.
const LEAST_LOSS: f64 = 0.005;
/// How many decisions are named, and how many strokes of luck.
const COSTLIEST: usize = 3;
const CHANCES: usize = 6;

/// Why there is no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// Somebody asked to stop.
    Cancelled,
    /// The record cannot be replayed.
    Record(RecordError),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::Cancelled => f.write_str("stopped"),
            Stopped::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Stopped {}

/// Judges every decision of a record from what its seat knew then. `progress` is called with the report so far,
/// whose curves grow, and the share that is done.
///
/// # Errors
///
/// If the record cannot be replayed, or somebody asks to stop.
pub fn examine<G: Present + Knowledge>(
    record: &Record<G>,
    effort: Effort,
    seed: u64,
    cancel: &Cancel,
    progress: &mut dyn FnMut(&Report, f64),
) -> Result<Report, Stopped> {
    let table = record.seed.ok_or(Stopped::Record(RecordError::NoSeed))?;
    let start = G::setup(&record.options, &mut TableDice::new(table, 0), &mut Silent)
        .map_err(|error| Stopped::Record(error.into()))?;
    let mut examiner = Examiner::<G>::new(record, &start, effort, seed, cancel);
    let mut state = start;
    let most = record.actions.len();
    for (step, &(seat, action)) in record.actions.iter().enumerate() {
        if cancel.is_set() {
            return Err(Stopped::Cancelled);
        }
        let refused = |rule| Stopped::Record(RecordError::Illegal { number: step + 1, rule });
        orrery_core::check::<G>(&state, seat, action).map_err(|illegal| refused(illegal.rule))?;
        let judged = examiner.judge_decision(&state, seat, action, step);
        let mut dice = TableDice::new(table, step as u64 + 1);
        let mut log = Log::default();
        let views = examiner.views(&state);
        apply::<G>(&mut state, seat, action, &mut dice, &mut log).map_err(|i| refused(i.rule))?;
        let news = |seat: Seat| dice.used() || log.revealed_to.contains(seat);
        examiner.look(&state, step + 1, &views, judged.as_ref(), &news);
        examiner.judged.extend(judged);
        progress(&examiner.report, 0.9 * (step + 1) as f64 / most.max(1) as f64);
    }
    examiner.finish(&state);
    examiner.name_costliest(progress)?;
    Ok(examiner.report)
}

/// A decision that was judged: what the played action is worth, compared with the best, for each seat.
struct Judged<G: Knowledge> {
    step: usize,
    seen: Seen<G>,
    played: G::Action,
    best: G::Action,
    /// How much better the best action is.
    duel: Duel,
}

struct Examiner<'r, G: Knowledge> {
    effort: Effort,
    seed: u64,
    cancel: &'r Cancel,
    judge: Judge,
    iterations: u32,
    /// What each seat can expect now.
    now: Vec<Expected>,
    sums: Vec<Sums>,
    judged: Vec<Judged<G>>,
    report: Report,
}

/// What moved the chance of a seat so far; variances are of the sums.
#[derive(Clone, Copy, Default)]
struct Sums {
    luck: Mean,
    own: Mean,
    others: Mean,
    rest: Mean,
}

impl<'r, G: Present + Knowledge> Examiner<'r, G> {
    fn new(record: &Record<G>, start: &G::State, effort: Effort, seed: u64, cancel: &'r Cancel) -> Self {
        let mut judge = Judge::new::<G>(start);
        let players = G::players(start);
        let decisions = record.actions.iter().filter(|(_, action)| !G::rewinds(*action)).count() as u32;
        let iterations = (effort.iterations / decisions.max(1)).clamp(ITERATIONS.0, ITERATIONS.1);
        let now: Vec<Expected> = Seat::all(players)
            .map(|seat| judge.known::<G>(start, seat, effort.guesses, mix(seed, 0, seat.0)))
            .collect();
        let before = before_the_deal::<G>(record, &mut judge, players, seed);
        let seats = Seat::all(players).map(|seat| {
            let deal = now[seat.index()].win.mean - before[seat.index()];
            SeatReport {
                seat,
                before: rounded(before[seat.index()]),
                end: 0.0,
                deal: rounded(deal),
                luck: Measure::default(),
                own: Measure::default(),
                others: Measure::default(),
                rest: Measure::default(),
                decisions: 0,
                agreed: 0,
                costliest: Vec::new(),
            }
        });
        let report = Report {
            version: VERSION,
            game: G::info().id.into(),
            finished: false,
            contest: true,
            calibration: Some(judge.calibration())
                .filter(|map| map.games > 0)
                .map(|map| rounded(map.error.into())),
            rounds: vec![Round { step: 0, number: G::stage(start) }],
            moments: vec![moment(0, &now)],
            seats: seats.collect(),
            chances: Vec::new(),
        };
        let sums = now.iter().zip(&before).map(|(now, before)| Sums {
            luck: Mean { mean: now.win.mean - before, variance: now.win.variance },
            ..Sums::default()
        });
        let sums = sums.collect();
        Examiner { effort, seed, cancel, judge, iterations, now, sums, judged: Vec::new(), report }
    }

    /// What each seat sees.
    fn views(&self, state: &G::State) -> Vec<G::View> {
        self.report.seats.iter().map(|s| G::view(state, Viewer::Seat(s.seat))).collect()
    }

    /// What would have been best, and by how much; none if there was no choice, or the best was done.
    fn judge_decision(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        step: usize,
    ) -> Option<Judged<G>> {
        let mut actions = Vec::new();
        playout::forward::<G>(state, seat, &mut actions);
        if G::rewinds(action) || actions.len() < 2 {
            return None;
        }
        let seen = Seen::<G>::new(state, seat);
        let mut dice = FastDice::new(mix(self.seed, step as u64 + 1, 100));
        let mut search = Search::<G>::new(1, Evaluation::Learned, seen.one());
        let found = search.think(&seen, Budget::Iterations(self.iterations), &mut dice, self.cancel);
        let best = found.first()?.action;
        let own = &mut self.report.seats[seat.index()];
        own.decisions += 1;
        if best == action {
            own.agreed += 1;
            return None;
        }
        let rounds = self.effort.rounds;
        let duel = duel(&seen, [best, action], rounds, &mut self.judge, &mut dice, self.cancel);
        Some(Judged { step, seen, played: action, best, duel })
    }

    /// Takes in what an action changed: the decision, luck where there was news for the seat, and the rest.
    fn look(
        &mut self,
        state: &G::State,
        step: usize,
        views: &[G::View],
        judged: Option<&Judged<G>>,
        news: &dyn Fn(Seat) -> bool,
    ) {
        for (place, sums) in self.sums.iter_mut().enumerate() {
            let seat = Seat(place as u8);
            // By the laws of the game, what a seat can expect is the same as long as its view is.
            let over = G::to_act(state).is_empty();
            let before = self.now[place];
            let after = if !over && G::view(state, Viewer::Seat(seat)) == views[place] {
                before
            } else {
                self.judge.known::<G>(state, seat, self.effort.guesses, mix(self.seed, step as u64, seat.0))
            };
            self.now[place] = after;
            let mut change = Mean {
                mean: after.win.mean - before.win.mean,
                variance: if after == before { 0.0 } else { after.win.variance + before.win.variance },
            };
            if let Some(judged) = judged {
                let lost = judged.duel.win[place];
                change = Mean { mean: change.mean + lost.mean, variance: change.variance + lost.variance };
                let sum = if judged.seen.seat() == seat { &mut sums.own } else { &mut sums.others };
                *sum = Mean { mean: sum.mean - lost.mean, variance: sum.variance + lost.variance };
            }
            let lucky = news(seat);
            let sum = if lucky { &mut sums.luck } else { &mut sums.rest };
            *sum = Mean { mean: sum.mean + change.mean, variance: sum.variance + change.variance };
            if lucky {
                let change = Measure::of(change.mean, change.variance);
                self.report.chances.push(Chance { step: step as u32, seat, change });
            }
        }
        let stage = G::stage(state);
        if self.report.rounds.last().is_some_and(|round| round.number != stage) {
            self.report.rounds.push(Round { step: step as u32, number: stage });
        }
        self.report.moments.push(moment(step, &self.now));
    }

    fn finish(&mut self, state: &G::State) {
        let outcome = G::outcome(state).filter(|_| G::to_act(state).is_empty());
        self.report.finished = outcome.is_some();
        self.report.contest = outcome.as_ref().is_none_or(is_contest);
        for (seat, (sums, now)) in self.report.seats.iter_mut().zip(self.sums.iter().zip(&self.now)) {
            let measure = |mean: Mean| Measure::of(mean.mean, mean.variance);
            seat.end = rounded(now.win.mean);
            seat.luck = measure(sums.luck);
            seat.own = measure(sums.own);
            seat.others = measure(sums.others);
            seat.rest = measure(sums.rest);
        }
        let clear = |chance: &Chance| chance.change.mean.abs() > chance.change.unsure;
        self.report.chances.retain(clear);
        self.report.chances.sort_by(|a, b| b.change.mean.abs().total_cmp(&a.change.mean.abs()));
        self.report.chances.truncate(CHANCES);
    }

    /// Looks again, longer, at the decisions that seemed to cost most, and names the costliest of each seat.
    fn name_costliest(&mut self, progress: &mut dyn FnMut(&Report, f64)) -> Result<(), Stopped> {
        self.judged.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        for place in 0..self.report.seats.len() {
            let of_seat = self.judged.iter().filter(|judged| judged.seen.seat().index() == place);
            let mut named = Vec::new();
            for judged in of_seat.take(FINALISTS).filter(|judged| judged.loss() > 0.0) {
                let mut dice = FastDice::new(mix(self.seed, judged.step as u64 + 1, 101));
                let pairs = LONGER * self.effort.rounds.pairs;
                let rounds = Rounds { pairs, ..self.effort.rounds };
                let actions = [judged.best, judged.played];
                let duel = duel(&judged.seen, actions, rounds, &mut self.judge, &mut dice, self.cancel);
                if self.cancel.is_set() {
                    return Err(Stopped::Cancelled);
                }
                let loss = duel.win[place];
                if loss.mean >= LEAST_LOSS {
                    named.push((loss.mean, judged.decision(loss, duel.points, &mut dice)));
                }
            }
            named.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            named.truncate(COSTLIEST);
            self.report.seats[place].costliest = named.into_iter().map(|(_, decision)| decision).collect();
            progress(&self.report, 0.9 + 0.1 * (place + 1) as f64 / self.report.seats.len() as f64);
        }
        Ok(())
    }
}

impl<G: Present + Knowledge> Judged<G> {
    /// The chance to win that the decision cost its seat.
    fn loss(&self) -> f64 {
        self.duel.win[self.seen.seat().index()].mean
    }

    fn decision(&self, loss: Mean, points: Mean, dice: &mut FastDice) -> Decision {
        let state = self.seen.one();
        let describe = |action: G::Action| {
            let description = G::describe(state, self.seen.seat(), action);
            let action = serde_json::to_value(action).unwrap_or_default();
            Move { label: description.label, action, targets: description.targets }
        };
        let error = loss.variance.sqrt();
        Decision {
            step: self.step as u32,
            round: G::stage(state),
            played: describe(self.played),
            better: describe(self.best),
            loss: Measure::of(loss.mean, loss.variance),
            points: Measure::of(points.mean, points.variance),
            sure: match loss.mean / error.max(1e-9) {
                far if far >= 4.0 => Sure::Sure,
                far if far >= 1.96 => Sure::Fairly,
                _ => Sure::MayBeNothing,
            },
            reasons: reasons(&self.seen, self.best, self.played, dice),
        }
    }
}

fn moment(step: usize, now: &[Expected]) -> CurvePoint {
    CurvePoint {
        step: step as u32,
        win: now.iter().map(|e| rounded(e.win.mean)).collect(),
        unsure: now.iter().map(|e| rounded(1.96 * e.win.variance.sqrt())).collect(),
        points: now.iter().map(|e| (e.points * 100.0).round() / 100.0).collect(),
    }
}

/// The chance of each seat before anything was dealt: the mean over many deals.
fn before_the_deal<G: Knowledge>(record: &Record<G>, judge: &mut Judge, players: u8, seed: u64) -> Vec<f64> {
    let mut sums = vec![0.0; usize::from(players)];
    for deal in 0..DEALS {
        let mut dice = FastDice::new(mix(seed, deal.into(), 200));
        // The same options made a game before.
        let Ok(state) = G::setup(&record.options, &mut dice, &mut Silent) else { continue };
        let estimates = judge.open::<G>(&state);
        sums.iter_mut().zip(estimates).for_each(|(sum, e)| *sum += f64::from(e.win) / f64::from(DEALS));
    }
    sums
}

fn is_contest(outcome: &Outcome) -> bool {
    outcome.seats.iter().any(|seat| seat.verdict != Verdict::Scored)
}

/// A number for each step and purpose that looks like chance.
fn mix(seed: u64, step: u64, purpose: u8) -> u64 {
    let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (step << 8 | u64::from(purpose));
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB) ^ mixed >> 31
}
