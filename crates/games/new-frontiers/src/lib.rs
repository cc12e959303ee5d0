//! New Frontiers: the rules.
//!
//! Two to five players build empires of developments and colonies. In a round every disc on the priority track
//! selects one of seven action tiles: everybody then buys a development, takes a world, settles one, produces, or
//! sells and consumes goods, in ring order and with a bonus for who selected the tile. The round in which somebody
//! has 11 development spaces or 8 colonies, or in which the colonists or the victory points run out, is the last.
//!
//! Read in this order: [`vocab`] (terms), [`components`] (figures), [`state`], [`action`] and [`event`] (what can be
//! decided, what happened), `flow` (the sequence of play), [`rules`] (one file for one chapter of the rulebook),
//! [`view`] (who sees what), `resample`, `text` (how it is said), [`facts`] (what the tiles are), `audit` (what always
//! holds). Every rule of the ledger (`rules/en.md`) is cited by its id where it is enforced:
//!
//! | Group | File |
//! |---|---|
//! | NFR-COMP, NFR-WLD | `components/checks.rs` |
//! | NFR-SETUP, NFR-MODE | `rules/setup.rs` |
//! | NFR-ROUND, NFR-EOR, NFR-END | `flow.rs` |
//! | NFR-ORDER, NFR-ISO, NFR-ENV | `rules/selection.rs` |
//! | NFR-POW | `rules/powers.rs`, `rules/gains.rs` |
//! | NFR-DEV, NFR-EXP, NFR-SET, NFR-SPOW, NFR-PRO, NFR-TRD, NFR-CON | `rules/`, by the name of the action |
//! | NFR-VP, NFR-LIM | `rules/gains.rs` |
//! | NFR-GOAL | `rules/goals.rs`, `rules/goal_points.rs` |
//! | NFR-SCO | `rules/scoring.rs` |
//! | NFR-INFO | `view.rs`, `resample.rs` |
//! | NFR-DEC | `action.rs` |

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

use std::ops::ControlFlow;

use orrery_core::{
    Checks, Context, Dice, Game, GameInfo, Illegal, Outcome, RuleId, Seat, Seats, SetupError, Sink, Viewer,
};

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

/// The game.
pub struct NewFrontiers;

impl Game for NewFrontiers {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const RULES_VERSION: u32 = 1;
    // At most 99 rounds of at most 5 actions, in which 5 players decide no more than 40 times each.
    const MAX_DECISIONS: usize = flow::LAST_ROUND as usize * 5 * 5 * 40;
    const STEP_RULE: RuleId = RuleId("NFR-ROUND-05");

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
        state.players()
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
        if state.to_act().contains(seat) {
            let _ = rules::each(state, |action| {
                out.push(action);
                ControlFlow::Continue(())
            });
        }
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
        rules::scoring::score(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::scoring::outcome(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}
