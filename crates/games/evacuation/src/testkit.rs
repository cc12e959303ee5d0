//! Positions for tests, built piece by piece; only there with the feature `testkit`.
//!
//! ```
//! use orrery_evacuation::testkit::Fixture;
//!
//! let mut game = Fixture::race(2).store(0, "new", "2 steel").population(0, 2).actions();
//! game.play("act settle").play("settle f_q6_rm3");
//! assert_eq!(game.state.players[0].production, [1, 1, 0]);
//! ```

use orrery_core::testkit::Scenario;
use orrery_core::{FastDice, Log, Seat, Silent};

use crate::Evacuation;
use crate::components::{COMPONENTS, Cost, Effect, Times};
use crate::event::Event;
use crate::flow;
use crate::options::Options;
use crate::rules::{Context, progress, technology};
use crate::state::{Cards, EMPTY, Goals, Player, Progress, Shelf, State, Step, Task, Tasks, Who};
use crate::vocab::{
    Actions, BoardAction, BonusCard, Bonuses, Card, CardSet, Contract, Display, Field, Goal, Infra, Lane,
    Mode, Resource, Ship, Site, SiteSet, SoloCard, SoloSet, Stadium, StadiumSet, Tech, World,
};

/// A game in a test.
pub type Table = Scenario<Evacuation>;

/// A position under construction: year 1, empty stores, seats in turn order.
pub struct Fixture {
    state: State,
    goals: [Option<Vec<Goal>>; 4],
    hands: [Option<CardSet>; 4],
}

impl Fixture {
    /// A race with simple actions and strict bonuses.
    pub fn race(players: u8) -> Fixture {
        Fixture::new(Options { mode: Mode::Race, ..Options::new(players) })
    }

    /// The points mode with simple actions and strict bonuses.
    pub fn points(players: u8) -> Fixture {
        Fixture::new(Options { mode: Mode::Points, ..Options::new(players) })
    }

    /// The solo game with simple actions and strict bonuses.
    pub fn solo() -> Fixture {
        Fixture::points(1)
    }

    /// A race with advanced actions.
    pub fn advanced(players: u8) -> Fixture {
        Fixture::new(Options { actions: Actions::Advanced, ..Options::new(players) })
    }

    /// Any options.
    pub fn new(options: Options) -> Fixture {
        let mut dice = FastDice::new(1);
        let mut state = match flow::begin(&options, &mut dice, &mut Silent) {
            Ok(state) => state,
            Err(error) => panic!("{error}"),
        };
        // Whatever is decided before the first turn is replaced below.
        let mut actions = Vec::new();
        while state.step != Step::Actions {
            orrery_core::playout::random::<Evacuation>(&mut state, &mut dice, &mut actions, 1);
        }
        state.tasks = Tasks::default();
        for (i, player) in state.players.iter_mut().enumerate() {
            player.stores = [[0; 3]; 2];
            player.goals = Goals::default();
            player.cards = Cards::default();
            for (column, own) in player.grid.iter_mut().enumerate() {
                *own = [0, 3, 6].map(|level| level + column as u8);
            }
            player.set = i as u8;
        }
        if !state.is_solo() {
            for (place, who) in state.order.iter_mut().enumerate() {
                *who = Who::Player(Seat(place as u8));
            }
        }
        Fixture { state, goals: [const { None }; 4], hands: [None; 4] }
    }

    /// Generous bonuses.
    pub fn generous(mut self) -> Fixture {
        self.state.options.bonuses = Bonuses::Generous;
        self
    }

    /// The year.
    pub fn year(mut self, year: u8) -> Fixture {
        self.state.year = year;
        self
    }

    /// The turn order.
    pub fn order(mut self, seats: &[u8]) -> Fixture {
        for (place, &seat) in self.state.order.iter_mut().zip(seats) {
            *place = Who::Player(Seat(seat));
        }
        self
    }

    /// The turn order of a solo game.
    pub fn solo_order(mut self, order: [Who; 3]) -> Fixture {
        self.state.order[..3].copy_from_slice(&order);
        self
    }

    /// The bonus card of this year.
    pub fn bonus_card(mut self, id: &str) -> Fixture {
        let card = BonusCard::from_id(id).unwrap_or_else(|| panic!("no bonus card `{id}`"));
        self.state.bonus_cards[usize::from(self.state.year) - 1] = card;
        self
    }

    /// Resources of a world, such as `"2 steel 1 energy"`.
    pub fn store(mut self, seat: u8, world: &str, amounts: &str) -> Fixture {
        self.player(seat).stores[of_world(world).index()] = resources(amounts);
        self
    }

