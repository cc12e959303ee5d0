//! Arrays of more than 32 items as JSON lists.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
    items: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(items)
}

pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let items = Vec::<T>::deserialize(deserializer)?;
    items.try_into().map_err(|_| de::Error::custom(format_args!("a list of {N} is needed")))
}
