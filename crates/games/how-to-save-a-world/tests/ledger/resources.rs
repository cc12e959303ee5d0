//! HSW-RES: resources. HSW-INC: income lines. HSW-PTS: points. HSW-MEDAL: the start medal.

use orrery_core::{Game, Viewer};
use orrery_how_to_save_a_world::HowToSaveAWorld;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{Project, Resource, Side};

use super::table::*;

#[test]
fn hsw_res_01_ingenuity_is_not_standard() {
    let mut table = Fixture::new(2).hand(0, &["lucky_find"]).resources(0, [1, 0, 0, 0, 0]).play();
    table.play("deploy pioneer_camp_1").play("take_badge moon");
    let standard = ["gain energy", "gain knowledge", "gain minerals", "gain biomass"];
    assert_eq!(table.legal(), standard);
    let mut table = Fixture::new(2).hand(0, &["think_tank", "lucky_find"]).play();
    table.play("play think_tank").play("pay 0");
    assert_eq!(table.to_act(), [1], "a gain of ingenuity is no gain of a standard resource");
    let from = "name_de = \"Genialität\"\nstandard = false";
    assert!(changed(from, &from.replace("false", "true")).contains("HSW-RES-01"));
}

#[test]
fn hsw_res_02_at_most_ten() {
    let mut table = Fixture::new(2).resources(0, [9, 10, 10, 10, 9]).play();
    table.play("deploy solar_field_1");
    assert_eq!(player(&table, 0).resources[0], 10);
    let mut table = Fixture::new(2).resources(0, [1, 0, 0, 0, 9]).hand(0, &["think_tank"]).play();
    table.play("play think_tank").play("pay 0");
    assert_eq!(player(&table, 0).resources[4], 10, "ingenuity too");
    assert!(changed("resource_max = 10", "resource_max = 11").contains("HSW-RES-02"));
}

#[test]
fn hsw_res_03_markers_pass_the_income_line() {
    let fixture = Fixture::new(2).resources(0, [2, 0, 0, 0, 0]).incomes(0, [3, 0, 0, 0, 0]);
    let mut table = fixture.landers(0, ["moon", "moon", "planet"]).play();
    table.play("deploy solar_field_1").play("pass");
    assert_eq!((player(&table, 0).resources[0], player(&table, 0).incomes[0]), (4, 3), "up past the line");
    table.play("express planet").play("express moon");
    assert_eq!((player(&table, 0).resources[0], player(&table, 0).incomes[0]), (2, 3), "and down again");
}

#[test]
fn hsw_res_04_in_full_or_not_at_all() {
    let mut table = Fixture::new(2).resources(0, [0, 4, 0, 0, 0]).hand(0, &["think_tank"]).play();
    table.refuse("express planet", "HSW-EXP-04").refuse("play think_tank", "HSW-ACT-07");
    table.play("deploy research_station_1").refuse("develop tech1_rapid_docking", "HSW-LAB-10");
    let fixture = Fixture::new(2).resources(0, [2, 0, 0, 0, 2]).disc(0, Project::Laser, 3);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser").refuse("stop", "HSW-RES-04");
    table.refuse("pay 3", "HSW-RES-09").play("pay 1");
    assert_eq!(player(&table, 0).resources, [1, 0, 0, 0, 1]);
    let fixture = Fixture::new(2).resources(0, [2, 0, 0, 0, 1]).disc(0, Project::Laser, 3);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser").refuse("pay 2", "HSW-RES-04");
}

