//! Connections for everything but the log and the beat. Nobody waits for an answer for ever: a network that is cut may swallow
//! a question, and tell neither side.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream, StreamExt};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgQueryResult, PgRow, PgStatement, PgTypeInfo};
use sqlx::{Either, Execute, Executor, PgConnection, PgPool, SqlStr};
use tokio::time::{Instant, timeout_at};

use super::Membership;
use crate::store::{Error, Result};

/// How many there are at most.
const CONNECTIONS: u32 = 10;
/// How long to wait for one of them, and for the database to take a new one.
pub(super) const CONNECT: Duration = Duration::from_secs(3);
/// How long to wait for an answer, or for a whole transaction.
const ANSWER: Duration = Duration::from_secs(10);

/// The connections.
#[derive(Clone)]
pub struct Pool {
    connections: PgPool,
    membership: Arc<Membership>,
}

impl Pool {
    /// Connects. Connections from before a failed beat, or from before a question without an answer, are not used again: asking each of
    /// them before each query would double the way.
    pub async fn open(options: &PgConnectOptions, membership: Arc<Membership>) -> sqlx::Result<Pool> {
        let (before, after) = (membership.clone(), membership.clone());
        let connections = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECT)
            .test_before_acquire(false)
            .before_acquire(move |_, about| {
                let trusted = before.trusts(about.age);
                Box::pin(async move { Ok(trusted) })
            })
            // An error closes the connection without asking it anything: it would have its place for ever.
            .after_release(move |_, about| {
                let trusted = after.trusts(about.age);
                Box::pin(async move { if trusted { Ok(true) } else { Err(Error::PoolTimedOut) } })
            })
            .connect_with(options.clone())
            .await?;
        Ok(Pool { connections, membership })
    }

    /// Waits until all connections are back, and closes them.
    pub async fn close(&self) {
        self.connections.close().await;
    }

    /// Does something in a transaction.
    pub async fn write<T, F>(&self, job: F) -> Result<T>
    where
        F: for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T>>,
    {
        let job = async {
            let mut transaction = self.connections.begin().await?;
            let value = job(&mut transaction).await?;
            transaction.commit().await?;
            Ok(value)
        };
        in_time(&self.membership, Instant::now() + ANSWER, job).await?
    }
}

/// What comes of something, or an error when its time is over.
async fn in_time<T>(
    membership: &Membership,
    deadline: Instant,
    something: impl Future<Output = T>,
) -> Result<T> {
    timeout_at(deadline, something).await.map_err(|_| {
        membership.note_trouble();
        Error::PoolTimedOut
    })
}

/// Executors are told apart in sqlx's messages.
impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.connections.fmt(f)
    }
}

impl<'p> Executor<'p> for &'p Pool {
    type Database = sqlx::Postgres;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Result<Either<PgQueryResult, PgRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, sqlx::Postgres>,
    {
        let (rows, deadline) = (self.connections.fetch_many(query), Instant::now() + ANSWER);
        let next = move |rows: Option<BoxStream<'e, _>>| async move {
            let mut rows = rows?;
            match in_time(&self.membership, deadline, rows.next()).await {
                Ok(row) => row.map(|row| (row, Some(rows))),
                Err(late) => Some((Err(late), None)),
            }
        };
        Box::pin(stream::unfold(Some(rows), next))
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<PgRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, sqlx::Postgres>,
    {
        let row = self.connections.fetch_optional(query);
        Box::pin(async move { in_time(&self.membership, Instant::now() + ANSWER, row).await? })
    }

    fn prepare_with<'e>(self, sql: SqlStr, parameters: &'e [PgTypeInfo]) -> BoxFuture<'e, Result<PgStatement>>
    where
        'p: 'e,
    {
        self.connections.prepare_with(sql, parameters)
    }
}
