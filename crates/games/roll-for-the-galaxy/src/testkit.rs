//! Positions for tests, in few words. Not part of the game: everything here panics on a mistake of the
//! test.
//!
//! ```
//! use orrery_roll_for_the_galaxy::testkit::{Fixture, Look};
//!
//! let mut game = Fixture::new(2)
//!     .tableau(0, &["public_works"])
//!     .zone(0, &["galactic_recycling", "spice_world"]) // each stack from the top
//!     .workers(0, "develop", "2 home")
//!     .workers(0, "explore", "novelty")
//!     .phases("explore develop");
//! assert_eq!(game.legal(), ["stock novelty", "scout novelty"]);
//! game.refuse("stock home", "RFG-PHASE-02").play("stock novelty");
//! assert_eq!(game.player(0).credits, 1 + 2 + 1); // two for Stocking, one for `public_works`
//! ```
//!
//! A [`Fixture`] describes a position. It begins with all tiles in the bag, all dice in the supply, $1
//! for everybody, and for seats 0 to 4 the factions 9, 8, 1, 5, 3 and the grey home worlds
//! `doomed_world`, `new_sparta`, `separatist_colony`, `old_earth`, `epsilon_eridani`, none of which has
//! granted anything. Dice are written `"2 home novelty"`, tiles by the id of the side that is up (in
//! hand, bag and pile: any of its ids). [`Fixture::assign`], [`Fixture::phases`], [`Fixture::manage`] and
//! [`Fixture::roll`] begin to play there and give a [`Scenario`].

use orrery_core::testkit::Script;
use orrery_core::{Game, Log, Seat};

use crate::components::COMPONENTS;
use crate::event::Event;
use crate::options::Options;
use crate::rules::{self, assign, setup};
use crate::state::{Player, State, Step, Task};
use crate::vocab::{BagTile, Counts, Die, Faction, Phase, Side, Tile, TileSet, World};
use crate::{RollForTheGalaxy, flow};

/// A game of a test: played and asked in words; see [`Look`] for what this game adds.
pub type Scenario = orrery_core::testkit::Scenario<RollForTheGalaxy>;

/// What a position is begun with.
type Beginning<'a> = rules::Context<'a, Script, Log<Event>>;

/// A position in the making.
pub struct Fixture {
    state: State,
    /// Tiles outside the game, after [`Fixture::bag`].
    parked: TileSet,
}

impl Fixture {
    /// A table without dice and with nothing but start tiles.
    pub fn new(players: u8) -> Fixture {
        let mut state = setup::empty(&RollForTheGalaxy::options(players));
        let factions = [9, 8, 1, 5, 3];
        let homes = ["doomed_world", "new_sparta", "separatist_colony", "old_earth", "epsilon_eridani"];
        for seat in state.seats() {
            state.player_mut(seat).credits = 1;
            let home = homes[seat.index()];
            setup::take_start_tiles(&mut state, seat, Faction(factions[seat.index()] - 1), home_number(home));
        }
        setup::set_player_order(&mut state);
        state.round = 1;
        Fixture { state, parked: TileSet::NONE }
    }

    /// Changes the options of the table.
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Fixture {
        change(&mut self.state.options);
        self
    }

    /// Gives a player another faction; before [`Fixture::tableau`].
    pub fn faction(mut self, seat: u8, number: u8) -> Fixture {
        let home = home_number(self.player(seat).home.id());
        setup::take_start_tiles(&mut self.state, Seat(seat), Faction(number - 1), home);
        setup::set_player_order(&mut self.state);
        self
    }

    /// Gives a player another home world; before [`Fixture::tableau`].
    pub fn home(mut self, seat: u8, id: &str) -> Fixture {
        let faction = self.player(seat).faction;
        setup::take_start_tiles(&mut self.state, Seat(seat), faction, home_number(id));
        self
    }

