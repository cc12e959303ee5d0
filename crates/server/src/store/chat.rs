//! What people say at a table, and what they keep for themselves.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, Result};
use crate::store::ChatRow;
use crate::wire::{ChatEntry, Person};

impl Db {
    /// Adds to the chat of a table, for its owner of this epoch; false if it has another one by now.
    pub async fn say(&self, row: ChatRow, epoch: i64) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    let said = sqlx::query(
                        "insert into chat (table_id, n, id, person, seat, text, time)
                         select t.id, coalesce((select max(n) from chat where table_id = t.id), 0) + 1,
                         $2, $3, $4, $5, $6 from game_table t where t.id = $1 and t.epoch = $7",
                    )
                    .bind(row.table)
                    .bind(row.entry.id)
                    .bind(row.entry.person.id)
                    .bind(row.entry.seat.map(i64::from))
                    .bind(row.entry.text)
                    .bind(row.entry.time)
                    .bind(epoch)
                    .execute(c)
                    .await?;
                    Ok(said.rows_affected() == 1)
                }
                .boxed()
            })
            .await
    }

    /// The last entries of the chat of a table, in order.
    pub async fn chat(&self, table: &str, limit: i64) -> Result<Vec<ChatEntry>> {
        let rows = sqlx::query(
            "select c.id, c.seat, c.text, c.time, p.id as person, p.name, p.login
             from chat c join person p on p.id = c.person where c.table_id = $1 order by c.n desc limit $2",
        )
        .bind(table)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .rev()
            .map(|row| {
                let login: Option<String> = row.try_get("login")?;
                Ok(ChatEntry {
                    id: row.try_get("id")?,
                    time: row.try_get("time")?,
                    person: Person {
                        id: row.try_get("person")?,
                        name: row.try_get("name")?,
                        guest: login.is_none(),
                    },
                    seat: row.try_get::<Option<i64>, _>("seat")?.map(|s| s as u8),
                    text: row.try_get("text")?,
                })
            })
            .collect()
    }

    /// The note of a person at a table; empty if there is none.
    pub async fn note(&self, table: &str, person: &str) -> Result<String> {
        let row = sqlx::query("select text from note where table_id = $1 and person = $2")
            .bind(table)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        row.map_or(Ok(String::new()), |row| row.try_get("text"))
    }

    /// Keeps the note of a person at a table.
    pub async fn set_note(&self, table: &str, person: &str, text: &str) -> Result<()> {
        let (table, person, text) = (table.to_owned(), person.to_owned(), text.to_owned());
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query(
                        "insert into note (table_id, person, text) values ($1, $2, $3)
                         on conflict (table_id, person) do update set text = excluded.text",
                    )
                    .bind(table)
                    .bind(person)
                    .bind(text)
                    .execute(c)
                    .await?;
                    Ok(())
                }
                .boxed()
            })
            .await
    }
}