#[test]
fn hsw_res_05_ingenuity_replaces_standard_resources_unit_by_unit() {
    // The work costs two; the Shield Yard gives a mineral, and ingenuity pays the other unit.
    let spaces = [("laser_control_2", 2), ("shield_yard_2", 1), ("evacuation_port_2", 2)];
    for (project, (space, ingenuity)) in Project::ALL.into_iter().zip(spaces) {
        let fixture = Fixture::new(2).disc(0, project, 3).resources(0, [0, 0, 0, 0, ingenuity]);
        let mut table = fixture.play();
        table.play(&format!("deploy {space}")).play(&format!("work {}", project.id()));
        let reward = u8::from(project == Project::Evacuation);
        assert_eq!(player(&table, 0).resources, [0, 0, 0, 0, reward], "its reward is one");
        assert_eq!(disc(&table, 0, project), 4);
    }
    let mut table = Fixture::new(2).resources(0, [0, 2, 0, 0, 9]).play();
    table.play("deploy research_station_1").play("develop tech1_rapid_docking").play("pay 4");
    assert_eq!(player(&table, 0).resources, [0, 1, 0, 0, 5]);
    // Nothing replaces ingenuity: the Think Tank's three do not come back for standard resources.
    let mut table = Fixture::new(2).resources(0, [4, 0, 0, 0, 0]).disc(0, Project::Laser, 9).play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert_eq!(player(&table, 0).resources, [0; 5]);
    let mut table = Fixture::new(2).resources(0, [4, 9, 9, 9, 3]).disc(0, Project::Laser, 12).play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert_eq!(player(&table, 0).resources, [0, 9, 9, 9, 0], "other resources do not replace anything");
}

#[test]
fn hsw_res_06_the_player_decides_standard_first() {
    let fixture = Fixture::new(2).resources(0, [2, 0, 0, 0, 2]).disc(0, Project::Laser, 3);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser");
    assert_eq!(table.legal(), ["pay 0", "pay 1", "pay 2"], "the standard resource first");
    assert_eq!(table.view(0).ask, Ask::Pay { resource: Resource::Energy, cost: 2 });
    table.play("pay 2");
    assert_eq!(player(&table, 0).resources, [2, 0, 0, 0, 0]);
}

#[test]
fn hsw_res_07_a_resource_of_your_choice_for_every_unit() {
    let fixture = Fixture::new(2).buildings(&["ultrastructure_generator", "science_memorial"]);
    let fixture = fixture.landers(0, ["moon"; 3]).resources(0, [0; 5]);
    let mut table = fixture.clone().play();
    table.play("deploy ultrastructure_generator_1");
    table.play("gain energy").play("gain biomass").play("gain energy");
    assert_eq!(player(&table, 0).resources, [2, 0, 0, 1, 0]);
    let mut table = fixture.resources(0, [1, 1, 1, 1, 1]).play();
    table.play("deploy science_memorial_1").play("pay_cost");
    assert_eq!(table.view(0).ask, Ask::PayUnits { left: 3 });
    table.play("pay_unit energy").refuse("pay_unit energy", "HSW-RES-04").play("pay_unit biomass");
    table.play("pay_unit ingenuity");
    assert_eq!((player(&table, 0).resources, table.score(0)), ([0, 1, 1, 0, 0], 2));
}

#[test]
fn hsw_res_08_resources_are_public() {
    let table = Fixture::new(3).resources(1, [7, 0, 2, 5, 1]).play();
    for viewer in [0, 1, 2] {
        assert_eq!(table.view(viewer).seats[1].resources, [7, 0, 2, 5, 1]);
    }
    assert_eq!(HowToSaveAWorld::view(&table.state, Viewer::Onlooker).seats[1].resources, [7, 0, 2, 5, 1]);
}

#[test]
fn hsw_res_09_a_payment_is_exact() {
    let techs = ["tech1_modular_construction"];
    let fixture = Fixture::new(2).resources(0, [9, 0, 0, 0, 9]).technologies(0, &techs);
    let mut table = fixture.disc(0, Project::Laser, 8).play();
    table.play("deploy laser_control_2").play("work laser discount");
    table.refuse("pay 3", "HSW-RES-09").play("pay 1");
    assert_eq!(player(&table, 0).resources, [8, 0, 0, 0, 8], "3 less 1 is 2, half of it in ingenuity");
}

