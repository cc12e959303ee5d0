//! Records the games of `tests/games` anew: `cargo run -p orrery-evacuation --example record-evacuation`. Needed
//! when the rules version is raised. The games are random: a number is counted up until one ends as wanted. Random
//! play never reaches the goal of a race, so there one seat hurries and the other one idles.

use std::path::Path;

use orrery_core::{Dice, FastDice, Game, History, Outcome, Seat, Seed, Silent, playout};
use orrery_evacuation::state::{Player, Step};
use orrery_evacuation::vocab::{Actions, Bonuses, Mode};
use orrery_evacuation::{Action, Evacuation, Options, State};

fn main() -> std::io::Result<()> {
    let race = |players| Options { mode: Mode::Race, ..Options::usual(players) };
    let points = |players| Options { mode: Mode::Points, ..Options::usual(players) };
    let any = |_: &State, _: &Outcome| true;
    for players in 2..=4 {
        save(&format!("race-{players}-players"), &first(race(players), any))?;
        save(&format!("points-{players}-players"), &first(points(players), any))?;
        let advanced = Options { actions: Actions::Advanced, bonuses: Bonuses::Generous, ..race(players) };
        save(&format!("race-advanced-{players}-players"), &first(advanced, any))?;
        let modules = Options { mode: Mode::Points, contracts: true, line_dominance: true, ..advanced };
        let with_contract =
            |state: &State, _: &Outcome| state.players.iter().any(|p| !p.contracts.played.is_empty());
        save(&format!("points-advanced-modules-{players}-players"), &first(modules, with_contract))?;
    }
    save("solo", &first(points(1), any))?;
    let solo = Options { actions: Actions::Advanced, contracts: true, line_dominance: true, ..points(1) };
    save("solo-advanced-modules", &first(solo, any))?;
    save("rival-race", &first(Options { rival: true, ..race(2) }, any))?;
    save("rival-points", &first(Options { rival: true, ..points(2) }, any))?;
    save("points-shared-victory", &first(points(2), |_, end| end.winners().count() == 2))?;
    let decided = |index: u8| move |_: &State, end: &Outcome| end.decided == Some(index);
    save("race-decided-by-lowest-marker", &first(race(2), decided(2)))?;
    save("race-decided-by-satisfaction", &first(race(4), decided(4)))?;
    let generous = Options { bonuses: Bonuses::Generous, ..race(2) };
    save("race-goal-in-the-action-phase", &hurry(generous, |step| step == Step::Actions))?;
    save("race-goal-in-another-phase", &hurry(generous, |step| step != Step::Actions))
}

/// The first random game that ends as wanted.
fn first(options: Options, wanted: impl Fn(&State, &Outcome) -> bool) -> History<Evacuation> {
    let fits = |game: &History<Evacuation>| {
        Evacuation::outcome(game.state()).is_some_and(|outcome| wanted(game.state(), &outcome))
    };
    (0..).map(|number| play(options, number)).find(fits).expect("some game ends so")
}

fn new_game(options: Options, number: u64) -> History<Evacuation> {
    let seed = Seed::from_text(&format!("evacuation {number}"));
    History::new(options, seed).expect("options that make a game")
}

fn play(options: Options, number: u64) -> History<Evacuation> {
    let mut game = new_game(options, number);
    let (mut dice, mut actions) = (FastDice::new(number), Vec::new());
    while let Some((seat, action)) = playout::choose::<Evacuation>(game.state(), &mut dice, &mut actions) {
        game.apply(seat, action).expect("a legal action");
    }
    game
}

/// The seat that hurries.
const RACER: Seat = Seat(0);

