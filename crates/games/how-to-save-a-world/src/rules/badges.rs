//! Spending badges: tiles and cards, one after the other. Ledger: HSW-BADGE, HSW-SPACE-07, HSW-TECH-01.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Context, effects, question};
use crate::action::Action;
use crate::components::{COMPONENTS, List};
use crate::event::Event;
use crate::state::{CardSet, Frame, State};
use crate::vocab::{Badge, Card, CardType};

/// A payment in badges, as far as it has come.
#[derive(Clone, Copy)]
struct Payment {
    badge: Badge,
    limit: u8,
    need: u8,
    got: u8,
    smallest: u8,
    /// Whether science badges count as any type (HSW-TECH-01, HSW-EX-10).
    wild: bool,
}

impl Payment {
    fn of(state: &State, seat: Seat, frame: &Frame) -> Option<Payment> {
        let &Frame::Badges { badge, limit, need, got, smallest } = frame else { return None };
        let wild = badge != Badge::Science && state.seat(seat).can(COMPONENTS.abilities.science_badge_wild);
        Some(Payment { badge, limit, need, got, smallest, wild })
    }

    /// Whether tiles of this type can be turned for it (HSW-BADGE-15).
    fn accepts(self, badge: Badge) -> bool {
        badge == self.badge || self.wild && badge == Badge::Science
    }

    /// The badges of a card that count (HSW-BADGE-04, HSW-BADGE-15).
    fn usable(self, card: Card) -> u8 {
        let science = if self.wild { card.badges(Badge::Science) } else { 0 };
        card.badges(self.badge) + science
    }

    /// Whether as many badges as can be of use are spent.
    fn is_full(self) -> bool {
        self.limit != 0 && self.got >= self.limit
    }

    /// HSW-BADGE-14, HSW-OPEN-41: without the smallest tile or card the limit would not be reached.
    fn is_needed(self, usable: u8) -> bool {
        usable > 0 && (self.limit == 0 || self.got + usable - self.smallest.min(usable) < self.limit)
    }

    fn with(mut self, usable: u8) -> Payment {
        self.got += usable;
        self.smallest = self.smallest.min(usable);
        self
    }
}

/// The cards of a hand that may be discarded for badges at all (HSW-BADGE-09).
fn cards(state: &State, seat: Seat) -> CardSet {
    state.seat(seat).hand.without(state.turn.acquired)
}

/// Whether the need can still be met after the payment stands as it does, with what is left. The smallest
/// tile or card counts against the limit, so not every order of spending leads there.
fn can_be_met(
    state: &State,
    seat: Seat,
    payment: Payment,
    without_tile: Option<Badge>,
    without: Option<Card>,
) -> bool {
    if payment.got >= payment.need {
        return true;
    }
    // How many tiles and cards are left, by usable badges.
    let mut left = [0u8; 8];
    for badge in Badge::ALL.into_iter().filter(|&b| payment.accepts(b)) {
        let tiles = state.seat(seat).active_tiles[badge.index()];
        left[1] += tiles - u8::from(without_tile == Some(badge)).min(tiles);
    }
    for card in cards(state, seat).iter().filter(|&card| Some(card) != without) {
        left[usize::from(payment.usable(card)).min(7)] += 1;
    }
    reaches(payment, &left, 7)
}

fn reaches(payment: Payment, left: &[u8; 8], size: usize) -> bool {
    if payment.got >= payment.need {
        return true;
    }
    if size == 0 {
        return false;
    }
    if reaches(payment, left, size - 1) {
        return true;
    }
    left[size] > 0 && payment.is_needed(size as u8) && {
        let mut rest = *left;
        rest[size] -= 1;
        reaches(payment.with(size as u8), &rest, size)
    }
}

fn may_turn(state: &State, seat: Seat, payment: Payment, badge: Badge) -> bool {
    payment.accepts(badge)
        && state.seat(seat).active_tiles[badge.index()] > 0
        && payment.is_needed(1)
        && can_be_met(state, seat, payment.with(1), Some(badge), None)
}

fn may_discard(state: &State, seat: Seat, payment: Payment, card: Card) -> bool {
    let usable = payment.usable(card);
    payment.is_needed(usable) && can_be_met(state, seat, payment.with(usable), None, Some(card))
}

/// The most badges that the player could spend as knowledge.
pub(crate) fn science(state: &State, seat: Seat) -> u8 {
    let on_cards = cards(state, seat).iter().map(|card| card.badges(Badge::Science));
    on_cards.fold(state.seat(seat).active_tiles[Badge::Science.index()], u8::saturating_add)
}

/// Whether the player could spend one more, as far as everybody knows (HSW-OPEN-46). Hidden cards could be any
/// that nobody has shown.
fn could_spend(state: &State, seat: Seat, payment: Payment) -> bool {
    if payment.is_full() {
        return false;
    }
    let tile = |badge: Badge| {
        payment.accepts(badge) && state.seat(seat).active_tiles[badge.index()] > 0 && payment.is_needed(1)
    };
    if Badge::ALL.into_iter().any(tile) {
        return true;
    }
    if cards(state, seat).and(state.seen).iter().any(|card| payment.is_needed(payment.usable(card))) {
        return true;
    }
    let hidden = state.hidden(seat);
    CardType::ALL.into_iter().any(|card_type| {
        !hidden.only(card_type).is_empty()
            && state.unshown(card_type).iter().any(|card| payment.usable(card) > 0)
    })
}

