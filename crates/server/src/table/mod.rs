//! Tables. One task owns one table; everybody else sends it [`Command`]s.
//!
//! A table is loaded when somebody asks for it and leaves the memory when nobody has for a while. What it does is
//! written down before anybody hears of it. Read in this order: [`task`], `seats` and `play` (what can be
//! done), `clocks` (what follows), `push` and [`viewer`] (who sees what), `think` (bots), `load`.

mod branch;
mod clocks;
mod command;
mod duplicate;
pub mod fair;
pub mod info;
mod load;
mod play;
mod presence;
mod push;
mod resting;
mod seats;
mod send;
pub mod story;
pub mod task;
mod think;
pub mod viewer;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::cluster::between;
use crate::error::{ApiError, ApiResult};
use crate::wire::{ErrorCode, Person, TableInfo};
use crate::{store, time};

pub(crate) use load::{Replayed, actions, record_from_store, replay};

pub use branch::{Branch, BranchFrom, of_open_game};
pub use command::{Answer, Command, Frame, PlayerCommand, Question};
pub use presence::Presence;
pub use push::outcome;
pub use resting::Resting;
pub use seats::sensible;
pub use think::level;

/// How many commands may wait for one table.
const QUEUE: usize = 1_024;
/// How many tables are given away at once, and how long that may take.
const SLICE: usize = 25;
const GIVE_AWAY: Duration = Duration::from_secs(3);
/// How often the store is asked for tables that must be woken.
const WAKE_EVERY: Duration = Duration::from_millis(500);

/// How often old things are looked for.
const EXPIRE_EVERY: Duration = Duration::from_secs(3_600);

/// The way into the queue of a table in memory.
pub type Door = mpsc::Sender<Command>;

/// The tables in memory.
#[derive(Default)]
pub struct Tables {
    // A plain mutex: held for a moment, never over an await. Commands are sent under it, so that a table that is about
    // to leave the memory can be sure that nothing is on its way to it.
    loaded: Mutex<BTreeMap<String, Door>>,
    /// Tables that could not be loaded, and are left alone for a while.
    pub resting: Resting,
    /// Who looks at which table.
    pub presence: Presence,
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Door>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a command to a table, which is loaded if need be; returns the way to the task that got it.
    pub fn send(&self, app: &App, id: &str, command: Command) -> ApiResult<Door> {
        if app.is_stopping() {
            return Err(ApiError::new(ErrorCode::Unavailable, "the server is about to stop"));
        }
        let mut loaded = self.lock();
        // A task that has failed is gone; its table is loaded again from what was written.
        let there = loaded.get(id).filter(|table| !table.is_closed()).cloned();
        let table = there.unwrap_or_else(|| {
            let (sender, receiver) = mpsc::channel(QUEUE);
            loaded.insert(id.into(), sender.clone());
            tokio::spawn(task::run(app.clone(), id.into(), sender.downgrade(), receiver));
            metrics::gauge!("orrery_tables_loaded").set(loaded.len() as f64);
            sender
        });
        table.try_send(command).map_err(|_| full_queue())?;
        Ok(table)
    }

    /// Sends a command and waits for the answer.
    pub async fn ask<T>(
        &self,
        app: &App,
        id: &str,
        command: impl FnOnce(oneshot::Sender<ApiResult<T>>) -> Command,
    ) -> ApiResult<T> {
        self.ask_task(app, id, command).await.map(|(answer, _)| answer)
    }

    /// [`Tables::ask`], which also returns the way to the task that answered.
    pub async fn ask_task<T>(
        &self,
        app: &App,
        id: &str,
        command: impl FnOnce(oneshot::Sender<ApiResult<T>>) -> Command,
    ) -> ApiResult<(T, Door)> {
        let (reply, answer) = oneshot::channel();
        let door = self.send(app, id, command(reply))?;
        let ended = |_| ApiError::new(ErrorCode::Unavailable, "the table or the server has just stopped");
        Ok((answer.await.map_err(ended)??, door))
    }

    /// Takes a table out of the memory unless a command waits for it.
    fn evict(&self, id: &str, queue: &mpsc::Receiver<Command>) -> bool {
        let mut loaded = self.lock();
        let evict = queue.is_empty();
        if evict {
            loaded.remove(id);
            metrics::gauge!("orrery_tables_loaded").set(loaded.len() as f64);
        }
        evict
    }

    /// The task of a table has ended; if there is a new one already, that stays.
    fn ended(&self, id: &str) {
        let mut loaded = self.lock();
        if loaded.get(id).is_some_and(|table| table.is_closed()) {
            loaded.remove(id);
            metrics::gauge!("orrery_tables_loaded").set(loaded.len() as f64);
        }
    }

