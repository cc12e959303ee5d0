//! `orrery replay`: look at a recorded game.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use indicatif::ProgressBar;
use orrery_bots::hint::{Analysis, analyse};
use orrery_bots::{Budget, Cancel, Knowledge};
use orrery_catalog::with_game;
use orrery_core::{History, Lang, Present, Record, RecordError, Texts, Viewer};

use super::{Exit, print_json, verify};

/// Show a recorded game: its log, the table at any moment, its result
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery replay game.jsonl               the whole log and the result
  orrery replay game.jsonl --step 40     the table after 40 actions
  orrery replay game.jsonl --verify      check rules, result and fairness first
  orrery replay game.jsonl --analyse     what each decision cost, the three costliest marked")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Show the table after this many actions
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Check rules, result and fairness first
    #[arg(long)]
    verify: bool,
    /// Let a search judge every decision and mark the three costliest
    #[arg(long)]
    analyse: bool,
    /// analyse: how long to think about a decision, such as 300it or 100ms
    #[arg(long, default_value = "300it", value_name = "BUDGET")]
    budget: String,
    /// Print JSON (with --analyse)
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let text = verify::read(&args.file)?;
    with_game!(verify::game_of(&text)?, G => replay::<G>(args, &text, lang))
}

fn replay<G: Present + Knowledge>(args: &Args, text: &str, lang: Lang) -> Exit {
    let record = Record::<G>::load(text)?;
    if record.components != G::components_hash() {
        return Err(RecordError::OtherComponents(record.components, G::components_hash().into()).into());
    }
    let history = if args.verify {
        match record.verify() {
            Ok(history) => {
                println!(
                    "sound: every action is legal, result and seed are as recorded; `orrery verify` says what is proven"
                );
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
    if args.analyse {
        return analyse_game::<G>(args, &record, &history, &texts);
    }
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

fn analyse_game<G: Present + Knowledge>(
    args: &Args,
    record: &Record<G>,
    history: &History<G>,
    texts: &Texts,
) -> Exit {
    let Some(budget) = Budget::parse(&args.budget) else {
        bail!("`{}` is no budget; write 300it for 300 iterations or 100ms for 100 milliseconds", args.budget);
    };
    let bar = ProgressBar::new(record.actions.len() as u64);
    let analysis =
        analyse::<G>(record, budget, 1, &Cancel::new(), &mut |done| bar.set_position(done as u64))?;
    bar.finish_and_clear();
    if args.json {
        print_json(&analysis)?;
    } else {
        show_analysis(&analysis, history, texts);
    }
    Ok(ExitCode::SUCCESS)
}

/// Each decision with the chance to win that it gave away; the costliest are marked `!!!`, `!!` and `!`.
fn show_analysis<G: Present>(analysis: &Analysis<G::Action>, history: &History<G>, texts: &Texts) {
    for (i, judgement) in analysis.decisions.iter().enumerate() {
        let state = history.state_after(judgement.number - 1);
        let label = |action| texts.say(&G::describe(&state, judgement.seat, action).label);
        let mark = match analysis.costliest.iter().position(|&c| c == i) {
            Some(place) => "!".repeat(3 - place),
            None => String::new(),
        };
        print!(
            "{:4}  P{}  {:3}  {:5.1} % to win  -{:4.1}  {}",
            judgement.number,
            judgement.seat.0 + 1,
            mark,
            100.0 * judgement.played.win_probability,
            100.0 * judgement.loss,
            label(judgement.played.action)
        );
        if judgement.loss > 0.0 {
            print!("  (better: {})", label(judgement.best.action));
        }
        println!();
    }
}
