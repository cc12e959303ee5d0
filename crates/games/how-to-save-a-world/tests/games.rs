//! Whole recorded games: each number of players and difficulty, each cause of Day X, each rescue project,
//! each way in which a game is decided. A change of the rules that changes one of them needs a new rules
//! version and new records (`examples/record.rs`).

use std::path::Path;
use std::sync::LazyLock;

use orrery_core::testkit::replay_all;
use orrery_core::{Game, History, Outcome, Seat, Verdict};
use orrery_how_to_save_a_world::vocab::{Cause, Difficulty, Project, Side};
use orrery_how_to_save_a_world::{HowToSaveAWorld, Options};

/// The recorded games, played again.
static GAMES: LazyLock<Vec<(String, History<HowToSaveAWorld>)>> =
    LazyLock::new(|| replay_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")));

fn game(name: &str) -> &'static History<HowToSaveAWorld> {
    let found = GAMES.iter().find(|(other, _)| other == name);
    &found.unwrap_or_else(|| panic!("there is no record `{name}`")).1
}

fn outcome(name: &str) -> Outcome {
    HowToSaveAWorld::outcome(game(name).state()).expect("the game is over")
}

#[test]
fn one_game_for_each_number_of_players_and_difficulty() {
    for players in 2..=4 {
        let name = format!("{players}-players");
        assert_eq!(*game(&name).options(), Options::usual(players));
        let outcome = outcome(&name);
        for one in &outcome.seats {
            for two in &outcome.seats {
                assert_eq!(one.rank < two.rank, one.values > two.values, "{name}: places follow from points");
            }
        }
    }
    for difficulty in Difficulty::ALL {
        let name = format!("solo-{}", difficulty.id());
        assert_eq!(*game(&name).options(), Options::solo(difficulty));
        assert_eq!((outcome(&name).seats.len(), outcome(&name).rivals.len()), (1, 1));
    }
}

#[test]
fn hsw_fate_01_hsw_new_05_one_game_for_each_cause_of_day_x() {
    for cause in Cause::ALL {
        let state = game(&format!("day-x-by-{}", cause.id())).state();
        assert_eq!(state.cause, Some(cause));
        let arrived = state.asteroid == 12;
        assert_eq!(arrived, cause == Cause::Asteroid);
        assert!(cause != Cause::Danger || state.round == 6);
    }
}

#[test]
fn hsw_gen_04_one_game_for_each_rescue_project() {
    for project in Project::ALL {
        let name = format!("saved-by-{}", project.id());
        let state = game(&name).state();
        assert_eq!(state.rescue, Some(project));
        // HSW-DAYX-02, HSW-DAYX-06, HSW-DAYX-07
        let full = |project: Project| state.progress[project.index()][13].is_some();
        assert_eq!(full(Project::Laser), project == Project::Laser, "{name}");
        assert!(project == Project::Laser || full(Project::Shield) == (project == Project::Shield), "{name}");
    }
}

#[test]
fn hsw_score_08_hsw_score_09_ties() {
    let broken = outcome("tie-broken-by-the-rescue-track");
    assert_eq!((broken.decided, broken.winners().count()), (Some(1), 1));
    let winner = broken.seats.iter().find(|seat| seat.rank == 1).expect("a winner");
    assert!(broken.seats.iter().any(|seat| seat.rank == 2 && seat.score == winner.score));
    let shared = outcome("shared-victory");
    assert!(shared.winners().count() > 1);
    let state = game("shared-victory").state();
    for seat in shared.winners() {
        assert!(state.rescue.is_some_and(|rescue| state.disc(seat.into(), rescue) == 0));
    }
}

#[test]
fn hsw_solo_18_won_and_lost() {
    for (name, verdict) in [("solo-won", Verdict::Won), ("solo-lost", Verdict::Lost)] {
        let outcome = outcome(name);
        let (own, rival) = (outcome.seats[0].score, outcome.rivals[0].score);
        assert_eq!(outcome.seats[0].verdict, verdict, "{name}");
        assert_eq!(outcome.rating.is_some(), verdict == Verdict::Won, "{name}");
        assert_eq!(own > rival, verdict == Verdict::Won, "{name}");
    }
}

#[test]
fn hsw_solo_22_drawn() {
    let (outcome, state) = (outcome("solo-drawn"), game("solo-drawn").state());
    assert_eq!(outcome.seats[0].verdict, Verdict::Drawn);
    assert_eq!((outcome.seats[0].score, outcome.rating), (outcome.rivals[0].score, None));
    let rescue = state.rescue.expect("the planet is saved");
    assert_eq!((state.disc(Seat(0).into(), rescue), state.disc(Side::CONSORTIUM, rescue)), (0, 0));
}

#[test]
fn no_record_is_forgotten() {
    assert_eq!(GAMES.len(), 3 + 4 + 3 + 3 + 2 + 3);
}
