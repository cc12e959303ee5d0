//! What a person types.

use std::io::{BufRead, Write};

use anyhow::Result;

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Input {
    /// The choice with this number, counted from 1.
    Number(usize),
    /// The shortcut with this number, counted from 1.
    Shortcut(usize),
    /// Take the last action back.
    Undo,
    /// Explain a choice, an action or a piece.
    Why(String),
    /// Look a rule up.
    Rule(String),
    /// Show the table.
    View,
    /// Save the record.
    Save(String),
    Help,
    Quit,
    /// Anything else: an action in words.
    Words(String),
}

/// Reads a line; the end of the input is [`Input::Quit`].
pub fn read_input() -> Result<Input> {
    print!("> ");
    std::io::stdout().flush()?;
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(Input::Quit);
    }
    Ok(parse(line.trim()))
}

fn parse(line: &str) -> Input {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "u" => Input::Undo,
        "why" | "w" if !rest.is_empty() => Input::Why(rest.into()),
        "r" => Input::Rule(rest.into()),
        "v" => Input::View,
        "s" if !rest.is_empty() => Input::Save(rest.into()),
        "?" | "h" => Input::Help,
        "q" => Input::Quit,
        _ => match (line.parse(), line.strip_prefix('+').map(str::parse)) {
            (_, Some(Ok(number))) => Input::Shortcut(number),
            (Ok(number), _) => Input::Number(number),
            _ => Input::Words(line.into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        for (line, input) in [
            ("3", Input::Number(3)),
            ("+2", Input::Shortcut(2)),
            ("u", Input::Undo),
            ("why 3", Input::Why("3".into())),
            ("w slot-u03", Input::Why("slot-u03".into())),
            ("r start player", Input::Rule("start player".into())),
            ("s game.jsonl", Input::Save("game.jsonl".into())),
            ("place genes ship", Input::Words("place genes ship".into())),
            ("why", Input::Words("why".into())),
            ("", Input::Words(String::new())),
        ] {
            assert_eq!(parse(line), input, "{line}");
        }
    }
}
