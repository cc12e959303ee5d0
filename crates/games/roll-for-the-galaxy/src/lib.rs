//! The rules of Roll for the Galaxy, for 2 to 5 players.

pub mod action;
mod audit;
pub mod components;
pub mod event;
mod flow;
mod resample;
mod rules;
pub mod state;
#[doc(hidden)]
pub mod testkit;
mod text;
pub mod view;
pub mod vocab;

use orrery_core::{
    Dice, Game, GameInfo, Illegal, OptionInfo, Outcome, RuleId, Seat, Seats, SetupError, Silent, Sink, Viewer,
};

pub use action::Action;
pub use event::Event;
pub use state::{Options, State};
pub use view::View;

/// The game.
pub struct RollForTheGalaxy;

static INFO: GameInfo = GameInfo {
    id: "roll-for-the-galaxy",
    name: "Roll for the Galaxy",
    prefix: "RFG",
    players: (2, 5),
    options: &[
        OptionInfo { id: "first_game", choices: &[], default: "false", rule: RuleId("RFG-VAR-02") },
        OptionInfo { id: "order_when_it_matters", choices: &[], default: "true", rule: RuleId("RFG-VAR-04") },
        OptionInfo { id: "dictate_without_move", choices: &[], default: "true", rule: RuleId("RFG-OPEN-08") },
    ],
};

impl Game for RollForTheGalaxy {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 50_000;
    const STEP_RULE: RuleId = RuleId("RFG-ORDER-05");

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn options(players: u8) -> Options {
        Options { players, first_game: false, order_when_it_matters: true, dictate_without_move: true }
    }

    fn players(state: &State) -> u8 {
        state.options.players
    }

    fn setup(options: &Options, dice: &mut impl Dice) -> Result<State, SetupError> {
        let mut state = rules::setup::deal(options, dice)?;
        flow::advance(&mut rules::Table { state: &mut state, dice, sink: &mut Silent });
        Ok(state)
    }

    #[inline]
    fn to_act(state: &State) -> Seats {
        state.to_act()
    }

    #[inline]
    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        flow::legal(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        flow::check(state, seat, action)
    }

    #[inline]
    fn play(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Event>,
    ) {
        flow::play(&mut rules::Table { state, dice, sink }, seat, action);
    }

    fn rewinds(action: Action) -> bool {
        action == Action::Replan
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
