//! Effects as data: what an action, a card, a technology or a bonus does. They are interpreted in
//! `rules/effects.rs` and said in `text/sentences.rs`.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::vocab::{Display, Resource, Terrain, World};

/// An amount of each resource, in the order of [`Resource::ALL`].
pub type Cost = [u8; 3];

/// One sub-action or gain. None moves ships: they fly in Transport only (EVA-OPEN-55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    /// Gain a resource, of choice if none is named (EVA-GAIN-01).
    GainResource {
        /// The resource.
        resource: Option<Resource>,
    },
    /// Exchange a resource (EVA-EXCH-01).
    Exchange,
    /// Research (EVA-TECH-01).
    Research,
    /// Develop infrastructure (EVA-INFRA-01).
    Develop,
    /// Build a ship (EVA-SHIP-01).
    BuildShip(Building),
    /// Gain a ship without cost (EVA-BONUS-06).
    GainShip,
    /// Build a stadium (EVA-STAD-01).
    BuildStadium(Building),
    /// Gain a stadium without cost (EVA-TECH-18).
    GainStadium,
    /// Settle a field (EVA-SETTLE-01).
    Settle(Settling),
    /// Prepare a factory (EVA-FACT-01).
    PrepareFactory(Preparing),
    /// Gain a factory from the own supply (EVA-TECH-10).
    GainFactory {
        /// The type; of choice if none is named.
        factory: Option<Resource>,
    },
    /// Clone population (EVA-CLONE-01).
    Clone {
        /// Extra cost, from the New World.
        extra: Cost,
    },
    /// Gain a population (EVA-POP-01).
    GainPopulation,
    /// Raise New World production by one, of choice if no resource is named (EVA-TECH-32).
    GainProduction {
        /// The resource.
        resource: Option<Resource>,
    },
    /// Put displayed items under their stack, free of charge (EVA-ADV-20).
    Refresh {
        /// Which display.
        display: Display,
        /// At most so many items.
        up_to: u8,
    },
    /// Draw an action card (EVA-ADV-10).
    DrawCard,
}

/// How a ship or stadium is built (EVA-ADV-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building {
    /// The only world, if the card names one.
    pub world: Option<World>,
    /// Extra cost, never reduced.
    pub extra: Cost,
    /// So many resources of the printed price less.
    pub reduction: u8,
    /// The first flight costs so much less energy (EVA-ADV-16).
    pub first_flight: u8,
}

/// How a field is settled (EVA-ADV-21, EVA-ADV-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settling {
    /// The only terrain, if one is named.
    pub terrain: Option<Terrain>,
    /// The named terrain counts as open (EVA-TECH-16).
    pub unlocked: bool,
    /// The next terrain counts as open too (EVA-BONUS-08).
    pub next_terrain: bool,
    /// The field has at least so many population spots.
    pub min_population: u8,
    /// The field has at least so many factory spots.
    pub min_factories: u8,
    /// So much steel less.
    pub steel_reduction: u8,
    /// So many symbols need not be available.
    pub ignore_symbols: u8,
    /// Extra cost, from the New World.
    pub extra: Cost,
}

/// How a factory is prepared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preparing {
    /// The type; of choice if none is named.
    pub factory: Option<Resource>,
    /// Extra cost, on the world of the factory.
    pub extra: Cost,
    /// The resource for preparing is not paid.
    pub free: bool,
    /// This is the extra preparation of a technology, which sets off no other (EVA-TECH-12).
    pub repeated: bool,
}

/// An effect, several times if need be (EVA-ACT-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Times {
    /// The effect.
    pub effect: Effect,
    /// How often.
    pub n: u8,
}

/// Effects in printed order.
pub type Effects = &'static [Times];

/// An extra cost of a card, paid before everything else (EVA-ADV-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment {
    /// The resource; of choice if none is named.
    pub resource: Option<Resource>,
    /// The world; of choice if none is named.
    pub world: Option<World>,
    /// How much.
    pub n: u8,
}

