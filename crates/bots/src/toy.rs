//! A tiny game for the tests: everybody bids a card in secret for a prize that is rolled each round.
//!
//! Two or three seats hold the cards 1 to 4. Each round all bid one card in secret; the highest card that
//! nobody else bid wins the prize. A bid can be taken back until all have bid. Every seat also
//! owns a hidden bonus of 0 to 3 points.

use orrery_core::{
    Dice, Game, GameInfo, Illegal, Message, Outcome, RuleId, ScoreLine, Seat, Seats, SetupError, Sink,
    Viewer, ensure,
};
use serde::{Deserialize, Serialize};

use crate::{Inputs, Knowledge, Net, Tuning};

pub(crate) struct Toy;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Act {
    Bid(u8),
    Reopen,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Auction {
    pub players: u8,
    pub prize: u8,
    pub won: [u8; 3],
    /// The cards left, as bits.
    pub hands: [u8; 3],
    pub bonus: [u8; 3],
    pub bids: [Option<u8>; 3],
}

const STEP: &str = "TOY-STEP-01";

impl Auction {
    fn reveal(&mut self, dice: &mut impl Dice) {
        let seats = 0..usize::from(self.players);
        if seats.clone().any(|s| self.bids[s].is_none()) {
            return;
        }
        let alone = seats.clone().filter(|&s| seats.clone().all(|o| o == s || self.bids[o] != self.bids[s]));
        if let Some(best) = alone.max_by_key(|&s| self.bids[s]) {
            self.won[best] += self.prize;
        }
        self.bids = [None; 3];
        self.prize = 1 + dice.below(6) as u8;
    }
}

impl Game for Toy {
    type Options = u8;
    type State = Auction;
    type Action = Act;
    type View = Auction;
    type Event = ();
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 12;
    const STEP_RULE: RuleId = RuleId(STEP);

    fn info() -> &'static GameInfo {
        &GameInfo { id: "toy", name: "Toy", prefix: "TOY", players: (2, 3), options: &[] }
    }

    fn options(players: u8) -> u8 {
        players
    }

    fn players(state: &Auction) -> u8 {
        state.players
    }

