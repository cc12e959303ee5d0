//! Learning to judge positions by self-play: TD(lambda).
//!
//! A network plays against itself, looking one step ahead. After each game it learns what became of every
//! position that a seat left behind: partly the estimate of the seat's next position, partly of the one
//! after that, and in the end the outcome. Read in this order:
//!
//! 1. [`train()`]: the whole run, with its plan, checkpoints and learning curve.
//! 2. [`mod@selfplay`]: one game against itself, and what is learned from it.
//! 3. [`learner`]: gradients and steps (Adam).
//! 4. [`trial`]: how good it is by now. [`curve`]: the learning curve as a page.

pub mod checkpoint;
pub mod curve;
pub mod learner;
pub mod selfplay;
pub mod train;
pub mod trial;

pub use checkpoint::Checkpoint;
pub use curve::html;
pub use train::{CurvePoint, Plan, Progress, TrainError, Trained, train};
