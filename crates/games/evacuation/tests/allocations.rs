//! Playouts and scores allocate nothing once the list of actions has grown.

use std::alloc::System;

use orrery_core::testkit::first_allocating_playout;
use orrery_core::{FastDice, Game, Seat, Silent, playout};
use orrery_evacuation::vocab::Mode;
use orrery_evacuation::{Evacuation, Options};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The only test of this binary, so that no other thread allocates meanwhile.
#[test]
fn playouts_and_scores_allocate_nothing_after_warm_up() {
    let allocating = first_allocating_playout::<Evacuation>(|| ALLOCATOR.stats().allocations);
    assert_eq!(allocating, None);
    for options in
        [Options::usual(3), Options { mode: Mode::Points, line_dominance: true, ..Options::usual(3) }]
    {
        let mut dice = FastDice::new(1);
        let mut state = Evacuation::setup(&options, &mut dice, &mut Silent).expect("a game");
        let mut actions = Vec::with_capacity(256);
        while playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1) == 1 {
            let before = ALLOCATOR.stats().allocations;
            let scores = [0, 1, 2].map(|seat| Evacuation::score(&state, Seat(seat)));
            assert_eq!(ALLOCATOR.stats().allocations, before, "{scores:?}");
        }
    }
}
