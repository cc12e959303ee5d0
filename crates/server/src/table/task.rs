//! The task that owns a table.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::pin;
use std::time::{Duration, Instant};

use orrery_catalog::GameInProgress;
use orrery_catalog::changes::Span;
use orrery_core::Seat;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;

use super::command::{Command, Frame};
use super::think::Thinking;
use super::viewer::{Cursor, ViewerUpdate};
use super::{info, load};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::store::{Change, OpKind, OpRow, SeatRow, SitsDown, TableRow, Tenure, Written};
use crate::time;
use crate::wire::{ErrorCode, Person, Status, TableInfo};

/// How long bots and clocks wait after a failed write before they try again.
const RETRY: Duration = Duration::from_secs(1);

/// A table in memory.
pub(super) struct TableTask {
    pub app: App,
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    /// The row and seats as they are in the store.
    pub saved: (TableRow, Vec<SeatRow>),
    /// The game, from the start on.
    pub game: Option<Box<dyn GameInProgress>>,
    /// Whether the game was played under other rules, and would go differently under these.
    pub outdated: bool,
    /// Who made each action of the game.
    pub acted: Vec<u8>,
    /// The number of the next operation in the store.
    pub next_op: i64,
    /// The names that clients gave their actions.
    pub refs: BTreeSet<(u8, String)>,
    pub sockets: BTreeMap<u64, Socket>,
    pub next_socket: u64,
    /// The viewers whose past has changed: what they have read of the log may not be in it any more.
    pub rewritten: BTreeSet<Option<u8>>,
    /// What was last sent to each viewer who has a socket: seats, and none for onlookers.
    pub viewers: BTreeMap<Option<u8>, ViewerState>,
    /// The number of the next position that is made for a viewer.
    pub next_position: u64,
    /// The table as everybody was told of it last.
    pub told_table: Option<Told>,
    pub ask: Option<UndoRequest>,
    /// The request that everybody was told of last.
    pub told_wish: Option<(u8, usize, BTreeSet<u8>)>,
    pub thinking: BTreeMap<u8, Thinking>,
    /// Seats for which a hint is being thought out.
    pub hinting: BTreeSet<u8>,
    pub used: Instant,
    /// After a failed write: when bots and clocks try again.
    pub retry: Option<Instant>,
    /// The ownership that the table is written under.
    pub tenure: Tenure,
    /// The way to this task, for those who think for it.
    pub door: mpsc::WeakSender<Command>,
    /// Whether what is in memory differs from what is written, and cannot be read again: nothing goes on from here.
    pub broken: bool,
    /// Whether the table was given to another server.
    pub given_away: bool,
}

/// Somebody who looks at the table.
pub(super) struct Socket {
    pub person: Option<Person>,
    /// The seat it looks from, for somebody who has several.
    pub seat: Option<u8>,
    pub out: mpsc::Sender<Vec<Frame>>,
    /// What it is to be sent when the command is done: all at once, so that its task is woken once and writes once.
    pub waiting: Vec<Frame>,
    /// Whether the client understands `changes`.
    pub changes: bool,
    /// The number of the position that was sent last; 0 for none.
    pub position: u64,
    /// The `table` message that the client has.
    pub table: Frame,
}

/// The table as everybody was told of it, and what that was made from.
pub(super) struct Told {
    pub info: TableInfo,
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub outdated: bool,
}

/// What was last sent to a viewer.
pub(super) struct ViewerState {
    pub cursor: Cursor,
    pub update: ViewerUpdate,
    /// Where lists and objects stand in its text.
    pub spans: Vec<Span>,
    /// The number of the position.
    pub number: u64,
    /// The number of the position before it and what leads from it to this one, if that is shorter.
    pub changes: Option<(u64, Frame)>,
}

/// A request to go back by consent.
pub(super) struct UndoRequest {
    pub seat: u8,
    /// How many actions would be kept.
    pub keep: usize,
    pub agreed: BTreeSet<u8>,
}

