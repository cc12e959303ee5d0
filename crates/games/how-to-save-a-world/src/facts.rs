//! What the places, cards, tiles and tracks are, for those who draw them.

use std::sync::LazyLock;

use serde::Serialize;

use crate::components::{
    Ability, COMPONENTS, EffectEntry, MoonTarget, OrderKind, ScoreEntry, ScoresEntry, TriggerEntry,
};
use crate::vocab::{
    Badge, BuildingType, Card, CardType, Category, Development, Difficulty, Order, Place, Project,
    ProjectPick, Resource, Reward, Space, SpaceKind, Symbol, World,
};

/// What the components in play are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The places: those of the main board, then the buildings.
    pub places: Vec<PlaceFacts>,
    /// The cards.
    pub cards: Vec<CardFacts>,
    /// The laboratory.
    pub developments: Vec<DevelopmentFacts>,
    /// The reward tiles.
    pub rewards: Vec<RewardFacts>,
    /// The projects.
    pub projects: Vec<ProjectFacts>,
    /// The cost of each space of a project track, from space 1 on.
    pub work_costs: Vec<u8>,
    /// Space and points of the lead bonuses.
    pub lead_bonuses: Vec<(u8, u8)>,
    /// The removal symbols.
    pub removals: Vec<u8>,
    /// The symbols of the asteroid track, from START on.
    pub asteroid_track: Vec<Vec<Symbol>>,
    /// The danger levels, by round.
    pub danger: Vec<u8>,
    /// The points for places 1 to 3 of the rescue project.
    pub rescue_points: [u8; 3],
    /// The points for places 1 to 3 of another project.
    pub other_points: [u8; 3],
    /// The order cards of the Consortium.
    pub orders: Vec<OrderFacts>,
    /// The points that the Consortium starts with.
    pub difficulties: Vec<DifficultyFacts>,
}

/// A place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceFacts {
    /// Which.
    pub place: Place,
    /// Its world.
    pub world: World,
    /// The type of a building.
    pub building: Option<BuildingType>,
    /// Its action spaces.
    pub spaces: Vec<SpaceFacts>,
}

/// An action space.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceFacts {
    /// Which.
    pub space: Space,
    /// Its kind.
    pub kind: SpaceKind,
    /// Whether any number of landers may stand there.
    pub unlimited: bool,
    /// Whether science badges count as knowledge.
    pub science_as_knowledge: bool,
    /// What it does.
    pub effects: Vec<EffectEntry>,
}

/// A card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFacts {
    /// Which.
    pub card: Card,
    /// Its type.
    pub card_type: CardType,
    /// Whether it is a start card.
    pub start: bool,
    /// Its badges.
    pub badges: Vec<Badge>,
    /// What it does.
    pub effects: Vec<EffectEntry>,
    /// The condition of a reaction card.
    pub trigger: Option<TriggerEntry>,
    /// What a species card scores.
    pub score: Option<ScoreEntry>,
}

/// A development.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DevelopmentFacts {
    /// Which.
    pub development: Development,
    /// Its part of the laboratory.
    pub category: Category,
    /// The cost in knowledge.
    pub cost: u8,
    /// What a basic does.
    pub effects: Vec<EffectEntry>,
    /// What a level 1 technology can do.
    pub ability: Option<Ability>,
    /// What a level 2 technology scores.
    pub scores: Option<ScoresEntry>,
}

/// A reward tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RewardFacts {
    /// Which.
    pub reward: Reward,
    /// Its project.
    pub project: Project,
    /// What it gives.
    pub effects: Vec<EffectEntry>,
}

/// A project.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProjectFacts {
    /// Which.
    pub project: Project,
    /// What its works cost.
    pub resource: Resource,
    /// The spaces of its progress track; the last is Day X.
    pub progress: u8,
    /// The fracture spaces, each with the space of the shield track below it.
    pub fractures: Vec<(u8, u8)>,
}

