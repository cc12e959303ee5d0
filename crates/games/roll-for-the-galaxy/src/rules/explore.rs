//! Phase I: Scout for tiles or Stock credits. Ledger: RFG-EXP, RFG-TILE-20 to RFG-TILE-29 and RFG-TILE-83.
//! What happens when the bag runs short is in [`super::bag`].
//!
//! Worked examples: RFG-EX-03, RFG-EX-35, RFG-EX-45, RFG-EX-46.

use orrery_core::{Audience, Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink};

use super::phases::{gain_credits, has_worker, spend_worker};
use super::{Context, bag, powers};
use crate::action::Action;
use crate::components::{COMPONENTS, Power};
use crate::event::{Event, Why};
use crate::state::{Player, State, Step, Task};
use crate::vocab::{BagTile, Die, End, Phase, Side, Tile, TileSet};

/// The phase begins for a player.
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = ctx.state.player_mut(seat);
    player.scouted = 0;
    player.arranged = false;
    player.explored = false;
    next(ctx, seat);
}

/// RFG-EXP-02, RFG-ORDER-06, RFG-FAQ-07: what the player decides next, the previous explorer having finished.
pub(crate) fn next<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let waits = ctx.state.ordered && ctx.state.on_turn() != Some(seat);
    let player = ctx.state.player_mut(seat);
    player.task = Task::None;
    // RFG-EXP-32: in player order nobody explores before the own turn.
    if waits {
        return;
    }
    if has_explorers(player) {
        player.task = Task::Explore;
    } else if may_rearrange(player) && !player.explored {
        // RFG-PHASE-13: the owner of `advanced_logistics` declares the end, unless nothing else is possible.
        if player.arranged || player.zone.total() == 0 {
            player.explored = true;
        } else {
            player.task = Task::Explore;
        }
    }
}

fn has_explorers(player: &Player) -> bool {
    !player.columns[Phase::Explore.index()].is_empty() || !player.virtual_workers.is_empty()
}

fn may_rearrange(player: &Player) -> bool {
    player.developments & COMPONENTS.with.rearrange != 0
}

/// The legal tasks of the next explorer, ascending.
pub(crate) fn legal_explore(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    for make in [stock_action, scout_action] {
        for die in Die::ALL {
            for is_virtual in [false, true] {
                if has_worker(player, Phase::Explore, die, is_virtual) {
                    out.push(make(die, is_virtual));
                }
            }
        }
    }
    if can_rearrange(player) {
        out.push(Action::Rearrange);
    }
    if can_finish(player) {
        out.push(Action::Finish);
    }
}

fn stock_action(die: Die, is_virtual: bool) -> Action {
    Action::Stock { die, is_virtual }
}

fn scout_action(die: Die, is_virtual: bool) -> Action {
    Action::Scout { die, is_virtual }
}

/// RFG-EXP-10: which tiles may still be marked for abandoning, and the draw.
pub(crate) fn legal_scout(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    let mut zone = TileSet::NONE;
    player.zone.tiles().iter().for_each(|&tile| zone.insert(tile));
    out.extend(TileSet(zone.0 & !player.marked.0).iter().map(|tile| Action::Abandon { tile }));
    out.push(Action::Draw);
}

/// Where the tiles of the hand may go, ascending.
pub(crate) fn legal_keep(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    for tile in player.hand.iter() {
        for side in Side::ALL {
            out.push(Action::Keep { tile, side, end: End::Bottom });
            if can_place_on_top(state, player, side) {
                out.push(Action::Keep { tile, side, end: End::Top });
            }
        }
    }
}

pub(crate) fn legal_arrange(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for tile in state.player(seat).hand.iter() {
        out.extend(Side::ALL.map(|side| Action::Arrange { tile, side }));
    }
}

/// Whether the zone can be rearranged, between two tasks.
fn can_rearrange(player: &Player) -> bool {
    may_rearrange(player) && player.zone.total() > 0 && !player.arranged && !player.explored
}

/// RFG-TILE-20: with the power, if there is something to rearrange.
pub(crate) fn check_rearrange(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let player = state.player(seat);
    let need = |text: &'static str| move || Message::new(text);
    checks.require("RFG-TILE-20", may_rearrange(player), need("need-rearrange-power"))?;
    checks.require("RFG-TILE-20", player.zone.total() > 0, need("need-zone"))?;
    // RFG-OPEN-27: a second time in a row would change nothing.
    checks.require("RFG-OPEN-27", !player.arranged, need("need-task-between"))?;
    // RFG-TILE-83: the end is final.
    checks.require("RFG-TILE-83", !player.explored, need("need-not-declared"))
}

/// RFG-TILE-83: the end can be declared when all own explorers are used.
fn can_finish(player: &Player) -> bool {
    may_rearrange(player) && !has_explorers(player) && !player.explored
}

