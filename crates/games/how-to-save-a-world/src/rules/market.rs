//! The display: buying and gaining cards, filling gaps. Ledger: HSW-CARD-01 to HSW-CARD-12, HSW-CARD-16,
//! HSW-CARD-17, HSW-APPR-04.

use orrery_core::{Audience, Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink, ensure};

use super::{Context, payment, question, reactions};
use crate::action::Action;
use crate::components::{COMPONENTS, Trigger};
use crate::event::Event;
use crate::state::{CardSet, Frame, State};
use crate::vocab::{Card, CardPick, CardType};

/// The price of a card (HSW-CARD-03): the number of cards owned, less the discounts of the effect and of
/// technologies (HSW-TECH-06), at least 0.
pub(crate) fn price(state: &State, seat: Seat, discount: u8, parts: &mut impl Parts) -> u8 {
    let owned = state.owned(seat).len();
    parts.part("HSW-CARD-03", owned.into(), || Message::new("part-cards-owned"));
    let mut price = owned;
    let less = discount.min(price);
    price -= less;
    parts.part("HSW-FX-04", -i32::from(less), || Message::new("part-discount"));
    if state.seat(seat).can(COMPONENTS.abilities.card_discount) {
        let less = COMPONENTS.abilities.card_discount_n.min(price);
        price -= less;
        parts.part("HSW-TECH-06", -i32::from(less), || {
            Message::new("part-technology").name("technology", discount_name())
        });
    }
    price
}

/// The technology that makes cards cheaper.
fn discount_name() -> &'static str {
    let place = COMPONENTS.abilities.card_discount.trailing_zeros() as usize;
    COMPONENTS.developments.get(place).map_or("", |development| development.id)
}

/// The cards of the display that the effect allows and the player can pay; without a price, all of them
/// (HSW-CARD-06).
fn takeable(state: &State, seat: Seat, pick: CardPick, discount: Option<u8>) -> CardSet {
    let price = discount.map_or(0, |discount| price(state, seat, discount, &mut NoParts));
    let mut cards = CardSet::NONE;
    for card_type in CardType::ALL.into_iter().filter(|&card_type| pick.allows(card_type)) {
        if price <= payment::worth(state.seat(seat), card_type.price()) {
            state.display[card_type.index()].iter().flatten().for_each(|&card| cards.insert(card));
        }
    }
    cards
}

pub(crate) fn legal_take(
    state: &State,
    seat: Seat,
    pick: CardPick,
    discount: Option<u8>,
    out: &mut Vec<Action>,
) {
    out.extend(takeable(state, seat, pick, discount).iter().map(|card| Action::Take { card }));
}

pub(crate) fn check_take(
    state: &State,
    seat: Seat,
    card: Card,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let Some(&Frame::Market { pick, discount, .. }) = question(state) else {
        return Err(Illegal::new("HSW-CARD-01"));
    };
    ensure!("HSW-CARD-02", card.index() < Card::COUNT && pick.allows(card.card_type()));
    ensure!("HSW-CARD-02", state.display.iter().flatten().any(|&slot| slot == Some(card)));
    let Some(discount) = discount else { return Ok(()) };
    let resource = card.card_type().price();
    let cost = price(state, seat, discount, &mut NoParts);
    let have = payment::worth(state.seat(seat), resource);
    checks.require("HSW-CARD-08", cost <= have, || payment::need(resource, cost, have))
}

/// HSW-CARD-08: who cannot pay does not buy.
pub(crate) fn settle<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    pick: CardPick,
    discount: Option<u8>,
) -> bool {
    let nothing = takeable(ctx.state, seat, pick, discount).is_empty();
    if nothing {
        ctx.state.stack.pop();
    }
    nothing
}

