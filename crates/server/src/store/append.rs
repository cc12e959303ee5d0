//! SQLite: writing a change of a table.

use futures_util::FutureExt;
use sqlx::SqliteConnection;

use super::rows::name;
use super::sqlite::tables::write_seat;
use super::{Change, OpRow, Result, Sqlite, TableRow};

impl Sqlite {
    /// Writes a change of a table. There is one owner, so there is nothing to compare.
    pub async fn change_table(&self, id: &str, _epoch: i64, _ops: i64, change: Change) -> Result<()> {
        let id = id.to_owned();
        self.writer
            .append(move |c| {
                async move {
                    for (n, op) in change.ops {
                        write_op(c, &id, n, op).await?;
                    }
                    match change.row {
                        Some(row) if change.turn_only => write_turn(c, row).await?,
                        Some(row) => write_row(c, row).await?,
                        None => {}
                    }
                    for (seat, data) in change.seats {
                        write_seat(c, &id, seat, data).await?;
                    }
                    Ok(())
                }
                .boxed()
            })
            .await
    }
}

async fn write_row(c: &mut SqliteConnection, row: TableRow) -> Result<()> {
    sqlx::query(
        "update game_table set status = $2, host = $3, seed = $4, rules_version = $5, started = $6, ended = $7,
         rematch = $8, to_act = $9, wake = $10, updated = $11, former_rules = $12, components = $13, place = $14
         where id = $1",
    )
    .bind(row.id)
    .bind(name(&row.status))
    .bind(row.host.id)
    .bind(row.seed)
    .bind(row.rules_version.map(i64::from))
    .bind(row.started)
    .bind(row.ended)
    .bind(row.rematch)
    .bind(i64::from(row.to_act))
    .bind(row.wake)
    .bind(row.updated)
    .bind(row.former_rules.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
    .bind(row.components)
    .bind(row.place)
    .execute(c)
    .await?;
    Ok(())
}

/// The usual case, which leaves most indexes alone.
async fn write_turn(c: &mut SqliteConnection, row: TableRow) -> Result<()> {
    sqlx::query("update game_table set to_act = $2, wake = $3, updated = $4, place = $5 where id = $1")
        .bind(row.id)
        .bind(i64::from(row.to_act))
        .bind(row.wake)
        .bind(row.updated)
        .bind(row.place)
        .execute(c)
        .await?;
    Ok(())
}

async fn write_op(c: &mut SqliteConnection, table: &str, n: i64, op: OpRow) -> Result<()> {
    sqlx::query(
        "insert into op (table_id, n, kind, seat, ref, action, at, time) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table.to_owned())
    .bind(n)
    .bind(op.kind.name())
    .bind(i64::from(op.seat))
    .bind(op.r#ref)
    .bind(op.action)
    .bind(op.at)
    .bind(op.time)
    .execute(c)
    .await?;
    Ok(())
}
