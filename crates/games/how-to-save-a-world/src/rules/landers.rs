//! Landers: deploying, the express shuttle, overtime, recalls. Ledger: HSW-DEP, HSW-EXP, HSW-SPACE,
//! HSW-OVER-02, HSW-FX-08, HSW-FX-09.

use orrery_core::{Checks, Dice, Illegal, Message, Seat, Sink, ensure};

use super::{Context, effects, payment, question, reactions};
use crate::action::Action;
use crate::components::{COMPONENTS, TURN_COST};
use crate::event::Event;
use crate::state::{Frame, Phase, SpaceSet, Spot, State};
use crate::vocab::{Resource, Side, Space, World};

/// The spaces of a world on which a lander can be put now (HSW-DEP-02, HSW-DEP-03, HSW-DEP-04, HSW-DEP-05,
/// HSW-PC-01). Examples: HSW-EX-06, HSW-EX-07.
pub(crate) fn accessible(state: &State, world: World) -> SpaceSet {
    let by_place = state.side_count() <= 2;
    let mut blocked = SpaceSet::NONE;
    for side in state.sides() {
        for &spot in &state.landers[side.slot()] {
            if let Spot::On(space) = spot {
                if by_place {
                    blocked = blocked.or(space.place().data().spaces);
                } else {
                    blocked.insert(space);
                }
            }
        }
    }
    state.spaces(world).without(blocked.without(COMPONENTS.unlimited))
}

/// Where the lander that is to be deployed comes from.
#[derive(Clone, Copy)]
enum From {
    /// From the arrival zone of any world.
    AnyZone,
    /// From the arrival zone of this world.
    Zone(World),
    /// From the wait space (HSW-OVER-02).
    Wait,
}

/// What asks for a deployment now, if anything does.
fn source(state: &State) -> Option<From> {
    if state.phase == Phase::Turn {
        return Some(From::AnyZone);
    }
    match *question(state)? {
        Frame::Land { world, .. } => Some(From::Zone(world)),
        Frame::Overtime => Some(From::Wait),
        _ => None,
    }
}

fn has_lander(state: &State, seat: Seat, from: From, world: World) -> bool {
    match from {
        From::AnyZone => state.in_zone(seat.into(), world) > 0,
        From::Zone(zone) => zone == world,
        From::Wait => world == World::Moon,
    }
}

/// HSW-DEP-07: whether the effects of a space are of any use does not matter.
pub(crate) fn legal_deploy(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(from) = source(state) else { return };
    let mut spaces = SpaceSet::NONE;
    for world in World::ALL {
        if has_lander(state, seat, from, world) {
            spaces = spaces.or(accessible(state, world));
        }
    }
    if matches!(from, From::Wait) {
        spaces.remove(COMPONENTS.wait);
    }
    out.extend(spaces.iter().map(|space| Action::Deploy { space }));
}

pub(crate) fn check_deploy(
    state: &State,
    seat: Seat,
    space: Space,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    let Some(from) = source(state) else { return Err(Illegal::new("HSW-TURN-04")) };
    ensure!("HSW-DEP-01", space.index() < Space::COUNT);
    // HSW-OVER-02: not the wait space again.
    ensure!("HSW-OVER-02", !(matches!(from, From::Wait) && space.is_wait()));
    let world = space.world();
    ensure!("HSW-DEP-06", state.spaces(world).contains(space));
    checks.require("HSW-DEP-01", has_lander(state, seat, from, world), || {
        Message::new("need-lander").name("world", world_name(world))
    })?;
    let rule = if state.side_count() <= 2 { "HSW-DEP-02" } else { "HSW-DEP-03" };
    checks.require(rule, accessible(state, world).contains(space), || {
        Message::new("need-accessible").name("place", space.place().id())
    })
}

/// The text that names a world.
pub(crate) fn world_name(world: World) -> &'static str {
    match world {
        World::Planet => "world-planet",
        World::Moon => "world-moon",
    }
}

/// HSW-DEP-01, HSW-OVER-02, HSW-OVER-05: put the lander there and execute the effects of the space, with its
/// rule box (HSW-SPACE-06).
pub(crate) fn deploy<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, space: Space) {
    let from = match ctx.state.stack.last() {
        Some(Frame::Overtime) => Spot::On(COMPONENTS.wait),
        _ => Spot::Zone(space.world()),
    };
    if matches!(ctx.state.stack.last(), Some(Frame::Overtime | Frame::Land { .. })) {
        ctx.state.stack.pop();
    }
    ctx.state.move_lander(seat.into(), from, Spot::On(space));
    ctx.state.turn.space = Some(space);
    ctx.tell(Event::Deployed { who: seat.into(), space });
    let data = space.data();
    effects::push(ctx.state, data.effects, 1, data.science_as_knowledge);
}

/// Whether the express shuttle may be paid with any resource (HSW-TECH-02).
fn any_resource(state: &State, seat: Seat) -> bool {
    state.seat(seat).can(COMPONENTS.abilities.express_any_resource)
}

