//! What a view consists of.

use orrery_core::{Message, RuleId, Seat};
use serde::Serialize;

use crate::state::{Stage, Step};
use crate::vocab::{ActionTile, End, Goal, Kind, Mode, Stack, Tile, TileSet};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The seat of the viewer.
    pub you: Option<Seat>,
    /// What is played.
    pub mode: Mode,
    /// The round, counted from 1; 0 before the first.
    pub round: u8,
    /// Where in the sequence of play.
    pub stage: Stage,
    /// What is being decided.
    pub step: Step,
    /// Who decides it.
    pub actor: Option<Seat>,
    /// The seven action tiles.
    pub action_tiles: Vec<ActionTileView>,
    /// The discs in priority order.
    pub discs: Vec<DiscView>,
    /// The players in the order in which they carry out the present action; empty while a tile is selected.
    pub ring: Vec<RingView>,
    /// The colonist supply.
    pub colonists: u8,
    /// The VP pool.
    pub pool: u8,
    /// The supply of goods: novelty, rare, genes, alien.
    pub goods: [u8; 4],
    /// How many worlds are in the bag.
    pub bag: u8,
    /// The worlds laid out for Explore that nobody has taken.
    pub display: Vec<WorldView>,
    /// The worlds drawn by a power, of which some are to be kept.
    pub drawn: Vec<WorldView>,
    /// Worlds that go into the bag at the end of the action.
    pub aside: TileSet,
    /// The development mats.
    pub stacks: Vec<StackView>,
    /// Why the game ends after this round.
    pub ends: Vec<End>,
    /// The kind of the joker in this action.
    pub joker: Option<Kind>,
    /// The goals, in the goals variant.
    pub goals: Option<GoalsView>,
    /// The players by seat.
    pub seats: Vec<SeatView>,
}

/// An action tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionTileView {
    /// The id as a target.
    pub id: String,
    /// The tile.
    pub tile: ActionTile,
    /// Who selected it in this round.
    pub selected_by: Option<Seat>,
    /// Whether it is carried out now.
    pub current: bool,
    /// The credits that lie on it.
    pub credits: u16,
}

/// A disc on the priority track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiscView {
    /// Whose it is.
    pub seat: Seat,
    /// What it selected in this round.
    pub tile: Option<ActionTile>,
    /// Whether it selects, or its action is carried out.
    pub current: bool,
}

/// How far a player is in the present action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RingView {
    /// The player.
    pub seat: Seat,
    /// Done, doing or waiting.
    pub progress: Progress,
}

/// How far a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Has carried out the action.
    Done,
    /// Is carrying it out.
    Doing,
    /// Comes later.
    Waiting,
}

/// A world that is not settled, and what settling it would take.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorldView {
    /// The id as a target.
    pub id: String,
    /// The world.
    pub tile: Tile,
    /// What settling it would take from its owner, or from the viewer if nobody owns it.
    pub outlook: Option<OutlookView>,
}

/// What settling a world would take from a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OutlookView {
    /// The price with all discounts, if it can be paid for.
    pub price: Option<i32>,
    /// The printed cost or defence.
    pub printed: u8,
    /// The strength against it, if it is military.
    pub strength: Option<i32>,
    /// The strength with goods given up, if it is military.
    pub reach: Option<i32>,
    /// The colonists needed.
    pub colonists: u8,
    /// Whether the player has them.
    pub has_colonists: bool,
    /// Whether the player could settle it now.
    pub ready: bool,
}

/// A place on the development mats.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    /// The id as a target.
    pub id: String,
    /// The place.
    pub stack: Stack,
    /// The development that it shows.
    pub development: Tile,
    /// How many are left.
    pub left: u8,
    /// Who owns one.
    pub owners: Vec<Seat>,
    /// The price for the viewer.
    pub price: Option<i32>,
    /// Whether the viewer could buy it now, if it were his turn to.
    pub affordable: bool,
}

/// The goals variant.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalsView {
    /// How many goals are in the stack.
    pub stack: u8,
    /// The lowest goals of the stack, from above, as far as the viewer knows them.
    pub known: Vec<Option<Goal>>,
    /// The goals face up.
    pub face_up: Vec<GoalView>,
    /// The owner of the face-down goal.
    pub face_down: Option<Seat>,
    /// The face-down goal, if the viewer knows it.
    pub own: Option<GoalView>,
    /// How many goals the chooser has drawn and not yet put anywhere.
    pub drawn: u8,
    /// These goals, if the viewer knows them.
    pub drawn_goals: Vec<GoalView>,
}

/// A goal, and how the players stand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalView {
    /// The id as a target.
    pub id: String,
    /// The goal.
    pub goal: Goal,
    /// What it counts, by seat.
    pub numbers: Vec<u8>,
    /// Its VP, by seat.
    pub points: Vec<i32>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The colour of the discs.
    pub color: &'static str,
    /// The number of the mat.
    pub mat: u8,
    /// The home colonies on its sides, while the side is not chosen.
    pub sides: Vec<Tile>,
    /// Credits.
    pub credits: u16,
    /// VP in chips.
    pub chips: u16,
    /// Unused colonists.
    pub colonists: u8,
    /// Strength against all military worlds.
    pub strength: i32,
    /// Strength against some worlds only.
    pub conditional: Vec<ConditionalView>,
    /// Temporary strength bought in this action.
    pub temporary: u8,
    /// Occupied development spaces.
    pub spaces: u8,
    /// Colonies, the home colony included.
    pub colonies: Vec<ColonyView>,
    /// Explored worlds.
    pub explored: Vec<WorldView>,
    /// Developments.
    pub developments: Vec<DevelopmentView>,
    /// What has been stored for goals.
    pub stockpile: StockpileView,
    /// The points so far.
    pub score: i32,
    /// Where they come from.
    pub lines: Vec<LineView>,
}

/// Strength against some worlds only.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConditionalView {
    /// The tile that gives it.
    pub tile: Tile,
    /// How much.
    pub amount: u8,
    /// Against which worlds.
    pub against: Message,
}

/// A colony.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ColonyView {
    /// The id as a target.
    pub id: String,
    /// The colony.
    pub tile: Tile,
    /// The good that lies on it.
    pub good: Option<Kind>,
    /// Whether it was placed in this action, so that its power cannot be used yet.
    pub fresh: bool,
    /// Whether its power has been used in this action.
    pub used: bool,
}

/// A development of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DevelopmentView {
    /// The id as a target.
    pub id: String,
    /// The development.
    pub tile: Tile,
    /// Whether it was placed in this action, so that its power cannot be used yet.
    pub fresh: bool,
    /// Whether its power has been used in this action.
    pub used: bool,
}

/// What a player has stored for goals.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StockpileView {
    /// Worlds.
    pub worlds: TileSet,
    /// Goods: novelty, rare, genes, alien.
    pub goods: [u8; 4],
    /// Credits.
    pub credits: u8,
}

/// Some points and where they come from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineView {
    /// What they are for.
    pub label: Message,
    /// The points.
    pub points: i32,
    /// The rule that gives them.
    pub rule: RuleId,
}
