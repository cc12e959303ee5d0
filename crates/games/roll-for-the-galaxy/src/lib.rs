//! The rules of Roll for the Galaxy, for 2 to 5 players.
//!
//! Everybody builds an empire of developments and worlds with dice as workers. A round has five steps
//! (RFG-ROUND-01):
//!
//! 1. **Roll**: all roll their cups in secret.
//! 2. **Assign**: dice go into the columns of the phases they show, wild ones anywhere; one die selects a
//!    phase; Reassign powers and Dictate move others. A secret plan in small steps, until all are ready.
//! 3. **Reveal**: the selected phases are played; dice of other phases return to the cups.
//! 4. **Phases**: I Explore (draw tiles or gain credits), II Develop and III Settle (dice pay for tiles),
//!    IV Produce (dice become goods), V Ship (goods become credits or VP). All players at the same time,
//!    in player order where the ledger says that order matters.
//! 5. **Manage**: dice are recruited for credits and recalled for free; secret until all have committed.
//!
//! The game ends after the round in which the pool of VP is empty or a tableau holds 12 tiles.
//!
//! Reading order: [`vocab`] (the terms), [`components`] (the data), [`state`], [`action`] and [`event`]
//! (what can be decided, what happened), `flow` (the sequence of play), then the rules. Where a rule
//! lives: search for its id, or go by its group.
//!
//! | Group | File |
//! |---|---|
//! | RFG-COMP | `components.rs`, `components/checks.rs`, `audit.rs` |
//! | RFG-SETUP, RFG-VAR | `rules/setup.rs`, `options.rs` |
//! | RFG-INFO | `view/make.rs`, `resample.rs` |
//! | RFG-ORDER, RFG-ROUND | `flow.rs`, `rules/moment.rs`, `rules/phases.rs` |
//! | RFG-ROLL, RFG-ASSIGN, RFG-REVEAL | `rules/roll.rs`, `rules/assign.rs`, `rules/reveal.rs` |
//! | RFG-REASS, RFG-DICT | `rules/reassign.rs` |
//! | RFG-PHASE, RFG-CRED, RFG-VIRT, RFG-VP | `rules/phases.rs` |
//! | RFG-EXP | `rules/explore.rs`, `rules/bag.rs` |
//! | RFG-DEV, RFG-SETTLE | `rules/develop.rs` (one mechanism), `rules/settle.rs` (what a tile brings) |
//! | RFG-PROD, RFG-SHIP, RFG-MAN | `rules/produce.rs`, `rules/ship.rs`, `rules/manage.rs` |
//! | RFG-TILE | `rules/powers.rs`, and where each power works |
//! | RFG-END, RFG-SCORE | `rules/scoring.rs` |
//!
//! What people read is in `text.rs` and its parts, what a client draws in [`view`] and [`facts`].
//!
//! ```
//! use orrery_core::{FastDice, Game, Silent, playout};
//! use orrery_roll_for_the_galaxy::RollForTheGalaxy;
//!
//! let mut dice = FastDice::new(1);
//! let options = RollForTheGalaxy::options(3);
//! let mut state = RollForTheGalaxy::setup(&options, &mut dice, &mut Silent).unwrap();
//! let limit = RollForTheGalaxy::MAX_DECISIONS;
//! playout::random::<RollForTheGalaxy>(&mut state, &mut dice, &mut Vec::new(), limit);
//! assert!(RollForTheGalaxy::outcome(&state).unwrap().winners().count() > 0);
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
mod rules;
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
pub use options::Options;
pub use state::State;
pub use view::View;

/// The game.
pub struct RollForTheGalaxy;

impl Game for RollForTheGalaxy {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const RULES_VERSION: u32 = 2;
    const MAX_DECISIONS: usize = 20_000;
    const STEP_RULE: RuleId = RuleId("RFG-ORDER-05");

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
        state.options.players
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

    // A plan may be taken back while it is secret (RFG-OPEN-28); other taking back is computed outside the
    // rules (RFG-OPEN-23).
    #[inline]
    fn rewinds(action: Action) -> bool {
        matches!(action, Action::Replan)
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