/// Loads the table and does what it is asked to, until it has been idle for a while or the server stops.
pub async fn run(app: App, id: String, door: mpsc::WeakSender<Command>, mut queue: mpsc::Receiver<Command>) {
    // Asked before the table is claimed: it must not be missed that others have given this server up since.
    let lives = app.cluster.as_ref().map(|cluster| cluster.membership().lives());
    let mut table = match load::load(&app, &id, door).await {
        Ok(table) => table,
        Err(error) => {
            // Where the store is away or another server has the table, nothing is wrong with the table.
            if error.code() != ErrorCode::Unavailable {
                app.tables.resting.failed(&id);
            }
            return refuse_all(&app, &id, queue, &error).await;
        }
    };
    app.tables.resting.loaded(&id);
    table.refresh().await;
    table.send_what_waits();
    // Made once, not for each command: all tables wait for them in common lists.
    let (mut stopped, mut given_up) = (pin!(app.stopped()), pin!(given_up(lives)));
    // A table that is broken ends, and its sockets close; a new task reads it again when somebody asks for it.
    while !table.broken && !table.given_away {
        let next = table.next_moment();
        tokio::select! {
            () = &mut stopped => return,
            // Others have given this server up, and the table may be theirs.
            () = &mut given_up => break,
            command = queue.recv() => match command {
                Some(command) => {
                    // A new name goes to all tables; that is no reason to stay in memory.
                    if !matches!(command, Command::Renamed(_)) {
                        table.used = Instant::now();
                    }
                    table.handle(command).await;
                    table.send_what_waits();
                }
                None => break,
            },
            () = sleep(next) => {
                table.wake().await;
                table.send_what_waits();
                if table.is_idle() && app.tables.evict(&id, &queue) {
                    break;
                }
            }
        }
    }
    // Before the sockets hear of it: that is how they tell a table that has ended from one that let go of them alone.
    queue.close();
    app.tables.ended(&id);
    let (app, epoch) = (app.clone(), table.tenure.epoch);
    if let Some(cluster) = app.cluster.clone().filter(|_| !table.given_away) {
        tokio::spawn(async move { cluster.give_back(&app, &id, epoch).await });
    }
}

/// Returns when others have given this server up.
async fn given_up(lives: Option<watch::Receiver<u64>>) {
    match lives {
        Some(mut lives) => drop(lives.changed().await),
        None => std::future::pending().await,
    }
}

/// Answers everything with the reason why there is no table.
async fn refuse_all(app: &App, id: &str, mut queue: mpsc::Receiver<Command>, error: &ApiError) {
    loop {
        while let Ok(command) = queue.try_recv() {
            // Nobody may be waiting any more.
            match command {
                Command::Do { reply, .. } => drop(reply.send(Err(error.clone()))),
                Command::Ask { reply, .. } => drop(reply.send(Err(error.clone()))),
                Command::Attach { reply, .. } => drop(reply.send(Err(error.clone()))),
                Command::Ready { reply } | Command::GiveAway { reply } => {
                    drop(reply.send(Err(error.clone())))
                }
                _ => {}
            }
        }
        if app.tables.evict(id, &queue) {
            return;
        }
    }
}

