//! Working on a project. Ledger: HSW-WORK, HSW-TERM-01, HSW-TERM-02, HSW-TECH-04, HSW-TECH-10.

use orrery_core::{Checks, Dice, Illegal, Message, NoParts, Parts, Seat, Sink, ensure};

use super::{Context, effects, payment, question, reactions};
use crate::action::Action;
use crate::components::{COMPONENTS, LAST_SPACE, Trigger};
use crate::event::Event;
use crate::state::{Frame, State, Works};
use crate::vocab::{PointSource, Project, ProjectPick, Reward, Side};

/// The cost of the next single work, without and with the discount (HSW-WORK-02, HSW-WORK-20, HSW-TECH-04); a
/// whole track costs 40 (HSW-EX-26). None at the end of the track (HSW-WORK-13, HSW-OPEN-16).
pub(crate) fn price(
    state: &State,
    side: Side,
    project: Project,
    discount: bool,
    parts: &mut impl Parts,
) -> Option<u8> {
    let next = state.disc(side, project) + 1;
    if next > LAST_SPACE {
        return None;
    }
    let cost = COMPONENTS.track.cost[usize::from(next) - 1];
    parts.part("HSW-WORK-02", cost.into(), || Message::new("part-space").number("space", next));
    if !discount {
        return Some(cost);
    }
    let less = COMPONENTS.abilities.work_discount_n.min(cost);
    parts.part("HSW-TECH-04", -i32::from(less), || {
        Message::new("part-technology").name("technology", discount_name())
    });
    Some(cost - less)
}

/// The technology that makes one work cheaper.
fn discount_name() -> &'static str {
    let place = COMPONENTS.abilities.work_discount.trailing_zeros() as usize;
    COMPONENTS.developments.get(place).map_or("", |development| development.id)
}

/// Whether the discount of the turn is still to be had (HSW-TECH-10).
#[inline]
fn has_discount(state: &State, seat: Seat) -> bool {
    state.seat(seat).can(COMPONENTS.abilities.work_discount) && !state.turn.discount_used
}

/// Whether a single work can be paid.
#[inline]
fn payable(state: &State, seat: Seat, project: Project, discount: bool) -> bool {
    let price = price(state, seat.into(), project, discount, &mut NoParts);
    price.is_some_and(|cost| cost <= payment::worth(state.seat(seat), project.resource()))
}

#[inline]
fn workable(state: &State, seat: Seat, project: Project) -> bool {
    payable(state, seat, project, has_discount(state, seat))
}

/// Whether the effect allows work on the project.
#[inline]
fn allows(pick: ProjectPick, project: Project) -> bool {
    pick == ProjectPick::Any || pick.named() == Some(project)
}

/// HSW-TERM-01: the projects on which the side has worked least, or most.
pub(crate) fn tied(
    state: &State,
    side: Side,
    pick: ProjectPick,
) -> impl Iterator<Item = Project> + Clone + use<> {
    let spaces = Project::ALL.map(|project| state.disc(side, project));
    let [low, high] = [spaces.iter().min(), spaces.iter().max()].map(|n| n.copied().unwrap_or(0));
    let wanted = if pick == ProjectPick::Worst { low } else { high };
    Project::ALL.into_iter().filter(move |project| spaces[project.index()] == wanted)
}

/// HSW-TERM-02, HSW-OPEN-26: the player chooses between tied projects.
pub(crate) fn legal_aim(state: &State, seat: Seat, pick: ProjectPick, out: &mut Vec<Action>) {
    out.extend(tied(state, seat.into(), pick).map(|project| Action::Aim { project }));
}

pub(crate) fn check_aim(
    state: &State,
    seat: Seat,
    project: Project,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let Some(&Frame::Aim { pick, .. }) = question(state) else { return Err(Illegal::new("HSW-TURN-04")) };
    let is_tied = tied(state, seat.into(), pick).any(|p| p == project);
    checks.require("HSW-TERM-02", is_tied, || Message::new("need-tied").name("project", project.id()))
}

