//! Effects with a cost or a choice of their own: removing a card, paying for something, options, turning badge
//! tiles. Ledger: HSW-CARD-13, HSW-FX-05, HSW-FX-06, HSW-FX-07.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Context, effects, payment, question, reactions};
use crate::action::Action;
use crate::components::{COMPONENTS, Effect, List};
use crate::event::Event;
use crate::state::{CardSet, Frame, State};
use crate::vocab::{Badge, Card, Resource};

/// HSW-CARD-13: hand and own discard pile, also cards acquired in this turn (HSW-OPEN-19). HSW-ACT-04,
/// HSW-REACT-15: not a card in resolution.
fn removable(state: &State, seat: Seat) -> CardSet {
    let player = state.seat(seat);
    player.hand.or(player.pile)
}

pub(crate) fn legal_remove(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(removable(state, seat).iter().map(|card| Action::Remove { card }));
}

pub(crate) fn check_remove(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    ensure!("HSW-CARD-13", matches!(question(state), Some(Frame::RemoveCardFor { .. })));
    ensure!("HSW-ACT-04", !state.turn.resolving.contains(card));
    ensure!("HSW-CARD-13", removable(state, seat).contains(card));
    Ok(())
}

pub(crate) fn settle_remove<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let nothing = removable(ctx.state, seat).is_empty();
    if nothing {
        ctx.state.stack.pop();
    }
    nothing
}

/// HSW-CARD-13, HSW-CARD-14, HSW-INFO-10, HSW-EX-17: the card leaves the game, seen by all; then the effect
/// follows.
pub(crate) fn remove<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    let Some(Frame::RemoveCardFor { then }) = ctx.state.stack.pop() else { return };
    let player = ctx.state.seat_mut(seat);
    player.hand.remove(card);
    player.pile.remove(card);
    ctx.state.removed.insert(card);
    ctx.state.seen.insert(card);
    ctx.tell(Event::CardRemoved { seat, card });
    effects::push(ctx.state, then, 1, false);
}

/// The cost of a `pay_for` and what it gives.
pub(crate) fn cost(effect: u8) -> (Option<Resource>, u8, List) {
    match COMPONENTS.effects.get(usize::from(effect)) {
        Some(&Effect::PayFor { resource, n, each, .. }) => (resource, n, each),
        _ => (None, u8::MAX, List::default()),
    }
}

/// What the player can spend on it.
pub(crate) fn cost_worth(state: &State, seat: Seat, resource: Option<Resource>) -> u8 {
    let player = state.seat(seat);
    resource.map_or_else(|| payment::worth_of_all(player), |resource| payment::worth(player, resource))
}

fn affordable(state: &State, seat: Seat, effect: u8) -> bool {
    let (resource, n, _) = cost(effect);
    n <= cost_worth(state, seat, resource)
}

pub(crate) fn legal_pay_cost(state: &State, seat: Seat, effect: u8, out: &mut Vec<Action>) {
    if affordable(state, seat, effect) {
        out.push(Action::PayCost);
    }
}

pub(crate) fn check_pay_cost(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let Some(&Frame::PayFor { effect, .. }) = question(state) else { return Err(Illegal::new("HSW-FX-05")) };
    let (resource, n, _) = cost(effect);
    let have = cost_worth(state, seat, resource);
    checks.require("HSW-RES-04", n <= have, || {
        let name = resource.map_or("any-standard", Resource::id);
        Message::new("need-resource").name("resource", name).number("cost", n).number("have", have)
    })
}

pub(crate) fn settle_pay_for<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    effect: u8,
) -> bool {
    let possible = affordable(ctx.state, seat, effect);
    if !possible {
        ctx.state.stack.pop();
    }
    !possible
}

/// HSW-REACT-14 (f): the payment with its effects is one unit.
pub(crate) fn pay_cost<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let Some(Frame::PayFor { effect, paying, .. }) = ctx.state.stack.last_mut() else { return };
    *paying = true;
    let (resource, n, _) = cost(*effect);
    reactions::close(ctx.state);
    ctx.state.stack.push(match resource {
        Some(resource) => Frame::Pay { resource, cost: n },
        None => Frame::PayUnits { left: n },
    });
}

/// HSW-FX-05: the effects once, then perhaps again.
pub(crate) fn cost_paid<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, effect: u8) {
    if let Some(Frame::PayFor { left, paying, .. }) = ctx.state.stack.last_mut() {
        *paying = false;
        *left -= 1;
        if *left == 0 {
            ctx.state.stack.pop();
        }
    }
    ctx.state.stack.push(Frame::Unit);
    effects::push(ctx.state, cost(effect).2, 1, false);
}

/// The options of a `choose`.
pub(crate) fn options(effect: u8) -> ([List; 3], u8) {
    match COMPONENTS.effects.get(usize::from(effect)) {
        Some(&Effect::Choose { options, count }) => (options, count),
        _ => ([List::default(); 3], 0),
    }
}

/// HSW-FX-06: an option that can do nothing may be chosen too.
pub(crate) fn legal_choose(effect: u8, out: &mut Vec<Action>) {
    out.extend((1..=options(effect).1).map(|option| Action::Choose { option }));
}

pub(crate) fn check_choose(state: &State, option: u8) -> Result<(), Illegal> {
    let Some(&Frame::Choose { effect }) = question(state) else { return Err(Illegal::new("HSW-FX-06")) };
    ensure!("HSW-FX-06", (1..=options(effect).1).contains(&option));
    Ok(())
}

pub(crate) fn choose<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, option: u8) {
    let Some(Frame::Choose { effect }) = ctx.state.stack.pop() else { return };
    let list = options(effect).0[usize::from(option).saturating_sub(1).min(2)];
    effects::push(ctx.state, list, 1, false);
}

pub(crate) fn legal_reactivate(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let spent = Badge::ALL.into_iter().filter(|badge| state.seat(seat).spent_tiles[badge.index()] > 0);
    out.extend(spent.map(|badge| Action::Reactivate { badge }));
}

pub(crate) fn check_reactivate(
    state: &State,
    seat: Seat,
    badge: Badge,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("HSW-FX-07", matches!(question(state), Some(Frame::Reactivate { .. })));
    let spent = state.seat(seat).spent_tiles[badge.index()];
    checks.require("HSW-FX-07", spent > 0, || Message::new("need-spent-tile").name("badge", badge.id()))
}

pub(crate) fn settle_reactivate<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let nothing = ctx.state.seat(seat).spent_tiles == [0; 3];
    if nothing {
        ctx.state.stack.pop();
        reactions::open_window(ctx.state);
    }
    nothing
}

/// HSW-FX-07: turn a spent tile to its active side.
pub(crate) fn reactivate<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, badge: Badge) {
    let player = ctx.state.seat_mut(seat);
    player.spent_tiles[badge.index()] -= 1;
    player.active_tiles[badge.index()] += 1;
    ctx.tell(Event::TileReactivated { seat, badge });
    if let Some(Frame::Reactivate { left }) = ctx.state.stack.last_mut() {
        *left -= 1;
        if *left == 0 {
            ctx.state.stack.pop();
            reactions::open_window(ctx.state);
        }
    }
}
