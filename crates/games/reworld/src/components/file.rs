//! The component file as it is written.

use orrery_core::Problem;
use serde::Deserialize;

use super::Condition;
use crate::vocab::{Letter, Number};

/// Reads a component file. Whether its figures are those of the rulebook is asked in [`super::checks`].
pub(super) fn read(source: &str) -> Result<File, Problem> {
    toml::from_str(source).map_err(|error| Problem::of_toml(source, &error))
}

/// The letter `A` to `E`.
pub(super) fn letter(text: &str) -> Result<Letter, Problem> {
    Letter::from_id(&text.to_ascii_lowercase())
        .ok_or_else(|| Problem::new(format!("`{text}` is no letter from A to E")))
}

/// The component file as it is written.
#[derive(Deserialize)]
pub(super) struct File {
    pub game: GameTable,
    pub counts: Counts,
    pub slot_ring: Ring,
    pub slot: Vec<SlotEntry>,
    pub start_player_space: StartSpace,
    pub score_track: ScoreTrack,
    pub ship_spaces: ShipSpaces,
    pub marker: Vec<MarkerEntry>,
    pub terrain: Vec<TerrainEntry>,
    pub company: Vec<CompanyEntry>,
    pub terrabot: Vec<TerrabotEntry>,
    pub shuttle: Vec<ShuttleEntry>,
    pub satellite: Vec<SatelliteEntry>,
    pub crew: Vec<CrewEntry>,
    pub city_sign: Vec<SignEntry>,
    pub population_ship: Vec<ShipEntry>,
    pub final_population_ship: FinalShip,
    pub final_category: Vec<CategoryEntry>,
    pub freighter: Vec<FreighterEntry>,
    pub round: Vec<RoundEntry>,
    pub officer_card: Vec<OfficerEntry>,
    pub officer_deal: Deal,
    pub crew_special_rule: SpecialRule,
    pub scores: Scores,
}

#[derive(Deserialize)]
pub(super) struct GameTable {
    pub players_min: u8,
    pub players_max: u8,
}

#[derive(Deserialize)]
pub(super) struct Counts {
    pub module_tiles: usize,
    pub satellites: usize,
    pub shuttles: usize,
    pub terrabots: usize,
    pub crews: usize,
    pub officer_cards: usize,
    pub city_signs: usize,
    pub population_ships: usize,
    pub freighters: usize,
    pub coupling_arms: usize,
    pub rounds: usize,
}

#[derive(Deserialize)]
pub(super) struct Ring {
    pub ring: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct SlotEntry {
    pub id: String,
    pub row: String,
    pub column: u8,
    pub fill_order: usize,
    pub neighbours: [String; 2],
}

#[derive(Deserialize)]
pub(super) struct StartSpace {
    pub capacity: u8,
    pub is_slot: bool,
    pub cost_cards: u8,
    pub reward_points: i16,
}

#[derive(Deserialize)]
pub(super) struct ScoreTrack {
    pub start: i16,
}

#[derive(Deserialize)]
pub(super) struct ShipSpaces {
    pub population_ship_spaces: usize,
    pub final_ship_spaces: usize,
}

#[derive(Deserialize)]
pub(super) struct MarkerEntry {
    pub id: String,
    pub count: u8,
}

#[derive(Deserialize)]
pub(super) struct TerrainEntry {
    pub id: String,
    pub letter: String,
}

#[derive(Deserialize)]
pub(super) struct CompanyEntry {
    pub id: String,
    pub kind: String,
    pub color: String,
    pub symbol: String,
}

#[derive(Deserialize)]
pub(super) struct TerrabotEntry {
    pub id: String,
    pub letter: String,
    pub count: u8,
}

#[derive(Deserialize)]
pub(super) struct ShuttleEntry {
    pub id: String,
    pub shields: u8,
    pub can_defend: bool,
    pub crew_capacity: u8,
    pub count: u8,
}

#[derive(Deserialize)]
pub(super) struct SatelliteEntry {
    pub id: String,
    pub task: TaskEntry,
    pub shields: u8,
}

#[derive(Clone, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum TaskEntry {
    PerTerrabotLetter { letter: String, points: i16 },
    PerCrewCompany { company: String, points: i16 },
    PerCrewAny { points: i16 },
    PerTerrabotAny { points: i16 },
    PerShield { points: i16 },
    CitySize { points: i16 },
    CityTerrabotsTimesCrews {},
    PerDistinctCompany { points: i16 },
}

