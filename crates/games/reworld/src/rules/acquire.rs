//! Chapter one, A: acquire a module. Ledger: REW-TURN, REW-ACQ; prices in [`payment`](super::payment).
//!
//! Worked examples: REW-EX-01, REW-EX-12.

use std::ops::ControlFlow;

use orrery_core::{Audience, Illegal, Sink, ensure};

use super::payment::{self, Payment, Payments};
use super::{scoring, start_marker};
use crate::action::Action;
use crate::components::{COMPONENTS, Kind};
use crate::event::Event;
use crate::state::{Laid, Source, Stage, State};
use crate::vocab::{Number, Slot, Tile};

/// REW-TURN-02, REW-CHOICE-02: one module (REW-ACQ-08), the marker, or leaving. When neither A nor B is
/// possible, leaving is the only choice, and is still asked (REW-TURN-10, REW-EDGE-01, REW-EDGE-03).
#[inline]
pub(crate) fn each_turn_choice(
    state: &State,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let hand = state.area(state.turn).hand;
    let affordable = payment::affordable(hand);
    // Four cards pay for everything, so the price matters only to a small hand.
    let rich = hand.len() >= payment::MOST;
    for slot in Slot::all() {
        // REW-TURN-03: arms that hold a module which the hand can pay for.
        let payable = || !affordable.and(payment::allowed(payment::demands(state, slot))).is_empty();
        if state.arms[slot.index()].exists() && (rich || payable()) {
            visit(Action::Acquire { slot })?;
        }
    }
    if start_marker::is_free(state) {
        visit(Action::TakeMarker)?;
    }
    visit(Action::Leave)
}

/// REW-ACQ-01: the arm must hold a module; REW-PAY-09, REW-OPEN-42: the hand must be able to pay for it.
pub(crate) fn check_slot(state: &State, slot: Slot) -> Result<(), Illegal> {
    ensure!("REW-ACQ-01", state.arms[slot.index()].exists());
    ensure!("REW-PAY-09", !options(state, slot).is_empty());
    ensure!("REW-FLOW-06", state.stage == Stage::Turn);
    Ok(())
}

/// The payments for a slot that the player in turn can make.
pub(crate) fn options(state: &State, slot: Slot) -> Payments {
    payment::affordable(state.area(state.turn).hand).and(payment::allowed(payment::demands(state, slot)))
}

/// REW-CHOICE-03: the choices of cards for a slot.
pub(crate) fn payments(state: &State, slot: Slot) -> impl Iterator<Item = Action> {
    options(state, slot).iter().map(|cards| Action::Pay { cards })
}

/// The cards must be in the hand and serve the demands.
pub(crate) fn check_cards(state: &State, cards: Payment) -> Result<(), Illegal> {
    ensure!("REW-PAY-09", payment::affordable(state.area(state.turn).hand).contains(cards));
    let Stage::Pay(slot) = state.stage else { return Err(Illegal::new("REW-FLOW-06")) };
    let demands = payment::demands(state, slot);
    if payment::allowed(demands).contains(cards) {
        Ok(())
    } else {
        Err(Illegal::new(payment::price_rule(demands)))
    }
}

/// The choices of the top card.
pub(crate) fn tops(cards: Payment) -> impl Iterator<Item = Action> {
    cards.cards().numbers().map(|card| Action::Top { card })
}

/// REW-ACQ-03: one of the played cards lies on top.
pub(crate) fn check_top(state: &State, card: Number) -> Result<(), Illegal> {
    let Stage::Top(_, cards) = state.stage else { return Err(Illegal::new("REW-FLOW-06")) };
    ensure!("REW-ACQ-03", cards.cards().count(card) > 0);
    Ok(())
}

/// REW-ACQ-01, REW-ACQ-02: the cards go face up to the slot (REW-INFO-06), the module at once to the open end
/// of the row that the top card names (REW-ACQ-04, REW-ACQ-05). It is never moved again before chapter two
/// (REW-ACQ-06).
pub(crate) fn acquire(
    state: &mut State,
    slot: Slot,
    cards: Payment,
    top: Number,
    sink: &mut impl Sink<Event>,
) {
    let seat = state.turn;
    let area = &mut state.areas[seat.index()];
    for (held, paid) in area.hand.0.iter_mut().zip(cards.cards().0) {
        *held -= paid;
    }
    state.slots[slot.index()] = Some(Laid { cards, top });
    let tile = std::mem::replace(&mut state.arms[slot.index()], Tile::NONE);
    area.rows[top.index()].push(&mut state.tiles, tile);
    let module = state.module(tile);
    sink.emit(Audience::ALL, Event::Acquired { seat, slot, tile, module, cards, bay: top });
    // REW-ACQ-07: a terrabot scores the points of the round.
    if let Kind::Terrabot(_) = module.kind() {
        let points = COMPONENTS.terrabot_points[usize::from(state.round) - 1];
        scoring::award(state, seat, Source::Terrabots, points, sink);
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::Fixture;
    use orrery_core::Seat;

    #[test]
    fn rew_acq_04_top_card_names_the_bay() {
        let mut table = Fixture::chapter_one(2)
            .hand(0, &[4, 5, 5])
            .cards("u02", &[3], 3)
            .module("u03", "terrabot_c")
            .table();
        table.play("acquire u03").play("pay 4 5").play("top 4");
        assert_eq!(table.row(0, 4), ["terrabot_c"]);
        assert_eq!(table.state.area(Seat(0)).hand.len(), 1);
        assert_eq!(table.score(0), 4);
    }

    #[test]
    fn rew_choice_17_a_single_way_to_pay_is_not_asked() {
        let mut table = Fixture::chapter_one(2).hand(0, &[2, 2]).module("u03", "shuttle_1").table();
        table.play("acquire u03");
        assert_eq!(table.row(0, 2), ["shuttle_1"]);
        assert_eq!(table.state.turn, Seat(1));
    }

    #[test]
    fn rew_open_42_an_arm_that_the_hand_cannot_pay_for() {
        let slots = Fixture::chapter_one(2).hand(0, &[5, 5]).cards("u02", &[1], 1).cards("u04", &[3], 3);
        let mut table = slots.table();
        table.refuse("acquire u03", "REW-PAY-09");
        assert!(table.legal().contains(&"acquire u01".into()));
    }

    #[test]
    fn refusals_name_the_price_rule() {
        let mut table = Fixture::chapter_one(2)
            .hand(0, &[1, 3, 4, 4])
            .cards("u02", &[1], 1)
            .cards("u04", &[3], 3)
            .table();
        table.refuse("acquire u02", "REW-ACQ-01").refuse("pay 1", "REW-FLOW-06").play("acquire u03");
        table.refuse("pay 5", "REW-PAY-09").refuse("pay 4", "REW-PAY-04").refuse("pay 4 4", "REW-PAY-04");
        table.play("pay 1 3").refuse("top 4", "REW-ACQ-03").play("top 3");
        assert_eq!(table.state.turn, Seat(1));
    }
}
