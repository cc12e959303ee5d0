//! The components: typed data from the component file, checked once, behind flat tables. Ledger: NFR-COMP,
//! NFR-WLD.
//!
//! Figures that the rulebook does not state are marked in the file (NFR-OPEN-02) and explained in the ledger: units and
//! icons that were lost (NFR-OPEN-01, NFR-OPEN-40, NFR-OPEN-43), the mats of developments (NFR-COMP-06, NFR-OPEN-03,
//! NFR-OPEN-45) and players (NFR-OPEN-34, NFR-OPEN-35), the joker (NFR-OPEN-19), counts (NFR-OPEN-26) and names
//! (NFR-OPEN-44).
//!
//! Powers and "?" conditions are data. What they restrict themselves to is kept in words ([`Filter`], for the
//! sentences) and as the set of tiles that fit ([`TileSet`](crate::vocab::TileSet), for the rules), so that counting is an intersection.

mod checks;
mod effects;
mod file;
mod masks;

use std::sync::LazyLock;

use orrery_core::{Problem, pack};

pub use effects::{Consume, Count, Effect, Filter, Fit, Gain, Of, Power, Selector, VpRule};
pub use masks::Masks;

use crate::options::INFO;
use crate::vocab::{ActionTile, Goal, Goods, KeywordSet, Kind, Mode, Side, Size, Stack, Tile};

/// The built-in component file.
pub const SOURCE: &str = include_str!("../data/components.toml");

/// The components in play.
pub static COMPONENTS: LazyLock<Components> =
    LazyLock::new(|| match file::load(pack::in_play(INFO.id, SOURCE)) {
        Ok(components) => components,
        // The built-in file is read by a test, and a pack is checked before it is installed.
        Err(problem) => unreachable!("the component file of New Frontiers: {problem}"),
    });

/// The hash of the component file in play.
pub(crate) static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(pack::in_play(INFO.id, SOURCE)));

/// Checks a component file against every count, distribution and example of the rulebook.
pub(crate) fn check(text: &str) -> Vec<Problem> {
    match file::load(text) {
        Ok(components) => checks::check(&components, text),
        Err(problem) => vec![problem],
    }
}

/// All components of the game.
#[derive(Debug)]
pub struct Components {
    /// Worlds, home colonies, developments.
    pub tiles: [TileData; Tile::COUNT],
    /// The places on the development mats.
    pub stacks: [StackData; Stack::COUNT],
    /// The goals.
    pub goals: [GoalData; Goal::COUNT],
    /// The home colonies by mat (from 0) and side.
    pub homes: [[Tile; 2]; 8],
    /// The action tiles.
    pub action_tiles: [ActionTileData; ActionTile::ALL.len()],
    /// Numbers by player count, from 2 players on.
    pub setup: [SetupData; 4],
    /// The goods by kind.
    pub goods: [GoodData; Kind::ALL.len()],
    /// The colours of the players.
    pub colors: [&'static str; 5],
    /// The numbers of the rules.
    pub limits: Limits,
    /// Which tiles have what.
    pub masks: Masks,
    /// What is only counted: chips, colonists, mats.
    pub counts: Counts,
}

/// A world, a home colony or a development face.
#[derive(Debug)]
pub struct TileData {
    /// The id.
    pub id: &'static str,
    /// What it is.
    pub sort: Sort,
    /// The printed cost, or the defence of a military world.
    pub cost: u8,
    /// Whether it is a military world.
    pub military: bool,
    /// The colonists needed to settle it, which then lie on it.
    pub colonists: u8,
    /// Its kind; none for grey worlds, the joker and developments.
    pub kind: Option<Kind>,
    /// Whether its owner decides its kind (NFR-POW-12).
    pub joker: bool,
    /// When it gets goods.
    pub goods: Goods,
    /// Its keywords.
    pub keywords: KeywordSet,
    /// The printed VP; 0 if they are "?".
    pub vp: i8,
    /// The powers.
    pub powers: Vec<Power>,
    /// The "?": what scores how much.
    pub vp_rules: Vec<VpRule>,
    /// Where the data comes from: `rulebook`, `public` or `reconstructed`.
    pub source: &'static str,
}

/// What a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// One of the 60 worlds.
    World,
    /// A side of a player mat.
    Home {
        /// The number of the mat, from 1.
        mat: u8,
        /// The side.
        side: Side,
    },
    /// A side of a development.
    Development {
        /// Its place on the mats.
        stack: Stack,
        /// The side.
        face: Side,
        /// Its size.
        size: Size,
    },
}

