//! Paying in resources. Ledger: HSW-RES-04 to HSW-RES-09, HSW-DEC-05.
//!
//! A payment with only one way to pay is made without asking. What is paid for follows when everything is paid
//! (HSW-TURN-12).

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Context, question};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Frame, Player, State};
use crate::vocab::Resource;

/// What a player can spend as one resource: ingenuity replaces standard ones, and is never replaced
/// (HSW-RES-05).
#[inline]
pub(crate) fn worth(player: &Player, resource: Resource) -> u8 {
    let own = player.has(resource);
    if resource.is_standard() { own + player.has(Resource::Ingenuity) } else { own }
}

/// What a player can spend in any mix: standard resources and ingenuity.
#[inline]
pub(crate) fn worth_of_all(player: &Player) -> u8 {
    player.resources.iter().sum()
}

/// The least and the most ingenuity that can go into a payment (HSW-RES-05, HSW-RES-09).
#[inline]
fn ingenuity(player: &Player, resource: Resource, cost: u8) -> (u8, u8) {
    if resource.is_standard() {
        let least = cost.saturating_sub(player.has(resource));
        (least, cost.min(player.has(Resource::Ingenuity)))
    } else {
        (cost, cost)
    }
}

pub(crate) fn legal_pay(state: &State, seat: Seat, resource: Resource, cost: u8, out: &mut Vec<Action>) {
    let (least, most) = ingenuity(state.seat(seat), resource, cost);
    out.extend((least..=most).map(|ingenuity| Action::Pay { ingenuity }));
}

/// HSW-RES-07: any resource that is left; ingenuity replaces a standard one.
pub(crate) fn legal_units(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let owned = Resource::ALL.into_iter().filter(|&resource| state.seat(seat).has(resource) > 0);
    out.extend(owned.map(|resource| Action::PayUnit { resource }));
}

pub(crate) fn check_pay(state: &State, seat: Seat, n: u8, checks: &mut impl Checks) -> Result<(), Illegal> {
    let Some(&Frame::Pay { resource, cost }) = question(state) else {
        return Err(Illegal::new("HSW-TURN-04"));
    };
    let player = state.seat(seat);
    // HSW-RES-09: nobody may pay more.
    ensure!("HSW-RES-09", n <= cost);
    let have = player.has(Resource::Ingenuity);
    checks.require("HSW-RES-04", n <= have, || need(Resource::Ingenuity, n, have))?;
    let (rest, have) = (cost - n, player.has(resource));
    checks.require("HSW-RES-04", rest <= have, || need(resource, rest, have))
}

pub(crate) fn check_unit(state: &State, seat: Seat, resource: Resource) -> Result<(), Illegal> {
    ensure!("HSW-TURN-04", matches!(question(state), Some(Frame::PayUnits { .. })));
    ensure!("HSW-RES-04", state.seat(seat).has(resource) > 0);
    Ok(())
}

/// The words for a resource that is needed.
pub(crate) fn need(resource: Resource, cost: u8, have: u8) -> Message {
    Message::new("need-resource").name("resource", resource.id()).number("cost", cost).number("have", have)
}

/// Pays without asking if there is only one way.
pub(crate) fn settle_pay<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    resource: Resource,
    cost: u8,
) -> bool {
    let (least, most) = ingenuity(ctx.state.seat(seat), resource, cost);
    if least < most {
        return false;
    }
    pay(ctx, seat, least);
    true
}

pub(crate) fn pay<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, ingenuity: u8) {
    let Some(Frame::Pay { resource, cost }) = ctx.state.stack.pop() else { return };
    spend(ctx, seat, Resource::Ingenuity, ingenuity);
    spend(ctx, seat, resource, cost.saturating_sub(ingenuity));
}

/// Pays without asking if only one resource is left, or if everything has to be paid.
pub(crate) fn settle_units<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, left: u8) -> bool {
    let player = ctx.state.seat(seat);
    let all = worth_of_all(player);
    let kinds = player.resources.iter().filter(|&&n| n > 0).count();
    if kinds > 1 && all > left {
        return false;
    }
    ctx.state.stack.pop();
    let mut rest = left;
    for resource in Resource::ALL {
        let n = rest.min(ctx.state.seat(seat).has(resource));
        spend(ctx, seat, resource, n);
        rest -= n;
    }
    true
}

pub(crate) fn pay_unit<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, resource: Resource) {
    spend(ctx, seat, resource, 1);
    if let Some(Frame::PayUnits { left }) = ctx.state.stack.last_mut() {
        *left -= 1;
        if *left == 0 {
            ctx.state.stack.pop();
        }
    }
}

/// HSW-RES-03: the marker moves down.
fn spend<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, resource: Resource, n: u8) {
    if n == 0 {
        return;
    }
    let marker = &mut ctx.state.seat_mut(seat).resources[resource.index()];
    *marker = marker.saturating_sub(n);
    ctx.tell(Event::Paid { seat, resource, n });
}
