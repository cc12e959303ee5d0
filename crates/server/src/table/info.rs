//! A table as one person sees it.

use orrery_guide::Guide;

use super::fair;
use crate::error::{ApiError, ApiResult};
use crate::store::{SeatRow, TableRow};
use crate::wire::{Clock, Person, Purpose, SeatInfo, SeatKind, StandIn, Status, TableInfo};
use crate::{daily, secret, time};

/// So long may a player be away before the others can end the game without asking: 24 hours.
pub const AWAY_MS: i64 = 24 * 3_600_000;

/// What a table looks like from outside; `online` says who is there, `watchers` how many others.
pub fn info(
    row: &TableRow,
    seats: &[SeatRow],
    person: Option<&Person>,
    watchers: u32,
    online: impl Fn(&Person) -> bool,
) -> TableInfo {
    let mut info = TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        purpose: row.purpose.clone(),
        options: serde_json::from_str(&row.options).unwrap_or_default(),
        status: row.status,
        host: row.host.clone(),
        seats: seats
            .iter()
            .enumerate()
            .map(|(i, seat)| SeatInfo {
                kind: seat.kind,
                person: seat.person.clone(),
                level: seat.level.clone(),
                stand_in: seat.stand_in,
                online: seat.person.as_ref().is_some_and(&online),
                to_act: waits(row, i),
                cancels: seat.cancels,
                clock_ms: seat.clock_ms,
                deadline: if waits(row, i) { deadline(row.clock, seat) } else { None },
                score: seat.score,
                rank: seat.rank,
            })
            .collect(),
        private: row.private,
        invite: None,
        clock: row.clock,
        hints: row.hints,
        guided: guide_of(row).is_some(),
        deal_in_play: row.deal_in_play(),
        commitment: row.commitment.clone().or_else(|| fair::old_commitment(row)),
        contributions: fair::contributions(row, seats),
        rules_version: row.rules_version,
        former_rules: row.former_rules.clone(),
        outdated: false,
        created: row.created,
        started: row.started,
        ended: row.ended,
        your_seat: None,
        your_seats: Vec::new(),
        your_turn: false,
        watchers,
        rematch: row.rematch.clone(),
    };
    make_personal(&mut info, row, seats, person);
    info
}

/// Brings up to date what changes from turn to turn, and with those who come and go; returns whether anything has.
pub fn next_turn(
    info: &mut TableInfo,
    row: &TableRow,
    seats: &[SeatRow],
    watchers: u32,
    online: impl Fn(&Person) -> bool,
) -> bool {
    let table = (watchers, row.deal_in_play());
    let mut changed = (info.watchers, info.deal_in_play) != table;
    (info.watchers, info.deal_in_play) = table;
    for (i, (shown, seat)) in info.seats.iter_mut().zip(seats).enumerate() {
        let to_act = waits(row, i);
        let deadline = if to_act { deadline(row.clock, seat) } else { None };
        let now = (to_act, deadline, seat.person.as_ref().is_some_and(&online));
        changed |= now != (shown.to_act, shown.deadline, shown.online);
        (shown.to_act, shown.deadline, shown.online) = now;
    }
    changed
}

/// Fills in what is different for each person.
pub fn make_personal(info: &mut TableInfo, row: &TableRow, seats: &[SeatRow], person: Option<&Person>) {
    info.your_seats = seats_of(seats, person);
    // Of several seats, the one that is waited for.
    let waiting = info.your_seats.iter().find(|seat| waits(row, usize::from(**seat)));
    info.your_seat = waiting.or(info.your_seats.first()).copied();
    let may_invite = info.your_seat.is_some() || person.is_some_and(|p| p.id == row.host.id);
    info.invite = (row.private && may_invite).then(|| row.invite.clone());
    info.your_turn = info.your_seat.is_some_and(|seat| {
        let seat = usize::from(seat);
        waits(row, seat) && seats[seat].stand_in.is_none()
    });
}

/// Whether a running game waits for a seat.
fn waits(row: &TableRow, seat: usize) -> bool {
    row.status == Status::Running && row.to_act & (1 << seat) != 0
}

/// The guide of a guided table: one that is played with the guide's public seed.
pub fn guide_of(row: &TableRow) -> Option<&'static Guide> {
    let seed = row.seed.as_deref()?;
    orrery_guide::guide(&row.game).filter(|guide| guide.seed().to_hex() == seed)
}

