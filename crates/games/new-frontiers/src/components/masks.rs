//! Which tiles have what, as sets: counting and searching are intersections.

use super::{Effect, Sort, TileData};
use crate::vocab::{Goods, Keyword, Kind, Phase, Size, Tile, TileSet, Trigger};

/// Which tiles have what.
#[derive(Clone, Debug, Default)]
pub struct Masks {
    /// The 60 worlds.
    pub worlds: TileSet,
    /// Worlds and home colonies.
    pub colonies: TileSet,
    /// Developments.
    pub developments: TileSet,
    /// Large developments.
    pub large: TileSet,
    /// Military worlds and homes.
    pub military: TileSet,
    /// Windfall worlds and homes, the joker too if it is one.
    pub windfall: TileSet,
    /// Production worlds and homes.
    pub production: TileSet,
    /// Worlds and homes by kind; the joker is in none.
    pub kind: [TileSet; Kind::ALL.len()],
    /// The tile whose kind its owner decides.
    pub joker: TileSet,
    /// Colonies whose good can never be sold.
    pub untradable: TileSet,
    /// Tiles by keyword.
    pub keyword: [TileSet; Keyword::ALL.len()],
    /// Tiles with a power, by phase.
    pub phase: [TileSet; Phase::ALL.len()],
    /// Tiles with printed "?".
    pub question: TileSet,
    /// Worlds and homes that need 2 colonists.
    pub two_colonists: TileSet,
    /// By effect; those with triggers are split by them.
    pub discount: [TileSet; Phase::ALL.len()],
    /// Strength.
    pub strength: TileSet,
    /// Strength for a good.
    pub temp_military: TileSet,
    /// Payment for military worlds.
    pub pay_for_military: TileSet,
    /// Further settling.
    pub extra_settle: TileSet,
    /// Replacing colonies.
    pub replace_colony: TileSet,
    /// Settling in the place of the tile itself.
    pub replace_self: TileSet,
    /// Draws, by trigger.
    pub draw: [TileSet; Trigger::ALL.len()],
    /// Gains, by phase and trigger.
    pub gain: [[TileSet; Trigger::ALL.len()]; Phase::ALL.len()],
    /// Production on windfall colonies.
    pub produce_windfall: TileSet,
    /// Gains of Produce that count colonies of kinds the joker can be.
    pub counts_kinds: TileSet,
    /// Comparison of what was produced.
    pub most_produced: TileSet,
    /// Higher prices.
    pub trade_bonus: TileSet,
    /// Further sales.
    pub extra_sale: TileSet,
    /// Consumption.
    pub consume: TileSet,
    /// VP for goods consumed.
    pub per_good: TileSet,
}

impl Masks {
    /// What the printed traits say; effects are added by [`Masks::add_effects`].
    pub(super) fn of_traits(tiles: &[TileData]) -> Masks {
        let mut masks = Masks::default();
        for (tile, data) in Tile::all().zip(tiles) {
            let colony = !matches!(data.sort, Sort::Development { .. });
            masks.worlds.put(tile, data.sort == Sort::World);
            masks.colonies.put(tile, colony);
            masks.developments.put(tile, !colony);
            masks.large.put(tile, matches!(data.sort, Sort::Development { size: Size::Large, .. }));
            masks.military.put(tile, data.military);
            masks.windfall.put(tile, data.goods == Goods::Windfall);
            masks.production.put(tile, data.goods == Goods::Production);
            masks.joker.put(tile, data.joker);
            masks.two_colonists.put(tile, data.colonists == 2);
            if let Some(kind) = data.kind {
                masks.kind[kind.index()].insert(tile);
            }
            for keyword in data.keywords.iter() {
                masks.keyword[keyword.index()].insert(tile);
            }
        }
        masks
    }

    /// What the powers say.
    pub(super) fn add_effects(&mut self, tiles: &[TileData]) {
        for (tile, data) in Tile::all().zip(tiles) {
            self.question.put(tile, !data.vp_rules.is_empty());
            for power in &data.powers {
                self.phase[power.phase.index()].insert(tile);
                let phase = power.phase.index();
                let mask = match &power.effect {
                    Effect::DrawWorld { trigger, .. } => &mut self.draw[trigger.index()],
                    Effect::Gain { trigger, per, .. } => {
                        if power.phase == Phase::Produce && per.is_some_and(|per| !per.joker.is_empty()) {
                            self.counts_kinds.insert(tile);
                        }
                        &mut self.gain[phase][trigger.index()]
                    }
                    Effect::Discount { .. } => &mut self.discount[phase],
                    Effect::Military { .. } => &mut self.strength,
                    Effect::TempMilitary { .. } => &mut self.temp_military,
                    Effect::PayForMilitary { .. } => &mut self.pay_for_military,
                    Effect::ExtraSettle { .. } => &mut self.extra_settle,
                    Effect::ReplaceColony { .. } => &mut self.replace_colony,
                    Effect::ReplaceSelf => &mut self.replace_self,
                    Effect::ProduceWindfall { .. } => &mut self.produce_windfall,
                    Effect::GainIfMostProduced { .. } => &mut self.most_produced,
                    Effect::TradeBonus { .. } => &mut self.trade_bonus,
                    Effect::ExtraSale { .. } => &mut self.extra_sale,
                    Effect::Consume(_) => &mut self.consume,
                    Effect::ConsumeVpPerGood { .. } => &mut self.per_good,
                };
                mask.insert(tile);
            }
        }
    }

    /// Colonies of one of the kinds, the joker left out.
    pub fn of_kinds(&self, kinds: crate::vocab::KindSet) -> TileSet {
        kinds.iter().fold(TileSet::NONE, |set, kind| set | self.kind[kind.index()])
    }
}

impl TileSet {
    fn put(&mut self, tile: Tile, is_in: bool) {
        if is_in {
            self.insert(tile);
        }
    }
}
