//! RFG-COMP: what is in the box, and that every piece is always in exactly one place.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Seat, Silent};
use orrery_roll_for_the_galaxy::components::{COMPONENTS, OnPlace, SOURCE};
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::{Look, bag_tile, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::{BagTile, Counts, Development, Die, Kind, Phase, Side, Tile, World};
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

#[test]
fn rfg_comp_01_what_the_box_holds() {
    let file = file();
    let box_of = file["other_components"].as_table().unwrap();
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
        assert_eq!(number(box_of, what), count, "{what}");
    }
    let dice: u8 = COMPONENTS.dice.iter().map(|d| d.count).sum();
    assert_eq!((COMPONENTS.factions.len(), COMPONENTS.homes.len(), BagTile::all().count()), (9, 9, 55));
    assert_eq!((dice, Phase::ALL.len()), (111, 5));
    assert_eq!(list(&file, "vp_chip").iter().map(|c| number(c, "count")).sum::<i64>(), 33);
}

#[test]
fn rfg_comp_02_the_numbers_of_dice() {
    let engine: Vec<(&str, u8)> =
        Die::ALL.iter().map(|d| (d.id(), COMPONENTS.dice[d.index()].count)).collect();
    assert_eq!(engine, COUNTS);
    let colours = ["white", "red", "purple", "blue", "brown", "green", "yellow"];
    for ((entry, (id, count)), colour) in list(&file(), "die").iter().zip(COUNTS).zip(colours) {
        assert_eq!(entry["id"].as_str(), Some(id));
        assert_eq!((entry["colour"].as_str(), number(entry, "count")), (Some(colour), i64::from(count)));
    }
}

#[test]
fn rfg_comp_03_the_faces_of_each_colour() {
    let (i, ii, iii) = (Some(Phase::Explore), Some(Phase::Develop), Some(Phase::Settle));
    let (iv, v, wild) = (Some(Phase::Produce), Some(Phase::Ship), None);
    for (die, faces) in [
        (Die::Home, [i, i, ii, iii, iv, v]),
        (Die::Military, [i, ii, ii, iii, iii, wild]),
        (Die::Consumption, [i, ii, v, v, v, wild]),
        (Die::Novelty, [i, iv, iv, v, v, wild]),
        (Die::RareElements, [i, ii, ii, iv, v, wild]),
        (Die::Genes, [i, iii, iii, iv, wild, wild]),
        (Die::AlienTechnology, [ii, iii, iv, wild, wild, wild]),
    ] {
        assert_eq!(COMPONENTS.dice[die.index()].faces, faces, "{}", die.id());
    }
}

#[test]
fn rfg_comp_04_the_five_phases() {
    assert_eq!(Phase::ALL.map(Phase::id), ["explore", "develop", "settle", "produce", "ship"]);
    let named: Vec<(i64, String, String)> = list(&file(), "phase")
        .iter()
        .map(|p| {
            (
                number(p, "number"),
                p["roman"].as_str().unwrap().to_owned(),
                p["name_en"].as_str().unwrap().to_owned(),
            )
        })
        .collect();
    let rows = [(1, "I", "Explore"), (2, "II", "Develop"), (3, "III", "Settle"), (4, "IV", "Produce")];
    for (row, (number, roman, name)) in named.iter().zip(rows.into_iter().chain([(5, "V", "Ship")])) {
        assert_eq!(*row, (number, roman.to_owned(), name.to_owned()));
    }
    assert_eq!(named.len(), 5);
}

#[test]
fn rfg_comp_05_every_bag_tile_has_two_sides_that_cost_1_to_6() {
    for tile in BagTile::all() {
        assert!(matches!(tile.with(Side::Development), Tile::Development(_)));
        assert!(matches!(tile.with(Side::World), Tile::World(_)));
        for side in Side::ALL {
            assert!((1..=6).contains(&tile.with(side).cost()), "{}", tile.with(side).id());
        }
    }
}

#[test]
fn rfg_comp_06_world_sides_by_kind() {
    let count = |kind| BagTile::all().filter(|t| COMPONENTS.worlds[t.world().index()].kind == kind).count();
    let kinds = [Kind::Novelty, Kind::RareElements, Kind::Genes, Kind::AlienTechnology, Kind::Grey];
    assert_eq!(kinds.map(count), [15, 13, 9, 7, 11]);
    for world in World::all() {
        let kind = COMPONENTS.worlds[world.index()].kind;
        assert_eq!(World::all().filter(|w| w.id() == world.id()).count(), 1, "{kind:?}");
    }
}

#[test]
fn rfg_comp_07_development_sides_by_category() {
    let bag: Vec<_> =
        BagTile::all().map(|tile| &COMPONENTS.developments[tile.development().index()]).collect();
    let reassign = bag.iter().filter(|d| d.reassign).count();
    let immediate = bag.iter().filter(|d| !d.on_place.is_empty()).count();
    let power = bag.iter().filter(|d| !d.reassign && d.on_place.is_empty()).count();
    assert_eq!((reassign, power, immediate), (18, 34, 3));
    assert!(bag.iter().all(|d| d.powers.is_empty() != d.on_place.is_empty()), "a power or an effect");
    let ids: BTreeSet<&str> = Development::all().map(Development::id).collect();
    assert_eq!(ids.len(), 63, "every development exists once");
}

#[test]
fn rfg_comp_08_factions_have_two_halves_and_a_number() {
    for (place, faction) in COMPONENTS.factions.iter().enumerate() {
        assert_eq!(usize::from(faction.number), place + 1);
        let halves = (usize::from(faction.development.is_some()), faction.worlds.len());
        assert_eq!(halves, if faction.number == 9 { (0, 2) } else { (1, 1) }, "{}", faction.id);
    }
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
    let chips: Vec<(i64, i64, String)> = list(&file(), "vp_chip")
        .iter()
        .map(|c| (number(c, "value"), number(c, "count"), c["pool"].as_str().unwrap().to_owned()))
        .collect();
    let row = |value, count, pool: &str| (value, count, pool.to_owned());
    assert_eq!(chips, [row(1, 20, "start"), row(5, 8, "start"), row(10, 5, "reserve")]);
    assert_eq!(i64::from(COMPONENTS.setup.by_players[3].0), 20 + 8 * 5, "all small chips are 60 VP");
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
    let start = COMPONENTS.setup.cup.of(Die::Home) + COMPONENTS.setup.citizenry.of(Die::Home);
    assert_eq!(5 * start, COMPONENTS.dice[Die::Home.index()].count);
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
