//! Replacing colonies: by settling a world in the place of one that allows it, and by terraforming. Ledger:
//! NFR-SPOW-07 to NFR-SPOW-14.
//!
//! Worked examples: NFR-EX-35, NFR-EX-39.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Context, Next, Visit, gains, powers, settle};
use crate::action::Action;
use crate::components::{COMPONENTS, TileData};
use crate::event::Event;
use crate::state::{State, Step};
use crate::vocab::{Kind, Tile, TileSet};

/// NFR-SPOW-12: the colonists of the old colony count; the rest must be unused ones.
fn enough_colonists(state: &State, seat: Seat, colony: Tile, world: Tile) -> bool {
    let [old, new] = [colony, world].map(|tile| COMPONENTS.tile(tile).colonists);
    state.player(seat).colonists + old >= new
}

/// NFR-SPOW-14, NFR-OPEN-05: any non-military world.
pub(crate) fn legal_replace(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    let worlds = state.player(seat).explored.without(COMPONENTS.masks.military);
    for colony in (state.usable(seat) & COMPONENTS.masks.replace_self).iter() {
        let fits = |&world: &Tile| enough_colonists(state, seat, colony, world);
        worlds.iter().filter(fits).try_for_each(|world| visit(Action::Replace { colony, world }))?;
    }
    Visit::Continue(())
}

/// Whether a seat may settle a world in the place of a colony.
pub(crate) fn check_replace(
    state: &State,
    seat: Seat,
    colony: Tile,
    world: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    settle::check_may_settle(state, seat, world)?;
    ensure!("NFR-SPOW-14", (state.usable(seat) & COMPONENTS.masks.replace_self).contains(colony));
    let military = COMPONENTS.tile(world).military;
    checks
        .require("NFR-SPOW-14", !military, || Message::new("need-not-military").name("tile", world.id()))?;
    require_colonists(state, seat, colony, world, checks)
}

fn require_colonists(
    state: &State,
    seat: Seat,
    colony: Tile,
    world: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    checks.require("NFR-SPOW-12", enough_colonists(state, seat, colony, world), || {
        let have = state.player(seat).colonists + COMPONENTS.tile(colony).colonists;
        Message::new("need-colonists").number("need", COMPONENTS.tile(world).colonists).number("have", have)
    })
}

/// NFR-SPOW-14: it is settling, so that triggered powers work.
pub(crate) fn replace<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    colony: Tile,
    world: Tile,
) -> Next {
    ctx.tell(Event::SettledInstead { seat, colony, world });
    clear(ctx, seat, colony, world);
    settle::found(ctx, seat, world)
}

/// NFR-SPOW-07: the terraforming powers that have not been used in this action.
pub(crate) fn unused_powers(state: &State, seat: Seat) -> TileSet {
    (state.usable(seat) & COMPONENTS.masks.replace_colony).without(state.part.used)
}

/// NFR-SPOW-08: the first unused power that allows the difference of the printed costs.
fn power_for(state: &State, seat: Seat, colony: Tile, world: Tile) -> Option<Tile> {
    let [old, new] = [colony, world].map(|tile| COMPONENTS.tile(tile).cost);
    let fits = |&power: &Tile| {
        let difference = new.checked_sub(old);
        powers::replace_range(power)
            .zip(difference)
            .is_some_and(|((least, most), difference)| (least..=most).contains(&difference))
    };
    unused_powers(state, seat).iter().find(fits)
}

/// NFR-SPOW-07: grey counts as a kind of its own; NFR-SPOW-10: the joker is any kind, but never grey.
fn same_kind(old: &TileData, new: &TileData) -> bool {
    match (old.joker, new.joker) {
        (false, false) => old.kind == new.kind,
        (true, false) => new.kind.is_some(),
        (false, true) => old.kind.is_some(),
        (true, true) => true,
    }
}

