//! Phase 4: the turn order by satisfaction. Ledger: EVA-ORDER, EVA-SOLO-22. Worked examples: EVA-EX-07, EVA-EX-30,
//! EVA-EX-31.

use orrery_core::{Dice, Sink};

use super::Context;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{State, Who, satisfaction};

/// Satisfaction in halves (EVA-ORDER-01); the neutral colour stands 2.5 below the opponent (EVA-SOLO-22).
fn halves(state: &State, who: Who) -> i32 {
    let opponent = 2 * i32::from(satisfaction(state.solo.stadiums));
    match who {
        Who::Player(seat) => {
            let player = state.player(seat);
            2 * i32::from(player.satisfaction(player.all_stadiums()))
        }
        Who::Opponent => opponent,
        Who::Neutral => opponent + COMPONENTS.figures.neutral_offset,
    }
}

/// EVA-ORDER-02: the highest first; EVA-ORDER-03, EVA-OPEN-34: equals reverse their previous order. It holds until it
/// is determined again (EVA-ORDER-04).
pub(crate) fn determine<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let places = usize::from(ctx.state.places);
    let mut order = ctx.state.order;
    order[..places].reverse();
    // Insertion keeps the order of equals, which has just been reversed.
    for i in 1..places {
        let mut j = i;
        while j > 0 && halves(ctx.state, order[j]) > halves(ctx.state, order[j - 1]) {
            order.swap(j, j - 1);
            j -= 1;
        }
    }
    ctx.state.order = order;
    ctx.tell(Event::OrderSet { order: order[..places].iter().copied().collect() });
}
