//! Chapter one, C: leave the round. Ledger: REW-LEAVE.
//!
//! Worked examples: REW-EX-28.

use orrery_core::{Audience, Illegal, Seat, Sink, ensure};

use super::scoring;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Source, Stage, State};
use crate::vocab::Cards;

/// REW-TURN-05: always possible at the beginning of a turn, also of the very first (REW-EDGE-04).
pub(crate) fn check(state: &State) -> Result<(), Illegal> {
    ensure!("REW-FLOW-06", state.stage == Stage::Turn);
    Ok(())
}

/// REW-LEAVE-01, REW-LEAVE-02: a point for each card left, so none without cards; the cards go face down to
/// the discard pile. The player takes no further turn in this round (REW-LEAVE-03).
pub(crate) fn leave(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let area = &mut state.areas[seat.index()];
    let cards = std::mem::replace(&mut area.hand, Cards::NONE);
    let count = cards.len();
    area.discarded = cards;
    state.left.insert(seat);
    // REW-INFO-11: the others learn how many cards it was, not which.
    sink.emit(Audience::only(seat), Event::LeftRound { seat, count, cards: Some(cards) });
    sink.emit(Audience::except(seat), Event::LeftRound { seat, count, cards: None });
    scoring::award(state, seat, Source::CardsLeft, i16::from(count) * COMPONENTS.leave_points, sink);
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;
    use orrery_core::Seat;

    #[test]
    fn rew_leave_01_a_point_for_each_card() {
        let mut table = Fixture::chapter_one(2).hand(0, &[1, 1, 4, 5]).hand(1, &[2]).table();
        table.play("leave");
        assert_eq!(table.score(0), 4);
        assert!(table.state.left.contains(Seat(0)));
        assert_eq!(table.state.area(Seat(0)).discarded.len(), 4);
    }
}
