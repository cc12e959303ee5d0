//! Positions for tests, in few words. Not part of the game: everything here panics on a mistake of the
//! test.
//!
//! ```
//! use orrery_reworld::testkit::Fixture;
//!
//! let mut table = Fixture::chapter_two(2)
//!     .row(0, 1, &["terrabot_a", "shuttle_1", "crew_talos"]) // from the freighter to the open end
//!     .city(0, "a", &["terrabot_a"])
//!     .table();
//! assert_eq!(table.legal(), ["decouple 1", "decouple 1 behind 1"]);
//! table.refuse("decouple 2", "REW-DEC-01").play("decouple 1 behind 1");
//! assert_eq!(table.city(0, "a"), ["terrabot_a", "crew_talos"]);
//! ```
//!
//! Actions are written as the name and the values of their JSON form, in its order: `acquire u03`,
//! `pay 1 3`, `top 3`, `take_marker`, `lay_card 4`, `leave`, `decouple 1`, `decouple 1 behind 1`,
//! `defend`, `transport`, `score_task`, `take_sign sign_aurora`, `dock 2`, `no_more`,
//! `place crew_gaia a`, `box_crew crew_gaia`, `choose_city a`.
//!
//! A [`Fixture`] describes a position; pieces that are not mentioned are put where the rules allow: tiles
//! at free arms, in the bag and in the box, cards in the hands of players without [`Fixture::hand`]. A
//! [`Table`] plays on from it with fixed dice, and checks all invariants after each action.

use orrery_core::{Dice, FastDice, Game, Log, Seat, apply};

use crate::action::Action;
use crate::components::{COMPONENTS, Kind};
use crate::event::Event;
use crate::rules::payment::Payment;
use crate::rules::prepare;
use crate::state::{Laid, Row, Source, Stage, StartCard, State};
use crate::vocab::{Behind, Cards, Crew, Letter, Module, Number, Ship, Sign, Slot, Tile};
use crate::{Options, Reworld};

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
        let ship = Ship::find(ship).expect("id of a ship");
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
    pub fn table(self) -> Table {
        Table { state: self.state(), dice: FastDice::new(1), log: Log::default() }
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

/// A game in progress.
pub struct Table {
    /// The state.
    pub state: State,
    /// What happened so far.
    pub log: Log<Event>,
    dice: FastDice,
}

impl Table {
    /// A new game.
    pub fn new(players: u8, seed: u64) -> Table {
        let mut dice = FastDice::new(seed);
        let mut log = Log::default();
        let state = Reworld::setup(&Options::new(players), &mut dice, &mut log).expect("2 to 4 players");
        Table { state, log, dice }
    }

    /// The seat in turn plays an action, which must be legal.
    pub fn play(&mut self, action: &str) -> &mut Table {
        let seat = self.state.turn;
        if let Err(illegal) =
            apply::<Reworld>(&mut self.state, seat, parse(action), &mut self.dice, &mut self.log)
        {
            panic!("`{action}`: {illegal}; legal: {:?}", self.legal());
        }
        if let Err(why) = Reworld::audit(&self.state) {
            panic!("after `{action}`: {why}");
        }
        self
    }

    /// The seat in turn tries an action, which must be refused with this rule and change nothing.
    pub fn refuse(&mut self, action: &str, rule: &str) -> &mut Table {
        self.refuse_seat(self.state.turn.0, action, rule)
    }

    /// A seat tries an action, which must be refused with this rule and change nothing.
    pub fn refuse_seat(&mut self, seat: u8, action: &str, rule: &str) -> &mut Table {
        let before = self.state;
        let refusal =
            apply::<Reworld>(&mut self.state, Seat(seat), parse(action), &mut self.dice, &mut self.log);
        assert_eq!(refusal.err().map(|i| i.rule.0), Some(rule), "`{action}` at {:?}", before.stage);
        assert_eq!(self.state, before);
        assert!(seat != before.turn.0 || !self.legal().contains(&action.to_owned()), "`{action}` is listed");
        self
    }

    /// The legal actions of the seat in turn.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Reworld::legal(&self.state, self.state.turn, &mut actions);
        actions.into_iter().map(write).collect()
    }

    /// What happened since the last call.
    pub fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.log.events).into_iter().map(|(_, event)| event).collect()
    }

    /// The score of a seat.
    pub fn score(&self, seat: u8) -> i16 {
        self.state.area(Seat(seat)).score
    }

    /// The points of a seat from one source: `terrabots`, `start_space`, `cards_left`, `special_crews`,
    /// `tasks`, `ships`, or the id of a final category.
    pub fn tally(&self, seat: u8, source: &str) -> i16 {
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
        self.state.area(Seat(seat)).tally[source.index()]
    }

    /// The cards in a hand, ascending.
    pub fn hand(&self, seat: u8) -> Vec<u8> {
        self.state.area(Seat(seat)).hand.iter().map(Number::get).collect()
    }

    /// A module row, from the freighter to the open end.
    pub fn row(&self, seat: u8, bay: u8) -> Vec<&'static str> {
        self.ids(self.state.area(Seat(seat)).row(number(bay)))
    }

    /// The terrabots and crews of a city, from the sign on.
    pub fn city(&self, seat: u8, letter: &str) -> Vec<&'static str> {
        self.ids(self.state.area(Seat(seat)).city(letter_of(letter)).tiles)
    }

    /// The size of a city, sign included; 0 without a city.
    pub fn city_size(&self, seat: u8, letter: &str) -> u8 {
        self.state.area(Seat(seat)).city(letter_of(letter)).size()
    }

    /// The defence row.
    pub fn defence(&self, seat: u8) -> Vec<&'static str> {
        self.ids(self.state.area(Seat(seat)).defence)
    }

    /// The shields in the defence row.
    pub fn shields(&self, seat: u8) -> u8 {
        self.state.area(Seat(seat)).shields
    }

    /// The shuttle row.
    pub fn shuttles(&self, seat: u8) -> Vec<&'static str> {
        self.ids(self.state.area(Seat(seat)).shuttles)
    }

    /// The satellite row.
    pub fn satellites(&self, seat: u8) -> Vec<&'static str> {
        self.ids(self.state.area(Seat(seat)).satellites)
    }

    /// The population ships on a freighter.
    pub fn ships(&self, seat: u8) -> Vec<&'static str> {
        let ships = self.state.area(Seat(seat)).ships;
        Ship::all().filter(|s| ships >> s.0 & 1 != 0).map(Ship::id).collect()
    }

    /// How many tiles of a type are in the box.
    pub fn boxed(&self, module: &str) -> usize {
        self.ids(self.state.boxed).into_iter().filter(|&id| id == module).count()
    }

    /// How many tiles of a type are in the bag.
    pub fn bag(&self, module: &str) -> u8 {
        self.state.bag[module_of(module).index()]
    }

    fn ids(&self, row: Row) -> Vec<&'static str> {
        let mut ids: Vec<_> = row.iter(&self.state.tiles).map(|t| self.state.module(t).id()).collect();
        ids.reverse();
        ids
    }
}

