//! Playouts allocate nothing once the list of actions has grown.

use std::alloc::System;

use orrery_core::testkit::first_allocating_playout;
use orrery_how_to_save_a_world::HowToSaveAWorld;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The only test of this binary, so that no other thread allocates meanwhile.
#[test]
fn playouts_allocate_nothing_after_warm_up() {
    let allocations = || INSTRUMENTED_SYSTEM.stats().allocations;
    assert_eq!(first_allocating_playout::<HowToSaveAWorld>(allocations), None);
}
