//! Running work on a chosen number of threads.

/// Runs `work` in a pool of `threads` threads (0: one for each core). If no pool can be made, the
/// program's common pool does it.
pub(crate) fn run<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}