#[test]
fn hsw_inc_01_lines_rise_to_ten_and_never_fall() {
    let mut table = Fixture::new(2).incomes(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy pioneer_camp_2").play("raise energy").play("raise energy").play("raise minerals");
    assert_eq!(player(&table, 0).incomes, [10, 0, 1, 0, 0]);
    for seed in 0..4 {
        let mut before = [[0; 5]; 4];
        random_game(&HowToSaveAWorld::options(3), seed, |state, _| {
            for (seat, lines) in state.seats.iter().zip(&mut before) {
                assert!(seat.incomes.iter().zip(&*lines).all(|(now, then)| now >= then));
                *lines = seat.incomes;
            }
        });
    }
    assert!(changed("income_max = 10", "income_max = 12").contains("HSW-INC-01"));
}

#[test]
fn hsw_inc_02_a_line_gives_nothing_at_once_and_a_minimum_later() {
    let mut table = Fixture::new(2).resources(0, [0; 5]).bag([0; 4]).play();
    table.play("deploy pioneer_camp_2").play("raise energy").play("raise energy").play("raise biomass");
    assert_eq!(player(&table, 0).resources, [0; 5]);
    table.state.seats[0].resources = [1, 4, 0, 9, 0];
    end_round(&mut table);
    assert_eq!(player(&table, 0).resources, [2, 4, 0, 9, 0], "at least 2 energy and 1 biomass");
}

#[test]
fn hsw_inc_03_every_raise_is_picked() {
    for (picks, lines) in [
        (["energy", "knowledge", "minerals"], [1, 1, 1, 0, 0]),
        (["biomass", "biomass", "biomass"], [0, 0, 0, 3, 0]),
        (["biomass", "energy", "biomass"], [1, 0, 0, 2, 0]),
    ] {
        let mut table = Fixture::new(2).play();
        table.play("deploy pioneer_camp_2");
        for pick in picks {
            table.play(&format!("raise {pick}"));
        }
        assert_eq!(player(&table, 0).incomes, lines);
    }
}

#[test]
fn hsw_inc_04_the_ingenuity_line_is_not_standard() {
    let mut table = Fixture::new(2).play();
    table.play("deploy pioneer_camp_2");
    assert_eq!(table.legal(), ["raise energy", "raise knowledge", "raise minerals", "raise biomass"]);
    let fixture = Fixture::new(2).buildings(&["innovation_forum"]).hand(0, &["synergy"]);
    let mut table = fixture.play();
    table.play("deploy innovation_forum_1");
    assert_eq!(player(&table, 0).incomes, [0, 0, 0, 0, 1]);
    assert_eq!(table.to_act(), [1], "it is no raise of a standard line");
}

#[test]
fn hsw_pts_01_the_total_is_kept_beyond_fifty() {
    let fixture = Fixture::new(2).points(Side(0), 50).resources(0, [3, 0, 0, 0, 0]);
    let mut table = fixture.hand(0, &["crisis_summit"]).play();
    table.play("play crisis_summit").play("stop");
    assert_eq!((table.score(0), table.view(1).seats[0].points), (51, 51));
    let mut table = Fixture::new(2).points(Side(0), 99).hand(0, &["crisis_summit"]).play();
    table.play("play crisis_summit").play("pay 0").play("stop");
    assert_eq!(table.score(0), 100, "a second lap");
}

#[test]
fn hsw_pts_02_points_are_public_and_never_lost() {
    for options in all_options() {
        let mut before = vec![0; usize::from(options.players)];
        random_game(&options, 5, |state, _| {
            for (seat, points) in before.iter_mut().enumerate() {
                let now = HowToSaveAWorld::view(state, Viewer::Onlooker).seats[seat].points;
                assert!(now >= *points);
                *points = now;
            }
        });
    }
}

#[test]
fn hsw_medal_01_take_it_from_whoever_has_it() {
    for holder in 0..3 {
        let mut table = Fixture::new(3).medal(Side(holder)).bag([0; 4]).play();
        table.play("deploy role_model_1");
        assert_eq!(table.view(2).medal, Side(0), "taken or kept");
        end_round(&mut table);
        assert_eq!(table.to_act(), [0], "the holder starts the next round");
    }
}

#[test]
fn hsw_medal_02_it_never_moves_by_itself() {
    let mut table = Fixture::new(3).medal(Side(1)).bag([0; 4]).play();
    for _ in 0..3 {
        end_round(&mut table);
        assert_eq!((table.state.medal, table.to_act()), (Side(1), vec![1]));
    }
    let mut holder = None;
    random_game(&HowToSaveAWorld::options(4), 3, |state, events| {
        use orrery_how_to_save_a_world::Event;
        if let Some(Event::MedalTaken { who }) =
            events.iter().rfind(|event| matches!(event, Event::MedalTaken { .. }))
        {
            holder = Some(*who);
        }
        assert_eq!(*holder.get_or_insert(state.medal), state.medal);
    });
}
