//! Whose bot thinks next: a few places, shared fairly by people, so that nobody can take the bots away from others.
//!
//! Tables at which somebody looks come first. Among them the person whose tables have used the least thinking time is served next,
//! then the table of that person that has used the least, then whoever has waited longest. A person who comes back after a
//! rest begins where the others stand: time not used is not saved up.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// What a bot that still thinks is counted with until it is known how long it took.
const ESTIMATE: Duration = Duration::from_millis(50);

/// The queue in front of the places for thinking.
pub struct BotQueue {
    name: &'static str,
    // A plain mutex: held for a moment, never over an await.
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    free: usize,
    next: u64,
    waiting: Vec<Waiting>,
    /// What each person's and each table's bots have used. Those who have used less than `floor` are counted with it.
    people: BTreeMap<String, Duration>,
    tables: BTreeMap<String, Duration>,
    floor: Duration,
}

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The person who made the table, or who asks for a hint.
    pub person: String,
    /// The table.
    pub table: String,
    /// Whether somebody looks at the table.
    pub watched: bool,
}

struct Waiting {
    asker: Asker,
    number: u64,
    door: oneshot::Sender<BotPlace>,
}

/// A place for thinking; it is given back when it is dropped.
pub struct BotPlace {
    queue: Arc<BotQueue>,
    asker: Asker,
    since: Instant,
}

impl BotQueue {
    /// A queue in front of so many places.
    pub fn new(name: &'static str, places: usize) -> Arc<BotQueue> {
        Arc::new(BotQueue { name, state: Mutex::new(State { free: places, ..State::default() }) })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place. Who no longer wants one drops the future.
    pub async fn place(self: &Arc<Self>, asker: Asker) -> Option<BotPlace> {
        let (door, place) = oneshot::channel();
        {
            let mut state = self.lock();
            let number = state.next;
            state.next += 1;
            state.waiting.push(Waiting { asker, number, door });
        }
        self.serve();
        place.await.ok()
    }

    /// Somebody begins to look at a table, or the last one has gone: for those of its bots that already wait, too.
    pub fn set_watched(&self, table: &str, watched: bool) {
        for waiting in self.lock().waiting.iter_mut().filter(|w| w.asker.table == table) {
            waiting.asker.watched = watched;
        }
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.lock().waiting.iter().filter(|w| !w.door.is_closed()).count()
    }

    /// Gives free places to those who are next.
    fn serve(self: &Arc<Self>) {
        loop {
            let mut state = self.lock();
            state.waiting.retain(|waiting| !waiting.door.is_closed());
            metrics::gauge!("orrery_bots_waiting", "queue" => self.name).set(state.waiting.len() as f64);
            if state.free == 0 {
                return;
            }
            let Some(next) = state.take_next() else { return };
            state.free -= 1;
            let Waiting { asker, door, .. } = next;
            state.charge(&asker, ESTIMATE);
            let place = BotPlace { queue: self.clone(), asker, since: Instant::now() };
            // A place that nobody takes any more comes back by being dropped, which needs the lock.
            drop(state);
            drop(door.send(place));
        }
    }
}

impl State {
    fn take_next(&mut self) -> Option<Waiting> {
        let used = |map: &BTreeMap<String, Duration>, key: &str| {
            map.get(key).copied().unwrap_or_default().max(self.floor)
        };
        let rank = |w: &Waiting| {
            let Asker { person, table, watched } = &w.asker;
            (!watched, used(&self.people, person), used(&self.tables, table), w.number)
        };
        let place = (0..self.waiting.len()).min_by_key(|&i| rank(&self.waiting[i]))?;
        // Who is served now has used the least of all who wait: those who come later begin here.
        let least = self.waiting.iter().map(|w| used(&self.people, &w.asker.person)).min()?;
        self.floor = self.floor.max(least);
        let floor = self.floor;
        self.people.retain(|_, used| *used > floor);
        self.tables.retain(|_, used| *used > floor);
        Some(self.waiting.swap_remove(place))
    }

