//! The rules of a game as data: one id, one text, in two languages.

use serde::{Deserialize, Serialize};

/// A language that Orrery speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// `en` or `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    /// The language of a code such as `de`, `de-AT` or `de_DE.UTF-8`.
    pub fn from_code(code: &str) -> Option<Lang> {
        match code.get(..2)?.to_ascii_lowercase().as_str() {
            "en" => Some(Lang::En),
            "de" => Some(Lang::De),
            _ => None,
        }
    }
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// The headings it stands under, joined by ` / `.
    pub section: String,
    /// Its text. Markdown emphasis and code marks are kept. Rows of tables are joined by ` | `.
    pub text: String,
}

/// All rules of a game in one language, in the order of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ledger {
    /// The rules.
    pub rules: Vec<Rule>,
}

impl Ledger {
    /// Reads a ledger: every list item or table row that begins with an id is a rule.
    pub fn parse(markdown: &str) -> Ledger {
        let mut rules: Vec<Rule> = Vec::new();
        let mut headings: [String; 2] = Default::default();
        for line in markdown.lines() {
            if let Some(title) = line.strip_prefix("### ") {
                headings[1] = title.trim().into();
            } else if let Some(title) = line.strip_prefix("## ") {
                headings = [title.trim().into(), String::new()];
            } else if let Some((id, text)) = rule_line(line) {
                let section =
                    headings.iter().filter(|h| !h.is_empty()).cloned().collect::<Vec<_>>().join(" / ");
                if !rules.iter().any(|r| r.id == id) {
                    rules.push(Rule { id, section, text });
                }
            }
        }
        Ledger { rules }
    }

    /// The rule with this id, written in any case.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|r| r.id.eq_ignore_ascii_case(id))
    }

    /// The rules in whose id, section or text every word of the query occurs.
    pub fn search<'a>(&'a self, query: &str) -> impl Iterator<Item = &'a Rule> {
        let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        self.rules.iter().filter(move |r| {
            let all = format!("{} {} {}", r.id, r.section, r.text).to_lowercase();
            words.iter().all(|w| all.contains(w))
        })
    }
}

/// Splits ``- `REW-ACQ-01` Text`` or `| **RFG-DEC-01** | a | b |` into id and text.
fn rule_line(line: &str) -> Option<(String, String)> {
    let is_row = line.starts_with('|');
    let rest =
        line.trim_start().trim_start_matches(['-', '*', '|']).trim_start().trim_start_matches(['`', '*']);
    let end = rest.find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'))?;
    let (id, text) = rest.split_at(end);
    if !is_rule_id(id) {
        return None;
    }
    let text = text.trim_start_matches(['`', '*']).trim();
    let text = if is_row {
        text.trim_matches('|')
            .split('|')
            .map(str::trim)
            .collect::<Vec<_>>()
            .join(" | ")
            .trim_start_matches(" | ")
            .into()
    } else {
        text.trim_start_matches(':').trim_start().to_owned()
    };
    Some((id.into(), text))
}

/// Whether a text has the form of a rule id, such as `EVA-EX-26`.
pub fn is_rule_id(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [prefix, group, number] = parts[..] else { return false };
    prefix.len() == 3
        && prefix.bytes().all(|b| b.is_ascii_uppercase())
        && !group.is_empty()
        && group.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
        && (2..=3).contains(&number.len())
        && number.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\n## 1. Start\n\n- `ABC-X-01` First `code`.\n- **ABC-X-02** Second.\n\n### Deep\n\n\
        - ABC-Y2-103 Third, see ABC-X-01.\n\n| ID | a |\n|---|---|\n| **ABC-D-01** | one | two |\nABC: no rule\n";

    #[test]
    fn parses_all_forms_of_a_rule() {
        let ledger = Ledger::parse(TEXT);
        let flat: Vec<_> = ledger.rules.iter().map(|r| (&*r.id, &*r.section, &*r.text)).collect();
        assert_eq!(
            flat,
            [
                ("ABC-X-01", "1. Start", "First `code`."),
                ("ABC-X-02", "1. Start", "Second."),
                ("ABC-Y2-103", "1. Start / Deep", "Third, see ABC-X-01."),
                ("ABC-D-01", "1. Start / Deep", "one | two"),
            ]
        );
    }

    #[test]
    fn finds_by_id_and_by_words() {
        let ledger = Ledger::parse(TEXT);
        assert_eq!(ledger.get("abc-x-02").map(|r| &*r.text), Some("Second."));
        assert_eq!(ledger.get("ABC-X-09"), None);
        assert_eq!(ledger.search("third deep").count(), 1);
        assert_eq!(ledger.search("nowhere").count(), 0);
    }

    #[test]
    fn languages_by_code() {
        assert_eq!(Lang::from_code("de_DE.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::from_code("en"), Some(Lang::En));
        assert_eq!(Lang::from_code("C"), None);
    }
}
