//! HSW-LAB: developments. HSW-TECH: technologies.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{Category, Project, World};

use super::table::*;

const RICH: [u8; 5] = [10, 10, 10, 10, 0];

const TECH1: [&str; 6] = [
    "tech1_interdisciplinary_teams",
    "tech1_multi_fuel_drive",
    "tech1_rapid_docking",
    "tech1_modular_construction",
    "tech1_command_network",
    "tech1_procurement_network",
];

const TECH2: [&str; 6] = [
    "tech2_laser_telemetry",
    "tech2_shield_telemetry",
    "tech2_evacuation_telemetry",
    "tech2_species_registry",
    "tech2_publication_series",
    "tech2_public_relations",
];

/// A table on which seat 0 may research twice, without a rule box.
fn research_twice(fixture: Fixture) -> Table {
    let mut table = fixture.hand(0, &["ai_research_assistant"]).play();
    table.play("play ai_research_assistant");
    table
}

/// A table on which seat 0 has removed a card in the Quantum Archive and chosen an option.
fn archive(fixture: Fixture, option: u8) -> Table {
    let mut table = fixture.buildings(&["quantum_archive"]).hand(0, &["gene_bank"]).play();
    table.play("deploy quantum_archive_1").play("remove gene_bank").play(&format!("choose {option}"));
    table
}

fn technologies(table: &Table, seat: u8) -> Vec<&'static str> {
    let view = table.view(1);
    view.seats[usize::from(seat)].technologies.iter().map(|technology| technology.id()).collect()
}

#[test]
fn hsw_lab_01_research_up_to_n_times_for_knowledge() {
    let mut table = research_twice(Fixture::new(2).resources(0, [1, 7, 0, 0, 0]));
    assert_eq!(table.view(0).ask, Ask::Develop { free: None, left: 2, science: false });
    table.play("develop basic_energetics").play("develop tech1_rapid_docking");
    assert_eq!((player(&table, 0).resources[1], table.to_act()), (7 - 1 - 5, vec![1]), "not a third time");
    let mut table = research_twice(Fixture::new(2).resources(0, [1, 7, 0, 0, 0]));
    table.play("develop basic_energetics").play("stop");
    assert_eq!((player(&table, 0).resources[1], table.to_act()), (6, vec![1]), "or fewer");
    Fixture::new(2).play().refuse("develop basic_energetics", "HSW-LAB-01");
}

#[test]
fn hsw_lab_02_free_developments_of_a_category() {
    let mut table = archive(Fixture::new(2).resources(0, [0; 5]), 2);
    assert_eq!(table.view(0).ask, Ask::Develop { free: Some(Category::Tech1), left: 2, science: false });
    table.refuse("develop tech2_laser_telemetry", "HSW-LAB-02").refuse("develop basic_studies", "HSW-LAB-02");
    assert_eq!(offered(&table, "develop").len(), 6);
    table.play("develop tech1_rapid_docking").play("stop");
    assert_eq!((technologies(&table, 0), table.to_act()), (vec!["tech1_rapid_docking"], vec![1]));
    let mut table = archive(Fixture::new(2).resources(0, [0; 5]), 1);
    table.play("develop tech2_laser_telemetry");
    assert_eq!((technologies(&table, 0), table.to_act()), (vec!["tech2_laser_telemetry"], vec![1]));
}

#[test]
fn hsw_lab_03_basics_have_an_effect_at_once_and_can_be_repeated() {
    let basics = [
        ("basic_studies", 0, [1, 0, 0, 0, 0], [0, 0, 0]),
        ("basic_earth_sciences", 1, [0, 0, 1, 1, 0], [0, 0, 0]),
        ("basic_energetics", 1, [1, 1, 0, 0, 0], [0, 0, 0]),
        ("basic_creativity", 2, [0, 0, 0, 0, 1], [0, 0, 0]),
        ("basic_field_training", 2, [0; 5], [1, 0, 0]),
        ("basic_academy", 2, [0; 5], [0, 0, 1]),
    ];
    for (basic, cost, incomes, tiles) in basics {
        let mut table = research_twice(Fixture::new(2).resources(0, [1, 9, 0, 0, 0]));
        for times in 1..=2 {
            table.play(&format!("develop {basic}"));
            for choice in ["raise energy", "take_badge planet"] {
                if offers(&table, choice) {
                    table.play(choice);
                }
            }
            let own = player(&table, 0);
            assert_eq!(own.resources[1], 9 - times * cost, "{basic}");
            assert_eq!(own.incomes, incomes.map(|n: u8| n * times), "{basic}");
            assert_eq!(own.active_tiles, tiles.map(|n: u8| n * times), "{basic}");
        }
        assert_eq!(
            (table.to_act(), technologies(&table, 0).len()),
            (vec![1], 0),
            "each needs its own research"
        );
    }
    let dear = changed("category = \"basic\"\ncost = 2", "category = \"basic\"\ncost = 3");
    assert!(dear.contains("HSW-LAB-03"), "{dear}");
}

