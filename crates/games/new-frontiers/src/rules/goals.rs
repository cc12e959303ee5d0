//! The goals variant: the stack, the face-down goal, and stockpiles. Ledger: NFR-GOAL; what goals score is in
//! `goal_points`.

use orrery_core::{Audience, Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Context, Next, Visit, gains, trade};
use crate::action::Action;
use crate::components::{COMPONENTS, GoalCount};
use crate::event::{Event, GoalList};
use crate::state::{FaceDown, Stage, State, Step, bits};
use crate::vocab::{Goal, Tile};

/// NFR-GOAL-04, NFR-DEC-21: the top goals of the stack, seen by the chooser alone. With an empty stack this part
/// lapses (NFR-OPEN-22). Each time one goal leaves the stack for good (NFR-GOAL-24).
pub(crate) fn draw<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, count: u8) -> Next {
    for _ in 0..count {
        let unseen = ctx.state.goals.unseen;
        if unseen != 0 {
            let place = ctx.dice.below(unseen.count_ones()) as usize;
            if let Some(goal) = bits(unseen).nth(place) {
                ctx.state.goals.unseen &= !(1 << goal.0);
                ctx.state.goals.drawn |= 1 << goal.0;
            }
        } else if let Some(returned) = ctx.state.goals.pop_returned() {
            ctx.state.goals.drawn |= 1 << returned.goal.0;
            ctx.reveal::<Event>(Audience::only(seat));
        }
    }
    let drawn = ctx.state.goals.drawn;
    if drawn == 0 {
        return None;
    }
    ctx.tell_others(seat, Event::GoalsDrawn { seat, count: drawn.count_ones() as u8 });
    ctx.tell_only(seat, Event::GoalsSeen { seat, goals: GoalList(drawn) });
    Some(Step::KeepGoal)
}

/// NFR-GOAL-04: one of the goals drawn.
pub(crate) fn check_keep(state: &State, goal: Goal) -> Result<(), Illegal> {
    ensure!("NFR-GOAL-04", state.step == Step::KeepGoal);
    ensure!("NFR-GOAL-04", state.goals.drawn >> goal.0 & 1 != 0);
    Ok(())
}

/// NFR-GOAL-04: kept face down; NFR-GOAL-05: a goal that lay face down before is turned up at once.
pub(crate) fn keep<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, goal: Goal) -> Next {
    let earlier = ctx.state.goals.face_down;
    ctx.state.goals.drawn &= !(1 << goal.0);
    ctx.tell_only(seat, Event::GoalKept { seat, goal: Some(goal) });
    ctx.tell_others(seat, Event::GoalKept { seat, goal: None });
    if let Some(earlier) = earlier {
        ctx.reveal::<Event>(Audience::except(earlier.owner));
        turn_up(ctx, earlier);
    }
    ctx.state.goals.face_down = Some(FaceDown { goal, owner: seat });
    (ctx.state.goals.drawn != 0).then_some(Step::PutUnder)
}

/// NFR-GOAL-04: one of the goals drawn and not kept.
pub(crate) fn check_put_under(state: &State, goal: Goal) -> Result<(), Illegal> {
    ensure!("NFR-GOAL-04", state.step == Step::PutUnder);
    ensure!("NFR-GOAL-04", state.goals.drawn >> goal.0 & 1 != 0);
    Ok(())
}

/// NFR-GOAL-04: the others under the stack, in an order of his choice that he knows (NFR-INFO-03).
pub(crate) fn put_under<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, goal: Goal) -> Next {
    ctx.state.goals.drawn &= !(1 << goal.0);
    ctx.state.goals.put_under(goal, seat);
    ctx.tell_only(seat, Event::GoalPutUnder { seat, goal: Some(goal) });
    ctx.tell_others(seat, Event::GoalPutUnder { seat, goal: None });
    (ctx.state.goals.drawn != 0).then_some(Step::PutUnder)
}

/// Turns the face-down goal up (NFR-GOAL-06: it stays in play). Says nothing about who learned of it.
pub(crate) fn turn_up<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, goal: FaceDown) {
    ctx.state.goals.face_down = None;
    ctx.state.goals.face_up |= 1 << goal.goal.0;
    ctx.tell(Event::GoalRevealed { seat: goal.owner, goal: goal.goal });
}

/// Whether a goal is one for which something is stored (NFR-GOAL-15).
fn is_stockpile_goal(goal: Goal) -> bool {
    COMPONENTS.goals[goal.index()].store_max.is_some()
}

/// NFR-DEC-03: reveal a stockpile goal, or go on.
pub(crate) fn window(state: &State) -> impl Iterator<Item = Action> {
    let reveal = state.goals.face_down.filter(|down| is_stockpile_goal(down.goal));
    reveal.map(|_| Action::Reveal).into_iter().chain([Action::GoOn])
}

/// NFR-GOAL-15: right after a selection, and only a stockpile goal.
pub(crate) fn check_reveal(state: &State) -> Result<(), Illegal> {
    ensure!("NFR-GOAL-15", state.step == Step::Window);
    ensure!("NFR-GOAL-15", state.goals.face_down.is_some_and(|down| is_stockpile_goal(down.goal)));
    Ok(())
}

