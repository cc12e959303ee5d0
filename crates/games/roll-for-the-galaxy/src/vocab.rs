//! The terms of the ledger's vocabulary (section 0) as small `Copy` types.

use serde::{Deserialize, Serialize};

use crate::components::COMPONENTS;

orrery_core::words! {
    /// The colour of a die.
    Die {
        /// White.
        Home = "home",
        /// Red.
        Military = "military",
        /// Purple; matches every world when consuming.
        Consumption = "consumption",
        /// Blue.
        Novelty = "novelty",
        /// Brown.
        RareElements = "rare_elements",
        /// Green.
        Genes = "genes",
        /// Yellow.
        AlienTechnology = "alien_technology",
    }

    /// The five phases (RFG-COMP-04); also the columns under the phase strip.
    Phase {
        /// Phase I.
        Explore = "explore",
        /// Phase II.
        Develop = "develop",
        /// Phase III.
        Settle = "settle",
        /// Phase IV.
        Produce = "produce",
        /// Phase V.
        Ship = "ship",
    }

    /// The two sides of a bag tile; also the two construction stacks and spots.
    Side {
        /// A development (diamond): the left stack, phase II.
        Development = "development",
        /// A world (circle): the right stack, phase III.
        World = "world",
    }

    /// The kind of a world.
    Kind {
        /// Blue.
        Novelty = "novelty",
        /// Brown.
        RareElements = "rare_elements",
        /// Green.
        Genes = "genes",
        /// Yellow.
        AlienTechnology = "alien_technology",
        /// Holds no goods.
        Grey = "grey",
    }

    /// Where a drawn tile goes in its stack.
    End {
        /// Below the stack (RFG-EXP-15).
        Bottom = "bottom",
        /// On top of the stack (RFG-TILE-22).
        Top = "top",
    }

    /// A place from which a die can be removed (RFG-SETTLE-08), worlds excepted.
    Place {
        /// The cup.
        Cup = "cup",
        /// The citizenry.
        Citizenry = "citizenry",
        /// The development spot.
        DevelopmentSpot = "development_spot",
        /// The world spot.
        WorldSpot = "world_spot",
        /// The workers of phase I.
        Explore = "explore",
        /// The workers of phase II.
        Develop = "develop",
        /// The workers of phase III.
        Settle = "settle",
        /// The workers of phase IV.
        Produce = "produce",
        /// The workers of phase V.
        Ship = "ship",
    }
}

impl Die {
    /// The id of its text.
    pub const fn word(self) -> &'static str {
        match self {
            Die::Home => "die-home",
            Die::Military => "die-military",
            Die::Consumption => "die-consumption",
            Die::Novelty => "die-novelty",
            Die::RareElements => "die-rare_elements",
            Die::Genes => "die-genes",
            Die::AlienTechnology => "die-alien_technology",
        }
    }
}

impl Place {
    /// The id of its text.
    pub const fn word(self) -> &'static str {
        match self {
            Place::Cup => "place-cup",
            Place::Citizenry => "place-citizenry",
            Place::DevelopmentSpot => Side::Development.word(),
            Place::WorldSpot => Side::World.word(),
            Place::Explore | Place::Develop | Place::Settle | Place::Produce | Place::Ship => self.id(),
        }
    }
}

impl Side {
    /// The id of its text.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Development => "side-development",
            Side::World => "side-world",
        }
    }

    /// The phase in which this side is built.
    #[inline]
    pub const fn phase(self) -> Phase {
        match self {
            Side::Development => Phase::Develop,
            Side::World => Phase::Settle,
        }
    }
}

orrery_core::component_ids! {
    /// A bag tile: a development side and a world side.
    BagTile: 55 in bag_tiles,
    /// A development: the side of a bag tile (same number) or a faction half.
    Development: 63 in developments,
    /// A world: the side of a bag tile (same number), a faction half or a home world.
    World: 74 in worlds,
    /// A faction.
    Faction: 9 in factions,
}

impl BagTile {
    /// The development side.
    #[inline]
    pub const fn development(self) -> Development {
        Development(self.0)
    }

    /// The world side.
    #[inline]
    pub const fn world(self) -> World {
        World(self.0)
    }

    /// The tile as it lies with this side up.
    #[inline]
    pub const fn with(self, side: Side) -> Tile {
        match side {
            Side::Development => Tile::Development(self.development()),
            Side::World => Tile::World(self.world()),
        }
    }
}

/// A tile as it lies in a tableau or on a stack: a development or a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Tile {
    /// A development.
    Development(Development),
    /// A world.
    World(World),
}

impl Tile {
    /// The id in the component file.
    pub fn id(self) -> &'static str {
        match self {
            Tile::Development(d) => d.id(),
            Tile::World(w) => w.id(),
        }
    }

    /// The development or world with this id.
    pub fn from_id(id: &str) -> Option<Tile> {
        Development::from_id(id).map(Tile::Development).or_else(|| World::from_id(id).map(Tile::World))
    }

    /// The printed cost.
    pub fn cost(self) -> u8 {
        match self {
            Tile::Development(d) => COMPONENTS.developments[d.index()].cost,
            Tile::World(w) => COMPONENTS.worlds[w.index()].cost,
        }
    }
}

