//! REW-COMP: what is in the box.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Silent};
use orrery_reworld::testkit::{Fixture, Inspect, Scenario, new_game};
use orrery_reworld::{Options, Reworld};

use crate::{data, entries, int, names, public, text};

fn sum(kind: &str) -> i64 {
    entries(kind).iter().map(|e| int(e, "count")).sum()
}

#[test]
fn rew_comp_01_two_three_or_four_players() {
    for players in 0..=6 {
        let game = Reworld::setup(&Options::new(players), &mut FastDice::new(1), &mut Silent);
        match players {
            2..=4 => assert_eq!(Reworld::players(&game.unwrap()), players),
            _ => assert_eq!(game.unwrap_err().rule.0, "REW-COMP-01"),
        }
    }
    assert_eq!(Reworld::info().players, (2, 4));
    let game = data()["game"].as_table().unwrap();
    assert_eq!((int(game, "players_min"), int(game, "players_max")), (2, 4));
}

#[test]
fn rew_comp_02_the_board() {
    let view = public(&new_game(4, 1));
    assert_eq!(view.slots.len(), 20);
    let slots = entries("slot");
    for row in ["upper", "lower"] {
        let columns: Vec<i64> =
            slots.iter().filter(|s| text(s, "row") == row).map(|s| int(s, "column")).collect();
        assert_eq!(columns, (1..=10).collect::<Vec<_>>());
    }
    assert_eq!(data()["start_player_space"]["capacity"].as_integer(), Some(1));
    assert_eq!((entries("round").len(), view.terrabot_points.len()), (5, 5));
    assert_eq!(data()["score_track"]["start"].as_integer(), Some(0));
    assert_eq!(data()["ship_spaces"]["population_ship_spaces"].as_integer(), Some(14));
    assert_eq!(data()["ship_spaces"]["final_ship_spaces"].as_integer(), Some(1));
    assert_eq!((view.ships.len(), view.categories.len()), (14, 6));
}

#[test]
fn rew_comp_03_hundred_module_tiles() {
    let counts = [sum("satellite"), sum("shuttle"), sum("terrabot"), sum("crew")];
    assert_eq!(counts, [16, 20, 25, 39]);
    assert_eq!(counts.iter().sum::<i64>(), 100);
    for players in 2..=4 {
        let table = new_game(players, 7);
        let bag: u8 = public(&table).bag.iter().map(|m| m.count).sum();
        let station = public(&table).slots.iter().filter(|s| s.module.is_some()).count();
        assert_eq!((bag, station), (80, 20));
    }
}

#[test]
fn rew_comp_04_flipping_a_tile_reveals_nothing() {
    let mut table = Fixture::chapter_two(2)
        .row(0, 1, &["terrabot_a", "shuttle_2"])
        .row(1, 1, &["terrabot_b", "satellite_shields"])
        .scenario();
    let front = |t: &Scenario, seat: usize| public(t).seats[seat].rows[0].modules.clone();
    let (shuttle, satellite) = (front(&table, 0)[1].clone(), front(&table, 1)[1].clone());
    table.play("decouple 1").play("defend").play("decouple 1").play("defend");
    let back = |seat: usize| public(&table).seats[seat].defence[0].clone();
    assert_eq!((back(0), back(1)), (shuttle, satellite), "the same tile, known before and after");
}

#[test]
fn rew_comp_05_sixteen_different_satellites() {
    let satellites = entries("satellite");
    let tasks: BTreeSet<String> = satellites.iter().map(|s| s["task"].to_string()).collect();
    assert_eq!((satellites.len(), tasks.len()), (16, 16));
    let of_kind = |kind: &str| -> Vec<toml::Table> {
        let tasks = satellites.iter().map(|s| s["task"].as_table().unwrap().clone());
        tasks.filter(|t| text(t, "kind") == kind).collect()
    };
    let letters: Vec<String> =
        of_kind("per_terrabot_letter").iter().map(|t| text(t, "letter").into()).collect();
    assert_eq!(letters, ["A", "B", "C", "D", "E"]);
    let companies: BTreeSet<String> =
        of_kind("per_crew_company").iter().map(|t| text(t, "company").into()).collect();
    let construction = entries("company");
    let construction = construction.iter().filter(|c| text(c, "kind") == "construction");
    assert_eq!(companies, construction.map(|c| text(c, "id").into()).collect());
    for single in [
        "per_crew_any",
        "per_terrabot_any",
        "per_shield",
        "city_size",
        "city_terrabots_times_crews",
        "per_distinct_company",
    ] {
        assert_eq!(of_kind(single).len(), 1, "{single}");
    }
}

