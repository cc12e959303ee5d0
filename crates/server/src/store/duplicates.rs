//! The same deal at several tables.

use futures_util::FutureExt;
use sqlx::Row;

use super::tables::{self, insert_table, person};
use super::{Db, DbConnection, Result};
use crate::store::{DuplicateRow, SeatRow, TableRow};

/// A seat of the person at another table of the deal. Who sat at one that never began knows nothing of the deal.
const ELSEWHERE: &str = "select count(*) as n from duplicate_table d join game_table t on t.id = d.table_id
     join seat s on s.table_id = t.id
     where d.deal = $1 and d.table_id <> $2 and s.person = $3 and (t.status <> 'cancelled' or t.seed is not null)";

impl Db {
    /// New tables with the same deal; false if their host would have more open and running ones than allowed.
    pub async fn add_duplicate(
        &self,
        row: DuplicateRow,
        tables: Vec<(TableRow, Vec<SeatRow>)>,
        most: i64,
    ) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    if tables::hosted(c, &row.host.id).await? + tables.len() as i64 > most {
                        return Ok(false);
                    }
                    sqlx::query(
                        "insert into duplicate (id, game, options, host, private, invite, secret, commitment, created)
                         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                    )
                    .bind(row.id.clone())
                    .bind(row.game)
                    .bind(row.options)
                    .bind(row.host.id)
                    .bind(row.private)
                    .bind(row.invite)
                    .bind(row.secret)
                    .bind(row.commitment)
                    .bind(row.created)
                    .execute(&mut *c)
                    .await?;
                    for (number, (table, seats)) in (1i64..).zip(tables) {
                        let id = table.id.clone();
                        insert_table(c, table, seats).await?;
                        sqlx::query("insert into duplicate_table (deal, number, table_id) values ($1, $2, $3)")
                            .bind(row.id.clone())
                            .bind(number)
                            .bind(id)
                            .execute(&mut *c)
                            .await?;
                    }
                    Ok(true)
                }
                .boxed()
            })
            .await
    }

    /// Several tables with the same deal.
    pub async fn duplicate(&self, id: &str) -> Result<Option<DuplicateRow>> {
        let row = sqlx::query(
            "select d.id, d.game, d.options, d.host, d.private, d.invite, d.secret, d.commitment, d.created, d.opened,
             h.name as host_name, h.login as host_login
             from duplicate d join person h on h.id = d.host where d.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(DuplicateRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            options: row.try_get("options")?,
            host: person(&row, "host", "host_name", "host_login")?,
            private: row.try_get("private")?,
            invite: row.try_get("invite")?,
            secret: row.try_get("secret")?,
            commitment: row.try_get("commitment")?,
            created: row.try_get("created")?,
            opened: row.try_get("opened")?,
        }))
    }

    /// The ids of the tables of a deal, in order.
    pub async fn duplicate_tables(&self, deal: &str) -> Result<Vec<String>> {
        let rows = sqlx::query("select table_id from duplicate_table where deal = $1 order by number")
            .bind(deal)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.try_get("table_id")).collect()
    }

    /// Whether a person sits at another table of the deal, or has.
    pub async fn sits_elsewhere(&self, deal: &str, table: &str, person: &str) -> Result<bool> {
        let row = sqlx::query(ELSEWHERE).bind(deal).bind(table).bind(person).fetch_one(&self.readers).await?;
        Ok(row.try_get::<i64, _>("n")? > 0)
    }
}

/// Whether somebody on these seats sits at another table of the deal: asked where nobody else can write meanwhile.
pub(in crate::store) async fn sit_elsewhere(
    c: &mut DbConnection,
    deal: &str,
    table: &str,
    seats: &[(u8, SeatRow)],
) -> Result<bool> {
    for person in seats.iter().filter_map(|(_, seat)| seat.person.as_ref()) {
        let row = sqlx::query(ELSEWHERE)
            .bind(deal.to_owned())
            .bind(table.to_owned())
            .bind(person.id.clone())
            .fetch_one(&mut *c)
            .await?;
        if row.try_get::<i64, _>("n")? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Opens the deal, or with an empty name all deals, whose tables are all over.
pub(in crate::store) async fn open(c: &mut DbConnection, deal: &str, now: i64) -> Result<()> {
    let opened = sqlx::query(
        "update duplicate set opened = $2 where opened is null and ($1 = '' or id = $1) and not exists
         (select 1 from duplicate_table d join game_table t on t.id = d.table_id
          where d.deal = duplicate.id and t.status in ('open', 'running')) returning id",
    )
    .bind(deal.to_owned())
    .bind(now)
    .fetch_all(&mut *c)
    .await?;
    for row in opened {
        let id: String = row.try_get("id")?;
        sqlx::query(
            "update game_table set sealed = false where id in (select table_id from duplicate_table where deal = $1)",
        )
        .bind(id)
        .execute(&mut *c)
        .await?;
    }
    Ok(())
}
