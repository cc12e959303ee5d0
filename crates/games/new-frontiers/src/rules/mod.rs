//! The rules, one file for one chapter of the rulebook:
//!
//! | File | Ledger |
//! |---|---|
//! | [`setup`] | NFR-SETUP, NFR-MODE |
//! | [`selection`] | NFR-ROUND, NFR-ORDER, NFR-ISO, NFR-ENV |
//! | [`powers`] | NFR-POW: the effects of tiles, all read in this one place |
//! | [`gains`] | NFR-VP, NFR-LIM: what is gained, and what is there to gain |
//! | [`develop`] | NFR-DEV |
//! | [`explore`], [`draws`], [`limit`] | NFR-EXP |
//! | [`settle`], [`replace`] | NFR-SET, NFR-SPOW |
//! | [`produce`] | NFR-PRO |
//! | [`trade`], [`consume`] | NFR-TRD, NFR-CON |
//! | [`goals`] | NFR-GOAL |
//! | [`scoring`], [`goal_points`] | NFR-END, NFR-SCO |
//!
//! Here, the doors that lead to them: what is legal, whether a choice is, and what it does.

pub(crate) mod consume;
pub mod develop;
pub(crate) mod draws;
pub(crate) mod explore;
pub(crate) mod gains;
pub(crate) mod goal_points;
pub(crate) mod goals;
pub(crate) mod limit;
pub mod powers;
pub(crate) mod produce;
pub(crate) mod replace;
pub mod scoring;
pub(crate) mod selection;
pub mod settle;
pub(crate) mod setup;
pub(crate) mod trade;

use std::ops::ControlFlow;

use orrery_core::{Checks, Dice, Illegal, Seat, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::state::{State, Step};

/// What the effects of the rules work on.
pub(crate) type Context<'a, D, S> = orrery_core::Context<'a, State, D, S>;

/// What is decided next in the same part, or `None` if the part is complete.
pub(crate) type Next = Option<Step>;

/// What a visitor of legal choices says: go on, or stop.
pub(crate) type Visit = ControlFlow<()>;

/// Visits the legal choices of the present step in ascending order, until told to stop.
#[inline]
pub(crate) fn each(state: &State, mut visit: impl FnMut(Action) -> Visit) -> Visit {
    let (seat, visit) = (state.actor, &mut visit);
    match state.step {
        Step::Side => setup::sides().try_for_each(visit),
        Step::Select => selection::tiles(state).try_for_each(visit),
        Step::Window => goals::window(state).try_for_each(visit),
        Step::KeepGoal => state.goals.drawn().map(|goal| Action::KeepGoal { goal }).try_for_each(visit),
        Step::PutUnder => state.goals.drawn().map(|goal| Action::PutUnder { goal }).try_for_each(visit),
        Step::Develop => develop::legal(state, seat, visit),
        Step::Take => state.display.iter().map(|world| Action::Take { world }).try_for_each(visit),
        Step::Draw => state.part.draws.iter().map(|power| Action::Draw { power }).try_for_each(visit),
        Step::Keep { .. } => state.drawn.iter().map(|world| Action::Keep { world }).try_for_each(visit),
        Step::Return => limit::legal(state, seat, visit),
        Step::Settle | Step::SettleMore => settle::legal(state, seat, visit),
        Step::Conquer { world } => settle::legal_conquest(state, seat, world, visit),
        Step::JokerSettled | Step::JokerProduces | Step::JokerScores => {
            selection::kinds().try_for_each(visit)
        }
        Step::Shortage { kind } => produce::legal_shortage(state, seat, kind, visit),
        Step::Windfall => produce::legal_windfall(state, seat, visit),
        Step::WindfallPower => produce::legal_powers(state, seat, visit),
        Step::StoreGoods => goals::legal_store(state, seat, visit),
        Step::Trade => trade::legal(state, seat, visit),
        Step::Tax { received, .. } => goals::taxes(state, seat, received).try_for_each(visit),
        Step::Consume => consume::legal(state, seat, visit),
        Step::Spend { power, .. } => consume::legal_spend(state, seat, power, visit),
        Step::Over => ControlFlow::Continue(()),
    }
}

/// Whether a choice is legal. What may be written but not done is refused with the rule that says so.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("NFR-ROUND-05", state.to_act().contains(seat));
    match action {
        Action::ChooseSide { .. } => setup::check_side(state),
        Action::Select { tile } => selection::check(state, tile),
        Action::Reveal => goals::check_reveal(state),
        Action::GoOn => goals::check_go_on(state),
        Action::KeepGoal { goal } => goals::check_keep(state, goal),
        Action::PutUnder { goal } => goals::check_put_under(state, goal),
        Action::Buy { development } => develop::check_buy(state, seat, development, checks),
        Action::Take { world } => explore::check_take(state, world),
        Action::Draw { power } => draws::check_draw(state, power),
        Action::Keep { world } => draws::check_keep(state, world),
        Action::StoreWorld { world } => limit::check_store(state, seat, world, checks),
        Action::ReturnWorld { world } => limit::check_return(state, seat, world),
        Action::TakeColonists => settle::check_colonists(state),
        Action::Settle { world, way } => settle::check_settle(state, seat, world, way, checks),
        Action::Replace { colony, world } => replace::check_replace(state, seat, colony, world, checks),
        Action::Terraform { colony, world } => replace::check_terraform(state, seat, colony, world, checks),
        Action::GiveUp { power, colony } => settle::check_give_up(state, seat, power, colony),
        Action::Conquer => settle::check_conquer(state, seat, checks),
        Action::NameKind { .. } => selection::check_kind(state),
        Action::ProduceOn { colony } => produce::check_on(state, seat, colony),
        Action::ProduceBy { power, colony } => produce::check_by(state, seat, power, colony),
        Action::Sell { colony } => trade::check_sell(state, seat, colony, checks),
        Action::Tax { credits } => goals::check_tax(state, seat, credits),
        Action::Consume { power } => consume::check_consume(state, seat, power, checks),
        Action::Spend { colony } => consume::check_spend(state, seat, colony),
        Action::StoreGood { colony } => goals::check_store_good(state, seat, colony, checks),
        Action::Pass => check_pass(state, seat),
    }
}

