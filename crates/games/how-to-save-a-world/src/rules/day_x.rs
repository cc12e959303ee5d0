//! Day X. Ledger: HSW-DAYX. There is nothing to decide; the cubes are drawn one by one (HSW-DAYX-09).
//! They do not move the asteroid any more (HSW-DAYX-08).

use orrery_core::{Dice, Sink};

use super::round_end::{draw_cube, is_full, put};
use super::{Context, scoring};
use crate::components::{COMPONENTS, DAY_X_DRAW};
use crate::event::Event;
use crate::vocab::{Cause, Cube, Project};

/// HSW-DAYX-11: laser, shield, evacuation, always in this order.
pub(crate) fn day_x<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, cause: Cause) {
    ctx.state.cause = Some(cause);
    ctx.tell(Event::DayX { cause });
    let rescue = if attempt(ctx, Project::Laser) {
        Project::Laser
    } else if attempt(ctx, Project::Shield) {
        Project::Shield
    } else {
        // HSW-DAYX-07
        Project::Evacuation
    };
    // HSW-GEN-04
    ctx.state.rescue = Some(rescue);
    ctx.tell(Event::Rescued { project: rescue });
    scoring::finish(ctx);
}

/// HSW-DAYX-01, HSW-DAYX-05: ten cubes; those of the project and the black ones go on its track.
fn attempt<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, project: Project) -> bool {
    let mut bag = ctx.state.bag;
    let n = DAY_X_DRAW.min(bag.iter().sum());
    ctx.tell(Event::AttemptBegan { project, n });
    let mut missed = [0; 4];
    for _ in 0..n {
        let Some(cube) = draw_cube(ctx, &mut bag) else { break };
        let space = if cube == project.cube() || cube == Cube::Asteroid {
            // HSW-DAYX-10
            put(ctx.state, project, cube)
        } else {
            missed[cube.index()] += 1;
            None
        };
        ctx.tell(Event::AttemptDrawn { project, cube, space });
    }
    // HSW-DAYX-02, HSW-DAYX-06
    let saved = is_full(ctx.state, project);
    if !saved {
        ctx.tell(Event::AttemptFailed { project });
        fracture(ctx, project);
    }
    // HSW-DAYX-04
    for (inside, missed) in ctx.state.bag.iter_mut().zip(missed) {
        *inside += missed;
    }
    saved
}

/// HSW-DAYX-03, HSW-OPEN-28: cubes on fracture spaces fall to the shield track, where there is room.
fn fracture<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, project: Project) {
    for &(from, to) in &COMPONENTS.projects[project.index()].fractures {
        let below = ctx.state.progress[Project::Shield.index()][usize::from(to) - 1];
        let cube = ctx.state.progress[project.index()][usize::from(from) - 1];
        if below.is_none() && cube.is_some() {
            ctx.state.progress[project.index()][usize::from(from) - 1] = None;
            ctx.state.progress[Project::Shield.index()][usize::from(to) - 1] = cube;
            ctx.tell(Event::Fractured { from, to });
        }
    }
}
