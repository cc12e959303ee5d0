//! Chapter two: shuttles, and the defence row. Ledger: REW-SHUT; examples instead of the lost pictures in its
//! section 12 (REW-OPEN-27).
//!
//! Worked examples: REW-EX-30, REW-EX-31, REW-EX-32, REW-EX-33, REW-EX-34, REW-EX-35, REW-EX-36.

use orrery_core::{Audience, Illegal, Sink, ensure};

use crate::action::Action;
use crate::components::Kind;
use crate::event::Event;
use crate::state::{Flight, Stage, State};
use crate::vocab::{Number, Tile};

/// The most crews on one flight (REW-SHUT-16).
const CREWS: u8 = 2;

fn shields(state: &State, tile: Tile) -> u8 {
    match state.module(tile).kind() {
        Kind::Shuttle(shields) | Kind::Satellite(_, shields) => shields,
        Kind::Terrabot(_) | Kind::Crew(_) => 0,
    }
}

/// REW-SHUT-01, REW-CHOICE-07: defence or transport; REW-SHUT-03: no defence without shields.
pub(crate) fn uses(state: &State, shuttle: Tile) -> impl Iterator<Item = Action> {
    let defend = (shields(state, shuttle) > 0).then_some(Action::Defend);
    defend.into_iter().chain([Action::Transport])
}

/// Whether the decoupled shuttle or satellite may join the defence row.
pub(crate) fn check_defend(state: &State) -> Result<(), Illegal> {
    ensure!("REW-TERRA-01", !matches!(state.stage, Stage::Sign(_)));
    let flight = state.stage.flight();
    let shuttle = match state.stage {
        Stage::UseShuttle(tile) => Some(tile),
        _ => flight.map(|f| f.shuttle),
    };
    ensure!("REW-SHUT-03", shuttle.is_none_or(|tile| shields(state, tile) > 0));
    ensure!("REW-SHUT-09", !flight.is_some_and(|f| f.from_behind));
    ensure!("REW-FLOW-06", matches!(state.stage, Stage::UseShuttle(_) | Stage::UseSatellite(_)));
    Ok(())
}

/// Whether the decoupled shuttle may fly.
pub(crate) fn check_transport(state: &State) -> Result<(), Illegal> {
    ensure!("REW-TERRA-01", !matches!(state.stage, Stage::Sign(_)));
    ensure!("REW-FLOW-06", matches!(state.stage, Stage::UseShuttle(_)));
    Ok(())
}

/// REW-SHUT-02, REW-SAT-02: the tile is flipped and its shields count from now on.
pub(crate) fn defend(state: &mut State, tile: Tile, sink: &mut impl Sink<Event>) {
    let (seat, module, shields) = (state.turn, state.module(tile), shields(state, tile));
    let area = &mut state.areas[seat.index()];
    area.defence.push(&mut state.tiles, tile);
    area.shields += shields;
    sink.emit(Audience::ALL, Event::Defended { seat, tile, module, shields });
}

/// REW-SHUT-04: the flight begins with the docking manoeuvres. The shuttle has left its row (REW-SHUT-05).
pub(crate) fn take_off(shuttle: Tile) -> Stage {
    Stage::Dock(Flight { shuttle, docked: [Tile::NONE; 2], manoeuvres: 0, from_behind: false })
}

/// REW-SHUT-08: the crew that lay to the left of the shuttle is the first manoeuvre, whether or not it will
/// find a city (REW-SHUT-15, REW-OPEN-24); REW-SHUT-09: the shuttle must fly.
pub(crate) fn take_off_with(
    state: &State,
    shuttle: Tile,
    crew: Tile,
    row: Number,
    sink: &mut impl Sink<Event>,
) -> Option<Stage> {
    let (seat, module) = (state.turn, state.module(crew));
    sink.emit(Audience::ALL, Event::Docked { seat, row, tile: crew, module });
    Some(Stage::Dock(Flight { shuttle, docked: [crew, Tile::NONE], manoeuvres: 1, from_behind: true }))
}

fn has_crew_at_open_end(state: &State, row: Number) -> bool {
    state.top_module(state.area(state.turn).row(row)).is_some_and(|m| m.crew().is_some())
}

/// REW-CHOICE-08: dock from a row, or no more. Any row will do, also the one that the shuttle has left
/// (REW-SHUT-11, REW-OPEN-26), and a crew without a city too (REW-CREW-08, REW-EDGE-11). A step with two
/// docked crews never comes up.
pub(crate) fn docks(state: &State) -> impl Iterator<Item = Action> {
    Number::ALL
        .into_iter()
        .filter(|&row| has_crew_at_open_end(state, row))
        .map(|row| Action::Dock { row })
        .chain([Action::NoMore])
}

