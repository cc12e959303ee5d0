//! The components: typed data from the component file, checked once, behind flat tables.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::vocab::{Category, Company, Crew, Freighter, Letter, Module, Number, Ship, Sign, Slot};

/// The component file.
pub const SOURCE: &str = include_str!("../data/components.toml");

/// The components. The file is part of the program and a test reads it, so it always loads.
pub static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match load(SOURCE) {
    Ok(components) => components,
    Err(why) => unreachable!("the component file of Reworld: {why}"),
});

/// All components of the game.
#[derive(Debug)]
pub struct Components {
    /// The slots, in the order in which their arms are filled.
    pub slots: [SlotData; Slot::COUNT],
    /// The ids of the companies, the agrarian one last.
    pub companies: [&'static str; Company::COUNT],
    /// The types of module tiles: terrabots, shuttles, satellites, crews.
    pub modules: [ModuleData; Module::COUNT],
    /// The types of crews.
    pub crews: [CrewData; Crew::COUNT],
    /// The city signs, by letter, then by name.
    pub signs: [SignData; Sign::COUNT],
    /// The population ships.
    pub ships: [ShipData; Ship::COUNT],
    /// The categories of the final population ship.
    pub categories: [CategoryData; Category::COUNT],
    /// The freighters.
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
    /// The id.
    pub id: &'static str,
    /// The id without `slot_`.
    pub short: &'static str,
    /// The two adjacent slots.
    pub neighbours: [Slot; 2],
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
    /// A terrabot of this letter.
    Terrabot(Letter),
    /// A shuttle with so many shields.
    Shuttle(u8),
    /// A satellite with a task and so many shields.
    Satellite(Task, u8),
    /// A crew.
    Crew(Crew),
}

/// The task of a satellite.
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

/// A population ship.
#[derive(Debug)]
pub struct ShipData {
    /// The id.
    pub id: &'static str,
    /// What has to be fulfilled.
    pub condition: Condition,
    /// The points.
    pub points: i16,
    /// The threshold, by number of players; 1 where the condition has none.
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
    /// The points of the ranks, by number of players; 0 for ranks that are not paid.
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

/// The component file as it is written.
#[derive(Deserialize)]
struct File {
    slot: Vec<SlotEntry>,
    company: Vec<CompanyEntry>,
    terrabot: Vec<TerrabotEntry>,
    shuttle: Vec<ShuttleEntry>,
    satellite: Vec<SatelliteEntry>,
    crew: Vec<CrewEntry>,
    city_sign: Vec<SignEntry>,
    population_ship: Vec<ShipEntry>,
    final_category: Vec<CategoryEntry>,
    freighter: Vec<FreighterEntry>,
    round: Vec<RoundEntry>,
    officer_card: Vec<OfficerEntry>,
    officer_deal: Deal,
    crew_special_rule: SpecialRule,
    scores: Scores,
}

#[derive(Deserialize)]
struct SlotEntry {
    id: String,
    fill_order: usize,
    neighbours: [String; 2],
}

#[derive(Deserialize)]
struct CompanyEntry {
    id: String,
    kind: String,
}

#[derive(Deserialize)]
struct TerrabotEntry {
    id: String,
    letter: String,
    count: u8,
}

#[derive(Deserialize)]
struct ShuttleEntry {
    id: String,
    shields: u8,
    count: u8,
}

#[derive(Deserialize)]
struct SatelliteEntry {
    id: String,
    task: TaskEntry,
    shields: u8,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum TaskEntry {
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
struct CrewEntry {
    id: String,
    company: String,
    special: bool,
    count: u8,
}

#[derive(Deserialize)]
struct SignEntry {
    id: String,
    letter: String,
}

#[derive(Deserialize)]
struct ShipEntry {
    id: String,
    condition: ConditionEntry,
    points: i16,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum ConditionEntry {
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

#[derive(Deserialize)]
struct CategoryEntry {
    id: String,
    letter: Option<String>,
    ranks_p2: Vec<i16>,
    ranks_p3: Vec<i16>,
    ranks_p4: Vec<i16>,
}

#[derive(Deserialize)]
struct FreighterEntry {
    id: String,
    color: String,
}

#[derive(Deserialize)]
struct RoundEntry {
    terrabot_points: i16,
}

#[derive(Deserialize)]
struct OfficerEntry {
    number: Number,
    count: u8,
}

#[derive(Deserialize)]
struct Deal {
    hand_size: ByPlayers<u8>,
}

#[derive(Deserialize)]
struct SpecialRule {
    points_per_tile: i16,
}

#[derive(Deserialize)]
struct Scores {
    start_player_space: i16,
    per_card_on_leaving: i16,
    absent_category: i16,
}

/// A figure for each number of players.
#[derive(Deserialize)]
struct ByPlayers<T> {
    p2: T,
    p3: T,
    p4: T,
}

impl<T: Copy + Default> ByPlayers<T> {
    fn table(&self) -> [T; 5] {
        [T::default(), T::default(), self.p2, self.p3, self.p4]
    }
}

/// Reads a component file; says what is wrong with it.
pub fn load(source: &str) -> Result<Components, String> {
    let file: File = toml::from_str(source).map_err(|e| e.to_string())?;
    let company_ids: Vec<&str> = file.company.iter().map(|c| &*c.id).collect();
    let company = |id: &str| position(&company_ids, id).map(Company);
    if file.company.iter().position(|c| c.kind == "agrarian") != Some(Company::AGRARIAN.index()) {
        return Err("the agrarian company is the last of six".into());
    }

    let slot_ids: Vec<&str> = file.slot.iter().map(|s| &*s.id).collect();
    let mut slots = Vec::new();
    for (i, slot) in file.slot.iter().enumerate() {
        let id = leak(&slot.id);
        let [a, b] = [position(&slot_ids, &slot.neighbours[0])?, position(&slot_ids, &slot.neighbours[1])?];
        if slot.fill_order != i + 1 {
            return Err(format!("{id} is out of order"));
        }
        slots.push(SlotData { id, short: id.trim_start_matches("slot_"), neighbours: [Slot(a), Slot(b)] });
    }

    let mut modules = Vec::new();
    for t in &file.terrabot {
        modules.push(ModuleData {
            id: leak(&t.id),
            kind: Kind::Terrabot(letter(&t.letter)?),
            count: t.count,
        });
    }
    for s in &file.shuttle {
        modules.push(ModuleData { id: leak(&s.id), kind: Kind::Shuttle(s.shields), count: s.count });
    }
    for s in &file.satellite {
        let task = match &s.task {
            TaskEntry::PerTerrabotLetter { letter: l, points } => Task::Terrabots(letter(l)?, *points),
            TaskEntry::PerCrewCompany { company: c, points } => Task::Crews(company(c)?, *points),
            TaskEntry::PerCrewAny { points } => Task::AllCrews(*points),
            TaskEntry::PerTerrabotAny { points } => Task::AllTerrabots(*points),
            TaskEntry::PerShield { points } => Task::Shields(*points),
            TaskEntry::CitySize { points } => Task::CitySize(*points),
            TaskEntry::CityTerrabotsTimesCrews {} => Task::CityProduct,
            TaskEntry::PerDistinctCompany { points } => Task::Companies(*points),
        };
        modules.push(ModuleData { id: leak(&s.id), kind: Kind::Satellite(task, s.shields), count: 1 });
    }
    if modules.len() != Crew::FIRST as usize {
        return Err(format!("{} types of modules before the crews", modules.len()));
    }
    let mut crews = Vec::new();
    for (i, c) in file.crew.iter().enumerate() {
        modules.push(ModuleData { id: leak(&c.id), kind: Kind::Crew(Crew(i as u8)), count: c.count });
        crews.push(CrewData { company: company(&c.company)?, special: c.special });
    }

    let mut signs = Vec::new();
    for s in &file.city_sign {
        signs.push(SignData { id: leak(&s.id), letter: letter(&s.letter)? });
    }
    let ships = file.population_ship.iter().map(ship).collect();
    let mut categories = Vec::new();
    for c in &file.final_category {
        let letter = c.letter.as_deref().map(letter).transpose()?;
        let ranks = [&[][..], &[], &c.ranks_p2, &c.ranks_p3, &c.ranks_p4]
            .map(|paid| std::array::from_fn(|rank| paid.get(rank).copied().unwrap_or(0)));
        categories.push(CategoryData { id: leak(&c.id), letter, ranks });
    }
    let mut cards_per_number = [0; 5];
    for card in &file.officer_card {
        cards_per_number[card.number.index()] = card.count;
    }
    let freighters =
        file.freighter.iter().map(|f| FreighterData { id: leak(&f.id), color: leak(&f.color) }).collect();
    Ok(Components {
        slots: exactly("slots", slots)?,
        companies: exactly("companies", company_ids.iter().map(|id| leak(id)).collect())?,
        modules: exactly("types of modules", modules)?,
        crews: exactly("types of crews", crews)?,
        signs: exactly("city signs", signs)?,
        ships: exactly("population ships", ships)?,
        categories: exactly("final categories", categories)?,
        freighters: exactly("freighters", freighters)?,
        terrabot_points: exactly("rounds", file.round.iter().map(|r| r.terrabot_points).collect())?,
        cards_per_number,
        hand_size: file.officer_deal.hand_size.table(),
        start_points: file.scores.start_player_space,
        leave_points: file.scores.per_card_on_leaving,
        special_points: file.crew_special_rule.points_per_tile,
        absent_points: file.scores.absent_category,
    })
}

fn ship(entry: &ShipEntry) -> ShipData {
    use ConditionEntry as C;
    let (condition, threshold) = match &entry.condition {
        C::ModuleRowEmpty { row } => (Condition::RowEmpty(*row), None),
        C::AllModuleRowsEmpty {} => (Condition::AllRowsEmpty, None),
        C::AgrarianCrewsAtLeast { threshold } => (Condition::AgrarianCrews, Some(threshold)),
        C::CitySizeAtLeast { threshold } => (Condition::CitySize, Some(threshold)),
        C::ShieldsAtLeast { threshold } => (Condition::Shields, Some(threshold)),
        C::SatellitesAtLeast { threshold } => (Condition::Satellites, Some(threshold)),
        C::ShuttlesAtLeast { threshold } => (Condition::Shuttles, Some(threshold)),
        C::ScoreAtLeast { threshold } => (Condition::Score, Some(threshold)),
        C::DistinctCompaniesAtLeast { threshold } => (Condition::Companies, Some(threshold)),
        C::RowsStartedAtLeast { threshold } => (Condition::RowsStarted, Some(threshold)),
    };
    let threshold = threshold.map_or([1; 5], ByPlayers::table);
    ShipData { id: leak(&entry.id), condition, points: entry.points, threshold }
}

fn letter(text: &str) -> Result<Letter, String> {
    Letter::ALL
        .into_iter()
        .find(|l| l.code().eq_ignore_ascii_case(text))
        .ok_or_else(|| format!("`{text}` is no letter"))
}

fn position(ids: &[&str], id: &str) -> Result<u8, String> {
    ids.iter().position(|&i| i == id).map(|i| i as u8).ok_or_else(|| format!("`{id}` is unknown"))
}

fn exactly<T, const N: usize>(what: &str, items: Vec<T>) -> Result<[T; N], String> {
    let found = items.len();
    items.try_into().map_err(|_| format!("{found} {what} instead of {N}"))
}

/// Component data lives as long as the program.
fn leak(text: &str) -> &'static str {
    String::from(text).leak()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// REW-COMP-03: 100 module tiles, 16 satellites, 20 shuttles, 25 terrabots, 39 crews.
    #[test]
    fn rew_comp_03_hundred_tiles() {
        let sum = |f: fn(Kind) -> bool| -> u32 {
            COMPONENTS.modules.iter().filter(|m| f(m.kind)).map(|m| u32::from(m.count)).sum()
        };
        assert_eq!(sum(|_| true), 100);
        assert_eq!(sum(|k| matches!(k, Kind::Satellite(..))), 16);
        assert_eq!(sum(|k| matches!(k, Kind::Shuttle(_))), 20);
        assert_eq!(sum(|k| matches!(k, Kind::Terrabot(_))), 25);
        assert_eq!(sum(|k| matches!(k, Kind::Crew(_))), 39);
    }

    #[test]
    fn mistakes_in_the_file_are_named() {
        let missing = SOURCE.replacen("neighbours = [\"slot_l01\"", "neighbours = [\"slot_x99\"", 1);
        assert_eq!(load(&missing).unwrap_err(), "`slot_x99` is unknown");
        assert!(load("").is_err());
    }
}
