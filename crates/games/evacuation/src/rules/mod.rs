//! The rules, one file for one chapter of the rulebook:
//!
//! | File | Ledger |
//! |---|---|
//! | [`setup`] | EVA-SETUP, EVA-CONTR-01, EVA-LINE-01 |
//! | [`goals`] | EVA-POINT-02, EVA-SOLO-10, EVA-GOAL-03 to EVA-GOAL-05 |
//! | [`hands`] | EVA-ADV-02, EVA-ADV-10, EVA-ADV-11, EVA-ADV-17 |
//! | [`income`] | EVA-INC, EVA-PROD-01 |
//! | [`turn`], [`energy`] | EVA-ACT, EVA-ENE, EVA-ADV-03 to EVA-ADV-08, EVA-RACE-02 |
//! | [`effects`] | what a sub-action is and what becomes of those that cannot be done |
//! | [`resources`] | EVA-RES, EVA-GAIN, EVA-EXCH |
//! | [`infrastructure`] | EVA-INFRA |
//! | [`technology`] | EVA-TECH |
//! | [`settle`] | EVA-SETTLE, EVA-PROD-03, EVA-PROD-04 |
//! | [`purchase`] | EVA-SHIP, EVA-STAD, discounts (EVA-TECH-17) |
//! | [`displays`] | EVA-DISP |
//! | [`factories`] | EVA-FACT, EVA-CLONE, EVA-POP |
//! | [`transport`], [`rewinds`] | EVA-TRANS |
//! | [`order`] | EVA-ORDER, EVA-SOLO-22 |
//! | [`progress`] | EVA-PROG, EVA-TURN |
//! | [`bonus`] | EVA-BONUS |
//! | [`year_end`] | EVA-YEND |
//! | [`contracts`] | EVA-CONTR |
//! | [`solo`] | EVA-SOLO, EVA-RIVAL |
//! | [`metrics`], [`scoring`] | EVA-GOAL, EVA-RACE, EVA-POINT, EVA-LINE |
//!
//! Here, what leads to them: which choices are legal, whether one is, and what it does.

pub(crate) mod bonus;
pub(crate) mod contracts;
pub(crate) mod displays;
pub(crate) mod effects;
pub(crate) mod energy;
pub(crate) mod factories;
pub(crate) mod goals;
pub(crate) mod hands;
pub(crate) mod income;
pub(crate) mod infrastructure;
pub(crate) mod metrics;
pub(crate) mod order;
pub(crate) mod progress;
pub(crate) mod purchase;
pub(crate) mod resources;
pub(crate) mod rewinds;
pub(crate) mod scoring;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod technology;
pub(crate) mod transport;
pub(crate) mod turn;
pub(crate) mod year_end;

use orrery_core::{Checks, Dice, Illegal, Seat, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::state::{State, Step, Task};

/// What the effects work on: the state, the dice, and who listens.
pub(crate) type Context<'a, D, S> = orrery_core::Context<'a, State, D, S>;

/// Takes legal choices, one after the other, ascending.
pub(crate) trait Choices {
    /// One more.
    fn add(&mut self, action: Action);

    /// Whether nobody wants to hear of more.
    #[inline(always)]
    fn enough(&self) -> bool {
        false
    }
}

impl Choices for Vec<Action> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// What there is to choose.
#[derive(Clone, Copy, Default)]
pub(crate) enum Freedom {
    /// Nothing.
    #[default]
    Nothing,
    /// Only this.
    Forced(Action),
    /// Several things.
    Free,
}

impl Choices for Freedom {
    #[inline]
    fn add(&mut self, action: Action) {
        *self = match self {
            Freedom::Nothing => Freedom::Forced(action),
            _ => Freedom::Free,
        };
    }

    #[inline(always)]
    fn enough(&self) -> bool {
        matches!(self, Freedom::Free)
    }
}

/// Appends the legal choices of a seat.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat.0 >= state.options.players {
        return;
    }
    forward(state, seat, out);
    rewinds::legal(state, seat, out);
}

