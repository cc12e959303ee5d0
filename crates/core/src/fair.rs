//! How the seed of a table comes about, so that nobody can choose it: the server commits itself to a secret when the table
//! is made, every seat adds a contribution when somebody sits down, and the seed is the hash of all of them.
//!
//! ```text
//! commitment = SHA-256(secret)
//! seed       = SHA-256("orrery seed\n" + "secret " + SECRET + "\n" + one line for each seat)
//! line       = "player " + CONTRIBUTION + "\n"   or   "server " + CONTRIBUTION + "\n"
//! ```
//!
//! All values are 64 lower-case hexadecimal digits, so that a shell can check them. What the server contributes (for bots, and
//! for programs that send nothing) follows from the secret: it must not be one more thing that it could choose late.
//! docs/decisions/09-fairness.md says what this proves, and for whom.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Seed, record::RecordError};

/// Who made a contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContributionBy {
    /// The browser or program of the player.
    Player,
    /// The server, for a bot or for a player whose program sent nothing.
    Server,
}

/// What one seat added to the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Who made it.
    pub by: ContributionBy,
    /// 32 random bytes.
    pub value: Seed,
}

impl Contribution {
    /// What the server adds for a seat: fixed by the secret that it has committed itself to.
    pub fn of_server(secret: Seed, seat: usize) -> Contribution {
        let value =
            Seed::from_text(&format!("orrery contribution\nsecret {}\nseat {seat}\n", secret.to_hex()));
        Contribution { by: ContributionBy::Server, value }
    }
}

/// How the seed of a game came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairStart {
    /// SHA-256 of the server's secret, shown from the moment when the table was made.
    pub commitment: String,
    /// What each seat added, in the order of the seats.
    pub contributions: Vec<Contribution>,
    /// The server's secret; open after the end.
    pub secret: Option<Seed>,
}

impl FairStart {
    /// The seed that secret and contributions make.
    pub fn seed(secret: Seed, contributions: &[Contribution]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(format!("orrery seed\nsecret {}\n", secret.to_hex()));
        for contribution in contributions {
            let by = match contribution.by {
                ContributionBy::Player => "player",
                ContributionBy::Server => "server",
            };
            hash.update(format!("{by} {}\n", contribution.value.to_hex()));
        }
        Seed(hash.finalize().into())
    }

    /// Whether the secret is the promised one, the server's contributions follow from it, and the seed from all of them.
    ///
    /// # Errors
    ///
    /// [`RecordError::NoSeed`] while the secret is not open, and [`RecordError::Unfair`].
    pub fn check(&self, seed: Seed) -> Result<(), RecordError> {
        let secret = self.secret.ok_or(RecordError::NoSeed)?;
        let own = |(seat, c): (usize, &Contribution)| {
            c.by == ContributionBy::Player || *c == Contribution::of_server(secret, seat)
        };
        let sound = secret.commitment() == self.commitment
            && self.contributions.iter().enumerate().all(own)
            && FairStart::seed(secret, &self.contributions) == seed;
        if sound { Ok(()) } else { Err(RecordError::Unfair) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start() -> (FairStart, Seed) {
        let secret = Seed::from_text("secret");
        let player = Contribution { by: ContributionBy::Player, value: Seed::from_text("player") };
        let contributions = vec![player, Contribution::of_server(secret, 1)];
        let seed = FairStart::seed(secret, &contributions);
        (FairStart { commitment: secret.commitment(), contributions, secret: Some(secret) }, seed)
    }

    #[test]
    fn another_secret_contribution_or_seed_is_found_out() {
        let (fair, seed) = start();
        assert_eq!(fair.check(seed), Ok(()));
        assert_eq!(fair.check(Seed::from_text("other")), Err(RecordError::Unfair));
        let other = Some(Seed::from_text("other"));
        assert_eq!(FairStart { secret: other, ..fair.clone() }.check(seed), Err(RecordError::Unfair));
        assert_eq!(FairStart { secret: None, ..fair.clone() }.check(seed), Err(RecordError::NoSeed));
        // The server must not choose what it adds for a bot, not even if the seed follows from it.
        let mut chosen = fair.clone();
        chosen.contributions[1].value = Seed::from_text("chosen");
        let seed = FairStart::seed(Seed::from_text("secret"), &chosen.contributions);
        assert_eq!(chosen.check(seed), Err(RecordError::Unfair));
    }

    /// Recorded games depend on these: they must never change. `sha256sum` gives the same.
    #[test]
    fn the_seed_is_fixed_for_ever() {
        let (fair, seed) = start();
        assert_eq!(fair.commitment, COMMITMENT);
        assert_eq!(fair.contributions[1].value.to_hex(), OF_SERVER);
        assert_eq!(seed.to_hex(), SEED);
    }
    const COMMITMENT: &str = "3881219d087dd9c634373fd33dfa33a2cb6bfc6c520b64b8bb60ef2ceb534ae7";
    const OF_SERVER: &str = "ccccfb61b7d3bb2bf99dfe75d640b5780496e2ca38682f01eea5c9584fc4e8f1";
    const SEED: &str = "0d9df4cc55b24c7d71c8678cb3aded1cd3646dcddf1840da35a04f41cc6ebb36";
}
