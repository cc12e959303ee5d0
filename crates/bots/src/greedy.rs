//! One step of look-ahead: try every action, judge what comes out.

use orrery_core::{Dice, FastDice, Game, Silent};

use crate::{Eval, Hope, Knowledge, Seen};

/// How many guesses at the hidden things one step of look-ahead is averaged over.
pub const GUESSES: u32 = 4;

/// How many more the best few actions are averaged over where chance plays a part.
const MORE: u32 = 16;
const FEW: usize = 4;

/// What the seat can hope for after each of the actions, averaged over `guesses` guesses at what is
/// hidden and at the dice. All actions meet the same guesses and the same dice, so that luck does not
/// decide between them.
pub fn look_ahead<G: Knowledge>(
    seen: &Seen<G>,
    actions: &[G::Action],
    guesses: u32,
    eval: &mut Eval<'_>,
    dice: &mut FastDice,
) -> Vec<Hope> {
    let mut sums = vec![Hope::default(); actions.len()];
    let mut after = seen.one().clone();
    for _ in 0..guesses.max(1) {
        let guess = seen.guess(dice);
        let luck = FastDice::new(u64::from(dice.word()));
        for (&action, sum) in actions.iter().zip(&mut sums) {
            after.clone_from(&guess);
            G::play(&mut after, seen.seat(), action, &mut luck.clone(), &mut Silent);
            sum.add(eval.hope::<G>(&after, seen.seat()));
        }
    }
    sums.iter_mut().for_each(|sum| *sum = sum.over(guesses.max(1) as f32));
    sums
}

/// The best action by one step of look-ahead. The best few are looked at again and again, unless
/// chance plays no part.
pub fn choose<G: Knowledge>(
    seen: &Seen<G>,
    actions: &[G::Action],
    eval: &mut Eval<'_>,
    dice: &mut FastDice,
) -> Option<G::Action> {
    let once = look_ahead(seen, actions, 1, eval, dice);
    let hopes = look_ahead(seen, actions, GUESSES, eval, dice);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&a, &b| hopes[b].worth().total_cmp(&hopes[a].worth()).then(a.cmp(&b)));
    order.truncate(FEW);
    let steady = order.iter().all(|&i| (once[i].worth() - hopes[i].worth()).abs() < 1e-6);
    if steady || order.len() < 2 {
        return order.first().map(|&i| actions[i]);
    }
    let few: Vec<G::Action> = order.iter().map(|&i| actions[i]).collect();
    let mut more = look_ahead(seen, &few, MORE, eval, dice);
    for (sum, &i) in more.iter_mut().zip(&order) {
        *sum = sum.over(1.0 / MORE as f32);
        sum.add(hopes[i].over(1.0 / GUESSES as f32));
    }
    best(&few, &more)
}

/// The action with the highest worth; the first of equals.
pub(crate) fn best<A: Copy>(actions: &[A], hopes: &[Hope]) -> Option<A> {
    let mut best: Option<(A, f32)> = None;
    for (&action, hope) in actions.iter().zip(hopes) {
        if best.is_none_or(|(_, worth)| hope.worth() > worth) {
            best = Some((action, hope.worth()));
        }
    }
    best.map(|(action, _)| action)
}

/// The best of `care` random actions by one step of look-ahead from a known state: the way playouts are
/// played. With `care` 1 simply a random action. `after` is a state to reuse.
pub(crate) fn pick<G: Knowledge>(
    state: &G::State,
    seat: orrery_core::Seat,
    actions: &mut [G::Action],
    care: u32,
    eval: &mut Eval<'_>,
    dice: &mut FastDice,
    after: &mut G::State,
) -> Option<G::Action> {
    let tries = (care as usize).min(actions.len());
    if tries <= 1 {
        return dice.pick(actions);
    }
    let mut best: Option<(G::Action, f32)> = None;
    for i in 0..tries {
        let other = i + dice.below((actions.len() - i) as u32) as usize;
        actions.swap(i, other);
        after.clone_from(state);
        <G as Game>::play(after, seat, actions[i], dice, &mut Silent);
        let worth = eval.hope::<G>(after, seat).worth();
        if best.is_none_or(|(_, b)| worth > b) {
            best = Some((actions[i], worth));
        }
    }
    best.map(|(action, _)| action)
}
