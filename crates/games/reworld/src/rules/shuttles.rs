//! Chapter two: shuttles, and the defence row. Ledger: REW-SHUT; examples instead of the lost pictures in its
//! section 12 (REW-OPEN-27).
//!
//! Worked examples: REW-EX-30, REW-EX-31, REW-EX-32, REW-EX-33, REW-EX-34, REW-EX-35, REW-EX-36.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, check_step, decouple, terrabots};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Flight, Stage, State};
use crate::vocab::{Module, Number, Tile};

/// The most crews on one flight (REW-SHUT-16).
pub(crate) const CREWS: u8 = 2;

/// REW-SHUT-01, REW-CHOICE-07: defence or transport; REW-SHUT-03: no defence without shields.
pub(crate) fn legal_uses(state: &State, shuttle: Tile) -> impl Iterator<Item = Action> {
    let defend = (state.module(shuttle).kind().shields() > 0).then_some(Action::Defend);
    defend.into_iter().chain([Action::Transport])
}

/// Whether the decoupled shuttle or satellite may join the defence row.
pub(crate) fn check_defend(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    if !terrabots::check_no_terrabot(state, checks)? {
        return Ok(());
    }
    let flight = state.stage.flight();
    let tile = match state.stage {
        Stage::UseShuttle(tile) | Stage::UseSatellite(tile) => Some(tile),
        _ => flight.map(|f| f.shuttle),
    };
    if let Some(tile) = tile {
        let module = state.module(tile);
        let shields = module.kind().shields();
        checks.require("REW-SHUT-03", shields > 0, || {
            Message::new("need-shields").name("module", module.id()).number("shields", shields)
        })?;
        if flight.is_some_and(|f| f.from_behind) {
            checks.require("REW-SHUT-09", false, || {
                Message::new("need-from-open-end").name("module", module.id())
            })?;
        }
    }
    check_step(state, matches!(state.stage, Stage::UseShuttle(_) | Stage::UseSatellite(_)), checks)
}

/// Whether the decoupled shuttle may fly.
pub(crate) fn check_transport(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    if !terrabots::check_no_terrabot(state, checks)? {
        return Ok(());
    }
    check_step(state, matches!(state.stage, Stage::UseShuttle(_)), checks)
}

/// REW-SHUT-02, REW-SAT-02: the tile is flipped and its shields count from now on.
pub(crate) fn defend<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tile: Tile,
) -> Option<Stage> {
    let module = ctx.state.module(tile);
    let shields = module.kind().shields();
    let area = &mut ctx.state.areas[seat.index()];
    area.defence.push(&mut ctx.state.tiles, tile);
    area.shields += shields;
    ctx.tell(Event::Defended { seat, tile, module, shields });
    None
}

/// REW-SHUT-04: the flight begins with the docking manoeuvres. The shuttle has left its row (REW-SHUT-05).
pub(crate) fn take_off(shuttle: Tile) -> Stage {
    Stage::Dock(Flight { shuttle, docked: [Tile::NONE; 2], manoeuvres: 0, from_behind: false })
}

/// REW-SHUT-08: the crew that lay to the left of the shuttle is the first manoeuvre, whether or not it will
/// find a city (REW-SHUT-15, REW-OPEN-24); REW-SHUT-09: the shuttle must fly.
pub(crate) fn take_off_with<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    shuttle: Tile,
    crew: Tile,
    row: Number,
) -> Stage {
    let module = ctx.state.module(crew);
    ctx.tell(Event::Docked { seat, row, tile: crew, module });
    Stage::Dock(Flight { shuttle, docked: [crew, Tile::NONE], manoeuvres: 1, from_behind: true })
}

/// The module at the open end of a row.
fn at_open_end(state: &State, seat: Seat, row: Number) -> Option<Module> {
    state.top_module(state.area(seat).row(row))
}

fn is_crew(module: Option<Module>) -> bool {
    module.is_some_and(|m| m.crew().is_some())
}

