//! What people say at a table, and what they keep for themselves.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Result, Sqlite};
use crate::wire::{ChatEntry, Person};

/// Something said, as kept.
#[derive(Clone, Debug)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// What everybody sees of it.
    pub entry: ChatEntry,
}

impl Sqlite {
    /// Adds to the chat of a table.
    pub async fn say(&self, row: ChatRow) -> Result<()> {
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query(
                        "insert into chat (table_id, n, id, person, seat, text, time)
                         select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6 from chat where table_id = $1",
                    )
                    .bind(row.table)
                    .bind(row.entry.id)
                    .bind(row.entry.person.id)
                    .bind(row.entry.seat.map(i64::from))
                    .bind(row.entry.text)
                    .bind(row.entry.time)
                    .execute(c)
                    .await?;
                    Ok(())
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
