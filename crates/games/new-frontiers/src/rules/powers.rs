//! The effects of tiles, all read in this one place. Ledger: NFR-POW.
//!
//! Whoever wants to know what a seat's tiles do asks here; a new tile with known effects needs no code. Powers of
//! the same sort add up (NFR-POW-05); explored worlds and tiles placed in the same action do not count
//! (NFR-POW-02, NFR-POW-04), because [`State::usable`] leaves them out. Where the order of effects matters, the
//! chapters ask for it (NFR-POW-11).

use orrery_core::{Dice, Message, NoParts, Parts, Seat, Sink};

use super::{Context, gains};
use crate::components::{COMPONENTS, Consume, Effect, Fit, Gain, Power};
use crate::event::{Event, Origin};
use crate::state::State;
use crate::vocab::{Kind, KindSet, Phase, Tile, TileSet, Trigger};

/// The powers of the tiles, with their tiles.
fn powers(tiles: TileSet) -> impl Iterator<Item = (Tile, &'static Power)> {
    tiles.iter().flat_map(|tile| COMPONENTS.tile(tile).powers.iter().map(move |power| (tile, power)))
}

fn of_tile(tile: Tile) -> Message {
    Message::new("part-tile").name("tile", tile.id())
}

/// What the seat's tiles take off the price of a development or a world (NFR-DEV-03, NFR-SET-05).
#[inline]
pub(crate) fn discount(state: &State, seat: Seat, phase: Phase, target: Tile, parts: &mut impl Parts) -> i32 {
    let rule = if phase == Phase::Develop { "NFR-DEV-03" } else { "NFR-SET-05" };
    let mut sum = 0;
    for (tile, power) in powers(state.usable(seat) & COMPONENTS.masks.discount[phase.index()]) {
        if let Effect::Discount { amount, fit } = &power.effect
            && power.phase == phase
            && fit.tiles.contains(target)
        {
            sum += i32::from(*amount);
            parts.part(rule, -i32::from(*amount), || of_tile(tile));
        }
    }
    sum
}

/// The permanent strength of tiles against a world, or against all of them (NFR-SET-07, NFR-SET-08).
fn strength(tiles: TileSet, against: Option<Tile>, parts: &mut impl Parts) -> i32 {
    let fits = |fit: &Fit| against.map_or(fit.filter.is_empty(), |world| fit.tiles.contains(world));
    let mut sum = 0;
    for (tile, power) in powers(tiles & COMPONENTS.masks.strength) {
        if let Effect::Military { amount, fit } = &power.effect
            && fits(fit)
        {
            sum += i32::from(*amount);
            let rule = if fit.filter.is_empty() { "NFR-SET-07" } else { "NFR-SET-08" };
            parts.part(rule, i32::from(*amount), || of_tile(tile));
        }
    }
    sum
}

/// The conditional strength of a seat: amounts with the worlds they count against.
pub(crate) fn conditional_strength(
    state: &State,
    seat: Seat,
) -> impl Iterator<Item = (Tile, u8, &'static Fit)> {
    powers(state.usable(seat) & COMPONENTS.masks.strength).filter_map(|(tile, power)| match &power.effect {
        Effect::Military { amount, fit } if !fit.filter.is_empty() => Some((tile, *amount, fit)),
        _ => None,
    })
}

/// What a temporary strength power is worth (NFR-SET-09).
pub(crate) fn temporary_strength(power: Tile) -> u8 {
    let found = COMPONENTS.tile(power).powers.iter().find_map(|power| match power.effect {
        Effect::TempMilitary { amount } => Some(amount),
        _ => None,
    });
    found.unwrap_or(0)
}

/// The temporary strength powers that a seat can still use in this action (NFR-SET-09, NFR-OPEN-10).
#[inline]
pub(crate) fn temporary_powers(state: &State, seat: Seat) -> TileSet {
    let unused = state.usable(seat) & COMPONENTS.masks.temp_military;
    if seat == state.actor { unused.without(state.part.used) } else { unused }
}

/// The most that these temporary powers bring with so many goods: the strongest first.
pub(crate) fn most_temporary(mut powers: TileSet, goods: u8) -> i32 {
    let mut sum = 0;
    for _ in 0..goods {
        let Some(best) = powers.iter().max_by_key(|&power| temporary_strength(power)) else { break };
        powers.remove(best);
        sum += i32::from(temporary_strength(best));
    }
    sum
}

/// What is taken off the defence if the seat may pay for a military world; none if no power fits (NFR-SPOW-05,
/// NFR-SPOW-16, NFR-OPEN-49).
pub(crate) fn pay_for_military(
    state: &State,
    seat: Seat,
    world: Tile,
    parts: &mut impl Parts,
) -> Option<i32> {
    let mut sum = None;
    for (tile, power) in powers(state.usable(seat) & COMPONENTS.masks.pay_for_military) {
        if let Effect::PayForMilitary { discount, fit } = &power.effect
            && fit.tiles.contains(world)
        {
            sum = Some(sum.unwrap_or(0) + i32::from(*discount));
            parts.part("NFR-SPOW-16", -i32::from(*discount), || of_tile(tile));
        }
    }
    sum
}

/// How many worlds a seat may settle in one action (NFR-SPOW-01).
pub(crate) fn settlings(state: &State, seat: Seat) -> u8 {
    let more =
        powers(state.usable(seat) & COMPONENTS.masks.extra_settle).map(|(_, power)| match power.effect {
            Effect::ExtraSettle { count } => count,
            _ => 0,
        });
    1 + more.sum::<u8>()
}

/// The range of cost differences that a power to replace colonies allows (NFR-SPOW-07).
pub(crate) fn replace_range(power: Tile) -> Option<(u8, u8)> {
    COMPONENTS.tile(power).powers.iter().find_map(|power| match power.effect {
        Effect::ReplaceColony { least, most } => Some((least, most)),
        _ => None,
    })
}

