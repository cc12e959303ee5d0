//! Random games: no dead end, every state sound, legal lists exact.
#![allow(missing_docs)]

use orrery_core::{Dice, FastDice, Game, Seat, Silent, Viewer};
use orrery_roll_for_the_galaxy::{Action, RollForTheGalaxy};

type G = RollForTheGalaxy;

#[test]
fn random_games_end_and_every_state_is_sound() {
    let mut longest = 0;
    let mut widest = 0;
    for seed in 0..200u64 {
        let players = 2 + (seed % 4) as u8;
        let mut dice = FastDice::new(seed);
        let mut options = G::options(players);
        options.first_game = seed % 7 == 0;
        options.order_when_it_matters = seed % 5 != 0;
        options.dictate_without_move = seed % 3 != 0;
        let mut state = G::setup(&options, &mut dice, &mut Silent).unwrap();
        let universe = G::universe(&options);
        let mut actions = Vec::new();
        let mut decisions = 0;
        loop {
            G::audit(&state).unwrap_or_else(|why| panic!("{seed} {decisions}: {why}"));
            for seat in Seat::all(players) {
                actions.clear();
                G::legal(&state, seat, &mut actions);
                widest = widest.max(actions.len());
                if decisions % 37 == 0 {
                    let checked: Vec<Action> = universe
                        .iter()
                        .copied()
                        .filter(|&a| orrery_core::check::<G>(&state, seat, a).is_ok())
                        .collect();
                    assert_eq!(actions, checked, "{seed} {decisions} {:?}", state.player(seat).task);
                }
                if decisions % 41 == 0 {
                    let viewer = Viewer::Seat(seat);
                    let a = G::resample(&state, viewer, &mut FastDice::new(1));
                    G::audit(&a).unwrap_or_else(|why| panic!("{seed} {decisions}: {why}"));
                    let b = G::resample(&a, viewer, &mut FastDice::new(2));
                    let c = G::resample(&state, viewer, &mut FastDice::new(2));
                    assert_eq!(b, c);
                }
            }
            let seats: Vec<Seat> = G::to_act(&state).iter().collect();
            let Some(seat) = dice.pick(&seats) else { break };
            actions.clear();
            G::legal(&state, seat, &mut actions);
            if dice.below(20) > 0 {
                actions.retain(|&a| !G::rewinds(a));
            }
            let action = dice.pick(&actions).unwrap_or_else(|| {
                panic!("{seed} {decisions} {:?} {:?} {:?}", state.step, seat, state.player(seat))
            });
            G::play(&mut state, seat, action, &mut dice, &mut Silent);
            decisions += 1;
            assert!(decisions < G::MAX_DECISIONS);
        }
        longest = longest.max(decisions);
    }
    println!("longest {longest}, widest {widest}");
}

/// The yardstick of the engine's speed; run it with `--release --nocapture`.
#[test]
#[cfg(not(debug_assertions))]
fn speed() {
    let mut actions = Vec::new();
    let mut dice = FastDice::new(7);
    let start = std::time::Instant::now();
    let games = 5000;
    let (mut decisions, mut longest) = (0, 0);
    for _ in 0..games {
        let mut state = G::setup(&G::options(2), &mut dice, &mut Silent).unwrap();
        let made = orrery_core::playout::random::<G>(&mut state, &mut dice, &mut actions, G::MAX_DECISIONS);
        decisions += made;
        longest = longest.max(made);
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.2} M decisions/s, {:.0} games/s, {decisions} decisions, longest {longest}",
        decisions as f64 / seconds / 1e6,
        f64::from(games) / seconds
    );
    assert!(decisions > 0);
}
