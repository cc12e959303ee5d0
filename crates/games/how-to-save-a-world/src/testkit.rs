//! Positions for tests.
//!
//! A [`Fixture`] is a table at the start of round 1 with nobody's cards and everybody's usual resources; seat 0
//! has the start medal and is to move. What a test needs is added by name, and [`Fixture::play`] gives a
//! [`Scenario`] that is played in words:
//!
//! ```
//! use orrery_how_to_save_a_world::testkit::Fixture;
//!
//! let mut game = Fixture::new(3).resources(0, [3, 0, 0, 0, 0]).hand(0, &["boost_production"]).play();
//! game.play("play boost_production").play("raise biomass").play("raise biomass");
//! assert_eq!(game.state.seats[0].incomes, [0, 0, 0, 2, 0]);
//! ```
//!
//! Cards come from wherever they are. Those of [`Fixture::hand`] are known to all, so a reaction window asks
//! exactly if one is playable; those of [`Fixture::secret`] are hidden, as setup cards are.

use orrery_core::testkit::Scenario;
use orrery_core::{FastDice, Game, Seat, Silent};

use crate::HowToSaveAWorld;
use crate::components::COMPONENTS;
use crate::options::Options;
use crate::state::{CardSet, Phase, Spot, State};
use crate::vocab::{
    Card, CardType, Cube, Development, Difficulty, Place, PointSource, Project, Side, Space, Symbol, World,
};

/// A builder of positions.
#[derive(Clone)]
pub struct Fixture {
    options: Options,
    state: State,
    audited: bool,
}

impl Fixture {
    /// A table of 2 to 4 players.
    pub fn new(players: u8) -> Fixture {
        Fixture::with(Options::usual(players))
    }

    /// A solo game at the usual difficulty.
    pub fn solo() -> Fixture {
        Fixture::with(Options::solo(Difficulty::Normal))
    }

    fn with(options: Options) -> Fixture {
        let setup = HowToSaveAWorld::setup(&options, &mut FastDice::new(1), &mut Silent);
        let mut state = setup.unwrap_or_else(|error| panic!("{error}"));
        state.phase = Phase::Turn;
        (state.first, state.medal, state.active) = (Seat(0), Side(0), Side(0));
        for seat in Seat::all(options.players) {
            let player = state.seat_mut(seat);
            player.resources = COMPONENTS.start_resources;
            let start = player.hand.and(COMPONENTS.start_cards);
            let species = player.hand.without(start);
            player.hand = CardSet::NONE;
            state.removed = state.removed.or(start);
            state.seen = state.seen.or(start);
            state.deck = state.deck.or(species);
        }
        let mut fixture = Fixture { options, state, audited: true };
        // The display is the first three cards of each deck in the order of the component file.
        for card_type in CardType::ALL {
            let cards = CardSet::of_type(card_type).without(COMPONENTS.start_cards);
            let ids: Vec<&str> = cards.iter().take(3).map(Card::id).collect();
            fixture = fixture.display(&ids);
        }
        fixture
    }

    /// A position in which pieces do not add up is not audited.
    #[must_use]
    pub fn unaudited(mut self) -> Fixture {
        self.audited = false;
        self
    }

    /// The resources of a seat: energy, knowledge, minerals, biomass, ingenuity.
    #[must_use]
    pub fn resources(mut self, seat: u8, resources: [u8; 5]) -> Fixture {
        self.state.seat_mut(Seat(seat)).resources = resources;
        self
    }

    /// The income lines of a seat.
    #[must_use]
    pub fn incomes(mut self, seat: u8, incomes: [u8; 5]) -> Fixture {
        self.state.seat_mut(Seat(seat)).incomes = incomes;
        self
    }

    /// The active badge tiles of a seat: planet, moon, science.
    #[must_use]
    pub fn tiles(mut self, seat: u8, active: [u8; 3]) -> Fixture {
        self.state.seat_mut(Seat(seat)).active_tiles = active;
        self
    }

    /// The spent badge tiles of a seat.
    #[must_use]
    pub fn spent(mut self, seat: u8, spent: [u8; 3]) -> Fixture {
        self.state.seat_mut(Seat(seat)).spent_tiles = spent;
        self
    }

