//! Which language to speak.

use orrery_core::Lang;

/// Reads `--lang`.
pub fn parse(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| "the languages are: en, de".into())
}

/// The language that the environment asks for, or English.
pub fn from_environment() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|key| std::env::var(key).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::from_code(&value))
        .unwrap_or_default()
}
