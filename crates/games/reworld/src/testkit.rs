//! Positions for tests, in few words. Not part of the game: everything here panics on a mistake of the
//! test.
//!
//! ```
//! use orrery_reworld::testkit::{Fixture, Look};
//!
//! let mut game = Fixture::chapter_two(2)
//!     .row(0, 1, &["terrabot_a", "shuttle_1", "crew_talos"]) // from the freighter to the open end
//!     .city(0, "a", &["terrabot_a"])
//!     .scenario();
//! assert_eq!(game.legal(), ["decouple 1", "decouple 1 1"]);
//! game.refuse("decouple 2", "REW-DEC-01").play("decouple 1 1");
//! assert_eq!(game.city(0, "a"), ["terrabot_a", "crew_talos"]);
//! ```
//!
//! Actions are written in the notation of [`orrery_core::notation`]: `acquire u03`, `pay 1 3`, `top 3`,
//! `take_marker`, `lay_card 4`, `leave`, `decouple 1`, `decouple 1 1` (the module behind one other), `defend`,
//! `transport`, `score_task`, `take_sign`, `take_sign sign_aurora`, `dock 2`, `no_more`, `place crew_gaia a`,
//! `box_crew crew_gaia`, `choose_city a`.
//!
//! A [`Fixture`] describes a position; pieces that are not mentioned are put where the rules allow: tiles
//! at free arms, in the bag and in the box, cards in the hands of players without [`Fixture::hand`]. A
//! [`Scenario`] plays on from it with fixed dice, and checks all invariants after each action. [`Look`]
//! asks where the pieces are.

use orrery_core::{Dice, FastDice, Game, Seat, notation};

use crate::action::Action;
use crate::components::{COMPONENTS, Kind};
use crate::rules::payment::Payment;
use crate::rules::prepare;
use crate::state::{Laid, Row, Source, Stage, StartCard, State};
use crate::vocab::{Cards, Letter, Module, Number, Ship, Sign, Slot, Tile};
use crate::{Options, Reworld};

/// A game of Reworld in a test.
pub type Scenario = orrery_core::testkit::Scenario<Reworld>;

/// A position in the making.
pub struct Fixture {
    state: State,
    dealt: [bool; 4],
}

impl Fixture {
    /// The beginning of a round of chapter one; seat 0 has the marker and is to move in round 1.
    pub fn chapter_one(players: u8) -> Fixture {
        let state = State::new(players);
        Fixture { state, dealt: [false; 4] }
    }

    /// Chapter two; seat 0 has the marker and is to move, nobody has a module yet.
    pub fn chapter_two(players: u8) -> Fixture {
        let mut fixture = Fixture::chapter_one(players);
        fixture.state.round = 5;
        fixture.state.stage = Stage::Decouple;
        fixture
    }

    /// The round.
    pub fn round(mut self, round: u8) -> Fixture {
        self.state.round = round;
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: u8) -> Fixture {
        self.state.turn = Seat(seat);
        self
    }

    /// Who has the start player marker.
    pub fn marker(mut self, seat: u8) -> Fixture {
        self.state.marker = Seat(seat);
        self
    }

    /// Who has left the round.
    pub fn left(mut self, seat: u8) -> Fixture {
        self.state.left.insert(Seat(seat));
        self.hand(seat, &[])
    }

    /// The cards in a hand.
    pub fn hand(mut self, seat: u8, cards: &[u8]) -> Fixture {
        self.state.areas[usize::from(seat)].hand = cards_of(cards);
        self.dealt[usize::from(seat)] = true;
        self
    }

    /// The cards in a slot, one of them on top. The module of the slot has been acquired.
    pub fn cards(mut self, slot: &str, cards: &[u8], top: u8) -> Fixture {
        let cards = Payment::of(cards_of(cards)).expect("1 to 4 cards");
        self.state.slots[slot_of(slot).index()] = Some(Laid { cards, top: number(top) });
        self
    }

