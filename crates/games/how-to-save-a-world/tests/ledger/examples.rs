//! Section 25: the worked examples.

use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Project, Side};

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
fn hsw_ex_18_reaction_chain() {
    let fixture = Fixture::new(2).resources(0, [2, 0, 0, 0, 0]);
    let mut game = fixture.hand(0, &["dynamo_test_run", "turbo_extraction_team"]).play();
    game.play("deploy laser_control_2").play("work laser");
    game.refuse("react turbo_extraction_team", "HSW-REACT-01");
    game.play("react dynamo_test_run").play("react turbo_extraction_team");
    assert_eq!(game.state.seats[0].incomes[0], 2);
    assert_eq!(game.state.seats[0].resources[0], 3);
}
