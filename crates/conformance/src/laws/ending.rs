//! Pieces are conserved; games end with an outcome, and only then; scores add up.

use orrery_core::{Outcome, Present, Seat};

use super::text;
use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds the pieces against the law.
pub(super) fn audit<G: Present>(position: &Position<G>) -> Result<(), Breach> {
    G::audit(position.state).map_err(|how| Breach::new(Law::Audit, how))
}

/// Holds the end, or that it is not reached yet, against the laws.
pub(super) fn hold<G: Present>(position: &Position<G>) -> Result<(), Breach> {
    let over = G::to_act(position.state).is_empty();
    match G::outcome(position.state) {
        None => {
            hold!(Ending, !over, "nobody is due, but there is no outcome");
            Ok(())
        }
        Some(outcome) => {
            hold!(Ending, over, "there is an outcome, but {:?} are due", G::to_act(position.state));
            scores(position, &outcome)
        }
    }
}

fn scores<G: Present>(position: &Position<G>, outcome: &Outcome) -> Result<(), Breach> {
    let seats: Vec<Seat> = outcome.seats.iter().map(|s| s.seat).collect();
    let expected: Vec<Seat> = Seat::all(position.players).collect();
    hold!(Scoring, seats == expected, "the outcome is of {seats:?}");
    let ranked =
        Outcome::rank(outcome.seats.iter().map(|s| (s.lines.clone(), s.tie_breaks.clone())).collect());
    for (result, expected) in outcome.seats.iter().zip(&ranked.seats) {
        let (seat, score, sum) = (result.seat, result.score, expected.score);
        hold!(Scoring, score == sum, "{seat:?} has {score} points, but its lines add up to {sum}");
        let (rank, place) = (result.rank, expected.rank);
        hold!(Scoring, rank == place, "{seat:?} is ranked {rank}, but its place is {place}");
        let counted = G::score(position.state, seat);
        let same = !position.kit.expect.final_score || counted == score;
        hold!(Scoring, same, "`score` gives {seat:?} {counted} points at the end, the outcome {score}");
        for line in &result.lines {
            position.kit.rule_exists(Law::Scoring, line.rule, &"a line of the score")?;
            text::complete(position.kit, &line.label)?;
        }
    }
    Ok(())
}
