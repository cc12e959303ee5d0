//! A training run on disk: one line of JSON, then the weights as plain numbers.

use std::io;
use std::path::Path;

use orrery_bots::Net;
use serde::{Deserialize, Serialize};

use crate::learner::Learner;
use crate::train::CurvePoint;

/// Everything needed to go on with a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Checkpoint {
    /// How many games were played.
    pub games: u64,
    /// The learning curve so far.
    pub curve: Vec<CurvePoint>,
    /// The network that learns.
    pub learner: Learner,
    /// The best network so far.
    pub best: Net,
}

#[derive(Serialize, Deserialize)]
struct Header {
    inputs: usize,
    games: u64,
    steps: u64,
    curve: Vec<CurvePoint>,
}

impl Checkpoint {
    /// The beginning of a run.
    pub fn new(inputs: usize, seed: u64) -> Checkpoint {
        let learner = Learner::new(inputs, seed);
        Checkpoint { games: 0, curve: Vec::new(), best: learner.net.clone(), learner }
    }

    /// Writes the run to a file; an older file stays whole until the new one is complete.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let header = Header {
            inputs: self.best.first.len(),
            games: self.games,
            steps: self.learner.steps,
            curve: self.curve.clone(),
        };
        let mut bytes = serde_json::to_vec(&header)?;
        bytes.push(b'\n');
        let learner = &self.learner;
        for net in [&learner.net, &learner.averaged, &learner.mean, &learner.square, &self.best] {
            bytes.extend(net.weights().flat_map(|w| w.to_le_bytes()));
        }
        let part = path.with_extension("part");
        std::fs::write(&part, bytes)?;
        std::fs::rename(part, path)
    }

    /// Reads a run from a file; `None` if there is no such file.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or is not a run of a network with so many inputs.
    pub fn load(path: &Path, inputs: usize) -> io::Result<Option<Checkpoint>> {
        let bytes = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let bad = || io::Error::new(io::ErrorKind::InvalidData, "not a training run of this game");
        let line = bytes.iter().position(|&b| b == b'\n').ok_or_else(bad)?;
        let header: Header = serde_json::from_slice(&bytes[..line])?;
        if header.inputs != inputs {
            return Err(bad());
        }
        let mut nets: [Net; 5] = std::array::from_fn(|_| Net::blank(inputs));
        let mut words = bytes[line + 1..].chunks_exact(4);
        for weight in nets.iter_mut().flat_map(|net| net.weights_mut()) {
            let word = words.next().ok_or_else(bad)?;
            *weight = f32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        }
        let [net, averaged, mean, square, best] = nets;
        let learner = Learner { net, averaged, mean, square, steps: header.steps };
        Ok(Some(Checkpoint { games: header.games, curve: header.curve, learner, best }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_comes_back_from_its_file() {
        let path = std::env::temp_dir().join(format!("orrery-checkpoint-{}", std::process::id()));
        let mut run = Checkpoint::new(5, 9);
        run.games = 12;
        run.curve.push(CurvePoint {
            games: 10,
            against_hand_tuned: 0.25,
            against_best: 0.5,
            error: 0.2,
            best: true,
        });
        run.learner.mean.first[3][7] = 0.125;
        run.save(&path).unwrap();
        assert_eq!(Checkpoint::load(&path, 5).unwrap(), Some(run));
        assert!(Checkpoint::load(&path, 6).is_err());
        std::fs::remove_file(&path).unwrap();
        assert_eq!(Checkpoint::load(&path, 5).unwrap(), None);
    }
}
