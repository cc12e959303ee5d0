//! What the tiles and cards are, for those who draw them.

use std::sync::LazyLock;

use serde::Serialize;

use crate::components::{Bonus, COMPONENTS, Count, Effect, GoalCount, Sort};
use crate::vocab::{ActionTile, Goal, Goods, KeywordSet, Kind, Mode, Phase, Side, Size, Stack, Tile};

/// What the tiles and cards are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// Worlds, home colonies and developments.
    pub tiles: Vec<TileFact>,
    /// The places on the development mats.
    pub stacks: Vec<StackFact>,
    /// The action tiles.
    pub action_tiles: Vec<ActionTileFact>,
    /// The goals.
    pub goals: Vec<GoalFact>,
    /// The goods.
    pub goods: Vec<GoodFact>,
    /// The numbers that end the game and limit a player.
    pub limits: LimitFacts,
}

/// A world, a home colony or a development.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileFact {
    /// The id.
    pub id: Tile,
    /// World, home or development.
    #[cfg_attr(feature = "ts", ts(type = "\"world\" | \"home\" | \"development\""))]
    pub sort: &'static str,
    /// The printed cost, or the defence of a military world.
    pub cost: u8,
    /// Whether it is military.
    pub military: bool,
    /// The colonists needed.
    pub colonists: u8,
    /// Its kind.
    pub kind: Option<Kind>,
    /// Whether its owner decides its kind.
    pub joker: bool,
    /// When it gets goods.
    pub goods: Goods,
    /// Its keywords.
    pub keywords: KeywordSet,
    /// The printed VP; none if they are "?".
    pub vp: Option<i8>,
    /// Its size, for developments.
    pub size: Option<Size>,
    /// The number of the mat, for home colonies.
    pub mat: Option<u8>,
    /// The side of the mat or of the development.
    pub side: Option<Side>,
    /// The powers.
    pub powers: Vec<PowerFact>,
    /// The conditions of the "?", those worth most first.
    pub vp_rules: Vec<VpFact>,
    /// Where the data comes from: `rulebook`, `public` or `reconstructed`.
    pub source: &'static str,
}

/// A power.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PowerFact {
    /// What it belongs to.
    pub phase: Phase,
    /// Whether it can be declined.
    pub optional: bool,
    /// What it does.
    #[serde(flatten)]
    pub effect: Effect,
}

/// A condition of a "?".
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VpFact {
    /// The VP for each.
    pub vp: u8,
    /// What is counted.
    #[serde(flatten)]
    pub count: Count,
}

/// A place on the development mats.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackFact {
    /// The id.
    pub id: Stack,
    /// Small or large.
    pub size: Size,
    /// The column on its mat.
    pub column: u8,
    /// The row on its mat.
    pub row: u8,
    /// The faces; one if it has no reverse.
    pub faces: Vec<Tile>,
}

/// An action tile.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionTileFact {
    /// The id.
    pub id: ActionTile,
    /// The modes that use it.
    pub modes: Vec<Mode>,
    /// Whether all players carry out an action.
    pub everyone_acts: bool,
    /// The bonus of its chooser.
    pub bonus: Bonus,
}

/// A goal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalFact {
    /// The id.
    pub id: Goal,
    /// What is counted.
    pub counts: GoalCount,
    /// The VP by the number counted; the last entry holds for more.
    pub table: Vec<u8>,
    /// The most that can be stored, for a stockpile goal.
    pub store_max: Option<u8>,
}

/// A kind of goods.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoodFact {
    /// The kind.
    pub kind: Kind,
    /// How many there are.
    pub count: u8,
    /// What one sells for.
    pub price: u8,
}

/// The numbers that end the game and limit a player.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LimitFacts {
    /// Occupied development spaces that end the game.
    pub end_spaces: u8,
    /// Development spaces of a mat.
    pub spaces: u8,
    /// Colonies that end the game.
    pub end_colonies: u8,
    /// Colonists in the supply that end the game.
    pub end_colonists: u8,
    /// Worlds of a player.
    pub worlds: u8,
    /// Worlds of the display.
    pub display: u8,
}

/// The facts about the components in play.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
    tiles: Tile::all().map(tile).collect(),
    stacks: Stack::all().map(stack).collect(),
    action_tiles: ActionTile::ALL.into_iter().map(action_tile).collect(),
    goals: Goal::all().map(goal).collect(),
    goods: Kind::ALL.into_iter().map(good).collect(),
    limits: LimitFacts {
        end_spaces: COMPONENTS.limits.end_development_spaces,
        spaces: COMPONENTS.spaces(),
        end_colonies: COMPONENTS.limits.end_colonies,
        end_colonists: COMPONENTS.limits.end_colonists_in_supply,
        worlds: COMPONENTS.limits.max_worlds_per_player,
        display: COMPONENTS.limits.explore_display,
    },
});

fn tile(id: Tile) -> TileFact {
    let data = COMPONENTS.tile(id);
    let (sort, size, mat, side) = match data.sort {
        Sort::World => ("world", None, None, None),
        Sort::Home { mat, side } => ("home", None, Some(mat), Some(side)),
        Sort::Development { size, face, .. } => ("development", Some(size), None, Some(face)),
    };
    let power =
        |p: &crate::components::Power| PowerFact { phase: p.phase, optional: p.optional, effect: p.effect };
    TileFact {
        id,
        sort,
        cost: data.cost,
        military: data.military,
        colonists: data.colonists,
        kind: data.kind,
        joker: data.joker,
        goods: data.goods,
        keywords: data.keywords,
        vp: data.vp_rules.is_empty().then_some(data.vp),
        size,
        mat,
        side,
        powers: data.powers.iter().map(power).collect(),
        vp_rules: data.vp_rules.iter().map(|rule| VpFact { vp: rule.vp, count: rule.count }).collect(),
        source: data.source,
    }
}

fn stack(id: Stack) -> StackFact {
    let data = &COMPONENTS.stacks[id.index()];
    let mut faces = data.faces.to_vec();
    faces.dedup();
    StackFact { id, size: data.size, column: data.column, row: data.row, faces }
}

fn action_tile(id: ActionTile) -> ActionTileFact {
    let data = &COMPONENTS.action_tiles[id.index()];
    ActionTileFact { id, modes: data.modes.clone(), everyone_acts: data.everyone_acts, bonus: data.bonus }
}

fn goal(id: Goal) -> GoalFact {
    let data = &COMPONENTS.goals[id.index()];
    GoalFact { id, counts: data.counts, table: data.table.clone(), store_max: data.store_max }
}

fn good(kind: Kind) -> GoodFact {
    let data = COMPONENTS.goods[kind.index()];
    GoodFact { kind, count: data.count, price: data.price }
}