/// Without a tie there is nothing to choose; if none of the projects can be worked on, nothing is done
/// (HSW-WORK-19).
pub(crate) fn settle_aim<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    pick: ProjectPick,
) -> bool {
    let mut projects = tied(ctx.state, seat.into(), pick);
    if !projects.clone().any(|project| workable(ctx.state, seat, project)) {
        ctx.state.stack.pop();
        return true;
    }
    match (projects.next(), projects.next()) {
        (Some(project), None) => {
            aim(ctx, project);
            true
        }
        _ => false,
    }
}

/// HSW-FX-02: the project is fixed for all single works of the effect.
pub(crate) fn aim<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, project: Project) {
    if let Some(Frame::Aim { n, .. }) = ctx.state.stack.pop() {
        let pick = [ProjectPick::Laser, ProjectPick::Shield, ProjectPick::Evacuation][project.index()];
        ctx.state.stack.push(Frame::Work { pick, left: n, paying: None, works: Works::default() });
    }
}

pub(crate) fn legal_work(state: &State, seat: Seat, pick: ProjectPick, left: u8, out: &mut Vec<Action>) {
    if left == 0 {
        return;
    }
    let discounts: &[bool] = if has_discount(state, seat) { &[false, true] } else { &[false] };
    for project in Project::ALL.into_iter().filter(|&project| allows(pick, project)) {
        let ways = discounts.iter().filter(|&&discount| payable(state, seat, project, discount));
        out.extend(ways.map(|&discount| Action::Work { project, discount }));
    }
}

pub(crate) fn check_work(
    state: &State,
    seat: Seat,
    project: Project,
    discount: bool,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let Some(&Frame::Work { pick, left, .. }) = question(state) else {
        return Err(Illegal::new("HSW-WORK-01"));
    };
    ensure!("HSW-WORK-01", allows(pick, project) && left > 0);
    if discount {
        ensure!("HSW-TECH-04", has_discount(state, seat));
    }
    let Some(cost) = price(state, seat.into(), project, discount, &mut NoParts) else {
        return Err(Illegal::new("HSW-WORK-13"));
    };
    let have = payment::worth(state.seat(seat), project.resource());
    checks.require("HSW-WORK-02", cost <= have, || payment::need(project.resource(), cost, have))
}

/// HSW-WORK-05, HSW-WORK-14: after a single work, and what reactions have given, the next one is offered. The
/// effect ends when no single work is left, or none can be done (HSW-TURN-10).
pub(crate) fn settle_work<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    pick: ProjectPick,
    left: u8,
    works: Works,
) -> bool {
    let can = |project: Project| allows(pick, project) && workable(ctx.state, seat, project);
    if left > 0 && Project::ALL.into_iter().any(can) {
        return false;
    }
    ctx.state.stack.pop();
    finish(ctx, works);
    true
}

/// HSW-WORK-02: step 1, the payment. HSW-WORK-15: it may be nothing.
pub(crate) fn begin<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    project: Project,
    discount: bool,
) {
    let cost = price(ctx.state, seat.into(), project, discount, &mut NoParts).unwrap_or(0);
    ctx.state.turn.discount_used |= discount;
    if let Some(Frame::Work { paying, .. }) = ctx.state.stack.last_mut() {
        *paying = Some(project);
    }
    ctx.state.stack.push(Frame::Pay { resource: project.resource(), cost });
}

/// HSW-WORK-03, HSW-WORK-04: steps 2 and 3, then a window (HSW-REACT-14 (b)).
pub(crate) fn single_work<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, project: Project) {
    let first = move_disc(ctx, seat.into(), project);
    if let Some(Frame::Work { left, paying, works, .. }) = ctx.state.stack.last_mut() {
        *left -= 1;
        *paying = None;
        works.add(project, first);
    }
    reactions::fulfil(ctx, seat, Trigger::Work(project));
    reactions::open_window(ctx.state);
}

