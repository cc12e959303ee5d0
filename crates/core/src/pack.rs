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

/// Whether a file stands in the place of the built-in one.
pub fn is_installed(game: &str) -> bool {
    INSTALLED.lock().unwrap_or_else(PoisonError::into_inner).contains_key(game)
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

    /// Points to a field of the entry with this id; to the entry if it has no such field.
    #[must_use]
    pub fn at_field(self, source: &str, id: &str, field: &str) -> Problem {
        let problem = self.at_entry(source, id);
        let line = problem.line.map(|entry| {
            let begin =
                source.lines().take(entry).collect::<Vec<_>>().iter().rposition(|l| l.starts_with('['));
            field_after(source, begin.map_or(0, |header| header + 1), field).unwrap_or(entry)
        });
        Problem { line, ..problem }
    }

    /// Points to a field of a table such as `[scores]`; to the table if it has no such field.
    #[must_use]
    pub fn at_table(mut self, source: &str, table: &str, field: &str) -> Problem {
        let header = format!("[{table}]");
        let begin =
            source.lines().position(|line| line.trim() == header || line.trim() == format!("[{header}]"));
        self.line = begin.map(|begin| field_after(source, begin + 1, field).unwrap_or(begin + 1));
        self
    }

    /// Points to a field of the entry at a place of a list such as `[[die]]`; to the entry if it has no such field, and to the
    /// last entry if there are not so many.
    #[must_use]
    pub fn at_item(mut self, source: &str, (list, place): (&str, usize), field: &str) -> Problem {
        let header = format!("[[{list}]]");
        let headers = source.lines().enumerate().filter(|(_, line)| line.trim() == header);
        let headers: Vec<usize> = headers.map(|(line, _)| line).collect();
        let begin = headers.get(place).or(headers.last());
        self.line = begin.map(|&begin| field_after(source, begin + 1, field).unwrap_or(begin + 1));
        self
    }

    /// What the TOML reader said.
    pub fn of_toml(source: &str, error: &toml::de::Error) -> Problem {
        let line = error.span().map(|span| source[..span.start.min(source.len())].matches('\n').count() + 1);
        Problem { line, text: error.message().to_owned(), rule: None }
    }
}

/// What a check of a component file has found.
#[derive(Debug)]
pub struct Problems<'a> {
    source: &'a str,
    found: Vec<Problem>,
}

impl<'a> Problems<'a> {
    /// None so far.
    pub fn of(source: &'a str) -> Problems<'a> {
        Problems { source, found: Vec::new() }
    }

    /// All that were found.
    pub fn found(self) -> Vec<Problem> {
        self.found
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// One that was found otherwise.
    pub fn add(&mut self, problem: Problem) {
        self.found.push(problem);
    }

    /// What a rule says about the whole file.
    pub fn rule(&mut self, rule: &'static str, holds: bool, text: impl Into<String>) {
        if !holds {
            self.add(Problem::against(rule, text));
        }
    }

    /// A figure that a rule fixes.
    pub fn figure<T: PartialEq + fmt::Debug>(&mut self, rule: &'static str, what: &str, found: T, fixed: T) {
        if found != fixed {
            self.add(Problem::against(rule, format!("{what}: {found:?}, the rulebook has {fixed:?}")));
        }
    }

    /// What a rule says about the entry with this id.
    pub fn entry(&mut self, rule: &'static str, id: &str, holds: bool, text: &str) {
        if !holds {
            self.add(Problem::against(rule, format!("{id}: {text}")).at_entry(self.source, id));
        }
    }

    /// What a rule says about a field of the entry with this id.
    pub fn field(&mut self, rule: &'static str, id: &str, field: &str, holds: bool, text: impl Into<String>) {
        if !holds {
            let text = format!("{id}: {}", text.into());
            self.add(Problem::against(rule, text).at_field(self.source, id, field));
        }
    }

    /// What a rule says about a field of a table such as `[scores]`.
    pub fn table(
        &mut self,
        rule: &'static str,
        table: &str,
        field: &str,
        holds: bool,
        text: impl Into<String>,
    ) {
        if !holds {
            self.add(Problem::against(rule, text).at_table(self.source, table, field));
        }
    }

    /// What a rule says about a field of the entry at a place of a list such as `[[die]]`, where ids are not unique.
    pub fn item(
        &mut self,
        rule: &'static str,
        (list, place): (&str, usize),
        field: &str,
        holds: bool,
        text: impl Into<String>,
    ) {
        if !holds {
            self.add(Problem::against(rule, text).at_item(self.source, (list, place), field));
        }
    }
}

/// The line, counted from 1, of a field in the table whose fields begin after so many lines.
fn field_after(source: &str, lines: usize, field: &str) -> Option<usize> {
    let is_field =
        |line: &str| line.strip_prefix(field).is_some_and(|rest| rest.trim_start().starts_with('='));
    let mut fields = source.lines().enumerate().skip(lines).take_while(|(_, line)| !line.starts_with('['));
    fields.find(|(_, line)| is_field(line.trim_start())).map(|(place, _)| place + 1)
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

    #[test]
    fn problems_point_to_a_field() {
        let file = "[[tile]]\nid = \"a\"\ncount = 1\n[[tile]]\ncount = 2\nid = \"b\"\n[scores]\nlast = 3\n";
        let problem = || Problem::new("");
        assert_eq!(problem().at_field(file, "a", "count").line, Some(3));
        assert_eq!(problem().at_field(file, "b", "count").line, Some(5));
        assert_eq!(problem().at_field(file, "b", "name").line, Some(6));
        assert_eq!(problem().at_table(file, "scores", "last").line, Some(8));
        assert_eq!(problem().at_table(file, "scores", "first").line, Some(7));
        assert_eq!(problem().at_table(file, "tile", "count").line, Some(3));
        assert_eq!(problem().at_table(file, "other", "first").line, None);
        assert_eq!(problem().at_item(file, ("tile", 1), "count").line, Some(5));
        assert_eq!(problem().at_item(file, ("tile", 1), "name").line, Some(4));
        assert_eq!(problem().at_item(file, ("tile", 9), "count").line, Some(5));
    }
}
