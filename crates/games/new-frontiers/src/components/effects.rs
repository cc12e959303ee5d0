//! Powers and the conditions of "?" as data.

use super::COMPONENTS;
use crate::vocab::{Appetite, Goods, Keyword, Kind, KindSet, Phase, Size, Tile, TileSet, Trigger};

/// One effect of a tile. All effects of a tile with the same phase are one printed power.
#[derive(Debug)]
pub struct Power {
    /// What it belongs to.
    pub phase: Phase,
    /// Whether its owner may decline it (NFR-POW-03).
    pub optional: bool,
    /// What it does.
    pub effect: Effect,
}

/// What a power does.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum Effect {
    /// Draws worlds from the bag and keeps some.
    DrawWorld {
        /// When.
        trigger: Trigger,
        /// How many are drawn.
        count: u8,
        /// How many of them are kept.
        keep: u8,
    },
    /// Gains something.
    Gain {
        /// When.
        trigger: Trigger,
        /// What.
        gain: Gain,
        /// How many times: for each of these tiles; once without.
        per: Option<Selector>,
    },
    /// Makes developments or worlds cheaper.
    Discount {
        /// By so much.
        amount: u8,
        /// What it applies to.
        fit: Fit,
    },
    /// Strength against military worlds.
    Military {
        /// So much.
        amount: u8,
        /// Against which worlds.
        fit: Fit,
    },
    /// Strength for a good, in this action only.
    TempMilitary {
        /// So much.
        amount: u8,
    },
    /// Military worlds can be paid for.
    PayForMilitary {
        /// The defence less this is the price.
        discount: u8,
        /// Which worlds.
        fit: Fit,
    },
    /// Further worlds can be settled.
    ExtraSettle {
        /// So many.
        count: u8,
    },
    /// A colony is replaced by an explored world of the same kind.
    ReplaceColony {
        /// The least difference of the printed costs.
        least: u8,
        /// The largest difference.
        most: u8,
    },
    /// A world is settled in the place of this colony, for nothing.
    ReplaceSelf,
    /// Produces on a windfall colony.
    ProduceWindfall {
        /// Of these kinds.
        kinds: KindSet,
    },
    /// Credits for who produced more of a kind than every other player.
    GainIfMostProduced {
        /// The kind.
        kind: Kind,
        /// The credits.
        credits: u8,
    },
    /// A higher price for a good sold.
    TradeBonus {
        /// By so much.
        amount: u8,
        /// For these kinds.
        kinds: KindSet,
    },
    /// Further sales in the Consume step.
    ExtraSale {
        /// So many.
        count: u8,
    },
    /// Consumes goods.
    Consume(Consume),
    /// VP for the goods that the owner's other powers consumed.
    ConsumeVpPerGood {
        /// For each good.
        vp: u8,
        /// A tile that brings more.
        bonus_tile: Option<Tile>,
        /// How much more.
        bonus_vp: u8,
    },
}

/// What is gained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    /// Credits.
    pub credits: u8,
    /// Colonists from the supply.
    pub colonists: u8,
    /// VP.
    pub vp: u8,
}

/// A Consume power that takes goods.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Consume {
    /// How the number is meant.
    pub appetite: Appetite,
    /// How many goods.
    pub goods: u8,
    /// Of which kinds.
    pub kinds: KindSet,
    /// The reward.
    pub vp: u8,
    /// The reward.
    pub credits: u8,
}

/// Which tiles something applies to.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fit {
    /// In words.
    #[serde(flatten)]
    pub filter: Filter,
    /// As a set.
    #[serde(skip)]
    pub tiles: TileSet,
}

/// The restrictions of a power or a "?" in words. An empty one fits everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Filter {
    /// One of these kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kinds: Option<KindSet>,
    /// With this keyword.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub keyword: Option<Keyword>,
    /// Without this keyword.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub without: Option<Keyword>,
    /// Military or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub military: Option<bool>,
    /// Windfall, production or grey.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub goods: Option<Goods>,
    /// Developments of this size.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub size: Option<Size>,
    /// With a power for this phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub phase: Option<Phase>,
}

impl Filter {
    /// Whether everything fits.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }
}

/// Which tiles of an empire are counted.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Selector {
    /// What is counted, in words.
    pub of: Of,
    /// The restrictions, in words.
    #[serde(flatten)]
    pub filter: Filter,
    /// The tiles that are counted whatever the joker is.
    #[serde(skip)]
    pub tiles: TileSet,
    /// The kinds as which the joker is counted too.
    #[serde(skip)]
    pub joker: KindSet,
}

/// What a selector counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Of {
    /// Developments and colonies.
    Tile,
    /// Colonies.
    Colony,
    /// Developments.
    Development,
}

/// One condition of a "?".
#[derive(Debug)]
pub struct VpRule {
    /// The VP for each.
    pub vp: u8,
    /// What is counted.
    pub count: Count,
}

/// What a "?" counts.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "count", rename_all = "snake_case")]
pub enum Count {
    /// Tiles; each counts for one condition of a tile only (NFR-SCO-05).
    Tiles(Selector),
    /// Strength against all military worlds.
    Strength,
    /// VP in chips.
    Chips {
        /// One for each so many.
        divisor: u8,
    },
    /// Different kinds among the colonies.
    Kinds {
        /// The count for 0, 1, 2, 3 and 4 kinds.
        table: [u8; 5],
    },
}

impl Selector {
    /// The tiles of an empire that are counted, if the joker is of this kind.
    #[inline]
    pub fn of(&self, empire: TileSet, joker: Option<Kind>) -> TileSet {
        let with_joker = joker.is_some_and(|kind| self.joker.contains(kind));
        let joker = if with_joker { COMPONENTS.masks.joker } else { TileSet::NONE };
        empire & (self.tiles | joker)
    }
}
