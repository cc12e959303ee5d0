//! Sitting down, standing up, starting, giving up, cancelling, playing again.

use orrery_core::Seed;

use super::clocks::{Event, STAND_IN};
use super::command::PlayerCommand;
use super::task::TableTask;
use super::{fair, info};
use crate::duplicates;
use crate::error::{ApiError, ApiResult};
use crate::store::{OpKind, OpRow};
use crate::time;
use crate::wire::{Clock, ErrorCode, Person, Purpose, SeatKind, StandIn, Status};

impl TableTask {
    /// Does something as a person.
    pub async fn command(&mut self, person: &Person, command: PlayerCommand) -> ApiResult<()> {
        if matches!(command, PlayerCommand::Forget) {
            return self.forget(person).await;
        }
        let status = self.row.status;
        // A private table does not even say no to strangers.
        if !matches!(command, PlayerCommand::Join { .. }) {
            self.may_look(Some(person), None)?;
        }
        let ops = match command {
            PlayerCommand::Join { seat, invite, contribution } => {
                self.sits_nowhere_else(person).await?;
                self.join(person, seat, invite.as_deref(), contribution.as_deref())?
            }
            PlayerCommand::Leave => self.leave(person, StandIn::Left)?,
            PlayerCommand::Start => {
                let seed = match &self.row.purpose {
                    // The deal of a day is begun by asking for it, and with no other seed.
                    Purpose::Daily { .. } => return Err(crate::daily::deal_in_play()),
                    Purpose::Duplicate { deal, .. } => duplicates::seed_of(&self.app, deal).await?,
                    _ => self.draw_seed()?,
                };
                self.start(person, seed)?
            }
            PlayerCommand::StartGuided => {
                let guide =
                    orrery_guide::guide(&self.row.game).ok_or_else(|| ApiError::not_found("guide"))?;
                self.start(person, guide.seed())?
            }
            PlayerCommand::StartDealt(seed) => self.start(person, seed)?,
            PlayerCommand::Resign => {
                self.running()?;
                self.leave(person, StandIn::Resigned)?
            }
            PlayerCommand::Cancel(yes) => self.cancel(person, yes)?,
            PlayerCommand::Remove(seat) => self.remove(person, seat)?,
            PlayerCommand::Rematch => self.rematch(person).await?,
            PlayerCommand::Forget => Vec::new(),
        };
        self.run_clocks(Event::Other);
        if let Err(error) = self.commit(ops).await {
            // It may have been this, between the first look and the write.
            self.sits_nowhere_else(person).await?;
            return Err(error);
        }
        self.after(status).await;
        Ok(())
    }

    /// Tells everybody what has changed, and goes on.
    pub async fn after(&mut self, status: Status) {
        self.publish();
        if self.row.status != status {
            self.resend_chat().await;
        }
        self.think();
    }

    fn join(
        &mut self,
        person: &Person,
        seat: Option<u8>,
        invite: Option<&str>,
        contribution: Option<&str>,
    ) -> ApiResult<Vec<OpRow>> {
        self.may_look(Some(person), invite)?;
        let contribution = contribution.map(fair::read).transpose()?;
        let own = self.seat_of(Some(person)).map(|s| s.0);
        match (self.row.status, own) {
            (Status::Running, Some(seat)) if self.seats[usize::from(seat)].may_return() => {
                let mut back = self.seats_of(person)?;
                back.retain(|seat| self.seats[usize::from(*seat)].may_return());
                for &seat in &back {
                    let row = &mut self.seats[usize::from(seat)];
                    row.stand_in = None;
                    row.away_since = None;
                    row.level = None;
                    self.refill_clock(seat);
                }
                // The bot may have agreed to go back; its person has not.
                self.ask = None;
                Ok(back.into_iter().map(|seat| op(OpKind::Join, seat)).collect())
            }
            // Who sits there already has what was asked for.
            (status, Some(own)) if seat.is_none_or(|seat| seat == own) => {
                if status == Status::Open {
                    let own = self.seats_of(person)?;
                    self.contribute(&own, contribution);
                }
                Ok(Vec::new())
            }
            (Status::Open, own) => {
                let first = || self.seats.iter().position(|s| s.kind == SeatKind::Open).map(|i| i as u8);
                let taken = || ApiError::new(ErrorCode::SeatTaken, "nobody can sit there");
                let seat = seat.or_else(first).ok_or_else(taken)?;
                let place = self.seats.get_mut(usize::from(seat)).ok_or_else(taken)?;
                if place.kind != SeatKind::Open {
                    return Err(taken());
                }
                *place = info::human_seat(person.clone());
                if let Some(own) = own {
                    self.seats[usize::from(own)] = info::open_seat();
                }
                self.contribute(&[seat], contribution);
                self.take_over(person);
                Ok(vec![op(OpKind::Join, seat)])
            }
            _ => Err(ApiError::new(ErrorCode::NotOpen, "the game has begun")),
        }
    }

