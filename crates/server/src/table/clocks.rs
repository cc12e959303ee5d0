//! What follows from a change: who is waited for, clocks, the end, and when the table must be woken.

use orrery_core::Seats;

use super::info;
use super::task::TableTask;
use crate::error::ApiResult;
use crate::store::{OpKind, OpRow};
use crate::time;
use crate::wire::{Clock, SeatKind, StandIn, Status};

/// The level of bots that stand in.
pub(super) const STAND_IN: &str = "regular";
/// Who comes back to a live game has at least this part of the budget.
const RETURN_PART: i64 = 5;

/// What has just happened, as far as clocks care.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Event {
    /// A seat acted, for all to see or not.
    Acted {
        /// The seat.
        seat: u8,
        /// Whether onlookers saw something of it; asked only where turns have their own time.
        public: bool,
    },
    /// Actions were taken back.
    TakenBack,
    /// Something else.
    Other,
}

impl TableTask {
    /// Brings everything that depends on the game up to date; the caller commits it.
    pub fn run_clocks(&mut self, event: Event) {
        // A game of other rules rests as it is.
        if self.outdated && self.row.status == Status::Running {
            self.row.wake = None;
            return;
        }
        let Some(game) = self.game.as_ref().filter(|_| self.row.status == Status::Running) else {
            self.row.to_act = 0;
            self.row.wake = None;
            return;
        };
        let now = time::now();
        let to_act = game.to_act();
        // Not after every action: to find it out, and to write a row for it alone, would cost more than the action.
        let same_turn = self.row.to_act == to_act.0 && matches!(event, Event::Acted { .. });
        if !same_turn || self.row.place.is_none() {
            self.row.place = Some(game.place() as i64);
        }
        if to_act.is_empty() {
            let outcome = game.outcome();
            for (seat, result) in self.seats.iter_mut().zip(outcome.iter().flat_map(|o| &o.seats)) {
                seat.score = Some(result.score);
                seat.rank = Some(result.rank);
            }
            self.row.status = Status::Finished;
            self.row.ended = Some(now);
            tracing::info!(
                table = self.row.id,
                game = self.row.game,
                actions = self.acted.len(),
                "game ended"
            );
        }
        self.turn_clocks(to_act, event, now);
        if self.row.to_act != to_act.0 || self.row.status != Status::Running {
            self.row.updated = now;
        }
        self.row.to_act = to_act.0;
        let bot_due = !self.rests() && to_act.iter().any(|s| self.seats[s.index()].bot_plays());
        self.row.wake = match self.row.status {
            // Bots go on at once, also after a fall of the server.
            Status::Running if bot_due => Some(self.row.updated),
            Status::Running => self.next_deadline(),
            _ => None,
        };
    }

    /// Clocks change only when everybody sees why: otherwise they would tell of secret actions.
    fn turn_clocks(&mut self, to_act: Seats, event: Event, now: i64) {
        let clock = self.row.clock;
        if clock == Clock::None {
            return;
        }
        for (i, seat) in (0u8..).zip(&mut self.seats) {
            let before = self.row.to_act & (1 << i) != 0;
            let after = to_act.0 & (1 << i) != 0;
            let increment = match clock {
                Clock::Live { increment_seconds, .. } => i64::from(increment_seconds) * 1_000,
                _ => 0,
            };
            match (before, after) {
                (false, true) => {
                    seat.turn_since = Some(now);
                    if event == Event::TakenBack {
                        // The addition for the turn that was taken back.
                        seat.clock_ms = seat.clock_ms.map(|left| (left - increment).max(0));
                    }
                }
                (true, false) => {
                    let spent = seat.turn_since.map_or(0, |since| now - since);
                    seat.turn_since = None;
                    if matches!(clock, Clock::Live { .. }) {
                        seat.clock_ms = seat.clock_ms.map(|left| (left - spent).max(0) + increment);
                    }
                }
                (true, true)
                    if matches!(clock, Clock::Days { .. })
                        && event == (Event::Acted { seat: i, public: true }) =>
                {
                    seat.turn_since = Some(now);
                }
                _ => {}
            }
        }
    }

    /// The budget that a seat starts with.
    pub fn full_clock(&self) -> Option<i64> {
        match self.row.clock {
            Clock::None => None,
            Clock::Live { minutes, .. } => Some(i64::from(minutes) * 60_000),
            Clock::Days { days } => Some(i64::from(days) * 24 * 3_600_000),
        }
    }

    /// Who comes back finds some time on the clock.
    pub fn refill_clock(&mut self, seat: u8) {
        let full = self.full_clock();
        let waiting = self.row.to_act & (1 << seat) != 0;
        let seat = &mut self.seats[usize::from(seat)];
        seat.clock_ms = seat.clock_ms.zip(full).map(|(left, full)| left.max(full / RETURN_PART));
        seat.turn_since = full.filter(|_| waiting).map(|_| time::now());
    }

    /// When the next clock runs out.
    pub fn next_deadline(&self) -> Option<i64> {
        if self.row.status != Status::Running {
            return None;
        }
        let waiting = Seats(self.row.to_act);
        let seats = waiting.iter().filter_map(|s| info::deadline(self.row.clock, self.seats.get(s.index())?));
        seats.min()
    }

    /// Whether the bots wait: for people who may come back, or, where nobody plays, for somebody who looks at it.
    pub fn rests(&self) -> bool {
        let people = || self.seats.iter().filter(|s| s.kind == SeatKind::Human);
        // Who lets the bots of a branch play on wants to see what they make of it.
        let is_waited_for = !self.is_branch() && people().any(|s| s.may_return());
        !people().any(|s| s.plays()) && (is_waited_for || self.sockets.is_empty())
    }

    /// Looks at the clocks and lets bots go on.
    pub async fn wake(&mut self) {
        self.retry = None;
        if let Err(error) = self.time_out().await {
            tracing::error!(%error, table = self.row.id, "a clock ran out");
        }
        self.think();
    }

    /// After loading: the store may have missed something while the server did not run.
    pub async fn refresh(&mut self) {
        self.run_clocks(Event::Other);
        if let Err(error) = self.commit(Vec::new()).await {
            tracing::error!(%error, table = self.row.id, "bringing a table up to date");
        }
        self.wake().await;
    }

    async fn time_out(&mut self) -> ApiResult<()> {
        let now = time::now();
        let late: Vec<u8> = Seats(self.row.to_act)
            .iter()
            .filter(|s| info::deadline(self.row.clock, &self.seats[s.index()]).is_some_and(|at| at <= now))
            .map(|s| s.0)
            .collect();
        if late.is_empty() || self.row.status != Status::Running {
            return Ok(());
        }
        let mut ops = Vec::new();
        for seat in late {
            let row = &mut self.seats[usize::from(seat)];
            row.stand_in = Some(StandIn::Timeout);
            row.away_since = Some(now);
            row.level = Some(STAND_IN.into());
            row.clock_ms = Some(0);
            row.turn_since = None;
            self.ask = None;
            ops.push(OpRow { kind: OpKind::Timeout, seat, r#ref: None, action: None, at: None, time: now });
        }
        self.run_clocks(Event::Other);
        self.commit(ops).await?;
        self.publish();
        Ok(())
    }
}