pub(crate) fn check_finish(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let player = state.player(seat);
    // RFG-PHASE-13: nobody else has to declare anything.
    checks.require("RFG-PHASE-13", may_rearrange(player), || Message::new("need-rearrange-power"))?;
    checks.require("RFG-TILE-83", !has_explorers(player), || {
        let left = player.columns[Phase::Explore.index()].total() + player.virtual_workers.total();
        Message::new("need-explorers-used").number("count", left)
    })?;
    checks.require("RFG-TILE-83", !player.explored, || Message::new("need-not-declared"))
}

/// A bag tile as a condition speaks of it: by both its sides.
pub(super) fn about(text: &'static str, tile: BagTile) -> Message {
    Message::new(text).name("development", tile.development().id()).name("world", tile.world().id())
}

pub(crate) fn check_abandon(
    state: &State,
    seat: Seat,
    tile: BagTile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let here = player.zone.tiles().contains(&tile);
    checks.require("RFG-EXP-10", here, || about("need-in-zone", tile))?;
    checks.require("RFG-EXP-10", !player.marked.contains(tile), || about("need-not-marked", tile))
}

pub(crate) fn check_keep(
    state: &State,
    seat: Seat,
    tile: BagTile,
    (side, end): (Side, End),
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    checks.require("RFG-EXP-14", player.hand.contains(tile), || about("need-drawn", tile))?;
    if end == End::Bottom {
        return Ok(());
    }
    // RFG-TILE-26, RFG-OPEN-15: not for the tile drawn at the end of the phase.
    checks.require("RFG-TILE-26", state.step != Step::Research, || about("need-scouted", tile))?;
    // RFG-EXP-15: below, unless RFG-TILE-22 allows more; and an empty stack has no top.
    checks.require("RFG-EXP-15", may_place_on_top(player), || Message::new("need-top-power"))?;
    checks.require("RFG-EXP-15", player.zone.len(side) > 0, || {
        Message::new("need-stack").name("side", side.word())
    })
}

fn may_place_on_top(player: &Player) -> bool {
    player.developments & COMPONENTS.with.scout_on_top != 0
}

/// RFG-TILE-22: on top, with the power and onto tiles.
fn can_place_on_top(state: &State, player: &Player, side: Side) -> bool {
    state.step != Step::Research && may_place_on_top(player) && player.zone.len(side) > 0
}

pub(crate) fn check_arrange(
    state: &State,
    seat: Seat,
    tile: BagTile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let here = state.player(seat).hand.contains(tile);
    checks.require("RFG-TILE-20", here, || about("need-taken-up-tile", tile))
}

/// RFG-EXP-04, RFG-TILE-23: what Stocking with this colour yields, before the cap.
pub(crate) fn stock_value(player: &Player, die: Die, parts: &mut impl Parts) -> u8 {
    let (amount, why) = stock_credits(player, die);
    match why {
        Why::Tile(tile) => {
            parts.part("RFG-TILE-23", amount.into(), || Message::new("part-tile").name("tile", tile.id()))
        }
        _ => parts.part("RFG-EXP-04", amount.into(), || Message::new("part-stock")),
    }
    amount
}

/// RFG-EXP-13, RFG-EXP-18: how many tiles a Scout draws, one more than it abandons so that the zone grows by one.
pub(crate) fn draw_count(player: &Player, parts: &mut impl Parts) -> u8 {
    let (base, abandoned) = (COMPONENTS.limits.scout_tiles_base, player.marked.len());
    parts.part("RFG-EXP-13", base.into(), || Message::new("part-scout"));
    parts.part("RFG-EXP-13", abandoned.into(), || Message::new("part-abandoned"));
    base + abandoned
}

fn stock_credits(player: &Player, die: Die) -> (u8, Why) {
    for (development, power) in powers::of(player.developments & COMPONENTS.with.stock_credits) {
        if let &Power::StockCredits { die: colour, amount } = power
            && colour == die
        {
            return (amount, Why::Tile(Tile::Development(development)));
        }
    }
    (COMPONENTS.limits.stock_credits, Why::Stock)
}

pub(crate) fn stock<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    die: Die,
    is_virtual: bool,
) {
    let player = ctx.state.player_mut(seat);
    // RFG-EXP-03
    spend_worker(player, Phase::Explore, die, is_virtual);
    player.arranged = false;
    let (amount, why) = stock_credits(player, die);
    ctx.tell(Event::Stocked { seat, die, is_virtual });
    gain_credits(ctx, seat, amount, why);
    next(ctx, seat);
}

