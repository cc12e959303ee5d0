//! What the settlement area of a seat will look like, as far as the modules it has now tell.

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_reworld::State;
use orrery_catalog::crates::orrery_reworld::components::{COMPONENTS, Condition, Kind, Task};
use orrery_catalog::crates::orrery_reworld::rules::payment::{affordable, allowed, demands};
use orrery_catalog::crates::orrery_reworld::state::Stage;
use orrery_catalog::crates::orrery_reworld::vocab::{Company, Module, Number};
use orrery_core::Seat;

/// The settlement area of a seat, as it will be.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlook {
    /// The score, with the points of a terrabot that is just being paid for.
    pub score: i16,
    /// The number of cards in hand, without those that are just being paid.
    pub hand: u8,
    pub marker: bool,
    /// Modules in the rows, and in each row.
    pub coupled: u8,
    pub rows: [u8; 5],
    /// Terrabots by letter, settled and coupled.
    pub terrabots: [u8; 5],
    /// Crews by company, settled; and coupled.
    pub settled: [u8; Company::COUNT],
    pub crews: [u8; Company::COUNT],
    /// Coupled crews in all, and how many of them shuttles can carry.
    pub waiting: u8,
    pub carried: f32,
    /// Coupled special crews that can be carried.
    pub specials: f32,
    /// Coupled shuttles by shields.
    pub shuttles: [u8; 3],
    /// How many of them will fly, with those that have flown.
    pub transports: f32,
    /// Shields, now and to come.
    pub shields: f32,
    /// Coupled satellites, a bit each, and the number of satellites coupled and scored.
    pub tasks_left: u32,
    pub satellites: u8,
    /// What the tasks of the coupled satellites will bring.
    pub tasks: f32,
    /// Sizes in the six categories of the final ship: shields, then cities.
    pub sizes: [f32; 6],
    /// Pairs of modules in a row that lie in the wrong order.
    pub disorder: u8,
}

impl Outlook {
    /// The outlook of every seat.
    pub fn all(state: &State) -> [Outlook; 4] {
        std::array::from_fn(|seat| {
            if seat < usize::from(state.players) {
                Outlook::of(state, Seat(seat as u8))
            } else {
                Outlook::default()
            }
        })
    }

    fn of(state: &State, seat: Seat) -> Outlook {
        let area = state.area(seat);
        let mut o = Outlook {
            score: area.score,
            hand: area.hand.len(),
            marker: state.marker == seat,
            coupled: area.coupled(),
            rows: area.rows.map(|r| r.len),
            settled: area.crews,
            terrabots: area.cities.map(|c| c.terrabots),
            satellites: area.satellites.len,
            ..Outlook::default()
        };
        let facts = &*FACTS;
        for row in area.rows {
            let mut order = Order::default();
            for tile in row.iter(&state.tiles) {
                let module = state.module(tile);
                order.below(facts[module.index()].when);
                o.count(module);
            }
            o.disorder += order.pairs;
        }
        if state.turn == seat {
            o.in_progress(state);
        }
        o.settle(state, seat);
        o
    }

    fn count(&mut self, module: Module) {
        match FACTS[module.index()].kind {
            Kind::Terrabot(letter) => self.terrabots[letter.index()] += 1,
            Kind::Shuttle(shields) => self.shuttles[usize::from(shields).min(2)] += 1,
            Kind::Satellite(..) => {
                self.tasks_left |= 1 << (module.index() - FIRST_SATELLITE);
                self.satellites += 1;
            }
            Kind::Crew(crew) => {
                self.crews[crew.company().index()] += 1;
                self.waiting += 1;
                self.specials += f32::from(u8::from(crew.is_special()));
            }
        }
    }

