//! What is taken back is as if it had not been.

use orrery_core::{Present, Seat};

use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// Holds the undo of every seat against the law.
pub(super) fn hold<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    if !position.wants(Law::Undo) {
        return Ok(());
    }
    let history = position.history;
    let count = history.entries().len();
    for seat in Seat::all(position.players) {
        let Ok(number) = history.can_undo(seat) else { continue };
        let entry = &history.entries()[number];
        let mut past = history.prefix(count);
        let undone = past.undo(seat);
        hold!(Undo, undone == Ok(number), "action {} was to be taken back, not {undone:?}", number + 1);
        // Unnoticed steps of others after it may fall away too.
        hold!(
            Undo,
            (number..count).contains(&past.entries().len()),
            "the past before the action was touched"
        );
        G::audit(past.state()).map_err(|how| Breach::new(Law::Undo, format!("after undo: {how}")))?;
        if number + 1 < count {
            continue;
        }
        let before = history.state_after(number);
        hold!(Undo, *past.state() == before, "after undo the state is not the one before {:?}", entry.action);
        let again = past.apply(seat, entry.action).map(<[_]>::to_vec);
        hold!(Undo, again.as_ref() == Ok(&entry.events), "{:?} happens differently after undo", entry.action);
        hold!(Undo, past.state() == position.state, "{:?} leads elsewhere after undo", entry.action);
    }
    Ok(())
}
