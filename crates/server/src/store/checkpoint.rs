//! Moving changes from the WAL into the data file, beside the writer and not in its way.
//!
//! Left to itself, SQLite does this in the writer whenever the WAL has a thousand pages: several times a second under load,
//! and everybody waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::SqlitePool;
use tokio::time::sleep;

/// How often.
const EVERY: Duration = Duration::from_secs(1);
/// So many pages (some 64 MB) and the writer has to lend a hand, so that the WAL can begin anew.
pub(super) const MOST_PAGES: &str = "16000";

/// Works until the pool is closed. `written` says whether there may be something to do.
pub(super) async fn keep_short(pool: SqlitePool, written: Arc<AtomicBool>) {
    while !pool.is_closed() {
        sleep(EVERY).await;
        if !written.swap(false, Ordering::Relaxed) {
            continue;
        }
        let done = sqlx::query("pragma wal_checkpoint(passive)").execute(&pool).await;
        if let Err(error) = done
            && !pool.is_closed()
        {
            tracing::error!(%error, "moving changes into the data file");
        }
    }
}