/// The choices of a seat that lead forward.
#[inline]
pub(crate) fn forward(state: &State, seat: Seat, out: &mut impl Choices) {
    if !state.to_act().contains(seat) {
        return;
    }
    match state.step {
        Step::Draft => goals::legal_keep(state, seat, out),
        Step::ReturnGoal => goals::legal_return(state, seat, out),
        Step::Hand => hands::legal_mark(state, seat, out),
        Step::Transport => transport::legal(state, seat, out),
        _ => {
            if let Some(task) = state.tasks.top() {
                of_task(state, seat, task, out);
            }
        }
    }
}

#[inline]
fn of_task(state: &State, seat: Seat, task: Task, out: &mut impl Choices) {
    match task {
        Task::Turn => turn::legal_turn(state, seat, out),
        Task::LayDown { .. } => hands::legal_lay_down(state, seat, out),
        Task::Pay { energy, extra, extra_from } => {
            energy::legal_pay(state, seat, energy, extra, extra_from, out);
        }
        Task::CardEffects { left, .. } => turn::legal_resolve(left, out),
        Task::Do { effect, optional, refreshed, .. } => {
            effects::legal(state, seat, effect, optional, refreshed, out);
        }
        Task::PutUnder { display, order, free, .. } => {
            displays::legal_under(state, display, order, free, out)
        }
        Task::Discount { world, price, left, extra, .. } => {
            purchase::legal_discount(state, seat, world, price, left, extra, out);
        }
        Task::UseFactories { .. } => settle::legal_factory(state, seat, out),
        Task::IncomeExchange { left } => income::legal_exchange(state, seat, left, out),
        Task::FlyBack => transport::legal_fly_back(state, seat, out),
        Task::EndTurn => contracts::legal_at_end(state, seat, out),
        Task::DiscardDown => hands::legal_discard(state, seat, out),
        Task::ChoosePower => progress::legal_power(state, seat, out),
        Task::Advance { points } => progress::legal_advance(state, seat, points, out),
        Task::Place { left, .. } => progress::legal_place(state, seat, left, out),
        Task::TakeBonus => bonus::legal(state, seat, out),
    }
}

/// Whether the seat has a choice at all (EVA-DEC-17).
#[inline]
pub(crate) fn freedom(state: &State, seat: Seat) -> Freedom {
    let mut freedom = Freedom::Nothing;
    forward(state, seat, &mut freedom);
    freedom
}

/// Asks the conditions of a choice.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("EVA-YEAR-01", seat.0 < state.options.players);
    if action.rewinds() {
        return rewinds::check(state, seat, action);
    }
    ensure!("EVA-YEAR-01", state.to_act().contains(seat));
    match (state.step, action) {
        (Step::Draft, Action::KeepGoal { goal }) => goals::check_keep(state, seat, goal),
        (Step::ReturnGoal, Action::ReturnGoal { goal }) => goals::check_return(state, seat, goal),
        (Step::Hand, Action::Discard { card }) => hands::check_mark(state, seat, card),
        (Step::Transport, _) => transport::check(state, seat, action, checks),
        _ => check_task(state, seat, action, checks),
    }
}

fn check_task(state: &State, seat: Seat, action: Action, checks: &mut impl Checks) -> Result<(), Illegal> {
    let Some(task) = state.tasks.top() else { return Err(Illegal::new("EVA-YEAR-01")) };
    match (task, action) {
        (Task::Turn, Action::Act { action }) => turn::check_act(state, seat, action, checks),
        (Task::Turn, Action::PlayCard { card }) => turn::check_play_card(state, seat, card, checks),
        (Task::Turn, Action::Pass) => turn::check_pass(state),
        (Task::Turn | Task::EndTurn, Action::PlayContract { contract }) => {
            contracts::check(state, seat, contract, checks)
        }
        (Task::EndTurn, Action::Decline) => Ok(()),
        (Task::LayDown { .. }, Action::LayDown { card }) => hands::check_lay_down(state, seat, card),
        (Task::Pay { energy, extra, extra_from }, Action::Pay { world, resource }) => {
            energy::check_pay(state, seat, energy, extra, extra_from, world, resource)
        }
        (Task::CardEffects { left, .. }, Action::Resolve { effect }) => turn::check_resolve(left, effect),
        (Task::Do { effect, optional, refreshed, .. }, _) => {
            effects::check(state, seat, effect, optional, refreshed, action, checks)
        }
        (Task::PutUnder { display, order, free, .. }, _) => {
            displays::check_under(state, display, order, free, action)
        }
        (Task::Discount { world, price, left, extra, .. }, Action::Discount { resource }) => {
            purchase::check_discount(state, seat, world, price, left, extra, resource)
        }
        (Task::UseFactories { .. }, Action::UseFactory { factory }) => {
            settle::check_factory(state, seat, factory)
        }
        (Task::IncomeExchange { left }, _) => income::check_exchange(state, seat, left, action),
        (Task::FlyBack, _) => transport::check_fly_back_now(state, seat, action, checks),
        (Task::DiscardDown, Action::Discard { card }) => hands::check_discard(state, seat, card),
        (Task::ChoosePower, Action::UsePower { points }) => progress::check_power(state, seat, points),
        (Task::Advance { points }, Action::Advance { front, rear }) => {
            progress::check_advance(state, seat, points, front, rear)
        }
        (Task::Place { left, .. }, Action::Place { marker, lane }) => {
            progress::check_place(state, seat, left, marker, lane)
        }
        (Task::TakeBonus, _) => bonus::check(state, seat, action),
        _ => Err(Illegal::new("EVA-YEAR-01")),
    }
}

