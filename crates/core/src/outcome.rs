//! The result of a game: places, points, and where each point came from.

use serde::Serialize;

use crate::{Message, RuleId, Seat};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// One entry for each seat, in seat order.
    pub seats: Vec<SeatResult>,
}

/// How one seat ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatResult {
    /// Whose result this is.
    pub seat: Seat,
    /// The place: 1 for the winner or winners; equal places use up as many places as they are.
    pub rank: u8,
    /// The points: the sum of the lines.
    pub score: i32,
    /// Where the points came from.
    pub lines: Vec<ScoreLine>,
    /// The values that break ties, in the order they are compared (higher is better).
    pub tie_breaks: Vec<i32>,
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreLine {
    /// What the points were for.
    pub label: Message,
    /// The points; negative for a loss.
    pub points: i32,
    /// The rule that gives them.
    pub rule: RuleId,
}

impl Outcome {
    /// Ranks the seats by score, then by tie-breaks, all the higher the better; equals share a place.
    pub fn rank(lines: Vec<(Vec<ScoreLine>, Vec<i32>)>) -> Outcome {
        let score = |l: &[ScoreLine]| l.iter().map(|line| line.points).sum::<i32>();
        let keys: Vec<_> = lines.iter().map(|(l, ties)| (score(l), ties.clone())).collect();
        let seats = lines
            .into_iter()
            .enumerate()
            .map(|(i, (lines, tie_breaks))| SeatResult {
                seat: Seat(i as u8),
                rank: 1 + keys.iter().filter(|&k| *k > keys[i]).count() as u8,
                score: keys[i].0,
                lines,
                tie_breaks,
            })
            .collect();
        Outcome { seats }
    }

    /// The seats that won, alone or together.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().filter(|s| s.rank == 1).map(|s| s.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(points: i32) -> Vec<ScoreLine> {
        vec![ScoreLine { label: Message::new("x"), points, rule: RuleId("REW-WIN-01") }]
    }

    #[test]
    fn equals_share_a_place_and_use_it_up() {
        let outcome = Outcome::rank(vec![
            (line(5), vec![1]),
            (line(9), vec![0]),
            (line(9), vec![0]),
            (line(5), vec![2]),
        ]);
        assert_eq!(outcome.seats.iter().map(|s| s.rank).collect::<Vec<_>>(), [4, 1, 1, 3]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }
}
