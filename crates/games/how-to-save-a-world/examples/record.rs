//! Records the games of `tests/games` anew: `cargo run -p orrery-how-to-save-a-world --example
//! record-how-to-save-a-world`. Needed when the rules version is raised. The games are random, with a
//! preference: a number is counted up until one ends as wanted.

use std::path::Path;

use orrery_core::{Dice, FastDice, Game, History, Outcome, Seat, Seed, Silent, Verdict, playout};
use orrery_how_to_save_a_world::action::Action;
use orrery_how_to_save_a_world::vocab::{Cause, Difficulty, Project, Side};
use orrery_how_to_save_a_world::{HowToSaveAWorld, Options, State};

fn main() -> std::io::Result<()> {
    for players in 2..=4 {
        save(&format!("{players}-players"), &first(Options::usual(players), Style::Random, |_, _| true))?;
    }
    for difficulty in Difficulty::ALL {
        let name = format!("solo-{}", difficulty.id());
        save(&name, &first(Options::solo(difficulty), Style::Random, |_, _| true))?;
    }
    for (cause, players) in [(Cause::Asteroid, 4), (Cause::Progress, 2), (Cause::Danger, 2)] {
        let game = first(Options::usual(players), Style::Work, |state, _| state.cause == Some(cause));
        save(&format!("day-x-by-{}", cause.id()), &game)?;
    }
    for project in Project::ALL {
        let game = first(Options::usual(3), Style::Work, |state, _| state.rescue == Some(project));
        save(&format!("saved-by-{}", project.id()), &game)?;
    }
    let tie = |_: &State, outcome: &Outcome| outcome.decided == Some(1);
    save("tie-broken-by-the-rescue-track", &first(Options::usual(3), Style::Random, tie))?;
    let shared = |_: &State, outcome: &Outcome| {
        let best = outcome.seats.iter().map(|seat| seat.score).max();
        outcome.winners().count() > 1 && best > Some(0)
    };
    save("shared-victory", &first(Options::usual(4), Style::Idle, shared))?;
    for (name, wanted, style) in
        [("solo-won", Verdict::Won, Style::Work), ("solo-lost", Verdict::Lost, Style::Random)]
    {
        let fits = |_: &State, outcome: &Outcome| outcome.seats[0].verdict == wanted;
        save(name, &first(Options::solo(Difficulty::Easy), style, fits))?;
    }
    save("solo-drawn", &drawn())
}

/// How the seats play.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// Any legal action.
    Random,
    /// Work on projects whenever that is possible, or can be made possible.
    Work,
    /// As little as possible.
    Idle,
    /// Points at once, and never the evacuation.
    Points,
}

/// The first game that ends as wanted.
fn first(
    options: Options,
    style: Style,
    wanted: impl Fn(&State, &Outcome) -> bool,
) -> History<HowToSaveAWorld> {
    let fits = |game: &History<HowToSaveAWorld>| {
        let outcome = HowToSaveAWorld::outcome(game.state());
        outcome.is_some_and(|outcome| wanted(game.state(), &outcome))
    };
    (0..).map(|number| play(&options, style, number)).find(fits).expect("some game ends so")
}

fn play(options: &Options, style: Style, number: u64) -> History<HowToSaveAWorld> {
    let (players, difficulty) = (options.players, options.difficulty.id());
    let seed = Seed::from_text(&format!("how to save a world {players} {difficulty} {number}"));
    let mut game = History::<HowToSaveAWorld>::new(options.clone(), seed).expect("1 to 4 players");
    let (mut dice, mut actions) = (FastDice::new(number), Vec::new());
    while let Some((seat, any)) = playout::choose::<HowToSaveAWorld>(game.state(), &mut dice, &mut actions) {
        let action = match style {
            Style::Random => any,
            Style::Work => work(game.state(), seat, &actions, &mut dice).unwrap_or(any),
            Style::Idle => least(&actions).unwrap_or(any),
            Style::Points => points(game.state(), seat, &actions, &mut dice).unwrap_or(any),
        };
        game.apply(seat, action).expect("a legal action");
    }
    game
}

/// A single work, an action after which one is offered, or anything but declining.
fn work(state: &State, seat: Seat, actions: &[Action], dice: &mut FastDice) -> Option<Action> {
    let is_work = |action: &Action| matches!(action, Action::Work { .. });
    let works: Vec<Action> = actions.iter().copied().filter(is_work).collect();
    if let Some(action) = dice.pick(&works) {
        return Some(action);
    }
    let leads_to_work = |action: &Action| {
        let (mut next, mut legal) = (state.clone(), Vec::new());
        HowToSaveAWorld::play(&mut next, seat, *action, &mut FastDice::new(1), &mut Silent);
        HowToSaveAWorld::legal(&next, seat, &mut legal);
        legal.iter().any(is_work)
    };
    let leading: Vec<Action> = actions.iter().copied().filter(leads_to_work).collect();
    let doing = |action: &Action| !matches!(action, Action::Pass | Action::Stop);
    let other: Vec<Action> = actions.iter().copied().filter(doing).collect();
    dice.pick(&leading).or_else(|| dice.pick(&other))
}

