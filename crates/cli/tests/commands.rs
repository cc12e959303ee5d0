//! The `orrery` command as people and programs meet it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn orrery(args: &[&str]) -> Output {
    with_input(args, "")
}

fn with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(args)
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("orrery starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("input is taken");
    child.wait_with_output().expect("orrery ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(args: &[&str]) -> Value {
    let output = orrery(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON value")
}

#[track_caller]
fn has_numbers(value: &Value, keys: &[&str]) {
    for key in keys {
        assert!(value[key].is_number(), "{key}: {value}");
    }
}

#[test]
fn bad_input_is_one_clear_line_and_exit_code_2() {
    let cases: [(&[&str], &str); 9] = [
        (&["rules", "chess"], "reworld"),
        (&["rules", "reworld", "nosuchword"], "nosuchword"),
        (&["components", "reworld", "--source", "dream"], "reconstructed"),
        (&["sim", "reworld", "--players", "9"], "4"),
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
    assert_eq!(games.as_array().map(Vec::len), Some(2));
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
    let folder = std::env::temp_dir().join(format!("orrery-cli-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("game.jsonl");
    let path = file.to_str().expect("a plain path");
    let input = format!("1\n1\nu\nx\nr rew-start-01\ns {path}\nq\n");
    let played = with_input(&["play", "reworld", "--seed", "a", "--bots", "random"], &input);
    let screen = text(&played.stdout);
    assert!(played.status.success(), "{}", text(&played.stderr));
    assert!(
        screen.contains("SHA-256") && screen.contains("REW-ACQ-01") && screen.contains("REW-START-01"),
        "{screen}"
    );
    assert!(screen.contains("“x” is no choice"), "{screen}");
    let verified = orrery(&["verify", path]);
    let verdict = text(&verified.stdout);
    assert!(verdict.contains("sound and fair") && verdict.contains("commitment "), "{verdict}");
    let tampered = std::fs::read_to_string(&file)
        .expect("the record")
        .replace("\"commitment\":\"", "\"commitment\":\"00");
    std::fs::write(&file, tampered).expect("written");
    assert_eq!(orrery(&["verify", path]).status.code(), Some(1));
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/reworld/tests/games/two-players.jsonl");
    let replayed = text(&orrery(&["replay", record, "--verify", "--step", "30", "--lang", "de"]).stdout);
    assert!(replayed.contains("sound and fair") && replayed.contains("REWORLD"), "{replayed}");
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn both_games_can_be_played_in_german() {
    for game in ["reworld", "roll-for-the-galaxy"] {
        let screen =
            text(&with_input(&["play", game, "--lang", "de", "--seed", "b"], "1\n1\n1\n1\nq\n").stdout);
        assert!(screen.contains("Du bist P1."), "{screen}");
    }
}
