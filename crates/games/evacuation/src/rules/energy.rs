//! Action energy: how much, from which world, and its payment. Ledger: EVA-ACT-05 to EVA-ACT-08, EVA-ENE,
//! EVA-TECH-14, EVA-TECH-19, EVA-TECH-22, EVA-TURN-06. Worked examples: EVA-EX-27.

use orrery_core::{Dice, Illegal, Message, Parts, Seat, Sink, ensure};

use super::{Choices, Context};
use crate::action::{Action, places};
use crate::components::{COMPONENTS, Payment};
use crate::event::Event;
use crate::rules::progress::markers_past;
use crate::state::{Player, State, Task};
use crate::vocab::{Resource, World};

/// Stores as bits: the three of the Old World, then the three of the New World.
pub(crate) const fn store_bit(world: World, resource: Resource) -> u8 {
    1 << (world as u8 * 3 + resource as u8)
}

/// The energy of the next action: of the action track, and the surcharge for a card under an area (EVA-ACT-05,
/// EVA-ACT-06). Face-up cards have no area (EVA-ADV-06, EVA-ADV-23).
pub(crate) fn price(player: &Player, area: Option<u8>, parts: &mut impl Parts) -> u8 {
    // EVA-ACT-07: the last space counts for every further action.
    let number = player.actions.saturating_add(1);
    let space = usize::from(number.min(6));
    let track = COMPONENTS.action_energy[space];
    parts.part("EVA-ACT-06", track.into(), || Message::new("part-track").number("action", number));
    // EVA-TECH-14, EVA-TECH-22
    let less = if number <= 6 { player.powers.action_energy[space].min(track) } else { 0 };
    if less > 0 {
        parts.part("EVA-TECH-14", -i32::from(less), || Message::new("part-technology"));
    }
    let mut energy = track - less;
    if let Some(area) = area {
        let cards = player.areas[usize::from(area - 1) & 3] + 1;
        if cards >= COMPONENTS.figures.surcharge_from {
            let surcharge = COMPONENTS.figures.surcharge;
            parts.part("EVA-ACT-05", surcharge.into(), || {
                Message::new("part-surcharge").number("card", cards)
            });
            energy += surcharge;
        }
    }
    energy
}

/// The stores that may pay action energy now (EVA-ENE-01 to EVA-ENE-05). Flights and prices have their own rules
/// (EVA-ENE-04).
#[inline]
pub(crate) fn sources(player: &Player) -> u8 {
    let of_world: u8 = if player.powers.substitute { 0b111 } else { 0b100 };
    match markers_past(player, 2) {
        0 => of_world,
        1 => of_world | of_world << 3,
        _ => of_world << 3,
    }
}

/// The stores that may pay the extra cost of a card.
pub(crate) fn payment_sources(pay: Payment) -> u8 {
    places()
        .filter(|&(world, resource)| {
            pay.world.is_none_or(|w| w == world) && pay.resource.is_none_or(|r| r == resource)
        })
        .fold(0, |bits, (world, resource)| bits | store_bit(world, resource))
}

/// What lies in the stores of a mask.
#[inline]
pub(crate) fn available(player: &Player, mask: u8) -> u32 {
    let mut sum = 0;
    for (i, &amount) in player.stores.as_flattened().iter().enumerate() {
        sum += u32::from(mask >> i & 1) * u32::from(amount);
    }
    sum
}

/// Whether energy and an extra cost can both be paid (EVA-ADV-08).
#[inline]
pub(crate) fn payable(player: &Player, energy: u8, extra: u8, extra_from: u8) -> bool {
    let from = sources(player);
    available(player, from) >= energy.into()
        && (extra == 0
            || (available(player, extra_from) >= extra.into()
                && available(player, from | extra_from) >= u32::from(energy) + u32::from(extra)))
}

