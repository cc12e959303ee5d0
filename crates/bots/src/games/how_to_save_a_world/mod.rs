//! What bots know about How to Save a World.

use orrery_catalog::crates::orrery_how_to_save_a_world::{HowToSaveAWorld, State};
use orrery_core::{Game, Seat};

use crate::{Inputs, Knowledge, Net, Tuning};

impl Knowledge for HowToSaveAWorld {
    const INPUTS: usize = 1;

    fn tuning(_: &State) -> Tuning {
        Tuning { exploration: 0.12, prior_visits: 2.0, horizon: 30, stages: 2, candidates: 2 }
    }

    fn scale(_: &State) -> f32 {
        8.0
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        out.level(1, Self::score(state, seat));
    }

    fn expected_points(state: &State, points: &mut [f32]) {
        for (seat, points) in Seat::all(points.len() as u8).zip(points) {
            *points = Self::score(state, seat) as f32;
        }
    }

    fn stage(state: &State) -> u32 {
        state.round.into()
    }

    fn learned(_: &State) -> Option<&'static Net> {
        None
    }
}
