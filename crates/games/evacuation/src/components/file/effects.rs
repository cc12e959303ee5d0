//! Effects as they are written in the component file.

use orrery_core::Problem;
use serde::Deserialize;

use super::CostEntry;
use crate::components::{Building, Crossing, Effect, Effects, Passive, Payment, Preparing, Settling, Times};
use crate::vocab::{Display, Resource, Symbol, Terrain, World};

/// An effect as it is written; the vocabulary stands at the head of the file.
#[derive(Clone, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EffectEntry {
    GainResource {
        resource: AnyResource,
        n: u8,
    },
    Exchange {
        n: u8,
    },
    Research {
        n: u8,
    },
    Develop {
        n: u8,
    },
    BuildShip(BuildEntry),
    GainShip {
        n: u8,
    },
    BuildStadium(BuildEntry),
    GainStadium {
        n: u8,
    },
    Settle(SettleEntry),
    PrepareFactory(PrepareEntry),
    GainFactory {
        n: u8,
        factory: AnyResource,
    },
    Clone {
        n: u8,
        #[serde(default)]
        cost_delta: CostEntry,
    },
    GainPopulation {
        n: u8,
    },
    GainProduction {
        resource: AnyResource,
        n: u8,
    },
    Refresh {
        display: Display,
        up_to: u8,
    },
    DrawActionCards {
        n: u8,
    },
    Pay {
        resource: AnyResource,
        n: u8,
        world: AnyWorld,
    },
    UnlockTerrain {
        terrain: Terrain,
    },
    FlipSeaSite,
    MoveSeaSiteToNewWorld,
    PassiveWaiveActionEnergy {
        action_index: u8,
    },
    PassiveReduceActionEnergy {
        action_index: u8,
        n: u8,
    },
    PassiveActionEnergySubstitute,
    PassiveBonusExtra {
        effects: Vec<EffectEntry>,
    },
    PassiveInfrastructureDiscount {
        n: u8,
    },
    PassiveStadiumDiscount {
        n: u8,
    },
    PassiveShipDiscount {
        n: u8,
    },
    PassiveFlightDiscount {
        n: u8,
    },
    PassiveIgnoreSettlementSymbols,
    PassiveSymbols {
        symbols: Vec<Symbol>,
    },
    PassiveExtraPrepare {
        trigger: Resource,
    },
    PassiveFreePrepare,
    PassiveImmediateReturn,
    PassiveFreeReturn,
    PassiveParkedGain {
        effects: Vec<EffectEntry>,
    },
    PassiveFactoryBoost {
        factory: Resource,
        n: u8,
    },
    PassiveCloneExtra {
        n: u8,
    },
    PassiveSettleSteelDiscount {
        n: u8,
    },
    PassiveFoodDiscount {
        n: u8,
    },
    PassiveIncomeExchange {
        n: u8,
    },
    PassivePassGain {
        effects: Vec<EffectEntry>,
    },
    PassiveExtraBuildingSlot {
        n: u8,
    },
    PassiveAnyLandscape,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnyResource {
    Any,
    #[serde(untagged)]
    Only(Resource),
}

