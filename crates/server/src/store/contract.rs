//! Everything that a store can do, in one list: the trait [`Store`], and both databases as stores.

use std::time::Duration;

use futures_util::future::BoxFuture;

use super::{
    Change, ChatRow, Claim, DuplicateRow, Error, HistoryQuery, ListKind, OpRow, PersonRow, Postgres,
    ReplayQuota, ReplayRow, Result, SeatRow, SessionRow, Sqlite, TableRow, TokenRow, Who, Written,
};
use crate::wire::{ChatEntry, DailyResults, DailyTry, HistoryGame};

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
    tokio::time::timeout(LONGEST, call).await.unwrap_or(Err(Error::PoolTimedOut))
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
    /// Writes a change of a table, for its owner of this epoch; `ops` is the length of its log before.
    fn change_table(id: &'a str, epoch: i64, ops: i64, change: Change) -> Written;
    /// A table.
    fn table(id: &'a str) -> Option<TableRow>;
    /// The seats of a table, in order.
    fn seats(table: &'a str) -> Vec<SeatRow>;
    /// Everything that was done at a table, in order.
    fn ops(table: &'a str) -> Vec<OpRow>;
    /// A new branch: its table, which is running, and the position that it begins in. Older ones give way.
    fn add_branch(row: TableRow, seats: Vec<SeatRow>, root: String) -> ();
    /// The position that a branch begins in.
    fn branch_root(table: &'a str) -> Option<String>;
    /// The ids of all tables whose game has begun, without branches.
    fn begun() -> Vec<String>;
    /// A list of tables with their seats.
    fn list(
        kind: ListKind, person: &'a str, game: Option<&'a str>, limit: u32, offset: u32
    ) -> Vec<(TableRow, Vec<SeatRow>)>;
    /// The open and running tables at which a person sits or which the person has made.
    fn tables_with(person: &'a str) -> Vec<String>;
    /// Tables in which something must happen now without a message from a person. Where there are several servers,
    /// this one owns them then; `resting` ones are left out.
    fn due(now: i64, limit: i64, resting: &'a [String]) -> Vec<String>;

    /// The secret of a day: the one that is kept, or else this one from now on.
    fn daily_secret(day: &'a str, fresh: String) -> String;
    /// The table of a person's one try at a deal: the one that is kept, or else this one from now on.
    fn add_daily(row: TableRow, seats: Vec<SeatRow>, day: String) -> String;
    /// A person's try at a deal.
    fn daily_try(day: &'a str, game: &'a str, person: &'a str) -> Option<DailyTry>;
    /// How many deals of a day a person has tried.
    fn daily_tries(day: &'a str, person: &'a str) -> u32;
    /// The results of a deal, with the best of them.
    fn daily_results(day: &'a str, game: &'a str, limit: i64) -> DailyResults;

    /// New tables with the same deal; false if their host would have more open and running ones than allowed.
    fn add_duplicate(row: DuplicateRow, tables: Vec<(TableRow, Vec<SeatRow>)>, most: i64) -> bool;
    /// Several tables with the same deal.
    fn duplicate(id: &'a str) -> Option<DuplicateRow>;
    /// The ids of the tables of a deal, in order.
    fn duplicate_tables(deal: &'a str) -> Vec<String>;
    /// Whether a person sits at another table of the deal, or has.
    fn sits_elsewhere(deal: &'a str, table: &'a str, person: &'a str) -> bool;

    /// Adds to the chat of a table, for its owner of this epoch; false if it has another one by now.
    fn say(row: ChatRow, epoch: i64) -> bool;
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
    /// The ids of the uploaded records of a person, the latest first.
    fn replays_of(person: &'a str) -> Vec<String>;

    /// The finished games of a person, the latest first.
    fn history(query: HistoryQuery<'a>) -> Vec<HistoryGame>;

    /// Keeps the report of a table or an uploaded record, in place of a former one.
    fn set_report(id: &'a str, version: i64, report: &'a str, now: i64) -> ();
    /// The report of a table or an uploaded record, if it was made in this way.
    fn report(id: &'a str, version: i64) -> Option<String>;
}
