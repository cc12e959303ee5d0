//! HSW-DEP: deploying a lander. HSW-SPACE: worlds, places and spaces. HSW-OVER: overtime.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::state::Spot;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Project, Side, SpaceKind, World};

use super::table::*;

/// A table on which seat 0 has a lander on the wait space and everybody else has passed.
fn waiting(fixture: Fixture) -> Table {
    waiting_with(fixture, ["base_camp_1", "base_camp_1", "role_model_1"])
}

fn waiting_with(fixture: Fixture, landers: [&str; 3]) -> Table {
    let mut table = fixture.landers(0, landers).turn(1).play();
    while !table.state.overtime {
        table.play("pass");
    }
    table
}

#[test]
fn hsw_dep_01_a_lander_goes_to_a_space_of_its_world() {
    let mut table = Fixture::new(3).landers(0, ["planet", "planet", "planet"]).play();
    table.refuse("deploy solar_field_1", "HSW-DEP-01").play("deploy base_camp_1");
    assert_eq!(zones(&table, 0), [2, 0]);
    assert!(table.state.landers[0].contains(&Spot::On(space(&table, "base_camp_1").space)));
    assert_eq!(player(&table, 0).resources, [4, 3, 4, 4, 1], "its effects are executed");
    let mut table = Fixture::new(3).landers(0, ["planet", "moon", "moon"]).play();
    table.play("deploy solar_field_1");
    assert_eq!(zones(&table, 0), [1, 1], "from either arrival zone");
}

#[test]
fn hsw_dep_02_with_two_players_a_place_is_blocked() {
    let blocked = |fixture: Fixture| {
        let mut table = fixture.play();
        table.refuse("deploy laser_control_2", "HSW-DEP-02").refuse("deploy laser_control_1", "HSW-DEP-02");
        assert!(!space(&table, "laser_control_2").accessible);
        assert!(offers(&table, "deploy shield_yard_1") && offers(&table, "deploy solar_field_1"));
    };
    blocked(Fixture::new(2).landers(1, ["laser_control_1", "solar_field_1", "planet"]));
    blocked(Fixture::solo().landers_of(Side::CONSORTIUM, ["laser_control_1", "solar_field_1", "planet"]));
}

#[test]
fn hsw_dep_03_with_more_players_a_space_is_blocked() {
    for players in [3, 4] {
        let fixture = Fixture::new(players).landers(1, ["laser_control_1", "solar_field_1", "planet"]);
        let mut table = fixture.play();
        table.refuse("deploy laser_control_1", "HSW-DEP-03");
        assert!(offers(&table, "deploy laser_control_2") && offers(&table, "deploy solar_field_1"));
        table.play("deploy laser_control_2");
    }
}

#[test]
fn hsw_dep_04_own_landers_block_too() {
    let mut table = Fixture::new(2).landers(0, ["laser_control_1", "moon", "moon"]).play();
    table.refuse("deploy laser_control_2", "HSW-DEP-02");
    let mut table = Fixture::new(3).landers(0, ["laser_control_1", "moon", "moon"]).play();
    table.refuse("deploy laser_control_1", "HSW-DEP-03");
    assert!(offers(&table, "deploy laser_control_2"));
}

#[test]
fn hsw_dep_05_any_number_on_an_unlimited_space() {
    for players in [2, 3] {
        let fixture = Fixture::new(players).landers(0, ["base_camp_1", "base_camp_1", "planet"]);
        let mut table = fixture.landers(1, ["base_camp_1", "moon", "planet"]).play();
        table.play("deploy base_camp_1").play("deploy base_camp_1");
        let landers = space(&table, "base_camp_1").landers;
        assert_eq!(landers, [Side(0), Side(0), Side(0), Side(1), Side(1)]);
        assert!(space(&table, "base_camp_1").accessible);
    }
}

#[test]
fn hsw_dep_06_a_building_is_a_place_once_it_is_laid_out() {
    let mut table = Fixture::new(2).play();
    table.refuse("deploy biodome_1", "HSW-DEP-06");
    let mut table = Fixture::new(2).landers(0, ["role_model_1", "planet", "planet"]).bag([0; 4]).play();
    table.play("pass").play("pass");
    assert!(table.state.buildings.is_empty(), "in overtime there is none yet");
    table.play("deploy solar_field_1");
    let building = table.state.buildings[0].data().spaces.first().unwrap();
    assert_eq!(table.state.round, 2);
    assert!(offers(&table, &format!("deploy {}", building.id())));
}