/// Carries out a legal choice. What follows from it is the business of `flow`.
#[inline]
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, action: Action) {
    match action {
        Action::KeepGoal { goal } => goals::keep(ctx, seat, goal),
        Action::ReturnGoal { goal } => goals::give_back(ctx, seat, goal),
        Action::Discard { card } if ctx.state.step == Step::Hand => hands::mark(ctx, seat, card),
        Action::Discard { card } => hands::discard(ctx, seat, card),
        Action::Act { action } => turn::act(ctx, seat, action),
        Action::PlayCard { card } => turn::play_card(ctx, seat, card),
        Action::PlayContract { contract } => contracts::play(ctx, seat, contract),
        Action::Pass => turn::pass(ctx, seat),
        Action::LayDown { card } => hands::lay_down(ctx, seat, card),
        Action::Pay { world, resource } => energy::pay(ctx, seat, world, resource),
        Action::Resolve { effect } => turn::resolve(ctx, effect),
        Action::Gain { world, resource } => resources::gain(ctx, seat, world, resource),
        Action::Exchange { world, give, take } => resources::exchange(ctx, seat, world, give, take),
        Action::Research { column } => technology::research(ctx, seat, column),
        Action::TakeInfrastructure { infrastructure } => infrastructure::take(ctx, seat, infrastructure),
        Action::PlayInfrastructure { infrastructure } => infrastructure::play(ctx, seat, infrastructure),
        Action::BuildShip { ship, world } => purchase::build_ship(ctx, seat, ship, world),
        Action::BuildStadium { stadium, world } => purchase::build_stadium(ctx, seat, stadium, world),
        Action::Refresh { world, resource } => displays::refresh(ctx, seat, world, resource),
        Action::PutUnder { position } => displays::put_under(ctx, position),
        Action::Discount { resource } => purchase::discount(ctx, resource),
        Action::Settle { field } => settle::settle(ctx, seat, field),
        Action::UseFactory { factory } => settle::use_factory(ctx, seat, factory),
        Action::Prepare { factory, world } => factories::prepare(ctx, seat, factory, world),
        Action::GainFactory { factory, world } => factories::gain(ctx, seat, factory, world),
        Action::Raise { resource } => technology::raise_by_choice(ctx, seat, resource),
        Action::UsePower { points } => progress::use_power(ctx, seat, points),
        Action::Advance { front, rear } => progress::advance(ctx, seat, front, rear),
        Action::Place { marker, lane } => progress::place(ctx, seat, marker, lane),
        Action::TakeBonus { half } => bonus::take(ctx, seat, half),
        Action::Fly { ship } => transport::fly(ctx, seat, ship),
        Action::FlyBack { ship } => transport::fly_back(ctx, seat, ship),
        Action::LoadSite { site, bay } => transport::load_site(ctx, seat, site, bay),
        Action::LoadStadium { stadium } => transport::load_stadium(ctx, seat, stadium),
        Action::LoadFactory { factory } => transport::load_factory(ctx, seat, factory),
        Action::LoadResource { resource } => transport::load_resource(ctx, seat, resource),
        Action::Confirm => transport::confirm(ctx, seat),
        Action::Decline => effects::decline(ctx, seat),
        _ => rewinds::play(ctx, seat, action),
    }
}
