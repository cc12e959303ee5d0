//! Sessions and API tokens: only the hashes of their secrets are kept.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, DbRow, Result};
use crate::store::{SessionRow, TokenRow, Who};
use crate::wire::Person;

impl Db {
    /// A new session.
    pub async fn add_session(&self, s: SessionRow) -> Result<()> {
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query(
                        "insert into session (id, hash, person, agent, created, seen, expires)
                         values ($1, $2, $3, $4, $5, $6, $7)",
                    )
                    .bind(s.id)
                    .bind(s.hash)
                    .bind(s.person)
                    .bind(s.agent)
                    .bind(s.created)
                    .bind(s.seen)
                    .bind(s.expires)
                    .execute(&mut *c)
                    .await?;
                    sqlx::query("delete from session where expires < $1").bind(s.created).execute(c).await?;
                    Ok(())
                }
                .boxed()
            })
            .await
    }

    /// Whose session this is, if it has not expired.
    pub async fn session(&self, hash: &str, now: i64) -> Result<Option<Who>> {
        let row = sqlx::query(
            "select p.id, p.name, p.login, s.id as key, s.seen from session s join person p on p.id = s.person
             where s.hash = $1 and s.expires > $2 and not p.banned",
        )
        .bind(hash)
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| who(&row)).transpose()
    }

    /// Whose API token this is.
    pub async fn token(&self, hash: &str) -> Result<Option<Who>> {
        let row = sqlx::query(
            "select p.id, p.name, p.login, t.id as key, t.seen from token t join person p on p.id = t.person
             where t.hash = $1 and not p.banned",
        )
        .bind(hash)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| who(&row)).transpose()
    }

    /// Notes that a session was used, and lets it live on.
    pub async fn touch_session(&self, id: &str, now: i64, expires: i64) -> Result<()> {
        let id = id.to_owned();
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query("update session set seen = $2, expires = $3 where id = $1")
                        .bind(id)
                        .bind(now)
                        .bind(expires)
                        .execute(c)
                        .await?;
                    Ok(())
                }
                .boxed()
            })
            .await
    }

    /// Notes that a token was used.
    pub async fn touch_token(&self, id: &str, now: i64) -> Result<()> {
        let id = id.to_owned();
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query("update token set seen = $2 where id = $1")
                        .bind(id)
                        .bind(now)
                        .execute(c)
                        .await?;
                    Ok(())
                }
                .boxed()
            })
            .await
    }

    /// The sessions of a person, the latest first.
    pub async fn sessions_of(&self, person: &str, now: i64) -> Result<Vec<SessionRow>> {
        let rows = sqlx::query("select * from session where person = $1 and expires > $2 order by seen desc")
            .bind(person)
            .bind(now)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(SessionRow {
                    id: row.try_get("id")?,
                    hash: row.try_get("hash")?,
                    person: row.try_get("person")?,
                    agent: row.try_get("agent")?,
                    created: row.try_get("created")?,
                    seen: row.try_get("seen")?,
                    expires: row.try_get("expires")?,
                })
            })
            .collect()
    }

    /// Ends one session of a person; false if there is none with this id.
    pub async fn end_session(&self, person: &str, id: &str) -> Result<bool> {
        self.delete("delete from session where person = $1 and id = $2", person, id).await
    }

    /// Ends all sessions of a person but one.
    pub async fn end_other_sessions(&self, person: &str, id: &str) -> Result<bool> {
        self.delete("delete from session where person = $1 and id <> $2", person, id).await
    }

    /// A new API token.
    pub async fn add_token(&self, t: TokenRow) -> Result<()> {
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query(
                        "insert into token (id, hash, person, label, created, seen) values ($1, $2, $3, $4, $5, $6)",
                    )
                    .bind(t.id)
                    .bind(t.hash)
                    .bind(t.person)
                    .bind(t.label)
                    .bind(t.created)
                    .bind(t.seen)
                    .execute(c)
                    .await?;
                    Ok(())
                }
                .boxed()
            })
            .await
    }

    /// The API tokens of a person, the latest first.
    pub async fn tokens_of(&self, person: &str) -> Result<Vec<TokenRow>> {
        let rows = sqlx::query("select * from token where person = $1 order by created desc")
            .bind(person)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(TokenRow {
                    id: row.try_get("id")?,
                    hash: row.try_get("hash")?,
                    person: row.try_get("person")?,
                    label: row.try_get("label")?,
                    created: row.try_get("created")?,
                    seen: row.try_get("seen")?,
                })
            })
            .collect()
    }

    /// Ends an API token of a person; false if there is none with this id.
    pub async fn end_token(&self, person: &str, id: &str) -> Result<bool> {
        self.delete("delete from token where person = $1 and id = $2", person, id).await
    }

    async fn delete(&self, sql: &'static str, person: &str, id: &str) -> Result<bool> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.writer
            .write(move |c| {
                async move { Ok(sqlx::query(sql).bind(person).bind(id).execute(c).await?.rows_affected() > 0) }.boxed()
            })
            .await
    }
}

fn who(row: &DbRow) -> Result<Who> {
    let login: Option<String> = row.try_get("login")?;
    Ok(Who {
        person: Person { id: row.try_get("id")?, name: row.try_get("name")?, guest: login.is_none() },
        key: row.try_get("key")?,
        seen: row.try_get("seen")?,
    })
}
