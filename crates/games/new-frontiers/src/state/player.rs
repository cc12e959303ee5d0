//! What lies in front of a player.

use serde::{Deserialize, Serialize};

use crate::components::COMPONENTS;
use crate::vocab::{Tile, TileSet};

/// What lies in front of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Developments and colonies, the home colony included, which is a colony like any other (NFR-POW-10). A development is never owned twice (NFR-DEV-05).
    pub empire: TileSet,
    /// Explored worlds.
    pub explored: TileSet,
    /// Colonies with a good on them; its kind is that of the colony, except on the joker.
    pub goods: TileSet,
    /// Credits.
    pub credits: u16,
    /// VP in chips.
    pub chips: u16,
    /// Unused colonists.
    pub colonists: u8,
    /// The number of the mat, from 1.
    pub mat: u8,
    /// What has been stored for goals.
    pub stockpile: Stockpile,
}

/// What a player has stored for goals; it never comes back (NFR-GOAL-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Stockpile {
    /// Worlds.
    pub worlds: TileSet,
    /// Goods by kind.
    pub goods: [u8; 4],
    /// Credits.
    pub credits: u8,
}

impl Stockpile {
    /// How many goods are stored.
    pub fn goods(&self) -> u8 {
        self.goods.iter().sum()
    }
}

impl Player {
    /// The colonies, the home colony included.
    #[inline]
    pub fn colonies(&self) -> TileSet {
        self.empire & COMPONENTS.masks.colonies
    }

    /// The developments.
    #[inline]
    pub fn developments(&self) -> TileSet {
        self.empire & COMPONENTS.masks.developments
    }

    /// The occupied development spaces (NFR-COMP-14).
    #[inline]
    pub fn spaces(&self) -> u8 {
        self.developments().len() + (self.empire & COMPONENTS.masks.large).len()
    }

    /// The worlds that count towards the limit: explored ones and colonies (NFR-EXP-07).
    #[inline]
    pub fn worlds(&self) -> u8 {
        self.explored.len() + self.colonies().len()
    }

    /// The home colonies of the two sides of the mat.
    pub fn sides(&self) -> [Tile; 2] {
        COMPONENTS.homes[usize::from(self.mat.clamp(1, 8)) - 1]
    }
}
