//! What happened, as data: for the log, the animation and the record of what each player learned.
//! Secret steps are told to their owner only; what is drawn comes in two forms.

use orrery_core::Seat;
use serde::Serialize;

use crate::components::To;
use crate::vocab::{BagTile, Counts, Development, Die, End, Faction, Phase, Place, Side, Tile, World};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each event says what its fields are")]
pub enum Event {
    /// A player is dealt a faction and a home world.
    Dealt { seat: Seat, faction: Faction, home: World },
    /// A player gets the dice and credits that everybody begins with.
    HandedOut { seat: Seat, cup: Counts, citizenry: Counts, credits: u8 },
    /// A player has committed to a secret step.
    Ready { seat: Seat },
    /// A player has taken the own secret decision back.
    Replanned { seat: Seat },
    /// The start tiles of a player are shown.
    StartTiles { seat: Seat, development: Development, world: World },
    /// A round begins.
    RoundBegan { round: u16 },
    /// A player has rolled: dice by phase, then wild ones. Told to the owner.
    Rolled { seat: Seat, faces: [Counts; 6] },
    /// A wild die lies in a column. Told to the owner.
    PlacedWild { seat: Seat, die: Die, column: Phase },
    /// A worker selects a phase. Told to the owner.
    Selected { seat: Seat, die: Die, from: Phase, phase: Phase },
    /// A Reassign power is being used. Told to the owner.
    PowerUsed { seat: Seat, power: Development },
    /// A worker lies in the Dictate zone. Told to the owner.
    Dictated { seat: Seat, die: Die, from: Phase },
    /// A worker was moved. Told to the owner.
    Moved { seat: Seat, die: Die, from: Phase, to: Phase },
    /// An assignment is revealed: the selector and its phase, the columns (selector included), the Dictate dice.
    Revealed { seat: Seat, selector: Die, phase: Phase, columns: [Counts; 5], dictated: Counts },
    /// The extra die of two players shows a phase.
    ExtraPhase { phase: Phase },
    /// The phases that are played, by number.
    PhasesPlayed { played: [bool; 5] },
    /// Unused dice return to the cup.
    Unused { seat: Seat, dice: Counts },
    /// A phase begins, in player order or not.
    PhaseBegan { phase: Phase, ordered: bool },
    /// In player order a player begins.
    TurnBegan { seat: Seat },
    /// An explorer Stocks.
    Stocked {
        seat: Seat,
        die: Die,
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// An explorer begins to Scout.
    Scouting {
        seat: Seat,
        die: Die,
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// A tile is marked to be abandoned. Told to the owner.
    Marked { seat: Seat, tile: Tile },
    /// The bag does not hold enough for this Scout: it is withdrawn, and players explore in player order.
    BagShort { seat: Seat },
    /// Tiles were abandoned.
    Abandoned { seat: Seat, count: u8 },
    /// A tile was drawn. Told to the owner.
    Drew { seat: Seat, tile: BagTile },
    /// Tiles were drawn. Told to the others.
    DrewTiles { seat: Seat, count: u8 },
    /// The abandoned pile went into the bag.
    PileToBag { count: u8 },
    /// A tile was placed in the construction zone; which one is told to the owner, or to all if it lies on top.
    Placed { seat: Seat, side: Side, end: End, tile: Option<Tile> },
    /// A player takes up all tiles of the construction zone to rearrange them.
    TookUp { seat: Seat, count: u8 },
    /// A player has declared the end of the own exploring.
    Finished { seat: Seat },
    /// A player has to return a tile to the bag.
    MustReturn { seat: Seat },
    /// A tile went into the bag; which one is told to the owner.
    Returned { seat: Seat, side: Side, tile: Option<Tile> },
    /// The rest of a draw is forfeited.
    Forfeited { seat: Seat, count: u8 },
    /// A worker was put onto a construction spot.
    Worked { seat: Seat, die: Die, side: Side },
    /// A tile was completed at its effective cost.
    Completed { seat: Seat, tile: Tile, cost: u8, paid: Counts },
    /// Workers used for a completion go to the cup.
    BuildersToCup { seat: Seat, dice: Counts },
    /// A die returned to the supply.
    Removed { seat: Seat, die: Die, place: Place },
    /// A good returned to the supply.
    RemovedGood { seat: Seat, die: Die, world: World },
    /// Dice came from the supply.
    GainedDice { seat: Seat, die: Die, count: u8, to: To, tile: Tile },
    /// Credits changed.
    Credits { seat: Seat, amount: i8, now: u8, why: Why },
    /// VP chips were gained.
    Chips { seat: Seat, amount: u8, pool: u8, why: Why },
    /// A producer became a good.
    Produced { seat: Seat, die: Die, world: World },
    /// A good was traded.
    Traded {
        seat: Seat,
        shipper: Die,
        #[serde(rename = "virtual")]
        is_virtual: bool,
        good: Die,
        world: World,
    },
    /// A good was consumed.
    Consumed {
        seat: Seat,
        shipper: Die,
        #[serde(rename = "virtual")]
        is_virtual: bool,
        good: Die,
        world: World,
    },
    /// A die will be recruited. Told to the owner.
    WillRecruit { seat: Seat, die: Die },
    /// A die will be recalled from a spot. Told to the owner.
    WillRecall { seat: Seat, die: Die, spot: Side },
    /// A good will be recalled. Told to the owner.
    WillRecallGood { seat: Seat, die: Die, world: World },
    /// Step 5 of a player: what was recruited, what was recalled.
    Managed { seat: Seat, recruited: Counts, recalled: Counts },
    /// The end is certain: this round is the last.
    LastRound { pool: bool, tiles: bool },
    /// The game is over.
    Over,
}

/// Why credits or chips changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A tile's effect or power.
    Tile(Tile),
    /// An explorer Stocked (RFG-EXP-04).
    Stock,
    /// A Trade (RFG-SHIP-04).
    Trade,
    /// A Consume (RFG-SHIP-05).
    Consume,
    /// Recruiting (RFG-MAN-02).
    Recruit,
    /// The credit of a player without any (RFG-MAN-05).
    Empty,
}
