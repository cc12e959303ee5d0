//! Every rule of the ledger, held by a test that carries its id.

mod actions;
mod advanced;
mod bonus;
mod components;
mod decisions;
mod displays;
mod examples;
mod factories;
mod goals;
mod income;
mod invariants;
mod map;
mod modules;
mod open;
mod open_more;
mod order;
mod points;
mod progress;
mod race;
mod resources;
mod rival;
mod settle;
mod setup;
mod solo;
mod technology;
mod technology_powers;
mod transport;
mod turning_points;

use orrery_core::{Game, Outcome};
use orrery_evacuation::components::{Building, Effect, Settling};
use orrery_evacuation::event::Event;
use orrery_evacuation::testkit::Table;
use orrery_evacuation::{Evacuation, View};

/// Settle a field, without any restriction.
fn settle() -> Effect {
    Effect::Settle(Settling::default())
}

/// Build a stadium at its printed price.
fn build_stadium() -> Effect {
    Effect::BuildStadium(Building::default())
}

/// The result of a game that is over.
fn outcome(table: &Table) -> Outcome {
    Evacuation::outcome(&table.state).unwrap_or_else(|| panic!("the game is not over"))
}

/// The points of a score line of a seat, 0 if there is none.
fn points_for(view: &View, seat: usize, label: &str) -> i32 {
    view.seats[seat].lines.iter().filter(|line| line.label.id == label).map(|line| line.points).sum()
}

/// Whether something like this happened.
fn happened(table: &Table, wanted: impl Fn(&Event) -> bool) -> bool {
    table.log.events.iter().any(|(_, event)| wanted(event))
}

/// The energy of each action taken, in order.
fn energies(table: &Table) -> Vec<u8> {
    let energy = |event: &Event| match event {
        Event::Acted { energy, .. } | Event::CardPlayed { energy, .. } => Some(*energy),
        _ => None,
    };
    table.log.events.iter().filter_map(|(_, event)| energy(event)).collect()
}
