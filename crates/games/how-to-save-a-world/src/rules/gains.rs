//! Resources, income lines, badge tiles, points and the start medal. Ledger: HSW-RES, HSW-INC, HSW-BADGE-01,
//! HSW-PTS, HSW-MEDAL.

use orrery_core::{Dice, Illegal, Seat, Sink, ensure};

use super::{Context, question, reactions};
use crate::action::Action;
use crate::components::{RESOURCE_MAX, TILES_MAX, Trigger};
use crate::event::Event;
use crate::state::{Frame, State};
use crate::vocab::{Badge, BadgePick, PointSource, Resource, Side};

/// HSW-RES-02, HSW-RES-03: the marker moves up, at most to 10.
pub(crate) fn gain<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, resource: Resource, n: u8) {
    let marker = &mut ctx.state.seat_mut(seat).resources[resource.index()];
    let moved = n.min(RESOURCE_MAX - *marker);
    *marker += moved;
    ctx.tell(Event::Gained { seat, resource, n: moved, lost: n - moved });
    // HSW-REACT-06, HSW-REACT-10, HSW-OPEN-21: a gain that is lost fulfils nothing. HSW-EX-19: any standard
    // resource.
    if moved > 0 && resource.is_standard() {
        reactions::fulfil(ctx, seat, Trigger::GainStandard);
    }
}

/// HSW-INC-01: the line moves up, at most to 10.
pub(crate) fn raise<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, resource: Resource, n: u8) {
    let line = &mut ctx.state.seat_mut(seat).incomes[resource.index()];
    let moved = n.min(RESOURCE_MAX - *line);
    *line += moved;
    ctx.tell(Event::Raised { seat, resource, n: moved, lost: n - moved });
    // HSW-INC-04, HSW-REACT-07
    if moved > 0 && resource.is_standard() {
        reactions::fulfil(ctx, seat, Trigger::RaiseStandard);
    }
}

/// HSW-BADGE-01: tiles come active side up, at most 5 of a type.
pub(crate) fn badge<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, badge: Badge, n: u8) {
    let player = ctx.state.seat_mut(seat);
    let placed = n.min(TILES_MAX - player.tiles(badge));
    player.active_tiles[badge.index()] += placed;
    ctx.tell(Event::BadgeGained { seat, badge, n: placed, lost: n - placed });
    // HSW-REACT-08
    if placed > 0 {
        reactions::fulfil(ctx, seat, Trigger::GainBadge);
    }
}

/// HSW-PTS-01, HSW-PTS-02, HSW-INV-06: points are added up and never lost.
pub(crate) fn points<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    side: Side,
    points: u8,
    source: PointSource,
) {
    ctx.state.points[side.slot()][source.index()] += u16::from(points);
    ctx.tell(Event::PointsGained { who: side, points, source });
}

/// HSW-MEDAL-01, HSW-EX-12: the medal is taken from whoever has it, or kept; it moves by nothing else
/// (HSW-MEDAL-02). HSW-ROUND-05: this round goes on as it is.
pub(crate) fn take_medal<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, side: Side) {
    ctx.state.medal = side;
    ctx.tell(Event::MedalTaken { who: side });
}

/// HSW-RES-07, HSW-TURN-11: any standard resource, also one that is full.
pub(crate) fn legal_standard(out: &mut Vec<Action>) {
    out.extend(Resource::STANDARD.map(|resource| Action::Gain { resource }));
}

/// HSW-INC-03, HSW-EX-02, HSW-TURN-11, HSW-OPEN-42: any standard line, also one that is full.
pub(crate) fn legal_lines(out: &mut Vec<Action>) {
    out.extend(Resource::STANDARD.map(|resource| Action::Raise { resource }));
}

/// HSW-BADGE-02, HSW-TURN-11: any type that the effect names, also one that is full.
pub(crate) fn legal_badges(pick: BadgePick, out: &mut Vec<Action>) {
    out.extend(pick.badges().iter().map(|&badge| Action::TakeBadge { badge }));
}

pub(crate) fn check_gain(state: &State, resource: Resource) -> Result<(), Illegal> {
    ensure!("HSW-TURN-04", matches!(question(state), Some(Frame::GainStandard { .. })));
    ensure!("HSW-RES-01", resource.is_standard());
    Ok(())
}

pub(crate) fn check_raise(state: &State, resource: Resource) -> Result<(), Illegal> {
    ensure!("HSW-TURN-04", matches!(question(state), Some(Frame::RaiseStandard { .. })));
    ensure!("HSW-INC-04", resource.is_standard());
    Ok(())
}

pub(crate) fn check_badge(state: &State, badge: Badge) -> Result<(), Illegal> {
    let Some(Frame::GainBadge { pick, .. }) = question(state) else {
        return Err(Illegal::new("HSW-TURN-04"));
    };
    ensure!("HSW-BADGE-02", pick.badges().contains(&badge));
    Ok(())
}

pub(crate) fn gain_chosen<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, resource: Resource) {
    gain(ctx, seat, resource, 1);
    count_down(ctx.state);
}

pub(crate) fn raise_chosen<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, resource: Resource) {
    raise(ctx, seat, resource, 1);
    count_down(ctx.state);
}

pub(crate) fn badge_chosen<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, kind: Badge) {
    badge(ctx, seat, kind, 1);
    count_down(ctx.state);
}

/// One pick less; after the last, the entry is finished and a window opens (HSW-REACT-14 (a)).
fn count_down(state: &mut State) {
    let Some(Frame::GainStandard { left } | Frame::RaiseStandard { left } | Frame::GainBadge { left, .. }) =
        state.stack.last_mut()
    else {
        return;
    };
    *left -= 1;
    if *left == 0 {
        state.stack.pop();
        reactions::open_window(state);
    }
}
