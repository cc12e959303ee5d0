//! `orrery verify`: is a recorded game sound and fair?

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use orrery_catalog::with_game;
use orrery_core::{Game, Record, RecordError, record};

use super::Exit;

/// Check a recorded game offline: every action legal, the result as recorded, every shuffle fair
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery verify game.jsonl\n  orrery verify crates/games/reworld/tests/games/*.jsonl"
)]
pub struct Args {
    /// Records, as downloaded from a table
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Runs the command. Exit code 1 if a record is not sound.
pub fn run(args: &Args) -> Exit {
    let mut code = ExitCode::SUCCESS;
    for file in &args.files {
        let text = read(file)?;
        match verify(&text)? {
            Ok(summary) => println!("{}: {summary}", file.display()),
            Err(error) => {
                println!("{}: not sound: {error}", file.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

/// Reads a record from a file.
pub fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// The game that a record is of.
pub fn game_of(text: &str) -> Result<&'static str> {
    let id = record::game_of(text).context("this is no record of a game")?;
    Ok(orrery_catalog::find(&id)?.info().id)
}

fn verify(text: &str) -> Result<Result<String, RecordError>> {
    Ok(with_game!(game_of(text)?, G => verify_as::<G>(text)))
}

fn verify_as<G: Game>(text: &str) -> Result<String, RecordError> {
    let record = Record::<G>::load(text)?;
    let history = record.verify()?;
    let result = match G::outcome(history.state()) {
        Some(outcome) => {
            let scores: Vec<String> =
                outcome.seats.iter().map(|s| format!("{} (place {})", s.score, s.rank)).collect();
            scores.join(", ")
        }
        None => "not over".into(),
    };
    let (game, actions) = (G::info().name, history.entries().len());
    let commitment = record.commitment;
    Ok(format!("sound and fair, {game}, {actions} actions, scores {result}, commitment {commitment}"))
}
