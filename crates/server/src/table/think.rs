//! Bots and hints: thought out on other threads, with a time limit, never in the way of the table.

use std::sync::Arc;
use std::time::Duration;

use orrery_bots::{BotSpec, Budget, Cancel, Knowledge, Level, Seen};
use orrery_catalog::{GameInProgress, history_of, with_game};
use orrery_core::{Present, Seat, Seats};
use serde_json::Value;
use tokio::sync::mpsc::WeakSender;
use tokio::time::timeout;

use super::command::Command;
use super::task::TableTask;
use super::viewer;
use crate::background;
use crate::bot_queue::{Asker, BotPlace, BotQueue};
use crate::error::{ApiError, ApiResult};
use crate::secret;
use crate::wire::{ErrorCode, HintChoice, ServerMessage, Status};

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(600);
/// How long a bot that is asked to stop may take to do so. It stops at once, but its thread has a low priority: on a busy machine
/// it may have to wait for the processor. Whoever asked is better served by a late answer than by none.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often somebody who waits for a place looks whether the decision was called off.
const CALLED_OFF_EVERY: Duration = Duration::from_millis(500);

/// The bot of a level: one of those on offer, or `random`, for programs.
pub fn level(name: &str) -> ApiResult<BotSpec> {
    let on_offer = Level::ALL.map(Level::id);
    if name == "random" || on_offer.contains(&name) {
        return name.parse().map_err(ApiError::internal);
    }
    Err(ApiError::new(ErrorCode::BadSetup, format!("the levels are {}", on_offer.join(", "))))
}

/// A bot that thinks about a decision.
pub(super) struct Thinking {
    /// Which decision.
    version: u64,
    cancel: Cancel,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

impl TableTask {
    /// Lets the bots that are waited for think, and stops those that are not.
    pub fn think(&mut self) {
        let running = self.row.status == Status::Running && !self.rests();
        let due = if running { Seats(self.row.to_act) } else { Seats::NONE };
        let bots: Vec<Seat> = due.iter().filter(|s| self.seats[s.index()].bot_plays()).collect();
        self.thinking.retain(|seat, _| bots.contains(&Seat(*seat)));
        for seat in bots {
            let Some(version) = self.version(seat) else { return };
            if self.thinking.get(&seat.0).is_some_and(|t| t.version == version) {
                continue;
            }
            let spec = self.seats[seat.index()].level.as_deref().map(level);
            let Some(Ok(spec)) = spec else {
                tracing::error!(table = self.row.id, seat = seat.0, "a bot has no level");
                continue;
            };
            let cancel = Cancel::new();
            self.thinking.insert(seat.0, Thinking { version, cancel: cancel.clone() });
            self.start_bot(seat, version, &spec, cancel);
        }
    }

    /// Names the decision in front of a seat; see [`viewer::update`].
    fn version(&self, seat: Seat) -> Option<u64> {
        let acted = self.acted.iter().filter(|s| **s == seat.0).count();
        Some(viewer::version(self.game.as_deref()?, seat, acted))
    }

    fn start_bot(&self, seat: Seat, version: u64, spec: &BotSpec, cancel: Cancel) {
        let Some(game) = self.game.as_deref() else { return };
        let seed = u64::from_le_bytes(secret::bytes());
        let thought = decision(game, seat, spec, seed, cancel.clone());
        let asker = self.asker(self.row.host.id.clone());
        let (app, door) = (self.app.clone(), self.door.clone());
        tokio::spawn(async move {
            let limit = Duration::from_millis(app.settings.bot_ms);
            // Nobody waits for a decision that was called off.
            let Some(place) = wait(&app.bots, asker, &cancel).await else { return };
            let action = run(place, (limit, PATIENCE), cancel, thought).await.flatten();
            deliver(door, Command::Bot { seat: seat.0, version, action }).await;
        });
    }

    /// For whom the bots of the table think.
    fn asker(&self, person: String) -> Asker {
        Asker { person, table: self.row.id.clone(), watched: !self.sockets.is_empty() }
    }

