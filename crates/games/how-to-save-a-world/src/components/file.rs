//! The component file as it is written. Entries that carry where they come from (`source...`) hold more
//! fields than are read here.

use serde::Deserialize;

use super::effects::{Ability, EffectEntry, ScoreEntry, ScoresEntry, TriggerEntry};
use crate::vocab::{
    Badge, BuildingType, CardType, Category, Difficulty, Project, ProjectPick, Resource, SpaceKind, Symbol,
    World,
};

/// The whole file.
#[derive(Deserialize)]
pub(crate) struct File {
    pub limits: Limits,
    pub supply: Supply,
    pub player_material: PlayerMaterial,
    pub player_start: PlayerStart,
    pub turn_order_compensation: Vec<Compensation>,
    pub resource: Vec<ResourceEntry>,
    pub badge: Vec<Named>,
    pub card_price: Vec<CardPrice>,
    pub project: Vec<ProjectEntry>,
    pub project_track: ProjectTrack,
    pub neutral_discs: NeutralDiscs,
    pub reward_tile: Vec<RewardEntry>,
    pub danger: Danger,
    pub asteroid_track: AsteroidTrack,
    pub progress_track: Vec<ProgressTrack>,
    pub scoring: Scoring,
    pub place: Vec<PlaceEntry>,
    pub building: Vec<BuildingEntry>,
    pub development: Vec<DevelopmentEntry>,
    pub action_card: Vec<ActionCardEntry>,
    pub reaction_card: Vec<ReactionCardEntry>,
    pub species_card_group: SpeciesGroup,
    pub species_card: Vec<SpeciesCardEntry>,
    pub solo: Solo,
}

#[derive(Deserialize)]
pub(crate) struct Limits {
    pub resource_max: u8,
    pub income_max: u8,
    pub badge_tiles_per_type_max: u8,
    pub score_track_lap: u8,
    pub market_cards_per_row: u8,
    pub express_cost_energy: u8,
    pub action_card_cost_energy: u8,
    pub day_x_draw: u8,
    pub danger_tiles: u8,
    pub max_rounds: u8,
}

#[derive(Deserialize)]
pub(crate) struct Supply {
    pub badge_tiles_per_type: u8,
    pub neutral_discs: u8,
    pub building_sites: u8,
}

#[derive(Deserialize)]
pub(crate) struct PlayerMaterial {
    pub landers: u8,
    pub resource_markers: u8,
    pub tech_cubes: u8,
    pub discs: u8,
    pub income_lines: u8,
    pub badge_slots_per_type: u8,
}

#[derive(Deserialize)]
pub(crate) struct PlayerStart {
    pub landers_planet: u8,
    pub landers_moon: u8,
    pub income: u8,
    pub points: u8,
    pub start_action_cards: u8,
    pub start_reaction_cards: u8,
    pub species_drawn: u8,
    pub species_kept: u8,
    pub hand_size: u8,
    pub resources: StartResources,
}

#[derive(Deserialize)]
pub(crate) struct StartResources {
    pub energy: u8,
    pub knowledge: u8,
    pub minerals: u8,
    pub biomass: u8,
    pub ingenuity: u8,
}

#[derive(Deserialize)]
pub(crate) struct Compensation {
    pub position: u8,
    pub gain_one_each: Vec<Resource>,
}

#[derive(Deserialize)]
pub(crate) struct ResourceEntry {
    pub id: Resource,
    pub standard: bool,
}

#[derive(Deserialize)]
pub(crate) struct Named {
    pub id: Badge,
}

#[derive(Deserialize)]
pub(crate) struct CardPrice {
    pub card_type: CardType,
    pub resource: Resource,
}

#[derive(Deserialize)]
pub(crate) struct ProjectEntry {
    pub id: Project,
    pub resource: Resource,
}

#[derive(Deserialize)]
pub(crate) struct ProjectTrack {
    pub spaces: u8,
    pub cost: Vec<u8>,
    pub lead_bonus: Vec<(u8, u8)>,
    pub reward_removal: Vec<u8>,
    pub neutral_space_a: u8,
    pub neutral_space_b: u8,
}

