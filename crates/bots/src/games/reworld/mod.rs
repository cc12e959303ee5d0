//! What bots know about Reworld.
//!
//! All modules that a player has coupled will be used before the game ends, so the settlement area at
//! the end can be foreseen roughly ([`outlook`]): all terrabots will stand in their cities, as many crews
//! as the shuttles can carry will be placed, the other shuttles will defend. The estimate puts a price
//! on that picture; the inputs describe it to the network.

mod inputs;
mod outlook;

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_reworld::components::{COMPONENTS, Condition};
use orrery_catalog::crates::orrery_reworld::vocab::{Category, Ship};
use orrery_catalog::crates::orrery_reworld::{Reworld, State};
use orrery_core::Seat;
use serde::Deserialize;

use crate::net::chance;
use crate::{Inputs, Knowledge, Net, Nets, Tuning, nets};
use outlook::Outlook;

/// What things are worth; explained in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    card: f32,
    marker: f32,
    terrabot: f32,
    crew: f32,
    stranded_crew: f32,
    special: f32,
    shield: f32,
    transport: f32,
    task: f32,
    satellite: f32,
    disorder: f32,
    ship: f32,
    doubt: f32,
    doubt_per_round: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    // The file is compiled in and read by every test: it cannot fail on any input.
    toml::from_str(include_str!("weights.toml")).unwrap_or_else(|why| panic!("weights.toml: {why}"))
});

/// Learned by self-play; `nets.toml` says how.
static NETS: Nets = nets![inputs::COUNT; "reworld-2", "reworld-3", "reworld-4"];

impl Knowledge for Reworld {
    const INPUTS: usize = inputs::COUNT;
    const WORDS: (&'static str, &'static str) = (include_str!("words.en.ftl"), include_str!("words.de.ftl"));
    const CALIBRATION: &'static str = include_str!("calibration.toml");

    fn tuning(_: &State) -> Tuning {
        Tuning { exploration: 0.12, prior_visits: 2.0, horizon: 12, stages: 1, candidates: 2 }
    }

    fn scale(_: &State) -> f32 {
        14.0
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        inputs::write(state, seat, out);
    }

    fn expected_points(state: &State, points: &mut [f32]) {
        let outlooks = Outlook::all(state);
        let outlooks = &outlooks[..usize::from(state.players)];
        for (seat, points) in Seat::all(state.players).zip(points) {
            *points = parts(state, seat, outlooks).iter().map(|(_, points)| points).sum();
        }
    }

    fn parts(state: &State, seat: Seat) -> Vec<(&'static str, f32)> {
        parts(state, seat, &Outlook::all(state)[..usize::from(state.players)]).into()
    }

    /// The rounds of chapter one, then chapter two.
    fn stage(state: &State) -> u32 {
        if state.stage.is_chapter_one() { state.round.into() } else { 6 }
    }

    fn learned(state: &State) -> Option<&'static Net> {
        NETS.get(&format!("reworld-{}", state.players))
    }
}

/// What the settlement area of a seat will be worth, part by part.
fn parts(state: &State, seat: Seat, all: &[Outlook]) -> [(&'static str, f32); 11] {
    let w = &*WEIGHTS;
    let own = &all[seat.index()];
    let terrabots: u8 = own.terrabots.iter().sum();
    let marker = if state.stage.is_chapter_one() && own.marker { w.marker } else { 0.0 };
    let stranded = w.stranded_crew * (f32::from(own.waiting) - own.carried).max(0.0);
    let satellites = w.task * own.tasks + w.satellite * f32::from(own.satellites);
    [
        ("score", f32::from(own.score)),
        ("cards", w.card * f32::from(own.hand)),
        ("marker", marker),
        ("terrabots", w.terrabot * f32::from(terrabots)),
        ("crews", w.crew * own.carried + stranded + w.special * own.specials),
        ("shields", w.shield * own.shields),
        ("shuttles", w.transport * own.transports),
        ("satellites", satellites),
        ("order", -w.disorder * f32::from(own.disorder)),
        ("categories", categories(state, seat, all, w)),
        ("ships", ships(state, seat, all, w)),
    ]
}

/// The places in the six categories of the final population ship: rank by rank, with the chance of being
/// ahead of each other seat.
fn categories(state: &State, seat: Seat, all: &[Outlook], w: &Weights) -> f32 {
    let rounds = if state.stage.is_chapter_one() { f32::from(6 - state.round) } else { 0.0 };
    let doubt = w.doubt + w.doubt_per_round * rounds;
    let mut points = 0.0;
    for category in Category::all() {
        let data = &COMPONENTS.categories[category.index()];
        let ranks = &data.ranks[all.len()];
        let own = all[seat.index()].sizes[category.index()];
        let mut ahead = 0.0;
        for (_, other) in all.iter().enumerate().filter(|(s, _)| *s != seat.index()) {
            ahead += chance((other.sizes[category.index()] - own) / doubt);
        }
        // Between two ranks their points are mixed.
        let rank = (ahead as usize).min(2);
        let share = (ahead - rank as f32).clamp(0.0, 1.0);
        points += f32::from(ranks[rank]) * (1.0 - share) + f32::from(ranks[rank + 1]) * share;
        if own == 0.0 {
            points += f32::from(COMPONENTS.absent_points) / (1.0 + rounds);
        }
    }
    points
}

/// The population ships still on the board: who will fulfil the condition, and how soon.
fn ships(state: &State, seat: Seat, all: &[Outlook], w: &Weights) -> f32 {
    let mut points = 0.0;
    for ship in Ship::all().filter(|s| state.ships >> s.0 & 1 != 0) {
        let data = &COMPONENTS.ships[ship.index()];
        let threshold = f32::from(data.threshold[all.len()]);
        let mut speeds = [0.0f32; 4];
        for (speed, outlook) in speeds.iter_mut().zip(all) {
            *speed = match data.condition {
                // The shorter the row, the sooner it is empty.
                Condition::RowEmpty(row) => 1.0 / (0.4 + f32::from(outlook.rows[row.index()])),
                Condition::AllRowsEmpty => 1.0 / (1.0 + f32::from(outlook.coupled)),
                other => chance((outlook.reach(other) - threshold) / (0.1 * threshold + 0.3) + 0.5),
            };
        }
        let total: f32 = speeds.iter().sum();
        let own = speeds[seat.index()];
        let likely = if matches!(data.condition, Condition::RowEmpty(_) | Condition::AllRowsEmpty) {
            1.0
        } else {
            own
        };
        points += w.ship * f32::from(data.points) * likely * own / total.max(1e-6);
    }
    points
}
