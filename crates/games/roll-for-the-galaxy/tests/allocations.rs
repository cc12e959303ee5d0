//! Playouts allocate nothing once the list of actions has grown.

use std::alloc::System;

use orrery_core::{FastDice, Game, playout};
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The only test of this binary, so that no other thread allocates meanwhile.
#[test]
fn playouts_allocate_nothing_after_warm_up() {
    let mut actions = Vec::with_capacity(256);
    let (low, high) = RollForTheGalaxy::info().players;
    for players in low..=high {
        for seed in 0..20 {
            let mut dice = FastDice::new(seed);
            let mut state = RollForTheGalaxy::setup(&RollForTheGalaxy::options(players), &mut dice).unwrap();
            let before = INSTRUMENTED_SYSTEM.stats().allocations;
            playout::random::<RollForTheGalaxy>(
                &mut state,
                &mut dice,
                &mut actions,
                RollForTheGalaxy::MAX_DECISIONS,
            );
            let allocated = INSTRUMENTED_SYSTEM.stats().allocations - before;
            assert_eq!(allocated, 0, "{players} players, seed {seed}");
        }
    }
}
