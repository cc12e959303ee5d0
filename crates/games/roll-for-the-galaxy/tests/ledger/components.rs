//! RFG-COMP: what is in the box, and that every piece is always in exactly one place.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Lang, Present, Seat, Silent, Texts};
use orrery_roll_for_the_galaxy::components::{COMPONENTS, OnPlace, SOURCE};
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, bag_tile, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::{BagTile, Counts, Die, Kind, Phase, Side, Tile};
use orrery_roll_for_the_galaxy::{Event, RollForTheGalaxy};

use crate::plain;
use crate::walk::{built, dice_of, walk, zone};

/// The component file, read without the engine.
pub fn file() -> toml::Table {
    SOURCE.parse().expect("a TOML file")
}

/// A list of tables of the component file.
pub fn list(file: &toml::Table, key: &str) -> Vec<toml::Table> {
    let entries = file[key].as_array().expect("a list");
    entries.iter().map(|entry| entry.as_table().expect("a table").clone()).collect()
}

/// A whole number of the component file.
pub fn number(table: &toml::Table, key: &str) -> i64 {
    table[key].as_integer().expect("a number")
}

/// The colours in the order of RFG-COMP-02.
const COUNTS: [(&str, u8); 7] = [
    ("home", 25),
    ("military", 22),
    ("consumption", 9),
    ("novelty", 20),
    ("rare_elements", 14),
    ("genes", 12),
    ("alien_technology", 9),
];

/// The engine refuses a component file in which the first `old` has become `new`, by this rule.
pub fn refuses(rule: &str, old: &str, new: &str) {
    assert!(SOURCE.contains(old), "no `{old}`");
    let found = RollForTheGalaxy::check_components(&SOURCE.replacen(old, new, 1));
    assert!(found.iter().any(|problem| problem.rule == Some(rule)), "`{new}`: {found:?}");
}

fn begun(players: u8, seed: u64) -> Scenario {
    Scenario::new(&RollForTheGalaxy::options(players), seed)
}

#[test]
fn rfg_comp_01_what_the_box_holds() {
    for (what, count) in [
        ("dice_cups", 5),
        ("credit_markers", 5),
        ("player_mats", 5),
        ("player_screens", 5),
        ("phase_strips", 5),
        ("phase_tiles", 5),
        ("faction_tiles", 9),
        ("home_world_tiles", 9),
        ("game_tiles", 55),
        ("cloth_bag", 1),
        ("dice", 111),
        ("vp_chips", 33),
    ] {
        refuses("RFG-COMP-01", &format!("\n{what} = {count}"), &format!("\n{what} = {}", count - 1));
    }
    let (mut factions, mut homes) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..40 {
        let state = begun(5, seed).state;
        let in_hand: u8 = state.seated().iter().map(|player| player.hand.len()).sum();
        assert_eq!((state.supply.total(), state.bag.len() + in_hand), (111, 55));
        factions.extend(state.seated().iter().map(|player| player.faction));
        homes.extend(state.seated().iter().map(|player| player.home));
    }
    assert_eq!((factions.len(), homes.len()), (9, 9), "every faction and every home world is dealt");
}

#[test]
fn rfg_comp_02_the_numbers_of_dice() {
    let supply = begun(2, 1).state.supply;
    assert_eq!(Die::ALL.map(|die| (die.id(), supply.of(die))), COUNTS);
    for (_, count) in COUNTS {
        refuses(
            "RFG-COMP-02",
            &format!("\ncount = {count}\nfaces"),
            &format!("\ncount = {}\nfaces", count - 1),
        );
    }
}

/// Every face of every colour, by rolling it.
#[test]
fn rfg_comp_03_the_faces_of_each_colour() {
    for (die, faces) in [
        ("home", ["explore", "explore", "develop", "settle", "produce", "ship"]),
        ("military", ["explore", "develop", "develop", "settle", "settle", "wild"]),
        ("consumption", ["explore", "develop", "ship", "ship", "ship", "wild"]),
        ("novelty", ["explore", "produce", "produce", "ship", "ship", "wild"]),
        ("rare_elements", ["explore", "develop", "develop", "produce", "ship", "wild"]),
        ("genes", ["explore", "settle", "settle", "produce", "wild", "wild"]),
        ("alien_technology", ["develop", "settle", "produce", "wild", "wild", "wild"]),
    ] {
        for (number, face) in faces.into_iter().enumerate() {
            let mut table = plain().cup(0, "home").cup(1, &format!("home {die}")).manage();
            table.play_as(0, "ready").next_random(&[0, 0, number as u32]).play_as(1, "ready");
            let column = Phase::from_id(face).map_or(5, Phase::index);
            let die = Die::from_id(die).unwrap();
            assert!(table.player(1).plan.rolled[column].of(die) > 0, "face {number} of {}", die.id());
        }
    }
}

