//! Sequences of actions that people do as one: whole loads for ships (EVA-DEC-11).

use orrery_core::{FastDice, Message, Seat, Shortcut, Silent, apply};

use crate::Evacuation;
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::rules;
use crate::state::{State, Step};
use crate::vocab::{Bay, Resource, Ship, World};

pub(super) fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    let mut all = Vec::new();
    if state.step == Step::Transport && state.busy.contains(seat) {
        let player = state.player(seat);
        if let Some(ship) = rules::transport::loading(player) {
            let mut trial = Trial::new(state, seat);
            trial.load();
            all.extend(trial.shortcut(Message::new("shortcut-load").name("ship", ship.id())));
        }
        for ship in player.ships[World::Old.index()].minus(player.plan.flying).iter() {
            let mut trial = Trial::new(state, seat);
            if trial.fly(ship) {
                trial.load();
                all.extend(trial.shortcut(Message::new("shortcut-fly").name("ship", ship.id())));
            }
        }
        if player.ships[World::Old.index()].minus(player.plan.flying).len() > 1 {
            let mut trial = Trial::new(state, seat);
            trial.fly_all();
            all.extend(trial.shortcut(Message::new("shortcut-fly-all")));
        }
    }
    all
}

/// A plan that is tried out: only what is legal in its turn becomes part of it.
struct Trial {
    state: State,
    seat: Seat,
    actions: Vec<Action>,
}

impl Trial {
    fn new(state: &State, seat: Seat) -> Trial {
        Trial { state: *state, seat, actions: Vec::new() }
    }

    fn try_it(&mut self, action: Action) -> bool {
        // Planning never draws anything.
        let mut dice = FastDice::new(0);
        let done = apply::<Evacuation>(&mut self.state, self.seat, action, &mut dice, &mut Silent).is_ok();
        if done {
            self.actions.push(action);
        }
        done
    }

    fn fly(&mut self, ship: Ship) -> bool {
        self.try_it(Action::Fly { ship })
    }

    fn fly_all(&mut self) {
        let ships = self.state.player(self.seat).ships[World::Old.index()];
        for ship in ships.minus(self.state.player(self.seat).plan.flying).iter() {
            if self.fly(ship) {
                self.load();
            }
        }
    }

    /// What fits: stadiums and factories first, then sites, then resources that the Old World can spare. Energy
    /// stays for flights, food for the people who are left.
    fn load(&mut self) {
        let player = *self.state.player(self.seat);
        for stadium in player.stadiums[World::Old.index()].iter() {
            self.try_it(Action::LoadStadium { stadium });
        }
        let population = |site: &crate::vocab::Site| COMPONENTS.sites[site.index()].factory().is_some();
        let mut sites: Vec<_> = player.sites.iter().collect();
        sites.sort_by_key(population);
        for site in sites {
            if !self.try_it(Action::LoadSite { site, bay: Bay::Site }) {
                self.try_it(Action::LoadSite { site, bay: Bay::Building });
            }
        }
        for factory in Resource::ALL {
            while self.try_it(Action::LoadFactory { factory }) {}
        }
        while self.try_it(Action::LoadResource { resource: Resource::Steel }) {}
        let year = self.state.year + 1;
        for resource in [Resource::Food, Resource::Energy] {
            while self.spare(resource, year) && self.try_it(Action::LoadResource { resource }) {}
        }
    }

    /// Whether the Old World needs less of a resource than it has.
    fn spare(&self, resource: Resource, year: u8) -> bool {
        let player = self.state.player(self.seat);
        let coming = rules::income::old_production(player)[resource.index()];
        let keep = match resource {
            Resource::Food if year <= crate::flow::YEARS => {
                rules::income::food_demand(player, year, World::Old).saturating_sub(coming)
            }
            Resource::Energy => {
                let waiting = player.ships[World::Old.index()].minus(player.plan.flying).iter();
                let flight = |ship| rules::transport::flight_energy(player, ship, &mut orrery_core::NoParts);
                waiting.map(flight).sum()
            }
            _ => 0,
        };
        player.has(World::Old, resource) > keep
    }

    fn shortcut(self, label: Message) -> Option<Shortcut<Action>> {
        (!self.actions.is_empty()).then_some(Shortcut { label, actions: self.actions })
    }
}
