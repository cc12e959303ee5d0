//! Trade: a good may be sold. Ledger: NFR-TRD; sales of the Consume step too (NFR-CON-09).
//!
//! Worked examples: NFR-EX-12.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink, ensure};

use super::{Context, Next, Visit, consume, gains, goals, powers};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{State, Step};
use crate::vocab::{Kind, Tile, TileSet};

/// NFR-TRD-02: Trade, then at once Consume. Without a good to sell there is nothing to decide.
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    if sellable(ctx.state, seat).is_empty() { consume::begin(ctx, seat) } else { Some(Step::Trade) }
}

/// NFR-TRD-06: the goods of a seat that can be sold.
pub(crate) fn sellable(state: &State, seat: Seat) -> TileSet {
    state.player(seat).goods.without(COMPONENTS.masks.untradable)
}

/// NFR-TRD-04: what a seat gets for a good.
pub(crate) fn price(state: &State, seat: Seat, kind: Kind, parts: &mut impl Parts) -> i32 {
    let price = i32::from(COMPONENTS.goods[kind.index()].price);
    parts.part("NFR-TRD-04", price, || Message::new("part-good").name("kind", kind.text()));
    price + powers::trade_bonus(state, seat, kind, parts)
}

/// NFR-TRD-07, NFR-DEC-18: a good by the colony it lies on, or none.
pub(crate) fn legal(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    sellable(state, seat).iter().try_for_each(|colony| visit(Action::Sell { colony }))?;
    visit(Action::Pass)
}

/// NFR-TRD-03: one good, in the Trade step; in the Consume step only by a power (NFR-CON-09).
pub(crate) fn check_sell(
    state: &State,
    seat: Seat,
    colony: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("NFR-TRD-03", matches!(state.step, Step::Trade | Step::Consume));
    if state.step == Step::Consume {
        ensure!("NFR-TRD-03", powers::extra_sales(state, seat) > 0);
        ensure!("NFR-CON-09", state.part.sales < powers::extra_sales(state, seat));
    }
    ensure!("NFR-TRD-03", state.player(seat).goods.contains(colony));
    let tradable = !COMPONENTS.masks.untradable.contains(colony);
    checks.require("NFR-TRD-06", tradable, || Message::new("need-tradable").name("tile", colony.id()))
}

/// NFR-TRD-04: the good returns to the supply. A sale of the Consume step counts as consumed (NFR-OPEN-17).
pub(crate) fn sell<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, colony: Tile) -> Next {
    let in_consume = ctx.state.step == Step::Consume;
    let Some(kind) = gains::return_good(ctx, seat, colony) else { return after_sale(ctx, seat, in_consume) };
    let credits = price(ctx.state, seat, kind, &mut NoParts) as u8;
    ctx.state.player_mut(seat).credits += u16::from(credits);
    ctx.tell(Event::Sold { seat, colony, kind, credits });
    if in_consume {
        ctx.state.part.sales += 1;
        ctx.state.part.consumed += 1;
    }
    match goals::may_tax(ctx.state, seat, credits) {
        true => Some(Step::Tax { received: credits, in_consume }),
        false => after_sale(ctx, seat, in_consume),
    }
}

/// What follows a sale and its tax.
pub(crate) fn after_sale<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    in_consume: bool,
) -> Next {
    if in_consume { consume::carry_on(ctx, seat) } else { consume::begin(ctx, seat) }
}

/// NFR-TRD-03: selling is optional.
pub(crate) fn decline<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    ctx.tell(Event::SoldNothing { seat });
    consume::begin(ctx, seat)
}
