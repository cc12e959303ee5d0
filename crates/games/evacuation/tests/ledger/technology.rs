//! EVA-TECH-01 to EVA-TECH-18: research, and what completing a technology does.

use orrery_core::Seat;
use orrery_evacuation::components::{Building, COMPONENTS, Effect, Preparing, Settling};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table, field};
use orrery_evacuation::vocab::{Resource, Terrain};

use crate::{build_stadium, happened, settle};

/// The technologies of column 1 are researched so far that one more completes the named ones.
fn about_to_complete(techs: &[&str], steps: u8) -> Fixture {
    Fixture::race(2).techs(0, techs).research(0, [steps, 0, 0])
}

/// Research, so many times.
fn research(fixture: Fixture, times: u8) -> Table {
    fixture.effect(0, &[(Effect::Research, times)])
}

/// Prepare a factory of choice.
fn prepare() -> Effect {
    Effect::PrepareFactory(Preparing::default())
}

#[test]
fn eva_tech_01_the_lowest_open_technology_of_a_column() {
    let mut game = research(Fixture::race(2).research(0, [5, 1, 0]), 2);
    assert_eq!(game.legal(), ["research 2", "research 3"]);
    game.refuse("research 1", "EVA-TECH-01");
    game.play("research 2").play("research 3");
    let done: Vec<Vec<u8>> = (game.view(0).seats[0].technologies.iter())
        .map(|column| column.iter().map(|tech| tech.done).collect())
        .collect();
    assert_eq!(done, [[1, 2, 2], [1, 1, 0], [1, 0, 0]]);
}

#[test]
fn eva_tech_02_level_1_needs_one_research() {
    let mut game = research(Fixture::race(2), 1);
    game.play("research 1");
    let tech = &game.view(0).seats[0].technologies[0][0];
    assert_eq!((tech.done, tech.needed, game.state.players[0].tech_count()), (1, 1, 1));
    assert!(happened(&game, |e| matches!(e, Event::Researched { complete: true, .. })));
}

#[test]
fn eva_tech_03_levels_2_and_3_need_two() {
    let mut game = research(Fixture::race(2), 5);
    let mut complete = Vec::new();
    for _ in 0..5 {
        game.play("research 1");
        complete.push(game.state.players[0].tech_count());
    }
    assert_eq!(complete, [1, 1, 2, 2, 3]);
    let needed: Vec<u8> = game.view(0).seats[0].technologies[0].iter().map(|tech| tech.needed).collect();
    assert_eq!(needed, [1, 2, 2]);
}

#[test]
fn eva_tech_04_what_lies_below_must_be_complete() {
    // Whatever is researched: no technology is begun before the one below it is complete.
    let mut game = research(Fixture::race(2), 9);
    for column in [1, 2, 1, 3, 1, 2, 1] {
        game.play(&format!("research {column}"));
        if column == 3 {
            game.play("gain old food"); // the instant effect of this technology
        }
        for column in &game.view(0).seats[0].technologies {
            for pair in column.windows(2) {
                assert!(pair[1].done == 0 || pair[0].done == pair[0].needed);
            }
        }
    }
    // Other columns do not matter.
    assert_eq!(game.state.players[0].research, [4, 2, 1]);
}

#[test]
fn eva_tech_05_no_effect_before_it_is_complete() {
    let rich = |steps| {
        about_to_complete(&["tech_1_4"], steps)
            .population(0, 4)
            .store(0, "new", "9 steel")
            .effect(0, &[(settle(), 1)])
    };
    rich(2).refuse("settle f_q7_rm2", "EVA-SETTLE-06");
    rich(3).play("settle f_q7_rm2");
}

#[test]
fn eva_tech_06_instant_effects_once_and_permanent_ones_for_good() {
    let mut game = about_to_complete(&["tech_1_3"], 0)
        .infra_hand(0, &["infra_i_5", "infra_i_9"])
        .display("infrastructure", &["infra_ii_1", "infra_ii_2", "infra_ii_3"])
        .effect(0, &[(Effect::Research, 2), (Effect::Develop, 2)]);
    game.play("research 1");
    assert!(game.legal().iter().all(|action| action.starts_with("gain ")), "the instant part comes first");
    game.play("gain old food").play("research 1");
    assert!(!game.legal().iter().any(|action| action.starts_with("gain ")), "it comes once");
    // From now on infrastructures are one resource cheaper, again and again.
    game.play("play_infrastructure infra_i_5").play("play_infrastructure infra_i_9");
    assert_eq!((game.state.players[0].stores, game.to_act()), ([[1, 0, 0], [0; 3]], vec![1]));
}

