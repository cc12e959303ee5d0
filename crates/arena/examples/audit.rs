//! Plays random games over all numbers of players and checks all invariants after every decision.
//!
//! `cargo run --release -p orrery-arena --example audit -- 100000`

use orrery_core::{FastDice, Game, Silent, playout};
use orrery_reworld::Reworld;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    audit::<Reworld>(games);
    audit::<RollForTheGalaxy>(games);
}

/// Panics with the number of the game if a piece is lost, nobody can act, or a game does not end.
fn audit<G: Game>(games: u64) {
    let (low, high) = G::info().players;
    let (mut decisions, mut longest) = (0, 0);
    let mut actions = Vec::new();
    for number in 0..games {
        let players = low + (number % u64::from(high - low + 1)) as u8;
        let mut dice = FastDice::new(number);
        let mut state = G::setup(&G::options(players), &mut dice, &mut orrery_core::Silent)
            .expect("the usual options make a game");
        let mut length = 0;
        while !G::to_act(&state).is_empty() {
            let (seat, action) = playout::choose::<G>(&state, &mut dice, &mut actions)
                .unwrap_or_else(|| panic!("{} {number}: a dead end", G::info().id));
            G::play(&mut state, seat, action, &mut dice, &mut Silent);
            if let Err(broken) = G::audit(&state) {
                panic!("{} {number}, after {length} decisions: {broken}", G::info().id);
            }
            length += 1;
            assert!(length <= G::MAX_DECISIONS, "{} {number} does not end", G::info().id);
        }
        assert!(G::outcome(&state).is_some());
        decisions += length;
        longest = longest.max(length);
    }
    println!(
        "{}: {games} games, {decisions} decisions, at most {longest} in a game, all sound",
        G::info().id
    );
}
