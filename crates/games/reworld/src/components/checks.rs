//! Every count, distribution and example of the rulebook, held against a component file. What the rulebook
//! states must be as it states it; figures that are marked in the file as reconstructed may differ, within
//! what the rulebook says about them.

use orrery_core::{Problem, Problems};

use super::file::{self, CategoryEntry, ConditionEntry, File, TaskEntry};
use super::load::load;
use super::{Condition, SOURCE};
use crate::vocab::{Letter, Number};

/// What is wrong with a component file.
pub(crate) fn check(text: &str) -> Vec<Problem> {
    let file = match file::read(text) {
        Ok(file) => file,
        Err(problem) => return vec![problem],
    };
    let mut problems = Problems::of(text);
    entries(&file, &mut problems);
    if !problems.is_empty() {
        // Further checks would only repeat that something is missing.
        return problems.found();
    }
    table(&file, &mut problems);
    officers(&file, &mut problems);
    station(&file, &mut problems);
    terrabots_and_shuttles(&file, &mut problems);
    satellites(&file, &mut problems);
    crews(&file, &mut problems);
    signs(&file, &mut problems);
    ships(&file, &mut problems);
    final_ship(&file, &mut problems);
    scores(&file, &mut problems);
    if problems.is_empty() {
        load(&file).err().into_iter().for_each(|problem| problems.add(problem));
    }
    problems.found()
}

/// The ids of a list of entries.
macro_rules! ids {
    ($file:expr, $list:ident) => {
        $file.$list.iter().map(|entry| &*entry.id).collect::<Vec<&str>>()
    };
}

/// The entries of the built-in file, in its order: figures may be corrected, and the pieces stay.
fn entries(file: &File, problems: &mut Problems) {
    let Ok(built_in) = file::read(SOURCE) else { return };
    macro_rules! same {
        ($rule:literal, $($list:ident),+) => { $(
            same_entries($rule, stringify!($list), &ids!(file, $list), &ids!(built_in, $list), problems);
        )+ };
    }
    same!("REW-COMP-02", slot, round);
    same!("REW-COMP-03", terrabot, shuttle);
    same!("REW-COMP-05", satellite);
    same!("REW-COMP-08", terrain);
    same!("REW-COMP-09", company, crew);
    same!("REW-COMP-10", officer_card);
    same!("REW-COMP-11", city_sign);
    same!("REW-COMP-12", population_ship);
    same!("REW-END-02", final_category);
    same!("REW-COMP-13", freighter, marker);
}

fn same_entries(rule: &'static str, list: &str, found: &[&str], due: &[&str], problems: &mut Problems) {
    let count = due.len();
    if let Some(missing) = due.iter().find(|id| !found.contains(id)) {
        let why = format!("`{missing}` is missing: there are {count} entries [[{list}]]");
        problems.table(rule, list, "id", false, why);
    }
    for (place, id) in found.iter().enumerate() {
        problems.field(rule, id, "id", due.contains(id), format!("there is no such [[{list}]] in the game"));
        problems.field(rule, id, "id", !found[..place].contains(id), "it stands there twice");
    }
    if found.len() == count && due.iter().all(|id| found.contains(id)) && found != due {
        let wrong = found.iter().zip(due).find(|(found, due)| found != due);
        let id = wrong.map_or("", |(found, _)| found);
        problems.field(rule, id, "id", false, "the order of the entries is the order of the built-in file");
    }
}

