//! The result of a game: places, points, where each point came from, and which comparison decided.

use serde::{Deserialize, Serialize};

use crate::{Message, RuleId, Seat};

/// The end of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// One entry for each seat, in seat order.
    pub seats: Vec<SeatResult>,
    /// Rivals that the rules play and that hold no seat, such as the opponent of a solo game.
    pub rivals: Vec<RivalResult>,
    /// What is compared, in this order, until something differs.
    pub comparisons: Vec<Comparison>,
    /// The comparison that parted the first from the next, as an index; none if nothing did, or if there
    /// was nobody to compare with.
    pub decided: Option<u8>,
    /// How good the result is, where the rules give a rating.
    pub rating: Option<Message>,
}

/// Something that is compared at the end; the higher value is better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Comparison {
    /// What is compared, such as "points" or "tie: population ships".
    pub label: Message,
    /// The rule that compares it.
    pub rule: RuleId,
}

/// Whether a seat has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Won, alone or together with others.
    Won,
    /// Neither won nor lost.
    Drawn,
    /// Lost.
    Lost,
    /// A solo game without a rival: the points stand for themselves.
    Scored,
}

/// How one seat ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatResult {
    /// Whose result this is.
    pub seat: Seat,
    /// The place: 1 for the winner or winners; equal places use up as many places as they are.
    pub rank: u8,
    /// Whether the seat has won.
    pub verdict: Verdict,
    /// The points: the sum of the lines.
    pub score: i32,
    /// Where the points came from.
    pub lines: Vec<ScoreLine>,
    /// The value of each comparison.
    pub values: Vec<i32>,
}

/// How a rival that holds no seat ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RivalResult {
    /// What the rival is called.
    pub name: Message,
    /// The place among all.
    pub rank: u8,
    /// The points: the sum of the lines.
    pub score: i32,
    /// Where the points came from.
    pub lines: Vec<ScoreLine>,
    /// The value of each comparison.
    pub values: Vec<i32>,
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// What the points were for.
    pub label: Message,
    /// The points; negative for a loss.
    pub points: i32,
    /// The rule that gives them.
    pub rule: RuleId,
}

/// Takes the points of a seat, one line after the other: as a score sheet, or as their sum alone.
pub trait ScoreLines {
    /// Some points; `label` is made only if somebody reads it.
    fn add(&mut self, rule: &'static str, points: i32, label: impl FnOnce() -> Message);
}

/// The sum of all lines.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScoreTotal(pub i32);

impl ScoreLines for ScoreTotal {
    #[inline]
    fn add(&mut self, _: &'static str, points: i32, _: impl FnOnce() -> Message) {
        self.0 += points;
    }
}

impl ScoreLines for Vec<ScoreLine> {
    fn add(&mut self, rule: &'static str, points: i32, label: impl FnOnce() -> Message) {
        self.push(ScoreLine { label: label(), points, rule: RuleId(rule) });
    }
}

/// The lines and the values to compare of a seat or a rival, before places are known.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Where the points came from.
    pub lines: Vec<ScoreLine>,
    /// The value of each comparison; the higher is better.
    pub values: Vec<i32>,
}

impl Comparison {
    /// A comparison by this rule.
    pub fn new(label: Message, rule: &'static str) -> Comparison {
        Comparison { label, rule: RuleId(rule) }
    }
}

