//! `orrery arena`: which bot is better, and how sure is that?

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_arena::{ArenaReport, Sprt, Tournament, report, tournament};
use orrery_bots::{BotSpec, Knowledge};
use orrery_catalog::with_game;

use super::{Exit, print_json};

/// Let bots play against each other: win rates, ratings, speed
///
/// Every line-up sits in every order of seats with the same dice, so that luck and seats cancel out. A bot is
/// random, greedy, learned, novice, regular, strong, or a search with a budget such as search:300ms or search:500it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery arena reworld --bots greedy,random --games 1000
  orrery arena roll-for-the-galaxy --bots strong,greedy --games 200 --report arena.html
  orrery arena reworld --bots search:500it,greedy,random --players 3 --games 60 --json
  orrery arena reworld --bots strong,greedy --games 1000 --sprt 0.5,0.6")]
pub struct Args {
    /// The game
    game: String,
    /// The bots, separated by commas, the one of interest first
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Number of players
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Number of games, rounded up so that seats are fair
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// How many games at the same time; 0 uses every core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The same seed plays the same games, unless a bot thinks by the clock
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as it is clear whether the first bot's share of wins is the low or the high one
    #[arg(long, value_name = "LOW,HIGH", value_delimiter = ',', num_args = 1)]
    sprt: Vec<f64>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    let bots = args.bots.iter().map(|b| Ok(b.parse::<BotSpec>()?)).collect::<Result<Vec<_>>>()?;
    if bots.len() < 2 {
        bail!("an arena needs two bots at least, such as --bots strong,greedy");
    }
    let sprt = match args.sprt[..] {
        [] => None,
        [low, high] if 0.0 < low && low < high && high < 1.0 => Some(Sprt { low, high }),
        _ => bail!("--sprt takes two shares of wins, the lower first, such as 0.5,0.6"),
    };
    let found = with_game!(game.info().id, G => play::<G>(args, bots, sprt))?;
    if let Some(file) = &args.report {
        fs::write(file, report::html(&found)).with_context(|| format!("cannot write {}", file.display()))?;
    }
    if args.json {
        print_json(&found)?;
    } else {
        print(&found);
    }
    Ok(ExitCode::SUCCESS)
}

fn play<G: Knowledge>(args: &Args, bots: Vec<BotSpec>, sprt: Option<Sprt>) -> Result<ArenaReport> {
    let plan = Tournament {
        bots,
        options: G::options(args.players),
        games: args.games,
        threads: args.threads,
        seed: args.seed,
        sprt,
        note_actions: args.report.is_some(),
    };
    let bar = ProgressBar::new(args.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let report = tournament::<G>(&plan, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    Ok(report)
}

fn print(report: &ArenaReport) {
    println!(
        "{} with {} players, {} games in {:.0} s, seed {}",
        report.game, report.players, report.games, report.seconds, report.seed
    );
    let width = report.results.iter().map(|r| r.bot.len()).max().unwrap_or(0).max(3);
    println!(
        "  {:width$}  games   wins   95 % interval     score     rating       decisions/s  slowest",
        "bot"
    );
    for r in &report.results {
        println!(
            "  {:width$}  {:5}  {:5.1} %  {:5.1} to {:5.1} %  {:5.1} ±{:3.1}  {:5.0} ±{:3.0}  {:11.0}  {:5.0} ms",
            r.bot,
            r.games,
            100.0 * r.win_rate,
            100.0 * r.win_rate_low,
            100.0 * r.win_rate_high,
            r.mean_score,
            r.mean_score_margin,
            r.rating,
            r.rating_margin,
            r.decisions_per_second,
            r.slowest_ms,
        );
    }
    if let Some(better) = report.first_is_better {
        println!(
            "  sequential test: the first bot's share of wins is the {} one",
            if better { "high" } else { "low" }
        );
    }
}
