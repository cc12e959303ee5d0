//! Writing what is done at tables: all that waits goes in one statement, and each change holds only for the owner that it
//! names.
//!
//! If the connection is lost, nobody knows whether a statement was carried out. It is sent again: what was written already
//! hits no row then, and the length of the log tells that it was.

use std::collections::{BTreeMap, VecDeque};
use std::slice;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, Row};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};

use super::{Membership, alone, duplicates, is_away, statement, tables};
use crate::store::rows::name;
use crate::store::{Change, Error, Result, SitsDown, Written};

/// No more changes than this share a statement.
const BATCH: usize = 128;
/// How long a statement may take before its connection is given up, and how long it is tried to find out what became of it.
const STATEMENT: Duration = Duration::from_secs(3);
const GIVE_UP: Duration = Duration::from_secs(10);
/// How often a server that is cut off, or has no connection, tries again.
const AGAIN: Duration = Duration::from_millis(50);

/// A change of a table that waits to be written.
pub(super) struct Job {
    pub id: String,
    pub epoch: i64,
    /// The length of the log before it.
    pub ops: i64,
    pub change: Change,
    answer: oneshot::Sender<Result<Written>>,
    /// Whether it was sent, and no answer came.
    sent: bool,
}

impl Job {
    /// Tells the caller, who may have gone away.
    fn answer(self, result: Result<Written>) {
        if matches!(result, Ok(Written::Lost)) {
            metrics::counter!("orrery_fenced_writes").increment(1);
            tracing::warn!(table = self.id, epoch = self.epoch, "a late write was refused");
        }
        drop(self.answer.send(result));
    }

    /// Whether it depends on what is done at other tables: then it goes in a transaction of its own.
    fn looks_around(&self) -> bool {
        self.change.sits_down.is_some() || self.change.deal.is_some()
    }
}

/// The way to the thread that writes.
pub(super) struct Appender {
    jobs: mpsc::Sender<Option<Job>>,
}

impl Appender {
    /// Starts the thread, which connects when there is something to write.
    pub fn start(membership: Arc<Membership>, options: PgConnectOptions) -> std::io::Result<Appender> {
        let (jobs, queue) = mpsc::channel(4 * BATCH);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        std::thread::Builder::new()
            .name("orrery-writer".into())
            .spawn(move || runtime.block_on(work(&membership, &options, queue)))?;
        Ok(Appender { jobs })
    }

    /// Writes a change; returns when it is durable or refused.
    pub async fn write(&self, id: String, epoch: i64, ops: i64, change: Change) -> Result<Written> {
        let (answer, answered) = oneshot::channel();
        let job = Job { id, epoch, ops, change, answer, sent: false };
        self.jobs.send(Some(job)).await.map_err(|_| Error::PoolClosed)?;
        answered.await.map_err(|_| Error::PoolClosed)?
    }

    /// Finishes what waits, then stops.
    pub async fn close(&self) {
        // An error means that the thread has stopped already.
        drop(self.jobs.send(None).await);
        self.jobs.closed().await;
    }
}

async fn work(membership: &Membership, options: &PgConnectOptions, mut queue: mpsc::Receiver<Option<Job>>) {
    let mut connection = None;
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        batch.clear();
        if queue.recv_many(&mut batch, BATCH).await == 0 {
            return;
        }
        let last = batch.iter().any(Option::is_none);
        let jobs: Vec<Job> = batch.drain(..).flatten().collect();
        metrics::histogram!("orrery_store_changes").record(jobs.len() as f64);
        settle(membership, options, &mut connection, jobs).await;
        if last {
            return;
        }
    }
}

/// Writes jobs, whatever it takes, and answers all of them.
async fn settle(
    membership: &Membership,
    options: &PgConnectOptions,
    connection: &mut Option<PgConnection>,
    jobs: Vec<Job>,
) {
    let begin = Instant::now();
    let (single, together): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(Job::looks_around);
    let mut batches: VecDeque<Vec<Job>> = single.into_iter().map(|job| vec![job]).collect();
    batches.push_front(together);
    while let Some(mut jobs) = batches.pop_front() {
        if jobs.is_empty() {
            continue;
        }
        if begin.elapsed() > GIVE_UP {
            jobs.into_iter().for_each(|job| job.answer(Err(Error::PoolTimedOut)));
            continue;
        }
        // Nobody may have heard of this server for a while: it waits until it is known whether it is still the owner.
        if membership.is_frozen() {
            sleep(AGAIN).await;
            batches.push_front(jobs);
            continue;
        }
        let c = match connection {
            Some(c) => c,
            None => match timeout(STATEMENT, PgConnection::connect_with(options)).await {
                Ok(Ok(new)) => connection.insert(new),
                _ => {
                    sleep(AGAIN).await;
                    batches.push_front(jobs);
                    continue;
                }
            },
        };
        match timeout(STATEMENT, attempt(c, &jobs)).await {
            Ok(Ok(fates)) => {
                let again = answer_all(jobs, fates);
                if !again.is_empty() {
                    sleep(AGAIN).await;
                    batches.push_front(again);
                }
            }
            Ok(Err(error)) if !is_passing(&error) => match jobs.pop() {
                Some(job) if jobs.is_empty() => job.answer(Err(error)),
                // One bad row fails the whole statement: the others are not to suffer for it.
                job => jobs.into_iter().chain(job).rev().for_each(|job| batches.push_front(vec![job])),
            },
            // Whether it was carried out is found out over another connection.
            _ => {
                *connection = None;
                jobs.iter_mut().for_each(|job| job.sent = true);
                batches.push_front(jobs);
            }
        }
    }
}

