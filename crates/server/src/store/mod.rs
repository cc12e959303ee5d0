//! Everything that is kept: all SQL of the server stands in this folder.
//!
//! SQLite in WAL mode with one writer and a pool of readers. The writer gathers what comes in while it is busy and
//! commits it together, so that a thousand tables share one flush to the disk; each caller is answered
//! after its change is durable. The SQL keeps to what PostgreSQL understands as well.

mod chat;
mod people;
mod replays;
mod sessions;
mod tables;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

pub use chat::ChatRow;
pub use people::PersonRow;
pub use sessions::{SessionRow, TokenRow, Who};
pub use tables::{Change, ListKind, OpKind, OpRow, SeatRow, TableRow};
use writer::Writer;

/// What can go wrong in the store.
pub type Error = sqlx::Error;
/// The result of a call to the store.
pub type Result<T> = std::result::Result<T, Error>;

/// The store of one server.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the data file, makes it if there is none, and brings it up to date.
    pub async fn open(path: &Path) -> anyhow::Result<Store> {
        if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)?;
        }
        let options = options(path).create_if_missing(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        Ok(Store { readers, writer: Writer::start(connection) })
    }

    /// Writes what is still under way, and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }

    /// Whether the store answers.
    pub async fn ping(&self) -> Result<()> {
        sqlx::query("select 1").execute(&self.readers).await?;
        Ok(())
    }
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
