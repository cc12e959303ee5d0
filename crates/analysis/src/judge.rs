//! What a seat can expect, by what it knows.

use orrery_bots::{Calibration, Estimate, Evaluation, Evaluator, Knowledge, Seen};
use orrery_core::{FastDice, Seat};

/// A mean and its variance.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The variance of the mean.
    pub variance: f64,
}

impl Mean {
    /// The mean of samples.
    pub fn of(samples: &[f64]) -> Mean {
        let n = samples.len().max(1) as f64;
        let mean = samples.iter().sum::<f64>() / n;
        let squares: f64 = samples.iter().map(|x| (x - mean) * (x - mean)).sum();
        Mean { mean, variance: if samples.len() > 1 { squares / (n - 1.0) / n } else { 0.0 } }
    }
}

/// What a seat can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// The chance to win.
    pub win: Mean,
    /// The points at the end.
    pub points: f64,
}

/// Judges positions: the learned evaluation, brought into line with what came of such positions in many games.
pub struct Judge {
    evaluator: Evaluator<'static>,
    calibration: Calibration,
}

impl Judge {
    /// For a table such as that of the state.
    pub fn new<G: Knowledge>(state: &G::State) -> Judge {
        Judge::with::<G>(state, Calibration::of::<G>(state))
    }

    /// With another map from judged to true chances.
    pub fn with<G: Knowledge>(state: &G::State, calibration: Calibration) -> Judge {
        Judge { evaluator: Evaluator::new::<G>(Evaluation::Learned, state), calibration }
    }

    /// The map in use.
    pub fn calibration(&self) -> &Calibration {
        &self.calibration
    }

    /// What each seat can expect in a state, known in full.
    pub fn open<G: Knowledge>(&mut self, state: &G::State) -> [Estimate; Seat::MAX] {
        let mut estimates = self.evaluator.estimate_all::<G>(state);
        // A result is a result.
        if !G::to_act(state).is_empty() {
            estimates.iter_mut().for_each(|e| e.win = self.calibration.chance(e.win));
        }
        estimates
    }

    /// What a seat can expect by what it knows: the mean over guesses at everything else.
    pub fn known<G: Knowledge>(&mut self, state: &G::State, seat: Seat, guesses: u32, seed: u64) -> Expected {
        if G::to_act(state).is_empty() {
            // After the end everything is open.
            let estimate = self.open::<G>(state)[seat.index()];
            return Expected {
                win: Mean { mean: estimate.win.into(), variance: 0.0 },
                points: estimate.points.into(),
            };
        }
        let seen = Seen::<G>::new(state, seat);
        let mut dice = FastDice::new(seed);
        let mut wins = Vec::with_capacity(guesses as usize);
        let mut points = 0.0;
        for _ in 0..guesses {
            let estimate = self.evaluator.estimate::<G>(&seen.guess(&mut dice), seat);
            wins.push(f64::from(self.calibration.chance(estimate.win)));
            points += f64::from(estimate.points) / f64::from(guesses);
        }
        Expected { win: Mean::of(&wins), points }
    }
}
