//! Section 25: the worked examples.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{CardPick, Cube, Project, ProjectPick, Side};

use super::day_x::{draw, occupied};
use super::scoring::finished;
use super::table::*;

#[test]
fn hsw_ex_01_boost_production() {
    let mut game = Fixture::new(2).resources(0, [3, 0, 0, 0, 0]).hand(0, &["boost_production"]).play();
    game.play("play boost_production").play("raise energy").play("raise knowledge");
    assert_eq!(game.state.seats[0].resources, [2, 0, 0, 0, 0]);
    assert_eq!(game.state.seats[0].incomes, [1, 1, 0, 0, 0]);
    assert_eq!(game.view(1).seats[0].pile.iter().map(|c| c.id()).collect::<Vec<_>>(), ["boost_production"]);
    assert_eq!(game.to_act(), [1]);
}

#[test]
fn hsw_ex_02_the_same_line_twice() {
    let fixture = Fixture::new(2).incomes(0, [0, 0, 0, 1, 0]).resources(0, [1, 0, 0, 0, 0]);
    let mut game = fixture.hand(0, &["boost_production"]).play();
    game.play("play boost_production").play("raise biomass").play("raise biomass");
    assert_eq!(game.state.seats[0].incomes, [0, 0, 0, 3, 0]);
}

#[test]
fn hsw_ex_03_two_energy() {
    for (before, after) in [(3, 5), (9, 10)] {
        let mut game = Fixture::new(2).resources(0, [before, 0, 0, 0, 0]).play();
        game.play("deploy solar_field_1");
        assert_eq!(game.state.seats[0].resources[0], after);
    }
}

#[test]
fn hsw_ex_04_two_biomass_per_planet_badge() {
    let mut game = Fixture::new(2).resources(0, [0; 5]).tiles(0, [3, 0, 0]).play();
    game.play("deploy jungle_biotope_1");
    game.play("spend_tile planet").play("spend_tile planet").play("spend_tile planet");
    assert_eq!(game.state.seats[0].resources[3], 6);
    assert_eq!(game.state.seats[0].spent_tiles, [3, 0, 0]);
}

/// The example prints cost 5, knowledge 3 and two active science tiles.
#[test]
fn hsw_ex_05_science_badges_as_knowledge() {
    let fixture = Fixture::new(2).resources(0, [0, 3, 0, 0, 0]).tiles(0, [0, 0, 2]);
    let mut game = fixture.play();
    game.play("deploy research_station_1").play("develop tech2_laser_telemetry");
    game.refuse("stop", "HSW-RES-04");
    game.play("spend_tile science").refuse("stop", "HSW-RES-04").play("spend_tile science");
    assert_eq!(game.state.seats[0].resources[1], 0);
    assert_eq!(game.view(1).seats[0].technologies.len(), 1);
}

#[test]
fn hsw_ex_06_three_free_spaces_with_three_players() {
    let fixture = Fixture::new(3).landers(1, ["jungle_biotope_1", "jungle_biotope_2", "ore_canyon_1"]);
    let fixture = fixture.landers(2, ["ore_canyon_2", "evacuation_port_1", "evacuation_port_2"]);
    let game = fixture.clone().landers(0, ["expedition_office_1", "expedition_office_2", "planet"]).play();
    let free = ["pioneer_camp_1", "pioneer_camp_2", "field_laboratory_1", "base_camp_1"];
    assert_eq!(offered(&game, "deploy"), free.map(|space| format!("deploy {space}")));
    let game = fixture.landers(0, ["base_camp_1", "expedition_office_1", "planet"]).play();
    assert!(offers(&game, "deploy base_camp_1"), "it may be occupied");
}

#[test]
fn hsw_ex_07_a_place_is_blocked_with_two_players() {
    let mut game = Fixture::new(2).landers(1, ["laser_control_1", "planet", "moon"]).play();
    game.refuse("deploy laser_control_2", "HSW-DEP-02");
    let mut game = Fixture::new(3).landers(1, ["laser_control_1", "planet", "moon"]).play();
    game.play("deploy laser_control_2");
}

#[test]
fn hsw_ex_08_a_badge_of_choice() {
    let mut game = Fixture::new(2).disc(0, Project::Laser, 4).disc(1, Project::Laser, 5).play();
    game.play("deploy laser_control_2").play("work laser").play("pay 0");
    assert_eq!(rewards(&game.events()), ["laser_2"]);
    game.play("take_badge moon");
    assert_eq!(game.view(1).seats[0].active_tiles, [0, 1, 0]);
}

