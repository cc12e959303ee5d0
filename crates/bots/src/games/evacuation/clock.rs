//! How much of the game is left for a player.

use orrery_catalog::crates::orrery_evacuation::State;
use orrery_catalog::crates::orrery_evacuation::state::{Step, Task, Who};
use orrery_core::Seat;

/// How much of the game is left for one player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    /// Whole years to come.
    pub later: u8,
    /// Whether this year's actions, flights, progress and bonus are still to come.
    pub acting: bool,
    pub flying: bool,
    pub moving: bool,
    pub bonus: bool,
}

impl Clock {
    pub fn of(state: &State, seat: Seat) -> Clock {
        let player = state.player(seat);
        let begun = state.year > 0;
        // Whether the seat's part of a phase that is held in turn order lies ahead.
        let ahead = |task: fn(&Task) -> bool| {
            let place = state.order().iter().position(|&who| who == Who::Player(seat)).unwrap_or(0);
            let now = usize::from(state.place);
            place >= now
                || place + 1 == now && state.active == seat && state.tasks.as_slice().iter().any(task)
        };
        let (acting, flying, moving, bonus) = match state.step {
            Step::Draft | Step::ReturnGoal | Step::Hand | Step::Income => (true, true, true, true),
            Step::Actions => (!player.passed, true, true, true),
            Step::Transport => (false, !player.plan.confirmed, true, true),
            Step::FlyBack => (false, false, true, true),
            Step::Progress => {
                let moving = ahead(|task| matches!(task, Task::ChoosePower | Task::Advance { .. }));
                (false, false, moving, true)
            }
            Step::Bonus => (false, false, false, ahead(|task| *task == Task::TakeBonus)),
            Step::Over => (false, false, false, false),
        };
        let later = 4 - state.year.clamp(1, 4);
        Clock { later, acting: acting || !begun, flying: flying || !begun, moving, bonus }
    }

    /// Years with actions still to come, this one included.
    pub fn years(self) -> f32 {
        f32::from(self.later) + if self.acting { 1.0 } else { 0.0 }
    }
}
