//! Preparing and gaining factories, cloning and gaining population. Ledger: EVA-FACT, EVA-CLONE, EVA-POP,
//! EVA-TECH-10, EVA-TECH-12, EVA-TECH-24, EVA-TECH-31.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::settle::need_resource;
use super::{Choices, Context, effects};
use crate::action::Action;
use crate::components::{Cost, Effect, Preparing};
use crate::event::Event;
use crate::state::{Player, Task};
use crate::vocab::{Resource, World};

/// Population that cloning gives (EVA-CLONE-01).
const CLONED: u8 = 2;

/// EVA-FACT-01: 1 resource of the type, and what the card asks for.
pub(crate) fn price(player: &Player, preparing: Preparing, factory: Resource) -> Cost {
    let mut price = preparing.extra;
    // EVA-TECH-31: the technology does not remove extra costs.
    if !preparing.free && !player.powers.free_prepare {
        price[factory.index()] += 1;
    }
    price
}

fn preparable(player: &Player, preparing: Preparing, factory: Resource, world: World) -> bool {
    preparing.factory.is_none_or(|f| f == factory)
        && player.supply[factory.index()] > 0
        && player.can_pay(world, price(player, preparing, factory))
}

/// EVA-FACT-02, EVA-FACT-06: on either world, of a type that the supply still has.
pub(crate) fn legal_prepare(player: &Player, preparing: Preparing, out: &mut impl Choices) {
    for factory in Resource::ALL {
        for world in World::ALL {
            if preparable(player, preparing, factory, world) {
                out.add(Action::Prepare { factory, world });
            }
        }
    }
}

pub(crate) fn check_prepare(
    player: &Player,
    preparing: Preparing,
    factory: Resource,
    world: World,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("EVA-FACT-01", preparing.factory.is_none_or(|f| f == factory));
    checks.require("EVA-FACT-05", player.supply[factory.index()] > 0, || need_supply(factory))?;
    let price = price(player, preparing, factory);
    for resource in Resource::ALL {
        let (due, have) = (price[resource.index()], player.has(world, resource));
        if due > 0 {
            checks.require("EVA-FACT-01", have >= due, || need_resource(world, resource, due, have))?;
        }
    }
    Ok(())
}

/// A factory of the type is needed in the own supply.
pub(crate) fn need_supply(factory: Resource) -> Message {
    Message::new("need-supply").name("factory", factory.id())
}

pub(crate) fn prepare<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    factory: Resource,
    world: World,
) {
    let Some(Task::Do { effect: Effect::PrepareFactory(preparing), .. }) = ctx.state.tasks.top() else {
        return;
    };
    effects::done_once(ctx.state);
    let player = ctx.state.player_mut(seat);
    let price = price(player, preparing, factory);
    player.pay(world, price);
    take_from_supply(player, factory, world);
    let again = player.powers.extra_prepare[factory.index()] && !preparing.repeated;
    ctx.tell(Event::FactoryPrepared { seat, factory, world, price });
    if again {
        // EVA-TECH-12: normal cost, any type, optional, and no chain (EVA-OPEN-53).
        let repeated = Preparing { repeated: true, ..Preparing::default() };
        ctx.state.tasks.push(Task::effect(Effect::PrepareFactory(repeated), 1, true));
    }
}

fn take_from_supply(player: &mut Player, factory: Resource, world: World) {
    let supply = &mut player.supply[factory.index()];
    *supply = supply.saturating_sub(1);
    player.factories[world.index()][factory.index()] += 1;
}

/// EVA-TECH-10: to a world of choice, from the own supply.
pub(crate) fn legal_gain(player: &Player, named: Option<Resource>, out: &mut impl Choices) {
    for factory in Resource::ALL {
        if check_gain(player, named, factory).is_ok() {
            for world in World::ALL {
                out.add(Action::GainFactory { factory, world });
            }
        }
    }
}

pub(crate) fn check_gain(player: &Player, named: Option<Resource>, factory: Resource) -> Result<(), Illegal> {
    ensure!("EVA-TECH-10", named.is_none_or(|f| f == factory));
    ensure!("EVA-FACT-05", player.supply[factory.index()] > 0);
    Ok(())
}

pub(crate) fn gain<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    factory: Resource,
    world: World,
) {
    effects::done_once(ctx.state);
    take_from_supply(ctx.state.player_mut(seat), factory, world);
    ctx.tell(Event::FactoryGained { seat, factory, world });
}

/// EVA-CLONE-01, EVA-CLONE-02, EVA-FAQ-09: 1 food of the New World for population there. Without it cloning lapses,
/// and nothing of an extra cost is paid (EVA-ADV-08).
pub(crate) fn clone<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, extra: Cost) {
    let mut price = extra;
    price[Resource::Food.index()] += 1;
    let player = ctx.state.player_mut(seat);
    if !player.can_pay(World::New, price) {
        ctx.tell(Event::Lapsed { seat, effect: Effect::Clone { extra } });
        return;
    }
    player.pay(World::New, price);
    let count = CLONED + player.powers.clone_extra;
    player.population = player.population.saturating_add(count);
    ctx.tell(Event::PopulationCloned { seat, count });
}

/// EVA-POP-01
pub(crate) fn gain_population<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, count: u8) {
    let player = ctx.state.player_mut(seat);
    player.population = player.population.saturating_add(count);
    ctx.tell(Event::PopulationGained { seat, count });
}
