//! The ways in which a [`Climb`](super::Climb) can be broken. A test sets one for its own thread.

use std::cell::Cell;

thread_local! {
    static FAULT: Cell<u8> = const { Cell::new(NONE) };
}

/// From now on the game has this fault.
pub fn set(fault: u8) {
    FAULT.set(fault);
}

/// The fault that is set.
pub fn now() -> u8 {
    FAULT.get()
}

/// Whether this fault is set.
pub fn is(fault: u8) -> bool {
    now() == fault
}

pub const NONE: u8 = 0;
// Results.
pub const OTHER_DECIDED: u8 = 1;
pub const ALWAYS_WON: u8 = 2;
pub const RIVAL_POINTS: u8 = 3;
pub const VALUE_MISSING: u8 = 4;
// Options.
pub const RACE_ALONE: u8 = 10;
pub const NEVER_HARD: u8 = 11;
// Reasons, sums and shortcuts.
pub const OTHER_REASON: u8 = 20;
pub const DRIFTING_REASON: u8 = 21;
pub const FORGOTTEN_PART: u8 = 22;
pub const POOR: u8 = 23;
pub const LONG_SHORTCUT: u8 = 24;
pub const EMPTY_SHORTCUT: u8 = 25;
// Packs.
pub const BLIND_CHECK: u8 = 30;
pub const STRICT_CHECK: u8 = 31;
pub const OTHER_HASH: u8 = 32;
pub const SPEECHLESS: u8 = 33;