/// How many worlds a draw power draws and keeps.
pub(crate) fn draw_of(power: Tile) -> (u8, u8) {
    let found = COMPONENTS.tile(power).powers.iter().find_map(|power| match power.effect {
        Effect::DrawWorld { count, keep, .. } => Some((count, keep)),
        _ => None,
    });
    found.unwrap_or((0, 0))
}

/// The kinds of windfall colonies that a power produces on (NFR-PRO-05).
pub(crate) fn windfall_kinds(power: Tile) -> KindSet {
    let found = COMPONENTS.tile(power).powers.iter().find_map(|power| match power.effect {
        Effect::ProduceWindfall { kinds } => Some(kinds),
        _ => None,
    });
    found.unwrap_or(KindSet::NONE)
}

/// What the seat's tiles add to the price of a good (NFR-TRD-04, NFR-TRD-05).
pub(crate) fn trade_bonus(state: &State, seat: Seat, kind: Kind, parts: &mut impl Parts) -> i32 {
    let mut sum = 0;
    for (tile, power) in powers(state.usable(seat) & COMPONENTS.masks.trade_bonus) {
        if let Effect::TradeBonus { amount, kinds } = &power.effect
            && kinds.contains(kind)
        {
            sum += i32::from(*amount);
            parts.part("NFR-TRD-04", i32::from(*amount), || of_tile(tile));
        }
    }
    sum
}

/// How many goods a seat may sell in the Consume step (NFR-CON-09, NFR-OPEN-16).
pub(crate) fn extra_sales(state: &State, seat: Seat) -> u8 {
    let more =
        powers(state.usable(seat) & COMPONENTS.masks.extra_sale).map(|(_, power)| match power.effect {
            Effect::ExtraSale { count } => count,
            _ => 0,
        });
    more.sum()
}

/// What a tile consumes, and whether it is optional.
pub(crate) fn consumption(power: Tile) -> Option<(&'static Consume, bool)> {
    COMPONENTS.tile(power).powers.iter().find_map(|power| match &power.effect {
        Effect::Consume(consume) => Some((consume, power.optional)),
        _ => None,
    })
}

/// NFR-CON-08, NFR-OPEN-15: VP for the goods that were consumed, by the tiles that give them.
pub(crate) fn per_good<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, consumed: u8) {
    let usable = ctx.state.usable(seat);
    for (tile, power) in powers(usable & COMPONENTS.masks.per_good) {
        if let Effect::ConsumeVpPerGood { vp, bonus_tile, bonus_vp } = power.effect {
            let bonus = if bonus_tile.is_some_and(|tile| usable.contains(tile)) { bonus_vp } else { 0 };
            let gain = Gain { vp: vp * consumed + bonus, ..Default::default() };
            gains::gain(ctx, seat, gain, Origin::Power(tile));
        }
    }
}

/// The gains of a seat with this trigger (NFR-POW-08, NFR-POW-16).
#[inline]
pub(crate) fn gain<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    phase: Phase,
    trigger: Trigger,
) {
    let tiles = ctx.state.usable(seat) & COMPONENTS.masks.gain[phase.index()][trigger.index()];
    if !tiles.is_empty() {
        gain_of(ctx, seat, tiles, phase, trigger);
    }
}

/// The gain of one colony on which a good was produced (NFR-PRO-06).
pub(crate) fn produced_here<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, colony: Tile) {
    let mask = COMPONENTS.masks.gain[Phase::Produce.index()][Trigger::ProducedHere.index()];
    let tiles = ctx.state.usable(seat) & mask & TileSet::one(colony);
    gain_of(ctx, seat, tiles, Phase::Produce, Trigger::ProducedHere);
}

fn gain_of<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    tiles: TileSet,
    phase: Phase,
    when: Trigger,
) {
    for (tile, power) in powers(tiles) {
        if let Effect::Gain { trigger, gain, per } = &power.effect
            && (power.phase, *trigger) == (phase, when)
        {
            let state = &*ctx.state;
            // NFR-PRO-07: whether or not goods are produced.
            let times = per.as_ref().map_or(1, |per| per.of(state.player(seat).empire, state.joker).len());
            gains::gain(ctx, seat, gain.times(times), Origin::Power(tile));
        }
    }
}

/// NFR-PRO-08: the comparisons of what was produced, for one owner.
pub(crate) fn most_produced<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    for (tile, power) in powers(ctx.state.player(seat).empire & COMPONENTS.masks.most_produced) {
        if let Effect::GainIfMostProduced { kind, credits } = power.effect {
            let made = |seat: Seat| ctx.state.produced[seat.index()][kind.index()];
            let others = Seat::all(ctx.state.players()).filter(|&other| other != seat);
            // NFR-OPEN-14: strictly more than each of the others, hence at least one.
            if others.map(made).all(|other| made(seat) > other) {
                let gain = Gain { credits, ..Default::default() };
                gains::gain(ctx, seat, gain, Origin::Power(tile));
            }
        }
    }
}

/// The strength of a seat against a world with what it has given up goods for, part by part.
pub(crate) fn strength_now(state: &State, seat: Seat, world: Tile, parts: &mut impl Parts) -> i32 {
    let temporary = if seat == state.actor { i32::from(state.part.strength) } else { 0 };
    parts.part("NFR-SET-09", temporary, || Message::new("part-temporary"));
    strength(state.usable(seat), Some(world), parts) + temporary
}

/// The strength of an empire against all military worlds, as a "?" counts it.
pub fn base_strength(empire: TileSet) -> i32 {
    strength(empire, None, &mut NoParts)
}
