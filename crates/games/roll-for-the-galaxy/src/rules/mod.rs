//! The rules, one file for each chapter of the ledger, in its order:
//!
//! | File | Ledger |
//! |---|---|
//! | [`moment`] | RFG-ORDER-05, RFG-ORDER-12, RFG-ROUND-01, RFG-PHASE-01: what is possible when |
//! | [`setup`] | RFG-SETUP |
//! | [`roll`] | RFG-ROLL |
//! | [`assign`] | RFG-ASSIGN: place, select, ready |
//! | [`reassign`] | RFG-REASS, RFG-DICT |
//! | [`reveal`] | RFG-REVEAL |
//! | [`phases`] | RFG-PHASE, RFG-CRED, RFG-VIRT, RFG-ORDER-10 and RFG-ORDER-11, RFG-VP |
//! | [`explore`] | RFG-EXP |
//! | [`bag`] | RFG-EXP-20 to RFG-EXP-25: drawing when the bag runs short |
//! | [`develop`] | RFG-DEV: the builder's work of phases II and III |
//! | [`settle`] | RFG-SETTLE: what a completed tile brings |
//! | [`produce`] | RFG-PROD |
//! | [`ship`] | RFG-SHIP |
//! | [`manage`] | RFG-MAN |
//! | [`powers`] | RFG-TILE: the effect data, interpreted |
//! | [`scoring`] | RFG-END, RFG-SCORE |

pub(crate) mod assign;
pub(crate) mod bag;
pub(crate) mod develop;
pub(crate) mod explore;
pub(crate) mod manage;
mod moment;
pub(crate) mod phases;
pub(crate) mod powers;
pub(crate) mod produce;
pub(crate) mod reassign;
pub(crate) mod reveal;
pub(crate) mod roll;
pub(crate) mod scoring;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod ship;

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Player, State, Step, Task};
use crate::vocab::{End, Phase, TileSet};

/// What the effects work on. Chance enters only by dealing (`setup`), drawing (`bag`), rolling (`roll`) and the
/// extra die (`reveal`): RFG-COMP-17.
pub(crate) type Context<'a, D, S> = orrery_core::Context<'a, State, D, S>;

/// The legal actions of a seat, ascending.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat.0 >= state.options.players {
        return;
    }
    let player = state.player(seat);
    match player.task {
        Task::None => {}
        Task::Start => out.extend(player.hand.iter().map(|development| Action::Start { development })),
        Task::Plan => assign::legal(state, seat, out),
        Task::Explore => explore::legal_explore(state, seat, out),
        Task::Scout { .. } => explore::legal_scout(state, seat, out),
        Task::Keep => explore::legal_keep(state, seat, out),
        Task::Arrange => explore::legal_arrange(state, seat, out),
        Task::Return => {
            let mut zone = TileSet::NONE;
            player.zone.tiles().iter().for_each(|&tile| zone.insert(tile));
            out.extend(zone.iter().map(|tile| Action::Return { tile }));
        }
        Task::Build => develop::legal_build(state, seat, out),
        Task::Pay { due } => develop::legal_pay(state, seat, due, out),
        Task::ToCup { min, .. } => develop::legal_to_cup(state, seat, min, out),
        Task::Remove { .. } => settle::legal_remove(state, seat, out),
        Task::Produce => produce::legal(state, seat, out),
        Task::Ship => ship::legal_ship(state, seat, out),
        Task::Good { .. } => ship::legal_good(state, seat, out),
        Task::Buy => out.extend([Action::Pass, Action::Buy]),
        Task::Recruit => manage::legal_recruit(state, seat, out),
        Task::Recall => manage::legal_recall(state, seat, out),
    }
    if can_replan(state, player) {
        // Ascending: behind the steps of an assignment, before those of step 5 other than `Ready`.
        let place = match player.task {
            Task::Recruit | Task::Recall => usize::from(out.first() == Some(&Action::Ready)),
            _ => out.len(),
        };
        out.insert(place, Action::Replan);
    }
}

