//! Bag tiles, factions and home worlds.

use crate::components::SOURCE;
use crate::components::file::{self, Category, File, Half};
use crate::components::{DiceList, Limits, OnPlace, Power, Scoring, To};
use crate::vocab::Kind;
use orrery_core::Problems;

pub(super) fn check(file: &File, problems: &mut Problems) {
    counts(file, problems);
    same_names(file, problems);
    for tile in &file.tile {
        bag_side(&tile.development, problems);
        bag_side(&tile.world, problems);
        development(&tile.development, &file.limits, problems);
        world(&tile.world, problems);
    }
    distribution(file, problems);
    factions(file, problems);
    home_worlds(file, problems);
}

/// RFG-COMP-01: as many as the box holds.
fn counts(file: &File, problems: &mut Problems) {
    for (list, found, stated) in [
        ("tile", file.tile.len(), 55),
        ("faction", file.faction.len(), 9),
        ("home_world", file.home_world.len(), 9),
    ] {
        let why = format!("there are {stated} entries `{list}`, not {found}");
        problems.item("RFG-COMP-01", (list, stated.min(found)), "id", found == stated, why);
    }
}

/// The pieces stay the same: every development and every world exists once (RFG-COMP-07), whatever is on its
/// other side.
fn same_names(file: &File, problems: &mut Problems) {
    let Ok(built_in) = file::read(SOURCE) else { return };
    let names = |file: &File| -> Vec<String> {
        let bag = file.tile.iter().flat_map(|tile| [&tile.development, &tile.world]);
        let factions = file.faction.iter().flat_map(|faction| [&faction.left, &faction.right]);
        bag.chain(factions).chain(&file.home_world).map(|half| half.id.clone()).collect()
    };
    let (known, found) = (names(&built_in), names(file));
    for (place, id) in found.iter().enumerate() {
        problems.field("RFG-COMP-07", id, "id", known.contains(id), "no tile has this id");
        problems.field("RFG-COMP-07", id, "id", !found[..place].contains(id), "every tile exists once");
    }
    let tiles = |file: &File| -> Vec<String> { file.tile.iter().map(|tile| tile.id.clone()).collect() };
    let expected = tiles(&built_in);
    for (place, id) in tiles(file).iter().enumerate() {
        let why = format!("the bag tiles are called tile_01 to tile_55 in order, not {id}");
        problems.item("RFG-COMP-05", ("tile", place), "id", expected.get(place) == Some(id), why);
    }
}

/// RFG-COMP-05: each side has a cost from 1 to 6.
fn bag_side(half: &Half, problems: &mut Problems) {
    let why = format!("the cost is {}; sides of bag tiles cost 1 to 6", half.cost);
    problems.field("RFG-COMP-05", &half.id, "cost", (1..=6).contains(&half.cost), why);
}

fn development(half: &Half, limits: &Limits, problems: &mut Problems) {
    let id = &*half.id;
    problems.field("RFG-COMP-05", id, "world_kind", half.world_kind.is_none(), "a development has no kind");
    let assigns = half.powers.iter().any(|power| {
        matches!(power, Power::Reassign { .. } | Power::DictateRepeat {} | Power::DictateMoves { .. })
    });
    match half.category {
        None => problems.field("RFG-COMP-07", id, "id", false, "a development has a category"),
        Some(Category::Reassign) => {
            problems.field("RFG-COMP-07", id, "category", assigns, "its category says that it reassigns");
        }
        // RFG-DEV-14: three have an effect on completion, the others have powers.
        Some(Category::Immediate) => {
            problems.field(
                "RFG-DEV-14",
                id,
                "category",
                !half.on_place.is_empty(),
                "it has an effect on completion",
            );
            problems.field("RFG-DEV-14", id, "category", half.powers.is_empty(), "it has no powers");
        }
        Some(Category::Power) => {
            let some = !half.powers.is_empty() && !assigns;
            problems.field("RFG-COMP-07", id, "category", some, "its category says that it has other powers");
            problems.field(
                "RFG-DEV-14",
                id,
                "category",
                half.on_place.is_empty(),
                "it has no effect on completion",
            );
        }
    }
    // RFG-SCORE-01: extra VP for the developments that cost 6.
    let fits = half.scoring.is_some() == (half.cost == 6);
    problems.field(
        "RFG-SCORE-01",
        id,
        "cost",
        fits,
        "developments that cost 6 score extra VP, and only they",
    );
    effects(half, problems);
    for power in &half.powers {
        problems.field(
            power.rule(),
            id,
            "powers",
            is_sound(power, limits),
            "the figures of a power make no sense",
        );
    }
    let divided = match half.scoring {
        Some(
            Scoring::DevelopmentCostFraction { divisor, .. } | Scoring::WorldCostFraction { divisor, .. },
        ) => divisor,
        Some(Scoring::PerDiceSetOwned { set_size, .. }) => set_size,
        _ => 1,
    };
    problems.field("RFG-SCORE-03", id, "scoring", divided > 0, "nothing can be divided by 0");
}