    fn leave(&mut self, person: &Person, why: StandIn) -> ApiResult<Vec<OpRow>> {
        let seats = self.seats_of(person)?;
        let kind = if why == StandIn::Resigned { OpKind::Resign } else { OpKind::Leave };
        let mut ops = Vec::new();
        match self.row.status {
            Status::Open => {
                for seat in seats {
                    self.seats[usize::from(seat)] = info::open_seat();
                    ops.push(op(kind, seat));
                }
                if self.row.host.id == person.id {
                    self.pass_on();
                }
            }
            Status::Running => {
                for seat in seats {
                    let row = &mut self.seats[usize::from(seat)];
                    if row.stand_in == Some(StandIn::Resigned)
                        || row.stand_in.is_some() && why == StandIn::Left
                    {
                        continue;
                    }
                    row.stand_in = Some(why);
                    row.away_since = Some(time::now());
                    row.level = Some(STAND_IN.into());
                    row.cancels = false;
                    self.ask = None;
                    ops.push(op(kind, seat));
                }
            }
            _ => return Err(ApiError::new(ErrorCode::NotRunning, "the game is over")),
        }
        Ok(ops)
    }

    /// The host takes somebody away from an open table.
    fn remove(&mut self, person: &Person, seat: u8) -> ApiResult<Vec<OpRow>> {
        self.hosts(person)?;
        if self.row.status != Status::Open {
            return Err(ApiError::new(ErrorCode::NotOpen, "the game has begun"));
        }
        let place = self.seats.get_mut(usize::from(seat)).filter(|s| s.kind == SeatKind::Human);
        let nobody = || ApiError::new(ErrorCode::NotFound, "nobody sits there");
        *place.ok_or_else(nobody)? = info::open_seat();
        Ok(vec![op(OpKind::Leave, seat)])
    }

    /// The table goes to another person who sits there; without one it is given up, unless others are invited by its deal.
    fn pass_on(&mut self) {
        match self.seats.iter().find_map(|s| s.person.clone()) {
            Some(person) => self.row.host = person,
            None if self.deal().is_some() => {}
            None => self.end_early(),
        }
    }

    pub(super) fn end_early(&mut self) {
        self.row.status = Status::Cancelled;
        self.row.ended = Some(time::now());
        self.row.updated = time::now();
    }

    fn start(&mut self, person: &Person, seed: Seed) -> ApiResult<Vec<OpRow>> {
        self.hosts(person)?;
        if self.row.status != Status::Open {
            return Err(ApiError::new(ErrorCode::NotOpen, "the game has begun"));
        }
        if self.seats.iter().any(|s| s.kind == SeatKind::Open) {
            return Err(ApiError::new(ErrorCode::SeatsOpen, "every seat needs a person or a bot"));
        }
        let entry = orrery_catalog::find(&self.row.game)?;
        let options = serde_json::from_str(&self.row.options).map_err(ApiError::internal)?;
        self.game = Some(entry.create(&options, seed)?);
        self.row.seed = Some(seed.to_hex());
        self.row.rules_version = Some(entry.rules_version());
        self.row.components = Some(entry.components_hash().0.into());
        self.row.status = Status::Running;
        self.row.started = Some(time::now());
        tracing::info!(table = self.row.id, game = self.row.game, seats = self.seats.len(), "game started");
        self.let_onlookers_go();
        let full = self.full_clock();
        for seat in self.seats.iter_mut().filter(|s| s.kind == SeatKind::Human) {
            seat.clock_ms = full;
        }
        Ok(Vec::new())
    }

