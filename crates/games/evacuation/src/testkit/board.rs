//! What lies on the main board of a position: year, turn order, cards, displays, and the opponent.

use orrery_core::Seat;

use super::words::{contract, item};
use super::{Fixture, field};
use crate::state::{EMPTY, Progress, Shelf, Who};
use crate::vocab::{BonusCard, Display, Lane, SoloCard, SoloSet, Stadium};

impl Fixture {
    /// The year.
    pub fn year(mut self, year: u8) -> Fixture {
        self.state.year = year;
        self
    }

    /// The turn order.
    pub fn order(mut self, seats: &[u8]) -> Fixture {
        for (place, &seat) in self.state.order.iter_mut().zip(seats) {
            *place = Who::Player(Seat(seat));
        }
        self
    }

    /// The turn order of a solo game.
    pub fn solo_order(mut self, order: [Who; 3]) -> Fixture {
        self.state.order[..3].copy_from_slice(&order);
        self
    }

    /// The bonus card of this year.
    pub fn bonus_card(mut self, id: &str) -> Fixture {
        let card = BonusCard::from_id(id).unwrap_or_else(|| panic!("no bonus card `{id}`"));
        self.state.bonus_cards[usize::from(self.state.year) - 1] = card;
        self
    }

    /// Settles fields for the opponent.
    pub fn opponent_settled(mut self, ids: &[&str]) -> Fixture {
        for id in ids {
            self.state.solo.fields.insert(field(id));
            self.state.settled.insert(field(id));
        }
        self
    }

    /// Stadiums of the opponent.
    pub fn opponent_stadiums(mut self, ids: &[&str]) -> Fixture {
        for id in ids {
            let stadium = Stadium::from_id(id).unwrap_or_else(|| panic!("no stadium `{id}`"));
            self.remove(Display::Stadium, stadium.0);
            self.state.solo.aside.remove(stadium);
            self.state.solo.stadiums.insert(stadium);
        }
        self
    }

    /// The solo stack from the top: the first card lies on top; the next is drawn first if it is the only one.
    pub fn solo_stack(mut self, ids: &[&str]) -> Fixture {
        let cards: Vec<SoloCard> = ids
            .iter()
            .map(|id| SoloCard::from_id(id).unwrap_or_else(|| panic!("no solo card `{id}`")))
            .collect();
        self.state.solo.top = cards.first().copied();
        self.state.solo.stack = cards.iter().skip(1).copied().collect::<SoloSet>();
        self
    }

    /// The corner of the solo tile.
    pub fn corner(mut self, corner: u8) -> Fixture {
        self.state.solo.corner = corner;
        self
    }

    /// The markers of the opponent (0) or the neutral colour (1), parked.
    pub fn solo_markers(mut self, colour: usize, spaces: [u8; 2]) -> Fixture {
        self.state.solo.markers[colour] = spaces.map(|space| Progress { space, lane: Lane::Parking });
        self
    }

    /// The open contracts.
    pub fn contracts(mut self, ids: &[&str]) -> Fixture {
        self.state.contracts = ids.iter().map(|id| contract(id)).collect();
        self
    }

    /// The lines of line dominance: corner, and `a` or `b`.
    pub fn lines(mut self, lines: [(u8, &str); 3]) -> Fixture {
        self.state.lines = lines.map(|(corner, arrow)| (corner, arrow == "b"));
        self
    }

    /// What a display shows, from position 1; the other items are in its stack.
    pub fn display(mut self, display: &str, ids: &[&str]) -> Fixture {
        let display = Display::from_id(display).unwrap_or_else(|| panic!("no display `{display}`"));
        let shelf = &mut self.state.shelves[display.index()];
        shelf.items().collect::<Vec<_>>().into_iter().for_each(|item| shelf.stack |= 1 << item);
        shelf.open = [EMPTY; 3];
        for (place, id) in ids.iter().enumerate() {
            let item = item(display, id);
            self.state.shelves[display.index()].stack &= !(1 << item);
            self.state.shelves[display.index()].lower &= !(1 << item);
            self.state.shelves[display.index()].open[place] = item;
        }
        self
    }

    /// Leaves only these items in the stack of a display.
    pub fn stack(mut self, display: &str, ids: &[&str]) -> Fixture {
        let display = Display::from_id(display).unwrap_or_else(|| panic!("no display `{display}`"));
        let open = self.state.shelf(display).open;
        let stack = ids.iter().map(|id| 1 << item(display, id)).sum();
        let shelf = &mut self.state.shelves[display.index()];
        *shelf = Shelf::new(stack, 0);
        shelf.open = open;
        self
    }

    pub(super) fn remove(&mut self, display: Display, item: u8) {
        let shelf = &mut self.state.shelves[display.index()];
        shelf.take(item);
        shelf.stack &= !(1 << item);
        shelf.lower &= !(1 << item);
    }
}
