//! The learned evaluation: a small network on sparse inputs that corrects the hand-tuned one. Written out by
//! hand, because a general library spends more time on being general than on the arithmetic.

use crate::{Estimate, Inputs};

/// Units of the first layer.
pub const WIDE: usize = 64;
/// Units of the second layer.
pub const NARROW: usize = 32;
/// Outputs: the chance to win, the lead and the points.
pub const OUTPUTS: usize = 3;
/// The points that an output of 1 stands for.
pub const POINTS: f32 = 50.0;

/// A network: inputs, two layers of rectified units, three outputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input, what it adds to each unit of the first layer.
    pub first: Vec<[f32; WIDE]>,
    /// Where the first layer starts from.
    pub first_bias: [f32; WIDE],
    /// For each unit of the second layer, the weight of each unit of the first.
    pub second: [[f32; WIDE]; NARROW],
    /// Where the second layer starts from.
    pub second_bias: [f32; NARROW],
    /// For each output, the weight of each unit of the second layer.
    pub last: [[f32; NARROW]; OUTPUTS],
    /// Where the outputs start from.
    pub last_bias: [f32; OUTPUTS],
}

/// The values of all units for one position; kept for learning.
#[derive(Clone, Debug, PartialEq)]
pub struct Units {
    /// The first layer.
    pub wide: [f32; WIDE],
    /// The second layer.
    pub narrow: [f32; NARROW],
    /// The outputs; the first two as chances, the third in units of [`POINTS`].
    pub out: [f32; OUTPUTS],
}

impl Net {
    /// A network that knows nothing.
    pub fn blank(inputs: usize) -> Net {
        Net {
            first: vec![[0.0; WIDE]; inputs],
            first_bias: [0.0; WIDE],
            second: [[0.0; WIDE]; NARROW],
            second_bias: [0.0; NARROW],
            last: [[0.0; NARROW]; OUTPUTS],
            last_bias: [0.0; OUTPUTS],
        }
    }

    /// The values of all units.
    pub fn units(&self, inputs: &Inputs) -> Units {
        let mut wide = self.first_bias;
        for &input in inputs.on() {
            for (unit, weight) in wide.iter_mut().zip(&self.first[usize::from(input)]) {
                *unit += weight;
            }
        }
        wide.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        let mut narrow = self.second_bias;
        for (unit, weights) in narrow.iter_mut().zip(&self.second) {
            *unit = (*unit + dot(weights, &wide)).max(0.0);
        }
        let mut out = inputs.start;
        for ((output, bias), weights) in out.iter_mut().zip(self.last_bias).zip(&self.last) {
            *output += bias + dot(weights, &narrow);
        }
        out[0] = chance(out[0]);
        out[1] = chance(out[1]);
        Units { wide, narrow, out }
    }

    /// What the seat that the inputs were written for can expect.
    pub fn estimate(&self, inputs: &Inputs) -> Estimate {
        let out = self.units(inputs).out;
        Estimate { win: out[0], lead: out[1], points: out[2] * POINTS }
    }

    /// The weights in the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        self.first
            .iter()
            .flatten()
            .chain(&self.first_bias)
            .chain(self.second.iter().flatten())
            .chain(&self.second_bias)
            .chain(self.last.iter().flatten())
            .chain(&self.last_bias)
    }

    /// The weights in the order of the file, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first
            .iter_mut()
            .flatten()
            .chain(&mut self.first_bias)
            .chain(self.second.iter_mut().flatten())
            .chain(&mut self.second_bias)
            .chain(self.last.iter_mut().flatten())
            .chain(&mut self.last_bias)
    }

    /// The network as a file: every weight as the upper half of its 32 bits, rounded. A weight loses
    /// its third decimal digit by this, and the file half its size.
    pub fn save(&self) -> Vec<u8> {
        self.weights()
            .flat_map(|w| {
                let bits = w.to_bits();
                let rounded = bits.saturating_add(0x7fff + (bits >> 16 & 1));
                ((rounded >> 16) as u16).to_le_bytes()
            })
            .collect()
    }

    /// Reads a file of [`Net::save`]; `None` if it is not of a network with so many inputs.
    pub fn load(bytes: &[u8], inputs: usize) -> Option<Net> {
        let mut net = Net::blank(inputs);
        if bytes.len() != 2 * net.weights().count() {
            return None;
        }
        for (weight, pair) in net.weights_mut().zip(bytes.chunks_exact(2)) {
            *weight = f32::from_bits(u32::from(u16::from_le_bytes([pair[0], pair[1]])) << 16);
            if !weight.is_finite() {
                return None;
            }
        }
        Some(net)
    }
}

/// The logistic function: 0.5 at 0, about 0.73 at 1.
#[inline]
pub fn chance(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Its inverse; chances of 0 and 1 are taken for nearly so.
#[inline]
fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(1e-4, 1.0 - 1e-4);
    (chance / (1.0 - chance)).ln()
}

/// What the outputs start from where this is the hand-tuned estimate.
#[inline]
pub fn start(estimate: Estimate) -> [f32; OUTPUTS] {
    [odds(estimate.win), odds(estimate.lead), estimate.points / POINTS]
}

/// Eight sums side by side, which the compiler turns into vector instructions.
#[inline]
fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(b)) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Net {
        let mut net = Net::blank(5);
        for (i, w) in net.weights_mut().enumerate() {
            *w = ((i * 37 % 101) as f32 - 50.0) / 160.0;
        }
        net
    }

    /// The same sums in the plainest form.
    #[test]
    fn units_are_the_plain_sums() {
        let net = sample();
        let mut inputs = Inputs::default();
        inputs.one_of(5, 1);
        let units = net.units(&inputs);
        for u in 0..WIDE {
            let plain = (net.first_bias[u] + net.first[1][u]).max(0.0);
            assert!((units.wide[u] - plain).abs() < 1e-5);
        }
        for u in 0..NARROW {
            let sum: f32 = (0..WIDE).map(|w| net.second[u][w] * units.wide[w]).sum();
            assert!((units.narrow[u] - (net.second_bias[u] + sum).max(0.0)).abs() < 1e-4);
        }
        let sum: f32 = (0..NARROW).map(|n| net.last[2][n] * units.narrow[n]).sum();
        assert!((units.out[2] - net.last_bias[2] - sum).abs() < 1e-4);
        assert!((0.0..=1.0).contains(&units.out[0]));
    }

    #[test]
    fn a_blank_network_repeats_the_hand_tuned_estimate() {
        let estimate = Estimate { win: 0.7, lead: 0.6, points: 33.0 };
        let mut inputs = Inputs::default();
        inputs.flag(true);
        inputs.start = start(estimate);
        let same = Net::blank(5).estimate(&inputs);
        assert!(
            (same.win - 0.7).abs() < 1e-5
                && (same.lead - 0.6).abs() < 1e-5
                && (same.points - 33.0).abs() < 1e-3
        );
    }

    #[test]
    fn a_saved_network_comes_back_but_for_rounding() {
        let net = sample();
        let back = Net::load(&net.save(), 5).unwrap();
        assert!(net.weights().zip(back.weights()).all(|(a, b)| (a - b).abs() <= a.abs() / 200.0));
        assert_eq!(Net::load(&back.save(), 5), Some(back), "a second time nothing is lost");
        assert_eq!(Net::load(&net.save(), 6), None);
        assert_eq!(Net::load(&[0xff; 10], 5), None);
    }
}
