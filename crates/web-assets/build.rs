//! Builds the browser client into `OUT_DIR/web`, from where it is embedded. Cargo does the caching: nothing
//! happens while the client's sources stay as they are.
//!
//! `ORRERY_WEB_DIST` names a ready build to embed instead (for packagers). Without Node, or if the packages
//! cannot be installed, one plain page is embedded that says what to do: the server works without its client.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output};
use std::time::SystemTime;

/// What the client is made of; a folder stands for everything in it.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("cargo::error=the browser client could not be built: {error}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> io::Result<()> {
    let web = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../../web");
    let out = PathBuf::from(variable("OUT_DIR")?).join("web");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo::rerun-if-env-changed=ORRERY_WEB_DIST");
    if let Ok(ready) = env::var("ORRERY_WEB_DIST") {
        println!("cargo::rerun-if-changed={ready}");
        return replace(&out, |out| copy(Path::new(&ready), out));
    }
    match install(&web) {
        Ok(()) => run_vite(&web, &out),
        Err(why) => {
            println!("cargo::warning=the browser client is left out: {}", why.replace('\n', " "));
            // Node may be there next time.
            println!("cargo::rerun-if-env-changed=PATH");
            let page = include_str!("src/left-out.html").replace("{why}", &escape(&why));
            replace(&out, |out| fs::write(out.join("index.html"), page))
        }
    }
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

/// Installs the packages of the lock file unless they are there; says why it cannot.
fn install(web: &Path) -> Result<(), String> {
    let version = output(Command::new("node").arg("--version")).map_err(|error| {
        format!("Node was not found ({error}). Install Node 20.19 or newer, then build again.")
    })?;
    if !new_enough(&version) {
        return Err(format!(
            "Node {} is too old. Install Node 20.19 or newer, then build again.",
            version.trim()
        ));
    }
    let modified = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified());
    let installed = modified("node_modules/.package-lock.json").unwrap_or(SystemTime::UNIX_EPOCH);
    if modified("package-lock.json").is_ok_and(|locked| locked <= installed) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    output(Command::new(npm).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(web))
        .map(|_| ())
        .map_err(|error| format!("`npm ci` failed in the folder web, so the packages are missing: {error}"))
}

fn run_vite(web: &Path, out: &Path) -> io::Result<()> {
    output(
        Command::new("node")
            .args([
                "node_modules/vite/bin/vite.js",
                "build",
                "--emptyOutDir",
                "--logLevel",
                "warn",
                "--outDir",
            ])
            .arg(out)
            .current_dir(web),
    )
    .map(|_| ())
    .map_err(io::Error::other)
}

/// Whether this is Node 20.19 or newer, as the build tools ask.
fn new_enough(version: &str) -> bool {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map_while(|n| n.parse::<u32>().ok());
    (numbers.next(), numbers.next()) >= (Some(20), Some(19))
}

/// Runs a command; if it fails, the error is the end of what it said.
fn output(command: &mut Command) -> Result<String, String> {
    let Output { status, stdout, stderr } = command.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&stdout).into_owned();
    if status.success() {
        return Ok(text);
    }
    let all = text + &String::from_utf8_lossy(&stderr);
    let lines: Vec<&str> = all.lines().filter(|line| !line.trim().is_empty()).collect();
    Err(format!("{status}: {}", lines[lines.len().saturating_sub(12)..].join("\n")))
}

/// Makes the folder anew.
fn replace(out: &Path, fill: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out)?;
    fill(out)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
