//! The Consortium, the automatic rival of a solo game. Ledger: HSW-SOLO, HSW-OPEN-01.

use orrery_core::{Dice, Sink};

use super::{Context, gains, landers, market, work};
use crate::components::{COMPONENTS, LAST_SPACE, MoonTarget, OrderKind};
use crate::event::Event;
use crate::state::{Spot, State};
use crate::vocab::{Order, Place, PointSource, Project, ProjectPick, Side, Space, World};

const CONSORTIUM: Side = Side::CONSORTIUM;

/// All order cards.
const ALL_ORDERS: u16 = (1 << Order::COUNT) - 1;

/// HSW-SOLO-04, HSW-SOLO-05: its points, and a fresh order deck.
pub(crate) fn set_up<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if !ctx.state.is_solo() {
        return;
    }
    let difficulty = ctx.state.difficulty;
    let points = COMPONENTS.solo.start_points[difficulty.index()];
    ctx.state.points[CONSORTIUM.slot()][PointSource::Start.index()] = points.into();
    ctx.state.orders = ALL_ORDERS;
    ctx.tell(Event::ConsortiumBegan { difficulty, points });
}

/// HSW-SOLO-06: it acts as long as it has a lander in an arrival zone.
pub(crate) fn can_act(state: &State) -> bool {
    World::ALL.into_iter().any(|world| state.in_zone(CONSORTIUM, world) > 0)
}

/// HSW-SOLO-20: reveal an order card, deploy the lander, execute the order.
pub(crate) fn turn<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let order = reveal(ctx);
    // HSW-SOLO-07
    let wanted = order.data().world;
    let world = if ctx.state.in_zone(CONSORTIUM, wanted) > 0 { wanted } else { wanted.other() };
    if let Some(space) = target(ctx.state, order, world, false) {
        land(ctx, Spot::Zone(world), space);
    }
    execute(ctx, order);
}

/// HSW-SOLO-15: its lander on the wait space moves on.
pub(crate) fn overtime<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let order = reveal(ctx);
    if let Some(space) = target(ctx.state, order, World::Moon, true) {
        land(ctx, Spot::On(COMPONENTS.wait), space);
    }
    execute(ctx, order);
}

/// HSW-SOLO-05, HSW-SOLO-06: the top card; an empty deck is shuffled anew.
fn reveal<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Order {
    if ctx.state.orders == 0 {
        ctx.state.orders = ALL_ORDERS;
        ctx.tell(Event::OrdersShuffled);
    }
    let mut left = ctx.state.orders;
    for _ in 0..ctx.dice.below(left.count_ones()) {
        left &= left - 1;
    }
    let order = Order(left.trailing_zeros() as u8);
    ctx.state.orders &= !(1 << order.0);
    ctx.state.order = Some(order);
    ctx.tell(Event::OrderRevealed { order });
    order
}

/// HSW-SOLO-10: the first space of the first candidate that is accessible.
fn target(state: &State, order: Order, world: World, overtime: bool) -> Option<Space> {
    let mut open = landers::accessible(state, world);
    if overtime {
        open.remove(COMPONENTS.wait);
    }
    candidates(state, order, world).find_map(|place| open.and(place.data().spaces).first())
}

/// HSW-SOLO-08, HSW-SOLO-09, HSW-TERM-03: the places in the order of the card.
pub(crate) fn candidates(state: &State, order: Order, world: World) -> impl Iterator<Item = Place> + '_ {
    let data = order.data();
    let (list, first, buildings) = match (world, data.moon_target) {
        (World::Planet, _) => (&COMPONENTS.solo.planet_list, Some(data.planet_target), None),
        (World::Moon, MoonTarget::Newest) => (&COMPONENTS.solo.moon_list, None, Some(true)),
        (World::Moon, MoonTarget::Oldest) => (&COMPONENTS.solo.moon_list, None, Some(false)),
        (World::Moon, MoonTarget::Place(place)) => (&COMPONENTS.solo.moon_list, Some(place), Some(true)),
    };
    // The last place of a list always stays the last.
    let rotating = &list[..list.len().saturating_sub(1)];
    let start = rotating.iter().position(|&place| Some(place) == first).unwrap_or(0);
    let rotated = rotating[start..].iter().chain(&rotating[..start]).copied();
    let built = state.buildings.iter().copied();
    let newest = built.clone().rev().filter(move |_| buildings == Some(true));
    let oldest = built.filter(move |_| buildings == Some(false));
    let in_age = newest.chain(oldest);
    // A target among the buildings comes before the list, otherwise they come after it.
    let (before, after) = (first.is_none(), first.is_some());
    in_age
        .clone()
        .filter(move |_| before)
        .chain(rotated)
        .chain(in_age.filter(move |_| after))
        .chain(list.last().copied())
}

/// HSW-SOLO-10: the effects of the space are not executed, but on Role Model it takes the medal.
fn land<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, from: Spot, space: Space) {
    ctx.state.move_lander(CONSORTIUM, from, Spot::On(space));
    ctx.tell(Event::Deployed { who: CONSORTIUM, space });
    if space.is_wait() {
        gains::take_medal(ctx, CONSORTIUM);
    }
}

fn execute<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, order: Order) {
    match order.data().kind {
        OrderKind::Work(pick) => work_order(ctx, order, pick),
        // HSW-SOLO-14
        OrderKind::Points(n) => gains::points(ctx, CONSORTIUM, n, PointSource::Effects),
        OrderKind::Refresh(n) => {
            market::refresh(ctx);
            gains::points(ctx, CONSORTIUM, n, PointSource::Effects);
        }
    }
}

/// HSW-SOLO-12, HSW-SOLO-13: single works without payment and without the reward.
fn work_order<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, order: Order, pick: ProjectPick) {
    let Some(project) = project(ctx.state, order, pick) else { return };
    let steps = COMPONENTS.solo.steps[usize::from(ctx.state.round.max(1)) - 1];
    let mut first = 0;
    for _ in 0..steps {
        if ctx.state.disc(CONSORTIUM, project) < LAST_SPACE {
            first |= work::move_disc(ctx, CONSORTIUM, project);
        }
    }
    work::score_firsts(ctx, CONSORTIUM, project, first);
}

/// HSW-SOLO-11: best and worst among its discs that can move on, ties by the card.
fn project(state: &State, order: Order, pick: ProjectPick) -> Option<Project> {
    let space = |project: &Project| state.disc(CONSORTIUM, *project);
    let mut open = order.data().tie.into_iter().filter(|project| space(project) < LAST_SPACE);
    match pick {
        ProjectPick::Best => {
            let best = open.clone().map(|project| space(&project)).max()?;
            open.find(|project| space(project) == best)
        }
        ProjectPick::Worst => {
            let worst = open.clone().map(|project| space(&project)).min()?;
            open.find(|project| space(project) == worst)
        }
        _ => match pick.named() {
            Some(named) if space(&named) < LAST_SPACE => Some(named),
            _ => open.next(),
        },
    }
}
