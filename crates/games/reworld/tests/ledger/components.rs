//! REW-COMP: what is in the box.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Silent};
use orrery_reworld::testkit::{Fixture, Look, Scenario, new_game};
use orrery_reworld::{Options, Reworld, View};

use crate::{entries, flight, laid_out, names, names_of, over, public, shields_of, task_points, text, turn};

#[test]
fn rew_comp_01_two_three_or_four_players() {
    for players in 0..=6 {
        let game = Reworld::setup(&Options::usual(players), &mut FastDice::new(1), &mut Silent);
        match players {
            2..=4 => assert_eq!(Reworld::players(&game.unwrap()), players),
            _ => assert_eq!(game.unwrap_err().rule.0, "REW-COMP-01"),
        }
    }
    assert_eq!(Reworld::info().players, (2, 4));
}

#[test]
fn rew_comp_02_the_board() {
    let mut game = new_game(4, 1);
    let view = public(&game);
    let arms: Vec<&str> = view.slots.iter().filter(|s| s.module.is_some()).map(|s| s.slot).collect();
    assert_eq!(arms.iter().filter(|id| id.starts_with("slot_u")).count(), 10);
    assert_eq!((arms.len(), arms.iter().filter(|id| id.starts_with("slot_l")).count()), (20, 10));
    assert_eq!((view.ships.len(), view.categories.len()), (14, 6));
    assert!(view.seats.iter().all(|seat| seat.score == 0), "score markers start on space 0");
    // The start player space takes one card.
    let mut space = Fixture::chapter_one(2).hand(0, &[1]).hand(1, &[2]).scenario();
    space.play("take_marker").refuse("take_marker", "REW-START-01");
    // The round track has five spaces.
    let mut rounds = vec![1];
    while public(&game).chapter == 1 && !over(&game) {
        rounds.push(public(&game).round);
        game.play("leave");
    }
    rounds.dedup();
    assert_eq!(rounds, [1, 2, 3, 4, 5]);
}

#[test]
fn rew_comp_03_hundred_module_tiles() {
    for players in 2..=4 {
        let tiles = laid_out(players, 7);
        let count =
            |kind: &str| -> u8 { tiles.iter().filter(|(id, _)| id.starts_with(kind)).map(|(_, n)| n).sum() };
        let counts = ["satellite", "shuttle", "terrabot", "crew"].map(count);
        assert_eq!((counts, counts.iter().sum::<u8>()), ([16, 20, 25, 39], 100));
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

/// What the satellites score in many settlement areas tells them apart.
#[test]
fn rew_comp_05_sixteen_different_satellites() {
    let tiles = laid_out(2, 3);
    let satellites: Vec<&str> = tiles.keys().copied().filter(|id| id.starts_with("satellite")).collect();
    assert_eq!(satellites.len(), 16);
    assert!(satellites.iter().all(|id| tiles[id] == 1));
    let companies = ["hephaistos", "ikaros", "kyklop", "prometheus", "talos", "gaia"];
    let letters = ["b", "c", "d", "e"];
    let scores = |satellite: &str| -> Vec<i32> {
        let city = || Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "terrabot_a"]);
        let with_crew = companies.map(|c| city().city(0, "b", &["terrabot_b", &format!("crew_{c}")]));
        let with_city = letters.map(|l| city().city(0, l, &[&*format!("terrabot_{l}"); 3]));
        let full = city().city(0, "a", &["crew_talos", "crew_gaia"]);
        let areas =
            with_crew.into_iter().chain(with_city).chain([full, city().defence(0, &["shuttle_1"; 7])]);
        areas.map(|area| task_points(area, satellite)).collect()
    };
    let different: BTreeSet<Vec<i32>> = satellites.iter().map(|id| scores(id)).collect();
    assert_eq!(different.len(), 16);
}

#[test]
fn rew_comp_06_satellites_have_one_or_two_shields() {
    for satellite in laid_out(3, 1).keys().filter(|id| id.starts_with("satellite")) {
        assert!((1..=2).contains(&shields_of(satellite)), "{satellite}");
    }
}

#[test]
fn rew_comp_07_shuttles_have_no_one_or_two_shields() {
    let tiles = laid_out(4, 2);
    let shuttles: Vec<&str> = tiles.keys().copied().filter(|id| id.starts_with("shuttle")).collect();
    assert_eq!(shuttles, ["shuttle_0", "shuttle_1", "shuttle_2"]);
    assert!(2 * tiles["shuttle_0"] < 20, "fewer than half of them have no shield");
    assert_eq!((shields_of("shuttle_1"), shields_of("shuttle_2")), (1, 2));
    let mut game = Fixture::chapter_two(2).row(0, 1, &["shuttle_0"]).row(0, 2, &["crew_gaia"]).scenario();
    game.play("decouple 1").refuse("defend", "REW-SHUT-03");
}

#[test]
fn rew_comp_08_five_terrabots_of_each_letter() {
    for players in 2..=4 {
        let tiles = laid_out(players, 8);
        for letter in ["a", "b", "c", "d", "e"] {
            let terrabot = format!("terrabot_{letter}");
            assert_eq!(tiles[&*terrabot], 5, "{terrabot}");
            let mut game = Fixture::chapter_two(2).row(0, 1, &["shuttle_0", &terrabot]).scenario();
            game.play("decouple 1").play("take_sign");
            assert_eq!(game.city(0, letter), [&*terrabot], "it settles in the city of its letter");
        }
    }
}