#[test]
fn eva_tech_07_instant_effects_that_are_possible_are_carried_out() {
    let mut game = research(about_to_complete(&["tech_1_7"], 4), 1);
    game.play("research 1").refuse("decline", "EVA-ACT-12").play("gain_factory energy old");
    // Otherwise they lapse: nobody can settle a forest with nothing.
    let mut game = research(about_to_complete(&["tech_1_9"], 4), 1);
    game.play("research 1");
    assert!(happened(&game, |e| matches!(e, Event::Lapsed { effect: Effect::Settle(_), .. })));
    assert_eq!(game.to_act(), [1]);
    let no_stadium = about_to_complete(&["tech_1_8"], 4).display("stadium", &[]).stack("stadium", &[]);
    let mut game = research(no_stadium, 1);
    game.play("research 1");
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: Effect::GainStadium }));
}

#[test]
fn eva_tech_08_research_lapses_when_all_is_complete() {
    let game = research(Fixture::race(2).research(0, [5, 5, 5]), 2);
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: Effect::Research }));
    assert_eq!((game.to_act(), game.state.players[0].tech_count()), (vec![1], 9));
}

#[test]
fn eva_tech_09_satisfaction_counts_when_complete() {
    let satisfaction = |techs: &[&str], steps| {
        let game = about_to_complete(techs, steps).actions();
        game.view(1).seats[0].satisfaction
    };
    assert_eq!((satisfaction(&["tech_1_6"], 2), satisfaction(&["tech_1_6"], 3)), (0, 1));
    assert_eq!((satisfaction(&["tech_1_9"], 4), satisfaction(&["tech_1_9"], 5)), (0, 2));
    // It decides the turn order.
    let game = Fixture::race(2).techs(1, &["tech_1_9"]).turn_order();
    assert_eq!(game.state.order()[0], orrery_evacuation::state::Who::Player(Seat(1)));
}

#[test]
fn eva_tech_10_gained_factories_come_from_the_supply() {
    for (world, index) in [("old", 0), ("new", 1)] {
        let mut game = research(about_to_complete(&["tech_1_7"], 4), 1);
        game.play("research 1").refuse("gain_factory food new", "EVA-TECH-10");
        game.play(&format!("gain_factory energy {world}"));
        let player = &game.state.players[0];
        assert_eq!((player.factories[index], player.supply), ([0, 0, 1], [4, 4, 3]));
    }
    let mut game = research(about_to_complete(&["tech_1_7"], 4).factories(0, "old", "4 energy"), 1);
    game.play("research 1");
    let gain = Effect::GainFactory { factory: Some(Resource::Energy) };
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: gain }));
    assert_eq!(game.state.players[0].factories, [[0, 0, 4], [0; 3]]);
}

#[test]
fn eva_tech_11_a_boost_counts_for_settled_factories() {
    for (tech, resource) in [("tech_1_7", "energy"), ("tech_2_7", "food"), ("tech_3_7", "steel")] {
        let i = Resource::from_id(resource).expect("a resource").index();
        let only = |n: u8| -> [u8; 3] { std::array::from_fn(|place| if place == i { n } else { 0 }) };
        let mut game = about_to_complete(&[tech], 4)
            .settled(0, "f_q6_rm1", &format!("2 {resource}"))
            .factories(0, "new", resource)
            .effect(0, &[(Effect::Research, 1), (settle(), 1)]);
        assert_eq!(game.state.players[0].production, only(2));
        assert_eq!(game.view(0).seats[0].production[0], [7; 3]);
        game.play("research 1");
        assert_eq!(game.state.players[0].production, only(4), "{tech}: the waiting factory is not boosted");
        assert_eq!(game.view(0).seats[0].production[0], [7; 3], "nor are sites of the Old World");
        // Only one field can be settled with what is there, so nobody is asked.
        game.play(&format!("gain_factory {resource} old"));
        assert_eq!(game.state.players[0].production, only(6), "one settled later produces two");
    }
}

