//! The components: typed data from `data/components.toml`, parsed and checked once, in flat tables
//! behind small numbers. Powers are data: a closed list of effect kinds ([`Power`], [`OnPlace`],
//! [`Scoring`]); a tile that uses known kinds needs no code.

mod checks;
mod effects;
mod file;
mod load;

use std::sync::LazyLock;

use orrery_core::pack;
use serde::Deserialize;

use crate::vocab::{Counts, Development, Die, Kind, Phase, World};

pub(crate) use checks::check;
pub use effects::{
    Condition, DiceList, DieSet, KindSet, Moment, OnPlace, PhaseSet, Power, Scoring, Target, To,
};

/// The component file as it stands in the crate; where its costs, pairings and faces come from: RFG-OPEN-01.
pub const SOURCE: &str = include_str!("../data/components.toml");

/// The tables of the component file in play.
pub static COMPONENTS: LazyLock<Components> = LazyLock::new(|| {
    // The built-in file is read by every test, and a pack is installed only after it has passed the same checks.
    let read = file::read(in_play()).and_then(|file| load::load(&file));
    read.unwrap_or_else(|problem| panic!("components: {problem}"))
});

/// The hash of the component file in play.
pub(crate) static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(in_play()));

fn in_play() -> &'static str {
    pack::in_play(crate::options::INFO.id, SOURCE)
}

/// All components.
pub struct Components {
    /// The limits of the game.
    pub limits: Limits,
    /// What every player starts with, worlds not counted.
    pub setup: Setup,
    /// The dice by colour.
    pub dice: [DieInfo; 7],
    /// The trade value by kind of world (RFG-SHIP-04).
    pub trade_value: [u8; 5],
    /// The 55 bag tiles: the only ones that are ever in the bag (RFG-COMP-09).
    pub bag_tiles: Vec<BagTileInfo>,
    /// The developments: 55 sides of bag tiles, then 8 faction halves.
    pub developments: Vec<DevelopmentInfo>,
    /// The worlds: 55 sides of bag tiles, then 10 faction halves, then 9 home worlds.
    pub worlds: Vec<WorldInfo>,
    /// The nine factions, by number.
    pub factions: Vec<FactionInfo>,
    /// The nine home worlds.
    pub homes: Vec<World>,
    /// The colours of the players, by seat (RFG-OPEN-22).
    pub colours: Vec<&'static str>,
    /// Which developments have which powers.
    pub with: Masks,
}

/// The limits of the game.
#[derive(Clone, Copy, Deserialize)]
#[expect(missing_docs, reason = "the names say it; the component file explains each")]
pub struct Limits {
    pub credits_start: u8,
    pub credits_min_after_manage: u8,
    pub credits_max: u8,
    pub recruit_cost: u8,
    pub stock_credits: u8,
    pub scout_tiles_base: u8,
    pub goods_per_world: u8,
    pub dictate_uses_per_round: u8,
    pub dictate_moves_per_use: u8,
    pub phase_selections_per_player: u8,
    pub end_trigger_tiles: u8,
    pub forced_return_min_tiles: u8,
    pub consume_vp_base: u8,
    pub consume_vp_good_match: u8,
    pub consume_vp_shipper_match: u8,
}

/// What every player starts with, worlds not counted.
pub struct Setup {
    /// Dice in the cup.
    pub cup: Counts,
    /// Dice in the citizenry.
    pub citizenry: Counts,
    /// Tiles drawn for the construction zone.
    pub tiles: u8,
    /// VP in the pool, and the die that selects another phase (RFG-REVEAL-03), for 2, 3, 4, 5 players. VP are a
    /// number, since the values of chips change nothing (RFG-COMP-10).
    pub by_players: [(u8, Option<Die>); 4],
}

/// A colour of dice.
pub struct DieInfo {
    /// How many there are.
    pub count: u8,
    /// The six faces; `None` is wild.
    pub faces: [Option<Phase>; 6],
    /// The kinds of worlds it matches when consuming (RFG-SHIP-06).
    pub matches: KindSet,
    /// Which quarter of the barrel is filled when it is a good, for colour-blind players (RFG-FAQ-10).
    pub mark: &'static str,
}

/// A bag tile. Its development and its world have its own number in their tables (RFG-COMP-05).
pub struct BagTileInfo {
    /// The id.
    pub id: &'static str,
}

