//! Who looks at which table.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::store::SeatRow;

/// Counts the sockets of each person at each table; people without a name count together.
#[derive(Default)]
pub struct Presence {
    // A plain mutex: held for a moment, never over an await.
    counts: Mutex<BTreeMap<(String, String), u32>>,
}

impl Presence {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<(String, String), u32>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody came.
    pub fn enter(&self, table: &str, person: &str) {
        *self.lock().entry((table.into(), person.into())).or_default() += 1;
    }

    /// Somebody went.
    pub fn leave(&self, table: &str, person: &str) {
        let mut counts = self.lock();
        let key = (table.into(), person.into());
        if let Some(count) = counts.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&key);
            }
        }
    }

    /// Whether the person looks at the table.
    pub fn is_here(&self, table: &str, person: &str) -> bool {
        self.lock().contains_key(&(table.into(), person.into()))
    }

    /// The tables that a person looks at.
    pub fn tables_of(&self, person: &str) -> Vec<String> {
        self.lock().keys().filter(|(_, who)| who == person).map(|(table, _)| table.clone()).collect()
    }

    /// How many watch who do not play; a person with several sockets counts once.
    pub fn watchers(&self, table: &str, seats: &[SeatRow]) -> u32 {
        let counts = self.lock();
        let here = counts.range((table.to_owned(), String::new())..).take_while(|((t, _), _)| t == table);
        let plays = |id: &str| seats.iter().any(|s| s.person.as_ref().is_some_and(|p| p.id == id));
        here.map(|((_, person), count)| match person.as_str() {
            "" => *count,
            id if plays(id) => 0,
            _ => 1,
        })
        .sum()
    }
}
