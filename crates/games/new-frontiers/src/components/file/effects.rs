//! Powers and the conditions of "?" as they are written, and their reading.

use orrery_core::Problem;
use serde::Deserialize;

use crate::components::{Consume, Count, Effect, Filter, Fit, Gain, Masks, Of, Selector};
use crate::vocab::{Appetite, Goods, Keyword, Kind, KindSet, Phase, Size, Tile, TileSet, Trigger};

#[derive(Deserialize)]
pub(super) struct PowerEntry {
    pub phase: Phase,
    #[serde(default)]
    pub optional: bool,
    #[serde(flatten)]
    pub effect: EffectEntry,
}

#[derive(Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub(super) enum EffectEntry {
    DrawWorld {
        trigger: Trigger,
        count: u8,
        keep: u8,
    },
    Gain {
        trigger: Trigger,
        #[serde(default)]
        credits: u8,
        #[serde(default)]
        colonists: u8,
        #[serde(default)]
        vp: u8,
        per: Option<SelectorEntry>,
    },
    Discount {
        amount: u8,
        kinds: Option<Vec<Kind>>,
        keyword: Option<Keyword>,
    },
    Military {
        amount: u8,
        kinds: Option<Vec<Kind>>,
        keyword: Option<Keyword>,
    },
    TempMilitary {
        amount: u8,
        goods: u8,
    },
    PayForMilitary {
        discount: u8,
        keyword: Option<Keyword>,
        exclude_keyword: Option<Keyword>,
    },
    ExtraSettle {
        count: u8,
    },
    ReplaceColony {
        diff_min: u8,
        diff_max: u8,
    },
    ReplaceSelf {},
    ProduceWindfall {
        count: u8,
        kinds: Option<Vec<Kind>>,
    },
    GainIfMostProduced {
        kind: Kind,
        credits: u8,
    },
    TradeBonus {
        amount: u8,
        kinds: Option<Vec<Kind>>,
    },
    ExtraSale {
        count: u8,
    },
    Consume {
        mode: Appetite,
        goods: u8,
        kinds: Option<Vec<Kind>>,
        vp: u8,
        credits: u8,
    },
    ConsumeVpPerGood {
        vp: u8,
        bonus_tile: Option<String>,
        #[serde(default)]
        bonus_vp: u8,
    },
}

/// The effect that is written so. `ids` are those of all tiles.
pub(super) fn effect(entry: &EffectEntry, masks: &Masks, ids: &[&str]) -> Result<Effect, Problem> {
    let fit = |kinds: &Option<Vec<Kind>>, keyword, without| {
        let filter = Filter { kinds: set(kinds), keyword, without, ..Filter::default() };
        Fit { filter, tiles: filter.tiles(masks) }
    };
    let all = |kinds: &Option<Vec<Kind>>| set(kinds).unwrap_or(KindSet::ALL);
    Ok(match entry {
        EffectEntry::DrawWorld { trigger, count, keep } => {
            Effect::DrawWorld { trigger: *trigger, count: *count, keep: *keep }
        }
        EffectEntry::Gain { trigger, credits, colonists, vp, per } => Effect::Gain {
            trigger: *trigger,
            gain: Gain { credits: *credits, colonists: *colonists, vp: *vp },
            per: per.as_ref().map(|per| per.selector(masks)),
        },
        EffectEntry::Discount { amount, kinds, keyword } => {
            Effect::Discount { amount: *amount, fit: fit(kinds, *keyword, None) }
        }
        EffectEntry::Military { amount, kinds, keyword } => {
            Effect::Military { amount: *amount, fit: fit(kinds, *keyword, None) }
        }
        EffectEntry::TempMilitary { amount, goods: 1 } => Effect::TempMilitary { amount: *amount },
        EffectEntry::TempMilitary { .. } => {
            return Err(Problem::against("NFR-SET-09", "temporary strength costs 1 good"));
        }
        EffectEntry::PayForMilitary { discount, keyword, exclude_keyword } => {
            Effect::PayForMilitary { discount: *discount, fit: fit(&None, *keyword, *exclude_keyword) }
        }
        EffectEntry::ExtraSettle { count } => Effect::ExtraSettle { count: *count },
        EffectEntry::ReplaceColony { diff_min, diff_max } => {
            Effect::ReplaceColony { least: *diff_min, most: *diff_max }
        }
        EffectEntry::ReplaceSelf {} => Effect::ReplaceSelf,
        EffectEntry::ProduceWindfall { count: 1, kinds } => Effect::ProduceWindfall { kinds: all(kinds) },
        EffectEntry::ProduceWindfall { .. } => {
            return Err(Problem::against("NFR-PRO-05", "a power produces on 1 windfall colony"));
        }
        EffectEntry::GainIfMostProduced { kind, credits } => {
            Effect::GainIfMostProduced { kind: *kind, credits: *credits }
        }
        EffectEntry::TradeBonus { amount, kinds } => {
            Effect::TradeBonus { amount: *amount, kinds: all(kinds) }
        }
        EffectEntry::ExtraSale { count } => Effect::ExtraSale { count: *count },
        EffectEntry::Consume { mode, goods, kinds, vp, credits } => Effect::Consume(Consume {
            appetite: *mode,
            goods: *goods,
            kinds: all(kinds),
            vp: *vp,
            credits: *credits,
        }),
        EffectEntry::ConsumeVpPerGood { vp, bonus_tile, bonus_vp } => {
            let find = |id: &String| {
                let place = ids.iter().position(|other| other == id);
                place.map(|i| Tile(i as u8)).ok_or_else(|| Problem::new(format!("`{id}` is not a tile")))
            };
            Effect::ConsumeVpPerGood {
                vp: *vp,
                bonus_tile: bonus_tile.as_ref().map(find).transpose()?,
                bonus_vp: *bonus_vp,
            }
        }
    })
}

