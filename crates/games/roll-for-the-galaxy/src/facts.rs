//! What the tiles and dice of the game are, typed, for those who draw them.

use std::sync::LazyLock;

use serde::Serialize;

use crate::components::COMPONENTS;
use crate::vocab::{BagTile, Development, Kind, World};

/// What the components in play are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The bag tiles.
    pub tiles: Vec<BagTileFacts>,
    /// The developments.
    pub developments: Vec<DevelopmentFacts>,
    /// The worlds.
    pub worlds: Vec<WorldFacts>,
}

/// A bag tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BagTileFacts {
    /// The id.
    pub id: BagTile,
    /// Its development side.
    pub development: Development,
    /// Its world side.
    pub world: World,
}

/// A development.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DevelopmentFacts {
    /// The id.
    pub id: Development,
    /// The printed cost.
    pub cost: u8,
}

/// A world.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorldFacts {
    /// The id.
    pub id: World,
    /// The printed cost.
    pub cost: u8,
    /// The kind.
    pub kind: Kind,
}

static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
    tiles: BagTile::all()
        .map(|id| BagTileFacts { id, development: id.development(), world: id.world() })
        .collect(),
    developments: Development::all()
        .map(|id| DevelopmentFacts { id, cost: COMPONENTS.developments[id.index()].cost })
        .collect(),
    worlds: World::all()
        .map(|id| {
            let info = &COMPONENTS.worlds[id.index()];
            WorldFacts { id, cost: info.cost, kind: info.kind }
        })
        .collect(),
});

/// What the components in play are.
pub(crate) fn facts() -> &'static Facts {
    &FACTS
}
