//! The game through the eyes of one viewer: numbers of the log, and the position as it is sent.

use std::ops::Range;

use orrery_catalog::changes::{Former, MessageText, Span, Written};
use orrery_catalog::{GameInProgress, Json};
use orrery_core::{Seat, Viewer};
use sha2::{Digest, Sha256};

use super::command::Frame;
use crate::cpu::{self, Part};
use crate::wire::{LogEntry, Moment};

/// How far a viewer has read. Everything is counted for the viewer alone, so that nobody can count the
/// secret actions of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// How many actions have been looked at.
    actions: usize,
    /// The last of them of which the viewer saw something.
    heard: usize,
    /// The last entry.
    pub seq: u32,
    /// The last step: an action of which the viewer saw something.
    pub step: u32,
}

/// What the viewer learned since the cursor, which moves to the present.
pub fn read(game: &dyn GameInProgress, viewer: Viewer, cursor: &mut Cursor) -> Vec<LogEntry> {
    let opening = if cursor.seq == 0 && cursor.actions == 0 { game.opening(viewer) } else { Vec::new() };
    let entries = game.log(viewer, cursor.actions);
    cursor.actions = game.count();
    opening
        .into_iter()
        .chain(entries)
        .map(|entry| {
            if entry.number != cursor.heard {
                cursor.heard = entry.number;
                cursor.step += 1;
            }
            cursor.seq += 1;
            LogEntry {
                seq: cursor.seq,
                step: cursor.step,
                seat: entry.seat.map(|seat| seat.0),
                message: entry.message,
                event: entry.event,
            }
        })
        .collect()
}

/// How many actions led to each step of the viewer: the start first, then one number for each step.
pub fn steps(game: &dyn GameInProgress, viewer: Viewer) -> Vec<usize> {
    let mut numbers = vec![0];
    numbers.extend(game.log(viewer, 0).iter().map(|entry| entry.number));
    numbers.dedup();
    numbers
}

/// The game after a step of the viewer; none if there was no such step.
pub fn moment(game: &dyn GameInProgress, viewer: Viewer, step: u32) -> Option<Moment> {
    let steps = steps(game, viewer);
    let past = game.at(*steps.get(step as usize)?);
    Some(Moment {
        step,
        last: steps.len() as u32 - 1,
        seat: None,
        view: past.view(viewer),
        to_act: past.to_act().iter().map(|s| s.0).collect(),
        scores: past.scores(),
    })
}

/// A position ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewerUpdate {
    /// Names the decision in front of the seat: an action made on another one is stale.
    pub version: u64,
    /// Whether the game is over.
    pub over: bool,
    /// Whether everything is open.
    pub open: bool,
    /// The message, as text.
    pub frame: Frame,
}

/// What goes with a new position.
pub struct Comparison {
    /// What leads to it from the one before, if that is shorter.
    pub changes: Option<Vec<u8>>,
    /// Where lists and objects stand in its text, for the next comparison.
    pub spans: Vec<Span>,
}

/// What a viewer sees now, compared with the position `before`. `acted` is how often the seat has
/// acted; once the game is over, everything is open, unless others still play the same deal.
pub fn update(
    game: &dyn GameInProgress,
    seat: Option<Seat>,
    step: u32,
    acted: usize,
    (over, open): (bool, bool),
    before: Option<Former<'_>>,
) -> (ViewerUpdate, Comparison) {
    let viewer = match seat {
        _ if open => Viewer::Everything,
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Onlooker,
    };
    let chooser = seat.filter(|_| !over);
    let (choices, shortcuts, can_undo, scores, (prompt, view)) = cpu::of(Part::View, || {
        let choices = chooser.and_then(|seat| game.choices_to_write(seat));
        let chooses = chooser.filter(|_| choices.is_some());
        let shortcuts = chooses.map(|seat| game.shortcuts(seat)).unwrap_or_default();
        let can_undo = chooser.is_some_and(|seat| game.can_undo(seat).is_ok());
        (choices, shortcuts, can_undo, game.scores(), game.prompt_and_view(viewer))
    });
    cpu::of(Part::Json, || {
        // The fields of [`crate::wire::Position`].
        let mut text = MessageText::new(before);
        text.field("type", "position");
        let choices = write_choices(choices, &mut text);
        let due = seat.is_some_and(|seat| game.to_act().contains(seat));
        let version = fingerprint(acted, due, text.part(choices));
        text.field("version", &version);
        view.write("view", &mut text);
        text.field("step", &step);
        text.field("seat", &seat.map(|s| s.0));
        text.field("prompt", &prompt);
        text.field("shortcuts", &shortcuts);
        text.field("to_act", &game.to_act().iter().filter(|_| !over).map(|s| s.0).collect::<Vec<_>>());
        text.field("can_undo", &can_undo);
        text.field("scores", &scores);
        text.field("over", &over);
        let Written { text, changes, spans } = text.finish();
        let frame = Frame::try_from(text).unwrap_or_default();
        (ViewerUpdate { version, over, open, frame }, Comparison { changes, spans })
    })
}

/// Names the decision in front of a seat that has acted so often. It depends only on what the seat may do and has
/// done: what others do without touching that makes no action stale.
pub fn version(game: &dyn GameInProgress, seat: Seat, acted: usize) -> u64 {
    let mut text = MessageText::new(None);
    let choices = write_choices(game.choices_to_write(seat), &mut text);
    fingerprint(acted, game.to_act().contains(seat), text.part(choices))
}

fn write_choices(choices: Option<Box<dyn Json>>, text: &mut MessageText<'_>) -> Range<usize> {
    match choices {
        Some(choices) => choices.write("choices", text),
        None => text.field("choices", &[0; 0]),
    }
}

/// A number for comparing, which every JSON reader can hold exactly.
fn fingerprint(acted: usize, due: bool, choices: &[u8]) -> u64 {
    let digest = Sha256::new().chain_update(format!("{acted},{due},")).chain_update(choices).finalize();
    let word: [u8; 8] = std::array::from_fn(|i| digest[i]);
    u64::from_le_bytes(word) >> 11
}
