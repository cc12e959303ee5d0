//! The state: data only, flat and `Copy`, below 2 KiB. Dice are counts by colour for each place; the
//! bag, the abandoned pile and hands are sets; only what somebody can know is stored.

mod pieces;

use orrery_core::{Seat, Seats, array};
use serde::{Deserialize, Serialize};

use crate::options::Options;
use crate::vocab::{
    BagTile, Counts, Development, Die, Faction, Kind, Phase, Side, TileSet, World, bits, bits_of,
};

pub use pieces::{Goods, Zone};

/// Everything about a game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What was chosen when the table was set.
    pub options: Options,
    /// The round, counted from 1; 0 during the setup.
    pub round: u16,
    /// Where in the round the game is.
    pub step: Step,
    /// The owner of the lowest faction number: first in player order (RFG-ORDER-02).
    pub first: Seat,
    /// The phases played this round, bit by phase; none before the reveal.
    pub played: u8,
    /// What the extra die of two players shows (RFG-REVEAL-03).
    pub extra_phase: Option<Phase>,
    /// Whether the present phase is carried out in player order.
    pub ordered: bool,
    /// In player order: how many seats have begun their turn.
    pub turns: u8,
    /// Tiles that the scouting player still has to get (RFG-EXP-21); 0 when no Scout waits for tiles.
    pub missing: u8,
    /// Whether tiles are being returned to the bag (RFG-EXP-22).
    pub returning: bool,
    /// The bag.
    pub bag: TileSet,
    /// The abandoned pile of phase I.
    pub abandoned: TileSet,
    /// Dice that nobody owns.
    pub supply: Counts,
    /// VP left in the pool.
    pub pool: u8,
    /// The goods on each world of all tableaus.
    #[serde(with = "array")]
    pub goods: [Goods; World::COUNT],
    /// The bag tiles of all tableaus in order of completion; `completed_len` of them.
    #[serde(with = "array")]
    pub completed: [BagTile; BagTile::COUNT],
    /// How many bag tiles have been completed.
    pub completed_len: u8,
    /// The players; those beyond the number at the table are empty.
    pub players: [Player; 5],
}

/// Where in the round the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Choosing the start tiles.
    Setup,
    /// Step 2, after the roll.
    Assign,
    /// Step 4.
    Phase(Phase),
    /// The end of phase I: tiles drawn after everybody has explored (RFG-EXP-41).
    Research,
    /// Step 5.
    Manage,
    /// The game is over.
    Over,
}

/// The decision a player has to make now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// None.
    None,
    /// Which of the two start tiles is the development.
    Start,
    /// The next step of the assignment.
    Plan,
    /// The next explorer and its task, or a rearrangement, or the end.
    Explore,
    /// Tiles to abandon, then the draw, with this explorer.
    Scout {
        /// The colour of the explorer.
        die: Die,
        /// Whether it is a virtual one.
        is_virtual: bool,
    },
    /// The next tile of the hand to place.
    Keep,
    /// The next tile of the hand to lay out again.
    Arrange,
    /// The tile to return to the bag.
    Return,
    /// The next developer or settler.
    Build,
    /// The next die that pays.
    Pay {
        /// How many still have to.
        due: u8,
    },
    /// The next die that goes to the cup instead of the citizenry.
    ToCup {
        /// How many still must.
        min: u8,
        /// How many still may.
        max: u8,
    },
    /// The next die to remove.
    Remove {
        /// How many still have to be removed.
        left: u8,
    },
    /// The next producer and its world.
    Produce,
    /// The next shipper.
    Ship,
    /// The good for this shipper, and Trade or Consume.
    Good {
        /// The colour of the shipper.
        die: Die,
        /// Whether it is a virtual one.
        is_virtual: bool,
    },
    /// Whether to buy VP after a Trade.
    Buy,
    /// The next die to recruit.
    Recruit,
    /// The next die to recall, or the end of the step.
    Recall,
}

