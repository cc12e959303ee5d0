//! Why one action is better than another, in words: from the parts that the estimates are made of.

use orrery_core::{Dice, FastDice, Message, Seat, Silent};

use crate::{Evaluation, Evaluator, Knowledge, Seen};

/// Over how many guesses at what is hidden two actions are compared.
const GUESSES: u32 = 16;
/// How many reasons are given for, and how many against.
const MOST_FOR: usize = 2;
const MOST_AGAINST: usize = 1;
/// Differences smaller than this, in points, are not worth a word.
const LEAST: f32 = 0.15;

/// What speaks for `better` rather than `other`, the weightiest first; then what speaks against it. Everything is
/// computed from what the seat knows. Never empty.
pub fn reasons<G: Knowledge>(
    seen: &Seen<G>,
    better: G::Action,
    other: G::Action,
    dice: &mut FastDice,
) -> Vec<Message> {
    let [a, b] = compare(seen, [better, other], dice);
    let differences = || a.parts.iter().zip(&b.parts).map(|((name, x), (_, y))| (*name, x - y));
    let mut gains: Vec<(&str, f32)> = differences().filter(|(_, d)| *d >= LEAST).collect();
    let mut losses: Vec<(&str, f32)> = differences().filter(|(_, d)| *d <= -LEAST).collect();
    gains.sort_by(|x, y| y.1.total_cmp(&x.1));
    losses.sort_by(|x, y| x.1.total_cmp(&y.1));
    let mut said = Vec::new();
    if a.over > 0.5 {
        said.push(Message::new(if a.win > 0.5 { "reason-wins" } else { "reason-ends-behind" }));
    }
    let part = |id, word, name: &str, points: f32| {
        with_points(Message::new(id).name("what", format!("why-{word}-{name}")), points)
    };
    said.extend(gains.iter().take(MOST_FOR).map(|(name, d)| part("reason-more", "more", name, *d)));
    // What it does to the rival whom it touches most.
    let rivals = Seat::all(a.points.len() as u8).filter(|&seat| seat != seen.seat());
    let effect = |seat: Seat| a.points[seat.index()] - b.points[seat.index()];
    let touched = rivals.max_by(|&x, &y| effect(x).abs().total_cmp(&effect(y).abs()));
    if let Some(rival) = touched.filter(|&rival| effect(rival).abs() >= 2.0 * LEAST) {
        let id = if effect(rival) < 0.0 { "reason-holds-back" } else { "reason-helps" };
        said.push(with_points(Message::new(id).seat("who", rival), effect(rival)));
    }
    // Where the parts do not speak for the action, the learned correction does.
    let by_parts: f32 = differences().map(|(_, d)| d).sum();
    if by_parts <= 0.0 && a.win > b.win && a.over < 0.5 {
        said.push(Message::new("reason-experience"));
    }
    said.extend(losses.iter().take(MOST_AGAINST).map(|(name, d)| part("reason-less", "less", name, *d)));
    if said.is_empty() {
        said.push(Message::new(if a.win > b.win + 0.01 { "reason-experience" } else { "reason-equal" }));
    }
    said
}

fn with_points(message: Message, points: f32) -> Message {
    let tenths = (points.abs() * 10.0).round() as i32;
    message.number("whole", tenths / 10).number("tenth", tenths % 10)
}

/// What can be expected after an action, in the mean.
struct After {
    parts: Vec<(&'static str, f32)>,
    /// The points that each seat can expect.
    points: Vec<f32>,
    win: f32,
    /// How often the game was over.
    over: f32,
}

/// Tries both actions on the same guesses with the same dice.
fn compare<G: Knowledge>(seen: &Seen<G>, actions: [G::Action; 2], dice: &mut FastDice) -> [After; 2] {
    let players = usize::from(G::players(seen.one()));
    let mut evaluator = Evaluator::new::<G>(Evaluation::Learned, seen.one());
    let mut all =
        [(); 2].map(|()| After { parts: Vec::new(), points: vec![0.0; players], win: 0.0, over: 0.0 });
    let share = 1.0 / GUESSES as f32;
    for _ in 0..GUESSES {
        let guess = seen.guess(dice);
        let same_dice = FastDice::new(u64::from(dice.word()));
        for (&action, mean) in actions.iter().zip(&mut all) {
            let mut after = guess.clone();
            G::play(&mut after, seen.seat(), action, &mut same_dice.clone(), &mut Silent);
            mean.win += share * evaluator.estimate::<G>(&after, seen.seat()).win;
            mean.over += if G::to_act(&after).is_empty() { share } else { 0.0 };
            let mut points = [0.0; Seat::MAX];
            G::expected_points(&after, &mut points[..players]);
            mean.points.iter_mut().zip(points).for_each(|(sum, points)| *sum += share * points);
            let parts = G::parts(&after, seen.seat());
            if mean.parts.is_empty() {
                mean.parts = parts.iter().map(|(name, _)| (*name, 0.0)).collect();
            }
            mean.parts.iter_mut().zip(parts).for_each(|(sum, (_, points))| sum.1 += share * points);
        }
    }
    all
}
