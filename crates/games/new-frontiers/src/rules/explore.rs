//! Explore: everybody takes a world. Ledger: NFR-EXP.
//!
//! Worked examples: NFR-EX-23.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Context, Next, draws, powers};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Stage, State, Step};
use crate::vocab::{Phase, Tile, TileSet, Trigger};

/// NFR-EXP-01, NFR-OPEN-28: seven worlds for all to see, or as many as there are.
pub(crate) fn lay_display<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let worlds = draw_from_bag(ctx, COMPONENTS.limits.explore_display);
    ctx.state.display = worlds;
    ctx.tell(Event::DisplayLaid { worlds });
}

/// Draws worlds from the bag, each with the same chance; fewer if it runs out.
pub(crate) fn draw_from_bag<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, count: u8) -> TileSet {
    let mut drawn = TileSet::NONE;
    for _ in 0..count {
        let place = ctx.dice.below(ctx.state.bag.len().into()) as u8;
        let Some(world) = ctx.state.bag.nth(place) else { break };
        ctx.state.bag.remove(world);
        drawn.insert(world);
    }
    drawn
}

/// NFR-EXP-02: everybody must take a world if there is one. NFR-EXP-05: without one, powers that draw nothing take
/// effect now. An empty display means an empty bag, so that draws lapse (NFR-EXP-10).
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    if !ctx.state.display.is_empty() {
        return Some(Step::Take);
    }
    ctx.tell(Event::Took { seat, world: None });
    powers::gain(ctx, seat, Phase::Explore, Trigger::OnAction);
    None
}

/// NFR-EXP-02, NFR-DEC-05: a world that lies in the display.
pub(crate) fn check_take(state: &State, world: Tile) -> Result<(), Illegal> {
    ensure!("NFR-EXP-02", state.step == Step::Take);
    ensure!("NFR-EXP-02", state.display.contains(world));
    Ok(())
}

/// Takes a world. NFR-EXP-05, NFR-OPEN-29: other powers come with the first one; NFR-EXP-04: draw powers come at once,
/// for the chooser after his second one.
pub(crate) fn take<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: Tile) -> Next {
    ctx.state.display.remove(world);
    ctx.state.player_mut(seat).explored.insert(world);
    ctx.tell(Event::Took { seat, world: Some(world) });
    let is_first = ctx.state.stage == Stage::Parts;
    if is_first {
        powers::gain(ctx, seat, Phase::Explore, Trigger::OnAction);
    }
    if is_first && seat == ctx.state.chooser() { None } else { draws::begin(ctx, seat, Trigger::AfterPick) }
}

/// NFR-EXP-03: the second world of the chooser, if one is left; otherwise his draw powers follow at once.
pub(crate) fn second<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    if ctx.state.display.is_empty() { draws::begin(ctx, seat, Trigger::AfterPick) } else { Some(Step::Take) }
}

/// NFR-EXP-06: what nobody took or kept goes back into the bag.
pub(crate) fn put_back<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let worlds = ctx.state.display | ctx.state.aside;
    ctx.state.display = TileSet::NONE;
    into_bag(ctx, worlds);
}

/// Puts worlds that lay aside into the bag.
pub(crate) fn into_bag<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, worlds: TileSet) {
    ctx.state.aside = TileSet::NONE;
    ctx.state.bag |= worlds;
    if !worlds.is_empty() {
        ctx.tell(Event::IntoBag { worlds });
    }
}
