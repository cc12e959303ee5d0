//! SQLite: one file in WAL mode with one writer and a pool of readers.

#[path = "chat.rs"]
mod chat;
#[path = "expire.rs"]
mod expire;
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

use super::changes;
use super::checkpoint;
use super::lock::FileLock;
use super::rows::{Claim, Place, Tenure};
use super::writer::Writer;
use super::{Change, Error, Result};

// The names by which the queries that both databases share know this one.
use Sqlite as Db;
use SqliteConnection as DbConnection;
use SqliteRow as DbRow;

/// A store in one file.
pub struct Sqlite {
    readers: SqlitePool,
    pub(super) writer: Writer,
    pub(super) changes: changes::Waiting,
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
        let writing = options.clone().pragma("wal_autocheckpoint", checkpoint::MOST_PAGES);
        let mut connection = SqliteConnection::connect_with(&writing).await?;
        keep_private(path)?;
        sqlx::migrate!().run(&mut connection).await?;
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
            .append(|c| async move { Ok(sqlx::query("select 1").execute(c).await.map(drop)?) }.boxed())
            .await
    }

    /// Tables in which something must happen now without a message from a person.
    pub async fn due(&self, now: i64, limit: i64, _resting: &[String]) -> Result<Vec<String>> {
        let rows = sqlx::query("select id from game_table where wake <= $1 order by wake limit $2")
            .bind(now)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Writes a change of a table. There is one owner, so there is nothing to compare.
    pub async fn change_table(&self, id: &str, _epoch: i64, _ops: i64, change: Change) -> Result<()> {
        self.changes.write(&self.writer, id, change).await
    }

    /// The one process with the file has all tables.
    pub async fn claim(&self, id: &str) -> Result<Claim> {
        let row = sqlx::query("select epoch from game_table where id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(Claim::Missing) };
        // It may have come from a database that several servers shared.
        Ok(Claim::Won(Tenure { epoch: row.try_get("epoch")?, ..Tenure::default() }))
    }

    /// Every table is here.
    pub async fn place(&self, _id: &str) -> Result<Place> {
        Ok(Place::Here)
    }

    /// Nobody else could take a table.
    pub async fn release(&self, _tables: Vec<(String, i64)>) -> Result<()> {
        Ok(())
    }
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