/// A set of bag tiles; in order of their numbers, which says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileSet(pub u64);

impl TileSet {
    /// No tiles.
    pub const NONE: TileSet = TileSet(0);
    /// All 55.
    pub const ALL: TileSet = TileSet((1 << BagTile::COUNT) - 1);

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, tile: BagTile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Puts a tile in.
    #[inline]
    pub const fn insert(&mut self, tile: BagTile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    #[inline]
    pub const fn remove(&mut self, tile: BagTile) {
        self.0 &= !(1 << tile.0);
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = BagTile> + Clone {
        bits(self.0).map(BagTile)
    }

    /// The tile at a place of the ascending order, 0 being the first.
    #[inline]
    pub fn nth(self, place: u32) -> Option<BagTile> {
        self.iter().nth(place as usize)
    }
}

impl FromIterator<BagTile> for TileSet {
    fn from_iter<I: IntoIterator<Item = BagTile>>(tiles: I) -> Self {
        let mut set = TileSet::NONE;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as u8;
        let some = set != 0;
        set &= set.wrapping_sub(1);
        some.then_some(bit)
    })
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn bits_of(mut set: u128) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as u8;
        let some = set != 0;
        set &= set.wrapping_sub(1);
        some.then_some(bit)
    })
}

/// How many dice of each colour. Dice of one colour in one place are interchangeable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Counts(pub [u8; 7]);

impl Counts {
    /// No dice.
    pub const NONE: Counts = Counts([0; 7]);

    /// The number of one colour.
    #[inline]
    pub const fn of(&self, die: Die) -> u8 {
        self.0[die as usize]
    }

    /// Puts dice of one colour in.
    #[inline]
    pub const fn add(&mut self, die: Die, count: u8) {
        self.0[die as usize] += count;
    }

    /// Takes one die out. There must be one.
    #[inline]
    pub const fn take(&mut self, die: Die) {
        self.0[die as usize] -= 1;
    }

    /// Puts all of `other` in.
    #[inline]
    pub fn add_all(&mut self, other: &Counts) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a += b;
        }
    }

    /// Takes all of `other` out. They must be there.
    #[inline]
    pub fn take_all(&mut self, other: &Counts) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a -= b;
        }
    }

    /// Empties the place and hands over what was there.
    #[inline]
    pub const fn drain(&mut self) -> Counts {
        std::mem::replace(self, Counts::NONE)
    }

    /// The number of all dice.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 7]
    }

    /// The colours that are there, ascending.
    #[inline]
    pub fn colours(&self) -> impl Iterator<Item = Die> + Clone + '_ {
        Die::ALL.into_iter().filter(|&d| self.of(d) > 0)
    }

    /// The colour, if all dice have the same one.
    #[inline]
    pub fn only_colour(&self) -> Option<Die> {
        let mut colours = self.colours();
        let first = colours.next();
        if colours.next().is_some() { None } else { first }
    }

    /// The colour of every single die, ascending.
    pub fn each(&self) -> impl Iterator<Item = Die> + '_ {
        self.colours().flat_map(|d| std::iter::repeat_n(d, usize::from(self.of(d))))
    }
}

impl FromIterator<(Die, u8)> for Counts {
    fn from_iter<I: IntoIterator<Item = (Die, u8)>>(dice: I) -> Self {
        let mut counts = Counts::NONE;
        for (die, count) in dice {
            counts.add(die, count);
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_ids_read_back() {
        for die in Die::ALL {
            assert_eq!(Die::from_id(die.id()), Some(die));
            assert_eq!(serde_json::to_string(&die).unwrap(), format!("\"{}\"", die.id()));
        }
        for tile in BagTile::all() {
            assert_eq!(BagTile::from_id(tile.id()), Some(tile));
            for side in Side::ALL {
                assert_eq!(Tile::from_id(tile.with(side).id()), Some(tile.with(side)));
            }
        }
        assert_eq!(World::from_id("nowhere"), None);
    }

    #[test]
    fn sets_and_counts_count() {
        let mut set = TileSet::NONE;
        set.insert(BagTile(3));
        set.insert(BagTile(54));
        assert_eq!((set.len(), set.nth(1), set.nth(2)), (2, Some(BagTile(54)), None));
        assert_eq!(TileSet::ALL.len(), 55);
        let mut counts: Counts = [(Die::Home, 2), (Die::Genes, 1)].into_iter().collect();
        assert_eq!((counts.total(), counts.only_colour()), (3, None));
        counts.take(Die::Genes);
        assert_eq!(counts.only_colour(), Some(Die::Home));
        assert_eq!(counts.each().collect::<Vec<_>>(), [Die::Home, Die::Home]);
    }
}