/// Players, freighters, markers, terrains, the score track; and the summary at the head of the file.
fn table(file: &File, problems: &mut Problems) {
    let players = (file.game.players_min, file.game.players_max);
    problems.table(
        "REW-COMP-01",
        "game",
        "players_min",
        players == (2, 4),
        "the game is for 2, 3 or 4 players",
    );
    for (place, freighter) in file.freighter.iter().enumerate() {
        let bays = freighter.docking_bays == [1, 2, 3, 4, 5];
        let id = &freighter.id;
        problems.field("REW-COMP-14", id, "docking_bays", bays, "the docking bays are 1, 2, 3, 4 and 5");
        let alone = file.freighter[..place].iter().all(|other| other.color != freighter.color);
        problems.field("REW-COMP-13", id, "color", alone, "every freighter has a colour of its own");
    }
    for marker in &file.marker {
        let due = if marker.id == "score_marker" { 4 } else { 1 };
        let why = format!("there are {due} of it, not {}", marker.count);
        problems.field("REW-COMP-13", &marker.id, "count", marker.count == due, why);
    }
    for (terrain, due) in file.terrain.iter().zip(["A", "B", "C", "D", "E"]) {
        let why = format!("its letter is {due}, not {}", terrain.letter);
        problems.field("REW-COMP-08", &terrain.id, "letter", terrain.letter == due, why);
    }
    let start = file.score_track.start == 0;
    problems.table("REW-SETUP-04", "score_track", "start", start, "score markers start on space 0");
    let spaces = (file.ship_spaces.population_ship_spaces, file.ship_spaces.final_ship_spaces);
    let why = "there are 14 spaces for population ships and 1 for the final one";
    problems.table("REW-COMP-02", "ship_spaces", "population_ship_spaces", spaces == (14, 1), why);
    let counts = &file.counts;
    for (rule, field, found, due) in [
        ("REW-COMP-03", "module_tiles", counts.module_tiles, 100),
        ("REW-COMP-03", "satellites", counts.satellites, 16),
        ("REW-COMP-03", "shuttles", counts.shuttles, 20),
        ("REW-COMP-03", "terrabots", counts.terrabots, 25),
        ("REW-COMP-03", "crews", counts.crews, 39),
        ("REW-COMP-10", "officer_cards", counts.officer_cards, 30),
        ("REW-COMP-11", "city_signs", counts.city_signs, 20),
        ("REW-COMP-12", "population_ships", counts.population_ships, 14),
        ("REW-COMP-13", "freighters", counts.freighters, 4),
        ("REW-COMP-02", "coupling_arms", counts.coupling_arms, 20),
        ("REW-COMP-02", "rounds", counts.rounds, 5),
    ] {
        problems.table(rule, "counts", field, found == due, format!("{field}: there are {due}, not {found}"));
    }
}

fn officers(file: &File, problems: &mut Problems) {
    for (card, due) in file.officer_card.iter().zip(Number::ALL) {
        let number = card.number == due;
        let id = &card.id;
        problems.field("REW-COMP-10", id, "number", number, format!("its number is {}", due.get()));
        let why = format!("there are six cards of each number, not {}", card.count);
        problems.field("REW-COMP-10", id, "count", card.count == 6, why);
    }
    let deal = &file.officer_deal;
    let hands = deal.hand_size.each() == [13, 9, 7];
    let why = "13 cards are dealt to each of 2 players, 9 to each of 3, 7 to each of 4";
    problems.table("REW-PREP-03", "officer_deal", "hand_size", hands, why);
    let rest = deal.undealt.each() == [4, 3, 2];
    let why = "4 cards are left over with 2 players, 3 with 3, 2 with 4";
    problems.table("REW-PREP-04", "officer_deal", "undealt", rest, why);
}

/// The ring of slots, and the track of rounds.
fn station(file: &File, problems: &mut Problems) {
    let name = |row: &str, column: u8| format!("slot_{}{column:02}", &row[..1]);
    let mut ring: Vec<String> = (1..=10).map(|column| name("upper", column)).collect();
    ring.extend((1..=10).rev().map(|column| name("lower", column)));
    let why = "the slots form one ring: upper 1 to 10, then lower 10 to 1";
    problems.table("REW-ADJ-01", "slot_ring", "ring", file.slot_ring.ring == ring, why);
    for (place, slot) in file.slot.iter().enumerate() {
        let (row, other) = if place < 10 { ("upper", "lower") } else { ("lower", "upper") };
        let column = (place % 10 + 1) as u8;
        let id = &slot.id;
        let right = slot.row == row && slot.column == column;
        problems.field("REW-COMP-02", id, "column", right, format!("it is {row} arm {column}"));
        let order = slot.fill_order == place + 1;
        problems.field(
            "REW-PREP-01",
            id,
            "fill_order",
            order,
            format!("it is filled as number {}", place + 1),
        );
        let beside = |end: u8, next: u8| if column == end { name(other, column) } else { name(row, next) };
        let due = [beside(1, column.saturating_sub(1)), beside(10, column + 1)];
        let adjacent = due.iter().all(|next| slot.neighbours.contains(next));
        let rule = if column == 1 || column == 10 { "REW-ADJ-03" } else { "REW-ADJ-02" };
        let why = format!("its neighbours are {} and {}", due[0], due[1]);
        problems.field(rule, id, "neighbours", adjacent, why);
    }
    let space = &file.start_player_space;
    let why = "the start player space holds one card in a round and is no slot";
    let holds = space.capacity == 1 && space.cost_cards == 1 && !space.is_slot;
    problems.table("REW-START-04", "start_player_space", "capacity", holds, why);
    for ((round, points), number) in file.round.iter().zip([4, 4, 3, 2, 2]).zip(1..) {
        let id = &round.id;
        problems.field("REW-COMP-02", id, "number", round.number == number, format!("it is round {number}"));
        let why = format!("a terrabot is worth {points} points in it, not {}", round.terrabot_points);
        problems.field("REW-ACQ-07", id, "terrabot_points", round.terrabot_points == points, why);
    }
}

