//! Bulk play: throughput, tournaments, ratings, reports.
//!
//! - [`mod@sim`]: random games in bulk, to see how balanced a game is and that its engine is sound.
//! - [`mod@bench`]: how fast an engine is, and what a playout allocates.
//! - [`mod@tournament`]: bots against each other, with [`stats`] and [`rating`]; [`report`] draws the
//!   result as a page, with the plots of [`svg`].
//! - [`mod@balance`]: which components win more than others.

pub mod balance;
pub mod bench;
pub mod rating;
pub mod report;
pub mod sim;
pub mod stats;
pub mod svg;
mod threads;
pub mod tournament;

pub use balance::{BalancePlan, BalanceReport, BalanceRow, balance};
pub use bench::{BenchReport, bench};
pub use sim::{SimReport, sim};
pub use stats::{Quantiles, Sprt};
pub use tournament::{ArenaReport, BotResult, Tournament, tournament};
