//! `orrery bench`: how fast the engines are.

use std::process::ExitCode;

use anyhow::Result;
use orrery_arena::BenchReport;
use orrery_catalog::{GAMES, with_game};
use orrery_core::{Game, OptionValues};

use super::{Exit, print_json};
use crate::allocations;
use crate::table_args::{TableArgs, to_options, unusual};

/// Measure random play on one thread: decisions and games per second, times, sizes, allocations
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery bench                      every game
  orrery bench reworld --players 4
  orrery bench reworld --json")]
pub struct Args {
    /// The game; without one, all of them
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Print one JSON object for each game
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let games = match &args.game {
        Some(name) => vec![orrery_catalog::find(name)?],
        None => GAMES.to_vec(),
    };
    for game in games {
        let table = args.table.values(game.info())?;
        let report = with_game!(game.info().id, G => measure::<G>(&table))?;
        if args.json {
            print_json(&report)?;
        } else {
            print(&report, &unusual(game.info(), &table));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn measure<G: Game>(table: &OptionValues) -> Result<BenchReport> {
    Ok(orrery_arena::bench::<G>(&to_options::<G>(table)?, allocations::COUNTER)?)
}

fn print(r: &BenchReport, options: &str) {
    println!("{} with {} players{options}, one thread, random play", r.game, r.players);
    println!("  {:.2} million decisions/s, {:.0} games/s", r.decisions_per_second / 1e6, r.games_per_second);
    println!(
        "  {:.0} decisions in a game, {:.1} legal actions in a decision",
        r.decisions_per_game, r.mean_legal
    );
    println!(
        "  {:.0} ns to check and apply, {:.0} ns to list the legal actions",
        r.ns_per_apply, r.ns_per_legal
    );
    println!("  {} bytes in a state, copied in {:.0} ns", r.state_bytes, r.clone_ns);
    match r.allocations_per_playout {
        Some(allocations) => println!("  {allocations} allocations in a playout"),
        None => println!("  allocations are counted only if built with --features count-allocations"),
    }
}
