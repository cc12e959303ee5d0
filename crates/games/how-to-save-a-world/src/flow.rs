//! The sequence of play. Ledger: HSW-ROUND, HSW-TURN, HSW-PASS, HSW-OVER.
//!
//! ```text
//! setup:     everybody keeps one of two species cards
//! rounds:    turns until all have passed (express shuttle, action card, lander, or pass)
//!            round end: overtime, approach of the asteroid, project progress, fate
//!            new round: landers return, danger rises, badges, cards and income come back
//! Day X:     laser, shield, evacuation; final scoring
//! ```

use orrery_core::{Dice, Seat, Sink};

use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::rules::{self, Context, action_cards, consortium, day_x, effects, market, reactions, round_end};
use crate::state::{Frame, Phase, Spot, State, Turn};
use crate::vocab::{CardType, Side, World};

/// Carries out a legal choice, and everything that follows from it without a decision.
#[inline]
pub(crate) fn play<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    match action {
        // Neither is a step of a turn.
        Action::Keep { .. } | Action::Pass => rules::carry_out(ctx, seat, action),
        _ => {
            // HSW-REACT-11: a window closes with the next step.
            ctx.state.turn.declined = action == Action::Stop && ctx.state.turn.window;
            ctx.state.turn.window = false;
            ctx.state.phase = Phase::Resolve;
            rules::carry_out(ctx, seat, action);
            resolve(ctx, seat);
        }
    }
}

/// Goes on with the turn until the player has something to decide, or the turn is over.
pub(crate) fn resolve<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    loop {
        let top = ctx.state.stack.last().copied();
        match top {
            Some(Frame::Card { card }) => {
                reactions::card_done(ctx.state, seat, card);
                continue;
            }
            Some(Frame::Unit) => {
                ctx.state.stack.pop();
                reactions::reopen(ctx.state);
                continue;
            }
            // HSW-REACT-14 (g): a last window. HSW-OPEN-47: not if nothing has happened since one was declined.
            None if !ctx.state.turn.ending => {
                ctx.state.turn.ending = true;
                ctx.state.turn.window |= !ctx.state.turn.declined;
            }
            _ => {}
        }
        if ctx.state.turn.window {
            // HSW-REACT-16, HSW-OPEN-46: a window stops the game only if it could be of use.
            if reactions::could_react(ctx.state, seat) {
                // HSW-OPEN-47: a question that follows at once is asked together with the reactions.
                if let Some(Frame::Effects { list, times, science }) = top
                    && effects::asks(list)
                {
                    effects::next(ctx, seat, list, times, science);
                }
                return;
            }
            ctx.state.turn.window = false;
        }
        match top {
            None => return end_turn(ctx),
            Some(frame) if !frame.asks() => rules::advance(ctx, seat, frame),
            Some(frame) => {
                if !rules::settle(ctx, seat, frame) {
                    return;
                }
            }
        }
    }
}

/// HSW-TURN-07: the display is refilled and the marks of the turn are cleared.
fn end_turn<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.turn = Turn::default();
    market::refill(ctx);
    if ctx.state.overtime {
        // HSW-OVER-07
        ctx.state.overtime = false;
        end_round(ctx);
    } else {
        let next = ctx.state.next_side(ctx.state.active);
        next_turn(ctx, next);
    }
}

/// HSW-PASS-01, HSW-PASS-02, HSW-TURN-03: passing does nothing else, and nothing can be used meanwhile.
pub(crate) fn pass<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    set_passed(ctx, seat.into(), false);
    let next = ctx.state.next_side(seat.into());
    next_turn(ctx, next);
}

fn set_passed<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, side: Side, forced: bool) {
    ctx.state.passed |= 1 << side.slot();
    ctx.tell(Event::Passed { who: side, forced });
}

/// HSW-ROUND-03, HSW-ROUND-04: the next side clockwise that has not passed takes a turn.
pub(crate) fn next_turn<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, first: Side) {
    let mut side = first;
    let everybody = ctx.state.sides().fold(0, |all, side| all | 1u8 << side.slot());
    while ctx.state.passed & everybody != everybody {
        if !ctx.state.has_passed(side) {
            ctx.state.active = side;
            match side.seat() {
                Some(seat) if has_option(ctx.state, seat) => {
                    ctx.state.phase = Phase::Turn;
                    return;
                }
                // HSW-TURN-09: a player without anything else to do passes unasked.
                Some(_) => set_passed(ctx, side, true),
                None if consortium::can_act(ctx.state) => consortium::turn(ctx),
                // HSW-SOLO-06
                None => set_passed(ctx, side, true),
            }
        }
        side = ctx.state.next_side(side);
    }
    // HSW-PASS-03
    begin_round_end(ctx);
}

/// HSW-TURN-08, HSW-TURN-09: whether there is anything to do but pass. All of this is public.
fn has_option(state: &State, seat: Seat) -> bool {
    let in_zone = World::ALL.into_iter().any(|world| state.in_zone(seat.into(), world) > 0);
    in_zone
        || !state.seat(seat).hand.only(CardType::Action).is_empty() && action_cards::is_payable(state, seat)
}

/// HSW-OVER-01: first, the lander on the wait space. HSW-OVER-03, HSW-OVER-04: an own turn with this one
/// move, in which all else holds as in any turn. HSW-OVER-06: only one lander can stand there.
fn begin_round_end<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.tell(Event::RoundEnded { round: ctx.state.round });
    let waiting =
        ctx.state.sides().find(|side| ctx.state.landers[side.slot()].contains(&Spot::On(COMPONENTS.wait)));
    let Some(side) = waiting else { return end_round(ctx) };
    ctx.tell(Event::OvertimeBegan { who: side });
    ctx.state.active = side;
    if side.seat().is_some() {
        ctx.state.overtime = true;
        ctx.state.phase = Phase::Resolve;
        ctx.state.stack.push(Frame::Overtime);
    } else {
        consortium::overtime(ctx);
        end_round(ctx);
    }
}

/// HSW-ROUND-01, HSW-OPEN-02: the other steps of the round end; then Day X, which ends the game (HSW-GEN-05),
/// or the next round.
fn end_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    round_end::approach(ctx);
    round_end::progress(ctx);
    // HSW-FATE-01, HSW-FATE-02, HSW-PROG-07
    match round_end::fate(ctx.state).or_else(|| round_end::new_round(ctx)) {
        Some(cause) => day_x::day_x(ctx, cause),
        None => begin_round(ctx),
    }
}

/// HSW-ROUND-02, HSW-NEW-10, HSW-SOLO-21: the holder of the start medal begins.
pub(crate) fn begin_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let (round, danger, first) = (ctx.state.round, ctx.state.danger(), ctx.state.medal);
    ctx.tell(Event::RoundBegan { round, danger, first });
    ctx.state.passed = 0;
    next_turn(ctx, first);
}