/// Reads an action.
pub fn parse(text: &str) -> Action {
    let words: Vec<&str> = text.split_whitespace().collect();
    let num = |i: usize| number(words[i].parse().expect("a number"));
    let crew = |i: usize| Crew::find(words[i]).unwrap_or_else(|| panic!("`{}` is no crew", words[i]));
    match words[0] {
        "acquire" => Action::Acquire { slot: slot_of(words[1]) },
        "take_marker" => Action::TakeMarker,
        "leave" => Action::Leave,
        "pay" => {
            let cards: Cards = (1..words.len()).map(num).collect();
            Action::Pay { cards: Payment::of(cards).expect("1 to 4 cards") }
        }
        "top" => Action::Top { card: num(1) },
        "lay_card" => Action::LayCard { card: num(1) },
        "decouple" => {
            let behind = words.get(3).map_or(0, |w| w.parse().expect("a number"));
            Action::Decouple { row: num(1), behind: Behind::try_from(behind).expect("0, 1 or 2") }
        }
        "defend" => Action::Defend,
        "transport" => Action::Transport,
        "score_task" => Action::ScoreTask,
        "take_sign" => Action::TakeSign { sign: Sign::find(words[1]).expect("id of a sign") },
        "dock" => Action::Dock { row: num(1) },
        "no_more" => Action::NoMore,
        "place" => Action::Place { crew: crew(1), city: letter_of(words[2]) },
        "box_crew" => Action::BoxCrew { crew: crew(1) },
        "choose_city" => Action::ChooseCity { city: letter_of(words[1]) },
        other => panic!("`{other}` is no action"),
    }
}

/// Writes an action.
pub fn write(action: Action) -> String {
    match action {
        Action::Acquire { slot } => format!("acquire {}", slot.id()),
        Action::TakeMarker => "take_marker".into(),
        Action::Leave => "leave".into(),
        Action::Pay { cards } => cards.cards().iter().fold("pay".into(), |s, n| format!("{s} {}", n.get())),
        Action::Top { card } => format!("top {}", card.get()),
        Action::LayCard { card } => format!("lay_card {}", card.get()),
        Action::Decouple { row, behind } if behind.is_none() => format!("decouple {}", row.get()),
        Action::Decouple { row, behind } => format!("decouple {} behind {}", row.get(), behind.get()),
        Action::Defend => "defend".into(),
        Action::Transport => "transport".into(),
        Action::ScoreTask => "score_task".into(),
        Action::TakeSign { sign } => format!("take_sign {}", sign.id()),
        Action::Dock { row } => format!("dock {}", row.get()),
        Action::NoMore => "no_more".into(),
        Action::Place { crew, city } => format!("place {} {}", crew.id(), city.code()),
        Action::BoxCrew { crew } => format!("box_crew {}", crew.id()),
        Action::ChooseCity { city } => format!("choose_city {}", city.code()),
    }
}

fn number(value: u8) -> Number {
    Number::try_from(value).expect("a number from 1 to 5")
}

fn cards_of(numbers: &[u8]) -> Cards {
    numbers.iter().map(|&n| number(n)).collect()
}

fn slot_of(id: &str) -> Slot {
    Slot::find(id).unwrap_or_else(|| panic!("`{id}` is no slot"))
}

fn module_of(id: &str) -> Module {
    Module::find(id).unwrap_or_else(|| panic!("`{id}` is no module"))
}

fn letter_of(code: &str) -> Letter {
    Letter::ALL.into_iter().find(|l| l.code() == code).unwrap_or_else(|| panic!("`{code}` is no letter"))
}
