//! HSW-REACT: reaction cards.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{CardPick, Project};

use super::table::*;

const SOME: [u8; 5] = [5, 5, 5, 5, 0];

/// A table on which seat 0 has these cards and has made this beginning of a turn.
fn after(cards: &[&str], actions: &[&str]) -> Table {
    let buildings = ["innovation_forum", "quantum_archive", "science_memorial", "transfer_hub", "biodome"];
    let fixture = Fixture::new(2).resources(0, SOME).hand(0, cards).buildings(&buildings);
    let mut table = fixture.tiles(0, [1, 1, 1]).play();
    for action in actions {
        table.play(action);
    }
    table
}

#[test]
fn hsw_react_01_once_the_condition_is_fulfilled_for_nothing() {
    let mut table = after(&["peer_review"], &[]);
    table.refuse("react peer_review", "HSW-REACT-12").play("deploy pioneer_camp_1");
    table.refuse("react peer_review", "HSW-REACT-14").play("take_badge moon").play("gain energy");
    assert_eq!(table.to_act(), [1], "nothing was worked on");
    let mut table = after(&["peer_review", "lucky_find"], &["deploy laser_control_2", "work laser"]);
    table.refuse("react lucky_find", "HSW-REACT-01").refuse("react ore_convoy", "HSW-REACT-01");
    let before = player(&table, 0).resources;
    table.play("react peer_review");
    assert_eq!(player(&table, 0).resources, [before[0], before[1] + 2, before[2], before[3], before[4]]);
    // Also in A (with a technology), B and overtime.
    let mut table = after(&["boost_production", "turbo_extraction_team"], &["play boost_production"]);
    table.play("raise energy").play("raise energy").play("react turbo_extraction_team");
    let fixture = Fixture::new(2).landers(0, ["role_model_1", "base_camp_1", "base_camp_1"]);
    let mut table = fixture.hand(0, &["lucky_find"]).turn(1).play();
    table.play("pass").play("deploy solar_field_1").play("react lucky_find");
}

#[test]
fn hsw_react_02_then_it_lies_on_the_own_pile() {
    let mut table = after(&["peer_review"], &["deploy laser_control_2", "work laser", "react peer_review"]);
    assert_eq!(ids(table.view(1).seats[0].pile), ["peer_review"]);
    table.refuse_as(0, "react peer_review", "HSW-TURN-04");
}

#[test]
fn hsw_react_03_one_event_for_several_cards() {
    let cards = ["peer_review", "press_conference", "overload_pulse"];
    let mut table = after(&cards, &["deploy laser_control_2", "work laser"]);
    assert_eq!(offered(&table, "react").len(), 3);
    table.play("react peer_review").play("react press_conference");
    assert_eq!((player(&table, 0).resources[1], table.score(0)), (7, 1));
    assert!(offers(&table, "react overload_pulse"));
}

#[test]
fn hsw_react_04_reactions_fulfil_further_conditions() {
    let cards = ["dynamo_test_run", "turbo_extraction_team", "lucky_find"];
    let mut table = after(&cards, &["deploy laser_control_2", "work laser", "react dynamo_test_run"]);
    table.play("react turbo_extraction_team").play("react lucky_find");
    assert_eq!((player(&table, 0).incomes[0], player(&table, 0).resources[4]), (2, 1));
}

#[test]
fn hsw_react_05_whatever_fulfils_the_condition() {
    // A raise: fixed (a space), by free choice (a card), paid (a basic), for nothing (a reward).
    let ways: [&[&str]; 4] = [
        &["deploy biodome_2"],
        &["play boost_production", "raise energy", "raise minerals"],
        &["deploy research_station_1", "develop basic_energetics", "stop"],
        &["deploy shield_yard_2", "work shield", "develop basic_studies", "raise energy"],
    ];
    for way in ways {
        let mut table = after(&["boost_production", "turbo_extraction_team"], way);
        table.play("react turbo_extraction_team");
    }
}

#[test]
fn hsw_react_06_gain_any_standard_resource() {
    for way in ["deploy solar_field_1", "deploy base_camp_1", "deploy biodome_1"] {
        assert!(offers(&after(&["lucky_find"], &[way]), "react lucky_find"), "{way}");
    }
    let table = after(&["lucky_find", "think_tank"], &["play think_tank"]);
    assert_eq!(table.to_act(), [1], "ingenuity is none");
}

