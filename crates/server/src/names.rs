//! Names that people can tell apart.

/// What is left of a name when letters that look alike are made equal: two names with the same key are the same to a reader.
pub fn key(name: &str) -> String {
    let plain: String = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    // Once more afterwards: a look-alike may stand for a capital letter.
    let alike: String = unicode_security::skeleton(&plain).flat_map(char::to_lowercase).collect();
    unicode_security::skeleton(&alike).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_the_same_key() {
        // Cyrillic а, е, о; digits; spaces; full width.
        for (one, other) in
            [("Ada", "Аdа"), ("Leo", "Lеo"), ("Ada L", "adal"), ("Bill1", "Billl"), ("Mira", "mira")]
        {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ben"), ("Zoë", "Zoo"), ("Mira", "Mina"), ("李", "王")] {
            assert_ne!(key(one), key(other), "{one} {other}");
        }
    }
}
