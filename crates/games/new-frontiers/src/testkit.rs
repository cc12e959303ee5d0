//! Positions for tests: a builder, and questions to a game in a test.

use orrery_core::testkit::Scenario;
use orrery_core::{FastDice, Game, Seat, Silent, Viewer};

use crate::components::{COMPONENTS, Sort};
use crate::options::Options;
use crate::state::{FaceDown, Player, Stage, State, Step};
use crate::vocab::{ActionTile, Goal, Kind, Mode, Side, Tile, TileSet};
use crate::{NewFrontiers, View};

/// A game in a test.
pub type Table = Scenario<NewFrontiers>;

/// Home colonies for seats that have not been given one: none of them has a power for Explore, Develop or Settle.
const HOMES: [&str; 5] =
    ["ancient_race", "damaged_alien_factory", "gateway_station", "old_earth", "earths_lost_colony"];

/// Builds a position before a selection: everybody has a home colony without a good, $10 and no more. Priority
/// order is the order of seats.
#[derive(Clone)]
pub struct Fixture {
    state: State,
    homes: [Option<Tile>; 5],
}

impl Fixture {
    /// A table of the standard game.
    pub fn new(players: u8) -> Fixture {
        Fixture::in_mode(players, Mode::Standard)
    }

    /// A table of the goals variant.
    pub fn goals(players: u8) -> Fixture {
        Fixture::in_mode(players, Mode::Goals)
    }

    /// A table of any mode. Developments show face `a`.
    pub fn in_mode(players: u8, mode: Mode) -> Fixture {
        let options = Options { players, mode };
        let state = NewFrontiers::setup(&options, &mut FastDice::new(1), &mut Silent);
        let mut state = state.expect("2 to 5 players");
        state.stage = Stage::Selecting;
        state.step = Step::Select;
        state.round = 1;
        state.turned = 0;
        state.goods = COMPONENTS.goods.map(|good| good.count);
        state.colonists = COMPONENTS.setup(players).colonists;
        state.players = [Player::default(); 5];
        for seat in Seat::all(players) {
            state.player_mut(seat).credits = 10;
        }
        for place in 0..usize::from(state.disc_count()) {
            state.discs[place].seat = (place % usize::from(players)) as u8;
        }
        state.actor = Seat(0);
        Fixture { state, homes: [None; 5] }
    }

    /// The home colony of a seat.
    pub fn home(mut self, seat: u8, id: &str) -> Fixture {
        self.homes[usize::from(seat)] = Some(tile(id));
        self
    }

    /// Colonies of a seat besides the home colony, without goods; their colonists come from the supply.
    pub fn colonies(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for &id in ids {
            let world = self.take_from_bag(id);
            self.state.colonists -= COMPONENTS.tile(world).colonists;
            self.player(seat).empire.insert(world);
        }
        self
    }

    /// Explored worlds of a seat.
    pub fn explored(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for &id in ids {
            let world = self.take_from_bag(id);
            self.player(seat).explored.insert(world);
        }
        self
    }

    /// Developments of a seat; their stacks show the face.
    pub fn developments(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for &id in ids {
            self = self.face(id);
            if let Some(stack) = tile(id).stack() {
                self.state.stock[stack.index()] -= 1;
            }
            self.player(seat).empire.insert(tile(id));
        }
        self
    }

    /// The stack of this development shows it.
    pub fn face(mut self, id: &str) -> Fixture {
        let Sort::Development { stack, face, .. } = COMPONENTS.tile(tile(id)).sort else {
            panic!("`{id}` is no development");
        };
        let bit = 1 << stack.0;
        self.state.turned = self.state.turned & !bit | if face == Side::B { bit } else { 0 };
        self
    }

    /// How many of a development are left on its stack; the others belong to the last seats.
    pub fn left(mut self, id: &str, count: u8) -> Fixture {
        self = self.face(id);
        let stack = tile(id).stack().expect("a development").index();
        for seat in Seat::all(self.state.players()).rev() {
            if self.state.stock[stack] > count && !self.state.player(seat).empire.contains(tile(id)) {
                self.state.stock[stack] -= 1;
                self.player(seat.0).empire.insert(tile(id));
            }
        }
        self
    }

    /// Goods on colonies of a seat, the home colony included if it is set before.
    pub fn goods(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for &id in ids {
            let kind = COMPONENTS.tile(tile(id)).kind.unwrap_or_else(|| panic!("`{id}` holds no goods"));
            self.state.goods[kind.index()] -= 1;
            self.player(seat).goods.insert(tile(id));
        }
        self
    }

