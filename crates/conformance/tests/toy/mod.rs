//! A toy game with everything that makes games hard to get right: secret hands, simultaneous secret bids
//! that can be taken back, a hidden draw, and a decision of one seat in between. A test can give it a
//! [`fault`].

pub mod fault;
mod observe;
mod present;

use std::cell::Cell;

use orrery_core::{
    Audience, Checks, Comparison, Dice, Game, GameInfo, Illegal, Message, OptionInfo, Outcome, RuleId,
    ScoreLine, Seat, Seats, SetupError, Sink, Standing, Viewer, check, ensure,
};
use serde::{Deserialize, Serialize};

/// The game, with the fault that the test has set.
pub struct Toy;

/// The values of the cards are 1 to 6; there are this many of each.
pub const COPIES: u8 = 7;
/// From here on a memo is what a faulty guess remembers.
const REMEMBERED: u32 = 1_000;
/// How many cards there are of each value.
pub type Cards = [u8; 6];

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    pub long: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub rounds_left: u8,
    pub bag: Cards,
    pub discard: Cards,
    pub seats: Vec<Place>,
    /// Who chooses what to do with the prize.
    pub winner: Option<Seat>,
    /// The winning bid.
    pub prize: u8,
    pub scratch: u32,
    #[serde(skip)]
    pub memo: Memo,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    pub hand: Cards,
    pub bid: Option<u8>,
    pub points: i32,
}

/// Something that is neither saved nor compared: in a sound game, nothing depends on it.
#[derive(Clone, Debug, Default)]
pub struct Memo(pub u32);

impl PartialEq for Memo {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    Bid {
        card: u8,
    },
    TakeBack,
    Keep,
    Swap,
    /// Only faulty games have it: it cannot be read back.
    #[serde(skip_deserializing)]
    Echo,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub rounds_left: u8,
    pub bag: u8,
    pub discard: Cards,
    pub me: Option<Seat>,
    pub due: Seats,
    pub winner: Option<Seat>,
    pub prize: u8,
    pub seats: Vec<SeenPlace>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenPlace {
    /// The cards, for those who may see them.
    pub hand: Option<Cards>,
    pub cards: u8,
    pub has_bid: bool,
    pub bid: Option<u8>,
    pub points: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Placed { seat: Seat },
    PlacedCard { seat: Seat, card: u8 },
    TookBack { seat: Seat },
    Revealed { bids: Vec<u8> },
    Kept { seat: Seat, points: i32 },
    Swapped { seat: Seat },
    Drew { seat: Seat, card: u8 },
    DrewHidden { seat: Seat },
}

const INFO: GameInfo = GameInfo {
    id: "toy",
    name: "Toy",
    prefix: "TOY",
    players: (2, 4),
    options: &[OptionInfo {
        id: "long",
        choices: &[],
        default: "false",
        when: &[],
        rule: RuleId("TOY-SETUP-02"),
    }],
};

thread_local! {
    /// What a pure game does not have: a memory outside of its state.
    static CLOCK: Cell<u32> = const { Cell::new(0) };
}

fn tick() -> u32 {
    CLOCK.with(|clock| clock.replace(clock.get() + 1))
}

fn count(cards: &Cards) -> u8 {
    cards.iter().sum()
}

impl Game for Toy {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 30;
    const STEP_RULE: RuleId = RuleId("TOY-TURN-01");

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn options(players: u8) -> Options {
        Options { players, long: false }
    }

    fn players(state: &State) -> u8 {
        state.seats.len() as u8
    }

    fn components_hash() -> &'static str {
        present::hash()
    }

    fn setup(options: &Options, dice: &mut impl Dice, _: &mut impl Sink<Event>) -> Result<State, SetupError> {
        let most = if fault::is(fault::CROWD) { 5 } else { 4 };
        if !(2..=most).contains(&options.players) {
            let rule = if fault::is(fault::SETUP_RULE) { "TOY-SETUP-99" } else { "TOY-SETUP-01" };
            return Err(SetupError { rule: RuleId(rule), why: "two to four play".into() });
        }
        let mut bag = [COPIES; 6];
        let mut seats = Vec::new();
        for _ in 0..options.players {
            let mut hand = [0; 6];
            for card in (0..3).filter_map(|_| draw(&mut bag, dice)) {
                hand[card] += 1;
            }
            seats.push(Place { hand, bid: None, points: 0 });
        }
        let rounds_left = if options.long { 5 } else { 3 };
        let (winner, memo) = (None, Memo(0));
        Ok(State { rounds_left, bag, discard: [0; 6], seats, winner, prize: 0, scratch: 0, memo })
    }