#[derive(Deserialize)]
pub(super) struct SelectorEntry {
    of: Of,
    kinds: Option<Vec<Kind>>,
    keyword: Option<Keyword>,
    military: Option<bool>,
    goods: Option<Goods>,
    size: Option<Size>,
    power_phase: Option<Phase>,
}

impl SelectorEntry {
    fn selector(&self, masks: &Masks) -> Selector {
        let filter = Filter {
            kinds: set(&self.kinds),
            keyword: self.keyword,
            without: None,
            military: self.military,
            goods: self.goods,
            size: self.size,
            phase: self.power_phase,
        };
        let of = match self.of {
            Of::Tile => !TileSet::NONE,
            Of::Colony => masks.colonies,
            Of::Development => masks.developments,
        };
        // Whatever else is asked of the joker is asked with its kind left open.
        let open = Filter { kinds: None, ..filter };
        let joker_fits = !(masks.joker & of & open.tiles(masks)).is_empty();
        let joker = filter.kinds.filter(|_| joker_fits).unwrap_or(KindSet::NONE);
        Selector { of: self.of, filter, tiles: of & filter.tiles(masks), joker }
    }
}

#[derive(Deserialize)]
pub(super) struct VpEntry {
    pub vp: u8,
    of: String,
    divisor: Option<u8>,
    table: Option<[u8; 5]>,
    kinds: Option<Vec<Kind>>,
    keyword: Option<Keyword>,
    military: Option<bool>,
    goods: Option<Goods>,
    size: Option<Size>,
    power_phase: Option<Phase>,
}

impl VpEntry {
    pub(super) fn count(&self, masks: &Masks) -> Result<Count, Problem> {
        let of = match &*self.of {
            "military_strength" => return Ok(Count::Strength),
            "vp_chips" => return Ok(Count::Chips { divisor: self.divisor.unwrap_or(1).max(1) }),
            "distinct_kinds" => {
                let table = self.table.ok_or_else(|| Problem::new("`table` has a count for 0 to 4 kinds"))?;
                return Ok(Count::Kinds { table });
            }
            "tile" => Of::Tile,
            "colony" => Of::Colony,
            "development" => Of::Development,
            other => return Err(Problem::new(format!("`{other}` cannot be counted"))),
        };
        let entry = SelectorEntry {
            of,
            kinds: self.kinds.clone(),
            keyword: self.keyword,
            military: self.military,
            goods: self.goods,
            size: self.size,
            power_phase: self.power_phase,
        };
        Ok(Count::Tiles(entry.selector(masks)))
    }
}

impl Filter {
    /// The tiles that fit, the joker without a kind.
    fn tiles(&self, masks: &Masks) -> TileSet {
        let mut fit = masks.colonies | masks.developments;
        if let Some(kinds) = self.kinds {
            fit = fit & masks.of_kinds(kinds);
        }
        if let Some(keyword) = self.keyword {
            fit = fit & masks.keyword[keyword.index()];
        }
        if let Some(keyword) = self.without {
            fit = fit.without(masks.keyword[keyword.index()]);
        }
        if let Some(military) = self.military {
            fit = if military { fit & masks.military } else { fit.without(masks.military) };
        }
        match self.goods {
            Some(Goods::Windfall) => fit = fit & masks.windfall,
            Some(Goods::Production) => fit = fit & masks.production,
            Some(Goods::None) => fit = fit.without(masks.windfall | masks.production),
            None => {}
        }
        match self.size {
            Some(Size::Large) => fit = fit & masks.large,
            Some(Size::Small) => fit = fit.without(masks.large) & masks.developments,
            None => {}
        }
        if let Some(phase) = self.phase {
            fit = fit & masks.phase[phase.index()];
        }
        fit
    }
}

fn set(kinds: &Option<Vec<Kind>>) -> Option<KindSet> {
    kinds.as_ref().map(|kinds| kinds.iter().copied().collect())
}