#[test]
fn rfg_comp_04_the_five_phases() {
    let table = plain().cup(0, "home").cup(1, "home").phases("ship produce settle develop explore");
    let began: Vec<&str> = (table.log.events.iter())
        .filter_map(
            |(_, event)| if let Event::PhaseBegan { phase, .. } = event { Some(phase.id()) } else { None },
        )
        .collect();
    assert_eq!(began, ["explore", "develop", "settle", "produce", "ship"]);
    let texts = Texts::of_game(Lang::En, RollForTheGalaxy::sources());
    assert_eq!(Phase::ALL.map(|p| texts.name(p.id())), ["Explore", "Develop", "Settle", "Produce", "Ship"]);
    refuses("RFG-COMP-04", "number = 2\nroman", "number = 3\nroman");
}

#[test]
fn rfg_comp_05_every_bag_tile_has_two_sides_that_cost_1_to_6() {
    for tile in BagTile::all() {
        for side in Side::ALL {
            let mut table =
                plain().bag(&[tile.id()]).workers(0, "explore", "home").cup(1, "home").phases("explore");
            table.play_as(0, "scout home");
            assert_eq!(table.legal_of(0).len(), 2, "one side or the other");
            table.play_as(0, &format!("keep {} {} bottom", tile.id(), side.id()));
            let own = &table.view(0).players[0];
            let (stack, other) = match side {
                Side::Development => (&own.development, &own.world),
                Side::World => (&own.world, &own.development),
            };
            assert_eq!((stack.count, other.count), (1, 0));
            assert!(matches!(stack.cost, Some(1..=6)), "{}: {:?}", tile.id(), stack.cost);
        }
    }
    refuses("RFG-COMP-05", "cost = 6", "cost = 7");
}

#[test]
fn rfg_comp_06_world_sides_by_kind() {
    let worlds = &RollForTheGalaxy::facts().worlds;
    let count = |kind| worlds.iter().filter(|world| world.tile.is_some() && world.kind == kind).count();
    let kinds = [Kind::Novelty, Kind::RareElements, Kind::Genes, Kind::AlienTechnology, Kind::Grey];
    assert_eq!(kinds.map(count), [15, 13, 9, 7, 11]);
    refuses("RFG-COMP-06", "world_kind = \"genes\"", "world_kind = \"novelty\"");
}

#[test]
fn rfg_comp_07_development_sides_by_category() {
    let all = &RollForTheGalaxy::facts().developments;
    let bag: Vec<_> = all.iter().filter(|development| development.tile.is_some()).collect();
    let reassign = bag.iter().filter(|d| d.reassign).count();
    let immediate = bag.iter().filter(|d| !d.on_place.is_empty()).count();
    let power = bag.iter().filter(|d| !d.reassign && !d.powers.is_empty()).count();
    assert_eq!((reassign, power, immediate), (18, 34, 3));
    let ids: BTreeSet<&str> = all.iter().map(|d| d.id.id()).collect();
    assert_eq!(ids.len(), 63, "every development exists once");
    refuses("RFG-COMP-07", "id = \"backup_planning\"", "id = \"colonial_affinity\"");
    refuses("RFG-COMP-07", "category = \"reassign\"", "category = \"power\"");
}

#[test]
fn rfg_comp_08_factions_have_two_halves_and_a_number() {
    for number in 1..=9 {
        // Other seats have other factions.
        let table = Fixture::new(2).faction(1, if number == 8 { 7 } else { 8 }).faction(0, number).assign();
        let view = &table.view(1).players[0];
        assert_eq!(view.faction_number, number);
        let sides: Vec<Side> = view.tableau.iter().map(|tile| tile.side).collect();
        let half = if number == 9 { Side::World } else { Side::Development };
        assert_eq!(sides, [half, Side::World, Side::World], "two halves and the home world");
    }
    refuses("RFG-COMP-08", "[[faction]]\nnumber = 4", "[[faction]]\nnumber = 5");
}

