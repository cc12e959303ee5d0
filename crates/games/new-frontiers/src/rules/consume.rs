//! Consume: goods for VP and credits, as far as powers can take them. Ledger: NFR-CON.
//!
//! Worked examples: NFR-EX-05, NFR-EX-06, NFR-EX-32.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Context, Next, Visit, gains, powers, trade};
use crate::action::Action;
use crate::components::{COMPONENTS, Consume};
use crate::event::Event;
use crate::state::{State, Step};
use crate::vocab::{Appetite, KindSet, Phase, Tile, TileSet, Trigger};

/// NFR-POW-16, NFR-CON-07: powers that consume nothing take effect, whether or not there are goods.
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    powers::gain(ctx, seat, Phase::Consume, Trigger::OnAction);
    carry_on(ctx, seat)
}

/// NFR-CON-01: until no unused power can consume any of the goods left.
pub(crate) fn carry_on<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    if ctx.state.player(seat).goods.is_empty() {
        return finish(ctx, seat);
    }
    let any = usable_powers(ctx.state, seat).next().is_some() || can_sell(ctx.state, seat);
    if any { Some(Step::Consume) } else { finish(ctx, seat) }
}

/// NFR-CON-08: at the end of the step, VP for what was consumed.
pub(crate) fn finish<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    powers::per_good(ctx, seat, ctx.state.part.consumed);
    None
}

/// NFR-POW-09, NFR-CON-11: the unused powers that can take goods now.
fn usable_powers(state: &State, seat: Seat) -> impl Iterator<Item = Tile> {
    let unused = (state.usable(seat) & COMPONENTS.masks.consume).without(state.part.used);
    unused.iter().filter(move |&power| appetite(state, seat, power) > 0)
}

/// NFR-CON-09: whether a further good can be sold.
fn can_sell(state: &State, seat: Seat) -> bool {
    state.part.sales < powers::extra_sales(state, seat) && !trade::sellable(state, seat).is_empty()
}

/// The different kinds among the goods of these colonies.
fn kinds(state: &State, colonies: TileSet) -> u8 {
    colonies.iter().filter_map(|colony| state.good(colony)).collect::<KindSet>().len()
}

/// NFR-CON-11: how many goods a power takes if it is used now; 0 if it cannot be used.
fn appetite(state: &State, seat: Seat, power: Tile) -> u8 {
    let Some((consume, _)) = powers::consumption(power) else { return 0 };
    let fitting = state.goods_of(seat, consume.kinds);
    match consume.appetite {
        // NFR-CON-04: the full number or none.
        Appetite::Exact if fitting.len() >= consume.goods => consume.goods,
        Appetite::Set if kinds(state, fitting) >= consume.goods => consume.goods,
        Appetite::Exact | Appetite::Set => 0,
        // NFR-CON-05: as many as possible.
        Appetite::UpTo => fitting.len().min(consume.goods),
        Appetite::UpToSet => kinds(state, fitting).min(consume.goods),
    }
}

/// NFR-DEC-19, NFR-DEC-20: any usable power, in any order, and a further sale at any point.
pub(crate) fn legal(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    if can_sell(state, seat) {
        trade::sellable(state, seat).iter().try_for_each(|colony| visit(Action::Sell { colony }))?;
    }
    usable_powers(state, seat).try_for_each(|power| visit(Action::Consume { power }))?;
    if may_stop(state, seat) { visit(Action::Pass) } else { Visit::Continue(()) }
}

/// Only optional powers can be left out (NFR-POW-03, NFR-CON-01).
fn may_stop(state: &State, seat: Seat) -> bool {
    !usable_powers(state, seat).any(|power| powers::consumption(power).is_some_and(|(_, optional)| !optional))
}

/// NFR-CON-01: as long as a power can be used, it must be.
pub(crate) fn check_pass(state: &State, seat: Seat) -> Result<(), Illegal> {
    ensure!("NFR-CON-01", may_stop(state, seat));
    Ok(())
}

