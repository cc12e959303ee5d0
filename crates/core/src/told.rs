//! What happened, with the position after each event: for clients that show an action as a story.

use std::any::Any;

use crate::{Audience, Game, History, Sink, TableDice, Viewer, apply};

/// One event, and what the table looked like right after it.
pub struct Told<G: Game> {
    /// The action, counted from 1.
    pub number: usize,
    /// What happened.
    pub event: G::Event,
    /// The state right after it. In the middle of an action nobody decides anything in it: look at it through
    /// [`Game::view`] only.
    pub state: G::State,
}

/// Keeps what one viewer hears, with the state after each event.
struct Watch<G: Game> {
    viewer: Viewer,
    /// Whether the viewer heard the event that was emitted last.
    heard: bool,
    events: Vec<(G::Event, Option<G::State>)>,
}

impl<G: Game> Sink<G::Event> for Watch<G> {
    fn emit(&mut self, to: Audience, event: G::Event) {
        self.heard = to.includes(self.viewer);
        if self.heard {
            self.events.push((event, None));
        }
    }

    fn after(&mut self, state: &dyn Any) {
        if let Some((_, kept)) = self.events.last_mut().filter(|_| self.heard) {
            *kept = state.downcast_ref::<G::State>().cloned();
        }
    }
}

impl<G: Game> History<G> {
    /// What the viewer heard of the `most` actions after the first `count`; they are played again for it.
    pub fn told(&self, viewer: Viewer, count: usize, most: usize) -> Vec<Told<G>> {
        let mut state = self.state_after(count);
        let mut told = Vec::new();
        for (index, entry) in self.entries().iter().enumerate().skip(count).take(most) {
            let number = index + 1;
            let mut watch = Watch::<G> { viewer, heard: false, events: Vec::new() };
            let mut dice = TableDice::after_rewinds(self.seed(), number as u64, entry.rewinds);
            // The same actions in the same order were legal before, so they are now.
            let _ = apply::<G>(&mut state, entry.seat, entry.action, &mut dice, &mut watch);
            // What follows without a word to the viewer belongs to the last event.
            if let Some((_, last)) = watch.events.last_mut() {
                *last = None;
            }
            told.extend(watch.events.into_iter().map(|(event, after)| Told {
                number,
                event,
                state: after.unwrap_or_else(|| state.clone()),
            }));
        }
        told
    }
}
