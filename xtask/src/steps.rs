//! The steps of `cargo xtask test`, in order. What several steps need is built once: `test` builds everything
//! with the same features, and the steps after it run what lies in the target folder.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail, ensure};

use crate::shell::{run, target};
use crate::{browser, instructions, postgres, python, tidy};

type Step = (&'static str, fn() -> Result<()>);

const STEPS: [Step; 11] = [
    ("tidy", tidy::check),
    ("fmt", fmt),
    ("clippy", clippy),
    ("test", cargo_test),
    ("ledger", ledger),
    ("codegen", codegen_check),
    ("docs", docs),
    ("instructions", instructions::step),
    ("python", python::step),
    ("web", web),
    ("browser", browser_tests),
];

/// The features that all builds have, so that they can share what they build: the types for the browser.
const FEATURES: [&str; 2] = ["--features", "orrery-server/ts"];

/// Runs all steps, or only the named ones, and says how long each took. Every step runs, so that one
/// call shows everything that is wrong.
pub fn test(names: &[String]) -> Result<()> {
    if let Some(unknown) = names.iter().find(|n| !STEPS.iter().any(|(name, _)| name == n)) {
        let all: Vec<&str> = STEPS.iter().map(|(name, _)| *name).collect();
        bail!("there is no step `{unknown}`; the steps are: {}", all.join(" "));
    }
    let mut report = Vec::new();
    for (name, step) in STEPS.iter().filter(|(name, _)| names.is_empty() || names.iter().any(|n| n == name)) {
        println!("\n=== {name}");
        let start = Instant::now();
        let result = step();
        if let Err(error) = &result {
            eprintln!("{name}: {error:#}");
        }
        report.push((name, result.is_ok(), start.elapsed().as_secs()));
    }
    println!("\n=== summary");
    for (name, ok, seconds) in &report {
        println!("{name:12} {} {seconds:4} s", if *ok { "ok    " } else { "FAILED" });
    }
    let failed = report.iter().filter(|(_, ok, _)| !ok).count();
    println!("steps: {} passed, {failed} failed", report.len() - failed);
    if failed > 0 {
        bail!("{failed} of {} steps failed", report.len());
    }
    Ok(())
}

/// The package that needs Python to be linked; it has a step of its own.
const WITHOUT: [&str; 2] = ["--exclude", "orrery-python"];

/// Runs a cargo command with the common features.
fn cargo(command: &str, args: &[&str]) -> Result<()> {
    run("", &[], &[&["cargo", command, "--workspace"], &WITHOUT[..], &FEATURES[..], args].concat())
}

fn fmt() -> Result<()> {
    run("", &[], &["cargo", "fmt", "--all", "--check"])
}

fn clippy() -> Result<()> {
    cargo("clippy", &["--all-targets", "--", "-D", "warnings"])
}

/// All test programs run, so that one call shows every failure.
fn cargo_test() -> Result<()> {
    postgres::prepare();
    cargo("test", &["--no-fail-fast"])
}

/// A program that `test` has built; built now if only a later step is run. Never stale, because cargo looks.
fn built(program: &str) -> Result<PathBuf> {
    cargo("test", &["--no-run", "--quiet"])?;
    let path = target()?.join("debug").join(program);
    ensure!(path.exists(), "{} was not built", path.display());
    Ok(path)
}

/// Every rule of every ledger has a test that is named after it and asks the engine, and every cited rule exists.
fn ledger() -> Result<()> {
    let orrery = built("orrery")?;
    run("", &[], &[&*orrery.to_string_lossy(), "rules", "coverage", "--check"])
}

/// Pages for builders: links into private modules are wanted there, every other warning is an error.
fn docs() -> Result<()> {
    let flags = "-D warnings -A rustdoc::private_intra_doc_links";
    let command = ["cargo", "doc", "--workspace", "--no-deps", "--quiet"];
    run("", &[("RUSTDOCFLAGS", flags)], &[&command[..], &WITHOUT[..], &FEATURES[..]].concat())
}

/// Writes the TypeScript types of everything that goes over the wire.
pub fn codegen() -> Result<()> {
    let codegen = built("examples/codegen")?;
    run("", &[], &[&*codegen.to_string_lossy()])
}

fn codegen_check() -> Result<()> {
    codegen()?;
    run("", &[], &["git", "diff", "--exit-code", "--stat", "--", "web/src/wire"])
}

fn web() -> Result<()> {
    browser::node()?;
    run("web", &[], &["npm", "run", "--silent", "check"])
}

fn browser_tests() -> Result<()> {
    browser::node()?;
    let chromium = browser::chromium()?;
    let orrery = built("orrery")?.to_string_lossy().into_owned();
    run("web", &[("CHROMIUM", &chromium), ("ORRERY_BIN", &orrery)], &["npm", "run", "--silent", "e2e"])
}