impl TileData {
    /// The development spaces it occupies (NFR-COMP-14).
    pub fn spaces(&self) -> u8 {
        match self.sort {
            Sort::Development { size: Size::Large, .. } => 2,
            Sort::Development { size: Size::Small, .. } => 1,
            Sort::World | Sort::Home { .. } => 0,
        }
    }
}

/// A place on the development mats.
#[derive(Debug)]
pub struct StackData {
    /// The id.
    pub id: &'static str,
    /// The faces `a` and `b`; a one-sided stack has the same twice.
    pub faces: [Tile; 2],
    /// Small or large.
    pub size: Size,
    /// The column on its mat.
    pub column: u8,
    /// The row on its mat.
    pub row: u8,
    /// The tiles in the box.
    pub copies: u8,
}

impl StackData {
    /// Whether it has a face `b`.
    pub fn two_sided(&self) -> bool {
        self.faces[0] != self.faces[1]
    }
}

/// A goal.
#[derive(Debug)]
pub struct GoalData {
    /// The id.
    pub id: &'static str,
    /// What is counted.
    pub counts: GoalCount,
    /// The VP by the number counted; the last entry holds for more.
    pub table: Vec<u8>,
    /// The most that can be stored, for a stockpile goal.
    pub store_max: Option<u8>,
}

/// What a goal counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GoalCount {
    /// The six phases for which the player has a power.
    PhasesWithOwnPower,
    /// Tiles with a Consume power.
    TilesWithConsumePower,
    /// Different kinds among the colonies.
    KindsOfColonies,
    /// Different keywords.
    Keywords,
    /// Unused colonists.
    UnusedColonists,
    /// Worlds in the stockpile.
    StockpiledWorlds,
    /// Goods in the stockpile.
    StockpiledGoods,
    /// Credits in the stockpile.
    StockpiledCredits,
}

/// An action tile.
#[derive(Debug)]
pub struct ActionTileData {
    /// The bonus of its chooser.
    pub bonus: Bonus,
    /// Whether all players carry out an action (NFR-ROUND-07).
    pub everyone_acts: bool,
    /// The modes that use it.
    pub modes: Vec<Mode>,
    /// The credits added at the end of a round in which nobody selected it.
    pub waiting_credits: u8,
}

/// The bonus of an action tile.
#[derive(Clone, Copy, Debug, Default, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Bonus {
    /// Credits.
    pub credits: u8,
    /// VP.
    pub vp: u8,
    /// Colonists.
    pub colonists: u8,
    /// A development is so much cheaper.
    pub discount: u8,
    /// Further worlds from the display.
    pub take_worlds: u8,
    /// The credits that lie on the tile.
    pub take_credits_on_tile: bool,
    /// Goods on windfall colonies.
    pub produce_windfall: u8,
    /// Positions forward in priority order.
    pub priority_forward: u8,
    /// To the first position in priority order.
    pub priority_to_first: bool,
    /// Goals drawn.
    pub goals_draw: u8,
    /// Goals kept.
    pub goals_keep: u8,
}

