//! Setting the table. Ledger: REW-SETUP.
//!
//! Worked examples: REW-EX-02.

use orrery_core::{Dice, RuleId, Seat, SetupError, Sink};

use super::Context;
use crate::Options;
use crate::event::Event;
use crate::flow;
use crate::state::State;

/// A new game, ready for the first turn of the first round.
pub(crate) fn setup(
    options: &Options,
    dice: &mut impl Dice,
    sink: &mut impl Sink<Event>,
) -> Result<State, SetupError> {
    // REW-COMP-01, REW-VAR-01: two to four players, no variants.
    if !(2..=4).contains(&options.players) {
        let why = format!("Reworld is for 2, 3 or 4 players, not {}", options.players);
        return Err(SetupError { rule: RuleId("REW-COMP-01"), why });
    }
    // REW-SETUP-02, REW-SETUP-06, REW-SETUP-07, REW-SETUP-08: all ships, tiles and signs are in place in a
    // new state, in round 1. The sides of ships follow from the number of players (REW-SETUP-01,
    // REW-SETUP-03), the colour of a freighter from the seat (REW-SETUP-04, REW-CHOICE-01).
    let mut state = State::new(options.players);
    // REW-SETUP-10, REW-OPEN-08: each seat has the same chance to begin.
    state.marker = Seat(dice.below(options.players.into()) as u8);
    flow::begin_round(&mut Context { state: &mut state, dice, sink });
    Ok(state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{FastDice, Silent};

    #[test]
    fn rew_setup_10_every_seat_may_begin() {
        let mut seen = [0; 3];
        for seed in 0..300 {
            let state = setup(&Options::usual(3), &mut FastDice::new(seed), &mut Silent).unwrap();
            seen[state.marker.index()] += 1;
            assert_eq!(state.turn, state.marker);
        }
        assert!(seen.iter().all(|&n| n > 70), "{seen:?}");
    }
}