    fn cancel(&mut self, person: &Person, yes: bool) -> ApiResult<Vec<OpRow>> {
        match self.row.status {
            Status::Open => {
                self.hosts(person)?;
                self.may_end_open(person)?;
                if yes {
                    self.end_early();
                }
            }
            Status::Running => {
                for seat in self.seats_of(person)? {
                    let row = &mut self.seats[usize::from(seat)];
                    if !row.plays() {
                        return Err(ApiError::new(ErrorCode::NotSeated, "come back to the table first"));
                    }
                    row.cancels = yes;
                }
                // Who is away has not agreed; but nobody has to wait for ever.
                let now = time::now();
                if self.seats.iter().all(|s| s.plays() && s.cancels || s.is_long_gone(now)) {
                    self.end_early();
                    self.ask = None;
                }
            }
            _ => return Err(ApiError::new(ErrorCode::NotRunning, "the game is over")),
        }
        Ok(Vec::new())
    }

    async fn rematch(&mut self, person: &Person) -> ApiResult<Vec<OpRow>> {
        let own = self.seats_of(person)?;
        if !self.is_over() {
            return Err(ApiError::new(ErrorCode::StillRunning, "the game is not over"));
        }
        if self.is_branch() {
            return Err(ApiError::new(ErrorCode::Forbidden, "a branch has no next game"));
        }
        if self.row.rematch.is_none() {
            let mut next = info::new_table(self.row.game.clone(), self.row.options.clone(), person.clone());
            next.private = self.row.private;
            next.clock = self.row.clock;
            next.hints = self.row.hints;
            // Who shares a screen sits there again with all seats; a single person chooses by joining.
            let seats = (0..).zip(&self.seats).map(|(i, seat)| match (&seat.kind, &seat.level) {
                (SeatKind::Bot, Some(level)) => info::bot_seat(level.clone()),
                _ if own.len() > 1 && own.contains(&i) => info::human_seat(person.clone()),
                _ => info::open_seat(),
            });
            let id = next.id.clone();
            let most = i64::from(self.app.settings.max_tables_per_person);
            if !self.app.store.add_table(next, seats.collect(), most).await? {
                return Err(super::too_many_tables());
            }
            self.row.rematch = Some(id);
        }
        Ok(Vec::new())
    }

    /// A table that nobody has started for long, or that keeps the others of its deal waiting, is given up.
    pub async fn expire(&mut self) {
        let status = self.row.status;
        if status != Status::Open && !self.keeps_others_waiting() {
            return;
        }
        self.end_early();
        match self.commit(Vec::new()).await {
            Ok(()) => self.after(status).await,
            Err(error) => tracing::error!(%error, table = self.row.id, "giving an old table up"),
        }
    }

    /// A person goes away for ever.
    async fn forget(&mut self, person: &Person) -> ApiResult<()> {
        let status = self.row.status;
        let ops = match self.seat_of(Some(person)) {
            Some(_) => self.leave(person, StandIn::Resigned)?,
            None => {
                if self.row.status == Status::Open && self.row.host.id == person.id {
                    self.pass_on();
                }
                Vec::new()
            }
        };
        self.run_clocks(Event::Other);
        self.commit(ops).await?;
        self.renamed(&Person { name: "?".into(), guest: true, ..person.clone() });
        self.after(status).await;
        Ok(())
    }

    /// A person has another name.
    pub fn renamed(&mut self, person: &Person) {
        let rows = [&mut self.row, &mut self.saved.0];
        for row in rows.into_iter().filter(|r| r.host.id == person.id) {
            row.host = person.clone();
        }
        for seats in [&mut self.seats, &mut self.saved.1] {
            for known in seats.iter_mut().filter_map(|s| s.person.as_mut()).filter(|p| p.id == person.id) {
                *known = person.clone();
            }
        }
        for known in self.sockets.values_mut().filter_map(|s| s.person.as_mut()).filter(|p| p.id == person.id)
        {
            *known = person.clone();
        }
        self.publish();
    }

    fn hosts(&self, person: &Person) -> ApiResult<()> {
        if self.row.host.id == person.id {
            Ok(())
        } else {
            Err(ApiError::new(ErrorCode::Forbidden, "only the host can do this"))
        }
    }
}

fn op(kind: OpKind, seat: u8) -> OpRow {
    OpRow { kind, seat, r#ref: None, action: None, at: None, time: time::now() }
}

/// Whether a clock is within what makes sense.
pub fn sensible(clock: Clock) -> bool {
    match clock {
        Clock::None => true,
        Clock::Live { minutes, increment_seconds } => {
            (1..=600).contains(&minutes) && increment_seconds <= 600
        }
        Clock::Days { days } => (1..=30).contains(&days),
    }
}
