//! `orrery sim`: many games at once.

use std::process::ExitCode;

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_arena::SimReport;
use orrery_catalog::with_game;
use orrery_core::Game;

use super::{Exit, print_json};

/// Play many random games and report speed, length and scores
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery sim reworld --players 3 --games 10000
  orrery sim roll-for-the-galaxy --players 2 --games 100000 --threads 2 --seed 7 --json")]
pub struct Args {
    /// The game
    game: String,
    /// Number of players
    #[arg(long, default_value_t = 2)]
    players: u8,
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
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    if args.bots != "random" {
        bail!("`sim` plays random bots only; compare `{}` with others by `orrery arena`", args.bots);
    }
    let game = orrery_catalog::find(&args.game)?;
    let report = with_game!(game.info().id, G => simulate::<G>(args))?;
    if args.json {
        print_json(&report)?;
    } else {
        print(&report);
    }
    Ok(ExitCode::SUCCESS)
}

fn simulate<G: Game>(args: &Args) -> Result<SimReport> {
    let bar = ProgressBar::new(args.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let report =
        orrery_arena::sim::<G>(&G::options(args.players), args.games, args.threads, args.seed, &|done| {
            bar.set_position(done)
        })?;
    bar.finish_and_clear();
    Ok(report)
}

fn print(report: &SimReport) {
    println!(
        "{} with {} players, {} random games in {:.1} s",
        report.game, report.players, report.games, report.seconds
    );
    println!("  {:.0} games/s, {:.0} decisions/s", report.games_per_second, report.decisions_per_second);
    println!("  {:.1} decisions in a game, at most {}", report.mean_decisions_per_game, report.longest_game);
    for (seat, (score, wins)) in report.mean_scores.iter().zip(&report.wins).enumerate() {
        let share = 100.0 * wins / (report.games.max(1) as f64);
        println!("  seat {}: mean score {score:.1}, wins {share:.1} %", seat + 1);
    }
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
