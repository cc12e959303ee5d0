//! Building ships and stadiums, and prices with discounts. Ledger: EVA-SHIP, EVA-STAD, EVA-TECH-17, EVA-TECH-18,
//! EVA-ADV-21, EVA-RES-03.

use orrery_core::{Checks, Dice, Illegal, Seat, Sink, ensure};

use super::settle::need_resource;
use super::{Choices, Context, displays, effects, infrastructure};
use crate::action::Action;
use crate::components::{Building, COMPONENTS, Cost, Effect};
use crate::event::Event;
use crate::state::{Item, Player, State, Task};
use crate::vocab::{Display, Resource, Ship, Stadium, World};

/// Whether a price can be paid from a world: what is missing must be removed by the discount, and only the
/// printed price can be reduced, never the extra cost (EVA-TECH-17).
#[inline]
pub(crate) fn payable(player: &Player, world: World, price: Cost, discount: u8, extra: Cost) -> bool {
    let mut missing = 0;
    for i in 0..3 {
        let have = player.stores[world.index()][i];
        if have < extra[i] {
            return false;
        }
        missing += price[i].saturating_sub(have - extra[i]);
    }
    missing <= discount
}

/// The conditions of a price, resource by resource.
pub(crate) fn require(
    player: &Player,
    world: World,
    price: Cost,
    discount: u8,
    extra: Cost,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let fits = payable(player, world, price, discount, extra);
    for resource in Resource::ALL {
        let due = price[resource.index()] + extra[resource.index()];
        let have = player.has(world, resource);
        if due > 0 {
            checks
                .require("EVA-RES-08", fits || have >= due, || need_resource(world, resource, due, have))?;
        }
    }
    Ok(())
}

/// Price and discount of a ship for a player.
pub(crate) fn ship_terms(player: &Player, ship: Ship, building: Building) -> (Cost, u8) {
    (COMPONENTS.ships[ship.index()].cost, player.powers.ship_discount + building.reduction)
}

/// Price and discount of a stadium for a player.
pub(crate) fn stadium_terms(player: &Player, stadium: Stadium, building: Building) -> (Cost, u8) {
    (COMPONENTS.stadiums[stadium.index()].cost, player.powers.stadium_discount + building.reduction)
}

fn ship_payable(player: &Player, ship: Ship, building: Option<Building>, world: World) -> bool {
    building.is_none_or(|building| {
        let (price, discount) = ship_terms(player, ship, building);
        building.world.is_none_or(|w| w == world) && payable(player, world, price, discount, building.extra)
    })
}

fn stadium_payable(player: &Player, stadium: Stadium, building: Option<Building>, world: World) -> bool {
    building.is_none_or(|building| {
        let (price, discount) = stadium_terms(player, stadium, building);
        building.world.is_none_or(|w| w == world) && payable(player, world, price, discount, building.extra)
    })
}

/// EVA-SHIP-01: a displayed ship and a world; without a price if it is gained (EVA-OPEN-15). Any number of ships
/// (EVA-SHIP-02).
pub(crate) fn legal_ships(state: &State, seat: Seat, building: Option<Building>, out: &mut impl Choices) {
    let player = state.player(seat);
    for ship in state.shelf(Display::Ship).sorted().map(Ship) {
        for world in World::ALL {
            if ship_payable(player, ship, building, world) {
                out.add(Action::BuildShip { ship, world });
            }
        }
    }
}

/// EVA-STAD-01: a displayed stadium and a world; without a price if it is gained (EVA-OPEN-15).
pub(crate) fn legal_stadiums(state: &State, seat: Seat, building: Option<Building>, out: &mut impl Choices) {
    let player = state.player(seat);
    for stadium in state.shelf(Display::Stadium).sorted().map(Stadium) {
        for world in World::ALL {
            if stadium_payable(player, stadium, building, world) {
                out.add(Action::BuildStadium { stadium, world });
            }
        }
    }
}

/// Whether any displayed ship can be built.
pub(crate) fn any_ship(state: &State, seat: Seat, building: Building) -> bool {
    let player = state.player(seat);
    let payable = |ship| World::ALL.iter().any(|&world| ship_payable(player, ship, Some(building), world));
    state.shelf(Display::Ship).items().map(Ship).any(payable)
}

/// Whether any displayed stadium can be built.
pub(crate) fn any_stadium(state: &State, seat: Seat, building: Building) -> bool {
    let player = state.player(seat);
    let payable =
        |stadium| World::ALL.iter().any(|&world| stadium_payable(player, stadium, Some(building), world));
    state.shelf(Display::Stadium).items().map(Stadium).any(payable)
}

pub(crate) fn check_ship(
    state: &State,
    seat: Seat,
    building: Option<Building>,
    ship: Ship,
    world: World,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("EVA-SHIP-01", state.shelf(Display::Ship).shows(ship.0));
    let Some(building) = building else { return Ok(()) };
    ensure!("EVA-ADV-21", building.world.is_none_or(|w| w == world));
    let player = state.player(seat);
    let (price, discount) = ship_terms(player, ship, building);
    require(player, world, price, discount, building.extra, checks)
}