#[test]
fn hsw_lab_04_a_technology_costs_five_and_stays() {
    for technology in TECH1.into_iter().chain(TECH2) {
        let mut table = research_twice(Fixture::new(2).resources(0, [1, 5, 0, 0, 0]).bag([0; 4]));
        table.play(&format!("develop {technology}"));
        assert_eq!((player(&table, 0).resources[1], technologies(&table, 0)), (0, vec![technology]));
        end_round(&mut table);
        assert_eq!(technologies(&table, 0), [technology]);
    }
    assert!(
        changed("category = \"tech1\"\ncost = 5", "category = \"tech1\"\ncost = 4").contains("HSW-LAB-04")
    );
}

#[test]
fn hsw_lab_05_one_field_for_each_technology() {
    let fixture = Fixture::new(2).technologies(0, &["tech1_rapid_docking"]).resources(0, RICH);
    let mut table = research_twice(fixture);
    table.refuse("develop tech1_rapid_docking", "HSW-LAB-05").play("develop tech1_command_network");
    table.refuse("develop tech1_command_network", "HSW-LAB-05");
    let fixture = Fixture::new(2).technologies(1, &["tech1_rapid_docking"]).resources(0, RICH);
    research_twice(fixture).play("develop tech1_rapid_docking");
    let fixture = Fixture::new(2).technologies(0, &TECH1).technologies(0, &TECH2).resources(0, RICH);
    let table = research_twice(fixture);
    assert_eq!(technologies(&table, 0).len(), 12, "as many as technology cubes");
    assert!(offered(&table, "develop").iter().all(|d| d.starts_with("develop basic")));
}

#[test]
fn hsw_lab_06_no_prerequisites() {
    let mut table = research_twice(Fixture::new(2).resources(0, RICH));
    assert_eq!(offered(&table, "develop").len(), 18);
    table.play("develop tech2_publication_series").play("develop tech2_public_relations");
    assert_eq!(technologies(&table, 0), ["tech2_publication_series", "tech2_public_relations"]);
}

#[test]
fn hsw_lab_07_two_free_technologies_are_different() {
    let mut table = archive(Fixture::new(2), 2);
    table.play("develop tech1_rapid_docking").refuse("develop tech1_rapid_docking", "HSW-LAB-05");
    assert_eq!(offered(&table, "develop").len(), 5);
    table.play("develop tech1_command_network");
    assert_eq!(technologies(&table, 0).len(), 2);
}

