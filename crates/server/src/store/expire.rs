//! What nobody needs any more goes.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, Result};

const DAY: i64 = 24 * 3_600_000;
/// An open table that nobody starts is given up after a week.
const OPEN_TABLE: i64 = 7 * DAY;
/// A running game keeps others with the same deal waiting for a week at most in which nothing happens (`table/duplicate.rs`).
pub(crate) const DEAD_TABLE: i64 = 7 * DAY;
/// Guests without a session who sit nowhere and have said nothing are deleted after 30 days.
const GUEST: i64 = 30 * DAY;
/// What was said at a table that has ended is deleted half a year later.
const CHAT: i64 = 180 * DAY;

impl Db {
    /// Deletes what nobody needs any more; returns the tables that have become too old, for the table tasks to cancel.
    pub async fn expire(&self, now: i64) -> Result<Vec<String>> {
        let stale = sqlx::query(
            "select id from game_table where status = 'open' and updated < $1
             or status = 'running' and sealed and updated < $2",
        )
        .bind(now - OPEN_TABLE)
        .bind(now - DEAD_TABLE)
        .fetch_all(&self.readers)
        .await?;
        self.writer
            .write(move |c| {
                async move {
                    for (sql, before) in [
                        (
                            "delete from chat where table_id in
                             (select id from game_table where ended is not null and ended < $1)",
                            now - CHAT,
                        ),
                        ("delete from session where expires < $1", now),
                        (
                            "delete from person where login is null and not deleted and created < $1
                             and id not in (select person from session)
                             and id not in (select person from token)
                             and id not in (select person from seat where person is not null)
                             and id not in (select host from game_table)
                             and id not in (select host from duplicate)
                             and id not in (select person from chat)
                             and id not in (select person from note)
                             and id not in (select person from replay)",
                            now - GUEST,
                        ),
                    ] {
                        sqlx::query(sql).bind(before).execute(&mut *c).await?;
                    }
                    // The operator may have ended the last table of a deal.
                    super::duplicates::open(c, "", now).await?;
                    super::branches::expire(c, now).await
                }
                .boxed()
            })
            .await?;
        stale.iter().map(|row| row.try_get("id")).collect()
    }
}
