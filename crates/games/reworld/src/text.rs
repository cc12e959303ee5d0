//! What the game tells people: names of actions, sentences for events, the view as plain text. The
//! sentences themselves stand in `texts/en.ftl` and `texts/de.ftl`.

mod print;

use orrery_core::pack::Problem;
use orrery_core::{Arg, Description, Message, Present, RuleId, Seat, Sources, Texts};

use crate::Reworld;
use crate::action::Action;
use crate::components::{COMPONENTS, Kind, SOURCE, Task};
use crate::event::Event;
use crate::facts::{FACTS, Facts};
use crate::rules::{satellites, scoring};
use crate::state::{Area, Stage, State};
use crate::view::{Ask, View, sign_target, slot_target, tile_target};
use crate::vocab::{Behind, Cards, Crew, Letter, Module, Number, Slot, Tile};

static SOURCES: Sources = Sources {
    rules_en: include_str!("../rules/en.md"),
    rules_de: include_str!("../rules/de.md"),
    texts_en: include_str!("../texts/en.ftl"),
    texts_de: include_str!("../texts/de.ftl"),
    components: SOURCE,
};

impl Present for Reworld {
    type Facts = Facts;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn sources() -> &'static Sources {
        &SOURCES
    }

    fn prompt(view: &View) -> Message {
        match view.turn {
            Some(turn) if view.you == Some(turn) => ask(&view.ask),
            Some(turn) => Message::new("wait").seat("who", turn),
            None => Message::new("ask-over"),
        }
    }

    fn describe(state: &State, seat: Seat, action: Action) -> Description {
        // Descriptions are asked for any seat; one that does not exist owns what seat 0 owns.
        let area = state.areas.get(seat.index()).unwrap_or(&state.areas[0]);
        let (label, targets, rule) = describe(state, area, action);
        Description { label, targets, rule: RuleId(rule), sum: None }
    }

    fn sentences(_component: &str) -> Vec<Message> {
        Vec::new()
    }

    fn check_components(_text: &str) -> Vec<Problem> {
        Vec::new()
    }

    fn tell(event: &Event) -> Message {
        tell(event)
    }

    fn print(view: &View, texts: &Texts) -> String {
        print::print(view, texts)
    }
}

fn ask(ask: &Ask) -> Message {
    match ask {
        Ask::Turn => Message::new("ask-turn"),
        Ask::Pay { slot } => Message::new("ask-pay").name("slot", slot.component()),
        Ask::Top { slot, cards: _ } => Message::new("ask-top").name("slot", slot.component()),
        Ask::LayCard => Message::new("ask-lay-card"),
        Ask::Decouple => Message::new("ask-decouple"),
        Ask::UseShuttle { module } => Message::new("ask-use").name("module", module.module.id()),
        Ask::UseSatellite { module } => Message::new("ask-use").name("module", module.module.id()),
        Ask::Sign { module: _, city } => Message::new("ask-sign").name("terrain", city.terrain()),
        Ask::Dock { .. } => Message::new("ask-dock"),
        Ask::Place { .. } => Message::new("ask-place"),
        Ask::TaskCity { module } => Message::new("ask-task-city").name("module", module.module.id()),
        Ask::Over => Message::new("ask-over"),
    }
}

