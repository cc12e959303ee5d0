//! Advice for people: what to do now, and why.

use orrery_core::{FastDice, Message};
use serde::Serialize;

use crate::calibration::Calibration;
use crate::reasons::reasons;
use crate::{Budget, Cancel, Evaluation, Knowledge, Search, Seen};

/// How many actions are named at most.
pub const MOST_HINTS: usize = 5;

/// An action worth thinking about.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// The estimated chance to win after it; where there is nothing to win, how good a result it leads to,
    /// with 0.5 for a good one.
    pub win_probability: f32,
    /// The points to expect at the end after it.
    pub expected_score: f32,
    /// What speaks for it, then what speaks against it: the best compared with the second, the others with the best.
    pub reasons: Vec<Message>,
}

/// The best few actions of the seat, the best first; empty if there is nothing to decide.
pub fn hint<G: Knowledge>(
    seen: &Seen<G>,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
) -> Vec<Hint<G::Action>> {
    let mut search = Search::<G>::new(1, Evaluation::Learned, seen.one());
    let mut dice = FastDice::new(seed);
    let mut found = search.think(seen, budget, &mut dice, cancel);
    let tried = found.iter().filter(|f| f.visits > 0).count().max(1);
    found.truncate(MOST_HINTS.min(tried));
    let calibration = Calibration::of::<G>(seen.one());
    let mut hints = Vec::new();
    for (place, finding) in found.iter().enumerate() {
        let other = found.get(usize::from(place == 0));
        hints.push(Hint {
            action: finding.action,
            win_probability: calibration.chance(finding.estimate.win),
            expected_score: finding.estimate.points,
            reasons: other.map_or_else(Vec::new, |o| reasons(seen, finding.action, o.action, &mut dice)),
        });
    }
    hints
}
