//! The components: typed data from the component file, checked once, behind flat tables. Ledger: REW-COMP.
//!
//! Board, markers and bag (REW-COMP-02, REW-COMP-13) need no data here. Figures that the rulebook does not
//! state and names (REW-OPEN-20) are marked in the file as reconstructed and explained in section 13 of the
//! ledger; that the letters are not worth the same is no slip (REW-OPEN-40).

pub(crate) mod checks;
mod file;
mod load;

use std::sync::LazyLock;

use orrery_core::pack;

use crate::options;
use crate::vocab::{Category, Company, Crew, Freighter, Letter, Module, Number, Ship, Sign, Slot};

/// The component file.
pub const SOURCE: &str = include_str!("../data/components.toml");

/// The components in play: the built-in ones, or those of a pack, which was checked before it was installed.
pub static COMPONENTS: LazyLock<Components> =
    LazyLock::new(|| match file::read(in_play()).and_then(|file| load::load(&file)) {
        Ok(components) => components,
        Err(why) => unreachable!("the component file of Reworld: {why}"),
    });

/// The hash of the component file in play.
pub(crate) static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(in_play()));

/// The component file in play.
pub(crate) fn in_play() -> &'static str {
    pack::in_play(options::INFO.id, SOURCE)
}

/// All components of the game.
#[derive(Debug)]
pub struct Components {
    /// The slots, in the order in which their arms are filled.
    pub slots: [SlotData; Slot::COUNT],
    /// The companies, the agrarian one last.
    pub companies: [CompanyData; Company::COUNT],
    /// The types of module tiles: terrabots, shuttles, satellites, crews (REW-COMP-05 for the satellites).
    pub modules: [ModuleData; Module::COUNT],
    /// The types of crews.
    pub crews: [CrewData; Crew::COUNT],
    /// The city signs, by letter, then by name.
    pub signs: [SignData; Sign::COUNT],
    /// The population ships.
    pub ships: [ShipData; Ship::COUNT],
    /// The ships for the score, a bit each: they are judged last (REW-SHIP-05).
    pub score_ships: u16,
    /// The categories of the final population ship.
    pub categories: [CategoryData; Category::COUNT],
    /// The freighters, each with five docking bays (REW-COMP-14).
    pub freighters: [FreighterData; Freighter::COUNT],
    /// The points for acquiring a terrabot, by round (REW-ACQ-07).
    pub terrabot_points: [i16; 5],
    /// How many officer cards there are of each number (REW-COMP-10).
    pub cards_per_number: [u8; 5],
    /// The cards dealt to each player, by number of players (REW-PREP-03).
    pub hand_size: [u8; 5],
    /// The points for the start player space (REW-START-03).
    pub start_points: i16,
    /// The points for each card left on leaving a round (REW-LEAVE-01).
    pub leave_points: i16,
    /// The points for each tile of the city of a special crew (REW-CREW-09).
    pub special_points: i16,
    /// The points for absence in a final category (REW-FINAL-04).
    pub absent_points: i16,
}

/// A slot and its arm.
#[derive(Debug)]
pub struct SlotData {
    /// The id in actions, such as `u03`.
    pub id: &'static str,
    /// The id in the component file, such as `slot_u03`.
    pub component: &'static str,
    /// The two adjacent slots.
    pub neighbours: [Slot; 2],
}

/// A company.
#[derive(Debug)]
pub struct CompanyData {
    /// The id.
    pub id: &'static str,
    /// The colour of its crews.
    pub color: &'static str,
    /// The symbol of its crews.
    pub symbol: &'static str,
}

/// A type of module tile.
#[derive(Debug)]
pub struct ModuleData {
    /// The id.
    pub id: &'static str,
    /// What it is.
    pub kind: Kind,
    /// How many there are.
    pub count: u8,
}

/// What a module is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A terrabot of this letter (REW-COMP-08, REW-OPEN-15).
    Terrabot(Letter),
    /// A shuttle with so many shields (REW-COMP-07, REW-OPEN-17).
    Shuttle(u8),
    /// A satellite with a task and so many shields (REW-COMP-06, REW-OPEN-18, REW-OPEN-22).
    Satellite(Task, u8),
    /// A crew (REW-COMP-09, REW-OPEN-16, REW-OPEN-19).
    Crew(Crew),
}

impl Kind {
    /// The shields that it brings to the defence row.
    #[inline]
    pub const fn shields(self) -> u8 {
        match self {
            Kind::Shuttle(shields) | Kind::Satellite(_, shields) => shields,
            Kind::Terrabot(_) | Kind::Crew(_) => 0,
        }
    }
}

/// The task of a satellite. The one of the rulebook's example is a letter task (REW-OPEN-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Points for each terrabot of the letter (REW-TASK-01).
    Terrabots(Letter, i16),
    /// Points for each crew of the company (REW-TASK-02).
    Crews(Company, i16),
    /// Points for each crew (REW-TASK-03).
    AllCrews(i16),
    /// Points for each terrabot (REW-TASK-04).
    AllTerrabots(i16),
    /// Points for each shield (REW-TASK-05).
    Shields(i16),
    /// Points for each tile of one city (REW-TASK-06).
    CitySize(i16),
    /// Terrabots times crews of one city (REW-TASK-07).
    CityProduct,
    /// Points for each company with a crew (REW-TASK-08).
    Companies(i16),
}

/// A type of crew.
#[derive(Clone, Copy, Debug)]
pub struct CrewData {
    /// The id.
    pub id: &'static str,
    /// Its company.
    pub company: Company,
    /// Whether it is the special crew.
    pub special: bool,
}

/// A city sign.
#[derive(Debug)]
pub struct SignData {
    /// The id.
    pub id: &'static str,
    /// Its letter.
    pub letter: Letter,
}

/// A population ship; its points are the same on both sides (REW-OPEN-11, REW-OPEN-12).
#[derive(Debug)]
pub struct ShipData {
    /// The id.
    pub id: &'static str,
    /// What has to be fulfilled.
    pub condition: Condition,
    /// The points.
    pub points: i16,
    /// The threshold, by number of players (REW-OPEN-10); 1 where the condition has none.
    pub threshold: [i16; 5],
}

/// The condition of a population ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The module row is empty (REW-POP-01).
    RowEmpty(Number),
    /// All module rows are empty (REW-POP-03).
    AllRowsEmpty,
    /// Agrarian crews in the settlement area (REW-POP-04).
    AgrarianCrews,
    /// The size of one city (REW-POP-05).
    CitySize,
    /// Shields in the defence row (REW-POP-06).
    Shields,
    /// Satellites in the satellite row (REW-POP-07).
    Satellites,
    /// Shuttles in the shuttle row (REW-POP-08).
    Shuttles,
    /// The score (REW-POP-09).
    Score,
    /// Different companies in the settlement area (REW-POP-10).
    Companies,
    /// Defence row and cities begun (REW-POP-11).
    RowsStarted,
}

/// A category of the final population ship.
#[derive(Debug)]
pub struct CategoryData {
    /// The id.
    pub id: &'static str,
    /// The letter of the city; none for the defence network.
    pub letter: Option<Letter>,
    /// The points of the ranks, by number of players; 0 for ranks that are not paid (REW-FINAL-08,
    /// REW-FINAL-09, REW-OPEN-13, REW-OPEN-14).
    pub ranks: [[i16; 4]; 5],
}

/// A freighter.
#[derive(Debug)]
pub struct FreighterData {
    /// The id.
    pub id: &'static str,
    /// The colour.
    pub color: &'static str,
}
