//! Playouts allocate nothing once the list of actions has grown.

use std::alloc::System;

use orrery_core::testkit::first_allocating_playout;
use orrery_evacuation::Evacuation;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The only test of this binary, so that no other thread allocates meanwhile.
#[test]
fn playouts_allocate_nothing_after_warm_up() {
    let allocating = first_allocating_playout::<Evacuation>(|| ALLOCATOR.stats().allocations);
    assert_eq!(allocating, None);
}