pub(crate) fn scout<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    die: Die,
    is_virtual: bool,
) {
    ctx.tell(Event::Scouting { seat, die, is_virtual });
    let player = ctx.state.player_mut(seat);
    player.task = Task::Scout { die, is_virtual };
    // RFG-DEC-21: without a tile to abandon there is nothing to ask.
    if player.zone.total() == 0 {
        draw(ctx, seat);
    }
}

/// RFG-EXP-30: tiles marked for abandoning stay in the zone until the draw.
/// RFG-EXP-16: the dice on the spots stay where they are.
pub(crate) fn abandon<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, tile: BagTile) {
    let player = ctx.state.player_mut(seat);
    player.marked.insert(tile);
    if let Some(side) = player.zone.side_of(tile) {
        ctx.tell_only(seat, Event::Marked { seat, tile: tile.with(side) });
    }
}

/// RFG-EXP-11 to RFG-EXP-13: abandon the marked tiles, draw as many plus one.
pub(crate) fn draw<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let in_bag = ctx.state.bag.len();
    let Task::Scout { die, is_virtual } = ctx.state.player_mut(seat).task else { return };
    let need = draw_count(ctx.state.player(seat), &mut NoParts);
    // RFG-OPEN-11: simultaneous until a Scout needs more than there is.
    if need > in_bag && !ctx.state.ordered {
        bag::run_short(ctx, seat);
        return;
    }
    let player = ctx.state.player_mut(seat);
    let abandoned = std::mem::take(&mut player.marked);
    for tile in abandoned.iter() {
        player.zone.remove(tile);
    }
    spend_worker(player, Phase::Explore, die, is_virtual);
    // RFG-TILE-28: its colour counts, whatever face or power brought it here.
    player.scouted |= 1 << die as u8;
    player.arranged = false;
    player.task = Task::Keep;
    // RFG-EXP-12
    ctx.state.abandoned.0 |= abandoned.0;
    if !abandoned.is_empty() {
        ctx.tell(Event::Abandoned { seat, count: abandoned.len() });
        // RFG-INFO-06: another tile may lie on top now.
        ctx.reveal::<Event>(Audience::except(seat));
    }
    bag::draw_from_short_bag(ctx, seat, need);
    after_placing(ctx, seat);
}

/// RFG-EXP-14, RFG-EXP-15: a drawn tile goes below its stack, or on top with the power.
pub(crate) fn keep<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tile: BagTile,
    side: Side,
    end: End,
) {
    let player = ctx.state.player_mut(seat);
    player.hand.remove(tile);
    player.zone.insert(side, tile, end == End::Top);
    player.laid[side.index()][end.index()] += 1;
    ctx.tell_only(seat, Event::Placed { seat, side, end, tile: Some(tile.with(side)) });
    after_placing(ctx, seat);
}

/// RFG-INFO-06, RFG-OPEN-30: tiles that were drawn together are laid as one. What comes to lie under another one of them is
/// never shown.
fn show_laid<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = ctx.state.player_mut(seat);
    let laid = std::mem::take(&mut player.laid);
    if laid == [[0; 2]; 2] {
        return;
    }
    for side in Side::ALL {
        let player = ctx.state.player(seat);
        let [below, on_top] = laid[side.index()];
        let top = player.zone.top(side).map(|tile| tile.with(side));
        // The first of those below is on top if there was nothing before.
        let was_empty = below + on_top == player.zone.len(side);
        for place in 0..below {
            let tile = top.filter(|_| was_empty && on_top == 0 && place == 0);
            ctx.tell_others(seat, Event::Placed { seat, side, end: End::Bottom, tile });
        }
        for place in 1..=on_top {
            let tile = top.filter(|_| place == on_top);
            ctx.tell_others(seat, Event::Placed { seat, side, end: End::Top, tile });
        }
    }
    ctx.reveal::<Event>(Audience::except(seat));
}

/// Forgets where the tiles of the present draw have been laid: they are in the hand again.
pub(crate) fn take_back_laid(player: &mut Player) {
    for (side, [below, on_top]) in Side::ALL.into_iter().zip(std::mem::take(&mut player.laid)) {
        for _ in 0..on_top {
            player.zone.top(side).into_iter().for_each(|tile| back_to_hand(player, tile));
        }
        for _ in 0..below {
            player.zone.stack(side).last().copied().into_iter().for_each(|tile| back_to_hand(player, tile));
        }
    }
}

fn back_to_hand(player: &mut Player, tile: BagTile) {
    player.zone.remove(tile);
    player.hand.insert(tile);
}

/// Goes on when the hand is empty.
fn after_placing<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    if !ctx.state.player(seat).hand.is_empty() {
        return;
    }
    show_laid(ctx, seat);
    if ctx.state.missing > 0 || ctx.state.step == Step::Research {
        ctx.state.player_mut(seat).task = Task::None;
    } else {
        next(ctx, seat);
    }
}

