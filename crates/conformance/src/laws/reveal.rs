//! An action that shows its player something hidden says so: by dice, or by a call of `Sink::reveal`. Undo
//! rests on it.

use orrery_core::{Dice, FastDice, Log, Present, Seat, TableDice, Viewer, apply};

use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// How many states that the seat could be in are tried. A secret that matters in one of twenty is then
/// missed once in twenty-eight thousand.
const GUESSES: u64 = 200;

/// Holds one action of every seat against the law.
pub(super) fn hold<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    if !position.wants(Law::Reveal) {
        return Ok(());
    }
    for seat in Seat::all(position.players) {
        let list = position.legal(seat);
        if let Some(action) = position.dice.pick(&list) {
            silent(position, seat, action)?;
        }
    }
    Ok(())
}

fn silent<G: Present>(position: &mut Position<G>, seat: Seat, action: G::Action) -> Result<(), Breach> {
    let viewer = Viewer::Seat(seat);
    let seed = position.history.seed();
    let result = |state: &G::State| {
        let (mut state, mut log) = (state.clone(), Log::default());
        let mut dice = TableDice::new(seed, position.history.entries().len() as u64 + 1);
        apply::<G>(&mut state, seat, action, &mut dice, &mut log).ok()?;
        let taught = dice.used() || log.revealed_to.contains(seat);
        Some((log.heard_by(viewer), G::view(&state, viewer), taught))
    };
    let Some((heard, seen, taught)) = result(position.state) else { return Ok(()) };
    if taught {
        return Ok(());
    }
    let start = u64::from(position.dice.word());
    for guess in 0..GUESSES {
        let other = G::resample(position.state, viewer, &mut FastDice::new(start + guess));
        let Some((other_heard, other_seen, _)) = result(&other) else { continue };
        hold!(
            Reveal,
            other_heard == heard && other_seen == seen,
            "{action:?} shows {seat:?} something hidden and does not say so:\n  {heard:?}\n  {other_heard:?}"
        );
    }
    Ok(())
}
