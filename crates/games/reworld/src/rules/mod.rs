//! The rules, one file for one chapter of the rulebook, in its order:
//!
//! | File | Ledger |
//! |---|---|
//! | [`setup`] | REW-SETUP |
//! | [`prepare`] | REW-PREP, REW-REND |
//! | [`payment`], [`price`] | REW-ADJ, REW-PAY |
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
//! Here, what leads to them: which choices are legal, whether one is, and what it does.

pub mod payment;

pub(crate) mod acquire;
pub(crate) mod crews;
pub(crate) mod decouple;
pub(crate) mod leave;
pub(crate) mod prepare;
pub(crate) mod price;
pub(crate) mod satellites;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod ships;
pub(crate) mod shuttles;
pub(crate) mod start_marker;
pub(crate) mod terrabots;

use std::ops::ControlFlow;

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Stage, State};

/// What the effects work on: the state, the dice, and who listens. No rule turns a hidden card up (REW-REND-03),
/// so no effect ever has to call `reveal`; what is new comes from the bag and the deal, by dice.
pub(crate) type Context<'a, D, S> = orrery_core::Context<'a, State, D, S>;

/// Requires a condition without which the next ones make no sense: if it fails, the list ends with it.
macro_rules! require_first {
    ($checks:expr, $rule:expr, $holds:expr, $words:expr) => {
        let holds = $holds;
        $checks.require($rule, holds, $words)?;
        if !holds {
            return Ok(());
        }
    };
}
pub(crate) use require_first;

/// Appends the legal choices of a seat, in ascending order.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.to_act().contains(seat) {
        let _ = each(state, |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }
}

/// Asks the conditions of a choice. A refusal names the first line of REW-CHOICE-19 that applies.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    if !state.to_act().contains(seat) {
        return checks.require("REW-FLOW-06", false, || not_in_turn(state));
    }
    let one = action.is_chapter_one();
    require_first!(checks, "REW-FLOW-06", one == state.stage.is_chapter_one(), || chapter(state, one));
    match action {
        Action::Acquire { slot } => acquire::check_acquire(state, seat, slot, checks),
        Action::Pay { cards } => acquire::check_pay(state, seat, cards, checks),
        Action::Top { card } => acquire::check_top(state, card, checks),
        Action::TakeMarker => start_marker::check_take_marker(state, checks),
        Action::LayCard { card } => start_marker::check_lay_card(state, seat, card, checks),
        Action::Leave => leave::check_leave(state, checks),
        Action::Decouple { row, behind } => decouple::check_decouple(state, seat, row, behind, checks),
        Action::TakeSign { sign } => terrabots::check_take_sign(state, seat, sign, checks),
        Action::Defend => shuttles::check_defend(state, checks),
        Action::Transport => shuttles::check_transport(state, checks),
        Action::ScoreTask => satellites::check_score_task(state, checks),
        Action::Dock { row } => shuttles::check_dock(state, seat, row, checks),
        Action::NoMore => shuttles::check_no_more(state, checks),
        Action::Place { crew, city } => crews::check_place(state, seat, crew, city, checks),
        Action::BoxCrew { crew } => crews::check_box_crew(state, seat, crew, checks),
        Action::ChooseCity { city } => satellites::check_choose_city(state, seat, city, checks),
    }
}

