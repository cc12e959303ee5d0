//! Everything about a game in progress. Data only; what happens to it stands in [`crate::rules`].

mod frame;
mod player;
mod sets;

use arrayvec::ArrayVec;
use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

pub use frame::{DevelopStep, Frame, Works};
pub use player::{Player, Spot};
pub use sets::{CardSet, SpaceSet};

use crate::components::{COMPONENTS, PROGRESS, SITES};
use crate::vocab::{
    Card, CardType, Cause, Cube, Difficulty, Order, Place, PointSource, Project, Reward, Side, Space, World,
};

/// The most frames that can wait at once. A turn holds at most two lists and what they ask for, and each
/// reaction card played inside adds at most four frames; [`crate::rules::reactions`] stops before it is full.
pub const FRAMES: usize = 48;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The number of seats.
    pub players: u8,
    /// How strong the Consortium is.
    pub difficulty: Difficulty,
    /// Where the game is.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// Whether the turn is the overtime turn (HSW-OVER-01).
    pub overtime: bool,
    /// Whose turn it is.
    pub active: Side,
    /// Who holds the start medal.
    pub medal: Side,
    /// The start player of the game: returned species cards lie in this order (HSW-SETUP-25).
    pub first: Seat,
    /// Who has passed, a bit for each [slot](Side::slot).
    pub passed: u8,
    /// The players.
    pub seats: [Player; 4],
    /// The landers, by slot.
    pub landers: [[Spot; 3]; 4],
    /// The points of the score track, by slot and by what they were gained by.
    pub points: [[u16; PointSource::ALL.len()]; 4],
    /// The project tracks.
    pub tracks: [Track; 3],
    /// The progress tracks: what lies on each space.
    pub progress: [[Option<Cube>; PROGRESS]; 3],
    /// Cubes that found their track full, by kind (HSW-PROG-06).
    pub set_aside: [u8; 4],
    /// The cubes in the bag, by kind.
    pub bag: [u8; 4],
    /// The space of the asteroid.
    pub asteroid: u8,
    /// The buildings on the moon, the oldest first.
    pub buildings: ArrayVec<Place, SITES>,
    /// The three decks together, without the returned species cards. Their order is not known to anybody.
    pub deck: CardSet,
    /// The returned species cards under the species deck, by place in turn order.
    pub bottom: [Option<Card>; 4],
    /// The display: rows by type, position 0 next to the deck (HSW-SETUP-13).
    pub display: [[Option<Card>; 3]; 3],
    /// The three row discards together.
    pub row_discard: CardSet,
    /// The cards that effects have removed from the game.
    pub removed: CardSet,
    /// The cards that everybody has seen (HSW-INFO-08).
    pub seen: CardSet,
    /// The order cards left in the deck of the Consortium, a bit each.
    pub orders: u16,
    /// The order card of its last turn.
    pub order: Option<Order>,
    /// What belongs to the present turn only.
    pub turn: Turn,
    /// What is still to be resolved in the present turn.
    pub stack: ArrayVec<Frame, FRAMES>,
    /// Why Day X came.
    pub cause: Option<Cause>,
    /// The rescue project.
    pub rescue: Option<Project>,
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses a species card.
    Keep,
    /// A turn begins.
    Turn,
    /// A turn is being resolved.
    Resolve,
    /// The game is over.
    Over,
}

/// A project track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    /// The spaces of the discs, by slot.
    pub discs: [u8; 4],
    /// How high each disc lies on its space: neutral discs lie below 1.
    pub heights: [u8; 4],
    /// The furthest space that a player's disc has reached.
    pub front: u8,
    /// How many reward tiles are gone.
    pub removed: u8,
}

/// What belongs to one turn (HSW-TURN-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The reaction cards whose condition has been fulfilled.
    pub fulfilled: CardSet,
    /// The cards acquired.
    pub acquired: CardSet,
    /// The cards in resolution.
    pub resolving: CardSet,
    /// The level 2 technologies that have scored, a bit each.
    pub scored: u32,
    /// The badges of the last badge payment.
    pub badges: u8,
    /// How many units without reaction windows are open.
    pub closed: u8,
    /// Whether a reaction window is open.
    pub window: bool,
    /// Whether the last action has declined a reaction window.
    pub declined: bool,
    /// Whether the last effect of the turn is done.
    pub ending: bool,
    /// Whether the discount for one work is used up (HSW-TECH-04).
    pub discount_used: bool,
    /// The space on which a lander was last deployed.
    pub space: Option<Space>,
}

impl State {
    /// Whether it is a solo game.
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many sides play: a solo game is set up as for two (HSW-SOLO-01).
    #[inline]
    pub const fn side_count(&self) -> u8 {
        if self.is_solo() { 2 } else { self.players }
    }

