//! Bots for any game: random, greedy, tree search, learned evaluation.
//!
//! A bot is given what its seat knows ([`Seen`]) and never the true state. What bots know about a game
//! beyond its rules is one small module for each game: [`Knowledge`], in [`games`]. Read in this order:
//!
//! 1. [`seen`]: what a bot gets to see.
//! 2. [`knowledge`] and [`games`]: what it knows about the game.
//! 3. [`evaluator`]: what a position is worth; [`inputs`], [`net`] and [`mod@nets`]: the learned part of it.
//! 4. [`greedy`]: one step of look-ahead. [`search`]: tree search, on the trees of `tree`.
//! 5. [`spec`]: which bots there are; [`player`]: a bot at a seat; [`budget`]: how long it thinks.
//! 6. [`mod@hint`]: advice for people, with [`mod@reasons`] in words; [`calibration`]: what judged chances mean.

pub mod budget;
pub mod calibration;
pub mod evaluator;
pub mod games;
pub mod greedy;
pub mod hint;
pub mod inputs;
pub mod knowledge;
pub mod net;
pub mod nets;
pub mod player;
pub mod reasons;
pub mod search;
pub mod seen;
pub mod spec;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod tree;

pub use budget::{Budget, Cancel};
pub use calibration::Calibration;
pub use evaluator::{Estimate, Evaluation, Evaluator};
pub use hint::{Hint, hint};
pub use inputs::Inputs;
pub use knowledge::{Knowledge, Tuning};
pub use net::Net;
pub use nets::Nets;
pub use player::{Player, choose};
pub use reasons::reasons;
pub use search::{Finding, Search};
pub use seen::Seen;
pub use spec::{BotSpec, Kind, Level, UnknownBot};