/// Numbers for one player count.
#[derive(Debug, serde::Deserialize)]
pub struct SetupData {
    /// The number of players.
    pub players: u8,
    /// Tiles on each small stack.
    pub small_development_copies: u8,
    /// Large tiles of each sort.
    pub large_development_copies: u8,
    /// Colonists in the game.
    pub colonists: u8,
    /// Colonists in the supply once all home colonies have theirs.
    pub colonists_after_home: u8,
    /// The VP pool.
    pub vp_pool: u8,
    /// Credits by place in priority order.
    pub start_credits_by_seat: Vec<u8>,
    /// Spaces of the discs on the track, by place in priority order.
    pub disc_spaces_by_seat: Vec<Vec<u8>>,
    /// Selections of each player in a round.
    pub selections_per_player_per_round: u8,
}

/// A kind of goods.
#[derive(Clone, Copy, Debug)]
pub struct GoodData {
    /// How many there are.
    pub count: u8,
    /// What one sells for.
    pub price: u8,
}

/// The numbers of the rules.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
pub struct Limits {
    /// Worlds drawn for an Explore action.
    pub explore_display: u8,
    /// Worlds of a player, colonies included.
    pub max_worlds_per_player: u8,
    /// Occupied development spaces that end the game.
    pub end_development_spaces: u8,
    /// Colonies that end the game.
    pub end_colonies: u8,
    /// Colonists in the supply that end the game.
    pub end_colonists_in_supply: u8,
    /// Goods on a colony.
    pub goods_per_colony: u8,
    /// Goods sold in the Trade step.
    pub sales_per_trade: u8,
    /// Colonists gained instead of settling.
    pub settle_colonists_gain: u8,
}

/// What is only counted.
#[derive(Clone, Debug)]
pub struct Counts {
    /// Colonists in the box.
    pub colonists: u8,
    /// Development spaces of a mat: light-edged, red-edged.
    pub spaces: [u8; 2],
    /// Chips: type, value, count, pool.
    pub chips: Vec<(String, u8, u8, String)>,
    /// Stockpile mats.
    pub stockpile_mats: u8,
    /// Player mats.
    pub mats: u8,
    /// Spaces of the priority track.
    pub track_spaces: u8,
    /// Discs of each player.
    pub discs_per_player: u8,
}

impl Components {
    /// The numbers for a player count.
    pub fn setup(&self, players: u8) -> &SetupData {
        &self.setup[usize::from(players.clamp(2, 5)) - 2]
    }

    /// A tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileData {
        &self.tiles[tile.index()]
    }

    /// The bonus of an action tile.
    pub fn bonus(&self, tile: ActionTile) -> &Bonus {
        &self.action_tiles[tile.index()].bonus
    }

    /// The development spaces of a mat.
    pub fn spaces(&self) -> u8 {
        self.counts.spaces.iter().sum()
    }
}

impl GoalData {
    /// The VP for a number.
    pub fn vp(&self, number: u8) -> u8 {
        let place = usize::from(number).min(self.table.len().saturating_sub(1));
        self.table.get(place).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_file_passes_its_own_check() {
        assert_eq!(check(SOURCE), []);
    }

    #[test]
    fn mistakes_are_found_with_their_line_and_rule() {
        let found = |from: &str, to: &str| {
            assert!(SOURCE.contains(from));
            check(&SOURCE.replacen(from, to, 1)).into_iter().map(|p| p.to_string()).collect::<Vec<_>>()
        };
        let defence = found("id = \"rebel_base\"", "id = \"rebel_bases\"");
        assert!(defence[0].contains("rebel_base"), "the bases of the examples are missed: {defence:?}");
        let kind = found(
            "kind = \"rare\"\ngoods = \"windfall\"\nkeywords = [\"rebel\"]",
            "kind = \"genes\"\ngoods = \"windfall\"\nkeywords = [\"rebel\"]",
        );
        assert!(kind.iter().any(|p| p.contains("NFR-WLD-05")), "{kind:?}");
        let effect = found("effect = \"trade_bonus\", amount = 1", "effect = \"trade_bones\", amount = 1");
        assert!(effect[0].starts_with("line "), "{effect:?}");
    }
}