/// What a technology does from its completion on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Passive {
    /// The track energy of the n-th action of a year falls by `n` (EVA-TECH-14, EVA-TECH-22).
    ReduceActionEnergy { action: u8, n: u8 },
    /// Any resource pays action energy (EVA-TECH-19).
    ActionEnergySubstitute,
    /// When a bonus is taken (EVA-TECH-21).
    BonusExtra { effects: Effects },
    /// When a marker ends parked (EVA-TECH-20).
    ParkedGain { effects: Effects },
    /// When passing (EVA-TECH-28).
    PassGain { effects: Effects },
    /// Infrastructures cost less (EVA-TECH-17).
    InfrastructureDiscount { n: u8 },
    /// Stadiums cost less (EVA-TECH-17).
    StadiumDiscount { n: u8 },
    /// Ships cost less (EVA-TECH-17).
    ShipDiscount { n: u8 },
    /// Flights to the New World cost less (EVA-TECH-23).
    FlightDiscount { n: u8 },
    /// Flights back cost nothing (EVA-TECH-23).
    FreeReturn,
    /// Ships may fly back at once (EVA-TECH-13).
    ImmediateReturn,
    /// No symbol is needed (EVA-TECH-15).
    IgnoreSymbols,
    /// Symbols that are always there (EVA-TECH-30).
    Symbols { rings: u8, diamonds: u8 },
    /// One more preparation after one of this type (EVA-TECH-12).
    ExtraPrepare { factory: Resource },
    /// Preparing costs nothing (EVA-TECH-31).
    FreePrepare,
    /// Settled factories of the type produce more (EVA-TECH-11).
    FactoryBoost { factory: Resource, n: u8 },
    /// Cloning gives more population (EVA-TECH-24).
    CloneExtra { n: u8 },
    /// Settling costs less steel (EVA-TECH-25).
    SettleDiscount { n: u8 },
    /// Each world eats less (EVA-TECH-26).
    FoodDiscount { n: u8 },
    /// Exchanges at the end of Income, so many on each world (EVA-TECH-27).
    IncomeExchange { n: u8 },
    /// Every ship has more building slots (EVA-TECH-29).
    ExtraBuildingSlot { n: u8 },
    /// Site slots take any land site (EVA-TECH-29).
    AnyLandscape,
}

/// What crossing a turning point does (EVA-TURN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Crossing {
    /// The terrain may be settled from now on.
    UnlockTerrain { terrain: Terrain },
    /// A sea site is flipped and produces no more.
    FlipSeaSite,
    /// A flipped sea site goes to the New World side.
    MoveSeaSite,
    /// New World production rises.
    GainProduction { resource: Resource, n: u8 },
}

/// What is counted for goals and contracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "metric", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Metric {
    /// Population settled on fields.
    SettledPopulation,
    /// Upper bonuses taken.
    UpperBonuses,
    /// Lower bonuses taken.
    LowerBonuses,
    /// Infrastructures played.
    InfrastructuresPlayed,
    /// Infrastructures played and fulfilled.
    InfrastructuresFulfilled,
    /// Ships on either world.
    ShipsOwned,
    /// Settled fields of the terrain.
    FieldsOf { terrain: Terrain },
    /// Settled fields of any other terrain.
    FieldsNotOf { terrain: Terrain },
    /// Technologies fully researched.
    Technologies,
    /// The last turning point that both markers have passed.
    BothMarkersPast,
    /// Sets of one settled factory of each type.
    FactorySets,
    /// Production of a resource.
    Production { resource: Resource },
    /// The highest production marker.
    HighestProduction,
    /// Settled factories of a type.
    FactoriesOf { factory: Resource },
    /// Settled factories of any type.
    Factories,
    /// Stadiums on the New World side.
    StadiumsNewWorld,
}

/// A condition of an infrastructure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Condition {
    /// Whether the fields lie in one line, and of which kind.
    pub line: Line,
    /// Which fields are needed; all different.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Need>"))]
    pub need: ArrayVec<Need, 3>,
}

orrery_core::words! {
    /// A kind of line of the map (EVA-MAP-02, EVA-MAP-03).
    Line {
        /// Anywhere.
        None = "none",
        /// The same row.
        Horizontal = "horizontal",
        /// One of the two slanting directions.
        Diagonal = "diagonal",
    }
}

/// Fields that are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Need {
    /// The terrain; any if none is named.
    pub terrain: Option<Terrain>,
    /// How many fields.
    pub n: u8,
    /// Each with at least so many population spots (EVA-INFRA-09).
    pub min_population: u8,
    /// Each with at least so many factory spots (EVA-INFRA-09).
    pub min_factories: u8,
}
