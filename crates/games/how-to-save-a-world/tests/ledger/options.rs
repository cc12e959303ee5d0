//! HSW-EXP: the express shuttle. HSW-ACT: playing an action card.

use orrery_core::Seat;
use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Project, Resource, World};

use super::table::*;

#[test]
fn hsw_exp_01_one_energy_for_a_flight_in_either_direction() {
    for (from, after) in [("planet", [1, 2]), ("moon", [3, 0])] {
        let mut table = Fixture::new(2).resources(0, [3, 0, 0, 0, 0]).play();
        table.play(&format!("express {from}"));
        assert_eq!((zones(&table, 0), player(&table, 0).resources), (after, [2, 0, 0, 0, 0]));
        let (seat, from) = (Seat(0), World::from_id(from).unwrap());
        let paid = Event::Paid { seat, resource: Resource::Energy, n: 1 };
        assert_eq!(table.events(), [paid, Event::ExpressFlown { seat, from }], "the payment comes first");
    }
    assert!(changed("express_cost_energy = 1", "express_cost_energy = 2").contains("HSW-EXP-01"));
}

#[test]
fn hsw_exp_02_that_is_the_whole_turn() {
    let mut table = Fixture::new(2).resources(0, [3, 0, 0, 0, 0]).play();
    table.play("express planet");
    assert_eq!(table.to_act(), [1]);
    table.refuse_as(0, "deploy solar_field_1", "HSW-TURN-04");
    let fixture = Fixture::new(2).technologies(0, &["tech1_rapid_docking"]);
    let mut table = fixture.resources(0, [3, 0, 0, 0, 0]).play();
    table.play("express planet").play("deploy solar_field_1");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_exp_03_landers_on_spaces_stay_there() {
    let fixture = Fixture::new(2).landers(0, ["ore_canyon_1", "base_camp_1", "moon"]);
    let mut table = fixture.play();
    table.refuse("express planet", "HSW-EXP-04");
    assert_eq!(offered(&table, "express"), ["express moon"]);
}

#[test]
fn hsw_exp_04_needs_energy_or_a_substitute_and_a_lander() {
    let mut table = Fixture::new(2).resources(0, [0, 9, 9, 9, 0]).play();
    table.refuse("express planet", "HSW-EXP-04").refuse("express moon", "HSW-EXP-04");
    assert!(offered(&table, "express").is_empty());
    let mut table = Fixture::new(2).resources(0, [0, 0, 0, 0, 1]).play();
    table.play("express planet");
    assert_eq!(player(&table, 0).resources, [0; 5], "ingenuity replaces it");
    let fixture = Fixture::new(2).technologies(0, &["tech1_multi_fuel_drive"]);
    let mut table = fixture.resources(0, [0, 0, 0, 1, 0]).play();
    table.play("express planet");
    assert_eq!(player(&table, 0).resources, [0; 5], "so does anything with the technology");
    let fixture = Fixture::new(2).landers(0, ["base_camp_1", "base_camp_1", "solar_field_1"]);
    let mut table = fixture.hand(0, &["boost_production"]).play();
    table.refuse("express planet", "HSW-EXP-04").refuse("express moon", "HSW-EXP-04");
}

#[test]
fn hsw_act_01_pay_execute_and_discard() {
    let mut table = Fixture::new(2).resources(0, [2, 0, 0, 0, 0]).hand(0, &["reactor_upgrade"]).play();
    table.play("play reactor_upgrade");
    let own = player(&table, 0);
    assert_eq!((own.resources[0], own.incomes[0]), (2 - 1 + 2, 1));
    assert_eq!((ids(own.pile), own.hand.len()), (vec!["reactor_upgrade"], 0));
    assert_eq!(ids(table.view(1).seats[0].pile), ["reactor_upgrade"], "face up");
    let paid = |event: &Event| matches!(event, Event::Paid { resource: Resource::Energy, n: 1, .. });
    let gained = |event: &Event| matches!(event, Event::Raised { .. });
    let events = table.events();
    assert!(events.iter().position(paid).unwrap() < events.iter().position(gained).unwrap());
    assert!(changed("action_card_cost_energy = 1", "action_card_cost_energy = 2").contains("HSW-ACT-01"));
}

#[test]
fn hsw_act_02_only_from_the_hand_and_once_per_round() {
    let fixture = Fixture::new(2).hand(0, &["think_tank"]).hand(1, &["gene_bank"]);
    let mut table = fixture.pile(0, &["recycling"]).bag([0; 4]).play();
    table.refuse("play recycling", "HSW-ACT-02").refuse("play gene_bank", "HSW-ACT-02");
    table.refuse("play boost_production", "HSW-ACT-02");
    table.play("play think_tank").play("pay 0");
    table.play("pass").refuse("play think_tank", "HSW-ACT-02");
    end_round(&mut table);
    assert!(offers(&table, "play think_tank"), "it is back in the next round");
}

#[test]
fn hsw_act_03_effect_or_badges() {
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["staff_exchange"]);
    let mut table = fixture.clone().play();
    table.play("play staff_exchange").play("take_badge moon");
    assert_eq!(player(&table, 0).active_tiles, [0, 1, 0], "the science badge of the card gives nothing");
    let mut table = fixture.buildings(&["innovation_forum"]).play();
    table.play("deploy innovation_forum_2").play("discard staff_exchange");
    assert_eq!((player(&table, 0).active_tiles, table.score(0)), ([0; 3], 1), "no badge tile by its effect");
}