/// Whether the figures of a power are within the limits of the game.
fn is_sound(power: &Power, limits: &Limits) -> bool {
    let credits = |amount: u8| (1..=limits.credits_max).contains(&amount);
    match *power {
        Power::Reassign { min, max, max_if_tied, .. } => {
            min >= 1 && min <= max && max <= 2 && max_if_tied.is_none_or(|tied| tied <= max)
        }
        Power::DictateMoves { max } => (1..=3).contains(&max),
        Power::VirtualWorkers { dice: DiceList(dice), .. } => (1..=5).contains(&dice.total()),
        Power::EndDrawTile { count } => count == 1,
        Power::DevelopmentCostReduction { amount, minimum, .. }
        | Power::WorldCostReduction { amount, minimum, .. } => (1..=5).contains(&amount) && minimum >= 1,
        Power::BuildersToCup { min, max, .. } => min <= max && max <= 6,
        Power::EndCreditsPerCitizenryDice { set_size, amount, .. } => set_size > 0 && credits(amount),
        Power::GoodsCapacity { extra } => extra == 1,
        Power::TradeBuyVp { cost, vp } => credits(cost) && credits(vp),
        Power::StockCredits { amount, .. }
        | Power::EndCreditsIfScoutedWith { amount, .. }
        | Power::DevelopmentCompleteCredits { amount }
        | Power::WorldCompleteCredits { amount, .. }
        | Power::TradeCredits { amount, .. }
        | Power::ConsumeCredits { amount, .. }
        | Power::ConsumeVp { amount, .. }
        | Power::EndCredits { amount, .. }
        | Power::EndVp { amount, .. }
        | Power::EndCreditsPerGoodOnWorld { amount, .. }
        | Power::EndCreditsPerGoodDie { amount, .. }
        | Power::EndCreditsIfMostDevelopments { amount, .. }
        | Power::EndCreditsIfSoleHighestWorld { amount, .. } => credits(amount),
        Power::DictateRepeat {}
        | Power::RearrangeConstructionZone {}
        | Power::ScoutPlaceOnTop {}
        | Power::BuildersAllToCup { .. } => true,
    }
}

fn world(half: &Half, problems: &mut Problems) {
    let id = &*half.id;
    problems.field("RFG-COMP-05", id, "id", half.world_kind.is_some(), "a world has a kind");
    // RFG-SETTLE-04: every world has an immediate effect.
    problems.field(
        "RFG-SETTLE-04",
        id,
        "on_place",
        !half.on_place.is_empty(),
        "a world has an effect on completion",
    );
    let plain = half.powers.is_empty() && half.scoring.is_none();
    problems.field("RFG-SETTLE-04", id, "powers", plain, "worlds have no powers and score nothing extra");
    effects(half, problems);
}

fn effects(half: &Half, problems: &mut Problems) {
    let id = &*half.id;
    let removes = |effect: &OnPlace| matches!(effect, OnPlace::RemoveDie { .. });
    // RFG-SETTLE-05: removal first, then gains.
    let first = !half.on_place.iter().skip(1).any(removes);
    problems.field("RFG-SETTLE-05", id, "on_place", first, "a die is removed first, then others are gained");
    for effect in &half.on_place {
        let fits = match *effect {
            OnPlace::RemoveDie { count } => count == 1,
            OnPlace::GainDie { count, to: To::ThisWorld, .. } => {
                count == 1 && half.world_kind.is_some_and(|kind| kind != Kind::Grey)
            }
            OnPlace::GainDie { count, .. } => (1..=3).contains(&count),
            OnPlace::GainCredits { amount } => (1..=10).contains(&amount),
            OnPlace::SetStartCredits { .. } => half.category.is_none(),
        };
        let rule = if matches!(effect, OnPlace::GainDie { to: To::ThisWorld, .. }) {
            "RFG-PROD-02"
        } else {
            "RFG-SETTLE-06"
        };
        problems.field(rule, id, "on_place", fits, "an effect on completion that no tile can have");
    }
}

