//! `orrery rules`: look rules up, and which of them are covered by a test.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::bail;
use orrery_catalog::{CatalogGame, GAMES};
use orrery_core::{Lang, Rule};
use serde::Serialize;

use super::{Exit, print_json};
use crate::coverage::Found;

/// Look rules up, or report which rules are covered by a test (`orrery rules coverage`)
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery rules reworld                      all rules
  orrery rules reworld REW-PAY-04           one rule
  orrery rules reworld start player         every rule with these words
  orrery rules reworld REW-PAY-04 --lang de
  orrery rules coverage                     how many rules are tested and cited
  orrery rules coverage --missing           which ones are not tested")]
pub struct Args {
    /// A game, or `coverage`
    game: String,
    /// A rule's id, or words to search for
    query: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// coverage: name the rules that no test is named after, or only one that does not ask the engine, and those that
    /// no code cites
    #[arg(long)]
    missing: bool,
    /// coverage: fail if a rule has no test or if the sources cite a rule that does not exist
    #[arg(long)]
    check: bool,
    /// coverage: the checkout to read
    #[arg(long, default_value = ".", value_name = "FOLDER")]
    checkout: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args, lang: Lang) -> Exit {
    if args.game == "coverage" {
        return coverage(args);
    }
    let game = orrery_catalog::find(&args.game)?;
    let ledger = game.ledger(lang);
    let query = args.query.join(" ");
    let rules: Vec<&Rule> = match ledger.get(&query) {
        Some(rule) => vec![rule],
        None => ledger.search(&query).collect(),
    };
    if args.json {
        print_json(&rules)?;
        return Ok(ExitCode::SUCCESS);
    }
    if rules.is_empty() {
        bail!(
            "no rule of {} has `{query}`; try fewer words, or `orrery rules {}`",
            game.info().name,
            game.info().id
        );
    }
    let mut section = "";
    for rule in rules {
        if rule.section != section {
            section = &rule.section;
            println!("\n{section}");
        }
        println!("  {}  {}", rule.id, rule.text);
    }
    Ok(ExitCode::SUCCESS)
}

/// How many rules of a game are covered by tests and cited by code.
#[derive(Serialize)]
struct Coverage {
    game: &'static str,
    rules: usize,
    tested: usize,
    cited: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    untested: Vec<String>,
    /// Rules with a test of their name that does not ask the engine.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    named_only: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    uncited: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unknown: Vec<String>,
}

fn coverage(args: &Args) -> Exit {
    let found = Found::scan(&args.checkout)?;
    let reports: Vec<Coverage> = GAMES.iter().map(|game| report(*game, &found, args.missing)).collect();
    if args.json {
        print_json(&reports)?;
    } else {
        for r in &reports {
            println!("{:22} {} rules, {} tested, {} cited by code", r.game, r.rules, r.tested, r.cited);
            for (what, ids) in [
                ("untested", &r.untested),
                ("tested without asking the engine", &r.named_only),
                ("uncited", &r.uncited),
                ("unknown", &r.unknown),
            ] {
                if !ids.is_empty() {
                    println!("  {what}: {}", ids.join(" "));
                }
            }
        }
    }
    let sound = reports.iter().all(|r| r.tested == r.rules && r.unknown.is_empty());
    Ok(if args.check && !sound { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn report(game: &dyn CatalogGame, found: &Found, missing: bool) -> Coverage {
    let ledger = game.ledger(Lang::En);
    let prefix = format!("{}-", game.info().prefix);
    let ids: Vec<&String> = ledger.rules.iter().map(|r| &r.id).collect();
    let without = |set: &std::collections::BTreeSet<String>| -> Vec<String> {
        ids.iter().filter(|id| !set.contains(**id)).map(|id| (*id).clone()).collect()
    };
    let (untested, uncited) = (without(&found.tested), without(&found.cited));
    let named_only = |id: &String| found.named_only.get(id).map(|test| format!("{id} ({test})"));
    Coverage {
        game: game.info().id,
        rules: ids.len(),
        tested: ids.len() - untested.len(),
        cited: ids.len() - uncited.len(),
        named_only: if missing { untested.iter().filter_map(named_only).collect() } else { Vec::new() },
        untested: if missing { untested } else { Vec::new() },
        uncited: if missing { uncited } else { Vec::new() },
        unknown: found
            .mentioned
            .iter()
            .filter(|id| id.starts_with(&prefix) && ledger.get(id).is_none())
            .cloned()
            .collect(),
    }
}
