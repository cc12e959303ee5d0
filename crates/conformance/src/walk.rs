//! Plays games and holds every position against the laws.

use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery_core::{Dice, FastDice, Game, History, Observe, Present, Seat, Seed, Viewer, playout};
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use crate::kit::Kit;
use crate::law::hold;
use crate::report::{self, Failure};
use crate::{Breach, Law, laws, shrink};

/// How much was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Games.
    pub games: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    /// The most decisions in one of them.
    pub longest: usize,
}

/// Who did what.
pub(crate) type Trace<G> = Vec<(Seat, <G as Game>::Action)>;

/// Where the decisions come from.
pub(crate) enum Driver<'a, G: Game> {
    /// Random ones, until the end of the game.
    Random { dice: FastDice, style: Style, rewinds: u32 },
    /// Indices into the lists of what is legal, as far as they reach.
    Choices(std::slice::Iter<'a, u16>),
    /// Given ones as far as they are legal, to look for the breach of one law.
    Script(std::slice::Iter<'a, (Seat, G::Action)>, Law),
}

/// A leaning of random play, so that games do not all look alike.
#[derive(Clone, Copy)]
pub(crate) enum Style {
    Even,
    Low,
    High,
}

/// A position, as the laws see it.
pub(crate) struct Position<'a, G: Present> {
    pub kit: &'a Kit<G>,
    pub history: &'a History<G>,
    pub state: &'a G::State,
    pub players: u8,
    /// Dice of the laws, the same for the same seed and step.
    pub dice: FastDice,
    only: Option<Law>,
}

impl<G: Present> Position<'_, G> {
    /// Whether a law is held against this position.
    pub fn wants(&mut self, law: Law) -> bool {
        match self.only {
            // What panics may be asked by any law.
            Some(only) => only == law || only == Law::Panic,
            None => self.dice.below(law.one_in()) == 0,
        }
    }

    /// Two of those who look at the table, so that large tables do not cost more; all when a breach is shrunk.
    pub fn viewers(&mut self) -> Vec<Viewer> {
        let all: Vec<Viewer> = Seat::all(self.players).map(Viewer::Seat).chain([Viewer::Onlooker]).collect();
        if self.only.is_some() { all } else { (0..2).filter_map(|_| self.dice.pick(&all)).collect() }
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        G::legal(self.state, seat, &mut list);
        list
    }
}

/// What was seen over all games of a configuration.
#[derive(Default)]
pub(crate) struct Seen {
    pub summary: Summary,
    pub varied: laws::vary::Varied,
}

/// Plays the random games of the configuration.
pub(crate) fn random_games<G: Present + Observe>(kit: &Kit<G>) -> Result<Summary, Box<Failure<G>>> {
    let mut seen = Seen::default();
    for number in 0..kit.expect.games {
        let seed = Seed::from_text(&format!("conformance {} {:?} {number}", G::info().id, kit.options));
        let style = [Style::Even, Style::Low, Style::Even, Style::High][(number % 4) as usize];
        let dice = FastDice::new(number);
        let rewinds = if number % 2 == 0 { 0 } else { 8 };
        let driver = Driver::Random { dice, style, rewinds };
        let mut trace = Vec::new();
        if let Err(breach) = guarded(kit, seed, driver, &mut trace, &mut seen) {
            let (trace, breach) = shrink::shorten(kit, seed, trace, breach);
            return Err(report::write(kit, seed, trace, breach));
        }
    }
    laws::vary::hold(kit, &seen.varied).map_err(|breach| report::bare(&kit.options, breach))?;
    Ok(seen.summary)
}

/// Plays games whose decisions proptest chooses, and shrinks.
pub(crate) fn chosen_games<G: Present + Observe>(kit: &Kit<G>) -> Result<(), Box<Failure<G>>> {
    let cases = (kit.expect.games / 4).clamp(8, 2_500) as u32;
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 2_000, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let length = G::MAX_DECISIONS.min(600);
    let strategy = (any::<u64>(), proptest::collection::vec(any::<u16>(), 0..=length));
    let strategy = strategy.prop_map(|(seed, choices)| (Seed::from_text(&seed.to_string()), choices));
    let run = |seed: Seed, choices: &[u16]| {
        let mut trace = Vec::new();
        let driver = Driver::Choices(choices.iter());
        (guarded(kit, seed, driver, &mut trace, &mut Seen::default()), trace)
    };
    let result = TestRunner::new_with_rng(config, rng).run(&strategy, |(seed, choices)| {
        run(seed, &choices).0.map_err(|breach| TestCaseError::fail(breach.to_string()))
    });
    match result {
        Err(TestError::Fail(_, (seed, choices))) => match run(seed, &choices) {
            (Err(breach), trace) => Err(report::write(kit, seed, trace, breach)),
            (Ok(()), _) => {
                Err(report::bare(&kit.options, Breach::new(Law::Replay, "a failing game did not fail again")))
            }
        },
        Err(TestError::Abort(why)) => {
            Err(report::bare(&kit.options, Breach::new(Law::Panic, format!("proptest gave up: {why}"))))
        }
        Ok(()) => Ok(()),
    }
}

