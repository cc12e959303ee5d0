//! Sets of cards and of action spaces, a bit each.

use orrery_core::Dice;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::vocab::{Card, CardType, Space};

/// A set of cards. Written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
pub struct CardSet(pub u128);

/// A set of action spaces. Written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
pub struct SpaceSet(pub u64);

macro_rules! bit_set {
    ($set:ident, $item:ident, $bits:ty) => {
        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);

            /// Whether the item is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                (item.0 as u32) < <$bits>::BITS && self.0 >> item.0 & 1 != 0
            }

            /// Adds an item.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes an item out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in one or both.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many items are in the set.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The first item.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// The items, ascending.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }

            /// A random item, each with the same chance.
            #[inline]
            pub fn pick(self, dice: &mut impl Dice) -> Option<$item> {
                let skip = dice.below(self.len().into());
                let mut rest = self;
                for _ in 0..skip {
                    rest.0 &= rest.0.wrapping_sub(1);
                }
                rest.first()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

bit_set!(CardSet, Card, u128);
bit_set!(SpaceSet, Space, u64);

impl CardSet {
    /// All cards of a type.
    #[inline]
    pub const fn of_type(card_type: CardType) -> CardSet {
        CardSet(((1 << Card::PER_TYPE) - 1) << (card_type.index() as u32 * Card::PER_TYPE as u32))
    }

    /// The cards of one type among these.
    #[inline]
    #[must_use]
    pub const fn only(self, card_type: CardType) -> CardSet {
        self.and(CardSet::of_type(card_type))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_divide_the_cards() {
        for card in Card::all() {
            for card_type in CardType::ALL {
                let inside = CardSet::of_type(card_type).contains(card);
                assert_eq!(inside, card.card_type() == card_type, "{card:?}");
            }
        }
        assert!(!CardSet::of_type(CardType::Species).contains(Card(72)));
        assert!(!CardSet(u128::MAX).contains(Card(200)), "a card beyond the box is in no set");
    }
}
