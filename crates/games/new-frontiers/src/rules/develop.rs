//! Develop: everybody may buy a development. Ledger: NFR-DEV.
//!
//! Worked examples: NFR-EX-02, NFR-EX-24, NFR-EX-28, NFR-EX-40.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink, ensure};

use super::{Context, Next, Visit, gains, powers};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Player, State, Step};
use crate::vocab::{ActionTile, End, Phase, Tile, TileSet, Trigger};

/// NFR-DEV-11: gains come first and may be spent at once (NFR-POW-16, NFR-OPEN-51).
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    powers::gain(ctx, seat, Phase::Develop, Trigger::OnAction);
    Some(Step::Develop)
}

/// NFR-DEV-03: the price of a development for a seat; the bonus counts while the seat's own Develop is carried out
/// (NFR-DEV-01). NFR-DEV-08: a tile that is not owned yet takes nothing off.
pub fn price(state: &State, seat: Seat, development: Tile, parts: &mut impl Parts) -> i32 {
    let cost = i32::from(COMPONENTS.tile(development).cost);
    parts.part("NFR-DEV-03", cost, || Message::new("part-cost").name("tile", development.id()));
    let mut price = cost - bonus(state, seat, parts);
    price -= powers::discount(state, seat, Phase::Develop, development, parts);
    at_least_nothing(price, parts)
}

/// NFR-POW-06: a price never falls below 0.
pub(crate) fn at_least_nothing(price: i32, parts: &mut impl Parts) -> i32 {
    if price < 0 {
        parts.part("NFR-POW-06", -price, || Message::new("part-at-least-nothing"));
    }
    price.max(0)
}

fn bonus(state: &State, seat: Seat, parts: &mut impl Parts) -> i32 {
    if state.current() != Some(ActionTile::Develop) || state.chooser() != seat {
        return 0;
    }
    let bonus = i32::from(COMPONENTS.bonus(ActionTile::Develop).discount);
    parts.part("NFR-DEV-01", -bonus, || Message::new("part-bonus"));
    bonus
}

/// NFR-DEC-04: what the seat can afford, or nothing.
pub(crate) fn legal(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    let player = state.player(seat);
    let (room, credits) = (free_spaces(player), i32::from(player.credits));
    for development in all_on_sale(state).without(player.empire).iter() {
        let fits = COMPONENTS.tile(development).spaces() <= room;
        if fits && price(state, seat, development, &mut NoParts) <= credits {
            visit(Action::Buy { development })?;
        }
    }
    visit(Action::Pass)
}

/// The developments that lie on the mats.
fn all_on_sale(state: &State) -> TileSet {
    let stacks = &COMPONENTS.stacks;
    let mut on_sale = TileSet::NONE;
    for (place, (stack, &left)) in stacks.iter().zip(&state.stock).enumerate() {
        if left > 0 {
            on_sale.insert(stack.faces[(state.turned >> place & 1) as usize]);
        }
    }
    on_sale
}

/// NFR-OPEN-04: the development spaces of a seat that are not covered.
fn free_spaces(player: &Player) -> u8 {
    COMPONENTS.spaces().saturating_sub(player.spaces())
}

/// NFR-DEV-04, NFR-DEV-12: only what still lies on the mats, with its visible side.
pub(crate) fn on_sale(state: &State, development: Tile) -> bool {
    let stack = development.stack();
    stack.is_some_and(|stack| state.stock[stack.index()] > 0 && state.shown(stack) == development)
}

/// Whether a seat could buy a development if it were its turn to.
pub(crate) fn could_buy(state: &State, seat: Seat, development: Tile) -> bool {
    let player = state.player(seat);
    on_sale(state, development)
        && !player.empire.contains(development)
        && COMPONENTS.tile(development).spaces() <= free_spaces(player)
        && price(state, seat, development, &mut NoParts) <= i32::from(player.credits)
}

/// Whether a seat may buy a development now.
pub(crate) fn check_buy(
    state: &State,
    seat: Seat,
    development: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("NFR-DEV-02", state.step == Step::Develop);
    ensure!("NFR-DEV-04", development.stack().is_some());
    let player = state.player(seat);
    let named = |id: &'static str| Message::new(id).name("tile", development.id());
    checks.require("NFR-DEV-04", on_sale(state, development), || named("need-on-sale"))?;
    checks.require("NFR-DEV-05", !player.empire.contains(development), || named("need-not-owned"))?;
    let (needed, room) = (COMPONENTS.tile(development).spaces(), free_spaces(player));
    checks.require("NFR-DEV-06", needed <= room, || {
        Message::new("need-spaces").number("need", needed).number("have", room)
    })?;
    let price = price(state, seat, development, &mut NoParts);
    checks.require("NFR-DEV-03", price <= i32::from(player.credits), || {
        Message::new("need-credits").number("need", price).number("have", player.credits)
    })
}

/// NFR-DEV-11: pay, place the tile, then the powers "after you develop" (NFR-DEV-07).
pub(crate) fn buy<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, development: Tile) -> Next {
    // The price is at least 0 and no more than the seat's credits; it is at most the printed cost.
    let price = price(ctx.state, seat, development, &mut NoParts) as u8;
    if let Some(stack) = development.stack() {
        ctx.state.stock[stack.index()] -= 1;
    }
    let player = ctx.state.player_mut(seat);
    player.credits -= u16::from(price);
    player.empire.insert(development);
    ctx.state.part.fresh.insert(development);
    ctx.tell(Event::Bought { seat, development, price });
    powers::gain(ctx, seat, Phase::Develop, Trigger::AfterDevelop);
    None
}

/// NFR-DEV-02: buying is optional.
pub(crate) fn decline<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    ctx.tell(Event::BoughtNothing { seat });
    None
}

/// NFR-DEV-09: with 11 occupied spaces the game ends after this round; more are possible (NFR-END-03).
pub(crate) fn end<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let full = |seat: Seat| ctx.state.player(seat).spaces() >= COMPONENTS.limits.end_development_spaces;
    if Seat::all(ctx.state.players()).any(full) {
        gains::end(ctx, End::Spaces);
    }
}
