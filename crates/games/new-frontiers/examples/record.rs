//! Records the games of `tests/games` anew: `cargo run -p orrery-new-frontiers --example record-new-frontiers`. Needed
//! when the rules version is raised. The games are random: a number is counted up until one ends as wanted.

use std::path::Path;

use orrery_core::{FastDice, Game, History, Outcome, Seed, playout};
use orrery_new_frontiers::action::Action;
use orrery_new_frontiers::state::{State, Step};
use orrery_new_frontiers::vocab::{ActionTile, End, Mode};
use orrery_new_frontiers::{NewFrontiers, Options};

fn main() -> std::io::Result<()> {
    for mode in Mode::ALL {
        for players in 2..=5 {
            let name = format!("{}-{players}-players", mode.id().replace('_', "-"));
            save(&name, &first(Options::new(players, mode), Style::Random, |_, _| true))?;
        }
    }
    let ends = [(End::Spaces, 4), (End::Colonies, 3), (End::Colonists, 2), (End::Points, 2)];
    for (end, players) in ends {
        let only = |state: &State, _: &Outcome| state.reasons().eq([end]);
        save(&format!("ended-by-{}", end.id()), &first(Options::usual(players), Style::Random, only))?;
    }
    let rounds = first(Options::usual(3), Style::Idle, |_, _| true);
    save("ended-by-rounds", &rounds)?;
    let tie = |_: &State, outcome: &Outcome| outcome.decided == Some(1);
    save("tie-broken-by-goods-and-credits", &first(Options::usual(3), Style::Random, tie))?;
    let shared = |_: &State, outcome: &Outcome| outcome.winners().count() > 1;
    save("shared-victory", &first(Options::usual(2), Style::Random, shared))?;
    let asked = |state: &State, _: &Outcome| state.joker.is_some();
    save("joker-named-before-the-reveal", &first(Options::new(4, Mode::Goals), Style::Random, asked))
}

/// How the seats play.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// Any legal action.
    Random,
    /// Nobody gets anywhere: only tiles that end nothing, and as little as possible.
    Idle,
}

/// The first game that ends as wanted.
fn first(options: Options, style: Style, wanted: impl Fn(&State, &Outcome) -> bool) -> History<NewFrontiers> {
    let fits = |game: &History<NewFrontiers>| {
        let outcome = NewFrontiers::outcome(game.state());
        outcome.is_some_and(|outcome| wanted(game.state(), &outcome))
    };
    (0..).map(|number| play(options, style, number)).find(fits).expect("some game ends so")
}

fn play(options: Options, style: Style, number: u64) -> History<NewFrontiers> {
    let seed = Seed::from_text(&format!("new frontiers {} {} {number}", options.players, options.mode.id()));
    let mut game = History::<NewFrontiers>::new(options, seed).expect("2 to 5 players");
    let (mut dice, mut actions) = (FastDice::new(number), Vec::new());
    while let Some((seat, mut action)) =
        playout::choose::<NewFrontiers>(game.state(), &mut dice, &mut actions)
    {
        if style == Style::Idle {
            action = least(game.state(), &actions).unwrap_or(action);
        }
        game.apply(seat, action).expect("a legal action");
    }
    game
}

/// The action that changes least.
fn least(state: &State, actions: &[Action]) -> Option<Action> {
    let idle = [ActionTile::RetreatIntoIsolation, ActionTile::Develop, ActionTile::Produce];
    match state.step {
        Step::Select => {
            idle.into_iter().map(|tile| Action::Select { tile }).find(|action| actions.contains(action))
        }
        _ => actions.iter().copied().find(|&action| action == Action::Pass),
    }
}

fn save(name: &str, game: &History<NewFrontiers>) -> std::io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{name}.jsonl"));
    let record = game.record(true);
    println!("{name}: {} actions, {:?}", record.actions.len(), record.result);
    std::fs::write(path, record.save())
}
