//! Phase 7: the year ends. Ledger: EVA-YEND, EVA-SOLO-05.

use orrery_core::{Dice, Sink};

use super::{Context, displays, hands};
use crate::event::Event;
use crate::vocab::{Display, StadiumSet};

/// The year in which the stadiums that a solo game has set aside come in.
const STADIUMS_RETURN: u8 = 2;

/// EVA-YEND-01 to EVA-YEND-05. The bonus card of the year leaves with the year (EVA-YEND-02).
pub(crate) fn year_end<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if ctx.state.year == STADIUMS_RETURN && !ctx.state.solo.aside.is_empty() {
        let aside = std::mem::replace(&mut ctx.state.solo.aside, StadiumSet::NONE);
        ctx.state.shelves[Display::Stadium.index()].shuffle_in(aside.0);
    }
    for display in Display::ALL {
        // EVA-YEND-03
        if let Some(item) = ctx.state.shelf(display).at(1) {
            let (ship, stadium, infrastructure) = displays::split(display, item);
            ctx.tell(Event::ItemRemoved { display, ship, stadium, infrastructure });
            displays::take(ctx, display, item);
        } else {
            displays::refill(ctx, display);
        }
    }
    // EVA-YEND-04
    for player in &mut ctx.state.players {
        player.actions = 0;
        player.areas = [0; 4];
        player.passed = false;
    }
    if ctx.state.is_advanced() {
        hands::year_end(ctx);
    }
}