/// Carries out one choice; returns the next step of the same turn, or `None` if the turn is complete.
#[inline]
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    action: Action,
) -> Option<Stage> {
    match (action, ctx.state.stage) {
        (Action::Acquire { slot }, _) => Some(Stage::Pay(slot)),
        (Action::Pay { cards }, Stage::Pay(slot)) => Some(Stage::Top(slot, cards)),
        (Action::Top { card }, Stage::Top(slot, cards)) => acquire::acquire(ctx, seat, slot, cards, card),
        (Action::TakeMarker, _) => Some(Stage::LayCard),
        (Action::LayCard { card }, _) => start_marker::take_marker(ctx, seat, card),
        (Action::Leave, _) => leave::leave(ctx, seat),
        (Action::Decouple { row, behind }, _) => decouple::decouple(ctx, seat, row, behind),
        (Action::TakeSign { sign }, Stage::Sign(tile)) => terrabots::found(ctx, seat, tile, sign),
        (Action::Defend, Stage::UseShuttle(tile) | Stage::UseSatellite(tile)) => {
            shuttles::defend(ctx, seat, tile)
        }
        (Action::Transport, Stage::UseShuttle(tile)) => Some(shuttles::take_off(tile)),
        (Action::ScoreTask, Stage::UseSatellite(tile)) => satellites::score_task(ctx, seat, tile),
        (Action::Dock { row }, Stage::Dock(flight)) => Some(shuttles::dock(ctx, seat, flight, row)),
        (Action::NoMore, Stage::Dock(flight)) => shuttles::fly_on(ctx, seat, flight),
        (Action::Place { crew, city }, Stage::Place(flight)) => {
            crews::place(ctx, seat, flight, crew, Some(city))
        }
        (Action::BoxCrew { crew }, Stage::Place(flight)) => crews::place(ctx, seat, flight, crew, None),
        (Action::ChooseCity { city }, Stage::TaskCity(tile)) => {
            satellites::finish(ctx, seat, tile, Some(city))
        }
        // A choice of another step is refused before it comes here.
        (_, stage) => Some(stage),
    }
}

/// Visits the legal choices of the present step in ascending order, until told to stop.
#[inline]
pub(crate) fn each(state: &State, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    let seat = state.turn;
    match state.stage {
        Stage::Turn => acquire::legal_turn(state, seat, visit),
        Stage::Pay(slot) => acquire::legal_payments(state, seat, slot).try_for_each(visit),
        Stage::Top(_, cards) => acquire::legal_tops(cards).try_for_each(visit),
        Stage::LayCard => start_marker::legal_cards(state, seat).try_for_each(visit),
        Stage::Decouple => decouple::legal_modules(state, seat).try_for_each(visit),
        Stage::UseShuttle(tile) => shuttles::legal_uses(state, tile).try_for_each(visit),
        Stage::UseSatellite(_) => satellites::legal_uses().try_for_each(visit),
        Stage::Sign(tile) => terrabots::legal_signs(state, tile).try_for_each(visit),
        Stage::Dock(_) => shuttles::legal_docks(state, seat).try_for_each(visit),
        Stage::Place(flight) => crews::legal_places(state, seat, &flight).try_for_each(visit),
        Stage::TaskCity(_) => satellites::legal_cities(state, seat).try_for_each(visit),
        Stage::Over => ControlFlow::Continue(()),
    }
}

/// The last line of REW-CHOICE-19: the choice belongs to the present step. Said only if it does not.
fn check_step(state: &State, holds: bool, checks: &mut impl Checks) -> Result<(), Illegal> {
    if holds {
        return Ok(());
    }
    checks.require("REW-FLOW-06", false, || Message::new("need-other-step").name("step", step(state.stage)))
}

fn not_in_turn(state: &State) -> Message {
    match state.to_act().first() {
        Some(turn) => Message::new("need-turn").seat("who", turn),
        None => Message::new("need-game"),
    }
}

fn chapter(state: &State, one: bool) -> Message {
    match (one, state.stage.is_chapter_one()) {
        (true, true) => Message::new("need-chapter-one"),
        (false, false) => Message::new("need-chapter-two"),
        (true, false) => Message::new("need-chapter-one-past"),
        (false, true) => Message::new("need-chapter-two-later").number("round", state.round),
    }
}

/// The text that says what is being decided.
fn step(stage: Stage) -> &'static str {
    match stage {
        Stage::Turn => "step-turn",
        Stage::Pay(_) => "step-pay",
        Stage::Top(..) => "step-top",
        Stage::LayCard => "step-lay-card",
        Stage::Decouple => "step-decouple",
        Stage::UseShuttle(_) => "step-use-shuttle",
        Stage::UseSatellite(_) => "step-use-satellite",
        Stage::Sign(_) => "step-sign",
        Stage::Dock(_) => "step-dock",
        Stage::Place(_) => "step-place",
        Stage::TaskCity(_) => "step-task-city",
        Stage::Over => "ask-over",
    }
}
