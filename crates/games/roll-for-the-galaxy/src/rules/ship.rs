//! Phase V: shippers Trade goods for credits or Consume them for VP. Ledger: RFG-SHIP,
//! RFG-TILE-60 to RFG-TILE-70.
//!
//! Worked examples: RFG-EX-07, RFG-EX-08, RFG-EX-09, RFG-EX-18, RFG-EX-33, RFG-EX-34, RFG-EX-39, RFG-EX-40,
//! RFG-EX-47, RFG-EX-51.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink};

use super::phases::{check_worker, gain_chips, gain_credits, has_worker, spend_worker};
use super::{Context, powers, settle};
use crate::action::Action;
use crate::components::{COMPONENTS, Power};
use crate::event::{Event, Why};
use crate::state::{Player, State, Task, kind};
use crate::vocab::{Development, Die, Kind, Phase, Tile, World};

/// Carries on until the player has a decision to make or has finished.
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let player = ctx.state.player(seat);
    let has_goods = has_goods(ctx.state, player);
    let (real, extra) = (&player.columns[Phase::Ship.index()], &player.virtual_workers);
    // RFG-SHIP-01: as long as there are goods and shippers.
    // RFG-VIRT-03, RFG-OPEN-09: virtual ones must ship too.
    let task = if !has_goods || real.is_empty() && extra.is_empty() {
        Task::None
    } else {
        // RFG-DEC-21: with one kind of shipper there is nothing to ask about it.
        match (real.only_colour(), extra.only_colour()) {
            (Some(die), None) if extra.is_empty() => Task::Good { die, is_virtual: false },
            (None, Some(die)) if real.is_empty() => Task::Good { die, is_virtual: true },
            _ => Task::Ship,
        }
    };
    ctx.state.player_mut(seat).task = task;
}

/// RFG-VIRT-04: the owner chooses among real and virtual shippers.
pub(crate) fn legal_ship(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    for die in Die::ALL {
        for is_virtual in [false, true] {
            if has_worker(player, Phase::Ship, die, is_virtual) {
                out.push(Action::Ship { die, is_virtual });
            }
        }
    }
}

pub(crate) fn legal_good(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    for world in player.worlds() {
        out.extend(state.goods[world.index()].colours().map(|die| Action::Trade { world, die }));
    }
    for world in player.worlds() {
        out.extend(state.goods[world.index()].colours().map(|die| Action::Consume { world, die }));
    }
}

pub(crate) fn check_ship(
    state: &State,
    seat: Seat,
    die: Die,
    is_virtual: bool,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    check_worker(player, Phase::Ship, die, is_virtual, checks)?;
    checks.require("RFG-SHIP-01", has_goods(state, player), || Message::new("need-goods"))
}

/// RFG-SHIP-01, RFG-SHIP-03: one good of the own worlds, however badly it matches (RFG-SHIP-09), with a shipper
/// of its own.
pub(crate) fn check_good(
    state: &State,
    seat: Seat,
    world: World,
    die: Die,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    settle::check_good("RFG-SHIP-01", state, seat, (world, die), checks)?;
    let shippers = player.columns[Phase::Ship.index()].total() + player.virtual_workers.total();
    checks.require("RFG-SHIP-03", shippers > 0, || Message::new("need-shipper"))
}

/// RFG-TILE-63: with the power, and with the credits.
pub(crate) fn check_buy(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let player = state.player(seat);
    let have = player.credits;
    checks.require("RFG-TILE-63", purchase(player).is_some(), || Message::new("need-buy-power"))?;
    let price = purchase_price(player, &mut NoParts);
    checks.require("RFG-TILE-63", have >= price, || {
        Message::new("need-credits").number("price", price).number("have", have)
    })
}

fn has_goods(state: &State, player: &Player) -> bool {
    player.worlds().any(|w| !state.goods[w.index()].is_empty())
}

pub(crate) fn ship<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, die: Die, is_virtual: bool) {
    ctx.state.player_mut(seat).task = Task::Good { die, is_virtual };
}

