//! Phase 3: loading, flying, unloading. Ledger: EVA-TRANS, EVA-TECH-13, EVA-TECH-23, EVA-TECH-29, EVA-ADV-16.
//!
//! Resources, stadiums and waiting factories reach the New World in no other way (EVA-RES-06, EVA-STAD-02). Often
//! forgotten: EVA-FAQ-03, EVA-FAQ-04, EVA-FAQ-05. Worked examples: EVA-EX-06.
//!
//! A plan is made in small steps: a ship is chosen to fly and pays its energy, then it is loaded piece by piece;
//! choosing the next ship ends the loading of the one before. Everybody plans at the same time; the ships fly when
//! all have confirmed (EVA-INFO-05).

use orrery_core::{Checks, Dice, Illegal, Message, Parts, Seat, Seats, Sink, ensure};

use super::factories::need_supply;
use super::turn::need_energy;
use super::{Choices, Context, contracts};
use crate::action::Action;
use crate::components::{COMPONENTS, Content};
use crate::event::Event;
use crate::state::{Hold, Loaded, Player, State, Step, Task};
use crate::vocab::{Bay, Resource, Ship, ShipSet, Site, Stadium, World};

/// The phase begins: all plan who have a ship that could fly.
pub(crate) fn begin(state: &mut State) {
    state.step = Step::Transport;
    state.busy = Seats::NONE;
    for seat in state.seats() {
        let player = state.player(seat);
        // EVA-DEC-17: without a flight there is nothing to plan.
        let free = can_fly(player).next().is_some() || can_return(player).next().is_some();
        state.player_mut(seat).plan.confirmed = !free;
        if free {
            state.busy.insert(seat);
        }
    }
}

/// The energy of a flight to the New World (EVA-TRANS-04, EVA-TECH-23, EVA-ADV-16).
pub(crate) fn flight_energy(player: &Player, ship: Ship, parts: &mut impl Parts) -> u8 {
    let printed = COMPONENTS.ships[ship.index()].flight_energy;
    parts.part("EVA-TRANS-04", printed.into(), || Message::new("part-flight"));
    let by_technology = player.powers.flight_discount.min(printed);
    if by_technology > 0 {
        parts.part("EVA-TECH-23", -i32::from(by_technology), || Message::new("part-technology"));
    }
    let by_card = u8::from(player.discounted.contains(ship)).min(printed - by_technology);
    if by_card > 0 {
        parts.part("EVA-ADV-16", -i32::from(by_card), || Message::new("part-first-flight"));
    }
    printed - by_technology - by_card
}

/// The energy of a flight back (EVA-TRANS-05, EVA-TECH-23).
pub(crate) fn return_energy(player: &Player, ship: Ship) -> u8 {
    if player.powers.free_return { 0 } else { COMPONENTS.ships[ship.index()].return_energy }
}

/// The ships that could still fly to the New World.
fn can_fly(player: &Player) -> impl Iterator<Item = Ship> + '_ {
    let energy = player.has(World::Old, Resource::Energy);
    let ships = player.ships[World::Old.index()].minus(player.plan.flying);
    ships.iter().filter(move |&ship| flight_energy(player, ship, &mut orrery_core::NoParts) <= energy)
}

/// The ships that could still fly back.
fn can_return(player: &Player) -> impl Iterator<Item = Ship> + '_ {
    let energy = player.has(World::New, Resource::Energy);
    let ships = player.ships[World::New.index()].minus(player.plan.returning);
    ships.iter().filter(move |&ship| return_energy(player, ship) <= energy)
}

/// The ship that is being loaded.
pub(crate) fn loading(player: &Player) -> Option<Ship> {
    player.plan.loading.checked_sub(1).map(Ship)
}

/// EVA-DEC-11: any plan, in small steps.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut impl Choices) {
    let player = state.player(seat);
    for ship in can_fly(player) {
        out.add(Action::Fly { ship });
    }
    for ship in can_return(player) {
        out.add(Action::FlyBack { ship });
    }
    if let Some(ship) = loading(player) {
        let room = Room::new(player, ship, &state.holds[ship.index()]);
        for site in player.sites.iter().take_while(|site| site.index() < Site::LAND) {
            for bay in Bay::ALL {
                if room.takes_site(player, site, bay) {
                    out.add(Action::LoadSite { site, bay });
                }
            }
        }
        if room.buildings > 0 {
            for stadium in player.stadiums[World::Old.index()].iter() {
                out.add(Action::LoadStadium { stadium });
            }
            for factory in Resource::ALL {
                if player.factories[World::Old.index()][factory.index()] > 0 {
                    out.add(Action::LoadFactory { factory });
                }
            }
        }
        if room.resources > 0 {
            for resource in Resource::ALL {
                if player.has(World::Old, resource) > 0 {
                    out.add(Action::LoadResource { resource });
                }
            }
        }
    }
    out.add(Action::Confirm);
}