fn terrabots_and_shuttles(file: &File, problems: &mut Problems) {
    for (terrabot, letter) in file.terrabot.iter().zip(Letter::ALL) {
        let right = file::letter(&terrabot.letter).is_ok_and(|found| found == letter);
        let id = &terrabot.id;
        let why = format!("its letter is {}", letter.id().to_uppercase());
        problems.field("REW-COMP-08", id, "letter", right, why);
        problems.field("REW-COMP-08", id, "count", terrabot.count > 0, "there are terrabots of every letter");
    }
    let sum: u32 = file.terrabot.iter().map(|t| u32::from(t.count)).sum();
    let why = format!("there are 25 terrabots, not {sum}");
    problems.table("REW-COMP-03", "terrabot", "count", sum == 25, why);
    for (shuttle, shields) in file.shuttle.iter().zip(0..) {
        let id = &shuttle.id;
        let right = shuttle.shields == shields && shuttle.can_defend == (shields > 0);
        problems.field(
            "REW-COMP-07",
            id,
            "shields",
            right,
            format!("it is the shuttle with {shields} shields"),
        );
        let carries = shuttle.crew_capacity == 2;
        problems.field("REW-SHUT-16", id, "crew_capacity", carries, "a shuttle carries 2 crews");
        let why = "there are shuttles with 0, 1 and 2 shields";
        problems.field("REW-COMP-07", id, "count", shuttle.count > 0, why);
        let few = shields > 0 || shuttle.count < 10;
        let why = format!("fewer than half of the 20 shuttles have no shield, not {}", shuttle.count);
        problems.field("REW-COMP-07", id, "count", few, why);
    }
    let sum: u32 = file.shuttle.iter().map(|s| u32::from(s.count)).sum();
    problems.table("REW-COMP-03", "shuttle", "count", sum == 20, format!("there are 20 shuttles, not {sum}"));
}

fn satellites(file: &File, problems: &mut Problems) {
    for (place, satellite) in file.satellite.iter().enumerate() {
        let id = &satellite.id;
        let shields = (1..=2).contains(&satellite.shields);
        let why = format!("a satellite has 1 or 2 shields, not {}", satellite.shields);
        problems.field("REW-COMP-06", id, "shields", shields, why);
        let (rule, due) = match &satellite.task {
            TaskEntry::PerTerrabotLetter { .. } => ("REW-TASK-01", 2),
            TaskEntry::PerCrewCompany { .. } => ("REW-TASK-02", 3),
            TaskEntry::PerCrewAny { .. } => ("REW-TASK-03", 1),
            TaskEntry::PerTerrabotAny { .. } => ("REW-TASK-04", 1),
            TaskEntry::PerShield { .. } => ("REW-TASK-05", 1),
            TaskEntry::CitySize { .. } => ("REW-TASK-06", 1),
            TaskEntry::CityTerrabotsTimesCrews {} => ("REW-TASK-07", 1),
            TaskEntry::PerDistinctCompany { .. } => ("REW-TASK-08", 2),
        };
        let points = points(&satellite.task);
        let why = format!("its task is worth {due} points for each, not {points}");
        problems.field(rule, id, "task", points == due, why);
        let same = file.satellite[..place].iter().any(|other| other.task == satellite.task);
        problems.field("REW-COMP-05", id, "task", !same, "the 16 satellites are all different");
        let known = match &satellite.task {
            TaskEntry::PerTerrabotLetter { letter, .. } => file::letter(letter).is_ok(),
            TaskEntry::PerCrewCompany { company, .. } => {
                file.company.iter().any(|c| c.id == *company && c.kind == "construction")
            }
            _ => true,
        };
        let why = "the task names a letter from A to E, or one of the five construction companies";
        problems.field("REW-COMP-05", id, "task", known, why);
    }
    for (kind, due, matches) in [
        ("letters", 5, (|t| matches!(t, TaskEntry::PerTerrabotLetter { .. })) as fn(&TaskEntry) -> bool),
        ("construction companies", 5, |t| matches!(t, TaskEntry::PerCrewCompany { .. })),
    ] {
        let found = file.satellite.iter().filter(|s| matches(&s.task)).count();
        let why = format!("there are {due} satellites for {kind}, not {found}");
        problems.table("REW-COMP-05", "satellite", "task", found == due, why);
    }
}

