//! Bulk play: throughput, tournaments, ratings, reports.
//!
//! - [`mod@sim`]: random games in bulk, for balance and for faith in the engines.
//! - [`mod@bench`]: how fast an engine is, and what a playout allocates.

pub mod bench;
pub mod sim;
mod threads;

pub use bench::{BenchReport, bench};
pub use sim::{SimReport, sim};
