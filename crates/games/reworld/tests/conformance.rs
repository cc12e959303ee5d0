//! The laws that every game keeps.
use orrery_core::{FastDice, Game, playout};
use orrery_reworld::Reworld;

#[test]
fn random_games_end_and_hold_together() {
    let universe = Reworld::universe(&Reworld::options(2));
    for players in 2..=4 {
        for seed in 0..40 {
            let mut dice = FastDice::new(seed);
            let mut state = Reworld::setup(&Reworld::options(players), &mut dice).unwrap();
            let mut actions = Vec::new();
            let mut decisions = 0;
            while let Some((seat, action)) = playout::choose::<Reworld>(&state, &mut dice, &mut actions) {
                let accepted: Vec<_> =
                    universe.iter().copied().filter(|&a| Reworld::check(&state, seat, a).is_ok()).collect();
                assert_eq!(accepted, actions, "{:?}", state.stage);
                Reworld::play(&mut state, seat, action, &mut dice, &mut orrery_core::Silent);
                assert_eq!(Reworld::audit(&state), Ok(()), "after {action:?}");
                decisions += 1;
            }
            assert!(decisions < Reworld::MAX_DECISIONS);
            assert!(Reworld::outcome(&state).is_some());
        }
    }
}
