//! One step of look-ahead: try every action, evaluate what comes out.

use orrery_core::{Dice, FastDice, Seat, Silent};

use crate::{Estimate, Evaluator, Knowledge, Seen};

/// Over how many guesses at what is hidden one step of look-ahead is averaged.
pub const GUESSES: u32 = 4;

/// The best few actions are averaged over more guesses where chance plays a part.
const FINALISTS: usize = 4;
const MORE_GUESSES: u32 = 16;

/// What the seat can expect after each of the actions, averaged over `guesses` guesses at what is hidden
/// and at the dice. All actions meet the same guesses and the same dice, so that luck does not decide
/// between them.
pub fn look_ahead<G: Knowledge>(
    seen: &Seen<G>,
    actions: &[G::Action],
    guesses: u32,
    evaluator: &mut Evaluator<'_>,
    dice: &mut FastDice,
) -> Vec<Estimate> {
    let mut sums = vec![Estimate::default(); actions.len()];
    let mut after = seen.one().clone();
    for _ in 0..guesses.max(1) {
        let guess = seen.guess(dice);
        let same_dice = FastDice::new(u64::from(dice.word()));
        for (&action, sum) in actions.iter().zip(&mut sums) {
            after.clone_from(&guess);
            G::play(&mut after, seen.seat(), action, &mut same_dice.clone(), &mut Silent);
            sum.add(evaluator.estimate::<G>(&after, seen.seat()));
        }
    }
    sums.iter_mut().for_each(|sum| *sum = sum.times(1.0 / guesses.max(1) as f32));
    sums
}

/// The best action by one step of look-ahead. The best few are tried with more guesses, unless chance
/// plays no part.
pub fn choose<G: Knowledge>(
    seen: &Seen<G>,
    actions: &[G::Action],
    evaluator: &mut Evaluator<'_>,
    dice: &mut FastDice,
) -> Option<G::Action> {
    let once = look_ahead(seen, actions, 1, evaluator, dice);
    let estimates = look_ahead(seen, actions, GUESSES, evaluator, dice);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&a, &b| estimates[b].value().total_cmp(&estimates[a].value()).then(a.cmp(&b)));
    order.truncate(FINALISTS);
    let no_chance = order.iter().all(|&i| (once[i].value() - estimates[i].value()).abs() < 1e-6);
    if no_chance || order.len() < 2 {
        return order.first().map(|&i| actions[i]);
    }
    let finalists: Vec<G::Action> = order.iter().map(|&i| actions[i]).collect();
    let mut sums = look_ahead(seen, &finalists, MORE_GUESSES, evaluator, dice);
    for (sum, &i) in sums.iter_mut().zip(&order) {
        *sum = sum.times(MORE_GUESSES as f32);
        sum.add(estimates[i].times(GUESSES as f32));
    }
    best(&finalists, &sums)
}

/// The action with the highest value; the first of equals.
pub fn best<A: Copy>(actions: &[A], estimates: &[Estimate]) -> Option<A> {
    let mut best: Option<(A, f32)> = None;
    for (&action, estimate) in actions.iter().zip(estimates) {
        if best.is_none_or(|(_, value)| estimate.value() > value) {
            best = Some((action, estimate.value()));
        }
    }
    best.map(|(action, _)| action)
}

/// The best of `candidates` random actions by one step of look-ahead from a known state: the way playouts
/// are played. With one candidate simply a random action. `after` is a state to reuse.
pub fn best_of_random<G: Knowledge>(
    state: &G::State,
    seat: Seat,
    actions: &mut [G::Action],
    candidates: u32,
    evaluator: &mut Evaluator<'_>,
    dice: &mut FastDice,
    after: &mut G::State,
) -> Option<G::Action> {
    let candidates = (candidates as usize).min(actions.len());
    if candidates <= 1 {
        return dice.pick(actions);
    }
    let mut best: Option<(G::Action, f32)> = None;
    for i in 0..candidates {
        let other = i + dice.below((actions.len() - i) as u32) as usize;
        actions.swap(i, other);
        after.clone_from(state);
        G::play(after, seat, actions[i], dice, &mut Silent);
        let value = evaluator.estimate::<G>(after, seat).value();
        if best.is_none_or(|(_, b)| value > b) {
            best = Some((actions[i], value));
        }
    }
    best.map(|(action, _)| action)
}