/// What a ship still has room for.
struct Room<'a> {
    ship: Ship,
    hold: &'a Hold,
    any_landscape: bool,
    /// Free building slots.
    buildings: u8,
    /// Free resource slots.
    resources: u8,
}

impl Room<'_> {
    fn new<'a>(player: &Player, ship: Ship, hold: &'a Hold) -> Room<'a> {
        let data = &COMPONENTS.ships[ship.index()];
        let buildings = building_slots(player, ship);
        let used = hold.buildings.iter().flatten().count() as u8;
        Room {
            ship,
            hold,
            any_landscape: player.powers.any_landscape,
            buildings: buildings.saturating_sub(used),
            resources: data.resource_slots.saturating_sub(hold.resources.iter().sum()),
        }
    }

    /// EVA-TRANS-08, EVA-TRANS-09, EVA-TRANS-12; a site uses one kind of slot (EVA-TRANS-10).
    fn takes_site(&self, player: &Player, site: Site, bay: Bay) -> bool {
        let factory = COMPONENTS.sites[site.index()].factory();
        if factory.is_some_and(|factory| player.supply[factory.index()] == 0) {
            return false;
        }
        match bay {
            Bay::Site => self.has_slot_for(site),
            Bay::Building => factory.is_some() && self.buildings > 0,
        }
    }

    /// Whether the sites on board and this one fit into the site slots, each into one of its own, in whatever
    /// arrangement (EVA-OPEN-62).
    fn has_slot_for(&self, site: Site) -> bool {
        let slots = &COMPONENTS.ships[self.ship.index()].site_slots;
        let fits = |site: Site, slot: usize| {
            slots.get(slot).is_some_and(|&landscape| {
                COMPONENTS.sites[site.index()].has(landscape)
                    || (self.any_landscape && COMPONENTS.sites[site.index()].content != Content::Sea)
            })
        };
        match self.hold.sites {
            [Some(_), Some(_)] => false,
            [Some(other), None] | [None, Some(other)] => {
                (fits(site, 0) && fits(other, 1)) || (fits(site, 1) && fits(other, 0))
            }
            [None, None] => fits(site, 0) || fits(site, 1),
        }
    }
}

/// EVA-SHIP-03, EVA-TECH-29
pub(crate) fn building_slots(player: &Player, ship: Ship) -> u8 {
    (COMPONENTS.ships[ship.index()].building_slots + player.powers.building_slots).min(3)
}

pub(crate) fn check(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    match action {
        Action::Fly { ship } => {
            ensure!("EVA-TRANS-02", player.ships[World::Old.index()].contains(ship));
            ensure!("EVA-TRANS-01", !player.plan.flying.contains(ship));
            let due = flight_energy(player, ship, &mut orrery_core::NoParts);
            let have = player.has(World::Old, Resource::Energy);
            checks.require("EVA-TRANS-04", have >= due, || need_energy(due, have.into()))
        }
        Action::FlyBack { ship } => {
            ensure!("EVA-TRANS-02", player.ships[World::New.index()].contains(ship));
            ensure!("EVA-TRANS-01", !player.plan.returning.contains(ship));
            let (due, have) = (return_energy(player, ship), player.has(World::New, Resource::Energy));
            checks.require("EVA-TRANS-05", have >= due, || need_energy(due, have.into()))
        }
        Action::LoadSite { site, bay } => check_load_site(state, player, site, bay, checks),
        Action::LoadStadium { stadium } => {
            let room = room(state, player)?;
            ensure!("EVA-TRANS-09", player.stadiums[World::Old.index()].contains(stadium));
            checks.require("EVA-TRANS-17", room.buildings > 0, || Message::new("need-building-slot"))
        }
        Action::LoadFactory { factory } => {
            let room = room(state, player)?;
            ensure!("EVA-TRANS-09", player.factories[World::Old.index()][factory.index()] > 0);
            checks.require("EVA-TRANS-17", room.buildings > 0, || Message::new("need-building-slot"))
        }
        Action::LoadResource { resource } => {
            let room = room(state, player)?;
            ensure!("EVA-TRANS-11", player.has(World::Old, resource) > 0);
            checks.require("EVA-TRANS-17", room.resources > 0, || Message::new("need-resource-slot"))
        }
        Action::Confirm => Ok(()),
        _ => Err(Illegal::new("EVA-YEAR-01")),
    }
}