/// RFG-COMP-07, and the distribution of costs as the file itself states it (RFG-OPEN-01).
fn distribution(file: &File, problems: &mut Problems) {
    let stated = &file.distribution;
    let count = |category: Category| {
        file.tile.iter().filter(|tile| tile.development.category == Some(category)).count()
    };
    for (field, found, stated, rulebook) in [
        ("developments_reassign", count(Category::Reassign), stated.developments_reassign, 18),
        ("developments_power", count(Category::Power), stated.developments_power, 34),
        ("developments_immediate", count(Category::Immediate), stated.developments_immediate, 3),
    ] {
        let why = format!("{field}: {found} among the bag tiles; the rulebook says {rulebook}");
        problems.table("RFG-COMP-07", "distribution", field, found == rulebook && stated == rulebook, why);
    }
    let costs = |side: &dyn Fn(usize) -> u8| -> Vec<usize> {
        (1..=6).map(|cost| (0..file.tile.len()).filter(|&tile| side(tile) == cost).count()).collect()
    };
    let developments = costs(&|tile| file.tile[tile].development.cost);
    let worlds = costs(&|tile| file.tile[tile].world.cost);
    for (field, found, stated) in [
        ("development_costs", developments, &stated.development_costs),
        ("world_costs", worlds, &stated.world_costs),
    ] {
        let why = format!("{field}: the tiles say {found:?}");
        problems.table("RFG-OPEN-01", "distribution", field, found == *stated, why);
    }
}

/// RFG-COMP-08, RFG-COMP-09, RFG-SETUP-19.
fn factions(file: &File, problems: &mut Problems) {
    for (place, faction) in file.faction.iter().enumerate() {
        let item = ("faction", place);
        let number = usize::from(faction.number);
        let why = format!("the factions are numbered 1 to 9 in order, not {number}");
        problems.item("RFG-COMP-08", item, "number", number == place + 1, why);
        let halves = [&faction.left, &faction.right];
        let worlds = halves.iter().filter(|half| half.world_kind.is_some()).count();
        let why = "factions 1 to 8 have a development and a world, faction 9 two worlds";
        problems.item("RFG-COMP-08", item, "number", worlds == if place == 8 { 2 } else { 1 }, why);
        for half in halves {
            if half.world_kind.is_some() {
                world(half, problems);
            } else {
                let plain = half.category == Some(Category::Power) && half.scoring.is_none();
                problems.field(
                    "RFG-COMP-08",
                    &half.id,
                    "category",
                    plain,
                    "a faction's development has plain powers",
                );
                for power in &half.powers {
                    let sound = is_sound(power, &file.limits);
                    problems.field(
                        power.rule(),
                        &half.id,
                        "powers",
                        sound,
                        "the figures of a power make no sense",
                    );
                }
            }
            start_tile(half, problems);
        }
    }
}

fn home_worlds(file: &File, problems: &mut Problems) {
    for home in &file.home_world {
        world(home, problems);
        start_tile(home, problems);
        // RFG-SETUP-16: one home world grants no die and $8 instead.
        let richer = home.on_place.iter().any(|effect| matches!(effect, OnPlace::SetStartCredits { .. }));
        let dice = home.on_place.iter().any(|effect| matches!(effect, OnPlace::GainDie { .. }));
        problems.field(
            "RFG-SETUP-16",
            &home.id,
            "on_place",
            richer != dice,
            "a home world grants dice, or credits instead",
        );
        let doomed = home.id == "doomed_world";
        let eight = home.on_place == [OnPlace::SetStartCredits { amount: 8 }];
        problems.field(
            "RFG-SETUP-16",
            &home.id,
            "on_place",
            doomed == eight,
            "doomed_world, and no other, starts with $8",
        );
    }
}

/// RFG-COMP-09: start tiles may cost nothing. RFG-SETUP-19: none removes a die.
fn start_tile(half: &Half, problems: &mut Problems) {
    problems.field("RFG-COMP-09", &half.id, "cost", half.cost <= 6, "no tile costs more than 6");
    let removes = half.on_place.iter().any(|effect| matches!(effect, OnPlace::RemoveDie { .. }));
    problems.field("RFG-SETUP-19", &half.id, "on_place", !removes, "no start tile removes a die");
}