impl TableTask {
    async fn handle(&mut self, command: Command) {
        // Where nobody waits for a reply any more, that is no fault.
        match command {
            Command::Do { person, command, reply } => {
                let done = self.command(&person, command).await;
                drop(reply.send(done.map(|()| self.info(Some(&person)))));
            }
            Command::Ask { person, invite, question, reply } => {
                drop(reply.send(self.question(person.as_ref(), invite.as_deref(), question).await));
            }
            Command::Attach { person, seat, invite, since, changes, out, reply } => {
                let socket = Socket {
                    person,
                    seat,
                    out,
                    changes,
                    position: 0,
                    table: Frame::default(),
                    waiting: Vec::new(),
                };
                drop(reply.send(self.attach(socket, invite.as_deref(), since).await));
            }
            Command::Detach { socket } => self.detach(socket),
            Command::Message { socket, message } => self.message(socket, message).await,
            Command::Bot { seat, version, action } => self.bot_decided(seat, version, action).await,
            Command::Hint { socket, seat, r#ref, choices } => self.hinted(socket, seat, r#ref, choices),
            Command::Renamed(person) => self.renamed(&person),
            Command::Expire => self.expire().await,
            Command::Unseal => self.unseal(),
            Command::Wake => self.wake().await,
            Command::Ready { reply } => drop(reply.send(Ok(()))),
            Command::GiveAway { reply } => drop(reply.send(self.give_away().await)),
        }
    }

    /// Lets another server have the table.
    async fn give_away(&mut self) -> ApiResult<()> {
        self.given_away = true;
        match &self.app.cluster {
            Some(cluster) => Ok(cluster.release(&self.row.id, self.tenure.epoch).await?),
            None => Ok(()),
        }
    }

    /// The table as a person sees it.
    pub fn info(&self, person: Option<&Person>) -> TableInfo {
        let presence = &self.app.tables.presence;
        let id = &self.row.id;
        let watchers = presence.watchers(id, &self.seats);
        let info = info::info(&self.row, &self.seats, person, watchers, |p| presence.is_here(id, &p.id));
        TableInfo { outdated: self.outdated, ..info }
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: Option<&Person>) -> Option<Seat> {
        info::seat_of(&self.seats, person).map(Seat)
    }

    /// All seats of a person; several at one screen.
    pub fn seats_of(&self, person: &Person) -> ApiResult<Vec<u8>> {
        let refused = || ApiError::new(ErrorCode::NotSeated, "only players of the table can do this");
        let seats = info::seats_of(&self.seats, Some(person));
        if seats.is_empty() { Err(refused()) } else { Ok(seats) }
    }

    /// The game, if it is running.
    pub fn running(&mut self) -> ApiResult<&mut Box<dyn GameInProgress>> {
        if self.broken {
            return Err(unreadable());
        }
        if self.outdated {
            return Err(other_rules());
        }
        let refused = || ApiError::new(ErrorCode::NotRunning, "the game is not running");
        self.game.as_mut().filter(|_| self.row.status == Status::Running).ok_or_else(refused)
    }

    /// Whether the game has ended or was cancelled.
    pub fn is_over(&self) -> bool {
        matches!(self.row.status, Status::Finished | Status::Cancelled)
    }

    /// Whether everything is open: it is over, and nobody plays the same deal at another table.
    pub fn is_open_to_all(&self) -> bool {
        self.is_over() && !self.row.sealed
    }

    /// Refuses to show a private table to strangers.
    pub fn may_look(&self, person: Option<&Person>, invite: Option<&str>) -> ApiResult<()> {
        info::may_look(&self.row, &self.seats, person, invite)
    }

    /// Writes down what has changed. If that fails, the table is as it was before, or broken.
    pub async fn commit(&mut self, ops: Vec<OpRow>) -> ApiResult<()> {
        if self.broken {
            return Err(unreadable());
        }
        let first = self.next_op;
        let numbered = (first..).zip(ops.iter().cloned()).collect();
        let sits_down = ops.iter().find_map(|op| self.sits_down(op));
        let changed = self.row != self.saved.0;
        // If it cannot be written, everything is read again.
        let same_but_turn = self.saved.0.take_turn(&self.row);
        let change = Change {
            // Rows that change so are written first, whatever becomes of the rest.
            turn_only: sits_down.is_none() && same_but_turn,
            row: changed.then(|| self.row.clone()),
            was: Some(self.saved.0.status),
            seats: (0..)
                .zip(&self.seats)
                .filter(|(i, seat)| self.saved.1[usize::from(*i)] != **seat)
                .map(|(i, seat)| (i, seat.clone()))
                .collect(),
            ops: numbered,
            sits_down,
            deal: None,
        };
        let change = self.with_deal(change);
        if change.row.is_none() && change.seats.is_empty() && change.ops.is_empty() {
            return Ok(());
        }
        match self.app.store.change_table(&self.row.id, self.tenure.epoch, first - 1, change).await {
            Ok(Written::Done) => {}
            Ok(Written::TooManySeats) => {
                self.reload().await;
                return Err(super::too_many_seats());
            }
            // It is only kept if it can be claimed again.
            Ok(Written::Lost) => {
                self.reload().await;
                return Err(ApiError::elsewhere());
            }
            Err(error) => {
                self.reload().await;
                self.retry = Some(Instant::now() + RETRY);
                return Err(error.into());
            }
        }
        self.next_op += ops.len() as i64;
        for op in ops {
            if let Some(name) = op.r#ref {
                self.refs.insert((op.seat, name));
            }
        }
        let ended = self.is_over() && self.saved.0.status != self.row.status;
        if !same_but_turn {
            self.saved.0 = self.row.clone();
        }
        if self.saved.1 != self.seats {
            self.saved.1 = self.seats.clone();
        }
        if ended {
            self.tell_other_tables();
        }
        Ok(())
    }

