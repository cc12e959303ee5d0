//! Powers that draw worlds from the bag, in Explore and in Settle. Ledger: NFR-EXP-04, NFR-EXP-06, NFR-EXP-10,
//! NFR-EXP-11, NFR-SPOW-06.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Context, Next, explore, powers, settle};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{State, Step};
use crate::vocab::{ActionTile, Tile, TileSet, Trigger};

/// All draw powers of a seat with this trigger, one after the other (NFR-OPEN-27: they are mandatory).
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, trigger: Trigger) -> Next {
    ctx.state.part.draws = ctx.state.usable(seat) & COMPONENTS.masks.draw[trigger.index()];
    carry_on(ctx, seat)
}

/// NFR-EXP-04, NFR-DEC-23: the seat chooses the order, unless all powers left are alike.
fn carry_on<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    while let Some(power) = ctx.state.part.draws.first() {
        // NFR-EXP-10: with an empty bag they lapse.
        if ctx.state.bag.is_empty() {
            ctx.state.part.draws = TileSet::NONE;
            break;
        }
        let alike = |other| powers::draw_of(other) == powers::draw_of(power);
        if !ctx.state.part.draws.iter().all(alike) {
            return Some(Step::Draw);
        }
        if let Some(step) = draw_by(ctx, seat, power) {
            return Some(step);
        }
    }
    // In Settle the part goes on after the draws, in Explore it is complete.
    if ctx.state.current() == Some(ActionTile::Settle) { settle::more(ctx.state, seat) } else { None }
}

/// NFR-DEC-23: a power whose turn can come.
pub(crate) fn check_draw(state: &State, power: Tile) -> Result<(), Illegal> {
    ensure!("NFR-EXP-04", state.step == Step::Draw);
    ensure!("NFR-EXP-04", state.part.draws.contains(power));
    Ok(())
}

/// Carries out the chosen power, then the others.
pub(crate) fn draw<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, power: Tile) -> Next {
    draw_by(ctx, seat, power).or_else(|| carry_on(ctx, seat))
}

/// NFR-EXP-11, NFR-OPEN-50: everybody sees what is drawn. Asks only if not all of it is kept.
fn draw_by<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, power: Tile) -> Next {
    ctx.state.part.draws.remove(power);
    let (count, keep) = powers::draw_of(power);
    let worlds = explore::draw_from_bag(ctx, count);
    ctx.tell(Event::Drew { seat, power, worlds });
    if worlds.len() > keep {
        ctx.state.drawn = worlds;
        return Some(Step::Keep { left: keep });
    }
    for world in worlds.iter() {
        keep_one(ctx, seat, world);
    }
    None
}

/// NFR-DEC-07: one of the worlds drawn; NFR-EXP-11: not one of the display.
pub(crate) fn check_keep(state: &State, world: Tile) -> Result<(), Illegal> {
    ensure!("NFR-EXP-04", matches!(state.step, Step::Keep { .. }));
    ensure!("NFR-EXP-11", state.drawn.contains(world));
    Ok(())
}

/// Keeps a world; what is not kept stays outside the bag until the end of the action (NFR-EXP-06).
pub(crate) fn keep<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: Tile) -> Next {
    ctx.state.drawn.remove(world);
    keep_one(ctx, seat, world);
    match ctx.state.step {
        Step::Keep { left } if left > 1 => Some(Step::Keep { left: left - 1 }),
        _ => {
            ctx.state.aside |= ctx.state.drawn;
            ctx.state.drawn = TileSet::NONE;
            carry_on(ctx, seat)
        }
    }
}

fn keep_one<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: Tile) {
    ctx.state.player_mut(seat).explored.insert(world);
    ctx.tell(Event::Kept { seat, world });
}