    /// Puts tiles into a tableau, without any effect.
    pub fn tableau(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let (tile, side) = self.take_tile(id);
            match side {
                Side::Development => self.player(seat).developments |= 1 << tile.0,
                Side::World => self.player(seat).worlds |= 1 << tile.0,
            }
            self.state.completed[usize::from(self.state.completed_len)] = tile;
            self.state.completed_len += 1;
        }
        self
    }

    /// Puts tiles below the stack of the side that is named.
    pub fn zone(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let (tile, side) = self.take_tile(id);
            self.player(seat).zone.insert(side, tile, false);
        }
        self
    }

    /// Leaves only these tiles in the bag; others that are nowhere else leave the game.
    pub fn bag(mut self, ids: &[&str]) -> Fixture {
        let bag: TileSet = ids.iter().map(|id| bag_tile(id)).collect();
        self.parked.0 |= self.state.bag.0 & !bag.0;
        self.state.bag = bag;
        self
    }

    /// Puts tiles onto the abandoned pile; after [`Fixture::bag`] also those that left the game.
    pub fn abandoned(mut self, ids: &[&str]) -> Fixture {
        for id in ids {
            let (tile, _) = self.take_tile(id);
            self.state.abandoned.insert(tile);
        }
        self
    }

    /// Puts dice into a cup.
    pub fn cup(mut self, seat: u8, dice: &str) -> Fixture {
        let dice = self.take_dice(dice);
        self.player(seat).cup.add_all(&dice);
        self
    }

    /// Puts dice into a citizenry.
    pub fn citizenry(mut self, seat: u8, dice: &str) -> Fixture {
        let dice = self.take_dice(dice);
        self.player(seat).citizenry.add_all(&dice);
        self
    }

    /// Puts dice onto a construction spot (`development` or `world`).
    pub fn spot(mut self, seat: u8, side: &str, dice: &str) -> Fixture {
        let dice = self.take_dice(dice);
        let side = Side::from_id(side).expect("a side");
        self.player(seat).spots[side.index()].add_all(&dice);
        self
    }

    /// Puts workers into a column, for [`Fixture::phases`].
    pub fn workers(mut self, seat: u8, phase: &str, dice: &str) -> Fixture {
        let dice = self.take_dice(dice);
        let phase = Phase::from_id(phase).expect("a phase");
        self.player(seat).columns[phase.index()].add_all(&dice);
        self
    }

    /// Gives a player dice that have been rolled, for [`Fixture::assign`]: a phase or `wild`.
    pub fn rolled(mut self, seat: u8, face: &str, dice: &str) -> Fixture {
        let dice = self.take_dice(dice);
        let face = Phase::from_id(face).map_or(5, Phase::index);
        self.player(seat).plan.rolled[face].add_all(&dice);
        self
    }

    /// Puts goods onto a world.
    pub fn goods(mut self, world: &str, dice: &str) -> Fixture {
        let world = World::from_id(world).expect("a world");
        let dice = self.take_dice(dice);
        dice.each().for_each(|die| self.state.goods[world.index()].add(die));
        self
    }

    /// Sets the credits of a player.
    pub fn credits(mut self, seat: u8, credits: u8) -> Fixture {
        self.player(seat).credits = credits;
        self
    }

    /// Gives a player VP chips, from the pool as long as there are some.
    pub fn chips(mut self, seat: u8, chips: u16) -> Fixture {
        self.player(seat).chips += chips;
        self.state.pool = self.state.pool.saturating_sub(chips as u8);
        self
    }

    /// Leaves so many VP in the pool; the last seat gets the rest.
    pub fn pool(self, vp: u8) -> Fixture {
        let (last, rest) = (self.state.options.players - 1, self.state.pool - vp);
        self.chips(last, u16::from(rest))
    }

    /// Plays on from step 2, with the dice of [`Fixture::rolled`]. Who has none gets one white die with
    /// the face Explore.
    pub fn assign(mut self) -> Scenario {
        self.state.step = Step::Assign;
        for seat in self.state.seats() {
            if self.player(seat.0).plan.rolled == [Counts::NONE; 6] {
                self = self.rolled(seat.0, "explore", "home");
            }
            let player = self.player(seat.0);
            player.task = Task::Plan;
            assign::lay_out(player);
        }
        self.begin(|_| ())
    }

    /// Plays on from step 4: these phases are played, with the workers of [`Fixture::workers`].
    pub fn phases(mut self, phases: &str) -> Scenario {
        for phase in phases.split_whitespace() {
            self.state.played |= 1 << Phase::from_id(phase).expect("a phase") as u8;
        }
        self.begin(|ctx| flow::begin_phase_from(ctx, 0))
    }

    /// Plays on from step 5.
    pub fn manage(self) -> Scenario {
        self.begin(rules::manage::begin)
    }

    /// Plays on from step 1: all roll their cups.
    pub fn roll(self) -> Scenario {
        self.begin(rules::roll::roll)
    }

    fn begin(self, begin: impl FnOnce(&mut Beginning)) -> Scenario {
        let mut scenario = Scenario::from_state(&self.state.options, self.state);
        // With tiles outside the game the audit would miss them.
        scenario.audited = self.parked.is_empty();
        let Scenario { state, dice, log, .. } = &mut scenario;
        let mut ctx = rules::Context { state, dice, sink: log };
        begin(&mut ctx);
        flow::advance(&mut ctx);
        if scenario.audited {
            RollForTheGalaxy::audit(&scenario.state).expect("a sound state");
        }
        scenario
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        self.state.player_mut(Seat(seat))
    }

    fn take_tile(&mut self, id: &str) -> (BagTile, Side) {
        let tile = bag_tile(id);
        assert!(self.state.bag.contains(tile) || self.parked.contains(tile), "{id} is somewhere else");
        self.state.bag.remove(tile);
        self.parked.remove(tile);
        let side = if tile.world().id() == id { Side::World } else { Side::Development };
        (tile, side)
    }

    fn take_dice(&mut self, text: &str) -> Counts {
        let dice = dice(text);
        self.state.supply.take_all(&dice);
        dice
    }
}

