//! What would this action do?

use orrery_core::{Dice, FastDice, Game, Log, Present, Seat, Silent, Viewer, apply, check};

use crate::{Error, Preview};

/// How many states that the seat could be in are tried.
const GUESSES: u64 = 8;

/// Carries the action out on states resampled from what the seat may know, with different dice. What happens
/// in all of them, until they part, is taken for certain. The true hidden things and the table's dice are
/// never looked at, so the answer cannot tell them.
pub fn preview<G: Present>(state: &G::State, seat: Seat, action: G::Action) -> Result<Preview, Error> {
    check::<G>(state, seat, action).map_err(|illegal| Error::Illegal(illegal.rule))?;
    let viewer = Viewer::Seat(seat);
    let futures = (0..GUESSES).filter_map(|guess| {
        let state = G::resample(state, viewer, &mut FastDice::new(guess));
        Future::<G>::of(state, seat, action, guess)
    });
    let futures: Vec<_> = futures.collect();
    // What a seat can do is the same in all states that it could be in, so there is a future for each.
    let Some((first, others)) = futures.split_first() else { return Err(Error::Illegal(G::STEP_RULE)) };
    let undecided = without_secret_choices::<G>(state, seat);
    let undecided = Future::<G>::of(undecided, seat, action, 0).map(|future| future.heard);
    let heard = || others.iter().map(|other| &other.heard).chain(&undecided);
    let certain =
        first.heard.iter().enumerate().take_while(|(n, event)| heard().all(|h| h.get(*n) == Some(event)));
    let parted = heard().any(|h| *h != first.heard) || others.iter().any(|other| other.view != first.view);
    Ok(Preview {
        messages: certain.map(|(_, event)| G::tell(event)).collect(),
        reveals: parted || futures.iter().any(|future| future.taught),
        scores: if others.iter().all(|other| other.scores == first.scores) {
            first.scores.clone()
        } else {
            vec![]
        },
    })
}

/// How many states are tried to find out whether something is revealed. Games say so by structure, so the states
/// differ in it only where other seats' secret choices decide.
const TRIES: u64 = 2;

/// Whether any of the actions, done one after the other, rolls dice or shows the seat something hidden.
pub fn reveals<G: Present>(state: &G::State, seat: Seat, actions: &[G::Action]) -> Result<bool, Error> {
    let mut reveals = false;
    for guess in 0..TRIES {
        let mut state = G::resample(state, Viewer::Seat(seat), &mut FastDice::new(guess));
        for &action in actions {
            let mut dice = Watched { dice: FastDice::new(guess), used: false };
            let mut log = Log::default();
            apply::<G>(&mut state, seat, action, &mut dice, &mut log).map_err(|e| Error::Illegal(e.rule))?;
            reveals |= dice.used || log.revealed_to.contains(seat);
        }
    }
    Ok(reveals)
}

/// A state in which the other seats have taken back their secret choices. What the action leads to here does
/// not rest on them, however likely a guess at them may be.
fn without_secret_choices<G: Present>(state: &G::State, seat: Seat) -> G::State {
    let dice = &mut FastDice::new(0);
    let mut state = G::resample(state, Viewer::Seat(seat), dice);
    for other in Seat::all(G::players(&state)).filter(|&other| other != seat) {
        let mut actions = Vec::new();
        G::legal(&state, other, &mut actions);
        if let Some(&back) = actions.iter().find(|&&action| G::rewinds(action)) {
            G::play(&mut state, other, back, dice, &mut Silent);
        }
    }
    state
}

/// What the seat would learn from the action in one state.
struct Future<G: Game> {
    heard: Vec<G::Event>,
    view: G::View,
    scores: Vec<i32>,
    /// Whether dice were rolled or something hidden was turned up.
    taught: bool,
}

impl<G: Game> Future<G> {
    fn of(mut state: G::State, seat: Seat, action: G::Action, guess: u64) -> Option<Self> {
        let mut dice = Watched { dice: FastDice::new(GUESSES + guess), used: false };
        let mut log = Log::default();
        apply::<G>(&mut state, seat, action, &mut dice, &mut log).ok()?;
        let viewer = Viewer::Seat(seat);
        let scores = Seat::all(G::players(&state)).map(|seat| G::score(&state, seat)).collect();
        let taught = dice.used || log.revealed_to.contains(seat);
        Some(Future { heard: log.heard_by(viewer), view: G::view(&state, viewer), scores, taught })
    }
}

/// Dice that remember whether they were rolled.
struct Watched {
    dice: FastDice,
    used: bool,
}

impl Dice for Watched {
    fn word(&mut self) -> u32 {
        self.used = true;
        self.dice.word()
    }
}
