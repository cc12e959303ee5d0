//! Seats at a table, sets of seats, and who may see something.

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 8;

    /// The seat as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    pub const fn next(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table, in clockwise order from seat 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Just one seat.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `players`.
    #[inline]
    pub const fn all(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without `seat`.
    #[inline]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Through whose eyes a state is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who does not play and sees what is public.
    Onlooker,
    /// The replay of a finished game: everything is open.
    Everything,
}

impl Viewer {
    /// Whether the viewer knows what is known to this seat alone.
    pub const fn knows(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own.0 == seat.0,
            Viewer::Onlooker => false,
            Viewer::Everything => true,
        }
    }
}

/// Who learns of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Audience {
    /// The players who learn of it.
    pub seats: Seats,
    /// Whether onlookers learn of it.
    pub onlookers: bool,
}

impl Audience {
    /// All players and onlookers.
    pub const ALL: Audience = Audience { seats: Seats(u8::MAX), onlookers: true };

    /// One player and nobody else.
    pub const fn only(seat: Seat) -> Audience {
        Audience { seats: Seats::one(seat), onlookers: false }
    }

    /// Everybody but one player; the counterpart of [`Audience::only`] for events that come in two forms.
    pub const fn except(seat: Seat) -> Audience {
        Audience { seats: Seats(u8::MAX).without(seat), onlookers: true }
    }

    /// Whether `viewer` learns of it.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Onlooker => self.onlookers,
            Viewer::Everything => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_an_ordered_set() {
        let mut set: Seats = [Seat(3), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!((set.first(), set.len()), (Some(Seat(1)), 2));
        set.remove(Seat(1));
        assert!(!set.contains(Seat(1)) && set.contains(Seat(3)));
        assert_eq!(Seats::all(8), Seats(255));
        assert!(!Seats::all(8).contains(Seat(200)), "a seat beyond the table is never in a set");
    }

    #[test]
    fn the_two_forms_of_a_secret_event_reach_everybody_once() {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
            let own = Audience::only(Seat(2)).includes(viewer);
            let others = Audience::except(Seat(2)).includes(viewer);
            assert!(own != others, "{viewer:?}");
        }
    }

    #[test]
    fn next_goes_round() {
        assert_eq!(Seat(0).next(3), Seat(1));
        assert_eq!(Seat(2).next(3), Seat(0));
    }
}
