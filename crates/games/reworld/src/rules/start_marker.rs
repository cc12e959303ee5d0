//! Chapter one, B: acquire the start player marker. Ledger: REW-START.
//!
//! Worked examples: REW-EX-27.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, check_step, scoring};
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
pub(crate) fn check_take_marker(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    check_free(state, checks)?;
    check_step(state, state.stage == Stage::Turn, checks)
}

fn check_free(state: &State, checks: &mut impl Checks) -> Result<(), Illegal> {
    checks.require("REW-START-01", is_free(state), || match state.start_space {
        Some(card) => Message::new("need-start-space-taken").seat("who", card.by),
        None => Message::new("need-start-space"),
    })
}

/// REW-CHOICE-04: the choices of the card.
pub(crate) fn legal_cards(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    state.area(seat).hand.numbers().map(|card| Action::LayCard { card })
}

/// REW-START-02: the card comes from the hand.
pub(crate) fn check_lay_card(
    state: &State,
    seat: Seat,
    card: Number,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    check_free(state, checks)?;
    let held = state.area(seat).hand.count(card);
    checks.require("REW-START-02", held > 0, || {
        Message::new("need-card").number("card", card.get()).number("count", held)
    })?;
    check_step(state, state.stage == Stage::LayCard, checks)
}

/// REW-START-03: the card goes face down to the space, the marker to the player, who scores a point.
/// The order of this round does not change (REW-TURN-08): it goes by seats, not by the marker.
pub(crate) fn take_marker<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    number: Number,
) -> Option<Stage> {
    ctx.state.areas[seat.index()].hand.remove(number);
    ctx.state.start_space = Some(StartCard { number, by: seat });
    ctx.state.marker = seat;
    // REW-INFO-03, REW-INFO-11: only the player knows the number.
    ctx.tell_only(seat, Event::MarkerTaken { seat, card: Some(number) });
    ctx.tell_others(seat, Event::MarkerTaken { seat, card: None });
    scoring::award(ctx, seat, Source::StartSpace, COMPONENTS.start_points);
    None
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;
    use orrery_core::Seat;

    #[test]
    fn rew_start_03_a_point_and_the_marker() {
        let mut table = Fixture::chapter_one(3).hand(0, &[1, 5]).marker(2).scenario();
        table.play("take_marker").refuse("lay_card 3", "REW-START-02").play("lay_card 5");
        assert_eq!((table.score(0), table.state.marker, table.state.turn), (1, Seat(0), Seat(1)));
        table.refuse("take_marker", "REW-START-01");
    }
}
