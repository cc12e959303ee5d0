//! `orrery games`: what can be played.

use std::process::ExitCode;

use orrery_catalog::GAMES;

use super::{Exit, print_json};
use crate::table_args::describe;

/// List the games and their options
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery games\n  orrery games --json")]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let games: Vec<_> = GAMES.iter().map(|game| game.info()).collect();
    if args.json {
        print_json(&games)?;
        return Ok(ExitCode::SUCCESS);
    }
    for game in games {
        println!("{:22} {:22} {} to {} players", game.id, game.name, game.players.0, game.players.1);
        for option in game.options {
            println!("{:22}   {}; usually {}, rule {}", "", describe(option), option.default, option.rule);
        }
    }
    Ok(ExitCode::SUCCESS)
}
