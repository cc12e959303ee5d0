//! The parts of a view.

use orrery_core::Seat;
use serde::Serialize;

use crate::state::{CardSet, Phase};
use crate::vocab::{
    Badge, BadgePick, BuildingType, Card, CardPick, CardType, Category, Cause, Cube, Development, Difficulty,
    Order, Place, Project, ProjectPick, Resource, Reward, Side, Space, SpaceKind, World,
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's seat; none for an onlooker.
    pub you: Option<Seat>,
    /// Where the game is.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The danger level, and those of the rounds to come.
    pub danger: Vec<u8>,
    /// Whether the turn is an overtime turn.
    pub overtime: bool,
    /// Whose turn it is; nobody's during the setup and after the end.
    pub active: Option<Side>,
    /// The seats that are waited for.
    pub to_act: Vec<Seat>,
    /// Who holds the start medal and begins the next round.
    pub medal: Side,
    /// What the viewer is asked; others see only whose turn it is (HSW-INFO-12).
    pub ask: Ask,
    /// What the question belongs to, for the viewer who is asked.
    pub source: Option<SourceView>,
    /// Whether the viewer may play reaction cards now.
    pub window: bool,
    /// The planet and the moon.
    pub worlds: Vec<WorldView>,
    /// The space of the asteroid.
    pub asteroid: u8,
    /// The projects.
    pub projects: Vec<ProjectView>,
    /// The cubes in the bag: laser, shield, evacuation, asteroid (HSW-INFO-04).
    pub bag: [u8; 4],
    /// The display.
    pub display: Vec<RowView>,
    /// Buildings left in the stacks A and B.
    pub building_stacks: [u8; 2],
    /// Cards removed from the game by effects (HSW-INFO-10).
    pub removed: CardSet,
    /// Cards in resolution.
    pub resolving: CardSet,
    /// Cards acquired in this turn; they can be used from the next turn on.
    pub acquired: CardSet,
    /// The players, in seat order.
    pub seats: Vec<SeatView>,
    /// The rival of a solo game.
    pub consortium: Option<ConsortiumView>,
    /// What everybody would have for the project tracks if the game ended now.
    pub prospects: Vec<ProspectView>,
    /// Why Day X came.
    pub cause: Option<Cause>,
    /// The rescue project.
    pub rescue: Option<Project>,
}

/// A world.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorldView {
    /// Which.
    pub world: World,
    /// The landers in its arrival zone.
    pub zone: Vec<LanderCount>,
    /// The landers that will be there at the start of the next round, as things stand; those on the wait
    /// space are not counted.
    pub next_round: Vec<LanderCount>,
    /// The places that exist.
    pub places: Vec<PlaceView>,
}

/// So many landers of a side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LanderCount {
    /// Whose.
    pub side: Side,
    /// How many.
    pub count: u8,
}

/// A place.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Which.
    pub place: Place,
    /// The type of a building.
    pub building: Option<BuildingType>,
    /// Its action spaces.
    pub spaces: Vec<SpaceView>,
}

/// An action space.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// Its kind.
    pub kind: SpaceKind,
    /// Whether any number of landers may stand there.
    pub unlimited: bool,
    /// The world to which its lander flies at the start of the next round; none for the wait space.
    pub flies_to: Option<World>,
    /// The landers on it.
    pub landers: Vec<Side>,
    /// Whether a lander could be put there now.
    pub accessible: bool,
}

/// A project.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProjectView {
    /// Which.
    pub project: Project,
    /// The discs on each space from the start space on, the lowest first.
    pub spaces: Vec<Vec<Side>>,
    /// The reward tile on top.
    pub reward: Reward,
    /// How many reward tiles are left.
    pub rewards_left: u8,
    /// The lead bonuses that nobody has reached.
    pub bonuses: Vec<BonusView>,
    /// The removal symbols that nobody has reached.
    pub removals: Vec<u8>,
    /// What lies on each space of the progress track.
    pub progress: Vec<Option<Cube>>,
}

/// A lead bonus.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BonusView {
    /// Its space.
    pub space: u8,
    /// Its points.
    pub points: u8,
}

