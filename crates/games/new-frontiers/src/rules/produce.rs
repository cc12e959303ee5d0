//! Produce: goods on production colonies, and on windfall colonies by bonus and powers. Ledger: NFR-PRO.
//!
//! Worked examples: NFR-EX-11, NFR-EX-31.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Context, Next, Visit, gains, powers};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{State, Step};
use crate::vocab::{ActionTile, Kind, Phase, Tile, TileSet, Trigger};

/// NFR-PRO-11, NFR-OPEN-30: (1) the chooser takes the credits of the tile; (2) the joker's kind; (3) production.
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    if seat == ctx.state.chooser() && COMPONENTS.bonus(ActionTile::Produce).take_credits_on_tile {
        // NFR-PRO-01: possibly none.
        let credits = std::mem::take(&mut ctx.state.tile_credits);
        ctx.state.player_mut(seat).credits += credits;
        if credits > 0 {
            ctx.tell(Event::TookTileCredits { seat, credits });
        }
    }
    if joker_matters(ctx.state, seat) { Some(Step::JokerProduces) } else { production(ctx, seat) }
}

/// NFR-POW-13: the kind is asked if it can make a difference: for a good on the joker, or for gains that count kinds.
fn joker_matters(state: &State, seat: Seat) -> bool {
    let masks = &COMPONENTS.masks;
    let player = state.player(seat);
    if (player.empire & masks.joker).is_empty() {
        return false;
    }
    let usable = state.usable(seat);
    let produces = !(masks.joker & masks.production).is_empty()
        || seat == state.chooser()
        || !(usable & masks.produce_windfall).is_empty();
    let empty = (player.goods & masks.joker).is_empty();
    (empty && produces) || !(usable & masks.counts_kinds).is_empty()
}

/// NFR-PRO-02: goods on all empty production colonies; NFR-PRO-09: if there are too few of a kind, the seat chooses.
pub(crate) fn production<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    for kind in Kind::ALL {
        let empty = empty_production(ctx.state, seat, kind);
        let supply = ctx.state.goods[kind.index()];
        if empty.len() <= supply {
            empty.iter().for_each(|colony| produce(ctx, seat, colony, None));
        } else if supply > 0 {
            return Some(Step::Shortage { kind });
        }
    }
    // (4) the windfall bonus
    let bonus = seat == ctx.state.chooser() && COMPONENTS.bonus(ActionTile::Produce).produce_windfall > 0;
    if bonus && !empty_windfall(ctx.state, seat).is_empty() {
        return Some(Step::Windfall);
    }
    windfall_powers(ctx, seat)
}

/// The empty production colonies of a kind.
fn empty_production(state: &State, seat: Seat, kind: Kind) -> TileSet {
    let masks = &COMPONENTS.masks;
    let mut of_kind = masks.kind[kind.index()];
    if state.joker == Some(kind) {
        of_kind |= masks.joker;
    }
    let player = state.player(seat);
    (player.empire & masks.production & of_kind).without(player.goods)
}

/// NFR-PRO-12: the windfall colonies without a good whose kind has not run out.
fn empty_windfall(state: &State, seat: Seat) -> TileSet {
    let player = state.player(seat);
    let empty = (player.empire & COMPONENTS.masks.windfall).without(player.goods);
    let there = |kind: Kind| state.goods[kind.index()] > 0;
    empty.iter().filter(|&colony| state.kind(colony).is_some_and(there)).collect()
}

/// NFR-PRO-05: the windfall colonies that a power can produce on.
fn windfall_of(state: &State, seat: Seat, power: Tile) -> impl Iterator<Item = Tile> {
    let kinds = powers::windfall_kinds(power);
    let fits = move |colony: &Tile| state.kind(*colony).is_some_and(|kind| kinds.contains(kind));
    empty_windfall(state, seat).iter().filter(fits)
}