    fn components_hash() -> &'static str {
        ""
    }

    fn setup(&players: &u8, dice: &mut impl Dice, _: &mut impl Sink<()>) -> Result<Auction, SetupError> {
        if !(2..=3).contains(&players) {
            return Err(SetupError { rule: RuleId(STEP), why: "two or three play".into() });
        }
        Ok(Auction {
            players,
            prize: 1 + dice.below(6) as u8,
            won: [0; 3],
            hands: [0b11110; 3],
            bonus: std::array::from_fn(|_| dice.below(4) as u8),
            bids: [None; 3],
        })
    }

    fn to_act(state: &Auction) -> Seats {
        let due = |s: &Seat| state.bids[s.index()].is_none() && state.hands[s.index()] != 0;
        Seat::all(state.players).filter(due).collect()
    }

    fn legal(state: &Auction, seat: Seat, out: &mut Vec<Act>) {
        let all = (1..=4).map(Act::Bid).chain([Act::Reopen]);
        out.extend(all.filter(|&a| orrery_core::check::<Toy>(state, seat, a).is_ok()));
    }

    fn check(
        state: &Auction,
        seat: Seat,
        action: Act,
        _: &mut impl orrery_core::Checks,
    ) -> Result<(), Illegal> {
        ensure!("TOY-STEP-01", seat.0 < state.players);
        let bid = state.bids[seat.index()];
        match action {
            Act::Bid(card) => {
                let held = card < 5 && state.hands[seat.index()] & (1 << card) != 0;
                ensure!("TOY-STEP-01", bid.is_none() && held);
            }
            Act::Reopen => ensure!("TOY-STEP-01", bid.is_some()),
        }
        Ok(())
    }

    fn play(state: &mut Auction, seat: Seat, action: Act, dice: &mut impl Dice, _: &mut impl Sink<()>) {
        match action {
            Act::Bid(card) => {
                state.hands[seat.index()] &= !(1 << card);
                state.bids[seat.index()] = Some(card);
                state.reveal(dice);
            }
            Act::Reopen => {
                if let Some(card) = state.bids[seat.index()].take() {
                    state.hands[seat.index()] |= 1 << card;
                }
            }
        }
    }

    fn rewinds(action: Act) -> bool {
        action == Act::Reopen
    }

    fn universe(_: &u8) -> Vec<Act> {
        (1..=4).map(Act::Bid).chain([Act::Reopen]).collect()
    }

    fn view(state: &Auction, viewer: Viewer) -> Auction {
        Toy::resample(state, viewer, &mut orrery_core::FastDice::new(0))
    }

    /// Somebody else's secret bid is any card that the seat may have held before it.
    fn resample(state: &Auction, viewer: Viewer, dice: &mut impl Dice) -> Auction {
        let mut guess = state.clone();
        for seat in Seat::all(state.players).filter(|&s| viewer != Viewer::Seat(s)) {
            if viewer == Viewer::Everything {
                break;
            }
            let i = seat.index();
            guess.bonus[i] = dice.below(4) as u8;
            if let Some(bid) = guess.bids[i] {
                let held = guess.hands[i] | 1 << bid;
                let cards: Vec<u8> = (1..=4).filter(|c| held & (1 << c) != 0).collect();
                let card = cards[dice.below(cards.len() as u32) as usize];
                (guess.bids[i], guess.hands[i]) = (Some(card), held & !(1 << card));
            }
        }
        guess
    }

    fn score(state: &Auction, seat: Seat) -> i32 {
        i32::from(state.won[seat.index()])
    }

    fn outcome(state: &Auction) -> Option<Outcome> {
        if !Toy::to_act(state).is_empty() {
            return None;
        }
        let lines = |s: Seat| {
            let points = i32::from(state.won[s.index()] + state.bonus[s.index()]);
            let lines = vec![ScoreLine { label: Message::new("prizes"), points, rule: RuleId(STEP) }];
            orrery_core::Standing { lines, values: vec![] }
        };
        Some(Outcome::by_points(STEP, vec![], Seat::all(state.players).map(lines).collect()))
    }

    fn audit(_: &Auction) -> Result<(), String> {
        Ok(())
    }
}

impl Knowledge for Toy {
    const INPUTS: usize = 26;
    const WORDS: (&'static str, &'static str) = ("", "");
    const CALIBRATION: &'static str = "";

    fn tuning(_: &Auction) -> Tuning {
        Tuning { exploration: 0.5, prior_visits: 1.0, horizon: 20, stages: 9, candidates: 1 }
    }

    fn scale(_: &Auction) -> f32 {
        3.0
    }

    fn inputs(state: &Auction, seat: Seat, out: &mut Inputs) {
        out.one_of(6, i32::from(state.prize) - 1);
        out.level(20, i32::from(state.won[seat.index()]));
    }

    /// Points so far, a share of the prize for a high bid, and half a point for each pip still held.
    fn expected_points(state: &Auction, points: &mut [f32]) {
        for (i, points) in points.iter_mut().enumerate() {
            *points = Toy::parts(state, Seat(i as u8)).iter().map(|(_, points)| points).sum();
        }
    }

    fn parts(state: &Auction, seat: Seat) -> Vec<(&'static str, f32)> {
        let i = seat.index();
        let pips: u32 = (1..=4).filter(|c| state.hands[i] & (1 << c) != 0).sum();
        let share = state.bids[i].map_or(0.0, |b| f32::from(b) / 5.0 * f32::from(state.prize));
        vec![("won", f32::from(state.won[i])), ("bid", share), ("hand", pips as f32 / 2.0)]
    }

    fn stage(state: &Auction) -> u32 {
        4 - state.hands[0].count_ones()
    }

    fn learned(_: &Auction) -> Option<&'static Net> {
        None
    }
}
