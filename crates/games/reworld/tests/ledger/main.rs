//! The rules ledger, held by tests: every rule of `rules/en.md` has a test here that is named after it
//! and fails if the rule is broken. One file for one group of rules, in the order of the ledger.
//! Expectations come from the ledger and the component file, not from the code.

mod acquire;
mod always;
mod chapter_two;
mod choices;
mod components;
mod crews;
mod decisions;
mod edges;
mod examples;
mod flow;
mod info;
mod leave;
mod oracle;
mod payment;
mod rounds;
mod satellites;
mod scoring;
mod setup;
mod ships;
mod shuttles;
mod start_marker;
mod terrabots;
mod words;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use orrery_core::{
    Audience, FastDice, Game, Lang, Present, Seat, Silent, Texts, Viewer, apply, notation, playout,
};
use orrery_reworld::components::SOURCE;
use orrery_reworld::state::Stage;
use orrery_reworld::testkit::{self, Fixture, Look, Scenario, new_game};
use orrery_reworld::view::{ModuleView, SlotView};
use orrery_reworld::vocab::Slot;
use orrery_reworld::{Action, Event, Reworld, State, View};

/// The entries of one kind in the component file, untyped: figures that the tests expect of the engine are read
/// from it directly.
fn entries(kind: &str) -> Vec<&'static toml::Table> {
    static DATA: LazyLock<toml::Table> =
        LazyLock::new(|| SOURCE.parse().expect("the component file is TOML"));
    let list = DATA[kind].as_array().expect("a list of entries");
    list.iter().map(|entry| entry.as_table().expect("an entry")).collect()
}

/// A whole number in an entry; 1 if it is not there (as for `count`).
fn int(entry: &toml::Table, key: &str) -> i64 {
    entry.get(key).map_or(1, |value| value.as_integer().expect("a whole number"))
}

/// A text in an entry.
fn text<'a>(entry: &'a toml::Table, key: &str) -> &'a str {
    entry[key].as_str().expect("a text")
}

/// All modules that come out of the bag in the five rounds of a game, with how many there are of each type.
fn laid_out(players: u8, seed: u64) -> BTreeMap<&'static str, u8> {
    let mut game = new_game(players, seed);
    let mut modules = BTreeMap::new();
    while public(&game).chapter == 1 && !over(&game) {
        for module in public(&game).slots.iter().flat_map(|slot| &slot.module) {
            *modules.entry(module.module.id()).or_insert(0) += 1;
        }
        for _ in 0..players {
            game.play("leave");
        }
    }
    modules
}

/// The shields of a shuttle or satellite that defends.
fn shields_of(module: &str) -> u8 {
    let mut game = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", module]).scenario();
    game.play("decouple 1").play("defend");
    game.shields(0)
}

/// What a satellite scores in a position, for city A if it asks for one.
fn task_points(fixture: Fixture, satellite: &str) -> i32 {
    let mut game = fixture.row(0, 1, &["shuttle_0", satellite]).scenario();
    game.play("decouple 1").play("score_task");
    if game.legal().contains(&"choose_city a".into()) {
        game.play("choose_city a");
    }
    game.tally(0, "tasks")
}

/// The texts of the game, made once.
fn texts(lang: Lang) -> &'static Texts {
    static TEXTS: LazyLock<[Texts; 2]> =
        LazyLock::new(|| Lang::ALL.map(|lang| Texts::of_game(lang, Reworld::sources())));
    &TEXTS[lang as usize]
}

/// What a component is called in English and in German.
fn names_of(id: &str) -> [String; 2] {
    Lang::ALL.map(|lang| texts(lang).name(id))
}

/// What a seat sees.
fn seen_by(table: &Scenario, seat: u8) -> View {
    Reworld::view(&table.state, Viewer::Seat(Seat(seat)))
}

/// What an onlooker sees.
fn public(table: &Scenario) -> View {
    Reworld::view(&table.state, Viewer::Onlooker)
}

