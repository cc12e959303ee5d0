//! What a sub-action offers, and what becomes of one that cannot be done. The effects themselves are data; here
//! each kind is led to its chapter. Ledger: EVA-ACT-12, EVA-ACT-18, EVA-RES-09, EVA-RES-10, EVA-DEC-09, EVA-DEC-22.

use orrery_core::{Checks, Dice, Illegal, Seat, Sink, ensure};

use super::{
    Choices, Context, bonus, contracts, displays, factories, hands, income, infrastructure, purchase,
    resources, settle, technology, transport,
};
use crate::action::Action;
use crate::components::Effect;
use crate::event::Event;
use crate::state::{State, Task};
use crate::vocab::Display;

/// The choices of a sub-action.
#[inline]
pub(crate) fn legal(
    state: &State,
    seat: Seat,
    effect: Effect,
    optional: bool,
    refreshed: bool,
    out: &mut impl Choices,
) {
    let player = state.player(seat);
    match effect {
        Effect::GainResource { resource } => resources::legal_gain(resource, out),
        Effect::Exchange => resources::legal_exchange(player, [1, 1], out),
        Effect::Research => technology::legal(player, out),
        Effect::Develop => infrastructure::legal(state, seat, refreshed, out),
        Effect::BuildShip(building) => purchase::legal_ships(state, seat, Some(building), out),
        Effect::GainShip => purchase::legal_ships(state, seat, None, out),
        Effect::BuildStadium(building) => purchase::legal_stadiums(state, seat, Some(building), out),
        Effect::GainStadium => purchase::legal_stadiums(state, seat, None, out),
        Effect::Settle(settling) => settle::legal(state, seat, settling, out),
        Effect::PrepareFactory(preparing) => factories::legal_prepare(player, preparing, out),
        Effect::GainFactory { factory } => factories::legal_gain(player, factory, out),
        Effect::GainProduction { resource: None } => technology::legal_raise(out),
        // These are carried out without a choice.
        Effect::GainProduction { .. }
        | Effect::Clone { .. }
        | Effect::GainPopulation
        | Effect::Refresh { .. }
        | Effect::DrawCard => {}
    }
    if let Some(display) = takes_from(effect)
        && !refreshed
    {
        displays::legal_refresh(state, player, display, out);
    }
    if !out.enough() && may_decline(state, seat, effect, optional, refreshed) {
        out.add(Action::Decline);
    }
}

/// The display that an effect takes from (EVA-DISP-04).
pub(crate) fn takes_from(effect: Effect) -> Option<Display> {
    match effect {
        Effect::Develop => Some(Display::Infrastructure),
        Effect::BuildShip(_) | Effect::GainShip => Some(Display::Ship),
        Effect::BuildStadium(_) | Effect::GainStadium => Some(Display::Stadium),
        _ => None,
    }
}

/// EVA-ACT-12, EVA-DEC-08, EVA-OPEN-38: what can be carried out must be. Not so exchanges, parts of a bonus and
/// instant effects of the track (`optional`), anything after a paid refresh (EVA-DISP-05), and what cannot be carried
/// out as it is, where only a paid refresh could help (EVA-OPEN-59).
fn may_decline(state: &State, seat: Seat, effect: Effect, optional: bool, refreshed: bool) -> bool {
    match effect {
        Effect::Exchange => true,
        _ if optional || refreshed => true,
        Effect::BuildShip(building) => !purchase::any_ship(state, seat, building),
        Effect::BuildStadium(building) => !purchase::any_stadium(state, seat, building),
        Effect::Develop => !infrastructure::any(state, seat),
        _ => false,
    }
}

