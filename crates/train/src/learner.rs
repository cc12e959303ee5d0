//! A network that learns: gradients by hand, steps by Adam.

use orrery_bots::net::{NARROW, Net, OUTPUTS, POINTS, Units, WIDE};
use orrery_bots::{Estimate, Inputs};
use orrery_core::{Dice, FastDice};

/// A position and what became of it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position.
    pub inputs: Inputs,
    /// What the network should have said.
    pub target: Estimate,
}

/// A network in training: its weights, and the running means that Adam needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    /// The network.
    pub net: Net,
    /// The mean of its weights over the last rounds: it varies less than the network itself, and is what is
    /// played with.
    pub averaged: Net,
    /// The running mean of the gradients.
    pub mean: Net,
    /// The running mean of their squares.
    pub square: Net,
    /// How many steps were made.
    pub steps: u64,
}

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// Points count less than winning: they vary more, and they are only shown.
const POINTS_WEIGHT: f32 = 0.1;
/// How much of the mean is kept in each round, once there were enough of them.
const AVERAGED: f32 = 0.98;
/// How many examples make one step.
const BATCH: usize = 32;

impl Learner {
    /// A network with small random weights. Its outputs start near zero: it begins by agreeing with the
    /// hand-set evaluation.
    pub fn new(inputs: usize, seed: u64) -> Learner {
        let mut dice = FastDice::new(seed);
        let mut uniform = |limit: f32| (dice.word() as f32 / u32::MAX as f32 * 2.0 - 1.0) * limit;
        let mut net = Net::blank(inputs);
        // About 120 inputs are on at a time.
        net.first.iter_mut().flatten().for_each(|w| *w = uniform(0.12));
        net.second.iter_mut().flatten().for_each(|w| *w = uniform((6.0 / WIDE as f32).sqrt()));
        net.last.iter_mut().flatten().for_each(|w| *w = uniform(0.1 / (NARROW as f32).sqrt()));
        net.first_bias = [0.05; WIDE];
        net.second_bias = [0.05; NARROW];
        let averaged = net.clone();
        Learner { net, averaged, mean: Net::blank(inputs), square: Net::blank(inputs), steps: 0 }
    }

    /// Counts the present weights into their mean, after so many rounds.
    pub fn update_average(&mut self, rounds: u64) {
        let keep = AVERAGED.min(rounds as f32 / (rounds as f32 + 10.0));
        for (averaged, &now) in self.averaged.weights_mut().zip(self.net.weights()) {
            *averaged = keep * *averaged + (1.0 - keep) * now;
        }
    }

    /// Learns from examples in random order; returns the mean error of the chance to win.
    pub fn learn(&mut self, examples: &mut [Example], rate: f32, dice: &mut FastDice) -> f32 {
        dice.shuffle(examples);
        let mut gradient = Gradient::new(self.net.first.len());
        let mut error = 0.0;
        for batch in examples.chunks(BATCH) {
            for example in batch {
                error += gradient.add(&self.net, example);
            }
            self.step(&mut gradient, rate, batch.len() as f32);
        }
        error / examples.len().max(1) as f32
    }

    fn step(&mut self, gradient: &mut Gradient, rate: f32, count: f32) {
        self.steps += 1;
        let steps = self.steps.min(10_000) as i32;
        let scale = rate * (1.0 - SQUARE.powi(steps)).sqrt() / (1.0 - MEAN.powi(steps));
        let adam = |w: &mut f32, m: &mut f32, s: &mut f32, g: &mut f32| {
            let g = std::mem::take(g) / count;
            *m = MEAN * *m + (1.0 - MEAN) * g;
            *s = SQUARE * *s + (1.0 - SQUARE) * g * g;
            *w -= scale * *m / (s.sqrt() + 1e-8);
        };
        fn each<const N: usize>(
            adam: &impl Fn(&mut f32, &mut f32, &mut f32, &mut f32),
            w: &mut [f32; N],
            m: &mut [f32; N],
            s: &mut [f32; N],
            g: &mut [f32; N],
        ) {
            for (((w, m), s), g) in w.iter_mut().zip(m).zip(s).zip(g) {
                adam(w, m, s, g);
            }
        }
        let (net, mean, square, sum) = (&mut self.net, &mut self.mean, &mut self.square, &mut gradient.sum);
        // Only the inputs that were on have a gradient; the others keep their means for later.
        for &i in &gradient.touched {
            let i = usize::from(i);
            gradient.seen[i] = false;
            each(&adam, &mut net.first[i], &mut mean.first[i], &mut square.first[i], &mut sum.first[i]);
        }
        gradient.touched.clear();
        each(&adam, &mut net.first_bias, &mut mean.first_bias, &mut square.first_bias, &mut sum.first_bias);
        for u in 0..NARROW {
            each(&adam, &mut net.second[u], &mut mean.second[u], &mut square.second[u], &mut sum.second[u]);
        }
        each(
            &adam,
            &mut net.second_bias,
            &mut mean.second_bias,
            &mut square.second_bias,
            &mut sum.second_bias,
        );
        for u in 0..OUTPUTS {
            each(&adam, &mut net.last[u], &mut mean.last[u], &mut square.last[u], &mut sum.last[u]);
        }
        each(&adam, &mut net.last_bias, &mut mean.last_bias, &mut square.last_bias, &mut sum.last_bias);
    }
}

