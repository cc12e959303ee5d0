//! What goal cards, contracts and line dominance will bring.

use orrery_catalog::crates::orrery_evacuation::State;
use orrery_catalog::crates::orrery_evacuation::components::{COMPONENTS, Metric};
use orrery_catalog::crates::orrery_evacuation::state::{EMPTY, Player, Step};
use orrery_catalog::crates::orrery_evacuation::vocab::{Arrow, Field, FieldSet, Goal, GoalSet, Terrain};
use orrery_core::Seat;

use super::Weights;
use super::clock::Clock;
use super::outlook::Outlook;

/// The goal cards of a seat, those it is drafting included.
pub(super) fn cards(state: &State, player: &Player, seat: Seat) -> GoalSet {
    if !matches!(state.step, Step::Draft | Step::ReturnGoal) {
        return player.goals.kept;
    }
    let draft = &state.draft;
    let mut cards = draft.kept_by(seat);
    for (place, sign) in [(draft.picks[seat.index() & 3], true), (draft.returned[seat.index() & 3], false)] {
        if place != EMPTY {
            if sign && state.step == Step::Draft && !state.is_solo() {
                cards.insert(Goal(place));
            } else if !sign {
                cards.remove(Goal(place));
            }
        }
    }
    cards
}

/// The points of goals and contracts at the end.
pub(super) fn points(
    state: &State,
    player: &Player,
    seat: Seat,
    outlook: &Outlook,
    clock: Clock,
    w: &Weights,
) -> f32 {
    let expect = Expect { state, player, outlook, clock, w };
    let goals: f32 = cards(state, player, seat).iter().map(|goal| expect.goal(goal)).sum();
    let contracts: f32 = player
        .contracts
        .held
        .iter()
        .map(|contract| {
            let points = COMPONENTS.contracts[contract.index()].points as f32;
            if player.contracts.played.contains(contract) {
                points
            } else {
                w.contract * points * expect.years().min(1.0)
            }
        })
        .sum();
    goals + contracts
}

/// Line dominance: about a point for each field on a line (EVA-LINE-02).
pub(super) fn line_points(state: &State, seat: Seat) -> f32 {
    let mut lines = FieldSet::NONE;
    for (corner, is_b) in state.lines {
        let arrow = if is_b { Arrow::B } else { Arrow::A };
        for &field in COMPONENTS.map.along(corner.into(), arrow) {
            lines.insert(field);
        }
    }
    f32::from(state.player(seat).fields.and(lines).len())
}

struct Expect<'s> {
    state: &'s State,
    player: &'s Player,
    outlook: &'s Outlook,
    clock: Clock,
    w: &'s Weights,
}

impl Expect<'_> {
    fn years(&self) -> f32 {
        f32::from(self.clock.later) + if self.clock.acting { 1.0 } else { 0.0 }
    }

    /// Units times points and the steps (EVA-GOAL-01); steps count in part when they come near.
    fn goal(&self, goal: Goal) -> f32 {
        let data = &COMPONENTS.goals[goal.index()];
        let count = self.count(data.metric);
        let units = match data.by_level {
            Some(by_level) => {
                let sum: i32 = self
                    .player
                    .techs()
                    .map(|tech| by_level[usize::from(COMPONENTS.techs[tech.index()].level) - 1])
                    .sum();
                sum as f32 + 1.3 * (count - f32::from(self.player.tech_count()))
            }
            None => count * data.points_each as f32,
        };
        let reach = if self.years() > 0.0 || self.clock.moving || self.clock.bonus { 1.5 } else { 0.01 };
        let mut before = 0.0;
        let mut steps = 0.0;
        for &(from, points) in &data.steps {
            let near = ((count - f32::from(from)) / reach + 1.0).clamp(0.0, 1.0);
            steps += near * (points as f32 - before);
            before = points as f32;
        }
        units + steps
    }

    /// What will be counted at the end (EVA-GOAL-02 to EVA-GOAL-15).
    fn count(&self, metric: Metric) -> f32 {
        let (player, o, w) = (self.player, self.outlook, self.w);
        let years = self.years();
        let map = &COMPONENTS.map;
        let fields = |set: FieldSet| f32::from(player.fields.and(set).len());
        // Fields to come, as far as there are pieces for them.
        let to_come = w.goal_fields * (o.pieces / w.pieces).min(o.settlings);
        let beyond = if o.markers[0] > 10.5 { 0.5 } else { 0.2 };
        match metric {
            Metric::SettledPopulation => {
                let spots = |field: Field| COMPONENTS.fields[field.index()].population.len() as f32;
                player.fields.iter().map(spots).sum::<f32>() + 0.7 * o.pieces
            }
            Metric::UpperBonuses => f32::from(player.goals.bonuses[0]) + self.bonuses(0),
            Metric::LowerBonuses => f32::from(player.goals.bonuses[1]) + self.bonuses(1),
            Metric::InfrastructuresPlayed => {
                let hand = f32::from(player.infras.hand.len()) * 0.5 * years.min(1.0);
                f32::from(player.infras.played.len()) + hand + w.goal_infras * years
            }
            Metric::InfrastructuresFulfilled => player.infras.fulfilled.len().into(),
            Metric::ShipsOwned => {
                f32::from(player.ships[0].len() + player.ships[1].len()) + w.goal_ships * years
            }
            Metric::FieldsOf { terrain } => fields(map.terrain[terrain.index()]) + to_come * (1.0 - beyond),
            Metric::FieldsNotOf { terrain } => {
                let steppe = if terrain == Terrain::Steppe { beyond } else { 0.5 };
                f32::from(player.fields.len()) - fields(map.terrain[terrain.index()]) + to_come * steppe
            }
            Metric::Technologies => {
                let begun = player.research.iter().filter(|&&r| r > 0 && r % 2 == 0).count() as f32;
                (f32::from(player.tech_count()) + 0.3 * begun * years.min(1.0) + w.goal_techs * years)
                    .min(9.0)
            }
            Metric::BothMarkersPast => {
                let behind = |point: usize| f32::from(COMPONENTS.turning_points[point].behind);
                let rear = o.markers[1];
                let chance = |point: usize| {
                    let scale = if years > 0.0 { 1.5 } else { 0.3 };
                    1.0 / (1.0 + ((behind(point) - 0.5 - rear) / scale).exp())
                };
                (0..4).map(chance).sum()
            }
            Metric::FactorySets => (0..3).map(|r| self.factories(r)).fold(f32::MAX, f32::min),
            Metric::Production { resource } => o.production[resource.index()],
            Metric::HighestProduction => o.production.into_iter().fold(0.0, f32::max),
            Metric::FactoriesOf { factory } => self.factories(factory.index()),
            Metric::Factories => (0..3).map(|r| self.factories(r)).sum(),
            Metric::StadiumsNewWorld => o.stadiums,
        }
    }

    /// Settled factories of a type with those to come.
    fn factories(&self, kind: usize) -> f32 {
        let player = self.player;
        let time = (self.outlook.settlings / 2.0).min(1.0);
        let waiting =
            0.85 * f32::from(player.factories[1][kind]) + 0.55 * f32::from(player.factories[0][kind]);
        f32::from(player.settled[kind]) + time * (waiting + 0.2 * f32::from(self.clock.later))
    }

    fn bonuses(&self, half: usize) -> f32 {
        let now = if self.clock.bonus && self.state.year > 0 {
            self.outlook.bonus_chances(self.state, self.player, self.clock)[half]
        } else {
            0.0
        };
        now + 0.6 * self.w.bonus_chance * f32::from(self.clock.later)
    }
}
