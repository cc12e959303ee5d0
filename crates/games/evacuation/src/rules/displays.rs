//! The three displays: taking, shifting, refilling, and putting items under the stack. Ledger: EVA-DISP.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Choices, Context};
use crate::action::{Action, places};
use crate::components::Effect;
use crate::event::Event;
use crate::state::{Player, State, Task};
use crate::vocab::{Display, Infra, Resource, Ship, Stadium, World};

/// EVA-DISP-02: an item is taken, the others move up, the display is refilled.
pub(crate) fn take<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, display: Display, item: u8) {
    ctx.state.shelves[display.index()].take(item);
    refill(ctx, display);
}

/// Shifts and refills, telling of each new item.
pub(crate) fn refill<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, display: Display) {
    let sink = &mut *ctx.sink;
    ctx.state.shelves[display.index()].refill(ctx.dice, |item| {
        let event = match display {
            Display::Ship => Event::ShipShown { ship: Ship(item) },
            Display::Stadium => Event::StadiumShown { stadium: Stadium(item) },
            Display::Infrastructure => Event::InfrastructureShown { infrastructure: Infra(item) },
        };
        sink.emit(orrery_core::Audience::ALL, event);
    });
}

/// The item of a display as three fields, of which one is filled.
pub(crate) fn split(display: Display, item: u8) -> (Option<Ship>, Option<Stadium>, Option<Infra>) {
    match display {
        Display::Ship => (Some(Ship(item)), None, None),
        Display::Stadium => (None, Some(Stadium(item)), None),
        Display::Infrastructure => (None, None, Some(Infra(item))),
    }
}

/// EVA-DISP-04, EVA-DEC-07: one resource of any type from any world; EVA-DISP-06: something must be displayed.
pub(crate) fn legal_refresh(state: &State, player: &Player, display: Display, out: &mut impl Choices) {
    if out.enough() || state.shelf(display).shown() == 0 {
        return;
    }
    for (world, resource) in places() {
        if player.has(world, resource) > 0 {
            out.add(Action::Refresh { world, resource });
        }
    }
}

pub(crate) fn check_refresh(
    state: &State,
    player: &Player,
    display: Display,
    refreshed: bool,
    world: World,
    resource: Resource,
) -> Result<(), Illegal> {
    // EVA-OPEN-39: once for each item.
    ensure!("EVA-DISP-04", !refreshed);
    ensure!("EVA-DISP-06", state.shelf(display).shown() > 0);
    ensure!("EVA-RES-08", player.has(world, resource) > 0);
    Ok(())
}

pub(crate) fn refresh<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: World,
    resource: Resource,
) {
    let Some(Task::Do { effect, times, optional, .. }) = ctx.state.tasks.top() else { return };
    let Some(display) = super::effects::takes_from(effect) else { return };
    let store = ctx.state.player_mut(seat).store(world, resource);
    *store = store.saturating_sub(1);
    ctx.tell(Event::Paid { seat, world, resource });
    ctx.tell(Event::Refreshed { seat, display });
    ctx.state.tasks.replace(Task::Do { effect, times, optional, refreshed: true });
    ctx.state.tasks.push(Task::PutUnder { display, order: [0; 3], up_to: 3, free: false });
}

/// EVA-ADV-20: the refresh of a card is free.
pub(crate) fn begin_free<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    display: Display,
    up_to: u8,
    effect: Effect,
) {
    if ctx.state.shelf(display).shown() == 0 {
        ctx.tell(Event::Lapsed { seat, effect });
        return;
    }
    ctx.tell(Event::Refreshed { seat, display });
    ctx.state.tasks.push(Task::PutUnder { display, order: [0; 3], up_to, free: true });
}

/// EVA-DISP-04: displayed items in an order of choice. At least one, if it was paid for (EVA-OPEN-56).
pub(crate) fn legal_under(
    state: &State,
    display: Display,
    order: [u8; 3],
    free: bool,
    out: &mut impl Choices,
) {
    for position in 1..=3 {
        if check_position(state, display, order, position).is_ok() {
            out.add(Action::PutUnder { position });
        }
    }
    if free || order[0] != 0 {
        out.add(Action::Decline);
    }
}

fn check_position(state: &State, display: Display, order: [u8; 3], position: u8) -> Result<(), Illegal> {
    ensure!("EVA-DISP-04", !order.contains(&position) && state.shelf(display).at(position).is_some());
    Ok(())
}

pub(crate) fn check_under(
    state: &State,
    display: Display,
    order: [u8; 3],
    free: bool,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::PutUnder { position } => check_position(state, display, order, position),
        Action::Decline => {
            ensure!("EVA-DISP-04", free || order[0] != 0);
            Ok(())
        }
        _ => Err(Illegal::new("EVA-DISP-04")),
    }
}

pub(crate) fn put_under<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, position: u8) {
    let Some(Task::PutUnder { display, mut order, up_to, free }) = ctx.state.tasks.pop() else { return };
    if let Some(place) = order.iter_mut().find(|place| **place == 0) {
        *place = position;
    }
    ctx.state.tasks.push(Task::PutUnder { display, order, up_to, free });
    let chosen = order.iter().filter(|&&p| p != 0).count() as u8;
    if chosen >= up_to.min(ctx.state.shelf(display).shown()) {
        finish_under(ctx);
    }
}

/// The chosen items go under the stack before the refill (EVA-DISP-06).
pub(crate) fn finish_under<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let Some(Task::PutUnder { display, order, .. }) = ctx.state.tasks.pop() else { return };
    let items = order.map(|position| ctx.state.shelf(display).at(position));
    for item in items.into_iter().flatten() {
        ctx.state.shelves[display.index()].put_under(item);
        let (ship, stadium, infrastructure) = split(display, item);
        ctx.tell(Event::PutUnder { display, ship, stadium, infrastructure });
    }
    refill(ctx, display);
}