/// Everything of one player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The faction.
    pub faction: Faction,
    /// The home world.
    pub home: World,
    /// Credits, 0 to 10.
    pub credits: u8,
    /// VP in chips.
    pub chips: u16,
    /// The decision to make now.
    pub task: Task,
    /// Whether the player has committed to the present secret step.
    pub ready: bool,
    /// Dice that will be rolled next round.
    pub cup: Counts,
    /// Dice that must be recruited again.
    pub citizenry: Counts,
    /// Dice on the two construction spots, whatever tile lies on top (RFG-COMP-14).
    pub spots: [Counts; 2],
    /// Workers in the columns; after the reveal with the selector.
    pub columns: [Counts; 5],
    /// The secret assignment, between the roll and the reveal.
    pub plan: Plan,
    /// The phase selected this round, from the reveal to the end of the round.
    pub selected: Option<Phase>,
    /// Virtual workers of the present phase that have not been used; no dice, so nothing else counts them
    /// (RFG-VIRT-06).
    pub virtual_workers: Counts,
    /// Dice that pay for the tile being completed.
    pub paid: Counts,
    /// The tile being completed, while its effects are carried out.
    pub building: Option<BagTile>,
    /// The next effect of that tile.
    pub effect: u8,
    /// Colours that have Scouted in this phase, bit by colour.
    pub scouted: u8,
    /// Whether the zone has been rearranged since the last task of an explorer.
    pub arranged: bool,
    /// Whether the player has declared the end of the own exploring (RFG-TILE-83).
    pub explored: bool,
    /// The construction zone.
    pub zone: Zone,
    /// Tiles drawn or taken up, not placed yet.
    pub hand: TileSet,
    /// Tiles of the present draw that have been placed, by side and end ([`crate::vocab::End`]). Others see them when
    /// the hand is empty.
    pub laid: [[u8; 2]; 2],
    /// Tiles of the zone marked for abandoning (RFG-EXP-30) or chosen to be returned (RFG-EXP-22).
    pub marked: TileSet,
    /// The start tile that becomes the development, once chosen.
    pub start: Option<BagTile>,
    /// The secret plan of step 5.
    pub manage: Manage,
    /// Developments in the tableau, bit by development.
    pub developments: u64,
    /// Worlds in the tableau, bit by world.
    pub worlds: u128,
}

/// A secret assignment (section 7). Its columns are [`Player::columns`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The roll: dice by phase, then wild ones.
    pub rolled: [Counts; 6],
    /// Wild dice not placed yet.
    pub wild: Counts,
    /// The worker on the strip, and the phase it selects.
    pub selector: Option<(Die, Phase)>,
    /// Dice in the Dictate zone.
    pub dictated: Counts,
    /// Reassign powers used, bit by development.
    pub used: u64,
    /// The power being used.
    pub open: Option<Use>,
    /// How many workers it has moved.
    pub moves: u8,
    /// The column its first worker came from.
    pub source: Option<Phase>,
    /// The workers it has moved, where they lie now: they cannot be moved twice by one use (RFG-REASS-05).
    pub moved: [Option<(Die, Phase)>; 2],
}

/// A Reassign power in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// The power everybody has.
    Dictate,
    /// The power of a development.
    Power(Development),
}

/// A secret plan for step 5: what will be recruited and recalled when all have committed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manage {
    /// Whether any choice has been made.
    pub started: bool,
    /// Dice to recruit.
    pub recruited: Counts,
    /// Dice to recall from the two spots.
    pub spots: [Counts; 2],
    /// Goods to recall: worlds whose first, whose second good goes.
    pub goods: [u128; 2],
}

impl Player {
    /// A player with nothing.
    pub const EMPTY: Player = Player {
        faction: Faction(0),
        home: World(0),
        credits: 0,
        chips: 0,
        task: Task::None,
        ready: false,
        cup: Counts::NONE,
        citizenry: Counts::NONE,
        spots: [Counts::NONE; 2],
        columns: [Counts::NONE; 5],
        plan: Plan::EMPTY,
        selected: None,
        virtual_workers: Counts::NONE,
        paid: Counts::NONE,
        building: None,
        effect: 0,
        scouted: 0,
        arranged: false,
        explored: false,
        zone: Zone::EMPTY,
        hand: TileSet::NONE,
        laid: [[0; 2]; 2],
        marked: TileSet::NONE,
        start: None,
        manage: Manage::EMPTY,
        developments: 0,
        worlds: 0,
    };

