//! Changes of tables, gathered: what comes in while the writer is busy, or within a few milliseconds, is one job for it, and two
//! statements.
//!
//! Each statement goes to the thread of the connection and back; one for each row of each table would
//! cost more than writing the rows. And each transaction is a flush to the disk: the more share it, the cheaper it is for each.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use serde_json::json;
use sqlx::SqliteConnection;
use tokio::sync::oneshot;
use tokio::time::sleep;

use super::rows::name;
use super::sqlite::{duplicates, tables};
use super::writer::{Writer, is_full};
use super::{Change, Error, Result, SitsDown, TableRow};

/// So long after the last transaction has begun the next one begins, so that changes gather meanwhile. After a longer rest
/// a change is written at once: where few play, nobody waits.
const GATHER: Duration = Duration::from_millis(5);

/// The changes that wait for the writer.
#[derive(Clone, Default)]
pub struct Waiting(Arc<Mutex<Queue>>);

#[derive(Default)]
struct Queue {
    wanted: Vec<Wanted>,
    /// When the last transaction began.
    taken: Option<Instant>,
}

/// A change of the table with this id, and who waits for it.
struct Wanted {
    table: String,
    change: Change,
    done: Caller,
}

/// Whom to tell that a change is durable, or false that somebody would sit at too many tables.
type Caller = oneshot::Sender<Result<bool>>;

impl Waiting {
    /// Writes a change, together with all others that come in before the writer gets there; returns when it is durable.
    pub async fn write(&self, writer: &Writer, table: &str, change: Change) -> Result<bool> {
        let (done, written) = oneshot::channel();
        let first = {
            let wanted = &mut self.lock().wanted;
            wanted.push(Wanted { table: table.to_owned(), change, done });
            wanted.len() == 1
        };
        if first {
            // A task of its own: the others wait for it even if this caller goes away.
            let (all, writer) = (self.clone(), writer.clone());
            tokio::spawn(async move { all.write_all(&writer).await });
        }
        written.await.unwrap_or(Err(Error::WorkerCrashed))
    }

    async fn write_all(&self, writer: &Writer) {
        let gather = self.lock().taken.map_or(Duration::ZERO, |taken| GATHER.saturating_sub(taken.elapsed()));
        if !gather.is_zero() {
            sleep(gather).await;
        }
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
        for (number, done) in done.into_iter().enumerate() {
            let result = match &written {
                Ok(refused) => match refused.get(&number) {
                    Some(Refusal::Status) => Err(Error::RowNotFound),
                    Some(Refusal::Seats) => Ok(false),
                    None => Ok(true),
                },
                Err(error) => Err(same_error(error)),
            };
            // Where nobody waits any more, that is no fault.
            drop(done.send(result));
        }
    }

