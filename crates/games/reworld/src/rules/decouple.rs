//! Chapter two, step A: decouple a module. Ledger: REW-DEC.
//!
//! Worked examples: REW-EX-32, REW-EX-33.

use orrery_core::{Arg, Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, check_step, require_first, shuttles, terrabots};
use crate::action::Action;
use crate::components::Kind;
use crate::event::Event;
use crate::state::{Row, Stage, State};
use crate::vocab::{Behind, Module, Number};

/// The leftmost module of every row that has one, and shuttles behind one crew (REW-CHOICE-05). There is no
/// passing (REW-CH2-03), and always a choice (REW-DEC-02).
pub(crate) fn legal_modules(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    let area = state.area(seat);
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
pub(crate) fn check_decouple(
    state: &State,
    seat: Seat,
    row: Number,
    behind: Behind,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let modules = state.area(seat).row(row);
    let module = module_behind(state, modules, behind);
    let leaves = module.is_some_and(|m| behind.is_none() || is_shuttle(m));
    require_first!(checks, "REW-DEC-01", leaves, || match module {
        None => Message::new("need-row").number("row", row.get()).number("count", modules.len),
        Some(module) if behind.is_none() => open_end(module, row),
        Some(module) if leaves => Message::new("need-shuttle").name("module", module.id()),
        Some(module) => {
            Message::new("need-nothing-left")
                .name("module", module.id())
                .with("left", left_of(state, modules, behind))
        }
    });
    if !behind.is_none() {
        let carried = behind == Behind::ONE && shuttle_waits_behind_crew(state, modules);
        checks.require("REW-SHUT-10", carried, || {
            let id = if carried { "need-one-crew" } else { "need-one-crew-only" };
            Message::new(id).with("left", left_of(state, modules, behind))
        })?;
    }
    check_step(state, state.stage == Stage::Decouple, checks)
}

/// The condition that a module lies at the open end of a row, in words.
pub(super) fn open_end(module: Module, row: Number) -> Message {
    Message::new("need-open-end").name("module", module.id()).number("row", row.get())
}

/// The modules to the left of one that has so many.
fn left_of(state: &State, row: Row, behind: Behind) -> Arg {
    let left = row.iter(&state.tiles).take(behind.get().into());
    Arg::List(left.map(|tile| Arg::Name(state.module(tile).id().into())).collect())
}

/// Takes the module from its row; it is used at once (REW-DEC-03). Returns the next step of the turn.
pub(crate) fn decouple<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    row: Number,
    behind: Behind,
) -> Option<Stage> {
    let modules = &mut ctx.state.areas[seat.index()].rows[row.index()];
    let first = modules.pop(&ctx.state.tiles);
    let tile = if behind.is_none() { first } else { modules.pop(&ctx.state.tiles) };
    let module = ctx.state.module(tile);
    ctx.tell(Event::Decoupled { seat, row, tile, module });
    match module.kind() {
        _ if !behind.is_none() => Some(shuttles::take_off_with(ctx, seat, tile, first, row)),
        Kind::Terrabot(letter) => terrabots::settle(ctx, seat, tile, letter),
        Kind::Shuttle(_) => Some(Stage::UseShuttle(tile)),
        Kind::Satellite(..) => Some(Stage::UseSatellite(tile)),
        // REW-CREW-01, REW-CREW-12, REW-CHOICE-13: without a shuttle a crew can only be boxed.
        Kind::Crew(_) => {
            ctx.state.put_in_box(tile);
            ctx.tell(Event::CrewBoxed { seat, tile, module });
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look};

    #[test]
    fn rew_dec_01_only_the_open_end() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", "shuttle_1", "satellite_shields"]);
        let mut table = rows.row(1, 1, &["terrabot_b"]).scenario();
        assert_eq!(table.legal(), ["decouple 1"]);
        table.refuse("decouple 2", "REW-DEC-01").refuse("decouple 1 2", "REW-DEC-01");
        table.refuse("decouple 1 1", "REW-SHUT-10");
    }

    #[test]
    fn rew_shut_10_not_behind_two_modules() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["shuttle_1", "crew_kyklop", "crew_talos"]);
        let mut table = rows.scenario();
        table.refuse("decouple 1 2", "REW-SHUT-10").refuse("decouple 1 1", "REW-DEC-01");
    }

    #[test]
    fn rew_crew_12_a_crew_is_boxed() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", "crew_talos"]).row(1, 2, &["shuttle_0"]);
        let mut table = rows.scenario();
        table.play("decouple 1");
        assert_eq!((table.row(0, 1), table.boxed("crew_talos")), (vec!["terrabot_a"], 6 - 1));
    }
}
