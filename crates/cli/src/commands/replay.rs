//! `orrery replay`: look at a recorded game.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use orrery_catalog::with_game;
use orrery_core::{History, Lang, Present, Record, RecordError, Texts, Viewer};

use super::{Exit, verify};

/// Show a recorded game: its log, the table at any moment, its result
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery replay game.jsonl               the whole log and the result
  orrery replay game.jsonl --step 40     the table after 40 actions
  orrery replay game.jsonl --verify      check rules, result and fairness first
What each decision cost is told by `orrery report`.")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Show the table after this many actions
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Check rules, result and fairness first
    #[arg(long)]
    verify: bool,
}

/// Runs the command.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let text = verify::read(&args.file)?;
    with_game!(verify::game_of(&text)?, G => replay::<G>(args, &text, lang))
}

fn replay<G: Present>(args: &Args, text: &str, lang: Lang) -> Exit {
    let record = Record::<G>::load(text)?;
    if record.components != G::components_hash() {
        return Err(RecordError::OtherComponents(record.components, G::components_hash().into()).into());
    }
    let history = if args.verify {
        match record.verify() {
            Ok(history) => {
                println!("sound and fair: every action is legal, result and seed are as promised");
                history
            }
            Err(error) => {
                println!("not sound: {error}");
                return Ok(ExitCode::FAILURE);
            }
        }
    } else {
        History::replay(&record)?
    };
    let texts = Texts::of_game(lang, G::sources());
    let most = history.entries().len();
    match args.step {
        Some(step) if step > most => bail!("the game has {most} actions, so --step goes from 0 to {most}"),
        Some(step) => show_table::<G>(&history, step, &texts)?,
        None => {
            show_log(&history, &texts);
            show_table::<G>(&history, most, &texts)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn show_log<G: Present>(history: &History<G>, texts: &Texts) {
    for (_, event) in history.opening() {
        println!("   0  {}", texts.say(&G::tell(event)));
    }
    for (number, entry) in history.entries().iter().enumerate() {
        for (_, event) in entry.events.iter().filter(|(to, _)| to.includes(Viewer::Everything)) {
            println!("{:4}  {}", number + 1, texts.say(&G::tell(event)));
        }
    }
}

fn show_table<G: Present>(history: &History<G>, step: usize, texts: &Texts) -> Result<()> {
    println!("\n{}", G::print(&G::view(&history.state_after(step), Viewer::Everything), texts));
    Ok(())
}