/// All seats of a person.
pub fn seats_of(seats: &[SeatRow], person: Option<&Person>) -> Vec<u8> {
    let Some(person) = person else { return Vec::new() };
    let own = |s: &SeatRow| s.person.as_ref().is_some_and(|p| p.id == person.id);
    (0..).zip(seats).filter(|(_, seat)| own(seat)).map(|(i, _)| i).collect()
}

/// The first seat of a person.
pub fn seat_of(seats: &[SeatRow], person: Option<&Person>) -> Option<u8> {
    seats_of(seats, person).first().copied()
}

/// Private tables show themselves only to those who sit there or have the invitation.
pub fn may_look(
    row: &TableRow,
    seats: &[SeatRow],
    person: Option<&Person>,
    invite: Option<&str>,
) -> ApiResult<()> {
    let seated = seat_of(seats, person).is_some();
    let host = person.is_some_and(|p| p.id == row.host.id);
    // Hashes are compared, so that the time it takes tells nothing of the invitation.
    let invited = invite.is_some_and(|i| secret::hash(i) == secret::hash(&row.invite));
    // Of a deal that others still play, nobody sees anything but an own table; before it begins there is nothing to see.
    let closed = row.deal_in_play() && !seated;
    match row.purpose {
        Purpose::Daily { .. } if closed => Err(ApiError::not_found("table")),
        _ if row.private && !(row.deal_is_past() || host || invited || seated) => {
            Err(ApiError::not_found("table"))
        }
        _ if closed && row.status != Status::Open => Err(daily::deal_in_play()),
        _ => Ok(()),
    }
}

/// When the time of a seat that is waited for runs out.
pub fn deadline(clock: Clock, seat: &SeatRow) -> Option<i64> {
    if clock == Clock::None || seat.stand_in.is_some() || seat.kind != SeatKind::Human {
        return None;
    }
    Some(seat.turn_since? + seat.clock_ms?)
}

/// A seat for nobody yet.
pub fn open_seat() -> SeatRow {
    SeatRow {
        kind: SeatKind::Open,
        person: None,
        level: None,
        contribution: None,
        stand_in: None,
        away_since: None,
        cancels: false,
        clock_ms: None,
        turn_since: None,
        score: None,
        rank: None,
    }
}

/// A seat for a person.
pub fn human_seat(person: Person) -> SeatRow {
    SeatRow { kind: SeatKind::Human, person: Some(person), ..open_seat() }
}

/// A seat for a bot.
pub fn bot_seat(level: String) -> SeatRow {
    SeatRow { kind: SeatKind::Bot, level: Some(level), ..open_seat() }
}

/// A table that waits for players.
pub fn new_table(game: String, options: String, host: Person) -> TableRow {
    let now = time::now();
    let secret = secret::seed();
    TableRow {
        id: secret::text::<12>(),
        game,
        purpose: Purpose::Game,
        options,
        status: Status::Open,
        host,
        private: false,
        invite: secret::text::<20>(),
        clock: Clock::None,
        hints: false,
        secret: Some(secret.to_hex()),
        commitment: Some(secret.commitment()),
        seed: None,
        rules_version: None,
        former_rules: Vec::new(),
        components: None,
        place: None,
        created: now,
        started: None,
        ended: None,
        rematch: None,
        to_act: 0,
        wake: None,
        updated: now,
        sealed: false,
    }
}

impl TableRow {
    /// Takes over from a newer row what changes from turn to turn; returns whether they are the same then. Nothing is copied for it:
    /// rows are compared at every action.
    pub fn take_turn(&mut self, newer: &TableRow) -> bool {
        self.to_act = newer.to_act;
        self.wake = newer.wake;
        self.updated = newer.updated;
        self.place = newer.place;
        self == newer
    }
}

impl SeatRow {
    /// Whether the person plays, rather than a bot.
    pub fn plays(&self) -> bool {
        self.kind == SeatKind::Human && self.stand_in.is_none()
    }

    /// Whether a bot plays here, for good or for a while.
    pub fn bot_plays(&self) -> bool {
        self.kind == SeatKind::Bot || self.stand_in.is_some()
    }

    /// Whether the others may end the game without asking: the person has been away for long, or for good.
    pub fn is_long_gone(&self, now: i64) -> bool {
        let gone = |since: i64| now - since >= AWAY_MS;
        !self.plays() && (!self.may_return() || self.away_since.is_some_and(gone))
    }

    /// Whether the person may come back.
    pub fn may_return(&self) -> bool {
        matches!(self.stand_in, Some(StandIn::Left | StandIn::Timeout))
    }
}
