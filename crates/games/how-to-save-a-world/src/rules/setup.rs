//! The setup. Ledger: HSW-SETUP, HSW-SOLO-01 to HSW-SOLO-05.

use arrayvec::ArrayVec;
use orrery_core::{Dice, Illegal, Seat, SetupError, Sink, ensure};

use super::{Context, consortium, market};
use crate::action::Action;
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::flow;
use crate::options::Options;
use crate::state::{CardSet, Phase, Player, Spot, State, Track, Turn};
use crate::vocab::{Card, CardType, Cube, PointSource, Resource, Side, World};

/// Sets the table (HSW-SETUP-28: in this order).
pub(crate) fn setup(
    options: &Options,
    dice: &mut impl Dice,
    sink: &mut impl Sink<Event>,
) -> Result<State, SetupError> {
    options.check()?;
    let mut state = empty(options);
    let mut ctx = Context { state: &mut state, dice, sink };
    start_player(&mut ctx);
    consortium::set_up(&mut ctx);
    market::refill(&mut ctx);
    deal_start_cards(&mut ctx);
    deal_species(&mut ctx);
    Ok(state)
}

/// Everything that needs no chance. Neutral discs never move and are counted from the number of sides
/// (HSW-SETUP-02, HSW-SETUP-03, HSW-SETUP-04, HSW-OPEN-29); a seat is its colour (HSW-SETUP-15).
fn empty(options: &Options) -> State {
    let all = CardType::ALL.into_iter().fold(CardSet::NONE, |all, t| all.or(CardSet::of_type(t)));
    let zones = [World::Planet, World::Planet, World::Moon];
    let mut state = State {
        players: options.players,
        difficulty: options.difficulty,
        phase: Phase::Keep,
        // HSW-SETUP-05
        round: 1,
        overtime: false,
        active: Side(0),
        medal: Side(0),
        first: Seat(0),
        passed: 0,
        // HSW-SETUP-16, HSW-SETUP-20
        seats: [Player::default(); 4],
        // HSW-SETUP-18, HSW-SOLO-02
        landers: [zones.map(Spot::Zone); 4],
        points: [[0; PointSource::ALL.len()]; 4],
        // HSW-SETUP-01, HSW-SETUP-19
        tracks: [Track::default(); 3],
        // HSW-SETUP-10
        progress: Default::default(),
        set_aside: [0; 4],
        bag: [0; 4],
        // HSW-SETUP-07
        asteroid: 0,
        buildings: ArrayVec::new(),
        // HSW-SETUP-11, HSW-SETUP-12
        deck: all.without(COMPONENTS.start_cards),
        bottom: [None; 4],
        display: Default::default(),
        // HSW-SETUP-14
        row_discard: CardSet::NONE,
        removed: CardSet::NONE,
        seen: CardSet::NONE,
        orders: 0,
        order: None,
        turn: Turn::default(),
        stack: ArrayVec::new(),
        cause: None,
        rescue: None,
    };
    // HSW-SETUP-08, HSW-SETUP-09: the symbol covered by the asteroid.
    state.bag[Cube::Asteroid.index()] = state.side_count();
    for seat in Seat::all(options.players) {
        // HSW-SETUP-17, HSW-OPEN-05
        state.seat_mut(seat).resources = COMPONENTS.start_resources;
    }
    state
}

/// HSW-SETUP-21, HSW-OPEN-07: a random start player. HSW-SETUP-22, HSW-SETUP-23, HSW-OPEN-06, HSW-PC-04,
/// HSW-SOLO-03: something for the others.
fn start_player<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let players = ctx.state.players;
    let first = Seat(ctx.dice.below(players.into()) as u8);
    ctx.state.first = first;
    ctx.state.medal = first.into();
    ctx.state.active = first.into();
    ctx.tell(Event::Began { first: first.into() });
    for place in 0..players {
        let seat = ctx.state.seat_in_order(place);
        for (resource, &n) in Resource::ALL.into_iter().zip(&COMPONENTS.compensation[usize::from(place)]) {
            if n > 0 {
                ctx.state.seat_mut(seat).resources[resource.index()] += n;
                ctx.tell(Event::Compensated { seat, resource });
            }
        }
    }
}

/// HSW-SETUP-24: one reaction card and one action card for everybody; the other start cards leave the game.
fn deal_start_cards<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    let mut left = COMPONENTS.start_cards;
    for place in 0..ctx.state.players {
        let seat = ctx.state.seat_in_order(place);
        for card_type in [CardType::Reaction, CardType::Action] {
            if let Some(card) = left.only(card_type).pick(ctx.dice) {
                left.remove(card);
                ctx.state.seat_mut(seat).hand.insert(card);
            }
        }
    }
}

/// HSW-SETUP-25: two species cards for everybody.
fn deal_species<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    for place in 0..ctx.state.players {
        let seat = ctx.state.seat_in_order(place);
        for _ in 0..2 {
            if let Some(card) = ctx.state.deck.only(CardType::Species).pick(ctx.dice) {
                ctx.state.deck.remove(card);
                ctx.state.seat_mut(seat).hand.insert(card);
            }
        }
        let cards = ctx.state.seat(seat).hand;
        ctx.tell_only(seat, Event::Dealt { seat, cards: Some(cards) });
        ctx.tell_others(seat, Event::Dealt { seat, cards: None });
    }
}

pub(crate) fn legal_keep(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let species = state.seat(seat).hand.only(CardType::Species);
    out.extend(species.iter().map(|card| Action::Keep { card }));
}

pub(crate) fn check_keep(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    ensure!("HSW-SETUP-25", state.phase == Phase::Keep);
    ensure!("HSW-SETUP-25", state.seat(seat).hand.only(CardType::Species).contains(card));
    Ok(())
}

/// HSW-SETUP-25, HSW-INFO-09, HSW-DEC-01: a secret choice. When all have chosen, the other cards go under the
/// deck in turn order (HSW-OPEN-08).
pub(crate) fn keep<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>, seat: Seat, card: Card) {
    ctx.state.seat_mut(seat).kept = Some(card);
    ctx.tell_only(seat, Event::Kept { seat, card: Some(card) });
    ctx.tell_others(seat, Event::Kept { seat, card: None });
    if !ctx.state.to_act().is_empty() {
        return;
    }
    for place in 0..ctx.state.players {
        let seat = ctx.state.seat_in_order(place);
        let player = ctx.state.seat_mut(seat);
        let kept = player.kept.take();
        let returned = player.hand.only(CardType::Species).iter().find(|&card| Some(card) != kept);
        if let Some(card) = returned {
            player.hand.remove(card);
        }
        ctx.state.bottom[usize::from(place)] = returned;
    }
    // HSW-SETUP-27: round 1 starts directly.
    flow::begin_round(ctx);
}
