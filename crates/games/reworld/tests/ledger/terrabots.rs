//! REW-TERRA, REW-CITY: terrabots and cities.

use orrery_reworld::testkit::{Fixture, Look};

use crate::{flight, over, public, random_game, turn};

const LETTERS: [&str; 5] = ["a", "b", "c", "d", "e"];

/// Seat 0 has these modules in row 1 and another one in row 2.
fn row(modules: &[&str]) -> Fixture {
    Fixture::chapter_two(2).row(0, 1, modules).row(0, 2, &["crew_gaia"])
}

#[test]
fn rew_terra_01_a_terrabot_goes_to_the_settlement_area() {
    let mut table = row(&["terrabot_d"]).scenario();
    table.play("decouple 1");
    for other in ["defend", "transport", "score_task"] {
        table.refuse(other, "REW-TERRA-01");
    }
    table.play("take_sign sign_drakon");
    assert_eq!((table.city(0, "d"), table.boxed("terrabot_d")), (vec!["terrabot_d"], 4));
}

#[test]
fn rew_terra_02_the_first_terrabot_of_a_letter_founds_a_city() {
    let mut table = row(&["terrabot_c"]).city(0, "a", &["terrabot_a"]).scenario();
    table.play("decouple 1").play("take_sign sign_cygnus");
    let view = public(&table);
    let city = view.seats[0].cities.iter().find(|c| c.letter.id() == "c").unwrap();
    assert_eq!((city.sign.id(), city.size, city.modules.len()), ("sign_cygnus", 2, 1));
    assert!(!view.signs.iter().any(|s| s.sign.id() == "sign_cygnus"), "taken from the supply");
    assert_eq!(table.city(0, "a"), ["terrabot_a"], "a row of its own");
}

#[test]
fn rew_terra_03_a_sign_of_the_letter_that_is_left() {
    let mut table = row(&["terrabot_b"]).city(1, "b", &["terrabot_b"]).scenario();
    table.play("decouple 1");
    let choices = ["take_sign sign_belisar", "take_sign sign_borealis", "take_sign sign_brisa"];
    assert_eq!(table.legal()[1..], choices, "sign_bastion is gone");
    table.refuse("take_sign sign_bastion", "REW-TERRA-03").refuse("take_sign sign_avalon", "REW-TERRA-03");
    // The name has no effect.
    let end = |sign: &str| {
        let mut table = row(&["terrabot_b"]).scenario();
        table.play("decouple 1").play(&format!("take_sign {sign}")).play("decouple 2");
        (0..2).map(|seat| table.score(seat)).collect::<Vec<_>>()
    };
    assert_eq!(end("sign_bastion"), end("sign_brisa"));
    // Four players can all found a city of the same letter; the last sign is not asked for.
    let mut fixture = Fixture::chapter_two(4);
    for seat in 0..4 {
        fixture = fixture.row(seat, 1, &["terrabot_e"]);
    }
    let mut table = fixture.scenario();
    for sign in ["sign_endeavour", "sign_elysium", "sign_erewhon"] {
        table.play("decouple 1").play(&format!("take_sign {sign}"));
    }
    table.play("decouple 1");
    assert!(over(&table));
    let last = &public(&table).seats[3].cities[0];
    assert_eq!((last.sign.id(), last.size), ("sign_ember", 2));
}

#[test]
fn rew_terra_04_further_terrabots_join_the_city() {
    let mut table = row(&["terrabot_a"]).city(0, "a", &["terrabot_a", "crew_talos"]).scenario();
    table.refuse("take_sign sign_avalon", "REW-TERRA-04").play("decouple 1");
    assert_eq!(table.city(0, "a"), ["terrabot_a", "crew_talos", "terrabot_a"], "at the end");
    assert_eq!(public(&table).signs.len(), 19, "no second sign");
}

