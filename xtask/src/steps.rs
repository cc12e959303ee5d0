//! The steps of `cargo xtask test`, in order.

use std::time::Instant;

use anyhow::{Result, bail};

use crate::shell::run;
use crate::{browser, tidy};

type Step = (&'static str, fn() -> Result<()>);

const STEPS: [Step; 9] = [
    ("tidy", tidy::check),
    ("fmt", fmt),
    ("clippy", clippy),
    ("test", cargo_test),
    ("ledger", ledger),
    ("codegen", codegen_check),
    ("docs", docs),
    ("web", web),
    ("browser", browser_tests),
];

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
        println!("{name:10} {} {seconds:4} s", if *ok { "ok    " } else { "FAILED" });
    }
    let failed = report.iter().filter(|(_, ok, _)| !ok).count();
    println!("steps: {} passed, {failed} failed", report.len() - failed);
    if failed > 0 {
        bail!("{failed} of {} steps failed", report.len());
    }
    Ok(())
}

fn fmt() -> Result<()> {
    run("", &[], &["cargo", "fmt", "--all", "--check"])
}

fn clippy() -> Result<()> {
    run("", &[], &["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn cargo_test() -> Result<()> {
    run("", &[], &["cargo", "test", "--workspace"])
}

/// Every rule of every ledger is held by a test, and every cited rule exists.
fn ledger() -> Result<()> {
    run("", &[], &["cargo", "run", "--quiet", "--package", "orrery", "--", "rules", "coverage", "--check"])
}

/// Pages for builders: links into private modules are wanted there, every other warning is an error.
fn docs() -> Result<()> {
    let flags = "-D warnings -A rustdoc::private_intra_doc_links";
    run("", &[("RUSTDOCFLAGS", flags)], &["cargo", "doc", "--workspace", "--no-deps", "--quiet"])
}

/// Writes the TypeScript types of everything that goes over the wire.
pub fn codegen() -> Result<()> {
    let generate =
        ["cargo", "run", "--quiet", "--package", "orrery-server", "--features", "ts", "--example", "codegen"];
    run("", &[], &generate)
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
    run("", &[], &["cargo", "build", "--package", "orrery"])?;
    run("web", &[("CHROMIUM", &chromium)], &["npm", "run", "--silent", "e2e"])
}
