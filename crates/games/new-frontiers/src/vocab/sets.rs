//! Sets of tiles, kinds and keywords as bits. No tile is twice in an empire, so that sets are all the engine needs
//! to say where things are. Written as lists of ids.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Keyword, Kind, Tile};

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
pub struct TileSet(pub u128);

impl TileSet {
    /// No tiles.
    pub const NONE: TileSet = TileSet(0);

    /// Just one tile.
    #[inline]
    pub const fn one(tile: Tile) -> TileSet {
        TileSet(1 << tile.0)
    }

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a tile.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    #[inline]
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// The set without the tiles of another.
    #[inline]
    #[must_use]
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The first tile.
    #[inline]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile(self.0.trailing_zeros() as u8)) }
    }

    /// The tile at a place, counted from 0 in ascending order.
    pub const fn nth(self, place: u8) -> Option<Tile> {
        // Half the bits at a time: machine words are quicker, and all worlds are in the lower half.
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones() as u8;
        let (mut bits, mut place, first) =
            if place < in_low { (low, place, 0) } else { (high, place - in_low, 64) };
        while place > 0 {
            bits &= bits.wrapping_sub(1);
            place -= 1;
        }
        if bits == 0 { None } else { Some(Tile(first + bits.trailing_zeros() as u8)) }
    }

    /// The tiles, ascending.
    #[inline]
    pub fn iter(self) -> Tiles {
        Tiles(self.0)
    }
}

/// The tiles of a set, ascending.
#[derive(Clone)]
pub struct Tiles(u128);

impl Iterator for Tiles {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let tile = TileSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(tile)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::NONE, |set, tile| set | TileSet::one(tile))
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;

    #[inline]
    fn bitand(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }
}

impl BitOr for TileSet {
    type Output = TileSet;

    #[inline]
    fn bitor(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }
}

impl BitOrAssign for TileSet {
    #[inline]
    fn bitor_assign(&mut self, other: TileSet) {
        self.0 |= other.0;
    }
}

impl Not for TileSet {
    type Output = TileSet;

    #[inline]
    fn not(self) -> TileSet {
        TileSet(!self.0)
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Sets of a closed list, one bit for each word.
macro_rules! word_sets {
    ($($(#[$doc:meta])* $name:ident of $word:ident as $list:literal),+ $(,)?) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = $list))]
        pub struct $name(pub u8);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, word: $word) -> bool {
                self.0 >> word as u8 & 1 != 0
            }

            /// Whether it is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, word: $word) {
                self.0 |= 1 << word as u8;
            }

            /// All of them, in order.
            pub fn iter(self) -> impl Iterator<Item = $word> + Clone {
                $word::ALL.into_iter().filter(move |&word| self.contains(word))
            }
        }

        impl FromIterator<$word> for $name {
            fn from_iter<I: IntoIterator<Item = $word>>(words: I) -> $name {
                words.into_iter().fold($name::NONE, |set, word| $name(set.0 | 1 << word as u8))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$word>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    )+ };
}

word_sets! {
    /// A set of kinds.
    KindSet of Kind as "Vec<Kind>",
    /// A set of keywords.
    KeywordSet of Keyword as "Vec<Keyword>",
}

impl KindSet {
    /// All four kinds.
    pub const ALL: KindSet = KindSet(0b1111);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_ordered_and_readable() {
        let set: TileSet = [Tile(99), Tile(3), Tile(59)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Tile(3), Tile(59), Tile(99)]);
        assert_eq!((set.nth(1), set.nth(3), set.len()), (Some(Tile(59)), None, 3));
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<TileSet>(&text).unwrap(), set);
        let kinds: KindSet = [Kind::Alien, Kind::Novelty].into_iter().collect();
        assert_eq!(serde_json::to_string(&kinds).unwrap(), r#"["novelty","alien"]"#);
        assert!(kinds.contains(Kind::Alien) && !kinds.contains(Kind::Genes));
    }
}
