//! What the tiles and dice of the game are, typed, for those who draw them. Names come from the texts, and what a
//! tile does in words from the sentences.

use std::sync::LazyLock;

use serde::Serialize;

use crate::components::{COMPONENTS, Moment, OnPlace, Power, Scoring};
use crate::vocab::{BagTile, Development, Die, Faction, Kind, Phase, World};

/// The components in play.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
    dice: Die::ALL.map(die).into(),
    kinds: Kind::ALL.map(kind).into(),
    tiles: BagTile::all().map(bag_tile).collect(),
    developments: Development::all().map(development).collect(),
    worlds: World::all().map(world).collect(),
    factions: Faction::all().map(faction).collect(),
    homes: COMPONENTS.homes.clone(),
    colours: COMPONENTS.colours.clone(),
    credits_max: COMPONENTS.limits.credits_max,
    end_tiles: COMPONENTS.limits.end_trigger_tiles,
    pools: COMPONENTS.setup.by_players.map(|(pool, _)| pool),
});

/// What the components of the game are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The colours of dice.
    pub dice: Vec<DieFacts>,
    /// The kinds of worlds.
    pub kinds: Vec<KindFacts>,
    /// The bag tiles.
    pub tiles: Vec<BagTileFacts>,
    /// The developments: those of the bag tiles in their order, then those of factions.
    pub developments: Vec<DevelopmentFacts>,
    /// The worlds: those of the bag tiles in their order, then those of factions, then the home worlds.
    pub worlds: Vec<WorldFacts>,
    /// The factions, by number.
    pub factions: Vec<FactionFacts>,
    /// The home worlds.
    pub homes: Vec<World>,
    /// The colours of the players, by seat.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub colours: Vec<&'static str>,
    /// The most credits a player can have.
    pub credits_max: u8,
    /// So many tiles in a tableau end the game.
    pub end_tiles: u8,
    /// The VP in the pool at the start for 2, 3, 4, 5 players.
    pub pools: [u8; 4],
}

/// A colour of dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieFacts {
    /// The colour.
    pub id: Die,
    /// How many there are.
    pub count: u8,
    /// The six faces; none is wild.
    pub faces: [Option<Phase>; 6],
    /// The kinds of worlds it matches when consuming.
    pub matches: Vec<Kind>,
    /// Which quarter of the barrel is filled when it is a good, such as `top_left`, or `none`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub mark: &'static str,
}

/// A kind of worlds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KindFacts {
    /// The kind.
    pub id: Kind,
    /// The credits for trading a good.
    pub trade_value: u8,
    /// Whether such worlds hold goods.
    pub holds_goods: bool,
}

/// A bag tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BagTileFacts {
    /// The tile.
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
    /// The development.
    pub id: Development,
    /// The printed cost.
    pub cost: u8,
    /// Whether it is a Reassign-power development.
    pub reassign: bool,
    /// What happens once, on completion.
    pub on_place: Vec<OnPlace>,
    /// What it does from then on.
    pub powers: Vec<PowerFacts>,
    /// Extra VP at the end.
    pub scoring: Option<Scoring>,
    /// The bag tile whose side it is; none for a faction's.
    pub tile: Option<BagTile>,
}

/// A power of a development.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PowerFacts {
    /// When it works.
    pub when: Moment,
    /// The rule that describes it.
    pub rule: String,
    /// What it does.
    pub effect: Power,
}

/// A world.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorldFacts {
    /// The world.
    pub id: World,
    /// The printed cost.
    pub cost: u8,
    /// The kind.
    pub kind: Kind,
    /// What happens once, on completion; of start worlds, at setup.
    pub on_place: Vec<OnPlace>,
    /// The bag tile whose side it is; none for start worlds.
    pub tile: Option<BagTile>,
}

/// A faction.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FactionFacts {
    /// The faction.
    pub id: Faction,
    /// The number that decides who begins.
    pub number: u8,
    /// Its development, except for the ninth.
    pub development: Option<Development>,
    /// Its worlds: one, or two.
    pub worlds: Vec<World>,
}

fn die(id: Die) -> DieFacts {
    let info = &COMPONENTS.dice[id.index()];
    let matches = info.matches.iter().collect();
    DieFacts { id, count: info.count, faces: info.faces, matches, mark: info.mark }
}

fn kind(id: Kind) -> KindFacts {
    KindFacts { id, trade_value: COMPONENTS.trade_value[id.index()], holds_goods: id != Kind::Grey }
}

fn bag_tile(id: BagTile) -> BagTileFacts {
    BagTileFacts { id, development: id.development(), world: id.world() }
}

/// The bag tile with this number, if the development or world with the number is a side of one.
fn side_of(number: u8) -> Option<BagTile> {
    (usize::from(number) < BagTile::COUNT).then_some(BagTile(number))
}

fn development(id: Development) -> DevelopmentFacts {
    let info = &COMPONENTS.developments[id.index()];
    let power = |&effect: &Power| PowerFacts { when: effect.when(), rule: effect.rule().into(), effect };
    DevelopmentFacts {
        id,
        cost: info.cost,
        reassign: info.reassign,
        on_place: info.on_place.clone(),
        powers: info.powers.iter().map(power).collect(),
        scoring: info.scoring,
        tile: side_of(id.0),
    }
}

fn world(id: World) -> WorldFacts {
    let info = &COMPONENTS.worlds[id.index()];
    WorldFacts { id, cost: info.cost, kind: info.kind, on_place: info.on_place.clone(), tile: side_of(id.0) }
}

fn faction(id: Faction) -> FactionFacts {
    let info = &COMPONENTS.factions[id.index()];
    FactionFacts { id, number: info.number, development: info.development, worlds: info.worlds.clone() }
}
