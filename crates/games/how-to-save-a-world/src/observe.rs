//! What a seat may know, as bytes. Ledger: HSW-INFO.

mod ask;

use orrery_core::observe::{Fields, seats_from, steps_from, turned};
use orrery_core::{Observe, Seat};

use crate::HowToSaveAWorld;
use crate::components::{LAST_SPACE, PROGRESS, SITES};
use crate::state::{CardSet, Phase, Spot, State};
use crate::vocab::{Card, CardType, Cause, Cube, Development, Order, Place, Project, Side, Space, World};

const CARDS: u8 = Card::COUNT as u8;

impl Observe for HowToSaveAWorld {
    fn observe(state: &State, seat: Seat, out: &mut impl Fields) {
        table(state, seat, out);
        ask::write(state, seat, out);
        tracks(state, seat, out);
        cards(state, seat, out);
        for (step, other) in seats_from(seat, state.players).enumerate() {
            out.part("seat", step);
            side(state, other.into(), out);
            player(state, seat, other, out);
        }
        if state.is_solo() {
            out.part("consortium", 0);
            side(state, Side::CONSORTIUM, out);
            out.id("order", Order::COUNT as u8, state.order.map(|order| order.0));
            out.flags("orders", Order::COUNT, state.orders.into());
        }
        out.end_parts();
    }
}

/// A side seen from a seat: the seats clockwise, then the Consortium.
fn from(state: &State, seat: Seat, side: Side) -> u8 {
    side.seat().map_or(4, |other| steps_from(seat, other, state.players))
}

fn table(state: &State, seat: Seat, out: &mut impl Fields) {
    let players = state.players;
    // Others cannot tell whether a turn has begun or a decision in it is open (HSW-INFO-12).
    let phase = match state.phase {
        Phase::Keep => 0,
        Phase::Resolve if state.to_act().contains(seat) => 2,
        Phase::Turn | Phase::Resolve => 1,
        Phase::Over => 3,
    };
    out.flags("phase", 4, 1 << phase);
    out.count("round", 6, state.round);
    out.flag("overtime", state.overtime);
    let in_turn = matches!(state.phase, Phase::Turn | Phase::Resolve);
    out.id("active", 5, in_turn.then(|| from(state, seat, state.active)));
    out.flags("to_act", players.into(), turned(state.to_act(), seat, players));
    out.id("medal", 5, Some(from(state, seat, state.medal)));
    out.count("asteroid", 13, state.asteroid);
    let mut buildings = [0; SITES];
    for (site, place) in buildings.iter_mut().zip(&state.buildings) {
        *site = place.0 + 1;
    }
    out.ids("buildings", Place::COUNT as u8, &buildings);
    out.counts("bag", 100, &state.bag);
    out.counts("set_aside", 100, &state.set_aside);
    out.id("cause", Cause::ALL.len() as u8, state.cause.map(|cause| cause as u8));
    out.id("rescue", Project::ALL.len() as u8, state.rescue.map(|project| project as u8));
}

fn tracks(state: &State, seat: Seat, out: &mut impl Fields) {
    for project in Project::ALL {
        let track = &state.tracks[project.index()];
        out.part("project", project.index());
        let mut discs = [0; 4];
        let mut heights = [0; 4];
        let sides = seats_from(seat, state.players).map(Side::from);
        let sides = sides.chain(state.is_solo().then_some(Side::CONSORTIUM));
        for ((side, disc), height) in sides.zip(&mut discs).zip(&mut heights) {
            *disc = track.discs[side.slot()];
            *height = track.heights[side.slot()];
        }
        let count = usize::from(state.side_count());
        out.counts("discs", LAST_SPACE, &discs[..count]);
        out.counts("heights", 8, &heights[..count]);
        out.count("front", LAST_SPACE, track.front);
        out.count("rewards_removed", 3, track.removed);
        let cube = |cube: Option<Cube>| cube.map_or(0, |cube| cube as u8 + 1);
        let progress: [u8; PROGRESS] = state.progress[project.index()].map(cube);
        out.ids("progress", Cube::ALL.len() as u8, &progress);
    }
    out.end_parts();
}

/// The cards on the table, and the own ones.
fn cards(state: &State, seat: Seat, out: &mut impl Fields) {
    for row in CardType::ALL {
        out.part("row", row.index());
        let display = state.display[row.index()].map(|card| card.map_or(0, |card| card.0 + 1));
        out.ids("display", CARDS, &display);
        let returned = state.bottom.iter().flatten().filter(|card| card.card_type() == row).count() as u8;
        out.count("deck", CARDS, state.deck.only(row).len() + returned);
    }
    out.end_parts();
    let set = |out: &mut _, name, cards: CardSet| Fields::flags(out, name, Card::COUNT, cards.0);
    set(out, "row_discard", state.row_discard);
    set(out, "removed", state.removed);
    set(out, "resolving", state.turn.resolving);
    set(out, "acquired", state.turn.acquired);
    set(out, "hidden", state.hidden(seat));
    let place = (seat.0 + state.players - state.first.0) % state.players;
    out.id("returned", CARDS, state.bottom[usize::from(place)].map(|card| card.0));
    out.id("kept", CARDS, state.seat(seat).kept.map(|card| card.0));
}

/// What a player and the Consortium have alike.
fn side(state: &State, side: Side, out: &mut impl Fields) {
    out.number("points", state.track_points(side).into());
    out.flag("passed", state.has_passed(side));
    let mut zones = [0; World::ALL.len()];
    let mut spaces = [0; Space::COUNT];
    for spot in state.landers[side.slot()] {
        match spot {
            Spot::Zone(world) => zones[world.index()] += 1,
            Spot::On(space) => spaces[space.index()] += 1,
        }
    }
    out.counts("zones", 3, &zones);
    out.counts("landers", 3, &spaces);
}

fn player(state: &State, seat: Seat, other: Seat, out: &mut impl Fields) {
    let player = state.seat(other);
    let own = seat == other;
    out.counts("resources", 10, &player.resources);
    out.counts("incomes", 10, &player.incomes);
    out.counts("active_tiles", 5, &player.active_tiles);
    out.counts("spent_tiles", 5, &player.spent_tiles);
    out.flags("technologies", Development::COUNT, player.technologies.into());
    out.counts("hand_counts", CARDS, &CardType::ALL.map(|card_type| player.hand.only(card_type).len()));
    // HSW-INFO-08: cards that everybody has seen stay known.
    let hand = if own { player.hand } else { player.hand.and(state.seen) };
    out.flags("hand", Card::COUNT, hand.0);
    out.flags("pile", Card::COUNT, player.pile.0);
    out.flag("decided", state.phase != Phase::Keep || player.kept.is_some());
    // At the end species cards are scored, and so shown.
    let over = state.phase == Phase::Over;
    let scored = if own || over { crate::rules::species::cards(state, other) } else { CardSet::NONE };
    out.flags("species", Card::COUNT, scored.0);
}
