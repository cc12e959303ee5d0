//! Tables that could not be loaded are left alone for a while, longer each time, and then tried again.
//!
//! This is not written down: whatever was wrong may be mended, and then bots go on by themselves.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The first rest, and the longest.
const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(120);

/// Until when each table that failed is left alone, and how long its last rest was.
#[derive(Default)]
pub struct Resting {
    // A plain mutex: held for a moment, never over an await.
    tables: Mutex<BTreeMap<String, (Instant, Duration)>>,
}

impl Resting {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, (Instant, Duration)>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table could not be loaded.
    pub fn failed(&self, id: &str) {
        let mut tables = self.lock();
        let rest = tables.get(id).map_or(FIRST, |(_, last)| (2 * *last).min(LONGEST));
        tables.insert(id.into(), (Instant::now() + rest, rest));
    }

    /// A table was loaded: the next failure is a first one.
    pub fn loaded(&self, id: &str) {
        self.lock().remove(id);
    }

    /// How many tables have failed and were not loaded since.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// The tables that are to be left alone now.
    pub fn ids(&self) -> Vec<String> {
        let now = Instant::now();
        self.lock().iter().filter(|(_, (until, _))| now < *until).map(|(id, _)| id.clone()).collect()
    }

    /// Whether a table is to be left alone now.
    pub fn rests(&self, id: &str) -> bool {
        self.lock().get(id).is_some_and(|(until, _)| Instant::now() < *until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_grow_and_end() {
        let resting = Resting::default();
        assert!(!resting.rests("a"));
        resting.failed("a");
        resting.failed("a");
        assert!(resting.rests("a") && !resting.rests("b"));
        assert_eq!(resting.lock()["a"].1, 2 * FIRST);
        (0..20).for_each(|_| resting.failed("a"));
        assert_eq!(resting.lock()["a"].1, LONGEST);
        resting.loaded("a");
        assert!(!resting.rests("a"));
    }
}
