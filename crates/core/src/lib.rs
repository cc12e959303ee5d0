//! The contract that every game of Orrery fulfils, and the few mechanisms all of them share.
//!
//! A game is a pure state machine: `state + seat + action + dice -> state + events`. It has no clock,
//! no I/O and no source of randomness of its own. Read the modules in this order:
//!
//! 1. [`seat`]: who sits at the table and who may see what.
//! 2. [`rule`]: rule ids, and the refusal that cites one.
//! 3. [`dice`]: randomness, handed in from outside.
//! 4. [`game`]: the contract itself, [`Game`].
//! 5. [`outcome`]: the result, line by line.
//! 6. [`present`]: what a game tells people, [`Present`]; with [`message`] and [`texts`] in two languages.
//! 7. [`ledger`]: the rules as data.
//! 8. [`record`] and [`history`]: a played game, its replay, its proof of fairness and computed undo.
//! 9. [`playout`]: random play, for tests, benchmarks and bots.

pub mod dice;
pub mod game;
pub mod history;
pub mod ledger;
pub mod message;
pub mod outcome;
pub mod playout;
pub mod present;
pub mod record;
pub mod rule;
pub mod seat;
pub mod texts;

pub use dice::{Dice, FastDice, Seed, TableDice};
pub use game::{Game, GameInfo, Log, OptionInfo, SetupError, Silent, Sink, apply};
pub use history::{CannotUndo, History};
pub use ledger::{Lang, Ledger, Rule};
pub use message::{Arg, Message};
pub use outcome::{Outcome, ScoreLine, SeatResult};
pub use present::{Description, Present, Sources};
pub use record::{Record, RecordError};
pub use rule::{Illegal, RuleId};
pub use seat::{Audience, Seat, Seats, Viewer};
pub use texts::Texts;
