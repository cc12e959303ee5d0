//! What a climber may know, as bytes.

use orrery_core::observe::{Fields, seats_from, steps_from};
use orrery_core::{Observe, Seat};

use super::{Climb, State};

impl Observe for Climb {
    fn observe(state: &State, seat: Seat, out: &mut impl Fields) {
        let players = state.climbers.len() as u8;
        out.id("turn", players, Some(steps_from(seat, state.turn, players)));
        out.count("rival", 255, state.rival.unwrap_or(0));
        for (step, other) in seats_from(seat, players).enumerate() {
            let climber = &state.climbers[other.index()];
            out.part("climber", step);
            out.counts("figures", 255, &[climber.height, climber.energy, climber.turns]);
            out.flag("rested", climber.rested);
        }
        out.end_parts();
    }
}
