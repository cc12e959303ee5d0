//! What is different at one of several tables with the same deal.

use super::task::TableTask;
use crate::duplicates;
use crate::error::{ApiError, ApiResult};
use crate::store::{Change, DEAD_TABLE};
use crate::time;
use crate::wire::{Clock, ErrorCode, Person, Purpose, Status};

const DAY: i64 = 24 * 3_600_000;

impl TableTask {
    /// The deal that is played at other tables too.
    pub fn deal(&self) -> Option<&str> {
        match &self.row.purpose {
            Purpose::Duplicate { deal, .. } => Some(deal),
            _ => None,
        }
    }

    /// One person sits at one table of a deal only. The store looks again when it writes.
    pub async fn sits_nowhere_else(&self, person: &Person) -> ApiResult<()> {
        if let Some(deal) = self.deal()
            && self.app.store.sits_elsewhere(deal, &self.row.id, &person.id).await?
        {
            return Err(duplicates::sits_elsewhere());
        }
        Ok(())
    }

    /// Whoever made the tables sits at one of them: the first to sit down at another is its host.
    pub fn take_over(&mut self, person: &Person) {
        if self.deal().is_some() && self.seat_of(Some(&self.row.host)).is_none() {
            self.row.host = person.clone();
        }
    }

    /// Anybody may sit down first at a table of a deal and be its host: ending it before the game is for whoever made it and sits
    /// elsewhere. Who sits there stands up.
    pub fn may_end_open(&self, person: &Person) -> ApiResult<()> {
        match self.deal().and(self.seat_of(Some(person))) {
            Some(_) => Err(ApiError::new(ErrorCode::Forbidden, "stand up; others may want to sit here")),
            None => Ok(()),
        }
    }

    /// When a game begins that others play elsewhere, whoever only looked at the waiting table sees no more of it.
    pub fn let_onlookers_go(&mut self) {
        if self.row.sealed {
            let seated =
                |person: &Option<Person>| super::info::seat_of(&self.seats, person.as_ref()).is_some();
            self.sockets.retain(|_, socket| seated(&socket.person));
        }
    }

    /// A change of a table whose deal others play: the store then looks after one seat for each person, and after the end of the deal.
    pub fn with_deal(&self, change: Change) -> Change {
        let matters = !change.seats.is_empty() || self.is_over();
        match self.deal().filter(|_| matters) {
            Some(deal) => Change { deal: Some(deal.to_owned()), turn_only: false, ..change },
            None => change,
        }
    }

    /// After the end of this table: the others of its deal may be open now.
    pub fn tell_other_tables(&self) {
        if let Some(deal) = self.deal() {
            tokio::spawn(duplicates::tell_if_open(self.app.clone(), deal.to_owned()));
        }
    }

    /// All tables of the deal are over.
    pub fn unseal(&mut self) {
        self.row.sealed = false;
        self.saved.0.sealed = false;
        self.publish();
    }

    /// Whether nothing has happened for so long that the other tables of the deal need not wait any more. A turn may take
    /// as many days as its clock has.
    pub fn keeps_others_waiting(&self) -> bool {
        let days = match self.row.clock {
            Clock::Days { days } => i64::from(days),
            _ => 0,
        };
        let quiet = time::now() - self.row.updated;
        self.row.sealed && self.row.status == Status::Running && quiet >= DEAD_TABLE + days * DAY
    }
}
