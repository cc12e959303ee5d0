//! Whole recorded games: each mode at each number of players, and each way to end. A change of the rules that
//! changes one of them needs a new rules version and new records (`examples/record.rs`).

use std::path::Path;
use std::sync::LazyLock;

use orrery_core::testkit::replay_all;
use orrery_core::{Game, History, Outcome};
use orrery_new_frontiers::vocab::{ActionTile, End, Mode};
use orrery_new_frontiers::{Action, NewFrontiers, Options};

/// The recorded games, played again.
static GAMES: LazyLock<Vec<(String, History<NewFrontiers>)>> =
    LazyLock::new(|| replay_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")));

fn game(name: &str) -> &'static History<NewFrontiers> {
    let found = GAMES.iter().find(|(other, _)| other == name);
    &found.unwrap_or_else(|| panic!("there is no record `{name}`")).1
}

fn outcome(name: &str) -> Outcome {
    NewFrontiers::outcome(game(name).state()).expect("the game is over")
}

#[test]
fn one_game_for_each_mode_and_number_of_players() {
    for mode in Mode::ALL {
        for players in 2..=5 {
            let name = format!("{}-{players}-players", mode.id().replace('_', "-"));
            assert_eq!(*game(&name).options(), Options::new(players, mode));
            let outcome = outcome(&name);
            assert_eq!(outcome.seats.len(), usize::from(players));
            for one in &outcome.seats {
                for two in &outcome.seats {
                    assert_eq!(
                        one.rank < two.rank,
                        one.values > two.values,
                        "{name}: places follow from points"
                    );
                }
            }
        }
    }
}

#[test]
fn nfr_end_01_one_game_for_each_way_to_end() {
    for end in End::ALL {
        let state = game(&format!("ended-by-{}", end.id())).state();
        assert_eq!(state.reasons().collect::<Vec<_>>(), [end]);
    }
    let spaces = game("ended-by-spaces").state();
    assert!(spaces.players.iter().any(|player| player.spaces() >= 11));
    let colonies = game("ended-by-colonies").state();
    assert!(colonies.players.iter().any(|player| player.colonies().len() >= 8));
    assert!(game("ended-by-colonists").state().colonists <= 4);
    assert_eq!(game("ended-by-points").state().pool, 0);
}

#[test]
fn nfr_open_52_a_game_without_progress_ends() {
    let state = game("ended-by-rounds").state();
    assert_eq!(state.round, 99);
}

#[test]
fn nfr_end_02_the_last_round_is_complete() {
    for (name, game) in GAMES.iter() {
        let selections = game.entries().iter().filter(|e| matches!(e.action, Action::Select { .. })).count();
        let state = game.state();
        assert_eq!(selections, usize::from(state.round) * usize::from(state.disc_count()), "{name}");
    }
}

#[test]
fn nfr_sco_09_ties() {
    let broken = outcome("tie-broken-by-goods-and-credits");
    assert_eq!(broken.decided, Some(1));
    assert_eq!(broken.winners().count(), 1);
    let first: Vec<_> = broken.seats.iter().filter(|seat| seat.rank == 1).collect();
    assert!(broken.seats.iter().any(|seat| seat.rank == 2 && seat.score == first[0].score));
    let shared = outcome("shared-victory");
    assert_eq!(shared.winners().count(), 2);
}

#[test]
fn nfr_sco_02_the_joker_is_named_before_the_goal_is_revealed() {
    let last = game("joker-named-before-the-reveal").entries().last().expect("an action");
    assert!(matches!(last.action, Action::NameKind { .. }));
    let tiles = game("joker-named-before-the-reveal")
        .entries()
        .iter()
        .filter(|e| e.action == Action::Select { tile: ActionTile::SetGalacticGoals });
    assert!(tiles.count() > 0);
}

#[test]
fn no_record_is_forgotten() {
    assert_eq!(GAMES.len(), 12 + End::ALL.len() + 3);
}
