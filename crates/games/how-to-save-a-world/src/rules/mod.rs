//! The rules, one file for one chapter of the ledger:
//!
//! | File | Ledger |
//! |---|---|
//! | [`setup`] | HSW-SETUP |
//! | [`landers`] | HSW-EXP, HSW-DEP, HSW-SPACE, HSW-OVER |
//! | [`action_cards`] | HSW-ACT |
//! | [`reactions`] | HSW-REACT, HSW-TECH-07 |
//! | [`effects`] | HSW-FX, HSW-TURN-05, HSW-TURN-06 |
//! | [`gains`] | HSW-RES, HSW-INC, HSW-BADGE-01, HSW-PTS, HSW-MEDAL |
//! | [`payment`] | HSW-RES-04 to 09 |
//! | [`badges`] | HSW-BADGE |
//! | [`work`] | HSW-WORK, HSW-TERM |
//! | [`laboratory`] | HSW-LAB, HSW-TECH |
//! | [`market`] | HSW-CARD |
//! | [`extras`] | HSW-FX-05 to 08, HSW-CARD-13 |
//! | [`round_end`] | HSW-APPR, HSW-PROG, HSW-FATE, HSW-NEW |
//! | [`day_x`] | HSW-DAYX |
//! | [`scoring`] | HSW-SCORE |
//! | [`species`] | HSW-SPEC |
//! | [`consortium`] | HSW-SOLO |
//!
//! Here, the doors that lead to them: which choices are legal, whether one is, and what it does.

pub(crate) mod action_cards;
pub(crate) mod badges;
pub(crate) mod consortium;
pub(crate) mod day_x;
pub(crate) mod effects;
pub(crate) mod extras;
pub(crate) mod gains;
pub(crate) mod laboratory;
pub(crate) mod landers;
pub(crate) mod market;
pub(crate) mod payment;
pub(crate) mod reactions;
pub(crate) mod round_end;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod species;
pub(crate) mod work;

use orrery_core::{Checks, Dice, Illegal, Seat, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::state::{Frame, Phase, State};

/// What the rules work on.
pub(crate) type Context<'a, D, S> = orrery_core::Context<'a, State, D, S>;

/// Appends the legal choices of a seat, in ascending order.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.to_act().contains(seat) {
        return;
    }
    match state.phase {
        Phase::Keep => setup::legal_keep(state, seat, out),
        Phase::Turn => {
            landers::legal_express(state, seat, out);
            action_cards::legal_play(state, seat, out);
            landers::legal_deploy(state, seat, out);
            // HSW-TURN-02
            out.push(Action::Pass);
        }
        Phase::Resolve => {
            if state.turn.window {
                reactions::legal_react(state, seat, out);
            }
            legal_answers(state, seat, out);
            if check_stop(state, seat).is_ok() {
                out.push(Action::Stop);
            }
        }
        Phase::Over => {}
    }
}

/// The answers to what the top frame asks, without stopping.
#[inline]
fn legal_answers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(frame) = question(state) else { return };
    match *frame {
        Frame::Pay { resource, cost } => payment::legal_pay(state, seat, resource, cost, out),
        Frame::PayUnits { .. } => payment::legal_units(state, seat, out),
        Frame::Badges { .. } => badges::legal_badges(state, seat, frame, out),
        Frame::GainStandard { .. } => gains::legal_standard(out),
        Frame::RaiseStandard { .. } => gains::legal_lines(out),
        Frame::GainBadge { pick, .. } => gains::legal_badges(pick, out),
        Frame::Aim { pick, .. } => work::legal_aim(state, seat, pick, out),
        Frame::Work { pick, left, .. } => work::legal_work(state, seat, pick, left, out),
        Frame::Rewards { works, .. } => work::legal_reward(works, out),
        Frame::Develop { free, science, .. } => laboratory::legal_develop(state, seat, free, science, out),
        Frame::Market { pick, discount, .. } => market::legal_take(state, seat, pick, discount, out),
        Frame::RemoveCardFor { .. } => extras::legal_remove(state, seat, out),
        Frame::PayFor { effect, .. } => extras::legal_pay_cost(state, seat, effect, out),
        Frame::Choose { effect } => extras::legal_choose(effect, out),
        Frame::Reactivate { .. } => extras::legal_reactivate(state, seat, out),
        Frame::Recall { .. } => landers::legal_recall(state, seat, out),
        Frame::Shuttle => landers::legal_shuttle(state, seat, out),
        Frame::Land { .. } | Frame::Overtime => landers::legal_deploy(state, seat, out),
        _ => {}
    }
}