    /// The sides that play, seats first.
    #[inline]
    pub fn sides(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        let (seats, solo) = (self.players, self.is_solo());
        (0..seats).map(Side).chain(solo.then_some(Side::CONSORTIUM))
    }

    /// The next side clockwise.
    #[inline]
    pub const fn next_side(&self, side: Side) -> Side {
        if self.is_solo() {
            if side.0 == 0 { Side::CONSORTIUM } else { Side(0) }
        } else if side.0 + 1 >= self.players {
            Side(0)
        } else {
            Side(side.0 + 1)
        }
    }

    /// The seats that are waited for.
    #[inline]
    pub fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Keep => Seat::all(self.players).filter(|&seat| self.seat(seat).kept.is_none()).collect(),
            Phase::Turn | Phase::Resolve => Seats::one(Seat(self.active.0 & 3)),
            Phase::Over => Seats::NONE,
        }
    }

    /// A player.
    #[inline]
    pub const fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.0 as usize & 3]
    }

    /// A player.
    #[inline]
    pub const fn seat_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.0 as usize & 3]
    }

    /// The seat at a place in turn order, counted from the start player of the game.
    #[inline]
    pub const fn seat_in_order(&self, place: u8) -> Seat {
        Seat((self.first.0 + place) % self.players)
    }

    /// The danger level.
    #[inline]
    pub fn danger(&self) -> u8 {
        COMPONENTS.danger[usize::from(self.round.clamp(1, crate::components::ROUNDS)) - 1]
    }

    /// The points of the score track (HSW-PTS-01).
    #[inline]
    pub fn track_points(&self, side: Side) -> u16 {
        self.points[side.slot()].iter().sum()
    }

    /// The own disc on a project track.
    #[inline]
    pub const fn disc(&self, side: Side, project: Project) -> u8 {
        self.tracks[project.index()].discs[side.slot()]
    }

    /// The reward tile on top (HSW-WORK-07).
    #[inline]
    pub fn reward(&self, project: Project) -> Reward {
        Reward::of(project, self.tracks[project.index()].removed.min(2))
    }

    /// All spaces of a world that exist now (HSW-DEP-06).
    #[inline]
    pub fn spaces(&self, world: World) -> SpaceSet {
        let printed = COMPONENTS.printed[world.index()];
        match world {
            World::Planet => printed,
            World::Moon => self.buildings.iter().fold(printed, |set, place| set.or(place.data().spaces)),
        }
    }

    /// Who has a lander on a space; with several on an unlimited one, the first.
    pub fn on_space(&self, space: Space) -> Option<Side> {
        self.sides().find(|side| self.landers[side.slot()].contains(&Spot::On(space)))
    }

    /// How many own landers are in the arrival zone of a world.
    #[inline]
    pub fn in_zone(&self, side: Side, world: World) -> usize {
        self.landers[side.slot()].iter().filter(|&&spot| spot == Spot::Zone(world)).count()
    }

    /// Moves an own lander from one spot to another.
    #[inline]
    pub fn move_lander(&mut self, side: Side, from: Spot, to: Spot) {
        if let Some(spot) = self.landers[side.slot()].iter_mut().find(|spot| **spot == from) {
            *spot = to;
        }
    }

    /// Whether a side has passed.
    #[inline]
    pub const fn has_passed(&self, side: Side) -> bool {
        self.passed >> side.slot() & 1 != 0
    }

    /// The cards that a player owns: hand, own discard pile, and cards in resolution (HSW-CARD-03, HSW-ACT-04).
    #[inline]
    pub fn owned(&self, seat: Seat) -> CardSet {
        let player = self.seat(seat);
        let own = player.hand.or(player.pile);
        if self.active == Side::from(seat) { own.or(self.turn.resolving) } else { own }
    }

    /// The cards of a hand that not everybody knows (HSW-INFO-08).
    #[inline]
    pub fn hidden(&self, seat: Seat) -> CardSet {
        self.seat(seat).hand.without(self.seen)
    }

    /// The start cards of a type that nobody has shown: what a hidden card of a hand could be.
    #[inline]
    pub fn unshown(&self, card_type: CardType) -> CardSet {
        let cards = match card_type {
            CardType::Species => CardSet::of_type(CardType::Species),
            _ => COMPONENTS.start_cards.only(card_type),
        };
        cards.without(self.seen)
    }

    /// How many cubes lie on a progress track.
    pub fn cubes(&self, project: Project) -> u8 {
        self.progress[project.index()].iter().flatten().count() as u8
    }
}
