//! The contract between a game and everything else.

use std::any::Any;
use std::fmt;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Audience, Checks, Dice, Illegal, OptionInfo, Outcome, RuleId, Seat, Seats, Viewer, check};

/// A game: its rules as a pure state machine.
///
/// The laws below are checked for every game by the conformance kit:
///
/// - `legal` lists, strictly ascending, exactly the actions of the universe that [`check()`] accepts. The
///   list of a seat that is to act holds at least one action that does not [rewind](Game::rewinds); of
///   other seats, nothing but rewinds. It never holds more than 256.
/// - `check` never panics on any input. `play` is called only with what it accepts. Its conditions all
///   hold exactly if the action is legal, and the first that fails is the rule that the refusal cites.
/// - `setup` accepts exactly the options that [`GameInfo::permits`] offers.
/// - An action that shows its player something hidden says so: it uses dice or calls [`Sink::reveal`].
/// - A view and the events for a viewer depend only on what the viewer may know:
///   `view(resample(s, v), v) == view(s, v)`.
/// - `resample` depends only on what the viewer may know, and on the dice:
///   `resample(resample(s, v, d1), v, d2) == resample(s, v, d2)`.
/// - Every piece is conserved ([`Game::audit`]), every game ends within [`Game::MAX_DECISIONS`].
///
/// `apply` (the free function) is the door for input from outside; it checks, then plays.
pub trait Game: Sized + 'static {
    /// What can be chosen when a table is set: players, variants, modules. A JSON object whose fields
    /// are `players` and the ids of [`GameInfo::options`].
    type Options: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything about a game in progress, also in the middle of a decision. Plain data.
    type State: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One small decision.
    type Action: Copy + fmt::Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know.
    type View: fmt::Debug + PartialEq + Serialize + Send + 'static;
    /// Something that happened.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + Send + Sync;

    /// Raised by every change to what is legal or what follows from an action.
    const RULES_VERSION: u32;
    /// No game has more decisions than this, rewinds not counted.
    const MAX_DECISIONS: usize;
    /// The rule cited when a seat acts that is not to act, or makes a choice of another step.
    const STEP_RULE: RuleId;

    /// The facts about the game that need no state.
    fn info() -> &'static GameInfo;

    /// The usual options for a number of players; for an impossible number, options that `setup` refuses.
    /// Law: those of [`GameInfo::usual`].
    fn options(players: u8) -> Self::Options;

    /// The hash of the components in play; see [`crate::pack`].
    fn components_hash() -> &'static str;

    /// The number of seats.
    fn players(state: &Self::State) -> u8;

    /// A new game, told from its first moment.
    ///
    /// # Errors
    ///
    /// The rule that forbids the options.
    fn setup(
        options: &Self::Options,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// The seats that are waited for; several where play is simultaneous, nobody after the end.
    fn to_act(state: &Self::State) -> Seats;

    /// Appends the legal actions of a seat to `out`, which is empty.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Asks the conditions of an action, one after the other; see [`Checks`]. Callers use the free functions
    /// [`check()`] and [`conditions`](crate::conditions).
    ///
    /// # Errors
    ///
    /// The refusal, which cites the most exact rule.
    fn check(
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
        checks: &mut impl Checks,
    ) -> Result<(), Illegal>;

    /// Carries out an action that [`check()`] accepts, and everything that follows from it without
    /// a further decision. With any other action the state may become nonsense; use [`apply`].
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Whether the action only takes back choices that the seat made before (such as opening one's
    /// secret plan again). Offered to people; never used by bots and playouts.
    fn rewinds(_action: Self::Action) -> bool {
        false
    }

    /// Every action that the format can express at such a table, legal or not.
    fn universe(options: &Self::Options) -> Vec<Self::Action>;

    /// What the viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A random state that, as far as the viewer can know, might be the true one.
    fn resample(state: &Self::State, viewer: Viewer, dice: &mut impl Dice) -> Self::State;

    /// The points of a seat so far, as everybody can count them.
    fn score(state: &Self::State, seat: Seat) -> i32;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Checks that every piece is in exactly one place and every summary is up to date; says what is wrong.
    fn audit(state: &Self::State) -> Result<(), String>;
}

/// The facts about a game that need no state.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameInfo {
    /// The name used in addresses and commands, such as `roll-for-the-galaxy`.
    pub id: &'static str,
    /// The title.
    pub name: &'static str,
    /// The three letters that begin its rule ids.
    pub prefix: &'static str,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// What else can be chosen when a table is set. Labels are the texts `option-<id>`.
    pub options: &'static [OptionInfo],
}

/// These options make no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What is wrong and what would be right.
    pub why: String,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.rule)
    }
}

impl std::error::Error for SetupError {}

/// Where events go.
pub trait Sink<E> {
    /// Takes an event for its audience.
    fn emit(&mut self, to: Audience, event: E);

    /// Hears that something hidden was shown to the audience, without dice.
    #[inline(always)]
    fn reveal(&mut self, _: Audience) {}

    /// Is shown the state right after the event that was emitted last.
    #[inline(always)]
    fn after(&mut self, _: &dyn Any) {}
}

/// Nobody listens: compiles to nothing.
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: Audience, _: E) {}
}

/// Keeps all events.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<E> {
    /// The events, each with who learned of it.
    pub events: Vec<(Audience, E)>,
    /// Who was shown something hidden, without dice.
    pub revealed_to: Seats,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log { events: Vec::new(), revealed_to: Seats::NONE }
    }
}

impl<E: Clone> Log<E> {
    /// What one viewer learned.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<E> {
        self.events.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, e)| e.clone()).collect()
    }
}

impl<E> Sink<E> for Log<E> {
    fn emit(&mut self, to: Audience, event: E) {
        self.events.push((to, event));
    }

    fn reveal(&mut self, to: Audience) {
        self.revealed_to.0 |= to.seats.0;
    }
}

/// Carries out an action from outside: refuses it with the rule that forbids it and changes nothing,
/// or plays it.
pub fn apply<G: Game>(
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut impl Dice,
    sink: &mut impl Sink<G::Event>,
) -> Result<(), Illegal> {
    check::<G>(state, seat, action)?;
    G::play(state, seat, action, dice, sink);
    Ok(())
}
