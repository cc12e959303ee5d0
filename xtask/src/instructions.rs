//! How many instructions an engine spends on a decision, counted by callgrind: a number that does not
//! depend on the machine's mood. The recorded baseline lies in `benches/instructions.txt`.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{output, root, run};

const BASELINE: &str = "benches/instructions.txt";
const CASES: [(&str, u8); 4] =
    [("reworld", 2), ("reworld", 4), ("roll-for-the-galaxy", 2), ("roll-for-the-galaxy", 5)];
const GAMES: u64 = 100;
/// A change beyond this share is worth a look.
const TOLERANCE: f64 = 0.03;

/// Counts, prints the comparison with the baseline and fails if an engine has become slower; with
/// `record`, writes the baseline anew.
pub fn count(record: bool) -> Result<()> {
    if output(&["valgrind", "--version"]).is_none() {
        println!("valgrind is missing; trying to install it with apt-get");
        let _ = run("", &[], &["apt-get", "install", "-y", "-qq", "valgrind"]);
        ensure!(output(&["valgrind", "--version"]).is_some(), "this chore needs the package `valgrind`");
    }
    run("", &[], &["cargo", "build", "--release", "--package", "orrery-arena", "--example", "playouts"])?;
    let baseline = fs::read_to_string(root().join(BASELINE)).unwrap_or_default();
    let mut lines = String::from(
        "# Instructions for one decision in random play: list, choose, play. `cargo xtask instructions`\n",
    );
    let mut slower = Vec::new();
    for (game, players) in CASES {
        let (start, _) = collect(game, players, 0)?;
        let (all, decisions) = collect(game, players, GAMES)?;
        let each = (all - start) as f64 / decisions as f64;
        let name = format!("{game} {players}");
        let before = baseline.lines().find_map(|l| l.strip_prefix(&name)?.trim().parse::<f64>().ok());
        match before {
            Some(before) => {
                println!("{name:24} {each:8.1}  ({:+.1} % of {before:.1})", 100.0 * (each / before - 1.0))
            }
            None => println!("{name:24} {each:8.1}  (no baseline)"),
        }
        if before.is_some_and(|b| each > b * (1.0 + TOLERANCE)) {
            slower.push(name.clone());
        }
        writeln!(lines, "{name} {each:.1}")?;
    }
    if record {
        fs::create_dir_all(root().join("benches"))?;
        fs::write(root().join(BASELINE), lines)?;
        println!("recorded in {BASELINE}");
    } else if !slower.is_empty() {
        bail!(
            "more instructions than recorded: {}; mend it, or record the new baseline with a reason",
            slower.join(", ")
        );
    }
    Ok(())
}

/// Runs the playouts under callgrind; returns instructions and decisions.
fn collect(game: &str, players: u8, games: u64) -> Result<(u64, u64)> {
    let out = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            "target/release/examples/playouts",
            game,
        ])
        .args([players.to_string(), games.to_string()])
        .current_dir(root())
        .output()
        .context("valgrind could not be started")?;
    let log = String::from_utf8_lossy(&out.stderr);
    let instructions = log
        .lines()
        .find_map(|l| l.split("Collected :").nth(1)?.trim().parse().ok())
        .with_context(|| format!("callgrind gave no count:\n{log}"))?;
    let decisions = String::from_utf8_lossy(&out.stdout).trim().parse()?;
    Ok((instructions, decisions))
}
