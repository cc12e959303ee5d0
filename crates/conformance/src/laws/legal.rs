//! Legal lists are in order, complete, and exactly what is accepted.

use orrery_core::{Dice, Illegal, Present, Seat, Silent, apply, check};

use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds the legal lists of every seat against the laws.
pub(super) fn hold<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    let due = G::to_act(position.state);
    for seat in due.iter() {
        hold!(Due, seat.0 < position.players, "{seat:?} is due at a table of {}", position.players);
    }
    let complete = position.wants(Law::Complete);
    let refuse = position.wants(Law::Refusal);
    for seat in Seat::all(position.players) {
        let list = position.legal(seat);
        hold!(Listed, list.is_sorted_by(|a, b| a < b), "the list of {seat:?} is not in order: {list:?}");
        hold!(Listed, list.len() <= 256, "the list of {seat:?} has {} actions", list.len());
        let forward = list.iter().find(|&&a| !G::rewinds(a));
        if due.contains(seat) {
            hold!(Due, forward.is_some(), "{seat:?} is due, but can only go back: {list:?}");
        } else {
            hold!(Due, forward.is_none(), "{seat:?} is not due, but is offered {forward:?}");
        }
        if due.is_empty() {
            hold!(Due, list.is_empty(), "after the end, {seat:?} is offered {list:?}");
        }
        if complete {
            exact(position, seat, &list)?;
        }
        if refuse {
            refused(position, seat, &list)?;
        }
    }
    if refuse {
        // Seats that this table does not have, small and large.
        for seat in [position.players, position.players.max(7), 200].map(Seat) {
            let list = position.legal(seat);
            hold!(Due, list.is_empty(), "{seat:?} is not at the table, but is offered {list:?}");
            refused(position, seat, &[])?;
        }
    }
    Ok(())
}

/// The list is the universe filtered by `check`.
fn exact<G: Present>(position: &Position<G>, seat: Seat, list: &[G::Action]) -> Result<(), Breach> {
    let accepted =
        position.kit.universe.iter().copied().filter(|&a| check::<G>(position.state, seat, a).is_ok());
    let accepted: Vec<G::Action> = accepted.collect();
    let missing = accepted.iter().find(|a| list.binary_search(a).is_err());
    hold!(Complete, missing.is_none(), "{seat:?} may do {missing:?}, which is not in its list");
    let strange = list.iter().find(|a| accepted.binary_search(a).is_err());
    let Some(&strange) = strange else { return Ok(()) };
    match check::<G>(position.state, seat, strange) {
        Ok(()) => Err(Breach::new(Law::Complete, format!("the universe lacks {strange:?}"))),
        Err(e) => Err(Breach::new(Law::Complete, format!("{seat:?} is offered {strange:?}, but: {e}"))),
    }
}

/// Everything else is refused, changes nothing, and cites a rule.
fn refused<G: Present>(position: &mut Position<G>, seat: Seat, list: &[G::Action]) -> Result<(), Breach> {
    let universe = &position.kit.universe;
    let mut after = position.state.clone();
    let mut cited = G::STEP_RULE;
    let tries = universe.len().min(512);
    let start = position.dice.below(universe.len() as u32) as usize;
    for action in universe.iter().cycle().skip(start).take(tries).copied() {
        if list.binary_search(&action).is_ok() {
            continue;
        }
        let result = apply::<G>(&mut after, seat, action, &mut position.dice, &mut Silent);
        let Err(Illegal { rule }) = result else {
            return Err(Breach::new(
                Law::Complete,
                format!("{seat:?} may do {action:?}, which is not in its list"),
            ));
        };
        if rule != cited {
            position.kit.rule_exists(
                Law::Refusal,
                rule,
                &format!("the refusal of {action:?} by {seat:?}"),
            )?;
            cited = rule;
        }
    }
    hold!(Refusal, after == *position.state, "refused actions of {seat:?} have changed the state");
    Ok(())
}
