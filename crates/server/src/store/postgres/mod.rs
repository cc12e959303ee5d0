//! PostgreSQL, shared by several servers.
//!
//! Each table has one owner at a time. Ownership has a number, the epoch, which every change names: a change under an old
//! one hits no row. So a server that was paused or cut off can do no harm, whatever it believes. `membership` says who is
//! alive, `beat` keeps this server so, `ownership` moves tables, `append` writes what is done at them, `pool` asks everything else.

mod append;
mod beat;
mod membership;
mod ownership;
mod pool;
mod statement;

#[path = "../branches.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod branches;
#[path = "../chat.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod chat;
#[path = "../daily.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod daily;
#[path = "../duplicates.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod duplicates;
#[path = "../expire.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod expire;
#[path = "../history.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod history;
#[path = "../operator.rs"]
#[expect(clippy::duplicate_mod, reason = "one text of SQL for both databases")]
mod operator;
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

use anyhow::Context;
use sqlx::postgres::{PgConnectOptions, PgRow};
use sqlx::{ConnectOptions, Connection, PgConnection};

use super::{Change, Error, Result, Written, migrations};
use crate::admin::AdminCommand;
use append::Appender;
pub use membership::{Membership, NodeSettings, Peer};
use pool::{CONNECT, Pool};

// The names by which the queries that both databases share know this one.
use PgConnection as DbConnection;
use PgRow as DbRow;
use Postgres as Db;

/// The time, in milliseconds: the database's clock is the only one that ownership goes by.
const NOW: &str = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

/// A store in PostgreSQL.
pub struct Postgres {
    readers: Pool,
    /// The same connections: for changes that are not part of a game, each in a transaction of its own.
    writer: Pool,
    appender: Appender,
    membership: Arc<Membership>,
}

impl Postgres {
    /// Connects, brings the schema up to date, and joins the servers that are there.
    pub async fn open(url: &str, node: NodeSettings) -> anyhow::Result<Postgres> {
        let options = options(url)?;
        let mut connection = migrate(&options).await?;
        let membership = Arc::new(Membership::join(&mut connection, node).await?);
        connection.close().await?;
        let readers = Pool::open(&options, membership.clone()).await?;
        beat::start(membership.clone(), options.clone())?;
        let appender = Appender::start(membership.clone(), options)?;
        Ok(Postgres { writer: readers.clone(), readers, appender, membership })
    }

    /// Connects to look, without being one of the servers.
    pub async fn look(url: &str) -> anyhow::Result<Postgres> {
        let options = options(url)?;
        let membership = Arc::new(Membership::visitor());
        let readers = Pool::open(&options, membership.clone()).await?;
        let appender = Appender::start(membership.clone(), options)?;
        Ok(Postgres { writer: readers.clone(), readers, appender, membership })
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
            return Err(Error::PoolTimedOut);
        }
        sqlx::query("select 1").execute(&self.readers).await?;
        Ok(())
    }

    /// Writes a change of a table.
    pub async fn change_table(&self, id: &str, epoch: i64, ops: i64, change: Change) -> Result<Written> {
        self.appender.write(id.to_owned(), epoch, ops, change).await
    }
}

/// What `orrery admin` does to a database, whose servers may be running.
pub(crate) async fn administer(url: &str, command: &AdminCommand) -> anyhow::Result<Vec<String>> {
    let mut c = PgConnection::connect_with(&options(url)?).await?;
    let lines = operator::run(&mut c, command).await;
    c.close().await?;
    lines
}

/// Makes the transaction the only one that does something of this kind, at any server.
async fn alone(c: &mut PgConnection, what: &str) -> Result<()> {
    sqlx::query("select pg_advisory_xact_lock(hashtext($1))").bind(what.to_owned()).execute(c).await?;
    Ok(())
}

/// Whether the database does not answer, or not to this: what was asked may go well in a moment, or elsewhere.
pub fn is_away(error: &Error) -> bool {
    match error {
        Error::Io(_) | Error::PoolTimedOut | Error::Protocol(_) | Error::Tls(_) => true,
        // The connection is lost; too many of them; it starts, stops, or has given up waiting; it is a standby.
        Error::Database(answer) => answer.code().is_some_and(|code| {
            // The codes of SQLite are shorter.
            code.len() == 5 && ["08", "533", "57", "25006"].iter().any(|class| code.starts_with(class))
        }),
        _ => false,
    }
}

/// How the database is reached, here and by other commands.
pub(crate) fn options(url: &str) -> anyhow::Result<PgConnectOptions> {
    let options = PgConnectOptions::from_str(url).context("this is no address of a PostgreSQL database")?;
    Ok(options
        .application_name("orrery")
        // A server that is stopped in the middle must not keep others waiting.
        .options([("idle_in_transaction_session_timeout", "2000"), ("statement_timeout", "15000")])
        // Nor must connections of one that is cut off take the places of others for the two hours that are usual.
        .options([
            ("tcp_keepalives_idle", "10"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "3"),
        ])
        .disable_statement_logging())
}

/// Brings the schema up to date, and returns the connection.
pub(crate) async fn migrate(options: &PgConnectOptions) -> anyhow::Result<PgConnection> {
    // A migration may take its time.
    let patient =
        options.clone().options([("statement_timeout", "0"), ("idle_in_transaction_session_timeout", "0")]);
    let mut connection = tokio::time::timeout(2 * CONNECT, PgConnection::connect_with(&patient))
        .await
        .context("no answer")??;
    migrations::migrator().run(&mut connection).await?;
    people::fill_name_keys(&mut connection).await?;
    Ok(connection)
}