    /// A bot has decided: its action is played unless its decision is no longer the one in front of it.
    pub async fn bot_decided(&mut self, seat: u8, version: u64, action: Option<Value>) {
        if self.thinking.get(&seat).is_none_or(|t| t.version != version) {
            return;
        }
        self.thinking.remove(&seat);
        let seat = Seat(seat);
        if self.version(seat) != Some(version) {
            return self.think();
        }
        let Some(action) = action.or_else(|| self.any_action(seat)) else { return };
        if let Err(error) = self.play(seat, None, std::slice::from_ref(&action)).await {
            // The action was not written down: the bot thinks again when the table tries again.
            if self.retry.is_some() {
                return;
            }
            tracing::error!(%error, table = self.row.id, seat = seat.0, "a bot's action was refused");
            let other = self.any_action(seat).filter(|other| *other != action);
            if let Some(other) = other
                && let Err(error) = self.play(seat, None, std::slice::from_ref(&other)).await
                && self.retry.is_none()
            {
                tracing::error!(%error, table = self.row.id, "a bot is stuck");
            }
        }
    }

    /// Something that the seat can do, if its bot found nothing.
    fn any_action(&self, seat: Seat) -> Option<Value> {
        let mut choices = self.game.as_deref()?.choices(seat);
        choices.retain(|c| !c.rewind);
        let number = usize::from(u16::from_le_bytes(secret::bytes()));
        (!choices.is_empty()).then(|| choices.swap_remove(number % choices.len()).action)
    }