/// Label, targets and rule of an action.
fn describe(state: &State, area: &Area, action: Action) -> (Message, Vec<String>, &'static str) {
    match action {
        Action::Acquire { slot } => (acquire(state, slot), vec![slot_target(slot)], "REW-ACQ-01"),
        Action::TakeMarker => {
            let label = Message::new("do-take-marker").number("points", COMPONENTS.start_points);
            (label, vec!["marker".into()], "REW-START-02")
        }
        Action::Leave => {
            let points = i16::from(area.hand.len()) * COMPONENTS.leave_points;
            (Message::new("do-leave").number("points", points), vec![], "REW-LEAVE-01")
        }
        Action::Pay { cards } => {
            let targets = cards.cards().iter().map(card_target).collect();
            (Message::new("do-pay").with("cards", list(cards.cards())), targets, "REW-PAY-05")
        }
        Action::Top { card } => (card_label("do-top", card), vec![card_target(card)], "REW-ACQ-03"),
        Action::LayCard { card } => {
            (card_label("do-lay-card", card), vec![card_target(card)], "REW-START-02")
        }
        Action::Decouple { row, behind } => decouple(state, area, row, behind),
        Action::Defend => defend(state),
        Action::Transport => (Message::new("do-transport"), vec!["shuttles".into()], "REW-SHUT-04"),
        Action::ScoreTask => (score_task(state, area), vec!["satellites".into()], "REW-SAT-03"),
        Action::TakeSign { sign } => {
            (Message::new("do-take-sign").name("sign", sign.id()), vec![sign_target(sign)], "REW-TERRA-03")
        }
        Action::Dock { row } => {
            let module = state.top_module(area.row(row));
            (row_label("do-dock", row, module), vec![row_target(row)], "REW-SHUT-04")
        }
        Action::NoMore => (Message::new("do-no-more"), vec![], "REW-SHUT-07"),
        Action::Place { crew, city } => {
            let targets =
                docked(state, crew).map(tile_target).into_iter().chain([city_target(city)]).collect();
            (place(area, crew, city), targets, "REW-CREW-02")
        }
        Action::BoxCrew { crew } => {
            let targets = docked(state, crew).map(tile_target).into_iter().collect();
            (Message::new("do-box-crew").name("crew", crew.id()), targets, "REW-CREW-06")
        }
        Action::ChooseCity { city } => {
            let points = task(state).map_or(0, |task| satellites::value(area, task, Some(city)));
            let label = Message::new("do-choose-city").name("city", city_name(area, city));
            (label.number("points", points), vec![city_target(city)], "REW-TASK-10")
        }
    }
}

fn acquire(state: &State, slot: Slot) -> Message {
    let Some(data) = state.tiles.get(state.arms[slot.index()].index()) else {
        return Message::new("do-acquire-nothing").name("slot", slot.component());
    };
    let label = |id| Message::new(id).name("slot", slot.component()).name("module", data.module.id());
    match data.module.kind() {
        Kind::Terrabot(_) => {
            let points = COMPONENTS.terrabot_points[usize::from(state.round.clamp(1, 5)) - 1];
            label("do-acquire-terrabot").number("points", points)
        }
        _ => label("do-acquire"),
    }
}

fn decouple(state: &State, area: &Area, row: Number, behind: Behind) -> (Message, Vec<String>, &'static str) {
    let mut tiles = area.row(row).iter(&state.tiles);
    let leftmost = tiles.clone().next();
    let Some(tile) = tiles.nth(behind.get().into()) else {
        return (row_label("do-decouple", row, None), vec![row_target(row)], "REW-DEC-01");
    };
    let module = state.module(tile);
    if !behind.is_none() {
        let label = row_label("do-decouple-behind", row, Some(module));
        // There is a module to the left, because this one is not the leftmost.
        let crew = leftmost.map_or(module, |t| state.module(t));
        return (label.name("crew", crew.id()), vec![tile_target(tile)], "REW-SHUT-08");
    }
    match module.kind() {
        Kind::Crew(_) => {
            (row_label("do-decouple-crew", row, Some(module)), vec![row_target(row)], "REW-CREW-12")
        }
        _ => (row_label("do-decouple", row, Some(module)), vec![row_target(row)], "REW-DEC-01"),
    }
}

fn defend(state: &State) -> (Message, Vec<String>, &'static str) {
    let (shields, rule) = match decoupled(state).map(Module::kind) {
        Some(Kind::Shuttle(shields)) => (shields, "REW-SHUT-02"),
        Some(Kind::Satellite(_, shields)) => (shields, "REW-SAT-02"),
        _ => (0, "REW-SHUT-02"),
    };
    (Message::new("do-defend").number("shields", shields), vec!["defence".into()], rule)
}

fn score_task(state: &State, area: &Area) -> Message {
    match task(state) {
        Some(Task::CitySize(_) | Task::CityProduct) => Message::new("do-score-task-city"),
        Some(task) => Message::new("do-score-task").number("points", satellites::value(area, task, None)),
        None => Message::new("do-score-task").number("points", 0),
    }
}

