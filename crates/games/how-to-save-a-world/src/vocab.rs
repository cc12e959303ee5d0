//! The terms of the ledger as small types. Each is one byte; on the wire it is its id.

use std::borrow::Cow;

use orrery_core::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::components::COMPONENTS;

orrery_core::words! {
    /// A resource. The first four are standard resources, ingenuity is not (HSW-RES-01).
    Resource {
        /// Pays the laser, the express shuttle and action cards.
        Energy = "energy",
        /// Pays research and action cards of the display.
        Knowledge = "knowledge",
        /// Pays the shield and reaction cards of the display.
        Minerals = "minerals",
        /// Pays the evacuation and species cards of the display.
        Biomass = "biomass",
        /// Replaces any standard resource (HSW-RES-05).
        Ingenuity = "ingenuity",
    }
    /// A type of badge.
    Badge {
        /// Planet.
        Planet = "planet",
        /// Moon.
        Moon = "moon",
        /// Science.
        Science = "science",
    }
    /// The badges that an effect gives: one type, or the player's choice (HSW-BADGE-02).
    BadgePick {
        /// Planet.
        Planet = "planet",
        /// Moon.
        Moon = "moon",
        /// Science.
        Science = "science",
        /// Planet or moon.
        PlanetOrMoon = "planet_or_moon",
        /// Any type.
        Any = "any",
    }
    /// A project: a track to work on, a colour of cubes, a progress track.
    Project {
        /// The laser.
        Laser = "laser",
        /// The orbital shield.
        Shield = "shield",
        /// The evacuation.
        Evacuation = "evacuation",
    }
    /// The project of a work effect (HSW-WORK-01).
    ProjectPick {
        /// The laser.
        Laser = "laser",
        /// The orbital shield.
        Shield = "shield",
        /// The evacuation.
        Evacuation = "evacuation",
        /// One of the player's choice, for every single work.
        Any = "any",
        /// The player's worst project (HSW-TERM-01).
        Worst = "worst",
        /// The player's best project (HSW-TERM-01).
        Best = "best",
    }
    /// A cube in the bag or on a progress track.
    Cube {
        /// Of the laser.
        Laser = "laser",
        /// Of the shield.
        Shield = "shield",
        /// Of the evacuation.
        Evacuation = "evacuation",
        /// A black asteroid cube.
        Asteroid = "asteroid",
    }
    /// One of the two worlds (HSW-SPACE-01).
    World {
        /// Alarria.
        Planet = "planet",
        /// Fortuna.
        Moon = "moon",
    }
    /// What happens to a lander at the start of the next round.
    SpaceKind {
        /// It goes to the other world (HSW-SPACE-03).
        Departure = "departure",
        /// It stays on its world (HSW-SPACE-04).
        Stay = "stay",
        /// It moves on in overtime (HSW-SPACE-05).
        Wait = "wait",
    }
    /// A type of card; also a row of the display.
    CardType {
        /// Played for its effect as a turn.
        Action = "action",
        /// Played in a turn once its condition is fulfilled.
        Reaction = "reaction",
        /// Scores at the end.
        Species = "species",
    }
    /// The cards that an effect allows.
    CardPick {
        /// Action cards.
        Action = "action",
        /// Reaction cards.
        Reaction = "reaction",
        /// Species cards.
        Species = "species",
        /// Any card.
        Any = "any",
    }
    /// A part of the laboratory.
    Category {
        /// Basics: repeatable, with an effect at once.
        Basic = "basic",
        /// Level 1 technologies: abilities.
        Tech1 = "tech1",
        /// Level 2 technologies: points.
        Tech2 = "tech2",
    }
    /// A symbol of the asteroid track.
    Symbol {
        /// Black cubes into the bag (HSW-APPR-02).
        AddAsteroidCubes = "add_asteroid_cubes",
        /// An A building is laid out (HSW-APPR-03).
        BuildingA = "building_a",
        /// A B building is laid out (HSW-APPR-03).
        BuildingB = "building_b",
        /// The display is refreshed (HSW-APPR-04).
        RefreshMarket = "refresh_market",
        /// Day X (HSW-APPR-06).
        DayX = "day_x",
    }
    /// The type of a building.
    BuildingType {
        /// Laid out early.
        A = "A",
        /// Laid out late.
        B = "B",
    }
    /// What the points of the score track were gained by (HSW-GEN-03).
    PointSource {
        /// Effects and orders.
        Effects = "effects",
        /// Lead bonuses.
        LeadBonus = "lead_bonus",
        /// Level 2 technologies.
        Technologies = "technologies",
        /// The head start of the Consortium (HSW-SOLO-04).
        Start = "start",
    }
    /// Why Day X came (HSW-DAYX-11).
    Cause {
        /// The asteroid has arrived.
        Asteroid = "asteroid",
        /// A progress track is full.
        Progress = "progress",
        /// The last danger tile is gone.
        Danger = "danger",
    }
    /// How strong the Consortium is (HSW-SOLO-04).
    Difficulty {
        /// Drill.
        Easy = "easy",
        /// Alert.
        Normal = "normal",
        /// Emergency.
        Hard = "hard",
        /// Last Hope.
        Expert = "expert",
    }
}