/// The first game in which the racer reaches the goal in such a step.
fn hurry(options: Options, wanted: impl Fn(Step) -> bool) -> History<Evacuation> {
    let won = |number| {
        let mut game = new_game(options, number);
        let mut dice = FastDice::new(number);
        while let Some(seat) = Evacuation::to_act(game.state()).iter().next() {
            let before = *game.state();
            let action = if seat == RACER { best(&before, &mut dice) } else { idle(&before, seat) };
            game.apply(seat, action).expect("a legal action");
            if before.reached.is_none() && game.state().reached.is_some() && !wanted(before.step) {
                return None;
            }
        }
        let player = game.state().player(RACER);
        println!("race {number}: {:?}, {} stadiums", player.production, player.stadiums_there());
        game.state().reached.map(|_| game)
    };
    (0..).find_map(won).expect("some racer succeeds")
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    playout::forward::<Evacuation>(state, seat, &mut actions);
    actions
}

/// As little as possible.
fn idle(state: &State, seat: Seat) -> Action {
    let legal = legal(state, seat);
    let quiet = |action: &&Action| matches!(action, Action::Pass | Action::Confirm | Action::Decline);
    legal.iter().find(quiet).copied().unwrap_or(legal[0])
}

/// The action whose random continuations, up to the next year, promise most.
fn best(state: &State, dice: &mut FastDice) -> Action {
    let legal = legal(state, RACER);
    let tries = (300 / legal.len()).max(12);
    let value = |action: Action, dice: &mut FastDice| {
        let mut values: Vec<i32> = (0..tries).map(|_| continued(*state, action, dice)).collect();
        // The racer decides how it goes on, so the better continuations count.
        values.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
        values.iter().take(tries / 4).sum::<i32>()
    };
    if legal.len() == 1 {
        return legal[0];
    }
    legal.into_iter().max_by_key(|&action| value(action, dice)).expect("a legal action")
}

fn continued(mut state: State, action: Action, dice: &mut FastDice) -> i32 {
    let year = state.year;
    Evacuation::play(&mut state, RACER, action, dice, &mut Silent);
    while let Some(seat) = Evacuation::to_act(&state).iter().next() {
        if state.year != year || state.reached.is_some() {
            break;
        }
        let action = if seat == RACER {
            let mut legal = legal(&state, seat);
            // Flights are loaded before they are confirmed.
            if legal.len() > 1 && dice.below(8) > 0 {
                legal.retain(|&action| action != Action::Confirm);
            }
            legal[dice.below(legal.len() as u32) as usize]
        } else {
            idle(&state, seat)
        };
        Evacuation::play(&mut state, seat, action, dice, &mut Silent);
    }
    promise(state.player(RACER)) + if state.reached.is_some() { 10_000 } else { 0 }
}

/// How near a player is to the goal of the race.
fn promise(player: &Player) -> i32 {
    let production: i32 = player.production.iter().map(|&n| 100 * i32::from(n.min(8)) + i32::from(n)).sum();
    let stadiums: i32 = player.stadiums.iter().map(|set| i32::from(set.len())).sum();
    let there = i32::from(player.stadiums_there());
    let factories: i32 = player.factories[1].iter().map(|&n| i32::from(n)).sum();
    let ships: i32 = player.ships.iter().map(|set| i32::from(set.len())).sum();
    let markers: i32 = player.markers.iter().map(|marker| i32::from(marker.space)).sum();
    let [old, new] = player.stores.map(|store| store.map(|n| i32::from(n.min(6))));
    production
        + 60 * i32::from(player.lowest().min(8))
        + 70 * stadiums.min(3)
        + 90 * there.min(3)
        + 40 * i32::from(player.population.min(6))
        + 45 * factories.min(4)
        + 60 * ships.min(3)
        + 14 * markers
        + 25 * i32::from(player.tech_count())
        + 8 * old.iter().sum::<i32>()
        + 14 * new.iter().sum::<i32>()
}

fn save(name: &str, game: &History<Evacuation>) -> std::io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{name}.jsonl"));
    let record = game.record(true);
    println!("{name}: {} actions, {:?}", record.actions.len(), record.result);
    std::fs::write(path, record.save())
}
