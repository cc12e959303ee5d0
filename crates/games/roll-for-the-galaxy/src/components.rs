//! The components: typed data from `data/components.toml`, parsed and checked once, in flat tables
//! behind small numbers. Powers are data: a closed list of effect kinds ([`Power`], [`OnPlace`],
//! [`Scoring`]); a tile that uses known kinds needs no code.

mod file;

use std::sync::LazyLock;

use orrery_core::pack;
use serde::{Deserialize, Deserializer, de};

use crate::vocab::{Counts, Development, Die, Kind, Phase, World};

/// The component file as it stands in the crate; where its costs, pairings and faces come from: RFG-OPEN-01.
pub const SOURCE: &str = include_str!("../data/components.toml");

/// The tables of the component file in play.
pub static COMPONENTS: LazyLock<Components> = LazyLock::new(|| {
    // The built-in file is read by every test, and a pack is installed only after it has passed the same checks.
    Components::parse(in_play()).unwrap_or_else(|why| panic!("components: {why}"))
});

/// The hash of the component file in play.
pub(crate) static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(in_play()));

fn in_play() -> &'static str {
    pack::in_play(crate::options::INFO.id, SOURCE)
}

/// What is wrong with a component file.
pub(crate) fn problems(text: &str) -> Vec<pack::Problem> {
    Components::parse(text).err().map(pack::Problem::new).into_iter().collect()
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
    /// Which developments have which powers.
    pub with: Masks,
}

/// The limits of the game.
#[derive(Deserialize)]
#[expect(missing_docs, reason = "the names say it; the component file explains each")]
pub struct Limits {
    pub credits_start: u8,
    pub credits_min_after_manage: u8,
    pub credits_max: u8,
    pub recruit_cost: u8,
    pub stock_credits: u8,
    pub scout_tiles_base: u8,
    pub goods_per_world: u8,
    pub dictate_moves_per_use: u8,
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

/// What happens once when a tile is placed.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the component file explains each field")]
pub enum OnPlace {
    /// The owner returns dice to the supply (RFG-SETTLE-08).
    RemoveDie { count: u8 },
    /// Dice from the supply (RFG-SETTLE-06; of developments RFG-TILE-80, RFG-TILE-81, RFG-TILE-82).
    GainDie { die: Die, count: u8, to: To },
    /// Credits.
    GainCredits { amount: u8 },
    /// Credits at setup instead of the usual ones (RFG-SETUP-16).
    SetStartCredits { amount: u8 },
}

/// Where gained dice go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// Into the cup.
    Cup,
    /// Into the citizenry.
    Citizenry,
    /// Onto the world just placed, as a good.
    ThisWorld,
}

/// What a development does while it lies in a tableau. Every power is mandatory unless its kind says "may"
/// (RFG-PHASE-07).
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the component file explains each field")]
pub enum Power {
    /// May move workers to other columns, once per round (RFG-TILE-01, RFG-TILE-15, RFG-TILE-18, and below).
    Reassign {
        min: u8,
        // One or two workers: RFG-TILE-02, RFG-TILE-06, RFG-TILE-12, RFG-TILE-13, RFG-TILE-14.
        max: u8,
        // Certain colours only: RFG-TILE-03, RFG-TILE-04, RFG-TILE-05, RFG-TILE-06, RFG-TILE-11, RFG-TILE-14.
        dice: DieSet,
        // Explorers only: RFG-TILE-11, RFG-TILE-12.
        from: PhaseSet,
        // Named columns: RFG-TILE-07, RFG-TILE-08, RFG-TILE-09, RFG-TILE-10. The selected phase: RFG-TILE-13,
        // RFG-TILE-14, RFG-TILE-15.
        to: Target,
        same_column: bool,
        condition: Option<Condition>,
        max_if_tied: Option<u8>,
    },
    /// May Dictate any number of times per round (RFG-TILE-16).
    DictateRepeat {},
    /// Each Dictate may move so many workers (RFG-TILE-17).
    DictateMoves { max: u8 },
    /// May rearrange the construction zone in phase I (RFG-TILE-20).
    RearrangeConstructionZone {},
    /// May put tiles drawn by Scouting on top (RFG-TILE-22).
    ScoutPlaceOnTop {},
    /// Has workers without dice (RFG-TILE-24, RFG-TILE-25, RFG-TILE-75, RFG-TILE-76).
    VirtualWorkers { phase: Phase, dice: Vec7 },
    /// Stocking with this colour yields this much (RFG-TILE-23).
    StockCredits { die: Die, amount: u8 },
    /// Draws tiles after everybody has explored (RFG-TILE-26).
    EndDrawTile { count: u8 },
    /// Credits if this colour Scouted (RFG-TILE-27).
    EndCreditsIfScoutedWith { phase: Phase, die: Die, amount: u8 },
    /// Developments cost less (RFG-TILE-30, RFG-TILE-31).
    DevelopmentCostReduction { reassign_only: bool, amount: u8, minimum: u8 },
    /// Worlds cost less (RFG-TILE-40, RFG-TILE-41, RFG-TILE-42).
    WorldCostReduction { world_kinds: KindSet, amount: u8, minimum: u8 },
    /// Credits after each completed development, itself excepted (RFG-TILE-34, RFG-TILE-35).
    DevelopmentCompleteCredits { amount: u8 },
    /// Credits after each completed world (RFG-TILE-35, RFG-TILE-45).
    WorldCompleteCredits { world_kinds: KindSet, amount: u8 },
    /// Some of the workers used for a completion go to the cup (RFG-TILE-36, RFG-TILE-46).
    BuildersToCup { phase: Phase, dice: DieSet, min: u8, max: u8 },
    /// All workers of these colours used for a completion go to the cup (RFG-TILE-47).
    BuildersAllToCup { phase: Phase, dice: DieSet },
    /// Worlds hold more goods (RFG-TILE-50).
    GoodsCapacity { extra: u8 },
    /// Credits for each traded good (RFG-TILE-60, RFG-TILE-61, RFG-TILE-62).
    TradeCredits { world_kinds: KindSet, amount: u8 },
    /// May buy VP after each Trade (RFG-TILE-63).
    TradeBuyVp { cost: u8, vp: u8 },
    /// Credits for each consumed good (RFG-TILE-64, RFG-TILE-65, RFG-TILE-66).
    ConsumeCredits { world_kinds: KindSet, amount: u8 },
    /// VP for each consumed good (RFG-TILE-67, RFG-TILE-68, RFG-TILE-69).
    ConsumeVp { world_kinds: KindSet, amount: u8 },
    /// Credits at the end of the phase (RFG-TILE-32, RFG-TILE-44, RFG-TILE-54, RFG-TILE-72, RFG-TILE-74).
    EndCredits { phase: Phase, amount: u8 },
    /// VP at the end of the phase (RFG-TILE-71).
    EndVp { phase: Phase, amount: u8 },
    /// Credits for goods, by kind of world (RFG-TILE-51, RFG-TILE-52).
    EndCreditsPerGoodOnWorld { phase: Phase, world_kinds: KindSet, amount: u8 },
    /// Credits for goods, by colour of die (RFG-TILE-53).
    EndCreditsPerGoodDie { phase: Phase, die: Die, amount: u8 },
    /// Credits for dice in the citizenry (RFG-TILE-33, RFG-TILE-73).
    EndCreditsPerCitizenryDice { phase: Phase, die: Die, set_size: u8, amount: u8 },
    /// Credits for having the most developments, alone (RFG-TILE-29).
    EndCreditsIfMostDevelopments { phase: Phase, amount: u8 },
    /// Credits for having all worlds of the highest printed cost (RFG-TILE-74).
    EndCreditsIfSoleHighestWorld { phase: Phase, amount: u8 },
}

