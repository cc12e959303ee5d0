//! What a seat can decide: one small step each. The order of the variants and of their fields is the
//! order of the legal lists.

use serde::{Deserialize, Serialize};

use crate::vocab::{BagTile, Development, Die, End, Phase, Place, Side, World};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// RFG-DEC-01: this start tile becomes the development, the other the world.
    Start {
        /// The tile.
        development: BagTile,
    },
    /// RFG-DEC-02: puts a wild die into a column.
    PlaceWild {
        /// The colour.
        die: Die,
        /// Where it goes.
        column: Phase,
    },
    /// RFG-DEC-03: puts a worker onto the strip.
    Select {
        /// The colour.
        die: Die,
        /// Where it lies.
        from: Phase,
        /// The phase it selects.
        phase: Phase,
    },
    /// RFG-DEC-05: begins to use the Reassign power of a development.
    Use {
        /// The development.
        power: Development,
    },
    /// RFG-DEC-04: puts a worker into the Dictate zone.
    Dictate {
        /// The colour.
        die: Die,
        /// Where it lies.
        from: Phase,
    },
    /// RFG-DEC-04, RFG-DEC-05: moves a worker with the power in use.
    Move {
        /// The colour.
        die: Die,
        /// Where it lies.
        from: Phase,
        /// Where it goes.
        to: Phase,
    },
    /// Commits to a secret step: the assignment, or step 5.
    Ready,
    /// Takes the own secret decision of this step back, while others are still waited for.
    Replan,
    /// RFG-DEC-06: Stocks with an explorer.
    Stock {
        /// The colour.
        die: Die,
        /// Whether it is a virtual worker.
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// RFG-DEC-06: begins to Scout with an explorer.
    Scout {
        /// The colour.
        die: Die,
        /// Whether it is a virtual worker.
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// RFG-DEC-07: marks a tile of the construction zone to be abandoned.
    Abandon {
        /// The tile.
        tile: BagTile,
    },
    /// Abandons the marked tiles and draws.
    Draw,
    /// RFG-DEC-08, RFG-DEC-11: places a drawn tile.
    Keep {
        /// The tile.
        tile: BagTile,
        /// The side that is up.
        side: Side,
        /// Below the stack or on top.
        end: End,
    },
    /// RFG-DEC-09: takes up all tiles of the construction zone.
    Rearrange,
    /// RFG-DEC-09: lays a taken-up tile below its stack.
    Arrange {
        /// The tile.
        tile: BagTile,
        /// The side that is up.
        side: Side,
    },
    /// RFG-DEC-09: declares the end of the own exploring.
    Finish,
    /// RFG-DEC-10: returns a tile to the bag.
    Return {
        /// The tile.
        tile: BagTile,
    },
    /// RFG-DEC-12: puts a developer or settler onto the spot.
    Build {
        /// The colour.
        die: Die,
    },
    /// RFG-DEC-13: this die pays.
    Pay {
        /// The colour.
        die: Die,
    },
    /// RFG-DEC-14: this die goes to the cup.
    ToCup {
        /// The colour.
        die: Die,
    },
    /// RFG-DEC-14, RFG-DEC-18: no more, or no.
    Pass,
    /// RFG-DEC-15: removes a die.
    Remove {
        /// The colour.
        die: Die,
        /// Where it is.
        place: Place,
    },
    /// RFG-DEC-15: removes a good.
    RemoveGood {
        /// The world.
        world: World,
        /// The colour.
        die: Die,
    },
    /// RFG-DEC-16: a producer becomes a good.
    Produce {
        /// The colour.
        die: Die,
        /// The world.
        world: World,
    },
    /// RFG-DEC-17: the shipper that ships next.
    Ship {
        /// The colour.
        die: Die,
        /// Whether it is a virtual worker.
        #[serde(rename = "virtual")]
        is_virtual: bool,
    },
    /// RFG-DEC-17: Trades a good.
    Trade {
        /// The world.
        world: World,
        /// The colour of the good.
        die: Die,
    },
    /// RFG-DEC-17: Consumes a good.
    Consume {
        /// The world.
        world: World,
        /// The colour of the good.
        die: Die,
    },
    /// RFG-DEC-18: pays for VP after a Trade.
    Buy,
    /// RFG-DEC-19: recruits a die.
    Recruit {
        /// The colour.
        die: Die,
    },
    /// RFG-DEC-20: recalls a die from a spot.
    Recall {
        /// The spot.
        spot: Side,
        /// The colour.
        die: Die,
    },
    /// RFG-DEC-20: recalls a good.
    RecallGood {
        /// The world.
        world: World,
        /// The colour.
        die: Die,
    },
}

impl Action {
    /// Every action that the format can express, ascending.
    pub fn universe() -> Vec<Action> {
        let mut all = Vec::new();
        let with_dice = |all: &mut Vec<Action>, f: &dyn Fn(Die) -> Action| all.extend(Die::ALL.map(f));
        let with_workers = |all: &mut Vec<Action>, f: &dyn Fn(Die, bool) -> Action| {
            Die::ALL.iter().for_each(|&die| all.extend([f(die, false), f(die, true)]));
        };
        let with_goods = |all: &mut Vec<Action>, f: &dyn Fn(World, Die) -> Action| {
            World::all().for_each(|world| all.extend(Die::ALL.map(|die| f(world, die))));
        };
        all.extend(BagTile::all().map(|development| Action::Start { development }));
        for die in Die::ALL {
            all.extend(Phase::ALL.map(|column| Action::PlaceWild { die, column }));
        }
        for die in Die::ALL {
            for from in Phase::ALL {
                all.extend(Phase::ALL.map(|phase| Action::Select { die, from, phase }));
            }
        }
        all.extend(Development::all().map(|power| Action::Use { power }));
        for die in Die::ALL {
            all.extend(Phase::ALL.map(|from| Action::Dictate { die, from }));
        }
        for die in Die::ALL {
            for from in Phase::ALL {
                all.extend(Phase::ALL.map(|to| Action::Move { die, from, to }));
            }
        }
        all.extend([Action::Ready, Action::Replan]);
        with_workers(&mut all, &|die, is_virtual| Action::Stock { die, is_virtual });
        with_workers(&mut all, &|die, is_virtual| Action::Scout { die, is_virtual });
        all.extend(BagTile::all().map(|tile| Action::Abandon { tile }));
        all.push(Action::Draw);
        for tile in BagTile::all() {
            for side in Side::ALL {
                all.extend(End::ALL.map(|end| Action::Keep { tile, side, end }));
            }
        }
        all.push(Action::Rearrange);
        for tile in BagTile::all() {
            all.extend(Side::ALL.map(|side| Action::Arrange { tile, side }));
        }
        all.push(Action::Finish);
        all.extend(BagTile::all().map(|tile| Action::Return { tile }));
        with_dice(&mut all, &|die| Action::Build { die });
        with_dice(&mut all, &|die| Action::Pay { die });
        with_dice(&mut all, &|die| Action::ToCup { die });
        all.push(Action::Pass);
        for die in Die::ALL {
            all.extend(Place::ALL.map(|place| Action::Remove { die, place }));
        }
        with_goods(&mut all, &|world, die| Action::RemoveGood { world, die });
        for die in Die::ALL {
            all.extend(World::all().map(|world| Action::Produce { die, world }));
        }
        with_workers(&mut all, &|die, is_virtual| Action::Ship { die, is_virtual });
        with_goods(&mut all, &|world, die| Action::Trade { world, die });
        with_goods(&mut all, &|world, die| Action::Consume { world, die });
        all.push(Action::Buy);
        with_dice(&mut all, &|die| Action::Recruit { die });
        for spot in Side::ALL {
            all.extend(Die::ALL.map(|die| Action::Recall { spot, die }));
        }
        with_goods(&mut all, &|world, die| Action::RecallGood { world, die });
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_small_and_readable() {
        assert!(size_of::<Action>() <= 8);
        let text = r#"{"do":"place_wild","die":"novelty","column":"settle"}"#;
        let action = Action::PlaceWild { die: Die::Novelty, column: Phase::Settle };
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
    }
}