/// Tells everybody whose change has come to an end; returns the others.
fn answer_all(jobs: Vec<Job>, fates: Vec<Fate>) -> Vec<Job> {
    let mut again = Vec::new();
    for (mut job, fate) in jobs.into_iter().zip(fates) {
        match fate {
            Fate::Decided(written) => job.answer(Ok(written)),
            // As in a data file: nobody but the operator does this.
            Fate::Changed => job.answer(Err(Error::RowNotFound)),
            Fate::Open => {
                job.sent = true;
                again.push(job);
            }
        }
    }
    again
}

/// Whether the same may go well in a moment: the database is away, or two transactions stood in each other's way.
fn is_passing(error: &Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    is_away(error) || matches!(code.as_deref(), Some("40001" | "40P01"))
}

/// What became of a change.
enum Fate {
    Decided(Written),
    /// Somebody else has changed the status of the table, or sits at another table of the deal.
    Changed,
    /// Not written, but it can still be.
    Open,
}

async fn attempt(c: &mut PgConnection, jobs: &[Job]) -> Result<Vec<Fate>> {
    match jobs {
        [job] if job.looks_around() => Ok(vec![look_and_write(c, job).await?]),
        jobs => write(c, jobs).await,
    }
}

/// Writes a change if what is done at other tables allows it. Whoever does something of the kind at another server waits
/// meanwhile.
async fn look_and_write(c: &mut PgConnection, job: &Job) -> Result<Fate> {
    let mut t = c.begin().await?;
    if let Some(SitsDown { person, most }) = &job.change.sits_down {
        alone(&mut t, person).await?;
        if tables::count_seats(&mut t, person, &job.id).await? >= *most {
            t.rollback().await?;
            return Ok(Fate::Decided(Written::TooManySeats));
        }
    }
    if let Some(deal) = &job.change.deal {
        alone(&mut t, deal).await?;
        if duplicates::sit_elsewhere(&mut t, deal, &job.id, &job.change.seats).await? {
            t.rollback().await?;
            return Ok(Fate::Changed);
        }
    }
    let fate = write(&mut t, slice::from_ref(job)).await?.pop().unwrap_or(Fate::Open);
    let ended = job.change.row.as_ref().and_then(|row| row.ended);
    if let Some((deal, now)) = job.change.deal.as_deref().zip(ended) {
        duplicates::open(&mut t, deal, now).await?;
    }
    t.commit().await?;
    Ok(fate)
}

/// Sends the statement; what hits no row is looked at more closely.
async fn write(c: &mut PgConnection, jobs: &[Job]) -> Result<Vec<Fate>> {
    let done = statement::write(c, jobs).await?;
    let is_done = |job: &&Job| done.contains(&(job.id.clone(), job.epoch));
    let missed: Vec<&str> = jobs.iter().filter(|job| !is_done(job)).map(|job| job.id.as_str()).collect();
    let mut found = BTreeMap::new();
    if !missed.is_empty() {
        let rows =
            sqlx::query("select id, epoch, ops, status from game_table where id = any($1)").bind(missed);
        for row in rows.fetch_all(c).await? {
            let state = State {
                epoch: row.try_get("epoch")?,
                ops: row.try_get("ops")?,
                status: row.try_get("status")?,
            };
            found.insert(row.try_get::<String, _>("id")?, state);
        }
    }
    let fate = |job: &Job| match is_done(&job) {
        true => Fate::Decided(Written::Done),
        false => found.get(&job.id).map_or(Fate::Decided(Written::Lost), |state| missed_fate(job, state)),
    };
    Ok(jobs.iter().map(fate).collect())
}

/// A table as it is in the database.
struct State {
    epoch: i64,
    ops: i64,
    status: String,
}

/// What became of a change that has hit no row now.
fn missed_fate(job: &Job, state: &State) -> Fate {
    let added = job.change.ops.len() as i64;
    let here = |status: Option<String>| status.is_none_or(|status| status == state.status);
    let before = here(job.change.was.as_ref().map(name));
    let after = here(job.change.row.as_ref().map(|row| name(&row.status)));
    match state.epoch == job.epoch {
        true if job.sent && added > 0 && state.ops == job.ops + added => Fate::Decided(Written::Done),
        true if state.ops == job.ops && before => Fate::Open,
        true if state.ops == job.ops && job.sent && after => Fate::Decided(Written::Done),
        true if state.ops == job.ops => Fate::Changed,
        _ => Fate::Decided(Written::Lost),
    }
}
