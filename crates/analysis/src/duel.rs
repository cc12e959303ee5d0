//! By how much one action is better than another, by what its seat knows.

use orrery_bots::greedy::best_of_random;
use orrery_bots::{Cancel, Evaluator, Knowledge, Seen};
use orrery_core::{Dice, FastDice, Game, Silent, playout};

use crate::judge::{Judge, Mean};

/// How much better the first action is than the second.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// In chance to win, for each seat of the table.
    pub win: Vec<Mean>,
    /// In points, for the seat that acts.
    pub points: Mean,
}

/// How a duel is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// How many pairs of continuations are played.
    pub pairs: u32,
    /// After how many of them it is over if the difference is surely small.
    pub first: u32,
}

/// A difference that is surely below this is not worth more continuations.
const SMALL: f64 = 0.004;
/// Out of how many random actions a continuation takes the best: more than the playouts of the search, since there are
/// fewer of them.
const CANDIDATES: u32 = 4;

/// Plays on after each of the two actions, pair by pair from the same guess with the same dice, as far as the search
/// would, and compares what can be expected then. The pairs are other ones than those that chose the better action, so
/// that its luck in being chosen does not count for it.
pub fn duel<G: Knowledge>(
    seen: &Seen<G>,
    actions: [G::Action; 2],
    rounds: Rounds,
    judge: &mut Judge,
    dice: &mut FastDice,
    cancel: &Cancel,
) -> Duel {
    let (seat, players) = (seen.seat(), usize::from(G::players(seen.one())));
    let mut wins: Vec<Vec<f64>> = vec![Vec::new(); players];
    let mut points = Vec::new();
    let mut line = Line::<G>::new(seen.one());
    for pair in 0..rounds.pairs {
        if cancel.is_set() {
            break;
        }
        if pair == rounds.first {
            let so_far = Mean::of(&wins[seat.index()]);
            if so_far.mean.abs() + 2.0 * so_far.variance.sqrt() < SMALL {
                break;
            }
        }
        let guess = seen.guess(dice);
        let same_dice = FastDice::new(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        let ends = actions.map(|action| {
            let mut state = guess.clone();
            let mut dice = same_dice.clone();
            G::play(&mut state, seat, action, &mut dice, &mut Silent);
            line.go_on(&mut state, &mut dice);
            judge.open::<G>(&state)
        });
        for (place, wins) in wins.iter_mut().enumerate() {
            wins.push(f64::from(ends[0][place].win - ends[1][place].win));
        }
        points.push(f64::from(ends[0][seat.index()].points - ends[1][seat.index()].points));
    }
    Duel { win: wins.iter().map(|w| Mean::of(w)).collect(), points: Mean::of(&points) }
}

/// How a continuation is played: by the better of a few random actions, as in the playouts of the search.
struct Line<G: Game> {
    evaluator: Evaluator<'static>,
    actions: Vec<G::Action>,
    after: G::State,
}

impl<G: Knowledge> Line<G> {
    fn new(state: &G::State) -> Self {
        Line { evaluator: Evaluator::hand_tuned(), actions: Vec::new(), after: state.clone() }
    }

    fn go_on(&mut self, state: &mut G::State, dice: &mut FastDice) {
        let tuning = G::tuning(state);
        let end = G::stage(state).saturating_add(tuning.stages);
        for _ in 0..tuning.horizon {
            let Some(seat) = G::to_act(state).first().filter(|_| G::stage(state) < end) else { break };
            playout::forward::<G>(state, seat, &mut self.actions);
            let (actions, after) = (&mut self.actions, &mut self.after);
            let choice =
                best_of_random::<G>(state, seat, actions, CANDIDATES, &mut self.evaluator, dice, after);
            let Some(action) = choice else { break };
            G::play(state, seat, action, dice, &mut Silent);
        }
    }
}
