//! Where the processor time goes, by part; counted only while somebody measures (`orrery load`).

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A part of the work on an action that is done on the table's task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rules: carrying actions out, and what can be done next.
    Engine,
    /// What each viewer may see and do: views, choices, prompts and the log.
    View,
    /// Reading and writing JSON, and comparing it with what was sent last.
    Json,
}

/// The processor time of this process so far, by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CpuTime {
    /// All of it.
    pub total: Duration,
    /// [`Part::Engine`].
    pub engine: Duration,
    /// [`Part::View`].
    pub view: Duration,
    /// [`Part::Json`].
    pub json: Duration,
    /// The threads of the store.
    pub store: Duration,
}

/// One of so many pieces of work is timed.
const ONE_OF: u64 = 8;

static COUNTING: AtomicBool = AtomicBool::new(false);
static SPENT: [AtomicU64; 3] = [const { AtomicU64::new(0) }; 3];
/// How the threads of the store begin their names: the writer, and what reads and writes the file for sqlx.
const STORE_THREADS: [&str; 2] = ["orrery-writer", "sqlx-sqlite"];

/// Does a piece of work that belongs to a part.
pub fn of<T>(part: Part, work: impl FnOnce() -> T) -> T {
    if !COUNTING.load(Ordering::Relaxed) || !is_sample() {
        return work();
    }
    let begin = thread_time();
    let result = work();
    let spent = thread_time().saturating_sub(begin).as_nanos() as u64;
    SPENT[part as usize].fetch_add(spent * ONE_OF, Ordering::Relaxed);
    result
}

/// Whether this piece of work stands for others as well. To ask for the time of a thread is a call to the system: for each piece, it
/// would be a good part of what is measured.
fn is_sample() -> bool {
    thread_local! {
        static RANDOM: Cell<u64> = const { Cell::new(0x9e37_79b9_7f4a_7c15) };
    }
    RANDOM.with(|random| {
        // Xorshift: pieces come in a fixed order, so every eighth would always be the same one.
        let mut word = random.get();
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        random.set(word);
        word % ONE_OF == 0
    })
}

/// Starts to count, for the rest of the life of the process.
pub fn count() {
    COUNTING.store(true, Ordering::Relaxed);
}

/// What was spent so far; parts since [`count`].
pub fn spent() -> CpuTime {
    let part = |part: Part| Duration::from_nanos(SPENT[part as usize].load(Ordering::Relaxed));
    CpuTime {
        total: process_time(),
        engine: part(Part::Engine),
        view: part(Part::View),
        json: part(Part::Json),
        store: store_time().unwrap_or_default(),
    }
}

impl CpuTime {
    /// What was spent since an earlier moment.
    pub fn since(self, earlier: CpuTime) -> CpuTime {
        CpuTime {
            total: self.total.saturating_sub(earlier.total),
            engine: self.engine.saturating_sub(earlier.engine),
            view: self.view.saturating_sub(earlier.view),
            json: self.json.saturating_sub(earlier.json),
            store: self.store.saturating_sub(earlier.store),
        }
    }

    /// Everything else: sockets and HTTP, and handing work from task to task.
    pub fn socket(self) -> Duration {
        self.total.saturating_sub(self.engine + self.view + self.json + self.store)
    }
}

/// The threads of the store, by name; only Linux tells.
fn store_time() -> Option<Duration> {
    let threads = std::fs::read_dir("/proc/self/task").ok()?.flatten();
    let own = threads.filter(|thread| {
        let name = std::fs::read_to_string(thread.path().join("comm")).unwrap_or_default();
        STORE_THREADS.iter().any(|store| name.starts_with(store))
    });
    // The first number is the time on a processor, in nanoseconds.
    let time = |stat: String| stat.split(' ').next().and_then(|ns| ns.parse::<u64>().ok());
    let nanos = own.filter_map(|t| time(std::fs::read_to_string(t.path().join("schedstat")).ok()?));
    Some(Duration::from_nanos(nanos.sum()))
}

#[cfg(unix)]
fn thread_time() -> Duration {
    clock(rustix::time::ClockId::ThreadCPUTime)
}

#[cfg(unix)]
fn process_time() -> Duration {
    clock(rustix::time::ClockId::ProcessCPUTime)
}

#[cfg(unix)]
fn clock(id: rustix::time::ClockId) -> Duration {
    let now = rustix::time::clock_gettime(id);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

#[cfg(not(unix))]
fn thread_time() -> Duration {
    Duration::ZERO
}

#[cfg(not(unix))]
fn process_time() -> Duration {
    Duration::ZERO
}