    /// The card on the start player space and who played it.
    pub fn start_card(mut self, seat: u8, card: u8) -> Fixture {
        self.state.start_space = Some(StartCard { number: number(card), by: Seat(seat) });
        self
    }

    /// The module at an arm.
    pub fn module(mut self, slot: &str, module: &str) -> Fixture {
        self.state.arms[slot_of(slot).index()] = self.draw(module_of(module));
        self
    }

    /// The modules of a module row, from the freighter to the open end.
    pub fn row(mut self, seat: u8, bay: u8, modules: &[&str]) -> Fixture {
        for module in modules {
            let tile = self.draw(module_of(module));
            self.state.areas[usize::from(seat)].rows[number(bay).index()].push(&mut self.state.tiles, tile);
        }
        self
    }

    /// The terrabots and crews of a city, behind the first sign that is left.
    pub fn city(mut self, seat: u8, letter: &str, modules: &[&str]) -> Fixture {
        let letter = letter_of(letter);
        let has_letter = |s: &Sign| COMPONENTS.signs[s.index()].letter == letter;
        let left = self.state.signs;
        let sign = Sign::all().find(|s| left >> s.0 & 1 != 0 && has_letter(s)).expect("a sign is left");
        for module in modules {
            let tile = self.draw(module_of(module));
            let area = &mut self.state.areas[usize::from(seat)];
            let city = &mut area.cities[letter.index()];
            if !city.exists() {
                city.sign = sign;
                self.state.signs &= !(1 << sign.0);
            }
            city.tiles.push(&mut self.state.tiles, tile);
            match module_of(module).kind() {
                Kind::Crew(crew) => {
                    area.crews[crew.company().index()] += 1;
                    if crew.company().is_construction() {
                        city.company = Some(crew.company());
                    }
                }
                _ => city.terrabots += 1,
            }
        }
        self
    }

    /// The tiles of the defence row.
    pub fn defence(mut self, seat: u8, modules: &[&str]) -> Fixture {
        for module in modules {
            let tile = self.draw(module_of(module));
            let area = &mut self.state.areas[usize::from(seat)];
            area.defence.push(&mut self.state.tiles, tile);
            area.shields += match module_of(module).kind() {
                Kind::Shuttle(shields) | Kind::Satellite(_, shields) => shields,
                _ => panic!("{module} has no shields"),
            };
        }
        self
    }

    /// The tiles of the shuttle row.
    pub fn shuttles(mut self, seat: u8, modules: &[&str]) -> Fixture {
        for module in modules {
            let tile = self.draw(module_of(module));
            self.state.areas[usize::from(seat)].shuttles.push(&mut self.state.tiles, tile);
        }
        self
    }

    /// The tiles of the satellite row.
    pub fn satellites(mut self, seat: u8, modules: &[&str]) -> Fixture {
        for module in modules {
            let tile = self.draw(module_of(module));
            self.state.areas[usize::from(seat)].satellites.push(&mut self.state.tiles, tile);
        }
        self
    }

    /// Points scored so far (booked as points for cards left).
    pub fn score(mut self, seat: u8, points: i16) -> Fixture {
        let area = &mut self.state.areas[usize::from(seat)];
        area.score += points;
        area.tally[Source::CardsLeft.index()] += points;
        self
    }

    /// A population ship on a freighter, without its points.
    pub fn ship(mut self, seat: u8, ship: &str) -> Fixture {
        let ship = Ship::from_id(ship).expect("id of a ship");
        self.state.ships &= !(1 << ship.0);
        self.state.areas[usize::from(seat)].ships |= 1 << ship.0;
        self
    }

    /// Only these population ships are left on the board; the last seat has the others.
    pub fn no_ships_but(mut self, ships: &[&str]) -> Fixture {
        let last = self.state.players - 1;
        for ship in Ship::all().filter(|s| !ships.contains(&s.id())) {
            if self.state.ships >> ship.0 & 1 != 0 {
                self = self.ship(last, ship.id());
            }
        }
        self
    }

