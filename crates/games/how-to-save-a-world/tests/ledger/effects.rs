//! HSW-FX: the precise meaning of effects.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{CardPick, Category, Project, ProjectPick, Side};

use super::table::*;

const RICH: [u8; 5] = [10, 10, 10, 10, 0];

/// The technologies of level 2.
const TECH2: [&str; 6] = [
    "tech2_laser_telemetry",
    "tech2_shield_telemetry",
    "tech2_evacuation_telemetry",
    "tech2_species_registry",
    "tech2_publication_series",
    "tech2_public_relations",
];

#[test]
fn hsw_fx_01_gains() {
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]);
    let mut table = fixture.clone().play();
    table.play("deploy solar_field_1");
    assert_eq!(player(&table, 0).resources, [3, 0, 0, 0, 0], "gain");
    let mut table = fixture.clone().play();
    table.play("deploy pioneer_camp_1").play("take_badge planet").play("gain biomass");
    let own = player(&table, 0);
    assert_eq!(
        (own.active_tiles, own.resources),
        ([1, 0, 0], [1, 0, 0, 1, 0]),
        "badge and resource of choice"
    );
    let mut table = fixture.clone().play();
    table.play("deploy fusion_plant_2");
    assert_eq!(player(&table, 0).incomes, [2, 0, 0, 0, 0], "raise_income");
    let mut table = fixture.clone().play();
    table.play("deploy pioneer_camp_2").play("raise minerals").play("raise energy").play("raise minerals");
    assert_eq!(player(&table, 0).incomes, [1, 0, 2, 0, 0], "raise_standard_income");
    let mut table = fixture.clone().hand(0, &["crisis_summit"]).play();
    table.play("play crisis_summit");
    assert_eq!(table.score(0), 1, "points");
    let mut table = fixture.medal(Side(1)).play();
    table.play("deploy role_model_1");
    assert_eq!((table.view(1).medal, player(&table, 0).resources[4]), (Side(0), 1), "take_start_medal");
    assert!(changed("{ kind = \"points\", n = 1 }", "{ kind = \"points\", n = 0 }").contains("HSW-FX-01"));
}

#[test]
fn hsw_fx_02_worst_and_best_stay_fixed() {
    let fixture = Fixture::new(4).disc(0, Project::Shield, 1).disc(0, Project::Evacuation, 1);
    let mut table = fixture.resources(0, RICH).hand(0, &["catch_up_programme"]).play();
    table.play("play catch_up_programme");
    for left in [3, 2, 1] {
        assert_eq!(table.view(0).ask, Ask::Work { pick: ProjectPick::Laser, left });
        table.refuse("work shield", "HSW-WORK-01").play("work laser");
    }
    assert_eq!(disc(&table, 0, Project::Laser), 3, "though it is the worst no longer");
}

#[test]
fn hsw_fx_03_developments_and_cards() {
    let ask = |fixture: Fixture, way: &[&str]| {
        let mut table = fixture.resources(0, RICH).play();
        for action in way {
            table.play(action);
        }
        table.view(0).ask
    };
    let fixture = Fixture::new(2).buildings(&["ultrastructure_generator", "quantum_archive"]);
    let research = ask(fixture.clone(), &["deploy research_station_1"]);
    assert_eq!(research, Ask::Develop { free: None, left: 2, science: true });
    let free = ask(fixture.clone(), &["deploy shield_yard_2", "work shield"]);
    assert_eq!(free, Ask::Develop { free: Some(Category::Basic), left: 1, science: false });
    let buy = ask(fixture.clone(), &["deploy ultrastructure_generator_2"]);
    assert_eq!(buy, Ask::Take { pick: CardPick::Any, left: 1, price: Some(0) });
    let third = fixture.clone().disc(0, Project::Evacuation, 8);
    let gain = ask(third, &["deploy evacuation_port_2", "work evacuation"]);
    assert_eq!(gain, Ask::Take { pick: CardPick::Any, left: 1, price: None });
    assert_eq!(ask(fixture.hand(0, &["think_tank"]), &["deploy quantum_archive_1"]), Ask::Remove);
}

