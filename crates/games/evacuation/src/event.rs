//! What happened, in order. Events about hidden cards come in two forms: with the cards for the seat that knows
//! them, without for everybody else (EVA-INFO-03).

use arrayvec::ArrayVec;
use orrery_core::Seat;
use serde::Serialize;

use crate::components::{Cost, Effect};
use crate::state::Who;
use crate::vocab::{
    Arrow, Bay, BoardAction, BonusCard, Card, Contract, Corner, Display, Field, Goal, Half, Infra, Lane,
    Phase, Resource, Ship, Site, SoloCard, Stadium, Tech, World,
};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    // Setup.
    SetDealt {
        seat: Seat,
        set: u8,
    },
    GoalsDealt {
        seat: Seat,
        count: u8,
        goals: Option<Goals>,
    },
    GoalKept {
        seat: Seat,
        goal: Option<Goal>,
    },
    GoalRemoved {
        goal: Goal,
    },
    GoalReturned {
        seat: Seat,
        goal: Option<Goal>,
    },
    CardsDrawn {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    CardsDiscarded {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    BonusCardLaid {
        year: u8,
        card: BonusCard,
    },
    OrderSet {
        order: Places,
    },
    ContractLaid {
        contract: Contract,
    },
    LineLaid {
        corner: Corner,
        arrow: Arrow,
    },
    // The year.
    YearBegan {
        year: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    Produced {
        seat: Seat,
        world: World,
        amounts: Cost,
    },
    Fed {
        seat: Seat,
        world: World,
        paid: u8,
        missing: u8,
    },
    Entertained {
        seat: Seat,
        missing: u8,
    },
    Penalised {
        seat: Seat,
        tokens: u8,
    },
    // Turns.
    Acted {
        seat: Seat,
        action: BoardAction,
        energy: u8,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
        energy: u8,
    },
    CardLaidDown {
        seat: Seat,
        card: Option<Card>,
    },
    Paid {
        seat: Seat,
        world: World,
        resource: Resource,
    },
    Passed {
        seat: Seat,
    },
    ContractTaken {
        seat: Seat,
        contract: Contract,
    },
    ContractPlayed {
        seat: Seat,
        contract: Contract,
    },
    DeckShuffled,
    // Sub-actions.
    Gained {
        seat: Seat,
        world: World,
        resource: Resource,
    },
    Exchanged {
        seat: Seat,
        world: World,
        give: Resource,
        take: Resource,
    },
    Researched {
        seat: Seat,
        tech: Tech,
        complete: bool,
    },
    InfrastructureTaken {
        seat: Seat,
        infrastructure: Infra,
    },
    InfrastructurePlayed {
        seat: Seat,
        infrastructure: Infra,
        price: Cost,
    },
    InfrastructureFulfilled {
        seat: Seat,
        infrastructure: Infra,
    },
    ProductionRaised {
        seat: Seat,
        resource: Resource,
        by: u8,
        to: u8,
    },
    ShipBuilt {
        seat: Seat,
        ship: Ship,
        world: World,
        price: Cost,
    },
    StadiumBuilt {
        seat: Seat,
        stadium: Stadium,
        world: World,
        price: Cost,
    },
    Settled {
        seat: Seat,
        field: Field,
        steel: u8,
    },
    FactoryPlaced {
        seat: Seat,
        field: Field,
        factory: Resource,
    },
    FactoryPrepared {
        seat: Seat,
        factory: Resource,
        world: World,
        price: Cost,
    },
    FactoryGained {
        seat: Seat,
        factory: Resource,
        world: World,
    },
    PopulationCloned {
        seat: Seat,
        count: u8,
    },
    PopulationGained {
        seat: Seat,
        count: u8,
    },
    Lapsed {
        seat: Seat,
        effect: Effect,
    },
    Declined {
        seat: Seat,
        effect: Effect,
    },
    // Displays.
    Refreshed {
        seat: Seat,
        display: Display,
    },
    PutUnder {
        display: Display,
        ship: Option<Ship>,
        stadium: Option<Stadium>,
        infrastructure: Option<Infra>,
    },
    ShipShown {
        ship: Ship,
    },
    StadiumShown {
        stadium: Stadium,
    },
    InfrastructureShown {
        infrastructure: Infra,
    },
    ItemRemoved {
        display: Display,
        ship: Option<Ship>,
        stadium: Option<Stadium>,
        infrastructure: Option<Infra>,
    },
    // Transport.
    FlightPlanned {
        seat: Seat,
        ship: Ship,
        energy: u8,
    },
    FlownBack {
        seat: Seat,
        ship: Ship,
        energy: u8,
    },
    SiteLoaded {
        seat: Seat,
        ship: Ship,
        site: Site,
        bay: Bay,
    },
    StadiumLoaded {
        seat: Seat,
        ship: Ship,
        stadium: Stadium,
    },
    FactoryLoaded {
        seat: Seat,
        ship: Ship,
        factory: Resource,
    },
    ResourceLoaded {
        seat: Seat,
        ship: Ship,
        resource: Resource,
    },
    PlanChanged {
        seat: Seat,
    },
    PlanConfirmed {
        seat: Seat,
    },
    Landed {
        seat: Seat,
        ship: Ship,
        population: u8,
        factories: Cost,
        stadiums: u8,
        resources: Cost,
    },
    // Progress and bonus.
    Parked,
    PowerCounted {
        seat: Seat,
        points: u8,
    },
    MarkersMoved {
        seat: Seat,
        from: [u8; 2],
        to: [u8; 2],
    },
    TurningPointCrossed {
        seat: Seat,
        number: u8,
        second: bool,
    },
    MarkerPlaced {
        seat: Seat,
        space: u8,
        lane: Lane,
    },
    SoloMarkersMoved {
        who: Who,
        to: [u8; 2],
    },
    BonusTaken {
        seat: Seat,
        card: BonusCard,
        half: Half,
    },
    BonusDeclined {
        seat: Seat,
    },
    GoalRevealed {
        seat: Seat,
        goal: Goal,
    },
    // The opponent.
    SoloCardsShuffled {
        top: SoloCard,
    },
    SoloCardTurned {
        card: SoloCard,
        next: SoloCard,
    },
    SoloTileMoved {
        corner: Corner,
    },
    SoloSettled {
        field: Field,
    },
    SoloBlocked {
        field: Field,
    },
    SoloTookStadium {
        stadium: Stadium,
    },
    SoloIdle,
    // The end.
    RaceGoalReached {
        seat: Seat,
    },
    GoalsShown {
        seat: Seat,
        goals: Goals,
    },
    GameOver,
}

/// A few goal cards.
pub type Goals = List<Goal, 4>;
/// A few action cards.
pub type Cards = List<Card, 16>;
/// The turn order.
pub type Places = List<Who, 4>;

/// A short list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(bound = "T: ts_rs::TS", type = "Array<T>"))]
#[serde(transparent)]
pub struct List<T, const N: usize>(pub ArrayVec<T, N>);

impl<T, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        List(items.into_iter().take(N).collect())
    }
}
