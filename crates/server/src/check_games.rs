//! Which stored games a newer version of the rules concerns, before it is put to use.

use serde::Serialize;

use crate::moving::open_to_look;
use crate::secret;
use crate::table::{Replayed, actions, record_from_store, replay};

/// What becomes of a stored game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It was played under the present rules.
    Same,
    /// It goes on under the present rules: every action is legal and leads to the same place.
    GoesOn,
    /// It would go differently, and stays with its old rules.
    Stays,
}

/// A stored game and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedGame {
    /// The table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Where it stands.
    pub status: crate::wire::Status,
    /// The rules version it was played under.
    pub rules_version: Option<u32>,
    /// How many actions it has.
    pub actions: usize,
    /// The SHA-256 of its record.
    pub record: Option<String>,
    /// What becomes of it.
    pub fate: Fate,
    /// Why it stays.
    pub why: Option<String>,
}

/// Plays all stored games of a data file or a database again.
///
/// # Errors
///
/// If it cannot be read.
pub async fn check_games(source: &str) -> anyhow::Result<Vec<CheckedGame>> {
    let store = open_to_look(source).await?;
    let mut checked = Vec::new();
    for id in store.begun().await? {
        let Some(row) = store.table(&id).await? else { continue };
        let ops = store.ops(&id).await?;
        let record = record_from_store(&row, &store.seats(&id).await?, ops.clone()).ok();
        let record = record.map(|record| secret::hash(&record));
        let actions = actions(ops);
        let (fate, why) = match replay(&row, None, &actions) {
            Ok(Replayed::Same(_)) => (Fate::Same, None),
            Ok(Replayed::MovedOn(_)) => (Fate::GoesOn, None),
            Ok(Replayed::Differs(why)) => (Fate::Stays, Some(why)),
            Err(error) => (Fate::Stays, Some(error.to_string())),
        };
        let (status, rules_version) = (row.status, row.rules_version);
        let (table, game, actions) = (id, row.game, actions.count());
        checked.push(CheckedGame { table, game, status, rules_version, actions, record, fate, why });
    }
    store.close().await?;
    Ok(checked)
}