#[derive(Deserialize)]
pub(crate) struct NeutralDiscs {
    pub players_2: Vec<String>,
    pub players_3: Vec<String>,
    pub players_4: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct RewardEntry {
    pub id: String,
    pub project: Project,
    pub order: u8,
    pub effects: Vec<EffectEntry>,
}

#[derive(Deserialize)]
pub(crate) struct Danger {
    pub tiles: Vec<u8>,
}

#[derive(Deserialize)]
pub(crate) struct AsteroidTrack {
    pub day_x: u8,
    pub spaces: Vec<AsteroidSpace>,
}

#[derive(Deserialize)]
pub(crate) struct AsteroidSpace {
    pub pos: u8,
    pub symbols: Vec<Symbol>,
}

#[derive(Deserialize)]
pub(crate) struct ProgressTrack {
    pub project: Project,
    pub spaces: u8,
    pub day_x: u8,
    pub fractures: Vec<(u8, u8)>,
}

#[derive(Deserialize)]
pub(crate) struct Scoring {
    pub rescue_project: Vec<u8>,
    pub other_project: Vec<u8>,
    pub rescue_order: Vec<Project>,
}

#[derive(Deserialize)]
pub(crate) struct PlaceEntry {
    pub id: String,
    pub world: World,
    pub space: Vec<SpaceEntry>,
}

#[derive(Deserialize)]
pub(crate) struct BuildingEntry {
    pub id: String,
    #[serde(rename = "type")]
    pub building_type: BuildingType,
    pub space: Vec<SpaceEntry>,
}

#[derive(Deserialize)]
pub(crate) struct SpaceEntry {
    pub id: String,
    pub kind: SpaceKind,
    pub unlimited: bool,
    pub rules: Vec<String>,
    pub effects: Vec<EffectEntry>,
}

#[derive(Deserialize)]
pub(crate) struct DevelopmentEntry {
    pub id: String,
    pub category: Category,
    pub cost: u8,
    pub fields: u8,
    #[serde(default)]
    pub effects: Vec<EffectEntry>,
    pub ability: Option<Ability>,
    pub scores: Option<ScoresEntry>,
}

#[derive(Deserialize)]
pub(crate) struct ActionCardEntry {
    pub id: String,
    pub start: bool,
    pub badges: Vec<Badge>,
    pub effects: Vec<EffectEntry>,
}

#[derive(Deserialize)]
pub(crate) struct ReactionCardEntry {
    pub id: String,
    pub start: bool,
    pub badges: Vec<Badge>,
    pub trigger: TriggerEntry,
    pub effects: Vec<EffectEntry>,
}

#[derive(Deserialize)]
pub(crate) struct SpeciesGroup {
    pub badges: Vec<Badge>,
}

#[derive(Deserialize)]
pub(crate) struct SpeciesCardEntry {
    pub id: String,
    pub score: ScoreEntry,
}

#[derive(Deserialize)]
pub(crate) struct Solo {
    pub setup_as_players: u8,
    pub landers_planet: u8,
    pub landers_moon: u8,
    pub steps_by_danger: Vec<(u8, u8)>,
    pub planet_list: Vec<String>,
    pub moon_list: Vec<String>,
    pub difficulty: Vec<DifficultyEntry>,
    pub rating: Vec<RatingEntry>,
    pub order: Vec<OrderEntry>,
}

#[derive(Deserialize)]
pub(crate) struct DifficultyEntry {
    pub id: Difficulty,
    pub start_points: u8,
}

#[derive(Deserialize)]
pub(crate) struct RatingEntry {
    pub id: String,
    pub min_margin: u8,
}

#[derive(Deserialize)]
pub(crate) struct OrderEntry {
    pub id: String,
    pub world: World,
    pub planet_target: String,
    pub moon_target: String,
    pub order: OrderKindEntry,
    pub tie: Vec<Project>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum OrderKindEntry {
    Work { project: ProjectPick },
    Points { n: u8 },
    Refresh { n: u8 },
}
