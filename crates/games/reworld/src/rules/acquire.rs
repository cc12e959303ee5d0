//! Chapter one, A: acquire a module. Ledger: REW-TURN, REW-ACQ; prices in [`payment`] and [`price`].
//!
//! Worked examples: REW-EX-01, REW-EX-12.

use std::ops::ControlFlow;

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Seat, Sink};

use super::payment::{self, Payment};
use super::{Context, check_step, price, require_first, scoring, start_marker};
use crate::action::Action;
use crate::components::{COMPONENTS, Kind};
use crate::event::Event;
use crate::state::{Laid, Source, Stage, State};
use crate::vocab::{Cards, Number, Slot, Tile};

/// REW-TURN-02, REW-CHOICE-02: one module (REW-ACQ-08), the marker, or leaving. When neither A nor B is
/// possible, leaving is the only choice, and is still asked (REW-TURN-10, REW-EDGE-01, REW-EDGE-03).
#[inline]
pub(crate) fn legal_turn(
    state: &State,
    seat: Seat,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let hand = state.area(seat).hand;
    // Four cards pay for everything, so the price matters only to a small hand.
    let rich = hand.len() >= payment::MOST;
    for slot in Slot::all() {
        // REW-TURN-03: arms that hold a module which the hand can pay for.
        if state.arms[slot.index()].exists() && (rich || is_payable(state, hand, slot)) {
            visit(Action::Acquire { slot })?;
        }
    }
    if start_marker::is_free(state) {
        visit(Action::TakeMarker)?;
    }
    visit(Action::Leave)
}

#[inline]
fn is_payable(state: &State, hand: Cards, slot: Slot) -> bool {
    price::price(state, hand, slot, &mut NoParts) <= i32::from(hand.len())
}

/// REW-ACQ-01: the arm must hold a module; REW-PAY-09, REW-OPEN-42: the hand must be able to pay for it.
pub(crate) fn check_acquire(
    state: &State,
    seat: Seat,
    slot: Slot,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let tile = state.arms[slot.index()];
    require_first!(checks, "REW-ACQ-01", tile.exists(), || match state.tiles.get(tile.index()) {
        Some(data) => {
            Message::new("need-module").name("slot", slot.component()).name("module", data.module.id())
        }
        None => Message::new("need-module-gone").name("slot", slot.component()),
    });
    checks.require("REW-PAY-09", is_payable(state, state.area(seat).hand, slot), || {
        price::words(state, slot, ["need-hand-any", "need-hand-one", "need-hand-same", "need-hand-two"])
            .with("cards", price::list(state.area(seat).hand))
    })?;
    check_step(state, state.stage == Stage::Turn, checks)
}

/// REW-CHOICE-03: the choices of cards for a slot.
pub(crate) fn legal_payments(state: &State, seat: Seat, slot: Slot) -> impl Iterator<Item = Action> {
    let payable = payment::affordable(state.area(seat).hand);
    payable.and(payment::allowed(payment::demands(state, slot))).iter().map(|cards| Action::Pay { cards })
}

/// The cards must be in the hand and serve the demands.
pub(crate) fn check_pay(
    state: &State,
    seat: Seat,
    cards: Payment,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let hand = state.area(seat).hand;
    let held = payment::affordable(hand).contains(cards);
    checks.require("REW-PAY-09", held, || {
        let id = if held { "need-cards" } else { "need-cards-missing" };
        Message::new(id).with("cards", price::list(cards.cards())).with("hand", price::list(hand))
    })?;
    let Stage::Pay(slot) = state.stage else { return check_step(state, false, checks) };
    let demands = payment::demands(state, slot);
    let serves = payment::allowed(demands).contains(cards);
    checks.require(price::price_rule(demands), serves, || {
        price::words(state, slot, ["need-pay-any", "need-pay-one", "need-pay-same", "need-pay-two"])
            .with("cards", price::list(cards.cards()))
    })
}

