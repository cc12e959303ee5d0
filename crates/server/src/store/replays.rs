//! Records that people have uploaded.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, DbConnection, Result, alone};
use crate::store::{ReplayQuota, ReplayRow};

impl Db {
    /// Keeps an uploaded record. The oldest of the person give way; false if the address or the server has no room.
    pub async fn add_replay(&self, row: ReplayRow, quota: ReplayQuota) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    let bytes = row.record.len() as i64;
                    alone(c, "replays").await?;
                    give_way(c, &row.person, quota.most - 1, quota.bytes_of_person - bytes).await?;
                    let room = bytes <= quota.bytes_of_person
                        && sum(c, "select cast(sum(bytes) as bigint) as n from replay where address = $1", &row.address).await? + bytes
                            <= quota.bytes_of_address
                        && sum(c, "select cast(sum(bytes) as bigint) as n from replay where $1 = $1", "").await? + bytes
                            <= quota.bytes_in_all;
                    if room {
                        sqlx::query(
                            "insert into replay (id, person, record, created, address, bytes) values ($1, $2, $3, $4, $5, $6)",
                        )
                        .bind(row.id)
                        .bind(row.person)
                        .bind(row.record)
                        .bind(row.created)
                        .bind(row.address)
                        .bind(bytes)
                        .execute(c)
                        .await?;
                    }
                    Ok(room)
                }
                .boxed()
            })
            .await
    }

    /// An uploaded record.
    pub async fn replay(&self, id: &str) -> Result<Option<String>> {
        let row = sqlx::query("select record from replay where id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| row.try_get("record")).transpose()
    }
}

async fn sum(c: &mut DbConnection, sql: &'static str, key: &str) -> Result<i64> {
    let row = sqlx::query(sql).bind(key.to_owned()).fetch_one(c).await?;
    Ok(row.try_get::<Option<i64>, _>("n")?.unwrap_or(0))
}

/// Deletes the oldest records of a person until there are at most so many, with at most so many bytes.
async fn give_way(c: &mut DbConnection, person: &str, most: i64, most_bytes: i64) -> Result<()> {
    let rows = sqlx::query("select id, bytes from replay where person = $1 order by created desc, id")
        .bind(person.to_owned())
        .fetch_all(&mut *c)
        .await?;
    let (mut count, mut bytes) = (0, 0);
    for row in rows {
        count += 1;
        bytes += row.try_get::<i64, _>("bytes")?;
        if count > most || bytes > most_bytes {
            sqlx::query("delete from replay where id = $1")
                .bind(row.try_get::<String, _>("id")?)
                .execute(&mut *c)
                .await?;
        }
    }
    Ok(())
}