#[test]
fn hsw_ex_09_four_moon_badges_for_the_shield() {
    let fixture = Fixture::new(2).resources(0, [0, 0, 9, 0, 0]).tiles(0, [0, 1, 0]);
    let mut game = fixture.hand(0, &["double_plating", "moon_moth"]).play();
    game.play("deploy shield_yard_1").play("spend_tile moon").play("discard double_plating");
    game.play("discard moon_moth");
    for _ in 0..4 {
        game.play("work shield");
    }
    game.play("develop basic_energetics");
    assert_eq!(game.state.disc(Side(0), Project::Shield), 4);
}

#[test]
fn hsw_ex_10_five_badges_with_science_as_any_type() {
    let fixture = Fixture::new(2).resources(0, [0, 0, 9, 0, 0]).tiles(0, [0, 1, 0]);
    let fixture = fixture.technologies(0, &["tech1_interdisciplinary_teams"]);
    let mut game = fixture.hand(0, &["double_plating", "moon_moth"]).play();
    game.play("deploy shield_yard_1").play("spend_tile moon").play("discard double_plating");
    game.play("discard moon_moth");
    assert_eq!(game.view(0).ask, Ask::Work { pick: ProjectPick::Shield, left: 5 });
}

#[test]
fn hsw_ex_11_two_points_by_a_technology() {
    let fixture = Fixture::new(2).technologies(0, &["tech2_species_registry"]).points(Side(0), 5);
    let mut game = fixture.buildings(&["ultrastructure_generator"]).play();
    game.play("deploy ultrastructure_generator_2").play("take twig_squirrel");
    assert_eq!(game.score(0), 5 + 2);
}

#[test]
fn hsw_ex_12_role_model_takes_the_medal() {
    for holder in 0..3 {
        let mut game = Fixture::new(3).medal(Side(holder)).play();
        game.play("deploy role_model_1");
        assert_eq!(game.view(2).medal, Side(0));
    }
}

#[test]
fn hsw_ex_13_laser_three_times() {
    let fixture = Fixture::new(3).resources(0, [3, 0, 0, 0, 2]).tiles(0, [0, 3, 0]);
    let mut game = fixture.disc(0, Project::Laser, 2).play();
    game.play("deploy laser_control_1");
    game.play("spend_tile moon").play("spend_tile moon").play("spend_tile moon");
    game.play("work laser").play("pay 0").play("work laser").play("pay 0").play("work laser");
    let player = &game.state.seats[0];
    assert_eq!((player.resources[0], player.resources[4]), (0, 0));
    assert_eq!(game.state.disc(Side(0), Project::Laser), 5);
    assert_eq!(game.state.bag[0], 5);
    assert_eq!(player.active_tiles, [0, 0, 1], "reward I: a science badge");
    assert_eq!(game.score(0), 3);
    assert_eq!(game.state.reward(Project::Laser).id(), "laser_2");
    assert_eq!(game.to_act(), [1]);
}

#[test]
fn hsw_ex_14_a_free_technology() {
    let fixture = Fixture::new(2).disc(0, Project::Shield, 4).technologies(0, &["tech1_multi_fuel_drive"]);
    let mut game = fixture.resources(0, [0, 3, 2, 0, 0]).play();
    game.play("deploy shield_yard_2").play("work shield").play("develop tech1_rapid_docking");
    assert_eq!(player(&game, 0).resources[1], 3);
    assert_eq!(game.view(1).seats[0].technologies.len(), 2);
}

#[test]
fn hsw_ex_15_ai_research_assistant() {
    let fixture = Fixture::new(2).resources(0, [3, 6, 0, 0, 0]).hand(0, &["ai_research_assistant"]);
    let mut game = fixture.play();
    game.play("play ai_research_assistant");
    assert_eq!(player(&game, 0).resources, [2, 6, 0, 0, 0]);
    game.play("develop basic_earth_sciences");
    assert_eq!((player(&game, 0).resources[1], player(&game, 0).incomes), (5, [0, 0, 1, 1, 0]));
    game.play("develop tech2_laser_telemetry");
    assert_eq!((player(&game, 0).resources[1], game.to_act()), (0, vec![1]));
    game.play("pass").play("deploy laser_control_2").play("work laser");
    assert_eq!(game.score(0), 1);
}

