//! Two questions that any game can answer: what would this do, and why can I not do that?

use std::collections::BTreeMap;

use orrery_core::{Dice, FastDice, Game, Log, Present, RuleId, Seat, Silent, Viewer, apply};

use crate::{Error, Preview, Why};

/// How many states that the seat could be in are tried.
const GUESSES: u64 = 8;

/// Carries the action out on states resampled from what the seat may know, with different dice. What happens
/// in all of them, until they part, is taken for certain. The true hidden things and the table's dice are
/// never looked at, so the answer cannot tell them.
pub(crate) fn preview<G: Present>(state: &G::State, seat: Seat, action: G::Action) -> Result<Preview, Error> {
    G::check(state, seat, action).map_err(|illegal| Error::Illegal(illegal.rule))?;
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
        reveals: parted || futures.iter().any(|future| future.chance),
        scores: if others.iter().all(|other| other.scores == first.scores) {
            first.scores.clone()
        } else {
            vec![]
        },
    })
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
    /// Whether dice were rolled.
    chance: bool,
}

impl<G: Game> Future<G> {
    fn of(mut state: G::State, seat: Seat, action: G::Action, guess: u64) -> Option<Self> {
        let mut dice = Watched { dice: FastDice::new(GUESSES + guess), used: false };
        let mut log = Log::default();
        apply::<G>(&mut state, seat, action, &mut dice, &mut log).ok()?;
        let viewer = Viewer::Seat(seat);
        let scores = Seat::all(G::players(&state)).map(|seat| G::score(&state, seat)).collect();
        Some(Future { heard: log.heard_by(viewer), view: G::view(&state, viewer), scores, chance: dice.used })
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

/// Looks at all actions that use the piece. If none is legal, the rule that forbids the fewest other things
/// is the one that says the most about this piece; that a seat is not to act says the least.
pub(crate) fn why_not<G: Present>(options: &G::Options, state: &G::State, seat: Seat, target: &str) -> Why {
    let mut forbidden: BTreeMap<RuleId, usize> = BTreeMap::new();
    let mut reasons: Vec<RuleId> = Vec::new();
    for action in G::universe(options) {
        let uses_it = || G::describe(state, seat, action).targets.iter().any(|t| t == target);
        match G::check(state, seat, action) {
            Ok(()) if uses_it() => return Why { usable: true, rule: None },
            Ok(()) => {}
            Err(illegal) => {
                *forbidden.entry(illegal.rule).or_default() += 1;
                if !reasons.contains(&illegal.rule) && uses_it() {
                    reasons.push(illegal.rule);
                }
            }
        }
    }
    let rule = reasons.into_iter().min_by_key(|rule| (*rule == G::STEP_RULE, forbidden[rule]));
    Why { usable: false, rule }
}

#[cfg(test)]
mod tests {
    use orrery_core::playout;

    use super::*;
    use crate::toy::Toy;

    /// Whatever is really hidden: who asks is told the same.
    #[test]
    fn answers_do_not_depend_on_what_is_hidden() {
        let mut dice = FastDice::new(11);
        let options = Toy::options(3);
        let mut list = Vec::new();
        for _ in 0..20 {
            let mut state = Toy::setup(&options, &mut dice).expect("a game");
            while let Some((seat, action)) = playout::choose::<Toy>(&state, &mut dice, &mut list) {
                let other = Toy::resample(&state, Viewer::Seat(seat), &mut dice);
                assert_eq!(preview::<Toy>(&state, seat, action), preview::<Toy>(&other, seat, action));
                for piece in ["card-1", "card-6", "prize", "bid"] {
                    let [one, two] = [&state, &other].map(|s| why_not::<Toy>(&options, s, seat, piece));
                    assert_eq!(one, two, "{piece}");
                }
                Toy::play(&mut state, seat, action, &mut dice, &mut Silent);
            }
        }
    }
}
