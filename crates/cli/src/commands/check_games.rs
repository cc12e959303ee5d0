//! `orrery check-games`: which stored games newer rules concern.

use std::process::ExitCode;

use orrery_server::{CheckedGame, Fate, check_games};
use tokio::runtime::Runtime;

use super::{Exit, print_json};

/// Say which stored games this version of the program would play differently, before it is put to use
///
/// A game whose actions are all still legal and lead to the same place goes on under the newer rules. Only the others
/// are named one by one: they stay as they are, can be looked at, ended by agreement or downloaded.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery check-games --data orrery.db\n  orrery check-games --data backup.db --json"
)]
pub struct Args {
    /// The data file of the server, a backup of it, or postgres://...
    #[arg(long, env = "ORRERY_DATA", default_value = "orrery.db", value_name = "FILE or URL")]
    data: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command. Exit code 1 if a game cannot go on under the present rules.
pub fn run(args: &Args) -> Exit {
    let games = Runtime::new()?.block_on(check_games(&args.data))?;
    let count = |fate: Fate| games.iter().filter(|game| game.fate == fate).count();
    if args.json {
        print_json(&games)?;
    } else {
        println!("{} games in {}", games.len(), args.data);
        println!("  {} were played under the present rules", count(Fate::Same));
        println!("  {} go on under the present rules", count(Fate::GoesOn));
        println!("  {} would go differently and stay with their old rules", count(Fate::Stays));
        for game in games.iter().filter(|game| game.fate == Fate::Stays) {
            println!("    {}", name(game));
        }
    }
    Ok(if count(Fate::Stays) > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn name(game: &CheckedGame) -> String {
    let version = game.rules_version.map_or_else(|| "unknown".into(), |version| version.to_string());
    let why = game.why.as_deref().unwrap_or("it leads to another place");
    format!("{} {} ({:?}, rules version {version}): {why}", game.table, game.game, game.status)
}