#[derive(Deserialize)]
pub(super) struct CrewEntry {
    pub id: String,
    pub company: String,
    pub kind: String,
    pub special: bool,
    pub count: u8,
}

#[derive(Deserialize)]
pub(super) struct SignEntry {
    pub id: String,
    pub name_en: String,
    pub name_de: String,
    pub letter: String,
}

#[derive(Deserialize)]
pub(super) struct ShipEntry {
    pub id: String,
    pub condition: ConditionEntry,
    pub two_sided: bool,
    pub points: i16,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum ConditionEntry {
    ModuleRowEmpty { row: Number },
    AllModuleRowsEmpty {},
    AgrarianCrewsAtLeast { threshold: ByPlayers<i16> },
    CitySizeAtLeast { threshold: ByPlayers<i16> },
    ShieldsAtLeast { threshold: ByPlayers<i16> },
    SatellitesAtLeast { threshold: ByPlayers<i16> },
    ShuttlesAtLeast { threshold: ByPlayers<i16> },
    ScoreAtLeast { threshold: ByPlayers<i16> },
    DistinctCompaniesAtLeast { threshold: ByPlayers<i16> },
    RowsStartedAtLeast { threshold: ByPlayers<i16> },
}

impl ConditionEntry {
    pub fn kind(&self) -> Condition {
        match self {
            Self::ModuleRowEmpty { row } => Condition::RowEmpty(*row),
            Self::AllModuleRowsEmpty {} => Condition::AllRowsEmpty,
            Self::AgrarianCrewsAtLeast { .. } => Condition::AgrarianCrews,
            Self::CitySizeAtLeast { .. } => Condition::CitySize,
            Self::ShieldsAtLeast { .. } => Condition::Shields,
            Self::SatellitesAtLeast { .. } => Condition::Satellites,
            Self::ShuttlesAtLeast { .. } => Condition::Shuttles,
            Self::ScoreAtLeast { .. } => Condition::Score,
            Self::DistinctCompaniesAtLeast { .. } => Condition::Companies,
            Self::RowsStartedAtLeast { .. } => Condition::RowsStarted,
        }
    }

    pub fn threshold(&self) -> Option<&ByPlayers<i16>> {
        match self {
            Self::ModuleRowEmpty { .. } | Self::AllModuleRowsEmpty {} => None,
            Self::AgrarianCrewsAtLeast { threshold }
            | Self::CitySizeAtLeast { threshold }
            | Self::ShieldsAtLeast { threshold }
            | Self::SatellitesAtLeast { threshold }
            | Self::ShuttlesAtLeast { threshold }
            | Self::ScoreAtLeast { threshold }
            | Self::DistinctCompaniesAtLeast { threshold }
            | Self::RowsStartedAtLeast { threshold } => Some(threshold),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct FinalShip {
    pub paid_ranks: ByPlayers<u8>,
    pub absent_penalty: i16,
}

#[derive(Deserialize)]
pub(super) struct CategoryEntry {
    pub id: String,
    pub kind: String,
    pub letter: Option<String>,
    pub ranks_p2: Vec<i16>,
    pub ranks_p3: Vec<i16>,
    pub ranks_p4: Vec<i16>,
}

#[derive(Deserialize)]
pub(super) struct FreighterEntry {
    pub id: String,
    pub color: String,
    pub docking_bays: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct RoundEntry {
    pub id: String,
    pub number: u8,
    pub terrabot_points: i16,
}

#[derive(Deserialize)]
pub(super) struct OfficerEntry {
    pub id: String,
    pub number: Number,
    pub count: u8,
}

#[derive(Deserialize)]
pub(super) struct Deal {
    pub hand_size: ByPlayers<u8>,
    pub undealt: ByPlayers<u8>,
}

#[derive(Deserialize)]
pub(super) struct SpecialRule {
    pub points_per_tile: i16,
}

#[derive(Deserialize)]
pub(super) struct Scores {
    pub start_player_space: i16,
    pub per_card_on_leaving: i16,
    pub absent_category: i16,
}

/// A figure for each number of players.
#[derive(Clone, Copy, PartialEq, Deserialize)]
pub(super) struct ByPlayers<T> {
    pub p2: T,
    pub p3: T,
    pub p4: T,
}

impl<T: Copy + Default> ByPlayers<T> {
    pub fn each(&self) -> [T; 3] {
        [self.p2, self.p3, self.p4]
    }

    pub fn table(&self) -> [T; 5] {
        [T::default(), T::default(), self.p2, self.p3, self.p4]
    }
}