#[test]
fn rew_comp_09_crews_of_six_companies() {
    let tiles = laid_out(2, 9);
    for company in ["hephaistos", "ikaros", "kyklop", "prometheus", "talos"] {
        let crews = (tiles[&*format!("crew_{company}")], tiles[&*format!("crew_{company}_special")]);
        assert_eq!(crews, (5, 1), "{company}");
        // A construction company: it does not share its city with another.
        let other = if company == "talos" { "crew_kyklop" } else { "crew_talos" };
        let city = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", &format!("crew_{company}")]);
        assert_eq!(flight(city, &[other]).boxed(other), 5);
    }
    assert_eq!(tiles["crew_gaia"], 9);
    assert_eq!(tiles.keys().filter(|id| id.starts_with("crew")).count(), 11, "and no other crew");
    let city = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]);
    assert_eq!(flight(city, &["crew_gaia"]).city_size(0, "a"), 4, "the agrarian company shares any city");
}

/// Cards with equal numbers are interchangeable: a hand with two of them offers one choice.
#[test]
fn rew_comp_10_thirty_officer_cards() {
    let mut most = [0; 5];
    for seed in 0..200 {
        let game = new_game(2, seed);
        let hands = [game.hand(0), game.hand(1)].concat();
        assert_eq!(hands.len() + usize::from(public(&game).discard_pile), 30);
        for (number, most) in (1..).zip(&mut most) {
            *most = hands.iter().filter(|&&n| n == number).count().max(*most);
        }
    }
    assert_eq!(most, [6; 5], "six of each number, never more");
    let mut table = Fixture::chapter_one(2).hand(0, &[2, 2, 5, 5]).scenario();
    table.play("take_marker");
    assert_eq!(table.legal(), ["lay_card 2", "lay_card 5"]);
}

/// Four players found a city of each letter, and use up all signs.
#[test]
fn rew_comp_11_twenty_city_signs() {
    let mut fixture = Fixture::chapter_two(4);
    for seat in 0..4 {
        let row = ["terrabot_e", "terrabot_d", "terrabot_c", "terrabot_b", "terrabot_a", "crew_gaia"];
        fixture = fixture.row(seat, 1, &row);
    }
    let mut game = fixture.scenario();
    assert_eq!(public(&game).signs.len(), 20);
    while !over(&game) {
        let action = game.legal()[0].clone();
        game.play(&action);
    }
    let view = public(&game);
    assert!(view.signs.is_empty());
    for lang in 0..2 {
        let mut names = BTreeSet::new();
        for city in view.seats.iter().flat_map(|seat| &seat.cities) {
            let name = names_of(city.sign.id())[lang].clone();
            assert!(name.starts_with(&city.letter.id().to_uppercase()), "{name}");
            names.insert(name);
        }
        assert_eq!(names.len(), 20, "each with its own name");
    }
}

#[test]
fn rew_comp_12_fourteen_population_ships() {
    let [two, three, four] = [2, 3, 4].map(|players| public(&new_game(players, 1)));
    let sides = |view: &View| -> Vec<i16> { view.ships.iter().map(|ship| ship.threshold).collect() };
    assert_eq!((sides(&two).len(), sides(&two)), (14, sides(&three)), "one side for 2 and 3 players");
    let different = sides(&two).iter().zip(sides(&four)).filter(|(few, four)| **few != *four).count();
    assert_eq!(different, 6, "six ships have two sides");
    for (two, three) in two.categories.iter().zip(&three.categories) {
        assert_eq!(two.ranks[..1], three.ranks[..1], "2 and 3 players use the same side of the final ship");
    }
}

#[test]
fn rew_comp_13_freighters_and_markers() {
    let mut game = new_game(4, 3);
    let view = public(&game);
    let colors: BTreeSet<&str> = view.seats.iter().map(|seat| seat.color).collect();
    assert_eq!(colors.len(), 4, "a freighter and a score marker of each colour");
    // One round marker, which moves on; one start player marker, which changes hands.
    let first = view.marker;
    game.play_as(first.0, "leave");
    let second = turn(&game);
    game.play("take_marker");
    let card = game.legal().into_iter().find(|a| a.starts_with("lay_card"));
    card.map(|card| game.play(&card).to_act());
    assert_eq!((public(&game).marker.0, public(&game).round), (second, 1));
    while public(&game).round == 1 {
        game.play("leave");
    }
    assert_eq!((public(&game).marker.0, public(&game).round), (second, 2));
    // One bag: it is empty after five rounds of 20 tiles.
    assert_eq!(laid_out(4, 3).values().map(|n| u32::from(*n)).sum::<u32>(), 100);
}

#[test]
fn rew_comp_14_five_docking_bays() {
    for seat in public(&new_game(4, 3)).seats {
        assert_eq!(seat.rows.iter().map(|r| r.bay.get()).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    }
    // Freighters differ only in colour: the same turn does the same for every seat.
    for seat in 0..4 {
        for bay in 1..=5 {
            let mut game = Fixture::chapter_one(4).turn(seat).hand(seat, &[bay, bay]).scenario();
            game.play("acquire u01");
            assert_eq!(game.row(seat, bay).len(), 1);
        }
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
