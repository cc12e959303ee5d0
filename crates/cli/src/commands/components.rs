//! `orrery components`: every tile and card with its source; export and check of component files.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use orrery_catalog::{CatalogGame, Component};
use orrery_core::Lang;

use super::{Exit, print_json};
use crate::packs;

/// List the components of a game with their sources; export them, check a corrected file
///
/// Entries marked `reconstructed` are our own design, because the figure could not be found. Owners of the box can
/// correct them: export the file, edit it, check it, and start any command with `--components FILE`.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery components reworld
  orrery components reworld --source reconstructed
  orrery components roll-for-the-galaxy --json
  orrery components reworld --export my.toml         a file to correct
  orrery components reworld --check my.toml          every problem with its line and rule
  orrery --components my.toml play reworld           play with it")]
pub struct Args {
    /// The game
    game: String,
    /// Only entries of which something comes from this source: rulebook, public or reconstructed
    #[arg(long)]
    source: Option<String>,
    /// Write the component file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["check", "source"])]
    export: Option<PathBuf>,
    /// Check a component file against every count, distribution and example of the rulebook
    #[arg(long, value_name = "FILE", conflicts_with = "source")]
    check: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const SOURCES: [&str; 3] = ["rulebook", "public", "reconstructed"];

/// Runs the command. Exit code 1 if a checked file is not sound.
pub fn run(args: &Args, lang: Lang) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    if let Some(file) = &args.export {
        return export(game, file);
    }
    if let Some(file) = &args.check {
        return check(game, file);
    }
    if let Some(source) = args.source.as_deref().filter(|s| !SOURCES.contains(s)) {
        bail!("there is no source `{source}`; the sources are: {}", SOURCES.join(", "));
    }
    let wanted = |c: &&Component| args.source.as_deref().is_none_or(|source| c.comes_from(source));
    let components: Vec<_> = game.components().iter().filter(wanted).collect();
    if args.json {
        print_json(&components)?;
        return Ok(ExitCode::SUCCESS);
    }
    let (hash, built_in) = game.components_hash();
    println!("{}: {} components, {hash}", game.info().name, if built_in { "built-in" } else { "your own" });
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
        for sentence in &c.sentences {
            println!("  {:28} {}", "", game.texts(lang).say(sentence));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the components in play to a new file.
fn export(game: &dyn CatalogGame, file: &Path) -> Exit {
    let mut out = match File::create_new(file) {
        Ok(out) => out,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{} exists already; name a new file, or remove it first", file.display())
        }
        Err(error) => return Err(error).with_context(|| format!("cannot write {}", file.display())),
    };
    out.write_all(game.components_text().as_bytes())
        .with_context(|| format!("cannot write {}", file.display()))?;
    println!("{}: the components of {}, {}", file.display(), game.info().name, game.components_hash().0);
    Ok(ExitCode::SUCCESS)
}

fn check(game: &dyn CatalogGame, file: &Path) -> Exit {
    let text = packs::read(file)?;
    let problems = game.check_components(&text);
    if !problems.is_empty() {
        print!("{}", packs::list(file, &problems));
        return Ok(ExitCode::FAILURE);
    }
    let hash = orrery_core::pack::hash(&text);
    let same = if hash == game.components_hash().0 { ", the data in play" } else { "" };
    println!("{}: sound, {} may be played with it, {hash}{same}", file.display(), game.info().name);
    Ok(ExitCode::SUCCESS)
}
