//! The rules, one file for one chapter of the rulebook, in its order:
//!
//! | File | Ledger |
//! |---|---|
//! | [`setup`] | REW-SETUP |
//! | [`prepare`] | REW-PREP, REW-REND |
//! | [`payment`] | REW-ADJ, REW-PAY |
//! | [`acquire`] | REW-ACQ |
//! | [`start_marker`] | REW-START |
//! | [`leave`] | REW-LEAVE |
//! | [`decouple`] | REW-DEC |
//! | [`terrabots`] | REW-TERRA, REW-CITY |
//! | [`shuttles`] | REW-SHUT |
//! | [`crews`] | REW-CREW |
//! | [`satellites`] | REW-SAT, REW-TASK |
//! | [`ships`] | REW-SHIP, REW-POP |
//! | [`scoring`] | REW-FINAL, REW-WIN |
//!
//! Here, the doors that lead to them: whether a choice is legal, and which choices are.

pub mod payment;

pub(crate) mod acquire;
pub(crate) mod crews;
pub(crate) mod decouple;
pub(crate) mod leave;
pub(crate) mod prepare;
pub(crate) mod satellites;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod ships;
pub(crate) mod shuttles;
pub(crate) mod start_marker;
pub(crate) mod terrabots;

use std::ops::ControlFlow;

use orrery_core::{Illegal, Seat, ensure};

use crate::action::Action;
use crate::state::{Stage, State};

/// Whether the choice is legal. A refusal names the first line of REW-CHOICE-19 that applies.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    ensure!("REW-FLOW-06", state.to_act().contains(seat));
    ensure!("REW-FLOW-06", action.is_chapter_one() == state.stage.is_chapter_one());
    match action {
        Action::Acquire { slot } => acquire::check_slot(state, slot),
        Action::Pay { cards } => acquire::check_cards(state, cards),
        Action::Top { card } => acquire::check_top(state, card),
        Action::TakeMarker => start_marker::check_take(state),
        Action::LayCard { card } => start_marker::check_card(state, card),
        Action::Leave => leave::check(state),
        Action::Decouple { row, behind } => decouple::check(state, row, behind),
        Action::TakeSign { sign } => terrabots::check_sign(state, sign),
        Action::Defend => shuttles::check_defend(state),
        Action::Transport => shuttles::check_transport(state),
        Action::ScoreTask => satellites::check_task(state),
        Action::Dock { row } => shuttles::check_dock(state, row),
        Action::NoMore => shuttles::check_no_more(state),
        Action::Place { crew, city } => crews::check_place(state, crew, city),
        Action::BoxCrew { crew } => crews::check_box(state, crew),
        Action::ChooseCity { city } => satellites::check_city(state, city),
    }
}

/// Visits the legal choices of the present step in ascending order, until told to stop.
#[inline]
pub(crate) fn each(state: &State, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    match state.stage {
        Stage::Turn => acquire::each_turn_choice(state, visit),
        Stage::Pay(slot) => acquire::payments(state, slot).try_for_each(visit),
        Stage::Top(_, cards) => acquire::tops(cards).try_for_each(visit),
        Stage::LayCard => start_marker::cards(state).try_for_each(visit),
        Stage::Decouple => decouple::choices(state).try_for_each(visit),
        Stage::UseShuttle(tile) => shuttles::uses(state, tile).try_for_each(visit),
        Stage::UseSatellite(_) => [Action::Defend, Action::ScoreTask].into_iter().try_for_each(visit),
        Stage::Sign(tile) => terrabots::signs(state, tile).try_for_each(visit),
        Stage::Dock(_) => shuttles::docks(state).try_for_each(visit),
        Stage::Place(flight) => crews::placements(state, &flight).try_for_each(visit),
        Stage::TaskCity(_) => satellites::cities(state).try_for_each(visit),
        Stage::Over => ControlFlow::Continue(()),
    }
}

/// REW-CHOICE-17: the choice that is carried out without asking, because it is the only one. The first
/// decision of a turn is always asked.
#[inline]
pub(crate) fn forced(state: &State) -> Option<Action> {
    if matches!(state.stage, Stage::Turn | Stage::Decouple | Stage::Over) {
        return None;
    }
    let mut only = None;
    let _ = each(state, |action| match only {
        None => {
            only = Some(action);
            ControlFlow::Continue(())
        }
        Some(_) => {
            only = None;
            ControlFlow::Break(())
        }
    });
    only
}
