//! What all phases share: credits, chips, virtual workers, player order, leftover workers.
//! Ledger: RFG-PHASE, RFG-CRED, RFG-VIRT, RFG-VP, RFG-ORDER.
//!
//! Worked examples: RFG-EX-17, RFG-EX-50, RFG-EX-51.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::{Context, powers};
use crate::components::{COMPONENTS, Power};
use crate::event::{Event, Why};
use crate::state::{Player, State};
use crate::vocab::{Die, Kind, Phase, Side};

/// RFG-CRED-01, RFG-CRED-02: credits are capped at every single gain; the rest is lost.
pub(crate) fn gain_credits<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    amount: u8,
    why: Why,
) {
    let player = ctx.state.player_mut(seat);
    let before = player.credits;
    player.credits = (before + amount).min(COMPONENTS.limits.credits_max);
    let now = player.credits;
    ctx.tell(Event::Credits { seat, amount: (now - before) as i8, now, why });
}

/// RFG-VP-01, RFG-VP-03: from the pool, then from the reserve (RFG-SETUP-03), which has no end (RFG-OPEN-13); no
/// gain is ever reduced.
pub(crate) fn gain_chips<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, amount: u8, why: Why) {
    ctx.state.player_mut(seat).chips += u16::from(amount);
    let before = ctx.state.pool;
    // RFG-VP-04: nothing ever adds to it.
    ctx.state.pool = before.saturating_sub(amount);
    let pool = ctx.state.pool;
    ctx.tell(Event::Chips { seat, amount, pool, why });
    // RFG-VP-02
    if before > 0 && pool == 0 {
        ctx.tell(Event::LastRound { pool: true, tiles: false });
    }
}

/// RFG-VIRT-01: hands out the virtual workers of a phase. They are kept apart from all dice (RFG-VIRT-06).
pub(crate) fn set_virtual_workers(player: &mut Player, phase: Phase) {
    player.virtual_workers = powers::virtual_workers(player, phase);
}

/// Whether the player has such a worker of the phase, real or virtual (RFG-DEC-23, RFG-VIRT-04). The
/// column decides what kind of worker a die is (RFG-ASSIGN-10).
#[inline]
pub(crate) fn has_worker(player: &Player, phase: Phase, die: Die, is_virtual: bool) -> bool {
    let workers = if is_virtual { &player.virtual_workers } else { &player.columns[phase.index()] };
    workers.of(die) > 0
}

pub(crate) fn check_worker(
    player: &Player,
    phase: Phase,
    die: Die,
    is_virtual: bool,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let (rule, text) = match is_virtual {
        true => ("RFG-VIRT-01", "need-virtual-worker"),
        false => ("RFG-PHASE-02", "need-worker"),
    };
    checks.require(rule, has_worker(player, phase, die, is_virtual), || {
        Message::new(text).name("die", die.word()).name("phase", phase.id())
    })
}

/// RFG-PHASE-05, RFG-VIRT-02: a worker that has worked goes to the citizenry; a virtual one vanishes.
pub(crate) fn spend_worker(player: &mut Player, phase: Phase, die: Die, is_virtual: bool) {
    if is_virtual {
        player.virtual_workers.take(die);
    } else {
        player.columns[phase.index()].take(die);
        player.citizenry.add(die, 1);
    }
}

/// RFG-PHASE-06, RFG-PROD-06, RFG-SHIP-10, RFG-FAQ-03: workers that could not be used go to the cup.
pub(crate) fn leftovers<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, phase: Phase) {
    let player = ctx.state.player_mut(seat);
    player.virtual_workers.drain();
    let mut dice = player.columns[phase.index()].drain();
    // RFG-DEV-11, RFG-SETTLE-03: dice on an empty spot go to the cup as well.
    // RFG-DEV-12: only if its phase is played.
    for side in Side::ALL {
        if side.phase() == phase && player.zone.len(side) == 0 {
            dice.add_all(&player.spots[side.index()].drain());
        }
    }
    player.cup.add_all(&dice);
    if !dice.is_empty() {
        ctx.tell(Event::Unused { seat, dice });
    }
}

