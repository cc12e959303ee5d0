//! Arrays of more than 32 items as JSON lists: `#[serde(with = "orrery_core::array")]`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Writes the list.
///
/// # Errors
///
/// Those of the serializer.
pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
    items: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(items)
}

/// Reads the list.
///
/// # Errors
///
/// Those of the deserializer, and lists of another length.
pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let items = Vec::<T>::deserialize(deserializer)?;
    items.try_into().map_err(|_| de::Error::custom(format_args!("a list of {N} is needed")))
}