/// Whether a choice fits the sub-action.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    effect: Effect,
    optional: bool,
    refreshed: bool,
    action: Action,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    match (effect, action) {
        (Effect::GainResource { resource: named }, Action::Gain { resource, .. }) => {
            ensure!("EVA-GAIN-01", named.is_none_or(|r| r == resource));
            Ok(())
        }
        (Effect::Exchange, Action::Exchange { world, give, take }) => {
            resources::check_exchange(player, world, give, take)
        }
        (Effect::Research, Action::Research { column }) => technology::check(player, column),
        (Effect::Develop, Action::TakeInfrastructure { infrastructure }) => {
            infrastructure::check_take(state, infrastructure)
        }
        (Effect::Develop, Action::PlayInfrastructure { infrastructure }) => {
            infrastructure::check_play(state, seat, infrastructure, refreshed, checks)
        }
        (Effect::BuildShip(building), Action::BuildShip { ship, world }) => {
            purchase::check_ship(state, seat, Some(building), ship, world, checks)
        }
        (Effect::GainShip, Action::BuildShip { ship, world }) => {
            purchase::check_ship(state, seat, None, ship, world, checks)
        }
        (Effect::BuildStadium(building), Action::BuildStadium { stadium, world }) => {
            purchase::check_stadium(state, seat, Some(building), stadium, world, checks)
        }
        (Effect::GainStadium, Action::BuildStadium { stadium, world }) => {
            purchase::check_stadium(state, seat, None, stadium, world, checks)
        }
        (Effect::Settle(settling), Action::Settle { field }) => {
            settle::check(state, seat, settling, field, checks)
        }
        (Effect::PrepareFactory(preparing), Action::Prepare { factory, world }) => {
            factories::check_prepare(player, preparing, factory, world, checks)
        }
        (Effect::GainFactory { factory: named }, Action::GainFactory { factory, .. }) => {
            factories::check_gain(player, named, factory)
        }
        (Effect::GainProduction { resource: None }, Action::Raise { .. }) => Ok(()),
        (_, Action::Refresh { world, resource }) => match takes_from(effect) {
            Some(display) => displays::check_refresh(state, player, display, refreshed, world, resource),
            None => Err(Illegal::new("EVA-DISP-04")),
        },
        (_, Action::Decline) => {
            ensure!("EVA-ACT-12", may_decline(state, seat, effect, optional, refreshed));
            Ok(())
        }
        _ => Err(Illegal::new("EVA-ACT-12")),
    }
}

/// One carrying out of the current sub-action is done; others of it may follow (EVA-ACT-18).
pub(crate) fn done_once(state: &mut State) {
    if let Some(Task::Do { effect, times, optional, .. }) = state.tasks.pop()
        && times > 1
    {
        state.tasks.push(Task::effect(effect, times - 1, optional));
    }
}

/// Carries out what needs no choice. Returns whether there was something.
#[inline]
pub(crate) fn carry_out<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, task: Task) -> bool {
    match task {
        Task::Do { effect, times, .. } => match effect {
            Effect::GainPopulation => {
                ctx.state.tasks.pop();
                factories::gain_population(ctx, seat, times);
                true
            }
            Effect::Clone { extra } => {
                done_once(ctx.state);
                factories::clone(ctx, seat, extra);
                true
            }
            Effect::GainProduction { resource: Some(resource) } => {
                ctx.state.tasks.pop();
                technology::reward(ctx, seat, resource, times);
                true
            }
            Effect::DrawCard => {
                ctx.state.tasks.pop();
                hands::draw(ctx, seat, times);
                true
            }
            Effect::Refresh { display, up_to } => {
                ctx.state.tasks.pop();
                displays::begin_free(ctx, seat, display, up_to, effect);
                true
            }
            _ => false,
        },
        Task::Pay { .. } => super::energy::pay_if_certain(ctx, seat),
        Task::Discount { .. } => purchase::finish_if_certain(ctx, seat),
        Task::UseFactories { .. } => settle::place_if_certain(ctx, seat),
        Task::EndTurn if !contracts::any(ctx.state, seat) => {
            hands::end_turn(ctx, seat);
            true
        }
        Task::Place { .. } => super::progress::place_if_certain(ctx, seat),
        Task::TakeBonus if !bonus::any(ctx.state, seat) => {
            ctx.state.tasks.pop();
            true
        }
        _ => false,
    }
}

/// The sub-action cannot be done: it lapses (EVA-ACT-12, EVA-TECH-07).
pub(crate) fn lapse<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    match ctx.state.tasks.top() {
        Some(Task::Do { effect, .. }) => {
            ctx.state.tasks.pop();
            ctx.tell(Event::Lapsed { seat, effect });
        }
        Some(Task::PutUnder { .. }) => displays::finish_under(ctx),
        _ => {
            ctx.state.tasks.pop();
        }
    }
}

/// Nothing of this, or no further one (EVA-OPEN-57).
pub(crate) fn decline<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) {
    match ctx.state.tasks.top() {
        Some(Task::Do { effect, refreshed, .. }) => {
            // EVA-DISP-05: after a paid refresh only this taking lapses.
            if refreshed {
                done_once(ctx.state);
            } else {
                ctx.state.tasks.pop();
            }
            ctx.tell(Event::Declined { seat, effect });
        }
        Some(Task::PutUnder { .. }) => displays::finish_under(ctx),
        Some(Task::EndTurn) => hands::end_turn(ctx, seat),
        Some(Task::TakeBonus) => bonus::decline(ctx, seat),
        Some(Task::IncomeExchange { .. }) => income::stop_exchange(ctx),
        Some(Task::FlyBack) => transport::stop_flying_back(ctx),
        _ => {}
    }
}
