//! A game can be played again, saved, and gone on with: always the same, byte by byte.

use orrery_core::{Game, History, Log, Outcome, Present, Record, RecordError, TableDice, apply};

use crate::kit::Kit;
use crate::law::hold;
use crate::{Breach, Law};

/// Holds a game against the laws.
pub(super) fn hold<G: Present>(kit: &Kit<G>, history: &History<G>) -> Result<(), Breach> {
    recorded(history)?;
    replayed(history)?;
    resumed(history)?;
    hold!(Replay, history.options() == &kit.options, "the options have changed");
    Ok(())
}

fn recorded<G: Present>(history: &History<G>) -> Result<(), Breach> {
    for open in [true, false] {
        let record = history.record(open);
        let text = record.save();
        let back =
            Record::<G>::load(&text).map_err(|e| Breach::new(Law::Replay, format!("{e} in {text}")))?;
        let same =
            (&back.options, &back.actions, back.seed) == (&record.options, &record.actions, record.seed);
        hold!(Replay, same, "loaded as another game:\n  {text}\n  {}", back.save());
        hold!(Replay, back.save() == text, "the record is written differently the second time");
        match back.verify() {
            Ok(_) => hold!(Replay, open, "a record without seed verifies"),
            Err(RecordError::NoSeed) if !open => {}
            Err(error) => return Err(Breach::new(Law::Replay, format!("does not verify: {error}"))),
        }
    }
    let result = |outcome: Outcome| outcome.seats.iter().map(|s| (s.score, s.rank)).collect::<Vec<_>>();
    let outcome = G::outcome(history.state()).map(result);
    hold!(Replay, history.record(true).result == outcome, "the record has another result than the outcome");
    Ok(())
}

fn replayed<G: Present>(history: &History<G>) -> Result<(), Breach> {
    let again = History::replay(&history.record(true))
        .map_err(|e| Breach::new(Law::Replay, format!("cannot be replayed: {e}")))?;
    let (one, two) = (bytes::<G>(history.state()), bytes::<G>(again.state()));
    hold!(Replay, one == two, "the replay ends differently:\n  {one}\n  {two}");
    for (number, (a, b)) in history.entries().iter().zip(again.entries()).enumerate() {
        hold!(Replay, a.events == b.events, "action {}: {:?}, replayed {:?}", number + 1, a.events, b.events);
    }
    Ok(())
}

/// Saves the state in the middle, loads it, and plays the rest of the game on it.
fn resumed<G: Present>(history: &History<G>) -> Result<(), Breach> {
    let broken = |e: serde_json::Error| Breach::new(Law::Snapshot, e.to_string());
    let middle = history.entries().len() / 2;
    let saved = bytes::<G>(&history.state_after(middle));
    let mut state: G::State = serde_json::from_str(&saved).map_err(broken)?;
    for (number, entry) in history.entries().iter().enumerate().skip(middle) {
        let mut log = Log::default();
        let mut dice = TableDice::new(history.seed(), number as u64 + 1);
        let result = apply::<G>(&mut state, entry.seat, entry.action, &mut dice, &mut log);
        hold!(Snapshot, result.is_ok(), "saved after {middle}, action {} is refused: {result:?}", number + 1);
        hold!(Snapshot, log.events == entry.events, "saved after {middle}, action {} differs", number + 1);
    }
    let (one, two) = (bytes::<G>(history.state()), bytes::<G>(&state));
    hold!(Snapshot, one == two, "saved after {middle}, the game ends differently:\n  {one}\n  {two}");
    Ok(())
}

fn bytes<G: Game>(state: &G::State) -> String {
    // A state that has no JSON form breaks the law of JSON before it comes here.
    serde_json::to_string(state).unwrap_or_default()
}