#[test]
fn hsw_dep_07_a_space_without_use() {
    let mut table = Fixture::new(2).resources(0, [0; 5]).play();
    table.play("deploy laser_control_1");
    assert_eq!((space(&table, "laser_control_1").landers, table.to_act()), (vec![Side(0)], vec![1]));
    let mut table = Fixture::new(2).play();
    table.play("deploy laser_control_2").play("stop");
    assert_eq!(disc(&table, 0, Project::Laser), 0, "nor one whose effects are not wanted");
}

#[test]
fn hsw_dep_08_the_lander_stays_until_the_next_round() {
    let mut table = Fixture::new(2).bag([0; 4]).resources(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy fusion_plant_2").play("deploy base_camp_1").play("pass");
    assert_eq!(space(&table, "fusion_plant_2").landers, [Side(0)]);
    table.play("pass");
    assert_eq!((table.state.round, zones(&table, 0)), (2, [2, 1]));
    let fixture = Fixture::new(2).landers(0, ["ore_canyon_1", "moon", "moon"]);
    let mut table = fixture.resources(0, [1, 0, 0, 0, 0]).hand(0, &["recall_order"]).play();
    table.play("play recall_order").play("recall ore_canyon_1");
    assert_eq!(zones(&table, 0), [1, 2], "an effect takes it back");
}

#[test]
fn hsw_space_01_two_worlds_and_buildings_on_the_moon() {
    let view = Fixture::new(2).buildings(&["biodome", "photon_lens"]).play().view(0);
    for world in &view.worlds {
        assert!(world.places.iter().all(|place| place.place.data().world == world.world));
    }
    let built = |world: usize| {
        let places = view.worlds[world].places.iter();
        places.filter(|place| place.building.is_some()).map(|place| place.place.id()).collect::<Vec<_>>()
    };
    assert_eq!((built(0), built(1)), (vec![], vec!["biodome", "photon_lens"]));
    let table = Fixture::new(2).buildings(&["biodome"]).landers(0, ["planet", "planet", "planet"]).play();
    assert!(!offers(&table, "deploy biodome_1"), "not from the planet");
}

#[test]
fn hsw_space_02_every_place_has_spaces() {
    let view = Fixture::new(2).buildings(&["biodome", "photon_lens"]).play().view(0);
    for place in view.worlds.iter().flat_map(|world| &world.places) {
        assert!(!place.spaces.is_empty(), "{}", place.place.id());
        for space in &place.spaces {
            let from = if space.space.world() == World::Planet { "planet" } else { "moon" };
            let fixture = Fixture::new(2).buildings(&["biodome", "photon_lens"]);
            let mut table = fixture.landers(0, [from; 3]).play();
            table.play(&format!("deploy {}", space.space.id()));
        }
    }
    let from = "[[place.space]]\nid = \"base_camp_1\"";
    assert!(!changed(from, "[[place.spare]]\nid = \"base_camp_1\"").is_empty());
}

/// Where the lander of a space is after the round.
fn flies_to(id: &str) -> World {
    let fixture = Fixture::new(3).landers(0, [id, "base_camp_1", "solar_field_1"]);
    let mut table = fixture.bag([0; 4]).turn(1).play();
    end_round(&mut table);
    match zones(&table, 0) {
        [2, 1] => World::Planet,
        [1, 2] => World::Moon,
        other => panic!("{other:?}"),
    }
}

#[test]
fn hsw_space_03_departure() {
    assert_eq!(flies_to("jungle_biotope_1"), World::Moon);
    assert_eq!(flies_to("laser_control_1"), World::Planet);
    assert_eq!(space(&Fixture::new(2).play(), "laser_control_1").kind, SpaceKind::Departure);
}

#[test]
fn hsw_space_04_stay() {
    assert_eq!(flies_to("jungle_biotope_2"), World::Planet);
    assert_eq!(flies_to("laser_control_2"), World::Moon);
    for id in ["base_camp_1", "solar_field_1"] {
        let space = space(&Fixture::new(2).play(), id);
        assert!(space.unlimited && space.kind == SpaceKind::Stay);
    }
    let from = "id = \"base_camp_1\"\nkind = \"stay\"";
    assert!(changed(from, "id = \"base_camp_1\"\nkind = \"departure\"").contains("HSW-SPACE-04"));
}

#[test]
fn hsw_space_05_one_wait_space() {
    let view = Fixture::new(2).play().view(0);
    let spaces = view.worlds.iter().flat_map(|world| &world.places).flat_map(|place| &place.spaces);
    let waits: Vec<_> = spaces.filter(|space| space.kind == SpaceKind::Wait).collect();
    assert_eq!(waits.iter().map(|space| space.space.id()).collect::<Vec<_>>(), ["role_model_1"]);
    assert_eq!((waits[0].space.world(), waits[0].flies_to), (World::Moon, None));
    let mut table = Fixture::new(2).resources(0, [0; 5]).play();
    table.play("deploy role_model_1").play("pass").play("pass");
    assert!(table.state.overtime && table.to_act() == [0]);
    let from = "id = \"moon_academy_1\"\nkind = \"stay\"";
    assert!(changed(from, &from.replace("stay", "wait")).contains("HSW-SPACE-05"));
}

#[test]
fn hsw_space_06_a_rule_box_holds_only_for_its_space() {
    let fixture = Fixture::new(2).tiles(0, [0, 0, 5]).resources(0, [1, 0, 0, 0, 0]);
    let mut table = fixture.clone().play();
    table.play("deploy research_station_1");
    assert!(offers(&table, "develop tech1_rapid_docking"), "five science badges");
    // An action card asks for the same knowledge, without the box.
    let mut table = fixture.hand(0, &["ai_research_assistant"]).play();
    table.play("play ai_research_assistant").refuse("develop tech1_rapid_docking", "HSW-LAB-10");
    assert_eq!(offered(&table, "develop"), ["develop basic_studies"]);
}

#[test]
fn hsw_space_07_science_badges_as_knowledge() {
    let fixture = Fixture::new(2).tiles(0, [0, 0, 1]).resources(0, [0, 1, 0, 0, 1]);
    let mut table = fixture.hand(0, &["peer_review", "commendation"]).play();
    table.play("deploy research_station_1").play("develop tech1_rapid_docking");
    // 5 = a card with 2, a tile with 1, 1 knowledge and 1 ingenuity.
    table.play("discard peer_review").play("spend_tile science").play("stop");
    let own = player(&table, 0);
    assert_eq!((own.resources, own.spent_tiles), ([0; 5], [0, 0, 1]));
    // The second development is a payment of its own; the surplus badge of the card is lost.
    table.play("develop basic_energetics").play("discard commendation");
    assert_eq!(player(&table, 0).incomes, [1, 1, 0, 0, 0]);
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_space_08_the_box_does_not_reach_reactions() {
    let fixture = Fixture::new(2).tiles(0, [0, 0, 5]).resources(0, [0, 1, 0, 0, 0]);
    let mut table = fixture.hand(0, &["spin_off"]).play();
    table.play("deploy research_station_1").play("develop basic_energetics").play("stop");
    table.play("react spin_off").refuse("develop tech1_rapid_docking", "HSW-LAB-10");
    table.play("develop basic_studies").play("raise energy");
    assert!(offers(&table, "develop tech1_rapid_docking"), "the space itself goes on with its box");
}

#[test]
fn hsw_space_09_how_many_places_and_spaces() {
    let view = Fixture::new(2).play().view(0);
    for (world, limited) in [(0, 11), (1, 10)] {
        let places = &view.worlds[world].places;
        let unlimited = places.iter().filter(|place| place.spaces.iter().all(|space| space.unlimited));
        assert_eq!((places.len(), unlimited.count()), (7, 1));
        let spaces = places.iter().flat_map(|place| &place.spaces);
        assert_eq!(spaces.filter(|space| !space.unlimited).count(), limited);
    }
    let from = "id = \"solar_field_1\"\nkind = \"stay\"\nunlimited = true";
    let to = "id = \"solar_field_1\"\nkind = \"stay\"\nunlimited = false";
    assert!(changed(from, to).contains("HSW-SPACE-09"));
}

#[test]
fn hsw_over_01_the_lander_on_the_wait_space_takes_a_last_turn() {
    let mut table = Fixture::new(3).play();
    table.play("deploy role_model_1").play("pass").play("pass").play("pass");
    assert!(table.view(1).seats[0].passed && table.view(1).overtime);
    assert_eq!(table.to_act(), [0]);
    let began = |event: &Event| matches!(event, Event::OvertimeBegan { who: Side(0) });
    assert!(told(&mut table, began));
    let mut table = Fixture::new(3).play();
    end_round(&mut table);
    assert!(!told(&mut table, |event| matches!(event, Event::OvertimeBegan { .. })));
}

#[test]
fn hsw_over_02_it_must_move_to_another_space_of_the_moon() {
    let mut table = waiting(Fixture::new(2).landers(1, ["laser_control_1", "base_camp_1", "base_camp_1"]));
    table.refuse("stop", "HSW-OVER-02").refuse("deploy role_model_1", "HSW-OVER-02");
    table.refuse("deploy base_camp_1", "HSW-DEP-01").refuse("deploy laser_control_2", "HSW-DEP-02");
    assert!(table.legal().iter().all(|action| action.starts_with("deploy ")));
    let energy = player(&table, 0).resources[0];
    table.play("deploy solar_field_1");
    assert_eq!(player(&table, 0).resources[0], energy + 2, "its effects are executed");
}

#[test]
fn hsw_over_03_all_rules_of_a_turn_apply() {
    let fixture = Fixture::new(2).tiles(0, [0, 1, 0]).resources(0, [0; 5]).hand(0, &["lucky_find"]);
    let mut table = waiting(fixture);
    table.play("deploy fusion_plant_1").play("spend_tile moon").play("react lucky_find");
    let events = table.events();
    assert!(events.iter().any(|event| matches!(event, Event::Reacted { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::TileSpent { .. })));
    let fixture = Fixture::new(2).technologies(0, &["tech2_laser_telemetry"]);
    let mut table = waiting(fixture.resources(0, [1, 0, 0, 0, 0]));
    table.play("deploy laser_control_2").play("work laser");
    assert_eq!(table.score(0), 1);
}

#[test]
fn hsw_over_04_only_this_move() {
    let fixture = Fixture::new(2).hand(0, &["boost_production"]).bag([0; 4]);
    let mut table = waiting_with(fixture, ["planet", "moon", "role_model_1"]);
    table.refuse("play boost_production", "HSW-TURN-01").refuse("express planet", "HSW-TURN-01");
    table.refuse("pass", "HSW-TURN-01");
    table.play("deploy solar_field_1");
    assert_eq!(table.state.round, 2, "the round is over, whatever the turn made possible");
}

#[test]
fn hsw_over_05_the_new_space_decides_where_it_flies() {
    for (target, after) in [("solar_field_1", [2, 1]), ("fusion_plant_1", [3, 0])] {
        let mut table = waiting(Fixture::new(2).bag([0; 4]));
        table.play(&format!("deploy {target}"));
        assert_eq!(zones(&table, 0), after);
    }
}

#[test]
fn hsw_over_06_at_most_one_overtime_turn() {
    for players in [2, 3, 4] {
        let mut table = Fixture::new(players).landers(1, ["moon", "moon", "moon"]).play();
        table.play("deploy role_model_1");
        assert!(!offers(&table, "deploy role_model_1"));
        for _ in 0..players {
            table.play("pass");
        }
        table.play("deploy solar_field_1");
        let overtimes = table.events().into_iter().filter(|e| matches!(e, Event::OvertimeBegan { .. }));
        assert_eq!((overtimes.count(), table.state.round), (1, 2));
    }
}

#[test]
fn hsw_over_07_it_ends_like_a_turn_before_the_asteroid_comes() {
    let fixture = Fixture::new(2).buildings(&["ultrastructure_generator"]).medal(Side(1));
    let mut table = waiting(fixture.resources(0, [0; 5]));
    table.events();
    let owned = player(&table, 0).hand.len();
    table.play("deploy ultrastructure_generator_2").play("take boost_production");
    assert_eq!(player(&table, 0).hand.len(), owned + 1);
    let events = table.events();
    let taken = events.iter().position(|event| matches!(event, Event::CardTaken { .. })).unwrap();
    let filled = events.iter().position(|event| matches!(event, Event::CardRevealed { .. })).unwrap();
    let moved = events.iter().position(|event| matches!(event, Event::AsteroidMoved { .. })).unwrap();
    assert!(taken < filled && filled < moved);
    let passed = |event: &Event| matches!(event, Event::Passed { .. });
    assert!(!events.iter().any(passed), "who has passed stays passed");
    assert_eq!(table.to_act(), [1], "the medal has not moved");
}
