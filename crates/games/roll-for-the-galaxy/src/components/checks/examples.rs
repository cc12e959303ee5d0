//! The worked examples of the rulebook that depend on figures of tiles.

use crate::components::file::{File, Half};
use crate::components::{OnPlace, Power, Scoring, To};
use crate::vocab::{Die, Kind};
use orrery_core::Problems;

pub(super) fn check(file: &File, problems: &mut Problems) {
    let find = |id: &str| {
        let bag = file.tile.iter().flat_map(|tile| [&tile.development, &tile.world]);
        let factions = file.faction.iter().flat_map(|faction| [&faction.left, &faction.right]);
        bag.chain(factions).find(|half| half.id == id)
    };
    let mut example = |rule, id: &str, field, holds: &dyn Fn(&Half) -> bool, why: &str| {
        if let Some(half) = find(id) {
            problems.field(rule, id, field, holds(half), why);
        }
    };
    let powers = "powers";
    // Completing `galactic_recycling` itself gives nothing, the next development $1.
    let one = |half: &Half| {
        half.powers.iter().any(|power| matches!(power, Power::DevelopmentCompleteCredits { amount: 1 }))
    };
    example("RFG-EX-04", "galactic_recycling", powers, &one, "the next development gives $1");
    example("RFG-EX-13", "public_works", powers, &one, "two more developments give $2");
    example("RFG-EX-11", "galactic_federation", "scoring", &thirds, "development costs of 13 score 5");
    example("RFG-EX-11", "new_galactic_order", "scoring", &red_sets, "4 red dice score 4");
    example("RFG-EX-12", "space_piracy", powers, &piracy, "3 red dice in the citizenry give $2");
    example("RFG-EX-14", "free_trade_zone", powers, &zone, "grey worlds of cost 3 and 4 need 2 settlers");
    example("RFG-EX-14", "replicant_robots", powers, &robots, "grey worlds then need 1 settler");
    example("RFG-EX-15", "mad_scientists", powers, &scientists, "one worker if nobody has a novelty world");
    example("RFG-EX-16", "space_tourism", powers, &tourism, "$1, and $1 more for all highest worlds");
    // The only world with +$2 and a good on it is the one of the figure.
    for world in file.tile.iter().map(|tile| &tile.world) {
        let in_figure = world.id == "deserted_alien_library";
        let why = "deserted_alien_library, and no other world, gives $2 and a good on it";
        problems.field("RFG-EX-05", &world.id, "on_place", figure(world) == in_figure, why);
    }
}

fn figure(world: &Half) -> bool {
    let credits = world.on_place.contains(&OnPlace::GainCredits { amount: 2 });
    let good = |effect: &OnPlace| matches!(effect, OnPlace::GainDie { to: To::ThisWorld, .. });
    credits && world.on_place.iter().any(good)
}

fn thirds(half: &Half) -> bool {
    half.scoring == Some(Scoring::DevelopmentCostFraction { reassign_only: false, divisor: 3 })
}

fn red_sets(half: &Half) -> bool {
    let Some(Scoring::PerDiceSetOwned { die: Die::Military, set_size, vp }) = half.scoring else {
        return false;
    };
    set_size > 0 && vp * 4u8.div_ceil(set_size) == 4
}

fn piracy(half: &Half) -> bool {
    half.powers.iter().any(|power| match *power {
        Power::EndCreditsPerCitizenryDice { die: Die::Military, set_size, amount, .. } => {
            set_size > 0 && amount * 3u8.div_ceil(set_size) == 2
        }
        _ => false,
    })
}

/// What a world of this kind and cost costs with the power alone.
fn reduced(half: &Half, kind: Kind, cost: u8) -> Option<u8> {
    half.powers.iter().find_map(|power| match *power {
        Power::WorldCostReduction { world_kinds, amount, minimum } if world_kinds.contains(kind) => {
            Some(cost.saturating_sub(amount).max(minimum).min(cost))
        }
        _ => None,
    })
}

fn zone(half: &Half) -> bool {
    [3, 4].map(|cost| reduced(half, Kind::Grey, cost)) == [Some(2); 2]
}

fn robots(half: &Half) -> bool {
    reduced(half, Kind::Grey, 2) == Some(1)
}

fn scientists(half: &Half) -> bool {
    half.powers.iter().any(|power| matches!(power, Power::Reassign { max_if_tied: Some(1), .. }))
}

fn tourism(half: &Half) -> bool {
    let always = |power: &Power| matches!(power, Power::EndCredits { amount: 1, .. });
    let highest = |power: &Power| matches!(power, Power::EndCreditsIfSoleHighestWorld { amount: 1, .. });
    half.powers.iter().any(always) && half.powers.iter().any(highest)
}
