//! Which rules of the ledgers are held by a test, and which are cited by the code that enforces them.
//!
//! A rule is *tested* when its id stands in a test: in the name of a `#[test]` function (as
//! `rew_acq_04_…`), in its doc comment or body, or in a script below a `tests` folder. It is *cited* when
//! its id stands anywhere else in a Rust source.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use orrery_core::ledger::is_rule_id;

/// The rule ids found in the sources of a checkout.
#[derive(Debug, Default, PartialEq)]
pub struct Found {
    /// Ids inside tests.
    pub tested: BTreeSet<String>,
    /// Ids in the rest of the sources.
    pub cited: BTreeSet<String>,
}

impl Found {
    /// Reads all sources below the crates folder of a checkout.
    pub fn scan(checkout: &Path) -> Result<Found> {
        let mut found = Found::default();
        let crates = checkout.join("crates");
        let folder = fs::read_dir(&crates).with_context(|| {
            format!(
                "no sources in {}; run this inside a checkout or name one with --checkout",
                crates.display()
            )
        })?;
        for entry in folder {
            found.walk(&entry?.path())?;
        }
        Ok(found)
    }

    fn walk(&mut self, path: &Path) -> Result<()> {
        if path.is_dir() {
            if path.ends_with("target") || path.ends_with("node_modules") {
                return Ok(());
            }
            for entry in fs::read_dir(path)? {
                self.walk(&entry?.path())?;
            }
            return Ok(());
        }
        let extension = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
        if extension == "rs" {
            self.add_source(&fs::read_to_string(path)?);
        } else if ["play", "toml", "json", "jsonl", "txt"].contains(&extension)
            && path.components().any(|c| c.as_os_str() == "tests")
        {
            self.tested.extend(ids(&fs::read_to_string(path)?));
        }
        Ok(())
    }

    fn add_source(&mut self, source: &str) {
        let lines: Vec<&str> = source.lines().collect();
        let mut i = 0;
        let mut rest_from = 0;
        while i < lines.len() {
            let line = lines[i].trim_start();
            if !(line.starts_with("#[test]")
                || line.starts_with("#[tokio::test")
                || line.starts_with("proptest!"))
            {
                i += 1;
                continue;
            }
            let mut start = i;
            while start > rest_from
                && ["//", "#["].iter().any(|p| lines[start - 1].trim_start().starts_with(p))
            {
                start -= 1;
            }
            // The test ends with the brace in the column of its attribute.
            let closing = format!("{}}}", &lines[i][..lines[i].len() - line.len()]);
            let end = (i..lines.len()).find(|&n| lines[n].starts_with(&closing)).unwrap_or(lines.len() - 1);
            self.cited.extend(ids(&lines[rest_from..start].join("\n")));
            self.tested.extend(ids(&lines[start..=end].join("\n")));
            i = end + 1;
            rest_from = i;
        }
        self.cited.extend(ids(&lines[rest_from..].join("\n")));
    }
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

    #[test]
    fn tells_tests_from_the_rest() {
        let mut found = Found::default();
        found.add_source(
            "fn check() {\n    ensure!(\"ABC-X-01\", ok);\n}\n\n/// Holds ABC-X-02.\n#[test]\nfn abc_y2_03_works() {\n    \
             // ABC-X-04\n}\n// ABC-X-05: why.\n",
        );
        let set = |ids: &[&str]| ids.iter().map(|i| (*i).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(found.tested, set(&["ABC-X-02", "ABC-X-04", "ABC-Y2-03"]));
        assert_eq!(found.cited, set(&["ABC-X-01", "ABC-X-05"]));
    }
}
