//! What one player has.

use serde::{Deserialize, Serialize};

use super::CardSet;
use crate::vocab::{Badge, Card, Resource, Space, World};

/// A player's board and cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The cards in hand.
    pub hand: CardSet,
    /// The own discard pile.
    pub pile: CardSet,
    /// The resource markers.
    pub resources: [u8; 5],
    /// The income lines.
    pub incomes: [u8; 5],
    /// The badge tiles with their active side up.
    pub active_tiles: [u8; 3],
    /// The badge tiles with their spent side up.
    pub spent_tiles: [u8; 3],
    /// The developed technologies, a bit for each development.
    pub technologies: u32,
    /// The species card chosen at setup, until all have chosen; afterwards, what was kept.
    pub kept: Option<Card>,
}

/// Where a lander is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In the arrival zone of a world.
    Zone(World),
    /// On an action space.
    On(Space),
}

impl Player {
    /// How many of a resource.
    #[inline]
    pub const fn has(&self, resource: Resource) -> u8 {
        self.resources[resource.index()]
    }

    /// How many tiles of a type, active and spent together (HSW-BADGE-01).
    #[inline]
    pub const fn tiles(&self, badge: Badge) -> u8 {
        self.active_tiles[badge.index()] + self.spent_tiles[badge.index()]
    }

    /// Whether one of these technologies is developed.
    #[inline]
    pub const fn can(&self, technologies: u32) -> bool {
        self.technologies & technologies != 0
    }
}
