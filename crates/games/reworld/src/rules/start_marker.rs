//! Chapter one, B: acquire the start player marker. Ledger: REW-START.
//!
//! Worked examples: REW-EX-27.

use orrery_core::{Audience, Illegal, Sink, ensure};

use super::scoring;
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Source, Stage, StartCard, State};
use crate::vocab::Number;

/// REW-START-01, REW-START-04: the space takes one card in a round. The holder of the marker may take it
/// too (REW-START-05, REW-OPEN-07); if nobody does, the marker stays (REW-START-06). A player in turn always
/// has a card (REW-TURN-04, REW-TURN-07), and may spend the last one here (REW-EDGE-02).
pub(crate) fn is_free(state: &State) -> bool {
    state.start_space.is_none()
}

/// Whether the marker can be taken.
pub(crate) fn check_take(state: &State) -> Result<(), Illegal> {
    ensure!("REW-START-01", is_free(state));
    ensure!("REW-FLOW-06", state.stage == Stage::Turn);
    Ok(())
}

/// REW-CHOICE-04: the choices of the card.
pub(crate) fn cards(state: &State) -> impl Iterator<Item = Action> {
    state.area(state.turn).hand.numbers().map(|card| Action::LayCard { card })
}

/// REW-START-02: the card comes from the hand.
pub(crate) fn check_card(state: &State, card: Number) -> Result<(), Illegal> {
    ensure!("REW-START-01", is_free(state));
    ensure!("REW-START-02", state.area(state.turn).hand.count(card) > 0);
    ensure!("REW-FLOW-06", state.stage == Stage::LayCard);
    Ok(())
}

/// REW-START-03: the card goes face down to the space, the marker to the player, who scores a point.
/// The order of this round does not change (REW-TURN-08): it goes by seats, not by the marker.
pub(crate) fn take(state: &mut State, number: Number, sink: &mut impl Sink<Event>) {
    let seat = state.turn;
    state.areas[seat.index()].hand.remove(number);
    state.start_space = Some(StartCard { number, by: seat });
    state.marker = seat;
    // REW-INFO-03, REW-INFO-11: only the player knows the number.
    sink.emit(Audience::only(seat), Event::MarkerTaken { seat, card: Some(number) });
    sink.emit(Audience::except(seat), Event::MarkerTaken { seat, card: None });
    scoring::award(state, seat, Source::StartSpace, COMPONENTS.start_points, sink);
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;
    use orrery_core::Seat;

    #[test]
    fn rew_start_03_a_point_and_the_marker() {
        let mut table = Fixture::chapter_one(3).hand(0, &[1, 5]).marker(2).table();
        table.play("take_marker").refuse("lay_card 3", "REW-START-02").play("lay_card 5");
        assert_eq!((table.score(0), table.state.marker, table.state.turn), (1, Seat(0), Seat(1)));
        table.refuse("take_marker", "REW-START-01");
    }
}
