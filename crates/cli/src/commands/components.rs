//! `orrery components`: every tile and card with its source.

use std::process::ExitCode;

use anyhow::bail;
use orrery_catalog::Component;
use orrery_core::Lang;

use super::{Exit, print_json};

/// List the components of a game with their sources
///
/// Owners of the box can compare: entries marked `reconstructed` are our own design, because the figure could not be found.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery components reworld
  orrery components reworld --source reconstructed
  orrery components roll-for-the-galaxy --json")]
pub struct Args {
    /// The game
    game: String,
    /// Only entries of which something comes from this source: rulebook, public or reconstructed
    #[arg(long)]
    source: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const SOURCES: [&str; 3] = ["rulebook", "public", "reconstructed"];

/// Runs the command.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    if let Some(source) = args.source.as_deref().filter(|s| !SOURCES.contains(s)) {
        bail!("there is no source `{source}`; the sources are: {}", SOURCES.join(", "));
    }
    let wanted = |c: &&Component| args.source.as_deref().is_none_or(|source| c.comes_from(source));
    let components: Vec<_> = game.components().iter().filter(wanted).collect();
    if args.json {
        print_json(&components)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut table = "";
    for c in &components {
        if c.table != table {
            table = &c.table;
            println!("\n{table}");
        }
        let name = match lang {
            Lang::En => &c.name_en,
            Lang::De => &c.name_de,
        };
        println!("  {:28} {:34} {:13} {}", c.id, name, c.source, c.facts());
    }
    Ok(ExitCode::SUCCESS)
}