#[test]
fn hsw_act_04_a_card_in_resolution_is_owned_but_out_of_reach() {
    let fixture = Fixture::new(2).resources(0, [1, 3, 0, 0, 0]).hand(0, &["field_expedition", "ore_beetle"]);
    let mut table = fixture.play();
    table.play("play field_expedition");
    assert_eq!(table.view(1).seats[0].owned, 2, "the card played counts");
    let price = table.view(0).display[0].price;
    assert_eq!(price, Some(2), "and makes others dearer");
    assert_eq!(ids(table.view(1).resolving), ["field_expedition"]);
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["recycling", "ore_beetle"]);
    let mut table = fixture.play();
    table.play("play recycling").refuse("remove recycling", "HSW-ACT-04").play("remove ore_beetle");
    // Badges: Shuttle Wing leads to a space that asks for moon badges, and it carries one itself.
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).tiles(0, [0, 1, 0]);
    let mut table = fixture.hand(0, &["shuttle_wing"]).play();
    table.play("play shuttle_wing").play("shuttle planet").play("deploy fusion_plant_1");
    table.refuse("discard shuttle_wing", "HSW-BADGE-03").play("spend_tile moon");
    assert_eq!(player(&table, 0).resources[0], 2);
}

#[test]
fn hsw_act_05_a_card_without_use_can_be_played() {
    let mut table = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["gene_bank"]).play();
    table.play("play gene_bank");
    assert_eq!((ids(player(&table, 0).pile), table.to_act()), (vec!["gene_bank"], vec![1]));
}

#[test]
fn hsw_act_06_playing_fulfils_the_condition_when_it_is_paid() {
    let fixture = Fixture::new(2).technologies(0, &["tech2_public_relations"]);
    let mut table = fixture.clone().resources(0, [1, 0, 0, 0, 1]).hand(0, &["boost_production"]).play();
    table.play("play boost_production");
    assert_eq!(table.score(0), 0, "it is not paid yet");
    table.play("pay 1");
    assert_eq!(table.score(0), 1, "before its effect");
    table.play("raise energy").play("raise energy");
    assert_eq!(table.score(0), 1);
    let fixture = fixture.technologies(0, &["tech1_command_network"]).resources(0, [0; 5]);
    let mut table = fixture.hand(0, &["boost_production"]).play();
    table.play("play boost_production");
    assert_eq!(table.score(0), 1, "free: when the card is chosen");
}

#[test]
fn hsw_act_07_when_option_b_is_legal() {
    let table = |resources, cards: &[&str]| Fixture::new(2).resources(0, resources).hand(0, cards).play();
    assert!(offered(&table([9; 5], &["ore_convoy", "ore_beetle"]), "play").is_empty(), "no action card");
    let mut poor = table([0, 9, 9, 9, 0], &["think_tank"]);
    poor.refuse("play think_tank", "HSW-ACT-07");
    assert!(offers(&table([1, 0, 0, 0, 0], &["think_tank"]), "play think_tank"));
    let mut clever = table([0, 0, 0, 0, 1], &["think_tank"]);
    clever.play("play think_tank");
    assert_eq!(player(&clever, 0).resources[4], 3);
    let free = Fixture::new(2).technologies(0, &["tech1_command_network"]).resources(0, [0; 5]);
    let mut table = free.hand(0, &["ark_convoy"]).play();
    table.play("play ark_convoy");
    assert_eq!(disc(&table, 0, Project::Evacuation), 0);
    assert_eq!(ids(player(&table, 0).pile), ["ark_convoy"]);
}
