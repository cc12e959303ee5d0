//! Researching technologies, what completing one does, and production. Ledger: EVA-TECH, EVA-PROD. A player has one
//! set, so effects of different sets never meet (EVA-TECH-33). Worked examples: EVA-EX-04, EVA-EX-28.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Choices, Context, effects};
use crate::action::Action;
use crate::components::{COMPONENTS, Passive};
use crate::event::Event;
use crate::state::{Player, Powers};
use crate::vocab::{Resource, Tech};

/// Researches that complete a column: one for level 1, two for each level above (EVA-TECH-02, EVA-TECH-03).
pub(crate) const STEPS: u8 = 5;

/// EVA-TECH-01: a column that is not complete. Its lowest open technology comes next, so EVA-TECH-04 holds by
/// itself. EVA-TECH-08: with all columns complete there is no choice and research lapses.
pub(crate) fn legal(player: &Player, out: &mut impl Choices) {
    for column in 1..=3 {
        if player.research[usize::from(column) - 1] < STEPS {
            out.add(Action::Research { column });
        }
    }
}

pub(crate) fn check(player: &Player, column: u8) -> Result<(), Illegal> {
    ensure!("EVA-TECH-01", (1..=3).contains(&column) && player.research[usize::from(column) - 1] < STEPS);
    Ok(())
}

pub(crate) fn research<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, column: u8) {
    effects::done_once(ctx.state);
    let column = usize::from(column) - 1;
    let player = ctx.state.player_mut(seat);
    let level = usize::from(player.research[column] + 1) / 2;
    let tech = player.tech(column, level.min(2));
    player.research[column] += 1;
    // Odd numbers complete a technology: 1, 3 and 5 researches.
    let complete = player.research[column] % 2 == 1;
    ctx.tell(Event::Researched { seat, tech, complete });
    if complete {
        complete_tech(ctx, seat, tech);
    }
}

/// EVA-TECH-05, EVA-TECH-06: permanent effects hold from now on, instant ones come next.
fn complete_tech<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, tech: Tech) {
    let data = &COMPONENTS.techs[tech.index()];
    let player = ctx.state.player_mut(seat);
    player.powers = powers(player);
    for passive in data.passives {
        // EVA-TECH-11: factories that are settled already produce more at once.
        if let &Passive::FactoryBoost { factory, n } = passive {
            let settled = ctx.state.player(seat).settled[factory.index()];
            raise(ctx, seat, factory, settled * n);
        }
    }
    ctx.state.tasks.push_effects(data.instant, false);
}

/// What the complete technologies of a player give.
pub(crate) fn powers(player: &Player) -> Powers {
    let mut powers = Powers::default();
    for tech in player.techs() {
        for passive in COMPONENTS.techs[tech.index()].passives {
            add(&mut powers, *passive);
        }
    }
    powers
}

fn add(powers: &mut Powers, passive: Passive) {
    match passive {
        Passive::ReduceActionEnergy { action, n } => {
            if let Some(less) = powers.action_energy.get_mut(usize::from(action)) {
                *less = less.saturating_add(n);
            }
        }
        Passive::ActionEnergySubstitute => powers.substitute = true,
        Passive::InfrastructureDiscount { n } => powers.infra_discount += n,
        Passive::StadiumDiscount { n } => powers.stadium_discount += n,
        Passive::ShipDiscount { n } => powers.ship_discount += n,
        Passive::FlightDiscount { n } => powers.flight_discount += n,
        Passive::FreeReturn => powers.free_return = true,
        Passive::ImmediateReturn => powers.immediate_return = true,
        Passive::IgnoreSymbols => powers.ignore_symbols = true,
        Passive::Symbols { rings, diamonds } => {
            powers.symbols[0] += rings;
            powers.symbols[1] += diamonds;
        }
        Passive::ExtraPrepare { factory } => powers.extra_prepare[factory.index()] = true,
        Passive::FreePrepare => powers.free_prepare = true,
        Passive::FactoryBoost { factory, n } => powers.boost[factory.index()] += n,
        Passive::CloneExtra { n } => powers.clone_extra += n,
        Passive::SettleDiscount { n } => powers.settle_discount += n,
        Passive::FoodDiscount { n } => powers.food_discount += n,
        Passive::IncomeExchange { n } => powers.income_exchange += n,
        Passive::ExtraBuildingSlot { n } => powers.building_slots += n,
        Passive::AnyLandscape => powers.any_landscape = true,
        // These work where they are set off.
        Passive::BonusExtra { .. } | Passive::ParkedGain { .. } | Passive::PassGain { .. } => {}
    }
}

/// Raises a production marker; there is no upper limit (EVA-PROD-06), and nothing lowers one before the reckoning of
/// a race (EVA-PROD-07).
pub(crate) fn raise<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    resource: Resource,
    by: u8,
) {
    if by == 0 {
        return;
    }
    let marker = &mut ctx.state.player_mut(seat).production[resource.index()];
    *marker = marker.saturating_add(by);
    let to = *marker;
    ctx.tell(Event::ProductionRaised { seat, resource, by, to });
}

/// A reward or gain of production, counted for the control sum (EVA-INV-01).
pub(crate) fn reward<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    resource: Resource,
    by: u8,
) {
    ctx.state.player_mut(seat).rewards[resource.index()] += by;
    raise(ctx, seat, resource, by);
}

/// EVA-TECH-32, EVA-INFRA-10: production of choice, unit by unit.
pub(crate) fn legal_raise(out: &mut impl Choices) {
    for resource in Resource::ALL {
        out.add(Action::Raise { resource });
    }
}

pub(crate) fn raise_by_choice<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    resource: Resource,
) {
    effects::done_once(ctx.state);
    reward(ctx, seat, resource, 1);
}
