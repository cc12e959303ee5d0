//! What no linter checks: sizes of files, unfinished places, lock files, dependencies, where games are
//! registered.

use anyhow::{Result, ensure};

use crate::shell::project_files;
use crate::{dependencies, registrations};

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
    let files = project_files()?;
    let mut problems: Vec<String> = files.iter().flat_map(|(path, text)| file(path, text)).collect();
    problems.extend(dependencies::problems(&files)?);
    problems.extend(registrations::problems(&files));
    ensure!(problems.is_empty(), "untidy:\n  {}", problems.join("\n  "));
    Ok(())
}

fn file(path: &str, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
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
    problems
}
