//! A random state that a viewer could be in. Only goals are hidden: the order of the bag is not stored at all.
//! Ledger: NFR-INFO-02, NFR-INFO-03.

use arrayvec::ArrayVec;
use orrery_core::{Dice, Viewer};

use crate::state::{FaceDown, GoalBits, Returned, State, Step, bits};
use crate::vocab::Goal;

/// Deals everything anew that the viewer cannot see. What comes out depends only on what the viewer can see and on
/// the dice.
pub(crate) fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
    let mut state = *state;
    if viewer == Viewer::Everything {
        return state;
    }
    let goals = &mut state.goals;
    let drawn_by = state.actor;
    let hides_drawn = goals.drawn != 0 && !viewer.knows(drawn_by);
    let hides_down = goals.face_down.is_some_and(|down| !viewer.knows(down.owner));
    let hides = |returned: &Option<Returned>| returned.is_some_and(|returned| !viewer.knows(returned.by));

    let mut hidden = goals.unseen;
    if hides_drawn {
        hidden |= goals.drawn;
    }
    if let Some(down) = goals.face_down.filter(|_| hides_down) {
        hidden |= 1 << down.goal.0;
    }
    for returned in goals.returned.iter().filter(|returned| hides(returned)).flatten() {
        hidden |= 1 << returned.goal.0;
    }

    let mut order: ArrayVec<Goal, { Goal::COUNT }> = bits(hidden).collect();
    dice.shuffle(&mut order);
    let mut next = order.into_iter();
    let mut take =
        |count: u32| -> GoalBits { next.by_ref().take(count as usize).map(|goal| 1 << goal.0).sum() };
    goals.unseen = take(goals.unseen.count_ones());
    if hides_drawn {
        goals.drawn = take(goals.drawn.count_ones());
    }
    let mut one = || bits(take(1)).next();
    if let Some(FaceDown { goal, .. }) = goals.face_down.as_mut().filter(|_| hides_down) {
        *goal = one().unwrap_or(*goal);
    }
    for returned in &mut goals.returned {
        if hides(returned)
            && let Some(Returned { goal, .. }) = returned
        {
            *goal = one().unwrap_or(*goal);
        }
    }
    debug_assert!(state.step != Step::KeepGoal || state.goals.drawn != 0);
    state
}
