//! Changes of tables, gathered: what comes in while the writer is busy is one job for it, and two statements.
//!
//! Each statement goes to the thread of the connection and back; one for each row of each table would
//! cost more than writing the rows.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use serde_json::json;
use sqlx::SqliteConnection;
use tokio::sync::oneshot;

use super::tables::{self, Change};
use super::writer::Writer;
use super::{Error, Result};

/// The changes that wait for the writer.
#[derive(Clone, Default)]
pub struct Waiting(Arc<Mutex<Vec<Wanted>>>);

/// A change of the table with this id, and who waits for it.
struct Wanted {
    table: String,
    change: Change,
    done: oneshot::Sender<Result<()>>,
}

impl Waiting {
    /// Writes a change, together with all others that come in before the writer gets there; returns when it is durable.
    pub async fn write(&self, writer: &Writer, table: &str, change: Change) -> Result<()> {
        let (done, written) = oneshot::channel();
        let first = {
            let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.push(Wanted { table: table.to_owned(), change, done });
            waiting.len() == 1
        };
        if first {
            // A task of its own: the others wait for it even if this caller goes away.
            let (all, writer) = (self.clone(), writer.clone());
            tokio::spawn(async move { all.write_all(&writer).await });
        }
        written.await.unwrap_or(Err(Error::WorkerCrashed))
    }

    async fn write_all(&self, writer: &Writer) {
        let (waiting, (callers, taken)) = (self.clone(), oneshot::channel());
        let written = writer
            .append(move |connection| {
                async move {
                    let (changes, done) = waiting.take();
                    metrics::histogram!("orrery_store_changes").record(changes.len() as f64);
                    // Nobody else has the other end, and it waits below.
                    drop(callers.send(done));
                    write_changes(connection, changes).await
                }
                .boxed()
            })
            .await;
        // A job that was never run has left them where they were.
        let done = taken.await.unwrap_or_else(|_| self.take().1);
        for done in done {
            // Where nobody waits any more, that is no fault.
            drop(done.send(written.as_ref().map(|()| ()).map_err(same_error)));
        }
    }

    fn take(&self) -> (Vec<(String, Change)>, Vec<oneshot::Sender<Result<()>>>) {
        let all = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        all.into_iter().map(|wanted| ((wanted.table, wanted.change), wanted.done)).unzip()
    }
}

/// The error for one more of those who shared a transaction.
fn same_error(error: &Error) -> Error {
    match error {
        Error::Io(error) => Error::Io(error.kind().into()),
        Error::PoolClosed => Error::PoolClosed,
        _ => Error::WorkerCrashed,
    }
}

async fn write_changes(c: &mut SqliteConnection, changes: Vec<(String, Change)>) -> Result<()> {
    let mut ops = Vec::with_capacity(changes.len());
    let mut turns = Vec::with_capacity(changes.len());
    let mut turned = BTreeSet::new();
    let mut others = Vec::new();
    for (table, mut change) in changes {
        for (n, op) in change.ops.drain(..) {
            ops.push(json!([table, n, op.kind.name(), op.seat, op.r#ref, op.action, op.at, op.time]));
        }
        match &change.row {
            // One row is written once in a statement; a table that waits twice is one of those below.
            Some(row) if change.turn_only && turned.insert(row.id.clone()) => {
                turns.push(json!([row.id, row.to_act, row.wake, row.updated, row.place]));
                change.row = None;
            }
            _ => {}
        }
        if change.row.is_some() || !change.seats.is_empty() {
            others.push((table, change));
        }
    }
    if !ops.is_empty() {
        sqlx::query(
            "insert into op (table_id, n, kind, seat, ref, action, at, time)
             select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
             from json_each($1)",
        )
        .bind(text(ops))
        .execute(&mut *c)
        .await?;
    }
    if !turns.is_empty() {
        sqlx::query(
            "update game_table set to_act = v.value ->> 1, wake = v.value ->> 2, updated = v.value ->> 3,
             place = v.value ->> 4 from json_each($1) v where game_table.id = v.value ->> 0",
        )
        .bind(text(turns))
        .execute(&mut *c)
        .await?;
    }
    for (table, change) in others {
        tables::write_rest(c, &table, change).await?;
    }
    Ok(())
}

fn text(rows: Vec<serde_json::Value>) -> String {
    serde_json::Value::Array(rows).to_string()
}
