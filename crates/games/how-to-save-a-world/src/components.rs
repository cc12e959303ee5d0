//! The components: typed data from the component file, checked, behind flat tables. Ledger: HSW-COMP.
//!
//! Figures that the rulebook does not state are marked in the file as reconstructed and explained in section
//! 26 of the ledger (HSW-OPEN-03, HSW-OPEN-04, HSW-OPEN-32). Supplies of cubes, discs, tiles and the bag need
//! no data here: they never run out (HSW-COMP-01, HSW-COMP-04, HSW-COMP-15).

mod checks;
mod effects;
pub(crate) mod file;
mod load;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use orrery_core::pack;

pub use checks::check;
pub use effects::{
    Ability, CostEntry, Effect, EffectEntry, List, Metric, OptionEntry, ScoreEntry, ScoresEntry, Trigger,
    TriggerEntry,
};

use crate::options;
use crate::state::{CardSet, SpaceSet};
use crate::vocab::{
    Badge, BuildingType, Card, CardType, Development, Difficulty, Order, Place, Project, ProjectPick,
    Resource, Reward, Space, SpaceKind, Symbol, World,
};

/// The component file.
pub const SOURCE: &str = include_str!("../data/components.toml");

/// The components in play: the built-in ones, or those of a pack, which was checked before it was installed.
pub static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match load::load(in_play()) {
    Ok(components) => components,
    Err(problem) => unreachable!("the component file of How to Save a World: {problem}"),
});

/// The hash of the component file in play.
pub(crate) static HASH: LazyLock<String> = LazyLock::new(|| pack::hash(in_play()));

/// The component file in play.
pub(crate) fn in_play() -> &'static str {
    pack::in_play(options::INFO.id, SOURCE)
}

/// The most of one resource, and the highest income (HSW-RES-02, HSW-INC-01).
pub const RESOURCE_MAX: u8 = 10;
/// The most badge tiles of one type on a board (HSW-BADGE-01).
pub const TILES_MAX: u8 = 5;
/// The last space of a project track (HSW-COMP-11, HSW-WORK-13).
pub const LAST_SPACE: u8 = 13;
/// The cubes drawn in each step of Day X (HSW-DAYX-01).
pub const DAY_X_DRAW: u8 = 10;
/// The danger tiles, and so the most rounds (HSW-COMP-02, HSW-GEN-06).
pub const ROUNDS: u8 = 6;
/// The building sites of the moon (HSW-COMP-14).
pub const SITES: usize = 5;
/// The spaces of the longest progress track.
pub const PROGRESS: usize = 14;
/// The last space of the asteroid track with its start.
pub const ASTEROID_SPACES: usize = 13;
/// What the express shuttle and an action card cost, in energy (HSW-EXP-01, HSW-ACT-01).
pub const TURN_COST: u8 = 1;

/// All components of the game.
#[derive(Debug)]
pub struct Components {
    /// The effects of everything.
    pub effects: Vec<Effect>,
    /// The cards.
    pub cards: Vec<CardData>,
    /// The action spaces.
    pub spaces: Vec<SpaceData>,
    /// The places.
    pub places: Vec<PlaceData>,
    /// The laboratory.
    pub developments: Vec<DevelopmentData>,
    /// The order cards of the Consortium.
    pub orders: Vec<OrderData>,
    /// The reward tiles, three for each project.
    pub rewards: Vec<RewardData>,
    /// The projects.
    pub projects: [ProjectData; 3],
    /// The track of every project.
    pub track: TrackData,
    /// The asteroid track.
    pub asteroid: [ArrayVec<Symbol, 2>; ASTEROID_SPACES],
    /// The danger levels, by round.
    pub danger: [u8; ROUNDS as usize],
    /// The points for places 1 to 3 of the rescue project (HSW-SCORE-03).
    pub rescue_points: [u8; 3],
    /// The points for places 1 to 3 of another project (HSW-SCORE-04).
    pub other_points: [u8; 3],
    /// What every player starts with (HSW-SETUP-17).
    pub start_resources: [u8; 5],
    /// What the players get in addition, by place in turn order (HSW-SETUP-23).
    pub compensation: [[u8; 5]; 4],
    /// The resource that pays a card, by type (HSW-CARD-04).
    pub card_price: [Resource; 3],
    /// The solo mode.
    pub solo: SoloData,

