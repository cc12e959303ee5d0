//! Writing what is done at tables: all that waits goes in one statement, and each change holds only for the owner that it
//! names.
//!
//! If the connection is lost, nobody knows whether a statement was carried out. It is sent again: what was written already
//! hits no row then, and the length of the log tells that it was.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, Row};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};

use super::Membership;
use crate::store::rows::name;
use crate::store::{Change, Error, Result};

/// No more changes than this share a statement.
const BATCH: usize = 128;
/// How long a statement may take before its connection is given up, and how long it is tried to find out what became of it.
const STATEMENT: Duration = Duration::from_secs(3);
const GIVE_UP: Duration = Duration::from_secs(10);
/// How often a server that is cut off, or has no connection, tries again.
const AGAIN: Duration = Duration::from_millis(50);

/// A change of a table that waits to be written.
struct Job {
    id: String,
    epoch: i64,
    ops: i64,
    change: Change,
    answer: oneshot::Sender<Result<()>>,
    /// Whether it was sent, and no answer came.
    sent: bool,
}

impl Job {
    /// Tells the caller, who may have gone away.
    fn answer(self, result: Result<()>) {
        if matches!(result, Err(Error::Lost)) {
            metrics::counter!("orrery_fenced_writes").increment(1);
            tracing::warn!(table = self.id, epoch = self.epoch, "a late write was refused");
        }
        drop(self.answer.send(result));
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
    pub async fn write(&self, id: String, epoch: i64, ops: i64, change: Change) -> Result<()> {
        let (answer, answered) = oneshot::channel();
        let job = Job { id, epoch, ops, change, answer, sent: false };
        self.jobs.send(Some(job)).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
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
        metrics::histogram!("orrery_store_batch").record(jobs.len() as f64);
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
    let mut batches = VecDeque::from([jobs]);
    while let Some(mut jobs) = batches.pop_front() {
        if jobs.is_empty() {
            continue;
        }
        if begin.elapsed() > GIVE_UP {
            jobs.into_iter()
                .for_each(|job| job.answer(Err(Error::Unavailable("no answer for too long".into()))));
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
                let mut again = Vec::new();
                for (mut job, fate) in jobs.into_iter().zip(fates) {
                    match fate {
                        Fate::Written => job.answer(Ok(())),
                        Fate::Lost => job.answer(Err(Error::Lost)),
                        Fate::Changed => job.answer(Err(Error::Changed)),
                        Fate::Open => {
                            job.sent = true;
                            again.push(job);
                        }
                    }
                }
                if !again.is_empty() {
                    sleep(AGAIN).await;
                    batches.push_front(again);
                }
            }
            Ok(Err(Error::Unavailable(_))) | Err(_) => {
                *connection = None;
                jobs.iter_mut().for_each(|job| job.sent = true);
                batches.push_front(jobs);
            }
            // One bad row fails the whole statement: the others are not to suffer for it.
            Ok(Err(error)) => {
                if jobs.len() == 1 {
                    jobs.into_iter().for_each(|job| job.answer(Err(Error::Other(not_written(&error)))));
                } else {
                    jobs.into_iter().rev().for_each(|job| batches.push_front(vec![job]));
                }
            }
        }
    }
}

fn not_written(error: &Error) -> sqlx::Error {
    sqlx::Error::Protocol(error.to_string())
}

/// What became of a change.
enum Fate {
    Written,
    Lost,
    /// Somebody else has changed the status of the table.
    Changed,
    /// Not written, but it can still be.
    Open,
}

/// Sends the statement; what hits no row is looked at more closely.
async fn attempt(c: &mut PgConnection, jobs: &[Job]) -> Result<Vec<Fate>> {
    let done = write(c, jobs).await?;
    let missed: Vec<String> =
        jobs.iter().filter(|j| !done.contains(&(j.id.clone(), j.epoch))).map(|j| j.id.clone()).collect();
    let mut found: BTreeMap<String, (i64, i64, String)> = BTreeMap::new();
    if !missed.is_empty() {
        let rows =
            sqlx::query("select id, epoch, ops, status from game_table where id = any($1)").bind(missed);
        for row in rows.fetch_all(c).await? {
            found.insert(
                row.try_get("id")?,
                (row.try_get("epoch")?, row.try_get("ops")?, row.try_get("status")?),
            );
        }
    }
    let fate = |job: &Job| {
        let added = job.change.ops.len() as i64;
        match found.get(&job.id) {
            _ if done.contains(&(job.id.clone(), job.epoch)) => Fate::Written,
            Some((epoch, ops, _))
                if *epoch == job.epoch && job.sent && added > 0 && *ops == job.ops + added =>
            {
                Fate::Written
            }
            Some((epoch, ops, status)) if *epoch == job.epoch && *ops == job.ops => {
                match job.change.was.is_some_and(|was| name(&was) != *status) {
                    true => Fate::Changed,
                    false => Fate::Open,
                }
            }
            _ => Fate::Lost,
        }
    };
    Ok(jobs.iter().map(fate).collect())
}

/// Columns of values, one for each parameter of the statement.
#[derive(Default)]
struct Columns {
    text: BTreeMap<&'static str, Vec<Option<String>>>,
    number: BTreeMap<&'static str, Vec<Option<i64>>>,
}

impl Columns {
    fn text(&mut self, column: &'static str, value: Option<String>) {
        self.text.entry(column).or_default().push(value);
    }

