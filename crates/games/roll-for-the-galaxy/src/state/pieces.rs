//! Small containers: the goods on a world, the two construction stacks.

use orrery_core::array;
use serde::{Deserialize, Serialize};

use crate::vocab::{BagTile, Die, Side};

/// The goods on a world: none, one or two dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(u8);

/// The construction zone: the development stack and the world stack, each from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zone {
    #[serde(with = "array")]
    tiles: [BagTile; BagTile::COUNT],
    lens: [u8; 2],
}

impl Goods {
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 & 15 != 0) as u8 + (self.0 >> 4 != 0) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The good at place 0 or 1, by colour.
    #[inline]
    pub fn get(self, place: usize) -> Option<Die> {
        let number = self.0 >> (4 * place) & 15;
        (number > 0).then(|| Die::ALL[usize::from(number - 1)])
    }

    /// The goods, by colour.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Die> {
        [self.get(0), self.get(1)].into_iter().flatten()
    }

    /// Whether a good of this colour is there.
    #[inline]
    pub fn contains(self, die: Die) -> bool {
        self.iter().any(|d| d == die)
    }

    /// The different colours, ascending.
    #[inline]
    pub fn colours(self) -> impl Iterator<Item = Die> {
        let first = self.get(0);
        [first, self.get(1).filter(|&d| Some(d) != first)].into_iter().flatten()
    }

    /// Puts a good there. There must be room.
    #[inline]
    pub fn add(&mut self, die: Die) {
        let new = die as u8 + 1;
        let old = self.0;
        self.0 = if old == 0 { new } else { new.min(old) | new.max(old) << 4 };
    }

    /// Takes a good away. It must be there.
    #[inline]
    pub fn take(&mut self, die: Die) {
        let gone = die as u8 + 1;
        self.0 = if self.0 & 15 == gone { self.0 >> 4 } else { self.0 & 15 };
    }
}

impl Zone {
    /// An empty zone.
    pub const EMPTY: Zone = Zone { tiles: [BagTile(0); BagTile::COUNT], lens: [0; 2] };

    /// A stack, from top to bottom.
    #[inline]
    pub fn stack(&self, side: Side) -> &[BagTile] {
        let developments = usize::from(self.lens[0]);
        match side {
            Side::Development => &self.tiles[..developments],
            Side::World => &self.tiles[developments..][..usize::from(self.lens[1])],
        }
    }

    /// The number of tiles in a stack.
    #[inline]
    pub const fn len(&self, side: Side) -> u8 {
        self.lens[side as usize]
    }

    /// The number of tiles in both stacks.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.lens[0] + self.lens[1]
    }

    /// The tile on top of a stack.
    #[inline]
    pub fn top(&self, side: Side) -> Option<BagTile> {
        self.stack(side).first().copied()
    }

    /// The tiles of both stacks, developments first.
    #[inline]
    pub fn tiles(&self) -> &[BagTile] {
        &self.tiles[..usize::from(self.total())]
    }

    /// The stack in which a tile lies.
    pub fn side_of(&self, tile: BagTile) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.stack(side).contains(&tile))
    }

    /// Puts a tile on top of a stack or below it.
    pub fn insert(&mut self, side: Side, tile: BagTile, on_top: bool) {
        let start = if side == Side::World { self.lens[0] } else { 0 };
        let at = usize::from(if on_top { start } else { start + self.lens[side.index()] });
        let total = usize::from(self.total());
        self.tiles.copy_within(at..total, at + 1);
        self.tiles[at] = tile;
        self.lens[side.index()] += 1;
    }

    /// Puts another tile in the place of one; `place` counts from the top.
    pub fn replace(&mut self, side: Side, place: usize, tile: BagTile) {
        let start = if side == Side::World { usize::from(self.lens[0]) } else { 0 };
        self.tiles[start + place] = tile;
    }

    /// Takes a tile out; the order of the others does not change.
    pub fn remove(&mut self, tile: BagTile) {
        let total = usize::from(self.total());
        let Some(at) = self.tiles().iter().position(|&t| t == tile) else { return };
        self.lens[usize::from(at >= usize::from(self.lens[0]))] -= 1;
        self.tiles.copy_within(at + 1..total, at);
        self.tiles[total - 1] = BagTile(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_an_unordered_pair() {
        let mut goods = Goods::default();
        goods.add(Die::Genes);
        goods.add(Die::Home);
        let mut other = Goods::default();
        other.add(Die::Home);
        other.add(Die::Genes);
        assert_eq!(goods, other);
        assert_eq!(goods.colours().collect::<Vec<_>>(), [Die::Home, Die::Genes]);
        goods.take(Die::Home);
        assert_eq!((goods.len(), goods.get(0)), (1, Some(Die::Genes)));
        goods.add(Die::Genes);
        assert_eq!((goods.len(), goods.colours().count()), (2, 1));
    }

    #[test]
    fn a_zone_keeps_the_order_of_its_stacks() {
        let mut zone = Zone::EMPTY;
        zone.insert(Side::World, BagTile(9), false);
        zone.insert(Side::Development, BagTile(4), false);
        zone.insert(Side::World, BagTile(5), false);
        zone.insert(Side::World, BagTile(6), true);
        zone.insert(Side::Development, BagTile(7), true);
        assert_eq!(zone.stack(Side::Development), [BagTile(7), BagTile(4)]);
        assert_eq!(zone.stack(Side::World), [BagTile(6), BagTile(9), BagTile(5)]);
        zone.remove(BagTile(9));
        zone.remove(BagTile(7));
        assert_eq!(zone.top(Side::Development), Some(BagTile(4)));
        assert_eq!(zone.stack(Side::World), [BagTile(6), BagTile(5)]);
        assert_eq!(zone.side_of(BagTile(5)), Some(Side::World));
    }
}
