//! What a player will have once the sub-actions that are going on are carried out, each in a sensible way. Without
//! it one step of look-ahead could not tell actions apart, because their effects are chosen later.

use orrery_catalog::crates::orrery_evacuation::State;
use orrery_catalog::crates::orrery_evacuation::components::{COMPONENTS, Cost, Effect, Preparing, Settling};
use orrery_catalog::crates::orrery_evacuation::state::{Item, Player, Task};
use orrery_catalog::crates::orrery_evacuation::vocab::{
    Display, Field, FieldSet, Infra, Lane, Resource, Ship, Stadium, Terrain,
};
use orrery_core::Seat;

use super::infra::{missing, reward};
use super::outlook::{past_second, symbols, terrains};

const OLD: usize = 0;
const NEW: usize = 1;

/// Carries out what the active player still has to do, on a copy of the player. Returns points for what leaves no
/// trace there.
pub(super) fn resolve(state: &State, seat: Seat, player: &mut Player) -> f32 {
    let mut sim = Sim { state, player, points: 0.0 };
    for task in state.tasks.as_slice().iter().rev() {
        sim.task(*task, seat);
    }
    sim.points
}

struct Sim<'s> {
    state: &'s State,
    player: &'s mut Player,
    points: f32,
}

impl Sim<'_> {
    fn task(&mut self, task: Task, seat: Seat) {
        match task {
            Task::Pay { energy, .. } => self.pay_energy(energy),
            Task::Do { effect, times, .. } => (0..times).for_each(|_| self.effect(effect)),
            Task::CardEffects { card, left } => {
                for (i, times) in COMPONENTS.cards[card.index()].effects.iter().enumerate() {
                    if left >> i & 1 != 0 {
                        (0..times.n).for_each(|_| self.effect(times.effect));
                    }
                }
            }
            Task::Discount { item, world, price, left, .. } => {
                self.pay(world.index(), price, left);
                match item {
                    Item::Ship(ship) => self.player.ships[world.index()].insert(ship),
                    Item::Stadium(stadium) => self.player.stadiums[world.index()].insert(stadium),
                    Item::Infrastructure(infra) => self.lay_out(infra),
                }
            }
            Task::UseFactories { left, .. } => (0..left).for_each(|_| self.place_factory()),
            Task::Place { left, moved } => self.place(left, moved, seat),
            _ => {}
        }
    }

    fn effect(&mut self, effect: Effect) {
        match effect {
            Effect::GainResource { resource } => {
                let steel = self.player.stores[NEW][1] <= self.player.population;
                let best = if steel { Resource::Steel } else { Resource::Energy };
                self.player.stores[NEW][resource.unwrap_or(best).index()] += 1;
            }
            Effect::Exchange => self.points += 0.12,
            Effect::Research => self.research(),
            Effect::Develop => self.develop(),
            Effect::BuildShip(building) => {
                self.build_ship(Some((
                    self.player.powers.ship_discount + building.reduction,
                    building.extra,
                )));
            }
            Effect::GainShip => self.build_ship(None),
            Effect::BuildStadium(building) => {
                let discount = self.player.powers.stadium_discount + building.reduction;
                self.build_stadium(Some((discount, building.extra)));
            }
            Effect::GainStadium => self.build_stadium(None),
            Effect::Settle(settling) => self.settle(settling),
            Effect::PrepareFactory(preparing) => self.prepare(preparing),
            Effect::GainFactory { factory } => {
                if let Some(factory) = self.wanted_factory(|player, r| {
                    player.supply[r] > 0 && factory.is_none_or(|f| f.index() == r)
                }) {
                    self.player.supply[factory] -= 1;
                    self.player.factories[NEW][factory] += 1;
                }
            }
            Effect::Clone { extra } => {
                let price = [extra[0] + 1, extra[1], extra[2]];
                if self.pay(NEW, price, 0) {
                    self.player.population += 2 + self.player.powers.clone_extra;
                }
            }
            Effect::GainPopulation => self.player.population += 1,
            Effect::GainProduction { resource } => {
                self.raise(resource.map_or_else(|| self.lowest(), Resource::index), 1);
            }
            Effect::Refresh { .. } => self.points += 0.1,
            Effect::DrawCard => self.points += 0.2,
        }
    }

    fn lowest(&self) -> usize {
        (0..3).min_by_key(|&r| self.player.production[r]).unwrap_or(0)
    }

    fn raise(&mut self, resource: usize, by: u8) {
        self.player.production[resource] += by;
    }

    /// Pays a price if it can be paid; a discount removes what is missing, then anything.
    fn pay(&mut self, world: usize, price: Cost, mut discount: u8) -> bool {
        let store = &mut self.player.stores[world];
        let short: u8 = store.iter().zip(price).map(|(&have, due)| due.saturating_sub(have)).sum();
        if short > discount {
            return false;
        }
        discount -= short;
        for (have, due) in store.iter_mut().zip(price) {
            let less = discount.min(due.min(*have));
            discount -= less;
            *have = have.saturating_sub(due - less);
        }
        true
    }

    fn pay_energy(&mut self, energy: u8) {
        let past = past_second(self.player);
        let (first, second) = if past == 0 { (OLD, OLD) } else { (NEW, if past == 1 { OLD } else { NEW }) };
        let from_first = energy.min(self.player.stores[first][2]);
        self.player.stores[first][2] -= from_first;
        let rest = energy - from_first;
        self.player.stores[second][2] = self.player.stores[second][2].saturating_sub(rest);
    }

    /// In the column where most is completed by it.
    fn research(&mut self) {
        const WORTH: [u8; 5] = [3, 1, 4, 2, 5];
        let research = self.player.research;
        let Some(column) =
            (0..3).filter(|&c| research[c] < 5).max_by_key(|&c| WORTH[usize::from(research[c])])
        else {
            return;
        };
        self.player.research[column] += 1;
        if self.player.research[column] % 2 == 1 {
            let level = usize::from(self.player.research[column] / 2);
            let tech = self.player.tech(column, level);
            for times in COMPONENTS.techs[tech.index()].instant {
                (0..times.n).for_each(|_| self.effect(times.effect));
            }
        }
    }

    fn develop(&mut self) {
        const CHANCES: [f32; 4] = [1.0, 0.6, 0.35, 0.15];
        let fields = self.player.fields;
        let worth = |infra: Infra| reward(infra) * CHANCES[usize::from(missing(fields, infra).min(3))];
        let best = |a: Option<(Infra, f32)>, infra: Infra| {
            let new = worth(infra);
            if a.is_none_or(|(_, old)| new > old) { Some((infra, new)) } else { a }
        };
        let played = self.player.infras.played.0;
        let discount = self.player.powers.infra_discount;
        let store = self.player.stores[NEW];
        let playable = self.player.infras.hand.iter().filter(|infra| {
            let data = &COMPONENTS.infras[infra.index()];
            let short: u8 = store.iter().zip(data.cost).map(|(&have, due)| due.saturating_sub(have)).sum();
            short <= discount && data.alike & played == 0
        });
        if let Some((infra, _)) = playable.fold(None, best) {
            self.pay(NEW, COMPONENTS.infras[infra.index()].cost, discount);
            self.lay_out(infra);
            return;
        }
        let hand = self.player.infras.hand;
        let shown = self.state.shelf(Display::Infrastructure).items().map(Infra);
        if let Some((infra, _)) = shown.filter(|&infra| !hand.contains(infra)).fold(None, best) {
            self.player.infras.hand.insert(infra);
        }
    }

    fn lay_out(&mut self, infra: Infra) {
        self.player.infras.hand.remove(infra);
        self.player.infras.played.insert(infra);
        self.fulfil();
    }

    /// Rewards of infrastructures whose condition is met.
    fn fulfil(&mut self) {
        for infra in self.player.infras.played.minus(self.player.infras.fulfilled).iter() {
            if missing(self.player.fields, infra) == 0 {
                self.player.infras.fulfilled.insert(infra);
                for times in COMPONENTS.infras[infra.index()].rewards {
                    (0..times.n).for_each(|_| self.effect(times.effect));
                }
            }
        }
    }

    /// The ship with the most room that can be paid on the Old World, or that is given.
    fn build_ship(&mut self, terms: Option<(u8, Cost)>) {
        let room = |ship: &Ship| {
            let data = &COMPONENTS.ships[ship.index()];
            let price: u8 = data.cost.iter().sum();
            8 * data.site_slots.len() as i32
                + 3 * i32::from(data.building_slots)
                + i32::from(data.resource_slots)
                - if terms.is_some() { 2 * i32::from(price) } else { 0 }
        };
        let owned = self.player.ships[OLD];
        let shown = self.state.shelf(Display::Ship).items().map(Ship).filter(|&ship| !owned.contains(ship));
        let payable =
            |ship: &Ship| terms.is_none_or(|t| self.payable(OLD, COMPONENTS.ships[ship.index()].cost, t));
        if let Some(ship) = shown.filter(payable).max_by_key(room) {
            if let Some((discount, extra)) = terms {
                self.pay(OLD, COMPONENTS.ships[ship.index()].cost, discount);
                self.pay(OLD, extra, 0);
            }
            self.player.ships[OLD].insert(ship);
        }
    }

    fn payable(&self, world: usize, price: Cost, (discount, extra): (u8, Cost)) -> bool {
        let store = self.player.stores[world];
        let short: u8 = (0..3).map(|r| (price[r] + extra[r]).saturating_sub(store[r])).sum();
        short <= discount
    }

    /// The most satisfying stadium that can be paid; on the New World if possible.
    fn build_stadium(&mut self, terms: Option<(u8, Cost)>) {
        let owned = self.player.all_stadiums();
        for world in [NEW, OLD] {
            let payable = |stadium: &Stadium| {
                !owned.contains(*stadium)
                    && terms.is_none_or(|t| self.payable(world, COMPONENTS.stadiums[stadium.index()].cost, t))
            };
            let shown = self.state.shelf(Display::Stadium).items().map(Stadium).filter(payable);
            if let Some(stadium) = shown.max_by_key(|s| COMPONENTS.stadiums[s.index()].satisfaction) {
                if let Some((discount, extra)) = terms {
                    self.pay(world, COMPONENTS.stadiums[stadium.index()].cost, discount);
                    self.pay(world, extra, 0);
                }
                self.player.stadiums[world].insert(stadium);
                return;
            }
        }
    }

    /// The type whose production is lowest, with what waits.
    fn wanted_factory(&self, fits: impl Fn(&Player, usize) -> bool) -> Option<usize> {
        let player = &*self.player;
        let have = |r: &usize| player.production[*r] + player.factories[OLD][*r] + player.factories[NEW][*r];
        (0..3).filter(|&r| fits(player, r)).min_by_key(have)
    }

    fn prepare(&mut self, preparing: Preparing) {
        let free = preparing.free || self.player.powers.free_prepare;
        for world in [NEW, OLD] {
            let due = |r: usize| {
                let mut price = preparing.extra;
                price[r] += u8::from(!free);
                price
            };
            let fits = |player: &Player, r: usize| {
                player.supply[r] > 0
                    && preparing.factory.is_none_or(|f| f.index() == r)
                    && player.stores[world].iter().zip(due(r)).all(|(&have, due)| have >= due)
            };
            if let Some(factory) = self.wanted_factory(fits) {
                self.pay(world, due(factory), 0);
                self.player.supply[factory] -= 1;
                self.player.factories[world][factory] += 1;
                return;
            }
        }
    }

    /// The free field that raises most, production that lags behind counting more.
    fn settle(&mut self, settling: Settling) {
        let player = &*self.player;
        let highest = player.production.into_iter().max().unwrap_or(0);
        let worth: [i32; 3] = std::array::from_fn(|r| 4 + i32::from((highest - player.production[r]).min(4)));
        let mut best: Option<(Field, i32)> = None;
        for field in settleable(self.state, player, settling).iter() {
            let data = &COMPONENTS.fields[field.index()];
            let raised: i32 = data.produces.iter().zip(worth).map(|(&n, worth)| i32::from(n) * worth).sum();
            let value = raised + 6 * i32::from(data.factories) - 2 * data.population.len() as i32;
            if best.is_none_or(|(_, old)| value > old) {
                best = Some((field, value));
            }
        }
        let Some((field, _)) = best else { return };
        let data = &COMPONENTS.fields[field.index()];
        let population = data.population.len() as u8;
        let steel = population.saturating_sub(self.player.powers.settle_discount + settling.steel_reduction);
        self.pay(NEW, [0, steel, 0], 0);
        self.pay(NEW, settling.extra, 0);
        self.player.population -= population;
        self.player.fields.insert(field);
        for r in 0..3 {
            self.raise(r, data.produces[r]);
        }
        (0..data.factories).for_each(|_| self.place_factory());
        self.fulfil();
    }

    fn place_factory(&mut self) {
        let waiting = self.player.factories[NEW];
        let boost = self.player.powers.boost;
        let kind = (0..3)
            .filter(|&r| waiting[r] > 0)
            .min_by_key(|&r| i32::from(self.player.production[r]) - 3 * i32::from(boost[r]));
        if let Some(r) = kind {
            self.player.factories[NEW][r] -= 1;
            self.player.settled[r] += 1;
            self.raise(r, 1 + boost[r]);
        }
    }

    /// Markers that are to be placed take the main lane if it is free (EVA-PROG-09).
    fn place(&mut self, left: u8, moved: u8, seat: Seat) {
        for marker in 0..2 {
            let space = self.player.markers[marker].space;
            if left >> marker & 1 == 0 || space == 0 {
                continue;
            }
            let others = self.state.seats().filter(|&other| other != seat);
            let mut taken = others
                .flat_map(|other| self.state.player(other).markers)
                .chain(self.state.solo.markers.into_iter().flatten())
                .chain([self.player.markers[1 - marker]]);
            if taken.any(|other| other.space == space && other.lane == Lane::Main) {
                continue;
            }
            self.player.markers[marker].lane = Lane::Main;
            if moved >> marker & 1 != 0 {
                for times in COMPONENTS.spaces[usize::from(space)].instant[0] {
                    (0..times.n).for_each(|_| self.effect(times.effect));
                }
            }
        }
    }
}

