//! Plays fixed random games and prints how many decisions they had: the work that `cargo xtask
//! instructions` counts the instructions of.
//!
//! `playouts`: the cases to measure, one in a line: each game with its fewest and its most players,
//! and with two where one can play alone.
//! `playouts <game> <players> <games>`: plays.

use orrery_catalog::{GAMES, find, with_game};
use orrery_core::{FastDice, Game, Silent, playout};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games] = &args[..] else {
        for info in GAMES.iter().map(|game| game.info()) {
            let (fewest, most) = info.players;
            let with_a_rival = (fewest == 1).then_some(2);
            for players in [Some(fewest), with_a_rival, Some(most)].into_iter().flatten() {
                println!("{} {players}", info.id);
            }
        }
        return;
    };
    let players = players.parse().expect("a number of players");
    let games = games.parse().expect("a number of games");
    let id = find(game).expect("a game of the catalog").info().id;
    println!("{}", with_game!(id, G => play::<G>(players, games)));
}

fn play<G: Game>(players: u8, games: u64) -> usize {
    let options = G::options(players);
    let mut actions = Vec::with_capacity(256);
    let mut decisions = 0;
    for number in 0..games {
        let mut dice = FastDice::new(number);
        let mut state = G::setup(&options, &mut dice, &mut Silent).expect("the usual options make a game");
        decisions += playout::random::<G>(&mut state, &mut dice, &mut actions, G::MAX_DECISIONS);
    }
    decisions
}
