//! Dependencies: games have only a few, and nobody has one that no source uses.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::{metadata, root};

/// What a game may depend on.
const OF_GAMES: [&str; 5] = ["arrayvec", "orrery-core", "serde", "toml", "ts-rs"];

/// What is wrong with the dependencies of the workspace.
pub fn problems(files: &[(String, String)]) -> Result<Vec<String>> {
    let metadata = metadata()?;
    let packages = metadata["packages"].as_array().context("`cargo metadata` names no packages")?;
    let mut problems = Vec::new();
    for package in packages {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let folder =
            manifest.parent().and_then(|folder| folder.strip_prefix(root()).ok()).unwrap_or(manifest);
        let folder = folder.to_string_lossy();
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let name = dependency["name"].as_str().unwrap_or_default();
            let is_own = Some(name) == package["name"].as_str();
            if dependency["kind"].is_null()
                && folder.starts_with("crates/games/")
                && !OF_GAMES.contains(&name)
            {
                problems.push(format!("{folder}/Cargo.toml: a game may not depend on `{name}`"));
            }
            // A crate depends on itself to have its test helpers in its own tests.
            if !is_own && !is_used(dependency, &folder, files) {
                problems.push(format!("{folder}/Cargo.toml: nothing uses `{name}`"));
            }
        }
    }
    Ok(problems)
}

/// Whether a source of the package names the dependency: below `src` for those of the program itself, anywhere
/// for those of its tests.
fn is_used(dependency: &Value, folder: &str, files: &[(String, String)]) -> bool {
    let name = dependency["rename"].as_str().or(dependency["name"].as_str()).unwrap_or_default();
    let name = name.replace('-', "_");
    let below = match dependency["kind"].as_str() {
        None => format!("{folder}/src/"),
        Some("build") => format!("{folder}/build.rs"),
        Some(_) => format!("{folder}/"),
    };
    let sources = || files.iter().filter(|(path, _)| path.starts_with(&below) && path.ends_with(".rs"));
    if sources().any(|(_, text)| names(text, &name)) {
        return true;
    }
    // Types of the wire derive `ts_rs::TS` in the macros of core, and tests take in files of other crates.
    let words = name == "ts_rs" && sources().any(|(_, text)| text.contains("words!"));
    words
        || sources()
            .flat_map(|(path, text)| included(path, text))
            .any(|other| files.iter().any(|(path, text)| path.starts_with(&other) && names(text, &name)))
}

/// The folders of files that a source takes in by `#[path]`.
fn included(path: &str, text: &str) -> Vec<String> {
    let folder = Path::new(path).parent().unwrap_or(Path::new(""));
    let included =
        text.lines().filter_map(|line| line.trim().strip_prefix("#[path = \"")?.strip_suffix("\"]"));
    included
        .map(|relative| {
            let mut parts: Vec<&str> = folder.iter().filter_map(|part| part.to_str()).collect();
            for part in relative.split('/') {
                match part {
                    ".." => drop(parts.pop()),
                    part => parts.push(part),
                }
            }
            parts.pop();
            parts.join("/") + "/"
        })
        .collect()
}

/// Whether a text has the name as a word, outside comments.
fn names(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.lines().filter(|line| !line.trim_start().starts_with("//")).any(|line| {
        line.match_indices(name)
            .any(|(at, _)| !line[..at].ends_with(is_part) && !line[at + name.len()..].starts_with(is_part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dependency_is_used_where_its_name_stands_as_a_word() {
        assert!(names("use serde::Serialize;", "serde") && names("#[derive(serde::Serialize)]", "serde"));
        assert!(!names("use serde_json::Value;", "serde") && !names("// serde", "serde"));
    }

    #[test]
    fn unused_dependencies_are_found() {
        let files = [("crates/a/src/lib.rs".to_owned(), "use toml::Table;".to_owned())];
        let used =
            |name: &str| is_used(&serde_json::json!({ "name": name, "kind": null }), "crates/a", &files);
        assert!(used("toml") && !used("serde") && !used("serde-json"));
    }

    #[test]
    fn files_of_other_crates_are_followed() {
        let text = "#[path = \"../../conformance/tests/climb/mod.rs\"]\nmod climb;";
        assert_eq!(included("crates/bots/src/toy.rs", text), ["crates/conformance/tests/climb/"]);
    }
}
