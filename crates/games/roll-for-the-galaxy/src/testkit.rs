//! Positions for tests, in few words. Not part of the game: everything here panics on a mistake of the
//! test.
//!
//! ```
//! use orrery_roll_for_the_galaxy::testkit::Fixture;
//!
//! let mut table = Fixture::new(2)
//!     .tableau(0, &["public_works"])
//!     .zone(0, &["galactic_recycling", "spice_world"]) // each stack from the top
//!     .workers(0, "develop", "2 home")
//!     .workers(0, "explore", "novelty")
//!     .phases("explore develop");
//! assert_eq!(table.legal(0), ["stock novelty", "scout novelty"]);
//! table.refuse(0, "stock home", "RFG-PHASE-02").play(0, "stock novelty");
//! assert_eq!(table.player(0).credits, 1 + 2 + 1); // two for Stocking, one for `public_works`
//! ```
//!
//! A [`Fixture`] describes a position. It begins with all tiles in the bag, all dice in the supply, $1
//! for everybody, and for seats 0 to 4 the factions 9, 8, 1, 5, 3 and the grey home worlds
//! `doomed_world`, `new_sparta`, `separatist_colony`, `old_earth`, `epsilon_eridani`, none of which has
//! granted anything. Dice are written `"2 home novelty"`, tiles by the id of the side that is up (in
//! hand, bag and pile: any of its ids). [`Fixture::assign`], [`Fixture::phases`], [`Fixture::manage`] and
//! [`Fixture::roll`] begin to play there.
//!
//! A [`Table`] plays on from it and checks all invariants after each action. Actions are written as the
//! name and the values of their JSON form, in its order (`virtual` or nothing for that flag):
//! `start tile_07`, `place_wild genes settle`, `select home explore ship`, `use nanotechnology`,
//! `dictate home explore`, `move home explore ship`, `ready`, `replan`, `stock home virtual`,
//! `scout home`, `abandon tile_07`, `draw`, `keep tile_07 world bottom`, `rearrange`,
//! `arrange tile_07 world`, `finish`, `return tile_07`, `build home`, `pay home`, `to_cup home`, `pass`,
//! `remove home citizenry`, `remove_good spice_world novelty`, `produce home spice_world`, `ship home`,
//! `trade spice_world home`, `consume spice_world home`, `buy`, `recruit home`,
//! `recall development home`, `recall_good spice_world home`. A bag tile may also be named by one of its
//! sides: `abandon spice_world`.

use orrery_core::{Dice, FastDice, Game, Log, Seat, Silent, Viewer, apply};