#[test]
fn rfg_comp_09_start_tiles_never_enter_the_bag_and_may_cost_0() {
    let developments = COMPONENTS.factions.iter().filter_map(|f| f.development).map(Tile::Development);
    let worlds = COMPONENTS.factions.iter().flat_map(|f| f.worlds.clone()).chain(COMPONENTS.homes.clone());
    let start: Vec<Tile> = developments.chain(worlds.map(Tile::World)).collect();
    assert_eq!(start.len(), 8 + 10 + 9);
    let sides: BTreeSet<&str> =
        BagTile::all().flat_map(|tile| Side::ALL.map(|side| tile.with(side).id())).collect();
    assert!(start.iter().all(|tile| !sides.contains(tile.id())), "no side of a bag tile");
    assert!(start.iter().any(|tile| tile.cost() == 0));
    for players in 2..=5 {
        let state =
            RollForTheGalaxy::setup(&RollForTheGalaxy::options(players), &mut FastDice::new(1), &mut Silent)
                .unwrap();
        assert_eq!(state.bag.len(), 55 - 2 * players);
    }
}

#[test]
fn rfg_comp_10_vp_chips() {
    assert_eq!(begun(5, 1).state.pool, 20 + 8 * 5, "all small chips are 60 VP");
    for (value, count) in [(1, 20), (5, 8), (10, 5)] {
        let entry = |count: u8| format!("value = {value}\ncount = {count}");
        refuses("RFG-COMP-10", &entry(count), &entry(count + 1));
    }
}

#[test]
fn rfg_comp_11_every_die_is_in_exactly_one_place() {
    walk(8, |step| {
        let mut all = step.after.supply;
        step.after.seated().iter().for_each(|p| all.add_all(&dice_of(&step.after, p)));
        assert_eq!(all, Counts(COUNTS.map(|(_, count)| count)), "after {:?}", step.action);
    });
}

/// What changes the dice of a player is a gain from the supply or a removal, never another player. Tiles
/// of a tableau stay there, and come from the own construction zone.
#[test]
fn rfg_comp_12_dice_and_tiles_never_pass_to_another_player() {
    walk(8, |step| {
        for seat in step.after.seats() {
            let (before, after) = (step.before.player(seat), step.after.player(seat));
            assert_eq!(step.after.owned(after), dice_of(&step.after, after), "all dice outside the supply");
            let old = built(before);
            let new = built(after);
            assert!(old.iter().all(|tile| new.contains(tile)));
            let mut own = zone(before);
            own.extend(before.building);
            own.extend(before.hand.iter());
            assert!(new.iter().all(|tile| old.contains(tile) || own.contains(tile)));
            if step.before.step == Step::Setup {
                continue;
            }
            let mut expected = dice_of(&step.before, before);
            for (_, event) in &step.events {
                match *event {
                    Event::GainedDice { seat: s, die, count, .. } if s == seat => expected.add(die, count),
                    Event::Removed { seat: s, die, .. } if s == seat => expected.take(die),
                    Event::RemovedGood { seat: s, die, .. } if s == seat => expected.take(die),
                    _ => {}
                }
            }
            assert_eq!(dice_of(&step.after, after), expected, "{:?}", step.action);
        }
    });
}

#[test]
fn rfg_comp_13_every_bag_tile_is_in_exactly_one_place() {
    walk(8, |step| {
        let state = &step.after;
        let mut all: Vec<BagTile> = state.bag.iter().chain(state.abandoned.iter()).collect();
        for player in state.seated() {
            all.extend(player.hand.iter());
            all.extend(zone(player));
            all.extend(built(player));
        }
        all.sort();
        assert_eq!(all, BagTile::all().collect::<Vec<_>>(), "after {:?}", step.action);
        if !matches!(state.step, Step::Setup | Step::Phase(Phase::Explore) | Step::Research) {
            assert!(state.seated().iter().all(|p| p.hand.is_empty()), "in hand during a draw only");
            assert!(state.abandoned.is_empty(), "abandoned during phase I only");
        }
    });
}

