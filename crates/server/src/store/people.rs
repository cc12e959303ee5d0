//! People.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, DbRow, Result};
use crate::store::PersonRow;

fn person(row: &DbRow) -> Result<PersonRow> {
    Ok(PersonRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
    })
}

impl Db {
    /// A new person; false if the login is taken.
    pub async fn add_person(&self, person: PersonRow, now: i64) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    let done = sqlx::query(
                        "insert into person (id, name, login, password, created, deleted)
                         values ($1, $2, $3, $4, $5, false) on conflict do nothing",
                    )
                    .bind(person.id)
                    .bind(person.name)
                    .bind(person.login)
                    .bind(person.password)
                    .bind(now)
                    .execute(c)
                    .await?;
                    Ok(done.rows_affected() == 1)
                }
                .boxed()
            })
            .await
    }

    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>> {
        let row = sqlx::query("select id, name, login, password from person where id = $1 and not deleted")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// The account with this lower-case name.
    pub async fn account(&self, login: &str) -> Result<Option<PersonRow>> {
        let row = sqlx::query("select id, name, login, password from person where login = $1")
            .bind(login)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// Changes name, login and password; false if the login is taken.
    pub async fn change_person(&self, person: PersonRow) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    let taken = sqlx::query("select 1 from person where login = $1 and id <> $2")
                        .bind(person.login.clone())
                        .bind(person.id.clone())
                        .fetch_optional(&mut *c)
                        .await?;
                    if taken.is_some() {
                        return Ok(false);
                    }
                    sqlx::query("update person set name = $2, login = $3, password = $4 where id = $1")
                        .bind(person.id)
                        .bind(person.name)
                        .bind(person.login)
                        .bind(person.password)
                        .execute(c)
                        .await?;
                    Ok(true)
                }
                .boxed()
            })
            .await
    }

    /// Forgets who a person was: name, password, sessions, tokens, notes, uploads. Seats and chat stay, without a name.
    pub async fn delete_person(&self, id: &str) -> Result<()> {
        let id = id.to_owned();
        self.writer
            .write(move |c| {
                async move {
                    for sql in [
                        "delete from session where person = $1",
                        "delete from token where person = $1",
                        "delete from note where person = $1",
                        "delete from replay where person = $1",
                        "update person set name = '?', login = null, password = null, deleted = true where id = $1",
                    ] {
                        sqlx::query(sql).bind(id.clone()).execute(&mut *c).await?;
                    }
                    Ok(())
                }
                .boxed()
            })
            .await
    }
}
