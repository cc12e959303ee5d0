//! Beginning and end of a round of chapter one. Ledger: REW-PREP, REW-REND.
//!
//! Worked examples: REW-EX-02, REW-EX-29.

use arrayvec::ArrayVec;
use orrery_core::{Dice, Seat, Seats, Sink};

use super::Context;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::vocab::{Cards, Module, Number, Slot, Tile};

/// REW-PREP-01, REW-PREP-02: 20 tiles from the bag to the arms, upper row first. 5 rounds empty the bag.
pub(crate) fn fill_station<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let state = &mut *ctx.state;
    let mut bag = ArrayVec::<Module, { Tile::COUNT }>::new();
    for (i, &count) in state.bag.iter().enumerate() {
        bag.extend(std::iter::repeat_n(Module(i as u8), count.into()));
    }
    let mut modules = ArrayVec::<Module, { Slot::COUNT }>::new();
    for arm in &mut state.arms {
        if bag.is_empty() {
            break;
        }
        let module = bag.swap_remove(ctx.dice.below(bag.len() as u32) as usize);
        *arm = Tile(state.drawn);
        state.drawn += 1;
        state.bag[module.index()] -= 1;
        state.tiles[arm.index()].module = module;
        modules.push(module);
    }
    ctx.tell(Event::StationFilled { modules });
}

/// REW-PREP-03, REW-PREP-04: all 30 cards (REW-SETUP-09) are shuffled and dealt. What is left over is the
/// discard pile, which nobody may look at, so it is not stored.
pub(crate) fn deal<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let mut deck = deck(COMPONENTS.cards_per_number);
    let count = COMPONENTS.hand_size[usize::from(ctx.state.players)];
    for seat in Seat::all(ctx.state.players) {
        let hand = draw(&mut deck, count, ctx.dice);
        ctx.state.areas[seat.index()].hand = hand;
        ctx.tell_only(seat, Event::Dealt { seat, count, cards: Some(hand) });
        ctx.tell_others(seat, Event::Dealt { seat, count, cards: None });
    }
}

/// Officer cards in no order yet, to draw from.
pub(crate) type Deck = ArrayVec<Number, 30>;

/// So many cards of each number.
pub(crate) fn deck(counts: [u8; 5]) -> Deck {
    Cards(counts).iter().take(30).collect()
}

/// Draws cards at random.
pub(crate) fn draw(deck: &mut Deck, count: u8, dice: &mut impl Dice) -> Cards {
    let mut cards = Cards::NONE;
    for _ in 0..count.min(deck.len() as u8) {
        cards.add(deck.swap_remove(dice.below(deck.len() as u32) as usize));
    }
    cards
}

/// REW-REND-02, REW-REND-03: what is left at the station goes to the box, in the fifth round too
/// (REW-OPEN-38), and all cards to the discard pile.
/// So the slots and the start player space are empty before the next round (REW-PREP-05).
pub(crate) fn clear_station<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let state = &mut *ctx.state;
    let before = state.boxed.len;
    for i in 0..Slot::COUNT {
        let tile = std::mem::replace(&mut state.arms[i], Tile::NONE);
        if tile.exists() {
            state.put_in_box(tile);
        }
        state.slots[i] = None;
    }
    state.start_space = None;
    for area in &mut state.areas {
        area.hand = Cards::NONE;
        area.discarded = Cards::NONE;
    }
    state.left = Seats::NONE;
    let (round, boxed) = (state.round, state.boxed.len - before);
    ctx.tell(Event::RoundEnded { round, boxed });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use crate::rules::setup::setup;
    use orrery_core::{FastDice, Silent};

    #[test]
    fn rew_prep_03_hand_sizes() {
        for (players, size) in [(2, 13), (3, 9), (4, 7)] {
            let state = setup(&Options::usual(players), &mut FastDice::new(5), &mut Silent).unwrap();
            for seat in Seat::all(4) {
                assert_eq!(state.area(seat).hand.len(), if seat.0 < players { size } else { 0 });
            }
            let dealt = Number::ALL.map(|n| state.areas.iter().map(|a| a.hand.count(n)).sum::<u8>());
            assert!(dealt.iter().all(|&n| n <= 6), "{dealt:?}");
        }
    }

    #[test]
    fn rew_prep_01_twenty_tiles_from_the_bag() {
        let state = setup(&Options::usual(2), &mut FastDice::new(5), &mut Silent).unwrap();
        assert!(state.arms.iter().enumerate().all(|(i, tile)| tile.index() == i));
        assert_eq!(state.bag.iter().map(|&n| u32::from(n)).sum::<u32>(), 80);
    }
}
