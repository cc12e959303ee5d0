//! Records the games of `tests/games` anew: `cargo run -p orrery-evacuation --example record-evacuation`. Needed
//! when the rules version is raised. The games are random: a number is counted up until one ends as wanted.

use std::path::Path;

use orrery_core::{FastDice, Game, History, Outcome, Record, Seed, playout};
use orrery_evacuation::vocab::{Actions, Bonuses, Mode};
use orrery_evacuation::{Action, Evacuation, Options, State};

fn main() -> std::io::Result<()> {
    let race = |players| Options { mode: Mode::Race, ..Options::new(players) };
    let points = |players| Options { mode: Mode::Points, ..Options::new(players) };
    let any = |_: &State, _: &Outcome| true;
    for (name, players) in [("race-two-players", 2), ("race-three-players", 3), ("race-four-players", 4)] {
        save(name, &first(race(players), any))?;
    }
    for (name, players) in
        [("points-two-players", 2), ("points-three-players", 3), ("points-four-players", 4)]
    {
        save(name, &first(points(players), any))?;
    }
    let advanced = Options { actions: Actions::Advanced, bonuses: Bonuses::Generous, ..points(3) };
    save("points-advanced", &first(advanced, any))?;
    let modules = Options { contracts: true, line_dominance: true, ..advanced };
    save(
        "points-modules",
        &first(modules, |state, _| state.players.iter().any(|p| !p.contracts.played.is_empty())),
    )?;
    save("race-advanced", &first(Options { actions: Actions::Advanced, ..race(2) }, any))?;
    save("solo", &first(points(1), any))?;
    let solo = Options { actions: Actions::Advanced, contracts: true, line_dominance: true, ..points(1) };
    save("solo-advanced-modules", &first(solo, any))?;
    save("rival-race", &first(Options { rival: true, ..race(2) }, any))?;
    save("rival-points", &first(Options { rival: true, ..points(2) }, any))?;
    save("points-shared-victory", &first(points(2), |_, end| end.winners().count() == 2))?;
    let decided = |index: u8| move |_: &State, end: &Outcome| end.decided == Some(index);
    save("race-decided-by-lowest-marker", &first(race(2), decided(2)))?;
    save("race-decided-by-satisfaction", &first(race(4), decided(4)))
}

/// The first random game that ends as wanted.
fn first(options: Options, wanted: impl Fn(&State, &Outcome) -> bool) -> Record<Evacuation> {
    let games = (0..).map(|number| play(options, number));
    let fits = |game: &History<Evacuation>| {
        Evacuation::outcome(game.state()).is_some_and(|outcome| wanted(game.state(), &outcome))
    };
    games.into_iter().find(fits).expect("some game ends so").record(true)
}

fn play(options: Options, number: u64) -> History<Evacuation> {
    let seed = Seed::from_text(&format!("evacuation {number}"));
    let mut game = History::<Evacuation>::new(options, seed).expect("options that make a game");
    let (mut dice, mut actions) = (FastDice::new(number), Vec::<Action>::new());
    while let Some((seat, action)) = playout::choose::<Evacuation>(game.state(), &mut dice, &mut actions) {
        game.apply(seat, action).expect("a legal action");
    }
    game
}

fn save(name: &str, record: &Record<Evacuation>) -> std::io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{name}.jsonl"));
    println!("{name}: {} actions, {:?}", record.actions.len(), record.result);
    std::fs::write(path, record.save())
}
