//! The contract that every game of Orrery fulfils, and the few mechanisms all of them share.
//!
//! A game is a pure state machine: `state + seat + action + dice -> state + events`. It has no clock,
//! no I/O and no source of randomness of its own. Read the modules in this order:
//!
//! 1. [`seat`]: who sits at the table and who may see what.
//! 2. [`rule`]: rule ids, and the refusal that cites one; [`mod@check`]: conditions, asked one after the other.
//! 3. [`dice`]: randomness, handed in from outside.
//! 4. [`game`]: the contract itself, [`Game`]; with [`options`] and [`context`].
//! 5. [`outcome`]: the result, line by line; [`sum`]: what something costs, part by part.
//! 6. [`present`]: what a game tells people, [`Present`]; with [`message`] and [`texts`] in two languages;
//!    [`observe`]: what it tells programs that learn, [`Observe`].
//! 7. [`ledger`]: the rules as data; [`pack`]: component files in the place of the built-in ones.
//! 8. [`record`], [`fair`] and [`history`]: a played game, its replay, its proof of fairness and computed undo; [`told`]: its story.
//! 9. [`playout`]: random play, for tests, benchmarks and bots.
//! 10. For writing games: [`vocab`], [`mod@array`], [`notation`], `testkit`.

pub mod array;
pub mod check;
pub mod context;
pub mod dice;
pub mod fair;
pub mod game;
pub mod history;
pub mod ledger;
pub mod message;
pub mod notation;
pub mod observe;
pub mod options;
pub mod outcome;
pub mod pack;
pub mod playout;
pub mod present;
pub mod record;
pub mod rule;
pub mod seat;
pub mod sum;
#[cfg(feature = "testkit")]
pub mod testkit;
pub mod texts;
pub mod told;
pub mod vocab;

pub use check::{CheckList, Checks, Condition, FirstFailure, check, conditions};
pub use context::Context;
pub use dice::{Dice, FastDice, Seed, TableDice};
pub use fair::{Contribution, ContributionBy, FairStart};
pub use game::{Game, GameInfo, Log, SetupError, Silent, Sink, apply};
pub use history::{CannotUndo, History};
pub use ledger::{Lang, Ledger, Rule};
pub use message::{Arg, Args, Message};
pub use observe::Observe;
pub use options::{OptionChoice, OptionInfo, OptionValues, When};
pub use outcome::{
    Comparison, Outcome, RivalResult, ScoreLine, ScoreLines, ScoreTotal, SeatResult, Standing, Verdict,
};
pub use pack::{Problem, Problems};
pub use present::{Description, Present, Shortcut, Sources};
pub use record::{Record, RecordError};
pub use rule::{Illegal, RuleId};
pub use seat::{Audience, Seat, Seats, Viewer};
pub use sum::{NoParts, Part, Parts, Sum};
pub use texts::Texts;
pub use told::Told;
