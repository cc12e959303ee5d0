//! The types of the view.

use orrery_core::{ScoreLine, Seat};
use serde::Serialize;

use crate::components::{Cost, Effect};
use crate::options::Options;
use crate::state::Who;
use crate::vocab::{
    Arrow, BoardAction, BonusCard, Card, Colour, Contract, Corner, Display, Field, Goal, Half, Infra, Lane,
    Phase, Resource, Ship, Site, SoloCard, Stadium, Symbol, Tech, Terrain, World,
};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's seat.
    pub you: Option<Seat>,
    /// What was chosen when the table was set.
    pub options: Options,
    /// The year, 1 to 4; 0 before the first.
    pub year: u8,
    /// The phase of the year.
    pub phase: Option<Phase>,
    /// Who is waited for.
    pub to_act: Vec<Seat>,
    /// What is asked.
    pub ask: Ask,
    /// The turn order.
    pub order: Vec<Who>,
    /// The fields of the New World.
    pub fields: Vec<FieldView>,
    /// All progress markers.
    pub markers: Vec<MarkerView>,
    /// The displays.
    pub displays: Vec<DisplayView>,
    /// The bonus cards of the four years; those of past years have left the game.
    pub bonus_cards: Vec<BonusCard>,
    /// Contracts that nobody has taken yet.
    pub contracts: Vec<Contract>,
    /// The lines of line dominance.
    pub lines: Vec<LineView>,
    /// The opponent or the simulated third player.
    pub opponent: Option<OpponentView>,
    /// The cards of the draw stack and the discard pile of action cards.
    pub deck: u8,
    /// The cards of the discard pile.
    pub discards: u8,
    /// The first player who reached the race goal.
    pub reached: Option<Seat>,
    /// The players.
    pub seats: Vec<SeatView>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Ask {
    /// Keep one of these goal cards.
    KeepGoal { goals: Vec<Goal> },
    /// Return one of four goal cards.
    ReturnGoal,
    /// Discard so many more action cards.
    DiscardCards { count: u8 },
    /// Take a turn.
    Turn,
    /// Choose the card to lay down for an action.
    LayDown { action: BoardAction },
    /// Pay action energy, or the extra cost of a card.
    Pay { energy: u8, extra: u8 },
    /// Choose the next effect of a card.
    CardEffects { card: Card, left: Vec<u8> },
    /// Carry out an effect.
    Effect { effect: Effect, times: u8, optional: bool, refreshed: bool },
    /// Choose items to put under their stack.
    PutUnder { display: Display, chosen: Vec<u8>, up_to: u8 },
    /// Choose what a discount removes.
    Discount { price: Cost, left: u8, world: World },
    /// Choose factories for a field.
    UseFactories { field: Field, left: u8 },
    /// Exchange at the end of Income.
    IncomeExchange { left: [u8; 2] },
    /// Plan flights.
    Transport,
    /// Ships that just arrived may fly back.
    FlyBack,
    /// Play a contract after the action.
    EndTurn,
    /// Choose the power points for Progress.
    ChoosePower,
    /// Move the progress markers.
    Advance { points: u8 },
    /// Place the progress markers.
    Place,
    /// Take a bonus.
    TakeBonus { halves: Vec<Half> },
    /// The game is over.
    Over,
}

/// A field of the New World.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FieldView {
    /// The field.
    pub field: Field,
    /// Who has settled it.
    pub owner: Option<Who>,
    /// The factories on it, by type.
    pub factories: Cost,
}

/// A progress marker.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarkerView {
    /// Whose it is.
    pub who: Who,
    /// The space.
    pub space: u8,
    /// The lane; none on space 0.
    pub lane: Option<Lane>,
}

/// A display.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DisplayView {
    /// Which one.
    pub display: Display,
    /// The ids of the items on positions 1 to 3.
    #[cfg_attr(feature = "ts", ts(type = "Array<string | null>"))]
    pub items: Vec<Option<&'static str>>,
    /// How many items lie face down.
    pub stack: u8,
    /// The items that lie under the stack in known order, the topmost first.
    #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
    pub under: Vec<&'static str>,
}

/// A line of line dominance.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LineView {
    pub corner: Corner,
    pub arrow: Arrow,
    pub fields: Vec<Field>,
}

