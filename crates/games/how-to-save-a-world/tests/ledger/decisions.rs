//! HSW-DEC: who decides what.

use orrery_core::{Game, Seat};
use orrery_how_to_save_a_world::state::Phase;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::Project;
use orrery_how_to_save_a_world::{HowToSaveAWorld, Options};

use super::table::*;

const SOME: [u8; 5] = [5, 5, 5, 5, 0];

#[test]
fn hsw_dec_01_keep_one_of_two_species_cards() {
    let mut table = new_game(3, 4);
    assert_eq!(table.to_act(), [0, 1, 2]);
    let choices = table.legal_of(1);
    assert!(choices.len() == 2 && choices.iter().all(|choice| choice.starts_with("keep ")));
    let before = (table.view(0), table.view(2));
    table.play_as(1, &choices[0]);
    assert_eq!(table.to_act(), [0, 2]);
    for (viewer, before) in [(0, &before.0), (2, &before.1)] {
        let now = table.view(viewer);
        assert!(now.seats[1].decided && !before.seats[1].decided);
        assert_eq!((&now.seats[1].hand, now.seats[1].hand_counts), (&before.seats[1].hand, [1, 1, 2]));
    }
}

#[test]
fn hsw_dec_02_one_of_four_options() {
    let table = Fixture::new(2).resources(0, SOME).hand(0, &["think_tank"]).play();
    let words: Vec<String> = ["express", "play", "deploy", "pass"]
        .into_iter()
        .filter(|word| !offered(&table, word).is_empty())
        .map(str::to_owned)
        .collect();
    assert_eq!(words, ["express", "play", "deploy", "pass"]);
    let nothing_else = ["express", "play", "deploy", "pass"];
    assert!(table.legal().iter().all(|action| nothing_else.contains(&action.split(' ').next().unwrap())));
    assert!(!offers(&table, "stop"));
}

#[test]
fn hsw_dec_03_any_lander_and_any_accessible_space_of_its_world() {
    let table = Fixture::new(3).landers(1, ["laser_control_1", "base_camp_1", "planet"]).play();
    assert_eq!(offered(&table, "deploy").len(), 12 + 11 - 1);
    let table = Fixture::new(3).landers(0, ["planet"; 3]).play();
    assert_eq!(offered(&table, "deploy").len(), 12);
    let table = Fixture::new(3).landers(0, ["moon"; 3]).play();
    assert_eq!(offered(&table, "deploy").len(), 11);
}

#[test]
fn hsw_dec_04_how_many_badges_and_which() {
    let fixture = Fixture::new(2).tiles(0, [1, 1, 0]).hand(0, &["turbo_extraction_team", "moon_moth"]);
    let mut table = fixture.play();
    table.play("deploy jungle_biotope_1");
    let choices = ["spend_tile planet", "discard turbo_extraction_team", "discard moon_moth", "stop"];
    assert_eq!(table.legal(), choices);
    table.play("stop");
    assert_eq!(table.to_act(), [1], "none at all");
}

#[test]
fn hsw_dec_05_how_a_payment_is_made_only_if_there_is_a_choice() {
    let laser = |resources| {
        let fixture = Fixture::new(2).resources(0, resources).disc(0, Project::Laser, 3);
        let mut table = fixture.play();
        table.play("deploy laser_control_2").play("work laser");
        table
    };
    assert_eq!(laser([5, 0, 0, 0, 1]).legal(), ["pay 0", "pay 1"]);
    assert_eq!(laser([1, 0, 0, 0, 3]).legal(), ["pay 1", "pay 2"]);
    for resources in [[5, 0, 0, 0, 0], [1, 0, 0, 0, 1], [0, 0, 0, 0, 2]] {
        assert_eq!(laser(resources).to_act(), [1], "one way only");
    }
    let memorial = |resources| {
        let mut table = Fixture::new(2).resources(0, resources).buildings(&["science_memorial"]).play();
        table.play("deploy science_memorial_1").play("pay_cost");
        table
    };
    let table = memorial([1, 0, 2, 0, 1]);
    assert_eq!(table.legal(), ["pay_unit energy", "pay_unit minerals", "pay_unit ingenuity"]);
    assert_eq!(memorial([0, 0, 3, 0, 0]).to_act(), [1], "only one resource");
    assert_eq!(memorial([1, 0, 1, 0, 1]).to_act(), [1], "everything has to be paid");
}

