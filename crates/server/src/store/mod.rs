//! Everything that is kept: the trait [`Store`] says what that is, and all SQL of the server stands in this folder.
//!
//! [`Sqlite`] is SQLite in WAL mode with one writer and a pool of readers. The writer gathers what comes in while it is busy and
//! commits it together, so that a thousand tables share one flush to the disk; each caller is answered
//! after its change is durable. [`Postgres`] is PostgreSQL, shared by several servers: each table has one owner, and every
//! change says under which ownership it was made. Most of the SQL is one text for both (`people`, `sessions`, `tables` and the
//! like): it is compiled twice, in `sqlite` and in `postgres`, which name the database it is for.

mod changes;
mod checkpoint;
mod contract;
mod lock;
mod migrations;
mod postgres;
mod rows;
mod sqlite;
mod writer;

pub use contract::{Store, StoreFuture};
pub use lock::FileLock;
pub use postgres::{Membership, NodeSettings, Peer, Postgres, is_away};
pub(crate) use postgres::{
    administer as administer_postgres, migrate as postgres_migrate, options as postgres_options,
};
pub use rows::{
    Change, ChatRow, Claim, DuplicateRow, FORGET, HistoryQuery, ListKind, OpKind, OpRow, PersonRow, Place,
    ReplayQuota, ReplayRow, SeatRow, SessionRow, SitsDown, TableRow, Tenure, TokenRow, Who, Written,
};
pub use sqlite::Sqlite;
pub(crate) use sqlite::{DEAD_TABLE, administer as administer_sqlite, keep_private, options};
pub use writer::is_full;

/// What can go wrong in the store.
pub type Error = sqlx::Error;
/// The result of a call to the store.
pub type Result<T> = std::result::Result<T, Error>;