    /// A good on the joker of a seat, which must have it.
    pub fn joker_good(mut self, seat: u8, kind: Kind) -> Fixture {
        let joker = COMPONENTS.masks.joker;
        self.state.goods[kind.index()] -= 1;
        self.state.joker_good = Some(kind);
        self.player(seat).goods |= joker;
        self
    }

    /// The credits of a seat.
    pub fn credits(mut self, seat: u8, credits: u16) -> Fixture {
        self.player(seat).credits = credits;
        self
    }

    /// The unused colonists of a seat; they come from the supply.
    pub fn colonists(mut self, seat: u8, colonists: u8) -> Fixture {
        self.state.colonists -= colonists;
        self.player(seat).colonists += colonists;
        self
    }

    /// How many colonists are left in the supply; a seat has the others.
    pub fn supply(mut self, colonists: u8, seat: u8) -> Fixture {
        self.place_homes();
        let moved = self.state.colonists - colonists;
        self.colonists(seat, moved)
    }

    /// The VP chips of a seat; they come from the pool.
    pub fn chips(mut self, seat: u8, vp: u8) -> Fixture {
        self.state.pool -= vp;
        self.player(seat).chips += u16::from(vp);
        self
    }

    /// How many VP are left in the pool; a seat has the others.
    pub fn pool(self, vp: u8, seat: u8) -> Fixture {
        let moved = self.state.pool - vp;
        self.chips(seat, moved)
    }

    /// Only these worlds are in the bag; the others lie in the stockpile of the last seat. To be called last.
    pub fn bag(mut self, ids: &[&str]) -> Fixture {
        let kept: TileSet = ids.iter().map(|id| tile(id)).collect();
        let last = self.state.players() - 1;
        let moved = self.state.bag.without(kept);
        self.state.bag = kept;
        self.player(last).stockpile.worlds |= moved;
        self
    }

    /// How many goods of a kind are in the supply; the others lie in the stockpile of the last seat.
    pub fn goods_left(mut self, kind: Kind, count: u8) -> Fixture {
        self.place_homes();
        let moved = self.state.goods[kind.index()] - count;
        self.state.goods[kind.index()] = count;
        let last = self.state.players() - 1;
        self.player(last).stockpile.goods[kind.index()] += moved;
        self
    }

    /// The credits on the Produce tile.
    pub fn tile_credits(mut self, credits: u16) -> Fixture {
        self.state.tile_credits = credits;
        self
    }

    /// The owners of the discs in priority order.
    pub fn order(mut self, seats: &[u8]) -> Fixture {
        for (disc, &seat) in self.state.discs.iter_mut().zip(seats) {
            disc.seat = seat;
        }
        self
    }

    /// The first discs have selected these tiles in this round.
    pub fn used(mut self, ids: &[&str]) -> Fixture {
        for (disc, &id) in self.state.discs.iter_mut().zip(ids) {
            disc.tile = Some(action_tile(id));
        }
        self.state.used = ids.len() as u8;
        self
    }

    /// The number of the round.
    pub fn round(mut self, round: u8) -> Fixture {
        self.state.round = round;
        self
    }

    /// Goals face up.
    pub fn goals_up(mut self, ids: &[&str]) -> Fixture {
        for &id in ids {
            let goal = self.take_from_stack(id);
            self.state.goals.face_up |= 1 << goal.0;
        }
        self
    }

    /// A goal face down in front of a seat.
    pub fn goal_down(mut self, seat: u8, id: &str) -> Fixture {
        let goal = self.take_from_stack(id);
        self.state.goals.face_down = Some(FaceDown { goal, owner: Seat(seat) });
        self
    }

    /// The stack consists of these goals, from above, put there by a seat; the others are face up.
    pub fn goal_stack(mut self, by: u8, ids: &[&str]) -> Fixture {
        for &id in ids {
            let goal = self.take_from_stack(id);
            self.state.goals.put_under(goal, Seat(by));
        }
        self.state.goals.face_up |= std::mem::take(&mut self.state.goals.unseen);
        self
    }

    /// The position.
    pub fn state(mut self) -> State {
        self.place_homes();
        let state = &mut self.state;
        state.present = state.used;
        state.actor = state.chooser();
        self.state
    }

    /// The position, ready to be played.
    pub fn play(self) -> Table {
        let options = self.state.options;
        let table = Table::from_state(&options, self.state());
        assert_eq!(NewFrontiers::audit(&table.state), Ok(()), "the position cannot be");
        table
    }

