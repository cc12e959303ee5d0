//! PostgreSQL, shared by several servers.
//!
//! Each table has one owner at a time. Ownership has a number, the epoch, which every change names: a change under an old
//! one hits no row. So a server that was paused or cut off can do no harm, whatever it believes. `membership` says who is
//! alive, `beat` keeps this server so, `ownership` moves tables, `append` writes what is done at them.

mod append;
mod beat;
mod membership;
mod ownership;

#[path = "../chat.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod chat;
#[path = "../expire.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod expire;
#[path = "../people.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod people;
#[path = "../replays.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod replays;
#[path = "../reports.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod reports;
#[path = "../sessions.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod sessions;
#[path = "../tables.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod tables;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool};

use super::{Change, Error, Result};
use append::Appender;
pub use membership::{Membership, NodeSettings, Peer};

// The names by which the queries that both databases share know this one.
use PgConnection as DbConnection;
use PgRow as DbRow;
use Postgres as Db;

/// The time, in milliseconds: the database's clock is the only one that ownership goes by.
const NOW: &str = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
/// Connections for everything but the log and the beat.
const CONNECTIONS: u32 = 10;
/// How long to wait for one of them, and for the database to take a new one.
const CONNECT: Duration = Duration::from_secs(3);

/// A store in PostgreSQL.
pub struct Postgres {
    readers: PgPool,
    writer: Writer,
    appender: Appender,
    membership: Arc<Membership>,
}

impl Postgres {
    /// Connects, brings the schema up to date, and joins the servers that are there.
    pub async fn open(url: &str, node: NodeSettings) -> anyhow::Result<Postgres> {
        let options = options(url)?;
        migrate(&options).await?;
        let readers = pool(&options).await?;
        let membership = Arc::new(Membership::join(&readers, node).await?);
        beat::start(membership.clone(), options.clone())?;
        let appender = Appender::start(membership.clone(), options)?;
        Ok(Postgres { writer: Writer(readers.clone()), readers, appender, membership })
    }

    /// Connects to look, without being one of the servers.
    pub async fn look(url: &str) -> anyhow::Result<Postgres> {
        let options = options(url)?;
        let readers = pool(&options).await?;
        let membership = Arc::new(Membership::visitor());
        let appender = Appender::start(membership.clone(), options)?;
        Ok(Postgres { writer: Writer(readers.clone()), readers, appender, membership })
    }

    /// Who else is there, and how this server is.
    pub fn membership(&self) -> &Arc<Membership> {
        &self.membership
    }

    /// Writes what is still under way, and closes.
    pub async fn close(&self) -> Result<()> {
        self.appender.close().await;
        self.membership.stop();
        // Without this the others would wait for the end of the lease.
        let left = sqlx::query("update node set dead = true where id = $1").bind(self.membership.id());
        if let Err(error) = left.execute(&self.readers).await {
            tracing::warn!(%error, "leaving without a word");
        }
        self.readers.close().await;
        Ok(())
    }

    /// Whether the database answers, and this server is one that others hear of.
    pub async fn ping(&self) -> Result<()> {
        if self.membership.is_frozen() {
            return Err(Error::Unavailable("cut off from the database".into()));
        }
        sqlx::query("select 1").execute(&self.readers).await?;
        Ok(())
    }

    /// Writes a change of a table.
    pub async fn change_table(&self, id: &str, epoch: i64, ops: i64, change: Change) -> Result<()> {
        self.appender.write(id.to_owned(), epoch, ops, change).await
    }
}

/// Changes that are not part of a game: each in a transaction of its own.
struct Writer(PgPool);

impl Writer {
    async fn write<T, F>(&self, job: F) -> Result<T>
    where
        F: for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T>>,
    {
        let mut transaction = self.0.begin().await?;
        let value = job(&mut transaction).await?;
        transaction.commit().await?;
        Ok(value)
    }
}

/// Makes the transaction the only one that does something of this kind, at any server.
async fn alone(c: &mut PgConnection, what: &str) -> Result<()> {
    sqlx::query("select pg_advisory_xact_lock(hashtext($1))").bind(what.to_owned()).execute(c).await?;
    Ok(())
}

/// How the database is reached, here and by other commands.
pub(crate) fn options(url: &str) -> anyhow::Result<PgConnectOptions> {
    let options = PgConnectOptions::from_str(url).context("this is no address of a PostgreSQL database")?;
    Ok(options
        .application_name("orrery")
        // A server that is stopped in the middle must not keep others waiting.
        .options([("idle_in_transaction_session_timeout", "2000"), ("statement_timeout", "15000")])
        .disable_statement_logging())
}

/// Brings the schema up to date.
pub(crate) async fn migrate(options: &PgConnectOptions) -> anyhow::Result<()> {
    // A migration may take its time.
    let patient = options.clone().options([("statement_timeout", "0")]);
    let mut connection = tokio::time::timeout(2 * CONNECT, PgConnection::connect_with(&patient))
        .await
        .context("no answer")??;
    sqlx::migrate!().run(&mut connection).await?;
    people::fill_name_keys(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

async fn pool(options: &PgConnectOptions) -> sqlx::Result<PgPool> {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(CONNECT)
        .connect_with(options.clone())
        .await
}
