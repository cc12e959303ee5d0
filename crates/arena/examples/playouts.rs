//! Plays fixed random games and prints how many decisions they had: the work that `cargo xtask
//! instructions` counts the instructions of.
//!
//! `playouts <game> <players> <games>`

use orrery_core::{FastDice, Game, playout};
use orrery_reworld::Reworld;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<u64>().ok()).unwrap_or(0);
    let (players, games) = (number(1) as u8, number(2));
    let decisions = match args.first().map(String::as_str) {
        Some("reworld") => play::<Reworld>(players, games),
        Some("roll-for-the-galaxy") => play::<RollForTheGalaxy>(players, games),
        _ => 0,
    };
    println!("{decisions}");
}

fn play<G: Game>(players: u8, games: u64) -> usize {
    let options = G::options(players);
    let mut actions = Vec::with_capacity(256);
    let mut decisions = 0;
    for number in 0..games {
        let mut dice = FastDice::new(number);
        let Ok(mut state) = G::setup(&options, &mut dice, &mut orrery_core::Silent) else { return 0 };
        decisions += playout::random::<G>(&mut state, &mut dice, &mut actions, G::MAX_DECISIONS);
    }
    decisions
}
