//! `orrery report`: what happened in a recorded game, and what each decision cost.

use std::path::PathBuf;
use std::process::ExitCode;

use indicatif::ProgressBar;
use orrery_analysis::html::html;
use orrery_analysis::report::{Measure, Sure};
use orrery_analysis::{Effort, Report, examine};
use orrery_bots::{Cancel, Knowledge, spec};
use orrery_catalog::with_game;
use orrery_core::{Lang, Present, Record, RecordError, Texts};

use super::{Exit, print_json, verify};

/// Judge a recorded game: chances after every decision, luck and decisions told apart, the costliest mistakes
///
/// Every decision is judged by what its player could know then.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery report game.jsonl                   in words
  orrery report game.jsonl --html > game.html   as a page with curves
  orrery report game.jsonl --json")]
pub struct Args {
    /// The record, with its seed
    file: PathBuf,
    /// Print a page that needs nothing else
    #[arg(long)]
    html: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// The same seed makes the same report
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Runs the command.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let text = verify::read(&args.file)?;
    with_game!(verify::game_of(&text)?, G => report::<G>(args, &text, lang))
}

fn report<G: Present + Knowledge>(args: &Args, text: &str, lang: Lang) -> Exit {
    let record = Record::<G>::load(text)?;
    if record.components != G::components_hash() {
        return Err(RecordError::OtherComponents(record.components, G::components_hash().into()).into());
    }
    let bar = ProgressBar::new(100);
    let mut progress = |_: &Report, share: f64| bar.set_position((100.0 * share) as u64);
    let report = examine::<G>(&record, Effort::default(), args.seed, &Cancel::new(), &mut progress)?;
    bar.finish_and_clear();
    let (words, own) = match lang {
        Lang::En => (G::WORDS.0, spec::TEXTS.0),
        Lang::De => (G::WORDS.1, spec::TEXTS.1),
    };
    let texts = Texts::of_game(lang, G::sources()).with(&[own, words]);
    if args.json {
        print_json(&report)?;
    } else if args.html {
        println!("{}", html(&report, G::info().name, &texts));
    } else {
        print(&report, &texts);
    }
    Ok(ExitCode::SUCCESS)
}

fn print(report: &Report, texts: &Texts) {
    let hundred = |m: Measure| format!("{:+6.1} ± {:4.1}", 100.0 * m.mean, 100.0 * m.unsure);
    println!(
        "of 100 wins      luck           own            others         not explained  from    to  as strong"
    );
    for seat in &report.seats {
        println!(
            "P{}        {}  {}  {}  {}  {:5.1} {:5.1}  {}/{}",
            seat.seat.0 + 1,
            hundred(seat.luck),
            hundred(seat.own),
            hundred(seat.others),
            hundred(seat.rest),
            100.0 * seat.before,
            100.0 * seat.end,
            seat.agreed,
            seat.decisions
        );
    }
    for seat in &report.seats {
        println!("\nP{}", seat.seat.0 + 1);
        for decision in &seat.costliest {
            let label = |message| texts.say_to(seat.seat, message);
            let sure = match decision.sure {
                Sure::Sure => "sure",
                Sure::Fairly => "fairly sure",
                Sure::MayBeNothing => "may be nothing",
            };
            let (round, step) = (decision.round, decision.step + 1);
            println!("  round {round}, step {step}: {} of 100 ({sure})", hundred(decision.loss).trim());
            println!("    played: {}", label(&decision.played.label));
            println!("    better: {}", label(&decision.better.label));
            for reason in &decision.reasons {
                println!("      - {}", label(reason));
            }
        }
    }
}