fn place(area: &Area, crew: Crew, city: Letter) -> Message {
    let label = |id| Message::new(id).name("crew", crew.id()).name("city", city_name(area, city));
    if crew.is_special() {
        let points = (i16::from(area.city(city).size()) + 1) * COMPONENTS.special_points;
        label("do-place-special").number("points", points)
    } else {
        label("do-place")
    }
}

/// The module that has been decoupled in this turn and is not used yet.
fn decoupled(state: &State) -> Option<Module> {
    match state.stage {
        Stage::UseShuttle(tile) | Stage::UseSatellite(tile) | Stage::Sign(tile) | Stage::TaskCity(tile) => {
            Some(state.module(tile))
        }
        Stage::Dock(flight) | Stage::Place(flight) => Some(state.module(flight.shuttle)),
        _ => None,
    }
}

fn task(state: &State) -> Option<Task> {
    match decoupled(state)?.kind() {
        Kind::Satellite(task, _) => Some(task),
        _ => None,
    }
}

fn docked(state: &State, crew: Crew) -> Option<Tile> {
    state.stage.flight()?.crews().find(|&tile| state.module(tile) == crew.module())
}

/// A city is called by its sign; one that does not exist, by its terrain.
fn city_name(area: &Area, city: Letter) -> &'static str {
    if area.city(city).exists() { area.city(city).sign.id() } else { city.terrain() }
}

fn row_label(id: &'static str, row: Number, module: Option<Module>) -> Message {
    let module = module.map_or("no-module", Module::id);
    Message::new(id).number("row", row.get()).name("module", module)
}

fn card_label(id: &'static str, card: Number) -> Message {
    Message::new(id).number("card", card.get())
}

fn card_target(card: Number) -> String {
    format!("card-{}", card.get())
}

fn row_target(row: Number) -> String {
    format!("row-{}", row.get())
}

fn city_target(city: Letter) -> String {
    format!("city-{}", city.code())
}

fn list(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|n| Arg::Number(n.get().into())).collect())
}