    /// The cards that start in a hand (HSW-SETUP-24).
    pub start_cards: CardSet,
    /// The reaction cards whose condition an event fulfils.
    pub answers: [CardSet; Trigger::COUNT],
    /// The level 2 technologies that an event scores, a bit each.
    pub scorers: [u32; Trigger::COUNT],
    /// The unlimited spaces.
    pub unlimited: SpaceSet,
    /// The spaces printed on the main board, by world.
    pub printed: [SpaceSet; 2],
    /// The wait space.
    pub wait: Space,
    /// The level 1 technologies by what they can do.
    pub abilities: Abilities,
}

/// A card.
#[derive(Debug)]
pub struct CardData {
    /// The id.
    pub id: &'static str,
    /// Whether it is a start card.
    pub start: bool,
    /// Its badges, by type.
    pub badges: [u8; 3],
    /// What it does; nothing for a species card.
    pub effects: List,
    /// The condition of a reaction card.
    pub trigger: Option<TriggerEntry>,
    /// What a species card scores.
    pub score: Option<ScoreEntry>,
    /// The effects as they are written.
    pub written: Vec<EffectEntry>,
}

/// An action space.
#[derive(Debug)]
pub struct SpaceData {
    /// The id.
    pub id: &'static str,
    /// Its place.
    pub place: Place,
    /// Its world.
    pub world: World,
    /// Where its lander goes.
    pub kind: SpaceKind,
    /// Whether any number of landers may stand there.
    pub unlimited: bool,
    /// Whether science badges count as knowledge here (HSW-SPACE-07).
    pub science_as_knowledge: bool,
    /// What it does.
    pub effects: List,
    /// The effects as they are written.
    pub written: Vec<EffectEntry>,
}

/// A place.
#[derive(Debug)]
pub struct PlaceData {
    /// The id.
    pub id: &'static str,
    /// Its world.
    pub world: World,
    /// The type of a building; none for a place of the main board.
    pub building: Option<BuildingType>,
    /// Its spaces.
    pub spaces: SpaceSet,
}

/// A development.
#[derive(Debug)]
pub struct DevelopmentData {
    /// The id.
    pub id: &'static str,
    /// The cost in knowledge.
    pub cost: u8,
    /// What a basic does.
    pub effects: List,
    /// What a level 1 technology can do.
    pub ability: Option<Ability>,
    /// What a level 2 technology scores.
    pub scores: Option<ScoresEntry>,
    /// The effects as they are written.
    pub written: Vec<EffectEntry>,
}

/// A reward tile.
#[derive(Debug)]
pub struct RewardData {
    /// The id.
    pub id: &'static str,
    /// What it gives.
    pub effects: List,
    /// The effects as they are written.
    pub written: Vec<EffectEntry>,
}

/// A project.
#[derive(Debug)]
pub struct ProjectData {
    /// What its works cost.
    pub resource: Resource,
    /// The spaces of its progress track; the last is Day X.
    pub progress: u8,
    /// The fracture spaces, each with the space of the shield track below it (HSW-DAYX-03).
    pub fractures: ArrayVec<(u8, u8), 4>,
}

/// The track of every project. Space 0 is the start space.
#[derive(Debug)]
pub struct TrackData {
    /// The cost of each space from 1 on.
    pub cost: [u8; LAST_SPACE as usize],
    /// Space and points of the lead bonuses (HSW-WORK-08).
    pub lead_bonus: [(u8, u8); 3],
    /// The removal symbols (HSW-WORK-09).
    pub removal: [u8; 2],
    /// The neutral discs, by number of sides (HSW-PC-02).
    pub neutral: [ArrayVec<u8, 2>; 5],
}

