//! HSW-ROUND: the rounds. HSW-TURN: a turn. HSW-PASS: passing.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::state::{Phase, Turn};
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Project, Side};

use super::table::*;

/// Who takes turns when everybody deploys landers on unlimited spaces and then passes.
fn order_of_turns(table: &mut Table, turns: usize) -> Vec<u8> {
    let mut seats = Vec::new();
    for _ in 0..turns {
        let seat = table.to_act()[0];
        seats.push(seat);
        let unlimited = ["deploy base_camp_1", "deploy solar_field_1", "pass"];
        let action = unlimited.into_iter().find(|action| offers(table, action)).unwrap();
        table.play(action);
    }
    seats
}

#[test]
fn hsw_round_01_turns_then_the_round_end_then_the_next_round() {
    let mut table = Fixture::new(2).play();
    table.play("deploy base_camp_1").play("pass").play("pass");
    let events = table.events();
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let steps = [
        place(|event| matches!(event, Event::Deployed { .. })),
        place(|event| matches!(event, Event::RoundEnded { round: 1 })),
        place(|event| matches!(event, Event::AsteroidMoved { .. })),
        place(|event| matches!(event, Event::DrawBegan { .. })),
        place(|event| matches!(event, Event::LandersReturned)),
        place(|event| matches!(event, Event::RoundBegan { round: 2, .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    let mut table = Fixture::new(2).asteroid(11).play();
    end_round(&mut table);
    let events = table.events();
    assert!(events.iter().any(|event| matches!(event, Event::DayX { .. })));
    assert!(!events.iter().any(|event| matches!(event, Event::RoundBegan { .. })), "Day X: no next round");
}

#[test]
fn hsw_round_02_the_holder_of_the_medal_begins_then_clockwise() {
    let mut table = Fixture::new(4).medal(Side(2)).bag([0; 4]).play();
    end_round(&mut table);
    assert_eq!(order_of_turns(&mut table, 5), [2, 3, 0, 1, 2]);
}

#[test]
fn hsw_round_03_as_many_laps_as_needed() {
    let mut table = Fixture::new(3).play();
    assert_eq!(order_of_turns(&mut table, 9), [0, 1, 2, 0, 1, 2, 0, 1, 2]);
    assert_eq!(table.state.round, 2, "nobody has a lander or a card left");
}

#[test]
fn hsw_round_04_who_has_passed_is_skipped() {
    let mut table = Fixture::new(3).play();
    table.play("deploy base_camp_1").play("pass").play("deploy base_camp_1").play("deploy base_camp_1");
    assert_eq!(table.to_act(), [2]);
    table.refuse_as(1, "deploy base_camp_1", "HSW-TURN-04");
    table.play("deploy base_camp_1");
    assert_eq!(table.to_act(), [0]);
    assert!(table.view(0).seats[1].passed);
}

#[test]
fn hsw_round_05_a_new_holder_does_not_change_this_round() {
    let mut table = Fixture::new(3).medal(Side(2)).play();
    table.play("deploy role_model_1");
    assert_eq!(table.state.medal, Side(0));
    assert_eq!(order_of_turns(&mut table, 4), [1, 2, 0, 1]);
}

#[test]
fn hsw_turn_01_exactly_one_of_four_options() {
    let mut table = Fixture::new(2).hand(0, &["boost_production"]).play();
    for action in ["express planet", "play boost_production", "deploy pioneer_camp_2", "pass"] {
        assert!(offers(&table, action), "{action}");
    }
    table.play("deploy pioneer_camp_2");
    table.refuse("express planet", "HSW-TURN-01").refuse("play boost_production", "HSW-TURN-01");
    table.refuse("deploy base_camp_1", "HSW-TURN-04").refuse("pass", "HSW-TURN-01");
    table.play("raise energy").play("raise energy").play("raise energy");
    table.refuse_as(0, "deploy base_camp_1", "HSW-TURN-04");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_turn_02_passing_is_always_legal() {
    let mut table = Fixture::new(2).play();
    assert!(offers(&table, "pass"), "also for a player who could do something");
    table.play("pass");
    assert!(table.view(1).seats[0].passed);
    let fixture = Fixture::new(2).landers(1, ["base_camp_1", "base_camp_1", "solar_field_1"]);
    let mut table = fixture.play();
    table.play("deploy base_camp_1");
    assert!(table.view(0).seats[1].passed, "who can do nothing else must pass");
}

#[test]
fn hsw_turn_03_badges_reactions_and_technologies_in_every_option_but_passing() {
    // A: a technology, then all the rest on the space reached.
    let fixture = Fixture::new(2).technologies(0, &["tech1_rapid_docking"]).tiles(0, [0, 1, 0]);
    let mut table = fixture.resources(0, [1, 0, 0, 0, 0]).hand(0, &["lucky_find"]).play();
    table.play("express planet").play("deploy fusion_plant_1").play("spend_tile moon");
    table.play("react lucky_find");
    assert_eq!(player(&table, 0).resources, [2, 0, 0, 0, 1]);
    // B
    let fixture = Fixture::new(2).technologies(0, &["tech1_command_network"]).resources(0, [0; 5]);
    let mut table = fixture.hand(0, &["boost_production", "turbo_extraction_team"]).play();
    table.play("play boost_production").play("raise energy").play("raise energy");
    table.play("react turbo_extraction_team");
    assert_eq!(player(&table, 0).resources[0], 2);
    // D
    let mut table = Fixture::new(2).tiles(0, [1, 1, 1]).hand(0, &["lucky_find"]).play();
    table.refuse("spend_tile moon", "HSW-BADGE-06").refuse("react lucky_find", "HSW-REACT-12");
    table.play("pass");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_turn_04_nobody_else_decides_anything() {
    let mut table = Fixture::new(3).hand(1, &["ore_convoy"]).hand(0, &["algae_bloom"]).play();
    table.play("deploy pioneer_camp_1").play("take_badge moon").play("gain energy");
    assert_eq!(table.to_act(), [0], "the active player's window");
    table.refuse_as(1, "react ore_convoy", "HSW-TURN-04").refuse_as(1, "stop", "HSW-TURN-04");
    assert!(table.legal_of(1).is_empty() && table.legal_of(2).is_empty());
    table.play("stop");
    assert_eq!(table.to_act(), [1]);
    table.refuse("react ore_convoy", "HSW-REACT-12");
}

#[test]
fn hsw_turn_05_effects_in_printed_order() {
    let fixture = Fixture::new(2).buildings(&["photon_lens"]).resources(0, [0; 5]);
    let mut table = fixture.play();
    table.play("deploy photon_lens_1").play("work laser").play("work laser");
    assert_eq!(disc(&table, 0, Project::Laser), 2, "the energy gained first pays the works");
    let mut table = Fixture::new(2).resources(0, [0; 5]).hand(0, &["moon_moth"]).play();
    table.play("deploy expedition_office_2").refuse("take dynamo_test_run", "HSW-CARD-01");
    table.play("gain minerals").play("take dynamo_test_run");
    assert_eq!(player(&table, 0).resources, [0; 5]);
}

#[test]
fn hsw_turn_06_gains_are_mandatory_costs_are_not() {
    let mut table = Fixture::new(2).play();
    table.play("deploy pioneer_camp_1").refuse("stop", "HSW-TURN-06").play("take_badge moon");
    table.refuse("stop", "HSW-TURN-06").play("gain energy");
    let mut table = Fixture::new(2).play();
    table.play("deploy pioneer_camp_2").refuse("stop", "HSW-TURN-06");
    let mut table = Fixture::new(2).resources(0, [4, 3, 3, 3, 0]).play();
    table.play("deploy laser_control_2").play("stop");
    assert_eq!(player(&table, 0).resources, [4, 3, 3, 3, 0], "a cost can be declined");
    let fixture = Fixture::new(2).landers(0, ["moon", "moon", "planet"]);
    let mut table = fixture.resources(0, [0; 5]).play();
    table.play("deploy research_station_2").play("pass").play("deploy laser_control_2");
    assert_eq!(disc(&table, 0, Project::Laser), 0, "what cannot be executed is skipped");
    assert_eq!(player(&table, 0).resources, [0, 1, 0, 0, 0]);
}

#[test]
fn hsw_turn_07_the_end_of_a_turn_clears_its_marks() {
    let fixture = Fixture::new(2).resources(0, [9, 9, 9, 9, 0]).hand(0, &["lucky_find"]);
    let techs = ["tech1_modular_construction", "tech2_laser_telemetry"];
    let mut table = fixture.technologies(0, &techs).display(&["ore_convoy", "test_blast"]).play();
    table.play("deploy expedition_office_2").play("gain energy").play("take ore_convoy");
    table.refuse("react ore_convoy", "HSW-CARD-07");
    assert_eq!(row(&table, 1)[..2], ["-", "-"], "gaps until the end of the turn");
    table.play("stop");
    assert!(!row(&table, 1).contains(&"-"), "the display is refilled");
    assert_eq!(table.state.turn, Turn::default());
    table.play("pass").play("deploy laser_control_2");
    table.play("work laser discount");
    assert_eq!((table.score(0), player(&table, 0).resources[0]), (1, 10), "a work for nothing");
    table.state.landers[0] = Fixture::new(2).play().state.landers[0];
    // A new turn: the condition of the last one is forgotten, discount and technology are there again.
    table.refuse("react lucky_find", "HSW-REACT-12");
    table.play("deploy laser_control_2").play("work laser discount");
    assert_eq!((table.score(0), player(&table, 0).resources[0]), (2, 10));
    table.state.landers[0] = Fixture::new(2).play().state.landers[0];
    table.play("deploy base_camp_1").play("react ore_convoy");
    assert_eq!(player(&table, 0).resources[2], 10, "the card of an earlier turn can be used");
}

#[test]
fn hsw_turn_08_a_lander_can_always_be_deployed() {
    let limited = ["jungle_biotope_1", "ore_canyon_1", "evacuation_port_1"];
    let moon = ["laser_control_1", "shield_yard_1", "research_station_1"];
    let fixture = Fixture::new(2).landers(1, limited).resources(0, [0; 5]);
    let table = fixture.landers(0, ["planet", "expedition_office_1", "pioneer_camp_1"]).play();
    assert!(offers(&table, "deploy base_camp_1") && offers(&table, "pass"));
    let fixture = Fixture::new(2).landers(1, moon).resources(0, [0; 5]);
    let mut table = fixture.landers(0, ["moon", "fusion_plant_1", "role_model_1"]).play();
    assert_eq!(table.legal(), ["deploy moon_academy_1", "deploy solar_field_1", "pass"]);
    table.play("pass");
    assert!(table.state.has_passed(Side(0)));
}

#[test]
fn hsw_turn_09_the_engine_passes_only_for_who_can_do_nothing() {
    let away = ["base_camp_1", "base_camp_1", "solar_field_1"];
    let forced = |event: &Event| matches!(event, Event::Passed { who: Side(1), forced: true });
    let mut table = Fixture::new(2).landers(1, away).play();
    table.play("deploy base_camp_1");
    assert!(told(&mut table, forced));
    let mut table = Fixture::new(2).landers(1, away).hand(1, &["boost_production"]).play();
    table.play("deploy base_camp_1");
    assert_eq!(table.to_act(), [1], "an action card can be played");
    let fixture = Fixture::new(2).landers(1, away).hand(1, &["boost_production"]);
    let mut table = fixture.resources(1, [0, 9, 9, 9, 0]).play();
    table.play("deploy base_camp_1");
    assert!(told(&mut table, forced), "without energy it cannot");
    let mut table = Fixture::new(2).resources(1, [0; 5]).play();
    table.play("deploy base_camp_1");
    assert_eq!(table.to_act(), [1]);
    table.play("pass");
    assert!(told(&mut table, |e| matches!(e, Event::Passed { who: Side(1), forced: false })));
}

#[test]
fn hsw_turn_10_stop_declines_and_impossible_parts_are_skipped() {
    let mut table = Fixture::new(2).resources(0, [3, 0, 0, 0, 0]).play();
    table.refuse("stop", "HSW-TURN-10").play("deploy laser_control_2");
    assert_eq!(table.legal(), ["work laser", "stop"]);
    table.play("stop");
    assert_eq!(table.to_act(), [1]);
    let mut table = Fixture::new(2).resources(0, [0; 5]).play();
    table.play("deploy laser_control_2");
    assert_eq!(table.to_act(), [1], "nothing payable");
    let mut table = Fixture::new(2).play();
    table.play("deploy fusion_plant_1");
    assert_eq!(table.to_act(), [1], "no badge to spend");
    let mut table = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["recycling"]).play();
    table.play("play recycling");
    assert_eq!(table.to_act(), [1], "no card to remove");
}

#[test]
fn hsw_turn_11_a_free_pick_may_be_lost() {
    let full = Fixture::new(3).resources(0, [10; 5]).incomes(0, [10, 0, 0, 0, 0]).tiles(0, [0, 5, 0]);
    let mut table = full.play();
    table.play("deploy pioneer_camp_1").play("take_badge moon").play("gain energy");
    assert_eq!((player(&table, 0).active_tiles, player(&table, 0).resources), ([0, 5, 0], [10; 5]));
    let lost = table.events().into_iter().filter(|event| {
        matches!(event, Event::Gained { n: 0, lost: 1, .. } | Event::BadgeGained { n: 0, lost: 1, .. })
    });
    assert_eq!(lost.count(), 2);
    table.play("pass").play("pass").play("deploy pioneer_camp_2");
    table.play("raise energy").play("raise energy");
    table.play("raise biomass");
    assert_eq!(player(&table, 0).incomes, [10, 0, 0, 1, 0]);
}

#[test]
fn hsw_turn_12_costs_come_first_and_do_not_come_back() {
    let fixture = Fixture::new(2).buildings(&["quantum_archive"]).hand(0, &["recycling"]);
    let mut table = fixture.play();
    table.play("deploy quantum_archive_1").refuse("choose 1", "HSW-FX-06").play("remove recycling");
    table.play("choose 1").play("stop");
    assert!(player(&table, 0).hand.is_empty() && ids(table.view(0).removed).contains(&"recycling"));
    assert_eq!(player(&table, 0).technologies, 0);
    let fixture = Fixture::new(2).tiles(0, [0, 2, 0]).resources(0, [2, 0, 0, 0, 0]);
    let mut table = fixture.play();
    table.play("deploy laser_control_1").refuse("work laser", "HSW-WORK-01");
    table.play("spend_tile moon").play("spend_tile moon").play("stop");
    assert_eq!(player(&table, 0).spent_tiles, [0, 2, 0], "the badges are spent, though nothing was done");
}

#[test]
fn hsw_pass_01_passing_does_nothing_else() {
    let mut table = Fixture::new(3).tiles(0, [1, 1, 1]).hand(0, &["lucky_find"]).play();
    let before = (*player(&table, 0), table.state.landers, table.state.bag);
    table.play("pass");
    assert_eq!((*player(&table, 0), table.state.landers, table.state.bag), before);
    assert_eq!(table.events(), [Event::Passed { who: Side(0), forced: false }]);
    assert_eq!((table.to_act(), table.state.phase), (vec![1], Phase::Turn));
}

#[test]
fn hsw_pass_02_landers_stay_where_they_are() {
    let mut table = Fixture::new(2).bag([0; 4]).play();
    table.play("pass");
    for _ in 0..3 {
        assert_eq!(table.to_act(), [1]);
        let action = if zones(&table, 1)[0] > 0 { "deploy base_camp_1" } else { "deploy solar_field_1" };
        assert_eq!(zones(&table, 0), [2, 1]);
        table.play(action);
    }
    assert_eq!((table.state.round, zones(&table, 0)), (2, [2, 1]));
    assert_eq!(table.to_act(), [0], "a new round begins with everybody");
}

#[test]
fn hsw_pass_03_the_round_ends_when_the_last_has_passed() {
    let mut table = Fixture::new(3).play();
    table.play("pass").play("pass");
    let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
    assert!(!told(&mut table, ended));
    table.play("pass");
    let events = table.events();
    assert_eq!(events[..2], [Event::Passed { who: Side(2), forced: false }, Event::RoundEnded { round: 1 }]);
    assert_eq!(table.state.round, 2);
}