#[test]
fn rew_comp_06_satellites_have_one_or_two_shields() {
    for satellite in entries("satellite") {
        let shields = int(satellite, "shields");
        assert!((1..=2).contains(&shields));
        let mut table = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", text(satellite, "id")]).scenario();
        table.play("decouple 1").play("defend");
        assert_eq!(i64::from(table.shields(0)), shields, "{}", text(satellite, "id"));
    }
}

#[test]
fn rew_comp_07_shuttles_have_no_one_or_two_shields() {
    let shuttles = entries("shuttle");
    let shields: Vec<i64> = shuttles.iter().map(|s| int(s, "shields")).collect();
    assert_eq!(shields, [0, 1, 2]);
    assert!(2 * int(shuttles[0], "count") < sum("shuttle"));
    for shields in 1..=2 {
        let shuttle = format!("shuttle_{shields}");
        let mut table = Fixture::chapter_two(2).row(0, 1, &["terrabot_a", &shuttle]).scenario();
        table.play("decouple 1").play("defend");
        assert_eq!(table.shields(0), shields);
    }
}

#[test]
fn rew_comp_08_five_terrabots_of_each_letter() {
    let terrabots = entries("terrabot");
    let letters: Vec<(&str, i64)> = terrabots.iter().map(|t| (text(t, "letter"), int(t, "count"))).collect();
    assert_eq!(letters, [("A", 5), ("B", 5), ("C", 5), ("D", 5), ("E", 5)]);
}

#[test]
fn rew_comp_09_crews_of_six_companies() {
    let (companies, crews) = (entries("company"), entries("crew"));
    let kinds: Vec<&str> = companies.iter().map(|c| text(c, "kind")).collect();
    assert_eq!(kinds.iter().filter(|&&k| k == "construction").count(), 5);
    assert_eq!(kinds.iter().filter(|&&k| k == "agrarian").count(), 1);
    for company in &companies {
        let of_company = |special: bool| -> i64 {
            let own = crews.iter().filter(|c| c["company"] == company["id"]);
            own.filter(|c| c["special"].as_bool() == Some(special)).map(|c| int(c, "count")).sum()
        };
        let expected = if text(company, "kind") == "construction" { (5, 1) } else { (9, 0) };
        assert_eq!((of_company(false), of_company(true)), expected, "{}", text(company, "id"));
    }
}

/// Cards with equal numbers are interchangeable: a hand with two of them offers one choice.
#[test]
fn rew_comp_10_thirty_officer_cards() {
    let cards = entries("officer_card");
    let numbers: Vec<(i64, i64)> = cards.iter().map(|c| (int(c, "number"), int(c, "count"))).collect();
    assert_eq!(numbers, [(1, 6), (2, 6), (3, 6), (4, 6), (5, 6)]);
    let mut table = Fixture::chapter_one(2).hand(0, &[2, 2, 5, 5]).scenario();
    table.play("take_marker");
    assert_eq!(table.legal(), ["lay_card 2", "lay_card 5"]);
}

#[test]
fn rew_comp_11_twenty_city_signs() {
    let signs = entries("city_sign");
    let different: BTreeSet<&str> = signs.iter().map(|s| text(s, "name_en")).collect();
    assert_eq!((signs.len(), different.len()), (20, 20));
    for letter in ["A", "B", "C", "D", "E"] {
        let own: Vec<_> = signs.iter().filter(|s| text(s, "letter") == letter).collect();
        assert_eq!(own.len(), 4);
        assert!(own.iter().all(|s| text(s, "name_en").starts_with(letter)));
        assert!(own.iter().all(|s| text(s, "name_de").starts_with(letter)));
    }
}

