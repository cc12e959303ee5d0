//! What a seat can decide: one small choice at a time. Ledger: NFR-DEC. None of them gives anything to another player
//! (NFR-LIM-03).

use serde::{Deserialize, Serialize};

use crate::components::COMPONENTS;
use crate::vocab::{ActionTile, Goal, Kind, Side, Tile, TileSet, Way};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Setup: the side of the mat (NFR-DEC-01).
    ChooseSide {
        /// The side.
        side: Side,
    },
    /// The action tile (NFR-DEC-02).
    Select {
        /// The tile.
        tile: ActionTile,
    },
    /// Turn the face-down goal up (NFR-DEC-03).
    Reveal,
    /// Leave the face-down goal as it is (NFR-DEC-03).
    GoOn,
    /// Keep a drawn goal (NFR-DEC-21).
    KeepGoal {
        /// The goal.
        goal: Goal,
    },
    /// Put a drawn goal under the stack; the first one lies above the second (NFR-DEC-21).
    PutUnder {
        /// The goal.
        goal: Goal,
    },
    /// Buy a development (NFR-DEC-04).
    Buy {
        /// The development.
        development: Tile,
    },
    /// Take a world of the display (NFR-DEC-05, NFR-DEC-06).
    Take {
        /// The world.
        world: Tile,
    },
    /// Carry out this draw power next (NFR-DEC-23).
    Draw {
        /// The tile with the power.
        power: Tile,
    },
    /// Keep a drawn world (NFR-DEC-07).
    Keep {
        /// The world.
        world: Tile,
    },
    /// Store a world instead of returning it (NFR-DEC-22).
    StoreWorld {
        /// The world.
        world: Tile,
    },
    /// Return an explored world to the bag (NFR-DEC-08).
    ReturnWorld {
        /// The world.
        world: Tile,
    },
    /// Settle: take colonists (NFR-DEC-09).
    TakeColonists,
    /// Settle a world (NFR-DEC-09, NFR-DEC-10, NFR-DEC-12).
    Settle {
        /// The world.
        world: Tile,
        /// For credits or by strength.
        way: Way,
    },
    /// Settle a world in the place of a colony that allows it (NFR-DEC-10).
    Replace {
        /// The colony.
        colony: Tile,
        /// The world.
        world: Tile,
    },
    /// Replace a colony by a world of the same kind, which is not settling (NFR-DEC-13).
    Terraform {
        /// The colony.
        colony: Tile,
        /// The world.
        world: Tile,
    },
    /// Give up a good for temporary strength (NFR-DEC-11).
    GiveUp {
        /// The tile with the power.
        power: Tile,
        /// Where the good lies.
        colony: Tile,
    },
    /// Conquer the chosen world with the strength there is (NFR-DEC-11).
    Conquer,
    /// The kind of the joker (NFR-DEC-14).
    NameKind {
        /// The kind.
        kind: Kind,
    },
    /// Produce on a colony (NFR-DEC-15, NFR-DEC-17).
    ProduceOn {
        /// The colony.
        colony: Tile,
    },
    /// Produce on a windfall colony by a power (NFR-DEC-16, NFR-DEC-23).
    ProduceBy {
        /// The tile with the power.
        power: Tile,
        /// The colony.
        colony: Tile,
    },
    /// Sell a good (NFR-DEC-18, NFR-DEC-20).
    Sell {
        /// Where it lies.
        colony: Tile,
    },
    /// Store so many of the credits of a sale (NFR-DEC-22).
    Tax {
        /// The credits.
        credits: u8,
    },
    /// Use a Consume power (NFR-DEC-19).
    Consume {
        /// The tile with the power.
        power: Tile,
    },
    /// Consume this good (NFR-DEC-19).
    Spend {
        /// Where it lies.
        colony: Tile,
    },
    /// Store a good (NFR-DEC-22).
    StoreGood {
        /// Where it lies.
        colony: Tile,
    },
    /// Nothing, or nothing more.
    Pass,
}

impl Action {
    /// Every action that can come up with some tiles. Powers are only those that can be meant.
    pub fn universe() -> Vec<Action> {
        let masks = &COMPONENTS.masks;
        let mut all = Vec::new();
        let pairs = |powers: TileSet| {
            powers.iter().flat_map(|power| Tile::colonies().map(move |colony| (power, colony)))
        };
        all.extend(Side::ALL.map(|side| Action::ChooseSide { side }));
        all.extend(ActionTile::ALL.map(|tile| Action::Select { tile }));
        all.extend([Action::Reveal, Action::GoOn]);
        all.extend(Goal::all().map(|goal| Action::KeepGoal { goal }));
        all.extend(Goal::all().map(|goal| Action::PutUnder { goal }));
        all.extend(Tile::developments().map(|development| Action::Buy { development }));
        all.extend(Tile::worlds().map(|world| Action::Take { world }));
        let draws = masks.draw.iter().fold(TileSet::NONE, |set, &mask| set | mask);
        all.extend(draws.iter().map(|power| Action::Draw { power }));
        all.extend(Tile::worlds().map(|world| Action::Keep { world }));
        all.extend(Tile::worlds().map(|world| Action::StoreWorld { world }));
        all.extend(Tile::worlds().map(|world| Action::ReturnWorld { world }));
        all.push(Action::TakeColonists);
        for world in Tile::worlds() {
            all.extend(Way::ALL.map(|way| Action::Settle { world, way }));
        }
        for colony in masks.replace_self.iter() {
            all.extend(Tile::worlds().map(|world| Action::Replace { colony, world }));
        }
        for colony in Tile::colonies() {
            all.extend(Tile::worlds().map(|world| Action::Terraform { colony, world }));
        }
        all.extend(pairs(masks.temp_military).map(|(power, colony)| Action::GiveUp { power, colony }));
        all.push(Action::Conquer);
        all.extend(Kind::ALL.map(|kind| Action::NameKind { kind }));
        all.extend(Tile::colonies().map(|colony| Action::ProduceOn { colony }));
        all.extend(pairs(masks.produce_windfall).map(|(power, colony)| Action::ProduceBy { power, colony }));
        all.extend(Tile::colonies().map(|colony| Action::Sell { colony }));
        let most = COMPONENTS.goals.iter().filter_map(|goal| goal.store_max).max().unwrap_or(0);
        all.extend((0..=most).map(|credits| Action::Tax { credits }));
        all.extend(masks.consume.iter().map(|power| Action::Consume { power }));
        all.extend(Tile::colonies().map(|colony| Action::Spend { colony }));
        all.extend(Tile::colonies().map(|colony| Action::StoreGood { colony }));
        all.push(Action::Pass);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_small_and_readable() {
        assert!(size_of::<Action>() <= 8);
        let world = Tile::from_id("rebel_base").unwrap();
        let json = serde_json::to_string(&Action::Settle { world, way: Way::Conquer }).unwrap();
        assert_eq!(json, r#"{"do":"settle","world":"rebel_base","way":"conquer"}"#);
    }
}
