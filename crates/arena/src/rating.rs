//! Ratings from who finished ahead of whom (Bradley and Terry), on the scale that chess players know:
//! 400 points more mean ten wins for each loss.

use crate::stats::Z95;

/// A rating with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Rating {
    /// The points; all ratings of a tournament have the mean 1500.
    pub points: f64,
    /// Half the width of the interval.
    pub margin: f64,
}

/// Ratings from a table of duels: `ahead[i][j]` is how often `i` finished ahead of `j`, ties half.
///
/// One imagined tie between every two keeps the ratings finite when somebody never lost.
pub fn ratings(ahead: &[Vec<f64>]) -> Vec<Rating> {
    let n = ahead.len();
    let won = |i: usize, j: usize| if i == j { 0.0 } else { ahead[i][j] + 0.5 };
    let duels = |i: usize, j: usize| won(i, j) + won(j, i);
    let mut strength = vec![1.0; n];
    for _ in 0..10_000 {
        let mut next: Vec<f64> = (0..n)
            .map(|i| {
                let wins: f64 = (0..n).map(|j| won(i, j)).sum();
                let chances: f64 =
                    (0..n).filter(|&j| j != i).map(|j| duels(i, j) / (strength[i] + strength[j])).sum();
                if chances > 0.0 { wins / chances } else { 1.0 }
            })
            .collect();
        let mean = next.iter().map(|s: &f64| s.ln()).sum::<f64>() / n.max(1) as f64;
        next.iter_mut().for_each(|s| *s /= mean.exp());
        let moved = next.iter().zip(&strength).map(|(a, b)| (a / b).ln().abs()).fold(0.0, f64::max);
        strength = next;
        if moved < 1e-9 {
            break;
        }
    }
    let scale = 400.0 / std::f64::consts::LN_10;
    (0..n)
        .map(|i| {
            let information: f64 = (0..n)
                .filter(|&j| j != i)
                .map(|j| {
                    let p = strength[i] / (strength[i] + strength[j]);
                    duels(i, j) * p * (1.0 - p)
                })
                .sum();
            let margin = if information > 0.0 { Z95 * scale / information.sqrt() } else { 0.0 };
            Rating { points: 1500.0 + scale * strength[i].ln(), margin }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_for_each_loss_are_400_points() {
        let rated = ratings(&[vec![0.0, 10_000.0], vec![1_000.0, 0.0]]);
        assert!((rated[0].points - rated[1].points - 400.0).abs() < 2.0, "{rated:?}");
        assert!((rated[0].points + rated[1].points - 3000.0).abs() < 1e-3);
        assert!(rated[0].margin < 15.0);
    }

    #[test]
    fn a_chain_of_duels_orders_those_who_never_met() {
        let rated = ratings(&[vec![0.0, 30.0, 0.0], vec![10.0, 0.0, 30.0], vec![0.0, 10.0, 0.0]]);
        assert!(rated[0].points > rated[1].points && rated[1].points > rated[2].points, "{rated:?}");
        let never_lost = ratings(&[vec![0.0, 5.0], vec![0.0, 0.0]]);
        assert!(never_lost[0].points.is_finite() && never_lost[0].margin > 100.0);
        assert_eq!(ratings(&[]), []);
    }
}
