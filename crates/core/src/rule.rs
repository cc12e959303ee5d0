//! Rule ids and the refusal that cites one.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize};

/// The id of one rule of a ledger, such as `REW-PAY-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// For clients that read a server's answers. Ids live as long as the program, so each is kept once.
impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let id = String::deserialize(deserializer)?;
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = known.get(id.as_str()) {
            return Ok(RuleId(known));
        }
        let id: &'static str = Box::leak(id.into_boxed_str());
        known.insert(id);
        Ok(RuleId(id))
    }
}

/// An action was refused. Nothing has changed; the rule says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule that forbids the action.
    pub rule: RuleId,
}

impl Illegal {
    /// A refusal that cites `rule`.
    pub const fn new(rule: &'static str) -> Illegal {
        Illegal { rule: RuleId(rule) }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not allowed by rule {}", self.rule)
    }
}

impl std::error::Error for Illegal {}

/// Refuses the action with the rule's id unless the condition holds: `ensure!("REW-PAY-09", cards <= hand)`.
#[macro_export]
macro_rules! ensure {
    ($rule:literal, $condition:expr) => {
        if !$condition {
            return Err($crate::Illegal::new($rule));
        }
    };
}