/// NFR-OPEN-25: the window can always pass unused.
pub(crate) fn check_go_on(state: &State) -> Result<(), Illegal> {
    ensure!("NFR-OPEN-25", state.step == Step::Window);
    Ok(())
}

/// NFR-GOAL-15: the owner shows his goal.
pub(crate) fn reveal<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    if let Some(goal) = ctx.state.goals.face_down {
        ctx.reveal::<Event>(Audience::except(seat));
        turn_up(ctx, goal);
    }
    None
}

/// The owner leaves his goal face down.
pub(crate) fn go_on<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    ctx.tell(Event::WentOn { seat });
    None
}

/// NFR-GOAL-16, NFR-GOAL-17: the most that may be stored of an item, while its goal is face up.
pub(crate) fn store_limit(state: &State, item: GoalCount) -> Option<u8> {
    if state.goals.face_up == 0 {
        return None;
    }
    let goal = state.goals.face_up().find(|goal| COMPONENTS.goals[goal.index()].counts == item)?;
    COMPONENTS.goals[goal.index()].store_max
}

/// NFR-GOAL-21, NFR-OPEN-23: after everybody has produced, once each.
pub(crate) fn begin_store<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    can_store_goods(ctx.state, seat).then_some(Step::StoreGoods)
}

fn can_store_goods(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let most = store_limit(state, GoalCount::StockpiledGoods);
    most.is_some_and(|most| player.stockpile.goods() < most) && !player.goods.is_empty()
}

/// NFR-DEC-22: any good, or no more.
pub(crate) fn legal_store(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Visit) -> Visit {
    state.player(seat).goods.iter().try_for_each(|colony| visit(Action::StoreGood { colony }))?;
    visit(Action::Pass)
}

/// NFR-GOAL-21: also goods of earlier rounds, and the joker's.
pub(crate) fn check_store_good(
    state: &State,
    seat: Seat,
    colony: Tile,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("NFR-GOAL-21", state.step == Step::StoreGoods);
    ensure!("NFR-GOAL-21", state.player(seat).goods.contains(colony));
    let most = store_limit(state, GoalCount::StockpiledGoods).unwrap_or(0);
    let stored = state.player(seat).stockpile.goods();
    checks.require("NFR-GOAL-17", stored < most, || {
        Message::new("need-room-in-stockpile").number("have", stored).number("most", most)
    })
}

/// NFR-GOAL-18: the good is out of play.
pub(crate) fn store_good<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, colony: Tile) -> Next {
    if let Some(kind) = gains::lift_good(ctx, seat, colony) {
        ctx.state.player_mut(seat).stockpile.goods[kind.index()] += 1;
        ctx.tell(Event::StoredGood { seat, colony, kind });
    }
    begin_store(ctx, seat)
}

/// NFR-GOAL-22, NFR-OPEN-24: how many credits of a sale may be stored.
fn tax_limit(state: &State, seat: Seat, received: u8) -> u8 {
    let most = store_limit(state, GoalCount::StockpiledCredits).unwrap_or(0);
    most.saturating_sub(state.player(seat).stockpile.credits).min(received)
}

/// Whether credits of a sale may be stored.
pub(crate) fn may_tax(state: &State, seat: Seat, received: u8) -> bool {
    tax_limit(state, seat, received) > 0
}

/// NFR-DEC-22: any number of the credits of the sale, none included.
pub(crate) fn taxes(state: &State, seat: Seat, received: u8) -> impl Iterator<Item = Action> {
    (0..=tax_limit(state, seat, received)).map(|credits| Action::Tax { credits })
}

/// NFR-GOAL-22: at most what the sale brought, and what there is room for.
pub(crate) fn check_tax(state: &State, seat: Seat, credits: u8) -> Result<(), Illegal> {
    let Step::Tax { received, .. } = state.step else { return Err(Illegal::new("NFR-GOAL-22")) };
    ensure!("NFR-GOAL-22", credits <= received);
    ensure!("NFR-GOAL-17", credits <= tax_limit(state, seat, received));
    Ok(())
}

/// NFR-GOAL-22: stores credits of the sale.
pub(crate) fn tax<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, credits: u8) -> Next {
    let Step::Tax { in_consume, .. } = ctx.state.step else { return None };
    let player = ctx.state.player_mut(seat);
    player.credits -= u16::from(credits);
    player.stockpile.credits += credits;
    if credits > 0 {
        ctx.tell(Event::StoredCredits { seat, credits });
    }
    trade::after_sale(ctx, seat, in_consume)
}

/// Whether a goal counts in the scoring as everybody knows it: those face up; NFR-GOAL-08: never those in the stack.
pub(crate) fn in_play(state: &State) -> impl Iterator<Item = Goal> {
    debug_assert!(state.stage != Stage::Over || state.goals.face_down.is_none());
    state.goals.face_up()
}
