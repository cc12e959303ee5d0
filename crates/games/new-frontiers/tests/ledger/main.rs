//! The rules ledger, held by tests: every rule of `rules/en.md` has a test here that is named after it and fails if
//! the rule is broken. One file for one group of rules, in the order of the ledger. Expectations come from the
//! ledger and the component file, not from the code.

mod components;
mod consume;
mod decisions;
mod develop;
mod examples;
mod examples_more;
mod explore;
mod goals;
mod goals_more;
mod info;
mod limits;
mod open;
mod open_more;
mod order;
mod powers;
mod produce;
mod rounds;
mod scoring;
mod settle;
mod settle_powers;
mod setup;
mod trade;
mod worlds;

use orrery_core::testkit::Scenario;
use orrery_core::{Game, Present, ScoreLine, Seat};
use orrery_new_frontiers::components::SOURCE;
use orrery_new_frontiers::state::{Stage, Step};
use orrery_new_frontiers::testkit::{Fixture, Look, Table, tile};
use orrery_new_frontiers::vocab::{Kind, Mode};
use orrery_new_frontiers::{Event, NewFrontiers, Options};

/// A new game.
fn new_game(players: u8, mode: Mode, seed: u64) -> Table {
    Scenario::new(&Options::new(players, mode), seed)
}

/// Carries out what is left of the present action with as little as possible: nothing is bought, settled or sold.
fn end_action(table: &mut Table) {
    while !matches!(table.state.stage, Stage::Selecting | Stage::Over) {
        quietly(table);
    }
}

/// The least that the seat to act can do.
fn quietly(table: &mut Table) {
    let legal = table.legal();
    let least = ["pass", "take_colonists", "go_on", "tax 0"]
        .into_iter()
        .find(|&least| legal.iter().any(|a| a == least));
    let action = least.map_or_else(|| legal[0].clone(), str::to_owned);
    table.play(&action);
}

/// Selects a tile and carries it out with as little as possible.
fn run(table: &mut Table, id: &str) {
    table.play(&format!("select {id}"));
    end_action(table);
}

/// Plays the round to its end with the tiles that change least.
fn end_round(table: &mut Table) {
    let round = table.state.round;
    while table.state.round == round && table.state.stage != Stage::Over {
        let quiet = ["retreat_into_isolation", "develop", "produce", "explore", "trade_consume", "settle"];
        let legal = table.legal();
        let free = |id: &&&str| legal.contains(&format!("select {id}"));
        let id = quiet.iter().find(free).expect("a free tile");
        run(table, id);
    }
}

/// Whether the game is over.
fn is_over(table: &Table) -> bool {
    table.state.stage == Stage::Over
}

/// Whether the game ends after this round.
fn is_last_round(table: &Table) -> bool {
    !table.seen().ends.is_empty()
}

/// What the component check says about the built-in file with one change.
fn changed(from: &str, to: &str) -> String {
    assert!(SOURCE.contains(from), "`{from}` is not in the component file");
    let problems = NewFrontiers::check_components(&SOURCE.replacen(from, to, 1));
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The score lines of a seat in a finished game.
fn lines(table: &Table, seat: u8) -> Vec<ScoreLine> {
    let outcome = NewFrontiers::outcome(&table.state).expect("the game is over");
    outcome.seats[usize::from(seat)].lines.clone()
}

/// The points that a "?" tile gives in a position.
fn question(fixture: Fixture, seat: u8, id: &str) -> i32 {
    let state = fixture.state();
    let view = NewFrontiers::view(&state, orrery_core::Viewer::Onlooker);
    let named = |line: &&orrery_new_frontiers::view::LineView| {
        let name = orrery_core::Arg::Name(id.to_owned().into());
        line.label.args.get("tile") == Some(&name)
    };
    view.seats[usize::from(seat)].lines.iter().filter(named).map(|line| line.points).sum()
}

/// The points that a goal face up gives in a position.
fn goal_points(fixture: Fixture, seat: u8, id: &str) -> i32 {
    let state = fixture.goals_up(&[id]).state();
    let view = NewFrontiers::view(&state, orrery_core::Viewer::Onlooker);
    let goals = view.goals.expect("the goals variant");
    goals.face_up[0].points[usize::from(seat)]
}

/// Whether the game tells of an event, in what has happened since it was last asked.
fn told(table: &mut Table, wanted: impl Fn(&Event) -> bool) -> bool {
    table.events().iter().any(wanted)
}

/// The seats that told of an event, in order.
fn seats_of(events: &[Event], seat_of: impl Fn(&Event) -> Option<Seat>) -> Vec<u8> {
    events.iter().filter_map(seat_of).map(|seat| seat.0).collect()
}

/// The step that is being decided.
fn step(table: &Table) -> Step {
    table.state.step
}

/// The goods in the supply of a kind.
fn supply(table: &Table, kind: Kind) -> u8 {
    table.seen().goods[kind.index()]
}

/// The ids of tiles in a set.
fn ids(tiles: orrery_new_frontiers::vocab::TileSet) -> Vec<&'static str> {
    tiles.iter().map(|tile| tile.id()).collect()
}

/// Whether an action is offered to the seat to act.
fn offers(table: &Table, action: &str) -> bool {
    table.legal().iter().any(|legal| legal == action)
}

/// Whether some action that begins so is offered to the seat to act.
fn offers_some(table: &Table, start: &str) -> bool {
    table.legal().iter().any(|legal| legal.starts_with(start))
}
