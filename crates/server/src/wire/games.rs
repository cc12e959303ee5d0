//! The games on offer: options, rules, texts, components.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game on offer; `GET /api/games` lists them.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOffer {
    /// The name in addresses.
    pub id: String,
    /// The title.
    pub name: String,
    /// The three letters that begin its rule ids.
    pub prefix: String,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// What else can be chosen.
    pub options: Vec<OptionOffer>,
    /// The bots that play it, from weak to strong.
    pub levels: Vec<LevelOffer>,
    /// The version of its rules.
    pub rules_version: u32,
}

/// A choice when a table is set. Labels are the texts `option-<id>` and `option-<id>-<value>`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionOffer {
    /// The field in the options.
    pub id: String,
    /// The values to choose from; empty for yes or no.
    pub choices: Vec<String>,
    /// The usual value: one of the choices, or `true` or `false`.
    pub default: String,
    /// The rule behind it.
    pub rule: String,
}

/// A bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelOffer {
    /// The name in addresses, such as `strong`.
    pub id: String,
    /// What people call it.
    pub name: BTreeMap<String, String>,
    /// One honest sentence, by language.
    pub about: BTreeMap<String, String>,
}

/// `GET /api/games/{game}/rules/{lang}`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The rules in the order of the ledger.
    pub rules: Vec<RuleText>,
}

/// One rule.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleText {
    /// Its id.
    pub id: String,
    /// The headings it stands under, joined by ` / `.
    pub section: String,
    /// Its text, with Markdown emphasis and code marks.
    pub text: String,
}
