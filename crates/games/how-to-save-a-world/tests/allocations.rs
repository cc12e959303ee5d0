//! Playouts allocate nothing once the list of actions has grown.

use std::alloc::System;

use orrery_core::testkit::first_allocating_playout;
use orrery_core::{FastDice, Game, Seat, Silent, playout};
use orrery_how_to_save_a_world::HowToSaveAWorld;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The only test of this binary, so that no other thread allocates meanwhile.
#[test]
fn playouts_allocate_nothing_after_warm_up() {
    let allocations = || INSTRUMENTED_SYSTEM.stats().allocations;
    assert_eq!(first_allocating_playout::<HowToSaveAWorld>(allocations), None);
    // A search asks for the points at the end of every playout.
    let (mut dice, mut actions) = (FastDice::new(1), Vec::with_capacity(256));
    for players in 1..=4 {
        let options = HowToSaveAWorld::options(players);
        let mut state = HowToSaveAWorld::setup(&options, &mut dice, &mut Silent).expect("1 to 4 players");
        playout::random::<HowToSaveAWorld>(
            &mut state,
            &mut dice,
            &mut actions,
            HowToSaveAWorld::MAX_DECISIONS,
        );
        let before = allocations();
        let points: i32 = Seat::all(players).map(|seat| HowToSaveAWorld::score(&state, seat)).sum();
        assert_eq!(allocations(), before, "{points} points");
    }
}
