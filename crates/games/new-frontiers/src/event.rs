//! What happened, so that a table can be followed seat by seat.

use orrery_core::Seat;
use serde::Serialize;

use crate::state::GoalBits;
use crate::vocab::{ActionTile, End, Goal, Kind, Tile, TileSet, Way};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The priority order was drawn, or has changed: the owners of the discs, first to last.
    Order { discs: SeatList },
    /// The development mats were filled; these faces are for sale.
    DevelopmentsLaid { developments: TileSet },
    /// A seat was dealt a mat with these two home colonies.
    MatDealt { seat: Seat, mat: u8, a: Tile, b: Tile },
    /// A seat uses this home colony.
    HomeChosen { seat: Seat, home: Tile },
    /// A round began.
    RoundBegan { round: u8 },
    /// A seat selected an action tile.
    Selected { seat: Seat, tile: ActionTile },
    /// The owner of the face-down goal goes on without turning it up.
    WentOn { seat: Seat },
    /// A goal was turned up.
    GoalRevealed { seat: Seat, goal: Goal },
    /// A seat drew goals.
    GoalsDrawn { seat: Seat, count: u8 },
    /// The goals that the seat drew; only it is told.
    GoalsSeen { seat: Seat, goals: GoalList },
    /// A seat kept a goal face down; the others are not told which.
    GoalKept { seat: Seat, goal: Option<Goal> },
    /// A seat put a goal under the stack; the others are not told which.
    GoalPutUnder { seat: Seat, goal: Option<Goal> },
    /// A seat gained something.
    Gained { seat: Seat, credits: u8, colonists: u8, vp: u8, from: Origin },
    /// A seat bought a development.
    Bought { seat: Seat, development: Tile, price: u8 },
    /// A seat bought nothing.
    BoughtNothing { seat: Seat },
    /// Worlds were laid out.
    DisplayLaid { worlds: TileSet },
    /// A seat took a world of the display; none was left if there is none.
    Took { seat: Seat, world: Option<Tile> },
    /// A seat drew worlds by a power.
    Drew { seat: Seat, power: Tile, worlds: TileSet },
    /// A seat kept a drawn world.
    Kept { seat: Seat, world: Tile },
    /// Worlds that nobody took or kept, or that were replaced, went into the bag.
    IntoBag { worlds: TileSet },
    /// A seat returned an explored world to the bag.
    Returned { seat: Seat, world: Tile },
    /// A seat stored a world.
    StoredWorld { seat: Seat, world: Tile },
    /// A seat took colonists instead of settling.
    TookColonists { seat: Seat, colonists: u8 },
    /// A seat gave up a good for strength.
    GaveUp { seat: Seat, power: Tile, colony: Tile, kind: Kind, strength: u8 },
    /// A seat settled a world: the price paid or the strength shown.
    Settled { seat: Seat, world: Tile, way: Way, price: u8, strength: u8, colonists: u8 },
    /// A seat settled a world in the place of a colony.
    SettledInstead { seat: Seat, colony: Tile, world: Tile },
    /// A seat replaced a colony, which is not settling.
    Terraformed { seat: Seat, colony: Tile, world: Tile },
    /// The owner of the joker named its kind.
    KindNamed { seat: Seat, kind: Kind },
    /// A windfall colony got its first good.
    WindfallGood { seat: Seat, colony: Tile, kind: Kind },
    /// A seat took the credits that lay on the Produce tile.
    TookTileCredits { seat: Seat, credits: u16 },
    /// A good was produced; by a power if there is one.
    Produced { seat: Seat, colony: Tile, kind: Kind, power: Option<Tile> },
    /// A seat stored a good.
    StoredGood { seat: Seat, colony: Tile, kind: Kind },
    /// A seat sold a good.
    Sold { seat: Seat, colony: Tile, kind: Kind, credits: u8 },
    /// A seat sold nothing.
    SoldNothing { seat: Seat },
    /// A seat stored credits of a sale.
    StoredCredits { seat: Seat, credits: u8 },
    /// A seat consumed goods: how many of each kind, from where, for what.
    Consumed { seat: Seat, power: Tile, colonies: TileSet, goods: [u8; 4], vp: u8, credits: u8 },
    /// The game ends after this round.
    EndTriggered { end: End },
    /// A round ended without an end; credits on the Produce tile now.
    RoundEnded { round: u8, tile_credits: u16 },
    /// The game ended; explored worlds went back.
    GameOver,
}

/// Where a gain comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The bonus of an action tile.
    Bonus(ActionTile),
    /// A power of a tile.
    Power(Tile),
}

/// Seats in an order; a list on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Seat[]"))]
pub struct SeatList {
    seats: [u8; 5],
    len: u8,
}

impl SeatList {
    /// The seats, in order.
    pub fn iter(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().take(self.len.into()).map(|&seat| Seat(seat))
    }
}

impl FromIterator<Seat> for SeatList {
    fn from_iter<I: IntoIterator<Item = Seat>>(all: I) -> SeatList {
        let (mut seats, mut len) = ([0; 5], 0);
        for (place, seat) in seats.iter_mut().zip(all) {
            *place = seat.0;
            len += 1;
        }
        SeatList { seats, len }
    }
}

impl Serialize for SeatList {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Some goals; a list on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
pub struct GoalList(pub GoalBits);

impl GoalList {
    /// The goals, ascending.
    pub fn iter(self) -> impl Iterator<Item = Goal> {
        crate::state::bits(self.0)
    }
}

impl Serialize for GoalList {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
