//! What a component does, in sentences made from its data.

use orrery_core::Message;

use crate::components::{COMPONENTS, CategoryData, Condition, Kind, ShipData, Task};
use crate::options::INFO;
use crate::vocab::{Category, Company, Freighter, Letter, Module, Number, Ship, Sign, Slot};

/// The sentences about a component; none for an unknown id.
pub(super) fn sentences(id: &str) -> Vec<Message> {
    let module = Module::from_id(id).map(module);
    let ship = || Ship::from_id(id).map(|s| vec![ship(&COMPONENTS.ships[s.index()])]);
    let category = || Category::from_id(id).map(|c| category(&COMPONENTS.categories[c.index()]));
    let sign = || Sign::from_id(id).map(|s| vec![sign(COMPONENTS.signs[s.index()].letter)]);
    let company = || Company::from_id(id).map(|c| vec![company(c)]);
    let slot = || Slot::all().find(|s| s.component() == id || s.id() == id).map(slot);
    let freighter = || Freighter::from_id(id).map(|_| vec![Message::new("is-freighter")]);
    let number = || numbered(id);
    let found = module.or_else(ship).or_else(category).or_else(sign).or_else(company);
    let found = found.or_else(slot).or_else(freighter).or_else(number).or_else(|| other(id));
    found.unwrap_or_default()
}

fn module(module: Module) -> Vec<Message> {
    match module.kind() {
        Kind::Terrabot(letter) => {
            vec![
                Message::new("is-terrabot").name("terrain", letter.terrain()),
                Message::new("is-terrabot-points")
                    .number("first", COMPONENTS.terrabot_points[0])
                    .number("last", COMPONENTS.terrabot_points[4]),
            ]
        }
        Kind::Shuttle(0) => vec![Message::new("is-transport"), Message::new("is-unarmed")],
        Kind::Shuttle(shields) => vec![Message::new("is-transport"), defence(shields)],
        Kind::Satellite(task, shields) => vec![task_sentence(task), defence(shields)],
        Kind::Crew(crew) => {
            let mut sentences = vec![Message::new("is-crew"), company(crew.company())];
            if crew.is_special() {
                sentences.push(Message::new("is-special").number("points", COMPONENTS.special_points));
            }
            sentences
        }
    }
}

fn defence(shields: u8) -> Message {
    Message::new("is-defence").number("shields", shields)
}

fn task_sentence(task: Task) -> Message {
    match task {
        Task::Terrabots(letter, points) => {
            Message::new("task-terrabots").number("points", points).name("terrain", letter.terrain())
        }
        Task::Crews(company, points) => {
            Message::new("task-crews").number("points", points).name("company", company.id())
        }
        Task::AllCrews(points) => Message::new("task-all-crews").number("points", points),
        Task::AllTerrabots(points) => Message::new("task-all-terrabots").number("points", points),
        Task::Shields(points) => Message::new("task-shields").number("points", points),
        Task::CitySize(points) => Message::new("task-city-size").number("points", points),
        Task::CityProduct => Message::new("task-city-product"),
        Task::Companies(points) => Message::new("task-companies").number("points", points),
    }
}

/// In which cities a company may be.
fn company(company: Company) -> Message {
    let id = if company.is_construction() { "is-construction" } else { "is-agrarian" };
    Message::new(id).name("company", company.id())
}

fn sign(letter: Letter) -> Message {
    Message::new("is-sign").name("terrain", letter.terrain())
}

/// The condition, with the figure for 2 or 3 players and the one for 4.
fn ship(ship: &ShipData) -> Message {
    let (few, four) = (ship.threshold[2], ship.threshold[4]);
    let at_least = |id| Message::new(id).number("few", few).number("four", four);
    let condition = match ship.condition {
        Condition::RowEmpty(row) => Message::new("ship-row").number("row", row.get()),
        Condition::AllRowsEmpty => Message::new("ship-all-rows"),
        Condition::AgrarianCrews => at_least("ship-agrarian"),
        Condition::CitySize => at_least("ship-city"),
        Condition::Shields => at_least("ship-shields"),
        Condition::Satellites => at_least("ship-satellites"),
        Condition::Shuttles => at_least("ship-shuttles"),
        Condition::Score => at_least("ship-score"),
        Condition::Companies => at_least("ship-companies"),
        Condition::RowsStarted => at_least("ship-rows-started"),
    };
    condition.number("points", ship.points)
}

fn category(category: &CategoryData) -> Vec<Message> {
    let [first, second, third, _] = category.ranks[4];
    let ranks = |id| Message::new(id).number("first", first).number("second", second).number("third", third);
    let what = match category.letter {
        Some(letter) => ranks("final-city").name("terrain", letter.terrain()),
        None => ranks("final-defence"),
    };
    vec![what, Message::new("final-absent").number("points", -COMPONENTS.absent_points)]
}

fn slot(slot: Slot) -> Vec<Message> {
    let [left, right] = slot.neighbours().map(Slot::component);
    vec![Message::new("is-slot").name("left", left).name("right", right)]
}

/// Terrains, officers and rounds: the id ends with the letter or number.
fn numbered(id: &str) -> Option<Vec<Message>> {
    if let Some(letter) = Letter::ALL.into_iter().find(|l| l.terrain() == id) {
        return Some(vec![Message::new("is-terrain").name("terrain", letter.terrain())]);
    }
    let (what, number) = id.rsplit_once('_')?;
    let number = Number::try_from(number.parse::<u8>().ok()?).ok()?;
    let message = match what {
        "officer" => Message::new("is-officer")
            .number("number", number.get())
            .number("count", COMPONENTS.cards_per_number[number.index()]),
        "round" => Message::new("is-round")
            .number("round", number.get())
            .number("points", COMPONENTS.terrabot_points[number.index()]),
        _ => return None,
    };
    Some(vec![message])
}

/// What there is only one of: the game, the board with its parts, and the markers.
fn other(id: &str) -> Option<Vec<Message>> {
    let message = match id {
        "reworld" => {
            let (least, most) = INFO.players;
            Message::new("is-game").number("least", least).number("most", most)
        }
        "board" => Message::new("is-board"),
        "start_player_space" => Message::new("is-start-space").number("points", COMPONENTS.start_points),
        "score_track" => Message::new("is-score-track"),
        "ship_spaces" => Message::new("is-ship-spaces"),
        "round_marker" => Message::new("is-round-marker"),
        "start_player_marker" => Message::new("is-start-marker"),
        "score_marker" => Message::new("is-score-marker"),
        "bag" => Message::new("is-bag"),
        "final_population_ship" => Message::new("is-final-ship").number("points", -COMPONENTS.absent_points),
        _ => return None,
    };
    Some(vec![message])
}