/// What a task pays for each thing that it counts.
fn points(task: &TaskEntry) -> i16 {
    match task {
        TaskEntry::PerTerrabotLetter { points, .. }
        | TaskEntry::PerCrewCompany { points, .. }
        | TaskEntry::PerCrewAny { points }
        | TaskEntry::PerTerrabotAny { points }
        | TaskEntry::PerShield { points }
        | TaskEntry::CitySize { points }
        | TaskEntry::PerDistinctCompany { points } => *points,
        TaskEntry::CityTerrabotsTimesCrews {} => 1,
    }
}

fn crews(file: &File, problems: &mut Problems) {
    for (place, company) in file.company.iter().enumerate() {
        let due = if place < 5 { "construction" } else { "agrarian" };
        let why = format!("five construction companies, then the agrarian one: this one is {due}");
        problems.field("REW-COMP-09", &company.id, "kind", company.kind == due, why);
        let own = || file.crew.iter().filter(|crew| crew.company == company.id);
        let special: u32 = own().filter(|c| c.special).map(|c| u32::from(c.count)).sum();
        let due = u32::from(company.kind == "construction");
        // The special crew is to blame if there is one.
        let at = own().find(|c| c.special).or_else(|| own().next()).map_or(&company.id, |crew| &crew.id);
        let why = match due {
            1 => format!("a construction company has exactly one special crew, not {special}"),
            _ => "the agrarian company has no special crew".into(),
        };
        problems.field("REW-COMP-09", at, "count", special == due, why);
    }
    for crew in &file.crew {
        let kind = file.company.iter().find(|c| c.id == crew.company).map(|c| &*c.kind);
        let right = kind == Some(&*crew.kind);
        problems.field("REW-COMP-09", &crew.id, "company", right, "it is of another kind than its company");
        problems.field(
            "REW-COMP-09",
            &crew.id,
            "count",
            crew.count > 0,
            "there is at least one of each crew",
        );
        // REW-POP-04: otherwise nobody could ever earn the ship of the agrarian crews.
        let enough = crew.kind != "agrarian" || crew.count >= 3;
        problems.field("REW-POP-04", &crew.id, "count", enough, "a ship asks for 3 agrarian crews");
    }
    let sum: u32 = file.crew.iter().map(|c| u32::from(c.count)).sum();
    problems.table("REW-COMP-03", "crew", "count", sum == 39, format!("there are 39 crews, not {sum}"));
    let points = file.crew_special_rule.points_per_tile;
    let why = format!("a special crew scores 1 point for each tile of its city, not {points}");
    problems.table("REW-CREW-09", "crew_special_rule", "points_per_tile", points == 1, why);
}

fn signs(file: &File, problems: &mut Problems) {
    for (place, sign) in file.city_sign.iter().enumerate() {
        let due = ["A", "B", "C", "D", "E"][place / 4 % 5];
        let id = &sign.id;
        let right = sign.letter == due;
        let why = format!("four signs for each letter, in order: this one has {due}");
        problems.field("REW-COMP-11", id, "letter", right, why);
        for (field, name) in [("name_en", &sign.name_en), ("name_de", &sign.name_de)] {
            let why = format!("the name of a sign begins with its letter {due}, and `{name}` does not");
            problems.field("REW-COMP-11", id, field, name.starts_with(due), why);
        }
        let alone = file.city_sign[..place].iter().all(|other| other.name_en != sign.name_en);
        problems.field("REW-COMP-11", id, "name_en", alone, "every sign has a name of its own");
        // REW-OPEN-36: who names no sign takes the first in alphabetical order.
        let before = file.city_sign[..place].last();
        let sorted = before.is_none_or(|other| other.letter != sign.letter || other.name_en <= sign.name_en);
        problems.field("REW-OPEN-36", id, "name_en", sorted, "signs of a letter stand in alphabetical order");
    }
}

