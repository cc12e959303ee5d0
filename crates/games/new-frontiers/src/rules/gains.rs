//! What is gained, and what is there to gain. Ledger: NFR-POW-15, NFR-VP, NFR-LIM-01, NFR-LIM-02, NFR-END.
//!
//! Worked examples: NFR-EX-29.

use orrery_core::{Dice, Seat, Sink};

use super::Context;
use crate::components::{COMPONENTS, Gain};
use crate::event::{Event, Origin};
use crate::vocab::{End, Kind, Tile};

impl Gain {
    /// The gain so many times.
    pub(crate) fn times(self, times: u8) -> Gain {
        let Gain { credits, colonists, vp } = self;
        Gain {
            credits: credits.saturating_mul(times),
            colonists: colonists.saturating_mul(times),
            vp: vp.saturating_mul(times),
        }
    }
}

/// Gives a seat what it is due: credits and VP always, colonists as far as there are any (NFR-POW-15). Nothing is
/// told of a gain of nothing.
pub(crate) fn gain<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, gain: Gain, from: Origin) {
    let colonists = take_colonists(ctx, seat, gain.colonists);
    ctx.state.player_mut(seat).credits += u16::from(gain.credits);
    if gain.credits > 0 || gain.vp > 0 || colonists > 0 {
        ctx.tell(Event::Gained { seat, credits: gain.credits, colonists, vp: gain.vp, from });
    }
    vp(ctx, seat, gain.vp);
}

/// NFR-SET-03, NFR-SET-14: colonists of the supply become unused colonists, as many as there are.
pub(crate) fn take_colonists<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, wanted: u8) -> u8 {
    let taken = wanted.min(ctx.state.colonists);
    ctx.state.colonists -= taken;
    ctx.state.player_mut(seat).colonists += taken;
    taken
}

/// NFR-VP-01, NFR-CON-10: VP come from the pool, then from the reserve without limit. NFR-VP-02: chips are a number.
pub(crate) fn vp<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, vp: u8) {
    ctx.state.player_mut(seat).chips += u16::from(vp);
    let before = ctx.state.pool;
    ctx.state.pool = before.saturating_sub(vp);
    if before > 0 && ctx.state.pool == 0 {
        // NFR-END-01, NFR-ENV-04: at any time.
        end(ctx, End::Points);
    }
}

/// NFR-END-02, NFR-OPEN-47: the game ends after this round, which everybody is told at once.
pub(crate) fn end<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, end: End) {
    if ctx.state.ends >> end as u8 & 1 == 0 {
        ctx.state.ends |= 1 << end as u8;
        ctx.tell(Event::EndTriggered { end });
    }
}

/// Puts a good of a kind on a colony, if the supply has one (NFR-POW-15, NFR-PRO-03).
pub(crate) fn place_good<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    colony: Tile,
    kind: Kind,
) -> bool {
    let supply = &mut ctx.state.goods[kind.index()];
    if *supply == 0 || ctx.state.players[seat.index()].goods.contains(colony) {
        return false;
    }
    *supply -= 1;
    ctx.state.player_mut(seat).goods.insert(colony);
    if COMPONENTS.tile(colony).joker {
        ctx.state.joker_good = Some(kind);
    }
    true
}

/// Takes the good from a colony; it is not in the supply yet.
pub(crate) fn lift_good<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    colony: Tile,
) -> Option<Kind> {
    let kind = ctx.state.good(colony).filter(|_| ctx.state.player(seat).goods.contains(colony))?;
    ctx.state.player_mut(seat).goods.remove(colony);
    if COMPONENTS.tile(colony).joker {
        ctx.state.joker_good = None;
    }
    Some(kind)
}

/// Puts the good of a colony back into the supply; says what it was.
pub(crate) fn return_good<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    colony: Tile,
) -> Option<Kind> {
    let kind = lift_good(ctx, seat, colony)?;
    ctx.state.goods[kind.index()] += 1;
    Some(kind)
}
