//! Gaining and exchanging resources. Ledger: EVA-RES, EVA-GAIN, EVA-EXCH.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Choices, Context, effects, income};
use crate::action::{Action, places};
use crate::event::Event;
use crate::state::{Player, Task};
use crate::vocab::{Resource, World};

/// EVA-GAIN-01, EVA-RES-04: to a world of choice, and of choice if none is named.
pub(crate) fn legal_gain(named: Option<Resource>, out: &mut impl Choices) {
    for (world, resource) in places() {
        if named.is_none_or(|r| r == resource) {
            out.add(Action::Gain { world, resource });
        }
    }
}

pub(crate) fn gain<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: World,
    resource: Resource,
) {
    effects::done_once(ctx.state);
    let store = ctx.state.player_mut(seat).store(world, resource);
    *store = store.saturating_add(1);
    ctx.tell(Event::Gained { seat, world, resource });
}

/// EVA-EXCH-01, EVA-RES-05: on one world; `left` says how often on which. Giving what one takes changes nothing
/// and is not offered (EVA-OPEN-58).
pub(crate) fn legal_exchange(player: &Player, left: [u8; 2], out: &mut impl Choices) {
    for (world, give) in places() {
        if left[world.index()] == 0 || player.has(world, give) == 0 {
            continue;
        }
        for take in Resource::ALL.into_iter().filter(|&take| take != give) {
            out.add(Action::Exchange { world, give, take });
        }
    }
}

pub(crate) fn check_exchange(
    player: &Player,
    world: World,
    give: Resource,
    take: Resource,
) -> Result<(), Illegal> {
    ensure!("EVA-EXCH-01", give != take && player.has(world, give) > 0);
    Ok(())
}

pub(crate) fn exchange<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: World,
    give: Resource,
    take: Resource,
) {
    let player = ctx.state.player_mut(seat);
    let given = player.store(world, give);
    *given = given.saturating_sub(1);
    let taken = player.store(world, take);
    *taken = taken.saturating_add(1);
    ctx.tell(Event::Exchanged { seat, world, give, take });
    if let Some(Task::IncomeExchange { left }) = ctx.state.tasks.top() {
        income::exchanged(ctx.state, left, world);
    } else {
        effects::done_once(ctx.state);
    }
}
