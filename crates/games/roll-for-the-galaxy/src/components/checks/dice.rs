//! Dice and kinds of worlds.

use crate::components::KindSet;
use crate::components::file::{DieEntry, File};
use crate::components::{OnPlace, Power};
use crate::vocab::{Counts, Die, Kind, Phase};
use orrery_core::Problems;

/// What the rulebook states of each colour: how many there are, and which faces they show most often.
const DICE: [(Die, u8, &[&str]); 7] = [
    (Die::Home, 25, &["explore"]),
    (Die::Military, 22, &["develop", "settle"]),
    (Die::Consumption, 9, &["ship"]),
    (Die::Novelty, 20, &["produce", "ship"]),
    (Die::RareElements, 14, &["develop"]),
    (Die::Genes, 12, &["settle", "wild"]),
    (Die::AlienTechnology, 9, &["wild"]),
];

/// What the rulebook states of each kind: the trade value, and how many of the bag's worlds have it.
const KINDS: [(Kind, u8, usize); 5] = [
    (Kind::Novelty, 3, 15),
    (Kind::RareElements, 4, 13),
    (Kind::Genes, 5, 9),
    (Kind::AlienTechnology, 6, 7),
    (Kind::Grey, 0, 11),
];

pub(super) fn check(file: &File, problems: &mut Problems) {
    let colours: Vec<Die> = file.die.iter().map(|die| die.id).collect();
    let why = "there are seven colours of dice, white to yellow";
    problems.item("RFG-COMP-02", ("die", 0), "id", colours == Die::ALL, why);
    if colours == Die::ALL {
        for (place, entry) in file.die.iter().enumerate() {
            die(place, entry, problems);
        }
        granted(file, problems);
    }
    kinds(file, problems);
}

fn die(place: usize, entry: &DieEntry, problems: &mut Problems) {
    let item = ("die", place);
    let (die, count, most) = DICE[place];
    let why = format!("{} dice: {}; the box holds {count}", die.id(), entry.count);
    problems.item("RFG-COMP-02", item, "count", entry.count == count, why);
    let known = |face: &String| face == "wild" || Phase::from_id(face).is_some();
    let six = entry.faces.len() == 6 && entry.faces.iter().all(known);
    problems.item(
        "RFG-COMP-03",
        item,
        "faces",
        six,
        format!("{}: a die has six faces, phases or wild", die.id()),
    );
    let count = |face: &str| entry.faces.iter().filter(|&f| f == face).count();
    let top = entry.faces.iter().map(|face| count(face)).max();
    let mut often: Vec<&str> = Phase::ALL.map(Phase::id).into_iter().chain(["wild"]).collect();
    often.retain(|face| Some(count(face)) == top);
    let why =
        format!("{}: the rulebook says that these faces come most often: {}", die.id(), most.join(", "));
    problems.item("RFG-COMP-03", item, "faces", often == most, why);
    // RFG-SHIP-06: purple matches all, white and red nothing, others their own kind.
    let matches = KindSet(match die {
        Die::Home | Die::Military => 0,
        Die::Consumption => 0b1111,
        Die::Novelty => 1 << Kind::Novelty as u8,
        Die::RareElements => 1 << Kind::RareElements as u8,
        Die::Genes => 1 << Kind::Genes as u8,
        Die::AlienTechnology => 1 << Kind::AlienTechnology as u8,
    });
    let why =
        format!("{}: purple matches every coloured world, white and red none, others their own", die.id());
    problems.item("RFG-SHIP-06", item, "consume_match", entry.consume_match == matches, why);
}

/// RFG-COMP-15: no colour can run out.
fn granted(file: &File, problems: &mut Problems) {
    let mut all = [0usize; 7];
    let bag = file.tile.iter().flat_map(|tile| [&tile.development, &tile.world]);
    let factions = file.faction.iter().flat_map(|faction| [&faction.left, &faction.right]);
    for half in bag.chain(factions).chain(&file.home_world) {
        for effect in &half.on_place {
            if let &OnPlace::GainDie { die, count, .. } = effect {
                all[die.index()] += usize::from(count);
            }
        }
    }
    let start: Counts = file.setup.start_dice_cup.iter().map(|(&die, &count)| (die, count)).collect();
    let citizenry: Counts =
        file.setup.start_dice_citizenry.iter().map(|(&die, &count)| (die, count)).collect();
    for (place, die) in Die::ALL.into_iter().enumerate() {
        let dealt = 5 * (usize::from(start.of(die)) + usize::from(citizenry.of(die)));
        let needed = all[place] + dealt;
        let why = format!("{}: all tiles together grant {needed}, more than there are", die.id());
        problems.item(
            "RFG-COMP-15",
            ("die", place),
            "count",
            needed <= usize::from(file.die[place].count),
            why,
        );
    }
}

fn kinds(file: &File, problems: &mut Problems) {
    let found: Vec<Kind> = file.world_kind.iter().map(|kind| kind.id).collect();
    problems.item(
        "RFG-COMP-06",
        ("world_kind", 0),
        "id",
        found == Kind::ALL,
        "there are five kinds of worlds, blue to grey",
    );
    for (place, (entry, (kind, value, count))) in file.world_kind.iter().zip(KINDS).enumerate() {
        let item = ("world_kind", place);
        let why = format!("{}: the trade value is {value}", kind.id());
        problems.item("RFG-SHIP-04", item, "trade_value", entry.trade_value == value, why);
        let holds = entry.can_hold_goods == (kind != Kind::Grey);
        problems.item("RFG-PROD-02", item, "can_hold_goods", holds, "all worlds but grey ones hold goods");
        let counted = file.tile.iter().filter(|tile| tile.world.world_kind == Some(kind)).count();
        let why = format!("{}: {counted} worlds among the bag tiles; the rulebook says {count}", kind.id());
        problems.item("RFG-COMP-06", item, "bag_count", counted == count && entry.bag_count == count, why);
    }
    // RFG-TILE-50: the engine and the board have room for two goods on a world.
    for half in file.tile.iter().map(|tile| &tile.development) {
        let more =
            half.powers.iter().any(|power| matches!(power, Power::GoodsCapacity { extra } if *extra > 1));
        problems.field("RFG-TILE-50", &half.id, "powers", !more, "a world holds at most two goods");
    }
}