/// REW-CHOICE-08: dock from a row, or no more. Any row will do, also the one that the shuttle has left
/// (REW-SHUT-11, REW-OPEN-26), and a crew without a city too (REW-CREW-08, REW-EDGE-11). A step with two
/// docked crews never comes up.
pub(crate) fn legal_docks(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    Number::ALL
        .into_iter()
        .filter(move |&row| is_crew(at_open_end(state, seat, row)))
        .map(|row| Action::Dock { row })
        .chain([Action::NoMore])
}

/// REW-SHUT-04: crews at open ends only; REW-SHUT-16: at most two, also after a placing (REW-OPEN-42);
/// REW-SHUT-07: before any placing.
pub(crate) fn check_dock(
    state: &State,
    seat: Seat,
    row: Number,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let module = at_open_end(state, seat, row);
    checks.require("REW-SHUT-04", is_crew(module), || match module {
        None => Message::new("need-row").number("row", row.get()).number("count", 0),
        Some(crew) if is_crew(module) => decouple::open_end(crew, row),
        Some(other) => Message::new("need-crew").name("module", other.id()).number("row", row.get()),
    })?;
    if let Some(flight) = state.stage.flight() {
        checks.require("REW-SHUT-16", flight.manoeuvres < CREWS, || {
            Message::new("need-crew-place").number("count", flight.manoeuvres).number("most", CREWS)
        })?;
        let placing = flight.crews().count() < usize::from(flight.manoeuvres);
        checks.require("REW-SHUT-07", !placing, || {
            Message::new(if placing { "need-no-placing-yet" } else { "need-no-placing" })
        })?;
    }
    check_step(state, matches!(state.stage, Stage::Dock(_)), checks)
}

/// REW-SHUT-07: fewer crews than possible may be docked.
pub(crate) fn check_no_more(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    check_step(state, matches!(state.stage, Stage::Dock(_)), checks)
}

/// Docks a crew. The second manoeuvre uses the rows as the first left them (REW-SHUT-06); what was uncovered
/// is of use in this turn only as its crew (REW-SHUT-17). The crew has left its row even if it is boxed later
/// (REW-EDGE-19).
pub(crate) fn dock<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    mut flight: Flight,
    row: Number,
) -> Stage {
    let tile = ctx.state.areas[seat.index()].rows[row.index()].pop(&ctx.state.tiles);
    flight.docked[usize::from(flight.manoeuvres)] = tile;
    flight.manoeuvres += 1;
    let module = ctx.state.module(tile);
    ctx.tell(Event::Docked { seat, row, tile, module });
    // REW-SHUT-16: with two crews the shuttle is full, and the crews are placed.
    if flight.manoeuvres < CREWS { Stage::Dock(flight) } else { Stage::Place(flight) }
}

/// REW-SHUT-12: the next crew is placed; REW-SHUT-13: after the last one, the shuttle joins the shuttle
/// row. REW-SHUT-14: no points.
pub(crate) fn fly_on<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    flight: Flight,
) -> Option<Stage> {
    if flight.crews().next().is_some() {
        return Some(Stage::Place(flight));
    }
    let tile = flight.shuttle;
    ctx.state.areas[seat.index()].shuttles.push(&mut ctx.state.tiles, tile);
    let module = ctx.state.module(tile);
    ctx.tell(Event::ShuttleLanded { seat, tile, module });
    None
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look};

    #[test]
    fn rew_ex_31_second_crew_from_the_same_row() {
        let rows = Fixture::chapter_two(2)
            .row(0, 1, &["crew_kyklop", "shuttle_1", "crew_talos"])
            .row(0, 2, &["terrabot_a"])
            .city(0, "a", &["terrabot_a"])
            .city(0, "b", &["terrabot_b"]);
        let mut table = rows.scenario();
        assert_eq!(table.legal(), ["decouple 1", "decouple 1 1", "decouple 2"]);
        table.play("decouple 1 1").refuse("defend", "REW-SHUT-09");
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
        let mut table = rows.scenario();
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
        let mut table = rows.scenario();
        table.play("decouple 1");
        assert_eq!(table.shuttles(0), ["shuttle_0"]);
        table.play("decouple 1").refuse("score_task", "REW-FLOW-06").play("defend");
        assert_eq!(table.shields(1), 2);
    }
}
