//! The powers of developments: the effect data, interpreted. Ledger: RFG-TILE.
//!
//! Worked examples: RFG-EX-12, RFG-EX-16, RFG-EX-49.

use orrery_core::{Dice, Message, Parts, Seat, Sink};

use super::Context;
use super::phases::{gain_chips, gain_credits};
use crate::components::{COMPONENTS, Power};
use crate::event::{Event, Why};
use crate::state::{Player, State, kind};
use crate::vocab::{Counts, Development, Phase, Side, Tile, bits};

/// The powers of a set of developments, each with its development. Callers pass the tableau as it is now, so
/// that a power works from the moment its tile lies there (RFG-PHASE-09).
#[inline]
pub(crate) fn of(developments: u64) -> impl Iterator<Item = (Development, &'static Power)> {
    bits(developments)
        .map(Development)
        .flat_map(|d| COMPONENTS.developments[d.index()].powers.iter().map(move |power| (d, power)))
}

/// The developments of a player without the one that is being completed: it does not trigger itself.
pub(crate) fn before_itself(player: &Player, side: Side) -> u64 {
    match player.building {
        Some(tile) if side == Side::Development => player.developments & !(1 << tile.0),
        _ => player.developments,
    }
}

/// The effective cost of a tile for a player (RFG-DEV-01, RFG-SETTLE-01): how many dice pay for it.
pub(crate) fn cost(player: &Player, tile: Tile, parts: &mut impl Parts) -> u8 {
    let with = &COMPONENTS.with;
    let printed = tile.cost();
    let (rule, mask) = match tile {
        Tile::Development(_) => ("RFG-DEV-01", with.development_cost),
        Tile::World(_) => ("RFG-SETTLE-01", with.world_cost),
    };
    parts.part(rule, printed.into(), || Message::new("part-printed").name("tile", tile.id()));
    let mask = player.developments & mask;
    if mask == 0 {
        return printed;
    }
    let mut cost = printed;
    // RFG-TILE-43: the reduction with the higher minimum first; none ever raises a cost.
    // RFG-OPEN-18: so `free_trade_zone` (RFG-TILE-42) comes before `replicant_robots` (RFG-TILE-40).
    for floor in (1..=printed).rev() {
        for (development, power) in of(mask) {
            let (amount, minimum) = match (power, tile) {
                (
                    &Power::DevelopmentCostReduction { reassign_only, amount, minimum },
                    Tile::Development(d),
                // RFG-TILE-31: some reductions are for Reassign-power developments only.
                ) if !reassign_only || with.reassign_category >> d.0 & 1 == 1 => (amount, minimum),
                (&Power::WorldCostReduction { world_kinds, amount, minimum }, Tile::World(world))
                    // RFG-TILE-41, RFG-TILE-42: some are for certain kinds of worlds only.
                    if world_kinds.contains(kind(world)) =>
                {
                    (amount, minimum)
                }
                _ => continue,
            };
            if minimum == floor {
                let reduced = cost.min(cost.saturating_sub(amount).max(minimum));
                parts.part(power.rule(), i32::from(reduced) - i32::from(cost), || part_of(development));
                cost = reduced;
            }
        }
    }
    cost
}

/// A part of a sum that a development contributes.
pub(super) fn part_of(development: Development) -> Message {
    Message::new("part-tile").name("tile", development.id())
}

/// The virtual workers of a player in a phase (RFG-TILE-24, RFG-TILE-25, RFG-TILE-75, RFG-TILE-76).
pub(crate) fn virtual_workers(player: &Player, phase: Phase) -> Counts {
    let mut workers = Counts::NONE;
    for (_, power) in of(player.developments & COMPONENTS.with.virtual_workers) {
        if let Power::VirtualWorkers { phase: works_in, dice } = power
            && *works_in == phase
        {
            workers.add_all(&dice.0);
        }
    }
    workers
}

