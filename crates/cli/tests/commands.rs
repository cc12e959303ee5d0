//! The `orrery` command as people and programs meet it.

mod common;

use common::{Folder, json, orrery, text, with_input};
use orrery_catalog::GAMES;
use serde_json::Value;

#[track_caller]
fn has_numbers(value: &Value, keys: &[&str]) {
    for key in keys {
        assert!(value[key].is_number(), "{key}: {value}");
    }
}

#[test]
fn bad_input_is_one_clear_line_and_exit_code_2() {
    let cases: [(&[&str], &str); 12] = [
        (&["rules", "chess"], "reworld"),
        (&["rules", "reworld", "nosuchword"], "nosuchword"),
        (&["components", "reworld", "--source", "dream"], "reconstructed"),
        (&["sim", "reworld", "--players", "9"], "2 to 4 players"),
        (&["play", "reworld", "--option", "mode=race"], "no option `mode`"),
        (&["bench", "reworld", "--option", "colours"], "ID=VALUE"),
        (&["check-games", "--data", "no-such-file.db"], "no-such-file.db"),
        (&["sim", "reworld", "--bots", "clever"], "arena"),
        (&["play", "reworld", "--bots", "clever"], "novice"),
        (&["arena", "reworld", "--bots", "greedy"], "two bots"),
        (&["replay", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (&["rules", "coverage", "--checkout", "no-such-folder"], "no-such-folder"),
    ];
    for (args, hint) in cases {
        let output = orrery(args);
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert_eq!(message.trim_end().lines().count(), 1, "{args:?}: {message}");
        assert!(message.contains(hint), "{args:?}: {message}");
    }
    assert_eq!(orrery(&["dance"]).status.code(), Some(2));
}

#[test]
fn every_command_has_help_with_examples() {
    for command in [
        "games",
        "rules",
        "components",
        "play",
        "sim",
        "bench",
        "arena",
        "train",
        "replay",
        "verify",
        "serve",
        "check-games",
        "backup",
        "restore",
        "load",
    ] {
        let help = text(&orrery(&[command, "--help"]).stdout);
        assert!(help.contains("Example"), "{command}: {help}");
    }
}

#[test]
fn rules_are_found_by_id_and_by_words_in_both_languages() {
    assert!(
        text(&orrery(&["rules", "reworld", "rew-pay-04"]).stdout).contains("REW-PAY-04  Both adjacent slots")
    );
    assert!(
        text(&orrery(&["rules", "reworld", "REW-PAY-04", "--lang", "de"]).stdout).contains("angrenzenden")
    );
    let found = json(&["rules", "roll-for-the-galaxy", "dictate", "zone", "--json"]);
    assert!(found.as_array().is_some_and(|rules| rules.len() > 3));
}

#[test]
fn programs_can_read_the_figures() {
    let games = json(&["games", "--json"]);
    assert_eq!(games.as_array().map(Vec::len), Some(GAMES.len()));
    let sim = json(&["sim", "reworld", "--players", "3", "--games", "20", "--json"]);
    has_numbers(&sim, &["games", "decisions", "games_per_second", "mean_decisions_per_game"]);
    assert_eq!(sim["mean_scores"].as_array().map(Vec::len), Some(3));
    let bench = json(&["bench", "reworld", "--json"]);
    has_numbers(
        &bench,
        &[
            "players",
            "decisions_per_second",
            "games_per_second",
            "allocations_per_playout",
            "state_bytes",
            "clone_ns",
        ],
    );
    assert_eq!((&bench["game"], bench["allocations_per_playout"].as_f64()), (&"reworld".into(), Some(0.0)));
    let arena = json(&["arena", "reworld", "--bots", "greedy,random", "--games", "4", "--json"]);
    let first = &arena["results"][0];
    assert_eq!(first["bot"], "greedy");
    has_numbers(
        first,
        &["games", "wins", "win_rate", "win_rate_low", "win_rate_high", "mean_score", "rating"],
    );
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    let run = |threads: &str| {
        let sim = json(&[
            "sim",
            "roll-for-the-galaxy",
            "--games",
            "8",
            "--seed",
            "5",
            "--threads",
            threads,
            "--json",
        ]);
        (sim["decisions"].clone(), sim["mean_scores"].clone())
    };
    assert_eq!(run("1"), run("2"));
}

#[test]
fn a_game_can_be_played_saved_verified_and_replayed() {
    let folder = Folder::new("play");
    let path = folder.file("game.jsonl");
    let input = format!("1\n1\nu\nx\nr rew-start-01\ns {path}\nq\n");
    let played = with_input(&["play", "reworld", "--seed", "a", "--bots", "random"], &input);
    let screen = text(&played.stdout);
    assert!(played.status.success(), "{}", text(&played.stderr));
    assert!(
        screen.contains("SHA-256") && screen.contains("REW-ACQ-01") && screen.contains("REW-START-01"),
        "{screen}"
    );
    assert!(screen.contains("“x” is no choice"), "{screen}");
    let verified = orrery(&["verify", &path]);
    let verdict = text(&verified.stdout);
    assert!(verdict.contains("sound, Reworld") && verdict.contains("commitment "), "{verdict}");
    assert!(verdict.contains("drew the seed alone"), "{verdict}");
    let other = orrery(&["verify", &path, "--commitment", &"0".repeat(64)]);
    assert_eq!(other.status.code(), Some(1), "not the commitment that was kept");
    assert!(text(&other.stdout).contains("other ones than those you kept"), "{}", text(&other.stdout));
    let tampered = std::fs::read_to_string(&path)
        .expect("the record")
        .replace("\"commitment\":\"", "\"commitment\":\"00");
    std::fs::write(&path, tampered).expect("written");
    assert_eq!(orrery(&["verify", &path]).status.code(), Some(1));
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/reworld/tests/games/two-players.jsonl");
    let replayed = text(&orrery(&["replay", record, "--verify", "--step", "30", "--lang", "de"]).stdout);
    assert!(replayed.contains("sound: ") && replayed.contains("REWORLD"), "{replayed}");
}

/// The setup is told, refused actions come with their check list, choices with their conditions.
#[test]
fn the_terminal_explains() {
    let input = "why 1\nwhy start marker\nwhy nonsense\ntake_marker x\nleave\nq\n";
    let screen = text(&with_input(&["play", "reworld", "--seed", "a"], input).stdout);
    let first = screen.lines().nth(1).unwrap_or_default();
    assert!(first.starts_with("  ") && !first.trim().is_empty(), "the setup is told: {screen}");
    assert!(screen.contains("You can do this: ") && screen.contains("✓ "), "{screen}");
    assert!(screen.contains("Nothing in this game is called “nonsense”"), "{screen}");
    // An action that is not possible yet, in words.
    let screen = text(&with_input(&["play", "reworld", "--seed", "a"], "decouple 1\nq\n").stdout);
    assert!(screen.contains("Not possible now: ") && screen.contains("✗ "), "{screen}");
    assert!(screen.contains("Instead you can: "), "{screen}");
}

#[test]
fn the_end_names_what_decided_and_who_has_won() {
    // Always the first choice, until the game is over.
    let input = "1\n".repeat(2000);
    let args = ["play", "reworld", "--seed", "c", "--bots", "random"];
    let screen = text(&with_input(&args, &input).stdout);
    let end = &screen[screen.find("The game is over.").expect("the end")..];
    assert!(end.contains("Decided by: ") || end.contains("All comparisons are equal."), "{end}");
    assert!(end.contains("You have won") || end.contains("You have lost."), "{end}");
    assert!(end.contains("The seed was "), "{end}");
}

#[test]
fn every_game_can_be_played_in_german() {
    for info in GAMES.iter().map(|game| game.info()) {
        // Where the fewest are one, alone.
        for players in [info.players.0, info.players.1].map(|players| players.to_string()) {
            let args = ["play", info.id, "--players", &players, "--lang", "de", "--seed", "b"];
            let screen = text(&with_input(&args, "1\n1\n1\n1\nq\n").stdout);
            assert!(screen.contains("Du bist P1."), "{screen}");
        }
    }
}

/// Every game at every pair of options: simulated, and played by bots.
#[test]
fn every_pair_of_options_is_played() {
    for info in GAMES.iter().map(|game| game.info()) {
        let tables: usize =
            (info.players.0..=info.players.1).map(|players| info.pairwise(players).len()).sum();
        let sim = orrery(&["sim", info.id, "--option-pairs", "--games", "2", "--json"]);
        let reports: Vec<Value> =
            text(&sim.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(reports.len(), tables, "{}", text(&sim.stderr));
        assert!(
            reports
                .iter()
                .all(|r| r["games"] == 2 && r["unfinished"] == 0 && r["options"]["players"].is_number())
        );
        let most = info.players.1.to_string();
        let arena = orrery(&[
            "arena",
            info.id,
            "--bots",
            "greedy,random",
            "--players",
            &most,
            "--option-pairs",
            "--games",
            "2",
            "--json",
        ]);
        let count = text(&arena.stdout).lines().count();
        assert_eq!(count, info.pairwise(info.players.1).len(), "{}", text(&arena.stderr));
    }
}