/// An order card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OrderFacts {
    /// Which.
    pub order: Order,
    /// The world that it prefers.
    pub world: World,
    /// The first place on the planet.
    pub planet_target: Place,
    /// The first place on the moon; none for buildings.
    pub moon_target: Option<Place>,
    /// Whether buildings come first on the moon, and if so whether from the newest on.
    pub newest_first: Option<bool>,
    /// The project of a work order.
    pub work: Option<ProjectPick>,
    /// The points that it gives.
    pub points: u8,
    /// Whether it refreshes the display.
    pub refresh: bool,
    /// The order in which tied projects are preferred.
    pub tie: [Project; 3],
}

/// A difficulty of the solo game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DifficultyFacts {
    /// Which.
    pub difficulty: Difficulty,
    /// The points that the Consortium starts with.
    pub start_points: u8,
}

/// The facts of the components in play.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
    places: Place::all().map(place).collect(),
    cards: Card::all().map(card).collect(),
    developments: Development::all().map(development).collect(),
    rewards: Reward::all().map(reward).collect(),
    projects: Project::ALL.map(project).to_vec(),
    work_costs: COMPONENTS.track.cost.to_vec(),
    lead_bonuses: COMPONENTS.track.lead_bonus.to_vec(),
    removals: COMPONENTS.track.removal.to_vec(),
    asteroid_track: COMPONENTS.asteroid.iter().map(|symbols| symbols.to_vec()).collect(),
    danger: COMPONENTS.danger.to_vec(),
    rescue_points: COMPONENTS.rescue_points,
    other_points: COMPONENTS.other_points,
    orders: Order::all().map(order).collect(),
    difficulties: Difficulty::ALL
        .map(|difficulty| DifficultyFacts {
            difficulty,
            start_points: COMPONENTS.solo.start_points[difficulty.index()],
        })
        .to_vec(),
});

fn place(place: Place) -> PlaceFacts {
    let data = place.data();
    let space = |space: Space| SpaceFacts {
        space,
        kind: space.data().kind,
        unlimited: space.data().unlimited,
        science_as_knowledge: space.data().science_as_knowledge,
        effects: space.data().written.clone(),
    };
    PlaceFacts {
        place,
        world: data.world,
        building: data.building,
        spaces: data.spaces.iter().map(space).collect(),
    }
}

fn card(card: Card) -> CardFacts {
    let data = card.data();
    CardFacts {
        card,
        card_type: card.card_type(),
        start: data.start,
        badges: Badge::ALL
            .into_iter()
            .flat_map(|badge| std::iter::repeat_n(badge, card.badges(badge).into()))
            .collect(),
        effects: data.written.clone(),
        trigger: data.trigger,
        score: data.score.clone(),
    }
}

fn development(development: Development) -> DevelopmentFacts {
    let data = development.data();
    DevelopmentFacts {
        development,
        category: development.category(),
        cost: data.cost,
        effects: data.written.clone(),
        ability: data.ability,
        scores: data.scores.clone(),
    }
}

fn reward(reward: Reward) -> RewardFacts {
    let project = Project::ALL[reward.index() / 3];
    RewardFacts { reward, project, effects: reward.data().written.clone() }
}

fn project(project: Project) -> ProjectFacts {
    let data = &COMPONENTS.projects[project.index()];
    ProjectFacts {
        project,
        resource: data.resource,
        progress: data.progress,
        fractures: data.fractures.to_vec(),
    }
}

fn order(order: Order) -> OrderFacts {
    let data = order.data();
    let (work, points, refresh) = match data.kind {
        OrderKind::Work(pick) => (Some(pick), 0, false),
        OrderKind::Points(n) => (None, n, false),
        OrderKind::Refresh(n) => (None, n, true),
    };
    let (moon_target, newest_first) = match data.moon_target {
        MoonTarget::Newest => (None, Some(true)),
        MoonTarget::Oldest => (None, Some(false)),
        MoonTarget::Place(place) => (Some(place), None),
    };
    OrderFacts {
        order,
        world: data.world,
        planet_target: data.planet_target,
        moon_target,
        newest_first,
        work,
        points,
        refresh,
        tie: data.tie,
    }
}
