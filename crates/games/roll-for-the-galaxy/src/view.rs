//! What each viewer may see: enough to draw the whole table without knowing a rule.
//!
//! Colours of dice are counted in the order of [`Die::ALL`]. Pieces that actions point at
//! (`Description::targets`) have ids that follow from the view of the viewer's own things:
//!
//! | Id | Piece |
//! |---|---|
//! | `tile-<bag tile>` | a bag tile in the hand or in the construction zone |
//! | `tile-<development>` | a development in the tableau |
//! | `world-<world>` | a world in the tableau |
//! | `good-<world>-<die>` | a good on a world |
//! | `stack-<side>`, `stack-<side>-top` | the place below a construction stack, on top of it |
//! | `spot-<side>-<die>` | dice on a construction spot |
//! | `wild-<die>` | wild dice not placed yet |
//! | `die-<die>-<phase>` | workers in a column |
//! | `virtual-<die>` | virtual workers |
//! | `column-<phase>`, `strip-<phase>`, `dictate` | a column, a field of the strip, the Dictate zone |
//! | `cup-<die>`, `citizenry-<die>`, `paid-<die>` | dice in the cup, in the citizenry, paying for a tile |
//! | `cup`, `bag`, `credits`, `pool` | these |

mod make;

use orrery_core::Seat;
use serde::Serialize;

use crate::vocab::{BagTile, Counts, Die, Kind, Phase, Side, Tile, World};

pub(crate) use make::view;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's seat; none for an onlooker.
    pub you: Option<Seat>,
    /// The round, counted from 1; 0 during the setup.
    pub round: u16,
    /// Where in the round the game is.
    pub step: StepName,
    /// The seats in player order.
    pub order: Vec<Seat>,
    /// Whether the present phase is carried out in player order, and whose turn it is.
    pub ordered: bool,
    /// In player order: whose turn it is.
    pub on_turn: Option<Seat>,
    /// The seats that are waited for.
    pub to_act: Vec<Seat>,
    /// The phases played this round; none before the reveal.
    pub played: Vec<Phase>,
    /// What the extra die of two players shows.
    pub extra_phase: Option<Phase>,
    /// Tiles in the bag.
    pub bag: u8,
    /// Tiles on the abandoned pile.
    pub abandoned: u8,
    /// Dice that nobody owns.
    pub supply: Counts,
    /// VP left in the pool.
    pub pool: u8,
    /// Whether this round is the last.
    pub last_round: bool,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// Where in the round the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "steps and phases by their names")]
pub enum StepName {
    Setup,
    Assign,
    Explore,
    Develop,
    Settle,
    Produce,
    Ship,
    Manage,
    Over,
}

/// A player as the viewer sees him.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The faction and its number.
    pub faction: &'static str,
    /// The number that decides who begins.
    pub faction_number: u8,
    /// Whether the player has committed to the present secret step.
    pub ready: bool,
    /// The decision to make now. Of others only what everybody may know.
    pub task: TaskView,
    /// Credits.
    pub credits: u8,
    /// VP in chips.
    pub chips: u16,
    /// Points so far.
    pub score: i32,
    /// Tiles in the tableau, 12 end the game.
    pub tiles: u8,
    /// Dice in the cup. During the assignment: dice behind the screen.
    pub cup: Counts,
    /// Dice in the citizenry.
    pub citizenry: Counts,
    /// The two construction spots.
    pub development: StackView,
    /// The two construction spots.
    pub world: StackView,
    /// The phase strip: the own plan, or what has been revealed; none while it is secret.
    pub strip: Option<StripView>,
    /// Virtual workers not used yet.
    pub virtual_workers: Counts,
    /// Dice that pay for the tile being completed.
    pub paid: Counts,
    /// The tile that is being completed.
    pub building: Option<Tile>,
    /// How many tiles are in the hand.
    pub hand_count: u8,
    /// The tiles in the hand, if the viewer may know them.
    pub hand: Vec<BagTileView>,
    /// Own tiles marked to be abandoned, or chosen to be returned.
    pub marked: Vec<BagTile>,
    /// The own start tile chosen as development.
    pub start: Option<BagTile>,
    /// The own plan for step 5.
    pub manage: Option<ManageView>,
    /// The tableau: faction, home world, then tiles in order of completion.
    pub tableau: Vec<TileView>,
}

