//! Advice for people: what to do now, and what it cost not to have done it.

use orrery_core::{FastDice, History, Record, RecordError, Seat};
use serde::Serialize;

use crate::search::Finding;
use crate::{Budget, Cancel, Evaluation, Knowledge, Search, Seen};

/// How many actions are named at most.
pub const MOST_HINTS: usize = 5;

/// An action worth thinking about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// The estimated chance to win after it; where there is nothing to win, how good a result it leads to,
    /// with 0.5 for a good one.
    pub win_probability: f32,
    /// The points to expect at the end after it.
    pub expected_score: f32,
}

/// The best few actions of the seat, the best first; empty if there is nothing to decide.
pub fn hint<G: Knowledge>(
    seen: &Seen<G>,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
) -> Vec<Hint<G::Action>> {
    let found = findings(seen, budget, seed, cancel);
    let tried = found.iter().filter(|f| f.visits > 0).count().max(1);
    found.iter().take(MOST_HINTS.min(tried)).map(to_hint).collect()
}

fn findings<G: Knowledge>(
    seen: &Seen<G>,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
) -> Vec<Finding<G::Action>> {
    let mut search = Search::<G>::new(1, Evaluation::Learned, seen.one());
    search.think(seen, budget, &mut FastDice::new(seed), cancel)
}

fn to_hint<A: Copy>(finding: &Finding<A>) -> Hint<A> {
    let Finding { action, estimate, .. } = *finding;
    Hint { action, win_probability: estimate.win, expected_score: estimate.points }
}

/// A recorded game with every decision judged.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis<A> {
    /// The decisions that offered a choice, in order.
    pub decisions: Vec<Judgement<A>>,
    /// The places in `decisions` of the three that cost most, the costliest first; fewer if fewer cost
    /// anything.
    pub costliest: Vec<usize>,
}

/// What a decision was worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Judgement<A> {
    /// The number of the action in the record, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub played: Hint<A>,
    /// What would have been best.
    pub best: Hint<A>,
    /// The chance to win that was given away.
    pub loss: f32,
}

/// Judges every decision of a record from what its seat knew then. `progress` is called with the number
/// of actions judged so far.
///
/// # Errors
///
/// If the record cannot be replayed.
pub fn analyse<G: Knowledge>(
    record: &Record<G>,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
    progress: &mut dyn FnMut(usize),
) -> Result<Analysis<G::Action>, RecordError> {
    let mut history = History::<G>::new(record.options.clone(), record.seed.ok_or(RecordError::NoSeed)?)?;
    let mut decisions = Vec::new();
    for (i, &(seat, action)) in record.actions.iter().enumerate() {
        if !G::rewinds(action) && !cancel.is_set() {
            let seen = Seen::<G>::new(history.state(), seat);
            decisions.extend(judge(&seen, action, i + 1, budget, seed, cancel));
        }
        history
            .apply(seat, action)
            .map_err(|illegal| RecordError::Illegal { number: i + 1, rule: illegal.rule })?;
        progress(i + 1);
    }
    let mut costliest: Vec<usize> = (0..decisions.len()).filter(|&i| decisions[i].loss > 0.0).collect();
    costliest.sort_by(|&a, &b| decisions[b].loss.total_cmp(&decisions[a].loss));
    costliest.truncate(3);
    Ok(Analysis { decisions, costliest })
}

fn judge<G: Knowledge>(
    seen: &Seen<G>,
    action: G::Action,
    number: usize,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
) -> Option<Judgement<G::Action>> {
    let mut actions = Vec::new();
    seen.actions(&mut actions);
    if actions.len() < 2 {
        return None;
    }
    let found = findings(seen, budget, seed.wrapping_add(number as u64), cancel);
    let played = to_hint(found.iter().find(|f| f.action == action)?);
    let best = to_hint(found.first()?);
    let loss = (best.win_probability - played.win_probability).max(0.0);
    Some(Judgement { number, seat: seen.seat(), played, best, loss })
}