impl Power {
    /// The phase at whose end it works, if it is an end-of-phase power (draws excepted).
    pub const fn end_of(&self) -> Option<Phase> {
        match *self {
            Power::EndCreditsIfScoutedWith { phase, .. }
            | Power::EndCredits { phase, .. }
            | Power::EndVp { phase, .. }
            | Power::EndCreditsPerGoodOnWorld { phase, .. }
            | Power::EndCreditsPerGoodDie { phase, .. }
            | Power::EndCreditsPerCitizenryDice { phase, .. }
            | Power::EndCreditsIfMostDevelopments { phase, .. }
            | Power::EndCreditsIfSoleHighestWorld { phase, .. } => Some(phase),
            _ => None,
        }
    }
}

/// The extra VP of a 6-cost development.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the component file explains each field")]
pub enum Scoring {
    /// For each development.
    PerDevelopment { vp: u8, include_reassign: bool },
    /// A part of the costs of developments.
    DevelopmentCostFraction { reassign_only: bool, divisor: u8 },
    /// A part of the costs of worlds.
    WorldCostFraction { world_kinds: KindSet, divisor: u8 },
    /// For each world.
    PerWorld { world_kinds: KindSet, vp: u8 },
    /// For each colour of dice owned.
    PerDieColourOwned { vp: u8 },
    /// For each started set of dice owned.
    PerDiceSetOwned { die: Die, set_size: u8, vp: u8 },
    /// For each good.
    PerGood { vp: u8 },
    /// The largest n with n(n+1)/2 not above the chips.
    TriangularChips {},
}

/// On what a Reassign power depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Having the most novelty worlds (RFG-TILE-18).
    MostNoveltyWorlds,
}

/// Where a Reassign power sends workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// To one of these columns.
    Columns(PhaseSet),
    /// To the phase that the player selected (RFG-REASS-09).
    Selected,
}

macro_rules! filter {
    ($(#[$doc:meta])* $name:ident of $word:ident $(, $token:literal => $bits:expr)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name(pub u8);

        impl $name {
            /// Whether it is one of them.
            #[inline]
            pub const fn contains(self, word: $word) -> bool {
                self.0 >> (word as u8) & 1 == 1
            }

            /// They, ascending.
            pub fn iter(self) -> impl Iterator<Item = $word> {
                $word::ALL.into_iter().filter(move |&w| self.contains(w))
            }

            fn read(tokens: &[String]) -> Result<$name, String> {
                let mut set = 0;
                for token in tokens {
                    set |= match token.as_str() {
                        $($token => $bits,)*
                        other => 1 << $word::from_id(other).ok_or_else(|| format!("`{other}` is not known"))? as u8,
                    };
                }
                Ok($name(set))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $name::read(&Vec::<String>::deserialize(deserializer)?).map_err(de::Error::custom)
            }
        }
    };
}

filter!(
    /// A set of colours; `any` and `non_home` in the file.
    DieSet of Die, "any" => 0b111_1111, "non_home" => 0b111_1110
);
filter!(
    /// A set of phases; `any` in the file.
    PhaseSet of Phase, "any" => 0b1_1111
);
filter!(
    /// A set of kinds of worlds; `any` in the file.
    KindSet of Kind, "any" => 0b1_1111
);

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tokens = Vec::<String>::deserialize(deserializer)?;
        if tokens == ["selected"] {
            return Ok(Target::Selected);
        }
        PhaseSet::read(&tokens).map(Target::Columns).map_err(de::Error::custom)
    }
}

/// Dice listed one by one, counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vec7(pub Counts);

impl<'de> Deserialize<'de> for Vec7 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let dice = Vec::<Die>::deserialize(deserializer)?;
        Ok(Vec7(dice.into_iter().map(|d| (d, 1)).collect()))
    }
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
