//! SQLite: one file in WAL mode with one writer and a pool of readers.

#[path = "branches.rs"]
mod branches;
#[path = "chat.rs"]
mod chat;
#[path = "daily.rs"]
mod daily;
#[path = "duplicates.rs"]
pub(super) mod duplicates;
#[path = "expire.rs"]
mod expire;
#[path = "history.rs"]
mod history;
#[path = "operator.rs"]
mod operator;
#[path = "people.rs"]
mod people;
#[path = "replays.rs"]
mod replays;
#[path = "reports.rs"]
mod reports;
#[path = "sessions.rs"]
mod sessions;
#[path = "tables.rs"]
pub(super) mod tables;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use futures_util::FutureExt;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, SqlitePool};

use super::lock::FileLock;
use super::writer::Writer;
use super::{Change, Claim, Result, Tenure, Written, changes, checkpoint, migrations};
use crate::admin::AdminCommand;
pub(crate) use expire::DEAD_TABLE;

// The names by which the queries that both databases share know this one.
use Sqlite as Db;
use SqliteConnection as DbConnection;
use SqliteRow as DbRow;

/// How much of the file the writer keeps in memory: 32 MiB, as a negative number of KiB.
const WRITER_CACHE: &str = "-32768";

/// A store in one file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    changes: changes::Waiting,
    checkpoints: SqlitePool,
    lock: FileLock,
}

impl Sqlite {
    /// Opens the data file, makes it if there is none, and brings it up to date.
    pub async fn open(path: &Path) -> anyhow::Result<Sqlite> {
        if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)?;
        }
        let lock = FileLock::take(path)?;
        let options = options(path).create_if_missing(true);
        // Actions of thousands of tables touch pages all over the file: they should not have to be read again for each.
        let writing = options
            .clone()
            .pragma("wal_autocheckpoint", checkpoint::MOST_PAGES)
            .pragma("cache_size", WRITER_CACHE);
        let mut connection = SqliteConnection::connect_with(&writing).await?;
        keep_private(path)?;
        migrations::migrator().run(&mut connection).await?;
        people::fill_name_keys(&mut connection).await?;
        let checkpoints = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let written = Arc::new(AtomicBool::new(true));
        tokio::spawn(checkpoint::keep_short(checkpoints.clone(), written.clone()));
        let (writer, changes) = (Writer::start(connection, writing, written)?, changes::Waiting::default());
        Ok(Sqlite { readers, writer, changes, checkpoints, lock })
    }

    /// Writes what is still under way, and closes the file.
    pub async fn close(&self) -> Result<()> {
        // The writer is the last: it can put everything that is left in the WAL into the file.
        self.checkpoints.close().await;
        self.readers.close().await;
        self.writer.close().await;
        self.lock.release();
        Ok(())
    }

    /// Whether the store answers and can be written: a transaction that changes nothing goes through.
    pub async fn ping(&self) -> Result<()> {
        sqlx::query("select 1").execute(&self.readers).await?;
        self.writer
            .append(|c| async move { sqlx::query("select 1").execute(c).await.map(drop) }.boxed())
            .await
    }

    /// Tables in which something must happen now without a message from a person.
    pub async fn due(&self, now: i64, limit: i64, _resting: &[String]) -> Result<Vec<String>> {
        let rows = sqlx::query("select id from game_table where wake <= $1 order by wake limit $2")
            .bind(now)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.try_get("id")).collect()
    }

    /// The one process with the file has all tables.
    pub async fn claim(&self, _id: &str) -> Result<Claim> {
        Ok(Claim::Won(Tenure::default()))
    }

    /// Writes a change of a table. There is one owner, so there is nothing to compare.
    pub async fn change_table(&self, id: &str, _epoch: i64, _ops: i64, change: Change) -> Result<Written> {
        let done = self.changes.write(&self.writer, id, change).await?;
        Ok(if done { Written::Done } else { Written::TooManySeats })
    }
}

/// What `orrery admin` does to a data file, whose server may be running.
pub(crate) async fn administer(path: &Path, command: &AdminCommand) -> anyhow::Result<Vec<String>> {
    anyhow::ensure!(path.exists(), "there is no data file {}", path.display());
    let mut c = SqliteConnection::connect_with(&options(path)).await?;
    let lines = operator::run(&mut c, command).await;
    c.close().await?;
    lines
}

/// Makes the transaction the only one that does something of this kind. There is one writer, so it is.
async fn alone(_c: &mut SqliteConnection, _what: &str) -> Result<()> {
    Ok(())
}

/// A data file has seeds of running games in it: nobody else on the machine is to read it.
pub(crate) fn keep_private(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(())
}

/// How a data file is opened, here and for backups.
pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // FULL: an acknowledged action survives also a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true)
        .disable_statement_logging()
}
