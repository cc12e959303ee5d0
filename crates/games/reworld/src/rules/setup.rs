//! Setting the table. Ledger: REW-SETUP.
//!
//! Worked examples: REW-EX-02.

use orrery_core::{Dice, RuleId, Seat, SetupError, Silent};

use crate::Options;
use crate::flow;
use crate::state::State;
use crate::vocab::Freighter;

/// A new game, ready for the first turn of the first round.
pub(crate) fn setup(options: &Options, dice: &mut impl Dice) -> Result<State, SetupError> {
    // REW-COMP-01, REW-VAR-01: two to four players, no variants.
    if !(2..=4).contains(&options.players) {
        let why = format!("Reworld is for 2, 3 or 4 players, not {}", options.players);
        return Err(SetupError { rule: RuleId("REW-COMP-01"), why });
    }
    // REW-SETUP-02, REW-SETUP-06, REW-SETUP-07, REW-SETUP-08: all ships, tiles and signs are in place in a
    // new state, in round 1. The sides of ships follow from the number of players (REW-SETUP-01,
    // REW-SETUP-03).
    let mut state = State::new(options.players, freighters(options)?);
    // REW-SETUP-10, REW-OPEN-08: each seat has the same chance to begin.
    state.marker = Seat(dice.below(options.players.into()) as u8);
    flow::begin_round(&mut state, dice, &mut Silent);
    Ok(state)
}

/// REW-SETUP-04, REW-CHOICE-01: the chosen colours; a seat without a choice gets the first free one. Seats
/// that nobody plays get what is left.
fn freighters(options: &Options) -> Result<[Freighter; 4], SetupError> {
    let wish = |seat: usize| options.freighters.get(seat).copied().flatten();
    let seats = usize::from(options.players);
    for seat in 0..seats {
        if wish(seat).is_some() && (0..seat).any(|other| wish(other) == wish(seat)) {
            let why = "two seats cannot have the same freighter".into();
            return Err(SetupError { rule: RuleId("REW-SETUP-04"), why });
        }
    }
    let wished = |f: Freighter| (0..seats).any(|seat| wish(seat) == Some(f));
    let mut free = Freighter::all().filter(|&f| !wished(f));
    // There are as many colours as places, so a seat without a wish always finds a free one.
    Ok(std::array::from_fn(|seat| {
        let own = if seat < seats { wish(seat) } else { None };
        own.or_else(|| free.next()).unwrap_or(Freighter(0))
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::FastDice;

    #[test]
    fn rew_setup_04_first_free_colour() {
        let mut options = Options { players: 3, freighters: [None, Some(Freighter(0)), None, None] };
        let state = setup(&options, &mut FastDice::new(1)).unwrap();
        let colours = state.areas.map(|a| a.freighter.0);
        assert_eq!(colours, [1, 0, 2, 3]);
        options.freighters[2] = Some(Freighter(0));
        assert_eq!(setup(&options, &mut FastDice::new(1)).unwrap_err().rule, RuleId("REW-SETUP-04"));
    }

    #[test]
    fn rew_setup_10_every_seat_may_begin() {
        let mut seen = [0; 3];
        for seed in 0..300 {
            let state = setup(&Options::new(3), &mut FastDice::new(seed)).unwrap();
            seen[state.marker.index()] += 1;
            assert_eq!(state.turn, state.marker);
        }
        assert!(seen.iter().all(|&n| n > 70), "{seen:?}");
    }
}
