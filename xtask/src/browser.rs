//! What the browser's tests need: Node, its packages and a Chromium. Installed where that is possible,
//! clearly named where it is not.

use std::path::Path;

use anyhow::{Result, bail};

use crate::shell::{output, root, run};

/// The oldest Node that builds the client.
const NODE: (u32, u32) = (20, 19);

/// Makes sure that Node is there and the client's packages are installed.
pub fn node() -> Result<()> {
    let version = output(&["node", "--version"]).unwrap_or_default();
    let mut parts = version.trim().trim_start_matches('v').split('.').map(|p| p.parse::<u32>().unwrap_or(0));
    let found = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    if found < NODE {
        bail!(
            "the browser client needs Node {}.{} or newer (found: {}); install it from your system's packages, then try again",
            NODE.0,
            NODE.1,
            if version.is_empty() { "none" } else { version.trim() }
        );
    }
    let stamp = root().join("web/node_modules/.package-lock.json");
    let lock = root().join("web/package-lock.json");
    let newer = |a: &Path, b: &Path| match (a.metadata(), b.metadata()) {
        (Ok(a), Ok(b)) => a.modified().ok() >= b.modified().ok(),
        _ => false,
    };
    if !newer(&stamp, &lock) {
        run("web", &[], &["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

/// The path of a Chromium, installed by the system's packages if it is missing and that is possible.
pub fn chromium() -> Result<String> {
    if let Ok(path) = std::env::var("CHROMIUM") {
        return Ok(path);
    }
    if let Some(path) = find() {
        return Ok(path);
    }
    println!("Chromium is missing; trying to install it with apt-get");
    let _ = run("", &[], &["apt-get", "update", "-qq"]);
    let _ =
        run("", &[("DEBIAN_FRONTEND", "noninteractive")], &["apt-get", "install", "-y", "-qq", "chromium"]);
    match find() {
        Some(path) => Ok(path),
        None => bail!(
            "the browser's tests need Chromium and it could not be installed here; install the package `chromium` \
             or set CHROMIUM to the path of one, then run `cargo xtask test browser`"
        ),
    }
}

fn find() -> Option<String> {
    ["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .find_map(|name| output(&["sh", "-c", &format!("command -v {name}")]))
        .map(|path| path.trim().to_owned())
}