#[test]
fn hsw_fx_04_every_number_is_multiplied_by_the_badges_spent() {
    let fixture = Fixture::new(2).buildings(&["innovation_forum"]).resources(0, [9, 9, 9, 9, 0]);
    let mut table = fixture.clone().tiles(0, [0, 0, 3]).play();
    table.play("deploy innovation_forum_2");
    for _ in 0..3 {
        table.play("spend_tile science");
    }
    assert_eq!((player(&table, 0).resources[4], table.score(0)), (3, 3));
    let mut table = fixture.clone().tiles(0, [0, 2, 0]).play();
    table.play("deploy fusion_plant_1").play("spend_tile moon").play("stop");
    assert_eq!(player(&table, 0).resources[0], 10, "2 for one badge, and one of them is lost");
    let mut table = fixture.clone().tiles(0, [0, 3, 0]).play();
    table.play("deploy laser_control_1");
    for _ in 0..3 {
        table.play("spend_tile moon");
    }
    assert_eq!(table.view(0).ask, Ask::Work { pick: ProjectPick::Laser, left: 3 });
    table.play("work laser").play("work laser").play("work laser");
    assert_eq!(rewards(&table.events()).len(), 1, "one reward for all works");
    let mut table = fixture.tiles(0, [2, 0, 0]).play();
    table.play("deploy expedition_office_1").play("spend_tile planet").play("spend_tile planet");
    assert_eq!(table.view(0).ask, Ask::Take { pick: CardPick::Any, left: 2, price: Some(0) });
    // The discount of an effect holds for every card and is not multiplied.
    let cards = ["think_tank", "gene_bank", "plate_foundry"];
    let mut table = Fixture::new(2).hand(0, &cards).buildings(&["transfer_hub"]).resources(0, RICH).play();
    table.play("deploy transfer_hub_2").play("take twig_squirrel").play("take shudder_moss");
    assert_eq!(player(&table, 0).resources[3], 10 - (3 - 1) - (4 - 1));
}

#[test]
fn hsw_fx_05_pay_for_up_to_max_times() {
    let fixture = Fixture::new(2).buildings(&["science_memorial"]).resources(0, [2, 0, 0, 2, 9]);
    let mut table = fixture.clone().play();
    table.play("deploy science_memorial_1").play("pay_cost");
    table.refuse("stop", "HSW-RES-04").play("pay_unit energy").play("pay_unit biomass");
    table.refuse("pay_unit minerals", "HSW-RES-04").play("pay_unit ingenuity");
    assert_eq!((player(&table, 0).resources, table.score(0)), ([1, 0, 0, 1, 8], 2));
    assert_eq!(table.legal(), ["pay_cost", "stop"], "one after the other");
    table.play("pay_cost").play("pay_unit ingenuity").play("pay_unit ingenuity").play("pay_unit ingenuity");
    assert_eq!((table.score(0), table.to_act()), (4, vec![1]), "not a third time");
    let mut table = fixture.play();
    table.play("deploy science_memorial_1").play("stop");
    assert_eq!((table.score(0), table.to_act()), (0, vec![1]));
    // A named resource: ingenuity may replace it, nothing else.
    let fixture = Fixture::new(2).hand(0, &["gene_bank"]);
    let mut table = fixture.clone().resources(0, [1, 9, 9, 2, 1]).play();
    table.play("play gene_bank").play("pay 0").play("pay_cost");
    assert_eq!((player(&table, 0).resources, table.score(0)), ([0, 9, 9, 0, 0], 2));
    let mut table = fixture.resources(0, [9, 9, 9, 2, 0]).play();
    table.play("play gene_bank");
    assert_eq!(table.to_act(), [1], "3 biomass cannot be paid");
    Fixture::new(2).play().refuse("pay_cost", "HSW-FX-05");
}

#[test]
fn hsw_fx_06_exactly_one_option_after_the_cost() {
    let fixture = Fixture::new(2).buildings(&["quantum_archive"]).hand(0, &["think_tank", "gene_bank"]);
    let mut table = fixture.clone().play();
    table.play("deploy quantum_archive_1").refuse("choose 1", "HSW-FX-06").play("remove think_tank");
    assert_eq!(table.legal(), ["choose 1", "choose 2"]);
    table.refuse("stop", "HSW-FX-06").refuse("choose 3", "HSW-FX-06").play("choose 1");
    table.play("develop tech2_laser_telemetry");
    assert_eq!(table.to_act(), [1], "not the other one too");
    let mut table = fixture.technologies(0, &TECH2).play();
    table.play("deploy quantum_archive_1").play("remove think_tank").play("choose 1");
    assert_eq!(
        (table.to_act(), player(&table, 0).hand.len()),
        (vec![1], 1),
        "an impossible one, without effect"
    );
}

#[test]
fn hsw_fx_07_up_to_n_spent_tiles_become_active() {
    let fixture = Fixture::new(2).spent(0, [2, 1, 0]).hand(0, &["all_hands"]);
    let mut table = fixture.clone().play();
    table.play("deploy moon_academy_1").play("take_badge moon").play("react all_hands");
    assert_eq!(table.view(0).ask, Ask::Reactivate { left: 2 });
    assert_eq!(table.legal(), ["reactivate planet", "reactivate moon", "stop"]);
    table.refuse("reactivate science", "HSW-FX-07").play("reactivate planet").play("reactivate planet");
    let own = player(&table, 0);
    assert_eq!((own.active_tiles, own.spent_tiles), ([2, 1, 0], [0, 1, 0]), "the player picks");
    let mut table = fixture.play();
    table
        .play("deploy moon_academy_1")
        .play("take_badge moon")
        .play("react all_hands")
        .play("reactivate moon");
    table.play("stop");
    assert_eq!(player(&table, 0).spent_tiles, [2, 0, 0], "or fewer");
    let mut table = Fixture::new(2).spent(0, [1, 0, 0]).hand(0, &["all_hands"]).play();
    table.play("deploy moon_academy_1").play("take_badge moon").play("react all_hands");
    table.play("reactivate planet");
    assert_eq!(table.to_act(), [1], "no more spent tiles, no more question");
    Fixture::new(2).spent(0, [1, 0, 0]).play().refuse("reactivate planet", "HSW-FX-07");
}

