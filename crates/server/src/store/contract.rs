//! Everything that a store can do, in one list: the trait [`Store`], and both databases as stores.

use std::time::Duration;

use futures_util::future::BoxFuture;

use super::{
    Change, ChatRow, Claim, Error, ListKind, OpRow, PersonRow, Place, Postgres, ReplayQuota, ReplayRow,
    Result, SeatRow, SessionRow, Sqlite, TableRow, TokenRow, Who,
};
use crate::wire::ChatEntry;

/// How long a call to a database elsewhere may take. Longer than it takes to find out what became of a write.
const LONGEST: Duration = Duration::from_secs(20);

/// What a call to the store comes to. Whatever it changes is durable then.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T>>;

/// Writes the trait, and hands each call on to the function of the same name of a database.
macro_rules! contract {
    ($($(#[$about:meta])* fn $name:ident($($arg:ident: $kind:ty),*) -> $answer:ty;)*) => {
        /// Everything that is kept. A database is one implementation; the server knows only this.
        pub trait Store: Send + Sync {
            $($(#[$about])* fn $name<'a>(&'a self $(, $arg: $kind)*) -> StoreFuture<'a, $answer>;)*
        }

        impl Store for Sqlite {
            $(fn $name<'a>(&'a self $(, $arg: $kind)*) -> StoreFuture<'a, $answer> {
                Box::pin(Sqlite::$name(self $(, $arg)*))
            })*
        }

        impl Store for Postgres {
            $(fn $name<'a>(&'a self $(, $arg: $kind)*) -> StoreFuture<'a, $answer> {
                Box::pin(bounded(Postgres::$name(self $(, $arg)*)))
            })*
        }
    };
}

/// A network can swallow an answer: nobody waits for one for ever.
async fn bounded<T>(call: impl Future<Output = Result<T>>) -> Result<T> {
    let late = |_| Error::Unavailable("no answer in time".into());
    tokio::time::timeout(LONGEST, call).await.map_err(late)?
}

contract! {
    /// Whether the store answers and can be written.
    fn ping() -> ();
    /// Writes what is still under way, and closes.
    fn close() -> ();

    /// A new person; false if the name or the login is taken.
    fn add_person(person: PersonRow, now: i64) -> bool;
    /// The person with this id.
    fn person(id: &'a str) -> Option<PersonRow>;
    /// The account with this lower-case name.
    fn account(login: &'a str) -> Option<PersonRow>;
    /// Changes name, login and password; false if the name or the login is taken.
    fn change_person(person: PersonRow, now: i64) -> bool;
    /// Whether the operator has taken the word from a person.
    fn is_muted(id: &'a str) -> bool;
    /// Forgets who a person was. Seats and chat stay, without a name.
    fn delete_person(id: &'a str, now: i64) -> ();
    /// Deletes what nobody needs any more: see the settings.
    fn expire(now: i64) -> Vec<String>;

    /// A new session.
    fn add_session(session: SessionRow) -> ();
    /// Whose session this is, if it has not expired.
    fn session(hash: &'a str, now: i64) -> Option<Who>;
    /// Notes that a session was used, and lets it live on.
    fn touch_session(id: &'a str, now: i64, expires: i64) -> ();
    /// The sessions of a person, the latest first.
    fn sessions_of(person: &'a str, now: i64) -> Vec<SessionRow>;
    /// Ends one session of a person; false if there is none with this id.
    fn end_session(person: &'a str, id: &'a str) -> bool;
    /// Ends all sessions of a person but one.
    fn end_other_sessions(person: &'a str, id: &'a str) -> bool;
    /// A new API token.
    fn add_token(token: TokenRow) -> ();
    /// Whose API token this is.
    fn token(hash: &'a str) -> Option<Who>;
    /// Notes that a token was used.
    fn touch_token(id: &'a str, now: i64) -> ();
    /// The API tokens of a person, the latest first.
    fn tokens_of(person: &'a str) -> Vec<TokenRow>;
    /// Ends an API token of a person; false if there is none with this id.
    fn end_token(person: &'a str, id: &'a str) -> bool;

    /// A new table; false if its host has as many open and running ones as allowed.
    fn add_table(row: TableRow, seats: Vec<SeatRow>, most: i64) -> bool;
    /// Makes this server the owner of a table, if it can be. Whatever an earlier owner still writes is refused from now on.
    fn claim(id: &'a str) -> Claim;
    /// Gives tables back, if they are still owned under these epochs: anybody may claim them.
    fn release(tables: Vec<(String, i64)>) -> ();
    /// Where a table is to be asked for.
    fn place(id: &'a str) -> Place;
    /// Writes a change of a table, for its owner of this epoch; `ops` is the length of its log before.
    fn change_table(id: &'a str, epoch: i64, ops: i64, change: Change) -> ();
    /// A table.
    fn table(id: &'a str) -> Option<TableRow>;
    /// The seats of a table, in order.
    fn seats(table: &'a str) -> Vec<SeatRow>;
    /// Everything that was done at a table, in order.
    fn ops(table: &'a str) -> Vec<OpRow>;
    /// The ids of all tables whose game has begun.
    fn begun() -> Vec<String>;
    /// A list of tables with their seats.
    fn list(
        kind: ListKind, person: &'a str, game: Option<&'a str>, limit: u32, offset: u32
    ) -> Vec<(TableRow, Vec<SeatRow>)>;
    /// The open and running tables at which a person sits or which the person has made.
    fn tables_with(person: &'a str) -> Vec<String>;
    /// Tables in which something must happen now without a message from a person. Where there are several servers,
    /// they are claimed, and `resting` ones are left out.
    fn due(now: i64, limit: i64, resting: &'a [String]) -> Vec<String>;

    /// Adds to the chat of a table, for its owner of this epoch.
    fn say(row: ChatRow, epoch: i64) -> ();
    /// The last entries of the chat of a table, in order.
    fn chat(table: &'a str, limit: i64) -> Vec<ChatEntry>;
    /// The note of a person at a table; empty if there is none.
    fn note(table: &'a str, person: &'a str) -> String;
    /// Keeps the note of a person at a table.
    fn set_note(table: &'a str, person: &'a str, text: &'a str) -> ();

    /// Keeps an uploaded record. The oldest of the person give way; false if the address or the server has no room.
    fn add_replay(row: ReplayRow, quota: ReplayQuota) -> bool;
    /// An uploaded record.
    fn replay(id: &'a str) -> Option<String>;

    /// Keeps the report of a table or an uploaded record, in place of a former one.
    fn set_report(id: &'a str, version: i64, report: &'a str, now: i64) -> ();
    /// The report of a table or an uploaded record, if it was made in this way.
    fn report(id: &'a str, version: i64) -> Option<String>;
}