/// A player with the food factory line, who prepares so many factories.
fn food_line(preparing: Preparing, times: u8) -> Table {
    Fixture::race(2)
        .techs(0, &["tech_1_5"])
        .store(0, "old", "4 food 1 steel")
        .store(0, "new", "1 energy")
        .effect(0, &[(Effect::PrepareFactory(preparing), times)])
}

#[test]
fn eva_tech_12_one_more_factory_after_one_of_the_type() {
    let mut game = food_line(Preparing::default(), 1);
    game.play("prepare food old");
    assert_eq!(game.legal(), ["prepare food old", "prepare steel old", "prepare energy new", "decline"]);
    game.play("prepare energy new");
    assert_eq!(game.state.players[0].factories, [[1, 0, 0], [0, 0, 1]]);
    assert_eq!((game.state.players[0].stores, game.to_act()), ([[3, 1, 0], [0; 3]], vec![1]));
    // The extra one sets off no other, and other types none at all.
    let mut game = food_line(Preparing::default(), 1);
    game.play("prepare food old").play("prepare food old");
    assert_eq!((game.state.players[0].factories[0], game.to_act()), ([2, 0, 0], vec![1]));
    let mut game = food_line(Preparing::default(), 1);
    game.play("prepare steel old");
    assert_eq!(game.to_act(), [1]);
    // After each single preparation.
    let mut game = food_line(Preparing::default(), 2);
    game.play("prepare food old").play("decline").play("prepare food old").play("prepare steel old");
    assert_eq!((game.state.players[0].factories[0], game.to_act()), ([2, 1, 0], vec![1]));
    // A dearer or a free preparation does not change the price of the extra one.
    let dear = Preparing { extra: [1, 0, 0], ..Preparing::default() };
    let mut game = food_line(dear, 1);
    game.play("prepare food old").play("prepare food old");
    assert_eq!(game.state.players[0].stores[0][0], 4 - 2 - 1);
    let free = Preparing { free: true, ..Preparing::default() };
    let mut game = food_line(free, 1);
    game.play("prepare food new").refuse("prepare food new", "EVA-FACT-01").play("prepare food old");
    assert_eq!(game.state.players[0].stores[0][0], 3);
    // Gained factories and evacuated sites set off nothing.
    let gain = Effect::GainFactory { factory: None };
    let mut game = Fixture::race(2).techs(0, &["tech_1_5"]).store(0, "old", "4 food").effect(0, &[(gain, 1)]);
    game.play("gain_factory food old");
    assert_eq!(game.to_act(), [1]);
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_5"])
        .ships(0, "old", &["ship_01"])
        .store(0, "old", "4 food 1 energy")
        .transport();
    game.play("fly ship_01").play("load_site food_factory site").play("confirm");
    assert_eq!((game.state.step, game.state.players[0].factories[1]), (Step::Actions, [1, 0, 0]));
    for (tech, factory) in [("tech_2_5", "steel"), ("tech_3_5", "energy")] {
        let fixture = Fixture::race(2).techs(0, &[tech]).store(0, "old", "2 food 2 steel 2 energy");
        let mut game = fixture.effect(0, &[(prepare(), 1)]);
        game.play(&format!("prepare {factory} old"));
        assert_eq!(game.to_act(), [0], "{tech}");
    }
}