/// The windfall powers that the seat has not used.
fn unused_powers(state: &State, seat: Seat) -> TileSet {
    (state.usable(seat) & COMPONENTS.masks.produce_windfall).without(state.part.used)
}

/// NFR-PRO-11: (5) powers that produce on windfall colonies, as long as one can; (6) other gains.
fn windfall_powers<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    let state = &*ctx.state;
    let can = |power: Tile| windfall_of(state, seat, power).next().is_some();
    if unused_powers(state, seat).iter().any(can) {
        return Some(Step::WindfallPower);
    }
    powers::gain(ctx, seat, Phase::Produce, Trigger::OnAction);
    None
}

/// NFR-DEC-17
pub(crate) fn legal_shortage(
    state: &State,
    seat: Seat,
    kind: Kind,
    visit: &mut impl FnMut(Action) -> Visit,
) -> Visit {
    empty_production(state, seat, kind).iter().try_for_each(|colony| visit(Action::ProduceOn { colony }))
}

/// NFR-DEC-15, NFR-OPEN-31: mandatory if there is such a colony.
pub(crate) fn legal_windfall(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    empty_windfall(state, seat).iter().try_for_each(|colony| visit(Action::ProduceOn { colony }))
}

/// NFR-DEC-16, NFR-DEC-23: any unused power, any colony it fits.
pub(crate) fn legal_powers(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    for power in unused_powers(state, seat).iter() {
        windfall_of(state, seat, power).try_for_each(|colony| visit(Action::ProduceBy { power, colony }))?;
    }
    Visit::Continue(())
}

/// NFR-PRO-03: only colonies without a good; NFR-PRO-04: windfall colonies only by bonus and powers.
pub(crate) fn check_on(state: &State, seat: Seat, colony: Tile) -> Result<(), Illegal> {
    ensure!("NFR-PRO-02", matches!(state.step, Step::Shortage { .. } | Step::Windfall));
    ensure!("NFR-PRO-03", !state.player(seat).goods.contains(colony));
    match state.step {
        Step::Shortage { kind } => {
            ensure!("NFR-PRO-09", empty_production(state, seat, kind).contains(colony))
        }
        _ => ensure!("NFR-PRO-01", empty_windfall(state, seat).contains(colony)),
    }
    Ok(())
}

/// NFR-PRO-05: each power once, on a windfall colony of its kinds.
pub(crate) fn check_by(state: &State, seat: Seat, power: Tile, colony: Tile) -> Result<(), Illegal> {
    ensure!("NFR-PRO-05", state.step == Step::WindfallPower);
    ensure!("NFR-PRO-05", unused_powers(state, seat).contains(power));
    ensure!("NFR-PRO-03", !state.player(seat).goods.contains(colony));
    ensure!("NFR-PRO-05", windfall_of(state, seat, power).any(|other| other == colony));
    Ok(())
}

/// Produces on the chosen colony: of a kind that is short, or by the bonus.
pub(crate) fn produce_on<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, colony: Tile) -> Next {
    let step = ctx.state.step;
    produce(ctx, seat, colony, None);
    if step == Step::Windfall { windfall_powers(ctx, seat) } else { production(ctx, seat) }
}

/// Produces on the chosen colony by a power.
pub(crate) fn produce_by<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    power: Tile,
    colony: Tile,
) -> Next {
    ctx.state.part.used.insert(power);
    produce(ctx, seat, colony, Some(power));
    windfall_powers(ctx, seat)
}

/// NFR-PRO-12: puts a good on a colony. NFR-PRO-06: a gain "when a good is produced here" comes with it.
fn produce<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, colony: Tile, power: Option<Tile>) {
    let Some(kind) = ctx.state.kind(colony) else { return };
    if gains::place_good(ctx, seat, colony, kind) {
        ctx.state.produced[seat.index()][kind.index()] += 1;
        ctx.tell(Event::Produced { seat, colony, kind, power });
        powers::produced_here(ctx, seat, colony);
    }
}
