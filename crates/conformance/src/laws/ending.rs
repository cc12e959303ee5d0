//! Pieces are conserved; games end with an outcome, and only then; scores add up.

use orrery_core::{Outcome, Present, ScoreLine, Seat, Standing, Verdict};

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
    let standing =
        |lines: &[ScoreLine], values: &[i32]| Standing { lines: lines.to_vec(), values: values.to_vec() };
    let ranked = Outcome::rank(
        outcome.comparisons.clone(),
        outcome.seats.iter().map(|s| standing(&s.lines, &s.values)).collect(),
        outcome.rivals.iter().map(|r| (r.name.clone(), standing(&r.lines, &r.values))).collect(),
    );
    let (said, decided) = (outcome.decided, ranked.decided);
    hold!(Scoring, said == decided, "comparison {decided:?} decided, but the outcome says {said:?}");
    compared(position, outcome)?;
    for (rival, expected) in outcome.rivals.iter().zip(&ranked.rivals) {
        let same = (rival.score, rival.rank) == (expected.score, expected.rank);
        hold!(Scoring, same, "the rival's {} points and place {} are wrong", rival.score, rival.rank);
        text::complete(position.kit, &rival.name)?;
    }
    for (result, expected) in outcome.seats.iter().zip(&ranked.seats) {
        let (seat, score, sum) = (result.seat, result.score, expected.score);
        hold!(Scoring, score == sum, "{seat:?} has {score} points, but its lines add up to {sum}");
        let (rank, place) = (result.rank, expected.rank);
        hold!(Scoring, rank == place, "{seat:?} is ranked {rank}, but its place is {place}");
        let (verdict, expected) = (result.verdict, expected.verdict);
        // A draw is a tie for the first place that is nobody's victory.
        let drawn = verdict == Verdict::Drawn && rank == 1 && decided.is_none();
        hold!(
            Scoring,
            verdict == expected || drawn,
            "{seat:?} is said to have {verdict:?}, not {expected:?}"
        );
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

/// Every comparison has words, a rule, and a value for everybody.
fn compared<G: Present>(position: &Position<G>, outcome: &Outcome) -> Result<(), Breach> {
    for comparison in &outcome.comparisons {
        position.kit.rule_exists(Law::Scoring, comparison.rule, &"a comparison")?;
        text::complete(position.kit, &comparison.label)?;
    }
    if let Some(rating) = &outcome.rating {
        text::complete(position.kit, rating)?;
    }
    let values = outcome.seats.iter().map(|s| &s.values).chain(outcome.rivals.iter().map(|r| &r.values));
    for values in values {
        let (one, two) = (values.len(), outcome.comparisons.len());
        hold!(Scoring, one == two, "{one} values for {two} comparisons");
    }
    Ok(())
}
