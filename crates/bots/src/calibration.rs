//! From judged chances to true ones: what came of positions that the evaluation judged alike, in many games.
//!
//! The evaluation is made for telling actions apart. How often a position that it gives 70 % is really won is another
//! question, which `orrery calibrate` answers by playing. Its answer is a monotone map for each number of players, so
//! the order of actions never changes by it.

use serde::{Deserialize, Serialize};

use crate::Knowledge;

/// The maps of a game, as they stand in its `calibration.toml`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibrations {
    /// One for each number of players that was measured.
    #[serde(default)]
    pub map: Vec<Calibration>,
}

/// A monotone map from judged chances to true ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// The number of players.
    pub players: u8,
    /// The games that it was measured in.
    pub games: u64,
    /// How far judged and true chances still were apart in other games than those that it was learned from: the mean
    /// distance over ten classes of chances, weighed by how many positions fell into each.
    pub error: f32,
    /// The true chances where 0, 1/n, 2/n, ... 1 are judged; straight lines lie between.
    pub chances: Vec<f32>,
}

impl Calibration {
    /// The map for a table such as that of the state. Where nothing was measured, chances are left as they are.
    pub fn of<G: Knowledge>(state: &G::State) -> Calibration {
        let players = G::players(state);
        // The file is compiled in and read by the tests: it cannot fail on any input.
        let all: Calibrations = toml::from_str(G::CALIBRATION).unwrap_or_default();
        all.map.into_iter().find(|map| map.players == players).unwrap_or_else(|| Calibration::none(players))
    }

    /// The map that changes nothing.
    pub fn none(players: u8) -> Calibration {
        Calibration { players, games: 0, error: 0.0, chances: vec![0.0, 1.0] }
    }

    /// The true chance where this one is judged.
    pub fn chance(&self, judged: f32) -> f32 {
        let last = self.chances.len() - 1;
        let at = judged.clamp(0.0, 1.0) * last as f32;
        let below = (at as usize).min(last - 1);
        let share = at - below as f32;
        self.chances[below] * (1.0 - share) + self.chances[below + 1] * share
    }

    /// Learns a map from positions: what was judged, and what came of it. Judged certainties stay certain, because only
    /// the end of a game is judged so.
    ///
    /// The odds are fitted as `judged^a / (1 - judged)^b * e^c` (beta calibration): three figures that thousands of positions fix well,
    /// and a curve that rises everywhere. A curve with level parts would say that nothing is lost between two positions that were
    /// judged differently.
    pub fn learn(players: u8, games: u64, positions: &[(f32, f32)]) -> Calibration {
        const STEPS: usize = 20;
        let fit = fit(positions);
        let inner = (1..STEPS).map(|step| chance_by(fit, step as f64 / STEPS as f64));
        let chances = std::iter::once(0.0).chain(inner).chain([1.0]);
        let chances = chances.map(|chance| (chance * 1e4).round() as f32 / 1e4);
        Calibration { players, games, error: 0.0, chances: chances.collect() }
    }
}

/// What the fitted figures are multiplied with. Chances next to certainty count as a little less certain, or they would outweigh
/// all others.
fn logarithms(judged: f64) -> [f64; 3] {
    let judged = judged.clamp(0.01, 0.99);
    [judged.ln(), -(1.0 - judged).ln(), 1.0]
}

fn chance_by(fit: [f64; 3], judged: f64) -> f64 {
    let odds: f64 = fit.iter().zip(logarithms(judged)).map(|(a, b)| a * b).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// The likeliest figures, by Newton's method from where nothing is changed. The first two stay positive, so that the curve rises.
fn fit(positions: &[(f32, f32)]) -> [f64; 3] {
    const ROUNDS: usize = 25;
    const LEAST: f64 = 0.05;
    // As many imagined positions hold the figures where nothing is changed.
    const IMAGINED: f64 = 5.0;
    let unchanged = [1.0, 1.0, 0.0];
    let mut fit = unchanged;
    for _ in 0..ROUNDS {
        let mut slope: [f64; 3] = std::array::from_fn(|i| IMAGINED * (unchanged[i] - fit[i]));
        let mut curve = [[0.0; 3]; 3];
        for &(judged, came) in positions {
            let (x, chance) = (logarithms(judged.into()), chance_by(fit, judged.into()));
            for i in 0..3 {
                slope[i] += (f64::from(came) - chance) * x[i];
                for j in 0..3 {
                    curve[i][j] += chance * (1.0 - chance) * x[i] * x[j];
                }
            }
        }
        (0..3).for_each(|i| curve[i][i] += IMAGINED);
        let step = solve(curve, slope);
        (0..3).for_each(|i| fit[i] += step[i]);
        (0..2).for_each(|i| fit[i] = fit[i].max(LEAST));
    }
    fit
}

/// Solves three linear equations; the matrix is symmetric and positive, so no pivot is zero.
fn solve(mut matrix: [[f64; 3]; 3], mut right: [f64; 3]) -> [f64; 3] {
    for pivot in 0..3 {
        for row in (0..3).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            (0..3).for_each(|column| matrix[row][column] -= factor * matrix[pivot][column]);
            right[row] -= factor * right[pivot];
        }
    }
    std::array::from_fn(|i| right[i] / matrix[i][i])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_finds_what_judged_chances_mean() {
        // Judged too boldly, and too hopefully: the odds are the root of what was judged, and two thirds of that.
        let truth = |judged: f32| {
            let odds = (judged / (1.0 - judged)).sqrt() / 1.5;
            odds / (1.0 + odds)
        };
        let mut positions = Vec::new();
        for i in 0..2 * 97 * 99u32 {
            let judged = f32::from((i % 99 + 1) as u8) / 100.0;
            let luck = f32::from((i / 99 % 97) as u8) / 97.0;
            positions.push((judged, if luck < truth(judged) { 1.0 } else { 0.0 }));
        }
        let map = Calibration::learn(2, 200, &positions);
        for judged in [0.1f32, 0.2, 0.5, 0.8, 0.9] {
            let (found, truth) = (map.chance(judged), truth(judged));
            assert!((found - truth).abs() < 0.02, "{judged}: {found}, not {truth}");
        }
        assert_eq!((map.chance(0.0), map.chance(1.0)), (0.0, 1.0));
        assert!(map.chances.is_sorted());
    }

    #[test]
    fn where_nothing_was_seen_nothing_changes() {
        let map = Calibration::learn(2, 0, &[]);
        assert!((0..=20).all(|i| (map.chance(i as f32 / 20.0) - i as f32 / 20.0).abs() < 0.01), "{map:?}");
    }

    #[test]
    fn without_a_measurement_chances_stay() {
        assert!((Calibration::none(3).chance(0.37) - 0.37).abs() < 1e-6);
    }
}
