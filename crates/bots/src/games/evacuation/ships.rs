//! What ships carry, and what they can still carry until the end.

use orrery_catalog::crates::orrery_evacuation::State;
use orrery_catalog::crates::orrery_evacuation::components::COMPONENTS;
use orrery_catalog::crates::orrery_evacuation::state::{Hold, Loaded, Player, Step};
use orrery_catalog::crates::orrery_evacuation::vocab::Ship;

use super::Weights;
use super::clock::Clock;

/// The capacity of ships for what is still on the Old World.
#[derive(Default)]
pub(super) struct Room {
    /// Site slots by landscape, and building slots.
    pub sites: [f32; 3],
    pub buildings: f32,
    /// Of these, what can still fly this year.
    pub sites_now: f32,
    pub buildings_now: f32,
}

/// What the ships can still carry until the end. A ship that flies returns a year later and flies again in the
/// year after that (EVA-TRANS-16).
pub(super) fn room(state: &State, player: &Player, clock: Clock, w: &Weights) -> Room {
    let mut room = Room::default();
    let mut energy = player.stores[0][2];
    let extra = player.powers.building_slots;
    let again = w.later_flight * f32::from(clock.later / 2);
    let next = w.later_flight * f32::from(clock.later.div_ceil(2));
    for ship in player.ships[0].iter() {
        if state.step == Step::Transport && player.plan.flying.contains(ship) {
            if clock.flying && player.plan.loading == ship.0 + 1 {
                room.add_rest(&state.holds[ship.index()], ship, extra);
            }
            room.add(ship, again, extra);
            continue;
        }
        let flight =
            COMPONENTS.ships[ship.index()].flight_energy.saturating_sub(player.powers.flight_discount);
        if clock.flying && energy >= flight {
            energy -= flight;
            let data = &COMPONENTS.ships[ship.index()];
            room.sites_now += data.site_slots.len() as f32;
            room.buildings_now += f32::from(data.building_slots + extra);
            room.add(ship, 1.0 + again, extra);
        } else {
            room.add(ship, next, extra);
        }
    }
    for ship in player.ships[1].iter() {
        let back = clock.flying || player.plan.returning.contains(ship);
        room.add(ship, if back { next } else { again }, extra);
    }
    room
}

impl Room {
    /// So many flights of a ship.
    fn add(&mut self, ship: Ship, flights: f32, extra: u8) {
        let data = &COMPONENTS.ships[ship.index()];
        for landscape in &data.site_slots {
            self.sites[landscape.index()] += flights;
        }
        self.buildings += flights * f32::from(data.building_slots + extra);
    }

    /// What is still free on the ship that is being loaded.
    fn add_rest(&mut self, hold: &Hold, ship: Ship, extra: u8) {
        let data = &COMPONENTS.ships[ship.index()];
        let slots = data.site_slots.len();
        let free = slots - hold.sites.iter().flatten().count().min(slots);
        for landscape in &data.site_slots {
            self.sites[landscape.index()] += free as f32 / slots as f32;
        }
        let used = hold.buildings.iter().flatten().count() as u8;
        let buildings = f32::from((data.building_slots + extra).saturating_sub(used));
        self.buildings += buildings;
        self.sites_now += free as f32;
        self.buildings_now += buildings;
    }
}

/// What is on board of the ships of a player that will fly.
#[derive(Clone, Copy, Default)]
pub(super) struct Aboard {
    pub population: f32,
    pub factories: [f32; 3],
    pub stadiums: f32,
    pub satisfaction: f32,
    pub resources: [f32; 3],
}

pub(super) fn aboard(state: &State, player: &Player) -> Aboard {
    let mut all = Aboard::default();
    if state.step != Step::Transport {
        return all;
    }
    for ship in player.plan.flying.iter() {
        let hold = &state.holds[ship.index()];
        let sites = hold.sites.iter().flatten().map(|&site| Loaded::Site(site));
        for piece in sites.chain(hold.buildings.iter().flatten().copied()) {
            match piece {
                Loaded::Stadium(stadium) => {
                    all.stadiums += 1.0;
                    all.satisfaction += f32::from(COMPONENTS.stadiums[stadium.index()].satisfaction);
                }
                Loaded::Factory(factory) => all.factories[factory.index()] += 1.0,
                Loaded::Site(site) => {
                    let data = &COMPONENTS.sites[site.index()];
                    all.population += f32::from(data.population);
                    if let Some(factory) = data.factory() {
                        all.factories[factory.index()] += 1.0;
                    }
                }
            }
        }
        for (sum, &n) in all.resources.iter_mut().zip(&hold.resources) {
            *sum += f32::from(n);
        }
    }
    all
}