orrery_core::component_ids! {
    /// A card: action cards first, then reaction cards, then species cards.
    Card: 72 in cards,
    /// An action space: those of the main board, then those of the buildings.
    Space: 45 in spaces,
    /// A place: those of the main board, then the buildings.
    Place: 28 in places,
    /// A development of the laboratory: 6 basics, 6 level 1 and 6 level 2 technologies (HSW-OPEN-33).
    Development: 18 in developments,
    /// An order card of the Consortium.
    Order: 12 in orders,
    /// A reward tile: three for each project, tile I first (HSW-COMP-03, HSW-OPEN-37).
    Reward: 9 in rewards,
}

impl Resource {
    /// The standard resources (HSW-RES-01).
    pub const STANDARD: [Resource; 4] =
        [Resource::Energy, Resource::Knowledge, Resource::Minerals, Resource::Biomass];

    /// Whether it is a standard resource.
    #[inline]
    pub const fn is_standard(self) -> bool {
        !matches!(self, Resource::Ingenuity)
    }
}

impl BadgePick {
    /// The types to pick from.
    #[inline]
    pub const fn badges(self) -> &'static [Badge] {
        match self {
            BadgePick::Planet => &[Badge::Planet],
            BadgePick::Moon => &[Badge::Moon],
            BadgePick::Science => &[Badge::Science],
            BadgePick::PlanetOrMoon => &[Badge::Planet, Badge::Moon],
            BadgePick::Any => &Badge::ALL,
        }
    }
}

impl ProjectPick {
    /// The project, if one is named.
    #[inline]
    pub const fn named(self) -> Option<Project> {
        match self {
            ProjectPick::Laser => Some(Project::Laser),
            ProjectPick::Shield => Some(Project::Shield),
            ProjectPick::Evacuation => Some(Project::Evacuation),
            ProjectPick::Any | ProjectPick::Worst | ProjectPick::Best => None,
        }
    }
}

impl Project {
    /// Its cube.
    #[inline]
    pub const fn cube(self) -> Cube {
        [Cube::Laser, Cube::Shield, Cube::Evacuation][self.index()]
    }

    /// The resource that its works cost (HSW-COMP-12).
    #[inline]
    pub fn resource(self) -> Resource {
        COMPONENTS.projects[self.index()].resource
    }
}

impl Cube {
    /// Its project; none for an asteroid cube.
    #[inline]
    pub const fn project(self) -> Option<Project> {
        match self {
            Cube::Laser => Some(Project::Laser),
            Cube::Shield => Some(Project::Shield),
            Cube::Evacuation => Some(Project::Evacuation),
            Cube::Asteroid => None,
        }
    }
}