    fn number(&mut self, column: &'static str, value: Option<i64>) {
        self.number.entry(column).or_default().push(value);
    }
}

const TABLE_TEXT: [&str; 8] =
    ["id", "was", "status", "host", "seed", "rematch", "former_rules", "components"];
const TABLE_NUMBER: [&str; 11] = [
    "epoch",
    "ops",
    "added",
    "what",
    "rules_version",
    "started",
    "ended",
    "to_act",
    "wake",
    "updated",
    "place",
];
const OP_TEXT: [&str; 4] = ["table_id", "kind", "ref", "action"];
const OP_NUMBER: [&str; 5] = ["epoch", "n", "seat", "at", "time"];
const SEAT_TEXT: [&str; 6] = ["table_id", "kind", "person", "level", "stand_in", "contribution"];
const SEAT_NUMBER: [&str; 8] =
    ["epoch", "seat", "cancels", "clock_ms", "turn_since", "score", "rank", "away_since"];

/// `unnest` of the columns of one kind of row, with parameters from `first` on.
fn rows(first: &mut usize, alias: &str, text: &[&str], number: &[&str]) -> String {
    let mut parameters = Vec::new();
    for (columns, kind) in [(text, "text"), (number, "bigint")] {
        for _ in columns {
            parameters.push(format!("${first}::{kind}[]"));
            *first += 1;
        }
    }
    let names = [text, number].concat().join(", ");
    format!("unnest({}) as {alias} ({names})", parameters.join(", "))
}

/// The statement: changes the tables whose epoch and length of the log are as the owner believes, and adds to the log and
/// the seats of those alone.
fn statement() -> String {
    let mut first = 1;
    let tables = rows(&mut first, "i", &TABLE_TEXT, &TABLE_NUMBER);
    let ops = rows(&mut first, "o", &OP_TEXT, &OP_NUMBER);
    let seats = rows(&mut first, "s", &SEAT_TEXT, &SEAT_NUMBER);
    let set = |columns: &[&str], least: u8| -> String {
        let one = |c: &&str| format!(", {c} = case when i.what >= {least} then i.{c} else t.{c} end");
        columns.iter().map(one).collect()
    };
    let turn = set(&["to_act", "wake", "updated", "place"], 1);
    let whole = set(
        &[
            "status",
            "host",
            "seed",
            "rematch",
            "former_rules",
            "components",
            "rules_version",
            "started",
            "ended",
        ],
        2,
    );
    format!(
        "with done as (update game_table t set ops = t.ops + i.added, paused = null{turn}{whole} from {tables}
            where t.id = i.id and t.epoch = i.epoch and t.ops = i.ops and t.status = coalesce(i.was, t.status) returning t.id, t.epoch),
         logged as (insert into op (table_id, n, kind, seat, ref, action, at, time, epoch)
            select o.table_id, o.n, o.kind, o.seat, o.ref, o.action, o.at, o.time, o.epoch
            from {ops} join done d on d.id = o.table_id and d.epoch = o.epoch),
         seated as (update seat set kind = s.kind, person = s.person, level = s.level, stand_in = s.stand_in,
            cancels = s.cancels = 1, clock_ms = s.clock_ms, turn_since = s.turn_since, score = s.score, rank = s.rank,
            contribution = s.contribution, away_since = s.away_since
            from {seats} join done d on d.id = s.table_id and d.epoch = s.epoch
            where seat.table_id = s.table_id and seat.seat = s.seat)
         select id, epoch from done"
    )
}

