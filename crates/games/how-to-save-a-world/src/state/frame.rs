//! What is still to be resolved in a turn: a stack of frames, the innermost on top. A frame that asks the
//! player waits on top until it is answered; the others run by themselves.

use serde::{Deserialize, Serialize};

use crate::components::List;
use crate::vocab::{
    Badge, BadgePick, Card, CardPick, Category, Development, Project, ProjectPick, Resource, World,
};

/// One thing to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Effects in printed order, every number multiplied (HSW-TURN-05, HSW-FX-04).
    Effects {
        /// What is left of the list.
        list: List,
        /// The factor.
        times: u8,
        /// Whether science badges count as knowledge (HSW-SPACE-07).
        science: bool,
    },
    /// A card in resolution; back on top, it goes to the own discard pile.
    Card {
        /// The card.
        card: Card,
    },
    /// A unit without reaction windows inside; back on top, a window opens (HSW-REACT-14).
    Unit,
    /// The express shuttle, once it is paid.
    Express {
        /// The world that the lander leaves.
        from: World,
    },
    /// An action card, once it is paid.
    Start {
        /// The card.
        card: Card,
    },
    /// Asks how much ingenuity goes into a payment in one resource.
    Pay {
        /// The resource.
        resource: Resource,
        /// The cost.
        cost: u8,
    },
    /// Asks for the next unit of a payment in resources of one's choice.
    PayUnits {
        /// How many units.
        left: u8,
    },
    /// Asks for badges (HSW-BADGE-07, HSW-SPACE-07).
    Badges {
        /// The type asked for.
        badge: Badge,
        /// The most badges of use; 0 for no limit.
        limit: u8,
        /// The fewest badges with which the rest can be paid.
        need: u8,
        /// The usable badges spent so far.
        got: u8,
        /// The fewest usable badges of one tile or card spent so far.
        smallest: u8,
    },
    /// An effect "per badge", once the badges are spent.
    PerBadge {
        /// What each badge gives.
        each: List,
        /// Whether science badges count as knowledge.
        science: bool,
    },
    /// Asks for standard resources to gain.
    GainStandard {
        /// How many units.
        left: u8,
    },
    /// Asks for standard lines to raise.
    RaiseStandard {
        /// How many raises.
        left: u8,
    },
    /// Asks for the types of badge tiles to gain.
    GainBadge {
        /// The types to pick from.
        pick: BadgePick,
        /// How many tiles.
        left: u8,
    },
    /// Asks which of the tied projects is meant.
    Aim {
        /// Worst or best.
        pick: ProjectPick,
        /// How many single works follow.
        n: u8,
    },
    /// A work effect: asks for the next single work, or moves the disc once it is paid.
    Work {
        /// The project, or any.
        pick: ProjectPick,
        /// How many single works are left.
        left: u8,
        /// The project that is being paid for.
        paying: Option<Project>,
        /// What was worked on.
        works: Works,
    },
    /// Steps 4 to 6 of a work effect (HSW-WORK-06).
    Rewards {
        /// What is left of them.
        works: Works,
        /// The project whose reward is being gained.
        now: Option<Project>,
    },
    /// Asks for a development, or makes it once it is paid.
    Develop {
        /// The category of a free development; none for research.
        free: Option<Category>,
        /// How many developments.
        left: u8,
        /// Whether science badges count as knowledge.
        science: bool,
        /// What is being paid for.
        step: DevelopStep,
    },
    /// Asks for a card of the display, or takes it once it is paid.
    Market {
        /// The types allowed.
        pick: CardPick,
        /// How many cards.
        left: u8,
        /// The price is lower by this; none for free cards.
        discount: Option<u8>,
        /// The card that is being paid for.
        paying: Option<Card>,
    },
    /// Asks for a card to remove (HSW-CARD-13).
    RemoveCardFor {
        /// What follows.
        then: List,
    },
    /// Asks whether a cost is paid, or gives what it was paid for (HSW-FX-05).
    PayFor {
        /// The place of the effect in the table.
        effect: u8,
        /// How many times.
        left: u8,
        /// Whether the cost is being paid.
        paying: bool,
    },
    /// Asks for an option (HSW-FX-06).
    Choose {
        /// The place of the effect in the table.
        effect: u8,
    },
    /// Asks for spent tiles to turn (HSW-FX-07).
    Reactivate {
        /// How many tiles.
        left: u8,
    },
    /// Asks for landers to take back (HSW-FX-08).
    Recall {
        /// How many landers.
        left: u8,
    },
    /// Asks for a lander to move to the other world (HSW-FX-09).
    Shuttle,
    /// Asks for a space for a lander from the arrival zone of a world.
    Land {
        /// The world.
        world: World,
        /// Whether the lander may stay in the zone (HSW-TECH-03).
        optional: bool,
    },
    /// Asks for a space for the lander on the wait space (HSW-OVER-02).
    Overtime,
}

/// How far a development is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DevelopStep {
    /// It is to be chosen.
    Choose,
    /// Its badges are being spent.
    Badges(Development),
    /// The rest is being paid.
    Pay(Development),
}

/// The projects of a work effect, in the order in which they were first worked on, and which symbols its
/// single works reached as the first of all players (HSW-WORK-08, HSW-WORK-09, HSW-WORK-17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Works {
    order: [u8; 3],
    count: u8,
    /// By project: a bit for each lead bonus, then one for each removal symbol.
    first: [u8; 3],
}

impl Works {
    /// The bit of the first removal symbol.
    pub(crate) const REMOVAL: u8 = 3;

    /// The projects, in order.
    #[inline]
    pub fn projects(&self) -> impl Iterator<Item = Project> + Clone + use<> {
        let order = self.order;
        (0..usize::from(self.count).min(3)).map(move |i| Project::ALL[usize::from(order[i]).min(2)])
    }

    /// How many projects.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Whether nothing was worked on.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Notes a single work, with the symbols that it reached first.
    #[inline]
    pub fn add(&mut self, project: Project, first: u8) {
        if !self.projects().any(|p| p == project) && self.count < 3 {
            self.order[usize::from(self.count)] = project as u8;
            self.count += 1;
        }
        self.first[project.index()] |= first;
    }

    /// Takes a project out.
    #[inline]
    pub fn remove(&mut self, project: Project) {
        let mut rest = Works { first: self.first, ..Works::default() };
        self.projects().filter(|&p| p != project).for_each(|p| rest.add(p, 0));
        *self = rest;
    }

    /// The symbols that were reached first on a track.
    #[inline]
    pub const fn first(&self, project: Project) -> u8 {
        self.first[project.index()]
    }
}

impl Frame {
    /// Whether it waits for an answer of the player.
    #[inline]
    pub const fn asks(&self) -> bool {
        match self {
            Frame::Effects { .. }
            | Frame::Card { .. }
            | Frame::Unit
            | Frame::Express { .. }
            | Frame::Start { .. }
            | Frame::PerBadge { .. } => false,
            Frame::Work { paying, .. } => paying.is_none(),
            Frame::Rewards { now, .. } => now.is_none(),
            Frame::Develop { step, .. } => matches!(step, DevelopStep::Choose),
            Frame::Market { paying, .. } => paying.is_none(),
            Frame::PayFor { paying, .. } => !*paying,
            _ => true,
        }
    }
}
