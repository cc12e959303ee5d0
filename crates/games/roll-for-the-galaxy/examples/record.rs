//! Records the games of `tests/games` anew:
//! `cargo run -p orrery-roll-for-the-galaxy --example record-roll-for-the-galaxy`.
//! Needed when the rules version is raised. The games are random: a number is counted up until one ends
//! as wanted.

use std::path::Path;

use orrery_core::{FastDice, Game, History, Seed, playout};
use orrery_roll_for_the_galaxy::{RollForTheGalaxy, State};

fn main() -> std::io::Result<()> {
    for players in 2..=5 {
        save(&format!("{players}-players-chips"), players, |s| {
            (s.pool == 0, most_tiles(s) >= 12) == (true, false)
        })?;
        save(&format!("{players}-players-tiles"), players, |s| {
            (s.pool == 0, most_tiles(s) >= 12) == (false, true)
        })?;
    }
    save("both-ends-at-once", 2, |s| s.pool == 0 && most_tiles(s) >= 12)
}

fn most_tiles(state: &State) -> u8 {
    state.seats().map(|seat| state.player(seat).tiles()).max().unwrap_or(0)
}

/// Records the first game that ends as wanted.
fn save(name: &str, players: u8, wanted: impl Fn(&State) -> bool) -> std::io::Result<()> {
    let mut games = (0..).map(|number| play(players, number));
    let game = games.find(|game| wanted(game.state())).expect("some game ends so");
    let record = game.record(true);
    println!("{name}: {} actions, {:?}", record.actions.len(), record.result);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{name}.jsonl"));
    std::fs::write(path, record.save())
}

fn play(players: u8, number: u64) -> History<RollForTheGalaxy> {
    let seed = Seed::from_text(&format!("roll {players} {number}"));
    let options = RollForTheGalaxy::options(players);
    let mut game = History::<RollForTheGalaxy>::new(options, seed).expect("2 to 5 players");
    let (mut dice, mut actions) = (FastDice::new(number), Vec::new());
    while let Some((seat, action)) =
        playout::choose::<RollForTheGalaxy>(game.state(), &mut dice, &mut actions)
    {
        game.apply(seat, action).expect("a legal action");
    }
    game
}
