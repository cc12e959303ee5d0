//! Random play: the yardstick for speed and the workhorse of the tests.

use crate::{Dice, Game, Seat, Silent};

/// Plays random actions until the game is over or `limit` decisions are made; returns how many were.
/// `actions` is a list to reuse. Allocates nothing once that list has grown.
pub fn random<G: Game>(
    state: &mut G::State,
    dice: &mut impl Dice,
    actions: &mut Vec<G::Action>,
    limit: usize,
) -> usize {
    for decisions in 0..limit {
        let Some((seat, action)) = choose::<G>(state, dice, actions) else { return decisions };
        G::play(state, seat, action, dice, &mut Silent);
    }
    limit
}

/// A random action of the first seat that is to act; `None` when nobody is.
#[inline]
pub fn choose<G: Game>(
    state: &G::State,
    dice: &mut impl Dice,
    actions: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let seat = G::to_act(state).first()?;
    forward::<G>(state, seat, actions);
    Some((seat, dice.pick(actions)?))
}

/// Fills `actions` with the legal actions of the seat that lead forward: all but the rewinds.
#[inline]
pub fn forward<G: Game>(state: &G::State, seat: Seat, actions: &mut Vec<G::Action>) {
    actions.clear();
    G::legal(state, seat, actions);
    actions.retain(|&a| !G::rewinds(a));
}
