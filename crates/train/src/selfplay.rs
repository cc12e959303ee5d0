//! One game of a network against itself, and what is learned from it.

use orrery_bots::greedy::look_ahead;
use orrery_bots::{Estimate, Evaluator, Inputs, Knowledge, Net, Seen, evaluator};
use orrery_core::{Dice, FastDice, Seat, Silent, playout};

use crate::learner::Example;

/// How a game against itself is played and learned from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SelfPlay {
    /// How much of what became of a position is passed on to the one before (lambda).
    pub lambda: f32,
    /// The share of decisions that are made at random, to see something new.
    pub explore: f32,
    /// How many choices each seat makes at random first, so that what looks bad at the start is learned too.
    pub random_choices: u32,
}

/// Plays one game and returns what can be learned from it.
pub fn selfplay<G: Knowledge>(
    net: &Net,
    options: &G::Options,
    settings: SelfPlay,
    mut dice: FastDice,
) -> Vec<Example> {
    // The options were tried before.
    let Ok(mut state) = G::setup(options, &mut dice, &mut Silent) else { return Vec::new() };
    let players = usize::from(G::players(&state));
    let mut past: Vec<Vec<Inputs>> = vec![Vec::new(); players];
    let mut random = vec![settings.random_choices; players];
    let mut evaluator = Evaluator::with_net(net);
    let mut actions = Vec::new();
    for _ in 0..=G::MAX_DECISIONS {
        let Some(seat) = G::to_act(&state).first() else { break };
        playout::forward::<G>(&state, seat, &mut actions);
        let explore = dice.below(1000) < (1000.0 * settings.explore) as u32;
        let choice = match actions[..] {
            [] => break,
            [only] => Some(only),
            _ if random[seat.index()] > 0 => {
                random[seat.index()] -= 1;
                dice.pick(&actions)
            }
            _ if explore => dice.pick(&actions),
            _ => {
                let seen = Seen::<G>::new(&state, seat);
                let estimates = look_ahead(&seen, &actions, 1, &mut evaluator, &mut dice);
                let values = estimates.iter().map(|e| e.value()).enumerate();
                let best = values.max_by(|a, b| a.1.total_cmp(&b.1));
                best.map(|(i, _)| actions[i])
            }
        };
        let Some(action) = choice else { break };
        G::play(&mut state, seat, action, &mut dice, &mut Silent);
        // A search evaluates positions for all seats, so sometimes the others learn too.
        for other in Seat::all(players as u8) {
            if (other == seat && actions.len() > 1) || dice.below(6) == 0 {
                past[other.index()].push(evaluator::describe::<G>(&state, other));
            }
        }
    }
    let Some(outcome) = G::outcome(&state) else { return Vec::new() };
    let result = evaluator::of_outcome::<G>(&state, &outcome);
    past.into_iter().zip(result).flat_map(|(past, end)| examples(net, past, end, settings.lambda)).collect()
}

/// The positions of one seat with what became of them: at the end the outcome, before that a mixture of
/// the network's estimate of the next position and what became of that.
fn examples(net: &Net, past: Vec<Inputs>, end: Estimate, lambda: f32) -> Vec<Example> {
    let mut target = end;
    let mut examples = Vec::with_capacity(past.len());
    for inputs in past.into_iter().rev() {
        let mut next = net.estimate(&inputs).times(1.0 - lambda);
        next.add(target.times(lambda));
        examples.push(Example { inputs, target });
        target = next;
    }
    examples
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learner::Learner;
    use orrery_catalog::types::Reworld;
    use orrery_core::Game;

    #[test]
    fn the_end_is_taught_in_full_and_fades_backwards() {
        let net = Learner::new(4, 1).net;
        let end = Estimate { win: 1.0, lead: 0.9, points: 77.0 };
        let past = vec![Inputs::default(); 3];
        let judged = net.estimate(&past[0]);
        let examples = examples(&net, past, end, 0.5);
        assert_eq!(examples[0].target, end);
        assert!((examples[1].target.win - (0.5 * judged.win + 0.5)).abs() < 1e-6);
        assert!((examples[2].target.points - (0.75 * judged.points + 0.25 * 77.0)).abs() < 1e-3);
    }

    #[test]
    fn a_game_teaches_every_seat_and_is_reproducible() {
        let net = Learner::new(Reworld::INPUTS, 1).net;
        let settings = SelfPlay { lambda: 0.9, explore: 0.05, random_choices: 0 };
        let play = || selfplay::<Reworld>(&net, &Reworld::options(3), settings, FastDice::new(5));
        let (a, b) = (play(), play());
        assert!(a.len() > 100 && a.len() == b.len());
        assert!(a.iter().zip(&b).all(|(a, b)| a.inputs == b.inputs && a.target == b.target));
    }
}