    /// Whether the development is in the tableau.
    #[inline]
    pub const fn has_development(&self, development: Development) -> bool {
        self.developments >> development.0 & 1 == 1
    }

    /// Whether the world is in the tableau.
    #[inline]
    pub const fn has_world(&self, world: World) -> bool {
        self.worlds >> world.0 & 1 == 1
    }

    /// The developments in the tableau.
    #[inline]
    pub fn developments(&self) -> impl Iterator<Item = Development> + Clone + use<> {
        bits(self.developments).map(Development)
    }

    /// The worlds in the tableau.
    #[inline]
    pub fn worlds(&self) -> impl Iterator<Item = World> + Clone + use<> {
        bits_of(self.worlds).map(World)
    }

    /// The part of a construction stack that others know of: without the tiles of the present draw.
    #[inline]
    pub fn stack_before_draw(&self, side: Side) -> &[BagTile] {
        let stack = self.zone.stack(side);
        let [below, on_top] = self.laid[side.index()];
        &stack[usize::from(on_top)..stack.len() - usize::from(below)]
    }

    /// The number of tiles in the tableau; a faction counts 2, a home world 1 (RFG-END-02, RFG-FAQ-06).
    /// Construction zones do not count (RFG-END-04).
    #[inline]
    pub const fn tiles(&self) -> u8 {
        (self.developments.count_ones() + self.worlds.count_ones()) as u8
    }
}

impl Plan {
    /// Nothing rolled, nothing planned.
    pub const EMPTY: Plan = Plan {
        rolled: [Counts::NONE; 6],
        wild: Counts::NONE,
        selector: None,
        dictated: Counts::NONE,
        used: 0,
        open: None,
        moves: 0,
        source: None,
        moved: [None; 2],
    };
}

impl Manage {
    /// Nothing recruited, nothing recalled.
    pub const EMPTY: Manage =
        Manage { started: false, recruited: Counts::NONE, spots: [Counts::NONE; 2], goods: [0; 2] };
}

impl State {
    /// The players at the table.
    #[inline]
    pub fn seated(&self) -> &[Player] {
        &self.players[..usize::from(self.options.players)]
    }

    /// The player in a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in a seat.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats from first to last.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.players)
    }

    /// The seat at a place of the player order, 0 being the first (RFG-ORDER-02).
    #[inline]
    pub const fn in_order(&self, place: u8) -> Seat {
        Seat((self.first.0 + place) % self.options.players)
    }

    /// In player order: whose turn it is.
    #[inline]
    pub const fn on_turn(&self) -> Option<Seat> {
        if self.ordered && self.turns > 0 { Some(self.in_order(self.turns - 1)) } else { None }
    }

    /// The seats that have a decision to make.
    #[inline]
    pub fn to_act(&self) -> Seats {
        let mut seats = Seats::NONE;
        for (number, player) in self.seated().iter().enumerate() {
            if player.task != Task::None {
                seats.insert(Seat(number as u8));
            }
        }
        seats
    }

    /// Whether the phase is played this round.
    #[inline]
    pub const fn is_played(&self, phase: Phase) -> bool {
        self.played >> phase as u8 & 1 == 1
    }

    /// The goods of a player by colour of the die.
    #[inline]
    pub fn goods_of(&self, player: &Player) -> Counts {
        let mut counts = Counts::NONE;
        for world in player.worlds() {
            for die in self.goods[world.index()].iter() {
                counts.add(die, 1);
            }
        }
        counts
    }

    /// All dice of a player anywhere outside the supply (RFG-COMP-12, RFG-SCORE-05).
    pub fn owned(&self, player: &Player) -> Counts {
        let mut all = self.goods_of(player);
        let plan = &player.plan;
        let places = [&player.cup, &player.citizenry, &player.paid, &plan.wild, &plan.dictated];
        for counts in places.into_iter().chain(&player.spots).chain(&player.columns) {
            all.add_all(counts);
        }
        if let Some((die, _)) = plan.selector {
            all.add(die, 1);
        }
        all
    }
}

/// The kind of a world.
#[inline]
pub fn kind(world: World) -> Kind {
    crate::components::COMPONENTS.worlds[world.index()].kind
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
    }
}
