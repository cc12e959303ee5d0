//! What tiles do, as data: a closed list of kinds of effects.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::vocab::{Counts, Die, Kind, Phase};

/// What happens once when a tile is placed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    VirtualWorkers { phase: Phase, dice: DiceList },
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

    /// When it works.
    pub const fn when(&self) -> Moment {
        match *self {
            Power::Reassign { .. } | Power::DictateRepeat {} | Power::DictateMoves { .. } => Moment::Assign,
            Power::RearrangeConstructionZone {}
            | Power::ScoutPlaceOnTop {}
            | Power::StockCredits { .. }
            | Power::EndDrawTile { .. } => Moment::Explore,
            Power::DevelopmentCostReduction { .. } | Power::DevelopmentCompleteCredits { .. } => {
                Moment::Develop
            }
            Power::WorldCostReduction { .. } | Power::WorldCompleteCredits { .. } => Moment::Settle,
            Power::GoodsCapacity { .. } => Moment::Always,
            Power::TradeCredits { .. }
            | Power::TradeBuyVp { .. }
            | Power::ConsumeCredits { .. }
            | Power::ConsumeVp { .. } => Moment::Ship,
            Power::VirtualWorkers { phase, .. }
            | Power::BuildersToCup { phase, .. }
            | Power::BuildersAllToCup { phase, .. }
            | Power::EndCreditsIfScoutedWith { phase, .. }
            | Power::EndCredits { phase, .. }
            | Power::EndVp { phase, .. }
            | Power::EndCreditsPerGoodOnWorld { phase, .. }
            | Power::EndCreditsPerGoodDie { phase, .. }
            | Power::EndCreditsPerCitizenryDice { phase, .. }
            | Power::EndCreditsIfMostDevelopments { phase, .. }
            | Power::EndCreditsIfSoleHighestWorld { phase, .. } => Moment::of(phase),
        }
    }

    /// The rule of the ledger's section 18 that describes such a power.
    pub fn rule(&self) -> &'static str {
        let only = |kinds: KindSet, kind: Kind| kinds == KindSet(1 << kind as u8);
        match *self {
            Power::Reassign { .. } => self.reassign_rule(),
            Power::DictateRepeat {} => "RFG-TILE-16",
            Power::DictateMoves { .. } => "RFG-TILE-17",
            Power::RearrangeConstructionZone {} => "RFG-TILE-20",
            Power::ScoutPlaceOnTop {} => "RFG-TILE-22",
            Power::StockCredits { .. } => "RFG-TILE-23",
            Power::VirtualWorkers { phase: Phase::Explore, dice: DiceList(dice) } => {
                if dice.total() > 1 {
                    "RFG-TILE-24"
                } else {
                    "RFG-TILE-25"
                }
            }
            Power::VirtualWorkers { dice: DiceList(dice), .. } => {
                if dice.total() > 1 {
                    "RFG-TILE-76"
                } else {
                    "RFG-TILE-75"
                }
            }
            Power::EndDrawTile { .. } => "RFG-TILE-26",
            Power::EndCreditsIfScoutedWith { .. } => "RFG-TILE-27",
            Power::EndCreditsIfMostDevelopments { .. } => "RFG-TILE-29",
            Power::DevelopmentCostReduction { reassign_only: false, .. } => "RFG-TILE-30",
            Power::DevelopmentCostReduction { .. } => "RFG-TILE-31",
            Power::DevelopmentCompleteCredits { .. } => "RFG-TILE-34",
            Power::WorldCostReduction { world_kinds, .. } => match () {
                () if world_kinds.is_all() => "RFG-TILE-40",
                () if only(world_kinds, Kind::Grey) => "RFG-TILE-42",
                () => "RFG-TILE-41",
            },
            Power::WorldCompleteCredits { .. } => "RFG-TILE-45",
            Power::BuildersToCup { phase: Phase::Settle, .. } => "RFG-TILE-46",
            Power::BuildersToCup { .. } => "RFG-TILE-36",
            Power::BuildersAllToCup { .. } => "RFG-TILE-47",
            Power::GoodsCapacity { .. } => "RFG-TILE-50",
            Power::EndCreditsPerGoodOnWorld { world_kinds, .. } => {
                if only(world_kinds, Kind::RareElements) {
                    "RFG-TILE-52"
                } else {
                    "RFG-TILE-51"
                }
            }
            Power::EndCreditsPerGoodDie { .. } => "RFG-TILE-53",
            Power::TradeCredits { world_kinds, .. } => match () {
                () if world_kinds.is_all() => "RFG-TILE-60",
                () if only(world_kinds, Kind::RareElements) => "RFG-TILE-61",
                () => "RFG-TILE-62",
            },
            Power::TradeBuyVp { .. } => "RFG-TILE-63",
            Power::ConsumeCredits { world_kinds, amount } => match amount {
                _ if !world_kinds.is_all() => "RFG-TILE-66",
                0 | 1 => "RFG-TILE-64",
                _ => "RFG-TILE-65",
            },
            Power::ConsumeVp { world_kinds, .. } => match () {
                () if world_kinds.is_all() => "RFG-TILE-67",
                () if only(world_kinds, Kind::RareElements) => "RFG-TILE-69",
                () => "RFG-TILE-68",
            },
            Power::EndVp { .. } => "RFG-TILE-71",
            Power::EndCredits { phase, .. } => match phase {
                Phase::Settle => "RFG-TILE-44",
                Phase::Produce => "RFG-TILE-54",
                Phase::Ship => "RFG-TILE-72",
                Phase::Explore | Phase::Develop => "RFG-TILE-32",
            },
            Power::EndCreditsPerCitizenryDice { phase: Phase::Ship, .. } => "RFG-TILE-73",
            Power::EndCreditsPerCitizenryDice { .. } => "RFG-TILE-33",
            Power::EndCreditsIfSoleHighestWorld { .. } => "RFG-TILE-74",
        }
    }

    fn reassign_rule(&self) -> &'static str {
        let &Power::Reassign { max, dice, from, to, same_column, condition, .. } = self else {
            return "RFG-REASS-02";
        };
        let (white, many) = (dice == DieSet(1), max > 1);
        match to {
            _ if same_column => "RFG-TILE-15",
            _ if condition.is_some() => "RFG-TILE-18",
            Target::Selected if white => "RFG-TILE-14",
            Target::Selected => "RFG-TILE-13",
            Target::Columns(_) if !from.is_all() && white => "RFG-TILE-11",
            Target::Columns(_) if !from.is_all() => "RFG-TILE-12",
            Target::Columns(PhaseSet(0b00010)) => "RFG-TILE-07",
            Target::Columns(PhaseSet(0b00100)) => "RFG-TILE-08",
            Target::Columns(PhaseSet(0b10000)) => "RFG-TILE-09",
            Target::Columns(columns) if !columns.is_all() => "RFG-TILE-10",
            Target::Columns(_) if dice.is_all() => {
                if many {
                    "RFG-TILE-02"
                } else {
                    "RFG-TILE-01"
                }
            }
            Target::Columns(_) if white => "RFG-TILE-03",
            Target::Columns(_) if many => "RFG-TILE-06",
            Target::Columns(_) if dice.contains(Die::Military) => "RFG-TILE-05",
            Target::Columns(_) => "RFG-TILE-04",
        }
    }
}

