//! Reaction cards, and the technologies that answer to the same events. Ledger: HSW-REACT, HSW-TECH-07.
//!
//! A player is asked in a window if, as far as everybody can know, he or she could hold a playable reaction
//! card. So whether the game stops tells nobody anything about a hand (HSW-INFO-12, HSW-OPEN-46).

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::Context;
use crate::action::Action;
use crate::components::{COMPONENTS, Trigger};
use crate::event::Event;
use crate::state::{CardSet, FRAMES, Frame, Phase, State};
use crate::vocab::{Card, CardType, Development, PointSource, Side};

/// The most frames that a reaction card adds before the next window.
const FRAMES_OF_A_CARD: usize = 8;

/// HSW-REACT-03, HSW-REACT-04, HSW-REACT-05, HSW-REACT-17: the event fulfils the condition of all cards that
/// name it, for the rest of the turn. HSW-TECH-07: technologies that are developed by now score, each once
/// per turn. Examples: HSW-EX-11, HSW-EX-18; HSW-OPEN-30 and HSW-OPEN-31 say how its two cards are read.
#[inline]
pub(crate) fn fulfil<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, event: Trigger) {
    let turn = &mut ctx.state.turn;
    turn.fulfilled = turn.fulfilled.or(COMPONENTS.answers[event.index()]);
    let mut scoring =
        ctx.state.seat(seat).technologies & COMPONENTS.scorers[event.index()] & !ctx.state.turn.scored;
    ctx.state.turn.scored |= scoring;
    while scoring != 0 {
        let technology = Development(scoring.trailing_zeros() as u8);
        scoring &= scoring - 1;
        let points = technology.data().scores.as_ref().map_or(0, |scores| scores.points);
        let slot = Side::from(seat).slot();
        ctx.state.points[slot][PointSource::Technologies.index()] += u16::from(points);
        ctx.tell(Event::TechnologyScored { seat, technology, points });
    }
}

/// HSW-REACT-14, HSW-OPEN-17: a unit is finished; a window opens unless the unit lies inside another.
#[inline]
pub(crate) fn open_window(state: &mut State) {
    state.turn.window = state.turn.closed == 0;
}

/// Begins a unit without windows inside.
#[inline]
pub(crate) fn close(state: &mut State) {
    state.turn.closed += 1;
}

/// Ends such a unit.
#[inline]
pub(crate) fn reopen(state: &mut State) {
    state.turn.closed -= 1;
    open_window(state);
}

/// The reaction cards that the player can play now.
#[inline]
fn playable(state: &State, seat: Seat) -> CardSet {
    // HSW-CARD-07: not those acquired in this turn.
    let hand = state.seat(seat).hand.only(CardType::Reaction).without(state.turn.acquired);
    if state.stack.len() + FRAMES_OF_A_CARD > FRAMES { CardSet::NONE } else { hand.and(state.turn.fulfilled) }
}

/// Whether the player could hold a playable card, as far as everybody knows: a card that all have seen, or
/// a hidden one that may be any start card not shown so far.
#[inline]
pub(crate) fn could_react(state: &State, seat: Seat) -> bool {
    if !playable(state, seat).and(state.seen).is_empty() {
        return true;
    }
    let hidden = state.hidden(seat).only(CardType::Reaction);
    !hidden.is_empty() && !state.unshown(CardType::Reaction).and(state.turn.fulfilled).is_empty()
}

/// HSW-REACT-18: whether a card is of any use does not matter.
pub(crate) fn legal_react(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(playable(state, seat).iter().map(|card| Action::React { card }));
}

pub(crate) fn check_react(
    state: &State,
    seat: Seat,
    card: Card,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("HSW-REACT-01", card.index() < Card::COUNT && card.card_type() == CardType::Reaction);
    ensure!("HSW-REACT-01", state.seat(seat).hand.contains(card));
    ensure!("HSW-REACT-12", state.phase == Phase::Resolve);
    // HSW-REACT-11: never inside a payment or another unit.
    ensure!("HSW-REACT-14", state.turn.window);
    ensure!("HSW-CARD-07", !state.turn.acquired.contains(card));
    checks.require("HSW-REACT-01", state.turn.fulfilled.contains(card), || {
        Message::new("need-condition").name("card", card.id())
    })?;
    ensure!("HSW-REACT-16", state.stack.len() + FRAMES_OF_A_CARD <= FRAMES);
    Ok(())
}

/// HSW-REACT-01, HSW-REACT-02, HSW-REACT-15: the card is resolved at once, before anything else goes on.
/// HSW-WORK-12, HSW-OPEN-40: a work effect on it is one of its own. HSW-SPACE-08, HSW-OPEN-12: no rule box
/// reaches it.
pub(crate) fn react<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    ctx.tell(Event::Reacted { seat, card });
    begin_card(ctx.state, seat, card);
    ctx.state.stack.push(Frame::Effects { list: card.data().effects, times: 1, science: false });
}

/// Takes a card from the hand into resolution. Everybody sees it (HSW-INFO-08). HSW-ACT-03: it pays no badges.
/// HSW-ACT-04, HSW-OPEN-11: it is owned all the while.
pub(crate) fn begin_card(state: &mut State, seat: Seat, card: Card) {
    state.seat_mut(seat).hand.remove(card);
    state.seen.insert(card);
    state.turn.resolving.insert(card);
    state.stack.push(Frame::Card { card });
}

/// HSW-REACT-02, HSW-ACT-01, HSW-CARD-15: a resolved card goes to the own discard pile. HSW-REACT-16: after a
/// reaction, the window in which it was played is still open.
pub(crate) fn card_done(state: &mut State, seat: Seat, card: Card) {
    state.stack.pop();
    state.turn.resolving.remove(card);
    state.seat_mut(seat).pile.insert(card);
    if card.card_type() == CardType::Reaction {
        open_window(state);
    }
}
