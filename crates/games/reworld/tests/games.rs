//! Whole recorded games, one for each number of players and each way to end. A change of the rules that
//! changes one of them needs a new rules version and new records (`examples/record.rs`).

use std::path::Path;

use orrery_core::{Game, History, Record, Seat};
use orrery_reworld::Reworld;

/// Reads a record, plays it again and checks rules, fairness and the recorded result.
fn replay(name: &str) -> History<Reworld> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{name}.jsonl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let record = Record::<Reworld>::load(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
    let game = record.verify().unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(record.result.is_some(), "{name} was played to its end");
    assert_eq!(game.record(true).save(), text, "{name} is written as it was");
    assert_eq!(Reworld::audit(game.state()), Ok(()));
    game
}

/// Points, places and population ships of the seats.
fn ending(game: &History<Reworld>) -> (Vec<i32>, Vec<u8>, Vec<u32>) {
    let outcome = Reworld::outcome(game.state()).expect("the game is over");
    let ships = Seat::all(Reworld::players(game.state())).map(|s| game.state().area(s).ships.count_ones());
    (
        outcome.seats.iter().map(|s| s.score).collect(),
        outcome.seats.iter().map(|s| s.rank).collect(),
        ships.collect(),
    )
}

#[test]
fn one_game_for_each_number_of_players() {
    for (name, players) in [("two-players", 2), ("three-players", 3), ("four-players", 4)] {
        let game = replay(name);
        assert_eq!(Reworld::players(game.state()), players);
        let (scores, places, ships) = ending(&game);
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by_key(|&i| std::cmp::Reverse((scores[i], ships[i])));
        assert!(
            order.iter().enumerate().all(|(rank, &seat)| usize::from(places[seat]) == rank + 1),
            "{name}"
        );
    }
    assert_eq!(ending(&replay("two-players")).0, [87, 139]);
    assert_eq!(ending(&replay("three-players")).0, [65, 118, 40]);
    assert_eq!(ending(&replay("four-players")).0, [44, 87, 44, 88]);
}

/// REW-WIN-02
#[test]
fn a_tie_is_broken_by_population_ships() {
    let (scores, places, ships) = ending(&replay("tie-broken-by-ships"));
    assert_eq!((scores[0], &places[..]), (scores[1], &[1, 2][..]));
    assert!(ships[0] > ships[1]);
}

/// REW-WIN-03, REW-WIN-04
#[test]
fn two_players_share_the_victory() {
    let (scores, places, ships) = ending(&replay("shared-victory"));
    assert_eq!((scores, places), (vec![42, 60, 51, 60], vec![4, 1, 3, 1]));
    assert_eq!(ships[1], ships[3]);
}

/// REW-EDGE-05
#[test]
fn a_player_without_modules_never_has_a_turn_in_chapter_two() {
    let game = replay("one-player-without-modules");
    let acted = game.entries().iter().filter(|e| e.seat == Seat(1) && !e.action.is_chapter_one());
    assert_eq!(acted.count(), 0);
    let (scores, _, ships) = ending(&game);
    assert_eq!((scores[1], ships[1]), (5 * 9 - 6 * 3, 0));
}

/// REW-EDGE-06
#[test]
fn without_any_module_the_game_goes_straight_to_the_final_ship() {
    let game = replay("nobody-owns-a-module");
    assert_eq!(game.entries().len(), 15, "three players leave five times");
    assert_eq!(ending(&game), (vec![27, 27, 27], vec![1, 1, 1], vec![0, 0, 0]));
}

/// Every file is replayed by one of the tests above.
#[test]
fn no_record_is_forgotten() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let files = std::fs::read_dir(folder).expect("the folder of records");
    let mut names: Vec<String> =
        files.map(|f| f.expect("a file").file_name().to_string_lossy().replace(".jsonl", "")).collect();
    names.sort_unstable();
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
