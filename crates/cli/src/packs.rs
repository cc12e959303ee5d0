//! Component packs: files in the place of the built-in components, put there before anything is read.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use orrery_catalog::{CatalogGame, game_of_components};
use orrery_core::Problem;

/// Puts the files in the place of the built-in components of the games that they are for.
///
/// # Errors
///
/// If a file cannot be read, or is not a sound component file of one of the games.
pub fn install(files: &[PathBuf]) -> Result<()> {
    let mut installed: Vec<&'static str> = Vec::new();
    for file in files {
        let text = read(file)?;
        let game = match game_of_components(&text) {
            Ok(game) => game,
            Err(problem) => bail!("{}: {problem}", file.display()),
        };
        let id = game.info().id;
        if installed.contains(&id) {
            bail!("{}: there are two files for {id}; name one", file.display());
        }
        if let Err(problems) = game.install_components(text) {
            bail!("{}", refusal(file, game, &problems));
        }
        installed.push(id);
        let (hash, _) = game.components_hash();
        eprintln!(
            "{}: the components of {} are those of this file, {hash}",
            file.display(),
            game.info().name
        );
    }
    Ok(())
}

/// Reads a component file.
///
/// # Errors
///
/// If it cannot be read.
pub fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// All problems, one in a line.
pub fn list(file: &Path, problems: &[Problem]) -> String {
    let mut text = String::new();
    for problem in problems {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}: {problem}", file.display());
    }
    text
}

fn refusal(file: &Path, game: &dyn CatalogGame, problems: &[Problem]) -> String {
    let first = problems.first().map(Problem::to_string).unwrap_or_default();
    let check = format!("orrery components {} --check {}", game.info().id, file.display());
    match problems.len() {
        1 => format!("{}: {first}", file.display()),
        count => format!("{}: {first}; and {} more, see `{check}`", file.display(), count - 1),
    }
}
