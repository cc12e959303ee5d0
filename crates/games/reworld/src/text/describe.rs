//! How to offer an action: label, pieces to click, rule, and what it costs.

use orrery_core::{Description, Message, Part, Parts, RuleId, Seat, Sum};

use crate::action::Action;
use crate::components::{COMPONENTS, Kind, Task};
use crate::rules::price::{self, list};
use crate::rules::{satellites, shuttles, terrabots};
use crate::state::{Area, Stage, State};
use crate::view::{sign_target, slot_target, tile_target};
use crate::vocab::{Behind, Cards, Crew, Letter, Module, Number, Sign, Slot, Tile};

/// Asked of any seat and of illegal actions too.
pub(super) fn describe(state: &State, seat: Seat, action: Action) -> Description {
    // A seat that does not exist is told what seat 0 would be.
    let area = state.areas.get(seat.index()).unwrap_or(&state.areas[0]);
    let (label, targets, rule) = label_and_targets(state, area, action);
    Description { label, targets, rule: RuleId(rule), sum: sum(state, area, action) }
}

/// What an action takes: cards from the hand, or a place on the shuttle.
fn sum(state: &State, area: &Area, action: Action) -> Option<Sum> {
    let mut parts: Vec<Part> = Vec::new();
    match action {
        Action::Acquire { slot } => {
            price::price(state, area.hand, slot, &mut parts);
            Some(cards(parts, area.hand))
        }
        Action::Pay { cards: paid } => {
            let each = |number: Number| Part {
                label: Message::new("part-cards").number("card", number.get()),
                amount: paid.cards().count(number).into(),
                rule: RuleId("REW-PAY-05"),
            };
            Some(cards(Number::ALL.map(each).into(), area.hand))
        }
        Action::TakeMarker | Action::LayCard { .. } => {
            parts.part("REW-START-02", 1, || Message::new("part-any-card"));
            Some(cards(parts, area.hand))
        }
        Action::Dock { .. } => {
            parts.part("REW-SHUT-16", 1, || Message::new("part-crew"));
            let taken = state.stage.flight().map_or(0, |f| f.manoeuvres);
            Some(Sum::new(Message::new("unit-crew-places"), parts).of(shuttles::CREWS.saturating_sub(taken)))
        }
        _ => None,
    }
}

fn cards(parts: Vec<Part>, hand: Cards) -> Sum {
    Sum::new(Message::new("unit-cards"), parts).of(hand.len())
}

/// Label, targets and rule of an action.
fn label_and_targets(state: &State, area: &Area, action: Action) -> (Message, Vec<String>, &'static str) {
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
        Action::TakeSign { sign } => take_sign(state, sign),
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
            let label = Message::new("do-choose-city").name("city", area.city_name(city));
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
    let front = leftmost.and_then(|t| state.module(t).crew());
    if let (Behind::ONE, Some(crew), Kind::Shuttle(_)) = (behind, front, module.kind()) {
        let label = row_label("do-decouple-behind", row, Some(module));
        return (label.name("crew", crew.id()), vec![tile_target(tile)], "REW-SHUT-08");
    }
    if !behind.is_none() {
        return (row_label("do-decouple", row, Some(module)), vec![tile_target(tile)], "REW-DEC-01");
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

/// REW-OPEN-36: who names no sign takes the first one that is left.
fn take_sign(state: &State, sign: Option<Sign>) -> (Message, Vec<String>, &'static str) {
    if let Some(sign) = sign {
        let label = Message::new("do-take-sign").name("sign", sign.id());
        return (label, vec![sign_target(sign)], "REW-TERRA-03");
    }
    let first = match state.stage {
        Stage::Sign(tile) => terrabots::first_sign(state, tile),
        _ => None,
    };
    let label = match first {
        Some(sign) => Message::new("do-take-first-sign").name("sign", sign.id()),
        None => Message::new("do-take-any-sign"),
    };
    (label, vec![], "REW-OPEN-36")
}

fn place(area: &Area, crew: Crew, city: Letter) -> Message {
    let label = |id| Message::new(id).name("crew", crew.id()).name("city", area.city_name(city));
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
    format!("city-{}", city.id())
}
