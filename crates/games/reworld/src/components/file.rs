//! The component file as it is written, and its reading.

use serde::Deserialize;

use super::{
    CategoryData, Components, Condition, CrewData, FreighterData, Kind, ModuleData, ShipData, SignData,
    SlotData, Task,
};
use crate::vocab::{Company, Crew, Letter, Number, Slot};

/// Reads a component file; says what is wrong with it.
pub(super) fn load(source: &str) -> Result<Components, String> {
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
    let ships: Vec<ShipData> = file.population_ship.iter().map(ship).collect();
    let is_score = |ship: &ShipData| u16::from(ship.condition == Condition::Score);
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
        score_ships: ships.iter().enumerate().map(|(i, ship)| is_score(ship) << i).sum(),
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