/// The fields that a player can settle (EVA-SETTLE-01 to EVA-SETTLE-06).
pub(super) fn settleable(state: &State, player: &Player, settling: Settling) -> FieldSet {
    let map = &COMPONENTS.map;
    if player.stores[NEW].iter().zip(settling.extra).any(|(&have, due)| have < due) {
        return FieldSet::NONE;
    }
    let mut open = terrains(player);
    if settling.next_terrain {
        open = (open + 1).min(4);
    }
    let mut fields = FieldSet::NONE;
    for terrain in Terrain::ALL {
        let named = settling.terrain == Some(terrain);
        if named && settling.unlocked
            || settling.terrain.is_none_or(|t| t == terrain) && terrain.index() < usize::from(open)
        {
            fields = fields.or(map.terrain[terrain.index()]);
        }
    }
    let steel = player.stores[NEW][1] - settling.extra[1];
    let steel = steel.saturating_add(player.powers.settle_discount + settling.steel_reduction);
    let factories: u8 = player.factories[NEW].iter().sum();
    let [rings, diamonds] = symbols(player).map(|n| usize::from(n.min(2)));
    let ignored = if player.powers.ignore_symbols { 2 } else { usize::from(settling.ignore_symbols.min(2)) };
    let mut fields = fields
        .and(state.free_fields())
        .minus(player.fields)
        .and(map.population_up_to[usize::from(player.population.min(steel)).min(4)])
        .and(map.factories_up_to[usize::from(factories).min(4)])
        .and(map.symbols[rings][diamonds][ignored]);
    if settling.min_population > 0 {
        fields = fields.minus(map.population_up_to[usize::from(settling.min_population - 1).min(4)]);
    }
    if settling.min_factories > 0 {
        fields = fields.minus(map.factories_up_to[usize::from(settling.min_factories - 1).min(4)]);
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_catalog::crates::orrery_evacuation::{Action, Evacuation};
    use orrery_core::{FastDice, Game, Silent, playout};

    #[test]
    fn fields_that_can_be_settled_are_those_of_the_rules() {
        let (mut actions, mut compared) = (Vec::new(), 0);
        for seed in 0..60 {
            let mut dice = FastDice::new(seed);
            let options = Evacuation::options(1 + (seed % 4) as u8);
            let mut state = Evacuation::setup(&options, &mut dice, &mut Silent).unwrap();
            while playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1) == 1 {
                let Some(Task::Do { effect: Effect::Settle(settling), .. }) = state.tasks.top() else {
                    continue;
                };
                let seat = state.active;
                actions.clear();
                Evacuation::legal(&state, seat, &mut actions);
                let legal: FieldSet = actions
                    .iter()
                    .filter_map(|action| match action {
                        Action::Settle { field } => Some(*field),
                        _ => None,
                    })
                    .collect();
                assert_eq!(settleable(&state, state.player(seat), settling), legal);
                compared += 1;
            }
        }
        assert!(compared > 20, "{compared}");
    }

    #[test]
    fn sub_actions_are_resolved_without_making_anything_up() {
        let mut actions = Vec::new();
        for seed in 0..40 {
            let mut dice = FastDice::new(seed);
            let options = Evacuation::options(1 + (seed % 4) as u8);
            let mut state = Evacuation::setup(&options, &mut dice, &mut Silent).unwrap();
            while playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1) == 1 {
                if state.tasks.is_empty() {
                    continue;
                }
                let mut player = *state.player(state.active);
                resolve(&state, state.active, &mut player);
                for kind in 0..3 {
                    let all = player.supply[kind] + player.factories[OLD][kind] + player.factories[NEW][kind];
                    assert_eq!(all + player.settled[kind], 4, "factories of a type (EVA-INV-02)");
                }
                assert!(player.research.iter().all(|&steps| steps <= 5));
            }
        }
    }
}