#[test]
fn hsw_react_07_raise_any_standard_line() {
    for way in ["deploy biodome_2", "deploy fusion_plant_2", "deploy ore_canyon_2"] {
        assert!(offers(&after(&["synergy"], &[way]), "react synergy"), "{way}");
    }
    let table = after(&["synergy"], &["deploy innovation_forum_1"]);
    assert_eq!(table.to_act(), [1], "the ingenuity line is none");
}

#[test]
fn hsw_react_08_gain_any_badge_tile() {
    for badge in ["planet", "moon", "science"] {
        let way = ["deploy moon_academy_1", &format!("take_badge {badge}")];
        assert!(offers(&after(&["commendation"], &way), "react commendation"));
    }
    // A tile that is turned back to its active side is not gained.
    let table = after(&["commendation", "all_hands"], &["deploy solar_field_1"]);
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_react_09_work_on_any_or_a_named_project() {
    let cards = ["press_conference", "dynamo_test_run", "test_blast", "seed_vault_drill"];
    for (space, project, named) in [
        ("laser_control_2", "laser", "dynamo_test_run"),
        ("shield_yard_2", "shield", "test_blast"),
        ("evacuation_port_2", "evacuation", "seed_vault_drill"),
    ] {
        let work = format!("work {project}");
        let table = after(&cards, &[&format!("deploy {space}"), &work]);
        let mut expected = vec!["react press_conference".to_owned(), format!("react {named}")];
        expected.sort();
        let mut offered = offered(&table, "react");
        offered.sort();
        assert_eq!(offered, expected);
        let table = after(&cards, &[&format!("deploy {space}"), "stop"]);
        assert_eq!(table.to_act(), [1], "no work, no condition");
    }
}

#[test]
fn hsw_react_10_lost_gains_fulfil_nothing() {
    let cards = ["lucky_find", "synergy", "commendation"];
    let fixture = Fixture::new(2).resources(0, [10; 5]).incomes(0, [10; 5]).hand(0, &cards);
    let fixture = fixture.tiles(0, [5, 5, 5]);
    for way in [&["deploy solar_field_1"][..], &["deploy fusion_plant_2"], &["deploy moon_academy_1"]] {
        let mut table = fixture.clone().play();
        for action in way {
            table.play(action);
        }
        if offers(&table, "take_badge moon") {
            table.play("take_badge moon");
        }
        assert_eq!(table.to_act(), [1], "{way:?}");
    }
}

#[test]
fn hsw_react_11_in_a_later_window_but_never_in_a_payment() {
    let fixture = Fixture::new(2).resources(0, [4, 0, 0, 0, 4]).tiles(0, [0, 3, 0]);
    let mut table = fixture.hand(0, &["press_conference"]).play();
    table.play("deploy laser_control_1");
    table.play("spend_tile moon").play("spend_tile moon").play("spend_tile moon");
    table.play("work laser").play("pay 0");
    assert!(offers(&table, "react press_conference"));
    table.play("work laser");
    assert!(matches!(table.view(0).ask, Ask::Pay { .. }));
    table.refuse("react press_conference", "HSW-REACT-14").play("pay 1").play("stop");
    table.play("react press_conference");
    assert_eq!(table.score(0), 1, "in the last window");
}

#[test]
fn hsw_react_12_not_outside_the_own_turn() {
    let cards = ["lucky_find", "synergy"];
    let fixture = Fixture::new(2).hand(0, &cards).hand(1, &["ore_convoy"]).incomes(0, [9; 5]);
    let mut table = fixture.bag([0; 4]).resources(0, [0; 5]).play();
    table.refuse("react lucky_find", "HSW-REACT-12").play("pass");
    table.refuse_as(0, "react lucky_find", "HSW-TURN-04").play("pass");
    assert_eq!(player(&table, 0).resources, [9; 5], "the start of a round fulfils nothing");
    assert_eq!(table.state.round, 2);
    table.refuse("react lucky_find", "HSW-REACT-12");
    assert!(offered(&table, "react").is_empty());
}

#[test]
fn hsw_react_13_reactions_are_optional() {
    let mut table = after(&["lucky_find"], &["deploy solar_field_1", "stop"]);
    assert_eq!((ids(player(&table, 0).hand), table.to_act()), (vec!["lucky_find"], vec![1]));
    table.refuse_as(0, "react lucky_find", "HSW-TURN-04");
}

#[test]
fn hsw_react_14_when_windows_open() {
    // (a) after each entry of a list, not after each of its units.
    let mut table = after(&["boost_production", "turbo_extraction_team"], &["play boost_production"]);
    table.play("raise energy").refuse("react turbo_extraction_team", "HSW-REACT-14").play("raise energy");
    assert!(offers(&table, "react turbo_extraction_team"));
    let table = after(&["lucky_find"], &["deploy base_camp_1"]);
    assert_eq!(player(&table, 0).resources[3], 5, "after the minerals, before the biomass");
    // (b) and (c): after each single work, before the rewards, and after them.
    let mut table = after(&["peer_review", "commendation"], &["deploy laser_control_2", "work laser"]);
    assert_eq!(player(&table, 0).active_tiles[2], 1, "no reward yet");
    assert!(offers(&table, "react peer_review"));
    table.refuse("react commendation", "HSW-REACT-01").play("stop");
    assert_eq!(player(&table, 0).active_tiles[2], 2);
    table.play("react commendation");
    // (d) after a development with its effects, not inside.
    let way = ["deploy research_station_1", "develop basic_studies"];
    let mut table = after(&["turbo_extraction_team"], &way);
    table.play("raise energy");
    assert!(offers(&table, "react turbo_extraction_team"));
    let way = ["deploy research_station_1", "develop basic_earth_sciences", "stop"];
    let table = after(&["turbo_extraction_team"], &way);
    assert!(offers(&table, "react turbo_extraction_team"));
    assert_eq!(player(&table, 0).incomes, [0, 0, 1, 1, 0], "both lines first");
    // Not inside the block of steps 4 to 6.
    let fixture = Fixture::new(2).disc(0, Project::Laser, 8).resources(0, SOME).hand(0, &["commendation"]);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert!(offers(&table, "react commendation"));
    assert_eq!(table.score(0), 2 + 4, "the points of the reward and the lead bonus first");
    let way = ["deploy shield_yard_2", "work shield"];
    let mut table = after(&["press_conference"], &way);
    table.play("stop").refuse("react press_conference", "HSW-REACT-14").play("develop basic_academy");
    table.play("react press_conference");
    // (e) after each card.
    let way = ["deploy expedition_office_2", "gain energy", "take twig_squirrel"];
    assert!(offers(&after(&["lucky_find"], &way), "react lucky_find"));
    // Not between the removal of a card and the effect behind the arrow.
    let cards = ["recycling", "moon_moth", "lucky_find"];
    let mut table = after(&cards, &["play recycling", "remove moon_moth"]);
    table.refuse("react lucky_find", "HSW-REACT-14");
    // (f) after each payment of `pay_for` with its effects, not between the two.
    let fixture = Fixture::new(2).buildings(&["science_memorial"]).resources(0, SOME).unaudited();
    let fixture = fixture.hand(0, &["lucky_find"]).change(|state| {
        state.turn.fulfilled.insert(card("lucky_find"));
    });
    let mut table = fixture.play();
    table.play("deploy science_memorial_1").play("pay_cost").refuse("react lucky_find", "HSW-REACT-14");
    table.play("pay_unit energy").play("pay_unit energy").play("pay_unit energy");
    assert_eq!(table.score(0), 2);
    assert!(offers(&table, "react lucky_find") && offers(&table, "pay_cost"));
    // Not between a badge payment and its effect, nor between the halves of `shuttle_and_deploy`.
    let fixture = Fixture::new(2).resources(0, SOME).tiles(0, [0, 2, 0]).unaudited();
    let fixture = fixture.hand(0, &["lucky_find", "shuttle_wing"]).change(|state| {
        state.turn.fulfilled.insert(card("lucky_find"));
    });
    let mut table = fixture.play();
    table.play("play shuttle_wing").play("shuttle planet").refuse("react lucky_find", "HSW-REACT-14");
    table.play("deploy fusion_plant_1").refuse("react lucky_find", "HSW-REACT-14").play("spend_tile moon");
    table.refuse("react lucky_find", "HSW-REACT-14").play("stop");
    assert_eq!(player(&table, 0).resources[0], 5 - 1 + 2);
    // (g) after the last effect.
    table.play("react lucky_find");
}

#[test]
fn hsw_react_15_a_card_in_resolution_is_owned_but_out_of_reach() {
    let cards = ["scouting_drone", "moon_moth"];
    let mut table = after(&cards, &["deploy solar_field_1", "react scouting_drone"]);
    assert_eq!(table.view(0).ask, Ask::Take { pick: CardPick::Any, left: 1, price: Some(2) });
    assert_eq!(ids(table.view(1).resolving), ["scouting_drone"]);
    assert!(player(&table, 0).pile.is_empty(), "not yet");
    assert_eq!(ids(player(&table, 0).hand), ["moon_moth"], "nor can it be spent or removed from the hand");
    table.play("stop");
    assert_eq!(ids(player(&table, 0).pile), ["scouting_drone"]);
}

#[test]
fn hsw_react_16_one_after_the_other_each_resolved_completely() {
    let cards = ["overload_pulse", "peer_review"];
    let mut table = after(&cards, &["deploy laser_control_2", "work laser", "react overload_pulse"]);
    assert!(matches!(table.view(0).ask, Ask::Work { left: 1, .. }));
    table.play("work laser");
    assert!(offers(&table, "react peer_review"), "the windows inside it");
    table.play("react peer_review");
    let events = table.events();
    let rewards = events.iter().filter(|event| matches!(event, Event::Rewarded { .. })).count();
    assert_eq!((rewards, disc(&table, 0, Project::Laser)), (2, 2), "its own reward, then that of the space");
    // After a reaction without use the same window is still open.
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["overload_pulse"]);
    let mut table = fixture.hand(0, &["press_conference"]).play();
    table.play("deploy laser_control_2").play("work laser").play("react overload_pulse");
    assert!(offers(&table, "react press_conference"));
    assert_eq!(player(&table, 0).active_tiles, [0; 3], "the rewards are still to come");
    // Nobody is asked who cannot hold a playable card as far as all know.
    assert_eq!(after(&["synergy"], &["deploy solar_field_1"]).to_act(), [1]);
    // Who declines a window together with the question that follows is not asked a second time.
    let mut table = after(&["lucky_find"], &["deploy expedition_office_2", "gain energy"]);
    assert!(offers(&table, "react lucky_find") && offers(&table, "take twig_squirrel"));
    table.play("stop");
    assert_eq!(table.to_act(), [1]);
    // A hidden start card may be any that nobody has shown: the window opens though it is of no use.
    let fixture = Fixture::new(2).change(|state| state.seen = Default::default()).unaudited();
    let mut table = fixture.secret(0, &["study_group"]).play();
    table.play("deploy solar_field_1");
    assert_eq!(table.legal(), ["stop"], "it could have been Camp Crew");
}

#[test]
fn hsw_react_17_a_condition_stays_fulfilled() {
    let fixture = Fixture::new(2).resources(0, [0; 5]).hand(0, &["lucky_find", "ore_convoy"]);
    let mut table = fixture.buildings(&["photon_lens"]).play();
    table.play("deploy photon_lens_1").play("work laser").play("work laser");
    assert_eq!(player(&table, 0).resources[0], 0, "what was gained is spent again");
    table.play("react lucky_find").play("react ore_convoy");
    assert_eq!(player(&table, 0).resources, [0, 0, 2, 0, 1]);
}

#[test]
fn hsw_react_18_a_card_without_use_can_be_played() {
    let way = ["deploy laser_control_2", "work laser"];
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["overload_pulse"]);
    let mut table = fixture.play();
    for action in way {
        table.play(action);
    }
    table.play("react overload_pulse");
    assert_eq!((ids(player(&table, 0).pile), disc(&table, 0, Project::Laser)), (vec!["overload_pulse"], 1));
}
