//! Component packs: a file with corrected figures in the place of the one that is built in.
//!
//! Much data of the games is our reconstruction. Whoever owns a box can export the component file, correct
//! it and start the program with it. A pack is installed once, before the game's components are first
//! read, and holds for the whole process. Records name the hash of the data they were played with.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};

static INSTALLED: Mutex<BTreeMap<&'static str, &'static str>> = Mutex::new(BTreeMap::new());

/// Puts a component file in the place of the built-in one. The text must have passed the game's own check.
pub fn install(game: &'static str, text: String) {
    // Installed once at the start of the program, and needed until its end.
    let text: &'static str = Box::leak(text.into_boxed_str());
    INSTALLED.lock().unwrap_or_else(PoisonError::into_inner).insert(game, text);
}

/// The component file in play: the installed one, or else the built-in one.
pub fn in_play(game: &str, built_in: &'static str) -> &'static str {
    let installed = INSTALLED.lock().unwrap_or_else(PoisonError::into_inner);
    installed.get(game).copied().unwrap_or(built_in)
}

/// The hash of a component file: of its data, so that comments and layout do not count. 16 hexadecimal digits.
pub fn hash(text: &str) -> String {
    let data: toml::Table = text.parse().unwrap_or_default();
    let canonical = serde_json::to_string(&data).unwrap_or_default();
    Sha256::digest(canonical.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Something wrong with a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, counted from 1, if one is to blame.
    pub line: Option<usize>,
    /// What is wrong, and what the rulebook says.
    pub text: String,
    /// The rule that fixes it, if one does.
    pub rule: Option<&'static str>,
}

impl Problem {
    /// A problem with the file as a whole.
    pub fn new(text: impl Into<String>) -> Problem {
        Problem { line: None, text: text.into(), rule: None }
    }

    /// A problem that breaks a rule.
    pub fn against(rule: &'static str, text: impl Into<String>) -> Problem {
        Problem { line: None, text: text.into(), rule: Some(rule) }
    }

    /// Points to the entry with this id.
    #[must_use]
    pub fn at_entry(mut self, source: &str, id: &str) -> Problem {
        let wanted = format!("\"{id}\"");
        let is_entry = |line: &str| {
            line.trim_start().strip_prefix("id").is_some_and(|rest| {
                rest.trim_start()
                    .strip_prefix('=')
                    .is_some_and(|value| value.trim_start().starts_with(&wanted))
            })
        };
        self.line = source.lines().position(is_entry).map(|line| line + 1);
        self
    }

    /// What the TOML reader said.
    pub fn of_toml(source: &str, error: &toml::de::Error) -> Problem {
        let line = error.span().map(|span| source[..span.start.min(source.len())].matches('\n').count() + 1);
        Problem { line, text: error.message().to_owned(), rule: None }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.text)?;
        if let Some(rule) = self.rule {
            write!(f, " ({rule})")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_do_not_change_the_hash_and_figures_do() {
        assert_eq!(hash("a = 1 # one"), hash("# again\na=1"));
        assert_ne!(hash("a = 1"), hash("a = 2"));
    }

    #[test]
    fn problems_point_to_their_entry() {
        let file = "[[tile]]\nid = \"a\"\n[[tile]]\nid   = \"b\"\n";
        let problem = Problem::against("REW-COMP-03", "too many").at_entry(file, "b");
        assert_eq!(problem.to_string(), "line 4: too many (REW-COMP-03)");
    }
}
