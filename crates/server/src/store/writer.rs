//! The one writer: takes jobs, runs all that wait in one transaction, answers after the commit.
//!
//! After a transaction that failed the connection is given up and opened anew: nobody can say what state it is in. When the disk
//! was full, for instance, SQLite has ended the transaction by itself, and everything after would fail.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Error, Result};

/// No more jobs than this share a transaction.
const BATCH: usize = 512;

/// Tells the caller of a job its result, once it is known whether the transaction holds.
type Answer = Box<dyn FnOnce(Outcome) + Send>;
/// Also says whether the whole transaction must be given up, and as what.
type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, (Outcome, Answer)> + Send>;

/// What became of a transaction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Committed,
    DiskFull,
    Failed,
}

/// Whether a write failed because there is no more room.
pub fn is_full(error: &Error) -> bool {
    match error {
        // SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: no room for the index of the WAL; PostgreSQL's word for it.
        Error::Database(error) => matches!(error.code().as_deref(), Some("13" | "4874" | "53100")),
        Error::Io(error) => error.kind() == std::io::ErrorKind::StorageFull,
        _ => false,
    }
}

/// The door to the writing thread.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Option<Job>>,
}

impl Writer {
    /// Starts the thread that owns the connection. A thread of its own: between the statements of a transaction it
    /// must not stand in one queue with thousands of sockets, while all of them wait for the transaction. It notes in
    /// `written` that there is something new in the file.
    pub fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        written: Arc<AtomicBool>,
    ) -> std::io::Result<Writer> {
        let (jobs, queue) = mpsc::channel(4 * BATCH);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
        std::thread::Builder::new()
            .name("orrery-writer".into())
            .spawn(move || runtime.block_on(work(connection, &options, queue, &written)))?;
        Ok(Writer { jobs })
    }

    /// Runs `job` in a transaction (its own or a shared one); returns when its changes are durable. If it fails, the
    /// others of the transaction do not.
    pub async fn write<T, F>(&self, job: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T>> + Send + 'static,
    {
        self.hand_over(true, job).await
    }

    /// [`Writer::write`] for what fails only if the store itself does: without a savepoint, so quicker. If it does fail, the
    /// whole transaction does.
    pub async fn append<T, F>(&self, job: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T>> + Send + 'static,
    {
        self.hand_over(false, job).await
    }

    async fn hand_over<T, F>(&self, savepoint: bool, job: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T>> + Send + 'static,
    {
        let (send, receive) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            Box::pin(async move {
                let result = match savepoint {
                    true => in_savepoint(connection, job).await,
                    false => job(connection).await,
                };
                // A full disk ends the whole transaction, whatever savepoints there were.
                let outcome = match &result {
                    Err(error) if is_full(error) => Outcome::DiskFull,
                    Err(_) if !savepoint => Outcome::Failed,
                    _ => Outcome::Committed,
                };
                // A caller that has gone away does not want the answer.
                let answer: Answer = Box::new(move |outcome| {
                    drop(send.send(result.and_then(|value| match outcome {
                        Outcome::Committed => Ok(value),
                        Outcome::DiskFull => Err(Error::Io(std::io::ErrorKind::StorageFull.into())),
                        Outcome::Failed => Err(Error::WorkerCrashed),
                    })));
                });
                (outcome, answer)
            })
        });
        self.jobs.send(Some(job)).await.map_err(|_| Error::PoolClosed)?;
        receive.await.map_err(|_| Error::PoolClosed)?
    }

    /// Finishes what waits, then stops.
    pub async fn close(&self) {
        // An error means that the thread has stopped already.
        drop(self.jobs.send(None).await);
        self.jobs.closed().await;
    }
}

/// A job that fails must not take the others of its batch with it.
async fn in_savepoint<T, F>(connection: &mut SqliteConnection, job: F) -> Result<T>
where
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T>>,
{
    let mut savepoint = connection.begin().await?;
    match job(&mut savepoint).await {
        Ok(value) => savepoint.commit().await.map(|()| value),
        Err(error) => {
            match savepoint.rollback().await {
                // A full disk has ended the whole transaction already.
                Err(_) if is_full(&error) => Err(error),
                Err(other) => Err(other),
                Ok(()) => Err(error),
            }
        }
    }
}

