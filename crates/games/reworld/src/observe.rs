//! What a seat may know, as bytes. Ledger: REW-INFO.
//!
//! Every tile that has left the bag is told by its type, the place where it lies and its number in that place,
//! since no place has a maximum length (REW-COMP-15).

use orrery_core::observe::{Fields, seats_from, steps_from, turned};
use orrery_core::{Observe, Seat, Seats};

use crate::state::{Row, Stage, State};
use crate::vocab::{Company, Module, Number, Ship, Sign, Slot, Tile};
use crate::{Reworld, view};

impl Observe for Reworld {
    fn observe(state: &State, seat: Seat, out: &mut impl Fields) {
        table(state, seat, out);
        tiles(state, seat, out);
        let own = state.area(seat);
        out.counts("hand", 10, &own.hand.0);
        out.counts("discarded", 10, &own.discarded.0);
        for (step, other) in seats_from(seat, state.players).enumerate() {
            let area = state.area(other);
            out.part("seat", step);
            out.number("score", area.score.into());
            out.count("cards", 30, area.hand.len());
            out.count("shields", 100, area.shields);
            out.counts("crews", 40, &area.crews);
            out.flags("ships", Ship::COUNT, area.ships.into());
            let signs = area.cities.map(|city| if city.exists() { city.sign.0 + 1 } else { 0 });
            out.ids("city_signs", Sign::COUNT as u8, &signs);
            out.counts("city_terrabots", 25, &area.cities.map(|city| city.terrabots));
            out.counts("city_sizes", 100, &area.cities.map(|city| city.size()));
            let companies = area.cities.map(|city| city.company.map_or(0, |company| company.0 + 1));
            out.ids("city_companies", Company::COUNT as u8, &companies);
        }
        out.end_parts();
    }
}

/// The board, and what has to be decided as far as the seat knows.
fn table(state: &State, seat: Seat, out: &mut impl Fields) {
    let players = state.players;
    out.count("round", 5, state.round);
    out.flags("turn", players.into(), turned(state.to_act(), seat, players));
    out.flags("marker", players.into(), turned(Seats::one(state.marker), seat, players));
    out.flags("left", players.into(), turned(state.left, seat, players));
    stage(state, seat, out);
    let start = state.start_space;
    out.id("start_card_by", players, start.map(|card| steps_from(seat, card.by, players)));
    let known = start.filter(|card| card.by == seat);
    out.count("start_card", 5, known.map_or(0, |card| card.number.get()));
    let arm = |slot: usize| match state.arms[slot] {
        tile if tile.exists() => state.module(tile).0 + 1,
        _ => 0,
    };
    out.ids("arms", Module::COUNT as u8, &std::array::from_fn::<u8, { Slot::COUNT }, _>(arm));
    out.counts("slot_tops", 5, &state.slots.map(|laid| laid.map_or(0, |laid| laid.top.get())));
    let mut cards = [0; Slot::COUNT * 5];
    for (slot, laid) in cards.chunks_exact_mut(5).zip(&state.slots) {
        if let Some(laid) = laid {
            slot.copy_from_slice(&laid.cards.cards().0);
        }
    }
    out.counts("slot_cards", 4, &cards);
    out.counts("bag", 10, &state.bag);
    out.flags("signs", Sign::COUNT, state.signs.into());
    out.flags("ships", Ship::COUNT, state.ships.into());
}

/// What has to be decided: its number, and the slot, cards or tiles that it is about.
fn stage(state: &State, seat: Seat, out: &mut impl Fields) {
    let known = view::stage(state, orrery_core::Viewer::Seat(seat));
    let mut slot = None;
    let mut cards = [0; 5];
    let mut tile = Tile::NONE;
    let mut flight = None;
    let number = match known {
        Stage::Turn => 0,
        Stage::Pay(at) => {
            slot = Some(at.0);
            1
        }
        Stage::Top(at, payment) => {
            slot = Some(at.0);
            cards = payment.cards().0;
            2
        }
        Stage::LayCard => 3,
        Stage::Decouple => 4,
        Stage::UseShuttle(used) => {
            tile = used;
            5
        }
        Stage::UseSatellite(used) => {
            tile = used;
            6
        }
        Stage::Sign(used) => {
            tile = used;
            7
        }
        Stage::Dock(shuttle) => {
            flight = Some(shuttle);
            8
        }
        Stage::Place(shuttle) => {
            flight = Some(shuttle);
            9
        }
        Stage::TaskCity(used) => {
            tile = used;
            10
        }
        Stage::Over => 11,
    };
    let docked = flight.map_or([Tile::NONE; 2], |f| f.docked);
    let tile = flight.map_or(tile, |f| f.shuttle);
    let name = |tile: Tile| if tile.exists() { tile.0 + 1 } else { 0 };
    let module = |tile: Tile| if tile.exists() { state.module(tile).0 + 1 } else { 0 };
    out.flags("stage", 12, 1 << number);
    out.id("stage_slot", Slot::COUNT as u8, slot);
    out.counts("stage_cards", 4, &cards);
    out.ids("stage_tiles", Tile::COUNT as u8, &[name(tile), name(docked[0]), name(docked[1])]);
    out.ids("stage_modules", Module::COUNT as u8, &[module(tile), module(docked[0]), module(docked[1])]);
    out.count("manoeuvres", 10, flight.map_or(0, |f| f.manoeuvres));
    out.flag("from_behind", flight.is_some_and(|f| f.from_behind));
}

/// The places of a seat that hold tiles: five module rows, five cities, defence, shuttles, satellites.
const PLACES: u8 = 13;

/// Where every tile lies. A place is 1 for the arms, 2 for the box, then the places of each seat.
fn tiles(state: &State, seat: Seat, out: &mut impl Fields) {
    let mut modules = [0; Tile::COUNT];
    let mut places = [0; Tile::COUNT];
    let mut numbers = [0; Tile::COUNT];
    for (module, data) in modules.iter_mut().zip(&state.tiles[..usize::from(state.drawn)]) {
        *module = data.module.0 + 1;
    }
    for (slot, tile) in state.arms.iter().enumerate() {
        if let Some(place) = places.get_mut(tile.index()) {
            (*place, numbers[tile.index()]) = (1, slot as u8);
        }
    }
    let mut lay = |place: u8, row: Row| {
        let mut tile = row.top;
        for number in (0..row.len).rev() {
            let Some(data) = state.tiles.get(tile.index()) else { return };
            (places[tile.index()], numbers[tile.index()]) = (place, number);
            tile = data.below;
        }
    };
    lay(2, state.boxed);
    for (step, other) in seats_from(seat, state.players).enumerate() {
        let area = state.area(other);
        let first = 3 + step as u8 * PLACES;
        for bay in Number::ALL {
            lay(first + bay.index() as u8, area.row(bay));
        }
        for (city, place) in area.cities.iter().zip(first + 5..) {
            lay(place, city.tiles);
        }
        lay(first + 10, area.defence);
        lay(first + 11, area.shuttles);
        lay(first + 12, area.satellites);
    }
    out.ids("tile_modules", Module::COUNT as u8, &modules);
    out.ids("tile_places", 2 + state.players * PLACES, &places);
    out.counts("tile_numbers", Tile::COUNT as u8, &numbers);
}
