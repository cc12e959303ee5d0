//! A toy with what the first one lacks: a solo game against a rival without a seat, a race that is not won by
//! points, options that depend on others, prices, shortcuts. Nothing is hidden and nothing is random.
//!
//! Everybody climbs for six turns. A turn is a step of 1, 2 or 3, which costs 1, 3 or 6 energy (one less
//! after a rest), or a rest, which brings 3 energy. In `points` the height counts three times and energy left
//! counts once. In `race` whoever reaches the summit wins before anybody who is higher but for the summit.
//! A climber alone has a rival whose height is fixed by the difficulty.

pub mod fault;
mod observe;
mod present;

use orrery_core::{
    Audience, Checks, Comparison, Dice, Game, GameInfo, Illegal, Message, NoParts, OptionChoice, OptionInfo,
    Outcome, Parts, RuleId, ScoreLine, Seat, Seats, SetupError, Sink, Standing, Verdict, Viewer, When, check,
    ensure,
};
use serde::{Deserialize, Serialize};

/// The game, with the fault that the test has set.
pub struct Climb;

/// How high the summit is.
pub const SUMMIT: u8 = 8;
/// What a unit of height counts in `points`.
pub const HEIGHT_POINTS: i32 = 3;
const TURNS: u8 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Points,
    Race,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Easy,
    Hard,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    pub mode: Mode,
    pub difficulty: Difficulty,
    pub wind: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub mode: Mode,
    pub rival: Option<u8>,
    pub wind: bool,
    pub turn: Seat,
    pub climbers: Vec<Climber>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Climber {
    pub height: u8,
    pub energy: u8,
    pub turns: u8,
    /// Whether the last turn was a rest.
    pub rested: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    Rest,
    Step { far: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Started,
    Rested { seat: Seat },
    Climbed { seat: Seat, far: u8 },
}

static INFO: GameInfo = GameInfo {
    id: "climb",
    name: "Climb",
    prefix: "CLI",
    players: (1, 3),
    options: &[
        OptionInfo {
            id: "mode",
            choices: &[
                OptionChoice::always("points"),
                OptionChoice { id: "race", when: &[When::Players(&[2, 3])] },
            ],
            default: "points",
            when: &[],
            rule: RuleId("CLI-SETUP-01"),
        },
        OptionInfo {
            id: "difficulty",
            choices: &[OptionChoice::always("easy"), OptionChoice::always("hard")],
            default: "easy",
            when: &[When::Players(&[1])],
            rule: RuleId("CLI-SETUP-02"),
        },
        OptionInfo {
            id: "wind",
            choices: &[],
            default: "false",
            when: &[When::Is("mode", &["race"])],
            rule: RuleId("CLI-SETUP-03"),
        },
    ],
};

/// What a step costs: by its length, one less after a rest, one more against the wind.
pub fn price(state: &State, seat: Seat, far: u8, parts: &mut impl Parts) -> i32 {
    let Some(climber) = state.climbers.get(seat.index()) else { return 0 };
    let plain = [0, 1, 3, 6].get(usize::from(far)).copied().unwrap_or(99);
    parts.part("CLI-STEP-01", plain, || Message::new("part-step"));
    let rested = -i32::from(climber.rested && plain > 0);
    if !fault::is(fault::FORGOTTEN_PART) {
        parts.part("CLI-STEP-02", rested, || Message::new("part-rested"));
    }
    let wind = i32::from(state.wind);
    parts.part("CLI-SETUP-03", wind, || Message::new("part-wind"));
    plain + rested + wind
}

impl Game for Climb {
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = State;
    type Event = Event;
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 18;
    const STEP_RULE: RuleId = RuleId("CLI-TURN-01");

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn options(players: u8) -> Options {
        Options { players, mode: Mode::Points, difficulty: Difficulty::Easy, wind: false }
    }

    fn components_hash() -> &'static str {
        present::hash()
    }

    fn players(state: &State) -> u8 {
        state.climbers.len() as u8
    }

    fn setup(options: &Options, _: &mut impl Dice, sink: &mut impl Sink<Event>) -> Result<State, SetupError> {
        let refuse = |rule, why: &str| Err(SetupError { rule: RuleId(rule), why: why.into() });
        let solo = options.players == 1;
        if !(1..=3).contains(&options.players) {
            return refuse("CLI-SETUP-01", "one to three climb");
        }
        if solo && options.mode == Mode::Race && !fault::is(fault::RACE_ALONE) {
            return refuse("CLI-SETUP-01", "nobody races alone");
        }
        if (!solo && options.difficulty == Difficulty::Hard) || (fault::is(fault::NEVER_HARD) && solo) {
            return refuse("CLI-SETUP-02", "only a climber alone has a rival");
        }
        if options.wind && options.mode != Mode::Race {
            return refuse("CLI-SETUP-03", "wind belongs to the race");
        }
        let height = if options.difficulty == Difficulty::Hard { SUMMIT } else { 4 };
        sink.emit(Audience::ALL, Event::Started);
        Ok(State {
            mode: options.mode,
            rival: solo.then_some(height),
            wind: options.wind,
            turn: Seat(0),
            climbers: vec![Climber { height: 0, energy: 6, turns: 0, rested: false }; options.players.into()],
        })
    }

    fn to_act(state: &State) -> Seats {
        let over = state.climbers.iter().all(|c| c.turns == TURNS);
        if over { Seats::NONE } else { Seats::one(state.turn) }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Self::all().into_iter().filter(|&a| check::<Self>(state, seat, a).is_ok()));
    }

    fn check(state: &State, seat: Seat, action: Action, checks: &mut impl Checks) -> Result<(), Illegal> {
        ensure!("CLI-TURN-01", Self::to_act(state).contains(seat));
        let Some(climber) = state.climbers.get(seat.index()) else { return Err(Illegal::new("CLI-TURN-01")) };
        let Action::Step { far } = action else { return Ok(()) };
        ensure!("CLI-STEP-01", (1..=3).contains(&far));
        let top = climber.height + far <= SUMMIT;
        let price = price(state, seat, far, &mut NoParts);
        let paid = i32::from(climber.energy) >= price;
        // Written twice, the two readers could differ.
        if fault::is(fault::OTHER_REASON) && !top {
            return Err(Illegal::new(if paid { "CLI-STEP-03" } else { "CLI-STEP-01" }));
        }
        checks.require("CLI-STEP-03", top, || Message::new("need-room").number("far", i32::from(far)))?;
        checks.require("CLI-STEP-01", paid, || Message::new("need-energy").number("price", price))?;
        if fault::is(fault::DRIFTING_REASON) && climber.rested {
            checks.require("CLI-STEP-02", std::any::type_name_of_val(checks).contains("First"), || {
                Message::new("need-room").number("far", 0)
            })?;
        }
        Ok(())
    }

    fn play(state: &mut State, seat: Seat, action: Action, _: &mut impl Dice, sink: &mut impl Sink<Event>) {
        let cost = if let Action::Step { far } = action { price(state, seat, far, &mut NoParts) } else { -3 };
        let climber = &mut state.climbers[seat.index()];
        climber.turns += 1;
        climber.energy = (i32::from(climber.energy) - cost) as u8;
        climber.rested = action == Action::Rest;
        match action {
            Action::Rest => sink.emit(Audience::ALL, Event::Rested { seat }),
            Action::Step { far } => {
                climber.height += far;
                sink.emit(Audience::ALL, Event::Climbed { seat, far });
            }
        }
        state.turn = seat.next(state.climbers.len() as u8);
    }

    fn universe(_: &Options) -> Vec<Action> {
        let mut all = Self::all();
        all.extend([Action::Step { far: 4 }, Action::Step { far: 255 }]);
        all
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn resample(state: &State, _: Viewer, _: &mut impl Dice) -> State {
        state.clone()
    }

    fn score(state: &State, seat: Seat) -> i32 {
        state
            .climbers
            .get(seat.index())
            .map_or(0, |c| HEIGHT_POINTS * i32::from(c.height) + i32::from(c.energy))
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !Self::to_act(state).is_empty() {
            return None;
        }
        let comparison = |label, rule| Comparison::new(Message::new(label), rule);
        let lines = |c: &Climber| {
            let line =
                |label, points| ScoreLine { label: Message::new(label), points, rule: RuleId("CLI-END-01") };
            vec![
                line("line-height", HEIGHT_POINTS * i32::from(c.height)),
                line("line-energy", c.energy.into()),
            ]
        };
        let (comparisons, values): (_, fn(&Climber) -> Vec<i32>) = match state.mode {
            Mode::Points => (vec![comparison("compare-points", "CLI-END-01")], |c| {
                vec![HEIGHT_POINTS * i32::from(c.height) + i32::from(c.energy)]
            }),
            Mode::Race => (
                vec![comparison("compare-summit", "CLI-END-02"), comparison("compare-energy", "CLI-END-02")],
                |c| vec![i32::from(c.height == SUMMIT), c.energy.into()],
            ),
        };
        let standings =
            state.climbers.iter().map(|c| Standing { lines: lines(c), values: values(c) }).collect();
        let rival = state.rival.map(|height| {
            let climber = Climber { height, energy: 0, turns: TURNS, rested: false };
            (Message::new("rival"), Standing { lines: lines(&climber), values: values(&climber) })
        });
        let mut outcome = Outcome::rank(comparisons, standings, rival.into_iter().collect());
        // A tie with the rival is nobody's victory.
        if state.rival.is_some() && outcome.decided.is_none() {
            outcome.seats[0].verdict = Verdict::Drawn;
        }
        match fault::now() {
            fault::OTHER_DECIDED => outcome.decided = outcome.decided.map(|n| n + 1),
            fault::ALWAYS_WON => outcome.seats.iter_mut().for_each(|s| s.verdict = Verdict::Won),
            fault::RIVAL_POINTS => outcome.rivals.iter_mut().for_each(|r| r.score += 1),
            fault::VALUE_MISSING => drop(outcome.seats[0].values.pop()),
            _ => {}
        }
        Some(outcome)
    }

    fn audit(state: &State) -> Result<(), String> {
        let high = state.climbers.iter().find(|c| c.height > SUMMIT);
        high.map_or(Ok(()), |c| Err(format!("a climber is {} high", c.height)))
    }
}

impl Climb {
    fn all() -> Vec<Action> {
        [Action::Rest].into_iter().chain((1..=3).map(|far| Action::Step { far })).collect()
    }
}
