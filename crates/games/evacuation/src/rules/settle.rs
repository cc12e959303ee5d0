//! Settling production fields. Ledger: EVA-SETTLE, EVA-PROD-03, EVA-PROD-04, EVA-BONUS-08. Often forgotten:
//! EVA-FAQ-01, EVA-FAQ-02. Worked examples: EVA-EX-05, EVA-EX-32.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Choices, Context, effects, infrastructure, progress, technology};
use crate::action::Action;
use crate::components::{COMPONENTS, Effect, Settling};
use crate::event::Event;
use crate::state::{Player, State, Task};
use crate::vocab::{Field, FieldSet, Resource, Symbol, Terrain, World};

/// The terrains that a player may settle, as bits (EVA-SETTLE-02, EVA-TECH-16, EVA-BONUS-08).
pub(crate) fn open_terrains(player: &Player, settling: Settling) -> u8 {
    let furthest = player.markers.iter().map(|marker| marker.space).max().unwrap_or(0);
    let passed = COMPONENTS.turning_points.iter().filter(|point| furthest >= point.behind).count();
    // Turning points 2, 3 and 4 open desert, forest and ocean.
    let mut terrains = passed.max(1);
    if settling.next_terrain {
        // EVA-OPEN-49: with the ocean open there is no next one.
        terrains = (terrains + 1).min(4);
    }
    let open = (1 << terrains) - 1;
    match settling.terrain {
        Some(terrain) if settling.unlocked => 1 << terrain as u8,
        Some(terrain) => open & 1 << terrain as u8,
        None => open,
    }
}

/// EVA-SETTLE-05, EVA-SETTLE-08: 1 steel for each population, less what technology and card say (EVA-TECH-17).
pub(crate) fn steel(player: &Player, settling: Settling, field: Field) -> u8 {
    let population = COMPONENTS.fields[field.index()].population.len() as u8;
    population.saturating_sub(player.powers.settle_discount + settling.steel_reduction)
}

/// The fields that a player may settle: sets of fields for each condition, intersected. Where they lie does not
/// matter (EVA-MAP-08).
fn settleable(state: &State, seat: Seat, settling: Settling) -> FieldSet {
    let player = state.player(seat);
    let map = &COMPONENTS.map;
    if !player.can_pay(World::New, settling.extra) {
        return FieldSet::NONE;
    }
    let open = open_terrains(player, settling);
    let mut terrain = FieldSet::NONE;
    for kind in Terrain::ALL {
        if open >> kind as u8 & 1 != 0 {
            terrain = terrain.or(map.terrain[kind.index()]);
        }
    }
    let left = player.has(World::New, Resource::Steel) - settling.extra[Resource::Steel.index()];
    let steel = left.saturating_add(player.powers.settle_discount + settling.steel_reduction);
    let population = usize::from(player.population.min(steel)).min(4);
    let factories: u8 = player.factories[World::New.index()].iter().sum();
    let [rings, diamonds] = progress::symbols(player).map(|n| usize::from(n.min(2)));
    let ignored = if player.powers.ignore_symbols { 2 } else { usize::from(settling.ignore_symbols.min(2)) };
    let mut fields = state
        .free_fields()
        .and(terrain)
        .and(map.population_up_to[population])
        .and(map.factories_up_to[usize::from(factories).min(4)])
        .and(map.symbols[rings][diamonds][ignored]);
    // EVA-SETTLE-09, EVA-ADV-22
    if settling.min_population > 0 {
        fields = fields.minus(map.population_up_to[usize::from(settling.min_population - 1).min(4)]);
    }
    if settling.min_factories > 0 {
        fields = fields.minus(map.factories_up_to[usize::from(settling.min_factories - 1).min(4)]);
    }
    fields
}

pub(crate) fn legal(state: &State, seat: Seat, settling: Settling, out: &mut impl Choices) {
    for field in settleable(state, seat, settling).iter() {
        out.add(Action::Settle { field });
        if out.enough() {
            return;
        }
    }
}