/// The decision a player has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum TaskView {
    /// None.
    None,
    /// Secret: others see only that there is something to decide.
    Secret,
    /// Which start tile is the development.
    Start,
    /// Where a wild die goes.
    PlaceWild {
        /// The die.
        die: Die,
    },
    /// Which worker selects which phase.
    Select,
    /// Whether to use a Reassign power.
    Reassign,
    /// Whom to move with the power in use; none names Dictate.
    Move {
        /// The development, or none for Dictate.
        power: Option<Tile>,
        /// How many have been moved.
        moves: u8,
    },
    /// The next explorer.
    Explore,
    /// What to abandon before the draw.
    Scout {
        /// The explorer.
        die: Die,
        /// Whether it is a virtual one.
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// Where drawn tiles go.
    Keep,
    /// Where tiles taken up go.
    Arrange,
    /// Which tile to return.
    Return,
    /// The next developer or settler.
    Build,
    /// Which dice pay.
    Pay {
        /// How many still have to.
        due: u8,
    },
    /// Which dice go to the cup.
    ToCup {
        /// How many still must.
        min: u8,
        /// How many still may.
        max: u8,
    },
    /// Which die to remove.
    Remove {
        /// How many still have to be removed.
        left: u8,
    },
    /// The next producer and its world.
    Produce,
    /// The next shipper.
    Ship,
    /// The good, and Trade or Consume.
    Good {
        /// The shipper.
        die: Die,
        /// Whether it is a virtual one.
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// Whether to buy VP.
    Buy,
    /// Which dice to recruit.
    Recruit {
        /// How many still have to be.
        left: u8,
    },
    /// Which dice to recall.
    Recall,
}

/// A construction spot with its stack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    /// Dice on the spot.
    pub dice: Counts,
    /// Tiles in the stack.
    pub count: u8,
    /// The tiles the viewer may know, from the top: all of the own, the top one of others.
    pub tiles: Vec<BagTileView>,
    /// What the top tile costs its owner now.
    pub cost: Option<u8>,
}

/// A bag tile with both sides (RFG-INFO-09).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BagTileView {
    /// The tile.
    pub tile: BagTile,
    /// Its development.
    pub development: &'static str,
    /// The printed cost of the development.
    pub development_cost: u8,
    /// Its world.
    pub world: &'static str,
    /// The printed cost of the world.
    pub world_cost: u8,
    /// The kind of the world.
    pub kind: Kind,
}

/// A tile in a tableau.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// The development or world.
    pub id: Tile,
    /// Which of both.
    pub side: Side,
    /// The printed cost.
    pub cost: u8,
    /// The kind of a world.
    pub kind: Option<Kind>,
    /// The goods on a world.
    pub goods: Vec<Die>,
    /// Whether it is a Reassign-power development.
    pub reassign: bool,
    /// Whether that power has been used this round, as far as the viewer may know.
    pub used: bool,
}

/// A phase strip.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StripView {
    /// Wild dice not placed yet.
    pub wild: Counts,
    /// Workers in the columns, by phase; after the reveal with the selector.
    pub columns: [Counts; 5],
    /// The phase that is selected.
    pub selected: Option<Phase>,
    /// The die on the strip, before the reveal.
    pub selector: Option<Die>,
    /// Dice in the Dictate zone.
    pub dictated: Counts,
    /// The own roll: dice by phase, then wild ones.
    pub rolled: [Counts; 6],
}

/// A plan for step 5.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ManageView {
    /// Dice that will be recruited.
    pub recruited: Counts,
    /// Dice that will be recalled from the development spot and the world spot.
    pub spots: [Counts; 2],
    /// Goods that will be recalled.
    pub goods: Vec<(World, Die)>,
}
