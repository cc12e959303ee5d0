//! Chapter one, C: leave the round. Ledger: REW-LEAVE.
//!
//! Worked examples: REW-EX-28.

use orrery_core::{Checks, Dice, Illegal, Seat, Sink};

use super::{Context, check_step, scoring};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Source, Stage, State};
use crate::vocab::Cards;

/// REW-TURN-05: always possible at the beginning of a turn, also of the very first (REW-EDGE-04).
pub(crate) fn check_leave(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    check_step(state, state.stage == Stage::Turn, checks)
}

/// REW-LEAVE-01, REW-LEAVE-02: a point for each card left, so none without cards; the cards go face down to
/// the discard pile. The player takes no further turn in this round (REW-LEAVE-03).
pub(crate) fn leave<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Option<Stage> {
    let area = &mut ctx.state.areas[seat.index()];
    let cards = std::mem::replace(&mut area.hand, Cards::NONE);
    let count = cards.len();
    area.discarded = cards;
    ctx.state.left.insert(seat);
    // REW-INFO-11: the others learn how many cards it was, not which.
    ctx.tell_only(seat, Event::LeftRound { seat, count, cards: Some(cards) });
    ctx.tell_others(seat, Event::LeftRound { seat, count, cards: None });
    scoring::award(ctx, seat, Source::CardsLeft, i16::from(count) * COMPONENTS.leave_points);
    None
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;
    use orrery_core::Seat;

    #[test]
    fn rew_leave_01_a_point_for_each_card() {
        let mut table = Fixture::chapter_one(2).hand(0, &[1, 1, 4, 5]).hand(1, &[2]).scenario();
        table.play("leave");
        assert_eq!(table.score(0), 4);
        assert!(table.state.left.contains(Seat(0)));
        assert_eq!(table.state.area(Seat(0)).discarded.len(), 4);
    }
}
