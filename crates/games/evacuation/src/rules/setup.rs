//! Setup, step by step, interrupted by the decisions that belong to its steps. Ledger: EVA-SETUP, EVA-CONTR-01,
//! EVA-LINE-01, EVA-SOLO-02 to EVA-SOLO-09.

use std::sync::LazyLock;

use orrery_core::{Dice, RuleId, Seat, SetupError, Sink};

use super::{Context, displays, goals, hands};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::flow;
use crate::options::{INFO, Options};
use crate::state::{Draft, Hold, Player, Shelf, Solo, State, Step, Tasks, Who};
use crate::vocab::{
    Arrow, BonusCard, CardSet, Contract, ContractSet, Corner, Display, Field, FieldSet, Infra, LineSide,
    Mode, Ship, Stadium, StadiumSet,
};

/// A new game, up to its first decision.
pub(crate) fn setup<D: Dice, S: Sink<Event>>(
    options: &Options,
    dice: &mut D,
    sink: &mut S,
) -> Result<State, SetupError> {
    check(options)?;
    // Components are read now and not in the middle of a game, where nothing is allocated.
    LazyLock::force(&COMPONENTS);
    let mut state = empty(options, dice);
    let mut ctx = Context { state: &mut state, dice, sink };
    for seat in ctx.state.seats() {
        let set = ctx.state.player(seat).set + 1;
        ctx.tell(Event::SetDealt { seat, set });
    }
    // EVA-SETUP-08, EVA-SETUP-27, EVA-OPEN-51: goals are drafted before anything else is laid out.
    if ctx.state.is_race() {
        flow::lay_out(&mut ctx)
    } else {
        goals::deal(&mut ctx)
    }
    flow::advance(&mut ctx);
    Ok(state)
}

/// The options, if they make a game (EVA-SETUP-01).
fn check(options: &Options) -> Result<(), SetupError> {
    let refuse = |rule: &'static str, why: &str| Err(SetupError { rule: RuleId(rule), why: why.into() });
    let (least, most) = INFO.players;
    if !(least..=most).contains(&options.players) {
        return refuse("EVA-COMP-02", "1 to 4 players");
    }
    if options.players == 1 && options.mode == Mode::Race {
        return refuse("EVA-SOLO-01", "a solo game is played for points");
    }
    if options.mode == Mode::Race && (options.contracts || options.line_dominance) {
        return refuse("EVA-RACE-13", "contracts and line dominance belong to the points mode");
    }
    if options.rival && options.players != 2 {
        return refuse("EVA-RIVAL-01", "a simulated third player joins two players");
    }
    Ok(())
}

/// Steps 1 to 5: an empty main board (EVA-SETUP-02), a colour with its pieces (EVA-SETUP-03), a player board
/// (EVA-SETUP-06) and a random set of technologies for everybody (EVA-SETUP-07).
fn empty(options: &Options, dice: &mut impl Dice) -> State {
    let mut sets = [0, 1, 2, 3];
    dice.shuffle(&mut sets);
    let mut order = [Who::Neutral; 4];
    for (place, who) in order.iter_mut().enumerate() {
        *who = Who::Player(Seat(place as u8));
    }
    State {
        options: *options,
        players: std::array::from_fn(|seat| Player::new(seat as u8, sets[seat])),
        step: Step::Draft,
        year: 0,
        active: Seat(0),
        busy: orrery_core::Seats::NONE,
        tasks: Tasks::default(),
        order,
        places: options.players,
        place: 0,
        shelves: [Shelf::default(); 3],
        bonus_cards: [BonusCard(0); 4],
        settled: FieldSet::NONE,
        built: [0; Field::COUNT],
        draft: Draft::default(),
        contracts: ContractSet::NONE,
        lines: [(0, false); 3],
        deck: CardSet::NONE,
        solo: Solo::default(),
        holds: [Hold::default(); Ship::COUNT],
        reached: None,
        contract_played: false,
    }
}

/// Step 6: the technologies of each level in random order (EVA-SETUP-09).
pub(crate) fn lay_out_technologies<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for seat in ctx.state.seats() {
        for level in 0..3 {
            let mut row = [0, 1, 2].map(|n| 3 * level + n);
            ctx.dice.shuffle(&mut row);
            let grid = &mut ctx.state.player_mut(seat).grid;
            for (column, tech) in grid.iter_mut().zip(row) {
                column[usize::from(level)] = tech;
            }
        }
    }
}