/// The choices of the top card.
pub(crate) fn legal_tops(cards: Payment) -> impl Iterator<Item = Action> {
    cards.cards().numbers().map(|card| Action::Top { card })
}

/// REW-ACQ-03: one of the played cards lies on top.
pub(crate) fn check_top(state: &State, card: Number, checks: &mut impl Checks) -> Result<(), Illegal> {
    let Stage::Top(_, cards) = state.stage else { return check_step(state, false, checks) };
    let cards = cards.cards();
    let played = cards.count(card) > 0;
    checks.require("REW-ACQ-03", played, || {
        let id = if played { "need-top" } else { "need-top-missing" };
        Message::new(id).number("card", card.get()).with("cards", price::list(cards))
    })
}

/// REW-ACQ-01, REW-ACQ-02: the cards go face up to the slot (REW-INFO-06), the module at once to the open end
/// of the row that the top card names (REW-ACQ-04, REW-ACQ-05). It is never moved again before chapter two
/// (REW-ACQ-06).
pub(crate) fn acquire<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    slot: Slot,
    cards: Payment,
    top: Number,
) -> Option<Stage> {
    let state = &mut *ctx.state;
    let area = &mut state.areas[seat.index()];
    for (held, paid) in area.hand.0.iter_mut().zip(cards.cards().0) {
        *held -= paid;
    }
    state.slots[slot.index()] = Some(Laid { cards, top });
    let tile = std::mem::replace(&mut state.arms[slot.index()], Tile::NONE);
    area.rows[top.index()].push(&mut state.tiles, tile);
    let module = state.module(tile);
    ctx.tell(Event::Acquired { seat, slot, tile, module, cards, bay: top });
    // REW-ACQ-07: a terrabot scores the points of the round.
    if let Kind::Terrabot(_) = module.kind() {
        let points = COMPONENTS.terrabot_points[usize::from(ctx.state.round) - 1];
        scoring::award(ctx, seat, Source::Terrabots, points);
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look};
    use orrery_core::Seat;

    #[test]
    fn rew_acq_04_top_card_names_the_bay() {
        let mut table = Fixture::chapter_one(2)
            .hand(0, &[4, 5, 5])
            .cards("u02", &[3], 3)
            .module("u03", "terrabot_c")
            .scenario();
        table.play("acquire u03").play("pay 4 5").play("top 4");
        assert_eq!(table.row(0, 4), ["terrabot_c"]);
        assert_eq!(table.state.area(Seat(0)).hand.len(), 1);
        assert_eq!(table.score(0), 4);
    }

    #[test]
    fn rew_choice_17_a_single_way_to_pay_is_not_asked() {
        let mut table = Fixture::chapter_one(2).hand(0, &[2, 2]).module("u03", "shuttle_1").scenario();
        table.play("acquire u03");
        assert_eq!(table.row(0, 2), ["shuttle_1"]);
        assert_eq!(table.state.turn, Seat(1));
    }

    #[test]
    fn rew_open_42_an_arm_that_the_hand_cannot_pay_for() {
        let slots = Fixture::chapter_one(2).hand(0, &[5, 5]).cards("u02", &[1], 1).cards("u04", &[3], 3);
        let mut table = slots.scenario();
        table.refuse("acquire u03", "REW-PAY-09");
        assert!(table.legal().contains(&"acquire u01".into()));
    }

    #[test]
    fn refusals_name_the_price_rule() {
        let mut table = Fixture::chapter_one(2)
            .hand(0, &[1, 3, 4, 4])
            .cards("u02", &[1], 1)
            .cards("u04", &[3], 3)
            .scenario();
        table.refuse("acquire u02", "REW-ACQ-01").refuse("pay 1", "REW-FLOW-06").play("acquire u03");
        table.refuse("pay 5", "REW-PAY-09").refuse("pay 4", "REW-PAY-04").refuse("pay 4 4", "REW-PAY-04");
        table.play("pay 1 3").refuse("top 4", "REW-ACQ-03").play("top 3");
        assert_eq!(table.state.turn, Seat(1));
    }
}
