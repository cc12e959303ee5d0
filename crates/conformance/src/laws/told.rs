//! Events tell a viewer nothing that the viewer could not know.
//!
//! Two ways a decision could have gone are compared: as it did go, and with something hidden changed (the
//! hidden part of the state before, the choice of another seat, or the dice). If `resample` gives a viewer
//! the same state for both results, it claims that the viewer cannot tell them apart. Then the events
//! that the viewer heard must be the same too.

use orrery_core::{Dice, FastDice, Log, Present, Seat, Viewer, apply};

use super::hidden::viewers;
use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds the events of a decision against the law, before it is made.
pub(crate) fn hold<G: Present>(
    position: &mut Position<G>,
    seat: Seat,
    action: G::Action,
) -> Result<(), Breach> {
    if !position.wants(Law::Told) {
        return Ok(());
    }
    let mut chance = |n: u32| u64::from(position.dice.below(n));
    let (roll, other_roll, guess) = (chance(u32::MAX), chance(u32::MAX), chance(u32::MAX));
    let Some(as_is) = result::<G>(position.state, seat, action, roll) else { return Ok(()) };
    let list = position.legal(seat);
    for viewer in viewers(position.players) {
        let hidden = G::resample(position.state, viewer, &mut FastDice::new(guess));
        let mut others = vec![
            ("if something hidden were different", result::<G>(&hidden, seat, action, roll)),
            ("if the dice had fallen differently", result::<G>(position.state, seat, action, other_roll)),
        ];
        if viewer != Viewer::Seat(seat) {
            let start = position.dice.below(list.len() as u32) as usize;
            for &choice in list.iter().cycle().skip(start).take(list.len().min(8)) {
                others.push((
                    "if the choice had been another",
                    result::<G>(position.state, seat, choice, roll),
                ));
            }
        }
        for (how, other) in others {
            let Some(other) = other else { continue };
            if other.0 == as_is.0 {
                // The same state by another way: what was told is about the way, which is no secret.
                continue;
            }
            let [one, two] = [&as_is.0, &other.0].map(|s| G::resample(s, viewer, &mut FastDice::new(guess)));
            let (heard, instead) = (as_is.1.heard_by(viewer), other.1.heard_by(viewer));
            hold!(
                Told,
                one != two || heard == instead,
                "{seat:?} does {action:?}. {how}, {viewer:?} could not tell, but is told {heard:?} instead of {instead:?}"
            );
        }
    }
    Ok(())
}

fn result<G: Present>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    roll: u64,
) -> Option<(G::State, Log<G::Event>)> {
    let (mut state, mut log) = (state.clone(), Log::default());
    apply::<G>(&mut state, seat, action, &mut FastDice::new(roll), &mut log).ok()?;
    Some((state, log))
}