impl AnyResource {
    fn read(self) -> Option<Resource> {
        match self {
            AnyResource::Any => None,
            AnyResource::Only(resource) => Some(resource),
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnyWorld {
    Choice,
    #[serde(untagged)]
    Only(World),
}

#[derive(Clone, Deserialize)]
pub(super) struct BuildEntry {
    #[serde(default)]
    cost_delta: CostEntry,
    #[serde(default)]
    cost_reduction: u8,
    world: Option<World>,
    #[serde(default)]
    first_flight_discount: u8,
}

impl BuildEntry {
    fn read(&self) -> Building {
        Building {
            world: self.world,
            extra: self.cost_delta.read(),
            reduction: self.cost_reduction,
            first_flight: self.first_flight_discount,
        }
    }
}

#[derive(Clone, Deserialize)]
pub(super) struct SettleEntry {
    n: u8,
    #[serde(default)]
    min_population: u8,
    #[serde(default)]
    min_factories: u8,
    terrain: Option<Terrain>,
    #[serde(default)]
    allow_next_terrain: bool,
    #[serde(default)]
    ignore_terrain_lock: bool,
    #[serde(default)]
    steel_reduction: u8,
    #[serde(default)]
    ignore_symbols: u8,
    #[serde(default)]
    cost_delta: CostEntry,
}

impl SettleEntry {
    fn read(&self) -> Settling {
        Settling {
            terrain: self.terrain,
            unlocked: self.ignore_terrain_lock,
            next_terrain: self.allow_next_terrain,
            min_population: self.min_population,
            min_factories: self.min_factories,
            steel_reduction: self.steel_reduction,
            ignore_symbols: self.ignore_symbols,
            extra: self.cost_delta.read(),
        }
    }
}

#[derive(Clone, Deserialize)]
pub(super) struct PrepareEntry {
    n: u8,
    factory: AnyResource,
    #[serde(default)]
    cost_delta: CostEntry,
    #[serde(default)]
    free: bool,
}

/// What an entry stands for.
enum Read {
    Effect(Effect, u8),
    Pay(Payment),
    Passive(Passive),
    Crossing(Crossing),
}

fn read(entry: &EffectEntry) -> Result<Read, Problem> {
    let effect = |effect, n| Read::Effect(effect, n);
    Ok(match entry {
        EffectEntry::GainResource { resource, n } => {
            effect(Effect::GainResource { resource: resource.read() }, *n)
        }
        EffectEntry::Exchange { n } => effect(Effect::Exchange, *n),
        EffectEntry::Research { n } => effect(Effect::Research, *n),
        EffectEntry::Develop { n } => effect(Effect::Develop, *n),
        EffectEntry::BuildShip(build) => effect(Effect::BuildShip(build.read()), 1),
        EffectEntry::GainShip { n } => effect(Effect::GainShip, *n),
        EffectEntry::BuildStadium(build) => effect(Effect::BuildStadium(build.read()), 1),
        EffectEntry::GainStadium { n } => effect(Effect::GainStadium, *n),
        EffectEntry::Settle(settle) => effect(Effect::Settle(settle.read()), settle.n),
        EffectEntry::PrepareFactory(p) => {
            let preparing = Preparing {
                factory: p.factory.read(),
                extra: p.cost_delta.read(),
                free: p.free,
                repeated: false,
            };
            effect(Effect::PrepareFactory(preparing), p.n)
        }
        EffectEntry::GainFactory { n, factory } => {
            effect(Effect::GainFactory { factory: factory.read() }, *n)
        }
        EffectEntry::Clone { n, cost_delta } => effect(Effect::Clone { extra: cost_delta.read() }, *n),
        EffectEntry::GainPopulation { n } => effect(Effect::GainPopulation, *n),
        EffectEntry::GainProduction { resource, n } => {
            effect(Effect::GainProduction { resource: resource.read() }, *n)
        }
        EffectEntry::Refresh { display, up_to } => {
            effect(Effect::Refresh { display: *display, up_to: *up_to }, 1)
        }
        EffectEntry::DrawActionCards { n } => effect(Effect::DrawCard, *n),
        EffectEntry::Pay { resource, n, world } => {
            let world = match world {
                AnyWorld::Choice => None,
                AnyWorld::Only(world) => Some(*world),
            };
            Read::Pay(Payment { resource: resource.read(), world, n: *n })
        }
        EffectEntry::UnlockTerrain { terrain } => {
            Read::Crossing(Crossing::UnlockTerrain { terrain: *terrain })
        }
        EffectEntry::FlipSeaSite => Read::Crossing(Crossing::FlipSeaSite),
        EffectEntry::MoveSeaSiteToNewWorld => Read::Crossing(Crossing::MoveSeaSite),
        passive => Read::Passive(read_passive(passive)?),
    })
}

fn read_passive(entry: &EffectEntry) -> Result<Passive, Problem> {
    Ok(match entry {
        // No action costs more than this, so nothing is left to pay.
        EffectEntry::PassiveWaiveActionEnergy { action_index } => {
            Passive::ReduceActionEnergy { action: *action_index, n: u8::MAX }
        }
        EffectEntry::PassiveReduceActionEnergy { action_index, n } => {
            Passive::ReduceActionEnergy { action: *action_index, n: *n }
        }
        EffectEntry::PassiveActionEnergySubstitute => Passive::ActionEnergySubstitute,
        EffectEntry::PassiveBonusExtra { effects: e } => Passive::BonusExtra { effects: effects(e)? },
        EffectEntry::PassiveParkedGain { effects: e } => Passive::ParkedGain { effects: effects(e)? },
        EffectEntry::PassivePassGain { effects: e } => Passive::PassGain { effects: effects(e)? },
        EffectEntry::PassiveInfrastructureDiscount { n } => Passive::InfrastructureDiscount { n: *n },
        EffectEntry::PassiveStadiumDiscount { n } => Passive::StadiumDiscount { n: *n },
        EffectEntry::PassiveShipDiscount { n } => Passive::ShipDiscount { n: *n },
        EffectEntry::PassiveFlightDiscount { n } => Passive::FlightDiscount { n: *n },
        EffectEntry::PassiveIgnoreSettlementSymbols => Passive::IgnoreSymbols,
        EffectEntry::PassiveSymbols { symbols } => {
            let [rings, diamonds] = super::symbols(symbols);
            Passive::Symbols { rings, diamonds }
        }
        EffectEntry::PassiveExtraPrepare { trigger } => Passive::ExtraPrepare { factory: *trigger },
        EffectEntry::PassiveFreePrepare => Passive::FreePrepare,
        EffectEntry::PassiveImmediateReturn => Passive::ImmediateReturn,
        EffectEntry::PassiveFreeReturn => Passive::FreeReturn,
        EffectEntry::PassiveFactoryBoost { factory, n } => Passive::FactoryBoost { factory: *factory, n: *n },
        EffectEntry::PassiveCloneExtra { n } => Passive::CloneExtra { n: *n },
        EffectEntry::PassiveSettleSteelDiscount { n } => Passive::SettleDiscount { n: *n },
        EffectEntry::PassiveFoodDiscount { n } => Passive::FoodDiscount { n: *n },
        EffectEntry::PassiveIncomeExchange { n } => Passive::IncomeExchange { n: *n },
        EffectEntry::PassiveExtraBuildingSlot { n } => Passive::ExtraBuildingSlot { n: *n },
        EffectEntry::PassiveAnyLandscape => Passive::AnyLandscape,
        _ => return Err(Problem::new("an effect stands where it cannot work")),
    })
}

fn misplaced() -> Problem {
    Problem::new("an effect stands where it cannot work")
}

/// Effects without anything permanent.
pub(super) fn effects(entries: &[EffectEntry]) -> Result<Effects, Problem> {
    match effects_and_pay(entries)? {
        (effects, None) => Ok(effects),
        _ => Err(misplaced()),
    }
}

/// The effects of an action card, and its extra cost.
pub(super) fn effects_and_pay(entries: &[EffectEntry]) -> Result<(Effects, Option<Payment>), Problem> {
    let (mut list, mut pay) = (Vec::new(), None);
    for entry in entries {
        match read(entry)? {
            Read::Effect(effect, n) => list.push(Times { effect, n }),
            Read::Pay(payment) if pay.is_none() => pay = Some(payment),
            _ => return Err(misplaced()),
        }
    }
    Ok((list.leak(), pay))
}

/// The instant and the permanent effects of a technology (EVA-TECH-06).
pub(super) fn effects_and_passives(
    entries: &[EffectEntry],
) -> Result<(Effects, &'static [Passive]), Problem> {
    let (mut instant, mut passives) = (Vec::new(), Vec::new());
    for entry in entries {
        match read(entry)? {
            Read::Effect(effect, n) => instant.push(Times { effect, n }),
            Read::Passive(passive) => passives.push(passive),
            _ => return Err(misplaced()),
        }
    }
    Ok((instant.leak(), passives.leak()))
}

/// What crossing a turning point does.
pub(super) fn crossings(entries: &[EffectEntry]) -> Result<&'static [Crossing], Problem> {
    let mut list = Vec::new();
    for entry in entries {
        list.push(match read(entry)? {
            Read::Crossing(crossing) => crossing,
            Read::Effect(Effect::GainProduction { resource: Some(resource) }, n) => {
                Crossing::GainProduction { resource, n }
            }
            _ => return Err(misplaced()),
        });
    }
    Ok(list.leak())
}
