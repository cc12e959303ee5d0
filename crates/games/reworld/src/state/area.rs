//! What a seat owns: hand, module rows and settlement area.

use serde::{Deserialize, Serialize};

use super::{Row, Source};
use crate::vocab::{Cards, Company, Letter, Number, Sign};

/// What a seat owns.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Area {
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
    /// Nothing yet.
    pub(super) const EMPTY: Area = Area {
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

    /// What a city is called: by its sign, or by its terrain as long as it does not exist.
    pub fn city_name(&self, letter: Letter) -> &'static str {
        if self.city(letter).exists() { self.city(letter).sign.id() } else { letter.terrain() }
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
