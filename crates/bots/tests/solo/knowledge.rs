//! A toy solo game with what bots know about it, for the tests of bots, arena and training.

#[path = "../../../conformance/tests/climb/mod.rs"]
#[allow(dead_code, reason = "its faults are for the conformance kit")]
pub mod climb;

use climb::{Climb, State};
use orrery_bots::{Inputs, Knowledge, Net, Tuning};
use orrery_core::{Game, Seat};

impl Knowledge for Climb {
    const INPUTS: usize = 9 + 20;
    const WORDS: (&'static str, &'static str) = ("", "");
    const CALIBRATION: &'static str = "";

    fn tuning(_: &State) -> Tuning {
        Tuning { exploration: 0.3, prior_visits: 1.0, horizon: 6, stages: 20, candidates: 1 }
    }

    fn scale(_: &State) -> f32 {
        4.0
    }

    /// The points so far.
    fn expected_points(state: &State, points: &mut [f32]) {
        for (seat, points) in points.iter_mut().enumerate() {
            *points = Climb::score(state, Seat(seat as u8)) as f32;
        }
    }

    fn parts(state: &State, seat: Seat) -> Vec<(&'static str, f32)> {
        vec![("score", Climb::score(state, seat) as f32)]
    }

    /// The rival stands still, so its points are known from the start.
    fn par(state: &State) -> Option<f32> {
        state.rival.map(|height| climb::HEIGHT_POINTS as f32 * f32::from(height))
    }

    fn stage(state: &State) -> u32 {
        state.climbers[0].turns.into()
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        let climber = state.climbers[seat.index()];
        out.one_of(9, climber.height.into());
        out.level(20, climber.energy.into());
    }

    fn learned(_: &State) -> Option<&'static Net> {
        None
    }
}
