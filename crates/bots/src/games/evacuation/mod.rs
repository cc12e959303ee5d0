//! What bots know about Evacuation.
//!
//! The estimate foresees the end ([`outlook`]): production with the pieces that will still be settled, sites that
//! will be left behind, stadiums, tokens, markers; what is not settled yet counts by the chance that there are
//! actions, steel, ships and energy for it. Sub-actions that are going on are first carried out in a sensible way
//! ([`prospect`]), so that one step of look-ahead can tell actions apart. The points mode prices that picture by its
//! scoring; the race counts the lowest marker after the reckoning.

mod clock;
mod goals;
mod infra;
mod inputs;
mod outlook;
mod prospect;
mod ships;

use std::sync::LazyLock;

use orrery_catalog::crates::orrery_evacuation::components::COMPONENTS;
use orrery_catalog::crates::orrery_evacuation::event::Event;
use orrery_catalog::crates::orrery_evacuation::state::{Player, satisfaction};
use orrery_catalog::crates::orrery_evacuation::vocab::{Goal, Mode};
use orrery_catalog::crates::orrery_evacuation::{Evacuation, State};
use orrery_core::{Outcome, Seat};
use serde::Deserialize;

use crate::{Inputs, Knowledge, Net, Nets, Tuning, nets};
use clock::Clock;
use outlook::Outlook;

/// What things are worth; explained in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    waiting: f32,
    aboard: f32,
    behind: f32,
    pieces: f32,
    settlings: f32,
    settling_actions: f32,
    yield_steppe: f32,
    yield_terrain: f32,
    flexible: f32,
    future_slots: f32,
    later_flight: f32,
    future_stadiums: f32,
    stadium_behind: f32,
    hunger_next: f32,
    hunger_later: f32,
    power: f32,
    progress_scale: f32,
    resource_old: [f32; 3],
    resource_new: [f32; 3],
    need_old: [f32; 2],
    need_new: [f32; 2],
    need_energy_old: [f32; 3],
    need_energy_new: [f32; 3],
    income: f32,
    surplus: f32,
    production: f32,
    research_year: [f32; 3],
    research_once: [f32; 3],
    infra_hand: f32,
    infra_missing: [f32; 4],
    symbol: f32,
    bonus: [f32; 2],
    bonus_chance: f32,
    satisfaction: f32,
    satisfaction_scale: f32,
    goal_fields: f32,
    goal_ships: f32,
    goal_infras: f32,
    goal_techs: f32,
    card: f32,
    contract: f32,
    race_share: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    // The file is compiled in and read by every test: it cannot fail on any input.
    toml::from_str(include_str!("weights.toml")).unwrap_or_else(|why| panic!("weights.toml: {why}"))
});

/// Learned by self-play; `nets.toml` says how.
static NETS: Nets = nets![
    inputs::COUNT;
    "evacuation-points-1",
    "evacuation-points-2",
    "evacuation-points-3",
    "evacuation-race-2",
];

impl Knowledge for Evacuation {
    const INPUTS: usize = inputs::COUNT;
    const WORDS: (&'static str, &'static str) = (include_str!("words.en.ftl"), include_str!("words.de.ftl"));
    const CALIBRATION: &'static str = include_str!("calibration.toml");

    /// Positions are judged at once, without playouts: the better of two random actions plays so much worse than
    /// what the estimate expects that playouts blur more than they show.
    fn tuning(_: &State) -> Tuning {
        Tuning { exploration: 0.06, prior_visits: 2.0, horizon: 0, stages: 2, candidates: 2 }
    }

    fn scale(state: &State) -> f32 {
        match state.options.mode {
            Mode::Race => 2.0,
            Mode::Points if state.is_solo() => 14.0,
            Mode::Points => 9.0,
        }
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        inputs::write(state, seat, out);
    }

    fn expected_points(state: &State, points: &mut [f32]) {
        let foreseen = Foreseen::all(state);
        for (seat, points) in Seat::all(state.options.players).zip(points) {
            *points = parts(state, &foreseen, seat).iter().map(|(_, points)| points).sum();
        }
    }

    fn parts(state: &State, seat: Seat) -> Vec<(&'static str, f32)> {
        parts(state, &Foreseen::all(state), seat).into()
    }