/// A development.
pub struct DevelopmentInfo {
    /// The id.
    pub id: &'static str,
    /// The printed cost.
    pub cost: u8,
    /// Whether it is a Reassign-power development: 18 of the 55 on bag tiles (RFG-COMP-07).
    pub reassign: bool,
    /// What happens once, on completion.
    pub on_place: Vec<OnPlace>,
    /// What it does from then on.
    pub powers: Vec<Power>,
    /// Extra VP at the end.
    pub scoring: Option<Scoring>,
}

/// A world.
pub struct WorldInfo {
    /// The id.
    pub id: &'static str,
    /// The printed cost.
    pub cost: u8,
    /// Its kind; the file says how many there are of each (RFG-COMP-06).
    pub kind: Kind,
    /// What happens once, on completion (of start worlds: at setup).
    pub on_place: Vec<OnPlace>,
}

/// A faction: two halves, a development and a world or two worlds (RFG-COMP-08).
pub struct FactionInfo {
    /// The id.
    pub id: &'static str,
    /// The number that decides who begins (RFG-ORDER-02).
    pub number: u8,
    /// Its development, except for faction 9.
    pub development: Option<Development>,
    /// Its worlds: one, or two for faction 9.
    pub worlds: Vec<World>,
}

/// Which developments have which powers, as bit sets: a player's powers of a kind are found by one
/// `&` with the developments in the tableau.
#[derive(Default)]
#[expect(missing_docs, reason = "each is named after its power")]
pub struct Masks {
    pub reassign_category: u64,
    pub reassign: u64,
    pub dictate_repeat: u64,
    pub dictate_moves: u64,
    pub rearrange: u64,
    pub scout_on_top: u64,
    pub virtual_workers: u64,
    pub stock_credits: u64,
    pub end_draw_tile: u64,
    pub development_cost: u64,
    pub world_cost: u64,
    pub development_complete: u64,
    pub world_complete: u64,
    pub builders: u64,
    pub goods_capacity: u64,
    pub trade_credits: u64,
    pub trade_buy_vp: u64,
    pub consume_credits: u64,
    pub consume_vp: u64,
    pub end_of: [u64; 5],
    pub end_vp: u64,
    pub scoring: u64,
}

impl Masks {
    fn of(developments: &[DevelopmentInfo]) -> Masks {
        let mut with = Masks::default();
        for (number, development) in developments.iter().enumerate() {
            let bit = 1 << number;
            if development.reassign {
                with.reassign_category |= bit;
            }
            if development.scoring.is_some() {
                with.scoring |= bit;
            }
            for power in &development.powers {
                if let Some(phase) = power.end_of() {
                    with.end_of[phase.index()] |= bit;
                }
                *match power {
                    Power::Reassign { .. } => &mut with.reassign,
                    Power::DictateRepeat {} => &mut with.dictate_repeat,
                    Power::DictateMoves { .. } => &mut with.dictate_moves,
                    Power::RearrangeConstructionZone {} => &mut with.rearrange,
                    Power::ScoutPlaceOnTop {} => &mut with.scout_on_top,
                    Power::VirtualWorkers { .. } => &mut with.virtual_workers,
                    Power::StockCredits { .. } => &mut with.stock_credits,
                    Power::EndDrawTile { .. } => &mut with.end_draw_tile,
                    Power::DevelopmentCostReduction { .. } => &mut with.development_cost,
                    Power::WorldCostReduction { .. } => &mut with.world_cost,
                    Power::DevelopmentCompleteCredits { .. } => &mut with.development_complete,
                    Power::WorldCompleteCredits { .. } => &mut with.world_complete,
                    Power::BuildersToCup { .. } | Power::BuildersAllToCup { .. } => &mut with.builders,
                    Power::GoodsCapacity { .. } => &mut with.goods_capacity,
                    Power::TradeCredits { .. } => &mut with.trade_credits,
                    Power::TradeBuyVp { .. } => &mut with.trade_buy_vp,
                    Power::ConsumeCredits { .. } => &mut with.consume_credits,
                    Power::ConsumeVp { .. } => &mut with.consume_vp,
                    Power::EndVp { .. } => &mut with.end_vp,
                    _ => continue,
                } |= bit;
            }
        }
        with
    }
}
