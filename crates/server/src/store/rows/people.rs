//! People, and what they have said, kept and finished.

use crate::wire::{ChatEntry, Person};

/// A person as kept.
#[derive(Clone, Debug)]
pub struct PersonRow {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What an account signs in with: the lower-case name that it was made with.
    pub login: Option<String>,
    /// The hash of the password (PHC string).
    pub password: Option<String>,
}

impl PersonRow {
    /// What others may see.
    pub fn person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone(), guest: self.login.is_none() }
    }
}

/// What it takes to forget a person.
pub const FORGET: [&str; 5] = [
    "delete from session where person = $1",
    "delete from token where person = $1",
    "delete from note where person = $1",
    "delete from replay where person = $1",
    "update person set name = '?', login = null, password = null, name_key = null, deleted = true where id = $1",
];

/// A session as kept.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// For listing and revoking.
    pub id: String,
    /// SHA-256 of the secret in the cookie.
    pub hash: String,
    /// Whose it is.
    pub person: String,
    /// What the browser called itself.
    pub agent: String,
    /// When it began.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// When it ends.
    pub expires: i64,
}

/// An API token as kept.
#[derive(Clone, Debug)]
pub struct TokenRow {
    /// For listing and revoking.
    pub id: String,
    /// SHA-256 of the secret.
    pub hash: String,
    /// Whose it is.
    pub person: String,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
}

/// Who a secret belongs to.
#[derive(Clone, Debug)]
pub struct Who {
    /// The person.
    pub person: Person,
    /// The id of the session or token.
    pub key: String,
    /// When it was last noted as used.
    pub seen: i64,
}

/// Something said, as kept.
#[derive(Clone, Debug)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// What everybody sees of it.
    pub entry: ChatEntry,
}

/// An uploaded record as kept.
#[derive(Clone, Debug)]
pub struct ReplayRow {
    /// The id.
    pub id: String,
    /// Who uploaded it.
    pub person: String,
    /// From where: the key of the address for limits.
    pub address: String,
    /// The record, in its canonical form.
    pub record: String,
    /// When.
    pub created: i64,
}

/// How much may be kept.
#[derive(Clone, Copy, Debug)]
pub struct ReplayQuota {
    /// So many records of one person; older ones give way.
    pub most: i64,
    /// So many bytes of one person; older ones give way.
    pub bytes_of_person: i64,
    /// So many bytes from one address.
    pub bytes_of_address: i64,
    /// So many bytes in all.
    pub bytes_in_all: i64,
}

/// Which games of somebody are asked for.
#[derive(Clone, Copy, Debug)]
pub struct HistoryQuery<'a> {
    /// Whose.
    pub person: &'a str,
    /// Only of this game.
    pub game: Option<&'a str>,
    /// Only those with a report.
    pub reports: bool,
    /// How many at most.
    pub limit: u32,
    /// How many to leave out at the beginning.
    pub offset: u32,
}
