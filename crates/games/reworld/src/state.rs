//! The state: data only. Flat, less than 1 KiB, copied as a block of memory.
//!
//! Every tile that has left the bag has a number, and every place that holds tiles is a [`Row`]: a chain
//! through the table of tiles. So no place has a maximum length (REW-COMP-15), and moving a tile is two
//! writes. Cards that nobody can know are not stored: the undealt ones are what is missing from 30.

mod area;
mod rows;
mod tally;

use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

pub use area::{Area, City};
pub use rows::{Row, TileData, Tiles};
pub use tally::Source;

use crate::components::COMPONENTS;
use crate::rules::payment::Payment;
use crate::vocab::{Module, Number, Ship, Sign, Slot, Tile};

/// Everything about a game in progress, also in the middle of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The number of players.
    pub players: u8,
    /// The round of chapter one, 1 to 5; it stays 5 in chapter two (REW-REND-06).
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has the start player marker.
    pub marker: Seat,
    /// Who has left the round.
    pub left: Seats,
    /// What has to be decided now.
    pub stage: Stage,
    /// The card on the start player space.
    pub start_space: Option<StartCard>,
    /// How many tiles have left the bag.
    pub drawn: u8,
    /// The ships on the board, a bit each.
    pub ships: u16,
    /// The city signs in the supplies, a bit each.
    pub signs: u32,
    /// The tiles in the bag, by type.
    #[serde(with = "orrery_core::array")]
    pub bag: [u8; Module::COUNT],
    /// The tiles that have left the bag.
    #[serde(with = "orrery_core::array")]
    pub tiles: Tiles,
    /// The tiles at the arms of the station.
    pub arms: [Tile; Slot::COUNT],
    /// The cards in the slots.
    pub slots: [Option<Laid>; Slot::COUNT],
    /// The tiles that are out of the game.
    pub boxed: Row,
    /// What the seats own.
    pub areas: [Area; 4],
}

/// What has to be decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chapter one: acquire, take the marker or leave.
    Turn,
    /// Chapter one: which cards for this slot. The cards are still in hand.
    Pay(Slot),
    /// Chapter one: which of the cards lies on top. The cards are still in hand.
    Top(Slot, Payment),
    /// Chapter one: which card goes to the start player space.
    LayCard,
    /// Chapter two: which module to decouple.
    Decouple,
    /// Chapter two: a decoupled shuttle; defence or transport.
    UseShuttle(Tile),
    /// Chapter two: a decoupled satellite; defence or task.
    UseSatellite(Tile),
    /// Chapter two: a decoupled terrabot founds a city; which sign.
    Sign(Tile),
    /// Chapter two: the docking manoeuvres.
    Dock(Flight),
    /// Chapter two: the docked crews are placed.
    Place(Flight),
    /// Chapter two: the city for the task of this satellite.
    TaskCity(Tile),
    /// The game is over.
    Over,
}

impl Stage {
    /// Whether chapter one is played.
    pub const fn is_chapter_one(self) -> bool {
        matches!(self, Stage::Turn | Stage::Pay(_) | Stage::Top(..) | Stage::LayCard)
    }

    /// The shuttle that flies transport.
    pub const fn flight(self) -> Option<Flight> {
        match self {
            Stage::Dock(flight) | Stage::Place(flight) => Some(flight),
            _ => None,
        }
    }
}

/// A shuttle on transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    /// The shuttle.
    pub shuttle: Tile,
    /// The docked crews that are not placed yet.
    pub docked: [Tile; 2],
    /// How many manoeuvres were made.
    pub manoeuvres: u8,
    /// Whether the shuttle came from behind a crew (REW-SHUT-08).
    pub from_behind: bool,
}

impl Flight {
    /// The docked crews that are not placed yet.
    pub fn crews(&self) -> impl Iterator<Item = Tile> + Clone {
        self.docked.into_iter().filter(|t| t.exists())
    }
}

/// The face-down card on the start player space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartCard {
    /// Its number.
    pub number: Number,
    /// Who played it.
    pub by: Seat,
}

/// The cards in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// All of them.
    pub cards: Payment,
    /// The one on top.
    pub top: Number,
}

impl State {
    /// An empty table before the first round: all tiles in the bag, all signs and ships in place.
    pub(crate) fn new(players: u8) -> State {
        State {
            players,
            round: 1,
            turn: Seat(0),
            marker: Seat(0),
            left: Seats::NONE,
            stage: Stage::Turn,
            start_space: None,
            drawn: 0,
            ships: (1 << Ship::COUNT) - 1,
            signs: (1 << Sign::COUNT) - 1,
            bag: std::array::from_fn(|i| COMPONENTS.modules[i].count),
            tiles: [TileData { module: Module(0), below: Tile::NONE }; Tile::COUNT],
            arms: [Tile::NONE; Slot::COUNT],
            slots: [None; Slot::COUNT],
            boxed: Row::EMPTY,
            areas: [Area::EMPTY; 4],
        }
    }

    /// Who is to act: one seat (REW-INFO-10), or nobody after the end.
    #[inline]
    pub fn to_act(&self) -> Seats {
        if self.stage == Stage::Over { Seats::NONE } else { Seats::one(self.turn) }
    }

    /// What a seat at the table owns.
    #[inline]
    pub fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat.index()]
    }

    /// The type of a tile that has left the bag.
    #[inline]
    pub fn module(&self, tile: Tile) -> Module {
        self.tiles[tile.index()].module
    }

    /// The type of the last tile of a row.
    #[inline]
    pub fn top_module(&self, row: Row) -> Option<Module> {
        self.tiles.get(row.top.index()).map(|data| data.module)
    }

    /// Puts a tile out of the game.
    #[inline]
    pub(crate) fn put_in_box(&mut self, tile: Tile) {
        self.boxed.push(&mut self.tiles, tile);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::new_game;

    #[test]
    fn a_state_is_small_and_comes_back_from_json() {
        assert!(size_of::<State>() <= 1024);
        let state = new_game(4, 1).state;
        let text = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<State>(&text).unwrap(), state);
    }
}
