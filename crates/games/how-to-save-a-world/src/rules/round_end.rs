//! The end of a round and the start of the next. Ledger: HSW-APPR, HSW-PROG, HSW-FATE, HSW-NEW.

use orrery_core::{Dice, Seat, Sink};

use super::{Context, market};
use crate::components::{ASTEROID_SPACES, COMPONENTS, RESOURCE_MAX, ROUNDS};
use crate::event::Event;
use crate::state::{Spot, State};
use crate::vocab::{BuildingType, Cause, Cube, Place, Project, Resource, SpaceKind, Symbol};

/// HSW-APPR-01: the asteroid comes one space nearer.
pub(crate) fn approach<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    move_asteroid(ctx);
}

/// Moves the asteroid and executes the symbols of the space reached (HSW-APPR-05, HSW-APPR-06, HSW-OPEN-23).
fn move_asteroid<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let space = ctx.state.asteroid + 1;
    if usize::from(space) >= ASTEROID_SPACES {
        return;
    }
    ctx.state.asteroid = space;
    ctx.tell(Event::AsteroidMoved { space });
    for symbol in &COMPONENTS.asteroid[usize::from(space)] {
        match symbol {
            Symbol::AddAsteroidCubes => {
                // HSW-APPR-02, HSW-PC-03
                let n = ctx.state.side_count();
                ctx.state.bag[Cube::Asteroid.index()] += n;
                ctx.tell(Event::CubesAdded { n });
            }
            Symbol::BuildingA => lay_building(ctx, BuildingType::A),
            Symbol::BuildingB => lay_building(ctx, BuildingType::B),
            Symbol::RefreshMarket => market::refresh(ctx),
            Symbol::DayX => {}
        }
    }
}

/// The buildings left in a stack; in which order, nobody knows (HSW-SETUP-06, HSW-INFO-11).
pub(crate) fn building_stack(
    state: &State,
    building_type: BuildingType,
) -> impl Iterator<Item = Place> + Clone + use<'_> {
    let of_type = move |place: &Place| place.data().building == Some(building_type);
    Place::buildings().filter(of_type).filter(|place| !state.buildings.contains(place))
}

/// HSW-APPR-03, HSW-OPEN-34: the top building is laid out, if there are a building and a site.
fn lay_building<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, building_type: BuildingType) {
    let count = building_stack(ctx.state, building_type).count();
    if count == 0 || ctx.state.buildings.is_full() {
        return;
    }
    let chosen = ctx.dice.below(count as u32) as usize;
    let Some(building) = building_stack(ctx.state, building_type).nth(chosen) else { return };
    ctx.state.buildings.push(building);
    ctx.tell(Event::BuildingLaid { building });
}

/// HSW-PROG-01: as many cubes as the danger level says, drawn all at once.
pub(crate) fn progress<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    // HSW-PROG-04, HSW-OPEN-24: what is added meanwhile is not part of the draw.
    let mut bag = ctx.state.bag;
    let n = ctx.state.danger().min(bag.iter().sum());
    ctx.tell(Event::DrawBegan { n });
    let mut black = 0;
    for _ in 0..n {
        let Some(cube) = draw_cube(ctx, &mut bag) else { break };
        match cube.project() {
            Some(project) => {
                let space = put(ctx.state, project, cube);
                ctx.tell(Event::CubeDrawn { cube, space });
            }
            None => {
                // HSW-PROG-03
                black += 1;
                ctx.tell(Event::CubeDrawn { cube, space: None });
                move_asteroid(ctx);
            }
        }
    }
    // HSW-PROG-05
    if black > 0 {
        ctx.state.bag[Cube::Asteroid.index()] += black;
        ctx.tell(Event::CubesReturned { n: black });
    }
}

/// Draws a cube of `from`, a copy of the bag, and takes it out of both.
pub(crate) fn draw_cube<D: Dice, S: Sink<Event>>(
    ctx: &mut Context<D, S>,
    from: &mut [u8; 4],
) -> Option<Cube> {
    let kind = ctx.dice.draw(from)?;
    from[kind] -= 1;
    ctx.state.bag[kind] -= 1;
    Some(Cube::ALL[kind])
}

/// HSW-PROG-02, HSW-PROG-06: the leftmost free space of the track, from 1; a cube that finds none is set aside.
pub(crate) fn put(state: &mut State, project: Project, cube: Cube) -> Option<u8> {
    let length = usize::from(COMPONENTS.projects[project.index()].progress);
    let free =
        state.progress[project.index()][..length].iter_mut().enumerate().find(|(_, slot)| slot.is_none());
    match free {
        Some((place, slot)) => {
            *slot = Some(cube);
            Some(place as u8 + 1)
        }
        None => {
            state.set_aside[cube.index()] += 1;
            None
        }
    }
}

/// Whether a cube lies on the Day X space of a progress track.
pub(crate) fn is_full(state: &State, project: Project) -> bool {
    let last = usize::from(COMPONENTS.projects[project.index()].progress) - 1;
    state.progress[project.index()][last].is_some()
}

/// HSW-FATE-01: whether Day X has come. Not before the end of round 3 (HSW-INV-08).
pub(crate) fn fate(state: &State) -> Option<Cause> {
    if usize::from(state.asteroid) + 1 >= ASTEROID_SPACES {
        return Some(Cause::Asteroid);
    }
    Project::ALL.into_iter().any(|project| is_full(state, project)).then_some(Cause::Progress)
}

/// The steps of a new round (HSW-NEW-11: automatic). HSW-NEW-05: without a danger tile, Day X comes instead.
pub(crate) fn new_round<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) -> Option<Cause> {
    return_landers(ctx);
    // HSW-NEW-04, HSW-NEW-06
    if ctx.state.round >= ROUNDS {
        return Some(Cause::Danger);
    }
    ctx.state.round += 1;
    for seat in Seat::all(ctx.state.players) {
        let player = ctx.state.seat_mut(seat);
        // HSW-NEW-07, HSW-BADGE-13
        for (active, spent) in player.active_tiles.iter_mut().zip(&mut player.spent_tiles) {
            *active += std::mem::take(spent);
        }
        // HSW-NEW-08
        player.hand = player.hand.or(std::mem::take(&mut player.pile));
        // HSW-NEW-09, HSW-INC-02, HSW-EX-25
        for resource in Resource::ALL {
            let player = ctx.state.seat_mut(seat);
            let line = player.incomes[resource.index()].min(RESOURCE_MAX);
            let marker = &mut player.resources[resource.index()];
            if *marker < line {
                let n = line - std::mem::replace(marker, line);
                ctx.tell(Event::IncomePaid { seat, resource, n });
            }
        }
    }
    None
}

/// HSW-NEW-01, HSW-NEW-02, HSW-NEW-03, HSW-SPACE-03, HSW-SPACE-04, HSW-DEP-08, HSW-SOLO-16: by the kind of
/// the space.
fn return_landers<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for spot in ctx.state.landers.iter_mut().flatten() {
        if let Spot::On(space) = *spot {
            *spot = Spot::Zone(match space.data().kind {
                SpaceKind::Departure => space.world().other(),
                SpaceKind::Stay | SpaceKind::Wait => space.world(),
            });
        }
    }
    ctx.tell(Event::LandersReturned);
}
