//! The games on offer: options, rules, texts, components.

use std::collections::BTreeMap;

use orrery_core::OptionInfo;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game on offer; `GET /api/games` lists them.
#[derive(Clone, Debug, Serialize, ToSchema)]
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
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<OptionInfo>"))]
    pub options: &'static [OptionInfo],
    /// The bots that play it, from weak to strong.
    pub levels: Vec<LevelOffer>,
    /// The version of its rules.
    pub rules_version: u32,
    /// The component data in play.
    pub components: ComponentsInPlay,
}

/// Which component data a game is played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ComponentsInPlay {
    /// The hash that records name.
    pub hash: String,
    /// Whether they are the built-in ones, and not a pack of the host's own.
    pub built_in: bool,
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

/// `GET /api/games/{game}/guide/{lang}`: the words of the guided first game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuideTexts {
    /// The messages as Fluent source.
    pub ftl: String,
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