/// The opponent of a solo game, or the simulated third player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpponentView {
    /// The card on top of its stack, whose back is visible.
    pub top: Option<SoloCard>,
    /// How many cards lie below it.
    pub stack: u8,
    /// The cards turned this year.
    pub turned: Vec<SoloCard>,
    /// Where the solo tile lies.
    pub corner: Corner,
    /// Its stadiums.
    pub stadiums: Vec<Stadium>,
    /// Its satisfaction.
    pub satisfaction: u8,
    /// How many stadiums are set aside.
    pub aside: u8,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The colour.
    pub colour: Colour,
    /// The stores of the Old and the New World.
    pub stores: [Cost; 2],
    /// What both worlds produce.
    pub production: [Cost; 2],
    /// The active sites of the Old World.
    pub sites: Vec<Site>,
    /// Flipped sea sites that still lie on the Old World, and those on the New World.
    pub sea_sites: [u8; 2],
    /// Factories in the supply.
    pub supply: Cost,
    /// Factories waiting on both worlds.
    pub factories: [Cost; 2],
    /// Factories on fields.
    pub settled: Cost,
    /// Population waiting on the New World.
    pub population: u8,
    /// Stadiums of both worlds.
    pub stadiums: [Vec<Stadium>; 2],
    /// Ships of both worlds.
    pub ships: [Vec<ShipView>; 2],
    /// Infrastructures in hand.
    pub infrastructures: Vec<Infra>,
    /// Infrastructures laid out.
    pub played: Vec<PlayedView>,
    /// The technologies: three columns, each from level 1 up.
    pub technologies: Vec<Vec<TechView>>,
    /// Penalty tokens.
    pub penalties: u8,
    /// Whether the player has passed.
    pub passed: bool,
    /// Whether the player is still to choose in a step of all.
    pub busy: bool,
    /// Actions taken this year.
    pub actions: u8,
    /// Cards under areas 1 to 4.
    pub areas: [u8; 4],
    /// The energy of the next action, by area 1 to 4, and for a card.
    pub next_energy: [u8; 5],
    /// The sums of power points to choose from.
    pub power: Vec<u8>,
    /// Satisfaction as it counts for the turn order.
    pub satisfaction: u8,
    /// Settlement symbols that the player has.
    pub symbols: Vec<Symbol>,
    /// Terrains that the player may settle.
    pub terrains: Vec<Terrain>,
    /// What the next Income takes, and what is missing for it as things stand.
    pub demand: Option<DemandView>,
    /// Goal cards that the viewer may see, with their points as things stand.
    pub goals: Vec<GoalView>,
    /// How many goal cards the player has.
    pub goal_count: u8,
    /// Contracts.
    pub contracts: Vec<ContractView>,
    /// How many action cards are in hand.
    pub hand_count: u8,
    /// The hand, for those who may see it.
    pub hand: Option<Vec<Card>>,
    /// Cards of the hand marked to be discarded, for those who may see them.
    pub marked: Option<Vec<Card>>,
    /// Cards played face down, for those who may see them.
    pub face_down: Option<Vec<Card>>,
    /// Cards played face up.
    pub face_up: Vec<Card>,
    /// The points so far, as far as the viewer can count them.
    pub lines: Vec<ScoreLine>,
    /// The sum of the lines.
    pub score: i32,
}

/// A ship of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    /// The ship.
    pub ship: Ship,
    /// The energy of its next flight.
    pub energy: u8,
    /// Whether a flight is planned.
    pub flying: bool,
    /// Whether it is being loaded.
    pub loading: bool,
    /// Building slots, with those of technologies.
    pub building_slots: u8,
    /// Sites in site slots.
    pub sites: Vec<Site>,
    /// Stadiums on board.
    pub stadiums: Vec<Stadium>,
    /// Prepared factories on board.
    pub factories: Vec<Resource>,
    /// Factory sites in building slots.
    pub factory_sites: Vec<Site>,
    /// Resources on board.
    pub resources: Cost,
}

/// An infrastructure laid out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PlayedView {
    pub infrastructure: Infra,
    pub fulfilled: bool,
}

/// A technology of the grid.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TechView {
    /// The technology.
    pub tech: Tech,
    /// Researches done.
    pub done: u8,
    /// Researches needed.
    pub needed: u8,
}

/// What the next Income takes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DemandView {
    /// The year.
    pub year: u8,
    /// The food of the Old and the New World.
    pub food: [u8; 2],
    /// What is missing, with the production before it.
    pub missing_food: [u8; 2],
    /// The stadiums of the New World.
    pub stadiums: u8,
    /// How many of them are missing.
    pub missing_stadiums: u8,
}

/// A goal card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct GoalView {
    pub goal: Goal,
    pub revealed: bool,
    pub points: i32,
}

/// A contract of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ContractView {
    pub contract: Contract,
    pub played: bool,
}