use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::rules::{self, assign, setup};
use crate::state::{Options, Player, State, Step, Task};
use crate::view::View;
use crate::vocab::{BagTile, Counts, Die, Phase, Side, Tile, TileSet, World};
use crate::{RollForTheGalaxy, flow};

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
            setup::take_start_tiles(&mut state, seat, factions[seat.index()] - 1, home_number(home));
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
        setup::take_start_tiles(&mut self.state, Seat(seat), number - 1, home);
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
    pub fn assign(mut self) -> Table {
        self.state.step = Step::Assign;
        for seat in self.state.seats() {
            if self.player(seat.0).plan.rolled == [Counts::NONE; 6] {
                self = self.rolled(seat.0, "explore", "home");
            }
            let player = self.player(seat.0);
            player.task = Task::Plan;
            assign::lay_out(player);
        }
        self.table(|_| ())
    }

    /// Plays on from step 4: these phases are played, with the workers of [`Fixture::workers`].
    pub fn phases(mut self, phases: &str) -> Table {
        for phase in phases.split_whitespace() {
            self.state.played |= 1 << Phase::from_id(phase).expect("a phase") as u8;
        }
        self.table(|table| flow::begin_phase_from(table, 0))
    }

    /// Plays on from step 5.
    pub fn manage(self) -> Table {
        self.table(rules::manage::begin)
    }

    /// Plays on from step 1: all roll their cups.
    pub fn roll(self) -> Table {
        self.table(rules::roll::roll)
    }

    fn table(self, begin: impl FnOnce(&mut rules::Table<Script, Log<Event>>)) -> Table {
        let mut table = Table {
            state: self.state,
            events: Log::default(),
            script: Script { next: Vec::new(), dice: FastDice::new(1) },
            complete: self.parked.is_empty(),
        };
        let mut rules =
            rules::Table { state: &mut table.state, dice: &mut table.script, sink: &mut table.events };
        begin(&mut rules);
        flow::advance(&mut rules);
        table.audit();
        table
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

/// Dice whose next results can be laid down.
struct Script {
    next: Vec<u32>,
    dice: FastDice,
}

impl Dice for Script {
    fn word(&mut self) -> u32 {
        self.dice.word()
    }

    fn below(&mut self, bound: u32) -> u32 {
        if self.next.is_empty() { self.dice.below(bound) } else { self.next.remove(0) % bound.max(1) }
    }
}

/// A position to play on from.
pub struct Table {
    /// The state.
    pub state: State,
    /// Everything that has happened.
    pub events: Log<Event>,
    script: Script,
    /// Whether all tiles are in the game, so that invariants can be checked.
    complete: bool,
}

impl Table {
    /// A table of an ordinary game, at its beginning.
    pub fn setup(options: &Options, seed: u64) -> Table {
        let mut script = Script { next: Vec::new(), dice: FastDice::new(seed) };
        let state = RollForTheGalaxy::setup(options, &mut script).expect("options that make a game");
        Table { state, events: Log::default(), script, complete: true }
    }

    /// Lays down the next random numbers: a face of a die counted from 0, or the place of the drawn tile
    /// among those in the bag, ascending.
    pub fn next_random(&mut self, numbers: &[u32]) -> &mut Table {
        self.script.next = numbers.to_vec();
        self
    }

    /// Plays a legal action.
    pub fn play(&mut self, seat: u8, action: &str) -> &mut Table {
        let action = parse(action);
        let played = apply::<RollForTheGalaxy>(
            &mut self.state,
            Seat(seat),
            action,
            &mut self.script,
            &mut self.events,
        );
        if let Err(illegal) = played {
            panic!("{action:?}: {illegal}; legal are {:?}", self.legal(seat));
        }
        self.audit();
        self
    }

    /// Makes sure that an action is refused by this rule.
    pub fn refuse(&mut self, seat: u8, action: &str, rule: &str) -> &mut Table {
        let before = self.state;
        let action = parse(action);
        let refused = apply::<RollForTheGalaxy>(
            &mut self.state,
            Seat(seat),
            action,
            &mut FastDice::new(1),
            &mut Silent,
        );
        let Err(illegal) = refused else { panic!("{action:?} is legal") };
        assert_eq!(illegal.rule.0, rule, "{action:?}");
        assert_eq!(self.state, before);
        self
    }

    /// The legal actions of a seat, in words; taking back is left out.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        RollForTheGalaxy::legal(&self.state, Seat(seat), &mut actions);
        actions.into_iter().filter(|&a| a != Action::Replan).map(words).collect()
    }

    /// The seats that are waited for.
    pub fn to_act(&self) -> Vec<u8> {
        RollForTheGalaxy::to_act(&self.state).iter().map(|seat| seat.0).collect()
    }

    /// A player.
    pub fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    /// The goods on a world, by colour.
    pub fn goods(&self, world: &str) -> Vec<&'static str> {
        let world = World::from_id(world).expect("a world");
        self.state.goods[world.index()].iter().map(Die::id).collect()
    }

    /// A construction stack from the top, by the ids of the sides that are up.
    pub fn stack(&self, seat: u8, side: &str) -> Vec<&'static str> {
        let side = Side::from_id(side).expect("a side");
        self.player(seat).zone.stack(side).iter().map(|tile| tile.with(side).id()).collect()
    }

    /// Whether a tile is in the tableau of a player.
    pub fn has(&self, seat: u8, id: &str) -> bool {
        match Tile::from_id(id).unwrap_or_else(|| panic!("no tile `{id}`")) {
            Tile::Development(d) => self.player(seat).has_development(d),
            Tile::World(w) => self.player(seat).has_world(w),
        }
    }

    /// The points of a player so far.
    pub fn score(&self, seat: u8) -> i32 {
        RollForTheGalaxy::score(&self.state, Seat(seat))
    }

    /// What a player sees.
    pub fn view(&self, seat: u8) -> View {
        RollForTheGalaxy::view(&self.state, Viewer::Seat(Seat(seat)))
    }

    fn audit(&self) {
        if self.complete {
            RollForTheGalaxy::audit(&self.state).expect("a sound state");
        }
    }
}