    /// Production of the New World besides that of fields and sea sites.
    pub fn production(mut self, seat: u8, amounts: &str) -> Fixture {
        self.player(seat).rewards = resources(amounts);
        self
    }

    /// Population waiting on the New World.
    pub fn population(mut self, seat: u8, count: u8) -> Fixture {
        self.player(seat).population = count;
        self
    }

    /// Factories waiting on a world, from the supply.
    pub fn factories(mut self, seat: u8, world: &str, types: &str) -> Fixture {
        let factories = resources(types);
        let player = self.player(seat);
        for (i, n) in factories.into_iter().enumerate() {
            player.factories[of_world(world).index()][i] += n;
            player.supply[i] -= n;
        }
        self
    }

    /// Ships over a world, taken out of their display or stack.
    pub fn ships(mut self, seat: u8, world: &str, ids: &[&str]) -> Fixture {
        for id in ids {
            let ship = Ship::from_id(id).unwrap_or_else(|| panic!("no ship `{id}`"));
            self.remove(Display::Ship, ship.0);
            self.player(seat).ships[of_world(world).index()].insert(ship);
        }
        self
    }

    /// Stadiums of a world, taken out of their display or stack.
    pub fn stadiums(mut self, seat: u8, world: &str, ids: &[&str]) -> Fixture {
        for id in ids {
            let stadium = Stadium::from_id(id).unwrap_or_else(|| panic!("no stadium `{id}`"));
            self.remove(Display::Stadium, stadium.0);
            self.player(seat).stadiums[0].remove(stadium);
            self.player(seat).stadiums[of_world(world).index()].insert(stadium);
        }
        self
    }

    /// Takes away the start stadium.
    pub fn without_stadium(mut self, seat: u8) -> Fixture {
        self.player(seat).stadiums[0] = StadiumSet::NONE;
        self
    }