fn tell(event: &Event) -> Message {
    let say = Message::new;
    match *event {
        Event::RoundBegan { round, first } => {
            say("event-round-began").number("round", round).seat("who", first)
        }
        Event::StationFilled { ref modules } => {
            say("event-station-filled").number("count", modules.len() as i32)
        }
        Event::Dealt { seat, count, cards: None } => {
            say("event-dealt").seat("who", seat).number("count", count)
        }
        Event::Dealt { seat, cards: Some(cards), .. } => {
            say("event-dealt-cards").seat("who", seat).with("cards", list(cards))
        }
        Event::Acquired { seat, module, cards, bay, .. } => say("event-acquired")
            .seat("who", seat)
            .name("module", module.id())
            .with("cards", list(cards.cards()))
            .number("row", bay.get()),
        Event::MarkerTaken { seat, card: None } => say("event-marker-taken").seat("who", seat),
        Event::MarkerTaken { seat, card: Some(card) } => {
            say("event-marker-taken-card").seat("who", seat).number("card", card.get())
        }
        Event::LeftRound { seat, count, cards: None } => {
            say("event-left").seat("who", seat).number("count", count)
        }
        Event::LeftRound { seat, cards: Some(cards), .. } if cards.is_empty() => {
            say("event-left").seat("who", seat).number("count", 0)
        }
        Event::LeftRound { seat, cards: Some(cards), .. } => {
            say("event-left-cards").seat("who", seat).with("cards", list(cards))
        }
        Event::RoundEnded { round, boxed } => {
            say("event-round-ended").number("round", round).number("count", boxed)
        }
        Event::ChapterTwoBegan { first } => say("event-chapter-two").seat("who", first),
        Event::Decoupled { seat, row, module, .. } => {
            say("event-decoupled").seat("who", seat).name("module", module.id()).number("row", row.get())
        }
        Event::CityFounded { seat, sign, module, .. } => {
            say("event-city-founded").seat("who", seat).name("city", sign.id()).name("module", module.id())
        }
        Event::TerrabotSettled { seat, sign, module, .. } => {
            say("event-settled").seat("who", seat).name("module", module.id()).name("city", sign.id())
        }
        Event::Defended { seat, module, shields, .. } => {
            say("event-defended").seat("who", seat).name("module", module.id()).number("shields", shields)
        }
        Event::Docked { seat, row, module, .. } => {
            say("event-docked").seat("who", seat).name("module", module.id()).number("row", row.get())
        }
        Event::CrewPlaced { seat, sign, module, .. } => {
            say("event-placed").seat("who", seat).name("module", module.id()).name("city", sign.id())
        }
        Event::CrewBoxed { seat, module, .. } => {
            say("event-boxed").seat("who", seat).name("module", module.id())
        }
        Event::ShuttleLanded { seat, module, .. } => {
            say("event-landed").seat("who", seat).name("module", module.id())
        }
        Event::TaskDone { seat, module, sign: None, .. } => {
            say("event-task").seat("who", seat).name("module", module.id())
        }
        Event::TaskDone { seat, module, sign: Some(sign), .. } => {
            say("event-task-city").seat("who", seat).name("module", module.id()).name("city", sign.id())
        }
        Event::ShipTaken { seat, ship } => say("event-ship").seat("who", seat).name("ship", ship.id()),
        Event::CategoryScored { seat, category, rank: Some(rank) } => {
            say("event-rank").seat("who", seat).name("category", category.id()).number("rank", rank)
        }
        Event::CategoryScored { seat, category, rank: None } => {
            say("event-absent").seat("who", seat).name("category", category.id())
        }
        Event::Scored { seat, points, source, .. } => {
            let why = scoring::label(source);
            let why = why.args.get("category").cloned().unwrap_or(Arg::Name(why.id));
            say("event-scored").seat("who", seat).number("points", points).with("why", why)
        }
        Event::GameOver => say("event-game-over"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{Fixture, Table, parse};
    use orrery_core::{Lang, texts};

    fn says(table: &Table, lang: Lang, action: &str) -> (String, Vec<String>) {
        let description = Reworld::describe(&table.state, table.state.turn, parse(action));
        (Texts::of_game(lang, &SOURCES).say(&description.label), description.targets)
    }

    #[test]
    fn both_languages_have_the_same_texts() {
        assert_eq!(texts::problems(SOURCES.texts_en, SOURCES.texts_de), Vec::<String>::new());
    }

    #[test]
    fn actions_say_what_they_bring() {
        let mut table = Fixture::chapter_two(2)
            .row(0, 1, &["shuttle_0"])
            .row(0, 2, &["terrabot_e", "crew_talos_special"])
            .row(0, 3, &["terrabot_e", "crew_gaia"])
            .city(0, "a", &["terrabot_a", "terrabot_a"])
            .table();
        let (label, targets) = says(&table, Lang::En, "decouple 2");
        assert_eq!(
            (&*label, &*targets),
            ("Row 2: put Special crew Talos Structures into the box", &["row-2".into()][..])
        );
        table.play("decouple 1").play("dock 2").play("dock 3");
        let (label, targets) = says(&table, Lang::De, "place crew_talos_special a");
        assert_eq!(label, "Besonderer Bautrupp Talos Hochbau nach Altamira (+4)");
        assert!(targets[0].starts_with("tile-") && targets[1] == "city-a", "{targets:?}");
    }

    #[test]
    fn rew_info_11_secret_events_have_two_forms() {
        let texts = Texts::of_game(Lang::En, &SOURCES);
        let mut table = Fixture::chapter_one(2).hand(0, &[2, 4]).table();
        table.play("take_marker").play("lay_card 4");
        let told: Vec<String> = table.events().iter().map(|e| texts.say(&Reworld::tell(e))).collect();
        assert_eq!(
            told,
            [
                "P1 lays a 4 face down and takes the start player marker.",
                "P1 lays a card face down and takes the start player marker.",
                "P1: 1 point (Start player space).",
            ]
        );
    }
}