    fn take(&self) -> (Vec<(String, Change)>, Vec<Caller>) {
        let all = {
            let mut queue = self.lock();
            queue.taken = Some(Instant::now());
            std::mem::take(&mut queue.wanted)
        };
        all.into_iter().map(|wanted| ((wanted.table, wanted.change), wanted.done)).unzip()
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The error for one more of those who shared a transaction.
fn same_error(error: &Error) -> Error {
    match error {
        Error::Io(error) => Error::Io(error.kind().into()),
        Error::PoolClosed => Error::PoolClosed,
        error if is_full(error) => Error::Io(std::io::ErrorKind::StorageFull.into()),
        _ => Error::WorkerCrashed,
    }
}

/// Why a change is not written.
enum Refusal {
    /// Somebody else has changed the status of the table, or somebody would sit at two tables with the same deal.
    Status,
    /// Somebody would sit at too many tables.
    Seats,
}

/// Writes changes; returns the numbers of those that were refused. Rows are written before all else, so that nothing is left of these.
async fn write_changes(
    c: &mut SqliteConnection,
    changes: Vec<(String, Change)>,
) -> Result<BTreeMap<usize, Refusal>> {
    let mut refused = write_turns(c, &changes).await?;
    let mut ops = Vec::with_capacity(changes.len());
    // The tables whose row stays as it is, with the status that it must have.
    let mut expected: Vec<(usize, String, String)> = Vec::new();
    for (number, (table, change)) in changes.into_iter().enumerate() {
        if refused.contains_key(&number) {
            continue;
        }
        // Counted here, where nobody else can write meanwhile.
        if let Some(SitsDown { person, most }) = &change.sits_down
            && tables::count_seats(c, person, &table).await? >= *most
        {
            refused.insert(number, Refusal::Seats);
            continue;
        }
        if let Some(deal) = &change.deal
            && duplicates::sit_elsewhere(c, deal, &table, &change.seats).await?
        {
            refused.insert(number, Refusal::Status);
            continue;
        }
        let only_ops = change.row.is_none() && change.seats.is_empty();
        let status = change.was.filter(|_| only_ops).map(|was| name(&was));
        if let Some(row) = change.row.filter(|_| !change.turn_only) {
            let was = change.was.unwrap_or(row.status);
            let ended = row.ended;
            if !tables::write_row(c, row, was).await? {
                refused.insert(number, Refusal::Status);
                continue;
            }
            if let Some((deal, now)) = change.deal.as_deref().zip(ended) {
                duplicates::open(c, deal, now).await?;
            }
        }
        for (seat, data) in change.seats {
            tables::write_seat(c, &table, seat, data).await?;
        }
        for (n, op) in change.ops {
            ops.push(json!([table, n, op.kind.name(), op.seat, op.r#ref, op.action, op.at, op.time, status]));
        }
        expected.extend(status.map(|status| (number, table, status)));
    }
    if ops.is_empty() {
        return Ok(refused);
    }
    let count = ops.len();
    let written = sqlx::query(
        "insert into op (table_id, n, kind, seat, ref, action, at, time)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
         from json_each($1) v where v.value ->> 8 is null
         or exists (select 1 from game_table t where t.id = v.value ->> 0 and t.status = v.value ->> 8)",
    )
    .bind(text(ops))
    .execute(&mut *c)
    .await?
    .rows_affected();
    if written as usize != count {
        refused.extend(of_other_status(c, &expected).await?);
    }
    Ok(refused)
}

/// The numbers of those tables whose status is another one in the file. Asked only if something was not written: each row of an answer
/// is one more handover.
async fn of_other_status(
    c: &mut SqliteConnection,
    expected: &[(usize, String, String)],
) -> Result<Vec<(usize, Refusal)>> {
    let rows = expected.iter().map(|(_, id, status)| json!([id, status]));
    let same: Vec<String> = sqlx::query_scalar(
        "select t.id from game_table t join json_each($1) v on t.id = v.value ->> 0 and t.status = v.value ->> 1",
    )
    .bind(text(rows.collect()))
    .fetch_all(c)
    .await?;
    let same: BTreeSet<&str> = same.iter().map(String::as_str).collect();
    let other = expected.iter().filter(|(_, id, _)| !same.contains(id.as_str()));
    Ok(other.map(|(number, ..)| (*number, Refusal::Status)).collect())
}

/// The usual change of a row, of all tables in one statement, which leaves most indexes alone. A table has one task, which waits for
/// each of its changes, so no table is among them twice.
async fn write_turns(
    c: &mut SqliteConnection,
    changes: &[(String, Change)],
) -> Result<BTreeMap<usize, Refusal>> {
    let turns: Vec<(usize, &TableRow)> = changes
        .iter()
        .enumerate()
        .filter(|(_, (_, change))| change.turn_only)
        .filter_map(|(number, (_, change))| Some((number, change.row.as_ref()?)))
        .collect();
    if turns.is_empty() {
        return Ok(BTreeMap::new());
    }
    let rows = turns
        .iter()
        .map(|(_, row)| json!([row.id, row.to_act, row.wake, row.updated, row.place, name(&row.status)]));
    let rows = text(rows.collect());
    let written = sqlx::query(
        "update game_table set to_act = v.value ->> 1, wake = v.value ->> 2, updated = v.value ->> 3,
         place = v.value ->> 4 from json_each($1) v
         where game_table.id = v.value ->> 0 and game_table.status = v.value ->> 5",
    )
    .bind(rows)
    .execute(&mut *c)
    .await?
    .rows_affected();
    if written as usize == turns.len() {
        return Ok(BTreeMap::new());
    }
    let expected = turns.iter().map(|(number, row)| (*number, row.id.clone(), name(&row.status)));
    Ok(of_other_status(c, &expected.collect::<Vec<_>>()).await?.into_iter().collect())
}

fn text(rows: Vec<serde_json::Value>) -> String {
    serde_json::Value::Array(rows).to_string()
}