#[test]
fn rfg_comp_14_dice_lie_on_the_spot_and_not_on_a_tile() {
    let mut table = plain()
        .zone(0, &["nanotechnology"])
        .spot(0, "development", "home genes")
        .workers(0, "explore", "home")
        .bag(&["galactic_recycling", "gem_world"])
        .cup(1, "home")
        .phases("explore develop");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon nanotechnology")).play_as(0, "draw");
    assert_eq!(table.player(0).spots[0], dice("home genes"), "the stack is empty, the dice stay");
    table
        .play_as(0, &with_tile("keep gem_world world bottom"))
        .play_as(0, &with_tile("keep galactic_recycling development bottom"));
    assert!(table.has(0, "galactic_recycling"), "they count for what lies on top next");
    assert_eq!(table.player(0).citizenry, dice("2 home genes"));
}

#[test]
fn rfg_comp_15_no_colour_can_run_out() {
    let mut granted = Counts::NONE;
    let effects = COMPONENTS.developments.iter().map(|d| &d.on_place);
    for effect in effects.chain(COMPONENTS.worlds.iter().map(|w| &w.on_place)).flatten() {
        if let OnPlace::GainDie { die, count, .. } = *effect {
            granted.add(die, count);
        }
    }
    assert_eq!(
        granted,
        dice("22 military 9 consumption 19 novelty 14 rare_elements 12 genes 9 alien_technology")
    );
    for die in &Die::ALL[1..] {
        assert!(granted.of(*die) <= COMPONENTS.dice[die.index()].count, "{}", die.id());
    }
    let mut table = begun(5, 1);
    for seat in 0..5 {
        let choice = table.legal_of(seat).remove(0);
        table.play_as(seat, &choice);
    }
    assert_eq!(table.state.supply.of(Die::Home), 0, "five players use all white dice");
    // One more red die on a tile would be too many.
    let from = SOURCE.find("id = \"space_marines\"").unwrap();
    let more = format!(
        "{}{}",
        &SOURCE[..from],
        SOURCE[from..].replacen("die = \"military\", count = 1", "die = \"military\", count = 2", 1)
    );
    let found = RollForTheGalaxy::check_components(&more);
    assert!(found.iter().any(|problem| problem.rule == Some("RFG-COMP-15")), "{found:?}");
}

#[test]
fn rfg_comp_16_dice_come_from_the_supply_and_return_to_it() {
    let mut table = plain()
        .zone(0, &["space_marines"])
        .workers(0, "develop", "3 home")
        .citizenry(0, "military")
        .cup(1, "21 military")
        .phases("develop");
    assert_eq!(table.state.supply.of(Die::Military), 0);
    table.play_as(0, "remove military citizenry");
    assert_eq!(table.player(0).cup, dice("military"), "the removed die was available again");
    assert_eq!(table.state.supply.of(Die::Military), 0);
    let mut table = plain()
        .zone(0, &["rebel_miners"])
        .workers(0, "settle", "2 home")
        .cup(0, "genes")
        .cup(1, "home")
        .phases("settle");
    let mut expected = table.state.supply;
    table.play_as(0, "remove genes cup");
    expected.add_all(&dice("genes"));
    expected.take_all(&dice("2 military"));
    assert_eq!(table.state.supply, expected, "one returned, two came");
}

#[test]
fn rfg_comp_17_chance_enters_only_by_dealing_drawing_rolling_and_the_extra_die() {
    let mut draws = 0;
    walk(8, |step| {
        let by_chance = |(_, event): &(_, Event)| {
            matches!(event, Event::Drew { .. } | Event::Rolled { .. } | Event::ExtraPhase { .. })
        };
        if step.chance {
            assert!(step.events.iter().any(by_chance), "{:?} used chance", step.action);
        }
        draws += usize::from(step.events.iter().any(|(_, e)| matches!(e, Event::Drew { .. })));
    });
    assert!(draws > 0, "the walk drew tiles");
    // Which tile comes is left to chance.
    let mut table = plain().workers(0, "explore", "home").cup(1, "home").phases("explore");
    let drawn = (0..40).map(|place| {
        let mut again = table.state;
        let action = table.parse("scout home");
        RollForTheGalaxy::play(&mut again, Seat(0), action, &mut FastDice::new(place), &mut Silent);
        again.player(Seat(0)).hand.0
    });
    assert!(drawn.collect::<BTreeSet<u64>>().len() > 15);
    table.next_random(&[bag_tile("gem_world").index() as u32]).play_as(0, "scout home");
    assert!(table.player(0).hand.contains(bag_tile("gem_world")));
}
