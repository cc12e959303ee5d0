//! Records, replay and computed undo, shown on a tiny game: both seats bid in secret, the bids are
//! turned up together, then each seat in turn either says something or draws a number, until both have drawn.

use orrery_core::{
    Audience, CannotUndo, Checks, Contribution, ContributionBy, Dice, FairStart, Game, GameInfo, History,
    Illegal, Message, Outcome, Record, RecordError, RuleId, ScoreLine, Seat, Seats, Seed, SetupError, Sink,
    Standing, Viewer, check, ensure,
};
use serde::{Deserialize, Serialize};

struct Toy;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    bids: [Option<u8>; 2],
    turn: Seat,
    drawn: [Option<u8>; 2],
    marked: [bool; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Action {
    Bid {
        amount: u8,
    },
    Say {
        word: u8,
    },
    Draw,
    /// Hands the turn over.
    Pass,
    /// Makes a mark that only its maker sees.
    Mark,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Event {
    OwnBid(u8),
    Bids([u8; 2]),
    Said(u8),
    Drew(u8),
    Passed,
    OwnMark,
}

impl State {
    fn open(&self) -> Option<[u8; 2]> {
        Some([self.bids[0]?, self.bids[1]?])
    }
}

impl Game for Toy {
    type Options = u8;
    type State = State;
    type Action = Action;
    type View = (Vec<Option<u8>>, Seat, [Option<u8>; 2], [bool; 2]);
    type Event = Event;
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 100;
    const STEP_RULE: RuleId = RuleId("TOY-STEP-01");

    fn info() -> &'static GameInfo {
        &GameInfo { id: "toy", name: "Toy", prefix: "TOY", players: (2, 2), options: &[] }
    }

    fn options(players: u8) -> u8 {
        players
    }

    fn players(_: &State) -> u8 {
        2
    }

    fn components_hash() -> &'static str {
        ""
    }

    fn setup(options: &u8, _: &mut impl Dice, _: &mut impl Sink<Event>) -> Result<State, SetupError> {
        if *options != 2 {
            return Err(SetupError { rule: RuleId("TOY-SETUP-01"), why: "two players".into() });
        }
        Ok(State { bids: [None; 2], turn: Seat(0), drawn: [None; 2], marked: [false; 2] })
    }

    fn to_act(state: &State) -> Seats {
        match (state.open(), state.drawn) {
            (None, _) => Seat::all(2).filter(|s| state.bids[s.index()].is_none()).collect(),
            (_, [Some(_), Some(_)]) => Seats::NONE,
            _ => Seats::one(state.turn),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Toy::universe(&2).into_iter().filter(|&a| check::<Toy>(state, seat, a).is_ok()));
    }

    fn check(state: &State, seat: Seat, action: Action, _: &mut impl Checks) -> Result<(), Illegal> {
        ensure!("TOY-STEP-01", Toy::to_act(state).contains(seat));
        ensure!("TOY-BID-01", matches!(action, Action::Bid { .. }) == state.open().is_none());
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
            Action::Bid { amount } => {
                state.bids[seat.index()] = Some(amount);
                sink.emit(Audience::only(seat), Event::OwnBid(amount));
                if let Some(bids) = state.open() {
                    sink.reveal(Audience::ALL);
                    sink.emit(Audience::ALL, Event::Bids(bids));
                }
            }
            Action::Say { word } => sink.emit(Audience::ALL, Event::Said(word)),
            Action::Draw => {
                let number = dice.below(100) as u8;
                state.drawn[seat.index()] = Some(number);
                state.turn = seat.next(2);
                sink.emit(Audience::ALL, Event::Drew(number));
            }
            Action::Pass => {
                state.turn = seat.next(2);
                sink.emit(Audience::ALL, Event::Passed);
            }
            Action::Mark => {
                state.marked[seat.index()] = true;
                sink.emit(Audience::only(seat), Event::OwnMark);
            }
        }
    }

    fn universe(_: &u8) -> Vec<Action> {
        let mut all: Vec<Action> = (0..4).map(|amount| Action::Bid { amount }).collect();
        all.extend((0..2).map(|word| Action::Say { word }));
        all.extend([Action::Draw, Action::Pass, Action::Mark]);
        all
    }

    fn view(state: &State, viewer: Viewer) -> Self::View {
        let shown = |seat: Seat| match viewer {
            Viewer::Everything => true,
            Viewer::Seat(own) if own == seat => true,
            _ => state.open().is_some(),
        };
        let bids = Seat::all(2).map(|s| state.bids[s.index()].filter(|_| shown(s))).collect();
        let sees = |seat: u8| matches!(viewer, Viewer::Everything) || viewer == Viewer::Seat(Seat(seat));
        (bids, state.turn, state.drawn, [0, 1].map(|seat| sees(seat) && state.marked[usize::from(seat)]))
    }

    fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        let mut guess = state.clone();
        for seat in Seat::all(2) {
            let bid = &mut guess.bids[seat.index()];
            if viewer != Viewer::Seat(seat) && bid.is_some() && state.open().is_none() {
                *bid = Some(dice.below(4) as u8);
            }
            if viewer != Viewer::Seat(seat) {
                guess.marked[seat.index()] = dice.below(2) == 0;
            }
        }
        guess
    }

    fn score(state: &State, seat: Seat) -> i32 {
        state.drawn[seat.index()].map_or(0, i32::from)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let [Some(a), Some(b)] = state.drawn else { return None };
        let line = |n: u8| {
            vec![ScoreLine { label: Message::new("drawn"), points: n.into(), rule: RuleId("TOY-DRAW-01") }]
        };
        let standings = vec![line(a), line(b)].into_iter().map(|lines| Standing { lines, values: vec![] });
        Some(Outcome::by_points("TOY-END-01", vec![], standings.collect()))
    }

    fn audit(_: &State) -> Result<(), String> {
        Ok(())
    }
}

