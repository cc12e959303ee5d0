//! The state: data only. Flat, less than 1 KiB, copied as a block of memory.
//!
//! Every tile that has left the bag has a number, and every place that holds tiles is a [`Row`]: a chain
//! through the table of tiles. So no place has a maximum length (REW-COMP-15), and moving a tile is two
//! writes. Cards that nobody can know are not stored: the undealt ones are what is missing from 30.

use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::COMPONENTS;
use crate::rules::payment::Payment;
use crate::vocab::{Cards, Category, Company, Freighter, Letter, Module, Number, Ship, Sign, Slot, Tile};

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
    #[serde(with = "long")]
    pub bag: [u8; Module::COUNT],
    /// The tiles that have left the bag.
    #[serde(with = "long")]
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

/// The tiles that have left the bag.
pub type Tiles = [TileData; Tile::COUNT];

/// A tile that has left the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileData {
    /// Its type; any before it is drawn.
    pub module: Module,
    /// The next tile in its row.
    pub below: Tile,
}

/// A row of tiles. The last tile that came is on top: of a module row, the one at the open end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The last tile.
    pub top: Tile,
    /// How many tiles there are.
    pub len: u8,
}

impl Row {
    /// No tile.
    pub const EMPTY: Row = Row { top: Tile::NONE, len: 0 };

    /// Whether there is no tile.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Adds a tile on top.
    #[inline]
    pub fn push(&mut self, tiles: &mut Tiles, tile: Tile) {
        tiles[tile.index()].below = self.top;
        self.top = tile;
        self.len += 1;
    }

    /// Takes the top tile away; [`Tile::NONE`] if there is none.
    #[inline]
    pub fn pop(&mut self, tiles: &Tiles) -> Tile {
        let tile = self.top;
        if let Some(data) = tiles.get(tile.index()) {
            self.top = data.below;
            self.len -= 1;
        }
        tile
    }

    /// The tiles from the top down.
    pub fn iter(self, tiles: &Tiles) -> impl Iterator<Item = Tile> + Clone {
        let below = move |tile: &Tile| tiles.get(tile.index()).map(|data| data.below);
        std::iter::successors(Some(self.top), below).take(self.len.into())
    }
}

/// What a seat owns.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Area {
    /// The freighter.
    pub freighter: Freighter,
    /// The officer cards in hand.
    pub hand: Cards,
    /// The cards discarded on leaving this round; only their former owner knows them (REW-INFO-04).
    pub discarded: Cards,
    /// The module rows.
    pub rows: [Row; 5],
    /// The cities, by letter.
    pub cities: [City; 5],
    /// The defence row.
    pub defence: Row,
    /// The shuttle row.
    pub shuttles: Row,
    /// The satellite row.
    pub satellites: Row,
    /// The shields in the defence row.
    pub shields: u8,
    /// The crews in the cities, by company.
    pub crews: [u8; Company::COUNT],
    /// The ships on the freighter, a bit each.
    pub ships: u16,
    /// The score: the sum of the tally. A plain number, however long the track is (REW-OPEN-31).
    pub score: i16,
    /// Where the points came from.
    pub tally: [i16; Source::COUNT],
}

impl Area {
    /// The module row of a docking bay.
    #[inline]
    pub fn row(&self, bay: Number) -> Row {
        self.rows[bay.index()]
    }

    /// The city of a letter; it may not exist.
    #[inline]
    pub fn city(&self, letter: Letter) -> &City {
        &self.cities[letter.index()]
    }

    /// The modules in the coupling area.
    #[inline]
    pub fn coupled(&self) -> u8 {
        self.rows.iter().map(|r| r.len).sum()
    }

    /// The letters of the cities that exist.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + '_ {
        Letter::ALL.into_iter().filter(|l| self.city(*l).exists())
    }

    /// How many companies have a crew in a city.
    pub fn companies(&self) -> u8 {
        self.crews.iter().filter(|&&c| c > 0).count() as u8
    }
}