#[test]
fn hsw_dec_06_work_on_or_stop_and_where() {
    let fixture = Fixture::new(2).resources(0, SOME).tiles(0, [0, 2, 0]).buildings(&["impulse_converter"]);
    let mut table = fixture.play();
    table.play("deploy impulse_converter_1").play("spend_tile moon").play("spend_tile moon");
    let works = ["work laser", "work shield", "work evacuation", "stop"];
    assert_eq!(table.legal(), works);
    table.play("work shield");
    assert_eq!(table.legal(), works, "the project is chosen anew");
    table.play("stop");
    assert_eq!((disc(&table, 0, Project::Shield), offered(&table, "develop").len()), (1, 6));
}

#[test]
fn hsw_dec_07_developments_cards_options_gains_raises_badges() {
    let buildings = ["quantum_archive", "transfer_hub"];
    let table = |action: &str| {
        let fixture = Fixture::new(2).resources(0, SOME).buildings(&buildings).hand(0, &["moon_moth"]);
        let mut table = fixture.play();
        table.play(action);
        table
    };
    let count = |table: &Table, word: &str| offered(table, word).len();
    assert_eq!(count(&table("deploy research_station_1"), "develop"), 18);
    assert_eq!(count(&table("deploy transfer_hub_2"), "take"), 9);
    assert_eq!(count(&table("deploy transfer_hub_1"), "gain"), 4);
    assert_eq!(count(&table("deploy pioneer_camp_2"), "raise"), 4);
    assert_eq!(count(&table("deploy moon_academy_1"), "take_badge"), 3);
    let mut archive = table("deploy quantum_archive_1");
    archive.play("remove moon_moth");
    assert_eq!(archive.legal(), ["choose 1", "choose 2"]);
}

#[test]
fn hsw_dec_08_a_reaction_card_or_none() {
    let fixture = Fixture::new(2).resources(0, SOME).hand(0, &["lucky_find", "ore_convoy", "synergy"]);
    let mut table = fixture.play();
    table.play("deploy solar_field_1");
    assert_eq!(table.legal(), ["react lucky_find", "react ore_convoy", "stop"]);
    let mut table = Fixture::new(2).hand(0, &["synergy"]).play();
    table.play("deploy solar_field_1");
    assert_eq!(table.to_act(), [1], "none is playable");
}

#[test]
fn hsw_dec_09_the_overtime_space() {
    let fixture = Fixture::new(3).landers(0, ["role_model_1", "base_camp_1", "base_camp_1"]);
    let mut table = fixture.landers(1, ["laser_control_1", "planet", "planet"]).turn(1).play();
    table.play("pass").play("pass");
    assert_eq!(table.to_act(), [0], "the owner of the lander");
    assert_eq!(table.legal().len(), 11 - 2, "not the wait space, not an occupied one");
    table.refuse("stop", "HSW-OVER-02");
}

#[test]
fn hsw_dec_10_the_order_of_rewards() {
    let rewards = |first: &str, second: &str| {
        let fixture = Fixture::new(2).resources(0, SOME).tiles(0, [0, 2, 0]);
        let mut table = fixture.buildings(&["impulse_converter"]).play();
        table.play("deploy impulse_converter_1").play("spend_tile moon").play("spend_tile moon");
        table.play(&format!("work {first}")).play(&format!("work {second}"));
        table
    };
    let mut table = rewards("evacuation", "laser");
    assert_eq!(table.legal(), ["reward laser", "reward evacuation"]);
    table.refuse("reward shield", "HSW-WORK-11").refuse("stop", "HSW-WORK-06").play("reward laser");
    assert_eq!(player(&table, 0).active_tiles[2], 1);
    assert_eq!(table.to_act(), [1], "with one project left there is nothing to choose");
    assert_eq!(rewards("laser", "laser").to_act(), [1]);
}

#[test]
fn hsw_dec_11_worst_and_best_tie() {
    let fixture = Fixture::new(4).resources(0, SOME).hand(0, &["catch_up_programme"]);
    let mut table = fixture.disc(0, Project::Laser, 1).play();
    table.play("play catch_up_programme");
    assert_eq!(table.legal(), ["aim shield", "aim evacuation"]);
}

