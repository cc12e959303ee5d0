//! What the rules of a game work on while an action is carried out.

use crate::{Audience, Dice, Seat, Sink};

/// The state, the dice, and where events go. First change the state, then tell of it: who listens may look at the
/// state right after each event ([`Sink::after`]). Every effect function of every game takes one as its first
/// argument: `fn explore<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat)`, where
/// `Context` is the game's own alias with its state filled in.
pub struct Context<'a, State, D, S> {
    /// The game in progress.
    pub state: &'a mut State,
    /// Randomness.
    pub dice: &'a mut D,
    /// Who listens.
    pub sink: &'a mut S,
}

impl<State: 'static, D: Dice, S> Context<'_, State, D, S> {
    /// Tells everybody.
    #[inline]
    pub fn tell<E>(&mut self, event: E)
    where
        S: Sink<E>,
    {
        self.say(Audience::ALL, event);
    }

    /// Tells one player and nobody else.
    #[inline]
    pub fn tell_only<E>(&mut self, seat: Seat, event: E)
    where
        S: Sink<E>,
    {
        self.say(Audience::only(seat), event);
    }

    /// Tells everybody but one player.
    #[inline]
    pub fn tell_others<E>(&mut self, seat: Seat, event: E)
    where
        S: Sink<E>,
    {
        self.say(Audience::except(seat), event);
    }

    #[inline]
    fn say<E>(&mut self, to: Audience, event: E)
    where
        S: Sink<E>,
    {
        self.sink.emit(to, event);
        self.sink.after(self.state);
    }

    /// Says that something hidden from them is shown to the audience now, without dice: a secret choice
    /// turned up, a card of another hand shown. An action that shows its own player something cannot be
    /// taken back. Drawing by dice needs no such word.
    #[inline]
    pub fn reveal<E>(&mut self, to: Audience)
    where
        S: Sink<E>,
    {
        self.sink.reveal(to);
    }
}
