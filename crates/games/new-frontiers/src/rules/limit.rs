//! The limit of 9 worlds at the end of Explore and Settle. Ledger: NFR-EXP-07, NFR-EXP-08, NFR-SET-15, NFR-GOAL-19,
//! NFR-GOAL-20.
//!
//! Worked examples: NFR-EX-14.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Context, Next, Visit, goals};
use crate::action::Action;
use crate::components::{COMPONENTS, GoalCount};
use crate::event::Event;
use crate::state::{State, Step};
use crate::vocab::Tile;

/// Who has more than 9 worlds must return some. A colony is never returned.
pub(crate) fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    let player = ctx.state.player(seat);
    let above = player.worlds() > COMPONENTS.limits.max_worlds_per_player;
    (above && !player.explored.is_empty()).then_some(Step::Return)
}

/// NFR-GOAL-19: one world in each action, four in all.
fn can_store(state: &State, seat: Seat) -> bool {
    let stored = state.player(seat).stockpile.worlds.len();
    !state.part.stored
        && goals::store_limit(state, GoalCount::StockpiledWorlds).is_some_and(|most| stored < most)
}

/// NFR-DEC-08, NFR-DEC-22
pub(crate) fn legal(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    let explored = state.player(seat).explored;
    if can_store(state, seat) {
        explored.iter().try_for_each(|world| visit(Action::StoreWorld { world }))?;
    }
    explored.iter().try_for_each(|world| visit(Action::ReturnWorld { world }))
}

/// NFR-EXP-07: at or below the limit nothing may be returned, above it any explored world.
pub(crate) fn check_return(state: &State, seat: Seat, world: Tile) -> Result<(), Illegal> {
    ensure!("NFR-EXP-07", state.step == Step::Return);
    ensure!("NFR-EXP-07", state.player(seat).explored.contains(world));
    Ok(())
}

/// NFR-GOAL-19: only worlds that would have to be returned, while the goal is face up.
pub(crate) fn check_store(
    state: &State,
    seat: Seat,
    world: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("NFR-GOAL-19", state.step == Step::Return);
    ensure!("NFR-GOAL-19", state.player(seat).explored.contains(world));
    let most = goals::store_limit(state, GoalCount::StockpiledWorlds);
    ensure!("NFR-GOAL-16", most.is_some());
    checks.require("NFR-GOAL-19", !state.part.stored, || Message::new("need-one-world-stored"))?;
    let (stored, most) = (state.player(seat).stockpile.worlds.len(), most.unwrap_or(0));
    checks.require("NFR-GOAL-17", stored < most, || {
        Message::new("need-room-in-stockpile").number("have", stored).number("most", most)
    })
}

/// NFR-EXP-07: into the bag, until there are exactly 9.
pub(crate) fn return_world<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    world: Tile,
) -> Next {
    ctx.state.player_mut(seat).explored.remove(world);
    ctx.state.bag.insert(world);
    ctx.tell(Event::Returned { seat, world });
    begin(ctx, seat)
}

/// NFR-GOAL-18, NFR-GOAL-19: into the stockpile, where it counts no more and stays.
pub(crate) fn store_world<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, world: Tile) -> Next {
    let player = ctx.state.player_mut(seat);
    player.explored.remove(world);
    player.stockpile.worlds.insert(world);
    ctx.state.part.stored = true;
    ctx.tell(Event::StoredWorld { seat, world });
    begin(ctx, seat)
}
