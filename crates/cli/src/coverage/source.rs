//! The functions of a source file and what each of them calls, read from text that rustfmt has formatted.

use std::collections::BTreeSet;

/// A function.
pub struct Function {
    /// The file, with `/` between folders.
    pub path: String,
    pub name: String,
    pub is_test: bool,
    /// The functions, methods and macros that it calls, by name.
    pub calls: BTreeSet<String>,
}

/// The functions of a file, and the text outside its tests.
pub fn functions(path: &str, text: &str) -> (Vec<Function>, String) {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    let mut outside_tests = vec![true; lines.len()];
    let mut is_test = false;
    for (start, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        if code.starts_with("#[test]") || code.starts_with("#[tokio::test") {
            is_test = true;
        }
        let Some(name) = function_name(code) else { continue };
        let end = end_of_function(&lines, start);
        if is_test {
            let head = (0..start).rev().take_while(|&n| {
                let above = lines[n].trim_start();
                above.starts_with("#[") || above.starts_with("//")
            });
            outside_tests[head.last().unwrap_or(start)..=end].fill(false);
        }
        // The head of the function is no call of it.
        let body = lines[start..=end].join("\n").replacen(&format!("fn {name}"), "", 1);
        found.push(Function { path: path.into(), name: name.into(), is_test, calls: calls(&body) });
        is_test = false;
    }
    let kept = lines.iter().zip(outside_tests).filter(|(_, outside)| *outside);
    // Files below `tests` hold nothing but tests and their helpers.
    let rest = if path.contains("/tests/") {
        String::new()
    } else {
        kept.map(|(line, _)| format!("{line}\n")).collect()
    };
    (found, rest)
}

/// The name of the function that begins in a line.
fn function_name(code: &str) -> Option<&str> {
    let mut rest = code;
    for word in ["pub(crate) ", "pub(super) ", "pub ", "const ", "async "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let rest = rest.strip_prefix("fn ")?;
    rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().filter(|name| !name.is_empty())
}

/// A function ends in its own line, or with the brace in the column where it begins.
fn end_of_function(lines: &[&str], start: usize) -> usize {
    let indent = &lines[start][..lines[start].len() - lines[start].trim_start().len()];
    if lines[start].ends_with(['}', ';']) {
        return start;
    }
    let closes = |line: &str| {
        line.strip_prefix(indent)
            .is_some_and(|code| code == "}" || (code.starts_with(')') && code.ends_with(';')))
    };
    (start + 1..lines.len()).find(|&n| closes(lines[n])).unwrap_or(lines.len() - 1)
}

/// The names before an opening bracket or a list of types, outside comments and texts.
fn calls(body: &str) -> BTreeSet<String> {
    let mut calls = BTreeSet::new();
    let mut word = String::new();
    let mut chars = body.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '/' if chars.peek() == Some(&'/') => {
                chars.by_ref().find(|&c| c == '\n');
                word.clear();
            }
            '"' => {
                while let Some(c) = chars.next() {
                    match c {
                        '\\' => drop(chars.next()),
                        '"' => break,
                        _ => {}
                    }
                }
                word.clear();
            }
            c if c.is_ascii_alphanumeric() || c == '_' => word.push(c),
            '(' if !word.is_empty() => drop(calls.insert(std::mem::take(&mut word))),
            // `check::<G>(…)`: the name counts, and so does what stands between the brackets.
            ':' if chars.peek() == Some(&':') => {
                chars.next();
                if chars.peek() == Some(&'<') && !word.is_empty() {
                    calls.insert(std::mem::take(&mut word));
                }
                word.clear();
            }
            _ => word.clear(),
        }
    }
    calls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_outside_comments_and_texts() {
        let found = calls("a.play(x).check::<G>(y); // view(z)\n let s = \"score(\\\"\"; b(Seat(1))");
        let names: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(names, ["Seat", "b", "check", "play"]);
    }

    #[test]
    fn functions_end_where_they_began() {
        let text = "impl A {\n    fn one(&self) -> u8 { 1 }\n\n    pub fn two(\n        x: u8,\n    ) -> u8 {\n        one(x)\n    }\n}\n";
        let (found, rest) = functions("src/a.rs", text);
        let names: Vec<(&str, usize)> = found.iter().map(|f| (f.name.as_str(), f.calls.len())).collect();
        assert_eq!((names, rest.as_str()), (vec![("one", 0), ("two", 1)], text));
    }
}
