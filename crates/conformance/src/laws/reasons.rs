//! Conditions, sums and shortcuts say what the rules decide.

use orrery_core::{Dice, Present, Seat, Silent, apply, check, conditions};

use super::text;
use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds what every seat is told about its actions against the laws.
pub(super) fn hold<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    if position.wants(Law::Reasons) {
        for seat in Seat::all(position.players) {
            let some: Vec<_> = (0..64).filter_map(|_| position.dice.pick(&position.kit.universe)).collect();
            for action in position.legal(seat).into_iter().chain(some) {
                reasons(position, seat, action)?;
            }
        }
    }
    if position.wants(Law::Sums) {
        for seat in Seat::all(position.players) {
            let some: Vec<_> = (0..16).filter_map(|_| position.dice.pick(&position.kit.universe)).collect();
            for action in position.legal(seat).into_iter().chain(some) {
                sums(position, seat, action)?;
            }
        }
    }
    if position.wants(Law::Shortcuts) {
        for seat in Seat::all(position.players) {
            shortcuts(position, seat)?;
        }
    }
    Ok(())
}

fn reasons<G: Present>(position: &Position<G>, seat: Seat, action: G::Action) -> Result<(), Breach> {
    let verdict = check::<G>(position.state, seat, action);
    let list = conditions::<G>(position.state, seat, action);
    let failed = list.iter().find(|condition| !condition.holds).map(|condition| condition.rule);
    let cited = verdict.err().map(|illegal| illegal.rule);
    hold!(
        Reasons,
        failed == cited,
        "{action:?} of {seat:?} is refused by {cited:?}, but the first condition that fails is {failed:?}"
    );
    for condition in &list {
        position.kit.rule_exists(Law::Reasons, condition.rule, &format!("a condition of {action:?}"))?;
        if let Some(words) = &condition.words {
            text::complete(position.kit, words)?;
        }
    }
    Ok(())
}

fn sums<G: Present>(position: &Position<G>, seat: Seat, action: G::Action) -> Result<(), Breach> {
    let Some(sum) = G::describe(position.state, seat, action).sum else { return Ok(()) };
    let added: i32 = sum.parts.iter().map(|part| part.amount).sum();
    hold!(Sums, added == sum.total, "{action:?}: the parts add up to {added}, not {}", sum.total);
    if let Some(have) = sum.have
        && check::<G>(position.state, seat, action).is_ok()
    {
        hold!(Sums, sum.total <= have, "{action:?} is legal, but needs {} of {have}", sum.total);
    }
    text::complete(position.kit, &sum.unit)?;
    for part in &sum.parts {
        position.kit.rule_exists(Law::Sums, part.rule, &format!("a part of the sum of {action:?}"))?;
        text::complete(position.kit, &part.label)?;
    }
    Ok(())
}

fn shortcuts<G: Present>(position: &mut Position<G>, seat: Seat) -> Result<(), Breach> {
    for shortcut in G::shortcuts(position.state, seat) {
        text::complete(position.kit, &shortcut.label)?;
        hold!(
            Shortcuts,
            !shortcut.actions.is_empty(),
            "a shortcut of {seat:?} does nothing: {:?}",
            shortcut.label
        );
        let mut state = position.state.clone();
        for (number, &action) in shortcut.actions.iter().enumerate() {
            let result = apply::<G>(&mut state, seat, action, &mut position.dice, &mut Silent);
            hold!(
                Shortcuts,
                result.is_ok(),
                "step {} of {:?}, {action:?}, is refused: {result:?}",
                number + 1,
                shortcut.label
            );
        }
    }
    Ok(())
}