    /// Who sits down by an operation, at a table where the person did not sit before.
    fn sits_down(&self, op: &OpRow) -> Option<SitsDown> {
        let person = self.seats[usize::from(op.seat)].person.as_ref().filter(|_| op.kind == OpKind::Join)?;
        let sat = self.saved.1.iter().any(|seat| seat.person.as_ref().is_some_and(|p| p.id == person.id));
        let most = i64::from(self.app.settings.max_seats_per_person);
        (!sat).then(|| SitsDown { person: person.id.clone(), most })
    }

    /// Goes back to what the store knows.
    async fn reload(&mut self) {
        match load::load(&self.app, &self.row.id, self.door.clone()).await {
            Ok(fresh) => {
                self.tenure = fresh.tenure;
                self.row = fresh.row;
                self.seats = fresh.seats;
                self.saved = fresh.saved;
                self.game = fresh.game;
                self.outdated = fresh.outdated;
                self.acted = fresh.acted;
                self.next_op = fresh.next_op;
                self.refs = fresh.refs;
                self.rewritten = fresh.rewritten;
                self.ask = None;
                self.resend();
            }
            // What is in memory has an action in it that is not written: it must not be played on from.
            Err(error) => {
                match error.code() {
                    // The store is away, or another server has the table.
                    ErrorCode::Unavailable => {
                        tracing::warn!(%error, table = self.row.id, "cannot read a table again");
                    }
                    _ => tracing::error!(%error, table = self.row.id, "cannot read a table again"),
                }
                self.broken = true;
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.sockets.is_empty() && self.thinking.is_empty() && self.used.elapsed() >= self.app.settings.idle()
    }

    /// How long to wait for the next clock or for the end of idleness.
    fn next_moment(&self) -> Duration {
        if let Some(retry) = self.retry {
            return retry.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
        }
        let idle = match self.sockets.is_empty() {
            true => self.app.settings.idle().saturating_sub(self.used.elapsed()) + Duration::from_millis(5),
            false => Duration::from_secs(3_600),
        };
        let clock = self.next_deadline().map(|at| Duration::from_millis((at - time::now()).max(1) as u64));
        clock.map_or(idle, |clock| clock.min(idle))
    }
}

/// The refusal of everything at a table that ends because it can neither be written nor read.
fn unreadable() -> ApiError {
    ApiError::new(ErrorCode::Unavailable, "the table cannot be written now")
}

/// The refusal of everything that needs the game, where the game would go differently under the present rules.
pub(super) fn other_rules() -> ApiError {
    ApiError::new(
        ErrorCode::OtherRules,
        "this game was played under older rules and would go differently now; end it by agreement, or download it",
    )
}
