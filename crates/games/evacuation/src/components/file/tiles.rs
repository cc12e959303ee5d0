//! What players research and build, as the component file has it: technologies, infrastructures, ships, stadiums.

use orrery_core::Problem;
use serde::Deserialize;

use super::effects::{EffectEntry, effects, effects_and_passives};
use super::{CostEntry, few, leak};
use crate::components::{Condition, InfraData, Line, Need, ShipData, StadiumData, TechData};
use crate::vocab::{Landscape, Terrain};

#[derive(Deserialize)]
pub(super) struct TechEntry {
    id: String,
    set: u8,
    level: u8,
    satisfaction: u8,
    effects: Vec<EffectEntry>,
}

impl TechEntry {
    pub(super) fn read(&self) -> Result<TechData, Problem> {
        if !(1..=4).contains(&self.set) || !(1..=3).contains(&self.level) {
            return Err(Problem::new(format!("{}: sets are 1 to 4 and levels 1 to 3", self.id)));
        }
        let (instant, passives) = effects_and_passives(&self.effects)?;
        Ok(TechData {
            id: leak(&self.id),
            set: self.set,
            level: self.level,
            satisfaction: self.satisfaction,
            instant,
            passives,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct InfraEntry {
    id: String,
    level: u8,
    pub(super) illustration: String,
    cost: CostEntry,
    condition: ConditionEntry,
    rewards: Vec<EffectEntry>,
}

#[derive(Deserialize)]
struct ConditionEntry {
    line: Line,
    need: Vec<NeedEntry>,
}

#[derive(Deserialize)]
struct NeedEntry {
    terrain: AnyTerrain,
    n: u8,
    min_population: u8,
    min_factories: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AnyTerrain {
    Any,
    #[serde(untagged)]
    Only(Terrain),
}

impl InfraEntry {
    pub(super) fn read(&self, alike: u32) -> Result<InfraData, Problem> {
        let need = self.condition.need.iter().map(|need| Need {
            terrain: match need.terrain {
                AnyTerrain::Any => None,
                AnyTerrain::Only(terrain) => Some(terrain),
            },
            n: need.n,
            min_population: need.min_population,
            min_factories: need.min_factories,
        });
        Ok(InfraData {
            id: leak(&self.id),
            level: self.level,
            illustration: leak(&self.illustration),
            alike,
            cost: self.cost.read(),
            condition: Condition { line: self.condition.line, need: few(&self.id, need)? },
            rewards: effects(&self.rewards)?,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct ShipEntry {
    id: String,
    site_slots: Vec<Landscape>,
    building_slots: u8,
    resource_slots: u8,
    cost: CostEntry,
    flight_energy: u8,
    return_energy: u8,
}

impl ShipEntry {
    pub(super) fn read(&self) -> Result<ShipData, Problem> {
        Ok(ShipData {
            id: leak(&self.id),
            site_slots: few(&self.id, self.site_slots.iter().copied())?,
            building_slots: self.building_slots,
            resource_slots: self.resource_slots,
            cost: self.cost.read(),
            flight_energy: self.flight_energy,
            return_energy: self.return_energy,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct StadiumEntry {
    id: String,
    satisfaction: u8,
    cost: CostEntry,
}

impl StadiumEntry {
    pub(super) fn read(&self, aside: &[u8]) -> StadiumData {
        StadiumData {
            id: leak(&self.id),
            satisfaction: self.satisfaction,
            cost: self.cost.read(),
            set_aside: aside.contains(&self.satisfaction),
        }
    }
}
