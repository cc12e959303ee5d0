//! What each effect means: the one place where effects are read. Ledger: HSW-FX, HSW-TURN-05, HSW-TURN-06.
//! Where the comments of the component file say less, the ledger decides (HSW-FX-10).
//!
//! Pure gains happen at once; what asks the player becomes a frame on the stack.

use orrery_core::{Dice, Seat, Sink};

use super::{Context, gains, reactions};
use crate::components::{COMPONENTS, Effect, List};
use crate::event::Event;
use crate::state::{DevelopStep, Frame, State, Works};
use crate::vocab::{PointSource, ProjectPick, Side};

/// Carries out the next effect of a list (HSW-TURN-05, HSW-OPEN-09: in printed order). A list that is done
/// leaves the stack before its last effect begins.
pub(crate) fn next<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    list: List,
    times: u8,
    science: bool,
) {
    ctx.state.stack.pop();
    let rest = List { at: list.at + 1, end: list.end };
    if rest.at < rest.end {
        ctx.state.stack.push(Frame::Effects { list: rest, times, science });
    }
    begin(ctx, seat, list.at, times, science);
}

/// Whether the next effect of a list begins with a question. The worst or best project does not: it is fixed
/// when the effect starts (HSW-FX-02), after the reactions.
pub(crate) fn asks(list: List) -> bool {
    match COMPONENTS.effects.get(usize::from(list.at)) {
        Some(Effect::GainBadge { pick, .. }) => pick.badges().len() > 1,
        Some(Effect::Work { pick, .. }) => !matches!(pick, ProjectPick::Worst | ProjectPick::Best),
        Some(
            Effect::GainStandard { .. }
            | Effect::RaiseStandard { .. }
            | Effect::Research { .. }
            | Effect::FreeDevelopment { .. }
            | Effect::BuyCard { .. }
            | Effect::GainCard { .. }
            | Effect::RemoveCardFor { .. }
            | Effect::PerBadge { .. }
            | Effect::PayFor { .. }
            | Effect::Choose { .. }
            | Effect::ShuttleAndDeploy,
        ) => true,
        _ => false,
    }
}

/// Puts a list of effects on the stack.
pub(crate) fn push(state: &mut State, list: List, times: u8, science: bool) {
    if list.at < list.end && times > 0 {
        state.stack.push(Frame::Effects { list, times, science });
    }
}

/// HSW-FX-04: inside "per badge" every number is multiplied; discounts are not.
fn begin<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, effect: u8, times: u8, science: bool) {
    let many = |n: u8| n.saturating_mul(times);
    let frame = match COMPONENTS.effects[usize::from(effect)] {
        Effect::Gain { resource, n } => {
            gains::gain(ctx, seat, resource, many(n));
            return reactions::open_window(ctx.state);
        }
        Effect::RaiseIncome { resource, n } => {
            gains::raise(ctx, seat, resource, many(n));
            return reactions::open_window(ctx.state);
        }
        Effect::GainBadge { pick, n } if pick.badges().len() == 1 => {
            gains::badge(ctx, seat, pick.badges()[0], many(n));
            return reactions::open_window(ctx.state);
        }
        Effect::Points { n } => {
            gains::points(ctx, Side::from(seat), many(n), PointSource::Effects);
            return reactions::open_window(ctx.state);
        }
        Effect::TakeMedal => {
            gains::take_medal(ctx, Side::from(seat));
            return reactions::open_window(ctx.state);
        }
        Effect::GainStandard { n } => Frame::GainStandard { left: many(n) },
        Effect::RaiseStandard { n } => Frame::RaiseStandard { left: many(n) },
        Effect::GainBadge { pick, n } => Frame::GainBadge { pick, left: many(n) },
        Effect::Work { pick: pick @ (ProjectPick::Worst | ProjectPick::Best), n } => {
            Frame::Aim { pick, n: many(n) }
        }
        Effect::Work { pick, n } => {
            Frame::Work { pick, left: many(n), paying: None, works: Works::default() }
        }
        // HSW-FX-03
        Effect::Research { n } => develop(None, many(n), science),
        Effect::FreeDevelopment { category, n } => develop(Some(category), many(n), false),
        Effect::BuyCard { pick, n, discount } => {
            Frame::Market { pick, left: many(n), discount: Some(discount), paying: None }
        }
        Effect::GainCard { pick, n } => Frame::Market { pick, left: many(n), discount: None, paying: None },
        Effect::RemoveCardFor { then } => Frame::RemoveCardFor { then },
        Effect::PerBadge { badge, max, each } => {
            ctx.state.stack.push(Frame::PerBadge { each, science });
            Frame::Badges { badge, limit: max, need: 0, got: 0, smallest: u8::MAX }
        }
        Effect::PayFor { max, .. } => Frame::PayFor { effect, left: many(max), paying: false },
        Effect::Choose { .. } => Frame::Choose { effect },
        Effect::Reactivate { n } => Frame::Reactivate { left: many(n) },
        Effect::Recall { n } => Frame::Recall { left: many(n) },
        Effect::ShuttleAndDeploy => Frame::Shuttle,
    };
    ctx.state.stack.push(frame);
}

fn develop(free: Option<crate::vocab::Category>, left: u8, science: bool) -> Frame {
    Frame::Develop { free, left, science, step: DevelopStep::Choose }
}
