//! Work that can wait: bots that think, reports, records that are verified. It has threads of its own with a lower
//! priority, so that a busy machine serves the tables first.

use std::sync::LazyLock;

use tokio::runtime::{Builder, Handle, Runtime};
use tokio::task::JoinHandle;

/// The nice value of the threads: a thread that serves tables gets nine times the processor time of one of these.
const NICE: i32 = 10;
/// The nice value of those who step back for everybody else.
const LOWEST: i32 = 19;

/// None where the system gives no more threads; the work then runs beside everything else.
static THREADS: LazyLock<Option<Runtime>> = LazyLock::new(|| {
    Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("background")
        .on_thread_start(lower_priority)
        .build()
        .ok()
});

/// Runs the work on a thread of lower priority.
pub fn spawn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    match &*THREADS {
        Some(threads) => threads.spawn_blocking(work),
        None => Handle::current().spawn_blocking(work),
    }
}

fn lower_priority() {
    set_nice(NICE);
}

/// Gives this thread, and those that it starts, the lowest priority: for programs that only measure a server beside them.
pub fn step_back() {
    set_nice(LOWEST);
}

fn set_nice(nice: i32) {
    // Other systems would change the priority of the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, nice) {
        tracing::warn!(%error, "a thread keeps the usual priority");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = nice;
}
