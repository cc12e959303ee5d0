//! How many instructions an engine spends on a decision, counted by callgrind: a number that hardly depends on
//! the machine. The recorded baseline lies in `benches/instructions.txt`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{output, root, run, target};

const BASELINE: &str = "benches/instructions.txt";
/// The number of games that are counted, and of those that are taken off: what a program does once, such as
/// reading the components, is no part of a decision.
const GAMES: u64 = 40;
const WARM_UP: u64 = 10;
/// A change beyond this share is worth a look.
const TOLERANCE: f64 = 0.03;

/// Whether instructions can be counted here.
pub fn is_possible() -> bool {
    output(&["valgrind", "--version"]).is_some()
}

/// The step of `cargo xtask test`: compares where valgrind is there.
pub fn step() -> Result<()> {
    if !is_possible() {
        println!("left out: there is no valgrind here");
        return Ok(());
    }
    count(false)
}

/// Counts, prints the comparison with the baseline and fails if an engine has become slower; with
/// `record`, writes the baseline anew.
pub fn count(record: bool) -> Result<()> {
    ensure!(is_possible(), "this chore needs the package `valgrind`");
    run("", &[], &["cargo", "build", "--release", "--package", "orrery-arena", "--example", "playouts"])?;
    let program = target()?.join("release/examples/playouts");
    let cases = Command::new(&program).output().context("the playouts could not be started")?;
    let cases = String::from_utf8(cases.stdout)?;
    let baseline = fs::read_to_string(root().join(BASELINE)).unwrap_or_default();
    let mut lines = String::from(
        "# Instructions for one decision in random play: list, choose, play. `cargo xtask instructions`\n",
    );
    let mut slower = Vec::new();
    let cases: Vec<&str> = cases.lines().collect();
    for (case, each) in cases.iter().zip(measure_all(&program, &cases)?) {
        let before = recorded(&baseline, case);
        match before {
            Some(before) => {
                println!("{case:24} {each:8.1}  ({:+.1} % of {before:.1})", 100.0 * (each / before - 1.0))
            }
            None => println!("{case:24} {each:8.1}  (no baseline)"),
        }
        if before.is_some_and(|before| each > before * (1.0 + TOLERANCE)) {
            slower.push(*case);
        }
        writeln!(lines, "{case} {each:.1}")?;
    }
    if record {
        fs::write(root().join(BASELINE), lines)?;
        println!("recorded in {BASELINE}");
    } else if !slower.is_empty() {
        bail!(
            "more instructions than recorded: {}; mend it, or record the new baseline with a reason \
             (`cargo xtask instructions --record`)",
            slower.join(", ")
        );
    }
    Ok(())
}

/// The recorded figure of a case, which is a game and a number of players.
fn recorded(baseline: &str, case: &str) -> Option<f64> {
    baseline.lines().find_map(|line| {
        let (name, figure) = line.rsplit_once(' ')?;
        (name == case).then(|| figure.parse().ok())?
    })
}

/// The figures of all cases. Counts do not depend on what else runs, so all cores count.
fn measure_all(program: &Path, cases: &[&str]) -> Result<Vec<f64>> {
    let next = AtomicUsize::new(0);
    let count = || -> Result<Vec<(usize, f64)>> {
        let taken = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let mine = taken.map_while(|i| Some((i, cases.get(i)?)));
        mine.map(|(i, case)| Ok((i, measure(program, case)?))).collect()
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let counted: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(count)).collect();
        threads.into_iter().map(|thread| thread.join().expect("counting does not panic")).collect()
    });
    let mut figures = counted.into_iter().collect::<Result<Vec<_>>>()?.concat();
    figures.sort_by_key(|(i, _)| *i);
    Ok(figures.into_iter().map(|(_, each)| each).collect())
}

/// Instructions for each decision of the games after the warm-up.
fn measure(program: &Path, case: &str) -> Result<f64> {
    let (start, before) = collect(program, case, WARM_UP)?;
    let (all, decisions) = collect(program, case, WARM_UP + GAMES)?;
    ensure!(decisions > before, "{case}: no decision was made");
    Ok((all - start) as f64 / (decisions - before) as f64)
}

/// Runs the playouts under callgrind; returns instructions and decisions.
fn collect(program: &Path, case: &str, games: u64) -> Result<(u64, u64)> {
    let out = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(case.split(' '))
        .arg(games.to_string())
        .output()
        .context("valgrind could not be started")?;
    let log = String::from_utf8_lossy(&out.stderr);
    ensure!(out.status.success(), "{case}: the playouts failed:\n{log}");
    let instructions = log
        .lines()
        .find_map(|l| l.split("Collected :").nth(1)?.trim().parse().ok())
        .with_context(|| format!("callgrind gave no count:\n{log}"))?;
    let decisions = String::from_utf8_lossy(&out.stdout).trim().parse()?;
    Ok((instructions, decisions))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_finds_its_own_figure() {
        let baseline = "# comment\nreworld 2 906.7\nreworld 20 1.0\nroll 5 1110.3\n";
        assert_eq!(recorded(baseline, "reworld 2"), Some(906.7));
        assert_eq!(recorded(baseline, "reworld 20"), Some(1.0));
        assert_eq!(recorded(baseline, "roll 2"), None);
    }
}
