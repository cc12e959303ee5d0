//! The component file as it is written, and its reading.

mod board;
mod cards;
mod effects;
mod figures;
mod tiles;

use arrayvec::ArrayVec;
use orrery_core::Problem;
use serde::Deserialize;

use super::{Components, Cost, Map};
use board::{ActionEntry, CornerEntry, FieldEntry, SiteEntry, SpaceEntry, TurningEntry, spaces};
use cards::{BonusEntry, CardEntry, ContractEntry, GoalEntry, LineEntry, SoloEntry};
use figures::{
    ActionTrack, Advanced, ProgressTrack, RaceGoal, Scoring, SoloFigures, Surcharge, YearEntry, figures,
};
use tiles::{InfraEntry, ShipEntry, StadiumEntry, TechEntry};

use crate::vocab::Symbol;

/// Reads a component file; says what is wrong with it.
pub(super) fn load(source: &str) -> Result<Components, Problem> {
    let file: File = toml::from_str(source).map_err(|e| Problem::of_toml(source, &e))?;
    let fields = exactly("fields", file.field.iter().map(FieldEntry::read).collect::<Result<Vec<_>, _>>()?)?;
    let corners = exactly(
        "coast corners",
        file.coast_corner.iter().map(CornerEntry::read).collect::<Result<Vec<_>, _>>()?,
    )?;
    let map = Map::new(&fields, &corners);
    let illustrations: Vec<&str> = file.infrastructure.iter().map(|i| &*i.illustration).collect();
    let alike = |own: &str| {
        illustrations.iter().enumerate().filter(|(_, i)| **i == own).map(|(n, _)| 1 << n).sum::<u32>()
    };
    let aside = &file.solo.stadium_values_set_aside;
    Ok(Components {
        actions: exactly("actions", each(&file.action, ActionEntry::read)?)?,
        sites: exactly("sites", file.old_world_site.iter().map(SiteEntry::read).collect())?,
        techs: exactly("technologies", each(&file.technology, TechEntry::read)?)?,
        infras: exactly("infrastructures", each(&file.infrastructure, |i| i.read(alike(&i.illustration)))?)?,
        ships: exactly("ships", each(&file.spaceship, ShipEntry::read)?)?,
        stadiums: exactly("stadiums", file.stadium.iter().map(|s| s.read(aside)).collect())?,
        bonus_cards: exactly("bonus cards", each(&file.bonus_card, BonusEntry::read)?)?,
        cards: exactly("action cards", each(&file.action_card, CardEntry::read)?)?,
        goals: exactly("goal cards", each(&file.goal_card, GoalEntry::read)?)?,
        contracts: exactly("contracts", each(&file.contract, ContractEntry::read)?)?,
        solo_cards: exactly("solo cards", each(&file.solo_card, SoloEntry::read)?)?,
        line_sides: exactly(
            "sides of the line card",
            file.line_card_side.iter().map(LineEntry::read).collect(),
        )?,
        spaces: exactly("spaces", spaces(&file.progress_track, &file.progress_space)?)?,
        turning_points: exactly("turning points", each(&file.turning_point, TurningEntry::read)?)?,
        years: exactly("years", file.year.iter().map(YearEntry::read).collect())?,
        action_energy: exactly("spaces of the action track", file.action_track.energy.clone())?,
        figures: figures(&file)?,
        fields,
        corners,
        map,
    })
}

fn each<E, T>(entries: &[E], read: impl Fn(&E) -> Result<T, Problem>) -> Result<Vec<T>, Problem> {
    entries.iter().map(read).collect()
}

fn exactly<T, const N: usize>(what: &str, items: Vec<T>) -> Result<[T; N], Problem> {
    let found = items.len();
    items.try_into().map_err(|_| Problem::new(format!("{found} {what}; the rulebook has {N}")))
}

/// Ids are kept for the whole life of the program.
fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

fn few<T, const N: usize>(id: &str, items: impl IntoIterator<Item = T>) -> Result<ArrayVec<T, N>, Problem> {
    let mut list = ArrayVec::new();
    for item in items {
        list.try_push(item).map_err(|_| Problem::new(format!("{id}: more than {N} entries in a list")))?;
    }
    Ok(list)
}

/// How many rings and diamonds are listed.
fn symbols(list: &[Symbol]) -> [u8; 2] {
    Symbol::ALL.map(|symbol| list.iter().filter(|s| **s == symbol).count() as u8)
}

/// Amounts of resources as they are written.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct CostEntry {
    food: u8,
    steel: u8,
    energy: u8,
}

impl CostEntry {
    fn read(self) -> Cost {
        [self.food, self.steel, self.energy]
    }
}

#[derive(Deserialize)]
struct File {
    year: Vec<YearEntry>,
    action_track: ActionTrack,
    action_surcharge: Surcharge,
    race_goal: RaceGoal,
    action: Vec<ActionEntry>,
    progress_track: ProgressTrack,
    progress_space: Vec<SpaceEntry>,
    turning_point: Vec<TurningEntry>,
    old_world_site: Vec<SiteEntry>,
    field: Vec<FieldEntry>,
    coast_corner: Vec<CornerEntry>,
    technology: Vec<TechEntry>,
    infrastructure: Vec<InfraEntry>,
    spaceship: Vec<ShipEntry>,
    stadium: Vec<StadiumEntry>,
    bonus_card: Vec<BonusEntry>,
    action_card: Vec<CardEntry>,
    goal_card: Vec<GoalEntry>,
    contract: Vec<ContractEntry>,
    line_card_side: Vec<LineEntry>,
    solo_card: Vec<SoloEntry>,
    solo: SoloFigures,
    scoring: Scoring,
    advanced_actions: Advanced,
}
