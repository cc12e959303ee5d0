//! `orrery balance`: which components win more than others?

use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_arena::{BalancePlan, BalanceReport, balance};
use orrery_bots::Knowledge;
use orrery_catalog::{CatalogGame, with_game};
use orrery_core::{Lang, OptionValues};

use super::{Exit, print_json};
use crate::table_args::{TableArgs, to_options, unusual};

/// Let a bot play itself and compare the components: how often they are used, how often their users win
///
/// The groups are the game's own ("home colony", "development", ...) and "scored for": everything that a line of the
/// score sheet names. A good component is bought by those who are ahead anyway, so high rates need a second look.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery balance new-frontiers --players 3 --games 5000
  orrery balance new-frontiers --option mode=goals --games 5000 --json
  orrery balance new-frontiers --random-choices 1 --games 5000      both sides of each home colony
  orrery balance new-frontiers --group \"home colony\" --bot search:20ms --games 200")]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Who plays at every seat
    #[arg(long, default_value = "learned")]
    bot: String,
    /// How many choices each seat makes at random first, so that what bots never choose there is seen too (the
    /// side of the home colony in New Frontiers, the first goal in Evacuation)
    #[arg(long, default_value_t = 0)]
    random_choices: u32,
    /// Only this group of components
    #[arg(long)]
    group: Option<String>,
    /// Number of threads; 0 uses every core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The same seed plays the same games, unless the bot thinks by the clock
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    let table = args.table.values(game.info())?;
    let mut report = with_game!(game.info().id, G => compare::<G>(args, &table))?;
    report.rows.retain(|row| args.group.as_ref().is_none_or(|group| *group == row.group));
    if args.json {
        print_json(&report)?;
    } else {
        print(&report, game, &table, lang);
    }
    Ok(ExitCode::SUCCESS)
}

fn compare<G: Knowledge>(args: &Args, table: &OptionValues) -> Result<BalanceReport> {
    let bot = args.bot.parse().map_err(|e| anyhow!("{e}")).context("--bot")?;
    let plan = BalancePlan {
        bot,
        options: to_options::<G>(table)?,
        games: args.games,
        random_choices: args.random_choices,
        threads: args.threads,
        seed: args.seed,
    };
    let bar = ProgressBar::new(args.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let report = balance::<G>(&plan, &|done| bar.set_position(done))?;
    bar.finish_and_clear();
    Ok(report)
}

/// A table in Markdown, so that it can go into a document.
fn print(report: &BalanceReport, game: &dyn CatalogGame, table: &OptionValues, lang: Lang) {
    let BalanceReport { players, bot, games, mean_score, .. } = report;
    let unusual = unusual(game.info(), table);
    println!(
        "{} with {players} players{unusual}, {games} games of {bot}; mean score {mean_score:.1}",
        report.game
    );
    println!();
    println!("| Group | Component | Used by | Wins | Mean score |");
    println!("|---|---|---:|---:|---:|");
    for row in &report.rows {
        let name = game.texts(lang).name(&row.component);
        let wins = row.win_rate.map_or("-".to_owned(), |rate| format!("{:.1} %", 100.0 * rate));
        let used = 100.0 * row.used;
        let score = format!("{:.1} ± {:.1}", row.mean_score, row.mean_score_margin);
        println!("| {} | {name} | {used:.1} % | {wins} | {score} |", row.group);
    }
}
