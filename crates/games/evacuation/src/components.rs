//! The components: typed data from the component file, behind flat tables. Ledger: EVA-COMP.
//!
//! Boards, markers, large resources and the backs of cards need no data here (EVA-COMP-01, EVA-COMP-03,
//! EVA-COMP-06, EVA-COMP-09). What the rulebook does not state is marked in the file as reconstructed and explained
//! in the last section of the ledger: the action track (EVA-OPEN-02), technologies (EVA-OPEN-16), bonus cards
//! (EVA-OPEN-24), ships, stadiums and action cards (EVA-OPEN-42, EVA-OPEN-45), landscapes (EVA-OPEN-43,
//! EVA-OPEN-46), contracts (EVA-OPEN-25), goals (EVA-OPEN-20, EVA-OPEN-21), solo cards (EVA-OPEN-30).

mod checks;
mod effects;
mod file;
mod map;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use orrery_core::pack;
use serde::Serialize;

pub use checks::check;
pub use effects::{
    Building, Condition, Cost, Crossing, Effect, Effects, Line, Metric, Need, Passive, Payment, Preparing,
    Settling, Times,
};
pub use map::{DIRECTIONS, Map};

use crate::vocab::{
    Arrow, BoardAction, BonusCard, Card, Contract, Corner, Field, Goal, Infra, Landscape, LineSide, Resource,
    Ship, Site, SoloAction, SoloCard, Stadium, Tech, Terrain,
};

/// The component file that is built in.
pub const SOURCE: &str = include_str!("../data/components.toml");

/// The components in play. A pack is checked before it is installed, and a test reads the built-in file.
pub static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match file::load(in_play()) {
    Ok(components) => components,
    Err(problem) => unreachable!("the component file of Evacuation: {problem}"),
});

/// The hash of the component file in play.
pub(crate) static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(in_play()));

/// The component file in play.
pub fn in_play() -> &'static str {
    pack::in_play("evacuation", SOURCE)
}

/// All components of the game.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Components {
    pub actions: [ActionData; BoardAction::COUNT],
    pub sites: [SiteData; Site::COUNT],
    pub fields: [FieldData; Field::COUNT],
    pub corners: [CornerData; Corner::COUNT],
    pub techs: [TechData; Tech::COUNT],
    pub infras: [InfraData; Infra::COUNT],
    pub ships: [ShipData; Ship::COUNT],
    pub stadiums: [StadiumData; Stadium::COUNT],
    pub bonus_cards: [BonusData; BonusCard::COUNT],
    pub cards: [CardData; Card::COUNT],
    pub goals: [GoalData; Goal::COUNT],
    pub contracts: [ContractData; Contract::COUNT],
    pub solo_cards: [SoloData; SoloCard::COUNT],
    pub line_sides: [LineSideData; LineSide::COUNT],
    /// The spaces of the progress track; space 0 is the start.
    pub spaces: [SpaceData; 26],
    pub turning_points: [TurningPoint; 4],
    pub years: [YearData; 4],
    /// The energy of each space of the action track (EVA-ACT-06).
    pub action_energy: [u8; 7],
    pub figures: Figures,
    pub map: Map,
}

/// Single figures of the rules.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Figures {
    /// From this card under one area on, and how much it costs (EVA-ACT-05).
    pub surcharge_from: u8,
    pub surcharge: u8,
    /// EVA-RACE-01
    pub goal_stadiums: u8,
    pub goal_production: u8,
    /// EVA-RACE-06 to EVA-RACE-08
    pub race_penalty: i32,
    pub race_bonus_first: i32,
    pub race_bonus_second: i32,
    pub race_bonus_two_players: i32,
    /// EVA-POINT-04
    pub lowest: [i32; 11],
    pub lowest_beyond: i32,
    /// EVA-POINT-05
    pub factory_site_left: i32,
    pub population_site_left: i32,
    pub missing_stadium: i32,
    pub penalty_token: i32,
    /// EVA-POINT-07, EVA-LINE-03
    pub places: [i32; 3],
    pub places_two_players: [i32; 2],
    /// EVA-SOLO-15, EVA-SOLO-24
    pub x_value: u8,
    /// EVA-SOLO-22, in halves
    pub neutral_offset: i32,
    /// EVA-SOLO-28
    pub good_score: i32,
    pub excellent_score: i32,
    /// EVA-ADV-02, EVA-ADV-10, EVA-ADV-17
    pub deal: u8,
    pub keep: u8,
    pub draw_year_end: u8,
}

/// An action of the player board.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ActionData {
    pub id: &'static str,
    /// The number of its area, which is its power (EVA-ACT-11).
    pub power: u8,
    pub effects: Effects,
}

/// What stands on a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Content {
    /// Two population.
    Population,
    /// A factory.
    Factory(Resource),
    /// A sea site.
    Sea,
}

/// A production site of the Old World.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct SiteData {
    pub id: &'static str,
    pub content: Content,
    pub population: u8,
    /// A bit for each landscape.
    pub landscapes: u8,
    pub produces: Cost,
}