/// EVA-TRANS-03, EVA-TRANS-07: only a ship over the Old World that flies is loaded.
fn room<'a>(state: &'a State, player: &Player) -> Result<Room<'a>, Illegal> {
    match loading(player) {
        Some(ship) => Ok(Room::new(player, ship, &state.holds[ship.index()])),
        None => Err(Illegal::new("EVA-TRANS-03")),
    }
}

fn check_load_site(
    state: &State,
    player: &Player,
    site: Site,
    bay: Bay,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let room = room(state, player)?;
    let data = &COMPONENTS.sites[site.index()];
    ensure!("EVA-TRANS-13", data.content != Content::Sea);
    checks.require("EVA-TRANS-08", player.sites.contains(site), || Message::new("need-active-site"))?;
    if let Some(factory) = data.factory() {
        checks.require("EVA-TRANS-12", player.supply[factory.index()] > 0, || need_supply(factory))?;
    }
    match bay {
        Bay::Site => checks.require("EVA-TRANS-08", room.has_slot_for(site), || {
            Message::new("need-site-slot").name("site", site.id())
        }),
        Bay::Building => {
            ensure!("EVA-TRANS-09", data.factory().is_some());
            checks.require("EVA-TRANS-17", room.buildings > 0, || Message::new("need-building-slot"))
        }
    }
}

/// EVA-TRANS-02: the ship flies; its energy is paid now, so that it cannot be loaded (EVA-TRANS-06).
pub(crate) fn fly<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, ship: Ship) {
    let player = ctx.state.player_mut(seat);
    let energy = flight_energy(player, ship, &mut orrery_core::NoParts);
    player.pay(World::Old, [0, 0, energy]);
    player.plan.flying.insert(ship);
    player.plan.loading = ship.0 + 1;
    ctx.tell(Event::FlightPlanned { seat, ship, energy });
}

/// EVA-TRANS-05: return flights carry nothing.
pub(crate) fn fly_back<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, ship: Ship) {
    let at_once = ctx.state.step == Step::FlyBack;
    let player = ctx.state.player_mut(seat);
    let energy = return_energy(player, ship);
    player.pay(World::New, [0, 0, energy]);
    if at_once {
        player.plan.flying.remove(ship);
        player.ships[World::New.index()].remove(ship);
        player.ships[World::Old.index()].insert(ship);
    } else {
        player.plan.returning.insert(ship);
    }
    ctx.tell(Event::FlownBack { seat, ship, energy });
}

/// EVA-TRANS-08, EVA-TRANS-09: the site is flipped; a factory comes from the supply.
pub(crate) fn load_site<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, site: Site, bay: Bay) {
    let Some(ship) = loading(ctx.state.player(seat)) else { return };
    let player = ctx.state.player_mut(seat);
    player.sites.remove(site);
    if let Some(factory) = COMPONENTS.sites[site.index()].factory() {
        let supply = &mut player.supply[factory.index()];
        *supply = supply.saturating_sub(1);
    }
    let hold = &mut ctx.state.holds[ship.index()];
    match bay {
        Bay::Site => put(&mut hold.sites, site),
        Bay::Building => put(&mut hold.buildings, Loaded::Site(site)),
    }
    ctx.tell(Event::SiteLoaded { seat, ship, site, bay });
}

fn put<T: Copy, const N: usize>(slots: &mut [Option<T>; N], item: T) {
    if let Some(slot) = slots.iter_mut().find(|slot| slot.is_none()) {
        *slot = Some(item);
    }
}

pub(crate) fn load_stadium<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, stadium: Stadium) {
    let Some(ship) = loading(ctx.state.player(seat)) else { return };
    ctx.state.player_mut(seat).stadiums[World::Old.index()].remove(stadium);
    put(&mut ctx.state.holds[ship.index()].buildings, Loaded::Stadium(stadium));
    ctx.tell(Event::StadiumLoaded { seat, ship, stadium });
}

pub(crate) fn load_factory<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, factory: Resource) {
    let Some(ship) = loading(ctx.state.player(seat)) else { return };
    let waiting = &mut ctx.state.player_mut(seat).factories[World::Old.index()][factory.index()];
    *waiting = waiting.saturating_sub(1);
    put(&mut ctx.state.holds[ship.index()].buildings, Loaded::Factory(factory));
    ctx.tell(Event::FactoryLoaded { seat, ship, factory });
}

