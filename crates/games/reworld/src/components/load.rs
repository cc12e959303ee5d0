//! From the component file to the tables of the engine.

use orrery_core::Problem;

use super::file::{
    ByPlayers, CategoryEntry, CompanyEntry, CrewEntry, File, FreighterEntry, ShipEntry, SignEntry, SlotEntry,
    TaskEntry, letter,
};
use super::{
    CategoryData, CompanyData, Components, Condition, CrewData, FreighterData, Kind, ModuleData, ShipData,
    SignData, SlotData, Task,
};
use crate::vocab::{Company, Crew, Slot};

/// Makes the tables of the engine.
pub(super) fn load(file: &File) -> Result<Components, Problem> {
    let ships: Vec<ShipData> = file.population_ship.iter().map(ship).collect();
    let is_score = |ship: &ShipData| u16::from(ship.condition == Condition::Score);
    let mut cards_per_number = [0; 5];
    for card in &file.officer_card {
        cards_per_number[card.number.index()] = card.count;
    }
    let color = |f: &FreighterEntry| FreighterData { id: leak(&f.id), color: leak(&f.color) };
    Ok(Components {
        slots: exactly("slots", slots(file)?)?,
        companies: exactly("companies", file.company.iter().map(company).collect())?,
        modules: exactly("types of modules", modules(file)?)?,
        crews: exactly("types of crews", crews(file)?)?,
        signs: exactly("city signs", file.city_sign.iter().map(sign).collect::<Result<_, _>>()?)?,
        score_ships: ships.iter().enumerate().map(|(i, ship)| is_score(ship) << i).sum(),
        ships: exactly("population ships", ships)?,
        categories: exactly(
            "final categories",
            file.final_category.iter().map(category).collect::<Result<_, _>>()?,
        )?,
        freighters: exactly("freighters", file.freighter.iter().map(color).collect())?,
        terrabot_points: exactly("rounds", file.round.iter().map(|r| r.terrabot_points).collect())?,
        cards_per_number,
        hand_size: file.officer_deal.hand_size.table(),
        start_points: file.scores.start_player_space,
        leave_points: file.scores.per_card_on_leaving,
        special_points: file.crew_special_rule.points_per_tile,
        absent_points: file.scores.absent_category,
    })
}

fn slots(file: &File) -> Result<Vec<SlotData>, Problem> {
    let slot = |id: &str| position(file.slot.iter().map(|s| &*s.id), id).map(Slot);
    let data = |entry: &SlotEntry| {
        let component = leak(&entry.id);
        let [a, b] = &entry.neighbours;
        let id = component.trim_start_matches("slot_");
        Ok(SlotData { id, component, neighbours: [slot(a)?, slot(b)?] })
    };
    file.slot.iter().map(data).collect()
}

fn modules(file: &File) -> Result<Vec<ModuleData>, Problem> {
    let mut modules = Vec::new();
    for t in &file.terrabot {
        let kind = Kind::Terrabot(letter(&t.letter)?);
        modules.push(ModuleData { id: leak(&t.id), kind, count: t.count });
    }
    for s in &file.shuttle {
        modules.push(ModuleData { id: leak(&s.id), kind: Kind::Shuttle(s.shields), count: s.count });
    }
    for s in &file.satellite {
        let kind = Kind::Satellite(task(file, &s.task)?, s.shields);
        modules.push(ModuleData { id: leak(&s.id), kind, count: 1 });
    }
    if modules.len() != Crew::FIRST as usize {
        return Err(Problem::new(format!("{} types of modules before the crews", modules.len())));
    }
    for (i, c) in file.crew.iter().enumerate() {
        modules.push(ModuleData { id: leak(&c.id), kind: Kind::Crew(Crew(i as u8)), count: c.count });
    }
    Ok(modules)
}

fn task(file: &File, entry: &TaskEntry) -> Result<Task, Problem> {
    Ok(match entry {
        TaskEntry::PerTerrabotLetter { letter: l, points } => Task::Terrabots(letter(l)?, *points),
        TaskEntry::PerCrewCompany { company: c, points } => Task::Crews(company_of(file, c)?, *points),
        TaskEntry::PerCrewAny { points } => Task::AllCrews(*points),
        TaskEntry::PerTerrabotAny { points } => Task::AllTerrabots(*points),
        TaskEntry::PerShield { points } => Task::Shields(*points),
        TaskEntry::CitySize { points } => Task::CitySize(*points),
        TaskEntry::CityTerrabotsTimesCrews {} => Task::CityProduct,
        TaskEntry::PerDistinctCompany { points } => Task::Companies(*points),
    })
}

fn crews(file: &File) -> Result<Vec<CrewData>, Problem> {
    let data = |c: &CrewEntry| {
        Ok(CrewData { id: leak(&c.id), company: company_of(file, &c.company)?, special: c.special })
    };
    file.crew.iter().map(data).collect()
}

fn company(entry: &CompanyEntry) -> CompanyData {
    CompanyData { id: leak(&entry.id), color: leak(&entry.color), symbol: leak(&entry.symbol) }
}

fn company_of(file: &File, id: &str) -> Result<Company, Problem> {
    position(file.company.iter().map(|c| &*c.id), id).map(Company)
}

fn sign(entry: &SignEntry) -> Result<SignData, Problem> {
    Ok(SignData { id: leak(&entry.id), letter: letter(&entry.letter)? })
}

fn ship(entry: &ShipEntry) -> ShipData {
    let threshold = entry.condition.threshold().map_or([1; 5], ByPlayers::table);
    ShipData { id: leak(&entry.id), condition: entry.condition.kind(), points: entry.points, threshold }
}

fn category(entry: &CategoryEntry) -> Result<CategoryData, Problem> {
    let letter = entry.letter.as_deref().map(letter).transpose()?;
    let ranks = [&[][..], &[], &entry.ranks_p2, &entry.ranks_p3, &entry.ranks_p4]
        .map(|paid| std::array::from_fn(|rank| paid.get(rank).copied().unwrap_or(0)));
    Ok(CategoryData { id: leak(&entry.id), letter, ranks })
}

fn position<'a>(mut ids: impl Iterator<Item = &'a str>, id: &str) -> Result<u8, Problem> {
    let place = ids.position(|other| other == id);
    place.map(|i| i as u8).ok_or_else(|| Problem::new(format!("`{id}` is unknown")))
}

fn exactly<T, const N: usize>(what: &str, items: Vec<T>) -> Result<[T; N], Problem> {
    let found = items.len();
    items.try_into().map_err(|_| Problem::new(format!("{found} {what} instead of {N}")))
}

/// Component data lives as long as the program.
fn leak(text: &str) -> &'static str {
    String::from(text).leak()
}
