//! From which phase a position is played on.

use orrery_core::testkit::{Scenario, Script};
use orrery_core::{Log, Seat};

use super::{Fixture, Table};
use crate::components::{Effect, Times};
use crate::event::Event;
use crate::flow;
use crate::rules::Context;
use crate::state::{Step, Task, Who};

impl Fixture {
    /// Plays on from phase 2: the first place of the turn order has a turn.
    pub fn actions(self) -> Table {
        self.begin(|ctx| ctx.state.step = Step::Actions)
    }

    /// Plays on from phase 2 with the solo cards as they lie.
    pub fn actions_at(self, place: u8) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::Actions;
            ctx.state.place = place;
        })
    }

    /// A sub-action in the turn of a player, at its end the turn ends.
    pub fn effect(self, seat: u8, effects: &[(Effect, u8)]) -> Table {
        let effects: &'static [Times] =
            effects.iter().map(|&(effect, n)| Times { effect, n }).collect::<Vec<_>>().leak();
        self.begin(|ctx| {
            ctx.state.step = Step::Actions;
            ctx.state.active = Seat(seat);
            let place = ctx.state.order().iter().position(|who| *who == Who::Player(Seat(seat)));
            ctx.state.place = place.map_or(0, |place| place as u8 + 1);
            ctx.state.tasks.push(Task::EndTurn);
            ctx.state.tasks.push_effects(effects, false);
        })
    }

    /// Plays on from phase 1 of this year.
    pub fn income(self) -> Table {
        self.begin(|ctx| {
            ctx.state.year -= 1;
            flow::begin_year(ctx);
        })
    }

    /// Plays on from phase 3.
    pub fn transport(self) -> Table {
        self.begin(flow::begin_transport)
    }

    /// Plays on from phase 4.
    pub fn turn_order(self) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::FlyBack;
            ctx.state.place = ctx.state.places;
        })
    }

    /// Plays on from phase 5, with the turn order as it is.
    pub fn progress(self) -> Table {
        self.begin(flow::begin_progress)
    }

    /// Plays on from phase 6.
    pub fn bonus(self) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::Bonus;
            ctx.state.place = 0;
        })
    }

    /// Plays on from phase 7.
    pub fn year_end(self) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::Bonus;
            ctx.state.place = ctx.state.places;
        })
    }

    /// The game is over.
    pub fn over(self) -> Table {
        self.begin(flow::end_game)
    }

    fn begin(mut self, begin: impl FnOnce(&mut Context<Script, Log<Event>>)) -> Table {
        self.finish();
        let mut table = Scenario::from_state(&self.state.options, self.state);
        let Scenario { state, dice, log, .. } = &mut table;
        let mut ctx = Context { state, dice, sink: log };
        ctx.state.place = 0;
        begin(&mut ctx);
        flow::advance(&mut ctx);
        table
    }
}
