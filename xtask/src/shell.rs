//! Running commands in the project's folder.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The folder of the project.
pub fn root() -> PathBuf {
    // The manifest of this crate lies one folder below the root.
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Where cargo puts what it builds, with `CARGO_TARGET_DIR` and the configuration in mind.
pub fn target() -> Result<PathBuf> {
    let metadata = metadata()?;
    let folder = metadata["target_directory"].as_str().context("`cargo metadata` names no target folder")?;
    Ok(PathBuf::from(folder))
}

/// The packages of the workspace, as cargo describes them.
pub fn metadata() -> Result<serde_json::Value> {
    let text = output(&["cargo", "metadata", "--no-deps", "--format-version", "1"]);
    Ok(serde_json::from_str(&text.context("`cargo metadata` failed")?)?)
}

/// The files of the project that are texts: path from the root, and content.
pub fn project_files() -> Result<Vec<(String, String)>> {
    let listing = output(&["git", "ls-files", "--cached", "--others", "--exclude-standard"])
        .context("`git ls-files` failed: a git checkout is needed")?;
    let read = |path: &str| Some((path.to_owned(), std::fs::read_to_string(root().join(path)).ok()?));
    Ok(listing.lines().filter_map(read).collect())
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
