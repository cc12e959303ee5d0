//! Everything that is kept: the trait [`Store`] says what that is, and all SQL of the server stands in this folder.
//!
//! [`Sqlite`] is SQLite in WAL mode with one writer and a pool of readers. The writer gathers what comes in while it is busy and
//! commits it together, so that a thousand tables share one flush to the disk; each caller is answered
//! after its change is durable. [`Postgres`] is PostgreSQL, shared by several servers: each table has one owner, and every
//! change says under which ownership it was made. The SQL of `people`, `sessions`, `tables`, `chat`, `replays`, `reports` and `expire` is one
//! text for both: it is compiled twice, in `sqlite` and in `postgres`, which name the database it is for.

mod changes;
mod checkpoint;
mod contract;
mod lock;
mod postgres;
mod rows;
mod sqlite;
mod writer;

pub use contract::{Store, StoreFuture};
pub use lock::FileLock;
pub use postgres::{Membership, NodeSettings, Peer, Postgres};
pub(crate) use postgres::{migrate as postgres_migrate, options as postgres_options};
pub use rows::{
    Change, ChatRow, Claim, FORGET, ListKind, OpKind, OpRow, PersonRow, Place, ReplayQuota, ReplayRow,
    SeatRow, SessionRow, TableRow, Tenure, TokenRow, Who,
};
pub use sqlite::Sqlite;
pub(crate) use sqlite::{keep_private, options};

/// What can go wrong in the store.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The table belongs to another node now: what was to be written is not.
    #[error("another node has this table now")]
    Lost,
    /// The database does not answer. Whether something was written can be found out later.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Somebody else has changed the table meanwhile: nothing was written.
    #[error("the table was changed by somebody else")]
    Changed,
    /// There is no more room.
    #[error("the disk is full")]
    DiskFull,
    /// A transaction was given up because of another job in it.
    #[error("a transaction failed")]
    Transaction,
    /// Anything else.
    #[error(transparent)]
    Other(sqlx::Error),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match error {
            sqlx::Error::PoolClosed => Error::Closed,
            // SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: no room for the index of the WAL; PostgreSQL's disk_full.
            sqlx::Error::Database(ref answer)
                if matches!(answer.code().as_deref(), Some("13" | "4874" | "53100")) =>
            {
                Error::DiskFull
            }
            sqlx::Error::Io(ref error) if error.kind() == std::io::ErrorKind::StorageFull => Error::DiskFull,
            sqlx::Error::Io(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::Protocol(_)
            | sqlx::Error::Tls(_) => Error::Unavailable(error.to_string()),
            // PostgreSQL is starting, stopping, or has ended the connection.
            sqlx::Error::Database(ref answer)
                if answer.code().is_some_and(|code| code.starts_with("57P") || code.starts_with("08")) =>
            {
                Error::Unavailable(error.to_string())
            }
            error => Error::Other(error),
        }
    }
}

/// The result of a call to the store.
pub type Result<T> = std::result::Result<T, Error>;
