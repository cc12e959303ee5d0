//! Reworld: the rules.
//!
//! Chapter one has five rounds. Each lays 20 modules out around a station and deals officer cards; in a
//! turn a player acquires a module with cards, takes the start player marker, or leaves the round. The
//! cards that lie next to a module set its price, and the top card of the payment says which of the five
//! module rows it joins. In chapter two the rows are taken apart again from their open ends: terrabots
//! found cities, shuttles carry crews there or join the defence, satellites defend or score. Population
//! ships reward the first who reaches a goal, the final population ship the largest of everything.
//!
//! Reading order: [`vocab`] (the terms), [`components`] (the figures), [`state`], [`action`] and [`event`]
//! (what can be decided, what happened), `flow` (the sequence of play), then the rules. Where a rule lives:
//! search for its id, or go by its group.
//!
//! | Group | File |
//! |---|---|
//! | REW-COMP | `components.rs`, `components/checks.rs`, `audit.rs` |
//! | REW-INFO, REW-AREA | `view.rs`, `resample.rs` |
//! | REW-SETUP, REW-VAR | `rules/setup.rs`, `options.rs` |
//! | REW-FLOW, REW-TURN, REW-CH2, REW-END | `flow.rs` |
//! | REW-PREP, REW-REND | `rules/prepare.rs` |
//! | REW-ADJ, REW-PAY | `rules/payment.rs`, `rules/price.rs` |
//! | REW-ACQ, REW-START, REW-LEAVE | `rules/acquire.rs`, `rules/start_marker.rs`, `rules/leave.rs` |
//! | REW-DEC, REW-TERRA, REW-CITY | `rules/decouple.rs`, `rules/terrabots.rs` |
//! | REW-SHUT, REW-CREW | `rules/shuttles.rs`, `rules/crews.rs` |
//! | REW-SAT, REW-TASK | `rules/satellites.rs` |
//! | REW-SHIP, REW-POP | `rules/ships.rs` |
//! | REW-FINAL, REW-WIN | `rules/scoring.rs` |
//! | REW-CHOICE | `action.rs`, `rules/mod.rs` |
//!
//! ```
//! use orrery_core::{FastDice, Game, Silent, playout};
//! use orrery_reworld::Reworld;
//!
//! let mut dice = FastDice::new(1);
//! let mut state = Reworld::setup(&Reworld::options(3), &mut dice, &mut Silent).unwrap();
//! playout::random::<Reworld>(&mut state, &mut dice, &mut Vec::new(), Reworld::MAX_DECISIONS);
//! assert!(Reworld::outcome(&state).unwrap().winners().count() > 0);
//! ```

pub mod action;
mod audit;
pub mod components;
pub mod event;
pub mod facts;
mod flow;
mod observe;
pub mod options;
mod resample;
pub mod rules;
pub mod state;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod text;
pub mod view;
pub mod vocab;

use orrery_core::{
    Checks, Context, Dice, Game, GameInfo, Illegal, Outcome, RuleId, Seat, Seats, SetupError, Sink, Viewer,
};

pub use action::Action;
pub use event::Event;
pub use facts::Facts;
pub use options::Options;
pub use state::State;
pub use view::View;

/// The game.
pub struct Reworld;

impl Game for Reworld {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const RULES_VERSION: u32 = 2;
    // Chapter one: 20 modules with 3 decisions each, the marker with 2, 4 players leaving, in 5 rounds.
    // Chapter two: 20 shuttles with 6, 16 satellites with 3, 25 terrabots with 2, 39 crews with 1.
    const MAX_DECISIONS: usize = 5 * (20 * 3 + 2 + 4) + 20 * 6 + 16 * 3 + 25 * 2 + 39;
    const STEP_RULE: RuleId = RuleId("REW-FLOW-06");

    fn info() -> &'static GameInfo {
        &options::INFO
    }

    fn options(players: u8) -> Options {
        Options::usual(players)
    }

    fn components_hash() -> &'static str {
        &components::HASH
    }

    fn players(state: &State) -> u8 {
        state.players
    }

    fn setup(
        options: &Options,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Event>,
    ) -> Result<State, SetupError> {
        rules::setup::setup(options, dice, sink)
    }

    #[inline]
    fn to_act(state: &State) -> Seats {
        state.to_act()
    }

    #[inline]
    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: Action, checks: &mut impl Checks) -> Result<(), Illegal> {
        rules::check(state, seat, action, checks)
    }

    #[inline]
    fn play(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Event>,
    ) {
        flow::play(&mut Context { state, dice, sink }, seat, action);
    }

    fn universe(_: &Options) -> Vec<Action> {
        Action::universe()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        resample::resample(state, viewer, dice)
    }

    fn score(state: &State, seat: Seat) -> i32 {
        state.areas.get(seat.index()).map_or(0, |area| area.score.into())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::scoring::outcome(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}
