//! A random state that, as far as a viewer can know, might be the true one. Ledger: HSW-INFO.
//!
//! Hidden are only setup cards that were never shown (HSW-INFO-08): in the hands of the others, and the
//! species cards that they returned. The order of decks and stacks is stored nowhere: it is drawn when it
//! matters (HSW-INFO-06).

use arrayvec::ArrayVec;
use orrery_core::{Dice, Seat, Seats, Viewer};

use crate::state::{CardSet, State};
use crate::vocab::{Card, CardType};

/// Deals anew what the viewer cannot know; depends only on what the viewer knows and on the dice.
pub(crate) fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
    let mut state = state.clone();
    let strangers = match viewer {
        Viewer::Everything => return state,
        Viewer::Onlooker => Seats::all(state.players),
        Viewer::Seat(seat) => Seats::all(state.players).without(seat),
    };
    for card_type in CardType::ALL {
        let mut known = state.seen;
        for seat in Seat::all(state.players) {
            if !strangers.contains(seat) {
                known = known.or(state.seat(seat).hand);
            }
        }
        for place in 0..state.players {
            if !strangers.contains(state.seat_in_order(place)) {
                known = known.or(state.bottom[usize::from(place)].into_iter().collect());
            }
        }
        let mut pool = shuffled(state.unshown(card_type).without(known), dice);
        for seat in strangers.iter() {
            deal(&mut state, seat, card_type, &mut pool);
        }
        if card_type == CardType::Species {
            for place in 0..state.players {
                let slot = &mut state.bottom[usize::from(place)];
                if strangers.contains(Seat((state.first.0 + place) % state.players)) && slot.is_some() {
                    *slot = pool.pop();
                }
            }
            // What is left lies in the deck, with cards that all have seen before a reshuffle.
            let others = state.deck.without(CardSet::of_type(CardType::Species));
            let seen = state.deck.only(CardType::Species).and(known);
            state.deck = others.or(seen).or(pool.iter().copied().collect());
        }
    }
    for seat in strangers.iter() {
        // HSW-INFO-09: that somebody has chosen is known, which card is not.
        let player = state.seat_mut(seat);
        if player.kept.is_some() {
            player.kept = player.hand.only(CardType::Species).pick(dice);
        }
    }
    state
}

fn shuffled(cards: CardSet, dice: &mut impl Dice) -> ArrayVec<Card, 24> {
    let mut pool: ArrayVec<Card, 24> = cards.iter().collect();
    dice.shuffle(&mut pool);
    pool
}

/// Replaces the hidden cards of a hand by cards of the pool.
fn deal(state: &mut State, seat: Seat, card_type: CardType, pool: &mut ArrayVec<Card, 24>) {
    let hidden = state.hidden(seat).only(card_type);
    let player = state.seat_mut(seat);
    player.hand = player.hand.without(hidden);
    for _ in 0..hidden.len() {
        if let Some(card) = pool.pop() {
            player.hand.insert(card);
        }
    }
}
