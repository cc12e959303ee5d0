//! What a player will have at the end, as far as the pieces, ships and power points of now tell.

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_evacuation::State;
use orrery_catalog::crates::orrery_evacuation::components::{COMPONENTS, Content};
use orrery_catalog::crates::orrery_evacuation::state::{Player, satisfaction};
use orrery_catalog::crates::orrery_evacuation::vocab::{Bonuses, Lane, Site, SiteSet, StadiumSet};

use super::Weights;
use super::clock::Clock;
use super::infra::{missing, rewards};
use super::ships::{Aboard, Room, aboard, room};

/// What a player will have at the end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outlook {
    /// Production by resource, and the lowest of it once pieces to come have filled it up.
    pub production: [f32; 3],
    pub lowest: f32,
    /// Sites that will be left: with population, with factories, sea sites.
    pub left: [f32; 3],
    /// Penalty tokens, now and to come.
    pub tokens: f32,
    /// Stadiums on the New World, and their satisfaction with that of technologies; and that of all stadiums.
    pub stadiums: f32,
    pub satisfaction: f32,
    pub order: f32,
    /// Progress markers, the front one first.
    pub markers: [f32; 2],
    /// Settlings and pieces still to come.
    pub settlings: f32,
    pub pieces: f32,
    /// Points of resources, technologies, symbols and bonuses.
    pub means: f32,
}

/// Sites by what stands on them, and the population sites whose landscapes all lie in a set of landscapes.
struct Sites {
    within: [SiteSet; 8],
    population: SiteSet,
    factories: SiteSet,
    sea: SiteSet,
}

static SITES: LazyLock<Sites> = LazyLock::new(|| {
    let content = |site: &Site| COMPONENTS.sites[site.index()].content;
    let population: SiteSet = Site::all().filter(|site| content(site) == Content::Population).collect();
    let inside = |site: &Site, set: usize| usize::from(COMPONENTS.sites[site.index()].landscapes) & !set == 0;
    Sites {
        within: std::array::from_fn(|set| population.iter().filter(|site| inside(site, set)).collect()),
        population,
        factories: Site::all().filter(|site| matches!(content(site), Content::Factory(_))).collect(),
        sea: Site::all().filter(|site| content(site) == Content::Sea).collect(),
    }
});

/// The settlement symbols that a player has: rings, diamonds.
pub(super) fn symbols(player: &Player) -> [u8; 2] {
    let mut symbols = player.powers.symbols;
    for marker in player.markers.iter().filter(|marker| marker.lane != Lane::Parking) {
        let lane = COMPONENTS.spaces[usize::from(marker.space)].symbols[marker.lane.index() & 1];
        symbols[0] += lane[0];
        symbols[1] += lane[1];
    }
    symbols
}

/// The terrains that are open to a player, 1 to 4.
pub(super) fn terrains(player: &Player) -> u8 {
    let front = player.markers[0].space.max(player.markers[1].space);
    (COMPONENTS.turning_points.iter().filter(|point| front >= point.behind).count() as u8).max(1)
}