/// Asks the conditions of an action: first whether it is time for it, then its own.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    // RFG-SETUP-01: nobody sits there.
    ensure!("RFG-SETUP-01", seat.0 < state.options.players);
    if action == Action::Replan {
        return check_replan(state, seat, checks);
    }
    let asked = moment::answers(state.player(seat).task, action);
    let elsewhere = !asked && moment::check(state, seat, action, checks)?;
    check_action(state, seat, action, checks)?;
    if !asked && !elsewhere {
        moment::check_unfinished(state, checks)?;
    }
    Ok(())
}

/// The conditions of an action itself, whenever it is tried.
fn check_action(state: &State, seat: Seat, action: Action, checks: &mut impl Checks) -> Result<(), Illegal> {
    let player = state.player(seat);
    match action {
        Action::Start { development } => setup::check_start(state, seat, development, checks),
        Action::PlaceWild { die, .. } => assign::check_wild(state, seat, die, checks),
        Action::Select { die, from, .. } => assign::check_select(state, seat, die, from, checks),
        Action::Use { power } => reassign::check_use(state, seat, power, checks),
        Action::Dictate { die, from } => reassign::check_dictate(state, seat, die, from, checks),
        Action::Move { die, from, to } => reassign::check_move(state, seat, (die, from, to), checks),
        Action::Ready if state.step == Step::Manage => manage::check_ready(state, seat, checks),
        Action::Ready => assign::check_ready(state, seat, checks),
        Action::Stock { die, is_virtual } | Action::Scout { die, is_virtual } => {
            phases::check_worker(player, Phase::Explore, die, is_virtual, checks)
        }
        Action::Abandon { tile } => explore::check_abandon(state, seat, tile, checks),
        Action::Keep { tile, side, end } => explore::check_keep(state, seat, tile, (side, end), checks),
        Action::Rearrange => explore::check_rearrange(state, seat, checks),
        Action::Arrange { tile, .. } => explore::check_arrange(state, seat, tile, checks),
        Action::Finish => explore::check_finish(state, seat, checks),
        Action::Return { tile } => bag::check_return(state, seat, tile, checks),
        Action::Build { die } => develop::check_build(state, seat, die, checks),
        Action::Pay { die } => develop::check_pay(state, seat, die, checks),
        Action::ToCup { die } => develop::check_to_cup(state, seat, die, checks),
        Action::Pass => develop::check_no_more(state, seat, checks),
        Action::Remove { die, place } => settle::check_remove(state, seat, die, place, checks),
        Action::RemoveGood { world, die } => settle::check_remove_good(state, seat, world, die, checks),
        Action::Produce { die, world } => produce::check(state, seat, die, world, checks),
        Action::Ship { die, is_virtual } => ship::check_ship(state, seat, die, is_virtual, checks),
        Action::Trade { world, die } | Action::Consume { world, die } => {
            ship::check_good(state, seat, world, die, checks)
        }
        Action::Buy => ship::check_buy(state, seat, checks),
        Action::Recruit { die } => manage::check_recruit(state, seat, die, checks),
        Action::Recall { spot, die } => manage::check_recall(state, seat, spot, die, checks),
        Action::RecallGood { world, die } => manage::check_recall_good(state, seat, world, die, checks),
        // The draw has no condition but its moment. Replanning has been looked at before.
        Action::Draw | Action::Replan => Ok(()),
    }
}