#[test]
fn hsw_ex_16_two_cards_for_two_planet_badges() {
    let cards = ["think_tank", "gene_bank", "plate_foundry", "ark_convoy"];
    let fixture = Fixture::new(2).resources(0, [0, 0, 4, 3, 2]).tiles(0, [2, 0, 0]).hand(0, &cards);
    let mut game = fixture.play();
    game.play("deploy expedition_office_1").play("spend_tile planet").play("spend_tile planet");
    assert_eq!(game.view(0).ask, Ask::Take { pick: CardPick::Any, left: 2, price: Some(4) });
    game.play("take dynamo_test_run").play("pay 0");
    assert_eq!((player(&game, 0).resources, game.view(1).seats[0].owned), ([0, 0, 0, 3, 2], 5));
    assert!(row(&game, 1).contains(&"-"), "a gap until the end of the turn");
    game.play("take twig_squirrel");
    assert_eq!((player(&game, 0).resources, game.view(1).seats[0].owned), ([0; 5], 6));
    assert!(!row(&game, 1).contains(&"-") && !row(&game, 2).contains(&"-"));
}

#[test]
fn hsw_ex_17_technologies_for_a_card() {
    let fixture =
        Fixture::new(2).buildings(&["quantum_archive"]).hand(0, &["gene_bank"]).resources(0, [0; 5]);
    let mut game = fixture.clone().play();
    game.play("deploy quantum_archive_1").play("remove gene_bank").play("choose 1");
    game.play("develop tech2_laser_telemetry");
    assert_eq!((game.view(1).seats[0].technologies.len(), game.to_act()), (1, vec![1]));
    let mut game = fixture.clone().play();
    game.play("deploy quantum_archive_1").play("remove gene_bank").play("choose 2");
    game.play("develop tech1_rapid_docking").play("develop tech1_command_network");
    assert_eq!((game.view(1).seats[0].technologies.len(), game.to_act()), (2, vec![1]));
    let mut game = fixture.play();
    game.play("deploy quantum_archive_1").play("stop");
    assert_eq!((game.view(1).seats[0].technologies.len(), game.to_act()), (0, vec![1]));
}

#[test]
fn hsw_ex_18_reaction_chain() {
    let fixture = Fixture::new(2).resources(0, [2, 0, 0, 0, 0]);
    let mut game = fixture.hand(0, &["dynamo_test_run", "turbo_extraction_team"]).play();
    game.play("deploy laser_control_2").play("work laser");
    game.refuse("react turbo_extraction_team", "HSW-REACT-01");
    game.play("react dynamo_test_run").play("react turbo_extraction_team");
    assert_eq!(game.state.seats[0].incomes[0], 2);
    assert_eq!(game.state.seats[0].resources[0], 3);
}

#[test]
fn hsw_ex_19_minerals_alone_are_a_standard_resource() {
    let fixture = Fixture::new(2).buildings(&["crystal_foundry"]).hand(0, &["lucky_find"]);
    let mut game = fixture.play();
    game.play("deploy crystal_foundry_1").play("react lucky_find");
    assert_eq!(player(&game, 0).resources, [4, 3, 7, 3, 2]);
}

#[test]
fn hsw_ex_20_the_end_of_round_two() {
    let fixture = Fixture::new(3).round(2).asteroid(3).buildings(&["ultrastructure_generator", "biodome"]);
    let fixture =
        fixture.disc(0, Project::Laser, 2).disc(1, Project::Shield, 2).disc(2, Project::Evacuation, 2);
    let fixture = fixture.landers(1, ["role_model_1", "base_camp_1", "base_camp_1"]).passed(&[1, 2]);
    let mut game = fixture.play();
    // A card for the display, the Impulse Converter, then a laser, a shield, an evacuation and a black cube.
    game.next_random(&[0, 0, 0, 1, 2, 3]).play("pass");
    assert_eq!((game.to_act(), game.view(1).overtime), (vec![1], true));
    game.play("deploy ultrastructure_generator_2").play("take twig_squirrel");
    let view = game.view(0);
    assert_eq!((view.asteroid, view.round, view.danger[0]), (5, 3, 5));
    assert_eq!(game.state.buildings.last().map(|building| building.id()), Some("impulse_converter"));
    for project in &view.projects {
        assert_eq!(project.progress.iter().flatten().count(), 1);
    }
    assert_eq!(view.bag, [1, 1, 1, 2 * 3 + 3], "three more, and the black cube is back");
    let events = game.events();
    assert!(events.contains(&Event::DrawBegan { n: 4 }));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::CardLeft { .. })).count(), 3);
    assert!(offers(&game, "deploy impulse_converter_1"), "usable from this round on");
}