/// An order card.
#[derive(Debug)]
pub struct OrderData {
    /// The id.
    pub id: &'static str,
    /// The world that it prefers.
    pub world: World,
    /// The first place on the planet.
    pub planet_target: Place,
    /// The first place on the moon.
    pub moon_target: MoonTarget,
    /// What it does.
    pub kind: OrderKind,
    /// The order in which tied projects are preferred.
    pub tie: [Project; 3],
}

/// Where an order sends a lander on the moon (HSW-SOLO-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoonTarget {
    /// The newest building.
    Newest,
    /// The oldest building.
    Oldest,
    /// A place of the main board.
    Place(Place),
}

/// What an order does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderKind {
    /// Work on a project (HSW-SOLO-11).
    Work(ProjectPick),
    /// Points (HSW-SOLO-14).
    Points(u8),
    /// Refresh the display, then points (HSW-SOLO-14).
    Refresh(u8),
}

/// The solo mode.
#[derive(Debug)]
pub struct SoloData {
    /// Single works of an order, by danger level (HSW-SOLO-12).
    pub steps: [u8; ROUNDS as usize],
    /// The places of the planet in the order of the Consortium.
    pub planet_list: ArrayVec<Place, 16>,
    /// The places of the moon in the order of the Consortium.
    pub moon_list: ArrayVec<Place, 16>,
    /// The points that the Consortium starts with.
    pub start_points: [u8; Difficulty::ALL.len()],
    /// The ratings, by ascending margin.
    pub ratings: Vec<RatingData>,
}

/// A rating of a solo victory.
#[derive(Debug)]
pub struct RatingData {
    /// The id.
    pub id: &'static str,
    /// The smallest margin.
    pub min_margin: u8,
}

/// The level 1 technologies by what they can do, a bit each as in `Player::technologies`.
#[derive(Debug, Default)]
pub struct Abilities {
    /// HSW-TECH-01
    pub science_badge_wild: u32,
    /// HSW-TECH-02
    pub express_any_resource: u32,
    /// HSW-TECH-03
    pub express_then_deploy: u32,
    /// HSW-TECH-04
    pub work_discount: u32,
    /// How many resources less.
    pub work_discount_n: u8,
    /// HSW-TECH-05
    pub action_card_free: u32,
    /// HSW-TECH-06
    pub card_discount: u32,
    /// How many resources less.
    pub card_discount_n: u8,
}

impl Card {
    /// What it is.
    #[inline]
    pub fn data(self) -> &'static CardData {
        &COMPONENTS.cards[self.index()]
    }

    /// How many badges of a type it shows.
    #[inline]
    pub fn badges(self, badge: Badge) -> u8 {
        self.data().badges[badge.index()]
    }
}

impl Space {
    /// What it is.
    #[inline]
    pub fn data(self) -> &'static SpaceData {
        &COMPONENTS.spaces[self.index()]
    }
}

impl Place {
    /// What it is.
    #[inline]
    pub fn data(self) -> &'static PlaceData {
        &COMPONENTS.places[self.index()]
    }
}

impl Development {
    /// What it is.
    #[inline]
    pub fn data(self) -> &'static DevelopmentData {
        &COMPONENTS.developments[self.index()]
    }
}

impl Order {
    /// What it is.
    #[inline]
    pub fn data(self) -> &'static OrderData {
        &COMPONENTS.orders[self.index()]
    }
}

impl Reward {
    /// The tile of a project, 0 for tile I.
    #[inline]
    pub const fn of(project: Project, number: u8) -> Reward {
        Reward(project.index() as u8 * 3 + number)
    }

    /// What it is.
    #[inline]
    pub fn data(self) -> &'static RewardData {
        &COMPONENTS.rewards[self.index()]
    }
}

impl CardType {
    /// The resource that pays a card of this type (HSW-CARD-04).
    #[inline]
    pub fn price(self) -> Resource {
        COMPONENTS.card_price[self.index()]
    }
}