pub(crate) fn check(
    state: &State,
    seat: Seat,
    settling: Settling,
    field: Field,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let data = &COMPONENTS.fields[field.index()];
    let population = data.population.len() as u8;
    checks.require("EVA-SETTLE-01", !state.settled.contains(field), || Message::new("need-free-field"))?;
    let open = open_terrains(player, settling) >> data.terrain as u8 & 1 != 0;
    let named = settling.terrain.is_none_or(|terrain| terrain == data.terrain);
    checks.require("EVA-SETTLE-09", named, || {
        Message::new("need-named-terrain").name("terrain", settling.terrain.unwrap_or(data.terrain).id())
    })?;
    checks.require("EVA-SETTLE-02", open || !named, || {
        Message::new("need-open-terrain").name("terrain", data.terrain.id())
    })?;
    let spots = population >= settling.min_population && data.factories >= settling.min_factories;
    checks.require("EVA-ADV-22", spots, || {
        Message::new("need-spots")
            .number("population", settling.min_population)
            .number("factories", settling.min_factories)
    })?;
    checks.require("EVA-SETTLE-03", player.population >= population, || {
        Message::new("need-population").number("due", population).number("have", player.population)
    })?;
    let factories: u8 = player.factories[World::New.index()].iter().sum();
    checks.require("EVA-SETTLE-04", factories >= data.factories, || {
        Message::new("need-factories").number("due", data.factories).number("have", factories)
    })?;
    let extra = settling.extra;
    let due = steel(player, settling, field).saturating_add(extra[Resource::Steel.index()]);
    let have = player.has(World::New, Resource::Steel);
    checks.require("EVA-SETTLE-05", have >= due, || {
        Message::new("need-steel").number("due", due).number("have", have)
    })?;
    for resource in [Resource::Food, Resource::Energy] {
        let due = extra[resource.index()];
        if due > 0 {
            let have = player.has(World::New, resource);
            checks.require("EVA-ADV-21", have >= due, || need_resource(World::New, resource, due, have))?;
        }
    }
    let available = progress::symbols(player);
    let missing: u8 = data.symbols.iter().zip(available).map(|(&due, have)| due.saturating_sub(have)).sum();
    let ignored = if player.powers.ignore_symbols { 2 } else { settling.ignore_symbols };
    for symbol in Symbol::ALL {
        let (due, have) = (data.symbols[symbol.index()], available[symbol.index()]);
        if due > 0 {
            checks.require("EVA-SETTLE-06", have >= due || missing <= ignored, || {
                Message::new("need-symbols")
                    .name("symbol", symbol.id())
                    .number("due", due)
                    .number("have", have)
            })?;
        }
    }
    Ok(())
}

/// So much of a resource is needed on a world.
pub(crate) fn need_resource(world: World, resource: Resource, due: u8, have: u8) -> Message {
    Message::new("need-resource")
        .name("world", world.id())
        .name("resource", resource.id())
        .number("due", due)
        .number("have", have)
}

/// EVA-SETTLE-03: all spots are filled in this one action. EVA-MAP-07: for good.
pub(crate) fn settle<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, field: Field) {
    let Some(Task::Do { effect: Effect::Settle(settling), .. }) = ctx.state.tasks.top() else { return };
    effects::done_once(ctx.state);
    let data = &COMPONENTS.fields[field.index()];
    let player = ctx.state.player_mut(seat);
    let due = steel(player, settling, field);
    player.pay(World::New, [0, due, 0]);
    player.pay(World::New, settling.extra);
    player.population = player.population.saturating_sub(data.population.len() as u8);
    player.fields.insert(field);
    ctx.state.settled.insert(field);
    ctx.tell(Event::Settled { seat, field, steel: due });
    // EVA-PROD-03
    for resource in Resource::ALL {
        technology::raise(ctx, seat, resource, data.produces[resource.index()]);
    }
    if data.factories > 0 {
        ctx.state.tasks.push(Task::UseFactories { field, left: data.factories, used: [0; 3] });
    } else {
        // EVA-SETTLE-07
        infrastructure::fulfil(ctx, seat);
    }
}

/// EVA-SETTLE-04: of any type, from the New World side (EVA-FACT-03), and without further cost (EVA-FACT-04).
pub(crate) fn legal_factory(state: &State, seat: Seat, out: &mut impl Choices) {
    for factory in Resource::ALL {
        if state.player(seat).factories[World::New.index()][factory.index()] > 0 {
            out.add(Action::UseFactory { factory });
        }
    }
}

pub(crate) fn check_factory(state: &State, seat: Seat, factory: Resource) -> Result<(), Illegal> {
    ensure!("EVA-SETTLE-04", state.player(seat).factories[World::New.index()][factory.index()] > 0);
    Ok(())
}

pub(crate) fn use_factory<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, factory: Resource) {
    let Some(Task::UseFactories { field, left, mut used }) = ctx.state.tasks.pop() else { return };
    used[factory.index()] += 1;
    let player = ctx.state.player_mut(seat);
    let waiting = &mut player.factories[World::New.index()][factory.index()];
    *waiting = waiting.saturating_sub(1);
    player.settled[factory.index()] += 1;
    // EVA-PROD-04, EVA-TECH-11
    let by = 1 + player.powers.boost[factory.index()];
    ctx.state.built[field.index()] += 1 << (2 * factory.index());
    ctx.tell(Event::FactoryPlaced { seat, field, factory });
    technology::raise(ctx, seat, factory, by);
    if left > 1 {
        ctx.state.tasks.push(Task::UseFactories { field, left: left - 1, used });
    } else {
        // EVA-SETTLE-07
        infrastructure::fulfil(ctx, seat);
    }
}

/// EVA-DEC-17: all waiting factories are needed, or all are alike.
pub(crate) fn place_if_certain<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let Some(Task::UseFactories { left, .. }) = ctx.state.tasks.top() else { return false };
    let waiting = ctx.state.player(seat).factories[World::New.index()];
    let kinds = waiting.iter().filter(|&&n| n > 0).count();
    if kinds > 1 && waiting.iter().sum::<u8>() > left {
        return false;
    }
    let Some(factory) = Resource::ALL.into_iter().find(|f| waiting[f.index()] > 0) else {
        ctx.state.tasks.pop();
        return true;
    };
    use_factory(ctx, seat, factory);
    true
}