/// A city. It exists as soon as it has a tile (REW-AREA-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct City {
    /// Its terrabots and crews; they never leave it (REW-CITY-04).
    pub tiles: Row,
    /// How many of them are terrabots.
    pub terrabots: u8,
    /// Its sign; any before it exists.
    pub sign: Sign,
    /// Its construction company (REW-CITY-03).
    pub company: Option<Company>,
}

impl City {
    const NONE: City = City { tiles: Row::EMPTY, terrabots: 0, sign: Sign(0), company: None };

    /// Whether it has been founded.
    #[inline]
    pub const fn exists(&self) -> bool {
        !self.tiles.is_empty()
    }

    /// REW-CITY-01, REW-OPEN-37: the sign and all tiles; 0 if there is no city.
    #[inline]
    pub const fn size(&self) -> u8 {
        if self.exists() { self.tiles.len + 1 } else { 0 }
    }

    /// Its crews.
    #[inline]
    pub const fn crews(&self) -> u8 {
        self.tiles.len - self.terrabots
    }
}

/// Where points come from (REW-FLOW-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Terrabots acquired.
    Terrabots,
    /// The start player space.
    StartSpace,
    /// Cards left on leaving a round.
    CardsLeft,
    /// Special crews placed.
    SpecialCrews,
    /// Tasks of satellites.
    Tasks,
    /// Population ships.
    Ships,
    /// A category of the final population ship.
    Final(Category),
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 6 + Category::COUNT;

    /// All of them, in the order of the tally.
    pub fn all() -> impl Iterator<Item = Source> {
        use Source::*;
        [Terrabots, StartSpace, CardsLeft, SpecialCrews, Tasks, Ships]
            .into_iter()
            .chain(Category::all().map(Final))
    }

    /// The place in the tally.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Source::Terrabots => 0,
            Source::StartSpace => 1,
            Source::CardsLeft => 2,
            Source::SpecialCrews => 3,
            Source::Tasks => 4,
            Source::Ships => 5,
            Source::Final(category) => 6 + category.index(),
        }
    }
}

impl State {
    /// An empty table before the first round: all tiles in the bag, all signs and ships in place.
    pub(crate) fn new(players: u8) -> State {
        let area = |freighter| Area {
            freighter,
            hand: Cards::NONE,
            discarded: Cards::NONE,
            rows: [Row::EMPTY; 5],
            cities: [City::NONE; 5],
            defence: Row::EMPTY,
            shuttles: Row::EMPTY,
            satellites: Row::EMPTY,
            shields: 0,
            crews: [0; Company::COUNT],
            ships: 0,
            score: 0,
            tally: [0; Source::COUNT],
        };
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
            // REW-SETUP-04: each seat has the freighter of its number.
            areas: std::array::from_fn(|seat| area(Freighter(seat as u8))),
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

/// Serde for arrays that are longer than serde's own limit.
mod long {
    use serde::de::{DeserializeOwned, Error};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Serialize, S: Serializer, const N: usize>(
        items: &[T; N],
        s: S,
    ) -> Result<S::Ok, S::Error> {
        s.collect_seq(items)
    }

    pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>, const N: usize>(
        d: D,
    ) -> Result<[T; N], D::Error> {
        let items = Vec::<T>::deserialize(d)?;
        let found = items.len();
        items.try_into().map_err(|_| D::Error::custom(format!("{found} items instead of {N}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::Table;

    #[test]
    fn a_state_is_small_and_comes_back_from_json() {
        assert!(size_of::<State>() <= 1024);
        let state = Table::new(4, 1).state;
        let text = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<State>(&text).unwrap(), state);
    }

    #[test]
    fn rew_acq_05_a_row_grows_at_its_open_end() {
        let mut tiles = Table::new(2, 1).state.tiles;
        let mut row = Row::EMPTY;
        assert_eq!(row.pop(&tiles), Tile::NONE);
        row.push(&mut tiles, Tile(3));
        row.push(&mut tiles, Tile(9));
        assert_eq!(row.iter(&tiles).collect::<Vec<_>>(), [Tile(9), Tile(3)]);
        assert_eq!((row.pop(&tiles), row.pop(&tiles), row), (Tile(9), Tile(3), Row::EMPTY));
    }
}
