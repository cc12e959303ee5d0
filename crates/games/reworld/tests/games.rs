//! Whole recorded games, one for each number of players and each way to end. A change of the rules that
//! changes one of them needs a new rules version and new records (`examples/record.rs`).

use std::path::Path;
use std::sync::LazyLock;

use orrery_core::testkit::replay_all;
use orrery_core::{Game, History, Seat};
use orrery_reworld::Reworld;

/// The recorded games, played again.
static GAMES: LazyLock<Vec<(String, History<Reworld>)>> =
    LazyLock::new(|| replay_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")));

fn game(name: &str) -> &'static History<Reworld> {
    let found = GAMES.iter().find(|(other, _)| other == name);
    &found.unwrap_or_else(|| panic!("there is no record `{name}`")).1
}

/// Points, places and population ships of the seats.
fn ending(name: &str) -> (Vec<i32>, Vec<u8>, Vec<u32>) {
    let state = game(name).state();
    let outcome = Reworld::outcome(state).expect("the game is over");
    let ships = Seat::all(Reworld::players(state)).map(|s| state.area(s).ships.count_ones());
    (
        outcome.seats.iter().map(|s| s.score).collect(),
        outcome.seats.iter().map(|s| s.rank).collect(),
        ships.collect(),
    )
}

#[test]
fn one_game_for_each_number_of_players() {
    for (name, players) in [("two-players", 2), ("three-players", 3), ("four-players", 4)] {
        assert_eq!(Reworld::players(game(name).state()), players);
        let (scores, places, ships) = ending(name);
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by_key(|&i| std::cmp::Reverse((scores[i], ships[i])));
        assert!(
            order.iter().enumerate().all(|(rank, &seat)| usize::from(places[seat]) == rank + 1),
            "{name}"
        );
    }
    assert_eq!(ending("two-players").0, [87, 139]);
    assert_eq!(ending("three-players").0, [65, 118, 40]);
    assert_eq!(ending("four-players").0, [44, 87, 44, 88]);
}

#[test]
fn rew_win_02_a_tie_is_broken_by_population_ships() {
    let (scores, places, ships) = ending("tie-broken-by-ships");
    assert_eq!((scores[0], &places[..]), (scores[1], &[1, 2][..]));
    assert!(ships[0] > ships[1]);
    let outcome = Reworld::outcome(game("tie-broken-by-ships").state()).expect("the game is over");
    let decided = outcome.decided.map(|place| outcome.comparisons[usize::from(place)].clone());
    assert_eq!(decided.map(|c| (c.label.id, c.rule.0)), Some(("compare-ships".into(), "REW-WIN-02")));
}

#[test]
fn rew_win_03_rew_win_04_two_players_share_the_victory() {
    let (scores, places, ships) = ending("shared-victory");
    assert_eq!((scores, places), (vec![42, 60, 51, 60], vec![4, 1, 3, 1]));
    assert_eq!(ships[1], ships[3]);
}

#[test]
fn rew_edge_05_a_player_without_modules_never_has_a_turn_in_chapter_two() {
    let entries = game("one-player-without-modules").entries();
    let acted = entries.iter().filter(|e| e.seat == Seat(1) && !e.action.is_chapter_one());
    assert_eq!(acted.count(), 0);
    let (scores, _, ships) = ending("one-player-without-modules");
    assert_eq!((scores[1], ships[1]), (5 * 9 - 6 * 3, 0));
}

#[test]
fn rew_edge_06_without_any_module_the_game_goes_straight_to_the_final_ship() {
    assert_eq!(game("nobody-owns-a-module").entries().len(), 15, "three players leave five times");
    assert_eq!(ending("nobody-owns-a-module"), (vec![27, 27, 27], vec![1, 1, 1], vec![0, 0, 0]));
}

/// Every file is looked at by one of the tests above.
#[test]
fn no_record_is_forgotten() {
    let names: Vec<&str> = GAMES.iter().map(|(name, _)| &**name).collect();
    assert_eq!(
        names,
        [
            "four-players",
            "nobody-owns-a-module",
            "one-player-without-modules",
            "shared-victory",
            "three-players",
            "tie-broken-by-ships",
            "two-players"
        ]
    );
}