/// RFG-TILE-20: all tiles are taken up, then laid out again one by one.
pub(crate) fn rearrange<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = ctx.state.player_mut(seat);
    let count = player.zone.total();
    for &tile in player.zone.tiles() {
        player.hand.insert(tile);
    }
    player.zone = crate::state::Zone::EMPTY;
    player.arranged = true;
    player.task = Task::Arrange;
    ctx.tell(Event::TookUp { seat, count });
}

pub(crate) fn finish<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    ctx.state.player_mut(seat).explored = true;
    ctx.tell(Event::Finished { seat });
    next(ctx, seat);
}

/// Nobody has a decision to make: missing tiles, the next turn in player order, or the end of the exploring.
pub(crate) fn carry_on<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    match ctx.state.on_turn() {
        Some(seat) if ctx.state.missing > 0 => bag::get_missing(ctx, seat),
        _ if ctx.state.ordered && ctx.state.turns < ctx.state.options.players => {
            ctx.state.turns += 1;
            let seat = ctx.state.in_order(ctx.state.turns - 1);
            next(ctx, seat);
            if ctx.state.player_mut(seat).task != Task::None {
                ctx.tell(Event::TurnBegan { seat });
            }
        }
        // RFG-EXP-40: all have finished exploring.
        _ => research(ctx),
    }
}

/// RFG-EXP-41, RFG-TILE-26: after all have explored, before the abandoned tiles return. No tiles are
/// returned by force for this draw (RFG-OPEN-15).
fn research<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.step = Step::Research;
    // The turns of a short bag are over: nobody is on turn any more.
    ctx.state.ordered = false;
    ctx.state.turns = 0;
    for place in 0..ctx.state.options.players {
        let seat = ctx.state.in_order(place);
        for (_, power) in powers::of(ctx.state.player_mut(seat).developments & COMPONENTS.with.end_draw_tile)
        {
            let &Power::EndDrawTile { count } = power else { continue };
            if ctx.state.bag.is_empty() {
                bag::pile_to_bag(ctx);
            }
            if bag::draw(ctx, seat, count) > 0 {
                ctx.state.player_mut(seat).task = Task::Keep;
            }
        }
    }
}

/// RFG-EXP-42, RFG-EXP-43: the other end-of-phase powers follow in [`powers::end_of_phase`]; the pile returns,
/// not earlier (RFG-FAQ-04). Dice on an empty spot stay there (RFG-EXP-44).
pub(crate) fn end<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    powers::end_of_phase(ctx, Phase::Explore);
    bag::pile_to_bag(ctx);
    for seat in ctx.state.seats() {
        let player = ctx.state.player_mut(seat);
        player.scouted = 0;
        player.arranged = false;
        player.explored = false;
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look, dice, with_tile};

    /// RFG-EXP-10 to RFG-EXP-16: marked tiles leave with the draw, one more comes, dice stay.
    #[test]
    fn a_scout_abandons_and_draws_one_more() {
        let mut table = Fixture::new(2)
            .zone(0, &["mining_league", "spice_world", "comet_zone"])
            .spot(0, "development", "home")
            .workers(0, "explore", "2 home")
            .phases("explore");
        table
            .play_as(0, "scout home")
            .refuse_as(0, "stock home", "RFG-EXP-17")
            .play_as(0, &with_tile("abandon mining_league"));
        assert_eq!(table.player(0).zone.total(), 3);
        table.refuse_as(0, &with_tile("abandon mining_league"), "RFG-EXP-10").play_as(0, "draw");
        assert_eq!((table.player(0).hand.len(), table.state.abandoned.len()), (2, 1));
        assert_eq!(
            (table.stack(0, "world"), table.player(0).spots[0]),
            (vec!["spice_world", "comet_zone"], dice("home"))
        );
    }

    /// RFG-TILE-20, RFG-OPEN-27: all tiles are laid out again, once between two tasks.
    #[test]
    fn a_rearrangement_is_bounded() {
        let mut table = Fixture::new(2)
            .tableau(0, &["advanced_logistics"])
            .zone(0, &["mining_league", "spice_world"])
            .workers(0, "explore", "home")
            .phases("explore");
        table.refuse_as(0, "finish", "RFG-TILE-83").play_as(0, "rearrange");
        table
            .play_as(0, &with_tile("arrange spice_world development"))
            .play_as(0, &with_tile("arrange mining_league development"));
        assert_eq!(table.stack(0, "development"), ["alien_research_ship", "mining_league"]);
        table.refuse_as(0, "rearrange", "RFG-OPEN-27").play_as(0, "stock home");
        assert_eq!(table.legal_of(0), ["rearrange", "finish"]);
    }
}