fn ships(file: &File, problems: &mut Problems) {
    let mut two_sided = 0;
    for ship in &file.population_ship {
        let id = &ship.id;
        let (rule, due) = thresholds(&ship.condition);
        let found = ship.condition.threshold().map(file::ByPlayers::each);
        let why = match due {
            Some([two, three, four]) => {
                format!("its threshold is {two} with 2 players, {three} with 3 and {four} with 4")
            }
            None => "it has no threshold".into(),
        };
        problems.field(rule, id, "condition", found == due, why);
        let sides = found.is_some_and(|[two, _, four]| two != four);
        let why = "two_sided says whether the sides for 2 or 3 and for 4 players differ";
        problems.field("REW-COMP-12", id, "two_sided", ship.two_sided == sides, why);
        two_sided += u8::from(sides);
        problems.field("REW-SHIP-02", id, "points", (1..=20).contains(&ship.points), "a ship brings points");
    }
    let why = format!("six ships have two sides, not {two_sided}");
    problems.table("REW-COMP-12", "population_ship", "condition", two_sided == 6, why);
    let rows = file.population_ship.iter().map(|ship| ship.condition.kind());
    for (row, ship) in Number::ALL.into_iter().zip(&file.population_ship) {
        let why = format!("each module row has its ship: this one is for row {}", row.get());
        let right = rows.clone().any(|kind| kind == Condition::RowEmpty(row));
        problems.field("REW-POP-01", &ship.id, "condition", right, why);
    }
    let of = |id: &str| file.population_ship.iter().find(|ship| ship.id == id).map_or(0, |s| s.points);
    let sum = of("ship_row_1") + of("ship_satellites");
    let why = format!("`ship_row_1` and `ship_satellites` are worth 10 points together, not {sum}");
    problems.field("REW-EX-05", "ship_row_1", "points", sum == 10, why);
}

/// The thresholds of the rulebook with 2, 3 and 4 players.
fn thresholds(condition: &ConditionEntry) -> (&'static str, Option<[i16; 3]>) {
    match condition.kind() {
        Condition::RowEmpty(_) => ("REW-POP-01", None),
        Condition::AllRowsEmpty => ("REW-POP-03", None),
        Condition::AgrarianCrews => ("REW-POP-04", Some([3, 3, 3])),
        Condition::CitySize => ("REW-POP-05", Some([8, 8, 8])),
        Condition::Shields => ("REW-POP-06", Some([6, 6, 5])),
        Condition::Satellites => ("REW-POP-07", Some([5, 5, 4])),
        Condition::Shuttles => ("REW-POP-08", Some([5, 5, 4])),
        Condition::Score => ("REW-POP-09", Some([70, 70, 60])),
        Condition::Companies => ("REW-POP-10", Some([6, 6, 5])),
        Condition::RowsStarted => ("REW-POP-11", Some([6, 6, 5])),
    }
}

fn final_ship(file: &File, problems: &mut Problems) {
    let ranks = file.final_population_ship.paid_ranks.each() == [1, 2, 3];
    let why = "1 rank is paid with 2 players, 2 with 3, 3 with 4";
    problems.table("REW-FINAL-03", "final_population_ship", "paid_ranks", ranks, why);
    let penalty = file.final_population_ship.absent_penalty;
    let why = format!("who is absent loses 3 points, not {}", -penalty);
    problems.table("REW-FINAL-04", "final_population_ship", "absent_penalty", penalty == -3, why);
    for (category, letter) in
        file.final_category.iter().zip([None, Some("A"), Some("B"), Some("C"), Some("D"), Some("E")])
    {
        let id = &category.id;
        let kind = if letter.is_none() { "most_shields" } else { "largest_city" };
        let right = category.letter.as_deref() == letter && category.kind == kind;
        let why = "the categories are the defence network, then the largest city of each letter";
        problems.field("REW-END-02", id, "kind", right, why);
        for (field, ranks, paid) in [
            ("ranks_p2", &category.ranks_p2, 1),
            ("ranks_p3", &category.ranks_p3, 2),
            ("ranks_p4", &category.ranks_p4, 3),
        ] {
            let why = format!("{paid} ranks are paid, not {}", ranks.len());
            problems.field("REW-FINAL-03", id, field, ranks.len() == paid, why);
            let falling = ranks.is_sorted_by(|a, b| a > b) && ranks.iter().all(|points| *points > 0);
            problems.field("REW-FINAL-03", id, field, falling, "a better rank is worth more");
        }
        let same = category.ranks_p2.first() == category.ranks_p3.first();
        let why = "2 and 3 players use the same side of the ship";
        problems.field("REW-COMP-12", id, "ranks_p2", same, why);
    }
    rank_examples(file, problems);
}

