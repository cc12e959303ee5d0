//! What happened, for the log, the animations and the bots. Everything is public except the cards that
//! are dealt and chosen at setup (HSW-INFO-01), which come in two forms.

use orrery_core::Seat;
use serde::Serialize;

use crate::state::CardSet;
use crate::vocab::{
    Badge, Card, CardType, Cause, Cube, Development, Difficulty, Order, Place, PointSource, Project,
    Resource, Reward, Side, Space, World,
};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The table is set; this side begins (HSW-SETUP-21).
    Began { first: Side },
    /// The Consortium begins with points (HSW-SOLO-04).
    ConsortiumBegan { difficulty: Difficulty, points: u8 },
    /// Compensation for the place in turn order (HSW-SETUP-22).
    Compensated { seat: Seat, resource: Resource },
    /// Setup cards were dealt; only their owner sees them (HSW-SETUP-24).
    Dealt { seat: Seat, cards: Option<CardSet> },
    /// A species card was chosen; only its owner sees which (HSW-SETUP-25).
    Kept { seat: Seat, card: Option<Card> },
    /// A round begins.
    RoundBegan { round: u8, danger: u8, first: Side },
    /// A card was turned up in the display.
    CardRevealed { card: Card },
    /// A row discard became a new deck (HSW-CARD-11).
    DeckShuffled { row: CardType, count: u8 },

    /// A player has passed; `forced` if there was nothing else to do (HSW-TURN-09).
    Passed { who: Side, forced: bool },
    /// A lander flew by express shuttle (HSW-EXP-01).
    ExpressFlown { seat: Seat, from: World },
    /// A lander was moved by a card (HSW-FX-09).
    LanderMoved { seat: Seat, from: World },
    /// A lander was deployed.
    Deployed { who: Side, space: Space },
    /// A lander was taken back (HSW-FX-08).
    LanderRecalled { seat: Seat, space: Space },
    /// The overtime turn begins (HSW-OVER-01).
    OvertimeBegan { who: Side },
    /// An action card was played.
    CardPlayed { seat: Seat, card: Card },
    /// A reaction card was played.
    Reacted { seat: Seat, card: Card },

    /// Resources were paid.
    Paid { seat: Seat, resource: Resource, n: u8 },
    /// A badge tile was turned to its spent side.
    TileSpent { seat: Seat, badge: Badge },
    /// A card was discarded for its badges.
    CardDiscarded { seat: Seat, card: Card },
    /// Resources were gained; `lost` went beyond the limit.
    Gained { seat: Seat, resource: Resource, n: u8, lost: u8 },
    /// An income line was raised.
    Raised { seat: Seat, resource: Resource, n: u8, lost: u8 },
    /// Badge tiles were gained.
    BadgeGained { seat: Seat, badge: Badge, n: u8, lost: u8 },
    /// Points were gained.
    PointsGained { who: Side, points: u8, source: PointSource },
    /// A level 2 technology has scored (HSW-TECH-07).
    TechnologyScored { seat: Seat, technology: Development, points: u8 },
    /// The start medal was taken.
    MedalTaken { who: Side },
    /// A badge tile was turned to its active side (HSW-FX-07).
    TileReactivated { seat: Seat, badge: Badge },

    /// A single work was done: the disc moved to this space, a cube went into the bag.
    Worked { who: Side, project: Project, space: u8 },
    /// A reward is gained (HSW-WORK-07).
    Rewarded { seat: Seat, tile: Reward },
    /// A lead bonus was gained (HSW-WORK-08).
    LeadBonus { who: Side, project: Project, points: u8 },
    /// A reward tile was removed (HSW-WORK-09).
    RewardRemoved { who: Side, tile: Reward },
    /// A development was made.
    Developed { seat: Seat, development: Development },
    /// A card was taken from the display for this price; none for a free card.
    CardTaken { seat: Seat, card: Card, price: Option<u8> },
    /// A card was removed from the game.
    CardRemoved { seat: Seat, card: Card },

    /// All have passed: the round ends (HSW-PASS-03).
    RoundEnded { round: u8 },
    /// The asteroid moved (HSW-APPR-01).
    AsteroidMoved { space: u8 },
    /// Asteroid cubes went into the bag (HSW-APPR-02).
    CubesAdded { n: u8 },
    /// A building was laid out (HSW-APPR-03).
    BuildingLaid { building: Place },
    /// The display was refreshed: this card went to its row discard (HSW-APPR-04).
    CardLeft { card: Card },
    /// Cubes are drawn for the projects (HSW-PROG-01).
    DrawBegan { n: u8 },
    /// A cube was drawn and put on this space of its progress track; none for an asteroid cube, and for a
    /// cube that is set aside.
    CubeDrawn { cube: Cube, space: Option<u8> },
    /// Drawn asteroid cubes went back into the bag (HSW-PROG-05).
    CubesReturned { n: u8 },

    /// Landers went to the arrival zones (HSW-NEW-01).
    LandersReturned,
    /// Badges and discard piles came back, and a marker rose to its income line (HSW-NEW-09).
    IncomePaid { seat: Seat, resource: Resource, n: u8 },

    /// An order card was revealed (HSW-SOLO-06).
    OrderRevealed { order: Order },
    /// The order cards were shuffled again (HSW-SOLO-05).
    OrdersShuffled,

    /// Day X has come (HSW-FATE-01, HSW-NEW-05).
    DayX { cause: Cause },
    /// A project tries to save the planet with so many cubes (HSW-DAYX-01, HSW-DAYX-05).
    AttemptBegan { project: Project, n: u8 },
    /// A cube of Day X was drawn and put on this space of the project's track, if it counts there.
    AttemptDrawn { project: Project, cube: Cube, space: Option<u8> },
    /// A cube fell from a fracture space to the shield track (HSW-DAYX-03).
    Fractured { from: u8, to: u8 },
    /// The project has failed.
    AttemptFailed { project: Project },
    /// The rescue project is known.
    Rescued { project: Project },
    /// Points for a place on a project track (HSW-SCORE-03, HSW-SCORE-04).
    Placed { who: Side, project: Project, place: u8, points: u8 },
    /// A hand is shown (HSW-INFO-05).
    HandShown { seat: Seat, cards: CardSet },
    /// A species card has scored (HSW-SCORE-06).
    SpeciesScored { seat: Seat, card: Card, points: u8 },
}
