//! Why can I not do this? Answered by the game's own check, for any piece.

use orrery_core::{Condition, Description, Game, Present, Seat, Viewer, check, conditions};

use crate::{Why, WhyNot};

/// How many other choices are named.
const INSTEAD: usize = 4;

/// Why the seat cannot use a piece.
pub fn why_not<G: Present>(options: &G::Options, state: &G::State, seat: Seat, target: &str) -> Why {
    why_none_of::<G>(options, state, seat, |description| description.targets.iter().any(|t| t == target))
}

/// Looks at all actions whose description is wanted. If none is legal, the one that fails fewest conditions is
/// what the player most likely meant; that it is not one's turn is said last, because it says nothing about
/// the piece.
pub fn why_none_of<G: Present>(
    options: &G::Options,
    state: &G::State,
    seat: Seat,
    wanted: impl Fn(&Description) -> bool,
) -> Why {
    let mut nearest: Option<(Distance, G::Action, Vec<Condition>)> = None;
    for action in G::universe(options) {
        if !wanted(&G::describe(state, seat, action)) {
            continue;
        }
        if check::<G>(state, seat, action).is_ok() {
            return Why { usable: true, reason: None };
        }
        let list = conditions::<G>(state, seat, action);
        let distance = distance::<G>(&list);
        if nearest.as_ref().is_none_or(|(best, ..)| distance < *best) {
            nearest = Some((distance, action, list));
        }
    }
    let reason = nearest.map(|(_, action, conditions)| explain::<G>(state, seat, action, conditions));
    Why { usable: false, reason }
}

/// Why one action is refused; none if it is legal.
pub fn why_not_action<G: Present>(state: &G::State, seat: Seat, action: G::Action) -> Option<WhyNot> {
    check::<G>(state, seat, action).err()?;
    Some(explain::<G>(state, seat, action, conditions::<G>(state, seat, action)))
}

/// How far an action is from being legal: whether the wrong step is to blame, how many conditions fail, and
/// the fewer hold the less is known about it.
type Distance = (bool, usize, std::cmp::Reverse<usize>);

fn distance<G: Game>(conditions: &[Condition]) -> Distance {
    let failed = conditions.iter().filter(|c| !c.holds);
    let wrong_step = failed.clone().any(|c| c.rule == G::STEP_RULE);
    (wrong_step, failed.count(), std::cmp::Reverse(conditions.len()))
}

fn explain<G: Present>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    conditions: Vec<Condition>,
) -> WhyNot {
    let description = G::describe(state, seat, action);
    let first = conditions.iter().find(|c| !c.holds);
    let rule = first.map_or(G::STEP_RULE, |condition| condition.rule);
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal.retain(|&action| !G::rewinds(action));
    let instead = legal.iter().take(INSTEAD).map(|&action| G::describe(state, seat, action).label).collect();
    let prompt = G::prompt(&G::view(state, Viewer::Seat(seat)));
    WhyNot { action: description.label, rule, conditions, sum: description.sum, prompt, instead }
}
