//! The terms of the ledger as small types. Each is one byte; on the wire each is the id of the component
//! file, so that records and views can be read.

mod sets;

use orrery_core::{component_ids, words};

pub use sets::{KeywordSet, KindSet, TileSet};

use crate::components::{COMPONENTS, Sort};

words! {
    /// What is played: the choice of NFR-SETUP-01.
    Mode {
        /// Fixed sides of developments and home colonies.
        FirstGame = "first_game",
        /// Coin flips, and a choice of the home colony's side.
        Standard = "standard",
        /// Standard with goals.
        Goals = "goals",
    }

    /// A kind of goods and colonies.
    Kind {
        /// Novelty goods, blue.
        Novelty = "novelty",
        /// Rare elements, brown.
        Rare = "rare",
        /// Genes, green.
        Genes = "genes",
        /// Alien technology, yellow.
        Alien = "alien",
    }

    /// A word in the name of a tile that rules refer to.
    Keyword {
        /// Alien.
        Alien = "alien",
        /// Imperium.
        Imperium = "imperium",
        /// Rebel.
        Rebel = "rebel",
        /// Terraforming.
        Terraforming = "terraforming",
        /// Uplift.
        Uplift = "uplift",
    }

    /// What a power belongs to (NFR-POW-01).
    Phase {
        /// Explore.
        Explore = "explore",
        /// Develop.
        Develop = "develop",
        /// Settle.
        Settle = "settle",
        /// Produce.
        Produce = "produce",
        /// The first step of Trade, Consume.
        Trade = "trade",
        /// The second step of Trade, Consume.
        Consume = "consume",
    }

    /// An action tile, in the order that is recommended for teaching (NFR-SETUP-06). The first two are the two
    /// sides of one tile (NFR-COMP-08).
    ActionTile {
        /// Credits for the chooser.
        RetreatIntoIsolation = "retreat_into_isolation",
        /// One position forward, a credit and a goal for the chooser.
        SetGalacticGoals = "set_galactic_goals",
        /// Everybody may buy a development.
        Develop = "develop",
        /// Everybody takes a world.
        Explore = "explore",
        /// Everybody takes colonists or settles a world.
        Settle = "settle",
        /// Everybody produces.
        Produce = "produce",
        /// Everybody may sell a good and consumes goods.
        TradeConsume = "trade_consume",
        /// A point and the first place in priority order for the chooser.
        SendEnvoys = "send_envoys",
    }

    /// A side of a mat, stack or tile; `a` carries the square of the first game.
    Side {
        /// With the square.
        A = "a",
        /// The reverse.
        B = "b",
    }

    /// How a world is settled (NFR-SET-20). The third way, by replacing a colony, is an action of its own.
    Way {
        /// For credits.
        Pay = "pay",
        /// By strength.
        Conquer = "conquer",
    }

    /// Whether a colony can hold a good, and when it gets one.
    Goods {
        /// When it is settled, and by bonuses and powers.
        Windfall = "windfall",
        /// Whenever its owner produces.
        Production = "production",
        /// Never: a grey world, or a development.
        None = "none",
    }

    /// The size of a development.
    Size {
        /// One development space.
        Small = "small",
        /// Two development spaces.
        Large = "large",
    }

    /// When an effect takes place.
    Trigger {
        /// Once in the action, in the owner's part (NFR-POW-16).
        OnAction = "on_action",
        /// After the owner's last pick from the display.
        AfterPick = "after_pick",
        /// After each development bought.
        AfterDevelop = "after_develop",
        /// After each world settled.
        AfterSettle = "after_settle",
        /// When a good is produced on this very tile.
        ProducedHere = "produced_here",
    }

    /// What goods a Consume power takes (NFR-CON-11).
    Appetite {
        /// Exactly so many; the reward comes once.
        Exact = "exact",
        /// Up to so many; the reward comes for each.
        UpTo = "up_to",
        /// So many of different kinds; the reward comes once.
        Set = "set",
        /// Up to so many of different kinds; the reward comes for each.
        UpToSet = "up_to_set",
    }

    /// Why the game ends after the round (NFR-END-01).
    End {
        /// 11 development spaces are occupied.
        Spaces = "spaces",
        /// A player has 8 colonies.
        Colonies = "colonies",
        /// 4 or fewer colonists are left.
        Colonists = "colonists",
        /// The VP pool is empty.
        Points = "points",
        /// The last round that is ever played (NFR-OPEN-52).
        Rounds = "rounds",
    }
}

component_ids! {
    /// A world, a home colony or a development face: everything that can be part of an empire. Worlds come
    /// first, then home colonies, then developments.
    Tile: 116 in tiles,
    /// A place on the development mats: a stack of small tiles, or a large tile.
    Stack: 24 in stacks,
    /// A goal.
    Goal: 8 in goals,
}

impl Tile {
    /// How many worlds there are.
    pub const WORLDS: u8 = 60;
    /// How many worlds and home colonies there are.
    pub const COLONIES: u8 = 76;

    /// All worlds.
    pub fn worlds() -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..Tile::WORLDS).map(Tile)
    }

    /// All worlds and home colonies.
    pub fn colonies() -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..Tile::COLONIES).map(Tile)
    }

    /// All development faces.
    pub fn developments() -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (Tile::COLONIES..Tile::COUNT as u8).map(Tile)
    }

    /// Whether it is one of the 60 worlds.
    #[inline]
    pub const fn is_world(self) -> bool {
        self.0 < Tile::WORLDS
    }

    /// Whether it is a world or a home colony.
    #[inline]
    pub const fn is_colony(self) -> bool {
        self.0 < Tile::COLONIES
    }

    /// The stack that a development lies on.
    pub fn stack(self) -> Option<Stack> {
        match COMPONENTS.tiles[self.index()].sort {
            Sort::Development { stack, .. } => Some(stack),
            Sort::World | Sort::Home { .. } => None,
        }
    }
}

impl Kind {
    /// The id of its text; the plain id belongs to the keyword of the same name.
    pub const fn text(self) -> &'static str {
        match self {
            Kind::Novelty => "kind-novelty",
            Kind::Rare => "kind-rare",
            Kind::Genes => "kind-genes",
            Kind::Alien => "kind-alien",
        }
    }
}

impl Phase {
    /// The id of its text.
    pub const fn text(self) -> &'static str {
        match self {
            Phase::Explore => "phase-explore",
            Phase::Develop => "phase-develop",
            Phase::Settle => "phase-settle",
            Phase::Produce => "phase-produce",
            Phase::Trade => "phase-trade",
            Phase::Consume => "phase-consume",
        }
    }
}

impl ActionTile {
    /// The seven tiles of a mode (NFR-SETUP-07).
    pub fn in_mode(mode: Mode) -> impl Iterator<Item = ActionTile> {
        let absent = match mode {
            Mode::Goals => ActionTile::RetreatIntoIsolation,
            Mode::FirstGame | Mode::Standard => ActionTile::SetGalacticGoals,
        };
        ActionTile::ALL.into_iter().filter(move |&tile| tile != absent)
    }
}
