//! Randomness, handed into the engines from outside.
//!
//! Sampling is our own, on plain 32-bit words, so that a recorded game never depends on the version of
//! a library. At a table the words come from ChaCha, keyed by the table's seed, the number of the action and the number of
//! times that everybody agreed to go back: a replay is exact, and only after going back by consent does a draw come out
//! anew. In bulk play they come from a small, fast generator.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// A source of random words and the sampling that games use.
pub trait Dice {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number below `bound`, each with the same chance; 0 if `bound` is 0 or 1.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        // Lemire's method: multiply, and reject the few words that would favour small results.
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each with the same chance.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.below(items.len() as u32) as usize]) }
    }

    /// Brings the items into a random order.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// Draws from a multiset: an index with the chance of its share, or `None` if nothing is left.
    /// The caller takes the item out.
    #[inline]
    fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        let total: u32 = counts.iter().map(|&c| u32::from(c)).sum();
        if total == 0 {
            return None;
        }
        let mut rest = self.below(total);
        for (index, &count) in counts.iter().enumerate() {
            if rest < u32::from(count) {
                return Some(index);
            }
            rest -= u32::from(count);
        }
        None
    }
}

/// The seed of a table. Secret while the game runs, published at its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a text stands for; for tests, simulations and `--seed`.
    pub fn from_text(text: &str) -> Seed {
        Seed(Sha256::digest(text.as_bytes()).into())
    }

    /// The seed written as 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Seed(bytes))
    }

    /// The seed as 64 hexadecimal digits.
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }

    /// What the table publishes at its start: SHA-256 of the seed, in hexadecimal digits. Nobody can
    /// find the seed from it, and nobody can change the seed afterwards without being found out.
    pub fn commitment(self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

/// A seed must not reach a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(commitment {})", self.commitment())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Seed::from_hex(&text).ok_or_else(|| de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The dice of a real table, for one action.
pub struct TableDice {
    rng: ChaCha8Rng,
    used: bool,
}

impl TableDice {
    /// The dice for action `number`; the setup is number 0, the first action number 1.
    pub fn new(seed: Seed, number: u64) -> TableDice {
        TableDice::after_rewinds(seed, number, 0)
    }

    /// The dice for action `number` after the table has gone back so many times by consent of all: other ones each time,
    /// because everybody has seen the first.
    pub fn after_rewinds(seed: Seed, number: u64, rewinds: u32) -> TableDice {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(number | u64::from(rewinds) << 32);
        TableDice { rng, used: false }
    }

    /// Whether chance played a part so far.
    pub fn used(&self) -> bool {
        self.used
    }
}

impl Dice for TableDice {
    fn word(&mut self) -> u32 {
        self.used = true;
        self.rng.next_u32()
    }
}

/// The dice of bulk play: fast and tiny, not secret.
#[derive(Clone, Debug)]
pub struct FastDice(rand_pcg::Pcg64Mcg);

impl FastDice {
    /// Dice that are the same for the same number.
    pub fn new(seed: u64) -> FastDice {
        FastDice(rand_pcg::Pcg64Mcg::seed_from_u64(seed))
    }
}

impl Dice for FastDice {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_fair_and_in_range() {
        let mut dice = FastDice::new(1);
        for bound in [2u32, 3, 6, 7, 100] {
            let rolls = 20_000 * bound;
            let mut seen = vec![0u32; bound as usize];
            for _ in 0..rolls {
                seen[dice.below(bound) as usize] += 1;
            }
            for (face, &count) in seen.iter().enumerate() {
                assert!((18_800..21_200).contains(&count), "{bound}: {face} came {count} times");
            }
        }
        assert_eq!((dice.below(0), dice.below(1)), (0, 0));
    }

    /// Recorded games depend on these numbers: they must never change.
    #[test]
    fn table_dice_are_fixed_for_ever() {
        let seed = Seed::from_text("orrery");
        let mut dice = TableDice::new(seed, 7);
        assert!(!dice.used());
        let faces: Vec<u32> = (0..8).map(|_| dice.below(6)).collect();
        assert!(dice.used());
        assert_eq!(faces, FACES_OF_ACTION_7);
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
        TableDice::new(seed, 8).shuffle(&mut items);
        assert_eq!(items, SHUFFLE_OF_ACTION_8);
    }
    const FACES_OF_ACTION_7: [u32; 8] = [2, 4, 5, 2, 5, 5, 5, 5];
    const SHUFFLE_OF_ACTION_8: [u8; 8] = [5, 3, 1, 7, 6, 0, 2, 4];

    #[test]
    fn draw_follows_the_shares() {
        let mut dice = FastDice::new(2);
        let mut seen = [0u32; 4];
        for _ in 0..40_000 {
            seen[dice.draw(&[1, 0, 2, 1]).unwrap()] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!(seen[2] > seen[0] + seen[3] - 1_200 && seen[2] < seen[0] + seen[3] + 1_200, "{seen:?}");
        assert_eq!(dice.draw(&[0, 0]), None);
    }

    #[test]
    fn seeds_round_trip_and_commit() {
        let seed = Seed::from_text("a");
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("zz"), None);
        assert_eq!(seed.commitment().len(), 64);
        assert_ne!(seed.commitment(), Seed::from_text("b").commitment());
        assert!(!format!("{seed:?}").contains(&seed.to_hex()));
    }
}
