//! Where points come from.

use serde::Serialize;

use crate::vocab::Category;

/// Where points come from (REW-FLOW-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Terrabots acquired.
    Terrabots,
    /// The start player space.
    StartSpace,
    /// Cards left on leaving a round.
    CardsLeft,
    /// Special crews placed.
    SpecialCrews,
    /// Tasks of satellites.
    Tasks,
    /// Population ships.
    Ships,
    /// A category of the final population ship.
    Final(Category),
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 6 + Category::COUNT;

    /// All of them, in the order of the tally.
    pub fn all() -> impl Iterator<Item = Source> {
        use Source::*;
        [Terrabots, StartSpace, CardsLeft, SpecialCrews, Tasks, Ships]
            .into_iter()
            .chain(Category::all().map(Final))
    }

    /// The place in the tally.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Source::Terrabots => 0,
            Source::StartSpace => 1,
            Source::CardsLeft => 2,
            Source::SpecialCrews => 3,
            Source::Tasks => 4,
            Source::Ships => 5,
            Source::Final(category) => 6 + category.index(),
        }
    }
}