pub(crate) fn check_stadium(
    state: &State,
    seat: Seat,
    building: Option<Building>,
    stadium: Stadium,
    world: World,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("EVA-STAD-01", state.shelf(Display::Stadium).shows(stadium.0));
    let Some(building) = building else { return Ok(()) };
    ensure!("EVA-ADV-21", building.world.is_none_or(|w| w == world));
    let player = state.player(seat);
    let (price, discount) = stadium_terms(player, stadium, building);
    require(player, world, price, discount, building.extra, checks)
}

pub(crate) fn build_ship<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    ship: Ship,
    world: World,
) {
    let Some(Task::Do { effect, .. }) = ctx.state.tasks.top() else { return };
    effects::done_once(ctx.state);
    match effect {
        Effect::BuildShip(building) => {
            let (price, discount) = ship_terms(ctx.state.player(seat), ship, building);
            let item = Item::Ship(ship);
            begin(ctx, seat, item, world, price, discount, building.extra, building.first_flight);
        }
        _ => hand_over(ctx, seat, Item::Ship(ship), world, [0; 3], 0),
    }
}

pub(crate) fn build_stadium<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    stadium: Stadium,
    world: World,
) {
    let Some(Task::Do { effect, .. }) = ctx.state.tasks.top() else { return };
    effects::done_once(ctx.state);
    match effect {
        Effect::BuildStadium(building) => {
            let (price, discount) = stadium_terms(ctx.state.player(seat), stadium, building);
            begin(ctx, seat, Item::Stadium(stadium), world, price, discount, building.extra, 0);
        }
        _ => hand_over(ctx, seat, Item::Stadium(stadium), world, [0; 3], 0),
    }
}

/// A purchase begins: if a discount leaves a choice, it comes next.
#[allow(clippy::too_many_arguments)]
pub(crate) fn begin<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    item: Item,
    world: World,
    price: Cost,
    discount: u8,
    extra: Cost,
    first_flight: u8,
) {
    ctx.state.tasks.push(Task::Discount { item, world, price, left: discount, extra, first_flight });
    finish_if_certain(ctx, seat);
}

/// EVA-DEC-19: a resource of the price, so that the rest can be paid.
pub(crate) fn legal_discount(
    state: &State,
    seat: Seat,
    world: World,
    price: Cost,
    left: u8,
    extra: Cost,
    out: &mut impl Choices,
) {
    for resource in Resource::ALL {
        if check_discount(state, seat, world, price, left, extra, resource).is_ok() {
            out.add(Action::Discount { resource });
        }
    }
}

pub(crate) fn check_discount(
    state: &State,
    seat: Seat,
    world: World,
    mut price: Cost,
    left: u8,
    extra: Cost,
    resource: Resource,
) -> Result<(), Illegal> {
    ensure!("EVA-TECH-17", price[resource.index()] > 0 && left > 0);
    price[resource.index()] -= 1;
    ensure!("EVA-RES-08", payable(state.player(seat), world, price, left - 1, extra));
    Ok(())
}

pub(crate) fn discount<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, resource: Resource) {
    let Some(Task::Discount { item, world, mut price, left, extra, first_flight }) = ctx.state.tasks.pop()
    else {
        return;
    };
    price[resource.index()] = price[resource.index()].saturating_sub(1);
    let left = left.saturating_sub(1);
    ctx.state.tasks.push(Task::Discount { item, world, price, left, extra, first_flight });
}

/// No discount is left, or it removes the whole price: the purchase is completed. Returns whether it was.
pub(crate) fn finish_if_certain<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let Some(Task::Discount { item, world, mut price, left, extra, first_flight }) = ctx.state.tasks.top()
    else {
        return false;
    };
    if left > 0 {
        if price.iter().sum::<u8>() > left {
            return false;
        }
        price = [0; 3];
    }
    ctx.state.tasks.pop();
    let total = [0, 1, 2].map(|i| price[i] + extra[i]);
    hand_over(ctx, seat, item, world, total, first_flight);
    true
}

/// Pays and puts the item where it belongs (EVA-SHIP-01, EVA-STAD-01, EVA-INFRA-03).
fn hand_over<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    item: Item,
    world: World,
    price: Cost,
    first_flight: u8,
) {
    let player = ctx.state.player_mut(seat);
    player.pay(world, price);
    match item {
        Item::Ship(ship) => {
            player.ships[world.index()].insert(ship);
            if first_flight > 0 {
                player.discounted.insert(ship);
            }
            ctx.tell(Event::ShipBuilt { seat, ship, world, price });
            displays::take(ctx, Display::Ship, ship.0);
        }
        Item::Stadium(stadium) => {
            player.stadiums[world.index()].insert(stadium);
            ctx.tell(Event::StadiumBuilt { seat, stadium, world, price });
            displays::take(ctx, Display::Stadium, stadium.0);
        }
        Item::Infrastructure(infrastructure) => {
            ctx.tell(Event::InfrastructurePlayed { seat, infrastructure, price });
            infrastructure::lay_out(ctx, seat, infrastructure);
        }
    }
}