#[test]
fn rew_comp_12_fourteen_population_ships() {
    let ships = entries("population_ship");
    assert_eq!((ships.len(), data()["final_population_ship"].as_table().is_some()), (14, true));
    let mut two_sided = 0;
    for ship in &ships {
        let threshold = ship["condition"].get("threshold");
        let side = |players: &str| threshold.map(|t| t[players].as_integer());
        assert_eq!(side("p2"), side("p3"), "one side for 2 and 3 players");
        let different = side("p2") != side("p4");
        assert_eq!(ship["two_sided"].as_bool(), Some(different), "{}", text(ship, "id"));
        two_sided += u8::from(different);
    }
    assert_eq!(two_sided, 6);
    for category in entries("final_category") {
        let side = |ranks: &str| category[ranks].as_array().unwrap().clone();
        assert_eq!(side("ranks_p3")[..1], side("ranks_p2")[..], "2 and 3 players use the same side");
    }
}

#[test]
fn rew_comp_13_freighters_and_markers() {
    let freighters = entries("freighter");
    let colors: BTreeSet<&str> = freighters.iter().map(|f| text(f, "color")).collect();
    assert_eq!((freighters.len(), colors.len()), (4, 4));
    let markers = entries("marker");
    let counts: Vec<(&str, i64)> = markers.iter().map(|m| (text(m, "id"), int(m, "count"))).collect();
    let expected = [("round_marker", 1), ("start_player_marker", 1), ("score_marker", 4), ("bag", 1)];
    assert_eq!(counts, expected);
}

#[test]
fn rew_comp_14_five_docking_bays() {
    for freighter in entries("freighter") {
        let bays: Vec<i64> =
            freighter["docking_bays"].as_array().unwrap().iter().filter_map(|b| b.as_integer()).collect();
        assert_eq!(bays, [1, 2, 3, 4, 5]);
        let differs: Vec<&String> = freighter.keys().collect();
        let known = ["color", "color_source", "docking_bays", "id", "name_de", "name_en", "source"];
        assert!(differs.into_iter().all(|key| known.contains(&&**key)), "nothing else but the colour");
    }
    for seat in public(&new_game(4, 3)).seats {
        assert_eq!(seat.rows.iter().map(|r| r.bay.get()).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    }
}

#[test]
fn rew_comp_15_rows_have_no_maximum_length() {
    let satellites: Vec<String> = entries("satellite").iter().map(|s| text(s, "id").into()).collect();
    let satellites: Vec<&str> = satellites.iter().map(|s| &**s).collect();
    let long: Vec<&str> = std::iter::empty()
        .chain([&"crew_gaia"; 9])
        .chain([&"shuttle_1"; 10])
        .chain(&satellites)
        .copied()
        .collect();
    let mut table =
        Fixture::chapter_one(2).round(5).hand(0, &[1]).row(0, 1, &long).module("u01", "shuttle_0").scenario();
    table.play("acquire u01");
    assert_eq!(table.row(0, 1).len(), 36);
    assert_eq!(table.row(0, 1)[35], "shuttle_0");

    let crews = ["crew_gaia"; 9].into_iter().chain(["crew_talos"; 5]);
    let city: Vec<&str> = ["terrabot_a"; 4].into_iter().chain(crews).collect();
    let mut table = Fixture::chapter_two(2)
        .city(0, "a", &city)
        .defence(0, &["shuttle_1"; 9])
        .defence(0, &satellites[..8])
        .shuttles(0, &["shuttle_0"; 4])
        .shuttles(0, &["shuttle_2"; 5])
        .satellites(0, &satellites[8..15])
        .row(0, 1, &["terrabot_a"])
        .row(0, 2, &["shuttle_1"])
        .row(0, 3, &["shuttle_0"])
        .row(0, 4, &[satellites[15]])
        .row(0, 5, &["crew_talos_special"])
        .scenario();
    table.play("decouple 1").play("decouple 2").play("defend");
    table.play("decouple 3").play("dock 5").play("decouple 4").play("score_task");
    let seat = &public(&table).seats[0];
    assert_eq!((seat.cities[0].modules.len(), seat.cities[0].size), (20, 21));
    assert_eq!(names(&seat.cities[0].modules)[18..], ["terrabot_a", "crew_talos_special"]);
    assert_eq!((seat.defence.len(), seat.shuttles.len(), seat.satellites.len()), (18, 10, 8));
}
