//! Phase 1: production, food, entertainment. Ledger: EVA-INC, EVA-PROD-01, EVA-TECH-26, EVA-TECH-27.
//! Worked examples: EVA-EX-01, EVA-EX-02, EVA-EX-26.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Choices, Context, resources};
use crate::action::Action;
use crate::components::{COMPONENTS, Cost};
use crate::event::Event;
use crate::state::{Player, State, Task};
use crate::vocab::{Resource, World};

/// EVA-PROD-01: what the active sites of a player produce; flipped ones nothing (EVA-TRANS-14).
pub(crate) fn old_production(player: &Player) -> Cost {
    let mut sum = [0; 3];
    for site in player.sites.iter() {
        for (sum, n) in sum.iter_mut().zip(COMPONENTS.sites[site.index()].produces) {
            *sum += n;
        }
    }
    sum
}

/// EVA-INC-03, EVA-TECH-26: the food that a world takes in a year.
pub(crate) fn food_demand(player: &Player, year: u8, world: World) -> u8 {
    let year = &COMPONENTS.years[usize::from(year.clamp(1, 4)) - 1];
    year.food[world.index()].saturating_sub(player.powers.food_discount)
}

/// Income of one player (EVA-INC-02 to EVA-INC-09).
pub(crate) fn income<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let year = ctx.state.year;
    let required = ctx.state.year_data().stadiums;
    let player = *ctx.state.player(seat);
    // Each world into its own store (EVA-RES-02). Pieces on the player board produce nothing (EVA-PROD-05).
    let produced = [old_production(&player), player.production];
    for world in World::ALL {
        let amounts = produced[world.index()];
        for (store, n) in ctx.state.player_mut(seat).stores[world.index()].iter_mut().zip(amounts) {
            *store = store.saturating_add(n);
        }
        ctx.tell(Event::Produced { seat, world, amounts });
    }
    let mut tokens = 0;
    for world in World::ALL {
        let due = food_demand(&player, year, world);
        let store = ctx.state.player_mut(seat).store(world, Resource::Food);
        // EVA-INC-04: as far as available; EVA-INC-05: only from the same world.
        let paid = due.min(*store);
        *store -= paid;
        tokens += due - paid;
        if due > 0 {
            ctx.tell(Event::Fed { seat, world, paid, missing: due - paid });
        }
    }
    // EVA-INC-06
    let missing = required.saturating_sub(player.stadiums_there());
    if required > 0 {
        ctx.tell(Event::Entertained { seat, missing });
    }
    tokens += missing;
    if tokens > 0 {
        // EVA-INC-07; nothing else happens (EVA-INC-08).
        let player = ctx.state.player_mut(seat);
        player.penalties = player.penalties.saturating_add(tokens);
        ctx.tell(Event::Penalised { seat, tokens });
    }
}

/// EVA-TECH-27: exchanges at the end of the phase.
pub(crate) fn begin_exchanges(state: &mut State, seat: Seat) {
    let n = state.player(seat).powers.income_exchange;
    if n > 0 {
        state.tasks.push(Task::IncomeExchange { left: [n; 2] });
    }
}

pub(crate) fn legal_exchange(state: &State, seat: Seat, left: [u8; 2], out: &mut impl Choices) {
    resources::legal_exchange(state.player(seat), left, out);
    out.add(Action::Decline);
}

pub(crate) fn check_exchange(
    state: &State,
    seat: Seat,
    left: [u8; 2],
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Exchange { world, give, take } => {
            ensure!("EVA-TECH-27", left[world.index()] > 0);
            resources::check_exchange(state.player(seat), world, give, take)
        }
        Action::Decline => Ok(()),
        _ => Err(Illegal::new("EVA-YEAR-01")),
    }
}

/// One exchange of the end of Income is done.
pub(crate) fn exchanged(state: &mut State, mut left: [u8; 2], world: World) {
    left[world.index()] = left[world.index()].saturating_sub(1);
    state.tasks.pop();
    if left != [0, 0] {
        state.tasks.push(Task::IncomeExchange { left });
    }
}

pub(crate) fn stop_exchange<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.tasks.pop();
}