/// The action in words.
pub fn words(action: Action) -> String {
    let worker = |name: &str, die: Die, is_virtual: bool| {
        format!("{name} {}{}", die.id(), if is_virtual { " virtual" } else { "" })
    };
    match action {
        Action::Start { development } => format!("start {}", development.id()),
        Action::PlaceWild { die, column } => format!("place_wild {} {}", die.id(), column.id()),
        Action::Select { die, from, phase } => format!("select {} {} {}", die.id(), from.id(), phase.id()),
        Action::Use { power } => format!("use {}", power.id()),
        Action::Dictate { die, from } => format!("dictate {} {}", die.id(), from.id()),
        Action::Move { die, from, to } => format!("move {} {} {}", die.id(), from.id(), to.id()),
        Action::Ready => "ready".into(),
        Action::Replan => "replan".into(),
        Action::Stock { die, is_virtual } => worker("stock", die, is_virtual),
        Action::Scout { die, is_virtual } => worker("scout", die, is_virtual),
        Action::Abandon { tile } => format!("abandon {}", tile.id()),
        Action::Draw => "draw".into(),
        Action::Keep { tile, side, end } => format!("keep {} {} {}", tile.id(), side.id(), end.id()),
        Action::Rearrange => "rearrange".into(),
        Action::Arrange { tile, side } => format!("arrange {} {}", tile.id(), side.id()),
        Action::Finish => "finish".into(),
        Action::Return { tile } => format!("return {}", tile.id()),
        Action::Build { die } => format!("build {}", die.id()),
        Action::Pay { die } => format!("pay {}", die.id()),
        Action::ToCup { die } => format!("to_cup {}", die.id()),
        Action::Pass => "pass".into(),
        Action::Remove { die, place } => format!("remove {} {}", die.id(), place.id()),
        Action::RemoveGood { world, die } => format!("remove_good {} {}", world.id(), die.id()),
        Action::Produce { die, world } => format!("produce {} {}", die.id(), world.id()),
        Action::Ship { die, is_virtual } => worker("ship", die, is_virtual),
        Action::Trade { world, die } => format!("trade {} {}", world.id(), die.id()),
        Action::Consume { world, die } => format!("consume {} {}", world.id(), die.id()),
        Action::Buy => "buy".into(),
        Action::Recruit { die } => format!("recruit {}", die.id()),
        Action::Recall { spot, die } => format!("recall {} {}", spot.id(), die.id()),
        Action::RecallGood { world, die } => format!("recall_good {} {}", world.id(), die.id()),
    }
}

/// The action that is written so.
pub fn parse(text: &str) -> Action {
    let with_tile = ["start", "abandon", "keep", "arrange", "return"];
    let mut parts: Vec<&str> = text.split_whitespace().collect();
    if with_tile.contains(&parts[0]) && parts.len() > 1 {
        parts[1] = bag_tile(parts[1]).id();
    }
    let text = parts.join(" ");
    let same = |action: &Action| words(*action) == text;
    Action::universe().into_iter().find(same).unwrap_or_else(|| panic!("no action is written `{text}`"))
}