/// The sum of gradients of a batch.
struct Gradient {
    sum: Net,
    touched: Vec<u16>,
    seen: Vec<bool>,
}

impl Gradient {
    fn new(inputs: usize) -> Gradient {
        Gradient { sum: Net::blank(inputs), touched: Vec::new(), seen: vec![false; inputs] }
    }

    /// Adds the gradient of one example; returns the squared error of the chance to win.
    fn add(&mut self, net: &Net, example: &Example) -> f32 {
        let Units { wide, narrow, out } = net.units(&example.inputs);
        let target = [example.target.win, example.target.lead, example.target.points / POINTS];
        // The chances are logistic with cross entropy, the points linear with squares: the same form.
        let mut slope: [f32; OUTPUTS] = std::array::from_fn(|o| out[o] - target[o]);
        slope[2] *= POINTS_WEIGHT;
        let sum = &mut self.sum;
        let mut back = [0.0; NARROW];
        for (o, &slope) in slope.iter().enumerate() {
            sum.last_bias[o] += slope;
            for n in 0..NARROW {
                sum.last[o][n] += slope * narrow[n];
                back[n] += slope * net.last[o][n];
            }
        }
        let mut wide_back = [0.0; WIDE];
        for n in 0..NARROW {
            if narrow[n] <= 0.0 {
                continue;
            }
            sum.second_bias[n] += back[n];
            for w in 0..WIDE {
                sum.second[n][w] += back[n] * wide[w];
                wide_back[w] += back[n] * net.second[n][w];
            }
        }
        for w in 0..WIDE {
            if wide[w] <= 0.0 {
                wide_back[w] = 0.0;
            }
            sum.first_bias[w] += wide_back[w];
        }
        for &input in example.inputs.on() {
            let i = usize::from(input);
            if !std::mem::replace(&mut self.seen[i], true) {
                self.touched.push(input);
            }
            for (sum, back) in sum.first[i].iter_mut().zip(&wide_back) {
                *sum += back;
            }
        }
        (out[0] - target[0]).powi(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(on: &[u16], target: Estimate) -> Example {
        let mut inputs = Inputs::default();
        for i in 0..6 {
            inputs.flag(on.contains(&i));
        }
        Example { inputs, target }
    }

    fn loss(net: &Net, example: &Example) -> f32 {
        let out = net.units(&example.inputs).out;
        let target = [example.target.win, example.target.lead, example.target.points / POINTS];
        let entropy = |p: f32, t: f32| -(t * p.ln() + (1.0 - t) * (1.0 - p).ln());
        entropy(out[0], target[0])
            + entropy(out[1], target[1])
            + POINTS_WEIGHT * 0.5 * (out[2] - target[2]).powi(2)
    }

    #[test]
    fn gradients_are_the_slopes_of_the_loss() {
        let net = Learner::new(6, 3).net;
        let example = example(&[1, 4], Estimate { win: 1.0, lead: 0.7, points: 30.0 });
        let mut gradient = Gradient::new(6);
        gradient.add(&net, &example);
        let slopes: Vec<f32> = gradient.sum.weights().copied().collect();
        let mut tested = 0;
        for i in (0..slopes.len()).step_by(7) {
            let mut near = [net.clone(), net.clone()];
            *near[0].weights_mut().nth(i).unwrap() -= 1e-3;
            *near[1].weights_mut().nth(i).unwrap() += 1e-3;
            let measured = (loss(&near[1], &example) - loss(&near[0], &example)) / 2e-3;
            assert!((measured - slopes[i]).abs() < 5e-3, "weight {i}: {measured} {}", slopes[i]);
            tested += usize::from(slopes[i] != 0.0);
        }
        assert!(tested > 100, "{tested}");
    }

    #[test]
    fn what_is_taught_is_learned() {
        let mut learner = Learner::new(6, 1);
        let mut dice = FastDice::new(1);
        let estimate = |win: f32| Estimate { win, lead: win, points: 40.0 * win };
        for _ in 0..300 {
            // A win if exactly one of the first two is on: nothing that a single layer could tell.
            let mut examples = vec![
                example(&[], estimate(0.0)),
                example(&[0], estimate(1.0)),
                example(&[1], estimate(1.0)),
                example(&[0, 1], estimate(0.0)),
            ];
            learner.learn(&mut examples, 0.01, &mut dice);
        }
        let win = |on: &[u16]| learner.net.estimate(&example(on, estimate(0.0)).inputs);
        assert!(win(&[0]).win > 0.9 && win(&[1]).win > 0.9 && win(&[]).win < 0.1 && win(&[0, 1]).win < 0.1);
        assert!((win(&[0]).points - 40.0).abs() < 5.0);
    }
}
