//! Step 2: place the dice, select a phase, say ready. Secret and simultaneous. Ledger: RFG-ASSIGN.
//! The third part of the step, Reassign, is in [`super::reassign`].
//!
//! Worked examples: RFG-EX-01.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, reassign};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Plan, Player, State, Task};
use crate::vocab::{Die, Phase};

/// RFG-ASSIGN-02: every die with a phase face lies in the column of that phase; wild ones wait.
pub(crate) fn lay_out(player: &mut Player) {
    let rolled = player.plan.rolled;
    player.plan = Plan { rolled, wild: rolled[5], ..Plan::EMPTY };
    player.columns.copy_from_slice(&rolled[..5]);
}

/// Whether any step of the plan has been made.
pub(crate) fn started(plan: &Plan) -> bool {
    plan.selector.is_some() || plan.wild != plan.rolled[5]
}

/// The wild die to place now. Their order does not matter, so it is fixed: colour by colour.
fn next_wild(plan: &Plan) -> Option<Die> {
    plan.wild.colours().next()
}

/// The legal steps of the plan, ascending.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    if let Some(die) = next_wild(&player.plan) {
        out.extend(Phase::ALL.map(|column| Action::PlaceWild { die, column }));
    } else if player.plan.selector.is_none() {
        for die in Die::ALL {
            for from in Phase::ALL {
                if player.columns[from.index()].of(die) > 0 {
                    out.extend(Phase::ALL.map(|phase| Action::Select { die, from, phase }));
                }
            }
        }
    } else {
        reassign::legal(state, seat, out);
    }
}

pub(crate) fn check_wild(
    state: &State,
    seat: Seat,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let plan = &state.player(seat).plan;
    // RFG-ASSIGN-03: wild dice are placed, all of them, one by one. RFG-ASSIGN-02: no others.
    let rule = if plan.rolled[5].of(die) > 0 { "RFG-ASSIGN-03" } else { "RFG-ASSIGN-02" };
    checks.require(rule, plan.wild.of(die) > 0, || Message::new("need-wild").name("die", die.word()))?;
    let next = next_wild(plan).unwrap_or(die);
    checks.require("RFG-OPEN-28", next == die, || Message::new("need-wild-order").name("die", next.word()))
}

pub(crate) fn check_select(
    state: &State,
    seat: Seat,
    die: Die,
    from: Phase,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    // RFG-ASSIGN-01: place, then select.
    check_placed("RFG-ASSIGN-01", &player.plan, checks)?;
    // RFG-ASSIGN-04: exactly one own worker, onto one field. RFG-ASSIGN-08, RFG-FAQ-02: one phase only.
    checks.require("RFG-ASSIGN-08", player.plan.selector.is_none(), || Message::new("need-no-selector"))?;
    checks.require("RFG-ASSIGN-04", player.columns[from.index()].of(die) > 0, || in_column(die, from))
}

/// RFG-ASSIGN-11: no wild die is left for later.
fn check_placed(rule: &'static str, plan: &Plan, checks: &mut impl Checks) -> Result<(), Illegal> {
    checks.require(rule, plan.wild.is_empty(), || {
        Message::new("need-wild-placed").number("count", plan.wild.total())
    })
}

/// A worker in a column, as a condition.
pub(super) fn in_column(die: Die, column: Phase) -> Message {
    Message::new("need-in-column").name("die", die.word()).name("column", column.id())
}

pub(crate) fn check_ready(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let plan = &state.player(seat).plan;
    check_placed("RFG-ASSIGN-03", plan, checks)?;
    checks.require("RFG-ASSIGN-04", plan.selector.is_some(), || Message::new("need-selected"))?;
    reassign::check_moved_enough(state, seat, checks)
}

/// RFG-REASS-07: from here on it is a worker like any other, and may be moved.
pub(crate) fn place_wild<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    die: Die,
    column: Phase,
) {
    let player = ctx.state.player_mut(seat);
    player.plan.wild.take(die);
    player.columns[column.index()].add(die, 1);
    ctx.tell_only(seat, Event::PlacedWild { seat, die, column });
}

/// RFG-ASSIGN-05: the worker on the strip belongs to the phase it selects, whatever its face; no power is used
/// up (RFG-ASSIGN-15). It leaves the columns, so a single die can do nothing else (RFG-ASSIGN-13).
pub(crate) fn select<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    die: Die,
    from: Phase,
    phase: Phase,
) {
    let player = ctx.state.player_mut(seat);
    player.columns[from.index()].take(die);
    player.plan.selector = Some((die, phase));
    ctx.tell_only(seat, Event::Selected { seat, die, from, phase });
}

/// RFG-ASSIGN-12: when all are ready, the reveal follows.
pub(crate) fn ready<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = ctx.state.player_mut(seat);
    player.ready = true;
    player.task = Task::None;
    ctx.tell(Event::Ready { seat });
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look};

    /// RFG-ASSIGN-12: the whole assignment comes back, also of a player who is ready.
    #[test]
    fn a_plan_is_taken_back_as_a_whole() {
        let mut table = Fixture::new(2).rolled(0, "explore", "2 home").rolled(0, "wild", "genes").assign();
        let before = *table.player(0);
        table.refuse_as(0, "replan", "RFG-ASSIGN-12").refuse_as(0, "ready", "RFG-ASSIGN-03");
        table.play_as(0, "place_wild genes ship").refuse_as(0, "ready", "RFG-ASSIGN-04");
        table.play_as(0, "select genes ship develop").play_as(0, "dictate home explore").play_as(0, "ready");
        assert_eq!(table.to_act(), [1]);
        table.play_as(0, "replan");
        assert_eq!(*table.player(0), before);
    }
}
