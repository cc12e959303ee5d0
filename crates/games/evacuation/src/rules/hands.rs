//! Action cards: dealing, drawing, discarding, laying down. Ledger: EVA-ADV-02, EVA-ADV-05, EVA-ADV-10 to
//! EVA-ADV-12, EVA-ADV-17, EVA-ADV-18.

use orrery_core::{Dice, Illegal, Seat, Seats, Sink, ensure};

use super::{Choices, Context};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Player, State, Step, Task};
use crate::vocab::{Card, CardSet};

/// Draws cards into a hand (EVA-ADV-11).
pub(crate) fn draw<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, count: u8) {
    let mut drawn = CardSet::NONE;
    for _ in 0..count {
        if ctx.state.deck.is_empty() {
            shuffle_discards(ctx);
        }
        let deck = &mut ctx.state.deck;
        let Some(card) = deck.nth(ctx.dice.below(deck.len().into())) else { break };
        deck.remove(card);
        ctx.state.player_mut(seat).cards.hand.insert(card);
        drawn.insert(card);
    }
    let count = drawn.len();
    if count > 0 {
        ctx.tell_only(seat, Event::CardsDrawn { seat, count, cards: Some(drawn.iter().collect()) });
        ctx.tell_others(seat, Event::CardsDrawn { seat, count, cards: None });
    }
}

/// The discard pile becomes the draw stack.
pub(crate) fn shuffle_discards<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let before = ctx.state.deck;
    for player in &mut ctx.state.players {
        ctx.state.deck = ctx.state.deck.or(player.cards.discarded);
        player.cards.discarded = CardSet::NONE;
    }
    if ctx.state.deck != before {
        ctx.tell(Event::DeckShuffled);
    }
}

/// Everybody discards down to the hand limit, secretly and at the same time (EVA-DEC-03).
pub(crate) fn begin_choice(state: &mut State) {
    state.step = Step::Hand;
    state.busy = state.seats().filter(|&seat| to_mark(state.player(seat)) > 0).collect::<Seats>();
}

/// How many cards of the hand are still to be marked.
pub(crate) fn to_mark(player: &Player) -> u8 {
    player.cards.hand.len().saturating_sub(player.cards.marked.len()).saturating_sub(COMPONENTS.figures.keep)
}

pub(crate) fn legal_mark(state: &State, seat: Seat, out: &mut impl Choices) {
    let cards = &state.player(seat).cards;
    for card in cards.hand.minus(cards.marked).iter() {
        out.add(Action::Discard { card });
    }
}

pub(crate) fn check_mark(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let cards = &state.player(seat).cards;
    ensure!("EVA-DEC-03", cards.hand.minus(cards.marked).contains(card));
    Ok(())
}

pub(crate) fn mark<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    let player = ctx.state.player_mut(seat);
    player.cards.marked.insert(card);
    if to_mark(player) == 0 {
        ctx.state.busy.remove(seat);
    }
}

/// All have chosen: the marked cards go to the discard pile, face down (EVA-ADV-18).
pub(crate) fn commit_choice<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for seat in ctx.state.seats() {
        let marked = ctx.state.player(seat).cards.marked;
        ctx.state.player_mut(seat).cards.marked = CardSet::NONE;
        discard_cards(ctx, seat, marked);
    }
}

fn discard_cards<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, gone: CardSet) {
    let cards = &mut ctx.state.player_mut(seat).cards;
    cards.hand = cards.hand.minus(gone);
    cards.discarded = cards.discarded.or(gone);
    let count = gone.len();
    if count > 0 {
        ctx.tell_only(seat, Event::CardsDiscarded { seat, count, cards: Some(gone.iter().collect()) });
        ctx.tell_others(seat, Event::CardsDiscarded { seat, count, cards: None });
    }
}

/// EVA-ADV-05: any card of the hand.
pub(crate) fn legal_lay_down(state: &State, seat: Seat, out: &mut impl Choices) {
    for card in state.player(seat).cards.hand.iter() {
        out.add(Action::LayDown { card });
    }
}

pub(crate) fn check_lay_down(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    ensure!("EVA-ADV-05", state.player(seat).cards.hand.contains(card));
    Ok(())
}

pub(crate) fn lay_down<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    ctx.state.tasks.pop();
    let cards = &mut ctx.state.player_mut(seat).cards;
    cards.hand.remove(card);
    cards.face_down.insert(card);
    ctx.tell_only(seat, Event::CardLaidDown { seat, card: Some(card) });
    ctx.tell_others(seat, Event::CardLaidDown { seat, card: None });
}

/// EVA-ADV-10: a turn with an action ends with a card, and a hand of four at most.
pub(crate) fn end_turn<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    ctx.state.tasks.pop();
    if ctx.state.is_advanced() {
        draw(ctx, seat, 1);
        demand_discard(ctx.state, seat);
    }
}

fn demand_discard(state: &mut State, seat: Seat) {
    if state.player(seat).cards.hand.len() > COMPONENTS.figures.keep {
        state.tasks.push(Task::DiscardDown);
    }
}

/// EVA-DEC-20
pub(crate) fn legal_discard(state: &State, seat: Seat, out: &mut impl Choices) {
    for card in state.player(seat).cards.hand.iter() {
        out.add(Action::Discard { card });
    }
}

pub(crate) fn check_discard(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    ensure!("EVA-DEC-20", state.player(seat).cards.hand.contains(card));
    Ok(())
}

pub(crate) fn discard<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    ctx.state.tasks.pop();
    discard_cards(ctx, seat, [card].into_iter().collect());
    demand_discard(ctx.state, seat);
}

/// EVA-ADV-17: played cards and discards are shuffled into the draw stack; everybody draws in turn order.
pub(crate) fn year_end<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for player in &mut ctx.state.players {
        let cards = &mut player.cards;
        cards.discarded = cards.discarded.or(cards.face_down).or(cards.face_up);
        cards.face_down = CardSet::NONE;
        cards.face_up = CardSet::NONE;
    }
    shuffle_discards(ctx);
    for seat in ctx.state.in_order() {
        draw(ctx, seat, COMPONENTS.figures.draw_year_end);
    }
}
