//! Which rules of the ledgers are covered by a test, and which are cited by the code that enforces them.
//!
//! A rule is *tested* when a `#[test]` function is named after it (`rew_acq_04_…`) and that test asks the
//! engine: it sets a game up, plays, is refused, looks at a view or a score, by itself or through the
//! functions of its crate that it calls. A test that only reads the component file does not count. A rule
//! is *cited* when its id stands anywhere outside the tests.

mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use orrery_core::ledger::is_rule_id;

use source::{Function, functions};

/// The rule ids found in the sources of a checkout.
#[derive(Debug, Default, PartialEq)]
pub struct Found {
    /// Ids that a test is named after which asks the engine.
    pub tested: BTreeSet<String>,
    /// Ids that only such tests are named after as do not ask the engine, with the name of one.
    pub named_only: BTreeMap<String, String>,
    /// Ids outside tests.
    pub cited: BTreeSet<String>,
    /// All ids.
    pub mentioned: BTreeSet<String>,
}

/// What an engine can be asked: the operations of the contract, of records and histories, and of the
/// scenarios that tests play.
const OPERATIONS: [&str; 32] = [
    "setup",
    "to_act",
    "legal",
    "check",
    "conditions",
    "play",
    "apply",
    "apply_all",
    "view",
    "resample",
    "score",
    "outcome",
    "audit",
    "describe",
    "shortcuts",
    "prompt",
    "tell",
    "print",
    "check_components",
    "undo",
    "can_undo",
    "verify",
    "replay",
    "replay_all",
    "play_as",
    "refuse",
    "refuse_as",
    "legal_of",
    "events",
    "heard",
    "random_games",
    "why_not",
];

impl Found {
    /// Reads all sources below the crates folder of a checkout.
    ///
    /// # Errors
    ///
    /// If there is no such folder, or a file cannot be read.
    pub fn scan(checkout: &Path) -> Result<Found> {
        let crates = checkout.join("crates");
        let mut found = Found::default();
        let mut folders = Vec::new();
        find_crates(&crates, &mut folders).with_context(|| {
            format!(
                "no sources in {}; run this inside a checkout or name one with --checkout",
                crates.display()
            )
        })?;
        for folder in folders {
            let mut files = Vec::new();
            read_sources(&folder, &mut files)?;
            found.add_crate(&files);
        }
        found.named_only.retain(|id, _| !found.tested.contains(id));
        Ok(found)
    }

    /// Takes in the sources of one crate: path and text of each file.
    fn add_crate(&mut self, files: &[(String, String)]) {
        let mut all: Vec<Function> = Vec::new();
        for (path, text) in files {
            let (functions, rest) = functions(path, text);
            self.mentioned.extend(ids(text));
            self.cited.extend(ids(&rest));
            all.extend(functions);
        }
        let asking = asking(&all);
        for test in all.iter().filter(|function| function.is_test) {
            for id in ids(&test.name) {
                if asking.contains(test.name.as_str()) {
                    self.tested.insert(id);
                } else {
                    self.named_only.insert(id, test.name.clone());
                }
            }
        }
    }
}

/// The names of the functions that ask the engine, by themselves or through others.
fn asking(all: &[Function]) -> BTreeSet<&str> {
    let is_rule =
        |f: &&Function| !f.is_test && (f.path.contains("/src/rules/") || f.path.ends_with("/src/flow.rs"));
    // A test beside a rule asks the rule's own functions. Short names are left out: they are those of lists too.
    let rules: BTreeSet<&str> =
        all.iter().filter(is_rule).map(|f| f.name.as_str()).filter(|name| name.len() > 5).collect();
    let is_question = |call: &str| OPERATIONS.contains(&call) || rules.contains(call);
    let mut asking: BTreeSet<&str> = all
        .iter()
        .filter(|f| f.calls.iter().any(|call| is_question(call)))
        .map(|f| f.name.as_str())
        .collect();
    loop {
        let before = asking.len();
        let through_others = |f: &&Function| f.calls.iter().any(|call| asking.contains(call.as_str()));
        let more: Vec<&str> = all.iter().filter(through_others).map(|f| f.name.as_str()).collect();
        asking.extend(more);
        if asking.len() == before {
            return asking;
        }
    }
}

/// The folders below `folder` that hold a crate.
fn find_crates(folder: &Path, found: &mut Vec<std::path::PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.join("Cargo.toml").is_file() {
            found.push(path);
        } else if path.is_dir() {
            find_crates(&path, found)?;
        }
    }
    Ok(())
}

fn read_sources(path: &Path, files: &mut Vec<(String, String)>) -> Result<()> {
    if path.is_dir() {
        if path.ends_with("target") || path.ends_with("node_modules") {
            return Ok(());
        }
        for entry in fs::read_dir(path)? {
            read_sources(&entry?.path(), files)?;
        }
    } else if path.extension().is_some_and(|e| e == "rs") {
        files.push((path.to_string_lossy().replace('\\', "/"), fs::read_to_string(path)?));
    }
    Ok(())
}

/// The rule ids in a text, also in the form `rew_acq_04` of a function's name.
pub fn ids(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')) {
        if is_rule_id(word) {
            found.insert(word.to_owned());
        }
        let parts: Vec<&str> = word.split('_').collect();
        for three in parts.windows(3) {
            let id = three.join("-").to_ascii_uppercase();
            let lower = three.iter().all(|p| p.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()));
            if lower && is_rule_id(&id) {
                found.insert(id);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = r#"
//! ABC-X-05: why.
pub fn check_purchase() {
    ensure!("ABC-X-01", ok);
}
"#;

    const TESTS: &str = r#"
fn position() -> Scenario {
    Scenario::new(1)
}

fn points_of(tile: &str) -> i32 {
    position().play(tile).score(0)
}

#[test]
fn abc_x_01_asks_by_itself() {
    position().refuse("buy", "ABC-X-01");
}

#[test]
fn abc_x_02_asks_through_a_helper() {
    assert_eq!(points_of("a"), 2);
}

#[test]
fn abc_x_03_reads_the_data() {
    // position().play("ABC-X-06") is only a comment, and so is "play(" in a text.
    assert_eq!(COMPONENTS["play("].len(), 3);
}

/// Holds ABC-X-04.
#[test]
fn says_nothing_in_its_name() {
    position().play("ABC-X-04");
}

#[test]
fn abc_y2_03_asks_a_rule() {
    assert!(check_purchase());
}
"#;

    #[test]
    fn only_tests_that_are_named_after_a_rule_and_ask_the_engine_count() {
        let mut found = Found::default();
        found.add_crate(&[
            ("game/src/rules/buy.rs".into(), RULES.into()),
            ("game/tests/ledger/main.rs".into(), TESTS.into()),
        ]);
        let set = |ids: &[&str]| ids.iter().map(|i| (*i).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(found.tested, set(&["ABC-X-01", "ABC-X-02", "ABC-Y2-03"]));
        assert_eq!(found.named_only.keys().cloned().collect::<BTreeSet<_>>(), set(&["ABC-X-03"]));
        assert_eq!(found.cited, set(&["ABC-X-01", "ABC-X-05"]));
        assert_eq!(found.mentioned.len(), 7);
    }
}
