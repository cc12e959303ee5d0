//! Records that people have uploaded.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, Result};

impl Db {
    /// Keeps an uploaded record; the oldest of the person give way when there are more than `most`.
    pub async fn add_replay(&self, id: &str, person: &str, record: &str, now: i64, most: i64) -> Result<()> {
        let (id, person, record) = (id.to_owned(), person.to_owned(), record.to_owned());
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query("insert into replay (id, person, record, created) values ($1, $2, $3, $4)")
                        .bind(id)
                        .bind(person.clone())
                        .bind(record)
                        .bind(now)
                        .execute(&mut *c)
                        .await?;
                    sqlx::query(
                        "delete from replay where person = $1 and id not in
                         (select id from replay where person = $1 order by created desc limit $2)",
                    )
                    .bind(person)
                    .bind(most)
                    .execute(c)
                    .await?;
                    Ok(())
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
        Ok(row.map(|row| row.try_get("record")).transpose()?)
    }
}