/// Returns the tables and epochs whose changes were written.
async fn write(c: &mut PgConnection, jobs: &[Job]) -> Result<BTreeSet<(String, i64)>> {
    static STATEMENT_TEXT: std::sync::LazyLock<String> = std::sync::LazyLock::new(statement);
    let (mut tables, mut ops, mut seats) = (Columns::default(), Columns::default(), Columns::default());
    for job in jobs {
        table_values(&mut tables, job);
        for (n, op) in &job.change.ops {
            ops.text("table_id", Some(job.id.clone()));
            ops.text("kind", Some(op.kind.name().into()));
            ops.text("ref", op.r#ref.clone());
            ops.text("action", op.action.clone());
            ops.number("epoch", Some(job.epoch));
            ops.number("n", Some(*n));
            ops.number("seat", Some(i64::from(op.seat)));
            ops.number("at", op.at);
            ops.number("time", Some(op.time));
        }
        for (seat, data) in &job.change.seats {
            seats.text("table_id", Some(job.id.clone()));
            seats.text("kind", Some(name(&data.kind)));
            seats.text("person", data.person.as_ref().map(|p| p.id.clone()));
            seats.text("level", data.level.clone());
            seats.text("stand_in", data.stand_in.as_ref().map(name));
            seats.text("contribution", data.contribution.clone());
            seats.number("away_since", data.away_since);
            seats.number("epoch", Some(job.epoch));
            seats.number("seat", Some(i64::from(*seat)));
            seats.number("cancels", Some(i64::from(data.cancels)));
            seats.number("clock_ms", data.clock_ms);
            seats.number("turn_since", data.turn_since);
            seats.number("score", data.score.map(i64::from));
            seats.number("rank", data.rank.map(i64::from));
        }
    }
    let mut query = sqlx::query(sqlx::AssertSqlSafe(STATEMENT_TEXT.as_str()));
    let all: [(Columns, &[&str], &[&str]); 3] = [
        (tables, &TABLE_TEXT, &TABLE_NUMBER),
        (ops, &OP_TEXT, &OP_NUMBER),
        (seats, &SEAT_TEXT, &SEAT_NUMBER),
    ];
    for (mut columns, text, number) in all {
        for column in text {
            query = query.bind(columns.text.remove(column).unwrap_or_default());
        }
        for column in number {
            query = query.bind(columns.number.remove(column).unwrap_or_default());
        }
    }
    let rows = query.fetch_all(c).await?;
    rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("epoch")?))).collect()
}

fn table_values(tables: &mut Columns, job: &Job) {
    let row = job.change.row.as_ref();
    let what = match row {
        None => 0,
        Some(_) if job.change.turn_only => 1,
        Some(_) => 2,
    };
    tables.text("id", Some(job.id.clone()));
    tables.text("was", job.change.was.as_ref().map(name));
    tables.text("status", row.map(|r| name(&r.status)));
    tables.text("host", row.map(|r| r.host.id.clone()));
    tables.text("seed", row.and_then(|r| r.seed.clone()));
    tables.text("rematch", row.and_then(|r| r.rematch.clone()));
    tables.text(
        "former_rules",
        row.map(|r| r.former_rules.iter().map(u32::to_string).collect::<Vec<_>>().join(",")),
    );
    tables.text("components", row.and_then(|r| r.components.clone()));
    tables.number("epoch", Some(job.epoch));
    tables.number("ops", Some(job.ops));
    tables.number("added", Some(job.change.ops.len() as i64));
    tables.number("what", Some(what));
    tables.number("rules_version", row.and_then(|r| r.rules_version).map(i64::from));
    tables.number("started", row.and_then(|r| r.started));
    tables.number("ended", row.and_then(|r| r.ended));
    tables.number("to_act", row.map(|r| i64::from(r.to_act)));
    tables.number("wake", row.and_then(|r| r.wake));
    tables.number("updated", row.map(|r| r.updated));
    tables.number("place", row.and_then(|r| r.place));
}