/// Dice such as `"2 home novelty"`.
pub fn dice(text: &str) -> Counts {
    let mut counts = Counts::NONE;
    let mut number = 1;
    for word in text.split_whitespace() {
        match word.parse() {
            Ok(n) => number = n,
            Err(_) => counts.add(Die::from_id(word).unwrap_or_else(|| panic!("no die `{word}`")), number),
        }
        if word.parse::<u8>().is_err() {
            number = 1;
        }
    }
    counts
}

/// The bag tile with this id, or with a side of this id.
pub fn bag_tile(id: &str) -> BagTile {
    let named = |tile: &BagTile| [tile.id(), tile.development().id(), tile.world().id()].contains(&id);
    BagTile::all().find(named).unwrap_or_else(|| panic!("no bag tile `{id}`"))
}

fn home_number(id: &str) -> u8 {
    COMPONENTS.homes.iter().position(|home| home.id() == id).expect("a home world") as u8
}

/// What tests ask of a position beyond what [`Scenario`] offers.
pub trait Look {
    /// A player.
    fn player(&self, seat: u8) -> &Player;
    /// The goods on a world, by colour.
    fn goods(&self, world: &str) -> Vec<&'static str>;
    /// A construction stack from the top, by the ids of the sides that are up.
    fn stack(&self, seat: u8, side: &str) -> Vec<&'static str>;
    /// Whether a tile is in the tableau of a player.
    fn has(&self, seat: u8, id: &str) -> bool;
    /// Whether something has happened, whoever learned of it.
    fn happened(&self, what: impl Fn(&Event) -> bool) -> bool;
}

impl Look for Scenario {
    fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    fn goods(&self, world: &str) -> Vec<&'static str> {
        let world = World::from_id(world).expect("a world");
        self.state.goods[world.index()].iter().map(Die::id).collect()
    }

    fn stack(&self, seat: u8, side: &str) -> Vec<&'static str> {
        let side = Side::from_id(side).expect("a side");
        self.player(seat).zone.stack(side).iter().map(|tile| tile.with(side).id()).collect()
    }

    fn has(&self, seat: u8, id: &str) -> bool {
        match Tile::from_id(id).unwrap_or_else(|| panic!("no tile `{id}`")) {
            Tile::Development(d) => self.player(seat).has_development(d),
            Tile::World(w) => self.player(seat).has_world(w),
        }
    }

    fn happened(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.log.events.iter().any(|(_, event)| what(event))
    }
}

/// An action whose first word after its name is a side of a bag tile, with the tile's own id in its place:
/// `abandon spice_world` becomes `abandon tile_07`.
pub fn with_tile(action: &str) -> String {
    let mut words: Vec<&str> = action.split_whitespace().collect();
    words[1] = bag_tile(words[1]).id();
    words.join(" ")
}