/// The frame that waits for an answer; none if only a reaction window is open.
#[inline]
pub(crate) fn question(state: &State) -> Option<&Frame> {
    if state.phase != Phase::Resolve {
        return None;
    }
    state.stack.last().filter(|frame| frame.asks())
}

/// Asks the conditions of a choice.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    // HSW-DEC-12, HSW-TURN-04: only the active player decides, except at setup.
    ensure!("HSW-TURN-04", state.to_act().contains(seat));
    match action {
        Action::Keep { card } => setup::check_keep(state, seat, card),
        Action::React { card } => reactions::check_react(state, seat, card, checks),
        Action::Express { from } => landers::check_express(state, seat, from, checks),
        Action::Play { card } => action_cards::check_play(state, seat, card, checks),
        Action::Deploy { space } => landers::check_deploy(state, seat, space, checks),
        Action::Pass => {
            ensure!("HSW-TURN-01", state.phase == Phase::Turn);
            Ok(())
        }
        Action::Pay { ingenuity } => payment::check_pay(state, seat, ingenuity, checks),
        Action::PayUnit { resource } => payment::check_unit(state, seat, resource),
        Action::SpendTile { badge } => badges::check_tile(state, seat, badge),
        Action::Discard { card } => badges::check_discard(state, seat, card),
        Action::Gain { resource } => gains::check_gain(state, resource),
        Action::Raise { resource } => gains::check_raise(state, resource),
        Action::TakeBadge { badge } => gains::check_badge(state, badge),
        Action::Aim { project } => work::check_aim(state, seat, project, checks),
        Action::Work { project, discount } => work::check_work(state, seat, project, discount, checks),
        Action::Reward { project } => work::check_reward(state, project),
        Action::Develop { development } => laboratory::check_develop(state, seat, development, checks),
        Action::Take { card } => market::check_take(state, seat, card, checks),
        Action::Remove { card } => extras::check_remove(state, seat, card),
        Action::Choose { option } => extras::check_choose(state, option),
        Action::PayCost => extras::check_pay_cost(state, seat, checks),
        Action::Reactivate { badge } => extras::check_reactivate(state, seat, badge, checks),
        Action::Recall { space } => landers::check_recall(state, seat, space),
        Action::Shuttle { from } => landers::check_shuttle(state, seat, from),
        Action::Stop => check_stop(state, seat),
    }
}

/// Whether the player may decline what is offered (HSW-TURN-06, HSW-TURN-10, HSW-OPEN-10). Payments that were
/// begun and pure gains cannot be declined.
fn check_stop(state: &State, seat: Seat) -> Result<(), Illegal> {
    ensure!("HSW-TURN-10", state.phase == Phase::Resolve);
    let Some(frame) = question(state) else { return Ok(()) };
    match *frame {
        // HSW-RES-04: a cost is paid in full.
        Frame::Pay { .. } | Frame::PayUnits { .. } => ensure!("HSW-RES-04", false),
        Frame::Badges { .. } => ensure!("HSW-RES-04", badges::may_stop(state, seat, frame)),
        Frame::GainStandard { .. } | Frame::RaiseStandard { .. } | Frame::GainBadge { .. } => {
            ensure!("HSW-TURN-06", false);
        }
        Frame::Aim { .. } => ensure!("HSW-TERM-02", false),
        Frame::Rewards { .. } => ensure!("HSW-WORK-06", false),
        Frame::Choose { .. } => ensure!("HSW-FX-06", false),
        Frame::Land { optional, .. } => ensure!("HSW-FX-09", optional),
        Frame::Overtime => ensure!("HSW-OVER-02", false),
        _ => {}
    }
    Ok(())
}

