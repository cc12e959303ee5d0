//! What the tiles, cards and ships are, for those who draw them. Everything that a client would otherwise have
//! to read out of ids stands here.

use std::sync::LazyLock;

use serde::Serialize;

use crate::components::{COMPONENTS, Condition, Kind, Task};
use crate::vocab::{Category, Company, Freighter, Letter, Module, Number, Ship, Sign, Slot};

/// The components in play.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
    modules: Module::all().map(module).collect(),
    companies: Company::all().map(company).collect(),
    signs: Sign::all().map(|id| SignFacts { id, letter: COMPONENTS.signs[id.index()].letter }).collect(),
    ships: Ship::all().map(ship).collect(),
    categories: Category::all().map(category).collect(),
    slots: Slot::all().map(slot).collect(),
    freighters: Freighter::all().map(freighter).collect(),
    officers: Number::ALL.map(officer).into(),
    terrabot_points: COMPONENTS.terrabot_points,
});

/// What the components of the game are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The types of module tiles: terrabots, shuttles, satellites, crews.
    pub modules: Vec<ModuleFacts>,
    /// The companies, the agrarian one last.
    pub companies: Vec<CompanyFacts>,
    /// The city signs, by letter, then by name.
    pub signs: Vec<SignFacts>,
    /// The population ships.
    pub ships: Vec<ShipFacts>,
    /// The categories of the final population ship.
    pub categories: Vec<CategoryFacts>,
    /// The slots of the station, upper row first.
    pub slots: Vec<SlotFacts>,
    /// The freighters; the first belongs to seat 0, and so on.
    pub freighters: Vec<FreighterFacts>,
    /// The officer cards.
    pub officers: Vec<OfficerFacts>,
    /// The points for acquiring a terrabot in each round.
    pub terrabot_points: [i16; 5],
}

/// A type of module tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModuleFacts {
    /// Its id.
    pub id: Module,
    /// How many there are.
    pub count: u8,
    /// What it is.
    pub kind: ModuleKind,
}

/// What a module is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ModuleKind {
    /// It founds and enlarges the city of its letter.
    Terrabot { letter: Letter },
    /// It flies crews, or defends with its shields.
    Shuttle { shields: u8 },
    /// It scores its task, or defends with its shields.
    Satellite { task: TaskFacts, shields: u8 },
    /// It is flown to a city.
    Crew { company: Company, special: bool },
}

/// What a satellite counts, and the points for each.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum TaskFacts {
    /// Terrabots of a letter.
    Letter { letter: Letter, points: i16 },
    /// Crews of a company.
    Company { company: Company, points: i16 },
    /// All crews.
    Crews { points: i16 },
    /// All terrabots.
    Terrabots { points: i16 },
    /// Shields in the defence row.
    Shields { points: i16 },
    /// Tiles of one city.
    City { points: i16 },
    /// Terrabots times crews of one city.
    Product,
    /// Different companies.
    Companies { points: i16 },
}

/// A company.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanyFacts {
    /// Its id.
    pub id: Company,
    /// Whether it is a construction company; the agrarian one is not.
    pub construction: bool,
    /// Its colour.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub color: &'static str,
    /// Its symbol.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub symbol: &'static str,
}

/// A city sign.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignFacts {
    /// Its id.
    pub id: Sign,
    /// Its letter.
    pub letter: Letter,
}

/// A population ship.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipFacts {
    /// Its id.
    pub id: Ship,
    /// What is counted.
    pub goal: ShipGoal,
    /// How much of it is needed with 2, 3 and 4 players.
    pub threshold: [i16; 3],
    /// Its points.
    pub points: i16,
}

/// What a population ship counts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ShipGoal {
    /// The module row is empty.
    Row { row: Number },
    /// All module rows are empty.
    AllRows,
    /// Agrarian crews.
    Agrarian,
    /// The tiles of the largest city.
    City,
    /// Shields in the defence row.
    Shields,
    /// Satellites in the satellite row.
    Satellites,
    /// Shuttles in the shuttle row.
    Shuttles,
    /// The score.
    Score,
    /// Different companies.
    Companies,
    /// The defence row and the cities that exist.
    RowsStarted,
}