/// Chooses a card; its price is paid first.
pub(crate) fn choose<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    let Some(&Frame::Market { discount, .. }) = ctx.state.stack.last() else { return };
    let cost = discount.map_or(0, |discount| price(ctx.state, seat, discount, &mut NoParts));
    if let Some(Frame::Market { paying, .. }) = ctx.state.stack.last_mut() {
        *paying = Some(card);
    }
    ctx.state.stack.push(Frame::Pay { resource: card.card_type().price(), cost });
}

/// HSW-CARD-05, HSW-CARD-09: the card comes into the hand and leaves a gap; then a window
/// (HSW-REACT-14 (e)).
pub(crate) fn take<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    card: Card,
    discount: Option<u8>,
) {
    let price = discount.map(|discount| price(ctx.state, seat, discount, &mut NoParts));
    if let Some(Frame::Market { left, paying, .. }) = ctx.state.stack.last_mut() {
        *paying = None;
        *left -= 1;
        if *left == 0 {
            ctx.state.stack.pop();
        }
    }
    let row = &mut ctx.state.display[card.card_type().index()];
    row.iter_mut().filter(|slot| **slot == Some(card)).for_each(|slot| *slot = None);
    ctx.state.seat_mut(seat).hand.insert(card);
    ctx.state.turn.acquired.insert(card);
    // HSW-INFO-03: everybody sees it.
    ctx.tell(Event::CardTaken { seat, card, price });
    reactions::fulfil(ctx, seat, Trigger::GainCard(card.card_type()));
    reactions::open_window(ctx.state);
}

/// HSW-CARD-10, HSW-CARD-16, HSW-OPEN-43: cards slide to the right, gaps are filled from the left, row by row.
pub(crate) fn refill<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for card_type in CardType::ALL {
        let row = ctx.state.display[card_type.index()];
        let mut slid = [None; 3];
        let mut free = slid.len();
        for card in row.into_iter().rev().flatten() {
            free -= 1;
            slid[free] = Some(card);
        }
        for gap in &mut slid[..free] {
            *gap = draw(ctx, card_type);
        }
        // HSW-CARD-11: gaps that cannot be filled stay.
        ctx.state.display[card_type.index()] = slid;
    }
}

/// HSW-APPR-04, HSW-EX-21: the rightmost card of each row leaves. It need not lie at the right end: a gap
/// that could not be filled may be there.
pub(crate) fn refresh<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for card_type in CardType::ALL {
        let row = &mut ctx.state.display[card_type.index()];
        if let Some(card) = row.iter_mut().rev().find_map(Option::take) {
            ctx.state.row_discard.insert(card);
            ctx.tell(Event::CardLeft { card });
        }
    }
    refill(ctx);
}

/// Turns up the top card of a deck. HSW-CARD-11, HSW-OPEN-20: an empty deck is made anew from its row discard.
fn draw<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, card_type: CardType) -> Option<Card> {
    let state = &mut *ctx.state;
    let deck = state.deck.only(card_type);
    let card = if let Some(card) = deck.pick(ctx.dice) {
        state.deck.remove(card);
        card
    } else if let Some(card) = take_bottom(state, card_type) {
        card
    } else {
        let pile = state.row_discard.only(card_type);
        let card = pile.pick(ctx.dice)?;
        state.row_discard = state.row_discard.without(pile);
        state.deck = state.deck.or(pile);
        state.deck.remove(card);
        ctx.tell(Event::DeckShuffled { row: card_type, count: pile.len() });
        card
    };
    ctx.state.seen.insert(card);
    // A deck of one card is drawn from without dice, and still nobody knew it.
    ctx.reveal::<Event>(Audience::ALL);
    ctx.tell(Event::CardRevealed { card });
    Some(card)
}

/// HSW-SETUP-25: under the species deck lie the returned cards, that of the start player on top.
fn take_bottom(state: &mut State, card_type: CardType) -> Option<Card> {
    if card_type != CardType::Species {
        return None;
    }
    state.bottom.iter_mut().find_map(Option::take)
}