/// Step 9 of the advanced variant (EVA-ADV-02). With simple actions cards only mark what was done, and nobody holds
/// any (EVA-SETUP-12).
pub(crate) fn deal_cards<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.deck = CardSet::ALL;
    for seat in ctx.state.seats() {
        hands::draw(ctx, seat, COMPONENTS.figures.deal);
    }
}

/// Steps 11 to 17, and the modules last (EVA-SETUP-24): what lies open on the main board.
pub(crate) fn lay_out_board<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    lay_out_displays(ctx);
    lay_out_bonus_cards(ctx);
    set_order(ctx);
    if ctx.state.options.contracts {
        lay_out_contracts(ctx);
    }
    if ctx.state.options.line_dominance {
        lay_out_lines(ctx);
    }
}

/// EVA-SETUP-14, EVA-SETUP-15, EVA-SETUP-16: three stacks with three items shown of each.
fn lay_out_displays<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let ships: u32 = Ship::all().map(|ship| 1 << ship.0).sum();
    let aside: StadiumSet = if ctx.state.is_solo() {
        // EVA-SOLO-05
        Stadium::all().filter(|stadium| COMPONENTS.stadiums[stadium.index()].set_aside).collect()
    } else {
        StadiumSet::NONE
    };
    let stadiums: StadiumSet = Stadium::all().skip(4).collect();
    let level = |level: u8| -> u32 {
        Infra::all().filter(|i| COMPONENTS.infras[i.index()].level == level).map(|i| 1 << i.0).sum()
    };
    ctx.state.solo.aside = aside;
    ctx.state.shelves =
        [Shelf::new(ships, 0), Shelf::new(stadiums.minus(aside).0, 0), Shelf::new(level(1), level(2))];
    for display in Display::ALL {
        displays::refill(ctx, display);
    }
}

/// EVA-SETUP-18: three cards without flag for years 1 to 3, one with flag for year 4.
fn lay_out_bonus_cards<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let mut cards: [BonusCard; BonusCard::COUNT] = std::array::from_fn(|i| BonusCard(i as u8));
    ctx.dice.shuffle(&mut cards);
    let flagged = |card: &&BonusCard| COMPONENTS.bonus_cards[card.index()].flag;
    let plain = cards.iter().filter(|card| !flagged(card));
    for (place, card) in plain.take(3).chain(cards.iter().filter(flagged).take(1)).enumerate() {
        ctx.state.bonus_cards[place] = *card;
    }
    for (year, card) in (1..).zip(ctx.state.bonus_cards) {
        ctx.tell(Event::BonusCardLaid { year, card });
    }
}

/// EVA-SETUP-21, EVA-SOLO-02
fn set_order<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let state = &mut *ctx.state;
    if state.is_solo() {
        state.order = [Who::Player(Seat(0)), Who::Opponent, Who::Neutral, Who::Neutral];
        state.places = 3;
    } else {
        ctx.dice.shuffle(&mut state.order[..usize::from(state.places)]);
    }
    let order = ctx.state.order().iter().copied().collect();
    ctx.tell(Event::OrderSet { order });
}

/// EVA-CONTR-01: three of four cards, each with a random side.
fn lay_out_contracts<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let mut cards = [0, 1, 2, 3];
    ctx.dice.shuffle(&mut cards);
    for card in &cards[..3] {
        let contract = Contract(2 * card + ctx.dice.below(2) as u8);
        ctx.state.contracts.insert(contract);
        ctx.tell(Event::ContractLaid { contract });
    }
}

/// EVA-LINE-01: a random side of the card names corners, random sides of the tiles name arrows.
fn lay_out_lines<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let side = ctx.dice.below(LineSide::COUNT as u32) as usize;
    for (line, corner) in COMPONENTS.line_sides[side].corners.into_iter().enumerate() {
        let is_b = ctx.dice.below(2) == 1;
        ctx.state.lines[line] = (corner, is_b);
        let arrow = if is_b { Arrow::B } else { Arrow::A };
        ctx.tell(Event::LineLaid { corner: Corner(corner), arrow });
    }
}
