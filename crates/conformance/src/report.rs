//! Tells of a breach: the law, the place, and a record of how to get there.

use std::fmt;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use orrery_core::{Game, History, Present, Record, Seed};

use crate::Breach;
use crate::kit::Kit;
use crate::walk::Trace;

/// A broken law, and a game that shows it.
pub struct Failure<G: Game> {
    /// The breach.
    pub breach: Breach,
    /// The configuration.
    pub options: G::Options,
    /// The game up to the breach; none if the breach needs no game.
    pub record: Option<Record<G>>,
    /// Where the record was written.
    pub file: Option<PathBuf>,
}

impl<G: Game> fmt::Debug for Failure<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Game> fmt::Display for Failure<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", G::info().name, self.breach)?;
        writeln!(f, "  options: {:?}", self.options)?;
        let Some(record) = &self.record else { return Ok(()) };
        writeln!(f, "  seed:    {}", record.seed.map(Seed::to_hex).unwrap_or_default())?;
        write!(f, "  step:    after {} actions", record.actions.len())?;
        match record.actions.last() {
            Some((seat, action)) => writeln!(f, ", the last by {seat:?}: {action:?}")?,
            None => writeln!(f)?,
        }
        match &self.file {
            Some(file) => write!(f, "  see it:  orrery replay {}", file.display()),
            None => write!(f, "  the record could not be written"),
        }
    }
}

/// A failure that needs no game to be seen.
pub(crate) fn bare<G: Game>(options: &G::Options, breach: Breach) -> Box<Failure<G>> {
    Box::new(Failure { breach, options: options.clone(), record: None, file: None })
}

/// A failure with its record, written to a file.
pub(crate) fn write<G: Present>(
    kit: &Kit<G>,
    seed: Seed,
    trace: Trace<G>,
    breach: Breach,
) -> Box<Failure<G>> {
    let mut record = Record::<G> {
        rules_version: G::RULES_VERSION,
        components: G::components_hash().into(),
        options: kit.options.clone(),
        commitment: seed.commitment(),
        seed: Some(seed),
        fair: None,
        actions: trace,
        rewinds: Vec::new(),
        result: None,
    };
    // The breach may be a panic, or an action that is refused: then there is no result.
    let replayed = catch_unwind(AssertUnwindSafe(|| History::replay(&record).map(|h| h.record(true).result)));
    record.result = replayed.ok().and_then(Result::ok).flatten();
    let file = save(&record, &breach);
    Box::new(Failure { breach, options: kit.options.clone(), record: Some(record), file })
}

fn save<G: Game>(record: &Record<G>, breach: &Breach) -> Option<PathBuf> {
    let text = record.save();
    let hash = Seed::from_text(&format!("{:?} {text}", breach.law)).to_hex();
    let folder = target_folder().join("conformance");
    fs::create_dir_all(&folder).ok()?;
    let file = folder.join(format!("{}-{}.jsonl", G::info().id, &hash[..12]));
    fs::write(&file, text).ok()?;
    Some(file)
}

/// The build folder: as set, or beside the workspace's lock file, or else a temporary one.
fn target_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("CARGO_TARGET_DIR") {
        return folder.into();
    }
    let here = std::env::current_dir().unwrap_or_default();
    let root = here.ancestors().find(|folder| folder.join("Cargo.lock").is_file());
    root.map_or_else(std::env::temp_dir, |root| root.join("target"))
}
