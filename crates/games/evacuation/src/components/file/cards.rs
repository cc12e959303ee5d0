//! Bonus cards, action cards, goals, contracts and solo cards of the component file.

use orrery_core::Problem;
use serde::Deserialize;

use super::effects::{EffectEntry, effects, effects_and_pay};
use super::{CostEntry, few, leak};
use crate::components::{
    BonusData, CardData, ContractData, Effects, GoalData, LineSideData, Metric, SoloData,
};
use crate::vocab::{Arrow, Resource, SoloAction, Terrain};

#[derive(Deserialize)]
pub(super) struct BonusEntry {
    id: String,
    flag: bool,
    low: u8,
    high: u8,
    low_effects: Vec<EffectEntry>,
    high_effects: Vec<EffectEntry>,
}

impl BonusEntry {
    pub(super) fn read(&self) -> Result<BonusData, Problem> {
        let both: [Effects; 2] = [effects(&self.low_effects)?, effects(&self.high_effects)?];
        Ok(BonusData { id: leak(&self.id), flag: self.flag, numbers: [self.low, self.high], effects: both })
    }
}

#[derive(Deserialize)]
pub(super) struct CardEntry {
    id: String,
    power: Vec<u8>,
    effects: Vec<EffectEntry>,
}

impl CardEntry {
    pub(super) fn read(&self) -> Result<CardData, Problem> {
        let (effects, pay) = effects_and_pay(&self.effects)?;
        if self.power.is_empty() || !self.power.is_sorted() || effects.len() > 7 {
            return Err(Problem::new(format!("{}: no power, or options out of order", self.id)));
        }
        let power = few(&self.id, self.power.iter().copied())?;
        Ok(CardData { id: leak(&self.id), power, pay, effects })
    }
}

#[derive(Deserialize)]
pub(super) struct GoalEntry {
    id: String,
    score: ScoreEntry,
}

#[derive(Deserialize)]
struct ScoreEntry {
    metric: String,
    #[serde(default)]
    points_each: i32,
    points_by_level: Option<[i32; 3]>,
    bonus_steps: Vec<(u8, i32)>,
    terrain: Option<Terrain>,
    not_terrain: Option<Terrain>,
    resource: Option<Resource>,
    factory: Option<Resource>,
}

impl GoalEntry {
    pub(super) fn read(&self) -> Result<GoalData, Problem> {
        let s = &self.score;
        let metric = match (&*s.metric, s.terrain, s.not_terrain, s.resource, s.factory) {
            ("settled_population", ..) => Metric::SettledPopulation,
            ("low_bonus_tokens", ..) => Metric::UpperBonuses,
            ("high_bonus_tokens", ..) => Metric::LowerBonuses,
            ("infrastructures_played", ..) => Metric::InfrastructuresPlayed,
            ("spaceships_owned", ..) => Metric::ShipsOwned,
            ("settled_fields", Some(terrain), ..) => Metric::FieldsOf { terrain },
            ("settled_fields", _, Some(terrain), ..) => Metric::FieldsNotOf { terrain },
            ("technologies", ..) => Metric::Technologies,
            ("both_markers_past_turning_point", ..) => Metric::BothMarkersPast,
            ("factory_sets", ..) => Metric::FactorySets,
            ("production", _, _, Some(resource), _) => Metric::Production { resource },
            ("settled_factories", _, _, _, Some(factory)) => Metric::FactoriesOf { factory },
            _ => return Err(Problem::new(format!("{}: {} cannot be counted", self.id, s.metric))),
        };
        Ok(GoalData {
            id: leak(&self.id),
            metric,
            points_each: s.points_each,
            by_level: s.points_by_level,
            steps: few(&self.id, s.bonus_steps.iter().copied())?,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct ContractEntry {
    id: String,
    card: u8,
    condition: ContractCondition,
    cost: CostEntry,
    rewards: Vec<EffectEntry>,
    points: i32,
}

#[derive(Deserialize)]
struct ContractCondition {
    metric: String,
    n: u8,
}

impl ContractEntry {
    pub(super) fn read(&self) -> Result<ContractData, Problem> {
        let metric = match &*self.condition.metric {
            "settled_factories" => Metric::Factories,
            "technologies_complete" => Metric::Technologies,
            "stadiums_new_world" => Metric::StadiumsNewWorld,
            "infrastructures_fulfilled" => Metric::InfrastructuresFulfilled,
            "highest_production" => Metric::HighestProduction,
            "settled_population" => Metric::SettledPopulation,
            "both_markers_past_turning_point" => Metric::BothMarkersPast,
            "settled_fields_not_steppe" => Metric::FieldsNotOf { terrain: Terrain::Steppe },
            other => return Err(Problem::new(format!("{}: {other} cannot be counted", self.id))),
        };
        Ok(ContractData {
            id: leak(&self.id),
            card: self.card,
            metric,
            n: self.condition.n,
            cost: self.cost.read(),
            rewards: effects(&self.rewards)?,
            points: self.points,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct LineEntry {
    id: String,
    corners: [u8; 3],
}

impl LineEntry {
    pub(super) fn read(&self) -> LineSideData {
        LineSideData { id: leak(&self.id), corners: self.corners }
    }
}

#[derive(Deserialize)]
pub(super) struct SoloEntry {
    id: String,
    action: SoloAction,
    back_number: String,
    back_letter: Arrow,
    from_year: u8,
}

impl SoloEntry {
    pub(super) fn read(&self) -> Result<SoloData, Problem> {
        let number = match &*self.back_number {
            "X" => None,
            number => Some(number.parse().map_err(|_| Problem::new(format!("{}: number", self.id)))?),
        };
        Ok(SoloData {
            id: leak(&self.id),
            action: self.action,
            number,
            arrow: self.back_letter,
            from_year: self.from_year,
        })
    }
}