/// Whether the payment can end here (HSW-OPEN-48): enough is spent, or nothing more can be.
pub(crate) fn may_stop(state: &State, seat: Seat, frame: &Frame) -> bool {
    let Some(payment) = Payment::of(state, seat, frame) else { return false };
    payment.got >= payment.need || !can_spend(state, seat, payment)
}

fn can_spend(state: &State, seat: Seat, payment: Payment) -> bool {
    Badge::ALL.into_iter().any(|badge| may_turn(state, seat, payment, badge))
        || cards(state, seat).iter().any(|card| may_discard(state, seat, payment, card))
}

pub(crate) fn legal_badges(state: &State, seat: Seat, frame: &Frame, out: &mut Vec<Action>) {
    let Some(payment) = Payment::of(state, seat, frame) else { return };
    let tiles = Badge::ALL.into_iter().filter(|&badge| may_turn(state, seat, payment, badge));
    out.extend(tiles.map(|badge| Action::SpendTile { badge }));
    let cards = cards(state, seat).iter().filter(|&card| may_discard(state, seat, payment, card));
    out.extend(cards.map(|card| Action::Discard { card }));
}

/// The payment that is asked for; HSW-BADGE-06: badges are spent nowhere else.
fn asked(state: &State, seat: Seat) -> Result<Payment, Illegal> {
    let payment = question(state).and_then(|frame| Payment::of(state, seat, frame));
    payment.ok_or(Illegal::new("HSW-BADGE-06"))
}

pub(crate) fn check_tile(state: &State, seat: Seat, badge: Badge) -> Result<(), Illegal> {
    let payment = asked(state, seat)?;
    ensure!("HSW-BADGE-03", payment.accepts(badge));
    ensure!("HSW-BADGE-03", state.seat(seat).active_tiles[badge.index()] > 0);
    ensure!("HSW-BADGE-14", payment.is_needed(1));
    ensure!("HSW-RES-04", can_be_met(state, seat, payment.with(1), Some(badge), None));
    Ok(())
}

pub(crate) fn check_discard(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let payment = asked(state, seat)?;
    ensure!("HSW-BADGE-03", state.seat(seat).hand.contains(card));
    ensure!("HSW-BADGE-09", !state.turn.acquired.contains(card));
    let usable = payment.usable(card);
    ensure!("HSW-BADGE-03", usable > 0);
    ensure!("HSW-BADGE-14", payment.is_needed(usable));
    ensure!("HSW-RES-04", can_be_met(state, seat, payment.with(usable), None, Some(card)));
    Ok(())
}

/// HSW-BADGE-03: turn an active tile to its spent side.
pub(crate) fn spend_tile<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, badge: Badge) {
    let player = ctx.state.seat_mut(seat);
    player.active_tiles[badge.index()] -= 1;
    player.spent_tiles[badge.index()] += 1;
    ctx.tell(Event::TileSpent { seat, badge });
    add(ctx.state, 1);
}

/// HSW-BADGE-03, HSW-BADGE-04: discard a card face up to the own pile; all its badges of use count, for this
/// payment only (HSW-BADGE-10, HSW-OPEN-13). HSW-BADGE-05: it gives no effect, and stays owned.
pub(crate) fn discard<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    let payment = ctx.state.stack.last().and_then(|frame| Payment::of(ctx.state, seat, frame));
    let usable = payment.map_or(0, |payment| payment.usable(card));
    let player = ctx.state.seat_mut(seat);
    player.hand.remove(card);
    player.pile.insert(card);
    ctx.state.seen.insert(card);
    ctx.tell(Event::CardDiscarded { seat, card });
    add(ctx.state, usable);
}

fn add(state: &mut State, usable: u8) {
    if let Some(Frame::Badges { got, smallest, .. }) = state.stack.last_mut() {
        *got = got.saturating_add(usable);
        *smallest = usable.min(*smallest);
    }
}

/// Ends the payment when nobody could know of another badge to spend.
pub(crate) fn settle<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, frame: Frame) -> bool {
    let Some(payment) = Payment::of(ctx.state, seat, &frame) else { return false };
    if could_spend(ctx.state, seat, payment) {
        return false;
    }
    ctx.state.stack.pop();
    finish(ctx, frame);
    true
}

/// HSW-BADGE-12: badges beyond the limit are lost. HSW-BADGE-08, HSW-BADGE-16: the number is fixed now.
pub(crate) fn finish<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, frame: Frame) {
    if let Frame::Badges { limit, got, .. } = frame {
        ctx.state.turn.badges = if limit == 0 { got } else { got.min(limit) };
    }
}

/// HSW-BADGE-07: the effect follows, once for each badge spent.
pub(crate) fn paid<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, each: List, science: bool) {
    ctx.state.stack.pop();
    let times = ctx.state.turn.badges;
    effects::push(ctx.state, each, times, science);
}