    fn to_act(state: &State) -> Seats {
        let everybody = Seat::all(state.seats.len() as u8);
        match state.winner {
            Some(winner) => Seats::one(winner),
            None if state.rounds_left == 0 && fault::is(fault::DEAD_END) => Seats::one(Seat(0)),
            None if state.rounds_left == 0 => Seats::NONE,
            None => everybody.filter(|s| state.seats[s.index()].bid.is_none()).collect(),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        let all =
            (1..=6).map(|card| Action::Bid { card }).chain([Action::TakeBack, Action::Keep, Action::Swap]);
        out.extend(all.filter(|&a| check::<Self>(state, seat, a).is_ok()));
        match fault::now() {
            fault::UNSORTED => out.reverse(),
            fault::FORGOTTEN if out.len() > 2 => drop(out.pop()),
            fault::TOO_MUCH if out.contains(&Action::Keep) => out.insert(0, Action::Bid { card: 1 }),
            fault::AFTER_THE_END if state.rounds_left == 0 => out.push(Action::TakeBack),
            fault::STUCK if state.rounds_left == 1 => out.clear(),
            fault::FOREIGN_SEAT if seat == Seat(200) => out.push(Action::Swap),
            _ => {}
        }
    }

    fn check(state: &State, seat: Seat, action: Action, checks: &mut impl Checks) -> Result<(), Illegal> {
        if fault::is(fault::PANIC_ON_SEAT) {
            let _ = &state.seats[seat.index()];
        }
        let Some(place) = state.seats.get(seat.index()) else { return Err(Illegal::new("TOY-TURN-01")) };
        match action {
            Action::Bid { card } => {
                ensure!("TOY-TURN-01", state.winner.is_none() && state.rounds_left > 0);
                if fault::is(fault::UNKNOWN_RULE) {
                    ensure!("TOY-BID-77", place.bid.is_none());
                }
                ensure!("TOY-TURN-01", place.bid.is_none());
                let has = (1..=6).contains(&card) && place.hand[usize::from(card) - 1] > 0;
                checks.require("TOY-BID-01", has, || {
                    Message::new("need-card").number("card", i32::from(card))
                })?;
                // This refusal tells a bidder what another seat holds.
                let envy =
                    fault::is(fault::TELLING_REFUSAL) && seat != Seat(0) && state.seats[0].hand[0] == 0;
                ensure!("TOY-BID-02", !(envy && card == 6 && place.hand[..5].iter().any(|&n| n > 0)));
            }
            Action::TakeBack => {
                ensure!("TOY-BID-02", state.winner.is_none() && place.bid.is_some());
            }
            Action::Keep | Action::Swap => ensure!("TOY-TURN-01", state.winner == Some(seat)),
            Action::Echo => return Err(Illegal::new("TOY-TURN-01")),
        }
        Ok(())
    }

    fn play(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Bid { card } => {
                let place = &mut state.seats[seat.index()];
                place.hand[usize::from(card) - 1] -= 1;
                place.bid = Some(card);
                state.memo.0 += 1;
                if fault::is(fault::FORGETFUL_UNDO) {
                    state.scratch = tick();
                }
                let told = if fault::is(fault::TOLD_BID) { Audience::ALL } else { Audience::only(seat) };
                sink.emit(told, Event::PlacedCard { seat, card });
                sink.emit(Audience::except(seat), Event::Placed { seat });
                if state.seats.iter().all(|p| p.bid.is_some()) {
                    reveal(state, dice, sink);
                }
            }
            Action::TakeBack => {
                let place = &mut state.seats[seat.index()];
                if let Some(card) = place.bid.take() {
                    place.hand[usize::from(card) - 1] += 1;
                }
                sink.emit(Audience::ALL, Event::TookBack { seat });
            }
            Action::Keep => {
                let extra = i32::from(fault::is(fault::IMPURE) && tick() % 7 == 3);
                let extra = extra + i32::from(fault::is(fault::FORGETFUL_SAVE) && state.memo.0 % 5 == 4);
                let extra = extra + i32::from(state.memo.0 >= REMEMBERED && state.memo.0 % 2 == 1);
                let points = i32::from(state.prize) + extra;
                state.seats[seat.index()].points += points;
                sink.emit(Audience::ALL, Event::Kept { seat, points });
                end_round(state, dice, sink);
            }
            Action::Swap => {
                sink.emit(Audience::ALL, Event::Swapped { seat });
                give_card(state, seat, dice, sink);
                give_card(state, seat, dice, sink);
                end_round(state, dice, sink);
            }
            Action::Echo => {}
        }
    }

