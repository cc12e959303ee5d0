//! The laws that every game must keep, as a test kit.
//!
//! A game's `tests/conformance.rs` holds one line per configuration:
//!
//! ```text
//! orrery_conformance::check::<Reworld>(&Reworld::options(2));
//! ```
//!
//! The kit plays random games and games chosen by proptest, and holds every position against every
//! [`Law`]. A breach is shrunk to a short record, written to `target/conformance/` and named in the
//! panic's message, so that `orrery replay FILE` can open it. The variable `ORRERY_GAMES` sets the number
//! of random games per configuration.
//!
//! Read [`law`] for what is demanded, `laws/` for how each is checked (one file for one group), `walk`
//! for how a game is played, `report` and `shrink` for what happens on a breach.

mod kit;
pub mod law;
mod laws;
mod report;
mod shrink;
mod walk;

use std::fmt::Debug;

use orrery_core::{Game, Observe, Present, Seat};

pub use law::{Breach, Law};
pub use report::Failure;
pub use walk::Summary;

/// What the kit cannot find out by itself about a game.
#[derive(Clone, Debug)]
pub struct Expect {
    /// What is hidden from whom.
    pub secrets: Secrets,
    /// Whether at the end `score` is the score of the outcome.
    pub final_score: bool,
    /// How many random games to play.
    pub games: u64,
}

/// What a game hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    /// Nothing: `resample` gives the state itself.
    None,
    /// Something: over many games, some resampled state differs from the true one.
    Some,
    /// Every seat has something of its own that every other seat does not know.
    Hands,
}

impl Default for Expect {
    /// Every seat has secrets, the score at the end is the outcome's, `ORRERY_GAMES` or 40 games.
    fn default() -> Self {
        let games = std::env::var("ORRERY_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
        Expect { secrets: Secrets::Hands, final_score: true, games }
    }
}

/// Holds a game with these options against every law.
///
/// # Panics
///
/// If a law is broken; the message says which, where, and in which file the record is.
pub fn check<G: Present + Observe>(options: &G::Options) {
    check_with::<G>(options, &Expect::default());
}

/// [`check`] for a game of which something else is expected than usual.
///
/// # Panics
///
/// If a law is broken; the message says which, where, and in which file the record is.
pub fn check_with<G: Present + Observe>(options: &G::Options, expect: &Expect) {
    if let Err(failure) = try_check::<G>(options, expect) {
        panic!("{failure}");
    }
}

/// [`check_with`] as a result: how much was played, or what was broken.
///
/// # Errors
///
/// The breach, with a short record that shows it.
pub fn try_check<G: Present + Observe>(
    options: &G::Options,
    expect: &Expect,
) -> Result<Summary, Box<Failure<G>>> {
    let kit = kit::Kit::<G>::new(options, expect).map_err(|breach| report::bare(options, breach))?;
    let summary = walk::random_games(&kit)?;
    walk::chosen_games(&kit)?;
    Ok(summary)
}

/// Holds the options of a game against [`Law::Options`], and random games of options that together hold every
/// pair of values against all laws.
///
/// # Panics
///
/// If a law is broken.
pub fn check_options<G: Present + Observe>(expect: &Expect) {
    let chosen = match laws::options::hold::<G>() {
        Ok(chosen) => chosen,
        Err(breach) => panic!("{}: {breach}", G::info().name),
    };
    for options in chosen {
        random_games::<G>(&options, expect);
    }
}

/// Holds what a bot's network is told of a position, from the view of a seat, against [`Law::Inputs`] in random games.
///
/// # Errors
///
/// The breach, with the number of the game and of the decision.
pub fn check_inputs<G: Game, T: PartialEq + Debug>(
    options: &G::Options,
    games: u64,
    told: impl Fn(&G::State, Seat) -> T,
) -> Result<(), Breach> {
    laws::inputs::hold::<G, T>(options, games, told)
}

/// Plays the random games of [`check`] alone, for long runs; returns how much was played.
///
/// # Panics
///
/// If a law is broken.
pub fn random_games<G: Present + Observe>(options: &G::Options, expect: &Expect) -> Summary {
    let kit = kit::Kit::<G>::new(options, expect).map_err(|breach| report::bare(options, breach));
    match kit.and_then(|kit| walk::random_games(&kit)) {
        Ok(summary) => summary,
        Err(failure) => panic!("{failure}"),
    }
}
