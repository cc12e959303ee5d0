//! The boards of the component file: actions, the progress track, sites of the Old World, fields and coast.

use arrayvec::ArrayVec;
use orrery_core::Problem;
use serde::Deserialize;

use super::effects::{EffectEntry, crossings, effects};
use super::figures::ProgressTrack;
use super::{CostEntry, few, leak, symbols};
use crate::components::{
    ActionData, Content, CornerData, Crossing, DIRECTIONS, FieldData, SiteData, SpaceData, Spot, TurningPoint,
};
use crate::vocab::{Landscape, Resource, Symbol, Terrain};

/// Space 0 belongs to section 1 and has nothing (EVA-PROG-01).
pub(super) fn spaces(track: &ProgressTrack, entries: &[SpaceEntry]) -> Result<Vec<SpaceData>, Problem> {
    let mut spaces = vec![SpaceData { section: track.start_section, ..SpaceData::default() }];
    for space in entries {
        spaces.push(SpaceData {
            section: space.section,
            symbols: [symbols(&space.main_symbols), symbols(&space.three_plus_symbols)],
            instant: [effects(&space.main_instant)?, effects(&space.three_plus_instant)?],
        });
    }
    Ok(spaces)
}

#[derive(Deserialize)]
pub(super) struct ActionEntry {
    id: String,
    power: u8,
    effects: Vec<EffectEntry>,
}

impl ActionEntry {
    pub(super) fn read(&self) -> Result<ActionData, Problem> {
        Ok(ActionData { id: leak(&self.id), power: self.power, effects: effects(&self.effects)? })
    }
}

#[derive(Deserialize)]
pub(super) struct SpaceEntry {
    section: u8,
    main_symbols: Vec<Symbol>,
    main_instant: Vec<EffectEntry>,
    three_plus_symbols: Vec<Symbol>,
    three_plus_instant: Vec<EffectEntry>,
}

#[derive(Deserialize)]
pub(super) struct TurningEntry {
    between: [u8; 2],
    first_marker_effects: Vec<EffectEntry>,
    second_marker_effects: Vec<EffectEntry>,
}

impl TurningEntry {
    pub(super) fn read(&self) -> Result<TurningPoint, Problem> {
        let first: &'static [Crossing] = crossings(&self.first_marker_effects)?;
        Ok(TurningPoint {
            behind: self.between[1],
            effects: [first, crossings(&self.second_marker_effects)?],
        })
    }
}

#[derive(Deserialize)]
pub(super) struct SiteEntry {
    id: String,
    content: ContentEntry,
    population: u8,
    factory: FactoryEntry,
    landscapes: Vec<Landscape>,
    produces: CostEntry,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ContentEntry {
    Population,
    Factory,
    Sea,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum FactoryEntry {
    None,
    Food,
    Steel,
    Energy,
}

impl SiteEntry {
    pub(super) fn read(&self) -> SiteData {
        let factory = match self.factory {
            FactoryEntry::None | FactoryEntry::Food => Resource::Food,
            FactoryEntry::Steel => Resource::Steel,
            FactoryEntry::Energy => Resource::Energy,
        };
        SiteData {
            id: leak(&self.id),
            content: match self.content {
                ContentEntry::Population => Content::Population,
                ContentEntry::Factory => Content::Factory(factory),
                ContentEntry::Sea => Content::Sea,
            },
            population: self.population,
            landscapes: self.landscapes.iter().fold(0, |bits, &landscape| bits | 1 << landscape as u8),
            produces: self.produces.read(),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct FieldEntry {
    id: String,
    q: i8,
    r: i8,
    terrain: Terrain,
    factories: u8,
    population: Vec<SpotEntry>,
    symbols: Vec<Symbol>,
}

#[derive(Deserialize)]
struct SpotEntry {
    resource: Resource,
    dots: u8,
}

impl FieldEntry {
    pub(super) fn read(&self) -> Result<FieldData, Problem> {
        let spots = self.population.iter().map(|s| Spot { resource: s.resource, dots: s.dots });
        let population: ArrayVec<Spot, 3> = few(&self.id, spots)?;
        let mut produces = [0; 3];
        for spot in &population {
            produces[spot.resource.index()] += spot.produces();
        }
        if self.factories > 3 {
            return Err(Problem::new(format!("{}: more than 3 factory spots", self.id)));
        }
        Ok(FieldData {
            id: leak(&self.id),
            q: self.q,
            r: self.r,
            terrain: self.terrain,
            factories: self.factories,
            population,
            symbols: symbols(&self.symbols),
            produces,
        })
    }
}

#[derive(Deserialize)]
pub(super) struct CornerEntry {
    id: String,
    q: i8,
    r: i8,
    a_dir: String,
    b_dir: String,
}

impl CornerEntry {
    pub(super) fn read(&self) -> Result<CornerData, Problem> {
        let direction = |name: &str| {
            let place = DIRECTIONS.iter().position(|(id, ..)| *id == name);
            place.map(|p| p as u8).ok_or_else(|| Problem::new(format!("{}: no direction {name}", self.id)))
        };
        let directions = [direction(&self.a_dir)?, direction(&self.b_dir)?];
        Ok(CornerData { id: leak(&self.id), q: self.q, r: self.r, directions })
    }
}
