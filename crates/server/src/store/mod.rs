//! Everything that is kept: the trait [`Store`] says what that is, and all SQL of the server stands in this folder.
//!
//! [`Sqlite`] is SQLite in WAL mode with one writer and a pool of readers. The writer gathers what comes in while it is busy and
//! commits it together, so that a thousand tables share one flush to the disk; each caller is answered
//! after its change is durable. The SQL keeps to what PostgreSQL understands as well.

mod branches;
mod changes;
mod chat;
mod checkpoint;
mod contract;
mod daily;
mod duplicates;
mod expire;
mod history;
mod lock;
mod people;
mod replays;
mod reports;
mod sessions;
mod tables;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use futures_util::FutureExt;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

pub use chat::ChatRow;
pub use contract::{Store, StoreFuture};
pub use duplicates::DuplicateRow;
pub(crate) use expire::DEAD_TABLE;
pub use history::HistoryQuery;
pub use lock::FileLock;
pub(crate) use people::FORGET;
pub use people::PersonRow;
pub use replays::{ReplayQuota, ReplayRow};
pub use sessions::{SessionRow, TokenRow, Who};
pub use tables::{Change, ListKind, OpKind, OpRow, SeatRow, SitsDown, TableRow};
use writer::Writer;
pub use writer::is_full;

/// What can go wrong in the store.
pub type Error = sqlx::Error;
/// The result of a call to the store.
pub type Result<T> = std::result::Result<T, Error>;

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
            .append(|c| async move { sqlx::query("select 1").execute(c).await.map(drop) }.boxed())
            .await
    }
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