    fn rewinds(action: Action) -> bool {
        action == Action::TakeBack && !fault::is(fault::FORWARD_OUT_OF_TURN)
    }

    fn universe(_: &Options) -> Vec<Action> {
        let mut all: Vec<Action> = (1..=6).map(|card| Action::Bid { card }).collect();
        all.extend([Action::TakeBack, Action::Keep, Action::Swap]);
        match fault::now() {
            fault::TWICE => all.push(Action::Keep),
            fault::UNREADABLE => all.push(Action::Echo),
            // Cards that do not exist, so that refusals are many.
            _ => all.extend([Action::Bid { card: 0 }, Action::Bid { card: 255 }]),
        }
        all.sort();
        if fault::is(fault::UNSORTED_UNIVERSE) {
            all.swap(1, 2);
        }
        if fault::is(fault::SMALL_UNIVERSE) {
            all.retain(|&a| a != Action::Swap);
        }
        all
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let sees = |seat: Seat| viewer == Viewer::Everything || viewer == Viewer::Seat(seat);
        let place = |(i, p): (usize, &Place)| SeenPlace {
            hand: (sees(Seat(i as u8)) || fault::is(fault::OPEN_HANDS)).then_some(p.hand),
            cards: count(&p.hand),
            has_bid: p.bid.is_some(),
            bid: p.bid.filter(|_| sees(Seat(i as u8)) || state.winner.is_some()),
            points: p.points,
        };
        View {
            rounds_left: state.rounds_left,
            bag: count(&state.bag),
            discard: state.discard,
            me: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            due: Self::to_act(state),
            winner: state.winner,
            prize: state.prize,
            seats: state.seats.iter().enumerate().map(place).collect(),
        }
    }

    fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        let mut guess = state.clone();
        if viewer == Viewer::Everything || fault::is(fault::NO_GUESS) {
            return guess;
        }
        let own = |i: usize| viewer == Viewer::Seat(Seat(i as u8)) && !fault::is(fault::OWN_HAND);
        // The guess looks right, but remembers the true hands where nobody compares, and plays on by them.
        if fault::is(fault::REMEMBERING_GUESS) {
            let hidden = state.seats.iter().enumerate().filter(|(i, _)| !own(*i));
            guess.memo.0 = REMEMBERED + 2 * u32::from(state.memo.0 >= REMEMBERED);
            guess.memo.0 += hidden.map(|(_, p)| u32::from(p.hand[0])).sum::<u32>() % 2;
        }
        // Some cards stay where they are, so the guess depends on what nobody can know.
        let kept = if fault::is(fault::HALF_GUESS) { state.seats[0].hand[0].min(1) } else { 0 };
        // Put every card together that the viewer does not see, then deal again.
        for (i, place) in guess.seats.iter_mut().enumerate().filter(|(i, _)| !own(*i)) {
            let keep = if i == 0 { kept } else { 0 };
            place.hand[0] -= keep;
            for card in 0..6 {
                guess.bag[card] += std::mem::take(&mut place.hand[card]);
            }
            place.hand[0] = keep;
            if let Some(card) = place.bid.filter(|_| state.winner.is_none()) {
                guess.bag[usize::from(card) - 1] += 1;
            }
        }
        for (i, place) in guess.seats.iter_mut().enumerate().filter(|(i, _)| !own(*i)) {
            while count(&place.hand) < count(&state.seats[i].hand) {
                let Some(card) = draw(&mut guess.bag, dice) else { break };
                place.hand[card] += 1;
            }
            if place.bid.is_some() && state.winner.is_none() {
                place.bid = draw(&mut guess.bag, dice).map(|card| card as u8 + 1);
            }
        }
        guess
    }

    fn score(state: &State, seat: Seat) -> i32 {
        let place = &state.seats[seat.index()];
        place.points
            + i32::from(fault::is(fault::OTHER_SCORE))
            + i32::from(fault::is(fault::SECRET_SCORE) && state.rounds_left > 0 && place.hand[0] > 0)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.rounds_left > u8::from(fault::is(fault::EARLY_OUTCOME)) || fault::is(fault::NO_OUTCOME) {
            return None;
        }
        let rule = RuleId(if fault::is(fault::LINE_RULE) { "TOY-END-99" } else { "TOY-END-02" });
        let line = |points| vec![ScoreLine { label: Message::new("prizes"), points, rule }];
        let standing =
            |p: &Place| Standing { lines: line(p.points), values: vec![i32::from(count(&p.hand))] };
        let tie = Comparison::new(Message::new("cards"), "TOY-END-02");
        let standings = state.seats.iter().map(standing).collect();
        let mut outcome = Outcome::by_points("TOY-END-02", vec![tie], standings);
        match fault::now() {
            fault::WRONG_RANK => outcome.seats[0].rank = 9,
            fault::WRONG_SUM => outcome.seats[1].score += 1,
            fault::ABSENT => drop(outcome.seats.pop()),
            _ => {}
        }
        Some(outcome)
    }

    fn audit(state: &State) -> Result<(), String> {
        let bids = |value: usize| state.seats.iter().filter(|p| p.bid == Some(value as u8 + 1)).count() as u8;
        for value in 0..6 {
            let hands: u8 = state.seats.iter().map(|p| p.hand[value]).sum();
            let all = state.bag[value] + state.discard[value] + hands + bids(value);
            if all != COPIES {
                return Err(format!("{all} cards of value {}", value + 1));
            }
        }
        Ok(())
    }
}

fn draw(bag: &mut Cards, dice: &mut impl Dice) -> Option<usize> {
    let card = dice.draw(bag)?;
    bag[card] -= 1;
    Some(card)
}

/// All bids are open; the highest wins unless it is tied.
fn reveal(state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    let bids: Vec<u8> = state.seats.iter().filter_map(|p| p.bid).collect();
    let best = bids.iter().copied().max().unwrap_or(0);
    sink.emit(Audience::ALL, Event::Revealed { bids: bids.clone() });
    if !fault::is(fault::SILENT_REVEAL) {
        sink.reveal(Audience::ALL);
    }
    state.scratch = 0;
    if bids.iter().filter(|&&b| b == best).count() == 1 {
        state.winner = bids.iter().position(|&b| b == best).map(|i| Seat(i as u8));
        state.prize = best;
    } else {
        end_round(state, dice, sink);
    }
}

/// Bids are discarded, everybody draws a card.
fn end_round(state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    (state.winner, state.prize) = (None, 0);
    for place in &mut state.seats {
        if let Some(card) = place.bid.take() {
            state.discard[usize::from(card) - 1] += u8::from(!(fault::is(fault::LOST_CARD) && card == 6));
        }
    }
    if !fault::is(fault::ENDLESS) || count(&state.bag) < 8 {
        state.rounds_left -= 1;
    }
    if state.rounds_left > 0 {
        for seat in Seat::all(state.seats.len() as u8) {
            give_card(state, seat, dice, sink);
        }
    }
}

fn give_card(state: &mut State, seat: Seat, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
    let Some(card) = draw(&mut state.bag, dice) else { return };
    state.seats[seat.index()].hand[card] += 1;
    let told = if fault::is(fault::TOLD_DRAW) { Audience::ALL } else { Audience::only(seat) };
    sink.emit(told, Event::Drew { seat, card: card as u8 + 1 });
    sink.emit(Audience::except(seat), Event::DrewHidden { seat });
}