/// Plays one game; a panic is the breach of a law too.
pub(crate) fn guarded<G: Present + Observe>(
    kit: &Kit<G>,
    seed: Seed,
    driver: Driver<G>,
    trace: &mut Trace<G>,
    seen: &mut Seen,
) -> Result<(), Breach> {
    catch_unwind(AssertUnwindSafe(|| play(kit, seed, driver, trace, seen))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(Breach::new(Law::Panic, format!("panicked: {text}")))
    })
}

fn play<G: Present + Observe>(
    kit: &Kit<G>,
    seed: Seed,
    mut driver: Driver<G>,
    trace: &mut Trace<G>,
    seen: &mut Seen,
) -> Result<(), Breach> {
    let mut history = History::<G>::new(kit.options.clone(), seed)
        .map_err(|e| Breach::new(Law::Setup, format!("the options make no game: {e}")))?;
    let players = kit.seat_count(history.state())?;
    let only = if let Driver::Script(_, law) = driver { Some(law) } else { None };
    let salt = u64::from(seed.0[0]) << 8 | u64::from(seed.0[1]);
    let (mut forward, mut rewound) = (0, 0);
    loop {
        let state = history.state();
        let dice = FastDice::new(salt << 32 | trace.len() as u64);
        let mut position = Position { kit, history: &history, state, players, dice, only };
        laws::at(&mut position, &mut seen.varied)?;
        let Some((seat, action)) = driver.next(state, players) else { break };
        if G::rewinds(action) {
            rewound += 1;
        } else {
            forward += 1;
        }
        let most = G::MAX_DECISIONS;
        hold!(Ending, forward <= most * (1 + rewound), "no end after {most} decisions");
        trace.push((seat, action));
        laws::told::hold(&mut position, seat, action)?;
        laws::branch::hold(&mut position)?;
        let applied = history.apply(seat, action).map(|_| ());
        hold!(Complete, applied.is_ok(), "{seat:?} is offered {action:?}, but `apply` says: {applied:?}");
    }
    seen.summary.games += 1;
    seen.summary.decisions += trace.len() as u64;
    seen.summary.longest = seen.summary.longest.max(trace.len());
    laws::whole(kit, &history, only)
}

impl<G: Present> Driver<'_, G> {
    fn next(&mut self, state: &G::State, players: u8) -> Option<(Seat, G::Action)> {
        let mut list = Vec::new();
        match self {
            Driver::Random { dice, style, rewinds } => {
                if *rewinds > 0 && dice.below(8) == 0 {
                    let back: Vec<_> =
                        all_legal::<G>(state, players).into_iter().filter(|m| G::rewinds(m.1)).collect();
                    if let Some(choice) = dice.pick(&back) {
                        *rewinds -= 1;
                        return Some(choice);
                    }
                }
                let due: Vec<Seat> = G::to_act(state).iter().collect();
                let seat = dice.pick(&due)?;
                playout::forward::<G>(state, seat, &mut list);
                let count = list.len() as u32;
                let (a, b) = (dice.below(count), dice.below(count));
                let index = match style {
                    Style::Even => a,
                    Style::Low => a.min(b),
                    Style::High => a.max(b),
                };
                list.get(index as usize).map(|&action| (seat, action))
            }
            Driver::Choices(choices) => {
                // Forward first: shrunk choices then lead forward.
                let mut all = all_legal::<G>(state, players);
                all.sort_by_key(|m| G::rewinds(m.1));
                let choice = usize::from(*choices.next()?);
                if all.iter().all(|m| G::rewinds(m.1)) { None } else { Some(all[choice % all.len()]) }
            }
            Driver::Script(moves, _) => {
                moves.find(|m| orrery_core::check::<G>(state, m.0, m.1).is_ok()).copied()
            }
        }
    }
}

fn all_legal<G: Present>(state: &G::State, players: u8) -> Trace<G> {
    let mut all = Vec::new();
    for seat in Seat::all(players) {
        let mut list = Vec::new();
        G::legal(state, seat, &mut list);
        all.extend(list.into_iter().map(|action| (seat, action)));
    }
    all
}
