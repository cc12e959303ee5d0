//! Positions for tests, built piece by piece; only there with the feature `testkit`.
//!
//! ```
//! use orrery_evacuation::testkit::Fixture;
//!
//! let mut game = Fixture::race(2).store(0, "new", "2 steel").population(0, 2).actions();
//! game.play("act settle").play("settle f_q6_rm3");
//! assert_eq!(game.state.players[0].production, [1, 1, 0]);
//! ```

mod begin;
mod board;
mod finish;
mod players;
mod words;

use orrery_core::testkit::Scenario;
use orrery_core::{FastDice, Seat, Silent};

pub use words::{board_action, card, field, resources};

use crate::Evacuation;
use crate::options::Options;
use crate::rules::setup;
use crate::state::{Cards, Goals, Player, State, Step, Tasks, Who};
use crate::vocab::{Actions, Bonuses, CardSet, Goal, Mode};

/// A game in a test.
pub type Table = Scenario<Evacuation>;

/// A position under construction: year 1, empty stores, seats in turn order.
pub struct Fixture {
    state: State,
    goals: [Option<Vec<Goal>>; 4],
    hands: [Option<CardSet>; 4],
}

impl Fixture {
    /// A race with simple actions and strict bonuses.
    pub fn race(players: u8) -> Fixture {
        Fixture::new(Options { mode: Mode::Race, ..Options::usual(players) })
    }

    /// The points mode with simple actions and strict bonuses.
    pub fn points(players: u8) -> Fixture {
        Fixture::new(Options { mode: Mode::Points, ..Options::usual(players) })
    }

    /// The solo game with simple actions and strict bonuses.
    pub fn solo() -> Fixture {
        Fixture::points(1)
    }

    /// A race with advanced actions.
    pub fn advanced(players: u8) -> Fixture {
        Fixture::new(Options { actions: Actions::Advanced, ..Options::usual(players) })
    }

    /// Any options.
    pub fn new(options: Options) -> Fixture {
        let mut dice = FastDice::new(1);
        let mut state = match setup::setup(&options, &mut dice, &mut Silent) {
            Ok(state) => state,
            Err(error) => panic!("{error}"),
        };
        // Whatever is decided before the first turn is replaced below.
        let mut actions = Vec::new();
        while state.step != Step::Actions {
            orrery_core::playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1);
        }
        state.tasks = Tasks::default();
        for (i, player) in state.players.iter_mut().enumerate() {
            player.stores = [[0; 3]; 2];
            player.goals = Goals::default();
            player.cards = Cards::default();
            for (column, own) in player.grid.iter_mut().enumerate() {
                *own = [0, 3, 6].map(|level| level + column as u8);
            }
            player.set = i as u8;
        }
        if !state.is_solo() {
            for (place, who) in state.order.iter_mut().enumerate() {
                *who = Who::Player(Seat(place as u8));
            }
        }
        Fixture { state, goals: [const { None }; 4], hands: [None; 4] }
    }

    /// Generous bonuses.
    pub fn generous(mut self) -> Fixture {
        self.state.options.bonuses = Bonuses::Generous;
        self
    }

    /// The state as it is.
    pub fn state(mut self) -> State {
        self.finish();
        self.state
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        self.state.player_mut(Seat(seat))
    }
}