#[test]
fn hsw_dec_12_only_the_active_player_decides() {
    for options in [Options::usual(2), Options::usual(3), Options::usual(4)] {
        random_game(&options, 51, |state, _| {
            let waited = state.to_act();
            match state.phase {
                Phase::Keep => {}
                Phase::Over => assert!(waited.is_empty()),
                _ => assert_eq!((waited.len(), waited.first().unwrap().0), (1, state.active.0)),
            }
            for seat in Seat::all(options.players).filter(|&seat| !waited.contains(seat)) {
                let mut legal = Vec::new();
                HowToSaveAWorld::legal(state, seat, &mut legal);
                assert!(legal.is_empty());
            }
        });
    }
}

#[test]
fn hsw_dec_13_the_express_shuttle() {
    let techs = ["tech1_multi_fuel_drive", "tech1_rapid_docking"];
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 1, 1]).technologies(0, &techs);
    let mut table = fixture.play();
    assert_eq!(offered(&table, "express"), ["express planet", "express moon"]);
    table.play("express planet");
    assert_eq!(table.legal(), ["pay_unit energy", "pay_unit biomass", "pay_unit ingenuity"]);
    table.play("pay_unit biomass");
    assert_eq!(player(&table, 0).resources, [1, 0, 0, 0, 1]);
    assert_eq!(offered(&table, "deploy").len(), 11, "any space of the world reached");
    assert!(offers(&table, "stop"), "or none");
}

#[test]
fn hsw_dec_14_the_discount_for_one_work() {
    let techs = ["tech1_modular_construction"];
    let fixture = Fixture::new(2).resources(0, SOME).tiles(0, [0, 3, 0]).technologies(0, &techs);
    let mut table = fixture.play();
    table.play("deploy laser_control_1");
    table.play("spend_tile moon").play("spend_tile moon").play("spend_tile moon");
    assert_eq!(table.legal(), ["work laser", "work laser discount", "stop"]);
    table.play("work laser").play("work laser discount");
    assert_eq!(player(&table, 0).resources[0], 4);
    assert_eq!(table.legal(), ["work laser", "stop"], "once per turn");
    table.refuse("work laser discount", "HSW-TECH-04");
}

#[test]
fn hsw_dec_15_the_other_effects() {
    let fixture = Fixture::new(2).resources(0, [5, 5, 5, 7, 0]);
    let played = |fixture: &Fixture, card: &str, more: &[&str]| {
        let mut table = fixture.clone().hand(0, &[card]).hand(0, more).play();
        table.play(&format!("play {card}"));
        table
    };
    assert_eq!(
        played(&fixture, "recycling", &["ore_convoy", "moon_moth"]).legal(),
        ["remove ore_convoy", "remove moon_moth", "stop"]
    );
    let mut bank = played(&fixture, "gene_bank", &[]);
    assert_eq!(bank.legal(), ["pay_cost", "stop"]);
    bank.play("pay_cost");
    assert_eq!(bank.legal(), ["pay_cost", "stop"]);
    bank.play("stop");
    assert_eq!((bank.score(0), player(&bank, 0).resources[3]), (2, 4));
    let landed = fixture.clone().landers(0, ["ore_canyon_1", "solar_field_1", "role_model_1"]);
    let recall = played(&landed, "recall_order", &[]);
    assert_eq!(recall.legal(), ["recall ore_canyon_1", "recall solar_field_1", "stop"]);
    let mut wing = played(&fixture, "shuttle_wing", &[]);
    assert_eq!(wing.legal(), ["shuttle planet", "shuttle moon", "stop"]);
    wing.play("shuttle moon").refuse("stop", "HSW-FX-09");
    assert_eq!(wing.legal().len(), 12);
    let mut table = fixture.clone().spent(0, [1, 0, 2]).hand(0, &["all_hands"]).play();
    table.play("deploy moon_academy_1").play("take_badge moon").play("react all_hands");
    assert_eq!(table.legal(), ["reactivate planet", "reactivate science", "stop"]);
    let mut table = fixture.play();
    table.play("deploy expedition_office_2").play("gain energy");
    assert!(offers(&table, "stop") && offered(&table, "take").len() == 9);
    let mut table = Fixture::new(2).resources(0, SOME).play();
    table.play("deploy shield_yard_2").play("work shield");
    assert!(offers(&table, "stop") && offered(&table, "develop").len() == 6);
}
