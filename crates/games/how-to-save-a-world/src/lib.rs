//! How to Save a World: the rules.
//!
//! An asteroid approaches the planet Alarria. In each round the players in turn send a lander to an action
//! space of the planet or its moon, play an action card, fly by express shuttle, or pass. Effects give
//! resources, income, badges and cards, and let them work on three projects: laser, shield and evacuation.
//! Every work puts a cube into a bag. At the end of a round the asteroid comes nearer and cubes are drawn; on
//! Day X they decide which project saves the planet, and who has done most for it.
//!
//! An effect may ask many small questions. What is still to be resolved lies on a stack of frames
//! ([`state::Frame`]); the top one asks, or runs by itself. `flow::resolve` goes on until somebody has
//! something to decide.
//!
//! Read in this order: [`vocab`] (terms), [`components`] (figures), [`state`], [`action`] and [`event`],
//! `flow` (the sequence of play), `rules` (one file for one chapter of the ledger, with a table of contents),
//! [`view`] and `resample` (who knows what), [`text`] (how it is said), [`facts`] (what the pieces are),
//! `audit` (what always holds). Every rule of the ledger (`rules/en.md`) is cited by its id where it is
//! enforced.

pub mod action;
mod audit;
pub mod components;
pub mod event;
pub mod facts;
mod flow;
mod observe;
pub mod options;
mod resample;
mod rules;
pub mod state;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
pub mod text;
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
pub struct HowToSaveAWorld;

impl Game for HowToSaveAWorld {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const RULES_VERSION: u32 = 1;
    // Six rounds of four players. A player's turns in a round: at most 72 cards played, and every express
    // shuttle costs one of at most 50 resources and what is gained meanwhile. Few turns ask more than a
    // dozen questions; random games have a few hundred decisions in all.
    const MAX_DECISIONS: usize = 20_000;
    const STEP_RULE: RuleId = RuleId("HSW-TURN-04");

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

    #[inline]
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
        rules::scoring::score(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::scoring::outcome(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}