/// Carries out a legal action for the seat alone: nothing that waits for others follows.
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    match action {
        Action::Start { development } => setup::choose(ctx, seat, development),
        Action::PlaceWild { die, column } => assign::place_wild(ctx, seat, die, column),
        Action::Select { die, from, phase } => assign::select(ctx, seat, die, from, phase),
        Action::Use { power } => reassign::use_power(ctx, seat, power),
        Action::Dictate { die, from } => reassign::dictate(ctx, seat, die, from),
        Action::Move { die, from, to } => reassign::move_worker(ctx, seat, die, from, to),
        Action::Ready if ctx.state.step == Step::Assign => assign::ready(ctx, seat),
        Action::Ready => manage::ready(ctx, seat),
        Action::Replan => replan(ctx, seat),
        Action::Stock { die, is_virtual } => explore::stock(ctx, seat, die, is_virtual),
        Action::Scout { die, is_virtual } => explore::scout(ctx, seat, die, is_virtual),
        Action::Abandon { tile } => explore::abandon(ctx, seat, tile),
        Action::Draw => explore::draw(ctx, seat),
        Action::Keep { tile, side, end } => explore::keep(ctx, seat, tile, side, end),
        Action::Rearrange => explore::rearrange(ctx, seat),
        Action::Arrange { tile, side } => explore::keep(ctx, seat, tile, side, End::Bottom),
        Action::Finish => explore::finish(ctx, seat),
        Action::Return { tile } => bag::return_tile(ctx, seat, tile),
        Action::Build { die } => develop::build(ctx, seat, die),
        Action::Pay { die } => {
            if let Task::Pay { due } = ctx.state.player_mut(seat).task {
                develop::pay(ctx, seat, due, die);
            }
        }
        Action::ToCup { die } => develop::to_cup(ctx, seat, die),
        Action::Pass if ctx.state.player_mut(seat).task == Task::Buy => ship::advance(ctx, seat),
        Action::Pass => develop::resume(ctx, seat, develop::settle_builders),
        Action::Remove { die, place } => settle::remove(ctx, seat, die, place),
        Action::RemoveGood { world, die } => settle::remove_good(ctx, seat, world, die),
        Action::Produce { die, world } => produce::produce(ctx, seat, die, world),
        Action::Ship { die, is_virtual } => ship::ship(ctx, seat, die, is_virtual),
        Action::Trade { world, die } => ship::trade(ctx, seat, world, die),
        Action::Consume { world, die } => ship::consume(ctx, seat, world, die),
        Action::Buy => ship::buy(ctx, seat),
        Action::Recruit { die } => manage::recruit(ctx, seat, die),
        Action::Recall { spot, die } => manage::recall(ctx, seat, spot, die),
        Action::RecallGood { world, die } => manage::recall_good(ctx, seat, world, die),
    }
}

/// RFG-ASSIGN-12, RFG-ORDER-07, RFG-OPEN-06: a secret decision may be taken back while others are still waited
/// for.
fn can_replan(state: &State, player: &Player) -> bool {
    match state.step {
        Step::Assign => player.ready || assign::started(&player.plan),
        Step::Manage => player.ready || player.manage.started,
        _ => player.ready,
    }
}

fn check_replan(state: &State, seat: Seat, checks: &mut impl Checks) -> Result<(), Illegal> {
    let rule = match state.step {
        Step::Assign => "RFG-ASSIGN-12",
        // RFG-OPEN-23: taking back what is public is no matter of the rules.
        Step::Phase(_) | Step::Research if !state.returning => "RFG-OPEN-23",
        Step::Over => "RFG-END-01",
        _ => "RFG-OPEN-28",
    };
    checks.require(rule, can_replan(state, state.player(seat)), || Message::new("need-decided"))
}

/// The own secret decision of this step begins anew.
fn replan<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    let step = ctx.state.step;
    let player = ctx.state.player_mut(seat);
    let was_ready = std::mem::take(&mut player.ready);
    match step {
        Step::Setup => {
            player.start = None;
            player.task = Task::Start;
        }
        Step::Assign => {
            player.task = Task::Plan;
            assign::lay_out(player);
        }
        Step::Manage => manage::open(player),
        _ => {
            player.marked = TileSet::NONE;
            player.task = Task::Return;
        }
    }
    // Others learn only that a player who was ready is not any more.
    if was_ready {
        ctx.tell(Event::Replanned { seat });
    } else {
        ctx.tell_only(seat, Event::Replanned { seat });
    }
}