/// Carries out a legal choice. What follows from it is the business of `flow`.
#[inline]
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    match action {
        Action::Keep { card } => setup::keep(ctx, seat, card),
        Action::React { card } => reactions::react(ctx, seat, card),
        Action::Express { from } => landers::express(ctx, seat, from),
        Action::Play { card } => action_cards::play(ctx, seat, card),
        Action::Deploy { space } => landers::deploy(ctx, seat, space),
        Action::Pass => flow::pass(ctx, seat),
        Action::Pay { ingenuity } => payment::pay(ctx, seat, ingenuity),
        Action::PayUnit { resource } => payment::pay_unit(ctx, seat, resource),
        Action::SpendTile { badge } => badges::spend_tile(ctx, seat, badge),
        Action::Discard { card } => badges::discard(ctx, seat, card),
        Action::Gain { resource } => gains::gain_chosen(ctx, seat, resource),
        Action::Raise { resource } => gains::raise_chosen(ctx, seat, resource),
        Action::TakeBadge { badge } => gains::badge_chosen(ctx, seat, badge),
        Action::Aim { project } => work::aim(ctx, project),
        Action::Work { project, discount } => work::begin(ctx, seat, project, discount),
        Action::Reward { project } => work::reward(ctx, seat, project),
        Action::Develop { development } => laboratory::choose(ctx, seat, development),
        Action::Take { card } => market::choose(ctx, seat, card),
        Action::Remove { card } => extras::remove(ctx, seat, card),
        Action::Choose { option } => extras::choose(ctx, option),
        Action::PayCost => extras::pay_cost(ctx),
        Action::Reactivate { badge } => extras::reactivate(ctx, seat, badge),
        Action::Recall { space } => landers::recall(ctx, seat, space),
        Action::Shuttle { from } => landers::shuttle(ctx, seat, from),
        Action::Stop => stop(ctx),
    }
}

/// The player wants no more of what is offered.
fn stop<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if question(ctx.state).is_none() {
        // Only a window was open; it is closed now.
        return;
    }
    let Some(frame) = ctx.state.stack.pop() else { return };
    match frame {
        Frame::Work { works, .. } => work::finish(ctx, works),
        Frame::Badges { .. } => badges::finish(ctx, frame),
        // HSW-REACT-14 (a): the entry is finished, though with less than it offered.
        Frame::Reactivate { .. } | Frame::Recall { .. } => reactions::open_window(ctx.state),
        _ => {}
    }
}

/// Resolves a frame that waits for an answer without asking, where there is nothing to decide (HSW-TURN-10,
/// HSW-DEC-05). Whether it asks depends only on what everybody knows (HSW-INFO-12, HSW-OPEN-46). Returns
/// whether it did.
#[inline]
pub(crate) fn settle<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, frame: Frame) -> bool {
    match frame {
        Frame::Pay { resource, cost } => payment::settle_pay(ctx, seat, resource, cost),
        Frame::PayUnits { left } => payment::settle_units(ctx, seat, left),
        Frame::Badges { .. } => badges::settle(ctx, seat, frame),
        Frame::GainStandard { .. } | Frame::RaiseStandard { .. } | Frame::GainBadge { .. } => false,
        Frame::Aim { pick, .. } => work::settle_aim(ctx, seat, pick),
        Frame::Work { pick, left, works, .. } => work::settle_work(ctx, seat, pick, left, works),
        Frame::Rewards { works, .. } => work::settle_rewards(ctx, seat, works),
        Frame::Develop { free, science, .. } => laboratory::settle(ctx, seat, free, science),
        Frame::Market { pick, discount, .. } => market::settle(ctx, seat, pick, discount),
        Frame::RemoveCardFor { .. } => extras::settle_remove(ctx, seat),
        Frame::PayFor { effect, .. } => extras::settle_pay_for(ctx, seat, effect),
        Frame::Reactivate { .. } => extras::settle_reactivate(ctx, seat),
        Frame::Recall { .. } => landers::settle_recall(ctx, seat),
        Frame::Shuttle => landers::settle_shuttle(ctx, seat),
        _ => false,
    }
}

/// Carries on with a frame that runs by itself.
#[inline]
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, frame: Frame) {
    match frame {
        Frame::Effects { list, times, science } => effects::next(ctx, seat, list, times, science),
        Frame::Express { from } => landers::express_paid(ctx, seat, from),
        Frame::Start { card } => action_cards::paid(ctx, seat, card),
        Frame::PerBadge { each, science } => badges::paid(ctx, each, science),
        Frame::Work { paying: Some(project), .. } => work::single_work(ctx, seat, project),
        Frame::Rewards { now: Some(project), .. } => work::rewarded(ctx, seat, project),
        Frame::Develop { step, .. } => laboratory::advance(ctx, seat, step),
        Frame::Market { paying: Some(card), discount, .. } => market::take(ctx, seat, card, discount),
        Frame::PayFor { effect, .. } => extras::cost_paid(ctx, effect),
        // Everything else asks, or is resolved before it comes here.
        _ => {
            ctx.state.stack.pop();
        }
    }
}