/// The action that changes least.
fn least(actions: &[Action]) -> Option<Action> {
    actions.iter().copied().find(|action| matches!(action, Action::Pass | Action::Stop))
}

/// Whether the action leaves the evacuation alone.
fn elsewhere(action: &Action) -> bool {
    !matches!(
        action,
        Action::Work { project: Project::Evacuation, .. } | Action::Aim { project: Project::Evacuation }
    )
}

/// Mostly what brings points at once, sometimes anything.
fn points(state: &State, seat: Seat, actions: &[Action], dice: &mut FastDice) -> Option<Action> {
    let pool: Vec<Action> = actions.iter().copied().filter(elsewhere).collect();
    let gain = |action: &Action| {
        let mut next = state.clone();
        HowToSaveAWorld::play(&mut next, seat, *action, &mut FastDice::new(1), &mut Silent);
        HowToSaveAWorld::score(&next, seat) - HowToSaveAWorld::score(state, seat)
    };
    let best = pool.iter().copied().max_by_key(gain).filter(|action| gain(action) > 0);
    best.filter(|_| dice.below(10) < 6).or_else(|| dice.pick(&pool))
}

/// A draw against the Consortium (HSW-SOLO-22). Random play finds none: when neither side has worked on the project that
/// saves the planet, the Consortium is ahead. From such a game one choice after the other is changed, as long as the gap
/// does not grow.
fn drawn() -> History<HowToSaveAWorld> {
    const CHANGES: u32 = 6_000;
    let options = Options::solo(Difficulty::Easy);
    for number in 0.. {
        let mut game = play(&options, Style::Points, number);
        let Some(mut gap) = gap(&game) else { continue };
        let mut dice = FastDice::new(number);
        for _ in 0..CHANGES {
            if gap == 0 {
                return game;
            }
            let other = changed(&game, &mut dice);
            if let Some(now) = self::gap(&other).filter(|now| *now <= gap) {
                (game, gap) = (other, now);
            }
        }
    }
    unreachable!("some game ends so")
}

/// How far apart both sides are, if neither has worked on the rescue project.
fn gap(game: &History<HowToSaveAWorld>) -> Option<u32> {
    let (state, outcome) = (game.state(), HowToSaveAWorld::outcome(game.state())?);
    let idle = |side: Side| state.rescue.is_some_and(|rescue| state.disc(side, rescue) == 0);
    let both = idle(Seat(0).into()) && idle(Side::CONSORTIUM);
    both.then(|| outcome.seats[0].score.abs_diff(outcome.rivals[0].score))
}

/// The game with another choice at one place. After it the same actions, as far as they are still legal.
fn changed(game: &History<HowToSaveAWorld>, dice: &mut FastDice) -> History<HowToSaveAWorld> {
    const SKIPPED: usize = 4;
    let plan: Vec<Action> = game.record(true).actions.into_iter().map(|(_, action)| action).collect();
    let at = dice.below(plan.len() as u32) as usize;
    let mut other = History::new(game.options().clone(), game.seed()).expect("the same options");
    let (mut rest, mut actions) = (&plan[..], Vec::new());
    while let Some((seat, any)) = playout::choose::<HowToSaveAWorld>(other.state(), dice, &mut actions) {
        let here = other.entries().len() == at;
        let kept = rest.iter().take(SKIPPED).position(|action| !here && actions.contains(action));
        let action = match kept {
            Some(i) => {
                let action = rest[i];
                rest = &rest[i + 1..];
                action
            }
            None => {
                // The other choice takes the place of one, or comes before it.
                rest = &rest[usize::from(here && dice.below(2) == 0).min(rest.len())..];
                let pool: Vec<Action> = actions.iter().copied().filter(elsewhere).collect();
                dice.pick(&pool).unwrap_or(any)
            }
        };
        other.apply(seat, action).expect("a legal action");
    }
    other
}

fn save(name: &str, game: &History<HowToSaveAWorld>) -> std::io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{name}.jsonl"));
    let record = game.record(true);
    println!("{name}: {} actions, {:?}", record.actions.len(), record.result);
    std::fs::write(path, record.save())
}
