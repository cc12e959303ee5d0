//! What belongs to one player.

use serde::{Deserialize, Serialize};

use crate::components::{COMPONENTS, Cost};
use crate::vocab::{
    CardSet, ContractSet, FieldSet, GoalSet, InfraSet, Lane, Resource, ShipSet, Site, SiteSet, StadiumSet,
    Tech, World,
};

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The stores of the Old and the New World (EVA-RES-01), kept from year to year (EVA-RES-07). The supply that
    /// fills them has no end (EVA-SETUP-20, EVA-OPEN-35), and none falls below 0 (EVA-INV-09).
    pub stores: [Cost; 2],
    /// New World production (EVA-PROD-02).
    pub production: Cost,
    /// The part of it that comes from rewards and gains, for the control sum (EVA-INV-01).
    pub rewards: Cost,
    /// The sites still active on the Old World (EVA-COMP-13).
    pub sites: SiteSet,
    /// The sea sites on the New World side.
    pub sea_sites: u8,
    /// Factories in the supply, by type (EVA-COMP-10).
    pub supply: Cost,
    /// Factories on the sides of the player board.
    pub factories: [Cost; 2],
    /// Factories on fields.
    pub settled: Cost,
    /// Population on the New World side of the player board.
    pub population: u8,
    /// Stadiums at both worlds.
    pub stadiums: [StadiumSet; 2],
    /// Ships over both worlds.
    pub ships: [ShipSet; 2],
    /// Ships with a discount on their next flight (EVA-ADV-16).
    pub discounted: ShipSet,
    /// Settled fields.
    pub fields: FieldSet,
    /// Infrastructures in hand, laid out, and fulfilled.
    pub infras: Infras,
    /// The technologies of the set, 0 to 8, by column and level (EVA-SETUP-09).
    pub grid: [[u8; 3]; 3],
    /// The set of technologies, from 0.
    pub set: u8,
    /// Researches in each column, 0 to 5 (EVA-TECH-02, EVA-TECH-03).
    pub research: [u8; 3],
    /// What the technologies give, up to date.
    pub powers: Powers,
    /// Penalty tokens.
    pub penalties: u8,
    /// Whether the player has passed this year.
    pub passed: bool,
    /// Actions taken this year.
    pub actions: u8,
    /// Cards under areas 1 to 4 this year.
    pub areas: [u8; 4],
    /// The progress markers.
    pub markers: [Progress; 2],
    /// Goal cards and the tokens on them.
    pub goals: Goals,
    /// Contracts held, and those of them that were played.
    pub contracts: Contracts,
    /// Action cards.
    pub cards: Cards,
    /// The transport plan of this year.
    pub plan: Plan,
}

/// Infrastructures of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Infras {
    pub hand: InfraSet,
    pub played: InfraSet,
    pub fulfilled: InfraSet,
}

/// A progress marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The space, 0 to 25.
    pub space: u8,
    /// The lane; parking also while it is not placed, and on space 0.
    pub lane: Lane,
}

impl Progress {
    /// A marker at the start (EVA-SETUP-05).
    pub const START: Progress = Progress { space: 0, lane: Lane::Parking };

    /// Whether the marker lies in the parking lane, and not on space 0 (EVA-TECH-20).
    pub fn parked(self) -> bool {
        self.space > 0 && self.lane == Lane::Parking
    }
}

/// Goal cards of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Goals {
    pub kept: GoalSet,
    pub revealed: GoalSet,
    /// Upper and lower bonuses taken since the game began.
    pub bonuses: [u8; 2],
}

/// Contracts of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Contracts {
    pub held: ContractSet,
    pub played: ContractSet,
}

/// Action cards of a player (EVA-ADV).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Cards {
    pub hand: CardSet,
    /// Played face down this year.
    pub face_down: CardSet,
    /// Played face up this year.
    pub face_up: CardSet,
    /// Discarded by this player since the discard pile was last shuffled.
    pub discarded: CardSet,
    /// Marked to be discarded, until everybody has chosen.
    pub marked: CardSet,
}

/// The transport plan of a year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Ships that fly to the New World.
    pub flying: ShipSet,
    /// Ships that fly back.
    pub returning: ShipSet,
    /// The ship that is being loaded, counted from 1; 0 for none.
    pub loading: u8,
    /// Whether the plan is confirmed.
    pub confirmed: bool,
}

