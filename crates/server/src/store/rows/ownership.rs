//! Who has a table, where several servers share a database.

/// What came of claiming a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It belongs to this server now.
    Won(Tenure),
    /// Another server has it, or is to have it.
    Elsewhere,
    /// There is no such table.
    Missing,
}

/// A time of ownership.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tenure {
    /// Its number: each is higher than the one before.
    pub epoch: i64,
    /// Since when the table has stood still, because its owner fell.
    pub paused: Option<i64>,
    /// Since when there has been a server at all.
    pub up_since: Option<i64>,
}

/// What came of writing a change of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is durable.
    Done,
    /// Somebody would sit at more tables than allowed: nothing was written.
    TooManySeats,
    /// The table has another owner by now: nothing was written.
    Lost,
}

/// Where a table is to be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// At this server: it has the table, may claim it, or can say that there is none.
    Here,
    /// At another one.
    At {
        /// Its id.
        node: String,
        /// Where it listens for other servers.
        address: String,
    },
}
