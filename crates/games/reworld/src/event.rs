//! What happened, in order. Numbers of hidden cards come in two forms: with the cards for the seat that
//! knows them, without for everybody else (REW-INFO-11).

use arrayvec::ArrayVec;
use orrery_core::{RuleId, Seat};
use serde::Serialize;

use crate::rules::payment::Payment;
use crate::state::Source;
use crate::vocab::{Cards, Category, Letter, Module, Number, Ship, Sign, Slot, Tile};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A round of chapter one began.
    RoundBegan { round: u8, first: Seat },
    /// Modules were laid out at the arms, in the order of the slots (REW-PREP-01).
    StationFilled {
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        modules: ArrayVec<Module, 20>,
    },
    /// A seat was dealt officer cards.
    Dealt { seat: Seat, count: u8, cards: Option<Cards> },
    /// A seat acquired a module.
    Acquired { seat: Seat, slot: Slot, tile: Tile, module: Module, cards: Payment, bay: Number },
    /// A seat took the start player marker with a face-down card.
    MarkerTaken { seat: Seat, card: Option<Number> },
    /// A seat left the round and discarded its cards.
    LeftRound { seat: Seat, count: u8, cards: Option<Cards> },
    /// A round ended; the modules left at the station went to the box.
    RoundEnded { round: u8, boxed: u8 },
    /// Chapter two began.
    ChapterTwoBegan { first: Seat },
    /// A seat decoupled a module.
    Decoupled { seat: Seat, row: Number, tile: Tile, module: Module },
    /// A seat founded a city.
    CityFounded { seat: Seat, city: Letter, sign: Sign, tile: Tile, module: Module },
    /// A terrabot joined a city.
    TerrabotSettled { seat: Seat, city: Letter, sign: Sign, tile: Tile, module: Module },
    /// A shuttle or satellite joined the defence row.
    Defended { seat: Seat, tile: Tile, module: Module, shields: u8 },
    /// A crew was docked to the shuttle.
    Docked { seat: Seat, row: Number, tile: Tile, module: Module },
    /// A docked crew was placed in a city.
    CrewPlaced { seat: Seat, city: Letter, sign: Sign, tile: Tile, module: Module },
    /// A crew went to the box.
    CrewBoxed { seat: Seat, tile: Tile, module: Module },
    /// A shuttle joined the shuttle row after its flight.
    ShuttleLanded { seat: Seat, tile: Tile, module: Module },
    /// A satellite scored its task and joined the satellite row.
    TaskDone { seat: Seat, tile: Tile, module: Module, city: Option<Letter>, sign: Option<Sign> },
    /// A seat took a population ship.
    ShipTaken { seat: Seat, ship: Ship },
    /// A category of the final population ship was scored: a rank, or none for absence.
    CategoryScored { seat: Seat, category: Category, rank: Option<u8> },
    /// A seat scored points, and why.
    Scored {
        seat: Seat,
        points: i16,
        source: Source,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The game ended.
    GameOver,
}
