//! What a view consists of: everything public (REW-INFO-07), and what the viewer knows besides.

use orrery_core::Seat;
use serde::Serialize;

use crate::vocab::{Cards, Category, Company, Letter, Module, Number, Ship, Sign, Slot};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's seat; none for onlookers and replays.
    pub you: Option<Seat>,
    /// The chapter: 1 or 2.
    pub chapter: u8,
    /// The round of chapter one, 1 to 5.
    pub round: u8,
    /// The points for acquiring a terrabot in each round.
    pub terrabot_points: [i16; 5],
    /// Who is to act; nobody after the end.
    pub turn: Option<Seat>,
    /// What has to be decided.
    pub ask: Ask,
    /// Who has the start player marker.
    pub marker: Seat,
    /// The card on the start player space.
    pub start_space: Option<StartSpaceView>,
    /// The slots of the station, upper row first.
    pub slots: Vec<SlotView>,
    /// The number of cards in the discard pile, undealt ones included (REW-INFO-05).
    pub discard_pile: u8,
    /// The tiles in the bag, by type (REW-INFO-08).
    pub bag: Vec<ModuleCount>,
    /// The tiles in the box, by type.
    pub boxed: Vec<ModuleCount>,
    /// The city signs left in the supplies.
    pub signs: Vec<SignView>,
    /// The population ships.
    pub ships: Vec<ShipView>,
    /// The categories of the final population ship.
    pub categories: Vec<CategoryView>,
    /// The players, in seat order.
    pub seats: Vec<SeatView>,
}

/// What has to be decided.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "step", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Ask {
    /// Acquire, take the marker or leave.
    Turn,
    /// Which cards to pay.
    Pay { slot: Slot },
    /// Which card lies on top.
    Top { slot: Slot, cards: Cards },
    /// Which card to lay on the start player space.
    LayCard,
    /// Which module to decouple.
    Decouple,
    /// Defence or transport.
    UseShuttle { module: ModuleView },
    /// Defence or task.
    UseSatellite { module: ModuleView },
    /// Which sign the new city gets.
    Sign { module: ModuleView, city: Letter },
    /// Which crew to dock.
    Dock { module: ModuleView, crews: Vec<ModuleView> },
    /// Which crew to place where.
    Place { module: ModuleView, crews: Vec<ModuleView> },
    /// Which city to score.
    TaskCity { module: ModuleView },
    /// Nothing: the game is over.
    Over,
}

/// The card on the start player space.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StartSpaceView {
    /// Who played it.
    pub by: Seat,
    /// Its number, for those who know it.
    pub card: Option<Number>,
}

/// A slot with its arm.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotView {
    /// The id as a target, such as `slot-u03`.
    pub id: String,
    /// The id in the component file, such as `slot_u03`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub slot: &'static str,
    /// The targets of the two adjacent slots.
    pub neighbours: [String; 2],
    /// The module at the arm.
    pub module: Option<ModuleView>,
    /// The cards in the slot, ascending (REW-INFO-06, REW-OPEN-05).
    pub cards: Cards,
    /// The card on top.
    pub top: Option<Number>,
    /// The different numbers that the adjacent slots demand of a payment here.
    pub demands: Vec<Number>,
    /// The cards to show as the price, `null` for one of any number: the fewest that the viewer's own hand can
    /// pay, or else the demands. Empty once the module is gone.
    pub price: Vec<Option<Number>>,
    /// For a viewer who plays: the fewest cards for which the own hand could pay now.
    pub fewest_cards: Option<u8>,
}

/// A module tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModuleView {
    /// The tile, as a target and for following it from place to place: `tile-17`.
    pub id: String,
    /// Its type.
    pub module: Module,
}

/// So many tiles of a type.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModuleCount {
    /// The type.
    pub module: Module,
    /// How many.
    pub count: u8,
}

/// A city sign in its supply.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignView {
    /// The id as a target, such as `sign-aurora`.
    pub id: String,
    /// The sign.
    pub sign: Sign,
    /// Its letter.
    pub letter: Letter,
}

/// A population ship.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    /// The ship.
    pub ship: Ship,
    /// Its points.
    pub points: i16,
    /// Who has taken it.
    pub taken_by: Option<Seat>,
    /// How far each seat is.
    pub progress: Vec<i16>,
    /// How far one has to be.
    pub threshold: i16,
}

/// A category of the final population ship.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CategoryView {
    /// The category.
    pub category: Category,
    /// The points of the paid ranks.
    pub ranks: Vec<i16>,
    /// The size of each seat: shields or tiles of the city.
    pub sizes: Vec<u8>,
    /// What each seat would score if the game ended now.
    pub points: Vec<i16>,
}

/// A player, with the freighter and the areas to its left and right (REW-SETUP-05, REW-AREA-02). Fronts and
/// backs are public (REW-COMP-04): modules in cities and in the defence row show their backs (REW-AREA-05).
/// Long rows may overlap on a screen (REW-AREA-04).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The freighter.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub freighter: &'static str,
    /// Its colour.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub color: &'static str,
    /// The score.
    pub score: i16,
    /// Whether the player has left the round.
    pub left: bool,
    /// The number of cards in hand (REW-OPEN-06).
    pub hand_count: u8,
    /// The cards in hand, for those who know them.
    pub hand: Option<Vec<CardView>>,
    /// The cards discarded on leaving this round, for those who know them.
    pub discarded: Option<Cards>,
    /// The module rows, by bay.
    pub rows: Vec<RowView>,
    /// The cities, by letter.
    pub cities: Vec<CityView>,
    /// The defence row.
    pub defence: Vec<ModuleView>,
    /// The shields in it.
    pub shields: u8,
    /// The shuttle row.
    pub shuttles: Vec<ModuleView>,
    /// The satellite row.
    pub satellites: Vec<ModuleView>,
    /// The companies with crews in the cities.
    pub companies: Vec<CompanyCount>,
    /// The population ships on the freighter.
    pub ships: Vec<Ship>,
}

/// Equal cards in a hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// The id as a target, such as `card-3`.
    pub id: String,
    /// The number.
    pub number: Number,
    /// How many.
    pub count: u8,
}

/// A module row.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowView {
    /// The id as a target of the owner, such as `row-2`.
    pub id: String,
    /// The docking bay.
    pub bay: Number,
    /// The modules, from the freighter to the open end.
    pub modules: Vec<ModuleView>,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// The id as a target of the owner, such as `city-a`.
    pub id: String,
    /// Its letter.
    pub letter: Letter,
    /// Its sign.
    pub sign: Sign,
    /// Its size, sign included.
    pub size: u8,
    /// The number of terrabots.
    pub terrabots: u8,
    /// The number of crews.
    pub crews: u8,
    /// The construction company.
    pub company: Option<Company>,
    /// The tiles, from the sign on.
    pub modules: Vec<ModuleView>,
}

/// So many crews of a company.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanyCount {
    /// The company.
    pub company: Company,
    /// How many.
    pub count: u8,
}
