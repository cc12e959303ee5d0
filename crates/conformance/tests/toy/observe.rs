//! What a seat of the toy may know, as bytes.

use orrery_core::observe::{Fields, seats_from, steps_from, turned};
use orrery_core::{Observe, Seat};

use super::{State, Toy, count, fault};

impl Observe for Toy {
    fn observe(state: &State, seat: Seat, out: &mut impl Fields) {
        let players = state.seats.len() as u8;
        out.count("rounds_left", 5, state.rounds_left);
        out.count("bag", 42, count(&state.bag));
        out.counts("discard", 7, &state.discard);
        out.flags("due", players.into(), turned(<Toy as orrery_core::Game>::to_act(state), seat, players));
        out.id("winner", players, state.winner.map(|winner| steps_from(seat, winner, players)));
        out.count("prize", if fault::is(fault::LOW_MAXIMUM) { 3 } else { 6 }, state.prize);
        if fault::is(fault::ODD_FIELDS) && state.winner.is_some() {
            out.flag("won", true);
        }
        let place = &state.seats[seat.index()];
        out.counts("hand", 7, &place.hand);
        for (step, other) in seats_from(seat, players).enumerate() {
            let place = &state.seats[other.index()];
            out.part("seat", step);
            out.count("cards", 42, count(&place.hand));
            out.flag("has_bid", place.bid.is_some());
            let open = step == 0 || state.winner.is_some() || fault::is(fault::OBSERVED_BIDS);
            out.count("bid", 6, place.bid.filter(|_| open).unwrap_or(0));
            out.number("points", if fault::is(fault::LOST_POINTS) { 0 } else { place.points });
        }
        out.end_parts();
    }
}
