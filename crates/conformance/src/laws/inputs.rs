//! Bots are told nothing that their seat could not know.

use std::fmt::Debug;

use orrery_core::{Dice, FastDice, Game, Seat, Silent, Viewer, playout};

use crate::Breach;
use crate::law::hold;

/// In one position of so many, everything that a seat cannot know is drawn anew.
const ONE_IN: u32 = 8;

/// Plays random games, and asks in the true state and in others that look the same to the seat.
pub(crate) fn hold<G: Game, T: PartialEq + Debug>(
    options: &G::Options,
    games: u64,
    told: impl Fn(&G::State, Seat) -> T,
) -> Result<(), Breach> {
    let mut actions = Vec::new();
    for number in 0..games {
        let mut dice = FastDice::new(number);
        let Ok(mut state) = G::setup(options, &mut dice, &mut Silent) else { continue };
        for decision in 0..G::MAX_DECISIONS {
            if dice.below(ONE_IN) == 0 {
                for seat in Seat::all(G::players(&state)) {
                    let twin = G::resample(&state, Viewer::Seat(seat), &mut dice);
                    let (known, again) = (told(&state, seat), told(&twin, seat));
                    hold!(
                        Inputs,
                        known == again,
                        "{seat:?} is told what it cannot know at decision {decision} of game {number} with {options:?}:\n  \
                         {known:?}\n  {again:?}"
                    );
                }
            }
            if playout::random::<G>(&mut state, &mut dice, &mut actions, 1) == 0 {
                break;
            }
        }
    }
    Ok(())
}