/// The power points of this year so far.
pub(super) fn power(player: &Player) -> u8 {
    let areas: u8 = (1..).zip(player.areas).map(|(power, cards)| power * cards).sum();
    let cards = player.cards.face_up.iter().map(|card| COMPONENTS.cards[card.index()].power[0]);
    areas.saturating_add(cards.sum())
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Outlook {
    /// The outlook of a player, who may have changed since the state.
    pub fn of(state: &State, player: &Player, clock: Clock, w: &Weights) -> Outlook {
        let mut o = Outlook::default();
        o.progress(player, clock, w);
        let room = room(state, player, clock, w);
        let aboard = aboard(state, player);
        let arriving = o.sites(player, clock, &room, w);
        o.pieces(player, clock, &aboard, arriving, w);
        o.stadiums(state, player, clock, &room, &aboard, w);
        o.food(player, clock, &aboard, w);
        o.resources(player, clock, &aboard, arriving, w);
        o.technologies(player, clock, w);
        o.bonus(state, player, clock, w);
        o
    }

    /// Where the markers will stand: power points of this year and of the years to come.
    fn progress(&mut self, player: &Player, clock: Clock, w: &Weights) {
        let [a, b] = player.markers.map(|marker| f32::from(marker.space));
        let (front, rear) = (a.max(b), a.min(b));
        let mut points = w.power * f32::from(clock.later);
        if clock.moving {
            let now = f32::from(power(player));
            points += if clock.acting { now.max(0.5 * (now + w.power)) } else { now };
        }
        let total = (front + rear + points).min(50.0);
        let rear = (total / 2.0).min(total - front).clamp(0.0, 25.0);
        self.markers = [(total - rear).min(25.0), rear];
    }

    /// Which sites will be left, and how many population and factories will come from the others.
    fn sites(&mut self, player: &Player, clock: Clock, room: &Room, w: &Weights) -> [f32; 2] {
        let facts = &*SITES;
        let count = |set: SiteSet| f32::from(player.sites.and(set).len());
        let population = count(facts.population);
        // By Hall's theorem: the landscapes whose sites exceed their slots the most.
        let mut unmatched = 0.0f32;
        for set in 1..8usize {
            if player.powers.any_landscape && set != 7 {
                continue;
            }
            let slots: f32 = (0..3).filter(|l| set >> l & 1 != 0).map(|l| room.sites[l]).sum();
            unmatched = unmatched.max(count(facts.within[set]) - slots);
        }
        let ships = f32::from(clock.later) + if clock.acting && clock.flying { 1.0 } else { 0.0 };
        let future = w.future_slots * ships;
        let spare = (room.sites.iter().sum::<f32>() - (population - unmatched)).max(0.0) * 0.5;
        let unmatched = (unmatched - future).max(0.25 * unmatched * (1.0 - ships / 4.0)).max(0.0);
        let factories = count(facts.factories);
        let old: u8 = player.factories[0].iter().sum::<u8>() + player.stadiums[0].len();
        let slots = (room.buildings + 0.5 * future + spare - f32::from(old)).max(0.0);
        let factories_left = (factories - slots).max(0.0);
        // Sea sites are flipped at turning point 1 (EVA-TURN-02).
        let flips = |marker: f32| logistic((marker - 3.5) / w.progress_scale);
        let flipped: f32 = self.markers.iter().map(|&marker| flips(marker)).sum();
        let sea = (2.0 - flipped).clamp(0.0, count(facts.sea));
        self.left = [unmatched, factories_left, sea];
        // What arrives this year can be settled in the next; what arrives later has less time.
        let soon = if clock.later > 0 { w.behind } else { 0.1 };
        let late = w.behind * [0.0, 0.15, 0.6, 0.8][usize::from(clock.later).min(3)];
        let timely = |pieces: f32, now: f32| soon * pieces.min(now) + late * (pieces - now).max(0.0);
        [
            2.0 * timely(population - unmatched, room.sites_now),
            timely(factories - factories_left, room.buildings_now),
        ]
    }

    /// Production at the end: what is there, what the turning points bring, what waiting pieces will raise.
    fn pieces(&mut self, player: &Player, clock: Clock, aboard: &Aboard, arriving: [f32; 2], w: &Weights) {
        let later = f32::from(clock.later);
        let acting = if clock.acting { f32::from(further_actions(player)) } else { 0.0 };
        let by_phases = if clock.moving { 0.35 } else { 0.0 } + if clock.bonus { 0.1 } else { 0.0 };
        let settlings = (w.settling_actions * acting).min(3.0) + w.settlings * later + by_phases;
        self.settlings = settlings;
        let next = if clock.later > 0 { 1.0 } else { 0.12 };
        let steel = f32::from(player.stores[1][1]) + aboard.resources[1] * next + 3.0 * later;
        let population =
            f32::from(player.population) * w.waiting + aboard.population * w.aboard * next + arriving[0];
        let population = population.min(steel + 0.2 * population);
        let mut typed = [0.0; 3];
        for (r, typed) in typed.iter_mut().enumerate() {
            *typed = f32::from(player.factories[1][r]) * w.waiting
                + (aboard.factories[r] * w.aboard + f32::from(player.factories[0][r]) * w.behind) * next;
        }
        let factories = typed.iter().sum::<f32>() + arriving[1];
        let pieces = population + factories;
        let limit = w.pieces * settlings;
        let used = if pieces > limit { limit + 0.1 * (pieces - limit) } else { pieces };
        let share = if pieces > 0.0 { used / pieces } else { 0.0 };
        self.pieces = used;
        let open = f32::from(terrains(player) - 1);
        let ahead = logistic((self.markers[0] - 11.0) / 2.0) + logistic((self.markers[0] - 16.0) / 2.0);
        let each = w.yield_steppe + w.yield_terrain * open.max(0.7 * ahead);
        let rear = self.markers[1];
        let sea = f32::from(player.sea_sites);
        let chance = |from: f32| logistic((rear - from) / w.progress_scale);
        // The second marker past turning points 2 and 3 brings a sea site each (EVA-TURN-03, EVA-TURN-04).
        let foreseen = chance(10.5) + chance(15.5);
        let from_sea = (foreseen - sea).max(0.0);
        for (r, typed) in typed.into_iter().enumerate() {
            let boost = 1.0 + f32::from(player.powers.boost[r]);
            self.production[r] = f32::from(player.production[r]) + from_sea + typed * share * boost;
        }
        let mut free = (population * share * each + arriving[1] * share) * w.flexible;
        for infra in player.infras.played.minus(player.infras.fulfilled).or(player.infras.hand).iter() {
            let short = usize::from(missing(player.fields, infra).min(3));
            let time = if short == 0 { 1.0 } else { (settlings / (2.0 * short as f32)).min(1.0) };
            let mut chance = w.infra_missing[short] * time;
            if player.infras.hand.contains(infra) {
                chance *= w.infra_hand * clock.years().min(1.0);
            }
            let rewards = rewards(infra);
            for (production, reward) in self.production.iter_mut().zip(rewards) {
                *production += chance * reward;
            }
            free += chance * rewards[3];
        }
        self.lowest = fill(&mut self.production, free);
    }

    fn stadiums(
        &mut self,
        state: &State,
        player: &Player,
        clock: Clock,
        room: &Room,
        aboard: &Aboard,
        w: &Weights,
    ) {
        let there = f32::from(player.stadiums_there()) + aboard.stadiums;
        let behind = f32::from(player.stadiums[0].len()).min(room.buildings + 0.4 * f32::from(clock.later));
        let behind = behind * w.stadium_behind;
        let now = if clock.flying && room.buildings_now > 0.0 { 1.0 } else { 0.0 };
        let acting = if clock.acting { 1.0 } else { 0.0 };
        // Checks come at the beginning of years 3 and 4 (EVA-INC-06) and at the end.
        let mut tokens = f32::from(player.penalties);
        let year = state.year.max(1);
        for (check, needed) in [(3u8, 1.0f32), (4, 2.0)] {
            if year < check {
                let between = f32::from(check - year - 1);
                let shipped = (now + 0.7 * between).min(1.0);
                let forecast = there + behind * shipped + w.future_stadiums * (0.5 * acting + between);
                tokens += (needed - forecast).max(0.0);
            }
        }
        let shipped = (now + 0.7 * f32::from(clock.later)).min(1.0);
        self.stadiums = there + behind * shipped + w.future_stadiums * clock.years();
        self.tokens = tokens;
        let techs: u8 = player.techs().map(|tech| COMPONENTS.techs[tech.index()].satisfaction).sum();
        let value = |set: StadiumSet| f32::from(satisfaction(set));
        self.satisfaction = f32::from(techs)
            + value(player.stadiums[1])
            + aboard.satisfaction
            + value(player.stadiums[0]) * shipped * w.stadium_behind;
        self.order = f32::from(techs) + value(player.all_stadiums()) + aboard.satisfaction;
    }

    /// Food that will be missing (EVA-INC-03 to EVA-INC-07).
    fn food(&mut self, player: &Player, clock: Clock, aboard: &Aboard, w: &Weights) {
        let mut produced = [0.0, f32::from(player.production[0])];
        for site in player.sites.iter() {
            produced[0] += f32::from(COMPONENTS.sites[site.index()].produces[0]);
        }
        let growth = (self.production[0] - produced[1]).max(0.0);
        for (world, produced) in produced.into_iter().enumerate() {
            let mut store = f32::from(player.stores[world][0]);
            if world == 1 {
                store += aboard.resources[0];
            }
            for step in 1..=clock.later {
                let year = usize::from(4 - clock.later + step) - 1;
                let due = COMPONENTS.years[year].food[world].saturating_sub(player.powers.food_discount);
                store += produced;
                if world == 1 && step > 1 {
                    store += 0.4 * growth;
                }
                let short = (f32::from(due) - store).max(0.0);
                store = (store - f32::from(due)).max(0.0);
                self.tokens += short * if step == 1 { w.hunger_next } else { w.hunger_later };
            }
        }
    }

    fn resources(&mut self, player: &Player, clock: Clock, aboard: &Aboard, arriving: [f32; 2], w: &Weights) {
        let years = clock.years();
        let old = (years / 2.0).min(1.0);
        let new = if years > 0.0 {
            (0.6 + 0.4 * years / 2.0).min(1.0)
        } else if clock.moving {
            0.25
        } else {
            0.05
        };
        let worth = |have: f32, need: f32, each: f32| {
            let useful = have.min(need);
            each * (useful + w.surplus * (have - useful))
        };
        let waiting = f32::from(player.population) + aboard.population + arriving[0];
        // Action energy comes from the Old World, then from either, then from the New World (EVA-ENE).
        let past = past_second(player);
        let need_old = [w.need_old[0], w.need_old[1] * (0.4 + 0.2 * years), w.need_energy_old[past]];
        let need_new = [w.need_new[0], w.need_new[1] + waiting, w.need_energy_new[past]];
        let mut sum = 0.0;
        let mut produced = [0.0; 3];
        for site in player.sites.iter() {
            for (produced, n) in produced.iter_mut().zip(COMPONENTS.sites[site.index()].produces) {
                *produced += f32::from(n);
            }
        }
        let later = f32::from(clock.later);
        // What the Old World gives next year can still be used; what it gives in the last hardly.
        let incomes = w.income * if later > 0.0 { 1.0 + 0.5 * (later - 1.0) } else { 0.0 };
        for (r, produced) in produced.into_iter().enumerate() {
            sum += old * worth(f32::from(player.stores[0][r]), need_old[r], w.resource_old[r]);
            let have = f32::from(player.stores[1][r]) + aboard.resources[r];
            sum += new * worth(have, need_new[r], w.resource_new[r]);
            sum += w.resource_old[r] * incomes * produced * 0.8;
            sum += w.resource_new[r] * w.income * later * f32::from(player.production[r]);
        }
        self.means += sum;
    }

    fn technologies(&mut self, player: &Player, clock: Clock, w: &Weights) {
        let years = clock.years();
        let each = |level: usize| {
            w.research_once[level] * (0.4 + 0.6 * (years / 2.0).min(1.0)) + w.research_year[level] * years
        };
        for column in 0..3 {
            let steps = player.research[column];
            // Level 1 takes one step, the others two each (EVA-TECH-02, EVA-TECH-03).
            for (level, from) in [(0, 0u8), (1, 1), (2, 3)] {
                let needed = if level == 0 { 1 } else { 2 };
                let done = steps.saturating_sub(from).min(needed);
                if done == needed {
                    self.means += f32::from(needed) * each(level);
                } else if done > 0 {
                    self.means += 0.8 * each(level) * (years + 0.2).min(1.0);
                }
            }
        }
        let [rings, diamonds] = symbols(player).map(|n| f32::from(n.min(2)));
        let soon = if clock.acting || !clock.moving && clock.later > 0 { 1.0 } else { 0.2 };
        if !player.powers.ignore_symbols && years > 0.0 {
            self.means += w.symbol * soon * (rings + diamonds);
        }
        self.means += w.card * f32::from(player.cards.hand.len()) * years.min(1.0);
    }

    /// The bonus card: whether the power points hit a number (EVA-BONUS-02, EVA-BONUS-03).
    fn bonus(&mut self, state: &State, player: &Player, clock: Clock, w: &Weights) {
        if clock.bonus && state.year > 0 {
            self.means +=
                self.bonus_chances(state, player, clock).iter().zip(w.bonus).map(|(c, b)| c * b).sum::<f32>();
        }
        self.means += w.bonus_chance * f32::from(clock.later) * 0.5 * (w.bonus[0] + w.bonus[1]);
    }

    /// The chances to take the upper and the lower bonus of this year.
    pub fn bonus_chances(&self, state: &State, player: &Player, clock: Clock) -> [f32; 2] {
        let numbers = COMPONENTS.bonus_cards[state.bonus_card().index()].numbers;
        let now = power(player);
        let exact = state.options.bonuses == Bonuses::Strict;
        let mut chances = [0.0f32; 2];
        for (half, chance) in chances.iter_mut().enumerate() {
            let from = if half == 1 { numbers[0] + 1 } else { 0 };
            let hit = if exact { now == numbers[half] } else { (from..=numbers[half]).contains(&now) };
            *chance = if hit {
                if clock.acting { 0.85 } else { 1.0 }
            } else if clock.acting && now < numbers[half] {
                if numbers[half] - now <= 4 { 0.6 } else { 0.35 }
            } else {
                0.0
            };
        }
        // One bonus at most.
        chances[1] = chances[1].min(1.0 - chances[0]);
        chances
    }
}

/// How many markers are past turning point 2, which decides where action energy comes from.
pub(super) fn past_second(player: &Player) -> usize {
    player.markers.iter().filter(|marker| marker.space >= COMPONENTS.turning_points[1].behind).count()
}

/// How many more actions the energy of a player pays this year, up to five.
fn further_actions(player: &Player) -> u8 {
    let mut energy = match past_second(player) {
        0 => player.stores[0][2],
        1 => player.stores[0][2] + player.stores[1][2],
        _ => player.stores[1][2],
    };
    let mut count = 0;
    while count < 5 {
        let space = usize::from((player.actions + count + 1).min(6));
        let price = COMPONENTS.action_energy[space].saturating_sub(player.powers.action_energy[space]);
        if price > energy {
            break;
        }
        energy -= price;
        count += 1;
    }
    count
}

/// Raises production step by step where it is lowest, by so much in all; returns the lowest.
fn fill(production: &mut [f32; 3], mut by: f32) -> f32 {
    let mut order = [0, 1, 2];
    order.sort_unstable_by(|&a, &b| production[a].total_cmp(&production[b]));
    let [low, middle, high] = order;
    let first = by.min(production[middle] - production[low]);
    production[low] += first;
    by -= first;
    let second = by.min(2.0 * (production[high] - production[middle]));
    production[low] += second / 2.0;
    production[middle] += second / 2.0;
    by -= second;
    production.iter_mut().for_each(|p| *p += by / 3.0);
    production[low]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::evacuation::WEIGHTS;
    use orrery_catalog::crates::orrery_evacuation::Evacuation;
    use orrery_catalog::crates::orrery_evacuation::vocab::Ship;
    use orrery_core::{FastDice, Game, Seat, Silent};

    #[test]
    fn production_is_raised_where_it_is_lowest() {
        let mut production = [1.0, 4.0, 2.0];
        assert_eq!(fill(&mut production, 3.0), 3.0);
        assert_eq!(production, [3.0, 4.0, 3.0]);
        assert_eq!(fill(&mut production, 5.0), 5.0);
        assert_eq!(production, [5.0; 3]);
    }

    #[test]
    fn evacuating_and_building_ships_help() {
        let mut dice = FastDice::new(1);
        let state = Evacuation::setup(&Evacuation::options(2), &mut dice, &mut Silent).unwrap();
        let seat = Seat(0);
        let clock = Clock::of(&state, seat);
        let mut player = *state.player(seat);
        let before = Outlook::of(&state, &player, clock, &WEIGHTS);
        player.ships[0].insert(Ship(9));
        let after = Outlook::of(&state, &player, clock, &WEIGHTS);
        assert!(after.left[0] < before.left[0] && after.lowest > before.lowest);
    }
}
