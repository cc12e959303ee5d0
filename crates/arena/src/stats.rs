//! The few statistics that a tournament needs.

use std::collections::BTreeMap;

use serde::Serialize;

/// The value that a normal quantity exceeds on either side in 5 % of all cases.
pub const Z95: f64 = 1.959_964;

/// The 95 % interval of a share after `wins` of `games` (Wilson's score interval). Shared wins may be
/// fractions.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let share = wins / games;
    let square = Z95 * Z95 / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let half =
        Z95 / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).max(0.0).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// Mean and spread of a stream of values.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Takes a value in.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// Half the width of the mean's 95 % interval.
    pub fn margin(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / self.count) / (self.count - 1.0);
        Z95 * (variance.max(0.0) / self.count).sqrt()
    }
}

/// How scores are distributed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Quantiles {
    /// The lowest.
    pub lowest: i32,
    /// A tenth is at most so high.
    pub tenth: i32,
    /// Half of them are at most so high.
    pub median: i32,
    /// Nine tenths are at most so high.
    pub ninetieth: i32,
    /// The highest.
    pub highest: i32,
}

impl Quantiles {
    /// From how often there was each score; all 0 if there was none.
    pub fn of(counts: &BTreeMap<i32, u64>) -> Quantiles {
        let total: u64 = counts.values().sum();
        let at = |percent: u64| {
            let wanted = (total * percent).div_ceil(100).max(1);
            let mut seen = 0;
            let found = counts.iter().find(|(_, count)| {
                seen += **count;
                seen >= wanted
            });
            found.map_or(0, |(score, _)| *score)
        };
        Quantiles { lowest: at(0), tenth: at(10), median: at(50), ninetieth: at(90), highest: at(100) }
    }
}

/// A sequential test (Wald's) of two claims about a bot's share of wins: at most `low`, or at least
/// `high`. It ends as soon as one of them is clear, with at most 5 % chance of an error either way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The share of wins that one claim gives.
    pub low: f64,
    /// The share of wins that the other claim gives.
    pub high: f64,
}

impl Sprt {
    /// The verdict after `wins` of `games`: `Some(true)` if the share is clearly the high one,
    /// `Some(false)` if clearly the low one, `None` if more games are needed.
    pub fn verdict(&self, wins: f64, games: f64) -> Option<bool> {
        let ratio =
            wins * (self.high / self.low).ln() + (games - wins) * ((1.0 - self.high) / (1.0 - self.low)).ln();
        let bound = (0.95f64 / 0.05).ln();
        if ratio >= bound {
            Some(true)
        } else if ratio <= -bound {
            Some(false)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_the_known_interval() {
        let (low, high) = wilson(80.0, 100.0);
        assert!((low - 0.7112).abs() < 1e-3 && (high - 0.8666).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        assert!(wilson(10.0, 10.0).1 > 0.999 && wilson(10.0, 10.0).0 > 0.7);
    }

    #[test]
    fn the_mean_has_its_interval() {
        let mut mean = Mean::default();
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            mean.add(value);
        }
        assert_eq!(mean.mean(), 5.0);
        assert!((mean.margin() - Z95 * (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn quantiles_are_scores_that_occurred() {
        let counts: BTreeMap<i32, u64> = (1..=10).map(|score| (score, 1)).collect();
        let quantiles = Quantiles { lowest: 1, tenth: 1, median: 5, ninetieth: 9, highest: 10 };
        assert_eq!(Quantiles::of(&counts), quantiles);
        assert_eq!(Quantiles::of(&BTreeMap::new()), Quantiles::default());
    }

    #[test]
    fn the_sequential_test_ends_when_the_answer_is_clear() {
        let test = Sprt { low: 0.5, high: 0.6 };
        assert_eq!(test.verdict(5.0, 10.0), None);
        assert_eq!(test.verdict(190.0, 250.0), Some(true));
        assert_eq!(test.verdict(100.0, 250.0), Some(false));
    }
}