    /// Infrastructures in hand.
    pub fn infra_hand(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let infra = infra(id);
            self.remove(Display::Infrastructure, infra.0);
            self.player(seat).infras.hand.insert(infra);
        }
        self
    }

    /// Infrastructures laid out and not fulfilled.
    pub fn infra_played(mut self, seat: u8, ids: &[&str]) -> Fixture {
        for id in ids {
            let infra = infra(id);
            self.remove(Display::Infrastructure, infra.0);
            self.player(seat).infras.played.insert(infra);
        }
        self
    }

    /// Infrastructures laid out and fulfilled; their reward is not given.
    pub fn infra_fulfilled(mut self, seat: u8, ids: &[&str]) -> Fixture {
        self = self.infra_played(seat, ids);
        ids.iter().for_each(|id| self.player(seat).infras.fulfilled.insert(infra(id)));
        self
    }

    /// Settles a field, with factories such as `"energy"` from the supply.
    pub fn settled(mut self, seat: u8, id: &str, factories: &str) -> Fixture {
        let field = field(id);
        let types = resources(factories);
        assert_eq!(types.iter().sum::<u8>(), COMPONENTS.fields[field.index()].factories, "factories of {id}");
        let player = self.player(seat);
        player.fields.insert(field);
        for (i, n) in types.into_iter().enumerate() {
            player.supply[i] -= n;
            player.settled[i] += n;
        }
        self.state.built[field.index()] = types[0] | types[1] << 2 | types[2] << 4;
        self.state.settled.insert(field);
        self
    }

    /// Settles fields for the opponent.
    pub fn opponent_settled(mut self, ids: &[&str]) -> Fixture {
        for id in ids {
            self.state.solo.fields.insert(field(id));
            self.state.settled.insert(field(id));
        }
        self
    }

    /// Stadiums of the opponent.
    pub fn opponent_stadiums(mut self, ids: &[&str]) -> Fixture {
        for id in ids {
            let stadium = Stadium::from_id(id).unwrap_or_else(|| panic!("no stadium `{id}`"));
            self.remove(Display::Stadium, stadium.0);
            self.state.solo.aside.remove(stadium);
            self.state.solo.stadiums.insert(stadium);
        }
        self
    }

    /// The solo stack from the top: the first card lies on top; the next is drawn first if it is the only one.
    pub fn solo_stack(mut self, ids: &[&str]) -> Fixture {
        let cards: Vec<SoloCard> = ids
            .iter()
            .map(|id| SoloCard::from_id(id).unwrap_or_else(|| panic!("no solo card `{id}`")))
            .collect();
        self.state.solo.top = cards.first().copied();
        self.state.solo.stack = cards.iter().skip(1).copied().collect::<SoloSet>();
        self
    }

    /// The corner of the solo tile.
    pub fn corner(mut self, corner: u8) -> Fixture {
        self.state.solo.corner = corner;
        self
    }

    /// The markers of the opponent (0) or the neutral colour (1), parked.
    pub fn solo_markers(mut self, colour: usize, spaces: [u8; 2]) -> Fixture {
        self.state.solo.markers[colour] = spaces.map(|space| Progress { space, lane: Lane::Parking });
        self
    }

    /// Gives a player the set of these technologies and completes them. Each takes the next free column of its
    /// level; what lies below in a column is completed too.
    pub fn techs(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let techs: Vec<Tech> = ids
            .iter()
            .map(|id| Tech::from_id(id).unwrap_or_else(|| panic!("no technology `{id}`")))
            .collect();
        let set = techs[0].0 / 9;
        let other = self.state.players.iter().position(|p| p.set == set);
        let own = self.player(seat).set;
        if let Some(other) = other {
            self.state.players[other].set = own;
        }
        let player = self.player(seat);
        player.set = set;
        for level in 0..3 {
            let mut row: Vec<u8> = techs.iter().filter(|t| t.0 % 9 / 3 == level).map(|t| t.0 % 9).collect();
            for column in 0..row.len() {
                player.research[column] = player.research[column].max(2 * level + 1);
            }
            row.extend((3 * level..3 * level + 3).filter(|n| !techs.iter().any(|t| t.0 % 9 == *n)));
            for (column, tech) in row.into_iter().enumerate() {
                player.grid[column][usize::from(level)] = tech;
            }
        }
        self
    }

    /// Researches in the three columns.
    pub fn research(mut self, seat: u8, steps: [u8; 3]) -> Fixture {
        self.player(seat).research = steps;
        self
    }

    /// The progress markers: space and lane, with what their turning points brought.
    pub fn markers(mut self, seat: u8, markers: [(u8, &str); 2]) -> Fixture {
        self.player(seat).markers =
            markers.map(|(space, lane)| Progress { space, lane: Lane::from_id(lane).expect("a lane") });
        self
    }

    /// The active land sites; both sea sites stay as the markers say.
    pub fn sites(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let land: SiteSet =
            ids.iter().map(|id| Site::from_id(id).unwrap_or_else(|| panic!("no site `{id}`"))).collect();
        let player = self.player(seat);
        let sea: SiteSet = player.sites.iter().filter(|site| site.index() >= Site::LAND).collect();
        player.sites = land.or(sea);
        self
    }

    /// Penalty tokens.
    pub fn penalties(mut self, seat: u8, tokens: u8) -> Fixture {
        self.player(seat).penalties = tokens;
        self
    }

    /// Actions taken this year, as the areas of their cards.
    pub fn acted(mut self, seat: u8, areas: &[u8]) -> Fixture {
        let player = self.player(seat);
        player.areas = [0; 4];
        areas.iter().for_each(|&area| player.areas[usize::from(area) - 1] += 1);
        player.actions = areas.len() as u8;
        self
    }

    /// Cards played face up this year, after [`Fixture::acted`].
    pub fn face_up(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let cards: CardSet = ids.iter().map(|id| card(id)).collect();
        let player = self.player(seat);
        player.cards.face_up = cards;
        player.actions += cards.len();
        self
    }

    /// The hand of action cards.
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Fixture {
        self.hands[usize::from(seat)] = Some(ids.iter().map(|id| card(id)).collect());
        self
    }

    /// The goal cards that a player keeps.
    pub fn goals(mut self, seat: u8, ids: &[&str]) -> Fixture {
        let goals = ids.iter().map(|id| Goal::from_id(id).unwrap_or_else(|| panic!("no goal `{id}`")));
        self.goals[usize::from(seat)] = Some(goals.collect());
        self
    }

    /// Upper and lower bonuses taken so far.
    pub fn bonuses(mut self, seat: u8, taken: [u8; 2]) -> Fixture {
        self.player(seat).goals.bonuses = taken;
        self
    }

    /// The open contracts.
    pub fn contracts(mut self, ids: &[&str]) -> Fixture {
        self.state.contracts = ids.iter().map(|id| contract(id)).collect();
        self
    }

    /// Contracts that a player holds.
    pub fn held(mut self, seat: u8, ids: &[&str]) -> Fixture {
        ids.iter().for_each(|id| {
            self.state.contracts.remove(contract(id));
            self.player(seat).contracts.held.insert(contract(id));
        });
        self
    }

    /// The lines of line dominance: corner, and `a` or `b`.
    pub fn lines(mut self, lines: [(u8, &str); 3]) -> Fixture {
        self.state.lines = lines.map(|(corner, arrow)| (corner, arrow == "b"));
        self
    }

    /// What a display shows, from position 1; the other items are in its stack.
    pub fn display(mut self, display: &str, ids: &[&str]) -> Fixture {
        let display = Display::from_id(display).unwrap_or_else(|| panic!("no display `{display}`"));
        let shelf = &mut self.state.shelves[display.index()];
        shelf.items().collect::<Vec<_>>().into_iter().for_each(|item| shelf.stack |= 1 << item);
        shelf.open = [EMPTY; 3];
        for (place, id) in ids.iter().enumerate() {
            let item = item(display, id);
            self.state.shelves[display.index()].stack &= !(1 << item);
            self.state.shelves[display.index()].lower &= !(1 << item);
            self.state.shelves[display.index()].open[place] = item;
        }
        self
    }

    /// Leaves only these items in the stack of a display.
    pub fn stack(mut self, display: &str, ids: &[&str]) -> Fixture {
        let display = Display::from_id(display).unwrap_or_else(|| panic!("no display `{display}`"));
        let open = self.state.shelf(display).open;
        let stack = ids.iter().map(|id| 1 << item(display, id)).sum();
        let shelf = &mut self.state.shelves[display.index()];
        *shelf = Shelf::new(stack, 0);
        shelf.open = open;
        self
    }

    /// Lets a player pass.
    pub fn passed(mut self, seat: u8) -> Fixture {
        self.player(seat).passed = true;
        self
    }

    /// The state as it is.
    pub fn state(mut self) -> State {
        self.finish();
        self.state
    }

    /// Plays on from phase 2: the first place of the turn order has a turn.
    pub fn actions(self) -> Table {
        self.begin(|ctx| ctx.state.step = Step::Actions)
    }

    /// Plays on from phase 2 with the solo cards as they lie.
    pub fn actions_at(self, place: u8) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::Actions;
            ctx.state.place = place;
        })
    }

    /// A sub-action in the turn of a player, at its end the turn ends.
    pub fn effect(self, seat: u8, effects: &[(Effect, u8)]) -> Table {
        let effects: &'static [Times] =
            effects.iter().map(|&(effect, n)| Times { effect, n }).collect::<Vec<_>>().leak();
        self.begin(|ctx| {
            ctx.state.step = Step::Actions;
            ctx.state.active = Seat(seat);
            let place = ctx.state.order().iter().position(|who| *who == Who::Player(Seat(seat)));
            ctx.state.place = place.map_or(0, |place| place as u8 + 1);
            ctx.state.tasks.push(Task::EndTurn);
            ctx.state.tasks.push_effects(effects, false);
        })
    }

    /// Plays on from phase 1 of this year.
    pub fn income(self) -> Table {
        self.begin(|ctx| {
            ctx.state.year -= 1;
            flow::begin_year(ctx);
        })
    }

    /// Plays on from phase 3.
    pub fn transport(self) -> Table {
        self.begin(flow::begin_transport)
    }

    /// Plays on from phase 4.
    pub fn turn_order(self) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::FlyBack;
            ctx.state.place = ctx.state.places;
        })
    }

    /// Plays on from phase 5, with the turn order as it is.
    pub fn progress(self) -> Table {
        self.begin(flow::begin_progress)
    }

    /// Plays on from phase 6.
    pub fn bonus(self) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::Bonus;
            ctx.state.place = 0;
        })
    }

    /// Plays on from phase 7.
    pub fn year_end(self) -> Table {
        self.begin(|ctx| {
            ctx.state.step = Step::Bonus;
            ctx.state.place = ctx.state.places;
        })
    }

    /// The game is over.
    pub fn over(self) -> Table {
        self.begin(flow::end_game)
    }

    fn begin(mut self, begin: impl FnOnce(&mut Context<orrery_core::testkit::Script, Log<Event>>)) -> Table {
        self.finish();
        let mut table = Scenario::from_state(&self.state.options, self.state);
        let Scenario { state, dice, log, .. } = &mut table;
        let mut ctx = Context { state, dice, sink: log };
        ctx.state.place = 0;
        begin(&mut ctx);
        flow::advance(&mut ctx);
        table
    }

    /// Brings summaries up to date: powers, production, sea sites, cards, goals, displays.
    fn finish(&mut self) {
        for player in &mut self.state.players {
            player.powers = technology::powers(player);
            flip_sea_sites(player);
            player.production = production(player);
        }
        self.deal_goals();
        self.deal_cards();
        let mut dice = FastDice::new(2);
        for shelf in &mut self.state.shelves {
            shelf.refill(&mut dice, |_| ());
        }
    }

    fn deal_goals(&mut self) {
        if self.state.is_race() {
            return;
        }
        let wanted: Vec<Goal> = self.goals.iter().flatten().flatten().copied().collect();
        let mut left = Goal::all().filter(|goal| !wanted.contains(goal));
        self.state.draft.packs = [crate::vocab::GoalSet::NONE; 4];
        for seat in self.state.seats() {
            let mut own = self.goals[seat.index()].clone().unwrap_or_default();
            while own.len() < 4 {
                own.push(left.next().expect("enough goal cards"));
            }
            self.state.draft.kept[seat.index()] = [0, 1, 2, 3].map(|i| own[i].0);
            self.state.draft.returned[seat.index()] = own[3].0;
            self.state.player_mut(seat).goals.kept = own[..3].iter().copied().collect();
        }
        self.state.draft.round = 4;
    }

    fn deal_cards(&mut self) {
        if !self.state.is_advanced() {
            return;
        }
        let open =
            self.state.seats().fold(CardSet::NONE, |all, s| all.or(self.state.player(s).cards.face_up));
        let wanted = self.hands.iter().flatten().fold(open, |all, hand| all.or(*hand));
        let mut deck = CardSet::ALL.minus(wanted);
        let mut take = |count: u8| -> CardSet {
            let taken: CardSet = deck.iter().take(count.into()).collect();
            deck = deck.minus(taken);
            taken
        };
        for seat in self.state.seats() {
            let laid_down = self.state.player(seat).areas.iter().sum();
            let face_down = take(laid_down);
            let hand = self.hands[seat.index()].unwrap_or_else(|| take(4));
            let cards = &mut self.state.player_mut(seat).cards;
            cards.face_down = face_down;
            cards.hand = hand;
        }
        self.state.deck = deck;
    }

    fn remove(&mut self, display: Display, item: u8) {
        let shelf = &mut self.state.shelves[display.index()];
        shelf.take(item);
        shelf.stack &= !(1 << item);
        shelf.lower &= !(1 << item);
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        self.state.player_mut(Seat(seat))
    }
}

