//! Chapter two, step B: population ships. Ledger: REW-SHIP, REW-POP.
//!
//! Worked examples: REW-EX-05, REW-EX-09, REW-EX-10, REW-EX-44, REW-EX-45.

use orrery_core::{Dice, Seat, Sink};

use super::{Context, scoring};
use crate::components::{COMPONENTS, Condition, ShipData};
use crate::event::Event;
use crate::state::{Source, State};
use crate::vocab::{Company, Letter, Ship};

/// REW-SHIP-01: the player takes every ship on the board whose condition is fulfilled, without a choice
/// (REW-OPEN-34). It is the end of the player's own turn; nobody else takes ships now (REW-SHIP-04), and what
/// nobody earns stays on the board (REW-SHIP-06). Ships of other conditions come first, then the score ship,
/// with the points of the others but not its own (REW-SHIP-05, REW-EDGE-13).
pub(crate) fn take_earned<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let score_ships = COMPONENTS.score_ships;
    take_fulfilled(ctx, seat, ctx.state.ships & !score_ships);
    take_fulfilled(ctx, seat, ctx.state.ships & score_ships);
}

/// REW-SHIP-02, REW-SHIP-03: a ship goes to the freighter of the first who fulfils its condition.
#[inline]
fn take_fulfilled<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, ships: u16) {
    let mut rest = ships;
    while rest != 0 {
        let ship = Ship(rest.trailing_zeros() as u8);
        rest &= rest - 1;
        let data = &COMPONENTS.ships[ship.index()];
        if progress(ctx.state, seat, data) >= data.threshold[usize::from(ctx.state.players)] {
            ctx.state.ships &= !(1 << ship.0);
            ctx.state.areas[seat.index()].ships |= 1 << ship.0;
            ctx.tell(Event::ShipTaken { seat, ship });
            scoring::award(ctx, seat, Source::Ships, data.points);
        }
    }
}

/// How far a seat is on the way to a ship; it is earned at the threshold. In chapter two nothing leaves the
/// settlement area and nothing joins the rows, so what is reached stays reached (REW-SHIP-07).
#[inline]
pub(crate) fn progress(state: &State, seat: Seat, ship: &ShipData) -> i16 {
    let area = state.area(seat);
    let reached = match ship.condition {
        // REW-POP-01, REW-POP-02, REW-EDGE-07: also a row that was never used.
        Condition::RowEmpty(row) => u8::from(area.row(row).is_empty()),
        // REW-POP-03, REW-POP-12: together with the ship of the last row.
        Condition::AllRowsEmpty => u8::from(area.coupled() == 0),
        // REW-POP-04
        Condition::AgrarianCrews => area.crews[Company::AGRARIAN.index()],
        // REW-POP-05
        Condition::CitySize => Letter::ALL.into_iter().map(|l| area.city(l).size()).max().unwrap_or(0),
        // REW-POP-06
        Condition::Shields => area.shields,
        // REW-POP-07
        Condition::Satellites => area.satellites.len,
        // REW-POP-08
        Condition::Shuttles => area.shuttles.len,
        // REW-POP-09, REW-EDGE-14: also points of chapter one.
        Condition::Score => return area.score,
        // REW-POP-10
        Condition::Companies => area.companies(),
        // REW-POP-11
        Condition::RowsStarted => u8::from(!area.defence.is_empty()) + area.letters().count() as u8,
    };
    i16::from(reached)
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look};

    #[test]
    fn rew_ex_45_the_score_ship_counts_the_others() {
        let score = |before: i16| {
            let mut table = Fixture::chapter_two(3)
                .no_ships_but(&["ship_row_4", "ship_score"])
                .row(0, 4, &["shuttle_0"])
                .row(1, 4, &["shuttle_0"])
                .score(0, before)
                .scenario();
            table.play("decouple 4");
            table.score(0)
        };
        assert_eq!((score(66), score(65)), (75, 69));
    }

    #[test]
    fn rew_pop_02_rows_never_used_and_pop_12_the_last_row() {
        let rows = Fixture::chapter_two(2).row(0, 1, &["shuttle_0"]).row(1, 2, &["shuttle_0", "shuttle_0"]);
        let mut table = rows.scenario();
        table.play("decouple 1");
        let rows = ["ship_row_1", "ship_row_2", "ship_row_3", "ship_row_4", "ship_row_5", "ship_all_rows"];
        assert_eq!(table.ships(0), rows);
    }
}