impl World {
    /// The other world.
    #[inline]
    pub const fn other(self) -> World {
        match self {
            World::Planet => World::Moon,
            World::Moon => World::Planet,
        }
    }
}

impl CardPick {
    /// Whether the effect allows cards of this type.
    #[inline]
    pub const fn allows(self, card_type: CardType) -> bool {
        matches!(
            (self, card_type),
            (CardPick::Any, _)
                | (CardPick::Action, CardType::Action)
                | (CardPick::Reaction, CardType::Reaction)
                | (CardPick::Species, CardType::Species)
        )
    }
}

impl Card {
    /// How many cards there are of each type (HSW-COMP-08, HSW-OPEN-39).
    pub const PER_TYPE: u8 = 24;

    /// Its type.
    #[inline]
    pub const fn card_type(self) -> CardType {
        match self.0 / Card::PER_TYPE {
            0 => CardType::Action,
            1 => CardType::Reaction,
            _ => CardType::Species,
        }
    }
}

impl Place {
    /// The first building; the places before it are printed on the main board.
    pub const FIRST_BUILDING: u8 = 14;

    /// All buildings.
    pub fn buildings() -> impl DoubleEndedIterator<Item = Place> + Clone {
        (Place::FIRST_BUILDING..Place::COUNT as u8).map(Place)
    }
}

impl Space {
    /// The wait space at Role Model (HSW-SPACE-05).
    #[inline]
    pub fn is_wait(self) -> bool {
        COMPONENTS.spaces[self.index()].kind == SpaceKind::Wait
    }

    /// Its world.
    #[inline]
    pub fn world(self) -> World {
        COMPONENTS.spaces[self.index()].world
    }

    /// Its place.
    #[inline]
    pub fn place(self) -> Place {
        COMPONENTS.spaces[self.index()].place
    }
}

impl Development {
    /// The basics come first.
    pub const FIRST_TECHNOLOGY: u8 = 6;

    /// Its part of the laboratory.
    #[inline]
    pub const fn category(self) -> Category {
        match self.0 / 6 {
            0 => Category::Basic,
            1 => Category::Tech1,
            _ => Category::Tech2,
        }
    }

    /// The bit that stands for it in [`Technologies`](crate::state::Player::technologies).
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// Whose disc or lander it is: a seat's number, `"consortium"`, or `"neutral"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number | \"consortium\" | \"neutral\""))]
pub struct Side(pub u8);

impl Side {
    /// The rival of a solo game (HSW-SOLO-01).
    pub const CONSORTIUM: Side = Side(4);
    /// Nobody: a neutral disc.
    pub const NEUTRAL: Side = Side(5);

    /// The seat, unless it is the Consortium or nobody.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 < 4 { Some(Seat(self.0)) } else { None }
    }

    /// Where its pieces are kept. The Consortium meets one seat only and uses the place of the second.
    #[inline]
    pub const fn slot(self) -> usize {
        if self.0 == Side::CONSORTIUM.0 { 1 } else { self.0 as usize & 3 }
    }
}

impl From<Seat> for Side {
    #[inline]
    fn from(seat: Seat) -> Side {
        Side(seat.0)
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Side::CONSORTIUM => serializer.serialize_str("consortium"),
            Side::NEUTRAL => serializer.serialize_str("neutral"),
            Side(seat) => serializer.serialize_u8(seat),
        }
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written<'a> {
            Seat(u8),
            #[serde(borrow)]
            Word(Cow<'a, str>),
        }
        match Written::deserialize(deserializer)? {
            Written::Seat(seat) if seat < 4 => Ok(Side(seat)),
            Written::Word(word) if word == "consortium" => Ok(Side::CONSORTIUM),
            Written::Word(word) if word == "neutral" => Ok(Side::NEUTRAL),
            _ => Err(de::Error::custom("a side is a seat, `consortium` or `neutral`")),
        }
    }
}