/// The tie examples of the rulebook: the defence network, and two cities that it does not name.
fn rank_examples(file: &File, problems: &mut Problems) {
    let [defence, cities @ ..] = &file.final_category[..] else { return };
    let why = "the defence network pays 20, 10 and 4 points with 4 players";
    problems.field("REW-EX-06", &defence.id, "ranks_p4", defence.ranks_p4 == [20, 10, 4], why);
    let paid = |triple: [i16; 3]| cities.iter().any(|c: &CategoryEntry| c.ranks_p4 == triple);
    let first = cities.first().map_or("", |c| &c.id);
    let why = "one city pays 18, 10 and 4 points with 4 players";
    problems.field("REW-EX-07", first, "ranks_p4", paid([18, 10, 4]), why);
    let second = cities.get(1).map_or("", |c| &c.id);
    let why = "one city pays 16, 8 and 4 points with 4 players";
    problems.field("REW-EX-08", second, "ranks_p4", paid([16, 8, 4]), why);
}

fn scores(file: &File, problems: &mut Problems) {
    let scores = &file.scores;
    for (rule, field, found, due) in [
        ("REW-START-03", "start_player_space", scores.start_player_space, 1),
        ("REW-LEAVE-01", "per_card_on_leaving", scores.per_card_on_leaving, 1),
        ("REW-FINAL-04", "absent_category", scores.absent_category, -3),
    ] {
        problems.table(rule, "scores", field, found == due, format!("{field}: {due} points, not {found}"));
    }
    let reward = file.start_player_space.reward_points;
    let why = format!("the start player space is worth 1 point, not {reward}");
    problems.table("REW-START-03", "start_player_space", "reward_points", reward == 1, why);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The built-in file with one figure changed; returns the line that was changed.
    fn damaged(id: &str, before: &str, after: &str) -> (String, usize) {
        let entry = SOURCE.find(&format!("{id}\n")).unwrap_or_else(|| panic!("`{id}` is not in the file"));
        let place = entry + SOURCE[entry..].find(before).unwrap_or_else(|| panic!("{id} has no `{before}`"));
        let text = format!("{}{after}{}", &SOURCE[..place], &SOURCE[place + before.len()..]);
        (text, SOURCE[..place].matches('\n').count() + 1)
    }

    #[test]
    fn the_built_in_file_has_no_problems() {
        assert_eq!(check(SOURCE), []);
    }

    #[test]
    fn every_damaged_copy_is_refused_at_its_line() {
        for (entry, before, after, rule) in [
            ("[game]", "players_max = 4", "players_max = 5", "REW-COMP-01"),
            ("[counts]", "module_tiles = 100", "module_tiles = 101", "REW-COMP-03"),
            ("id = \"officer_3\"", "count = 6", "count = 7", "REW-COMP-10"),
            ("[officer_deal]", "p3 = 9", "p3 = 10", "REW-PREP-03"),
            ("[officer_deal]", "undealt = { p2 = 4", "undealt = { p2 = 5", "REW-PREP-04"),
            ("id = \"slot_u05\"", "\"slot_u06\"]", "\"slot_l05\"]", "REW-ADJ-02"),
            ("id = \"slot_u01\"", "[\"slot_l01\"", "[\"slot_u10\"", "REW-ADJ-03"),
            ("id = \"round_3\"", "terrabot_points = 3", "terrabot_points = 4", "REW-ACQ-07"),
            ("id = \"score_marker\"", "count = 4", "count = 3", "REW-COMP-13"),
            ("id = \"freighter_blue\"", "color = \"blue\"", "color = \"red\"", "REW-COMP-13"),
            ("id = \"company_talos\"", "kind = \"construction\"", "kind = \"agrarian\"", "REW-COMP-09"),
            ("id = \"terrabot_c\"", "letter = \"C\"", "letter = \"D\"", "REW-COMP-08"),
            ("id = \"shuttle_0\"", "crew_capacity = 2", "crew_capacity = 3", "REW-SHUT-16"),
            ("id = \"satellite_shields\"", "shields = 2", "shields = 3", "REW-COMP-06"),
            ("id = \"satellite_letter_b\"", "points = 2", "points = 3", "REW-TASK-01"),
            ("id = \"crew_talos_special\"", "count = 1", "count = 2", "REW-COMP-09"),
            ("id = \"sign_brisa\"", "name_de = \"Brisa\"", "name_de = \"Prisa\"", "REW-COMP-11"),
            ("id = \"ship_shields\"", "p4 = 5", "p4 = 6", "REW-POP-06"),
            ("id = \"ship_row_1\"", "points = 4", "points = 5", "REW-EX-05"),
            ("id = \"final_defence\"", "[20, 10, 4]", "[20, 12, 4]", "REW-EX-06"),
            ("id = \"final_city_d\"", "ranks_p3 = [12, 6]", "ranks_p3 = [12]", "REW-FINAL-03"),
            ("[scores]", "absent_category = -3", "absent_category = -2", "REW-FINAL-04"),
        ] {
            let (text, line) = damaged(entry, before, after);
            let problems = check(&text);
            let found: Vec<_> = problems.iter().map(|problem| (problem.line, problem.rule)).collect();
            // The number of players stands in two lines; the first is to blame.
            let line = if entry == "[game]" { line - 1 } else { line };
            assert!(found.contains(&(Some(line), Some(rule))), "{entry}, line {line}: {problems:?}");
        }
    }

    /// The counts of the rulebook are sums, so a wrong one is found at the first entry.
    #[test]
    fn sums_that_are_wrong_point_to_the_first_entry() {
        for (list, id, before, after) in [
            ("terrabot", "id = \"terrabot_d\"", "count = 5", "count = 6"),
            ("shuttle", "id = \"shuttle_1\"", "count = 10", "count = 9"),
            ("crew", "id = \"crew_gaia\"", "count = 9", "count = 8"),
        ] {
            let (text, _) = damaged(id, before, after);
            let first = Problem::new("").at_table(&text, list, "count").line;
            let problems = check(&text);
            let found: Vec<_> = problems.iter().map(|problem| (problem.line, problem.rule)).collect();
            assert_eq!(found, [(first, Some("REW-COMP-03"))], "{problems:?}");
        }
    }

    /// Reconstructed figures may be corrected, as long as the rulebook's sums hold.
    #[test]
    fn reconstructed_figures_may_differ() {
        let (text, _) = damaged("id = \"terrabot_a\"", "count = 5", "count = 4");
        let text = text.replace("id = \"terrabot_e\"\n", "id = \"terrabot_e\" #\n");
        let place = text.find("id = \"terrabot_e\"").unwrap_or_default();
        let text = format!("{}{}", &text[..place], text[place..].replacen("count = 5", "count = 6", 1));
        assert_eq!(check(&text), []);
        let (text, _) = damaged("id = \"ship_score\"", "points = 5", "points = 9");
        assert_eq!(check(&text), []);
        let (text, _) = damaged("id = \"satellite_shields\"", "shields = 2", "shields = 1");
        assert_eq!(check(&text), []);
    }

    #[test]
    fn missing_and_unknown_entries_are_named() {
        let (text, line) = damaged("id = \"sign_brisa\"", "sign_brisa", "sign_brasa");
        let problems: Vec<String> = check(&text).iter().map(ToString::to_string).collect();
        let said = |part: &str| problems.iter().any(|problem| problem.contains(part));
        assert!(said("`sign_brisa` is missing") && said(&format!("line {line}: sign_brasa")), "{problems:?}");
        let twice = SOURCE.replacen("id = \"shuttle_2\"", "id = \"shuttle_1\"", 1);
        assert!(check(&twice).iter().any(|problem| problem.text.contains("twice")));
        let broken = SOURCE.replacen("hand_size = {", "hand_size = ", 1);
        let line = SOURCE[..SOURCE.find("hand_size").unwrap_or_default()].matches('\n').count() + 1;
        assert_eq!(check(&broken).iter().map(|problem| problem.line).collect::<Vec<_>>(), [Some(line)]);
        assert!(!check("").is_empty());
    }
}
