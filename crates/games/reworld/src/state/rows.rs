//! Rows of tiles: a chain through the table of tiles.

use serde::{Deserialize, Serialize};

use crate::vocab::{Module, Tile};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::new_game;

    #[test]
    fn rew_acq_05_a_row_grows_at_its_open_end() {
        let mut tiles = new_game(2, 1).state.tiles;
        let mut row = Row::EMPTY;
        assert_eq!(row.pop(&tiles), Tile::NONE);
        row.push(&mut tiles, Tile(3));
        row.push(&mut tiles, Tile(9));
        assert_eq!(row.iter(&tiles).collect::<Vec<_>>(), [Tile(9), Tile(3)]);
        assert_eq!((row.pop(&tiles), row.pop(&tiles), row), (Tile(9), Tile(3), Row::EMPTY));
    }
}