/// RFG-SHIP-02: shipper and good both go to the citizenry.
fn send<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: World,
    good: Die,
) -> (Die, bool) {
    let player = ctx.state.player_mut(seat);
    let Task::Good { die, is_virtual } = player.task else { return (good, true) };
    spend_worker(player, Phase::Ship, die, is_virtual);
    player.citizenry.add(good, 1);
    ctx.state.goods[world.index()].take(good);
    (die, is_virtual)
}

/// RFG-SHIP-04, RFG-FAQ-08: credits by the kind of the world only, plus Trade powers.
pub(crate) fn trade<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: World, good: Die) {
    let (shipper, is_virtual) = send(ctx, seat, world, good);
    ctx.tell(Event::Traded { seat, shipper, is_virtual, good, world });
    let kind = kind(world);
    gain_credits(ctx, seat, COMPONENTS.trade_value[kind.index()], Why::Trade);
    // RFG-PHASE-08: at every Trade.
    for (development, _, amount) in trade_powers(ctx.state.player(seat).developments, kind) {
        gain_credits(ctx, seat, amount, Why::Tile(Tile::Development(development)));
    }
    // RFG-TILE-63, RFG-OPEN-19: after each Trade, once its credits have been gained.
    match purchase(ctx.state.player(seat)) {
        Some((_, cost, _)) if ctx.state.player(seat).credits >= cost => {
            ctx.state.player_mut(seat).task = Task::Buy;
        }
        _ => advance(ctx, seat),
    }
}

/// The Trade powers that work for a world of this kind (RFG-TILE-60, RFG-TILE-61, RFG-TILE-62).
fn trade_powers(developments: u64, kind: Kind) -> impl Iterator<Item = Bonus> {
    powers::of(developments & COMPONENTS.with.trade_credits).filter_map(move |(development, power)| {
        match *power {
            Power::TradeCredits { world_kinds, amount } if world_kinds.contains(kind) => {
                Some((development, power, amount))
            }
            _ => None,
        }
    })
}

/// A development, its power, and what the power adds.
type Bonus = (Development, &'static Power, u8);

/// RFG-SHIP-05, RFG-SHIP-06: 1 VP, +1 if the good matches the world, +1 if the shipper does, plus Consume powers.
pub(crate) fn consume<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: World, good: Die) {
    let (shipper, is_virtual) = send(ctx, seat, world, good);
    ctx.tell(Event::Consumed { seat, shipper, is_virtual, good, world });
    let kind = kind(world);
    gain_chips(ctx, seat, base_vp(kind, good, shipper, &mut NoParts), Why::Consume);
    let developments = ctx.state.player(seat).developments;
    for (development, _, amount) in consume_powers(developments, kind) {
        gain_chips(ctx, seat, amount, Why::Tile(Tile::Development(development)));
    }
    // RFG-TILE-64, RFG-TILE-65, RFG-TILE-66
    for (development, power) in powers::of(developments & COMPONENTS.with.consume_credits) {
        if let &Power::ConsumeCredits { world_kinds, amount } = power
            && world_kinds.contains(kind)
        {
            gain_credits(ctx, seat, amount, Why::Tile(Tile::Development(development)));
        }
    }
    advance(ctx, seat);
}

/// The Consume powers that give VP for a world of this kind (RFG-TILE-67, RFG-TILE-68, RFG-TILE-69).
fn consume_powers(developments: u64, kind: Kind) -> impl Iterator<Item = Bonus> {
    powers::of(developments & COMPONENTS.with.consume_vp).filter_map(move |(development, power)| match *power
    {
        Power::ConsumeVp { world_kinds, amount } if world_kinds.contains(kind) => {
            Some((development, power, amount))
        }
        _ => None,
    })
}

/// The credits for trading from a world of this kind, before the cap. RFG-TILE-70: all powers add up.
pub(crate) fn trade_value(player: &Player, kind: Kind, parts: &mut impl Parts) -> u8 {
    let mut value = COMPONENTS.trade_value[kind.index()];
    parts.part("RFG-SHIP-04", value.into(), || Message::new("part-kind").name("kind", kind.id()));
    for (development, power, amount) in trade_powers(player.developments, kind) {
        parts.part(power.rule(), amount.into(), || powers::part_of(development));
        value += amount;
    }
    value
}

