//! Random secrets and ids from the operating system, and hashes of secrets.

use orrery_core::Seed;
use sha2::{Digest, Sha256};

/// Letters and digits that nobody confuses.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the operating system.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without random numbers from the system nothing here is safe: better to stop than to go on.
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// A random text of `N` letters, 5 bits each.
pub fn text<const N: usize>() -> String {
    bytes::<N>().iter().map(|b| ALPHABET[usize::from(b % 32)] as char).collect()
}

/// An id: 80 bits, so that nobody guesses one.
pub fn id() -> String {
    text::<16>()
}

/// A secret for cookies, tokens and invitations: more than 256 bits.
pub fn secret() -> String {
    text::<52>()
}

/// The seed of a table.
pub fn seed() -> Seed {
    Seed(bytes())
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_plain_and_differ() {
        let ids: std::collections::BTreeSet<String> = (0..1_000).map(|_| id()).collect();
        assert_eq!(ids.len(), 1_000);
        assert!(ids.iter().all(|id| id.len() == 16 && id.bytes().all(|b| ALPHABET.contains(&b))));
    }

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
