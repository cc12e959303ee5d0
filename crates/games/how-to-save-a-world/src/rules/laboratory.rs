//! Developments: basics and technologies. Ledger: HSW-LAB, HSW-SPACE-07.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink, ensure};

use super::{Context, badges, effects, payment, question, reactions};
use crate::action::Action;
use crate::components::Trigger;
use crate::event::Event;
use crate::state::{DevelopStep, Frame, State};
use crate::vocab::{Badge, Category, Development, Resource};

/// Whether the development can be made at all: a technology needs its free field (HSW-LAB-05, HSW-LAB-07),
/// and nothing else (HSW-LAB-06, HSW-OPEN-38).
fn is_open(state: &State, seat: Seat, development: Development) -> bool {
    !state.seat(seat).can(development.bit())
}

/// The cost of a development in knowledge (HSW-LAB-03, HSW-LAB-04).
pub(crate) fn price(development: Development, parts: &mut impl Parts) -> u8 {
    let cost = development.data().cost;
    parts.part("HSW-LAB-10", cost.into(), || {
        Message::new("part-development").name("development", development.id())
    });
    cost
}

/// What the player can spend on research: the own knowledge and ingenuity (HSW-OPEN-45), and under the rule
/// box science badges (HSW-EX-05).
pub(crate) fn funds(state: &State, seat: Seat, science: bool) -> u8 {
    let resources = payment::worth(state.seat(seat), Resource::Knowledge);
    if science { resources.saturating_add(badges::science(state, seat)) } else { resources }
}

/// HSW-LAB-10: only a payable development can be chosen; a free one always is (HSW-LAB-11, HSW-EX-14).
pub(crate) fn legal_develop(
    state: &State,
    seat: Seat,
    free: Option<Category>,
    science: bool,
    out: &mut Vec<Action>,
) {
    let funds = funds(state, seat, science);
    let fits = |development: &Development| match free {
        Some(category) => development.category() == category,
        None => price(*development, &mut NoParts) <= funds,
    };
    let open = Development::all().filter(fits).filter(|&development| is_open(state, seat, development));
    out.extend(open.map(|development| Action::Develop { development }));
}

pub(crate) fn check_develop(
    state: &State,
    seat: Seat,
    development: Development,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let Some(&Frame::Develop { free, science, .. }) = question(state) else {
        return Err(Illegal::new("HSW-LAB-01"));
    };
    ensure!("HSW-LAB-01", development.index() < Development::COUNT);
    if let Some(category) = free {
        ensure!("HSW-LAB-02", development.category() == category);
    }
    checks.require("HSW-LAB-05", is_open(state, seat, development), || {
        Message::new("need-free-field").name("development", development.id())
    })?;
    if free.is_none() {
        let (cost, have) = (price(development, &mut NoParts), funds(state, seat, science));
        checks.require("HSW-LAB-10", cost <= have, || payment::need(Resource::Knowledge, cost, have))?;
    }
    Ok(())
}

/// HSW-LAB-08: if nothing can be developed, the effect is lost. Basics can be repeated for ever, and hidden
/// science badges are not counted: everybody can follow this.
pub(crate) fn settle<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    free: Option<Category>,
    science: bool,
) -> bool {
    let funds = payment::worth(ctx.state.seat(seat), Resource::Knowledge);
    let possible = Development::all().any(|development| {
        let fits = match free {
            Some(category) => development.category() == category,
            None => science || price(development, &mut NoParts) <= funds,
        };
        fits && is_open(ctx.state, seat, development)
    });
    if !possible {
        ctx.state.stack.pop();
    }
    !possible
}

/// HSW-LAB-10: choose a development; research is paid first.
pub(crate) fn choose<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, development: Development) {
    let Some(Frame::Develop { free, science, step, .. }) = ctx.state.stack.last_mut() else { return };
    if free.is_some() {
        return make(ctx, seat, development);
    }
    *step = DevelopStep::Badges(development);
    ctx.state.turn.badges = 0;
    let cost = price(development, &mut NoParts);
    // HSW-BADGE-14: for cost 0 nothing may be chosen.
    if *science && cost > 0 {
        let need = cost.saturating_sub(payment::worth(ctx.state.seat(seat), Resource::Knowledge));
        ctx.state.stack.push(Frame::Badges {
            badge: Badge::Science,
            limit: cost,
            need,
            got: 0,
            smallest: u8::MAX,
        });
    }
}

/// Goes on after the badges, or after the rest of the payment.
pub(crate) fn advance<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, at: DevelopStep) {
    match at {
        DevelopStep::Choose => {}
        DevelopStep::Badges(development) => {
            let rest = development.data().cost.saturating_sub(ctx.state.turn.badges);
            if rest > payment::worth(ctx.state.seat(seat), Resource::Knowledge) {
                // HSW-RES-04: not paid in full, not made. Only in a state that somebody has guessed: there
                // the hand may lack the badges with which the payment was begun.
                return count_down(ctx.state);
            }
            if let Some(Frame::Develop { step, .. }) = ctx.state.stack.last_mut() {
                *step = DevelopStep::Pay(development);
            }
            ctx.state.stack.push(Frame::Pay { resource: Resource::Knowledge, cost: rest });
        }
        DevelopStep::Pay(development) => make(ctx, seat, development),
    }
}

/// The development is made (HSW-LAB-03, HSW-LAB-04, HSW-LAB-09, HSW-OPEN-18).
fn make<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, development: Development) {
    count_down(ctx.state);
    ctx.tell(Event::Developed { seat, development });
    // HSW-TECH-08: a technology does not count for its own development.
    reactions::fulfil(ctx, seat, Trigger::Develop);
    if development.category() == Category::Basic {
        // HSW-REACT-14 (d): together with its effects it is one unit.
        reactions::close(ctx.state);
        ctx.state.stack.push(Frame::Unit);
        effects::push(ctx.state, development.data().effects, 1, false);
    } else {
        ctx.state.seat_mut(seat).technologies |= development.bit();
        reactions::open_window(ctx.state);
    }
}

/// One development less.
fn count_down(state: &mut State) {
    if let Some(Frame::Develop { left, step, .. }) = state.stack.last_mut() {
        *step = DevelopStep::Choose;
        *left -= 1;
        if *left == 0 {
            state.stack.pop();
        }
    }
}
