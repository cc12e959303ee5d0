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
    pub fn learn(players: u8, games: u64, positions: &[(f32, f32)]) -> Calibration {
        const STEPS: usize = 20;
        // Each position counts for the two nearest steps, by its distance from them.
        let (mut weights, mut sums) = ([0.0f64; STEPS + 1], [0.0f64; STEPS + 1]);
        for &(judged, came) in positions {
            let at = judged.clamp(0.0, 1.0) * STEPS as f32;
            let below = (at as usize).min(STEPS - 1);
            let share = f64::from(at - below as f32);
            for (step, weight) in [(below, 1.0 - share), (below + 1, share)] {
                weights[step] += weight;
                sums[step] += weight * f64::from(came);
            }
        }
        // A few imagined positions as judged keep steps that were hardly met near to where they were.
        const IMAGINED: f64 = 5.0;
        let mean = |step: usize| {
            let judged = step as f64 / STEPS as f64;
            (sums[step] + IMAGINED * judged) / (weights[step] + IMAGINED)
        };
        let inner = (1..STEPS).map(|step| (mean(step), weights[step] + IMAGINED));
        let mut chances = vec![0.0];
        chances.extend(monotone(inner));
        chances.push(1.0);
        let chances = smooth(&smooth(&chances)).into_iter().map(|chance| (chance * 1e4).round() as f32 / 1e4);
        Calibration { players, games, error: 0.0, chances: chances.collect() }
    }
}

/// Every value but the first and the last as a mean with its neighbours. Levelled values would say that nothing is lost
/// between two positions that were judged differently.
fn smooth(values: &[f64]) -> Vec<f64> {
    let mut smooth = values.to_vec();
    for (at, around) in values.windows(3).enumerate() {
        smooth[at + 1] = (around[0] + 2.0 * around[1] + around[2]) / 4.0;
    }
    smooth
}

/// The nearest values that never fall: neighbours that do are replaced by their mean, until none is left.
fn monotone(values: impl Iterator<Item = (f64, f64)>) -> Vec<f64> {
    let mut blocks: Vec<(f64, f64, usize)> = Vec::new();
    for (value, weight) in values {
        blocks.push((value, weight, 1));
        while let [.., (a, wa, na), (b, wb, nb)] = blocks[..]
            && a > b
        {
            blocks.truncate(blocks.len() - 2);
            blocks.push(((a * wa + b * wb) / (wa + wb), wa + wb, na + nb));
        }
    }
    blocks.into_iter().flat_map(|(value, _, count)| std::iter::repeat_n(value, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_finds_what_judged_chances_mean() {
        // Judged too boldly: the truth lies halfway between the judged chance and one half.
        let mut positions = Vec::new();
        for i in 0..20_000u32 {
            let judged = f32::from((i % 101) as u8) / 100.0;
            let truth = 0.25 + judged / 2.0;
            let luck = f32::from((i / 101 % 97) as u8) / 97.0;
            positions.push((judged, if luck < truth { 1.0 } else { 0.0 }));
        }
        let map = Calibration::learn(2, 200, &positions);
        for judged in [0.2f32, 0.5, 0.8] {
            let truth = 0.25 + judged / 2.0;
            assert!((map.chance(judged) - truth).abs() < 0.02, "{judged}: {}", map.chance(judged));
        }
        assert_eq!((map.chance(0.0), map.chance(1.0)), (0.0, 1.0));
        assert!(map.chances.is_sorted());
    }

    #[test]
    fn falling_values_are_levelled() {
        let values = [(0.1, 1.0), (0.5, 1.0), (0.3, 1.0), (0.2, 2.0), (0.9, 1.0)];
        let level = monotone(values.into_iter());
        let expected = [0.1, 0.3, 0.3, 0.3, 0.9];
        assert!(level.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-9), "{level:?}");
    }

    #[test]
    fn without_a_measurement_chances_stay() {
        assert!((Calibration::none(3).chance(0.37) - 0.37).abs() < 1e-6);
    }
}
