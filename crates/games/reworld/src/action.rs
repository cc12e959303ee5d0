//! What a seat can decide: one small choice at a time, in the order of REW-CHOICE-18. These are the actions
//! that REW-CHOICE-14 and REW-CHOICE-15 suggest, split into steps.

use serde::{Deserialize, Serialize};

use crate::rules::payment::Payment;
use crate::vocab::{Behind, Crew, Letter, Number, Sign, Slot};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Chapter one: acquire the module of this slot's arm.
    Acquire {
        /// The slot.
        slot: Slot,
    },
    /// Chapter one: take the start player marker.
    TakeMarker,
    /// Chapter one: leave the round.
    Leave,
    /// Acquiring: pay with these cards.
    Pay {
        /// The cards.
        cards: Payment,
    },
    /// Acquiring: the card that lies on top and names the docking bay.
    Top {
        /// Its number.
        card: Number,
    },
    /// Taking the marker: the card for the start player space.
    LayCard {
        /// Its number.
        card: Number,
    },
    /// Chapter two: decouple a module.
    Decouple {
        /// The module row.
        row: Number,
        /// How many modules lie to its left: 1 for a shuttle behind one crew (REW-SHUT-08).
        #[serde(default, skip_serializing_if = "Behind::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Behind>"))]
        behind: Behind,
    },
    /// A decoupled shuttle or satellite joins the defence row.
    Defend,
    /// A decoupled shuttle flies transport.
    Transport,
    /// A decoupled satellite scores its task.
    ScoreTask,
    /// A founding terrabot takes a sign.
    TakeSign {
        /// The sign; without one, the first that is left in alphabetical order (REW-OPEN-36).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        sign: Option<Sign>,
    },
    /// Transport: dock the crew at the open end of this row.
    Dock {
        /// The module row.
        row: Number,
    },
    /// Transport: dock no more crews.
    NoMore,
    /// Transport: place a docked crew in a city.
    Place {
        /// The crew.
        crew: Crew,
        /// The letter of the city.
        city: Letter,
    },
    /// Transport: put a docked crew that finds no city into the box.
    BoxCrew {
        /// The crew.
        crew: Crew,
    },
    /// Task of a satellite: the city that it is scored for.
    ChooseCity {
        /// The letter of the city.
        city: Letter,
    },
}

impl Action {
    /// Whether it is a choice of chapter one.
    pub const fn is_chapter_one(self) -> bool {
        use Action::*;
        matches!(self, Acquire { .. } | TakeMarker | Leave | Pay { .. } | Top { .. } | LayCard { .. })
    }

    /// Every action that the format can express.
    pub fn universe() -> Vec<Action> {
        let mut all = Vec::new();
        all.extend(Slot::all().map(|slot| Action::Acquire { slot }));
        all.extend([Action::TakeMarker, Action::Leave]);
        all.extend(Payment::all().map(|cards| Action::Pay { cards }));
        all.extend(Number::ALL.map(|card| Action::Top { card }));
        all.extend(Number::ALL.map(|card| Action::LayCard { card }));
        for row in Number::ALL {
            all.extend(Behind::ALL.map(|behind| Action::Decouple { row, behind }));
        }
        all.extend([Action::Defend, Action::Transport, Action::ScoreTask]);
        all.extend([None].into_iter().chain(Sign::all().map(Some)).map(|sign| Action::TakeSign { sign }));
        all.extend(Number::ALL.map(|row| Action::Dock { row }));
        all.push(Action::NoMore);
        for crew in Crew::all() {
            all.extend(Letter::ALL.map(|city| Action::Place { crew, city }));
        }
        all.extend(Crew::all().map(|crew| Action::BoxCrew { crew }));
        all.extend(Letter::ALL.map(|city| Action::ChooseCity { city }));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_small_and_readable() {
        assert!(size_of::<Action>() <= 8);
        let json = |action| serde_json::to_string(&action).unwrap();
        assert_eq!(json(Action::Acquire { slot: Slot(2) }), r#"{"do":"acquire","slot":"u03"}"#);
        assert_eq!(json(Action::universe()[22 + 5 + 1]), r#"{"do":"pay","cards":[1,2]}"#);
        let behind = Action::Decouple { row: Number::Two, behind: Behind::ONE };
        assert_eq!(json(behind), r#"{"do":"decouple","row":2,"behind":1}"#);
        assert_eq!(
            serde_json::from_str::<Action>(r#"{"do":"decouple","row":2}"#).unwrap(),
            Action::Decouple { row: Number::Two, behind: Behind::NONE }
        );
    }
}
