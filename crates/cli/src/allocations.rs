//! The allocator of the program. Test builds, and those with the feature `count-allocations`, count, so that `orrery bench`
//! can show that playouts make none; a server need not pay for that, and has a quicker one.

/// Reads the number of allocations so far, in programs that count them.
#[cfg(any(debug_assertions, feature = "count-allocations"))]
pub const COUNTER: Option<fn() -> u64> = Some(|| ALLOCATOR.stats().allocations as u64);

/// Reads the number of allocations so far, in programs that count them.
#[cfg(not(any(debug_assertions, feature = "count-allocations")))]
pub const COUNTER: Option<fn() -> u64> = None;

#[cfg(not(any(debug_assertions, feature = "count-allocations")))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[cfg(any(debug_assertions, feature = "count-allocations"))]
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;