impl Standing {
    /// The sum of the lines.
    pub fn score(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

impl Outcome {
    /// Ranks seats and rivals by their values, compared in order; equals share a place, and the first
    /// place is a victory. `rivals` have their names in front.
    pub fn rank(
        comparisons: Vec<Comparison>,
        seats: Vec<Standing>,
        rivals: Vec<(Message, Standing)>,
    ) -> Outcome {
        let keys: Vec<Vec<i32>> = seats
            .iter()
            .chain(rivals.iter().map(|(_, standing)| standing))
            .map(|s| s.values.clone())
            .collect();
        let rank = |own: &[i32]| 1 + keys.iter().filter(|key| key[..] > *own).count() as u8;
        let alone = keys.len() == 1;
        let decided = decided(&keys);
        let seats = seats
            .into_iter()
            .enumerate()
            .map(|(i, standing)| {
                let rank = rank(&standing.values);
                let verdict = match rank {
                    _ if alone => Verdict::Scored,
                    1 => Verdict::Won,
                    _ => Verdict::Lost,
                };
                let score = standing.score();
                SeatResult {
                    seat: Seat(i as u8),
                    rank,
                    verdict,
                    score,
                    lines: standing.lines,
                    values: standing.values,
                }
            })
            .collect();
        let rivals = rivals
            .into_iter()
            .map(|(name, standing)| RivalResult {
                name,
                rank: rank(&standing.values),
                score: standing.score(),
                lines: standing.lines,
                values: standing.values,
            })
            .collect();
        Outcome { seats, rivals, comparisons, decided, rating: None }
    }

    /// The usual case: points first, then tie-breaks. Adds the points to the front of each standing's values.
    pub fn by_points(rule: &'static str, tie_breaks: Vec<Comparison>, mut seats: Vec<Standing>) -> Outcome {
        for standing in &mut seats {
            standing.values.insert(0, standing.score());
        }
        let mut comparisons = vec![Comparison::new(Message::new("compare-points"), rule)];
        comparisons.extend(tie_breaks);
        Outcome::rank(comparisons, seats, vec![])
    }

    /// The seats that won, alone or together.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().filter(|s| s.verdict == Verdict::Won).map(|s| s.seat)
    }
}

/// The first comparison in which the best differs from the next best who is not equal.
fn decided(keys: &[Vec<i32>]) -> Option<u8> {
    let best = keys.iter().max()?;
    let next = keys.iter().filter(|key| *key != best).max()?;
    best.iter().zip(next).position(|(a, b)| a != b).map(|place| place as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(points: i32, tie: i32) -> Standing {
        let line = ScoreLine { label: Message::new("x"), points, rule: RuleId("REW-WIN-01") };
        Standing { lines: vec![line], values: vec![tie] }
    }

    fn by_points(seats: Vec<Standing>) -> Outcome {
        let tie = Comparison::new(Message::new("tie"), "REW-WIN-02");
        Outcome::by_points("REW-WIN-01", vec![tie], seats)
    }

    #[test]
    fn equals_share_a_place_and_use_it_up() {
        let outcome = by_points(vec![standing(5, 1), standing(9, 0), standing(9, 0), standing(5, 2)]);
        assert_eq!(outcome.seats.iter().map(|s| s.rank).collect::<Vec<_>>(), [4, 1, 1, 3]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(outcome.decided, Some(0));
    }

    #[test]
    fn the_comparison_that_decided_is_named() {
        assert_eq!(by_points(vec![standing(9, 1), standing(9, 2)]).decided, Some(1));
        assert_eq!(by_points(vec![standing(9, 2), standing(9, 2)]).decided, None);
    }

    #[test]
    fn a_rival_without_a_seat_can_win() {
        let comparisons = vec![Comparison::new(Message::new("compare-points"), "HSW-SOLO-18")];
        let rival = |values| (Message::new("consortium"), Standing { lines: vec![], values });
        let own = |values| Standing { lines: vec![], values };
        let lost = Outcome::rank(comparisons.clone(), vec![own(vec![3])], vec![rival(vec![5])]);
        assert_eq!((lost.seats[0].verdict, lost.rivals[0].rank, lost.decided), (Verdict::Lost, 1, Some(0)));
        let alone = Outcome::rank(comparisons, vec![own(vec![3])], vec![]);
        assert_eq!((alone.seats[0].verdict, alone.winners().count()), (Verdict::Scored, 0));
    }
}