impl Moment {
    /// The moment of a phase.
    pub const fn of(phase: Phase) -> Moment {
        match phase {
            Phase::Explore => Moment::Explore,
            Phase::Develop => Moment::Develop,
            Phase::Settle => Moment::Settle,
            Phase::Produce => Moment::Produce,
            Phase::Ship => Moment::Ship,
        }
    }
}

orrery_core::words! {
    /// When a power works.
    Moment {
        /// In step 2.
        Assign = "assign",
        /// In phase I.
        Explore = "explore",
        /// In phase II.
        Develop = "develop",
        /// In phase III.
        Settle = "settle",
        /// In phase IV.
        Produce = "produce",
        /// In phase V.
        Ship = "ship",
        /// At all times.
        Always = "always",
    }
}

/// The extra VP of a 6-cost development.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

impl Scoring {
    /// The rule that gives the points.
    pub const fn rule(&self) -> &'static str {
        match self {
            Scoring::WorldCostFraction { .. } => "RFG-SCORE-06",
            Scoring::PerDevelopment { include_reassign: true, .. } => "RFG-SCORE-07",
            Scoring::PerDieColourOwned { .. } => "RFG-SCORE-08",
            Scoring::DevelopmentCostFraction { reassign_only: false, .. } => "RFG-SCORE-09",
            Scoring::TriangularChips {} => "RFG-SCORE-10",
            Scoring::PerGood { .. } => "RFG-SCORE-11",
            Scoring::PerWorld { .. } => "RFG-SCORE-12",
            Scoring::PerDevelopment { include_reassign: false, .. } => "RFG-SCORE-13",
            Scoring::PerDiceSetOwned { .. } => "RFG-SCORE-14",
            Scoring::DevelopmentCostFraction { reassign_only: true, .. } => "RFG-SCORE-15",
        }
    }
}

/// On what a Reassign power depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Having the most novelty worlds (RFG-TILE-18).
    MostNoveltyWorlds,
}

/// Where a Reassign power sends workers: in the file and in JSON a list of phases, or `selected`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "(Phase | \"selected\")[]"))]
pub enum Target {
    /// To one of these columns.
    Columns(PhaseSet),
    /// To the phase that the player selected (RFG-REASS-09).
    Selected,
}

macro_rules! filter {
    ($(#[$doc:meta])* $name:ident of $word:ident as $list:literal $(, $token:literal => $bits:expr)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = $list))]
        pub struct $name(pub u8);

        impl $name {
            /// Whether it is one of them.
            #[inline]
            pub const fn contains(self, word: $word) -> bool {
                self.0 >> (word as u8) & 1 == 1
            }

            /// Whether it is all of them.
            pub const fn is_all(self) -> bool {
                self.0.count_ones() as usize == $word::ALL.len()
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

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
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
    DieSet of Die as "Die[]", "any" => 0b111_1111, "non_home" => 0b111_1110
);
filter!(
    /// A set of phases; `any` in the file.
    PhaseSet of Phase as "Phase[]", "any" => 0b1_1111
);
filter!(
    /// A set of kinds of worlds; `any` in the file.
    KindSet of Kind as "Kind[]", "any" => 0b1_1111
);

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Target::Columns(phases) => phases.serialize(serializer),
            Target::Selected => serializer.collect_seq(["selected"]),
        }
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tokens = Vec::<String>::deserialize(deserializer)?;
        if tokens == ["selected"] {
            return Ok(Target::Selected);
        }
        PhaseSet::read(&tokens).map(Target::Columns).map_err(de::Error::custom)
    }
}

/// Dice, listed one by one in the file and in JSON.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Die[]"))]
pub struct DiceList(pub Counts);

impl Serialize for DiceList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.each())
    }
}

impl<'de> Deserialize<'de> for DiceList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let dice = Vec::<Die>::deserialize(deserializer)?;
        Ok(DiceList(dice.into_iter().map(|d| (d, 1)).collect()))
    }
}