    fn charge(&mut self, asker: &Asker, time: Duration) {
        let floor = self.floor;
        for (map, key) in [(&mut self.people, &asker.person), (&mut self.tables, &asker.table)] {
            let used = map.entry(key.clone()).or_default();
            *used = (*used).max(floor) + time;
        }
    }
}

impl Drop for BotPlace {
    fn drop(&mut self) {
        let time = self.since.elapsed();
        metrics::histogram!("orrery_bot_seconds", "queue" => self.queue.name).record(time.as_secs_f64());
        let mut state = self.queue.lock();
        state.free += 1;
        state.charge(&self.asker, time.saturating_sub(ESTIMATE));
        drop(state);
        self.queue.serve();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(person: &str, table: &str, watched: bool) -> Asker {
        Asker { person: person.into(), table: table.into(), watched }
    }

    /// Who is served, in order, if all of these wait at the same time.
    async fn order(queue: &Arc<BotQueue>, askers: Vec<Asker>) -> Vec<String> {
        let busy = queue.place(asker("busy", "busy", true)).await;
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for asker in askers {
            let (queue, served) = (queue.clone(), served.clone());
            tasks.push(tokio::spawn(async move {
                let name = asker.table.clone();
                let _place = queue.place(asker).await;
                served.lock().unwrap().push(name);
                tokio::time::sleep(Duration::from_millis(2)).await;
            }));
            tokio::task::yield_now().await;
        }
        drop(busy);
        for task in tasks {
            task.await.unwrap();
        }
        Arc::try_unwrap(served).unwrap().into_inner().unwrap()
    }

    #[tokio::test]
    async fn a_hundred_bots_of_one_person_do_not_keep_another_waiting() {
        let queue = BotQueue::new("test", 1);
        let mut askers: Vec<Asker> =
            (0..100).map(|i| asker("greedy", &format!("greedy {i}"), true)).collect();
        askers.extend((0..3).map(|i| asker("modest", &format!("modest {i}"), true)));
        let served = order(&queue, askers).await;
        let last = served.iter().rposition(|name| name.starts_with("modest")).unwrap();
        assert!(last <= 8, "every second place is the other person's: {last}, {:?}", &served[..10]);
        assert_eq!(served.len(), 103);
    }

    #[tokio::test]
    async fn tables_that_somebody_looks_at_come_first() {
        let queue = BotQueue::new("test", 1);
        let askers = vec![asker("a", "alone", false), asker("b", "watched", true)];
        assert_eq!(order(&queue, askers).await, ["watched", "alone"]);
    }

    /// A bot that is first to act asks before its player has opened the table.
    #[tokio::test]
    async fn who_begins_to_look_need_not_wait_any_longer() {
        let queue = BotQueue::new("test", 1);
        let held = queue.place(asker("busy", "busy", true)).await;
        let mut early = Box::pin(queue.place(asker("a", "early", false)));
        assert!(tokio::time::timeout(Duration::from_millis(5), &mut early).await.is_err());
        let mut late = Box::pin(queue.place(asker("b", "late", true)));
        assert!(tokio::time::timeout(Duration::from_millis(5), &mut late).await.is_err());
        queue.set_watched("early", true);
        drop(held);
        assert!(tokio::time::timeout(Duration::from_millis(5), &mut early).await.is_ok(), "longest waiting");
    }

    #[tokio::test]
    async fn a_place_that_nobody_takes_is_free_again() {
        let queue = BotQueue::new("test", 1);
        let held = queue.place(asker("a", "a", true)).await;
        let mut given_up = Box::pin(queue.place(asker("b", "b", true)));
        let waited = tokio::time::timeout(Duration::from_millis(5), &mut given_up).await;
        assert!(waited.is_err() && queue.waiting() == 1);
        drop(given_up);
        drop(held);
        assert!(queue.place(asker("c", "c", true)).await.is_some());
    }
}
