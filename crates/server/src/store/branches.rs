//! Branches: tables that begin in a position of another game. They are kept for a while only.

use futures_util::FutureExt;
use sqlx::Row;

use super::tables::{insert_table, write_row};
use super::{Db, DbConnection, Result};
use crate::store::{SeatRow, TableRow};

/// So many branches one person may have, and so many there are in all; the oldest give way.
const MOST_EACH: i64 = 8;
const MOST: i64 = 5_000;
/// A branch that nobody has played on for a day goes.
const KEPT: i64 = 24 * 3_600_000;

impl Db {
    /// A new branch: its table, which is running, and the position that it begins in. Older ones give way.
    pub async fn add_branch(&self, row: TableRow, seats: Vec<SeatRow>, root: String) -> Result<()> {
        self.writer
            .write(move |c| {
                async move {
                    let host = row.host.id.clone();
                    let own = "select id from game_table where kind = 'branch' and host = $1
                               order by updated desc, id limit 1000 offset $2";
                    remove(c, own, &host, MOST_EACH - 1).await?;
                    let all = "select id from game_table where kind = 'branch' and $1 = $1
                               order by updated desc, id limit 1000 offset $2";
                    remove(c, all, "", MOST - 1).await?;
                    insert_table(c, row.clone(), seats).await?;
                    let (id, status) = (row.id.clone(), row.status);
                    write_row(c, row, status).await?;
                    sqlx::query("insert into branch (table_id, root) values ($1, $2)")
                        .bind(id)
                        .bind(root)
                        .execute(c)
                        .await?;
                    Ok(())
                }
                .boxed()
            })
            .await
    }

    /// The position that a branch begins in.
    pub async fn branch_root(&self, table: &str) -> Result<Option<String>> {
        let row = sqlx::query("select root from branch where table_id = $1")
            .bind(table)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| row.try_get("root")).transpose()
    }
}

/// Deletes the branches that nobody has played on for long.
pub(in crate::store) async fn expire(c: &mut DbConnection, now: i64) -> Result<()> {
    let old = "select id from game_table where kind = 'branch' and $1 = $1 and updated < $2";
    remove(c, old, "", now - KEPT).await
}

/// Deletes the branches that a query finds.
async fn remove(c: &mut DbConnection, which: &'static str, text: &str, number: i64) -> Result<()> {
    let rows = sqlx::query(which).bind(text.to_owned()).bind(number).fetch_all(&mut *c).await?;
    for row in rows {
        let id: String = row.try_get("id")?;
        for sql in [
            "delete from branch where table_id = $1",
            "delete from op where table_id = $1",
            "delete from chat where table_id = $1",
            "delete from note where table_id = $1",
            "delete from seat where table_id = $1",
            "delete from game_table where id = $1",
        ] {
            sqlx::query(sql).bind(id.clone()).execute(&mut *c).await?;
        }
    }
    Ok(())
}
