//! Chapter two, step A: decouple a module. Ledger: REW-DEC.
//!
//! Worked examples: REW-EX-32, REW-EX-33.

use orrery_core::{Audience, Illegal, Sink, ensure};

use super::{shuttles, terrabots};
use crate::action::Action;
use crate::components::Kind;
use crate::event::Event;
use crate::state::{Row, Stage, State};
use crate::vocab::{Behind, Module, Number};

/// The leftmost module of every row that has one, and shuttles behind one crew (REW-CHOICE-05). There is no
/// passing (REW-CH2-03), and always a choice (REW-DEC-02).
pub(crate) fn choices(state: &State) -> impl Iterator<Item = Action> {
    let area = state.area(state.turn);
    Number::ALL.into_iter().flat_map(move |row| {
        let leftmost = !area.row(row).is_empty();
        let behind = leftmost && shuttle_waits_behind_crew(state, area.row(row));
        let choice = |behind| Action::Decouple { row, behind };
        leftmost.then_some(choice(Behind::NONE)).into_iter().chain(behind.then_some(choice(Behind::ONE)))
    })
}

/// REW-SHUT-08: a shuttle with exactly one module to its left, which is a crew.
fn shuttle_waits_behind_crew(state: &State, row: Row) -> bool {
    state.top_module(row).is_some_and(|m| m.crew().is_some())
        && module_behind(state, row, Behind::ONE).is_some_and(is_shuttle)
}

/// The module with so many modules to its left.
fn module_behind(state: &State, row: Row, behind: Behind) -> Option<Module> {
    row.iter(&state.tiles).nth(behind.get().into()).map(|tile| state.module(tile))
}

fn is_shuttle(module: Module) -> bool {
    matches!(module.kind(), Kind::Shuttle(_))
}

/// REW-DEC-01 with its one exception, REW-SHUT-08.
pub(crate) fn check(state: &State, row: Number, behind: Behind) -> Result<(), Illegal> {
    let row = state.area(state.turn).row(row);
    let module = module_behind(state, row, behind);
    ensure!("REW-DEC-01", module.is_some_and(|m| behind.is_none() || is_shuttle(m)));
    ensure!(
        "REW-SHUT-10",
        behind.is_none() || behind == Behind::ONE && shuttle_waits_behind_crew(state, row)
    );
    ensure!("REW-FLOW-06", state.stage == Stage::Decouple);
    Ok(())
}

/// Takes the module from its row; it is used at once (REW-DEC-03). Returns the next step of the turn.
pub(crate) fn decouple(
    state: &mut State,
    row: Number,
    behind: Behind,
    sink: &mut impl Sink<Event>,
) -> Option<Stage> {
    let seat = state.turn;
    let modules = &mut state.areas[seat.index()].rows[row.index()];
    let first = modules.pop(&state.tiles);
    let tile = if behind.is_none() { first } else { modules.pop(&state.tiles) };
    let module = state.module(tile);
    sink.emit(Audience::ALL, Event::Decoupled { seat, row, tile, module });
    match module.kind() {
        _ if !behind.is_none() => shuttles::take_off_with(state, tile, first, row, sink),
        Kind::Terrabot(letter) => terrabots::settle(state, tile, letter, sink),
        Kind::Shuttle(_) => Some(Stage::UseShuttle(tile)),
        Kind::Satellite(..) => Some(Stage::UseSatellite(tile)),
        // REW-CREW-01, REW-CREW-12, REW-CHOICE-13: without a shuttle a crew can only be boxed.
        Kind::Crew(_) => {
            state.put_in_box(tile);
            sink.emit(Audience::ALL, Event::CrewBoxed { seat, tile, module });
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;

    #[test]
    fn rew_dec_01_only_the_open_end() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", "shuttle_1", "satellite_shields"]);
        let mut table = rows.row(1, 1, &["terrabot_b"]).table();
        assert_eq!(table.legal(), ["decouple 1"]);
        table.refuse("decouple 2", "REW-DEC-01").refuse("decouple 1 behind 2", "REW-DEC-01");
        table.refuse("decouple 1 behind 1", "REW-SHUT-10");
    }

    #[test]
    fn rew_shut_10_not_behind_two_modules() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["shuttle_1", "crew_kyklop", "crew_talos"]);
        let mut table = rows.table();
        table.refuse("decouple 1 behind 2", "REW-SHUT-10").refuse("decouple 1 behind 1", "REW-DEC-01");
    }

    #[test]
    fn rew_crew_12_a_crew_is_boxed() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", "crew_talos"]).row(1, 2, &["shuttle_0"]);
        let mut table = rows.table();
        table.play("decouple 1");
        assert_eq!((table.row(0, 1), table.boxed("crew_talos")), (vec!["terrabot_a"], 6 - 1));
    }
}