#[test]
fn eva_tech_13_ships_that_just_arrived_may_fly_back() {
    let flown = |techs: &[&str], energy: &str| {
        let mut game = Fixture::race(2)
            .techs(0, techs)
            .ships(0, "old", &["ship_01"])
            .ships(0, "new", &["ship_02"])
            .store(0, "old", energy)
            .transport();
        game.play("fly ship_01");
        if energy == "2 energy" {
            game.play("load_resource energy");
        }
        game.play("confirm");
        game
    };
    // Delivered energy pays the way back; the ship that lay there before stays.
    let mut game = flown(&["tech_1_6"], "2 energy");
    assert_eq!(
        (game.state.step, game.legal()),
        (Step::FlyBack, vec!["fly_back ship_01".into(), "decline".into()])
    );
    game.refuse("fly_back ship_02", "EVA-TECH-13");
    game.play("fly_back ship_01");
    let seat = &game.view(0).seats[0];
    assert_eq!((seat.ships[0].len(), seat.ships[1].len(), seat.stores[1]), (1, 1, [0; 3]));
    assert_eq!(game.state.step, Step::Actions, "it is not loaded again this year");
    let mut game = flown(&["tech_1_6"], "2 energy");
    game.play("decline");
    assert_eq!(game.view(0).seats[0].ships[1].len(), 2);
    // Without energy, or without the technology, nobody is asked.
    assert_eq!(flown(&["tech_1_6"], "1 energy").state.step, Step::Actions);
    assert_eq!(flown(&["tech_1_5"], "2 energy").state.step, Step::Actions);
}

#[test]
fn eva_tech_14_the_third_action_is_free() {
    let next = |areas: &[u8]| {
        Fixture::race(2).techs(0, &["tech_1_1"]).acted(0, areas).actions().view(0).seats[0].next_energy
    };
    assert_eq!(next(&[2, 3]), [0; 5]);
    assert_eq!(next(&[2, 2, 2]), [2, 3, 2, 2, 2], "the fourth action and its surcharge cost as usual");
    let mut game = Fixture::race(2).techs(0, &["tech_1_1"]).acted(0, &[2, 3]).actions();
    game.play("act settle");
    assert_eq!(crate::energies(&game), [0]);
}

#[test]
fn eva_tech_15_ignoring_symbols_unlocks_no_terrain() {
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_4"])
        .population(0, 4)
        .store(0, "new", "9 steel")
        .effect(0, &[(settle(), 1)]);
    game.refuse("settle f_q4_r0", "EVA-SETTLE-02").play("settle f_q4_r3");
}

#[test]
fn eva_tech_16_a_named_terrain_is_open_for_one_settling() {
    for (techs, terrain) in [
        (["tech_1_6", "tech_1_9"], Terrain::Forest),
        (["tech_2_4", "tech_2_8"], Terrain::Ocean),
        (["tech_3_6", "tech_3_9"], Terrain::Forest),
        (["tech_4_4", "tech_4_8"], Terrain::Ocean),
    ] {
        let rich = |markers, steel| {
            let fixture = about_to_complete(&techs, 4).markers(0, markers).store(0, "new", steel);
            let mut game = research(fixture.population(0, 6).factories(0, "new", "2 food"), 1);
            game.play("research 1");
            game
        };
        let mut game = rich([(3, "main"), (2, "main")], "9 steel");
        let fields = game.legal();
        assert!(fields.len() > 1, "{techs:?}");
        for settle in &fields {
            let id = settle.strip_prefix("settle ").expect("a settling");
            assert_eq!(COMPONENTS.fields[field(id).index()].terrain, terrain);
        }
        game.refuse("settle f_q6_rm3", "EVA-SETTLE-09").refuse("decline", "EVA-ACT-12");
        assert_eq!(game.view(0).seats[0].terrains, [Terrain::Steppe], "for this settling only");
        game.play(&fields[0]);
        assert_eq!(game.state.players[0].fields.len(), 1);
        // Symbols and steel are required as usual.
        for game in
            [rich([(1, "main"), (1, "parking")], "9 steel"), rich([(3, "main"), (2, "main")], "0 steel")]
        {
            assert!(happened(&game, |e| matches!(e, Event::Lapsed { effect: Effect::Settle(_), .. })));
        }
    }
}

/// Building ship 4, which costs 2 steel and 1 energy.
fn building(techs: &[&str], building: Building, store: &str) -> Table {
    let fixture = Fixture::race(2).display("ship", &["ship_04", "ship_12", "ship_15"]).store(0, "old", store);
    let fixture = if techs.is_empty() { fixture } else { fixture.techs(0, techs) };
    fixture.effect(0, &[(Effect::BuildShip(building), 1)])
}