/// EVA-INV-06
fn flip_sea_sites(player: &mut Player) {
    let flipped = progress::markers_past(player, 1);
    let sea: Vec<Site> = Site::all().skip(Site::LAND).collect();
    for (i, site) in sea.into_iter().enumerate() {
        if i < usize::from(flipped) {
            player.sites.remove(site);
        } else {
            player.sites.insert(site);
        }
    }
    player.sea_sites =
        u8::from(progress::markers_past(player, 2) == 2) + u8::from(progress::markers_past(player, 3) == 2);
}

/// EVA-INV-01
fn production(player: &Player) -> Cost {
    [0, 1, 2].map(|i| {
        let fields: u8 = player.fields.iter().map(|f| COMPONENTS.fields[f.index()].produces[i]).sum();
        fields + player.settled[i] * (1 + player.powers.boost[i]) + player.sea_sites + player.rewards[i]
    })
}

/// Resources such as `"2 food steel"`.
pub fn resources(text: &str) -> Cost {
    let mut amounts = [0; 3];
    let mut number = 1;
    for word in text.split_whitespace() {
        if let Ok(n) = word.parse() {
            number = n;
        } else {
            let resource = Resource::from_id(word).unwrap_or_else(|| panic!("no resource `{word}`"));
            amounts[resource.index()] += number;
            number = 1;
        }
    }
    amounts
}

fn of_world(id: &str) -> World {
    World::from_id(id).unwrap_or_else(|| panic!("no world `{id}`"))
}

/// The field with this id.
pub fn field(id: &str) -> Field {
    Field::from_id(id).unwrap_or_else(|| panic!("no field `{id}`"))
}

/// The action card with this id.
pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card `{id}`"))
}

/// The board action with this id.
pub fn board_action(id: &str) -> BoardAction {
    BoardAction::from_id(id).unwrap_or_else(|| panic!("no action `{id}`"))
}

fn infra(id: &str) -> Infra {
    Infra::from_id(id).unwrap_or_else(|| panic!("no infrastructure `{id}`"))
}

fn contract(id: &str) -> Contract {
    Contract::from_id(id).unwrap_or_else(|| panic!("no contract `{id}`"))
}

fn item(display: Display, id: &str) -> u8 {
    let item = match display {
        Display::Ship => Ship::from_id(id).map(|item| item.0),
        Display::Stadium => Stadium::from_id(id).map(|item| item.0),
        Display::Infrastructure => Infra::from_id(id).map(|item| item.0),
    };
    item.unwrap_or_else(|| panic!("nothing `{id}` in this display"))
}