/// RFG-PHASE-10, RFG-PHASE-11: the end-of-phase powers of all players, of those without workers too
/// (RFG-PHASE-03), and without a question (RFG-PHASE-07). Powers without printed timing are among them
/// (RFG-OPEN-16).
pub(crate) fn end_of_phase<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, phase: Phase) {
    for seat in ctx.state.seats() {
        let developments = ctx.state.player_mut(seat).developments & COMPONENTS.with.end_of[phase.index()];
        for (development, power) in of(developments) {
            if power.end_of() != Some(phase) {
                continue;
            }
            let why = Why::Tile(Tile::Development(development));
            // RFG-TILE-71
            if let &Power::EndVp { amount, .. } = power {
                gain_chips(ctx, seat, amount, why);
                continue;
            }
            let amount = end_credits(ctx.state, seat, power);
            if amount > 0 {
                gain_credits(ctx, seat, amount, why);
            }
        }
    }
}

/// The credits of an end-of-phase power.
fn end_credits(state: &State, seat: Seat, power: &Power) -> u8 {
    let player = state.player(seat);
    let if_so = |condition: bool, amount: u8| if condition { amount } else { 0 };
    match *power {
        // RFG-TILE-32, RFG-TILE-44, RFG-TILE-54, RFG-TILE-72, and the first part of RFG-TILE-74.
        Power::EndCredits { amount, .. } => amount,
        // RFG-TILE-27: once per phase.
        Power::EndCreditsIfScoutedWith { die, amount, .. } => {
            if_so(player.scouted >> die as u8 & 1 == 1, amount)
        }
        // RFG-TILE-51, RFG-TILE-52: by the kind of the world. RFG-PROD-07: all goods, not only new ones.
        Power::EndCreditsPerGoodOnWorld { world_kinds, amount, .. } => {
            let worlds = player.worlds().filter(|&w| world_kinds.contains(kind(w)));
            amount * worlds.map(|w| state.goods[w.index()].len()).sum::<u8>()
        }
        // RFG-TILE-53: by the colour of the die.
        Power::EndCreditsPerGoodDie { die, amount, .. } => amount * state.goods_of(player).of(die),
        // RFG-TILE-33, RFG-TILE-73: per started set.
        Power::EndCreditsPerCitizenryDice { die, set_size, amount, .. } => {
            amount * player.citizenry.of(die).div_ceil(set_size)
        }
        // RFG-TILE-29: alone, ties get nothing.
        Power::EndCreditsIfMostDevelopments { amount, .. } => {
            let own = player.developments.count_ones();
            let others = state.seats().filter(|&s| s != seat);
            let most = others.map(|s| state.player(s).developments.count_ones()).max();
            if_so(most.is_none_or(|most| own > most), amount)
        }
        // RFG-TILE-74: all worlds of the highest printed cost are this player's.
        Power::EndCreditsIfSoleHighestWorld { amount, .. } => {
            let highest = |p: &Player| p.worlds().map(|w| Tile::World(w).cost()).max();
            let others = state.seats().filter(|&s| s != seat);
            if_so(others.map(|s| highest(state.player(s))).max().flatten() < highest(player), amount)
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::NoParts;

    use super::*;
    use crate::testkit::{Fixture, Look};

    /// RFG-TILE-43: the reduction with the higher minimum comes first.
    #[test]
    fn reductions_add_up_in_the_right_order() {
        let costs = |tableau: &[&str], world: &str| {
            let table = Fixture::new(2).tableau(0, tableau).assign();
            cost(table.player(0), Tile::from_id(world).unwrap(), &mut NoParts)
        };
        let grey = [
            "fifth_column",
            "rebel_hideout",
            "trading_world",
            "transport_hub",
            "terraformed_world",
            "galactic_trendsetters",
        ];
        assert_eq!(grey.map(|w| costs(&["free_trade_zone"], w)), [1, 2, 2, 2, 3, 4]);
        assert_eq!(grey.map(|w| costs(&["free_trade_zone", "replicant_robots"], w)), [1, 1, 1, 1, 2, 3]);
    }
}
