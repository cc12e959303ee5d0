//! What is kept, as the rest of the server sees it: one type for each kind of row.

mod ownership;
mod people;
mod tables;

pub use ownership::{Claim, Place, Tenure, Written};
pub use people::{
    ChatRow, FORGET, HistoryQuery, PersonRow, ReplayQuota, ReplayRow, SessionRow, TokenRow, Who,
};
pub(in crate::store) use tables::name;
pub use tables::{Change, DuplicateRow, ListKind, OpKind, OpRow, SeatRow, SitsDown, TableRow};
