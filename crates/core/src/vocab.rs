//! Macros for the terms of a ledger as small `Copy` types: [`words!`](crate::words) for closed lists that the
//! rules know by name, [`component_ids!`](crate::component_ids) for the entries of a table of components.

#[doc(hidden)]
pub use serde;

/// An enum whose values have ids: `ALL`, `id`, `from_id`, `index`, and the id as its JSON form.
///
/// ```
/// # use serde::{Serialize, Deserialize};
/// orrery_core::words! {
///     /// A lane.
///     Lane {
///         /// The first.
///         Main = "main",
///         /// The one beside it.
///         Parking = "parking",
///     }
/// }
/// assert_eq!(Lane::from_id("parking"), Some(Lane::Parking));
/// assert_eq!((Lane::ALL.len(), Lane::Main.id(), Lane::Parking.index()), (2, "main", 1));
/// ```
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident = $id:literal),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name { $($(#[$word_doc])* #[serde(rename = $id)] $word),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$word),+];

            /// The name in data, actions and views.
            pub const fn id(self) -> &'static str {
                match self { $($name::$word => $id),+ }
            }

            /// The one with this name.
            pub fn from_id(id: &str) -> Option<$name> {
                match id { $($id => Some($name::$word),)+ _ => None }
            }

            /// The place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    )+ };
}

/// Types for the entries of component tables: one byte, the id as JSON form. `COMPONENTS.$table[i].id` must be
/// the id of entry `i`.
///
/// `component_ids! { /// A world. World: 60 in worlds }`
#[macro_export]
macro_rules! component_ids {
    ($($(#[$doc:meta])* $name:ident: $count:literal in $table:ident),+ $(,)?) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        // In TypeScript, the union of the ids.
        #[cfg(feature = "ts")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).into()
            }

            fn inline(_: &ts_rs::Config) -> String {
                let ids: Vec<String> = $name::all().map(|entry| format!("\"{}\"", entry.id())).collect();
                ids.join(" | ")
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), Self::inline(config))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the component file.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$count as u8).map($name)
            }

            /// The id in the component file.
            pub fn id(self) -> &'static str {
                COMPONENTS.$table[self.index()].id
            }

            /// The one with this id in the component file.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::all().find(|x| x.id() == id)
            }

            /// The place in the table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::vocab::serde::Serialize for $name {
            fn serialize<S: $crate::vocab::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> $crate::vocab::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::vocab::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use $crate::vocab::serde::de::Error;
                let id = <std::borrow::Cow<'de, str> as $crate::vocab::serde::Deserialize>::deserialize(deserializer)?;
                $name::from_id(&id).ok_or_else(|| {
                    D::Error::custom(format_args!("`{id}` is not a {}", stringify!($name).to_lowercase()))
                })
            }
        }
    )+ };
}
