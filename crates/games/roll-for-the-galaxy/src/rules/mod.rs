//! The rules, one file for each chapter of the ledger, in its order:
//!
//! | File | Ledger |
//! |---|---|
//! | [`setup`] | RFG-SETUP |
//! | [`roll`] | RFG-ROLL |
//! | [`assign`] | RFG-ASSIGN: place, select, ready |
//! | [`reassign`] | RFG-REASS, RFG-DICT |
//! | [`reveal`] | RFG-REVEAL |
//! | [`phases`] | RFG-PHASE, RFG-CRED, RFG-VIRT, RFG-ORDER-10 and RFG-ORDER-11, RFG-VP |
//! | [`explore`] | RFG-EXP |
//! | [`bag`] | RFG-EXP-20 to RFG-EXP-25: drawing when the bag runs short |
//! | [`develop`] | RFG-DEV: the builder's work of phases II and III |
//! | [`settle`] | RFG-SETTLE: what a completed tile brings |
//! | [`produce`] | RFG-PROD |
//! | [`ship`] | RFG-SHIP |
//! | [`manage`] | RFG-MAN |
//! | [`powers`] | RFG-TILE: the effect data, interpreted |
//! | [`scoring`] | RFG-END, RFG-SCORE |

pub(crate) mod assign;
pub(crate) mod bag;
pub(crate) mod develop;
pub(crate) mod explore;
pub(crate) mod manage;
pub(crate) mod phases;
pub(crate) mod powers;
pub(crate) mod produce;
pub(crate) mod reassign;
pub(crate) mod reveal;
pub(crate) mod roll;
pub(crate) mod scoring;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod ship;

use orrery_core::{Audience, Dice, Seat, Sink};

use crate::event::Event;
use crate::state::{Player, State};

/// What the rules work on: the state, the dice, and where events go. Chance enters only by dealing (`setup`),
/// drawing (`bag`), rolling (`roll`) and the extra die (`reveal`): RFG-COMP-17.
pub(crate) struct Table<'a, D, S> {
    pub state: &'a mut State,
    pub dice: &'a mut D,
    pub sink: &'a mut S,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// The player in a seat.
    #[inline]
    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.state.player_mut(seat)
    }

    /// Tells everybody.
    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.sink.emit(Audience::ALL, event);
    }

    /// Tells one player.
    #[inline]
    pub fn whisper(&mut self, seat: Seat, event: Event) {
        self.sink.emit(Audience::only(seat), event);
    }

    /// Tells everybody but one player.
    #[inline]
    pub fn tell_others(&mut self, seat: Seat, event: Event) {
        self.sink.emit(Audience::except(seat), event);
    }
}