    /// What is in the middle of being decided counts as good as done.
    fn in_progress(&mut self, state: &State) {
        match state.stage {
            Stage::Pay(slot) => {
                let area = state.area(state.turn);
                let payments = affordable(area.hand).and(allowed(demands(state, slot)));
                // Payments are ordered by size, so the first is a cheapest one.
                let price = payments.iter().next().map_or(1, |p| p.cards().len());
                let tops = Number::ALL.into_iter().filter(|&n| area.hand.count(n) > 0);
                self.acquire(state, state.module(state.arms[slot.index()]), price, tops);
            }
            Stage::Top(slot, payment) => {
                let cards = payment.cards();
                self.acquire(state, state.module(state.arms[slot.index()]), cards.len(), cards.numbers());
            }
            Stage::LayCard => {
                self.hand = self.hand.saturating_sub(1);
                self.score += COMPONENTS.start_points;
                self.marker = true;
            }
            Stage::UseShuttle(tile)
            | Stage::UseSatellite(tile)
            | Stage::Sign(tile)
            | Stage::TaskCity(tile) => {
                self.count(state.module(tile));
            }
            Stage::Dock(flight) | Stage::Place(flight) => {
                self.shuttles[0] += 1;
                flight.crews().for_each(|tile| self.count(state.module(tile)));
            }
            Stage::Turn | Stage::Decouple | Stage::Over => {}
        }
    }

    fn acquire(&mut self, state: &State, module: Module, price: u8, tops: impl Iterator<Item = Number>) {
        self.hand = self.hand.saturating_sub(price);
        self.count(module);
        self.coupled += 1;
        if matches!(module.kind(), Kind::Terrabot(_)) {
            self.score += COMPONENTS.terrabot_points[usize::from(state.round - 1)];
        }
        let area = state.area(state.turn);
        let facts = &*FACTS;
        let when = facts[module.index()].when;
        // How many modules of the row should be used before the one that comes to lie on them.
        let worse = tops.map(|n| {
            let row = area.row(n).iter(&state.tiles);
            row.filter(|&tile| facts[state.module(tile).index()].when < when).count() as u8
        });
        self.disorder += worse.min().unwrap_or(0);
    }

    /// From modules to cities, shields and tasks.
    fn settle(&mut self, state: &State, seat: Seat) {
        let area = state.area(seat);
        let shuttles: u8 = self.shuttles.iter().sum();
        let cities = self.terrabots.iter().filter(|&&t| t > 0).count();
        // Crews without a city are of no use, and a shuttle carries two.
        let places = if cities == 0 { 0 } else { self.waiting };
        let flights = places.div_ceil(2).min(shuttles);
        self.carried = f32::from(places.min(2 * flights));
        if self.waiting > 0 {
            self.specials *= self.carried / f32::from(self.waiting);
        }
        self.transports = f32::from(area.shuttles.len + flights);
        // Those with the fewest shields fly.
        let mut fly = flights;
        let mut shields = area.shields;
        for (strength, &count) in self.shuttles.iter().enumerate() {
            let flying = fly.min(count);
            fly -= flying;
            shields += strength as u8 * (count - flying);
        }
        self.shields = f32::from(shields);
        let share = if self.waiting > 0 { self.carried / f32::from(self.waiting) } else { 0.0 };
        self.sizes[0] = self.shields;
        for (letter, city) in area.cities.iter().enumerate() {
            if self.terrabots[letter] > 0 {
                let crews = city.company.map_or(0.0, |c| f32::from(self.crews[c.index()]) * share);
                self.sizes[letter + 1] = f32::from(1 + self.terrabots[letter] + city.crews()) + crews;
            }
        }
        self.spread_new_companies(state, seat, share);
        self.score_tasks(share);
    }

    /// Companies that are not settled yet, the largest first, go to the largest cities that are free; the
    /// agrarian company to the largest city of all.
    fn spread_new_companies(&mut self, state: &State, seat: Seat, share: f32) {
        let area = state.area(seat);
        let mut free: [bool; 5] =
            std::array::from_fn(|l| self.terrabots[l] > 0 && area.cities[l].company.is_none());
        let mut new: [u8; 5] = std::array::from_fn(|c| if self.settled[c] == 0 { self.crews[c] } else { 0 });
        while let Some(c) = (0..5).filter(|&c| new[c] > 0).max_by_key(|&c| new[c]) {
            let largest =
                (0..5).filter(|&l| free[l]).max_by(|&a, &b| self.sizes[a + 1].total_cmp(&self.sizes[b + 1]));
            let Some(l) = largest else { break };
            self.sizes[l + 1] += f32::from(new[c]) * share;
            (free[l], new[c]) = (false, 0);
        }
        let lost: u8 = new.iter().sum();
        self.carried -= f32::from(lost) * share;
        let largest = (1..6).max_by(|&a, &b| self.sizes[a].total_cmp(&self.sizes[b])).unwrap_or(1);
        if self.sizes[largest] > 0.0 {
            self.sizes[largest] += f32::from(self.crews[Company::AGRARIAN.index()]) * share;
        }
    }