    /// The position after the next disc has selected a tile; windows for goals are passed.
    pub fn choose(self, id: &str) -> Table {
        let mut table = self.play();
        table.play(&format!("select {id}"));
        if table.state.step == Step::Window {
            table.play("go_on");
        }
        table
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.state.players[usize::from(seat)]
    }

    fn take_from_bag(&mut self, id: &str) -> Tile {
        let world = tile(id);
        assert!(self.state.bag.contains(world), "`{id}` is not in the bag");
        self.state.bag.remove(world);
        world
    }

    fn take_from_stack(&mut self, id: &str) -> Goal {
        let goal = goal(id);
        assert!(self.state.goals.unseen >> goal.0 & 1 != 0, "`{id}` is not in the stack");
        self.state.goals.unseen &= !(1 << goal.0);
        goal
    }

    /// Gives every seat its home colony, once.
    fn place_homes(&mut self) {
        for seat in 0..usize::from(self.state.players()) {
            if self.state.players[seat].mat == 0 {
                let home = self.homes[seat].unwrap_or_else(|| self.spare_home());
                let Sort::Home { mat, .. } = COMPONENTS.tile(home).sort else {
                    panic!("{} is no home", home.id())
                };
                self.state.players[seat].mat = mat;
                self.state.players[seat].empire.insert(home);
                self.state.colonists -= COMPONENTS.tile(home).colonists;
            }
        }
    }

    fn spare_home(&self) -> Tile {
        let mat = |home: Tile| match COMPONENTS.tile(home).sort {
            Sort::Home { mat, .. } => mat,
            _ => 0,
        };
        let seated = self.state.players.iter().map(|player| player.mat);
        let wished = self.homes.iter().flatten().map(|&home| mat(home));
        let taken: Vec<u8> = seated.chain(wished).collect();
        let all = HOMES.into_iter().map(tile).chain((Tile::WORLDS..Tile::COLONIES).map(Tile));
        all.into_iter().find(|&home| !taken.contains(&mat(home))).expect("8 mats are enough")
    }
}

/// Questions to a game in a test.
pub trait Look {
    /// A player.
    fn player(&self, seat: u8) -> &Player;
    /// The credits of a seat.
    fn credits(&self, seat: u8) -> u16;
    /// The VP chips of a seat.
    fn chips(&self, seat: u8) -> u16;
    /// The unused colonists of a seat.
    fn colonists(&self, seat: u8) -> u8;
    /// Whether a tile is part of the empire of a seat.
    fn owns(&self, seat: u8, id: &str) -> bool;
    /// Whether a world is explored by a seat.
    fn explored(&self, seat: u8, id: &str) -> bool;
    /// The kind of the good on a colony of a seat.
    fn good(&self, seat: u8, id: &str) -> Option<Kind>;
    /// The owners of the discs, first to last.
    fn order(&self) -> Vec<u8>;
    /// What an onlooker sees.
    fn seen(&self) -> View;
}

impl Look for Table {
    fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    fn credits(&self, seat: u8) -> u16 {
        self.player(seat).credits
    }

    fn chips(&self, seat: u8) -> u16 {
        self.player(seat).chips
    }

    fn colonists(&self, seat: u8) -> u8 {
        self.player(seat).colonists
    }

    fn owns(&self, seat: u8, id: &str) -> bool {
        self.player(seat).empire.contains(tile(id))
    }

    fn explored(&self, seat: u8, id: &str) -> bool {
        self.player(seat).explored.contains(tile(id))
    }

    fn good(&self, seat: u8, id: &str) -> Option<Kind> {
        self.state.good(tile(id)).filter(|_| self.player(seat).goods.contains(tile(id)))
    }

    fn order(&self) -> Vec<u8> {
        self.state.discs().iter().map(|disc| disc.seat).collect()
    }

    fn seen(&self) -> View {
        NewFrontiers::view(&self.state, Viewer::Onlooker)
    }
}

/// The tile with this id.
pub fn tile(id: &str) -> Tile {
    Tile::from_id(id).unwrap_or_else(|| panic!("`{id}` is no tile"))
}

/// The goal with this id.
pub fn goal(id: &str) -> Goal {
    Goal::from_id(id).unwrap_or_else(|| panic!("`{id}` is no goal"))
}

/// The action tile with this id.
pub fn action_tile(id: &str) -> ActionTile {
    ActionTile::from_id(id).unwrap_or_else(|| panic!("`{id}` is no action tile"))
}
