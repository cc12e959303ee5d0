//! Passwords: Argon2id, off the async threads and only a few at the same time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::error::{ApiError, ApiResult};
use crate::secret;
use crate::wire::ErrorCode;

/// Each hash takes some 20 MiB and a good part of a second's work: so no more than this at a time.
static BUSY: Semaphore = Semaphore::const_new(2);

/// What is kept of a new password.
pub async fn hash(password: &str) -> ApiResult<String> {
    let length = password.chars().count();
    if !(8..=256).contains(&length) {
        return Err(ApiError::new(ErrorCode::BadPassword, "a password has 8 to 256 characters"));
    }
    let _permit = BUSY.acquire().await.map_err(ApiError::internal)?;
    let (password, salt) = (password.to_owned(), secret::bytes::<16>());
    spawn_blocking(move || {
        Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).map(|hash| hash.to_string())
    })
    .await
    .map_err(ApiError::internal)?
    .map_err(ApiError::internal)
}

/// Whether the password is the one that `kept` was made of. Takes the same time if there is nothing kept,
/// so that nobody learns which names have accounts.
pub async fn matches(password: &str, kept: Option<&str>) -> ApiResult<bool> {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let _permit = BUSY.acquire().await.map_err(ApiError::internal)?;
    let (password, hash) = (password.to_owned(), kept.unwrap_or(NOBODY).to_owned());
    let right = spawn_blocking(move || {
        PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
    .map_err(ApiError::internal)?;
    Ok(right && kept.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_matches() {
        let kept = hash("correct horse").await.unwrap();
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        assert!(matches("correct horse", Some(&kept)).await.unwrap());
        assert!(!matches("wrong horse", Some(&kept)).await.unwrap());
        assert!(!matches("correct horse", None).await.unwrap());
        assert_eq!(hash("short").await.unwrap_err().code(), ErrorCode::BadPassword);
    }
}
