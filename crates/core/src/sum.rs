//! What an action costs or needs, as parts that add up.
//!
//! The function that computes a price takes a [`Parts`] and names each part to it. The rules pass
//! [`NoParts`], which costs nothing; whoever explains passes a list. So the parts shown are those that
//! were counted.

use serde::{Deserialize, Serialize};

use crate::{Message, RuleId};

/// A price or a requirement with its parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sum {
    /// What is counted, such as credits or strength.
    pub unit: Message,
    /// The parts; they add up to the total.
    pub parts: Vec<Part>,
    /// What is needed in all.
    pub total: i32,
    /// What the seat has of it, if that limits the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub have: Option<i32>,
}

/// One part of a sum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// Where it comes from.
    pub label: Message,
    /// How much it adds; negative for a discount.
    pub amount: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Sum {
    /// A sum of parts. Parts of 0 are left out.
    pub fn new(unit: Message, mut parts: Vec<Part>) -> Sum {
        parts.retain(|part| part.amount != 0);
        let total = parts.iter().map(|part| part.amount).sum();
        Sum { unit, parts, total, have: None }
    }

    /// Says how much the seat has of it.
    #[must_use]
    pub fn of(mut self, have: impl Into<i32>) -> Sum {
        self.have = Some(have.into());
        self
    }
}

/// Takes the parts of a price while it is computed.
pub trait Parts {
    /// One part; `label` is made only if somebody listens.
    fn part(&mut self, rule: &'static str, amount: i32, label: impl FnOnce() -> Message);
}

/// Nobody listens: compiles to nothing.
pub struct NoParts;

impl Parts for NoParts {
    #[inline(always)]
    fn part(&mut self, _: &'static str, _: i32, _: impl FnOnce() -> Message) {}
}

impl Parts for Vec<Part> {
    fn part(&mut self, rule: &'static str, amount: i32, label: impl FnOnce() -> Message) {
        self.push(Part { label: label(), amount, rule: RuleId(rule) });
    }
}
