//! Everything about a game in progress: plain data, small enough to copy for every playout.

mod goals;
mod player;

use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

pub(crate) use goals::bits;
pub use goals::{FaceDown, GoalBits, Goals, Returned};
pub use player::{Player, Stockpile};

use crate::components::COMPONENTS;
use crate::options::Options;
use crate::vocab::{ActionTile, End, Kind, KindSet, Stack, Tile, TileSet};

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What was chosen when the table was set.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// Where in the sequence of play.
    pub stage: Stage,
    /// What is being decided.
    pub step: Step,
    /// Who decides it.
    pub actor: Seat,
    /// The discs in priority order; only the first [`State::disc_count`] count.
    pub discs: [Disc; 5],
    /// How many discs have finished their action in this round: always the first ones (NFR-ORDER-06).
    pub used: u8,
    /// The place of the disc that selects, or whose action is carried out.
    pub present: u8,
    /// Whose part it is: the place in ring order.
    pub place: u8,
    /// The worlds in the bag.
    pub bag: TileSet,
    /// The worlds laid out for Explore that nobody has taken.
    pub display: TileSet,
    /// Worlds that go into the bag at the end of the action.
    pub aside: TileSet,
    /// Worlds drawn by a power, of which some are to be kept.
    pub drawn: TileSet,
    /// The colonist supply.
    pub colonists: u8,
    /// The supply of goods, by kind.
    pub goods: [u8; 4],
    /// The VP pool.
    pub pool: u8,
    /// Credits on the Produce tile.
    pub tile_credits: u16,
    /// How many tiles lie on each place of the development mats.
    pub stock: [u8; Stack::COUNT],
    /// The places that show face `b`, a bit each.
    pub turned: u32,
    /// Why the game ends after this round, a bit for each [`End`].
    pub ends: u8,
    /// The kind of the joker in this action, or for the scoring.
    pub joker: Option<Kind>,
    /// The kind of the good that lies on the joker.
    pub joker_good: Option<Kind>,
    /// The goods that each player has produced in this action, by kind.
    pub produced: [[u8; 4]; 5],
    /// The goals.
    pub goals: Goals,
    /// What is remembered within a part.
    pub part: Part,
    /// The players by seat.
    pub players: [Player; 5],
}

/// A disc on the priority track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disc {
    /// Whose it is.
    pub seat: u8,
    /// What it selected in this round.
    pub tile: Option<ActionTile>,
}

/// Where in the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Before the first round: sides of home colonies, in priority order.
    Sides,
    /// A tile is selected.
    Selecting,
    /// The owner of the face-down goal may reveal it.
    Window,
    /// The whole of a tile without an action.
    Bonus,
    /// The players carry out the action, in ring order.
    Parts,
    /// Explore: the second world of the chooser.
    SecondWorld,
    /// The limit of 9 worlds, in ring order.
    Limit,
    /// Storing goods, in ring order.
    Storing,
    /// The joker's kind for the scoring.
    Scoring,
    /// The game is over.
    Over,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Step {
    /// The side of the home colony.
    Side,
    /// The next action tile.
    Select,
    /// Go on, or reveal the face-down goal.
    Window,
    /// Which goal to keep.
    KeepGoal,
    /// Which goal goes under the stack next.
    PutUnder,
    /// A development, or none.
    Develop,
    /// A world of the display.
    Take,
    /// Which draw power is next.
    Draw,
    /// Which drawn world to keep.
    Keep {
        /// How many more are kept.
        left: u8,
    },
    /// Which worlds to return to the bag.
    Return,
    /// Colonists, or a world to settle.
    Settle,
    /// Goods for temporary strength, before a world is conquered.
    Conquer {
        /// The world.
        world: Tile,
    },
    /// The joker's kind: it was settled.
    JokerSettled,
    /// After the choice: another world, a replacement, or nothing more.
    SettleMore,
    /// The joker's kind: its owner produces.
    JokerProduces,
    /// Which colonies produce, because there are too few goods of a kind.
    Shortage {
        /// The kind.
        kind: Kind,
    },
    /// The windfall colony of the bonus.
    Windfall,
    /// The windfall colony of a power.
    WindfallPower,
    /// Goods for the stockpile.
    StoreGoods,
    /// A good to sell, or none.
    Trade,
    /// Credits of a sale for the stockpile.
    Tax {
        /// What the sale brought.
        received: u8,
        /// Whether it was a sale of the Consume step.
        in_consume: bool,
    },
    /// The next Consume power or sale.
    Consume,
    /// The next good of a Consume power.
    Spend {
        /// The power.
        power: Tile,
        /// How many more goods.
        left: u8,
    },
    /// The joker's kind: the game is over.
    JokerScores,
    /// Nothing more.
    Over,
}

