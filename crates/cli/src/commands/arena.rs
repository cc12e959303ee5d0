//! `orrery arena`: which bot is better, and how sure is that?

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_arena::{ArenaReport, Sprt, Tournament, report, tournament};
use orrery_bots::{BotSpec, Knowledge};
use orrery_catalog::with_game;
use orrery_core::{GameInfo, OptionValues};

use super::{Exit, print_json};
use crate::table_args::{TableArgs, to_options, unusual};

/// Let bots play against each other: win rates, ratings, speed
///
/// Every line-up sits in every order of seats with the same dice, so that luck and seats cancel out. At a table of one
/// seat every bot plays the same deals alone. A bot is
/// random, greedy, learned, novice, regular, strong, or a search with a budget such as search:300ms or search:500it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery arena reworld --bots greedy,random --games 1000
  orrery arena roll-for-the-galaxy --bots strong,greedy --games 200 --report arena.html
  orrery arena reworld --bots search:500it,greedy,random --players 3 --games 60 --json
  orrery arena reworld --bots strong,greedy --games 1000 --sprt 0.5,0.6
  orrery arena reworld --bots greedy,random --option-pairs --games 20   every pair of options")]
pub struct Args {
    /// The game
    game: String,
    /// The bots, separated by commas, the one of interest first
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// One tournament for each of the tables that together hold every pair of option values
    #[arg(long, conflicts_with = "report")]
    option_pairs: bool,
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
    /// Print JSON; one object in a line for each table
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    let bots = args.bots.iter().map(|b| Ok(b.parse::<BotSpec>()?)).collect::<Result<Vec<_>>>()?;
    let info = game.info();
    let tables = if args.option_pairs { args.table.pairs(info)? } else { vec![args.table.values(info)?] };
    if bots.len() < 2 && tables.iter().any(|table| table.players > 1) {
        bail!("an arena needs two bots at least, such as --bots strong,greedy");
    }
    let sprt = match args.sprt[..] {
        [] => None,
        [low, high] if 0.0 < low && low < high && high < 1.0 => Some(Sprt { low, high }),
        _ => bail!("--sprt takes two shares of wins, the lower first, such as 0.5,0.6"),
    };
    for table in &tables {
        let found = with_game!(info.id, G => play::<G>(args, table, bots.clone(), sprt))?;
        if sprt.is_some() && found.results.iter().all(|r| r.wins.is_none()) {
            bail!("there is nothing to win at this table, so --sprt has no share of wins to test");
        }
        if let Some(file) = &args.report {
            fs::write(file, report::html(&found))
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
        if args.json {
            print_json(&found)?;
        } else {
            print(&found, info, table);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn play<G: Knowledge>(
    args: &Args,
    table: &OptionValues,
    bots: Vec<BotSpec>,
    sprt: Option<Sprt>,
) -> Result<ArenaReport> {
    let plan = Tournament {
        bots,
        options: to_options::<G>(table)?,
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

fn print(report: &ArenaReport, info: &GameInfo, table: &OptionValues) {
    println!(
        "{} with {} players{}, {} games in {:.0} s, seed {}",
        report.game,
        report.players,
        unusual(info, table),
        report.games,
        report.seconds,
        report.seed
    );
    let width = report.results.iter().map(|r| r.bot.len()).max().unwrap_or(0).max(3);
    let alone = report.players == 1;
    let last = if alone { "10 %  median  90 %   to the first" } else { "rating   " };
    println!(
        "  {:width$}  games   wins   95 % interval     score       {last}    decisions/s  slowest",
        "bot"
    );
    for r in &report.results {
        let percent = |share: Option<f64>| share.map_or("    -".into(), |s| format!("{:5.1}", 100.0 * s));
        let pair = |value: Option<f64>, margin: Option<f64>, digits: usize| {
            let pair = value.zip(margin).map(|(v, m)| format!("{v:5.digits$} ±{m:3.digits$}"));
            pair.unwrap_or_default()
        };
        let last = if alone {
            let q = r.quantiles;
            let gap = pair(r.gap_to_first, r.gap_to_first_margin, 1);
            format!("{:4}  {:6}  {:4}   {gap:>12}", q.tenth, q.median, q.ninetieth)
        } else {
            pair(r.rating, r.rating_margin, 0)
        };
        println!(
            "  {:width$}  {:5}  {} %  {} to {} %  {:5.1} ±{:3.1}  {last}  {:11.0}  {:5.0} ms",
            r.bot,
            r.games,
            percent(r.win_rate),
            percent(r.win_rate_low),
            percent(r.win_rate_high),
            r.mean_score,
            r.mean_score_margin,
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
