//! The Python package: an environment of its own below target, its tests, its wheel and its speed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::shell::{output, root, run, target};

/// What the package needs, and what only its adapters need: those are left out where they cannot be installed.
const REQUIREMENTS: [&str; 2] = ["python/requirements.txt", "python/requirements-adapters.txt"];

/// Clippy, then the package's tests with a build of it in the environment. Skipped where Python is missing.
pub fn step() -> Result<()> {
    let Some(environment) = environment()? else { return Ok(()) };
    let python = environment.program("python");
    let settings = environment.settings();
    let mut settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    run("", &settings, &["cargo", "clippy", "--package", "orrery-python", "--", "-D", "warnings"])?;
    run("python", &settings, &[&environment.program("maturin"), "develop", "--quiet"])?;
    // Records are held against the program itself, if a step before has built it.
    let orrery = target()?.join("debug/orrery");
    let orrery = orrery.to_string_lossy().into_owned();
    if Path::new(&orrery).exists() {
        settings.push(("ORRERY_BIN", &orrery));
    }
    run("python", &settings, &[&python, "-m", "pytest", "-q", "-rs", "tests"])
}

/// How fast the package is, beside `orrery bench` and other libraries' games.
pub fn bench() -> Result<()> {
    let Some(environment) = environment()? else { return Ok(()) };
    let settings = environment.settings();
    let settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    run("python", &settings, &[&environment.program("maturin"), "develop", "--release", "--quiet"])?;
    let peers = "python/requirements-bench.txt";
    if run("", &[], &[&environment.program("python"), "-m", "pip", "install", "--quiet", "-r", peers])
        .is_err()
    {
        println!("without other libraries' games: pip could not install what {peers} names");
    }
    run("", &[], &["cargo", "build", "--release", "--package", "orrery"])?;
    let orrery = target()?.join("release/orrery").to_string_lossy().into_owned();
    run("python", &[("ORRERY_BIN", &orrery)], &[&environment.program("python"), "bench.py"])
}

/// Builds the wheel into a folder; says so and does nothing where Python is missing.
pub fn wheel(folder: &Path) -> Result<()> {
    let Some(environment) = environment()? else { return Ok(()) };
    let settings = environment.settings();
    let settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    let folder = folder.to_string_lossy();
    run(
        "python",
        &settings,
        &[&environment.program("maturin"), "build", "--release", "--quiet", "--out", &folder],
    )
}

/// An environment of Python programs below target.
struct Environment(PathBuf);

impl Environment {
    fn program(&self, name: &str) -> String {
        self.0.join("bin").join(name).to_string_lossy().into_owned()
    }

    /// What tells the build which Python is meant.
    fn settings(&self) -> [(&'static str, String); 2] {
        [("VIRTUAL_ENV", self.0.to_string_lossy().into_owned()), ("PYO3_PYTHON", self.program("python"))]
    }
}

/// The environment, made and filled if need be; none where that is not possible, and then says what is missing.
fn environment() -> Result<Option<Environment>> {
    let wanted = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
    if output(&["python3", "-c", wanted]).is_none() {
        println!("skipped: `python3` 3.10 or newer with `venv` is missing");
        return Ok(None);
    }
    let environment = Environment(target()?.join("python"));
    let folder = environment.0.to_string_lossy().into_owned();
    let stamp = environment.0.join("requirements");
    let mut wanted = String::new();
    for file in REQUIREMENTS {
        wanted += &fs::read_to_string(root().join(file)).with_context(|| format!("cannot read {file}"))?;
    }
    if fs::read_to_string(&stamp).is_ok_and(|filled| filled == wanted) {
        return Ok(Some(environment));
    }
    run("", &[], &["python3", "-m", "venv", "--clear", &folder])?;
    let python = environment.program("python");
    let install = |file: &str| {
        let quiet =
            ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"];
        run("", &[], &[&[&*python], &quiet[..], &["-r", file]].concat())
    };
    if install(REQUIREMENTS[0]).is_err() {
        println!("skipped: pip could not install what {} names", REQUIREMENTS[0]);
        return Ok(None);
    }
    if install(REQUIREMENTS[1]).is_err() {
        println!("without adapters: pip could not install what {} names", REQUIREMENTS[1]);
        return Ok(Some(environment));
    }
    fs::write(&stamp, wanted)?;
    Ok(Some(environment))
}
