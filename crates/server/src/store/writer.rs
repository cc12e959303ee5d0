//! The one writer: takes jobs, runs all that wait in one transaction, answers after the commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::future::BoxFuture;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Error, Result};

/// No more jobs than this share a transaction.
const BATCH: usize = 512;

/// Tells the caller of a job its result, once it is known whether the transaction holds.
type Answer = Box<dyn FnOnce(bool) + Send>;
/// Also says whether the whole transaction must be given up.
type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, (bool, Answer)> + Send>;

/// The door to the writing thread.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Option<Job>>,
}

impl Writer {
    /// Starts the thread that owns the connection. A thread of its own: between the statements of a transaction it
    /// must not stand in one queue with thousands of sockets, while all of them wait for the transaction. It notes in
    /// `written` that there is something new in the file.
    pub fn start(connection: SqliteConnection, written: Arc<AtomicBool>) -> std::io::Result<Writer> {
        let (jobs, queue) = mpsc::channel(4 * BATCH);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
        std::thread::Builder::new()
            .name("orrery-writer".into())
            .spawn(move || runtime.block_on(work(connection, queue, &written)))?;
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
                let spoilt = !savepoint && result.is_err();
                // A caller that has gone away does not want the answer.
                let answer: Answer =
                    Box::new(move |committed| {
                        drop(send.send(
                            result.and_then(|v| if committed { Ok(v) } else { Err(Error::Transaction) }),
                        ));
                    });
                (spoilt, answer)
            })
        });
        self.jobs.send(Some(job)).await.map_err(|_| Error::Closed)?;
        receive.await.map_err(|_| Error::Closed)?
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
        Ok(value) => Ok(savepoint.commit().await.map(|()| value)?),
        Err(error) => {
            savepoint.rollback().await?;
            Err(error)
        }
    }
}

async fn work(
    mut connection: SqliteConnection,
    mut queue: mpsc::Receiver<Option<Job>>,
    written: &AtomicBool,
) {
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        batch.clear();
        if queue.recv_many(&mut batch, BATCH).await == 0 {
            break;
        }
        let last = batch.iter().any(Option::is_none);
        let jobs: Vec<Job> = batch.drain(..).flatten().collect();
        metrics::histogram!("orrery_store_batch").record(jobs.len() as f64);
        run(&mut connection, jobs).await;
        written.store(true, Ordering::Relaxed);
        if last {
            break;
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "closing the data file");
    }
    // Only now, because `close` waits for it.
    drop(queue);
}

async fn run(connection: &mut SqliteConnection, jobs: Vec<Job>) {
    let mut answers = Vec::with_capacity(jobs.len());
    let committed: Result<()> = async {
        let mut transaction = connection.begin_with("begin immediate").await?;
        for job in jobs {
            let (spoilt, answer) = job(&mut transaction).await;
            answers.push(answer);
            if spoilt {
                return transaction.rollback().await.map_err(Error::from).and(Err(Error::Transaction));
            }
        }
        Ok(transaction.commit().await?)
    }
    .await;
    if let Err(error) = &committed {
        tracing::error!(%error, "a transaction failed");
    }
    for answer in answers {
        answer(committed.is_ok());
    }
}
