//! How a rule says that an action is legal: as conditions, asked one after the other.
//!
//! [`Game::check`] is written once and read twice. An engine that only wants to know passes
//! [`FirstFailure`], which stops at the first condition that fails and costs nothing else. Whoever wants
//! to explain passes a [`CheckList`], which collects every condition in words. Both run the same code,
//! so the explanation cannot drift from the decision.
//!
//! ```
//! use orrery_core::{CheckList, Checks, FirstFailure, Illegal, Message, ensure};
//!
//! fn check_purchase(price: i32, credits: i32, checks: &mut impl Checks) -> Result<(), Illegal> {
//!     // Without words, and a stop for both readers: what follows would make no sense.
//!     ensure!("TOY-BUY-01", price > 0);
//!     checks.require("TOY-BUY-02", credits >= price, || {
//!         Message::new("need-credits").number("price", price).number("have", credits)
//!     })
//! }
//!
//! assert_eq!(check_purchase(5, 3, &mut FirstFailure), Err(Illegal::new("TOY-BUY-02")));
//! let mut list = CheckList::default();
//! check_purchase(5, 3, &mut list).unwrap();
//! assert!(!list.conditions[0].holds);
//! ```

use serde::{Deserialize, Serialize};

use crate::{Game, Illegal, Message, RuleId, Seat};

/// Takes the conditions of a rule, one after the other.
pub trait Checks {
    /// One condition, with words about the very pieces in question. Carries on (`Ok`) if the condition
    /// holds, and also if it fails but the reader wants to hear the others.
    ///
    /// # Errors
    ///
    /// The refusal, for readers that stop at the first condition that fails.
    fn require(
        &mut self,
        rule: &'static str,
        holds: bool,
        words: impl FnOnce() -> Message,
    ) -> Result<(), Illegal>;
}

/// Stops at the first condition that fails. Never makes words.
pub struct FirstFailure;

impl Checks for FirstFailure {
    #[inline(always)]
    fn require(
        &mut self,
        rule: &'static str,
        holds: bool,
        _: impl FnOnce() -> Message,
    ) -> Result<(), Illegal> {
        if holds { Ok(()) } else { Err(Illegal::new(rule)) }
    }
}

/// Collects all conditions, those that hold and those that fail.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CheckList {
    /// The conditions, in the order in which the rules ask them.
    pub conditions: Vec<Condition>,
}

/// One condition of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Condition {
    /// The rule that asks for it.
    pub rule: RuleId,
    /// Whether it holds.
    pub holds: bool,
    /// The condition in words about the pieces in question; without them the rule's own text says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub words: Option<Message>,
}

impl Checks for CheckList {
    fn require(
        &mut self,
        rule: &'static str,
        holds: bool,
        words: impl FnOnce() -> Message,
    ) -> Result<(), Illegal> {
        self.conditions.push(Condition { rule: RuleId(rule), holds, words: Some(words()) });
        Ok(())
    }
}

/// Whether the action is legal now, and if not, which rule forbids it.
///
/// # Errors
///
/// The refusal, which cites the first rule that fails.
#[inline]
pub fn check<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Result<(), Illegal> {
    G::check(state, seat, action, &mut FirstFailure)
}

/// All conditions of an action. It is legal exactly if all of them hold, and otherwise the first that
/// fails is the one that [`check()`] cites.
pub fn conditions<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Vec<Condition> {
    let mut list = CheckList::default();
    let verdict = G::check(state, seat, action, &mut list);
    let mut conditions = list.conditions;
    if let Err(Illegal { rule }) = verdict {
        conditions.push(Condition { rule, holds: false, words: None });
    }
    conditions
}