/// A row of the display.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowView {
    /// The type of its cards.
    pub card_type: CardType,
    /// The resource that pays them.
    pub resource: Resource,
    /// What a card costs the viewer, without the discount of an effect.
    pub price: Option<u8>,
    /// The cards; position 0 is next to the deck.
    pub cards: [Option<Card>; 3],
    /// Cards in the deck.
    pub deck: u8,
    /// The row discard; its order is not known.
    pub discard: CardSet,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// The points so far; after the end, all of them.
    pub points: i32,
    /// The resources: energy, knowledge, minerals, biomass, ingenuity.
    pub resources: [u8; 5],
    /// The income lines.
    pub incomes: [u8; 5],
    /// Active badge tiles: planet, moon, science.
    pub active_tiles: [u8; 3],
    /// Spent badge tiles.
    pub spent_tiles: [u8; 3],
    /// The developed technologies.
    pub technologies: Vec<Development>,
    /// The cards in hand by type: action, reaction, species (HSW-INFO-07).
    pub hand_counts: [u8; 3],
    /// The cards in hand that the viewer knows (HSW-INFO-08).
    pub hand: CardSet,
    /// The cards in hand that not everybody knows; empty for others.
    pub secret: CardSet,
    /// What the own species cards would score now.
    pub species: Vec<SpeciesView>,
    /// The own discard pile.
    pub pile: CardSet,
    /// How many cards the player owns; the price of the next one (HSW-CARD-03).
    pub owned: u8,
    /// The species card returned at setup, for its owner, while it lies under the deck (HSW-INFO-09).
    pub returned: Option<Card>,
    /// Whether the player has chosen a species card at setup.
    pub decided: bool,
    /// Whether the player has passed.
    pub passed: bool,
}

/// A species card and its points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpeciesView {
    /// The card.
    pub card: Card,
    /// What it would score now.
    pub points: u8,
}

/// The Consortium.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConsortiumView {
    /// How strong it is.
    pub difficulty: Difficulty,
    /// The points so far.
    pub points: u16,
    /// The order card of its last turn.
    pub order: Option<Order>,
    /// The order cards revealed since the deck was shuffled (HSW-SOLO-19).
    pub revealed: Vec<Order>,
    /// Cards in the order deck.
    pub deck: u8,
    /// Whether it has passed.
    pub passed: bool,
}

/// What a side would have if the game ended now.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProspectView {
    /// Whose.
    pub side: Side,
    /// The place on each project track; none for a disc on the start space.
    pub places: [Option<u8>; 3],
    /// Points of the score track and of all placements, if this project saves the planet.
    pub points_if: [u16; 3],
}

/// What a question belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SourceView {
    /// An action space.
    Space(Space),
    /// A card.
    Card(Card),
}

/// What the viewer is asked.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Ask {
    /// Nothing: others are waited for.
    Wait,
    /// Nothing: the game is over.
    Over,
    /// Which species card to keep.
    Keep,
    /// What to do in this turn.
    Turn,
    /// Whether to play a reaction card.
    React,
    Pay {
        resource: Resource,
        cost: u8,
    },
    PayUnits {
        left: u8,
    },
    /// `limit`: none for no limit; `need`: the fewest with which the rest can be paid.
    Badges {
        badge: Badge,
        got: u8,
        limit: Option<u8>,
        need: u8,
    },
    GainStandard {
        left: u8,
    },
    RaiseStandard {
        left: u8,
    },
    GainBadge {
        pick: BadgePick,
        left: u8,
    },
    Aim {
        pick: ProjectPick,
    },
    Work {
        pick: ProjectPick,
        left: u8,
    },
    Reward,
    Develop {
        free: Option<Category>,
        left: u8,
        science: bool,
    },
    /// `price`: none for free cards.
    Take {
        pick: CardPick,
        left: u8,
        price: Option<u8>,
    },
    Remove,
    /// `resource`: none for any mix of standard resources.
    PayFor {
        resource: Option<Resource>,
        n: u8,
        left: u8,
    },
    Choose,
    Reactivate {
        left: u8,
    },
    Recall {
        left: u8,
    },
    Shuttle,
    Land {
        world: World,
        optional: bool,
    },
    Overtime,
}
