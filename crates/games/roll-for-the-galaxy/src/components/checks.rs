//! Every count, distribution and example of the rulebook, held against a component file. What the rulebook
//! states must be as it states it. Costs, pairings, powers and faces come from public lists (RFG-OPEN-01): they
//! may be corrected, within what the rulebook says about them.

mod dice;
mod examples;
mod table;
mod tiles;

use orrery_core::Problem;

use super::file;
use super::load::load;

/// What is wrong with a component file.
pub(crate) fn check(text: &str) -> Vec<Problem> {
    let file = match file::read(text) {
        Ok(file) => file,
        Err(problem) => return vec![problem],
    };
    let mut report = Report { text, problems: Vec::new() };
    table::check(&file, &mut report);
    dice::check(&file, &mut report);
    tiles::check(&file, &mut report);
    examples::check(&file, &mut report);
    if report.problems.is_empty() {
        report.problems.extend(load(&file).err());
    }
    report.problems
}

/// The problems found so far.
struct Report<'a> {
    text: &'a str,
    problems: Vec<Problem>,
}

impl Report<'_> {
    /// A condition on a field of a single table such as `[limits]`.
    fn table(&mut self, rule: &'static str, table: &str, field: &str, holds: bool, why: impl Into<String>) {
        if !holds {
            self.problems.push(Problem::against(rule, why).at_table(self.text, table, field));
        }
    }

    /// A condition on a field of the entry at a place of a list such as `[[die]]`. By place, because a die and a
    /// kind of world may have the same id.
    fn item(
        &mut self,
        rule: &'static str,
        (list, place): (&str, usize),
        field: &str,
        holds: bool,
        why: impl Into<String>,
    ) {
        if !holds {
            let line = line_of(self.text, list, place, field);
            self.problems.push(Problem { line, ..Problem::against(rule, why) });
        }
    }

    /// A condition on a field of a development or world, whose ids are unique.
    fn tile(&mut self, rule: &'static str, id: &str, field: &str, holds: bool, why: impl Into<String>) {
        if !holds {
            let why = format!("{id}: {}", why.into());
            self.problems.push(Problem::against(rule, why).at_field(self.text, id, field));
        }
    }
}

/// The line, counted from 1, of a field in an entry of a list; of the entry itself if it has no such field, and
/// of the last entry if there are not so many.
fn line_of(text: &str, list: &str, place: usize, field: &str) -> Option<usize> {
    let header = format!("[[{list}]]");
    let headers = text.lines().enumerate().filter(|(_, line)| line.trim() == header);
    let headers: Vec<usize> = headers.map(|(line, _)| line).collect();
    let &begin = headers.get(place).or(headers.last())?;
    let own = text.lines().enumerate().skip(begin + 1).take_while(|(_, line)| !line.starts_with('['));
    let is_field =
        |line: &str| line.strip_prefix(field).is_some_and(|rest| rest.trim_start().starts_with('='));
    let found = own.into_iter().find(|(_, line)| is_field(line.trim_start()));
    Some(found.map_or(begin, |(line, _)| line) + 1)
}
