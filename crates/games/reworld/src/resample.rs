//! A random state that a viewer could be in. Ledger: REW-INFO-12.

use orrery_core::{Dice, Seat, Viewer};

use crate::components::COMPONENTS;
use crate::rules::prepare;
use crate::state::State;
use crate::view;
use crate::vocab::Cards;

/// REW-INFO-12: the cards that the viewer cannot know are spread anew over the hands, the start player
/// space and the discard pile, with the public numbers of cards. The bag has no order that could be
/// known or hidden (REW-INFO-02), and chapter two has no secrets (REW-INFO-09).
pub(crate) fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
    let mut guess = *state;
    if viewer == Viewer::Everything || !state.stage.is_chapter_one() {
        return guess;
    }
    guess.stage = view::stage(state, viewer);
    let mut deck = prepare::deck(unknown(state, viewer));
    for seat in Seat::all(state.players).filter(|&seat| !viewer.knows(seat)) {
        let area = &mut guess.areas[seat.index()];
        area.hand = prepare::draw(&mut deck, area.hand.len(), dice);
        area.discarded = prepare::draw(&mut deck, area.discarded.len(), dice);
    }
    if let Some(start) = guess.start_space.as_mut().filter(|s| !viewer.knows(s.by)) {
        // As many cards are unknown as there are places for them, so there is one left.
        if let Some(number) = prepare::draw(&mut deck, 1, dice).numbers().next() {
            start.number = number;
        }
    }
    guess
}

/// How many cards of each number are out of the viewer's sight.
fn unknown(state: &State, viewer: Viewer) -> [u8; 5] {
    let laid = state.slots.iter().flatten().map(|l| l.cards.cards());
    let own = Seat::all(state.players).filter(|&seat| viewer.knows(seat));
    let own = own.flat_map(|seat| [state.area(seat).hand, state.area(seat).discarded]);
    let start = state.start_space.iter().filter(|s| viewer.knows(s.by)).map(|s| Cards::from_iter([s.number]));
    let mut counts = COMPONENTS.cards_per_number;
    for seen in laid.chain(own).chain(start) {
        for (left, seen) in counts.iter_mut().zip(seen.0) {
            *left -= seen;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{Fixture, Look};
    use crate::view::view;
    use orrery_core::FastDice;

    #[test]
    fn rew_info_12_unknown_cards_are_spread_anew() {
        let mut table = Fixture::chapter_one(3).scenario();
        table.play("take_marker");
        let card = table.hand(0)[0];
        table.play(&format!("lay_card {card}")).play("leave").play("acquire u01");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Onlooker]
        {
            let seen = view(&table.state, viewer);
            let guesses: Vec<State> =
                (0..20).map(|seed| resample(&table.state, viewer, &mut FastDice::new(seed))).collect();
            for guess in &guesses {
                assert_eq!(view(guess, viewer), seen);
                assert_eq!(crate::audit::audit(guess), Ok(()));
                let again = |s: &State| resample(s, viewer, &mut FastDice::new(99));
                assert_eq!(again(guess), again(&table.state));
            }
            assert!(
                guesses.iter().any(|g| g.area(Seat(2)).hand != guesses[0].area(Seat(2)).hand)
                    || viewer == Viewer::Seat(Seat(2))
            );
            assert!(
                guesses.iter().any(|g| g.start_space != guesses[0].start_space)
                    || viewer == Viewer::Seat(Seat(0))
            );
        }
    }
}