#[test]
fn eva_tech_17_discounts_remove_resources_of_choice() {
    let plain = Building::default();
    let mut game = building(&["tech_4_3"], plain, "2 steel 1 energy");
    game.play("build_ship ship_04 old").refuse("discount food", "EVA-TECH-17");
    assert_eq!(game.legal(), ["discount steel", "discount energy"]);
    game.play("discount energy");
    assert_eq!(game.state.players[0].stores[0], [0, 0, 1]);
    // What is missing is what the discount removes.
    let mut game = building(&["tech_4_3"], plain, "2 steel");
    game.play("build_ship ship_04 old");
    assert_eq!((game.state.players[0].stores[0], game.state.players[0].ships[0].len()), ([0; 3], 1));
    building(&[], plain, "2 steel").refuse("build_ship ship_04 old", "EVA-RES-08");
    // Several discounts add up.
    let one_less = Building { reduction: 1, ..plain };
    let mut game = building(&["tech_4_3"], one_less, "1 steel");
    game.play("build_ship ship_04 old").play("discount steel");
    assert_eq!((game.state.players[0].stores[0], game.state.players[0].ships[0].len()), ([0; 3], 1));
    // Never below zero, and an extra cost is never reduced.
    let dear = Building { reduction: 5, extra: [1, 0, 0], ..plain };
    let mut game = building(&[], dear, "1 food 1 steel");
    game.play("build_ship ship_04 old");
    assert_eq!(game.state.players[0].stores[0], [0, 1, 0]);
    building(&[], dear, "9 steel 9 energy").refuse("build_ship ship_04 old", "EVA-RES-08");
    // Infrastructures and stadiums.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_3"])
        .infra_hand(0, &["infra_ii_1"])
        .store(0, "new", "1 steel")
        .effect(0, &[(Effect::Develop, 1)]);
    game.play("play_infrastructure infra_ii_1");
    assert_eq!((game.state.players[0].stores[1], game.state.players[0].infras.played.len()), ([0; 3], 1));
    let mut game = Fixture::race(2)
        .techs(0, &["tech_2_3"])
        .display("stadium", &["stadium_01"])
        .store(0, "new", "1 food")
        .effect(0, &[(build_stadium(), 1)]);
    game.play("build_stadium stadium_01 new");
    assert_eq!(game.state.players[0].stadiums[1].len(), 1);
    // Settling: only the steel for population is lowered.
    let settling = |settling: Settling, steel: &str| {
        let fixture = Fixture::race(2).techs(0, &["tech_2_6"]).population(0, 2).store(0, "new", steel);
        fixture.effect(0, &[(Effect::Settle(settling), 1)])
    };
    let mut game = settling(Settling { steel_reduction: 1, ..Settling::default() }, "1 steel");
    game.play("settle f_q6_rm3");
    assert_eq!(game.state.players[0].stores[1], [0, 1, 0]);
    let dear = Settling { steel_reduction: 5, extra: [0, 1, 0], ..Settling::default() };
    let mut game = settling(dear, "2 steel");
    game.play("settle f_q6_rm3");
    assert_eq!(game.state.players[0].stores[1], [0, 1, 0]);
    assert!(happened(&settling(dear, "0 steel"), |e| matches!(e, Event::Lapsed { .. })));
}

#[test]
fn eva_tech_18_a_gained_stadium_is_free() {
    let gaining = || {
        let fixture = about_to_complete(&["tech_1_8"], 4).store(0, "old", "1 food");
        let mut game = research(fixture.display("stadium", &["stadium_16", "stadium_01", "stadium_02"]), 1);
        game.play("research 1");
        game
    };
    for (world, index) in [("old", 0), ("new", 1)] {
        let mut game = gaining();
        game.refuse("decline", "EVA-ACT-12").play(&format!("build_stadium stadium_16 {world}"));
        let player = &game.state.players[0];
        assert_eq!((player.stores[0], player.stadiums[index].len()), ([1, 0, 0], 1 + u8::from(index == 0)));
    }
    let mut game = gaining();
    game.play("refresh old food").play("put_under 1").play("decline");
    assert_eq!(game.view(0).displays[1].items[..2], [Some("stadium_01"), Some("stadium_02")]);
    game.refuse("build_stadium stadium_16 new", "EVA-STAD-01").play("build_stadium stadium_02 new");
}
