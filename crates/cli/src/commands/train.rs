//! `orrery train`: learn to judge positions by self-play.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::{Cancel, Knowledge};
use orrery_catalog::with_game;
use orrery_core::OptionValues;
use orrery_train::{Plan, Trained, html, train};

use super::Exit;
use crate::table_args::{TableArgs, to_options, unusual};

/// Train the learned evaluation of a game by self-play
///
/// The run is saved in a checkpoint and goes on from there when it is started again. The best network is written to
/// FILE, called `<game>-<players>.net` or `<game>-<mode>-<players>.net`; the bots use the files in crates/bots/src/games.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery train reworld --players 2 --games 20000 --out reworld-2.net
  orrery train roll-for-the-galaxy --players 2 --games 30000 --out roll-2.net --report curve.html")]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Number of games in all
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// How many choices each seat makes at random first, so that what looks bad at the start is learned too (the side of
    /// the home colony in New Frontiers)
    #[arg(long, default_value_t = 0)]
    random_choices: u32,
    /// The result follows from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; 0 uses every core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Where the best network is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Where the run is saved and resumed from [default: FILE with the ending .checkpoint]
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Write a page with the learning curve
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    let table = args.table.values(game.info())?;
    let trained = with_game!(game.info().id, G => learn::<G>(args, &table))?;
    fs::write(&args.out, &trained.weights).with_context(|| format!("cannot write {}", args.out.display()))?;
    println!("{} games; the best network is in {}", trained.games, args.out.display());
    if let Some(file) = &args.report {
        let options = unusual(game.info(), &table);
        let title = format!("{}, {} players{options}, seed {}", game.info().name, table.players, args.seed);
        fs::write(file, html(&title, &trained.curve))
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn learn<G: Knowledge>(args: &Args, table: &OptionValues) -> Result<Trained> {
    let plan = Plan {
        threads: args.threads,
        random_choices: args.random_choices,
        checkpoint: Some(args.checkpoint.clone().unwrap_or_else(|| args.out.with_extension("checkpoint"))),
        ..Plan::new(to_options::<G>(table)?, args.games, args.seed)
    };
    let bar = ProgressBar::new(args.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let trained = train::<G>(&plan, &Cancel::new(), &mut |progress| {
        bar.set_position(progress.games);
        if let Some(point) = progress.point {
            bar.println(format!(
                "{:7} games: {:5.1} % against greedy, {:5.1} % against the best before{}",
                point.games,
                100.0 * point.against_hand_tuned,
                100.0 * point.against_best,
                if point.best { ", kept" } else { "" }
            ));
        }
    })?;
    bar.finish_and_clear();
    Ok(trained)
}
