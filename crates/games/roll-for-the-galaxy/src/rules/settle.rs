//! What a completed tile brings: its immediate effect, in the printed order, then completion credits.
//! Worlds always have one, three developments too. Ledger: RFG-SETTLE-04 to RFG-SETTLE-10, RFG-DEV-14,
//! RFG-TILE-34, RFG-TILE-35, RFG-TILE-37, RFG-TILE-45, RFG-TILE-80 to RFG-TILE-82.
//!
//! Worked examples: RFG-EX-05, RFG-EX-14, RFG-EX-42.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use super::phases::gain_credits;
use super::{Context, develop, powers};
use crate::action::Action;
use crate::components::{COMPONENTS, OnPlace, Power, To};
use crate::event::{Event, Why};
use crate::state::{Player, State, Task, kind};
use crate::vocab::{Counts, Die, Phase, Place, Side, Tile, World};

/// Carries out the effects of the tile being completed, from where they were left. Says whether all is
/// done; if not, a decision is due.
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let Some(tile) = develop::current(ctx.state, seat) else { return true };
    let effects = match tile {
        Tile::Development(d) => &COMPONENTS.developments[d.index()].on_place,
        Tile::World(w) => &COMPONENTS.worlds[w.index()].on_place,
    };
    // RFG-SETTLE-05, RFG-OPEN-12: in the printed order, removal first.
    while let Some(&effect) = effects.get(usize::from(ctx.state.player_mut(seat).effect)) {
        ctx.state.player_mut(seat).effect += 1;
        if let OnPlace::RemoveDie { count } = effect {
            ctx.state.player_mut(seat).task = Task::Remove { left: count };
            return false;
        }
        gain(ctx, seat, tile, effect);
    }
    completion_credits(ctx, seat, tile);
    let player = ctx.state.player_mut(seat);
    player.building = None;
    player.effect = 0;
    true
}

/// A gain printed on a tile (RFG-SETTLE-06; of developments RFG-TILE-80, RFG-TILE-81, RFG-TILE-82).
pub(crate) fn gain<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tile: Tile,
    effect: OnPlace,
) {
    match effect {
        OnPlace::GainDie { die, count, to } => {
            // RFG-COMP-15, RFG-COMP-16: from the supply, which cannot run out.
            let count = count.min(ctx.state.supply.of(die));
            ctx.state.supply.0[die.index()] -= count;
            match (to, tile) {
                // RFG-SETTLE-07: the cup is rolled in the next round.
                (To::Cup, _) => ctx.state.player_mut(seat).cup.add(die, count),
                (To::ThisWorld, Tile::World(world)) => {
                    (0..count).for_each(|_| ctx.state.goods[world.index()].add(die));
                }
                (To::Citizenry | To::ThisWorld, _) => ctx.state.player_mut(seat).citizenry.add(die, count),
            }
            ctx.tell(Event::GainedDice { seat, die, count, to, tile });
        }
        OnPlace::GainCredits { amount } => gain_credits(ctx, seat, amount, Why::Tile(tile)),
        // RFG-SETUP-16
        OnPlace::SetStartCredits { amount } => {
            let player = ctx.state.player_mut(seat);
            let more = amount as i8 - player.credits as i8;
            player.credits = amount;
            ctx.tell(Event::Credits { seat, amount: more, now: amount, why: Why::Tile(tile) });
        }
        // RFG-SETUP-19: no start tile asks for it, and `carry_out` has asked for it otherwise.
        OnPlace::RemoveDie { .. } => {}
    }
}

/// RFG-TILE-37: every power that triggers on this completion, itself excepted.
fn completion_credits<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, tile: Tile) {
    let with = &COMPONENTS.with;
    let (mask, side) = match tile {
        Tile::Development(_) => (with.development_complete, Side::Development),
        Tile::World(_) => (with.world_complete, Side::World),
    };
    let mask = powers::before_itself(ctx.state.player_mut(seat), side) & mask;
    for (development, power) in powers::of(mask) {
        let amount = match (power, tile) {
            (&Power::DevelopmentCompleteCredits { amount }, Tile::Development(_)) => amount,
            (&Power::WorldCompleteCredits { world_kinds, amount }, Tile::World(world))
                if world_kinds.contains(kind(world)) =>
            {
                amount
            }
            _ => continue,
        };
        gain_credits(ctx, seat, amount, Why::Tile(Tile::Development(development)));
    }
}