/// What is remembered within the part of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Tiles placed in this part: their powers cannot be used yet (NFR-POW-04).
    pub fresh: TileSet,
    /// Tiles whose power has been used.
    pub used: TileSet,
    /// Draw powers that are still to be carried out.
    pub draws: TileSet,
    /// Colonies whose goods the present Consume power has taken.
    pub spent: TileSet,
    /// The kinds of these goods.
    pub spent_kinds: KindSet,
    /// Temporary strength.
    pub strength: u8,
    /// Worlds settled.
    pub settled: u8,
    /// Sales in the Consume step.
    pub sales: u8,
    /// Goods consumed.
    pub consumed: u8,
    /// Whether a world has been stored.
    pub stored: bool,
}

impl Disc {
    /// Whose it is.
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat(self.seat)
    }
}

impl State {
    /// The number of players.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.options.players
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(4)]
    }

    /// A player, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(4)]
    }

    /// Who is waited for. Play is strictly in order (NFR-OPEN-37).
    #[inline]
    pub fn to_act(&self) -> Seats {
        if self.stage == Stage::Over { Seats::NONE } else { Seats::one(self.actor) }
    }

    /// The number of discs: two each with 2 players (NFR-SETUP-12, NFR-SETUP-13).
    #[inline]
    pub const fn disc_count(&self) -> u8 {
        if self.options.players == 2 { 4 } else { self.options.players }
    }

    /// The discs in priority order.
    #[inline]
    pub fn discs(&self) -> &[Disc] {
        &self.discs[..usize::from(self.disc_count().min(5))]
    }

    /// The disc that selects, or whose action is carried out.
    #[inline]
    pub fn present_disc(&self) -> Disc {
        self.discs[usize::from(self.present.min(4))]
    }

    /// The action that is being carried out.
    #[inline]
    pub fn current(&self) -> Option<ActionTile> {
        self.present_disc().tile
    }

    /// The player who selected the present action.
    #[inline]
    pub fn chooser(&self) -> Seat {
        self.present_disc().owner()
    }

    /// The seat at a place in ring order (NFR-ORDER-03): the chooser, then the others in priority order after
    /// him. With 2 players the second disc of each has no influence (NFR-ORDER-04).
    #[inline]
    pub fn ring(&self, place: u8) -> Seat {
        if self.options.players == 2 {
            let chooser = self.chooser().0;
            return Seat(if place == 0 { chooser } else { 1 - chooser });
        }
        self.discs[usize::from((self.present + place) % self.options.players.max(1))].owner()
    }

    /// The tiles that have been selected in this round.
    pub fn selected(&self, tile: ActionTile) -> bool {
        self.discs().iter().any(|disc| disc.tile == Some(tile))
    }

    /// The development that a place of the mats shows.
    #[inline]
    pub fn shown(&self, stack: Stack) -> Tile {
        COMPONENTS.stacks[stack.index()].faces[(self.turned >> stack.0 & 1) as usize]
    }

    /// The tiles of a seat whose powers can be used now (NFR-POW-02, NFR-POW-04).
    #[inline]
    pub fn usable(&self, seat: Seat) -> TileSet {
        let empire = self.player(seat).empire;
        if seat == self.actor { empire.without(self.part.fresh) } else { empire }
    }

    /// The kind of a colony in this action; none for grey ones, and for the joker until it is decided.
    #[inline]
    pub fn kind(&self, colony: Tile) -> Option<Kind> {
        let data = COMPONENTS.tile(colony);
        if data.joker { self.joker } else { data.kind }
    }

    /// The kind of the good that lies on a colony (NFR-CON-06).
    #[inline]
    pub fn good(&self, colony: Tile) -> Option<Kind> {
        let data = COMPONENTS.tile(colony);
        if data.joker { self.joker_good } else { data.kind }
    }

    /// The colonies of a seat with a good of these kinds.
    #[inline]
    pub fn goods_of(&self, seat: Seat, kinds: KindSet) -> TileSet {
        let masks = &COMPONENTS.masks;
        let mut fit = masks.of_kinds(kinds);
        if self.joker_good.is_some_and(|kind| kinds.contains(kind)) {
            fit |= masks.joker;
        }
        self.player(seat).goods & fit
    }

    /// Whether the game ends after this round.
    #[inline]
    pub const fn ending(&self) -> bool {
        self.ends != 0
    }

    /// Why the game ends.
    pub fn reasons(&self) -> impl Iterator<Item = End> {
        let ends = self.ends;
        End::ALL.into_iter().filter(move |&end| ends >> end as u8 & 1 != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
    }
}