#[test]
fn rew_terra_05_one_city_per_letter() {
    let letters: Vec<String> = LETTERS.iter().map(|l| format!("terrabot_{l}")).collect();
    let twice: Vec<&str> = letters.iter().chain(&letters).map(|t| &**t).collect();
    let mut table = row(&twice).scenario();
    while !table.row(0, 1).is_empty() || turn(&table) != 0 {
        table.play("decouple 1");
        if table.legal()[0].starts_with("take_sign") {
            let sign = table.legal()[0].clone();
            table.play(&sign);
        }
    }
    let cities = &public(&table).seats[0].cities;
    assert_eq!(cities.iter().map(|c| c.letter.id()).collect::<Vec<_>>(), LETTERS);
    assert!(cities.iter().all(|c| c.size == 3));
    for step in random_game(2, 61) {
        for area in &step.after.areas {
            assert!(area.letters().count() <= 5);
        }
    }
}

#[test]
fn rew_terra_06_no_points_for_decoupled_terrabots() {
    let mut table = row(&["terrabot_a", "terrabot_a"]).no_ships_but(&[]).scenario();
    table.play("decouple 1").play("take_sign sign_aurora").play("decouple 1");
    assert_eq!((table.city_size(0, "a"), table.score(0)), (3, 0));
}

#[test]
fn rew_city_01_the_size_of_a_city() {
    let mut table = row(&["terrabot_a"]).scenario();
    assert_eq!(table.city_size(0, "a"), 0);
    table.play("decouple 1").play("take_sign sign_aurora");
    assert_eq!(table.city_size(0, "a"), 2);
    let table = row(&[]).city(0, "a", &["terrabot_a", "terrabot_a", "crew_gaia", "crew_talos"]).scenario();
    assert_eq!((table.city_size(0, "a"), public(&table).seats[0].cities[0].size), (5, 5));
}

#[test]
fn rew_city_02_a_sign_and_a_terrabot_at_least() {
    for players in 2..=4 {
        for step in random_game(players, 62) {
            for area in &step.after.areas {
                for letter in area.letters() {
                    let city = area.city(letter);
                    assert!(city.terrabots >= 1 && city.size() >= 2);
                    assert!(step.after.signs >> city.sign.0 & 1 == 0, "the sign is not in the supply");
                }
            }
        }
    }
    // A crew founds no city.
    let table = flight(Fixture::chapter_two(2), &["crew_gaia"]);
    assert!(public(&table).seats[0].cities.is_empty());
}

#[test]
fn rew_city_03_one_construction_company_per_city() {
    let cities =
        || Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]).city(0, "b", &["terrabot_b"]);
    let mut table = flight(cities(), &["crew_kyklop", "crew_gaia"]);
    table.refuse("place crew_kyklop a", "REW-CREW-05").play("place crew_kyklop b").play("place crew_gaia a");
    assert_eq!(
        table.city(0, "a"),
        ["terrabot_a", "crew_talos", "crew_gaia"],
        "agrarian crews are not limited"
    );
    assert_eq!(table.city(0, "b"), ["terrabot_b", "crew_kyklop"]);
    let mut table = flight(cities(), &["crew_talos", "crew_gaia"]);
    table.refuse("place crew_talos b", "REW-CREW-04").play("place crew_talos a").play("place crew_gaia b");
    for seed in 63..70 {
        for step in random_game(2, seed) {
            assert_company_rule(&step.after);
        }
    }
}

fn assert_company_rule(state: &orrery_reworld::State) {
    for area in &state.areas {
        let mut homes = std::collections::BTreeMap::new();
        for letter in area.letters() {
            let tiles = area.city(letter).tiles.iter(&state.tiles);
            let crews = tiles.filter_map(|t| state.module(t).crew()).map(|c| c.company());
            let construction: std::collections::BTreeSet<_> = crews.filter(|c| c.is_construction()).collect();
            assert!(construction.len() <= 1);
            for company in construction {
                assert_eq!(homes.insert(company, letter), None, "two cities of one company");
            }
        }
    }
}

#[test]
fn rew_city_04_tiles_never_leave_a_city() {
    let tiles = |state: &orrery_reworld::State, seat: usize, letter: usize| -> Vec<_> {
        state.areas[seat].cities[letter].tiles.iter(&state.tiles).collect()
    };
    for step in random_game(4, 64) {
        for seat in 0..4 {
            for letter in 0..5 {
                let (before, after) = (tiles(&step.before, seat, letter), tiles(&step.after, seat, letter));
                assert!(after.ends_with(&before), "{:?}", step.action);
            }
        }
    }
}
