//! Events tell a viewer nothing that the viewer could not know.
//!
//! Two ways a decision could have gone are compared: as it did go, and with another choice of the seat or
//! one die fallen differently. If `resample` gives a viewer the same state for both results, it claims that
//! the viewer cannot tell them apart. Then the viewer must have been told the same too.

use orrery_core::{Dice, FastDice, Log, Present, Seat, Viewer, apply};

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
    let mut dice = || u64::from(position.dice.word());
    let (roll, guess) = (Roll { dice: FastDice::new(dice()), changed: None }, dice());
    let other_roll = Roll { changed: Some(position.dice.below(8)), ..roll.clone() };
    let Some(as_is) = result::<G>(position.state, seat, action, &roll) else { return Ok(()) };
    let list = position.legal(seat);
    for viewer in position.viewers() {
        let mut others =
            vec![("if a die had fallen differently", result::<G>(position.state, seat, action, &other_roll))];
        if viewer != Viewer::Seat(seat) {
            let start = position.dice.below(list.len() as u32) as usize;
            for &choice in list.iter().cycle().skip(start).take(list.len().min(8)) {
                others.push((
                    "if the choice had been another",
                    result::<G>(position.state, seat, choice, &roll),
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
            let [heard, instead] = [&as_is.1, &other.1].map(|log| heard::<G>(log, viewer));
            hold!(
                Told,
                one != two || heard == instead,
                "{seat:?} does {action:?}. {how}, {viewer:?} could not know, but is told {instead:?}, not {heard:?}"
            );
        }
    }
    Ok(())
}

fn result<G: Present>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    roll: &Roll,
) -> Option<(G::State, Log<G::Event>)> {
    let (mut state, mut log) = (state.clone(), Log::default());
    apply::<G>(&mut state, seat, action, &mut roll.clone(), &mut log).ok()?;
    Some((state, log))
}

/// What a viewer was told, in an order that says nothing.
fn heard<G: Present>(log: &Log<G::Event>, viewer: Viewer) -> Vec<String> {
    let mut told: Vec<String> = log.heard_by(viewer).iter().map(|event| format!("{event:?}")).collect();
    told.sort_unstable();
    told
}

/// Dice that fall as they do, or differently just once: if all of them fell differently, a viewer could
/// rightly be told another story that leads to what looks like the same state.
#[derive(Clone)]
struct Roll {
    dice: FastDice,
    /// How many words until the one that differs.
    changed: Option<u32>,
}

impl Dice for Roll {
    fn word(&mut self) -> u32 {
        let word = self.dice.word();
        match &mut self.changed {
            Some(0) => {
                self.changed = None;
                word.wrapping_mul(0x9E37_79B9).rotate_left(16)
            }
            Some(left) => {
                *left -= 1;
                word
            }
            None => word,
        }
    }
}