fn bid(amount: u8) -> Action {
    Action::Bid { amount }
}

const SAY: Action = Action::Say { word: 1 };

fn game(actions: &[(u8, Action)]) -> History<Toy> {
    let mut history = History::new(2, Seed::from_text("toy")).unwrap();
    for &(seat, action) in actions {
        history.apply(Seat(seat), action).unwrap();
    }
    history
}

#[test]
fn a_refused_action_changes_nothing_and_cites_its_rule() {
    let mut history = game(&[(0, bid(1))]);
    let before = history.state().clone();
    assert_eq!(history.apply(Seat(0), bid(2)), Err(Illegal::new("TOY-STEP-01")));
    assert_eq!(history.apply(Seat(1), SAY), Err(Illegal::new("TOY-BID-01")));
    assert_eq!(history.apply(Seat(9), SAY), Err(Illegal::new("TOY-STEP-01")));
    assert_eq!((history.state(), history.entries().len()), (&before, 1));
}

#[test]
fn a_secret_step_can_be_undone_until_the_secrets_are_out() {
    let mut history = game(&[(0, bid(1))]);
    assert_eq!(history.undo(Seat(1)), Err(CannotUndo::NothingToUndo));
    assert_eq!(history.undo(Seat(0)), Ok(0));
    assert_eq!(history.state().bids, [None, None]);
}

/// Whether a seat can undo must not tell it that another seat has acted in secret.
#[test]
fn an_unnoticed_step_of_another_seat_does_not_stand_in_the_way() {
    let start = [(0, bid(1)), (1, bid(2)), (0, Action::Pass)];
    let mut history = game(&[&start[..], &[(1, Action::Mark)]].concat());
    assert_eq!(game(&start).can_undo(Seat(0)), Ok(2));
    assert_eq!(history.can_undo(Seat(0)), Ok(2), "the same, as far as seat 0 can know");
    assert_eq!(history.undo(Seat(0)), Ok(2));
    assert_eq!(history.entries().len(), 2, "the mark was made in a turn that did not come, and falls away");
    assert_eq!((history.state().turn, history.state().marked), (Seat(0), [false; 2]));
    let history = game(&[&start[..], &[(1, SAY)]].concat());
    assert_eq!(history.can_undo(Seat(0)), Err(CannotUndo::OthersActed));
}

#[test]
fn the_bid_that_turns_the_other_one_up_cannot_be_undone() {
    let mut history = game(&[(0, bid(1)), (1, bid(2))]);
    assert_eq!(history.undo(Seat(1)), Err(CannotUndo::LearnedSomething));
    assert_eq!(history.undo(Seat(0)), Err(CannotUndo::OthersActed), "seat 0 has seen the other bid since");
}

#[test]
fn a_draw_cannot_be_undone() {
    let mut history = game(&[(0, bid(1)), (1, bid(2)), (0, Action::Draw)]);
    assert_eq!(history.undo(Seat(0)), Err(CannotUndo::LearnedSomething));
}

#[test]
fn public_steps_are_undone_one_by_one_until_somebody_acted_on_them() {
    let start = [(0, bid(1)), (1, bid(2)), (0, SAY), (0, SAY)];
    let mut history = game(&start);
    assert_eq!(history.undo(Seat(0)), Ok(3));
    assert_eq!(history.undo(Seat(0)), Ok(2));
    let mut history = game(&[(0, bid(1)), (1, bid(2)), (0, SAY), (0, Action::Draw), (1, SAY)]);
    assert_eq!(history.undo(Seat(0)), Err(CannotUndo::LearnedSomething));
    assert_eq!(history.undo(Seat(1)), Ok(4));
}

#[test]
fn an_undone_draw_comes_out_the_same() {
    let mut history = game(&[(0, bid(1)), (1, bid(2)), (0, Action::Draw)]);
    let drawn = history.state().drawn;
    history.truncate(2);
    assert_eq!(history.state().drawn, [None, None]);
    history.apply(Seat(0), Action::Draw).unwrap();
    assert_eq!(history.state().drawn, drawn);
}