/// Moves a disc one space on, on top of what lies there, and puts a cube into the bag. Returns which symbols
/// it reached as the first of all players, a bit each; neutral discs are ignored (HSW-WORK-08, HSW-WORK-09).
pub(crate) fn move_disc<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    side: Side,
    project: Project,
) -> u8 {
    let slot = side.slot();
    let track = &mut ctx.state.tracks[project.index()];
    let space = track.discs[slot] + 1;
    let there = track.discs.iter().zip(&track.heights).filter(|&(&at, _)| at == space);
    let height = there.map(|(_, &height)| height).max().unwrap_or(0) + 1;
    track.discs[slot] = space;
    track.heights[slot] = height;
    let mut first = 0;
    if space > track.front {
        track.front = space;
        for (i, &(at, _)) in COMPONENTS.track.lead_bonus.iter().enumerate() {
            first |= u8::from(at == space) << i;
        }
        for (i, &at) in COMPONENTS.track.removal.iter().enumerate() {
            first |= u8::from(at == space) << (usize::from(Works::REMOVAL) + i);
        }
    }
    // HSW-WORK-16, HSW-OPEN-22: openly, and the supply has no end.
    ctx.state.bag[project.cube().index()] += 1;
    ctx.tell(Event::Worked { who: side, project, space });
    first
}

/// HSW-WORK-06: steps 4 to 6 follow if at least one single work was done. HSW-WORK-18: they are one unit.
pub(crate) fn finish<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, works: Works) {
    if !works.is_empty() {
        reactions::close(ctx.state);
        ctx.state.stack.push(Frame::Rewards { works, now: None });
    }
}

/// HSW-WORK-11, HSW-OPEN-15: the order of steps 4 to 6.
pub(crate) fn legal_reward(works: Works, out: &mut Vec<Action>) {
    let worked = |project: &Project| works.projects().any(|p| p == *project);
    out.extend(Project::ALL.into_iter().filter(worked).map(|project| Action::Reward { project }));
}

pub(crate) fn check_reward(state: &State, project: Project) -> Result<(), Illegal> {
    let Some(&Frame::Rewards { works, .. }) = question(state) else {
        return Err(Illegal::new("HSW-WORK-06"));
    };
    ensure!("HSW-WORK-11", works.projects().any(|p| p == project));
    Ok(())
}

/// With one project left there is no order to choose.
pub(crate) fn settle_rewards<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    seat: Seat,
    works: Works,
) -> bool {
    match works.projects().next() {
        Some(project) if works.len() == 1 => {
            reward(ctx, seat, project);
            true
        }
        _ => false,
    }
}

/// HSW-WORK-07: step 4, the reward of the top tile.
pub(crate) fn reward<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, project: Project) {
    if let Some(Frame::Rewards { now, .. }) = ctx.state.stack.last_mut() {
        *now = Some(project);
    }
    let tile = ctx.state.reward(project);
    ctx.tell(Event::Rewarded { seat, tile });
    effects::push(ctx.state, tile.data().effects, 1, false);
}

/// Steps 5 and 6 of a project, then those of the next one.
pub(crate) fn rewarded<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, project: Project) {
    let Some(Frame::Rewards { mut works, .. }) = ctx.state.stack.pop() else { return };
    score_firsts(ctx, seat.into(), project, works.first(project));
    works.remove(project);
    if works.is_empty() {
        // HSW-REACT-14 (c)
        reactions::reopen(ctx.state);
    } else {
        ctx.state.stack.push(Frame::Rewards { works, now: None });
    }
}

/// HSW-WORK-08, HSW-WORK-09, HSW-WORK-10, HSW-OPEN-14: lead bonuses and removal symbols that were reached
/// first.
pub(crate) fn score_firsts<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    side: Side,
    project: Project,
    first: u8,
) {
    for (i, &(_, points)) in COMPONENTS.track.lead_bonus.iter().enumerate() {
        if first >> i & 1 != 0 {
            ctx.state.points[side.slot()][PointSource::LeadBonus.index()] += u16::from(points);
            ctx.tell(Event::LeadBonus { who: side, project, points });
        }
    }
    for i in 0..COMPONENTS.track.removal.len() {
        let track = &mut ctx.state.tracks[project.index()];
        // The bottom tile is never removed.
        if first >> (usize::from(Works::REMOVAL) + i) & 1 != 0 && track.removed < 2 {
            let tile = Reward::of(project, track.removed);
            track.removed += 1;
            ctx.tell(Event::RewardRemoved { who: side, tile });
        }
    }
}