    /// Alone, a good first game is the par to beat (EVA-SOLO-28), less what bots lack to it.
    fn par(state: &State) -> Option<f32> {
        state.is_solo().then_some(45.0)
    }

    /// In a race what decides comes first (EVA-RACE-11, EVA-RACE-12): the goal, the lowest marker, three stadiums,
    /// satisfaction.
    fn margin(state: &State, outcome: &Outcome, seat: Seat) -> f32 {
        let needed = COMPONENTS.figures.goal_stadiums;
        let value = |seat: Seat| {
            let player = state.player(seat);
            let lowest = outcome.seats[seat.index()].score;
            if !state.is_race() {
                return lowest as f32;
            }
            let three = player.stadiums_there() >= needed;
            let goal = three && lowest >= COMPONENTS.figures.goal_production.into();
            let satisfied = 0.05 * f32::from(player.satisfaction(player.all_stadiums()));
            lowest as f32 + satisfied + if three { 0.3 } else { 0.0 } + if goal { 2.0 } else { 0.0 }
        };
        let others = state.seats().filter(|&other| other != seat).map(value);
        let best = others.max_by(f32::total_cmp);
        value(seat) - best.unwrap_or_else(|| Self::par(state).unwrap_or(0.0))
    }

    fn used(told: &[Event], seat: Seat) -> Vec<(&'static str, String)> {
        let put_back = |event: &Event| match *event {
            Event::GoalReturned { seat: by, goal } if by == seat => goal,
            _ => None,
        };
        let returned: Vec<Goal> = told.iter().filter_map(put_back).collect();
        let used = |event: &Event| match *event {
            Event::SetDealt { seat: by, set } if by == seat => Some(("technology set", set.to_string())),
            Event::Researched { seat: by, tech, .. } if by == seat => {
                Some(("technology", tech.id().to_owned()))
            }
            Event::ShipBuilt { seat: by, ship, .. } if by == seat => Some(("ship", ship.id().to_owned())),
            Event::StadiumBuilt { seat: by, stadium, .. } if by == seat => {
                Some(("stadium", stadium.id().to_owned()))
            }
            Event::InfrastructurePlayed { seat: by, infrastructure, .. } if by == seat => {
                Some(("infrastructure", infrastructure.id().to_owned()))
            }
            Event::ContractPlayed { seat: by, contract } if by == seat => {
                Some(("contract", contract.id().to_owned()))
            }
            Event::CardPlayed { seat: by, card, .. } if by == seat => {
                Some(("action card", card.id().to_owned()))
            }
            Event::GoalKept { seat: by, goal: Some(goal) } if by == seat && !returned.contains(&goal) => {
                Some(("goal", goal.id().to_owned()))
            }
            Event::RaceGoalReached { seat: by } if by == seat => Some(("race goal", "reached".to_owned())),
            _ => None,
        };
        told.iter().filter_map(used).collect()
    }

    fn stage(state: &State) -> u32 {
        state.year.into()
    }

    /// The networks for most players serve more of them too: the description holds the seat and the next one, and
    /// all others are in the estimate that it corrects.
    fn learned(state: &State) -> Option<&'static Net> {
        let (mode, players) = (state.options.mode, state.options.players);
        let players = players.min(if mode == Mode::Race { 2 } else { 3 });
        NETS.get(&format!("evacuation-{}-{players}", mode.id()))
    }
}

/// The points of the lowest marker (EVA-POINT-04) between the steps; with years to come the table is blurred, since
/// nobody knows where on it the game will end.
fn lowest_points(lowest: f32, later: u8) -> f32 {
    let table = &COMPONENTS.figures.lowest;
    let last = table.len() - 1;
    let step = (lowest.max(0.0) as usize).min(last);
    let rest = lowest.max(0.0) - step as f32;
    let next = table.get(step + 1).map_or(COMPONENTS.figures.lowest_beyond, |&next| next - table[step]);
    let exact = table[step] as f32 + rest * next as f32;
    let blurred = 0.15 * lowest * lowest.max(0.0) + 0.2 * lowest;
    let share = 0.25 * f32::from(later);
    exact * (1.0 - share) + blurred * share
}

/// What is foreseen for a seat.
#[derive(Clone, Copy, Default)]
struct Foreseen {
    outlook: Outlook,
    clock: Clock,
    /// What sub-actions that are going on bring besides.
    extra: f32,
    goals: f32,
}