/// NFR-SPOW-10, NFR-OPEN-09: the non-military colonies that were there before this action.
fn replaceable(state: &State, seat: Seat) -> TileSet {
    (state.usable(seat) & COMPONENTS.masks.colonies).without(COMPONENTS.masks.military)
}

/// NFR-DEC-13, NFR-OPEN-06
pub(crate) fn legal_terraform(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    if unused_powers(state, seat).is_empty() {
        return Visit::Continue(());
    }
    let worlds = state.player(seat).explored.without(COMPONENTS.masks.military);
    for colony in replaceable(state, seat).iter() {
        for world in worlds.iter() {
            if same_kind(COMPONENTS.tile(colony), COMPONENTS.tile(world))
                && power_for(state, seat, colony, world).is_some()
                && enough_colonists(state, seat, colony, world)
            {
                visit(Action::Terraform { colony, world })?;
            }
        }
    }
    Visit::Continue(())
}

/// Whether a seat may replace a colony by a world of the same kind.
pub(crate) fn check_terraform(
    state: &State,
    seat: Seat,
    colony: Tile,
    world: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("NFR-SET-19", matches!(state.step, Step::Settle | Step::SettleMore));
    ensure!("NFR-SPOW-07", !unused_powers(state, seat).is_empty());
    ensure!("NFR-SPOW-07", state.player(seat).colonies().contains(colony));
    ensure!("NFR-SPOW-10", !state.part.fresh.contains(colony));
    ensure!("NFR-SPOW-07", state.player(seat).explored.contains(world));
    let [old, new] = [colony, world].map(|tile| COMPONENTS.tile(tile));
    checks.require("NFR-SPOW-07", !old.military && !new.military, || {
        Message::new("need-both-not-military").name("colony", colony.id()).name("world", world.id())
    })?;
    checks.require("NFR-SPOW-07", same_kind(old, new), || {
        Message::new("need-same-kind").name("colony", colony.id()).name("world", world.id())
    })?;
    checks.require("NFR-SPOW-08", power_for(state, seat, colony, world).is_some(), || {
        Message::new("need-cost-difference").number("old", old.cost).number("new", new.cost)
    })?;
    require_colonists(state, seat, colony, world, checks)
}

/// NFR-SPOW-09: it is not settling: nothing is triggered, and the choice is not used up.
pub(crate) fn terraform<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    colony: Tile,
    world: Tile,
) -> Next {
    let step = ctx.state.step;
    if let Some(power) = power_for(ctx.state, seat, colony, world) {
        ctx.state.part.used.insert(power);
    }
    ctx.tell(Event::Terraformed { seat, colony, world });
    clear(ctx, seat, colony, world);
    settle::turn_over(ctx, seat, world);
    // NFR-SPOW-11; NFR-POW-13: the joker is of the kind of the other tile, unasked.
    let [old, new] = [colony, world].map(|tile| COMPONENTS.tile(tile));
    let kind: Option<Kind> = if new.joker { old.kind } else { new.kind };
    if let Some(kind) = kind {
        settle::first_good(ctx, seat, world, kind);
    }
    if step == Step::Settle { Some(step) } else { settle::more(ctx.state, seat) }
}

/// NFR-POW-14: the old colony leaves the empire at once. NFR-SPOW-12: its colonists move on; NFR-SPOW-13, NFR-OPEN-07:
/// its good goes back, a world goes into the bag later, a home colony is out of the game (NFR-OPEN-08).
fn clear<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, colony: Tile, world: Tile) {
    gains::return_good(ctx, seat, colony);
    let [old, new] = [colony, world].map(|tile| COMPONENTS.tile(tile).colonists);
    let player = ctx.state.player_mut(seat);
    player.empire.remove(colony);
    // Legal only if there are enough of them.
    player.colonists = (player.colonists + old).saturating_sub(new);
    if colony.is_world() {
        ctx.state.aside.insert(colony);
    }
}
