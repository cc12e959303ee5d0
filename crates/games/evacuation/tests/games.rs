//! Whole recorded games: each mode at each number of players, with and without the variants, and each way to end. A
//! change of the rules that changes one of them needs a new rules version and new records (`examples/record.rs`).

use std::path::Path;
use std::sync::LazyLock;

use orrery_core::testkit::replay_all;
use orrery_core::{Game, History, Outcome};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::vocab::{Actions, Mode, Phase};
use orrery_evacuation::{Evacuation, Options};

/// The recorded games, played again.
static GAMES: LazyLock<Vec<(String, History<Evacuation>)>> =
    LazyLock::new(|| replay_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")));

fn game(name: &str) -> &'static History<Evacuation> {
    let found = GAMES.iter().find(|(other, _)| other == name);
    &found.unwrap_or_else(|| panic!("there is no record `{name}`")).1
}

fn outcome(name: &str) -> Outcome {
    Evacuation::outcome(game(name).state()).expect("the game is over")
}

/// Everything that happened after the setup.
fn events(name: &str) -> Vec<Event> {
    game(name)
        .entries()
        .iter()
        .flat_map(|entry| entry.events.iter().map(|(_, event)| event.clone()))
        .collect()
}

/// The last phase that was held.
fn last_phase(name: &str) -> Option<Phase> {
    events(name).iter().rev().find_map(|event| match event {
        Event::PhaseBegan { phase } => Some(*phase),
        _ => None,
    })
}

#[test]
fn one_game_for_each_mode_and_number_of_players() {
    for players in 2..=4 {
        for (name, mode, actions, modules) in [
            ("race", Mode::Race, Actions::Simple, false),
            ("points", Mode::Points, Actions::Simple, false),
            ("race-advanced", Mode::Race, Actions::Advanced, false),
            ("points-advanced-modules", Mode::Points, Actions::Advanced, true),
        ] {
            let name = format!("{name}-{players}-players");
            let options: &Options = game(&name).options();
            assert_eq!((options.players, options.mode, options.actions), (players, mode, actions));
            assert_eq!((options.contracts, options.line_dominance), (modules, modules));
            assert_eq!(outcome(&name).seats.len(), usize::from(players));
        }
    }
}

#[test]
fn places_follow_from_what_is_compared() {
    for (name, _) in GAMES.iter() {
        let outcome = outcome(name);
        for one in &outcome.seats {
            for two in &outcome.seats {
                assert_eq!(one.rank < two.rank, one.values > two.values, "{name}");
            }
        }
    }
}

#[test]
fn contracts_were_played() {
    for players in 2..=4 {
        let state = game(&format!("points-advanced-modules-{players}-players")).state();
        assert!(state.players.iter().any(|player| !player.contracts.played.is_empty()));
    }
}

#[test]
fn eva_solo_28_a_solo_game_is_rated() {
    for name in ["solo", "solo-advanced-modules"] {
        let outcome = outcome(name);
        assert!(outcome.seats.len() == 1 && outcome.rating.is_some());
    }
}

#[test]
fn eva_rival_03_the_simulated_third_acts() {
    for (name, mode) in [("rival-race", Mode::Race), ("rival-points", Mode::Points)] {
        assert!(game(name).options().rival && game(name).options().mode == mode);
        // Five actions in years 1 and 2, six in years 3 and 4.
        let turned = events(name).iter().filter(|e| matches!(e, Event::SoloCardTurned { .. })).count();
        assert_eq!(turned, 22);
    }
}

#[test]
fn eva_race_05_after_four_years() {
    for (name, game) in GAMES.iter().filter(|(_, game)| game.state().reached.is_none()) {
        assert_eq!((game.state().year, last_phase(name)), (4, Some(Phase::Bonus)), "{name}");
    }
}

#[test]
fn eva_race_03_the_goal_in_the_action_phase() {
    let name = "race-goal-in-the-action-phase";
    assert!(game(name).state().reached.is_some() && game(name).state().step == Step::Over);
    assert_eq!(last_phase(name), Some(Phase::Transport), "one last Transport");
    let winner = game(name).state().reached.expect("somebody reached it");
    let player = game(name).state().player(winner);
    assert!(player.lowest() >= 8 && player.stadiums_there() >= 3);
}

#[test]
fn eva_race_04_the_goal_in_another_phase() {
    let name = "race-goal-in-another-phase";
    assert!(game(name).state().reached.is_some());
    let events = events(name);
    let reached = events.iter().position(|e| matches!(e, Event::RaceGoalReached { .. })).expect("told");
    let phase = |event: &Event| matches!(event, Event::PhaseBegan { .. });
    assert!(
        !events[..reached]
            .iter()
            .rev()
            .find(|e| phase(e))
            .is_some_and(|e| { *e == Event::PhaseBegan { phase: Phase::Actions } })
    );
    assert!(!events[reached..].iter().any(phase), "the game ends with that phase");
}

#[test]
fn eva_race_12_ties() {
    for (name, decided) in [("race-decided-by-lowest-marker", 2), ("race-decided-by-satisfaction", 4)] {
        assert_eq!(outcome(name).decided, Some(decided), "{name}");
        assert_eq!(outcome(name).winners().count(), 1, "{name}");
    }
}

#[test]
fn eva_point_10_a_shared_victory() {
    assert_eq!(outcome("points-shared-victory").winners().count(), 2);
}

#[test]
fn no_record_is_forgotten() {
    assert_eq!(GAMES.len(), 4 * 3 + 2 + 2 + 2 + 2 + 1);
}
