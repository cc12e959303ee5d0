//! What happened in a game: chances after every decision, luck and decisions told apart, the costliest mistakes.
//!
//! Everything is judged by what the player could know then. Read in this order:
//!
//! 1. [`report`]: what a report says, as plain data.
//! 2. [`judge`]: what a seat can expect by what it knows; [`duel`]: by how much one action is better than another.
//! 3. [`examine`]: a recorded game, step by step, becomes a report.
//! 4. [`measure`]: how often judged chances come true, in many games of bots.
//! 5. [`html`]: a report as a page that needs nothing else.

pub mod duel;
pub mod examine;
pub mod html;
pub mod judge;
pub mod measure;
pub mod report;

pub use examine::{Effort, Stopped, examine};
pub use report::Report;