/// The VP for consuming a good from a world of this kind, powers not counted. Purple dice match every kind
/// (RFG-FAQ-05), but count as another colour nowhere else (RFG-SHIP-07). Faces do not matter (RFG-SHIP-08); the
/// colour of a virtual shipper does (RFG-VIRT-05).
fn base_vp(kind: Kind, good: Die, shipper: Die, parts: &mut impl Parts) -> u8 {
    let matches = |die: Die| u8::from(COMPONENTS.dice[die.index()].matches.contains(kind));
    let limits = &COMPONENTS.limits;
    let base = limits.consume_vp_base;
    let by_good = limits.consume_vp_good_match * matches(good);
    let by_shipper = limits.consume_vp_shipper_match * matches(shipper);
    parts.part("RFG-SHIP-05", base.into(), || Message::new("part-consume"));
    parts.part("RFG-SHIP-06", by_good.into(), || Message::new("part-good").name("die", good.word()));
    parts.part("RFG-SHIP-06", by_shipper.into(), || Message::new("part-shipper").name("die", shipper.word()));
    base + by_good + by_shipper
}

/// The VP for consuming a good from a world of this kind. RFG-TILE-70: more than 3 are possible.
pub(crate) fn consume_value(
    player: &Player,
    kind: Kind,
    good: Die,
    shipper: Die,
    parts: &mut impl Parts,
) -> u8 {
    let mut value = base_vp(kind, good, shipper, parts);
    for (development, power, amount) in consume_powers(player.developments, kind) {
        parts.part(power.rule(), amount.into(), || powers::part_of(development));
        value += amount;
    }
    value
}

/// RFG-TILE-63: what the VP cost that are offered after a Trade.
pub(crate) fn purchase_price(player: &Player, parts: &mut impl Parts) -> u8 {
    let Some((tile, price, _)) = purchase(player) else { return 0 };
    parts.part("RFG-TILE-63", price.into(), || Message::new("part-tile").name("tile", tile.id()));
    price
}

/// The development that sells VP after a Trade, the price, and the VP.
fn purchase(player: &Player) -> Option<(Tile, u8, u8)> {
    powers::of(player.developments & COMPONENTS.with.trade_buy_vp).find_map(|(development, power)| {
        if let &Power::TradeBuyVp { cost, vp } = power {
            Some((Tile::Development(development), cost, vp))
        } else {
            None
        }
    })
}

/// RFG-TILE-63, RFG-CRED-03: the only power that costs credits.
pub(crate) fn buy<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    if let Some((tile, cost, vp)) = purchase(ctx.state.player(seat)) {
        let player = ctx.state.player_mut(seat);
        player.credits -= cost;
        let now = player.credits;
        ctx.tell(Event::Credits { seat, amount: -(cost as i8), now, why: Why::Tile(tile) });
        gain_chips(ctx, seat, vp, Why::Tile(tile));
    }
    advance(ctx, seat);
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look, dice};

    /// RFG-EX-39: a virtual shipper matches by its colour and leaves nothing behind.
    #[test]
    fn a_virtual_shipper_consumes() {
        let mut table = Fixture::new(2)
            .tableau(0, &["organic_shipyards", "minor_research_labs", "galactic_renaissance", "plague_world"])
            .goods("plague_world", "genes")
            .phases("ship");
        assert_eq!(table.legal_of(0), ["ship home virtual", "ship genes virtual"]);
        table.play_as(0, "ship genes virtual").play_as(0, "consume plague_world genes");
        assert_eq!((table.player(0).chips, table.player(0).citizenry), (5, dice("genes")));
    }

    /// RFG-TILE-63: once after each Trade, and not after a Consume.
    #[test]
    fn bankers_sell_after_a_trade() {
        let mut table = Fixture::new(2)
            .tableau(0, &["galactic_bankers", "spice_world"])
            .goods("spice_world", "home")
            .workers(0, "ship", "home")
            .phases("ship");
        table.play_as(0, "trade spice_world home");
        assert_eq!(table.legal_of(0), ["pass", "buy"]);
        table.play_as(0, "buy");
        assert_eq!((table.player(0).credits, table.player(0).chips), (3, 1));
    }
}
