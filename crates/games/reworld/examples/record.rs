//! Records the games of `tests/games` anew: `cargo run -p orrery-reworld --example record-reworld`. Needed when
//! the rules version is raised. The games are random: a number is counted up until one ends as wanted.

use std::path::Path;

use orrery_core::{FastDice, Game, History, Record, Seat, Seed, playout};
use orrery_reworld::testkit::parse;
use orrery_reworld::{Options, Reworld};

fn main() -> std::io::Result<()> {
    save("two-players", &first(2, &[], |_| true))?;
    save("three-players", &first(3, &[], |_| true))?;
    save("four-players", &first(4, &[], |_| true))?;
    save("tie-broken-by-ships", &first(2, &[], |end| end[0].score == end[1].score && winners(end) == 1))?;
    save("shared-victory", &first(4, &[], |end| winners(end) == 2))?;
    save("one-player-without-modules", &first(3, &[1], |_| true))?;
    save("nobody-owns-a-module", &first(3, &[0, 1, 2], |_| true))
}

/// How a seat ended.
struct Ending {
    score: i32,
    place: u8,
}

fn winners(end: &[Ending]) -> usize {
    end.iter().filter(|e| e.place == 1).count()
}

/// The first game that ends as wanted. Some seats always leave at once, the others play at random.
fn first(players: u8, leaving: &[u8], wanted: impl Fn(&[Ending]) -> bool) -> Record<Reworld> {
    let mut games = (0..).map(|number| play(players, leaving, number).record(true));
    let fits = |record: &Record<Reworld>| {
        let result = record.result.iter().flatten();
        wanted(&result.map(|&(score, place)| Ending { score, place }).collect::<Vec<_>>())
    };
    games.find(fits).expect("some game ends so")
}

fn play(players: u8, leaving: &[u8], number: u64) -> History<Reworld> {
    let seed = Seed::from_text(&format!("reworld {players} {number}"));
    let mut game = History::<Reworld>::new(Options::usual(players), seed).expect("2 to 4 players");
    let (mut dice, mut actions) = (FastDice::new(number), Vec::new());
    while let Some((seat, mut action)) = playout::choose::<Reworld>(game.state(), &mut dice, &mut actions) {
        if leaving.iter().any(|&s| Seat(s) == seat) && game.state().stage.is_chapter_one() {
            action = parse("leave");
        }
        game.apply(seat, action).expect("a legal action");
    }
    assert!(Reworld::outcome(game.state()).is_some());
    game
}

fn save(name: &str, record: &Record<Reworld>) -> std::io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{name}.jsonl"));
    println!("{name}: {} actions, {:?}", record.actions.len(), record.result);
    std::fs::write(path, record.save())
}
