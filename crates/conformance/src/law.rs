//! The laws, and the breach of one.

use std::fmt;

/// What every game must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// Ledgers, texts, components and options are complete, in both languages, and agree.
    Facts,
    /// Options of the allowed player counts make a game; impossible ones are refused with a rule.
    Setup,
    /// The universe is strictly ascending; actions, options and states come back from JSON as they were.
    Json,
    /// Legal lists are strictly ascending, of at most 256 actions.
    Listed,
    /// A seat that is due can go forward; others have nothing but rewinds; nobody acts after the end.
    Due,
    /// Legal lists hold exactly what `check` accepts of the universe.
    Complete,
    /// What is refused changes nothing and cites a rule of the ledger.
    Refusal,
    /// Every piece is in one place, every summary up to date.
    Audit,
    /// Games end within their bound, and have an outcome then and only then.
    Ending,
    /// Scores are the sum of their lines; places, verdicts and what decided follow from the comparisons.
    Scoring,
    /// Records come back from text as they were and verify: the same actions give the same states and the
    /// same events, byte by byte.
    Replay,
    /// A game goes on from a saved state as it would have without saving.
    Snapshot,
    /// What is taken back is as if it had not been; doing it again gives the same.
    Undo,
    /// A viewer sees, and can do, the same in every state the viewer could be in.
    View,
    /// `resample` depends only on what the viewer may know.
    Absorb,
    /// `resample` varies what is hidden.
    Vary,
    /// Events tell a viewer nothing that the viewer could not know.
    Told,
    /// A branch of a running game betrays nothing: it is the same from every state its seat could be in.
    Branch,
    /// Every message has a text with all its values in both languages; labels differ; targets are ids.
    Text,
    /// `setup` accepts exactly the options that are offered; every pair of values makes a game.
    Options,
    /// The conditions of an action all hold exactly if it is legal, and the first that fails is the cited rule.
    Reasons,
    /// The parts of a sum add up, and what is legal can be paid.
    Sums,
    /// Every action of a shortcut is legal in its turn.
    Shortcuts,
    /// An action that shows its player something hidden says so.
    Reveal,
    /// The components in play pass the game's check, damaged ones do not, and every component has sentences.
    Packs,
    /// An observation has the same fields in every position, and the same bytes in every state that its seat could be in.
    Observed,
    /// Where a seat's views differ, so do its observations.
    Lossless,
    /// What a bot's network is told of a position is the same in every state that its seat could be in. Games do not know
    /// bots, so this law is held by [`check_inputs`](crate::check_inputs).
    Inputs,
    /// Nothing panics.
    Panic,
}

impl Law {
    /// All laws.
    pub const ALL: [Law; 29] = [
        Law::Facts,
        Law::Setup,
        Law::Json,
        Law::Listed,
        Law::Due,
        Law::Complete,
        Law::Refusal,
        Law::Audit,
        Law::Ending,
        Law::Scoring,
        Law::Replay,
        Law::Snapshot,
        Law::Undo,
        Law::View,
        Law::Absorb,
        Law::Vary,
        Law::Told,
        Law::Branch,
        Law::Text,
        Law::Options,
        Law::Reasons,
        Law::Sums,
        Law::Shortcuts,
        Law::Reveal,
        Law::Packs,
        Law::Observed,
        Law::Lossless,
        Law::Inputs,
        Law::Panic,
    ];

    /// A costly law is held against one position in this many.
    pub(crate) const fn one_in(self) -> u32 {
        match self {
            Law::Listed | Law::Due | Law::Audit | Law::Ending | Law::Scoring => 1,
            Law::Complete => 4,
            Law::View | Law::Absorb | Law::Told | Law::Refusal | Law::Vary | Law::Reasons => 8,
            Law::Undo | Law::Branch => 64,
            Law::Reveal => 16,
            _ => 32,
        }
    }
}

/// A law was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which one.
    pub law: Law,
    /// How.
    pub how: String,
}

impl Breach {
    pub(crate) fn new(law: Law, how: impl Into<String>) -> Breach {
        Breach { law, how: how.into() }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} is broken: {}", self.law, self.how)
    }
}

/// Returns a [`Breach`] of the law unless the condition holds.
macro_rules! hold {
    ($law:ident, $condition:expr, $($how:tt)+) => {
        if !$condition {
            return Err($crate::Breach::new($crate::Law::$law, format!($($how)+)));
        }
    };
}
pub(crate) use hold;