    /// Starts to think about a hint for a socket.
    pub fn hint(&mut self, socket: u64, seat: Seat, name: Option<String>) -> ApiResult<()> {
        if !self.row.hints {
            return Err(ApiError::new(ErrorCode::NoHints, "the table was set without hints"));
        }
        if !self.hinting.insert(seat.0) {
            return Err(ApiError::new(ErrorCode::TooMany, "a hint is on its way"));
        }
        let Some(game) = self.game.as_deref() else { return Ok(()) };
        let limit = HINT.min(Duration::from_millis(self.app.settings.bot_ms));
        let cancel = Cancel::new();
        let seed = u64::from_le_bytes(secret::bytes());
        let thought = advice(game, seat, Budget::Time(limit), seed, cancel.clone());
        let person = self.seats[seat.index()].person.as_ref().map_or_else(String::new, |p| p.id.clone());
        let asker = self.asker(person);
        let (app, door) = (self.app.clone(), self.door.clone());
        tokio::spawn(async move {
            let choices = match wait(&app.hints, asker, &cancel).await {
                Some(place) => run(place, (2 * limit, PATIENCE), cancel, thought).await.unwrap_or_default(),
                None => Vec::new(),
            };
            deliver(door, Command::Hint { socket, seat: seat.0, r#ref: name, choices }).await;
        });
        Ok(())
    }

    /// A hint is ready.
    pub fn hinted(&mut self, socket: u64, seat: u8, r#ref: Option<String>, choices: Vec<HintChoice>) {
        self.hinting.remove(&seat);
        self.send(socket, &ServerMessage::Hint { r#ref, choices });
    }
}

/// Sends a thought to the task that asked for it. If that is gone, so is the question: nothing is loaded for it.
async fn deliver(door: WeakSender<Command>, command: Command) {
    if let Some(door) = door.upgrade() {
        drop(door.send(command).await);
    }
}

/// Something to be computed on another thread.
type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// Waits for a place to think; none if it was called off meanwhile.
async fn wait(places: &Arc<BotQueue>, asker: Asker, cancel: &Cancel) -> Option<BotPlace> {
    let called_off = async {
        while !cancel.is_set() {
            tokio::time::sleep(CALLED_OFF_EVERY).await;
        }
    };
    tokio::select! {
        place = places.place(asker) => place,
        () = called_off => None,
    }
}

/// Computes on another thread; asks it to stop after `limit`, and goes on without it if it has not done so within `patience`. The
/// place is free again only when the thread is.
async fn run<T: Send + 'static>(
    place: BotPlace,
    (limit, patience): (Duration, Duration),
    cancel: Cancel,
    thought: Thought<T>,
) -> Option<T> {
    let mut work = background::spawn(move || {
        let result = thought();
        drop(place);
        result
    });
    match timeout(limit, &mut work).await {
        Ok(done) => done.ok(),
        Err(_) => {
            cancel.cancel();
            // A bot that is asked to stop answers with the best it has.
            let last = timeout(patience, work).await;
            if last.is_err() {
                tracing::error!("a bot does not stop thinking");
            }
            last.ok()?.ok()
        }
    }
}

fn decision(
    game: &dyn GameInProgress,
    seat: Seat,
    spec: &BotSpec,
    seed: u64,
    cancel: Cancel,
) -> Thought<Option<Value>> {
    fn of<G: Present + Knowledge>(
        game: &dyn GameInProgress,
        seat: Seat,
        spec: BotSpec,
        seed: u64,
        cancel: Cancel,
    ) -> Thought<Option<Value>> {
        let state = history_of::<G>(game).map(|h| h.state().clone());
        Box::new(move || {
            let action = orrery_bots::choose::<G>(&state?, seat, &spec, seed, &cancel)?;
            serde_json::to_value(action).ok()
        })
    }
    with_game!(game.game().info().id, G => of::<G>(game, seat, spec.clone(), seed, cancel))
}

fn advice(
    game: &dyn GameInProgress,
    seat: Seat,
    budget: Budget,
    seed: u64,
    cancel: Cancel,
) -> Thought<Vec<HintChoice>> {
    fn of<G: Present + Knowledge>(
        game: &dyn GameInProgress,
        seat: Seat,
        budget: Budget,
        seed: u64,
        cancel: Cancel,
    ) -> Thought<Vec<HintChoice>> {
        let seen = history_of::<G>(game).map(|h| Seen::<G>::new(h.state(), seat));
        Box::new(move || {
            let Some(seen) = seen else { return Vec::new() };
            let choice = |hint: orrery_bots::Hint<G::Action>| {
                let described = G::describe(seen.one(), seat, hint.action);
                HintChoice {
                    action: serde_json::to_value(hint.action).unwrap_or_default(),
                    label: described.label,
                    targets: described.targets,
                    win: f64::from(hint.win_probability),
                    score: f64::from(hint.expected_score),
                    reasons: hint.reasons,
                }
            };
            orrery_bots::hint(&seen, budget, seed, &cancel).into_iter().map(choice).collect()
        })
    }
    with_game!(game.game().info().id, G => of::<G>(game, seat, budget, seed, cancel))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    async fn place(places: &Arc<BotQueue>) -> BotPlace {
        let asker = Asker { person: "p".into(), table: "t".into(), watched: true };
        wait(places, asker, &Cancel::new()).await.unwrap()
    }

    #[tokio::test]
    async fn a_table_goes_on_without_a_bot_that_does_not_stop() {
        let places = BotQueue::new("test", 1);
        let limit = Duration::from_millis(10);
        let (stop, stopped) = channel::<()>();
        // It thinks until the test lets it go, whatever it is asked.
        let stubborn = Box::new(move || stopped.recv().is_ok());
        let cancel = Cancel::new();
        assert_eq!(run(place(&places).await, (limit, limit), cancel.clone(), stubborn).await, None);
        let waits = timeout(limit, place(&places)).await;
        assert!(cancel.is_set() && waits.is_err(), "its place is still taken");
        stop.send(()).unwrap();
        let next = run(place(&places).await, (HINT, PATIENCE), Cancel::new(), Box::new(|| 7)).await;
        assert_eq!(next, Some(7), "the next one thinks");
    }

    /// On a busy machine its thread may not run for a while.
    #[tokio::test]
    async fn a_bot_that_stops_late_is_still_heard() {
        let places = BotQueue::new("test", 1);
        let late = Box::new(|| {
            std::thread::sleep(Duration::from_millis(800));
            7
        });
        let limit = Duration::from_millis(10);
        assert_eq!(run(place(&places).await, (limit, PATIENCE), Cancel::new(), late).await, Some(7));
    }

    #[tokio::test]
    async fn a_bot_that_fails_decides_nothing() {
        let places = BotQueue::new("test", 1);
        let fails: Thought<u8> = Box::new(|| std::panic::resume_unwind(Box::new("a fault")));
        assert_eq!(run(place(&places).await, (HINT, PATIENCE), Cancel::new(), fails).await, None);
        place(&places).await;
    }
}