/// A category of the final population ship.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CategoryFacts {
    /// Its id.
    pub id: Category,
    /// The letter of the city; none for the defence network.
    pub letter: Option<Letter>,
    /// The points of the paid ranks with 2, 3 and 4 players.
    pub ranks: [Vec<i16>; 3],
}

/// A slot of the station.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotFacts {
    /// Its id in actions, such as `u03`.
    pub id: Slot,
    /// Its id in the component file, such as `slot_u03`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub component: &'static str,
    /// The two adjacent slots.
    pub neighbours: [Slot; 2],
}

/// A freighter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FreighterFacts {
    /// Its id.
    pub id: Freighter,
    /// Its colour.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub color: &'static str,
}

/// The officer cards of a number.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfficerFacts {
    /// The id in the component file.
    pub id: String,
    /// The number.
    pub number: Number,
    /// How many there are.
    pub count: u8,
}

fn module(id: Module) -> ModuleFacts {
    let kind = match id.kind() {
        Kind::Terrabot(letter) => ModuleKind::Terrabot { letter },
        Kind::Shuttle(shields) => ModuleKind::Shuttle { shields },
        Kind::Satellite(of, shields) => ModuleKind::Satellite { task: task(of), shields },
        Kind::Crew(crew) => ModuleKind::Crew { company: crew.company(), special: crew.is_special() },
    };
    ModuleFacts { id, count: COMPONENTS.modules[id.index()].count, kind }
}

fn task(task: Task) -> TaskFacts {
    match task {
        Task::Terrabots(letter, points) => TaskFacts::Letter { letter, points },
        Task::Crews(company, points) => TaskFacts::Company { company, points },
        Task::AllCrews(points) => TaskFacts::Crews { points },
        Task::AllTerrabots(points) => TaskFacts::Terrabots { points },
        Task::Shields(points) => TaskFacts::Shields { points },
        Task::CitySize(points) => TaskFacts::City { points },
        Task::CityProduct => TaskFacts::Product,
        Task::Companies(points) => TaskFacts::Companies { points },
    }
}

fn company(id: Company) -> CompanyFacts {
    let data = &COMPONENTS.companies[id.index()];
    CompanyFacts { id, construction: id.is_construction(), color: data.color, symbol: data.symbol }
}

fn ship(id: Ship) -> ShipFacts {
    let data = &COMPONENTS.ships[id.index()];
    let goal = match data.condition {
        Condition::RowEmpty(row) => ShipGoal::Row { row },
        Condition::AllRowsEmpty => ShipGoal::AllRows,
        Condition::AgrarianCrews => ShipGoal::Agrarian,
        Condition::CitySize => ShipGoal::City,
        Condition::Shields => ShipGoal::Shields,
        Condition::Satellites => ShipGoal::Satellites,
        Condition::Shuttles => ShipGoal::Shuttles,
        Condition::Score => ShipGoal::Score,
        Condition::Companies => ShipGoal::Companies,
        Condition::RowsStarted => ShipGoal::RowsStarted,
    };
    let threshold = [2, 3, 4].map(|players: usize| data.threshold[players]);
    ShipFacts { id, goal, threshold, points: data.points }
}

fn category(id: Category) -> CategoryFacts {
    let data = &COMPONENTS.categories[id.index()];
    let paid = |players: usize| data.ranks[players].into_iter().filter(|&points| points > 0).collect();
    CategoryFacts { id, letter: data.letter, ranks: [2, 3, 4].map(paid) }
}

fn slot(id: Slot) -> SlotFacts {
    SlotFacts { id, component: id.component(), neighbours: id.neighbours() }
}

fn freighter(id: Freighter) -> FreighterFacts {
    FreighterFacts { id, color: COMPONENTS.freighters[id.index()].color }
}

fn officer(number: Number) -> OfficerFacts {
    let count = COMPONENTS.cards_per_number[number.index()];
    OfficerFacts { id: format!("officer_{}", number.get()), number, count }
}