/// Whether a seat can use a Consume power now.
pub(crate) fn check_consume(
    state: &State,
    seat: Seat,
    power: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("NFR-TRD-02", state.step == Step::Consume);
    ensure!("NFR-CON-03", (state.usable(seat) & COMPONENTS.masks.consume).contains(power));
    checks.require("NFR-POW-09", !state.part.used.contains(power), || {
        Message::new("need-unused-power").name("tile", power.id())
    })?;
    checks.require("NFR-CON-11", appetite(state, seat, power) > 0, || {
        let goods = powers::consumption(power).map_or(0, |(consume, _)| consume.goods);
        Message::new("need-goods").name("tile", power.id()).number("need", goods)
    })
}

/// Begins to use a power.
pub(crate) fn consume<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, power: Tile) -> Next {
    ctx.state.part.spent = TileSet::NONE;
    ctx.state.part.spent_kinds = KindSet::NONE;
    let left = appetite(ctx.state, seat, power);
    take(ctx, seat, power, left)
}

/// The goods that a power can take next: not those chosen before, which stay on their colonies until it pays, and
/// for sets only of kinds that it has not taken.
fn fitting(state: &State, seat: Seat, power: Tile) -> TileSet {
    let Some((consume, _)) = powers::consumption(power) else { return TileSet::NONE };
    let kinds = match consume.appetite {
        Appetite::Exact | Appetite::UpTo => consume.kinds,
        Appetite::Set | Appetite::UpToSet => KindSet(consume.kinds.0 & !state.part.spent_kinds.0),
    };
    state.goods_of(seat, kinds).without(state.part.spent)
}

/// Asks for a good, or takes all that fit if there is no choice; then the power pays.
fn take<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, power: Tile, left: u8) -> Next {
    let fitting = fitting(ctx.state, seat, power);
    if fitting.len() > left && left > 0 {
        return Some(Step::Spend { power, left });
    }
    if left > 0 {
        ctx.state.part.spent |= fitting;
    }
    pay_out(ctx, seat, power);
    carry_on(ctx, seat)
}

/// NFR-CON-03: the goods return to the supply; the power pays once, or for each good.
fn pay_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, power: Tile) {
    let Some((consume, _)) = powers::consumption(power) else { return };
    let colonies = ctx.state.part.spent;
    let mut goods = [0; 4];
    for colony in colonies.iter() {
        if let Some(kind) = gains::return_good(ctx, seat, colony) {
            goods[kind.index()] += 1;
        }
    }
    let count = colonies.len();
    let (vp, credits) = reward(consume, count);
    ctx.state.part.consumed += count;
    ctx.state.part.used.insert(power);
    ctx.state.player_mut(seat).credits += u16::from(credits);
    ctx.tell(Event::Consumed { seat, power, colonies, goods, vp, credits });
    gains::vp(ctx, seat, vp);
}

/// What a power pays for so many goods.
fn reward(consume: &Consume, goods: u8) -> (u8, u8) {
    let times = match consume.appetite {
        Appetite::Exact | Appetite::Set => 1,
        Appetite::UpTo | Appetite::UpToSet => goods,
    };
    (consume.vp * times, consume.credits * times)
}

/// NFR-TRD-07: each good by its colony.
pub(crate) fn legal_spend(
    state: &State,
    seat: Seat,
    power: Tile,
    visit: &mut impl FnMut(Action) -> Visit,
) -> Visit {
    fitting(state, seat, power).iter().try_for_each(|colony| visit(Action::Spend { colony }))
}

/// NFR-CON-04: a good that the power can take.
pub(crate) fn check_spend(state: &State, seat: Seat, colony: Tile) -> Result<(), Illegal> {
    let Step::Spend { power, .. } = state.step else { return Err(Illegal::new("NFR-CON-01")) };
    ensure!("NFR-CON-04", fitting(state, seat, power).contains(colony));
    Ok(())
}

/// Chooses a good for the power that is being used.
pub(crate) fn spend<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, colony: Tile) -> Next {
    let Step::Spend { power, left } = ctx.state.step else { return None };
    ctx.state.part.spent.insert(colony);
    if let Some(kind) = ctx.state.good(colony) {
        ctx.state.part.spent_kinds.insert(kind);
    }
    take(ctx, seat, power, left - 1)
}