impl Foreseen {
    fn all(state: &State) -> [Foreseen; 4] {
        let mut all = [Foreseen::default(); 4];
        for (seat, foreseen) in Seat::all(state.options.players).zip(&mut all) {
            *foreseen = Foreseen::of(state, seat);
        }
        all
    }

    fn of(state: &State, seat: Seat) -> Foreseen {
        let w = &*WEIGHTS;
        let clock = Clock::of(state, seat);
        let mut player = state.player(seat);
        let mut after: Player;
        let mut extra = 0.0;
        if state.active == seat && !state.tasks.is_empty() && !state.step.is_simultaneous() {
            after = *player;
            extra = prospect::resolve(state, seat, &mut after);
            player = &after;
        }
        let outlook = Outlook::of(state, player, clock, w);
        let goals =
            if state.is_race() { 0.0 } else { goals::points(state, player, seat, &outlook, clock, w) };
        Foreseen { outlook, clock, extra, goals }
    }
}

/// The points mode by its scoring; in a race the lowest marker after the reckoning (EVA-RACE-06 to EVA-RACE-10).
fn parts(state: &State, all: &[Foreseen; 4], seat: Seat) -> [(&'static str, f32); 9] {
    let (figures, w) = (&COMPONENTS.figures, &*WEIGHTS);
    let Foreseen { outlook: o, clock, extra, goals } = &all[seat.index()];
    let missing = (f32::from(figures.goal_stadiums) - o.stadiums).max(0.0);
    let production = o.production.iter().sum::<f32>();
    let ranking = ranking(state, all, seat, w);
    if state.is_race() {
        return [
            ("lowest", o.lowest),
            ("production", 0.1 * production),
            ("left", -o.left.iter().sum::<f32>()),
            ("stadiums", -missing),
            ("tokens", -o.tokens),
            ("means", w.race_share * o.means),
            ("pending", w.race_share * extra),
            ("goals", *goals),
            ("ranking", ranking),
        ];
    }
    let left = figures.population_site_left as f32 * o.left[0] + figures.factory_site_left as f32 * o.left[1];
    [
        ("lowest", lowest_points(o.lowest, clock.later)),
        ("production", w.production * production),
        ("left", left),
        ("stadiums", figures.missing_stadium as f32 * missing),
        ("tokens", figures.penalty_token as f32 * o.tokens),
        ("means", o.means),
        ("pending", *extra),
        ("goals", *goals),
        ("ranking", ranking),
    ]
}

/// Points for places in satisfaction (EVA-POINT-07; in a race EVA-RACE-07, EVA-RACE-08), by how far ahead a seat
/// is; and the turn order.
fn ranking(state: &State, all: &[Foreseen; 4], seat: Seat, w: &Weights) -> f32 {
    let figures = &COMPONENTS.figures;
    let own = &all[seat.index()].outlook;
    let mut above = 0.0;
    let mut others = 0.0;
    let mut compare = |other: f32, own: f32| {
        above += 1.0 / (1.0 + ((own - other) / w.satisfaction_scale).exp());
        others += 1.0;
    };
    for other in state.seats().filter(|&other| other != seat) {
        let other = &all[other.index()].outlook;
        if state.is_race() {
            compare(other.order, own.order);
        } else {
            compare(other.satisfaction * (other.stadiums / 3.0).min(1.0), own.satisfaction);
        }
    }
    if state.is_solo() {
        compare(f32::from(satisfaction(state.solo.stadiums)), own.satisfaction);
    }
    let places = |first: f32, second: f32| {
        let chance_first = (1.0 - above).max(0.0);
        first * chance_first + second * (1.0 - chance_first) * (2.0 - above).clamp(0.0, 1.0)
    };
    let two = others < 1.5;
    if state.is_race() {
        let bonus = if two {
            places(figures.race_bonus_two_players as f32, 0.0)
        } else {
            places(figures.race_bonus_first as f32, figures.race_bonus_second as f32)
        };
        return bonus + 0.3 * w.satisfaction * own.order;
    }
    let [first, second] =
        if two { figures.places_two_players } else { [figures.places[0], figures.places[1]] };
    let ranked = (own.stadiums / 3.0).min(1.0);
    let by_lines = if state.options.line_dominance { goals::line_points(state, seat) } else { 0.0 };
    ranked * places(first as f32, second as f32) + w.satisfaction * own.order + by_lines
}
