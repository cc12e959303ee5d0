//! What a seat may know, as bytes. Ledger: EVA-INFO.

mod player;
mod tasks;

use orrery_core::observe::{Fields, seats_from, steps_from, turned};
use orrery_core::{Observe, Seat};

use crate::Evacuation;
use crate::state::{EMPTY, Loaded, State, Step, Who};
use crate::vocab::{
    BonusCard, Card, Contract, Corner, Display, Field, Infra, Resource, Ship, Site, SoloCard, Stadium,
};

impl Observe for Evacuation {
    fn observe(state: &State, seat: Seat, out: &mut impl Fields) {
        table(state, seat, out);
        tasks::write(state, out);
        displays(state, out);
        map(state, seat, out);
        holds(state, out);
        if state.has_solo_cards() {
            opponent(state, out);
        }
        player::own(state, seat, out);
        for (step, other) in seats_from(seat, state.options.players).enumerate() {
            out.part("seat", step);
            player::write(state, seat, other, out);
        }
        out.end_parts();
    }
}

/// A place in the turn order or an owner: players from the own seat on, then the colours of the solo game.
fn who(state: &State, seat: Seat, who: Who) -> u8 {
    match who {
        Who::Player(other) => steps_from(seat, other, state.options.players),
        Who::Opponent => 4,
        Who::Neutral => 5,
    }
}

fn table(state: &State, seat: Seat, out: &mut impl Fields) {
    let players = state.options.players;
    out.count("year", 4, state.year);
    out.flags("step", 10, 1 << state.step as u8);
    out.flags("to_act", players.into(), turned(state.to_act(), seat, players));
    out.flags("busy", players.into(), turned(state.busy, seat, players));
    let mut order = [0; 4];
    for (place, &owner) in order.iter_mut().zip(state.order()) {
        // Before the first year there is no order yet.
        *place = if state.year == 0 { 0 } else { who(state, seat, owner) + 1 };
    }
    out.ids("order", 6, &order);
    out.count("place", 4, state.place);
    let bonus = |card: BonusCard| if state.year == 0 { 0 } else { card.0 + 1 };
    out.ids("bonus_cards", BonusCard::COUNT as u8, &state.bonus_cards.map(bonus));
    out.id("reached", players, state.reached.map(|other| steps_from(seat, other, players)));
    if state.options.contracts {
        out.flags("contracts", Contract::COUNT, state.contracts.0.into());
        out.flag("contract_played", state.contract_played);
    }
    if state.options.line_dominance {
        let known = state.year > 0;
        out.ids(
            "line_corners",
            Corner::COUNT as u8,
            &state.lines.map(|line| if known { line.0 + 1 } else { 0 }),
        );
        out.counts("line_arrows", 1, &state.lines.map(|line| u8::from(known && line.1)));
    }
    if state.is_advanced() {
        out.count("deck", Card::COUNT as u8, state.deck.len());
        let discards = state.seats().map(|seat| state.player(seat).cards.discarded.len()).sum();
        out.count("discards", Card::COUNT as u8, discards);
    }
}

fn displays(state: &State, out: &mut impl Fields) {
    for display in Display::ALL {
        let shelf = state.shelf(display);
        let kinds = match display {
            Display::Ship => Ship::COUNT,
            Display::Stadium => Stadium::COUNT,
            Display::Infrastructure => Infra::COUNT,
        };
        out.part("display", display.index());
        out.ids("open", kinds as u8, &shelf.open.map(|item| if item == EMPTY { 0 } else { item + 1 }));
        out.count("stack", 21, shelf.hidden());
        // How far below the top of what was put under the stack each item lies.
        let mut under = [0; 21];
        for (&item, place) in shelf.under().iter().zip(1..) {
            under[usize::from(item)] = place;
        }
        out.counts("under", 21, &under[..kinds]);
    }
    out.end_parts();
}

/// Who has settled each field, and the factories there.
fn map(state: &State, seat: Seat, out: &mut impl Fields) {
    let mut owners = [0; Field::COUNT];
    for (step, other) in seats_from(seat, state.options.players).enumerate() {
        for field in state.player(other).fields.iter() {
            owners[field.index()] = step as u8 + 1;
        }
    }
    for field in state.solo.fields.iter() {
        owners[field.index()] = 5;
    }
    out.ids("field_owners", 5, &owners);
    let factories = |resource: usize| state.built.map(|bits| bits >> (2 * resource) & 3);
    for (name, resource) in ["food_factories", "steel_factories", "energy_factories"].into_iter().zip(0..) {
        out.counts(name, 3, &factories(resource));
    }
}

/// What is on board of each ship while Transport runs. Plans lie open.
fn holds(state: &State, out: &mut impl Fields) {
    const BYTES: usize = 2 + 3 + 3;
    let mut holds = [[0; BYTES]; Ship::COUNT];
    if matches!(state.step, Step::Transport | Step::FlyBack) {
        for (bytes, hold) in holds.iter_mut().zip(&state.holds) {
            let site = |site: Site| site.0 + 1;
            let piece = |piece: Loaded| match piece {
                Loaded::Site(inside) => site(inside),
                Loaded::Factory(resource) => (Site::COUNT + 1 + resource.index()) as u8,
                Loaded::Stadium(stadium) => (Site::COUNT + 1 + Resource::ALL.len()) as u8 + stadium.0,
            };
            let [a, b] = hold.sites.map(|inside| inside.map_or(0, site));
            let [c, d, e] = hold.buildings.map(|inside| inside.map_or(0, piece));
            let [f, g, h] = hold.resources;
            *bytes = [a, b, c, d, e, f, g, h];
        }
    }
    out.counts("holds", 50, holds.as_flattened());
}

fn opponent(state: &State, out: &mut impl Fields) {
    let solo = &state.solo;
    out.id("solo_top", SoloCard::COUNT as u8, solo.top.map(|card| card.0));
    out.count("solo_stack", SoloCard::COUNT as u8, solo.stack.len());
    out.flags("solo_turned", SoloCard::COUNT, solo.turned.0.into());
    out.count("solo_corner", Corner::COUNT as u8, solo.corner);
    out.flags("solo_stadiums", Stadium::COUNT, solo.stadiums.0.into());
    out.count("solo_aside", Stadium::COUNT as u8, solo.aside.len());
    if state.is_solo() {
        let markers = solo.markers.as_flattened();
        let spaces: [u8; 4] = std::array::from_fn(|i| markers[i].space);
        let lanes: [u8; 4] = std::array::from_fn(|i| markers[i].lane as u8);
        out.counts("solo_spaces", 25, &spaces);
        out.counts("solo_lanes", 2, &lanes);
    }
}
