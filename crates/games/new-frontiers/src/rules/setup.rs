//! Setting the table. Ledger: NFR-SETUP, NFR-MODE.
//!
//! Worked examples: NFR-EX-03, NFR-EX-04, NFR-EX-37.

use orrery_core::{Dice, Illegal, RuleId, Seat, SetupError, Sink, ensure};

use super::{Context, Next, gains};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::{Event, SeatList};
use crate::flow;
use crate::options::Options;
use crate::state::{Disc, Goals, Part, Player, Stage, State, Step};
use crate::vocab::{Goal, Mode, Side, Size, Stack, Tile};

/// A new game: before the choice of home sides, or in the first round of a first game.
pub(crate) fn setup<D: Dice, S: Sink<Event>>(
    options: &Options,
    dice: &mut D,
    sink: &mut S,
) -> Result<State, SetupError> {
    if !(2..=5).contains(&options.players) {
        let why = format!("New Frontiers is for 2 to 5 players, not {}", options.players);
        return Err(SetupError { rule: RuleId("NFR-MODE-01"), why });
    }
    let mut state = table(*options);
    let mut ctx = Context { state: &mut state, dice, sink };
    draw_order(&mut ctx);
    flip_coins(&mut ctx);
    deal_mats(&mut ctx);
    if options.mode == Mode::FirstGame {
        // NFR-SETUP-16
        for place in 0..options.players {
            let seat = ctx.state.discs[usize::from(place)].owner();
            settle_home(&mut ctx, seat, Side::A);
        }
        flow::begin_round(&mut ctx);
    } else {
        ctx.state.actor = ctx.state.discs[0].owner();
    }
    Ok(state)
}

/// Everything in its place, before anything is left to chance; nobody has anything yet (NFR-SETUP-20). What differs
/// with 2 players follows from the numbers of the component file and from their discs (NFR-MODE-02).
fn table(options: Options) -> State {
    let numbers = COMPONENTS.setup(options.players);
    let stock = |stack: Stack| match COMPONENTS.stacks[stack.index()].size {
        // NFR-SETUP-02, NFR-SETUP-03
        Size::Large => numbers.large_development_copies,
        Size::Small => numbers.small_development_copies,
    };
    State {
        options,
        round: 0,
        stage: Stage::Sides,
        step: Step::Side,
        actor: Seat(0),
        discs: [Disc::default(); 5],
        used: 0,
        present: 0,
        place: 0,
        // NFR-SETUP-10
        bag: COMPONENTS.masks.worlds,
        display: Default::default(),
        aside: Default::default(),
        drawn: Default::default(),
        // NFR-SETUP-08, NFR-SETUP-09
        colonists: numbers.colonists,
        goods: COMPONENTS.goods.map(|good| good.count),
        pool: numbers.vp_pool,
        tile_credits: 0,
        stock: std::array::from_fn(|stack| stock(Stack(stack as u8))),
        turned: 0,
        ends: 0,
        joker: None,
        joker_good: None,
        produced: [[0; 4]; 5],
        // NFR-GOAL-01: all goals in the stack, in an order that is not known before they are drawn.
        goals: Goals { unseen: if options.mode == Mode::Goals { u8::MAX } else { 0 }, ..Goals::default() },
        part: Part::default(),
        players: [Player::default(); 5],
    }
}

/// NFR-SETUP-11, NFR-SETUP-12, NFR-SETUP-13: the discs; NFR-SETUP-14: credits by place in this order.
fn draw_order<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let players = ctx.state.players();
    let mut seats = [0, 1, 2, 3, 4];
    ctx.dice.shuffle(&mut seats[..usize::from(players)]);
    for place in 0..usize::from(ctx.state.disc_count()) {
        ctx.state.discs[place].seat = seats[place % usize::from(players)];
    }
    for (&seat, &credits) in seats.iter().zip(&COMPONENTS.setup(players).start_credits_by_seat) {
        ctx.state.player_mut(Seat(seat)).credits = credits.into();
    }
    tell_order(ctx);
}

/// Tells the priority order.
pub(crate) fn tell_order<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let discs: SeatList = ctx.state.discs().iter().map(|disc| disc.owner()).collect();
    ctx.tell(Event::Order { discs });
}

/// NFR-SETUP-04, NFR-SETUP-05, NFR-OPEN-42: a coin for each two-sided place, except in a first game.
fn flip_coins<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    if ctx.state.options.mode != Mode::FirstGame {
        for stack in Stack::all().filter(|stack| COMPONENTS.stacks[stack.index()].two_sided()) {
            ctx.state.turned |= ctx.dice.below(2) << stack.0;
        }
    }
    let developments = Stack::all().map(|stack| ctx.state.shown(stack)).collect();
    ctx.tell(Event::DevelopmentsLaid { developments });
}

/// NFR-SETUP-15: a mat for everybody; the others are out of the game (NFR-OPEN-33).
fn deal_mats<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let mut mats = [1, 2, 3, 4, 5, 6, 7, 8];
    ctx.dice.shuffle(&mut mats);
    for (seat, &mat) in Seat::all(ctx.state.players()).zip(&mats) {
        ctx.state.player_mut(seat).mat = mat;
        let [a, b] = ctx.state.player(seat).sides();
        ctx.tell(Event::MatDealt { seat, mat, a, b });
    }
}

/// NFR-DEC-01
pub(crate) fn sides() -> impl Iterator<Item = Action> {
    Side::ALL.into_iter().map(|side| Action::ChooseSide { side })
}

/// NFR-SETUP-17: before the first round only.
pub(crate) fn check_side(state: &State) -> Result<(), Illegal> {
    ensure!("NFR-SETUP-17", state.step == Step::Side);
    Ok(())
}

/// NFR-SETUP-17, NFR-OPEN-46: openly, one after the other.
pub(crate) fn choose_side<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, side: Side) -> Next {
    settle_home(ctx, seat, side);
    None
}

/// NFR-SETUP-18: with a colonist; NFR-SETUP-19: with a good if it is a windfall colony.
fn settle_home<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, side: Side) {
    let home: Tile = ctx.state.player(seat).sides()[side.index()];
    let data = COMPONENTS.tile(home);
    ctx.state.colonists -= data.colonists;
    ctx.state.player_mut(seat).empire.insert(home);
    ctx.tell(Event::HomeChosen { seat, home });
    if let Some(kind) = data.kind
        && COMPONENTS.masks.windfall.contains(home)
        && gains::place_good(ctx, seat, home, kind)
    {
        ctx.tell(Event::WindfallGood { seat, colony: home, kind });
    }
}

const _: () = assert!(Goal::COUNT == 8, "a byte has a bit for every goal");
