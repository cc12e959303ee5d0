//! Sequences of choices that people make as one: the marker with its card, a payment with its top card, a
//! module with its use.

use orrery_core::{Arg, FastDice, Log, Message, Seat, Shortcut};

use crate::action::Action;
use crate::components::{COMPONENTS, Kind, Task};
use crate::event::Event;
use crate::flow;
use crate::rules::payment::{self, Payment};
use crate::rules::price::list;
use crate::rules::{self, Context, crews, satellites};
use crate::state::{Stage, State};
use crate::vocab::{Behind, Module, Number};

/// The shortcuts of a seat in its present step.
pub(super) fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    if !state.to_act().contains(seat) {
        return Vec::new();
    }
    match state.stage {
        Stage::Turn => markers(state, seat),
        Stage::Pay(slot) => {
            let payable = payment::affordable(state.area(seat).hand);
            payments(payable.and(payment::allowed(payment::demands(state, slot))).iter().collect())
        }
        Stage::Decouple => Number::ALL.into_iter().flat_map(|row| modules(state, seat, row)).collect(),
        _ => Vec::new(),
    }
}

/// A sequence in the making. Choices of one are made by the engine itself (REW-CHOICE-17), so each step
/// looks where the last one has led to.
struct Sequence {
    state: State,
    seat: Seat,
    actions: Vec<Action>,
    /// What has happened.
    log: Log<Event>,
}

impl Sequence {
    fn new(state: &State, seat: Seat, first: Action) -> Sequence {
        let mut sequence = Sequence { state: *state, seat, actions: Vec::new(), log: Log::default() };
        sequence.play(first);
        sequence
    }

    fn play(&mut self, action: Action) {
        let (dice, sink) = (&mut FastDice::new(0), &mut self.log);
        flow::play(&mut Context { state: &mut self.state, dice, sink }, self.seat, action);
        self.actions.push(action);
    }

    /// The sequence, if it is more than one action.
    fn named(self, label: Message) -> Option<Shortcut<Action>> {
        (self.actions.len() > 1).then_some(Shortcut { label, actions: self.actions })
    }
}

/// The marker, with each card that the hand holds.
fn markers(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    if state.start_space.is_some() {
        return Vec::new();
    }
    let taken = Sequence::new(state, seat, Action::TakeMarker);
    if taken.state.stage != Stage::LayCard {
        return Vec::new();
    }
    let with = |card: Number| {
        let label = Message::new("shortcut-marker").number("card", card.get());
        let points = COMPONENTS.start_points;
        let actions = vec![Action::TakeMarker, Action::LayCard { card }];
        Shortcut { label: label.number("points", points), actions }
    };
    state.area(seat).hand.numbers().map(with).collect()
}

/// The payments of the fewest cards, each with the card that lies on top.
fn payments(payable: Vec<Payment>) -> Vec<Shortcut<Action>> {
    let fewest = payable.iter().map(|p| p.cards().len()).min().unwrap_or(0);
    let mut shortcuts = Vec::new();
    for cards in payable.into_iter().filter(|p| p.cards().len() == fewest) {
        // With one number there is no card to choose.
        if cards.cards().numbers().nth(1).is_none() {
            continue;
        }
        for card in cards.cards().numbers() {
            let label = Message::new("shortcut-pay").with("cards", list(cards.cards()));
            let actions = vec![Action::Pay { cards }, Action::Top { card }];
            shortcuts.push(Shortcut { label: label.number("card", card.get()), actions });
        }
    }
    shortcuts
}

/// The module at the open end of a row, with each of its uses.
fn modules(state: &State, seat: Seat, row: Number) -> Vec<Shortcut<Action>> {
    let area = state.area(seat);
    let Some(module) = state.top_module(area.row(row)) else { return Vec::new() };
    let decouple = |behind| Sequence::new(state, seat, Action::Decouple { row, behind });
    let named = |id: &'static str, module: Module| {
        Message::new(id).number("row", row.get()).name("module", module.id())
    };
    let mut found = Vec::new();
    match module.kind() {
        Kind::Terrabot(_) => {
            let mut city = decouple(Behind::NONE);
            if matches!(city.state.stage, Stage::Sign(_)) {
                city.play(Action::TakeSign { sign: None });
                found.extend(city.named(named("shortcut-found", module)));
            }
        }
        Kind::Shuttle(_) | Kind::Satellite(..) => {
            let mut defence = decouple(Behind::NONE);
            if matches!(defence.state.stage, Stage::UseShuttle(_) | Stage::UseSatellite(_)) {
                defence.play(Action::Defend);
                let label = named("shortcut-defend", module).number("shields", module.kind().shields());
                found.extend(defence.named(label));
            }
        }
        Kind::Crew(_) => {
            // REW-SHUT-08: the shuttle behind it, if there is one.
            if let Some(shuttle) = shuttle_behind(state, seat, row) {
                found.extend(flight(decouple(Behind::ONE), row, shuttle));
            }
        }
    }
    match module.kind() {
        Kind::Shuttle(_) => found.extend(flight(decouple(Behind::NONE), row, module)),
        // A task of one city has the city to choose, so it is no single click.
        Kind::Satellite(task, _) if !matches!(task, Task::CitySize(_) | Task::CityProduct) => {
            let points = satellites::value(area, task, None);
            let mut scored = decouple(Behind::NONE);
            scored.play(Action::ScoreTask);
            found.extend(scored.named(named("shortcut-score", module).number("points", points)));
        }
        _ => {}
    }
    found
}

/// The shuttle that may leave from behind a crew.
fn shuttle_behind(state: &State, seat: Seat, row: Number) -> Option<Module> {
    let mut choices = Vec::new();
    rules::legal(state, seat, &mut choices);
    let tile = state.area(seat).row(row).iter(&state.tiles).nth(1)?;
    let behind = Action::Decouple { row, behind: Behind::ONE };
    choices.contains(&behind).then(|| state.module(tile))
}

/// A flight with the crews at open ends that find a city, as many as fit. Where the crews go is asked after it.
fn flight(mut flight: Sequence, row: Number, shuttle: Module) -> Option<Shortcut<Action>> {
    if matches!(flight.state.stage, Stage::UseShuttle(_)) {
        flight.play(Action::Transport);
    }
    while matches!(flight.state.stage, Stage::Dock(_)) {
        let area = flight.state.area(flight.seat);
        let finds_city = |row: &Number| {
            let crew = flight.state.top_module(area.row(*row)).and_then(Module::crew);
            crew.is_some_and(|crew| crews::eligible(area, crew) != 0)
        };
        let next = Number::ALL.into_iter().find(finds_city);
        flight.play(next.map_or(Action::NoMore, |row| Action::Dock { row }));
    }
    let docked = flight.log.events.iter().filter_map(|(_, event)| match event {
        Event::Docked { module, .. } => Some(Arg::Name(module.id().into())),
        _ => None,
    });
    let crews: Vec<Arg> = docked.collect();
    let id = if crews.is_empty() { "shortcut-fly-empty" } else { "shortcut-fly" };
    let label = Message::new(id).number("row", row.get()).name("module", shuttle.id());
    flight.named(label.with("crews", Arg::List(crews)))
}
