//! Plays random games over all numbers of players and pairs of options, and checks all invariants after
//! every decision.
//!
//! `cargo run --release -p orrery-arena --example audit -- 100000 [game]`

use orrery_catalog::{GAMES, with_game};
use orrery_core::{FastDice, Game, Silent, playout};

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    let wanted = std::env::args().nth(2);
    for game in GAMES.iter().map(|game| game.info().id) {
        if wanted.as_deref().is_none_or(|wanted| wanted == game) {
            with_game!(game, G => audit::<G>(games));
        }
    }
}

/// Panics with the number of the game if a piece is lost, nobody can act, or a game does not end.
fn audit<G: Game>(games: u64) {
    let info = G::info();
    let tables: Vec<G::Options> = (info.players.0..=info.players.1)
        .flat_map(|players| info.pairwise(players))
        .map(|values| serde_json::from_value(info.to_json(&values)).expect("the form makes options"))
        .collect();
    let (mut decisions, mut longest) = (0, 0);
    let mut actions = Vec::new();
    for number in 0..games {
        let options = &tables[(number % tables.len() as u64) as usize];
        let mut dice = FastDice::new(number);
        let mut state = G::setup(options, &mut dice, &mut Silent).expect("the form offers what makes a game");
        let mut length = 0;
        while !G::to_act(&state).is_empty() {
            let (seat, action) = playout::choose::<G>(&state, &mut dice, &mut actions)
                .unwrap_or_else(|| panic!("{} {number}: a dead end", info.id));
            G::play(&mut state, seat, action, &mut dice, &mut Silent);
            if let Err(broken) = G::audit(&state) {
                panic!("{} {number}, {options:?}, after {length} decisions: {broken}", info.id);
            }
            length += 1;
            assert!(length <= G::MAX_DECISIONS, "{} {number} does not end", info.id);
        }
        assert!(G::outcome(&state).is_some());
        decisions += length;
        longest = longest.max(length);
    }
    println!(
        "{}: {games} games at {} kinds of tables, {decisions} decisions, at most {longest} in a game, all sound",
        info.id,
        tables.len()
    );
}
