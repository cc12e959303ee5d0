//! `orrery sim`: many games at once.

use std::process::ExitCode;

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_arena::SimReport;
use orrery_catalog::with_game;
use orrery_core::{Game, GameInfo, OptionValues};

use super::{Exit, print_json};
use crate::table_args::{TableArgs, to_options, unusual};

/// Play many random games and report speed, length and scores
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery sim reworld --players 3 --games 10000
  orrery sim roll-for-the-galaxy --players 2 --games 100000 --threads 2 --seed 7 --json
  orrery sim reworld --option-pairs --games 1000    every pair of options, at each number of players")]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// One run for each of the tables that together hold every pair of option values
    #[arg(long)]
    option_pairs: bool,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Who plays; bots that think are compared by `orrery arena`
    #[arg(long, default_value = "random")]
    bots: String,
    /// Number of threads; 0 uses every core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON; one object in a line for each table
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    if args.bots != "random" {
        bail!("`sim` plays random bots only; compare `{}` with others by `orrery arena`", args.bots);
    }
    let game = orrery_catalog::find(&args.game)?;
    let info = game.info();
    let tables = if args.option_pairs { args.table.pairs(info)? } else { vec![args.table.values(info)?] };
    for table in &tables {
        let report = with_game!(info.id, G => simulate::<G>(args, table))?;
        if args.json {
            print_json(&report)?;
        } else {
            print(&report, info, table);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn simulate<G: Game>(args: &Args, table: &OptionValues) -> Result<SimReport> {
    let options = to_options::<G>(table)?;
    let bar = ProgressBar::new(args.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let report = orrery_arena::sim::<G>(&options, args.games, args.threads, args.seed, &|done| {
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    Ok(report)
}

fn print(report: &SimReport, info: &GameInfo, table: &OptionValues) {
    println!(
        "{} with {} players{}, {} random games in {:.1} s",
        report.game,
        report.players,
        unusual(info, table),
        report.games,
        report.seconds
    );
    println!("  {:.0} games/s, {:.0} decisions/s", report.games_per_second, report.decisions_per_second);
    println!("  {:.1} decisions in a game, at most {}", report.mean_decisions_per_game, report.longest_game);
    for (seat, score) in report.mean_scores.iter().enumerate() {
        let wins = report.wins.as_ref().and_then(|wins| wins.get(seat));
        let share = wins.map(|wins| format!(", wins {:.1} %", 100.0 * wins / (report.games.max(1) as f64)));
        println!("  seat {}: mean score {score:.1}{}", seat + 1, share.unwrap_or_default());
    }
    for score in &report.rivals {
        println!("  rival without a seat: mean score {score:.1}");
    }
    let q = report.quantiles;
    println!(
        "  scores from {} to {}, half of them up to {}, nine tenths up to {}",
        q.lowest, q.highest, q.median, q.ninetieth
    );
    if report.unfinished > 0 {
        println!("  {} games did not end", report.unfinished);
    }
    histogram(report);
}

/// The distribution of the scores in about twenty bars.
fn histogram(report: &SimReport) {
    let (Some((&low, _)), Some((&high, _))) =
        (report.scores.first_key_value(), report.scores.last_key_value())
    else {
        return;
    };
    let width = ((high - low) / 20 + 1).max(1);
    let mut bars = vec![0u64; ((high - low) / width + 1) as usize];
    for (score, count) in &report.scores {
        bars[((score - low) / width) as usize] += count;
    }
    let most = bars.iter().copied().max().unwrap_or(1).max(1);
    println!("  scores:");
    for (i, count) in bars.iter().enumerate() {
        let from = low + i as i32 * width;
        let length = (count * 60).div_ceil(most) as usize;
        println!("  {from:5} to {:4}  {:60} {count}", from + width - 1, "█".repeat(length));
    }
}