    /// Technologies of a seat.
    #[must_use]
    pub fn technologies(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let development = find(Development::from_id(id), id);
            self.state.seat_mut(Seat(seat)).technologies |= development.bit();
        }
        self
    }

    /// Adds cards to a hand, known to all.
    #[must_use]
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let card = self.take(id);
            self.state.seen.insert(card);
            self.state.seat_mut(Seat(seat)).hand.insert(card);
        }
        self
    }

    /// Adds cards to a hand that nobody else knows: start cards and species cards.
    #[must_use]
    pub fn secret(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let card = self.take(id);
            self.state.seen.remove(card);
            self.state.seat_mut(Seat(seat)).hand.insert(card);
        }
        self
    }

    /// Adds cards to an own discard pile.
    #[must_use]
    pub fn pile(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let card = self.take(id);
            self.state.seen.insert(card);
            self.state.seat_mut(Seat(seat)).pile.insert(card);
        }
        self
    }

    /// The row of the display of these cards' type, position 0 first. Fewer than three lie to the right.
    #[must_use]
    pub fn display(mut self, ids: &[&str]) -> Fixture {
        let cards: Vec<Card> = ids.iter().map(|id| self.take(id)).collect();
        let Some(card_type) = cards.first().map(|card| card.card_type()) else { return self };
        let row = std::mem::take(&mut self.state.display[card_type.index()]);
        for card in row.into_iter().flatten() {
            self.state.seen.remove(card);
            self.state.deck.insert(card);
        }
        for (place, &card) in (3 - cards.len()..).zip(&cards) {
            self.state.seen.insert(card);
            self.state.display[card_type.index()][place] = Some(card);
        }
        self
    }

    /// Where the three landers of a seat are: `planet`, `moon`, or the id of a space.
    #[must_use]
    pub fn landers(self, seat: u8, spots: [&str; 3]) -> Fixture {
        self.landers_of(Side(seat), spots)
    }

    /// Where the three landers of a side are.
    #[must_use]
    pub fn landers_of(mut self, side: Side, spots: [&str; 3]) -> Fixture {
        self.state.landers[side.slot()] = spots.map(|id| match World::from_id(id) {
            Some(world) => Spot::Zone(world),
            None => Spot::On(find(Space::from_id(id), id)),
        });
        self
    }

    /// Moves a disc to a space, on top of what lies there; its cubes go into the bag.
    #[must_use]
    pub fn disc(self, seat: u8, project: Project, space: u8) -> Fixture {
        self.disc_of(Side(seat), project, space)
    }

    /// Moves a disc of a side.
    #[must_use]
    pub fn disc_of(mut self, side: Side, project: Project, space: u8) -> Fixture {
        let track = &mut self.state.tracks[project.index()];
        let there = track.discs.iter().zip(&track.heights).filter(|&(&at, _)| at == space);
        let height = there.map(|(_, &height)| height).max().unwrap_or(0) + 1;
        let before = std::mem::replace(&mut track.discs[side.slot()], space);
        track.heights[side.slot()] = height;
        track.front = track.front.max(space);
        let removals = COMPONENTS.track.removal.iter().filter(|&&at| at <= track.front).count();
        track.removed = removals as u8;
        let cubes = &mut self.state.bag[project.cube().index()];
        *cubes = *cubes + space - before;
        self
    }

    /// Moves cubes of a project from the bag to its progress track.
    #[must_use]
    pub fn progress(mut self, project: Project, cubes: u8) -> Fixture {
        for slot in &mut self.state.progress[project.index()][..usize::from(cubes)] {
            *slot = Some(project.cube());
        }
        let bag = &mut self.state.bag[project.cube().index()];
        *bag = bag.saturating_sub(cubes);
        self
    }

    /// What the bag holds: laser, shield, evacuation, asteroid. The position is not audited any more.
    #[must_use]
    pub fn bag(mut self, cubes: [u8; 4]) -> Fixture {
        self.state.bag = cubes;
        self.unaudited()
    }

    /// The space of the asteroid, with the asteroid cubes of the symbols passed.
    #[must_use]
    pub fn asteroid(mut self, space: u8) -> Fixture {
        self.state.asteroid = space;
        let passed = COMPONENTS.asteroid[..=usize::from(space)].iter().flatten();
        let symbols = passed.filter(|&&symbol| symbol == Symbol::AddAsteroidCubes).count() as u8;
        self.state.bag[Cube::Asteroid.index()] = symbols * self.state.side_count();
        self
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(mut self, round: u8) -> Fixture {
        self.state.round = round;
        self
    }

    /// The buildings on the moon, the oldest first.
    #[must_use]
    pub fn buildings(mut self, ids: &[&str]) -> Fixture {
        self.state.buildings = ids.iter().map(|id| find(Place::from_id(id), id)).collect();
        self
    }

    /// The seats that have passed.
    #[must_use]
    pub fn passed(mut self, seats: &[u8]) -> Fixture {
        self.state.passed = seats.iter().fold(self.state.passed, |passed, seat| passed | 1 << seat);
        self
    }

    /// Who holds the start medal.
    #[must_use]
    pub fn medal(mut self, side: Side) -> Fixture {
        self.state.medal = side;
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: u8) -> Fixture {
        self.state.active = Side(seat);
        self
    }

    /// Points of a side, gained by effects.
    #[must_use]
    pub fn points(mut self, side: Side, points: u16) -> Fixture {
        self.state.points[side.slot()][PointSource::Effects.index()] = points;
        self
    }

    /// Changes anything else.
    #[must_use]
    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Fixture {
        change(&mut self.state);
        self
    }

    /// The position, to be played from.
    pub fn play(self) -> Scenario<HowToSaveAWorld> {
        if self.audited {
            HowToSaveAWorld::audit(&self.state).unwrap_or_else(|why| panic!("the position is wrong: {why}"));
        }
        let mut scenario = Scenario::from_state(&self.options, self.state);
        scenario.audited = self.audited;
        scenario
    }

    /// Takes a card from wherever it is.
    fn take(&mut self, id: &str) -> Card {
        let card = find(Card::from_id(id), id);
        let state = &mut self.state;
        for set in [&mut state.deck, &mut state.row_discard, &mut state.removed] {
            set.remove(card);
        }
        for player in &mut state.seats {
            player.hand.remove(card);
            player.pile.remove(card);
        }
        state.bottom.iter_mut().filter(|slot| **slot == Some(card)).for_each(|slot| *slot = None);
        let slots = state.display.iter_mut().flatten();
        slots.filter(|slot| **slot == Some(card)).for_each(|slot| *slot = None);
        card
    }
}

fn find<T>(found: Option<T>, id: &str) -> T {
    found.unwrap_or_else(|| panic!("`{id}` is unknown"))
}