/// Everybody has seen the first draw, so going back by consent must not bring it again; and a record tells of it.
#[test]
fn after_going_back_by_consent_the_dice_are_new_and_the_record_says_so() {
    let start = [(0, bid(1)), (1, bid(2)), (0, SAY), (0, Action::Draw)];
    let mut draws = std::collections::BTreeSet::new();
    let mut history = game(&start);
    for _ in 0..8 {
        draws.insert(format!("{:?}", history.state().drawn));
        history.rewind(3);
        history.apply(Seat(0), Action::Draw).unwrap();
    }
    assert!(draws.len() > 1, "eight draws, all the same: {draws:?}");
    history.apply(Seat(1), Action::Draw).unwrap();
    let text = history.record(true).save();
    assert!(text.contains("\"rewinds\":8"), "{text}");
    let record = Record::<Toy>::load(&text).unwrap();
    assert_eq!(record.save(), text);
    assert_eq!(record.verify().unwrap().state(), history.state());
    assert_eq!(history.prefix(4).state(), &history.state_after(4));
    let less = text.replacen("\"rewinds\":8", "\"rewinds\":9", 1);
    assert!(matches!(Record::<Toy>::load(&less), Err(RecordError::Malformed { line: 6, .. })));
}

fn finished() -> History<Toy> {
    game(&[(0, bid(1)), (1, bid(2)), (0, SAY), (0, Action::Draw), (1, Action::Draw)])
}

#[test]
fn a_record_is_saved_loaded_and_verified() {
    let history = finished();
    let text = history.record(true).save();
    assert_eq!(text.lines().count(), 1 + 5 + 1);
    let record = Record::<Toy>::load(&text).unwrap();
    assert_eq!(record.save(), text);
    assert_eq!(record.verify().unwrap().state(), history.state());
}

#[test]
fn the_record_of_a_running_game_keeps_its_seed() {
    let text = finished().record(false).save();
    assert!(!text.contains(&Seed::from_text("toy").to_hex()));
    assert_eq!(Record::<Toy>::load(&text).unwrap().verify().err(), Some(RecordError::NoSeed));
}

#[test]
fn a_tampered_record_is_found_out() {
    let error = |change: fn(&mut Record<Toy>)| {
        let mut record = finished().record(true);
        change(&mut record);
        record.verify().err().unwrap()
    };
    assert_eq!(error(|r| r.seed = Some(Seed::from_text("other"))), RecordError::Unfair);
    assert_eq!(error(|r| r.result = Some(vec![(99, 1), (0, 2)])), RecordError::OtherResult);
    assert_eq!(error(|r| r.rules_version = 2), RecordError::OtherRules(2));
    let illegal = RecordError::Illegal { number: 2, rule: RuleId("TOY-STEP-01") };
    assert_eq!(error(|r| r.actions[1].0 = Seat(0)), illegal);
}

/// A table to whose seed every seat contributed.
#[test]
fn contributions_stand_in_the_record_and_are_checked() {
    let secret = Seed::from_text("secret");
    let player = Contribution { by: ContributionBy::Player, value: Seed::from_text("mine") };
    let contributions = vec![player, Contribution::of_server(secret, 1)];
    let mut history =
        History::<Toy>::new(*finished().options(), FairStart::seed(secret, &contributions)).unwrap();
    for (seat, action) in [(0, bid(1)), (1, bid(2)), (0, SAY), (0, Action::Draw), (1, Action::Draw)] {
        history.apply(Seat(seat), action).unwrap();
    }
    let fair = FairStart { commitment: secret.commitment(), contributions, secret: Some(secret) };
    let record = Record { commitment: fair.commitment.clone(), fair: Some(fair), ..history.record(true) };
    let text = record.save();
    assert!(text.starts_with("{\"orrery\":2,"), "{text}");
    let again = Record::<Toy>::load(&text).unwrap();
    assert_eq!(again.save(), text);
    assert_eq!(again.verify().unwrap().state(), history.state());
    let other = text.replacen(&Seed::from_text("mine").to_hex(), &Seed::from_text("other").to_hex(), 1);
    assert_eq!(Record::<Toy>::load(&other).unwrap().verify().err(), Some(RecordError::Unfair));
}

#[test]
fn a_malformed_record_names_its_line() {
    let text = finished().record(true).save();
    let line = |text: &str| match Record::<Toy>::load(text) {
        Err(RecordError::Malformed { line, .. }) => line,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("a malformed record was read"),
    };
    assert_eq!(line(""), 1);
    assert_eq!(line(&text.replacen("\"do\":\"bid\"", "\"do\":\"bet\"", 1)), 2);
    assert_eq!(line(&text.replacen("\"orrery\":1", "\"orrery\":2", 1)), 1);
    assert_eq!(line(&format!("{text}{{\"seat\":0,\"action\":{{\"do\":\"draw\"}}}}\n")), 8);
    let other = text.replacen("\"game\":\"toy\"", "\"game\":\"chess\"", 1);
    assert_eq!(Record::<Toy>::load(&other).err(), Some(RecordError::OtherGame("chess".into())));
}