pub(crate) fn load_resource<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    resource: Resource,
) {
    let Some(ship) = loading(ctx.state.player(seat)) else { return };
    let store = ctx.state.player_mut(seat).store(World::Old, resource);
    *store = store.saturating_sub(1);
    ctx.state.holds[ship.index()].resources[resource.index()] += 1;
    ctx.tell(Event::ResourceLoaded { seat, ship, resource });
}

pub(crate) fn confirm<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    ctx.state.player_mut(seat).plan.confirmed = true;
    ctx.state.busy.remove(seat);
    ctx.tell(Event::PlanConfirmed { seat });
}

/// All have confirmed: the ships fly and are unloaded, player by player in turn order (EVA-TRANS-15). They can return
/// next year, or by technology (EVA-TRANS-16).
pub(crate) fn fly_all<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for seat in ctx.state.in_order() {
        let player = ctx.state.player_mut(seat);
        let (flying, returning) = (player.plan.flying, player.plan.returning);
        let [old, new] = player.ships;
        player.ships = [old.minus(flying).or(returning), new.minus(returning).or(flying)];
        player.discounted = player.discounted.minus(flying);
        player.plan.returning = ShipSet::NONE;
        player.plan.loading = 0;
        for ship in flying.iter() {
            unload(ctx, seat, ship);
        }
        contracts::notice(ctx, seat);
    }
    ctx.state.step = Step::FlyBack;
}

fn unload<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, ship: Ship) {
    let hold = std::mem::take(&mut ctx.state.holds[ship.index()]);
    let player = ctx.state.player_mut(seat);
    let (mut population, mut factories, mut stadiums) = (0, [0; 3], 0);
    let in_slots = hold.buildings.into_iter().flatten();
    let sites = hold.sites.into_iter().flatten().map(Loaded::Site);
    for piece in sites.chain(in_slots) {
        match piece {
            Loaded::Stadium(stadium) => {
                player.stadiums[World::New.index()].insert(stadium);
                stadiums += 1;
            }
            Loaded::Factory(factory) => factories[factory.index()] += 1,
            Loaded::Site(site) => match COMPONENTS.sites[site.index()].factory() {
                Some(factory) => factories[factory.index()] += 1,
                None => population += COMPONENTS.sites[site.index()].population,
            },
        }
    }
    player.population = player.population.saturating_add(population);
    for (waiting, n) in player.factories[World::New.index()].iter_mut().zip(factories) {
        *waiting += n;
    }
    for (store, n) in player.stores[World::New.index()].iter_mut().zip(hold.resources) {
        *store = store.saturating_add(n);
    }
    let resources = hold.resources;
    ctx.tell(Event::Landed { seat, ship, population, factories, stadiums, resources });
}

/// EVA-TECH-13: ships that just arrived may fly back at once.
pub(crate) fn offer_fly_back(state: &mut State, seat: Seat) {
    let player = state.player(seat);
    if player.powers.immediate_return && !player.plan.flying.is_empty() {
        state.tasks.push(Task::FlyBack);
    }
}

/// Whether a ship could fly back at once: those in the plan just arrived.
fn can_fly_back_now(player: &Player) -> impl Iterator<Item = Ship> + '_ {
    let energy = player.has(World::New, Resource::Energy);
    player.plan.flying.iter().filter(move |&ship| return_energy(player, ship) <= energy)
}

pub(crate) fn legal_fly_back(state: &State, seat: Seat, out: &mut impl Choices) {
    for ship in can_fly_back_now(state.player(seat)) {
        out.add(Action::FlyBack { ship });
    }
    out.add(Action::Decline);
}

pub(crate) fn check_fly_back_now(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    match action {
        Action::FlyBack { ship } => {
            ensure!("EVA-TECH-13", player.plan.flying.contains(ship));
            let (due, have) = (return_energy(player, ship), player.has(World::New, Resource::Energy));
            checks.require("EVA-TRANS-05", have >= due, || need_energy(due, have.into()))
        }
        Action::Decline => Ok(()),
        _ => Err(Illegal::new("EVA-YEAR-01")),
    }
}

pub(crate) fn stop_flying_back<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.tasks.pop();
}

/// The phase is over; plans are cleared.
pub(crate) fn end(state: &mut State) {
    for player in &mut state.players {
        player.plan = crate::state::Plan::default();
    }
}
