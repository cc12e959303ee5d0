//! Tables. One task owns one table; everybody else sends it [`Command`]s.
//!
//! A table is loaded when somebody asks for it and leaves the memory when nobody has for a while. What it does is
//! written down before anybody hears of it. Read in this order: [`task`], `seats` and `play` (what can be
//! done), `clocks` (what follows), `push` and [`viewer`] (who sees what), `think` (bots), `load`.

mod branch;
mod clocks;
mod command;
pub mod fair;
pub mod info;
mod load;
mod play;
mod presence;
mod push;
mod seats;
pub mod story;
pub mod task;
mod think;
pub mod viewer;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::time;
use crate::wire::{ErrorCode, Person};

pub(crate) use load::{Replayed, actions, record_from_store, replay};

pub use branch::{Branch, BranchFrom, of_open_game};
pub use command::{Answer, Command, Frame, PlayerCommand, Question};
pub use presence::Presence;
pub use push::outcome;
pub use seats::sensible;
pub use think::level;

/// How many commands may wait for one table.
const QUEUE: usize = 1_024;
/// How often the store is asked for tables that must be woken.
const WAKE_EVERY: Duration = Duration::from_millis(500);

/// How often old things are looked for.
const EXPIRE_EVERY: Duration = Duration::from_secs(3_600);

/// The tables in memory.
#[derive(Default)]
pub struct Tables {
    // A plain mutex: held for a moment, never over an await. Commands are sent under it, so that a table that is about
    // to leave the memory can be sure that nothing is on its way to it.
    loaded: Mutex<BTreeMap<String, mpsc::Sender<Command>>>,
    /// Who looks at which table.
    pub presence: Presence,
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, mpsc::Sender<Command>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a command to a table, which is loaded if need be.
    pub fn send(&self, app: &App, id: &str, command: Command) -> ApiResult<()> {
        if app.is_stopping() {
            return Err(ApiError::new(ErrorCode::Unavailable, "the server is about to stop"));
        }
        let full = |_| ApiError::new(ErrorCode::Unavailable, "too many requests wait for this table");
        self.offer(app, id, command).map_err(full)
    }

    /// Sends a command that must not get lost: waits while the queue is full.
    pub async fn deliver(&self, app: &App, id: &str, mut command: Command) {
        while !app.is_stopping() {
            match self.offer(app, id, command) {
                Ok(()) => return,
                Err(back) => command = back,
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Puts a command into the queue of a table; gives it back if the queue is full.
    fn offer(&self, app: &App, id: &str, command: Command) -> Result<(), Command> {
        let mut loaded = self.lock();
        // A task that has failed is gone; its table is loaded again from what was written.
        let there = loaded.get(id).filter(|table| !table.is_closed()).cloned();
        let table = there.unwrap_or_else(|| {
            let (sender, receiver) = mpsc::channel(QUEUE);
            loaded.insert(id.into(), sender.clone());
            tokio::spawn(task::run(app.clone(), id.into(), receiver));
            metrics::gauge!("orrery_tables_loaded").set(loaded.len() as f64);
            sender
        });
        table.try_send(command).map_err(|error| error.into_inner())
    }

    /// Sends a command and waits for the answer.
    pub async fn ask<T>(
        &self,
        app: &App,
        id: &str,
        command: impl FnOnce(oneshot::Sender<ApiResult<T>>) -> Command,
    ) -> ApiResult<T> {
        let (reply, answer) = oneshot::channel();
        self.send(app, id, command(reply))?;
        let stopped = |_| ApiError::new(ErrorCode::Unavailable, "the server is about to stop");
        answer.await.map_err(stopped)?
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

    /// Whether a table is in memory.
    pub fn is_loaded(&self, id: &str) -> bool {
        self.lock().contains_key(id)
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Tells the tables in memory at which a person sits or which the person looks at the new name.
    pub async fn renamed(&self, app: &App, person: &Person) -> ApiResult<()> {
        let mut ids: BTreeSet<String> = app.store.tables_with(&person.id).await?.into_iter().collect();
        ids.extend(self.presence.tables_of(&person.id));
        for id in ids.iter().filter(|id| self.is_loaded(id)) {
            self.deliver(app, id, Command::Renamed(person.clone())).await;
        }
        Ok(())
    }

    /// Takes a person away from all tables.
    pub async fn forget(&self, app: &App, person: &Person) -> ApiResult<()> {
        for id in app.store.tables_with(&person.id).await? {
            self.ask(app, &id, |reply| Command::Forget { person: person.clone(), reply }).await?;
        }
        Ok(())
    }
}

/// The refusal of one more table.
pub fn too_many_tables() -> ApiError {
    ApiError::new(ErrorCode::Limit, "finish or cancel one of your tables first")
}

/// Lets go what nobody needs any more. Ends with the server.
pub async fn expire(app: App) {
    let mut ticks = tokio::time::interval(EXPIRE_EVERY);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = ticks.tick() => {}
        }
        match app.store.expire(time::now()).await {
            Ok(stale) => {
                for id in stale {
                    app.tables.deliver(&app, &id, Command::Expire).await;
                }
            }
            Err(error) => tracing::error!(%error, "deleting what is old"),
        }
    }
}

/// Wakes tables that nobody looks at: a bot is to act, or a clock runs out. Ends with the server.
pub async fn wake(app: App) {
    let mut ticks = tokio::time::interval(WAKE_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = ticks.tick() => {}
        }
        app.limits.tidy();
        crate::metrics::tidy();
        // Tables in memory may be due as well: they must not stand in the way of the others.
        match app.store.due(time::now(), 1_000 + app.tables.count() as i64).await {
            Ok(due) => {
                // Tables in memory keep their own time.
                for id in due.iter().filter(|id| !app.tables.is_loaded(id)) {
                    // A full queue means that the table is awake.
                    drop(app.tables.send(&app, id, Command::Wake));
                }
            }
            Err(error) => tracing::error!(%error, "looking for tables to wake"),
        }
    }
}