/// The dice in a place.
fn dice_in(player: &Player, place: Place) -> &Counts {
    match place {
        Place::Cup => &player.cup,
        Place::Citizenry => &player.citizenry,
        Place::DevelopmentSpot => &player.spots[0],
        Place::WorldSpot => &player.spots[1],
        Place::Explore => &player.columns[Phase::Explore.index()],
        Place::Develop => &player.columns[Phase::Develop.index()],
        Place::Settle => &player.columns[Phase::Settle.index()],
        Place::Produce => &player.columns[Phase::Produce.index()],
        Place::Ship => &player.columns[Phase::Ship.index()],
    }
}

fn dice_in_mut(player: &mut Player, place: Place) -> &mut Counts {
    match place {
        Place::Cup => &mut player.cup,
        Place::Citizenry => &mut player.citizenry,
        Place::DevelopmentSpot => &mut player.spots[0],
        Place::WorldSpot => &mut player.spots[1],
        Place::Explore => &mut player.columns[Phase::Explore.index()],
        Place::Develop => &mut player.columns[Phase::Develop.index()],
        Place::Settle => &mut player.columns[Phase::Settle.index()],
        Place::Produce => &mut player.columns[Phase::Produce.index()],
        Place::Ship => &mut player.columns[Phase::Ship.index()],
    }
}

pub(crate) fn legal_remove(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    for die in Die::ALL {
        for place in Place::ALL {
            if dice_in(player, place).of(die) > 0 {
                out.push(Action::Remove { die, place });
            }
        }
    }
    for world in player.worlds() {
        out.extend(state.goods[world.index()].colours().map(|die| Action::RemoveGood { world, die }));
    }
}

/// RFG-SETTLE-08: one own die of choice, from anywhere.
pub(crate) fn check_remove(
    state: &State,
    seat: Seat,
    die: Die,
    place: Place,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    checks.require("RFG-SETTLE-08", dice_in(state.player(seat), place).of(die) > 0, || {
        Message::new("need-die").name("die", die.word()).name("place", place.word())
    })
}

pub(crate) fn check_remove_good(
    state: &State,
    seat: Seat,
    world: World,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    check_good("RFG-SETTLE-08", state, seat, (world, die), checks)
}

/// A good of this colour lies on this world of the player.
pub(super) fn check_good(
    rule: &'static str,
    state: &State,
    seat: Seat,
    (world, die): (World, Die),
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let owned = state.player(seat).has_world(world);
    checks.require(rule, owned, || Message::new("need-own-world").name("world", world.id()))?;
    checks.require(rule, owned && state.goods[world.index()].contains(die), || {
        Message::new("need-good").name("die", die.word()).name("world", world.id())
    })
}

pub(crate) fn remove<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die, place: Place) {
    dice_in_mut(ctx.state.player_mut(seat), place).take(die);
    ctx.tell(Event::Removed { seat, die, place });
    removed(ctx, seat, die);
}

pub(crate) fn remove_good<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: World,
    die: Die,
) {
    ctx.state.goods[world.index()].take(die);
    ctx.tell(Event::RemovedGood { seat, die, world });
    removed(ctx, seat, die);
}

/// RFG-SETTLE-09: the die is back in the supply, nothing else follows from it.
fn removed<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die) {
    ctx.state.supply.add(die, 1);
    let player = ctx.state.player_mut(seat);
    let Task::Remove { left } = player.task else { return };
    if left > 1 {
        player.task = Task::Remove { left: left - 1 };
    } else {
        develop::resume(ctx, seat, carry_out);
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look, dice};

    /// RFG-SETTLE-05, RFG-SETTLE-08: removal first, from anywhere, then the gains.
    #[test]
    fn a_die_is_removed_before_others_are_gained() {
        let mut table = Fixture::new(2)
            .zone(0, &["rebel_miners"])
            .cup(0, "genes")
            .goods("awakened_alien_outpost", "home")
            .workers(0, "settle", "2 home")
            .phases("settle");
        table.refuse_as(0, "remove military citizenry", "RFG-SETTLE-08");
        assert_eq!(
            table.legal_of(0),
            ["remove home citizenry", "remove genes cup", "remove_good awakened_alien_outpost home"]
        );
        table.play_as(0, "remove genes cup");
        assert_eq!(table.player(0).citizenry, dice("2 home 2 military"));
        assert!(table.player(0).cup.is_empty());
    }
}