/// The stores that may pay the next unit, so that the rest stays payable.
fn choices(player: &Player, energy: u8, extra: u8, extra_from: u8) -> u8 {
    let from = if energy > 0 { sources(player) } else { extra_from };
    let mut usable = 0;
    for (world, resource) in places() {
        let bit = store_bit(world, resource);
        if from & bit == 0 || player.has(world, resource) == 0 {
            continue;
        }
        let mut after = *player;
        *after.store(world, resource) -= 1;
        let (energy, extra) = if energy > 0 { (energy - 1, extra) } else { (0, extra - 1) };
        if payable(&after, energy, extra, extra_from) {
            usable |= bit;
        }
    }
    usable
}

pub(crate) fn legal_pay(
    state: &State,
    seat: Seat,
    energy: u8,
    extra: u8,
    extra_from: u8,
    out: &mut impl Choices,
) {
    let usable = choices(state.player(seat), energy, extra, extra_from);
    for (world, resource) in places().filter(|&(world, resource)| usable & store_bit(world, resource) != 0) {
        out.add(Action::Pay { world, resource });
    }
}

pub(crate) fn check_pay(
    state: &State,
    seat: Seat,
    energy: u8,
    extra: u8,
    extra_from: u8,
    world: World,
    resource: Resource,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let bit = store_bit(world, resource);
    ensure!("EVA-RES-08", player.has(world, resource) > 0);
    if energy > 0 {
        let worlds = sources(player);
        // EVA-TECH-19: without the technology only energy counts; with it, the world still has to fit.
        ensure!("EVA-TECH-19", resource == Resource::Energy || player.powers.substitute);
        match markers_past(player, 2) {
            0 => ensure!("EVA-ENE-01", worlds & bit != 0),
            1 => ensure!("EVA-ENE-02", worlds & bit != 0),
            _ => ensure!("EVA-ENE-03", worlds & bit != 0),
        }
    }
    ensure!("EVA-ADV-08", choices(player, energy, extra, extra_from) & bit != 0);
    Ok(())
}

/// Pays one unit of what is due.
pub(crate) fn pay<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: World,
    resource: Resource,
) {
    let Some(Task::Pay { energy, extra, extra_from }) = ctx.state.tasks.pop() else { return };
    let store = ctx.state.player_mut(seat).store(world, resource);
    *store = store.saturating_sub(1);
    ctx.tell(Event::Paid { seat, world, resource });
    let (energy, extra) = if energy > 0 { (energy - 1, extra) } else { (0, extra.saturating_sub(1)) };
    demand(ctx.state, energy, extra, extra_from);
}

/// Energy and an extra cost are due before anything else goes on.
pub(crate) fn demand(state: &mut State, energy: u8, extra: u8, extra_from: u8) {
    if energy > 0 || extra > 0 {
        state.tasks.push(Task::Pay { energy, extra, extra_from });
    }
}

/// EVA-DEC-05, EVA-DEC-17: with one store to pay from, or if all of them are needed, there is nothing to decide;
/// pays at once. Returns whether it did.
pub(crate) fn pay_if_certain<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let Some(Task::Pay { energy, extra: 0, .. }) = ctx.state.tasks.top() else { return false };
    let player = ctx.state.player(seat);
    let from = sources(player);
    let filled = |world, resource| from & store_bit(world, resource) != 0 && player.has(world, resource) > 0;
    let stores = places().filter(|&(world, resource)| filled(world, resource)).count();
    if stores != 1 && available(player, from) != u32::from(energy) {
        return false;
    }
    ctx.state.tasks.pop();
    let mut due = energy;
    for (world, resource) in places().filter(|&(world, resource)| from & store_bit(world, resource) != 0) {
        let store = ctx.state.player_mut(seat).store(world, resource);
        let paid = due.min(*store);
        *store -= paid;
        due -= paid;
        for _ in 0..paid {
            ctx.tell(Event::Paid { seat, world, resource });
        }
    }
    true
}