async fn work(
    connection: SqliteConnection,
    options: &SqliteConnectOptions,
    mut queue: mpsc::Receiver<Option<Job>>,
    written: &AtomicBool,
) {
    let mut connection = Some(connection);
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        batch.clear();
        if queue.recv_many(&mut batch, BATCH).await == 0 {
            break;
        }
        let last = batch.iter().any(Option::is_none);
        let jobs: Vec<Job> = batch.drain(..).flatten().collect();
        metrics::histogram!("orrery_store_batch").record(jobs.len() as f64);
        if connection.is_none() {
            connection = match SqliteConnection::connect_with(options).await {
                Ok(connection) => Some(connection),
                Err(error) => {
                    tracing::error!(%error, "opening the data file again");
                    None
                }
            };
        }
        // Jobs that are dropped without a connection answer by themselves that the store is not there.
        let held = match &mut connection {
            Some(connection) => run(connection, jobs).await,
            None => false,
        };
        if !held {
            connection = None;
        }
        written.store(true, Ordering::Relaxed);
        if last {
            break;
        }
    }
    if let Some(connection) = connection
        && let Err(error) = connection.close().await
    {
        tracing::error!(%error, "closing the data file");
    }
    // Only now, because `close` waits for it.
    drop(queue);
}

/// Runs jobs in one transaction; false if it failed, and the connection is not to be used again.
async fn run(connection: &mut SqliteConnection, jobs: Vec<Job>) -> bool {
    let mut answers = Vec::with_capacity(jobs.len());
    let mut outcome = Outcome::Committed;
    let committed = async {
        let mut transaction = connection.begin_with("begin immediate").await?;
        for job in jobs {
            let (spoilt, answer) = job(&mut transaction).await;
            answers.push(answer);
            if spoilt != Outcome::Committed {
                outcome = spoilt;
                // The connection is given up, and with it whatever is left of the transaction.
                return transaction.rollback().await.and(Err(Error::WorkerCrashed));
            }
        }
        transaction.commit().await
    }
    .await;
    if let Err(error) = &committed {
        if outcome == Outcome::Committed {
            outcome = if is_full(error) { Outcome::DiskFull } else { Outcome::Failed };
        }
        let reason = if outcome == Outcome::DiskFull { "disk_full" } else { "other" };
        metrics::counter!("orrery_failed_transactions", "reason" => reason).increment(1);
        tracing::error!(%error, reason, "a transaction failed");
    }
    for answer in answers {
        answer(outcome);
    }
    outcome == Outcome::Committed
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    async fn run(writer: &Writer, savepoint: bool, sql: &'static str) -> Result<()> {
        writer
            .hand_over(savepoint, move |c| async move { sqlx::query(sql).execute(c).await.map(drop) }.boxed())
            .await
    }

    /// After SQLITE_FULL every later write used to fail until a restart.
    #[tokio::test]
    async fn a_failed_write_does_not_stay() {
        let path = std::env::temp_dir().join(format!("orrery-full-{}.db", std::process::id()));
        drop(std::fs::remove_file(&path));
        let options = super::super::options(&path).create_if_missing(true).pragma("max_page_count", "40");
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query("create table t (x blob)").execute(&mut connection).await.unwrap();
        let writer = Writer::start(connection, options, Arc::new(AtomicBool::new(false))).unwrap();
        for savepoint in [false, true] {
            let mut full = None;
            for _ in 0..100 {
                full = run(&writer, savepoint, "insert into t values (zeroblob(3000))").await.err();
                if full.is_some() {
                    break;
                }
            }
            assert!(full.as_ref().is_some_and(is_full), "{full:?}");
            run(&writer, savepoint, "delete from t").await.expect("room is made");
            run(&writer, savepoint, "insert into t values (zeroblob(3000))").await.expect("it goes on");
        }
        writer.close().await;
        for ending in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{ending}", path.display())));
        }
    }
}
