//! The ways in which a [`Toy`](super::Toy) can be broken. A test sets one for its own thread.

use std::cell::Cell;

thread_local! {
    static FAULT: Cell<u8> = const { Cell::new(NONE) };
}

/// From now on the toy has this fault.
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

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident = $number:literal,)*) => { $($(#[$doc])* pub const $name: u8 = $number;)* };
}

faults! {
    NONE = 0,
    // What the game says about itself.
    LEDGERS_DIFFER = 1,
    TEXTS_DIFFER = 2,
    NO_OPTION_TEXT = 3,
    CROWD = 4,
    SETUP_RULE = 5,
    TWICE = 6,
    UNREADABLE = 7,
    UNSORTED_UNIVERSE = 8,
    // What is legal.
    UNSORTED = 10,
    STUCK = 11,
    FORWARD_OUT_OF_TURN = 12,
    AFTER_THE_END = 13,
    FOREIGN_SEAT = 14,
    FORGOTTEN = 15,
    TOO_MUCH = 16,
    SMALL_UNIVERSE = 17,
    UNKNOWN_RULE = 18,
    // How it ends.
    LOST_CARD = 30,
    ENDLESS = 31,
    DEAD_END = 32,
    EARLY_OUTCOME = 33,
    NO_OUTCOME = 34,
    WRONG_RANK = 35,
    WRONG_SUM = 36,
    ABSENT = 37,
    OTHER_SCORE = 38,
    LINE_RULE = 39,
    // The same again.
    IMPURE = 40,
    FORGETFUL_SAVE = 41,
    FORGETFUL_UNDO = 42,
    // What is hidden.
    OPEN_HANDS = 50,
    OWN_HAND = 51,
    HALF_GUESS = 52,
    NO_GUESS = 53,
    TOLD_BID = 54,
    TOLD_DRAW = 55,
    TELLING_REFUSAL = 56,
    TELLING_LABEL = 57,
    SECRET_SCORE = 58,
    REMEMBERING_GUESS = 59,
    // What is said.
    NO_TEXT = 70,
    NO_VALUE = 71,
    NAMELESS = 72,
    SAME_LABELS = 73,
    ODD_TARGET = 74,
    LABEL_RULE = 75,
    WIDE = 76,
    // What is shown.
    SILENT_REVEAL = 80,
    // What is observed.
    OBSERVED_BIDS = 84,
    ODD_FIELDS = 85,
    LOW_MAXIMUM = 86,
    LOST_POINTS = 87,
    // What should never happen.
    PANIC_ON_SEAT = 90,
    PANIC_ON_LABEL = 91,
}