#[test]
fn hsw_fx_08_a_lander_comes_back_to_the_world_of_its_space() {
    let fixture = Fixture::new(2).landers(0, ["jungle_biotope_1", "solar_field_1", "role_model_1"]);
    let fixture = fixture.hand(0, &["recall_order"]).resources(0, [2, 0, 0, 0, 0]).bag([0; 4]);
    let mut table = fixture.clone().play();
    table.play("play recall_order");
    assert_eq!(table.legal(), ["recall jungle_biotope_1", "recall solar_field_1", "stop"]);
    table.refuse("recall role_model_1", "HSW-FX-08").refuse("recall ore_canyon_1", "HSW-FX-08");
    table.play("recall jungle_biotope_1");
    assert_eq!(zones(&table, 0), [1, 0], "whatever the kind of the space");
    assert!(
        space(&table, "jungle_biotope_1").landers.is_empty() && space(&table, "jungle_biotope_2").accessible
    );
    table.play("pass").play("deploy jungle_biotope_2");
    assert_eq!(player(&table, 0).incomes[3], 2, "it may be deployed again in this round");
    let mut table = fixture.clone().play();
    table.play("play recall_order").play("recall solar_field_1");
    assert_eq!(zones(&table, 0), [0, 1], "also from an unlimited space");
    let mut table = fixture.play();
    table.play("play recall_order").play("stop");
    assert_eq!(zones(&table, 0), [0, 0], "also none");
    let mut table = Fixture::new(2).hand(0, &["recall_order"]).resources(0, [1, 0, 0, 0, 0]).play();
    table.play("play recall_order");
    assert_eq!(table.to_act(), [1], "no lander to choose");
    Fixture::new(2).play().refuse("recall base_camp_1", "HSW-FX-08");
}

#[test]
fn hsw_fx_09_move_a_lander_and_deploy_it_at_once() {
    let fixture = Fixture::new(2).hand(0, &["shuttle_wing"]).resources(0, [1, 0, 0, 0, 0]);
    let mut table = fixture.clone().play();
    table.play("play shuttle_wing");
    assert_eq!(table.legal(), ["shuttle planet", "shuttle moon", "stop"]);
    table.play("shuttle moon").refuse("stop", "HSW-FX-09").refuse("deploy solar_field_1", "HSW-DEP-01");
    table.play("deploy ore_canyon_2");
    assert_eq!((zones(&table, 0), player(&table, 0).resources), ([2, 0], [0, 0, 1, 0, 0]));
    assert_eq!(player(&table, 0).incomes[2], 2, "the effects in full");
    assert!(told(&mut table, |event| matches!(event, Event::LanderMoved { .. })));
    let mut table = fixture.clone().play();
    table.play("play shuttle_wing").play("stop");
    assert_eq!((zones(&table, 0), table.to_act()), ([2, 1], vec![1]), "optional as a whole");
    let mut table = fixture.clone().landers(1, ["ore_canyon_1", "planet", "moon"]).play();
    table.play("play shuttle_wing").play("shuttle moon").refuse("deploy ore_canyon_2", "HSW-DEP-02");
    let mut table = fixture.landers(0, ["base_camp_1", "base_camp_1", "solar_field_1"]).play();
    table.play("play shuttle_wing");
    assert_eq!(table.to_act(), [1], "without a lander in an arrival zone nothing happens");
    Fixture::new(2).play().refuse("shuttle moon", "HSW-FX-09");
}

/// What the comments of the component file leave out and the ledger says.
#[test]
fn hsw_fx_10_the_ledger_decides() {
    // `choose`: an option that can do nothing is an option (HSW-FX-06).
    let fixture = Fixture::new(2).buildings(&["quantum_archive"]).technologies(0, &TECH2);
    let mut table = fixture.hand(0, &["think_tank"]).play();
    table.play("deploy quantum_archive_1").play("remove think_tank");
    assert!(offers(&table, "choose 1"));
    // `gain_badge`: a type that is full may be picked (HSW-TURN-11).
    let mut table = Fixture::new(2).tiles(0, [0, 5, 0]).play();
    table.play("deploy moon_academy_1").play("take_badge moon");
    assert_eq!(player(&table, 0).active_tiles, [0, 5, 0]);
    // `per_badge`: nothing is spent beyond the limit (HSW-BADGE-14).
    let fixture = Fixture::new(2).tiles(0, [0, 0, 5]).buildings(&["innovation_forum"]);
    let mut table = fixture.resources(0, [0; 5]).play();
    table.play("deploy innovation_forum_2");
    for _ in 0..4 {
        table.play("spend_tile science");
    }
    assert_eq!((player(&table, 0).active_tiles[2], player(&table, 0).resources[4]), (1, 4));
}