/// Who must do something cannot pass, and is told which rule says so.
fn check_pass(state: &State, seat: Seat) -> Result<(), Illegal> {
    match state.step {
        Step::Develop | Step::SettleMore | Step::StoreGoods | Step::Trade => Ok(()),
        Step::Consume => consume::check_pass(state, seat),
        Step::Select => Err(Illegal::new("NFR-ROUND-04")),
        Step::Side => Err(Illegal::new("NFR-SETUP-17")),
        Step::Take => Err(Illegal::new("NFR-EXP-02")),
        Step::Draw | Step::Keep { .. } => Err(Illegal::new("NFR-OPEN-27")),
        Step::Return => Err(Illegal::new("NFR-EXP-07")),
        Step::Settle => Err(Illegal::new("NFR-SET-02")),
        Step::Conquer { .. } => Err(Illegal::new("NFR-SET-09")),
        Step::JokerSettled | Step::JokerProduces | Step::JokerScores => Err(Illegal::new("NFR-POW-13")),
        Step::Shortage { .. } => Err(Illegal::new("NFR-PRO-02")),
        Step::Windfall => Err(Illegal::new("NFR-PRO-01")),
        Step::WindfallPower => Err(Illegal::new("NFR-PRO-05")),
        Step::Spend { .. } => Err(Illegal::new("NFR-CON-05")),
        Step::KeepGoal | Step::PutUnder => Err(Illegal::new("NFR-GOAL-04")),
        Step::Window | Step::Tax { .. } | Step::Over => Err(Illegal::new("NFR-ROUND-05")),
    }
}

/// Carries out a legal choice; returns what is decided next in the same part.
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    action: Action,
) -> Next {
    match action {
        Action::ChooseSide { side } => setup::choose_side(ctx, seat, side),
        Action::Select { tile } => selection::select(ctx, seat, tile),
        Action::Reveal => goals::reveal(ctx, seat),
        Action::GoOn => goals::go_on(ctx, seat),
        Action::KeepGoal { goal } => goals::keep(ctx, seat, goal),
        Action::PutUnder { goal } => goals::put_under(ctx, seat, goal),
        Action::Buy { development } => develop::buy(ctx, seat, development),
        Action::Take { world } => explore::take(ctx, seat, world),
        Action::Draw { power } => draws::draw(ctx, seat, power),
        Action::Keep { world } => draws::keep(ctx, seat, world),
        Action::StoreWorld { world } => limit::store_world(ctx, seat, world),
        Action::ReturnWorld { world } => limit::return_world(ctx, seat, world),
        Action::TakeColonists => settle::take_colonists(ctx, seat),
        Action::Settle { world, way } => settle::settle(ctx, seat, world, way),
        Action::Replace { colony, world } => replace::replace(ctx, seat, colony, world),
        Action::Terraform { colony, world } => replace::terraform(ctx, seat, colony, world),
        Action::GiveUp { power, colony } => settle::give_up(ctx, seat, power, colony),
        Action::Conquer => settle::conquer(ctx, seat),
        Action::NameKind { kind } => selection::name_kind(ctx, seat, kind),
        Action::ProduceOn { colony } => produce::produce_on(ctx, seat, colony),
        Action::ProduceBy { power, colony } => produce::produce_by(ctx, seat, power, colony),
        Action::Sell { colony } => trade::sell(ctx, seat, colony),
        Action::Tax { credits } => goals::tax(ctx, seat, credits),
        Action::Consume { power } => consume::consume(ctx, seat, power),
        Action::Spend { colony } => consume::spend(ctx, seat, colony),
        Action::StoreGood { colony } => goals::store_good(ctx, seat, colony),
        Action::Pass => pass(ctx, seat),
    }
}

fn pass<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> Next {
    match ctx.state.step {
        Step::Develop => develop::decline(ctx, seat),
        Step::Trade => trade::decline(ctx, seat),
        Step::Consume => consume::finish(ctx, seat),
        // Settling more and storing goods are complete.
        _ => None,
    }
}
