//! Playing an action card as a turn. Ledger: HSW-ACT, HSW-TECH-05.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink, ensure};

use super::{Context, effects, payment, reactions};
use crate::action::Action;
use crate::components::{COMPONENTS, TURN_COST, Trigger};
use crate::event::Event;
use crate::state::{Frame, Phase, State};
use crate::vocab::{Card, CardType, Resource};

/// HSW-ACT-01: 1 energy; nothing with HSW-TECH-05.
pub(crate) fn price(state: &State, seat: Seat, parts: &mut impl Parts) -> u8 {
    parts.part("HSW-ACT-01", TURN_COST.into(), || Message::new("part-action-card"));
    let technology = COMPONENTS.abilities.action_card_free;
    if !state.seat(seat).can(technology) {
        return TURN_COST;
    }
    parts.part("HSW-TECH-05", -i32::from(TURN_COST), || {
        let development = COMPONENTS.developments.get(technology.trailing_zeros() as usize);
        Message::new("part-technology").name("technology", development.map_or("", |d| d.id))
    });
    0
}

/// HSW-ACT-07: whether option B can be chosen at all.
pub(crate) fn is_payable(state: &State, seat: Seat) -> bool {
    price(state, seat, &mut NoParts) <= payment::worth(state.seat(seat), Resource::Energy)
}

/// HSW-ACT-05: whether a card is of any use does not matter.
pub(crate) fn legal_play(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if is_payable(state, seat) {
        let cards = state.seat(seat).hand.only(CardType::Action);
        out.extend(cards.iter().map(|card| Action::Play { card }));
    }
}

pub(crate) fn check_play(
    state: &State,
    seat: Seat,
    card: Card,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("HSW-TURN-01", state.phase == Phase::Turn);
    ensure!("HSW-ACT-02", card.index() < Card::COUNT && card.card_type() == CardType::Action);
    ensure!("HSW-ACT-02", state.seat(seat).hand.contains(card));
    let (cost, have) = (price(state, seat, &mut NoParts), payment::worth(state.seat(seat), Resource::Energy));
    checks.require("HSW-ACT-07", cost <= have, || payment::need(Resource::Energy, cost, have))
}

/// HSW-ACT-01: pay, execute the effect, then put the card on the own discard pile.
pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    let cost = price(ctx.state, seat, &mut NoParts);
    ctx.tell(Event::CardPlayed { seat, card });
    reactions::begin_card(ctx.state, seat, card);
    ctx.state.stack.push(Frame::Start { card });
    ctx.state.stack.push(Frame::Pay { resource: Resource::Energy, cost });
}

/// HSW-ACT-06: the card counts as played once it is paid.
pub(crate) fn paid<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    ctx.state.stack.pop();
    reactions::fulfil(ctx, seat, Trigger::PlayAction);
    effects::push(ctx.state, card.data().effects, 1, false);
}
