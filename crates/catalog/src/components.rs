//! Component files as structured data: every entry with its names and where it comes from.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use orrery_core::Message;

use crate::Component;

/// The sources, those that say least about the real component first.
const SOURCES: [&str; 3] = ["reconstructed", "public", "rulebook"];

/// The end of the name of a table that gives the source of all entries that have none of their own.
const GROUP: &str = "_group";

/// The entries of a component file, in its order of tables.
pub fn read(components: &str, sentences: fn(&str) -> Vec<Message>) -> Vec<Component> {
    // The games' tests make sure that the file can be read.
    let root: toml::Table = components.parse().unwrap_or_default();
    let mut entries = Vec::new();
    for (table, value) in &root {
        match value {
            toml::Value::Table(_) if table.ends_with(GROUP) => {}
            toml::Value::Table(entry) => entries.push(component(table, table.clone(), entry)),
            toml::Value::Array(items) => {
                let items = items.iter().filter_map(toml::Value::as_table).enumerate();
                entries.extend(items.map(|(n, entry)| component(table, format!("{table}-{}", n + 1), entry)));
            }
            _ => {}
        }
    }
    for entry in entries.iter_mut().filter(|entry| entry.source.is_empty()) {
        let group =
            root.get(&format!("{}{GROUP}", entry.table)).and_then(|group| group.get("source")?.as_str());
        let weakest = SOURCES.into_iter().find(|source| entry.comes_from(source));
        entry.source = group.or(weakest).unwrap_or_default().to_owned();
    }
    for entry in &mut entries {
        entry.sentences = sentences(&entry.id);
        let sides = entry.fields.values().filter_map(|side| side.get("id")?.as_str());
        entry.sides = sides.map(|id| (id.to_owned(), sentences(id))).collect();
    }
    entries
}

fn component(table: &str, nameless: String, entry: &toml::Table) -> Component {
    let text = |key: &str| entry.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let mut other_sources = BTreeMap::new();
    find_sources(entry, "", &mut other_sources);
    Component {
        table: table.into(),
        id: text("id").unwrap_or(nameless),
        name_en: name(entry, "name_en"),
        name_de: name(entry, "name_de"),
        sentences: Vec::new(),
        sides: BTreeMap::new(),
        source: text("source").unwrap_or_default(),
        other_sources,
        fields: fields(entry),
    }
}

/// The name of the entry, or the names of its sides.
fn name(entry: &toml::Table, key: &str) -> String {
    match entry.get(key).and_then(toml::Value::as_str) {
        Some(name) => name.into(),
        None => {
            let sides = entry.values().filter_map(toml::Value::as_table);
            let names: Vec<&str> = sides.filter_map(|side| side.get(key)?.as_str()).collect();
            names.join(" / ")
        }
    }
}

/// Collects the keys `<field>_source` and `source_<field>`, those of sides as `<side>.<field>`, and the sources of
/// whole sides.
fn find_sources(entry: &toml::Table, path: &str, found: &mut BTreeMap<String, String>) {
    for (key, value) in entry {
        let field = key.strip_suffix("_source").or(key.strip_prefix("source_"));
        match (field, value) {
            (Some(field), toml::Value::String(source)) => {
                found.insert(format!("{path}{field}"), source.clone());
            }
            (None, toml::Value::String(source)) if key == "source" && !path.is_empty() => {
                found.insert(path.trim_end_matches('.').to_owned(), source.clone());
            }
            (_, toml::Value::Table(side)) => find_sources(side, &format!("{path}{key}."), found),
            _ => {}
        }
    }
}

/// Everything that has no place of its own.
fn fields(entry: &toml::Table) -> Map<String, Value> {
    let own = ["id", "name_en", "name_de", "source"];
    let is_source = |key: &str| key.ends_with("_source") || key.starts_with("source_");
    let rest = entry.iter().filter(|(key, _)| !own.contains(&key.as_str()) && !is_source(key));
    rest.map(|(key, value)| (key.clone(), serde_json::to_value(value).unwrap_or_default())).collect()
}

impl Component {
    /// Whether the entry, or a field of it, comes from this source.
    pub fn comes_from(&self, source: &str) -> bool {
        self.source == source || self.other_sources.values().any(|s| s == source)
    }

    /// The fields in one line, for people.
    pub fn facts(&self) -> String {
        let facts: Vec<String> =
            self.fields.iter().map(|(key, value)| format!("{key}: {}", plain(value))).collect();
        facts.join("; ")
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let inner: Vec<String> =
                fields.iter().map(|(key, value)| format!("{key} {}", plain(value))).collect();
            format!("({})", inner.join(", "))
        }
        other => other.to_string(),
    }
}
