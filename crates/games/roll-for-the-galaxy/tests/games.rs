//! Whole recorded games: for each number of players one that ends by the VP chips and one by twelve
//! tiles, and one that ends by both. A change of the rules that changes one of them needs a new rules
//! version and new records (`examples/record.rs`).

use std::path::{Path, PathBuf};

use orrery_core::{Game, Record};
use orrery_roll_for_the_galaxy::{RollForTheGalaxy, State};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// Reads a record, plays it again and checks rules, fairness and the recorded result.
fn replay(name: &str) -> State {
    let text = std::fs::read_to_string(folder().join(format!("{name}.jsonl"))).expect("a record");
    let record = Record::<RollForTheGalaxy>::load(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
    let game = record.verify().unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(record.result.is_some(), "{name} was played to its end");
    assert_eq!(game.record(true).save(), text, "{name} is written as it was");
    assert_eq!(RollForTheGalaxy::audit(game.state()), Ok(()));
    *game.state()
}

/// Whether the pool is empty, and whether somebody has twelve tiles.
fn ends(state: &State) -> (bool, bool) {
    (state.pool == 0, state.seats().any(|seat| state.player(seat).tiles() >= 12))
}

/// RFG-END-01: by chips, by tiles, or by both.
#[test]
fn every_way_to_end_for_every_number_of_players() {
    for players in 2..=5 {
        for (how, expected) in [("chips", (true, false)), ("tiles", (false, true))] {
            let state = replay(&format!("{players}-players-{how}"));
            assert_eq!((RollForTheGalaxy::players(&state), ends(&state)), (players, expected));
        }
    }
    assert_eq!(ends(&replay("both-ends-at-once")), (true, true));
    assert_eq!(std::fs::read_dir(folder()).expect("a folder").count(), 9, "no record is forgotten");
}