/// What the player can spend on the express shuttle.
pub(crate) fn express_worth(state: &State, seat: Seat) -> u8 {
    let player = state.seat(seat);
    if any_resource(state, seat) {
        payment::worth_of_all(player)
    } else {
        payment::worth(player, Resource::Energy)
    }
}

pub(crate) fn legal_express(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if express_worth(state, seat) >= TURN_COST {
        let worlds = World::ALL.into_iter().filter(|&world| state.in_zone(seat.into(), world) > 0);
        out.extend(worlds.map(|from| Action::Express { from }));
    }
}

pub(crate) fn check_express(
    state: &State,
    seat: Seat,
    from: World,
    checks: &mut impl Checks,
) -> Result<(), Illegal> {
    ensure!("HSW-TURN-01", state.phase == Phase::Turn);
    // HSW-EXP-03: landers on action spaces cannot use it.
    checks.require("HSW-EXP-04", state.in_zone(seat.into(), from) > 0, || {
        Message::new("need-lander").name("world", world_name(from))
    })?;
    let have = express_worth(state, seat);
    checks.require("HSW-EXP-04", have >= TURN_COST, || {
        let name = if any_resource(state, seat) { "any-standard" } else { Resource::Energy.id() };
        Message::new("need-resource").name("resource", name).number("cost", TURN_COST).number("have", have)
    })
}

/// HSW-EXP-01: the payment comes first.
pub(crate) fn express<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, from: World) {
    ctx.state.stack.push(Frame::Express { from });
    ctx.state.stack.push(if any_resource(ctx.state, seat) {
        Frame::PayUnits { left: TURN_COST }
    } else {
        Frame::Pay { resource: Resource::Energy, cost: TURN_COST }
    });
}

/// The lander flies, and that is the whole turn (HSW-EXP-02); HSW-TECH-03: it may be deployed at once.
pub(crate) fn express_paid<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, from: World) {
    ctx.state.stack.pop();
    ctx.state.move_lander(seat.into(), Spot::Zone(from), Spot::Zone(from.other()));
    ctx.tell(Event::ExpressFlown { seat, from });
    if ctx.state.seat(seat).can(COMPONENTS.abilities.express_then_deploy) {
        ctx.state.stack.push(Frame::Land { world: from.other(), optional: true });
    }
}

/// HSW-FX-09: any own lander in an arrival zone.
pub(crate) fn legal_shuttle(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let worlds = World::ALL.into_iter().filter(|&world| state.in_zone(seat.into(), world) > 0);
    out.extend(worlds.map(|from| Action::Shuttle { from }));
}

pub(crate) fn check_shuttle(state: &State, seat: Seat, from: World) -> Result<(), Illegal> {
    ensure!("HSW-FX-09", matches!(question(state), Some(Frame::Shuttle)));
    ensure!("HSW-FX-09", state.in_zone(seat.into(), from) > 0);
    Ok(())
}

/// HSW-FX-09: without a lander in an arrival zone nothing happens.
pub(crate) fn settle_shuttle<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let nothing = World::ALL.into_iter().all(|world| ctx.state.in_zone(seat.into(), world) == 0);
    if nothing {
        ctx.state.stack.pop();
    }
    nothing
}

/// HSW-FX-09, HSW-TECH-09: without payment, and then it must be deployed.
pub(crate) fn shuttle<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, from: World) {
    ctx.state.stack.pop();
    ctx.state.move_lander(seat.into(), Spot::Zone(from), Spot::Zone(from.other()));
    ctx.tell(Event::LanderMoved { seat, from });
    ctx.state.stack.push(Frame::Land { world: from.other(), optional: false });
}

/// The spaces with own landers, without the wait space (HSW-FX-08).
fn recallable(state: &State, side: Side) -> SpaceSet {
    let spots = state.landers[side.slot()].iter();
    let spaces = spots.filter_map(|spot| if let Spot::On(space) = spot { Some(*space) } else { None });
    spaces.filter(|&space| space != COMPONENTS.wait).collect()
}

pub(crate) fn legal_recall(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(recallable(state, seat.into()).iter().map(|space| Action::Recall { space }));
}

pub(crate) fn check_recall(state: &State, seat: Seat, space: Space) -> Result<(), Illegal> {
    ensure!("HSW-FX-08", matches!(question(state), Some(Frame::Recall { .. })));
    ensure!("HSW-FX-08", recallable(state, seat.into()).contains(space));
    Ok(())
}

pub(crate) fn settle_recall<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat) -> bool {
    let nothing = recallable(ctx.state, seat.into()).is_empty();
    if nothing {
        ctx.state.stack.pop();
        reactions::open_window(ctx.state);
    }
    nothing
}

/// HSW-FX-08: back to the arrival zone of the world of the space, whatever its kind.
pub(crate) fn recall<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, space: Space) {
    ctx.state.move_lander(seat.into(), Spot::On(space), Spot::Zone(space.world()));
    ctx.tell(Event::LanderRecalled { seat, space });
    if let Some(Frame::Recall { left }) = ctx.state.stack.last_mut() {
        *left -= 1;
        if *left == 0 {
            ctx.state.stack.pop();
            reactions::open_window(ctx.state);
        }
    }
}
