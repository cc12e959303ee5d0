//! The rules of Evacuation, for 1 to 4 players.
//!
//! The Old World ends. In four years everybody carries population, factories and stadiums by spaceship to the New
//! World and builds up production there. A year has seven phases (EVA-YEAR-01):
//!
//! 1. **Income**: both worlds produce into their own stores, then eat; stadiums are demanded.
//! 2. **Actions**: in turn order, an action of the player board or a card each, until all have passed. Every
//!    action costs more energy than the one before and leaves power points, the stronger the fewer.
//! 3. **Transport**: ships are loaded and fly; all at the same time.
//! 4. **Turn order** by satisfaction.
//! 5. **Progress**: power points move two markers along a track whose turning points close the Old World and open
//!    terrains of the New World.
//! 6. **Bonus**: who hits a number of the bonus card with the power points takes its bonus.
//! 7. **Year end**.
//!
//! The race is won with three stadiums and a production of eight each on the New World; the points mode is scored
//! after four years. One player plays against an opponent run by cards.
//!
//! Reading order: [`vocab`] (the terms), [`components`] (the data), [`state`], [`action`] and [`event`] (what can
//! be decided, what happened), `flow` (the sequence of play), then the rules; [`view`] (who sees what), `text` (how
//! it is said), `audit` (what always holds). Where a rule lives: search for its id, or go by its group.
//!
//! | Group | File |
//! |---|---|
//! | EVA-COMP, EVA-MAP | `components.rs`, `components/map.rs`, `components/checks.rs` |
//! | EVA-SETUP, EVA-MOD | `options.rs`, `rules/setup.rs` |
//! | EVA-RES, EVA-GAIN, EVA-EXCH | `rules/resources.rs` |
//! | EVA-INFO | `view.rs`, `resample.rs` |
//! | EVA-YEAR, EVA-RACE-01 to 05 | `flow.rs`, `rules/contracts.rs` |
//! | EVA-INC, EVA-PROD | `rules/income.rs`, `rules/technology.rs` |
//! | EVA-ACT, EVA-ENE, EVA-ADV | `rules/turn.rs`, `rules/energy.rs`, `rules/effects.rs`, `rules/hands.rs` |
//! | EVA-INFRA, EVA-TECH, EVA-SETTLE | `rules/infrastructure.rs`, `rules/technology.rs`, `rules/settle.rs` |
//! | EVA-SHIP, EVA-STAD, EVA-DISP | `rules/purchase.rs`, `rules/displays.rs` |
//! | EVA-FACT, EVA-CLONE, EVA-POP | `rules/factories.rs` |
//! | EVA-TRANS | `rules/transport.rs`, `rules/rewinds.rs` |
//! | EVA-ORDER, EVA-PROG, EVA-TURN | `rules/order.rs`, `rules/progress.rs` |
//! | EVA-BONUS, EVA-YEND | `rules/bonus.rs`, `rules/year_end.rs` |
//! | EVA-RACE-06 to 15, EVA-POINT, EVA-GOAL, EVA-LINE | `rules/scoring/*.rs`, `rules/metrics.rs`, `rules/goals.rs` |
//! | EVA-CONTR | `rules/contracts.rs` |
//! | EVA-SOLO, EVA-RIVAL | `rules/solo.rs` |
//! | EVA-INV | `audit.rs` |
//!
//! ```
//! use orrery_core::{FastDice, Game, Silent, playout};
//! use orrery_evacuation::Evacuation;
//!
//! let mut dice = FastDice::new(1);
//! let mut state = Evacuation::setup(&Evacuation::options(3), &mut dice, &mut Silent).unwrap();
//! playout::random::<Evacuation>(&mut state, &mut dice, &mut Vec::new(), Evacuation::MAX_DECISIONS);
//! assert!(Evacuation::outcome(&state).unwrap().winners().count() > 0);
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
pub struct Evacuation;

impl Game for Evacuation {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const RULES_VERSION: u32 = 1;
    // Energy limits a year to some forty actions of a player, each with some ten choices.
    const MAX_DECISIONS: usize = 20_000;
    const STEP_RULE: RuleId = RuleId("EVA-YEAR-01");

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

    #[inline]
    fn rewinds(action: Action) -> bool {
        action.rewinds()
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

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{FastDice, Silent, playout};

    #[test]
    fn states_are_small() {
        assert!(size_of::<State>() <= 3 * 1024, "{}", size_of::<State>());
    }

    #[test]
    fn random_games_of_all_options_are_sound() {
        let mut actions = Vec::new();
        for players in 1..=4 {
            for chosen in options::INFO.combinations(players) {
                let options = serde_json::from_value(options::INFO.to_json(&chosen)).unwrap();
                for seed in 0..3 {
                    let mut dice = FastDice::new(seed);
                    let mut state = Evacuation::setup(&options, &mut dice, &mut Silent).unwrap();
                    let mut decisions = 0;
                    while playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1) == 1 {
                        decisions += 1;
                        if let Err(why) = audit::audit(&state) {
                            panic!("{chosen:?}, seed {seed}, decision {decisions}: {why}");
                        }
                    }
                    assert!(Evacuation::outcome(&state).is_some() && decisions < Evacuation::MAX_DECISIONS);
                }
            }
        }
    }
}