/// REW-SHUT-04: crews at open ends only; REW-SHUT-16: at most two, also after a placing (REW-OPEN-42);
/// REW-SHUT-07: before any placing.
pub(crate) fn check_dock(state: &State, row: Number) -> Result<(), Illegal> {
    ensure!("REW-SHUT-04", has_crew_at_open_end(state, row));
    let flight = state.stage.flight();
    ensure!("REW-SHUT-16", flight.is_none_or(|f| f.manoeuvres < CREWS));
    ensure!("REW-SHUT-07", flight.is_none_or(|f| f.crews().count() == usize::from(f.manoeuvres)));
    ensure!("REW-FLOW-06", matches!(state.stage, Stage::Dock(_)));
    Ok(())
}

/// REW-SHUT-07: fewer crews than possible may be docked.
pub(crate) fn check_no_more(state: &State) -> Result<(), Illegal> {
    ensure!("REW-FLOW-06", matches!(state.stage, Stage::Dock(_)));
    Ok(())
}

/// Docks a crew. The second manoeuvre uses the rows as the first left them (REW-SHUT-06); what was uncovered
/// is of use in this turn only as its crew (REW-SHUT-17). The crew has left its row even if it is boxed later
/// (REW-EDGE-19).
pub(crate) fn dock(state: &mut State, mut flight: Flight, row: Number, sink: &mut impl Sink<Event>) -> Stage {
    let seat = state.turn;
    let tile = state.areas[seat.index()].rows[row.index()].pop(&state.tiles);
    flight.docked[usize::from(flight.manoeuvres)] = tile;
    flight.manoeuvres += 1;
    sink.emit(Audience::ALL, Event::Docked { seat, row, tile, module: state.module(tile) });
    // REW-SHUT-16: with two crews the shuttle is full, and the crews are placed.
    if flight.manoeuvres < CREWS { Stage::Dock(flight) } else { Stage::Place(flight) }
}

/// REW-SHUT-12: the next crew is placed; REW-SHUT-13: after the last one, the shuttle joins the shuttle
/// row. REW-SHUT-14: no points.
pub(crate) fn fly_on(state: &mut State, flight: Flight, sink: &mut impl Sink<Event>) -> Option<Stage> {
    if flight.crews().next().is_some() {
        return Some(Stage::Place(flight));
    }
    let (seat, tile) = (state.turn, flight.shuttle);
    state.areas[seat.index()].shuttles.push(&mut state.tiles, tile);
    sink.emit(Audience::ALL, Event::ShuttleLanded { seat, tile, module: state.module(tile) });
    None
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;

    #[test]
    fn rew_ex_31_second_crew_from_the_same_row() {
        let rows = Fixture::chapter_two(2)
            .row(0, 1, &["crew_kyklop", "shuttle_1", "crew_talos"])
            .row(0, 2, &["terrabot_a"])
            .city(0, "a", &["terrabot_a"])
            .city(0, "b", &["terrabot_b"]);
        let mut table = rows.table();
        assert_eq!(table.legal(), ["decouple 1", "decouple 1 behind 1", "decouple 2"]);
        table.play("decouple 1 behind 1").refuse("defend", "REW-SHUT-09");
        assert_eq!(table.legal(), ["dock 1", "no_more"]);
        table.play("dock 1").refuse("dock 1", "REW-SHUT-04");
        table.play("place crew_kyklop a");
        assert_eq!(table.city(0, "a"), ["terrabot_a", "crew_kyklop"]);
        assert_eq!(table.city(0, "b"), ["terrabot_b", "crew_talos"], "the only city left is not asked");
        assert_eq!(table.shuttles(0), ["shuttle_1"]);
    }

    #[test]
    fn rew_open_42_a_third_crew_after_the_first_is_placed() {
        let rows = Fixture::chapter_two(2)
            .row(0, 1, &["shuttle_1"])
            .row(0, 2, &["crew_gaia", "crew_gaia", "crew_talos"])
            .city(0, "a", &["terrabot_a"])
            .city(0, "b", &["terrabot_b"]);
        let mut table = rows.table();
        table
            .play("decouple 1")
            .play("transport")
            .play("dock 2")
            .play("dock 2")
            .refuse("dock 2", "REW-SHUT-16");
        table.play("place crew_talos a").refuse("dock 2", "REW-SHUT-16");
    }

    #[test]
    fn rew_ex_36_an_empty_flight() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["shuttle_0"]).row(1, 1, &["shuttle_2"]);
        let mut table = rows.table();
        table.play("decouple 1");
        assert_eq!(table.shuttles(0), ["shuttle_0"]);
        table.play("decouple 1").refuse("score_task", "REW-FLOW-06").play("defend");
        assert_eq!(table.shields(1), 2);
    }
}
