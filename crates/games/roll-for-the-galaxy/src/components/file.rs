//! The component file as it is written.

use std::collections::BTreeMap;

use orrery_core::Problem;
use serde::Deserialize;

use super::{KindSet, Limits, OnPlace, Power, Scoring};
use crate::vocab::{Die, Kind, Phase};

/// Reads a component file; says where it cannot be read.
pub(super) fn read(text: &str) -> Result<File, Problem> {
    toml::from_str(text).map_err(|error| Problem::of_toml(text, &error))
}

#[derive(Deserialize)]
pub(super) struct File {
    pub game: Game,
    pub limits: Limits,
    pub setup: Setup,
    pub vp_chip: Vec<Chip>,
    pub other_components: OtherComponents,
    pub player_colour: Vec<PlayerColour>,
    pub phase: Vec<PhaseEntry>,
    pub die: Vec<DieEntry>,
    pub world_kind: Vec<KindEntry>,
    pub distribution: Distribution,
    pub tile: Vec<BagTileEntry>,
    pub faction: Vec<FactionEntry>,
    pub home_world: Vec<Half>,
}

#[derive(Deserialize)]
pub(super) struct Game {
    pub players_min: u8,
    pub players_max: u8,
}

#[derive(Deserialize)]
pub(super) struct Setup {
    pub start_dice_cup: BTreeMap<Die, u8>,
    pub start_dice_citizenry: BTreeMap<Die, u8>,
    pub start_bag_tiles_per_player: u8,
    pub factions_per_player: u8,
    pub home_worlds_per_player: u8,
    pub start_tableau_tiles: u8,
    pub by_players: Vec<ByPlayers>,
}

#[derive(Deserialize)]
pub(super) struct ByPlayers {
    pub players: u8,
    pub vp_pool: u8,
    pub extra_phase_die: String,
}

#[derive(Deserialize)]
pub(super) struct Chip {
    pub value: u8,
    pub count: u8,
    pub pool: String,
}

#[derive(Deserialize)]
pub(super) struct OtherComponents {
    pub dice_cups: u8,
    pub credit_markers: u8,
    pub player_mats: u8,
    pub player_screens: u8,
    pub phase_strips: u8,
    pub phase_tiles: u8,
    pub cloth_bag: u8,
    pub faction_tiles: u8,
    pub home_world_tiles: u8,
    pub game_tiles: u8,
    pub dice: u8,
    pub vp_chips: u8,
}

#[derive(Deserialize)]
pub(super) struct PlayerColour {
    pub id: String,
}

#[derive(Deserialize)]
pub(super) struct PhaseEntry {
    pub id: Phase,
    pub number: usize,
}

#[derive(Deserialize)]
pub(super) struct DieEntry {
    pub id: Die,
    pub count: u8,
    pub faces: Vec<String>,
    pub consume_match: KindSet,
    pub barrel_mark: String,
}

#[derive(Deserialize)]
pub(super) struct KindEntry {
    pub id: Kind,
    pub trade_value: u8,
    pub can_hold_goods: bool,
    pub bag_count: usize,
}

#[derive(Deserialize)]
pub(super) struct Distribution {
    pub developments_reassign: usize,
    pub developments_power: usize,
    pub developments_immediate: usize,
    pub development_costs: Vec<usize>,
    pub world_costs: Vec<usize>,
}

#[derive(Deserialize)]
pub(super) struct BagTileEntry {
    pub id: String,
    pub development: Half,
    pub world: Half,
}

#[derive(Deserialize)]
pub(super) struct FactionEntry {
    pub id: String,
    pub number: u8,
    pub left: Half,
    pub right: Half,
}

/// A development or a world: one side of a bag tile, one half of a faction, a home world.
#[derive(Deserialize)]
pub(super) struct Half {
    pub id: String,
    pub cost: u8,
    pub category: Option<Category>,
    pub world_kind: Option<Kind>,
    pub on_place: Vec<OnPlace>,
    #[serde(default)]
    pub powers: Vec<Power>,
    pub scoring: Option<Scoring>,
}

/// What kind of development it is (RFG-COMP-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Category {
    Reassign,
    Power,
    Immediate,
}