/// The slot of a view.
fn slot<'a>(view: &'a View, id: &str) -> &'a SlotView {
    view.slots.iter().find(|s| s.id == format!("slot-{id}")).expect("a slot")
}

/// The ids of module types.
fn names(modules: &[ModuleView]) -> Vec<&'static str> {
    modules.iter().map(|m| m.module.id()).collect()
}

/// Whose turn it is.
fn turn(table: &Scenario) -> u8 {
    table.state.turn.0
}

/// Whether the game is over.
fn over(table: &Scenario) -> bool {
    table.state.stage == Stage::Over
}

/// Every way to pay for a slot as `cards/top`, such as `3+5/5`, in the order of the legal actions.
fn ways(table: &Scenario, id: &str) -> Vec<String> {
    let at = Slot::from_id(id).expect("a slot").index();
    let mut found = Vec::new();
    let mut open: Vec<(State, String)> = vec![(table.state, format!("acquire {id}"))];
    if !table.legal().contains(&open[0].1) {
        return found;
    }
    while let Some((mut state, action)) = open.pop() {
        let seat = state.turn;
        let dice = &mut FastDice::new(0);
        apply::<Reworld>(&mut state, seat, testkit::parse(&action), dice, &mut Silent).expect("legal");
        if let Some(laid) = state.slots[at] {
            let cards: Vec<String> = laid.cards.cards().iter().map(|n| n.get().to_string()).collect();
            found.push(format!("{}/{}", cards.join("+"), laid.top.get()));
        } else {
            let mut next = Vec::new();
            Reworld::legal(&state, seat, &mut next);
            open.extend(next.into_iter().rev().map(|a| (state, notation::write(&a))));
        }
    }
    found
}

/// A flight in chapter two: a shuttle from row 5 with these crews docked, one after the other. Seat 0
/// keeps a terrabot, so the game goes on. Row 4 ends up with that terrabot.
fn flight(fixture: Fixture, crews: &[&str]) -> Scenario {
    let row: Vec<&str> = ["terrabot_e"].into_iter().chain(crews.iter().rev().copied()).collect();
    let mut table = fixture.row(0, 5, &["shuttle_0"]).row(0, 4, &row).scenario();
    table.play("decouple 5");
    for _ in crews {
        table.play("dock 4");
    }
    table
}

/// The end scoring of a position: seat 0 boxes an agrarian crew, the last module of the game. No ships
/// are left on the board.
fn last_turn(fixture: Fixture) -> Scenario {
    let mut table = fixture.no_ships_but(&[]).row(0, 1, &["crew_gaia"]).scenario();
    table.play("decouple 1");
    assert!(over(&table));
    table
}

/// The places of the seats.
fn places(table: &Scenario) -> Vec<u8> {
    Reworld::outcome(&table.state).expect("the game is over").seats.iter().map(|s| s.rank).collect()
}

/// The points of the seats from one source.
fn tallies(table: &Scenario, source: &str) -> Vec<i32> {
    (0..table.state.players).map(|seat| table.tally(seat, source)).collect()
}

/// One decision of a random game: the state before, what was decided, what happened, the state after.
struct Step {
    before: State,
    action: Action,
    events: Vec<(Audience, Event)>,
    after: State,
}

/// A whole random game.
fn random_game(players: u8, seed: u64) -> Vec<Step> {
    let mut dice = FastDice::new(seed);
    let mut state =
        Reworld::setup(&Reworld::options(players), &mut dice, &mut Silent).expect("2 to 4 players");
    let (mut steps, mut actions) = (Vec::new(), Vec::new());
    while let Some((seat, action)) = playout::choose::<Reworld>(&state, &mut dice, &mut actions) {
        let before = state;
        let mut log = orrery_core::Log::default();
        Reworld::play(&mut state, seat, action, &mut dice, &mut log);
        steps.push(Step { before, action, events: log.events, after: state });
    }
    steps
}

/// What everybody learns.
fn heard_by_all(events: &[(Audience, Event)]) -> impl Iterator<Item = &Event> {
    events.iter().filter(|(to, _)| to.onlookers).map(|(_, event)| event)
}