    fn score_tasks(&mut self, share: f32) {
        let crews = |c: usize| f32::from(self.settled[c]) + share * f32::from(self.crews[c]);
        let all_crews: f32 = (0..Company::COUNT).map(crews).sum();
        let all_terrabots = f32::from(self.terrabots.iter().sum::<u8>());
        let cities = self.sizes[1..].iter().zip(self.terrabots);
        let mut tasks = 0.0;
        for satellite in 0..16 {
            if self.tasks_left >> satellite & 1 == 0 {
                continue;
            }
            let Kind::Satellite(task, shields) = COMPONENTS.modules[satellite + FIRST_SATELLITE].kind else {
                continue;
            };
            let points = match task {
                Task::Terrabots(letter, p) => f32::from(p) * f32::from(self.terrabots[letter.index()]),
                Task::Crews(company, p) => f32::from(p) * crews(company.index()),
                Task::AllCrews(p) => f32::from(p) * all_crews,
                Task::AllTerrabots(p) => f32::from(p) * all_terrabots,
                Task::Shields(p) => f32::from(p) * self.shields,
                Task::CitySize(p) => f32::from(p) * self.sizes[1..].iter().copied().fold(0.0, f32::max),
                Task::CityProduct => cities
                    .clone()
                    .map(|(&size, t)| f32::from(t) * (size - 1.0 - f32::from(t)).max(0.0))
                    .fold(0.0, f32::max),
                Task::Companies(p) => {
                    f32::from(p) * (0..Company::COUNT).map(|c| crews(c).min(1.0)).sum::<f32>()
                }
            };
            // A satellite can defend instead.
            tasks += points.max(f32::from(shields) * 1.5);
        }
        self.tasks = tasks;
    }

    /// How far the seat will get on the way to a ship.
    pub fn reach(&self, condition: Condition) -> f32 {
        let crews = |c: usize| f32::from(self.settled[c] + self.crews[c]);
        match condition {
            Condition::AgrarianCrews => crews(Company::AGRARIAN.index())
                .min(f32::from(self.settled[Company::AGRARIAN.index()]) + self.carried),
            Condition::CitySize => self.sizes[1..].iter().copied().fold(0.0, f32::max),
            Condition::Shields => self.shields,
            Condition::Satellites => f32::from(self.satellites),
            Condition::Shuttles => self.transports,
            Condition::Score => f32::from(self.score) + 0.8 * self.tasks,
            Condition::Companies => {
                let settled = self.settled.iter().filter(|&&c| c > 0).count() as f32;
                let all = (0..Company::COUNT).filter(|&c| crews(c) > 0.0).count() as f32;
                all.min(settled + self.carried)
            }
            Condition::RowsStarted => self.sizes.iter().filter(|&&s| s > 0.0).count() as f32,
            Condition::RowEmpty(_) | Condition::AllRowsEmpty => 0.0,
        }
    }
}

/// The first satellite among the types of modules: terrabots and shuttles come before.
pub(super) const FIRST_SATELLITE: usize = 8;

/// What is looked up of a module all the time.
struct Facts {
    kind: Kind,
    /// When it is best used: terrabots first, satellites last; shuttles and crews in between.
    when: usize,
}

static FACTS: LazyLock<[Facts; Module::COUNT]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let kind = COMPONENTS.modules[i].kind;
        let when = match kind {
            Kind::Terrabot(_) => 0,
            Kind::Crew(_) | Kind::Shuttle(_) => 1,
            Kind::Satellite(..) => 2,
        };
        Facts { kind, when }
    })
});

/// Counts the pairs of modules of a row, seen from its open end, of which the one at the open end should
/// be used later.
#[derive(Default)]
struct Order {
    above: [u8; 3],
    pairs: u8,
}

impl Order {
    fn below(&mut self, when: usize) {
        self.pairs += self.above[when + 1..].iter().sum::<u8>();
        self.above[when] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn satellites_are_where_they_are_expected() {
        for (i, module) in COMPONENTS.modules.iter().enumerate() {
            let satellite = (FIRST_SATELLITE..FIRST_SATELLITE + 16).contains(&i);
            assert_eq!(matches!(module.kind, Kind::Satellite(..)), satellite, "{}", module.id);
        }
    }
}