/// Whether a phase that begins now is carried out in player order: if the 12th tile or the last VP is within
/// reach (RFG-ORDER-03). Order matters nowhere else (RFG-ORDER-04) but with a short bag, see [`super::bag`].
pub(crate) fn order_matters(state: &State, phase: Phase) -> bool {
    let end = COMPONENTS.limits.end_trigger_tiles;
    // RFG-VAR-04; RFG-OPEN-25: once the end is certain there is nothing left to wait for.
    if !state.options.order_when_it_matters || state.seated().iter().any(|p| p.tiles() >= end) {
        return false;
    }
    match phase {
        Phase::Develop => state.seated().iter().any(|p| reach(p, Side::Development) >= end),
        Phase::Settle => state.seated().iter().any(|p| reach(p, Side::World) >= end),
        Phase::Ship => {
            state.seated().iter().map(|p| chips_reach(state, p)).sum::<u16>() >= u16::from(state.pool)
        }
        // RFG-ORDER-09: phase IV never; phase I only when the bag runs short.
        Phase::Explore | Phase::Produce => false,
    }
}

/// RFG-ORDER-10: how many tiles the player has if every die completes a tile.
fn reach(player: &Player, side: Side) -> u8 {
    let dice = player.spots[side.index()].total() + player.columns[side.phase().index()].total();
    player.tiles() + player.zone.len(side).min(dice)
}

/// RFG-ORDER-11: how many VP the player gains if every good is consumed at its highest yield.
fn chips_reach(state: &State, player: &Player) -> u16 {
    let goods = state.goods_of(player).total();
    let shippers =
        player.columns[Phase::Ship.index()].total() + powers::virtual_workers(player, Phase::Ship).total();
    let limits = &COMPONENTS.limits;
    let mut each = limits.consume_vp_base + limits.consume_vp_good_match + limits.consume_vp_shipper_match;
    for (_, power) in powers::of(player.developments & COMPONENTS.with.consume_vp) {
        if let &Power::ConsumeVp { amount, .. } = power {
            each += amount;
        }
    }
    let mut chips = u16::from(goods.min(shippers)) * u16::from(each);
    for (_, power) in powers::of(player.developments & COMPONENTS.with.end_vp) {
        if let &Power::EndVp { phase: Phase::Ship, amount } = power {
            chips += u16::from(amount);
        }
    }
    chips
}

/// RFG-PROD-02, RFG-TILE-50: how many goods each non-grey world of the player holds.
pub(crate) fn capacity(player: &Player) -> u8 {
    let mut capacity = COMPONENTS.limits.goods_per_world;
    for (_, power) in powers::of(player.developments & COMPONENTS.with.goods_capacity) {
        if let &Power::GoodsCapacity { extra } = power {
            capacity += extra;
        }
    }
    capacity
}

/// RFG-PROD-02: grey worlds hold no goods.
pub(crate) fn holds_goods(world: crate::vocab::World) -> bool {
    crate::state::kind(world) != Kind::Grey
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{Fixture, Look};

    /// RFG-EX-50
    #[test]
    fn order_matters_when_a_twelfth_tile_is_within_reach() {
        let tiles = [
            "spice_world",
            "gem_world",
            "new_vinland",
            "pirate_world",
            "space_port",
            "comet_zone",
            "jungle_world",
        ];
        let fixture = || {
            let stack = ["galactic_bankers", "mining_league", "new_economy"];
            Fixture::new(2).tableau(0, &tiles).zone(0, &stack).spot(0, "development", "home")
        };
        let ordered =
            |o: bool| move |e: &Event| *e == Event::PhaseBegan { phase: Phase::Develop, ordered: o };
        assert!(fixture().workers(0, "develop", "home").phases("develop").happened(ordered(true)));
        let off = fixture().options(|o| o.order_when_it_matters = false).workers(0, "develop", "home");
        for table in [fixture().phases("develop"), off.phases("develop")] {
            assert!(table.happened(ordered(false)));
        }
    }

    /// RFG-CRED-02, RFG-VP-03
    #[test]
    fn credits_are_capped_and_chips_never() {
        let mut table = Fixture::new(2)
            .credits(0, 9)
            .pool(2)
            .goods("awakened_alien_outpost", "alien_technology")
            .workers(0, "explore", "home")
            .workers(0, "ship", "alien_technology")
            .phases("explore ship");
        table.play_as(0, "stock home");
        assert_eq!(table.player(0).credits, 10);
        table.play_as(0, "consume awakened_alien_outpost alien_technology");
        assert_eq!((table.player(0).chips, table.state.pool), (3, 0));
    }
}
