//! The character NUL is refused at the door: PostgreSQL keeps no text with it, and nobody means it.

use crate::error::{ApiError, ApiResult};
use crate::wire::ErrorCode;

/// Refuses JSON, or other text, with a NUL in it.
pub fn refuse_nul(text: &[u8]) -> ApiResult<()> {
    match has_nul(text) {
        true => Err(ApiError::new(ErrorCode::Malformed, "text must not contain the character NUL")),
        false => Ok(()),
    }
}

/// Whether there is a NUL in a text, as it is or as JSON writes it: `\u0000` with no other backslash before it that it
/// belongs to.
fn has_nul(text: &[u8]) -> bool {
    let mut rest = text.iter().enumerate();
    while let Some((at, byte)) = rest.next() {
        match byte {
            0 => return true,
            b'\\' if text[at..].starts_with(b"\\u0000") => return true,
            // The next character belongs to this backslash.
            b'\\' => drop(rest.next()),
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nul_is_found_as_json_writes_it() {
        for bad in ["a\0", r#"{"name":"\u0000"}"#, r#"{"name":"\\\u0000"}"#] {
            assert!(has_nul(bad.as_bytes()), "{bad:?}");
        }
        for good in ["", r#"{"name":"\\u0000"}"#, r#"{"name":"\u0001 \n"}"#, "\\"] {
            assert!(!has_nul(good.as_bytes()), "{good:?}");
        }
    }
}
