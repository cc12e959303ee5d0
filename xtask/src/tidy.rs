//! What no linter checks: sizes of files, unfinished places, lock files, the direction of dependencies.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::shell::{output, root};

/// A source longer than this holds two ideas.
const MAX_LINES: usize = 800;

/// Marks of work that is not finished, split so that this file does not contain them.
const UNFINISHED: [&str; 6] = [
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("#[ig", "nore"),
    concat!("#[should", "_panic"),
    concat!("FIX", "ME"),
    concat!("test.", "only"),
];

/// Fails with a list of everything untidy.
pub fn check() -> Result<()> {
    let listing = output(&["git", "ls-files", "--cached", "--others", "--exclude-standard"])
        .context("`git ls-files` failed: tidy needs a git checkout")?;
    let mut problems = Vec::new();
    for path in listing.lines() {
        let Ok(text) = fs::read_to_string(root().join(path)) else { continue };
        let is_source = [".rs", ".ts", ".svelte"].iter().any(|e| path.ends_with(e));
        let is_generated = path.starts_with("web/src/wire/");
        if is_source && !is_generated {
            let lines = text.lines().count();
            if lines > MAX_LINES {
                problems.push(format!("{path}: {lines} lines, more than {MAX_LINES}"));
            }
            for mark in UNFINISHED.iter().filter(|m| text.contains(**m)) {
                problems.push(format!("{path}: contains `{mark}`"));
            }
            if path.ends_with(".rs") && !path.contains("/tests/") && !text.starts_with("//!") {
                problems.push(format!("{path}: does not begin with a sentence on what it is (`//!`)"));
            }
        }
        if path.ends_with("package-lock.json") && text.contains("\"resolved\": \"http") {
            problems.push(format!("{path}: records download addresses; write it again without them"));
        }
        if path.starts_with("crates/games/") && path.ends_with("Cargo.toml") {
            for line in runtime_dependencies(&text) {
                let allowed = ["arrayvec", "orrery-core", "serde", "toml", "ts-rs"];
                let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
                if !allowed.contains(&name) {
                    problems.push(format!("{path}: a game may not depend on `{name}`"));
                }
            }
        }
    }
    ensure!(problems.is_empty(), "untidy:\n  {}", problems.join("\n  "));
    Ok(())
}

fn runtime_dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    manifest
        .lines()
        .skip_while(|l| *l != "[dependencies]")
        .skip(1)
        .take_while(|l| !l.starts_with('['))
        .filter(|l| !l.trim().is_empty())
}