#[test]
fn hsw_lab_08_an_impossible_development_is_lost() {
    let table = archive(Fixture::new(2).technologies(0, &TECH1), 2);
    assert_eq!((table.to_act(), technologies(&table, 0).len()), (vec![1], 6));
    let mut table = archive(Fixture::new(2).technologies(0, &TECH1[..5]), 2);
    table.play("develop tech1_procurement_network");
    assert_eq!(table.to_act(), [1], "the second one is lost");
    let fixture = Fixture::new(2).disc(0, Project::Shield, 4).resources(0, RICH).technologies(0, &TECH1);
    let mut table = fixture.play();
    table.play("deploy shield_yard_2").play("work shield");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_lab_09_a_technology_works_from_now_on_not_backwards() {
    // Shield reward III gives Laser Telemetry after a work on the laser in the same turn.
    let fixture = Fixture::new(4).disc(0, Project::Shield, 8).disc(1, Project::Shield, 9).resources(0, RICH);
    let fixture = fixture.hand(0, &["overload_pulse"]).tiles(0, [0, 2, 0]);
    let mut table = fixture.buildings(&["impulse_converter"]).play();
    table.play("deploy impulse_converter_1").play("spend_tile moon").play("spend_tile moon").play("stop");
    table.play("work laser").play("work shield").play("stop").play("reward shield");
    table.play("develop tech2_laser_telemetry");
    assert_eq!(table.score(0), 0, "the work before does not count");
    table.play("react overload_pulse").play("work laser");
    assert_eq!(table.score(0), 1, "the next one does");
    // Shield reward II gives a discount that the next work of the turn can use.
    let fixture = Fixture::new(4).disc(0, Project::Shield, 4).resources(0, RICH);
    let mut table = fixture.hand(0, &["double_plating"]).play();
    table.play("deploy shield_yard_2").refuse("work shield discount", "HSW-TECH-04");
    table.play("work shield").play("stop").play("develop tech1_modular_construction");
    table.play("react double_plating").play("work shield discount");
    assert_eq!(player(&table, 0).resources[2], 10 - 2 - 1);
}

#[test]
fn hsw_lab_10_choose_pay_in_full_then_at_once() {
    let mut table = research_twice(Fixture::new(2).resources(0, [1, 4, 0, 0, 0]));
    table.refuse("develop tech1_rapid_docking", "HSW-LAB-10");
    assert!(offered(&table, "develop").iter().all(|d| d.starts_with("develop basic")));
    table.events();
    table.play("develop basic_earth_sciences");
    assert_eq!(kinds(&table.events()), ["paid", "developed", "raised", "raised"]);
    let mut table = research_twice(Fixture::new(2).resources(0, [1, 4, 0, 0, 2]));
    table.play("pay 0").play("develop tech1_rapid_docking").refuse("stop", "HSW-RES-04");
    assert!(technologies(&table, 0).is_empty(), "not before it is paid");
    table.play("pay 2");
    assert_eq!((technologies(&table, 0).len(), player(&table, 0).resources), (1, [0, 1, 0, 0, 0]));
    let mut table = archive(Fixture::new(2).resources(0, [0; 5]), 1);
    assert_eq!(offered(&table, "develop").len(), 6, "a free one can always be chosen");
    table.play("develop tech2_laser_telemetry");
}

#[test]
fn hsw_lab_11_free_developments_use_nothing() {
    let fixture =
        Fixture::new(2).disc(0, Project::Shield, 4).tiles(0, [0, 0, 3]).resources(0, [5, 5, 1, 5, 0]);
    let mut table = fixture.play();
    table.play("deploy shield_yard_2").play("work shield").play("develop tech1_command_network");
    let own = player(&table, 0);
    assert_eq!((own.resources, own.active_tiles), ([5, 5, 0, 5, 0], [0, 0, 3]));
    let mut table = archive(Fixture::new(2).resources(0, [0, 0, 0, 0, 3]), 1);
    table.play("develop tech2_laser_telemetry");
    assert_eq!(player(&table, 0).resources[4], 3);
}

#[test]
fn hsw_tech_01_science_badges_as_any_type() {
    let fixture = Fixture::new(2).resources(0, [0; 5]).tiles(0, [0, 0, 2]).hand(0, &["peer_review"]);
    let mut table = fixture.clone().play();
    table.play("deploy fusion_plant_1");
    assert_eq!(table.to_act(), [1], "not without the technology");
    let mut table = fixture.technologies(0, &["tech1_interdisciplinary_teams"]).play();
    table.play("deploy fusion_plant_1").play("spend_tile science").play("discard peer_review").play("stop");
    assert_eq!(player(&table, 0).resources[0], 3 * 2);
    assert_eq!(player(&table, 0).active_tiles, [0, 0, 1]);
    let fixture = Fixture::new(2).resources(0, [0; 5]).tiles(0, [1, 0, 0]);
    let mut table = fixture.technologies(0, &["tech1_interdisciplinary_teams"]).play();
    table.play("deploy fusion_plant_1");
    assert_eq!(table.to_act(), [1], "only science badges");
}

#[test]
fn hsw_tech_02_the_express_shuttle_for_any_resource() {
    let fixture = Fixture::new(2).resources(0, [0, 1, 1, 1, 1]);
    let mut table = fixture.clone().technologies(0, &["tech1_multi_fuel_drive"]).play();
    table.play("express planet");
    let units = ["pay_unit knowledge", "pay_unit minerals", "pay_unit biomass", "pay_unit ingenuity"];
    assert_eq!(table.legal(), units);
    table.play("pay_unit minerals");
    assert_eq!((player(&table, 0).resources, zones(&table, 0)), ([0, 1, 0, 1, 1], [1, 2]));
    let mut table = fixture.play();
    table.play("express planet");
    assert_eq!(player(&table, 0).resources, [0, 1, 1, 1, 0], "otherwise ingenuity alone replaces energy");
}

#[test]
fn hsw_tech_03_the_lander_may_be_deployed_after_the_flight() {
    let fixture = Fixture::new(2).technologies(0, &["tech1_rapid_docking"]).resources(0, [1, 0, 0, 0, 0]);
    let mut table = fixture.clone().landers(1, ["shield_yard_1", "planet", "moon"]).play();
    table.play("express planet").refuse("deploy base_camp_1", "HSW-DEP-01");
    table.refuse("deploy shield_yard_2", "HSW-DEP-02").play("deploy fusion_plant_2");
    assert_eq!((player(&table, 0).resources[0], player(&table, 0).incomes[0]), (1, 2), "with full effect");
    assert_eq!((zones(&table, 0), table.to_act()), ([1, 1], vec![1]));
    let mut table = fixture.play();
    table.play("express moon").play("stop");
    assert_eq!((zones(&table, 0), table.to_act()), ([3, 0], vec![1]));
}

#[test]
fn hsw_tech_04_one_resource_less_for_one_work_of_a_turn() {
    let fixture =
        Fixture::new(4).technologies(0, &["tech1_modular_construction"]).hand(0, &["focusing_array"]);
    let mut table = fixture.disc(0, Project::Laser, 6).resources(0, [6, 0, 0, 0, 0]).play();
    table.play("play focusing_array").play("work laser discount");
    assert_eq!(player(&table, 0).resources[0], 6 - 1 - (3 - 1));
    table.refuse("work laser discount", "HSW-TECH-04").play("work laser");
    assert_eq!(player(&table, 0).resources[0], 0);
    let mut table = Fixture::new(4).resources(0, RICH).play();
    table.play("deploy laser_control_2").refuse("work laser discount", "HSW-TECH-04");
}

#[test]
fn hsw_tech_05_action_cards_for_nothing() {
    let fixture = Fixture::new(2).resources(0, [0, 0, 0, 0, 2]).hand(0, &["think_tank", "boost_production"]);
    let mut table = fixture.technologies(0, &["tech1_command_network"]).play();
    table.play("play think_tank");
    assert_eq!(player(&table, 0).resources, [0, 0, 0, 0, 5]);
}

#[test]
fn hsw_tech_06_cards_cost_one_less_in_addition() {
    let cards = ["think_tank", "gene_bank", "plate_foundry", "ark_convoy"];
    let fixture = Fixture::new(2).technologies(0, &["tech1_procurement_network"]).resources(0, RICH);
    let mut table = fixture.clone().hand(0, &cards).buildings(&["transfer_hub"]).play();
    assert_eq!(table.view(0).display[0].price, Some(3));
    table.play("deploy transfer_hub_2").play("take twig_squirrel");
    assert_eq!(player(&table, 0).resources[3], 10 - (4 - 1 - 1));
    table.play("take shudder_moss");
    assert_eq!(player(&table, 0).resources[3], 8 - (5 - 1 - 1), "each card");
    let mut table = fixture.hand(0, &cards[..1]).buildings(&["transfer_hub"]).play();
    table.play("deploy transfer_hub_2").play("take twig_squirrel");
    assert_eq!(player(&table, 0).resources[3], 10, "not below 0");
}

#[test]
fn hsw_tech_07_points_at_once_and_once_per_turn_and_technology() {
    let both = ["tech2_laser_telemetry", "tech2_public_relations"];
    let fixture = Fixture::new(2).technologies(0, &both).resources(0, RICH).hand(0, &["focusing_array"]);
    let mut table = fixture.play();
    table.play("play focusing_array");
    assert_eq!(table.score(0), 1);
    table.play("work laser");
    assert_eq!(table.score(0), 2, "at once");
    table.play("work laser");
    assert_eq!(table.score(0), 2, "once per turn");
    table.play("pass").play("deploy laser_control_2").play("work laser");
    assert_eq!(table.score(0), 3, "again in the next turn");
    // Overtime is a turn of its own, and only the own turns count.
    let fixture = Fixture::new(2).technologies(1, &both).resources(1, RICH).turn(1).bag([0; 4]);
    let fixture = fixture.landers(1, ["role_model_1", "base_camp_1", "moon"]).passed(&[0]);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser");
    assert_eq!((table.score(1), table.state.overtime), (1, true));
    table.play("deploy solar_field_1");
    assert_eq!(table.score(1), 1);
    let fixture = Fixture::new(3).technologies(1, &both).resources(1, RICH).turn(1).bag([0; 4]);
    let fixture = fixture.landers(1, ["role_model_1", "base_camp_1", "moon"]).passed(&[0, 2]);
    let mut table = fixture.hand(1, &["focusing_array"]).play();
    table.play("play focusing_array").play("work laser").play("stop").play("pass");
    assert_eq!((table.score(1), table.state.overtime), (2, true));
    table.play("deploy laser_control_2").play("work laser");
    assert_eq!(table.score(1), 3);
}

#[test]
fn hsw_tech_08_publication_series_does_not_score_for_itself() {
    let mut table = research_twice(Fixture::new(2).resources(0, RICH));
    table.play("develop tech2_publication_series");
    assert_eq!(table.score(0), 0);
    table.play("develop basic_energetics");
    assert_eq!(table.score(0), 1, "but for the next one in the same turn");
    let mut table = archive(Fixture::new(2).technologies(0, &["tech2_publication_series"]), 1);
    table.play("develop tech2_laser_telemetry");
    assert_eq!(table.score(0), 1, "also for a free one");
}

#[test]
fn hsw_tech_09_a_shuttle_by_card_is_not_the_express_shuttle() {
    let both = ["tech1_multi_fuel_drive", "tech1_rapid_docking"];
    let fixture = Fixture::new(2).technologies(0, &both).hand(0, &["shuttle_wing"]);
    let mut table = fixture.clone().resources(0, [0, 5, 5, 5, 0]).play();
    table.refuse("play shuttle_wing", "HSW-ACT-07");
    let mut table = fixture.resources(0, [1, 0, 0, 5, 0]).play();
    table.play("play shuttle_wing").play("shuttle planet");
    assert_eq!(player(&table, 0).resources, [0, 0, 0, 5, 0], "the move itself costs nothing");
    assert_eq!(table.view(0).ask, Ask::Land { world: World::Moon, optional: false });
    table.refuse("stop", "HSW-FX-09").play("deploy role_model_1");
    assert!(!told(&mut table, |event| matches!(event, Event::ExpressFlown { .. })));
    assert_eq!(table.to_act(), [1], "no second deployment");
}

#[test]
fn hsw_tech_10_the_discount_goes_with_any_payment_and_is_lost_with_the_turn() {
    let fixture = Fixture::new(4).technologies(0, &["tech1_modular_construction"]).resources(0, RICH);
    let mut table = fixture.clone().hand(0, &["crisis_summit"]).play();
    table.play("play crisis_summit");
    for project in Project::ALL {
        assert!(offers(&table, &format!("work {} discount", project.id())), "any project");
    }
    let mut table = fixture.clone().hand(0, &["overload_pulse"]).play();
    table.play("deploy laser_control_2").play("work laser").play("react overload_pulse");
    table.play("work laser discount");
    assert_eq!(player(&table, 0).resources[0], 9, "from whatever source");
    // Unused it is not saved up.
    let mut table = fixture.hand(0, &["focusing_array"]).play();
    table.play("deploy shield_yard_2").play("work shield").play("develop basic_studies").play("raise energy");
    for _ in 0..3 {
        table.play("pass");
    }
    table
        .play("play focusing_array")
        .play("work laser discount")
        .refuse("work laser discount", "HSW-TECH-04");
    // Overtime is a turn of its own.
    let fixture = Fixture::new(3).technologies(1, &["tech1_modular_construction"]).resources(1, RICH).turn(1);
    let fixture = fixture.landers(1, ["role_model_1", "base_camp_1", "moon"]).passed(&[0, 2]).bag([0; 4]);
    let mut table = fixture.hand(1, &["focusing_array"]).play();
    table.play("play focusing_array").play("work laser discount").play("stop").play("pass");
    table.play("deploy laser_control_2").play("work laser discount");
    assert_eq!(player(&table, 1).resources[0], 9);
}

#[test]
fn hsw_tech_11_which_technologies_are_optional() {
    let fixture = Fixture::new(2).technologies(0, &TECH1).resources(0, RICH).tiles(0, [0, 1, 1]);
    let mut table = fixture.clone().play();
    table.play("deploy fusion_plant_1");
    assert_eq!(table.legal(), ["spend_tile moon", "spend_tile science", "stop"]);
    let mut table = fixture.clone().play();
    table.play("express planet").play("pay_unit energy").play("stop");
    assert_eq!((player(&table, 0).resources[0], zones(&table, 0)), (9, [1, 2]));
    let mut table = fixture.clone().play();
    table.play("deploy laser_control_2");
    assert_eq!(table.legal(), ["work laser", "work laser discount", "stop"]);
    let mut table = fixture.clone().hand(0, &["think_tank"]).play();
    table.play("play think_tank");
    assert_eq!(player(&table, 0).resources[0], 10, "the action card is free without a question");
    let mut table = fixture.hand(0, &["think_tank"]).buildings(&["ultrastructure_generator"]).play();
    table.play("deploy ultrastructure_generator_2").play("take twig_squirrel");
    assert_eq!(
        (player(&table, 0).resources[3], table.to_act()),
        (10, vec![1]),
        "the card is cheaper likewise"
    );
}
