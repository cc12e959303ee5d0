//! People.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, DbConnection, DbRow, Result, alone};
use crate::names;
use crate::store::{FORGET, PersonRow};

fn person(row: &DbRow) -> Result<PersonRow> {
    Ok(PersonRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
    })
}

/// So long nobody else can have the old name of an account: 90 days.
const HELD_MS: i64 = 90 * 24 * 3_600_000;

impl Db {
    /// A new person; false if the name or the login is taken.
    pub async fn add_person(&self, person: PersonRow, now: i64) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    if is_taken(c, &person, now).await? {
                        return Ok(false);
                    }
                    sqlx::query(
                        "insert into person (id, name, login, password, created, deleted, name_key)
                         values ($1, $2, $3, $4, $5, false, $6)",
                    )
                    .bind(person.id.clone())
                    .bind(person.name.clone())
                    .bind(person.login.clone())
                    .bind(person.password.clone())
                    .bind(now)
                    .bind(name_key(&person))
                    .execute(c)
                    .await?;
                    Ok(true)
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

    /// The account with this lower-case name; none if the operator has banned it.
    pub async fn account(&self, login: &str) -> Result<Option<PersonRow>> {
        let row = sqlx::query("select id, name, login, password from person where login = $1 and not banned")
            .bind(login)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// Whether the operator has taken the word from a person.
    pub async fn is_muted(&self, id: &str) -> Result<bool> {
        let row = sqlx::query("select muted from person where id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.map_or(Ok(false), |row| row.try_get("muted"))
    }

    /// Changes name, login and password; false if the name or the login is taken. The old name of an account is held back.
    pub async fn change_person(&self, person: PersonRow, now: i64) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    if is_taken(c, &person, now).await? {
                        return Ok(false);
                    }
                    hold_name(c, &person.id, name_key(&person).as_deref(), now).await?;
                    sqlx::query(
                        "update person set name = $2, login = $3, password = $4, name_key = $5 where id = $1",
                    )
                    .bind(person.id.clone())
                    .bind(person.name.clone())
                    .bind(person.login.clone())
                    .bind(person.password.clone())
                    .bind(name_key(&person))
                    .execute(c)
                    .await?;
                    Ok(true)
                }
                .boxed()
            })
            .await
    }

    /// Forgets who a person was: name, password, sessions, tokens, notes, uploads. Seats and chat stay, without a name.
    pub async fn delete_person(&self, id: &str, now: i64) -> Result<()> {
        let id = id.to_owned();
        self.writer
            .write(move |c| {
                async move {
                    hold_name(c, &id, None, now).await?;
                    for sql in FORGET {
                        sqlx::query(sql).bind(id.clone()).execute(&mut *c).await?;
                    }
                    Ok(())
                }
                .boxed()
            })
            .await
    }
}

/// What a name looks like; only accounts own their names.
fn name_key(person: &PersonRow) -> Option<String> {
    person.login.as_ref().map(|_| names::key(&person.name))
}

/// Whether an account of somebody else has the login, or a name that looks the same, or had it lately.
async fn is_taken(c: &mut DbConnection, person: &PersonRow, now: i64) -> Result<bool> {
    let key = names::key(&person.name);
    alone(c, "names").await?;
    let taken = sqlx::query(
        "select 1 as n from person where id <> $1 and (login = $2 or name_key = $3)
         union all select 1 from held_name where name_key = $3 and person <> $1 and until > $4",
    )
    .bind(person.id.clone())
    .bind(person.login.clone().unwrap_or_default())
    .bind(key)
    .bind(now)
    .fetch_optional(c)
    .await?;
    Ok(taken.is_some())
}

/// Holds the present name of an account back, unless it stays the same.
async fn hold_name(c: &mut DbConnection, id: &str, next: Option<&str>, now: i64) -> Result<()> {
    sqlx::query("delete from held_name where until <= $1").bind(now).execute(&mut *c).await?;
    sqlx::query(
        "insert into held_name (name_key, person, until)
         select name_key, id, $3 from person where id = $1 and name_key is not null and name_key <> $2
         on conflict (name_key) do update set person = excluded.person, until = excluded.until",
    )
    .bind(id.to_owned())
    .bind(next.unwrap_or_default().to_owned())
    .bind(now + HELD_MS)
    .execute(c)
    .await?;
    Ok(())
}

/// Accounts made by older versions get the keys of their names.
pub(in crate::store) async fn fill_name_keys(c: &mut DbConnection) -> Result<()> {
    let rows = sqlx::query("select id, name from person where login is not null and name_key is null")
        .fetch_all(&mut *c)
        .await?;
    for row in rows {
        let name: String = row.try_get("name")?;
        sqlx::query("update person set name_key = $2 where id = $1")
            .bind(row.try_get::<String, _>("id")?)
            .bind(names::key(&name))
            .execute(&mut *c)
            .await?;
    }
    Ok(())
}
