//! What a bot gets to see of a game.

use orrery_core::{Dice, FastDice, Game, Seat, Viewer, playout};

/// A position as one seat knows it. A bot is given this and never the true state.
///
/// It holds a state that was resampled for the seat with fixed dice. By the laws of [`Game`] that state
/// depends only on what the seat may know, so nothing a bot computes from it can depend on a secret.
pub struct Seen<G: Game> {
    seat: Seat,
    viewer: Viewer,
    guess: G::State,
}

impl<G: Game> Seen<G> {
    /// What the seat knows.
    pub fn new(state: &G::State, seat: Seat) -> Seen<G> {
        Seen::through(state, seat, Viewer::Seat(seat))
    }

    /// Everything, secrets included. Only for measuring what hidden information is worth: no seat at a
    /// table is played with it.
    pub fn cheating(state: &G::State, seat: Seat) -> Seen<G> {
        Seen::through(state, seat, Viewer::Everything)
    }

    fn through(state: &G::State, seat: Seat, viewer: Viewer) -> Seen<G> {
        Seen { seat, viewer, guess: G::resample(state, viewer, &mut FastDice::new(0)) }
    }

    /// Whose knowledge this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// One state that might be the true one, always the same.
    pub fn one(&self) -> &G::State {
        &self.guess
    }

    /// A random state that might be the true one.
    pub fn guess(&self, dice: &mut impl Dice) -> G::State {
        G::resample(&self.guess, self.viewer, dice)
    }

    /// Fills `actions` with what the seat can do, rewinds left out. The same in every guess.
    pub fn actions(&self, actions: &mut Vec<G::Action>) {
        playout::forward::<G>(&self.guess, self.seat, actions);
    }

    /// Whether this is the position that follows from `before` by nothing but the seat's own action,
    /// without any news: then whatever was found out about `before` still holds.
    pub fn follows(&self, before: &Seen<G>, action: G::Action) -> bool {
        if self.seat != before.seat || orrery_core::check::<G>(&before.guess, self.seat, action).is_err() {
            return false;
        }
        let mut after = before.guess.clone();
        G::play(&mut after, self.seat, action, &mut FastDice::new(0), &mut orrery_core::Silent);
        G::resample(&after, self.viewer, &mut FastDice::new(0)) == self.guess
    }
}
