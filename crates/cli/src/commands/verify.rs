//! `orrery verify`: is a recorded game sound, and what is proven about its shuffles?

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use orrery_catalog::with_game;
use orrery_core::{ContributionBy, Game, Lang, Message, Record, RecordError, Texts, record};

use super::Exit;

/// Check a recorded game offline: every action legal, the result as recorded, every shuffle fair
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery verify game.jsonl\n  orrery verify game.jsonl --commitment 5e… --contribution 0a…     compared with what you kept\n  orrery verify crates/games/reworld/tests/games/*.jsonl"
)]
pub struct Args {
    /// Records, as downloaded from a table
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The commitment that the table showed you before the game; your browser keeps it
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// What your browser contributed to the seed, and kept
    #[arg(long, value_name = "HEX")]
    contribution: Option<String>,
}

/// What can be said about the shuffles of a sound record; each has its sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// The contribution that was kept is in it, and the commitment is the one that was kept.
    Proven,
    /// The commitment is the one that was kept.
    Watched,
    /// Nothing was kept to compare with.
    Consistent,
    /// The server drew the seed alone.
    Alone,
    /// It is not what was kept.
    Exchanged,
}

impl Verdict {
    fn message(self) -> Message {
        Message::new(match self {
            Verdict::Proven => "verify-proven",
            Verdict::Watched => "verify-watched",
            Verdict::Consistent => "verify-consistent",
            Verdict::Alone => "verify-alone",
            Verdict::Exchanged => "verify-exchanged",
        })
    }
}

/// Runs the command. Exit code 1 if a record is not sound.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let texts = Texts::new(lang, &[super::texts(lang)]);
    let mut code = ExitCode::SUCCESS;
    for file in &args.files {
        let text = read(file)?;
        match verify(&text, args)? {
            Ok((summary, verdict)) => {
                println!("{}: {summary}\n  {}", file.display(), texts.say(&verdict.message()));
                if verdict == Verdict::Exchanged {
                    code = ExitCode::FAILURE;
                }
            }
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

fn verify(text: &str, args: &Args) -> Result<Result<(String, Verdict), RecordError>> {
    Ok(with_game!(game_of(text)?, G => verify_as::<G>(text, args)))
}

fn verify_as<G: Game>(text: &str, args: &Args) -> Result<(String, Verdict), RecordError> {
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
    let rewinds = match history.rewinds() {
        0 => String::new(),
        times => format!(", {times} times back by consent"),
    };
    let verdict = verdict(&record, args);
    let commitment = record.commitment;
    Ok((
        format!("sound, {game}, {actions} actions{rewinds}, scores {result}, commitment {commitment}"),
        verdict,
    ))
}

/// Compares a sound record with what the caller kept.
fn verdict<G: Game>(record: &Record<G>, args: &Args) -> Verdict {
    let same = |kept: &str, value: &str| kept.trim().eq_ignore_ascii_case(value);
    let commitment = args.commitment.as_deref().map(|kept| same(kept, &record.commitment));
    let contribution = args.contribution.as_deref().map(|kept| {
        let mut given = record.fair.iter().flat_map(|fair| &fair.contributions);
        given.any(|c| c.by == ContributionBy::Player && same(kept, &c.value.to_hex()))
    });
    match (&record.fair, commitment, contribution) {
        (_, Some(false), _) | (_, _, Some(false)) => Verdict::Exchanged,
        (None, ..) => Verdict::Alone,
        (_, Some(true), Some(true)) => Verdict::Proven,
        (_, Some(true), None) => Verdict::Watched,
        (_, None, _) => Verdict::Consistent,
    }
}