impl SiteData {
    /// Whether the site has the landscape.
    pub const fn has(&self, landscape: Landscape) -> bool {
        self.landscapes >> landscape as u8 & 1 != 0
    }

    /// The factory that stands on it.
    pub const fn factory(&self) -> Option<Resource> {
        match self.content {
            Content::Factory(factory) => Some(factory),
            _ => None,
        }
    }
}

/// A population spot of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Spot {
    pub resource: Resource,
    pub dots: u8,
}

impl Spot {
    /// By how much population here raises production (EVA-PROD-03).
    pub fn produces(self) -> u8 {
        self.dots.max(1)
    }
}

/// A production field.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct FieldData {
    pub id: &'static str,
    pub q: i8,
    pub r: i8,
    pub terrain: Terrain,
    pub factories: u8,
    pub population: ArrayVec<Spot, 3>,
    /// Required symbols: rings, diamonds.
    pub symbols: [u8; 2],
    /// What its population produces in all.
    pub produces: Cost,
}

/// A coast corner.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct CornerData {
    pub id: &'static str,
    pub q: i8,
    pub r: i8,
    /// The directions of the arrows A and B, as places in [`DIRECTIONS`].
    pub directions: [u8; 2],
}

/// A technology.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct TechData {
    pub id: &'static str,
    pub set: u8,
    pub level: u8,
    pub satisfaction: u8,
    pub instant: Effects,
    pub passives: &'static [Passive],
}

/// An infrastructure.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct InfraData {
    pub id: &'static str,
    pub level: u8,
    pub illustration: &'static str,
    /// All infrastructures with the same illustration, as bits.
    pub alike: u32,
    pub cost: Cost,
    pub condition: Condition,
    pub rewards: Effects,
}

/// A spaceship.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ShipData {
    pub id: &'static str,
    pub site_slots: ArrayVec<Landscape, 2>,
    pub building_slots: u8,
    pub resource_slots: u8,
    pub cost: Cost,
    pub flight_energy: u8,
    pub return_energy: u8,
}

/// A stadium.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct StadiumData {
    pub id: &'static str,
    pub satisfaction: u8,
    pub cost: Cost,
    /// Whether solo games set it aside for two years (EVA-SOLO-05).
    pub set_aside: bool,
}

/// A bonus card.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct BonusData {
    pub id: &'static str,
    pub flag: bool,
    /// The smaller and the larger number.
    pub numbers: [u8; 2],
    pub effects: [Effects; 2],
}

/// An action card.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct CardData {
    pub id: &'static str,
    /// The power, or the options for it, ascending.
    pub power: ArrayVec<u8, 3>,
    pub pay: Option<Payment>,
    /// The effects without `pay`.
    pub effects: Effects,
}

/// A goal card.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct GoalData {
    pub id: &'static str,
    pub metric: Metric,
    pub points_each: i32,
    /// Points by level of a technology, in the place of `points_each`.
    pub by_level: Option<[i32; 3]>,
    /// From so many units on, so many points (the highest step reached counts).
    pub steps: ArrayVec<(u8, i32), 3>,
}

/// A side of a contract card.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ContractData {
    pub id: &'static str,
    pub card: u8,
    pub metric: Metric,
    pub n: u8,
    pub cost: Cost,
    pub rewards: Effects,
    pub points: i32,
}

/// A solo card.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct SoloData {
    pub id: &'static str,
    pub action: SoloAction,
    /// The number on the back; none for X.
    pub number: Option<u8>,
    pub arrow: Arrow,
    pub from_year: u8,
}

/// A side of the line-dominance card.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct LineSideData {
    pub id: &'static str,
    pub corners: [u8; 3],
}

/// A space of the progress track.
#[derive(Debug, Default)]
pub struct SpaceData {
    /// The section, from 1.
    pub section: u8,
    /// Rings and diamonds of the main and the 3+ lane.
    pub symbols: [[u8; 2]; 2],
    /// The instant effects of the main and the 3+ lane (EVA-OPEN-04).
    pub instant: [Effects; 2],
}

/// A turning point.
#[derive(Debug)]
pub struct TurningPoint {
    /// The first space behind it; behind the third lies the forest (EVA-OPEN-05).
    pub behind: u8,
    /// What the first and the second marker set off.
    pub effects: [&'static [Crossing]; 2],
}

/// What a year takes (EVA-INC-03, EVA-INC-06).
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct YearData {
    /// The food of the Old and the New World.
    pub food: [u8; 2],
    /// The stadiums that must lie on the New World side.
    pub stadiums: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_file_is_sound() {
        assert_eq!(check(SOURCE), Vec::new());
    }

    #[test]
    fn mistakes_in_the_file_are_named() {
        let wrong = SOURCE.replacen("terrain = \"forest\"", "terrain = \"swamp\"", 1);
        assert!(file::load(&wrong).is_err());
        assert!(file::load("").is_err());
        assert!(!check(&SOURCE.replacen("satisfaction = 5", "satisfaction = 1", 1)).is_empty());
    }
}
