//! A story is told event by event, each with the position right after it. The game: one action climbs several
//! stairs; seat 1 is told of a treasure that the climber finds at the top.

use orrery_core::{
    Checks, Context, Dice, Game, GameInfo, History, Illegal, Outcome, RuleId, Seat, Seats, Seed, SetupError,
    Sink, Viewer,
};
use serde::{Deserialize, Serialize};

struct Stairs;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    stairs: u8,
    treasure: bool,
    rested: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Climb(u8);

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Event {
    Stair(u8),
    Treasure,
}

impl Game for Stairs {
    type Options = u8;
    type State = State;
    type Action = Climb;
    type View = State;
    type Event = Event;
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 9;
    const STEP_RULE: RuleId = RuleId("STA-STEP-01");

    fn info() -> &'static GameInfo {
        &GameInfo { id: "stairs", name: "Stairs", prefix: "STA", players: (2, 2), options: &[] }
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
    fn setup(_: &u8, _: &mut impl Dice, _: &mut impl Sink<Event>) -> Result<State, SetupError> {
        Ok(State { stairs: 0, treasure: false, rested: true })
    }
    fn to_act(_: &State) -> Seats {
        Seats::one(Seat(0))
    }
    fn legal(_: &State, _: Seat, out: &mut Vec<Climb>) {
        out.push(Climb(1));
    }
    fn check(_: &State, _: Seat, _: Climb, _: &mut impl Checks) -> Result<(), Illegal> {
        Ok(())
    }
    fn play(state: &mut State, _: Seat, Climb(n): Climb, dice: &mut impl Dice, sink: &mut impl Sink<Event>) {
        let ctx = &mut Context { state, dice, sink };
        for _ in 0..n {
            ctx.state.rested = false;
            ctx.state.stairs += 1;
            ctx.tell(Event::Stair(ctx.state.stairs));
        }
        ctx.state.treasure = true;
        ctx.tell_only(Seat(1), Event::Treasure);
        ctx.state.rested = true;
    }
    fn universe(_: &u8) -> Vec<Climb> {
        vec![Climb(1)]
    }
    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }
    fn resample(state: &State, _: Viewer, _: &mut impl Dice) -> State {
        state.clone()
    }
    fn score(_: &State, _: Seat) -> i32 {
        0
    }
    fn outcome(_: &State) -> Option<Outcome> {
        None
    }
    fn audit(_: &State) -> Result<(), String> {
        Ok(())
    }
}

fn climbed(actions: &[u8]) -> History<Stairs> {
    let mut history = History::new(2, Seed([7; 32])).unwrap();
    for &n in actions {
        history.apply(Seat(0), Climb(n)).unwrap();
    }
    history
}

/// Number, event, and the stairs, treasure and rest right after it.
fn story(
    history: &History<Stairs>,
    seat: u8,
    count: usize,
    most: usize,
) -> Vec<(usize, Event, u8, bool, bool)> {
    let told = history.told(Viewer::Seat(Seat(seat)), count, most);
    told.into_iter().map(|t| (t.number, t.event, t.state.stairs, t.state.treasure, t.state.rested)).collect()
}

#[test]
fn each_event_comes_with_the_position_right_after_it() {
    let history = climbed(&[2]);
    let expected = [
        (1, Event::Stair(1), 1, false, false),
        (1, Event::Stair(2), 2, false, false),
        (1, Event::Treasure, 2, true, true),
    ];
    assert_eq!(story(&history, 1, 0, 9), expected);
}

#[test]
fn what_follows_unheard_belongs_to_the_last_event_heard() {
    let history = climbed(&[2]);
    let expected = [(1, Event::Stair(1), 1, false, false), (1, Event::Stair(2), 2, true, true)];
    assert_eq!(story(&history, 0, 0, 9), expected);
}

#[test]
fn a_stretch_of_the_past_is_told_alone() {
    let history = climbed(&[1, 1, 1]);
    let numbers = |count, most| story(&history, 0, count, most).iter().map(|t| t.0).collect::<Vec<_>>();
    assert_eq!(numbers(0, 9), [1, 2, 3]);
    assert_eq!(numbers(1, 1), [2]);
    assert_eq!(numbers(3, 9), [0; 0]);
}