    /// The position.
    pub fn state(mut self) -> State {
        if self.state.stage == Stage::Turn {
            self.complete_chapter_one();
        } else {
            self.box_until(100);
            for _ in 0..self.state.players {
                if self.state.area(self.state.turn).coupled() == 0 {
                    self.state.turn = self.state.turn.next(self.state.players);
                }
            }
        }
        if let Err(why) = Reworld::audit(&self.state) {
            panic!("impossible position: {why}");
        }
        self.state
    }

    /// The position, ready to be played.
    pub fn scenario(self) -> Scenario {
        let options = Options::usual(self.state.players);
        Scenario::from_state(&options, self.state())
    }

    fn complete_chapter_one(&mut self) {
        let mut dice = FastDice::new(0);
        for slot in Slot::all() {
            let i = slot.index();
            if self.state.slots[i].is_none() && !self.state.arms[i].exists() {
                let module = Module(dice.draw(&self.state.bag).expect("tiles are left") as u8);
                self.state.arms[i] = self.draw(module);
            }
        }
        self.box_until(20 * self.state.round);
        let mut free = COMPONENTS.cards_per_number;
        let laid = self.state.slots.iter().flatten().map(|laid| laid.cards.cards());
        let hands = self.state.areas.iter().map(|a| a.hand);
        let start = self.state.start_space.iter().map(|s| Cards::from_iter([s.number]));
        for known in laid.chain(hands).chain(start) {
            for (free, known) in free.iter_mut().zip(known.0) {
                *free = free.checked_sub(known).expect("six cards of each number");
            }
        }
        let mut deck = prepare::deck(free);
        for seat in 0..usize::from(self.state.players) {
            if !self.dealt[seat] {
                let count = COMPONENTS.hand_size[usize::from(self.state.players)];
                self.state.areas[seat].hand = prepare::draw(&mut deck, count, &mut dice);
            }
        }
    }

    /// Tiles go from the bag to the box until so many have been drawn.
    fn box_until(&mut self, drawn: u8) {
        let mut dice = FastDice::new(0);
        while self.state.drawn < drawn {
            let module = Module(dice.draw(&self.state.bag).expect("tiles are left") as u8);
            let tile = self.draw(module);
            self.state.put_in_box(tile);
        }
    }

    fn draw(&mut self, module: Module) -> Tile {
        let left = &mut self.state.bag[module.index()];
        *left = left.checked_sub(1).unwrap_or_else(|| panic!("no more {}", module.id()));
        let tile = Tile(self.state.drawn);
        self.state.drawn += 1;
        self.state.tiles[tile.index()].module = module;
        tile
    }
}

/// A new game.
pub fn new_game(players: u8, seed: u64) -> Scenario {
    Scenario::new(&Options::usual(players), seed)
}

/// The actions of a text such as `acquire u03`, without a game.
pub fn parse(text: &str) -> Action {
    let found = notation::parse(text, &Action::universe());
    found.unwrap_or_else(|| panic!("no action is written `{text}`"))
}

/// What a test asks about the pieces on the table.
pub trait Look {
    /// The points of a seat from one source: `terrabots`, `start_space`, `cards_left`, `special_crews`,
    /// `tasks`, `ships`, or the id of a final category.
    fn tally(&self, seat: u8, source: &str) -> i32;

    /// The cards in a hand, ascending.
    fn hand(&self, seat: u8) -> Vec<u8>;

    /// A module row, from the freighter to the open end.
    fn row(&self, seat: u8, bay: u8) -> Vec<&'static str>;

    /// The terrabots and crews of a city, from the sign on.
    fn city(&self, seat: u8, letter: &str) -> Vec<&'static str>;

    /// The size of a city, sign included; 0 without a city.
    fn city_size(&self, seat: u8, letter: &str) -> u8;

