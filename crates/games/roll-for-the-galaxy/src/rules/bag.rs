//! Drawing from the bag, and what happens when it runs short. Ledger: RFG-EXP-20 to RFG-EXP-25, RFG-EXP-30 to RFG-EXP-32.

use orrery_core::{Audience, Checks, Dice, Illegal, Seat, Sink};

use super::{Context, explore};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{State, Task};
use crate::vocab::{BagTile, TileSet};

/// A random tile goes from the bag into the hand of a player, who alone sees it.
pub(crate) fn draw_one<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Option<BagTile> {
    let tile = ctx.state.bag.nth(ctx.dice.below(u32::from(ctx.state.bag.len())))?;
    ctx.state.bag.remove(tile);
    ctx.state.player_mut(seat).hand.insert(tile);
    // The only tile of a bag is drawn without chance, and still nobody has seen it before.
    ctx.reveal::<Event>(Audience::only(seat));
    ctx.tell_only(seat, Event::Drew { seat, tile });
    Some(tile)
}

/// Draws up to `count` tiles into the hand of a player and says how many there were.
pub(crate) fn draw<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, count: u8) -> u8 {
    let mut drawn = 0;
    while drawn < count && draw_one(ctx, seat).is_some() {
        drawn += 1;
    }
    if drawn > 0 {
        ctx.tell_others(seat, Event::DrewTiles { seat, count: drawn });
    }
    drawn
}

/// Puts the whole abandoned pile into the bag.
pub(crate) fn pile_to_bag<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let pile = std::mem::take(&mut ctx.state.abandoned);
    ctx.state.bag.0 |= pile.0;
    if !pile.is_empty() {
        ctx.tell(Event::PileToBag { count: pile.len() });
    }
}

/// RFG-EXP-30, RFG-EXP-31, RFG-ORDER-09: the Scout is withdrawn, and from now on players explore in player order.
/// Scouts of others that have begun but not drawn are withdrawn as well (RFG-OPEN-29); who has drawn or taken up
/// tiles finishes placing them first.
pub(crate) fn run_short<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    ctx.state.ordered = true;
    ctx.state.turns = 0;
    for other in ctx.state.seats() {
        let player = ctx.state.player_mut(other);
        if matches!(player.task, Task::Explore | Task::Scout { .. }) {
            player.task = Task::None;
            player.marked = TileSet::NONE;
        }
    }
    ctx.tell(Event::BagShort { seat });
}

/// RFG-EXP-20: the whole bag, then the abandoned pile as a new bag. What is still missing is remembered.
pub(crate) fn draw_from_short_bag<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, need: u8) {
    let mut missing = need - draw(ctx, seat, need);
    if missing > 0 {
        pile_to_bag(ctx);
        missing -= draw(ctx, seat, missing);
    }
    ctx.state.missing = missing;
}

/// RFG-EXP-22 to RFG-EXP-24: the scouting player has placed what there was, and tiles are still missing.
pub(crate) fn get_missing<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    if ctx.state.returning {
        collect_returned(ctx);
        ctx.state.returning = false;
        // RFG-EXP-23; what is missing still is asked for once more (RFG-OPEN-10).
        ctx.state.missing -= draw(ctx, seat, ctx.state.missing);
        ctx.state.player_mut(seat).task = Task::Keep;
        return;
    }
    let enough = COMPONENTS.limits.forced_return_min_tiles;
    for other in ctx.state.seats() {
        if ctx.state.player_mut(other).zone.total() >= enough {
            ctx.state.returning = true;
            ctx.state.player_mut(other).task = Task::Return;
            ctx.tell(Event::MustReturn { seat: other });
        }
    }
    if !ctx.state.returning {
        // RFG-EXP-24: nobody has three tiles, so the rest is forfeited.
        let count = std::mem::take(&mut ctx.state.missing);
        ctx.tell(Event::Forfeited { seat, count });
        explore::next(ctx, seat);
    }
}

/// RFG-EXP-25: the tiles chosen in secret go into the bag at once. RFG-EXP-22: dice stay.
fn collect_returned<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.reveal::<Event>(Audience::ALL);
    for seat in ctx.state.seats() {
        let player = ctx.state.player_mut(seat);
        player.ready = false;
        let marked = std::mem::take(&mut player.marked);
        for tile in marked.iter() {
            let Some(side) = player.zone.side_of(tile) else { continue };
            player.zone.remove(tile);
            ctx.state.bag.insert(tile);
            ctx.tell_only(seat, Event::Returned { seat, side, tile: Some(tile.with(side)) });
            ctx.tell_others(seat, Event::Returned { seat, side, tile: None });
            break;
        }
    }
}

pub(crate) fn check_return(
    state: &State,
    seat: Seat,
    tile: BagTile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let here = state.player(seat).zone.tiles().contains(&tile);
    checks.require("RFG-EXP-22", here, || explore::about("need-in-zone", tile))
}

pub(crate) fn return_tile<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, tile: BagTile) {
    let player = ctx.state.player_mut(seat);
    player.marked.insert(tile);
    player.ready = true;
    player.task = Task::None;
    ctx.tell(Event::Ready { seat });
}

#[cfg(test)]
mod tests {
    use crate::event::Event;
    use crate::testkit::{Fixture, Look, with_tile};

    /// RFG-EXP-24: nothing to draw and nobody with three tiles.
    #[test]
    fn what_nobody_has_is_forfeited() {
        let mut table = Fixture::new(2)
            .zone(0, &["spice_world"])
            .zone(1, &["gem_world", "mining_league"])
            .bag(&[])
            .workers(0, "explore", "home")
            .phases("explore");
        table.play_as(0, "scout home").play_as(0, "draw");
        // RFG-EXP-31: withdrawn first, then in player order seat 0 may still Stock.
        assert_eq!(table.legal_of(0), ["stock home", "scout home"]);
        table.play_as(0, "scout home").play_as(0, "draw");
        assert!(table.log.events.iter().any(|(_, e)| matches!(e, Event::Forfeited { count: 1, .. })));
        assert_eq!(table.player(0).zone.total(), 1);
        assert_eq!(table.player(0).citizenry.total() + table.player(0).manage.recruited.total(), 2);
    }

    /// RFG-EX-46
    #[test]
    fn three_tiles_are_enough_to_return_one() {
        let mut table = Fixture::new(3)
            .zone(0, &["spice_world", "gem_world", "mining_league", "new_vinland"])
            .zone(1, &["pirate_world", "space_port", "comet_zone"])
            .zone(2, &["jungle_world", "plague_world"])
            .bag(&[])
            .workers(0, "explore", "home")
            .phases("explore");
        table.play_as(0, "scout home").play_as(0, "draw").play_as(0, "scout home").play_as(0, "draw");
        assert_eq!(table.to_act(), [0, 1]);
        table
            .refuse_as(0, &with_tile("return jungle_world"), "RFG-EXP-22")
            .play_as(0, &with_tile("return gem_world"));
        assert_eq!(table.player(0).zone.total(), 4, "the choice stays secret until all have made it");
        table.play_as(1, &with_tile("return space_port"));
        assert_eq!((table.state.bag.len(), table.player(0).hand.len()), (1, 1));
        assert_eq!(table.stack(1, "world"), ["pirate_world", "comet_zone"]);
    }
}
