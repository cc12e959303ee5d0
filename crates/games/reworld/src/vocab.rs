//! The terms of the ledger as small types: numbers, slots, letters, companies, modules, tiles, signs, ships.
//!
//! Each is one byte. On the wire a number stays a number and everything else is the id of the component
//! file, so that records and views can be read.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{COMPONENTS, Kind};

/// A number from 1 to 5: of an officer card, and of a docking bay with its module row. The two are one
/// type because the top card of a slot names the bay (REW-ACQ-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Number {
    One = 1,
    Two,
    Three,
    Four,
    Five,
}

impl Number {
    /// All five numbers.
    pub const ALL: [Number; 5] = [Number::One, Number::Two, Number::Three, Number::Four, Number::Five];

    /// The number itself, 1 to 5.
    #[inline]
    pub const fn get(self) -> u8 {
        self as u8
    }

    /// The number as an array index, 0 to 4.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

impl TryFrom<u8> for Number {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Number, Self::Error> {
        Number::ALL.into_iter().find(|n| n.get() == value).ok_or("a number is 1, 2, 3, 4 or 5")
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.get()
    }
}

/// Officer cards: how many of each number. Written as a list of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Cards(pub [u8; 5]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 5]);

    /// How many cards of a number.
    #[inline]
    pub const fn count(self, number: Number) -> u8 {
        self.0[number.index()]
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3] + self.0[4]
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, number: Number) {
        self.0[number.index()] += 1;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, number: Number) {
        self.0[number.index()] -= 1;
    }

    /// The numbers that occur, ascending.
    pub fn numbers(self) -> impl Iterator<Item = Number> + Clone {
        Number::ALL.into_iter().filter(move |&n| self.count(n) > 0)
    }

    /// The single cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Number> + Clone {
        Number::ALL.into_iter().flat_map(move |n| std::iter::repeat_n(n, self.count(n).into()))
    }
}

impl FromIterator<Number> for Cards {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Cards {
        let mut cards = Cards::NONE;
        for number in numbers {
            cards.0[number.index()] = cards.0[number.index()].saturating_add(1);
        }
        cards
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Number>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// How many modules lie to the left of the one that is to be decoupled: 0, 1, or 2 for "two or more"
/// (REW-DEC-01, REW-SHUT-08, REW-SHUT-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Behind(u8);

impl Behind {
    /// The leftmost module itself.
    pub const NONE: Behind = Behind(0);
    /// The module behind the leftmost one.
    pub const ONE: Behind = Behind(1);
    /// The module behind two others.
    pub const TWO: Behind = Behind(2);
    /// All three.
    pub const ALL: [Behind; 3] = [Behind::NONE, Behind::ONE, Behind::TWO];

    /// The number of modules to the left.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Whether the module is the leftmost one; such a choice is written without the field.
    #[inline]
    pub fn is_none(&self) -> bool {
        self.0 == 0
    }
}

impl TryFrom<u8> for Behind {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Behind, Self::Error> {
        if value <= 2 { Ok(Behind(value)) } else { Err("`behind` is 0, 1 or 2") }
    }
}

impl From<Behind> for u8 {
    fn from(behind: Behind) -> u8 {
        behind.0
    }
}

orrery_core::words! {
    /// A terrain: the letter of terrabots, city signs and cities.
    Letter {
        /// Arctic.
        A = "a",
        /// Badlands.
        B = "b",
        /// Canyonland.
        C = "c",
        /// Delta.
        D = "d",
        /// Expanse.
        E = "e",
    }
}

impl Letter {
    /// The id of its terrain in the component file.
    pub const fn terrain(self) -> &'static str {
        ["terrain_a", "terrain_b", "terrain_c", "terrain_d", "terrain_e"][self as usize]
    }
}

orrery_core::component_ids! {
    /// A slot of the station with its coupling arm, in the order in which the arms are filled
    /// (REW-PREP-01). Written `u01` to `u10` and `l01` to `l10`.
    Slot: 20 in slots,
    /// A company: five construction companies, then the agrarian one.
    Company: 6 in companies,
    /// A type of module tile: terrabots, shuttles, satellites, crews.
    Module: 35 in modules,
    /// A type of crew: a company's normal or special crew.
    Crew: 11 in crews,
    /// A city sign.
    Sign: 20 in signs,
    /// A population ship.
    Ship: 14 in ships,
    /// A category of the final population ship.
    Category: 6 in categories,
    /// A freighter, by its colour.
    Freighter: 4 in freighters,
}

impl Slot {
    /// The two adjacent slots (REW-ADJ-01).
    #[inline]
    pub fn neighbours(self) -> [Slot; 2] {
        COMPONENTS.slots[self.index()].neighbours
    }

    /// The id of the slot in the component file, such as `slot_u03`.
    pub fn component(self) -> &'static str {
        COMPONENTS.slots[self.index()].component
    }
}

impl Company {
    /// The agrarian company: the only one that is not limited in cities (REW-CITY-03).
    pub const AGRARIAN: Company = Company(5);

    /// Whether it is one of the five construction companies.
    #[inline]
    pub const fn is_construction(self) -> bool {
        self.0 < Company::AGRARIAN.0
    }
}

impl Module {
    /// What the module is.
    #[inline]
    pub fn kind(self) -> Kind {
        COMPONENTS.modules[self.index()].kind
    }

    /// The crew, if it is one.
    #[inline]
    pub const fn crew(self) -> Option<Crew> {
        if self.0 >= Crew::FIRST { Some(Crew(self.0 - Crew::FIRST)) } else { None }
    }
}

impl Crew {
    /// Crews are the last types of modules; this is the first of them.
    pub(crate) const FIRST: u8 = 24;

    /// The module.
    #[inline]
    pub const fn module(self) -> Module {
        Module(self.0 + Crew::FIRST)
    }

    /// Its company.
    #[inline]
    pub fn company(self) -> Company {
        COMPONENTS.crews[self.index()].company
    }

    /// Whether it is the special crew of its company.
    #[inline]
    pub fn is_special(self) -> bool {
        COMPONENTS.crews[self.index()].special
    }
}

/// One of the 100 module tiles, numbered in the order in which they came out of the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// How many there are (REW-COMP-03).
    pub const COUNT: usize = 100;
    /// No tile.
    pub const NONE: Tile = Tile(u8::MAX);

    /// The array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether there is a tile.
    #[inline]
    pub const fn exists(self) -> bool {
        self.0 != u8::MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_readable_and_come_back() {
        assert_eq!(Slot::all().map(Slot::id).collect::<Vec<_>>()[..3], ["u01", "u02", "u03"]);
        for slot in Slot::all() {
            let text = serde_json::to_string(&slot).unwrap();
            assert_eq!(serde_json::from_str::<Slot>(&text).unwrap(), slot);
        }
        assert!(serde_json::from_str::<Slot>("\"u11\"").is_err());
        assert!(serde_json::from_str::<Number>("0").is_err() && serde_json::from_str::<Number>("6").is_err());
        assert!(serde_json::from_str::<Behind>("3").is_err());
        assert!(Crew::from_id("terrabot_a").is_none());
        assert!(Crew::all().all(|c| c.module().crew() == Some(c)));
    }
}
