//! What always holds: every piece is in exactly one place, every limit is kept. Ledger: HSW-INV.

use orrery_core::Seat;

use crate::components::{COMPONENTS, LAST_SPACE, RESOURCE_MAX, ROUNDS, TILES_MAX};
use crate::rules::round_end;
use crate::state::{CardSet, Frame, Phase, Spot, State, Turn};
use crate::vocab::{Badge, BuildingType, CardType, Cube, Project, Resource, Side, Symbol};

/// Says what is wrong, if anything is.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    boards(state)?;
    landers(state)?;
    tracks(state)?;
    cubes(state)?;
    cards(state)?;
    turn(state)
}

fn expect(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// HSW-INV-02
fn boards(state: &State) -> Result<(), String> {
    for seat in Seat::all(4) {
        let player = state.seat(seat);
        let plays = seat.0 < state.players;
        expect(plays || *player == Default::default(), || {
            format!("{seat:?} does not play but has something")
        })?;
        for resource in Resource::ALL {
            let (marker, line) = (player.has(resource), player.incomes[resource.index()]);
            expect(marker <= RESOURCE_MAX && line <= RESOURCE_MAX, || {
                format!("{seat:?}: {} {marker}, income {line}", resource.id())
            })?;
        }
        for badge in Badge::ALL {
            let tiles = player.tiles(badge);
            expect(tiles <= TILES_MAX, || format!("{seat:?}: {tiles} tiles of {}", badge.id()))?;
        }
    }
    expect((1..=ROUNDS).contains(&state.round), || format!("round {}", state.round))
}

/// HSW-INV-01: three landers each, limited spaces hold one, and everything stands on spaces that exist.
fn landers(state: &State) -> Result<(), String> {
    let mut on_spaces = Vec::new();
    for side in state.sides() {
        for spot in state.landers[side.slot()] {
            if let Spot::On(space) = spot {
                expect(state.spaces(space.world()).contains(space), || {
                    format!("{} is not there", space.id())
                })?;
                expect(space.data().unlimited || !on_spaces.contains(&space), || {
                    format!("two landers on {}", space.id())
                })?;
                on_spaces.push(space);
            }
        }
    }
    Ok(())
}

/// Discs, stacks and reward tiles (HSW-INV-07).
fn tracks(state: &State) -> Result<(), String> {
    for project in Project::ALL {
        let track = &state.tracks[project.index()];
        let discs: Vec<(u8, u8)> =
            state.sides().map(|side| (track.discs[side.slot()], track.heights[side.slot()])).collect();
        let front = discs.iter().map(|disc| disc.0).max().unwrap_or(0);
        expect(track.front == front && front <= LAST_SPACE, || {
            format!("the front of {} is wrong", project.id())
        })?;
        for (i, disc) in discs.iter().enumerate() {
            let same = discs[..i].contains(disc) && disc.0 > 0;
            expect(!same, || format!("two discs at the same place on {}", project.id()))?;
        }
        expect(track.removed <= 2, || format!("{} reward tiles of {} removed", track.removed, project.id()))?;
    }
    Ok(())
}

/// HSW-INV-03, HSW-INV-04. Day X moves cubes to other tracks, so they are counted together then.
fn cubes(state: &State) -> Result<(), String> {
    let spaces = &COMPONENTS.asteroid[..=usize::from(state.asteroid).min(COMPONENTS.asteroid.len() - 1)];
    let symbols = spaces.iter().flatten().filter(|&&symbol| symbol == Symbol::AddAsteroidCubes).count() as u8;
    let mut on_tracks = [0u8; 4];
    for cube in state.progress.iter().flatten().flatten() {
        on_tracks[cube.index()] += 1;
    }
    for cube in Cube::ALL {
        let i = cube.index();
        let found = state.bag[i] + on_tracks[i] + state.set_aside[i];
        let expected = match cube.project() {
            Some(project) => state.sides().map(|side| state.disc(side, project)).sum(),
            None => symbols * state.side_count(),
        };
        expect(found == expected, || format!("{found} {} cubes, not {expected}", cube.id()))?;
    }
    for building_type in BuildingType::ALL {
        let left = round_end::building_stack(state, building_type).count();
        let laid =
            state.buildings.iter().filter(|place| place.data().building == Some(building_type)).count();
        let all = if building_type == BuildingType::A { 6 } else { 8 };
        expect(left + laid == all, || format!("{} buildings {building_type:?}", left + laid))?;
    }
    Ok(())
}

/// HSW-INV-05: each card is in one place; start cards that were not dealt are nowhere.
fn cards(state: &State) -> Result<(), String> {
    let mut places = vec![state.deck, state.row_discard, state.removed, state.turn.resolving];
    places.push(state.display.iter().flatten().flatten().copied().collect());
    places.push(state.bottom.iter().flatten().copied().collect());
    for seat in Seat::all(state.players) {
        places.extend([state.seat(seat).hand, state.seat(seat).pile]);
    }
    let mut all = CardSet::NONE;
    for place in places {
        let twice = all.and(place);
        expect(twice.is_empty(), || format!("{:?} are in two places", twice.iter().collect::<Vec<_>>()))?;
        all = all.or(place);
    }
    let everything = CardType::ALL.into_iter().fold(CardSet::NONE, |set, t| set.or(CardSet::of_type(t)));
    let missing = everything.without(all).without(COMPONENTS.start_cards);
    expect(missing.is_empty(), || format!("{:?} are missing", missing.iter().collect::<Vec<_>>()))?;
    for card_type in [CardType::Action, CardType::Reaction] {
        let dealt = all.and(COMPONENTS.start_cards).only(card_type).len();
        expect(dealt >= state.players, || format!("{dealt} start cards of type {}", card_type.id()))?;
    }
    let open = state.display.iter().flatten().flatten().copied().collect::<CardSet>();
    let public = open.or(state.row_discard).or(state.removed).or(state.turn.resolving);
    let unseen =
        Seat::all(state.players).fold(public, |set, seat| set.or(state.seat(seat).pile)).without(state.seen);
    expect(unseen.is_empty(), || format!("{:?} lie open unseen", unseen.iter().collect::<Vec<_>>()))
}

/// Between turns nothing is left to resolve; in a turn, cards in resolution have their frames.
fn turn(state: &State) -> Result<(), String> {
    if state.phase != Phase::Resolve {
        let clear = state.turn == Turn::default() && state.stack.is_empty();
        return expect(clear, || "something is left of the last turn".into());
    }
    expect(state.active != Side::CONSORTIUM, || "the Consortium decides nothing".into())?;
    let on_stack =
        state.stack.iter().filter_map(|f| if let Frame::Card { card } = f { Some(*card) } else { None });
    let resolving: CardSet = on_stack.collect();
    expect(resolving == state.turn.resolving, || "cards in resolution without a frame".into())?;
    let rewards = |frame: &&Frame| {
        matches!(frame, Frame::Unit | Frame::Rewards { .. } | Frame::PayFor { paying: true, .. })
    };
    let closed = state.stack.iter().filter(rewards).count();
    expect(closed == usize::from(state.turn.closed), || {
        format!("{closed} units are open, not {}", state.turn.closed)
    })
}