/// What the technologies of a player give (EVA-TECH-06). A summary of the complete technologies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Powers {
    /// Less track energy for the n-th action.
    pub action_energy: [u8; 7],
    pub substitute: bool,
    pub infra_discount: u8,
    pub stadium_discount: u8,
    pub ship_discount: u8,
    pub flight_discount: u8,
    pub free_return: bool,
    pub immediate_return: bool,
    pub ignore_symbols: bool,
    pub symbols: [u8; 2],
    pub extra_prepare: [bool; 3],
    pub free_prepare: bool,
    pub boost: Cost,
    pub clone_extra: u8,
    pub settle_discount: u8,
    pub food_discount: u8,
    pub income_exchange: u8,
    pub building_slots: u8,
    pub any_landscape: bool,
}

impl Player {
    /// A player at the start, with a set of technologies that is not laid out yet: all sites active (EVA-SETUP-04),
    /// markers of actions and production on 0 (EVA-SETUP-10, EVA-SETUP-11), the start stadium at the Old World
    /// (EVA-SETUP-13), empty stores (EVA-SETUP-22).
    pub fn new(seat: u8, set: u8) -> Player {
        let mut stadiums = [StadiumSet::NONE; 2];
        stadiums[World::Old.index()].insert(crate::vocab::Stadium(seat));
        Player {
            stores: [[0; 3]; 2],
            production: [0; 3],
            rewards: [0; 3],
            sites: Site::all().collect(),
            sea_sites: 0,
            supply: [4; 3],
            factories: [[0; 3]; 2],
            settled: [0; 3],
            population: 0,
            stadiums,
            ships: [ShipSet::NONE; 2],
            discounted: ShipSet::NONE,
            fields: FieldSet::NONE,
            infras: Infras::default(),
            grid: [[0, 3, 6], [1, 4, 7], [2, 5, 8]],
            set,
            research: [0; 3],
            powers: Powers::default(),
            penalties: 0,
            passed: false,
            actions: 0,
            areas: [0; 4],
            markers: [Progress::START; 2],
            goals: Goals::default(),
            contracts: Contracts::default(),
            cards: Cards::default(),
            plan: Plan::default(),
        }
    }

    /// How much of a resource lies in a store.
    #[inline]
    pub fn has(&self, world: World, resource: Resource) -> u8 {
        self.stores[world.index()][resource.index()]
    }

    /// The store of a world and a resource.
    #[inline]
    pub fn store(&mut self, world: World, resource: Resource) -> &mut u8 {
        &mut self.stores[world.index()][resource.index()]
    }

    /// Whether a price can be paid from a world.
    #[inline]
    pub fn can_pay(&self, world: World, price: Cost) -> bool {
        self.stores[world.index()].iter().zip(price).all(|(&have, price)| have >= price)
    }

    /// Pays a price from a world.
    #[inline]
    pub fn pay(&mut self, world: World, price: Cost) {
        for (have, price) in self.stores[world.index()].iter_mut().zip(price) {
            *have = have.saturating_sub(price);
        }
    }

    /// The technology at a place of the grid.
    pub fn tech(&self, column: usize, level: usize) -> Tech {
        Tech(self.set * 9 + self.grid[column][level])
    }

    /// How many levels of a column are complete: one research for level 1, two for each other (EVA-TECH-02).
    #[inline]
    pub fn complete(&self, column: usize) -> usize {
        usize::from(self.research[column].div_ceil(2))
    }

    /// The complete technologies.
    pub fn techs(&self) -> impl Iterator<Item = Tech> + '_ {
        (0..3).flat_map(move |column| (0..self.complete(column)).map(move |level| self.tech(column, level)))
    }

    /// How many technologies are complete.
    #[inline]
    pub fn tech_count(&self) -> u8 {
        (0..3).map(|column| self.complete(column) as u8).sum()
    }

    /// Stadiums on the New World side.
    #[inline]
    pub fn stadiums_there(&self) -> u8 {
        self.stadiums[World::New.index()].len()
    }

    /// The satisfaction of stadiums and complete technologies (EVA-TECH-09).
    pub fn satisfaction(&self, stadiums: StadiumSet) -> u8 {
        let techs: u8 = self.techs().map(|tech| COMPONENTS.techs[tech.index()].satisfaction).sum();
        techs + satisfaction(stadiums)
    }

    /// All stadiums, on both worlds.
    pub fn all_stadiums(&self) -> StadiumSet {
        self.stadiums[0].or(self.stadiums[1])
    }

    /// The lowest production marker.
    #[inline]
    pub fn lowest(&self) -> u8 {
        self.production.into_iter().min().unwrap_or(0)
    }
}

/// The satisfaction of stadiums.
pub fn satisfaction(stadiums: StadiumSet) -> u8 {
    stadiums.iter().map(|stadium| COMPONENTS.stadiums[stadium.index()].satisfaction).sum()
}