#[test]
fn hsw_ex_21_a_fresh_display() {
    let cards = ["ore_beetle", "spark_eel", "crown_stag"];
    let mut game = Fixture::new(2).display(&cards).asteroid(1).bag([0; 4]).play();
    end_round(&mut game);
    assert_eq!(row(&game, 2)[1..], ["ore_beetle", "spark_eel"]);
    assert!(!cards.contains(&row(&game, 2)[0]));
    assert_eq!(ids(game.view(0).display[2].discard), ["crown_stag"]);
}

#[test]
fn hsw_ex_22_day_x() {
    let fixture = Fixture::new(3).progress(Project::Laser, 7).progress(Project::Shield, 7);
    // Ten cubes with two laser and two black ones, then ten with exactly five shield or black ones.
    let draws = [[0, 0, 0, 3], [2, 3, 3, 2], [1, 4, 4, 1]];
    let mut game = draw(fixture, [4, 4, 4, 3], draws);
    let events = game.events();
    let fallen = events.iter().filter(|event| matches!(event, Event::Fractured { .. })).count();
    assert_eq!((fallen, occupied(&game, Project::Laser)), (2, vec![1, 2, 3, 4, 5, 7, 8, 9, 11]));
    let put = events.iter().filter_map(|event| match *event {
        Event::AttemptDrawn { project: Project::Shield, cube, space } => space.map(|space| (cube, space)),
        _ => None,
    });
    let put: Vec<_> = put.collect();
    assert_eq!(put.iter().map(|&(_, space)| space).collect::<Vec<_>>(), [8, 9, 11, 13, 14]);
    assert_eq!(put.last().map(|&(cube, _)| cube), Some(Cube::Asteroid), "the last one on Day X");
    assert_eq!(game.view(0).rescue, Some(Project::Shield));
}

#[test]
fn hsw_ex_23_placement() {
    let [yellow, purple, red] = [0, 1, 2];
    let fixture = Fixture::new(3).disc(yellow, Project::Shield, 8).disc(purple, Project::Shield, 8);
    let fixture = fixture.disc(red, Project::Shield, 3);
    let fixture = fixture.disc(red, Project::Laser, 9).disc(yellow, Project::Laser, 8);
    let fixture = fixture.disc(purple, Project::Laser, 7);
    let fixture = fixture.disc(red, Project::Evacuation, 7).disc(purple, Project::Evacuation, 5);
    let game = finished(fixture, Project::Shield);
    assert_eq!([0, 1, 2].map(|seat| points_by(&game, seat, "HSW-SCORE-03")), [18, 10, 0]);
    assert_eq!([0, 1, 2].map(|seat| points_by(&game, seat, "HSW-SCORE-04")), [6, 4 + 4, 8 + 8]);
    assert_eq!([0, 1, 2].map(|seat| game.score(seat)), [24, 18, 16]);
}

#[test]
fn hsw_ex_24_species() {
    let fixture =
        Fixture::new(2).tiles(0, [0, 0, 3]).incomes(0, [5, 6, 4, 0, 2]).resources(0, [0, 7, 0, 0, 0]);
    let fixture = fixture.hand(0, &["twig_squirrel", "sabretooth_hippo", "shudder_moss"]);
    let game = finished(fixture, Project::Evacuation);
    let points: Vec<i32> =
        lines(&game, 0).iter().filter(|l| l.rule.0 == "HSW-SCORE-06").map(|l| l.points).collect();
    assert_eq!((points, game.score(0)), (vec![3, 3, 5], 11));
}

#[test]
fn hsw_ex_25_income() {
    let fixture = Fixture::new(2).incomes(0, [4, 4, 0, 0, 0]).resources(0, [2, 6, 0, 0, 0]).bag([0; 4]);
    let mut game = fixture.play();
    end_round(&mut game);
    assert_eq!(player(&game, 0).resources, [4, 6, 0, 0, 0]);
}

#[test]
fn hsw_ex_26_a_full_track() {
    let mut game = Fixture::new(2).passed(&[1]).play();
    let landers = game.state.landers[0];
    let mut paid = 0;
    for space in 1..=13 {
        game.state.landers[0] = landers;
        game.state.seats[0].resources = [10, 0, 0, 0, 0];
        game.play("deploy laser_control_2").play("work laser");
        paid += 10 - player(&game, 0).resources[0];
        resolve(&mut game);
        assert_eq!(disc(&game, 0, Project::Laser), space);
    }
    assert_eq!((paid, game.view(0).bag[0]), (40, 13));
}
