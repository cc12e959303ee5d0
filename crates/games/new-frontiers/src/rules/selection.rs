//! Selecting action tiles, the bonuses that need no action, and the joker's kind. Ledger: NFR-ROUND, NFR-ORDER,
//! NFR-ISO, NFR-ENV, NFR-POW-12, NFR-POW-13.
//!
//! Worked examples: NFR-EX-01, NFR-EX-20, NFR-EX-21, NFR-EX-22.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Context, Next, gains, goals, produce, settle, setup};
use crate::action::Action;
use crate::components::{COMPONENTS, Gain};
use crate::event::{Event, Origin};
use crate::state::{State, Step};
use crate::vocab::{ActionTile, Kind};

/// NFR-ROUND-04, NFR-DEC-02: any tile that has not been selected in this round.
pub(crate) fn tiles(state: &State) -> impl Iterator<Item = Action> {
    let free = ActionTile::in_mode(state.options.mode).filter(|&tile| !state.selected(tile));
    free.map(|tile| Action::Select { tile })
}

/// NFR-ROUND-02: each tile once in a round; NFR-SETUP-07, NFR-ISO-02: only the side that is in play.
pub(crate) fn check(state: &State, tile: ActionTile) -> Result<(), Illegal> {
    ensure!("NFR-SETUP-07", ActionTile::in_mode(state.options.mode).any(|other| other == tile));
    ensure!("NFR-ROUND-02", state.step == Step::Select);
    ensure!("NFR-ROUND-02", !state.selected(tile));
    Ok(())
}

/// NFR-ROUND-05 (a)
pub(crate) fn select<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, tile: ActionTile) -> Next {
    ctx.state.discs[usize::from(ctx.state.present)].tile = Some(tile);
    ctx.tell(Event::Selected { seat, tile });
    None
}

/// NFR-ROUND-05 (c), NFR-ROUND-06: the bonus that the chooser receives before the action. The discount, the second
/// world and the bonus of Produce belong to later moments and are given there.
pub(crate) fn bonus<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, tile: ActionTile) -> Next {
    let bonus = COMPONENTS.bonus(tile);
    // NFR-ENV-01: first the VP, then the position; NFR-GOAL-02: first the position, then the credit and the goal.
    let gain = Gain { credits: bonus.credits, colonists: bonus.colonists, vp: bonus.vp };
    for _ in 0..bonus.priority_forward {
        forward(ctx);
    }
    gains::gain(ctx, seat, gain, Origin::Bonus(tile));
    if bonus.priority_to_first {
        to_first(ctx);
    }
    if bonus.goals_draw > 0 { goals::draw(ctx, seat, bonus.goals_draw) } else { None }
}

/// NFR-ENV-01, NFR-ENV-02, NFR-OPEN-20: the disc that selected moves to the front, the others back by one. All discs
/// before it are used already, so that the number of used discs still tells which they are (NFR-ORDER-06).
fn to_first<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let place = usize::from(ctx.state.present);
    // NFR-ENV-03
    if place > 0 {
        ctx.state.discs[..=place].rotate_right(1);
        ctx.state.present = 0;
        setup::tell_order(ctx);
    }
}

/// NFR-GOAL-03, NFR-OPEN-21: the disc that selected changes places with the one before it.
fn forward<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let place = usize::from(ctx.state.present);
    if place > 0 {
        ctx.state.discs.swap(place - 1, place);
        ctx.state.present -= 1;
        setup::tell_order(ctx);
    }
}

/// NFR-DEC-14
pub(crate) fn kinds() -> impl Iterator<Item = Action> {
    Kind::ALL.into_iter().map(|kind| Action::NameKind { kind })
}

/// NFR-POW-13: in three moments only.
pub(crate) fn check_kind(state: &State) -> Result<(), Illegal> {
    ensure!("NFR-POW-13", matches!(state.step, Step::JokerSettled | Step::JokerProduces | Step::JokerScores));
    Ok(())
}

/// NFR-POW-12, NFR-OPEN-18: the joker's kind, until the end of the action.
pub(crate) fn name_kind<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, kind: Kind) -> Next {
    let step = ctx.state.step;
    ctx.state.joker = Some(kind);
    ctx.tell(Event::KindNamed { seat, kind });
    match step {
        Step::JokerSettled => settle::joker_named(ctx, seat, kind),
        Step::JokerProduces => produce::production(ctx, seat),
        _ => None,
    }
}
