//! The terms of the ledger as small types: resources, worlds, terrains, and the ids of all tiles and cards.

use crate::components::COMPONENTS;

orrery_core::words! {
    /// One of the three resources, and the type of factory with the same name (EVA-COMP-08).
    Resource {
        /// Food.
        Food = "food",
        /// Steel.
        Steel = "steel",
        /// Energy.
        Energy = "energy",
    }
    /// One of the two worlds, each with its own store (EVA-RES-01).
    World {
        /// The world that is left.
        Old = "old",
        /// The world that is settled.
        New = "new",
    }
    /// The terrain of a field of the New World, in the order in which turning points open them (EVA-MAP-05).
    Terrain {
        /// Open from the start.
        Steppe = "steppe",
        /// Opened by turning point 2.
        Desert = "desert",
        /// Opened by turning point 3.
        Forest = "forest",
        /// Opened by turning point 4.
        Ocean = "ocean",
    }
    /// The landscape of a site of the Old World, which a site slot of a ship must fit (EVA-COMP-12).
    Landscape {
        /// Savanna.
        Savanna = "savanna",
        /// Mountains.
        Mountain = "mountain",
        /// Sea coast.
        Sea = "sea",
    }
    /// A settlement symbol (EVA-MAP-09, EVA-OPEN-41).
    Symbol {
        /// The ring.
        Ring = "ring",
        /// The diamond.
        Diamond = "diamond",
    }
    /// A display with its stack (EVA-DISP-01).
    Display {
        /// Spaceships.
        Ship = "ship",
        /// Stadiums.
        Stadium = "stadium",
        /// Infrastructures.
        Infrastructure = "infrastructure",
    }
    /// A lane of a progress space (EVA-PROG-02).
    Lane {
        /// The main lane.
        Main = "main",
        /// The lane that is used with three or four players only.
        ThreePlus = "three_plus",
        /// The parking lane, which has room for all.
        Parking = "parking",
    }
    /// One of the two progress markers of a player, as they stood before the move.
    Marker {
        /// The one that was ahead.
        Front = "front",
        /// The other one.
        Rear = "rear",
    }
    /// The part of a ship that takes a piece (EVA-SHIP-03).
    Bay {
        /// A site slot.
        Site = "site",
        /// A building slot.
        Building = "building",
    }
    /// A half of a bonus card (EVA-BONUS-01).
    Half {
        /// The bonus at the smaller number.
        Upper = "upper",
        /// The bonus at the larger number.
        Lower = "lower",
    }
    /// The mode of the game (EVA-SETUP-01).
    Mode {
        /// The first with three stadiums and a production of eight ends the game.
        Race = "race",
        /// Four years, then points.
        Points = "points",
    }
    /// How exactly a bonus has to be hit (EVA-BONUS-02, EVA-BONUS-03).
    Bonuses {
        /// Exactly the number.
        Strict = "strict",
        /// The number or less.
        Generous = "generous",
    }
    /// Whether the fronts of the action cards are used (EVA-ADV-01).
    Actions {
        /// Only the actions of the player board.
        Simple = "simple",
        /// Action cards in hand as well.
        Advanced = "advanced",
    }
    /// One of the four start continents and its pieces (EVA-COMP-07).
    Colour {
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
        /// White.
        White = "white",
        /// Pink.
        Pink = "pink",
    }
    /// What a solo card makes the opponent do (EVA-SOLO-12).
    SoloAction {
        /// Settle a field.
        Settle = "settle",
        /// Take a stadium.
        Stadium = "stadium",
        /// Remove a ship.
        Ship = "ship",
        /// Remove an infrastructure.
        Infrastructure = "infrastructure",
    }
    /// One of the two arrows at a coast corner, looking inland (EVA-MAP-10).
    Arrow {
        /// The left one.
        A = "A",
        /// The right one.
        B = "B",
    }
    /// A phase of a year (EVA-YEAR-01).
    Phase {
        /// Production, food, entertainment.
        Income = "income",
        /// Turns.
        Actions = "actions",
        /// Flights.
        Transport = "transport",
        /// Satisfaction.
        TurnOrder = "turn_order",
        /// Power points move the progress markers.
        Progress = "progress",
        /// Power points hit the bonus card.
        Bonus = "bonus",
        /// The next year is prepared.
        YearEnd = "year_end",
    }
}

orrery_core::component_ids! {
    /// An action of the player board.
    BoardAction: 10 in actions,
    /// A production site of the Old World; the two sea sites come last.
    Site: 11 in sites,
    /// A production field of the New World.
    Field: 44 in fields,
    /// A coast corner.
    Corner: 20 in corners,
    /// A technology; nine of each set.
    Tech: 36 in techs,
    /// An infrastructure; level I first.
    Infra: 18 in infras,
    /// A spaceship.
    Ship: 21 in ships,
    /// A stadium; the four start stadiums first.
    Stadium: 21 in stadiums,
    /// A bonus card.
    BonusCard: 9 in bonus_cards,
    /// An action card.
    Card: 80 in cards,
    /// A goal card.
    Goal: 16 in goals,
    /// A side of a contract card.
    Contract: 8 in contracts,
    /// A solo card.
    SoloCard: 7 in solo_cards,
    /// A side of the line-dominance card.
    LineSide: 2 in line_sides,
}

impl Site {
    /// The land sites, which ships can load.
    pub const LAND: usize = 9;
}

impl World {
    /// The other world.
    pub const fn other(self) -> World {
        match self {
            World::Old => World::New,
            World::New => World::Old,
        }
    }
}

/// Sets of component ids as bits.
macro_rules! id_sets {
    ($($(#[$doc:meta])* $name:ident: $item:ident in $bits:ident),+ $(,)?) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $bits);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// Whether the item is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.0 & 1 != 0
            }

            /// Adds an item.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes an item out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// How many items are in the set.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both sets.
            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            pub const fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// The item at a place, counted in ascending order.
            #[inline]
            pub fn nth(self, place: u32) -> Option<$item> {
                self.iter().nth(place as usize)
            }

            /// The items, ascending.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let item = (bits != 0).then(|| $item(bits.trailing_zeros() as u8))?;
                    bits &= bits - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                let mut set = $name::NONE;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }
    )+ };
}

id_sets! {
    /// Sites.
    SiteSet: Site in u16,
    /// Fields.
    FieldSet: Field in u64,
    /// Infrastructures.
    InfraSet: Infra in u32,
    /// Ships.
    ShipSet: Ship in u32,
    /// Stadiums.
    StadiumSet: Stadium in u32,
    /// Goal cards.
    GoalSet: Goal in u16,
    /// Contracts.
    ContractSet: Contract in u8,
    /// Solo cards.
    SoloSet: SoloCard in u8,
}

/// Action cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(from = "[u64; 2]", into = "[u64; 2]")]
pub struct CardSet(pub u128);

impl From<[u64; 2]> for CardSet {
    fn from([low, high]: [u64; 2]) -> CardSet {
        CardSet(u128::from(low) | u128::from(high) << 64)
    }
}

impl From<CardSet> for [u64; 2] {
    fn from(set: CardSet) -> [u64; 2] {
        [set.0 as u64, (set.0 >> 64) as u64]
    }
}

impl CardSet {
    /// No cards.
    pub const NONE: CardSet = CardSet(0);
    /// All 80 cards.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of both sets.
    #[inline]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The card at a place, counted in ascending order.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        self.iter().nth(place as usize)
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| Card(bits.trailing_zeros() as u8))?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}