    /// Whether a table is in memory.
    pub fn is_loaded(&self, id: &str) -> bool {
        self.lock().get(id).is_some_and(|table| !table.is_closed())
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Tells the tables in memory at which a person sits or which the person looks at the new name.
    pub async fn renamed(&self, app: &App, person: &Person) -> ApiResult<()> {
        let mut ids: BTreeSet<String> = app.store.tables_with(&person.id).await?.into_iter().collect();
        ids.extend(self.presence.tables_of(&person.id));
        let tables: Vec<Door> = {
            let loaded = self.lock();
            ids.iter().filter_map(|id| loaded.get(id).cloned()).collect()
        };
        for table in tables {
            // A table that has left the memory reads the name when it is loaded.
            drop(table.send(Command::Renamed(person.clone())).await);
        }
        Ok(())
    }

    /// Does something as a person at a table, wherever that is.
    pub async fn act(
        &self,
        app: &App,
        id: &str,
        person: Person,
        command: PlayerCommand,
    ) -> ApiResult<TableInfo> {
        match between::owner(app, id).await? {
            Some(owner) => between::act(app, &owner, id, person, command).await,
            None => self.ask(app, id, |reply| Command::Do { person, command, reply }).await,
        }
    }

    /// Looks at a table as a person, wherever it is: one that is elsewhere is read as it is written.
    pub async fn look(
        &self,
        app: &App,
        id: &str,
        person: Option<Person>,
        invite: Option<String>,
        question: Question,
    ) -> ApiResult<Answer> {
        match between::owner(app, id).await? {
            Some(_) => {
                let table = load::glimpse(app, id).await?;
                table.question(person.as_ref(), invite.as_deref(), question).await
            }
            None => self.ask(app, id, |reply| Command::Ask { person, invite, question, reply }).await,
        }
    }

    /// Takes a person away from all tables.
    pub async fn forget(&self, app: &App, person: &Person) -> ApiResult<()> {
        for id in app.store.tables_with(&person.id).await? {
            self.act(app, &id, person.clone(), PlayerCommand::Forget).await?;
        }
        Ok(())
    }

    /// Gives all tables to other servers, some at a time: they are not to be flooded.
    pub async fn give_away(&self) {
        let tables: Vec<Door> = self.lock().values().cloned().collect();
        for slice in tables.chunks(SLICE) {
            let given = slice.iter().map(|table| async {
                let (reply, done) = oneshot::channel();
                if table.send(Command::GiveAway { reply }).await.is_ok() {
                    drop(done.await);
                }
            });
            // A table that is stuck falls with the server.
            drop(tokio::time::timeout(GIVE_AWAY, futures_util::future::join_all(given)).await);
        }
    }
}

/// The refusal of one more command for a table.
pub fn full_queue() -> ApiError {
    ApiError::new(ErrorCode::Unavailable, "too many requests wait for this table")
}

/// The refusal of one more table.
pub fn too_many_tables() -> ApiError {
    ApiError::new(ErrorCode::Limit, "finish or cancel one of your tables first")
}

/// The refusal of one more seat.
pub fn too_many_seats() -> ApiError {
    ApiError::new(ErrorCode::Limit, "you sit at as many tables as allowed: finish or leave one first")
}

/// Lets go what nobody needs any more, every hour. Ends with the server.
async fn expire(app: App) {
    let mut ticks = tokio::time::interval(EXPIRE_EVERY);
    // The first tick comes at once; `look_after` has just done its work.
    ticks.tick().await;
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = ticks.tick() => expire_once(&app).await,
        }
    }
}

async fn expire_once(app: &App) {
    match app.store.expire(time::now()).await {
        Ok(stale) => {
            for id in stale {
                // Where the queue is full, it is tried again in an hour.
                drop(app.tables.send(app, &id, Command::Expire));
            }
        }
        Err(error) => tracing::error!(%error, "deleting what is old"),
    }
}

/// Looks after tables that nobody looks at: old ones are given up, sleeping ones woken. Ends with the server.
///
/// Old ones come first: a bot that is woken there would act, and the table would count as played again.
pub async fn look_after(app: App) {
    expire_once(&app).await;
    tokio::join!(expire(app.clone()), wake(app));
}

/// Wakes tables that nobody looks at: a bot is to act, or a clock runs out. Ends with the server.
async fn wake(app: App) {
    let mut ticks = tokio::time::interval(WAKE_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = ticks.tick() => {}
        }
        app.limits.tidy();
        crate::metrics::tidy();
        // Tables in memory and those that cannot be loaded may be due as well: they must not stand in the way of the others.
        let others = app.tables.count() + app.tables.resting.count();
        match app.store.due(time::now(), 1_000 + others as i64, &app.tables.resting.ids()).await {
            Ok(due) => {
                // Tables in memory keep their own time.
                for id in due.iter().filter(|id| !app.tables.is_loaded(id) && !app.tables.resting.rests(id)) {
                    // A full queue means that the table is awake.
                    drop(app.tables.send(&app, id, Command::Wake));
                }
            }
            Err(error) if store::is_away(&error) => tracing::warn!(%error, "looking for tables to wake"),
            Err(error) => tracing::error!(%error, "looking for tables to wake"),
        }
    }
}
