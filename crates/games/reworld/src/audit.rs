//! The invariants of the state: every piece is in exactly one place, every summary is up to date.

use crate::components::{COMPONENTS, Kind};
use crate::state::{Area, City, Row, Stage, State};
use crate::vocab::{Company, Letter, Module, Number, Ship, Sign, Slot, Tile};

/// Says what is wrong with a state.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    require((2..=4).contains(&state.players), || "REW-COMP-01: number of players".into())?;
    require((1..=5).contains(&state.round), || format!("round {}", state.round))?;
    require(state.turn.0 < state.players && state.marker.0 < state.players, || {
        "seat beyond the table".into()
    })?;
    tiles(state)?;
    cards(state)?;
    signs(state)?;
    ships(state)?;
    for (seat, area) in state.areas.iter().enumerate() {
        summaries(state, area).map_err(|why| format!("seat {seat}: {why}"))?;
        let absent = seat >= usize::from(state.players);
        let empty = area.score == 0 && area.ships == 0 && area.coupled() == 0 && area.hand.is_empty();
        require(!absent || empty, || format!("seat {seat} is not at the table and owns something"))?;
    }
    Ok(())
}

fn require(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// REW-COMP-03: 100 tiles, each in one place.
fn tiles(state: &State) -> Result<(), String> {
    let mut seen = [0u8; Tile::COUNT];
    let mut see = |tile: Tile| -> Result<(), String> {
        require(tile.0 < state.drawn, || format!("tile {} has not been drawn", tile.0))?;
        seen[tile.index()] += 1;
        Ok(())
    };
    for row in state.areas.iter().flat_map(rows).chain([state.boxed]) {
        let mut below = row.top;
        for tile in row.iter(&state.tiles) {
            see(tile)?;
            below = state.tiles[tile.index()].below;
        }
        require(!below.exists(), || format!("a row of {} tiles is longer than that", row.len))?;
    }
    state.arms.into_iter().filter(|t| t.exists()).try_for_each(&mut see)?;
    match state.stage {
        Stage::UseShuttle(t) | Stage::UseSatellite(t) | Stage::Sign(t) | Stage::TaskCity(t) => see(t)?,
        Stage::Dock(f) | Stage::Place(f) => f.crews().chain([f.shuttle]).try_for_each(&mut see)?,
        _ => {}
    }
    for (tile, &times) in seen.iter().enumerate() {
        let times_due = u8::from(tile < usize::from(state.drawn));
        require(times == times_due, || format!("tile {tile} is in {times} places"))?;
    }
    let mut counts = state.bag;
    for data in &state.tiles[..usize::from(state.drawn)] {
        counts[data.module.index()] += 1;
    }
    for module in Module::all() {
        let due = COMPONENTS.modules[module.index()].count;
        require(counts[module.index()] == due, || {
            format!("{} tiles {}", counts[module.index()], module.id())
        })?;
    }
    Ok(())
}

fn rows(area: &Area) -> impl Iterator<Item = Row> {
    let cities = area.cities.map(|c| c.tiles);
    area.rows.into_iter().chain(cities).chain([area.defence, area.shuttles, area.satellites])
}

/// REW-COMP-10: no number more than six times. REW-ACQ-02: a slot holds cards if its module is acquired.
fn cards(state: &State) -> Result<(), String> {
    for number in Number::ALL {
        let owned: u8 = state.areas.iter().map(|a| a.hand.count(number) + a.discarded.count(number)).sum();
        let laid: u8 = state.slots.iter().flatten().map(|laid| laid.cards.cards().count(number)).sum();
        let start = u8::from(state.start_space.is_some_and(|s| s.number == number));
        let most = COMPONENTS.cards_per_number[number.index()];
        require(owned + laid + start <= most, || format!("too many officers {}", number.get()))?;
        require(state.stage.is_chapter_one() || owned + laid + start == 0, || "REW-REND-06: cards".into())?;
    }
    for slot in Slot::all() {
        let laid = state.slots[slot.index()];
        let taken = state.stage.is_chapter_one() && !state.arms[slot.index()].exists();
        require(laid.is_some() == taken, || format!("REW-ACQ-02: slot {}", slot.id()))?;
        let on_top = laid.is_none_or(|l| l.cards.cards().count(l.top) > 0);
        require(on_top, || format!("REW-ACQ-03: slot {}", slot.id()))?;
    }
    Ok(())
}

/// REW-COMP-11: 20 city signs, each in its supply or at one city of its letter.
fn signs(state: &State) -> Result<(), String> {
    let mut seen = state.signs;
    for area in &state.areas {
        for letter in area.letters() {
            let sign = area.city(letter).sign;
            let fits = COMPONENTS.signs[sign.index()].letter == letter && seen >> sign.0 & 1 == 0;
            require(fits, || format!("{} at city {}", sign.id(), letter.id()))?;
            seen |= 1 << sign.0;
        }
    }
    require(seen == (1 << Sign::COUNT) - 1, || "a city sign is missing".into())
}

/// REW-COMP-12: 14 population ships, each on the board or on one freighter.
fn ships(state: &State) -> Result<(), String> {
    let places = state.areas.iter().map(|a| a.ships).chain([state.ships]);
    let all = places.clone().fold(0, |all, ships| all | ships);
    let count: u32 = places.map(u16::count_ones).sum();
    require(all == (1 << Ship::COUNT) - 1 && count == Ship::COUNT as u32, || "population ships".into())
}

fn summaries(state: &State, area: &Area) -> Result<(), String> {
    require(area.tally.iter().sum::<i16>() == area.score, || "the score is not the sum of the tally".into())?;
    let shields = |row: Row| row.iter(&state.tiles).map(|t| shields(state.module(t))).sum::<u8>();
    require(area.shields == shields(area.defence), || format!("{} shields", area.shields))?;
    let mut crews = [0; Company::COUNT];
    for letter in Letter::ALL {
        city(state, letter, area.city(letter), &mut crews)?;
    }
    require(area.crews == crews, || format!("crews {:?} are {crews:?}", area.crews))?;
    // REW-CITY-03: a construction company is present in at most one city.
    let companies = || area.cities.iter().filter_map(|c| c.company);
    for company in companies() {
        require(companies().filter(|&c| c == company).count() == 1, || format!("{} twice", company.id()))?;
    }
    Ok(())
}

fn city(state: &State, letter: Letter, city: &City, crews: &mut [u8; Company::COUNT]) -> Result<(), String> {
    let mut terrabots = 0;
    let mut company = None;
    for tile in city.tiles.iter(&state.tiles) {
        let fits = match state.module(tile).kind() {
            Kind::Terrabot(own) => {
                terrabots += 1;
                own == letter
            }
            Kind::Crew(crew) => {
                crews[crew.company().index()] += 1;
                let construction = crew.company().is_construction().then_some(crew.company());
                let alone = company.is_none() || construction.is_none() || company == construction;
                company = company.or(construction);
                alone
            }
            Kind::Shuttle(_) | Kind::Satellite(..) => false,
        };
        require(fits, || format!("{} in city {}", state.module(tile).id(), letter.id()))?;
    }
    let right = terrabots == city.terrabots && company == city.company;
    require(right, || format!("summary of city {}", letter.id()))?;
    // REW-CITY-02
    require(!city.exists() || terrabots > 0, || format!("city {} without terrabots", letter.id()))
}

/// The shields that a tile brings to the defence row; a tile without any fails REW-EDGE-16 in the sum.
fn shields(module: Module) -> u8 {
    match module.kind() {
        Kind::Shuttle(shields) | Kind::Satellite(_, shields) => shields,
        Kind::Terrabot(_) | Kind::Crew(_) => 0,
    }
}
