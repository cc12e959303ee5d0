//! Running commands in the project's folder.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The folder of the project.
pub fn root() -> PathBuf {
    // The manifest of this crate lies one folder below the root.
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Runs a command in a folder below the root, with extra environment; fails if it does.
pub fn run(folder: &str, envs: &[(&str, &str)], command: &[&str]) -> Result<()> {
    println!("$ {}", command.join(" "));
    let status = Command::new(command[0])
        .args(&command[1..])
        .envs(envs.iter().copied())
        .current_dir(root().join(folder))
        .status()
        .with_context(|| format!("`{}` could not be started", command[0]))?;
    ensure!(status.success(), "`{}` failed", command.join(" "));
    Ok(())
}

/// What a command prints, or `None` if it cannot be run or fails.
pub fn output(command: &[&str]) -> Option<String> {
    let out = Command::new(command[0])
        .args(&command[1..])
        .current_dir(root())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).into_owned())
}