    /// The defence row.
    fn defence(&self, seat: u8) -> Vec<&'static str>;

    /// The shields in the defence row.
    fn shields(&self, seat: u8) -> u8;

    /// The shuttle row.
    fn shuttles(&self, seat: u8) -> Vec<&'static str>;

    /// The satellite row.
    fn satellites(&self, seat: u8) -> Vec<&'static str>;

    /// The population ships on a freighter.
    fn ships(&self, seat: u8) -> Vec<&'static str>;

    /// How many tiles of a type are in the box.
    fn boxed(&self, module: &str) -> usize;

    /// How many tiles of a type are in the bag.
    fn bag(&self, module: &str) -> u8;
}

impl Look for Scenario {
    fn tally(&self, seat: u8, source: &str) -> i32 {
        let name = |s: Source| match s {
            Source::Terrabots => "terrabots",
            Source::StartSpace => "start_space",
            Source::CardsLeft => "cards_left",
            Source::SpecialCrews => "special_crews",
            Source::Tasks => "tasks",
            Source::Ships => "ships",
            Source::Final(category) => category.id(),
        };
        let source = Source::all().find(|&s| name(s) == source).expect("a source of points");
        self.state.area(Seat(seat)).tally[source.index()].into()
    }

    fn hand(&self, seat: u8) -> Vec<u8> {
        self.state.area(Seat(seat)).hand.iter().map(Number::get).collect()
    }

    fn row(&self, seat: u8, bay: u8) -> Vec<&'static str> {
        ids(&self.state, self.state.area(Seat(seat)).row(number(bay)))
    }

    fn city(&self, seat: u8, letter: &str) -> Vec<&'static str> {
        ids(&self.state, self.state.area(Seat(seat)).city(letter_of(letter)).tiles)
    }

    fn city_size(&self, seat: u8, letter: &str) -> u8 {
        self.state.area(Seat(seat)).city(letter_of(letter)).size()
    }

    fn defence(&self, seat: u8) -> Vec<&'static str> {
        ids(&self.state, self.state.area(Seat(seat)).defence)
    }

    fn shields(&self, seat: u8) -> u8 {
        self.state.area(Seat(seat)).shields
    }

    fn shuttles(&self, seat: u8) -> Vec<&'static str> {
        ids(&self.state, self.state.area(Seat(seat)).shuttles)
    }

    fn satellites(&self, seat: u8) -> Vec<&'static str> {
        ids(&self.state, self.state.area(Seat(seat)).satellites)
    }

    fn ships(&self, seat: u8) -> Vec<&'static str> {
        let ships = self.state.area(Seat(seat)).ships;
        Ship::all().filter(|s| ships >> s.0 & 1 != 0).map(Ship::id).collect()
    }

    fn boxed(&self, module: &str) -> usize {
        ids(&self.state, self.state.boxed).into_iter().filter(|&id| id == module).count()
    }

    fn bag(&self, module: &str) -> u8 {
        self.state.bag[module_of(module).index()]
    }
}

/// The types of the tiles of a row, in the order in which they came.
fn ids(state: &State, row: Row) -> Vec<&'static str> {
    let mut ids: Vec<_> = row.iter(&state.tiles).map(|t| state.module(t).id()).collect();
    ids.reverse();
    ids
}

fn number(value: u8) -> Number {
    Number::try_from(value).expect("a number from 1 to 5")
}

fn cards_of(numbers: &[u8]) -> Cards {
    numbers.iter().map(|&n| number(n)).collect()
}

fn slot_of(id: &str) -> Slot {
    Slot::from_id(id).unwrap_or_else(|| panic!("`{id}` is no slot"))
}

fn module_of(id: &str) -> Module {
    Module::from_id(id).unwrap_or_else(|| panic!("`{id}` is no module"))
}

fn letter_of(code: &str) -> Letter {
    Letter::from_id(code).unwrap_or_else(|| panic!("`{code}` is no letter"))
}
