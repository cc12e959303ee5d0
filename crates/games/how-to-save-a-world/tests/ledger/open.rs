//! HSW-OPEN-01 to HSW-OPEN-24: open points and how they are decided.

use std::collections::BTreeSet;

use orrery_core::{Game, Present};
use orrery_how_to_save_a_world::components::SOURCE;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{BuildingType, Difficulty, Project, ProjectPick, Side};
use orrery_how_to_save_a_world::{Event, HowToSaveAWorld, Options};

use super::table::*;

const RICH: [u8; 5] = [10, 10, 10, 10, 0];

#[test]
fn hsw_open_01_the_solo_rival_is_the_consortium() {
    for difficulty in Difficulty::ALL {
        let mut orders = BTreeSet::new();
        let state = random_game(&Options::solo(difficulty), 2, |_, events| {
            for event in events {
                if let Event::OrderRevealed { order } = event {
                    orders.insert(order.id());
                }
            }
        });
        assert_eq!(HowToSaveAWorld::outcome(&state).map(|outcome| outcome.rivals.len()), Some(1));
        assert!(orders.len() > 6, "it acts by order cards");
    }
}

#[test]
fn hsw_open_02_overtime_approach_progress_fate() {
    let fixture = Fixture::new(2).landers(0, ["role_model_1", "base_camp_1", "base_camp_1"]).asteroid(11);
    let mut table = fixture.turn(1).play();
    table.play("pass").play("deploy solar_field_1");
    let told = kinds(&table.events());
    let steps = ["overtime_began", "deployed", "asteroid_moved", "draw_began", "day_x"];
    let places: Vec<_> =
        steps.iter().map(|step| told.iter().position(|kind| kind == step).unwrap()).collect();
    assert!(places.is_sorted(), "{told:?}");
}

#[test]
fn hsw_open_03_quoted_spaces_are_taken_over_and_others_designed() {
    assert!(HowToSaveAWorld::check_components(SOURCE).is_empty());
    let biomass =
        "badge = \"planet\", max = 0, effects = [{ kind = \"gain\", resource = \"biomass\", n = 2 }]";
    let other = biomass.replace("n = 2", "n = 3");
    assert!(changed(biomass, &other).contains("HSW-EX-04"), "an example fixes it");
    let designed = "[{ kind = \"gain\", resource = \"energy\", n = 4 }]";
    assert_eq!(changed(designed, "[{ kind = \"gain\", resource = \"energy\", n = 3 }]"), "");
    let mut table = Fixture::new(2).resources(0, [0; 5]).tiles(0, [1, 0, 0]).play();
    table.play("deploy jungle_biotope_1").play("spend_tile planet");
    assert_eq!(player(&table, 0).resources, [0, 0, 0, 2, 0]);
    let mut table = Fixture::new(2).resources(0, [0; 5]).play();
    table.play("deploy shield_yard_2").play("work shield");
    assert_eq!(disc(&table, 0, Project::Shield), 1, "the mineral that the yard gives pays it");
}

#[test]
fn hsw_open_04_minerals_for_the_shield_biomass_for_the_evacuation() {
    for (space, project, resource) in [
        ("laser_control_2", "laser", 0),
        ("shield_yard_2", "shield", 2),
        ("evacuation_port_2", "evacuation", 3),
    ] {
        let mut table = Fixture::new(2).resources(0, RICH).play();
        table.play(&format!("deploy {space}")).play(&format!("work {project}"));
        assert_eq!(player(&table, 0).resources[resource], 9);
    }
}

#[test]
fn hsw_open_05_start_resources() {
    let table = begun(2, 1);
    let first = usize::from(table.state.first.0);
    assert_eq!(table.view(0).seats[first].resources, [4, 3, 3, 3, 1]);
    // Three works on the laser and an action card are just payable.
    let mut table = Fixture::new(4).tiles(0, [0, 3, 0]).hand(0, &["boost_production"]).play();
    table.play("deploy laser_control_1");
    for _ in 0..3 {
        table.play("spend_tile moon");
    }
    for _ in 0..3 {
        table.play("work laser").play("pay 0");
    }
    table.play("pass").play("pass").play("pass").play("play boost_production").play("pay 0");
    assert_eq!(player(&table, 0).resources[0], 0);
}

#[test]
fn hsw_open_06_nested_compensation() {
    let table = begun(4, 3);
    let more = [[0; 5], [1, 0, 0, 0, 0], [1, 0, 1, 0, 0], [1, 0, 1, 1, 0]];
    for (place, more) in (0..).zip(more) {
        let seat = table.state.seat_in_order(place).0;
        let expected: Vec<u8> = [4, 3, 3, 3, 1].iter().zip(more).map(|(start, more)| start + more).collect();
        assert_eq!(player(&table, seat).resources[..], expected);
    }
}

#[test]
fn hsw_open_07_a_random_start_player() {
    let first: BTreeSet<u8> = (0..40).map(|seed| begun(4, seed).to_act()[0]).collect();
    assert_eq!(first, BTreeSet::from([0, 1, 2, 3]));
}

#[test]
fn hsw_open_08_returned_cards_in_turn_order() {
    let mut table = new_game(3, 7);
    let mut returned = [None; 3];
    // The order of choosing does not matter.
    for seat in [2, 0, 1] {
        let [keep, other] = &table.legal_of(seat)[..] else { panic!("two cards") };
        returned[usize::from(seat)] = Some(card(other.trim_start_matches("keep ")));
        table.play_as(seat, keep);
    }
    let order = [0, 1, 2].map(|place| returned[usize::from(table.state.seat_in_order(place).0)]);
    table.audited = false;
    table.state.deck = Default::default();
    table.state.display[2] = [None; 3];
    table.events();
    whole_turn(&mut table, "deploy base_camp_1");
    let events = table.events();
    let turned =
        events.iter().filter_map(|e| if let Event::CardRevealed { card } = e { Some(*card) } else { None });
    assert_eq!(turned.map(Some).collect::<Vec<_>>(), order, "that of the start player lies on top");
}

#[test]
fn hsw_open_09_what_is_gained_first_pays_the_next_effect() {
    let mut table = Fixture::new(2).buildings(&["ark_hangar"]).resources(0, [0; 5]).play();
    table.play("deploy ark_hangar_1").play("work evacuation").play("work evacuation");
    assert_eq!(disc(&table, 0, Project::Evacuation), 2);
}

#[test]
fn hsw_open_10_without_use_is_allowed_costs_are_optional_gains_are_not() {
    let mut table = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["gene_bank"]).play();
    table.play("play gene_bank").play("pass").play("deploy laser_control_2");
    assert_eq!(table.to_act(), [0], "seat 1 has passed");
    table.play("deploy pioneer_camp_2").refuse("stop", "HSW-TURN-06");
    let mut table = Fixture::new(2).resources(0, RICH).play();
    table.play("deploy laser_control_2").play("stop");
    assert_eq!(player(&table, 0).resources, RICH);
}

#[test]
fn hsw_open_11_a_card_in_resolution_counts_as_owned() {
    let fixture =
        Fixture::new(2).resources(0, RICH).hand(0, &["field_expedition", "think_tank", "gene_bank"]);
    let mut table = fixture.play();
    table.play("play field_expedition");
    assert!(matches!(table.view(0).ask, Ask::Take { price: Some(1), .. }), "three cards, two less");
    let mut table = Fixture::new(2).resources(0, RICH).hand(0, &["recycling"]).play();
    table.play("play recycling");
    assert_eq!(table.to_act(), [1], "it cannot remove itself");
}

#[test]
fn hsw_open_12_a_rule_box_reaches_its_space_only() {
    let fixture = Fixture::new(2).resources(0, [0; 5]).tiles(0, [0, 0, 2]).hand(0, &["spin_off"]);
    let mut table = fixture.play();
    table.play("deploy research_station_1").play("develop basic_studies").play("raise energy");
    table.play("react spin_off").refuse("develop basic_academy", "HSW-LAB-10").play("stop");
    table.play("develop basic_academy").play("spend_tile science").play("spend_tile science");
    assert_eq!(player(&table, 0).spent_tiles, [0, 0, 2]);
}

#[test]
fn hsw_open_13_the_badges_of_a_card_pay_once() {
    let fixture = Fixture::new(2).resources(0, [0; 5]).hand(0, &["peer_review"]);
    let mut table = fixture.play();
    table.play("deploy research_station_1").play("develop basic_energetics").play("discard peer_review");
    table.refuse("develop basic_earth_sciences", "HSW-LAB-10");
    assert_eq!(player(&table, 0).incomes, [1, 1, 0, 0, 0], "the second badge of the card is lost");
}

#[test]
fn hsw_open_14_where_symbols_and_bonuses_lie() {
    for project in Fixture::new(2).play().view(0).projects {
        assert_eq!(project.removals, [4, 8]);
        let bonuses: Vec<_> = project.bonuses.iter().map(|bonus| (bonus.space, bonus.points)).collect();
        assert_eq!((bonuses, project.rewards_left), (vec![(5, 3), (9, 4), (12, 5)], 3));
    }
    let table = Fixture::new(2).disc(0, Project::Laser, 13).play();
    assert_eq!(table.view(0).projects[0].reward.id(), "laser_3", "the bottom tile stays");
}

#[test]
fn hsw_open_15_steps_4_to_6_once_per_project() {
    let fixture = Fixture::new(4).resources(0, RICH).tiles(0, [0, 4, 0]).buildings(&["impulse_converter"]);
    let mut table = fixture.play();
    table.play("deploy impulse_converter_1");
    for _ in 0..4 {
        table.play("spend_tile moon");
    }
    table.play("work laser").play("work evacuation").play("work laser").play("work evacuation");
    table.play("reward evacuation");
    assert_eq!(rewards(&table.events()), ["evacuation_1", "laser_1"]);
}

#[test]
fn hsw_open_16_a_disc_stops_on_13() {
    let mut table = Fixture::new(2).disc(0, Project::Laser, 12).resources(0, RICH).play();
    table.play("deploy laser_control_2").play("work laser").play("take_badge moon");
    assert_eq!(table.view(1).projects[0].spaces.len(), 14, "the reward tiles have a field of their own");
    assert_eq!(table.view(1).projects[0].spaces[13], [Side(0)]);
    table.play("pass").play("pass");
    assert_eq!(table.view(1).projects[0].reward.id(), "laser_3");
}

#[test]
fn hsw_open_17_reactions_between_single_works() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["focusing_array", "peer_review"]);
    let mut table = fixture.play();
    table.play("play focusing_array").play("work laser");
    assert_eq!(table.legal(), ["react peer_review", "work laser", "stop"]);
    table.play("react peer_review").play("work laser");
    assert_eq!(disc(&table, 0, Project::Laser), 2);
}

#[test]
fn hsw_open_18_a_technology_works_at_once() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["ai_research_assistant"]);
    let mut table = fixture.play();
    table.play("play ai_research_assistant").play("develop tech2_public_relations");
    assert_eq!(table.score(0), 0, "not backwards: the card was played before");
    let fixture = Fixture::new(2).disc(0, Project::Shield, 4).resources(0, RICH).hand(0, &["double_plating"]);
    let mut table = fixture.play();
    table
        .play("deploy shield_yard_2")
        .play("work shield")
        .play("stop")
        .play("develop tech1_modular_construction");
    table.play("react double_plating");
    assert!(offers(&table, "work shield discount"));
}

#[test]
fn hsw_open_19_a_card_bought_in_this_turn_can_be_removed() {
    let fixture = Fixture::new(2).buildings(&["quantum_archive"]).hand(0, &["ore_convoy"]).unaudited();
    let mut table = fixture.change(|state| state.turn.acquired.insert(card("ore_convoy"))).play();
    table.play("deploy quantum_archive_1");
    assert_eq!(table.legal(), ["remove ore_convoy", "stop"]);
}

#[test]
fn hsw_open_20_an_empty_deck_is_made_from_the_row_discard() {
    let fixture = Fixture::new(2).unaudited().change(|state| {
        state.deck = Default::default();
        state.row_discard.insert(card("ore_convoy"));
        state.seen.insert(card("ore_convoy"));
    });
    let mut table = fixture.buildings(&["ultrastructure_generator"]).play();
    table.play("deploy ultrastructure_generator_2").play("take dynamo_test_run");
    assert_eq!(row(&table, 1)[0], "ore_convoy");
    assert!(table.view(0).display[1].discard.is_empty());
    // A row that stays short still loses its rightmost card.
    let fixture = Fixture::new(2).asteroid(1).bag([0; 4]).change(|state| {
        state.deck = Default::default();
        state.display[2] = [Some(card("ore_beetle")), Some(card("spark_eel")), None];
    });
    let mut table = fixture.play();
    end_round(&mut table);
    let left = |event: &Event| matches!(event, Event::CardLeft { card } if card.id() == "spark_eel");
    assert!(told(&mut table, left));
    let shown = row(&table, 2);
    assert_eq!(shown.iter().filter(|&&id| id == "ore_beetle").count(), 1);
}

#[test]
fn hsw_open_21_lost_gains_fulfil_nothing() {
    let fixture = Fixture::new(2).resources(0, [10, 0, 0, 0, 0]).hand(0, &["lucky_find"]);
    let mut table = fixture.clone().play();
    table.play("deploy solar_field_1");
    assert_eq!(table.to_act(), [1]);
    let mut table = fixture.resources(0, [9, 0, 0, 0, 0]).play();
    table.play("deploy solar_field_1");
    assert!(offers(&table, "react lucky_find"), "one of two was not lost");
}

#[test]
fn hsw_open_22_cubes_are_unlimited() {
    let fixture = (1..4).fold(Fixture::new(4), |f, seat| f.disc(seat, Project::Laser, 13));
    let mut table = fixture.disc(0, Project::Laser, 12).resources(0, RICH).play();
    table.play("deploy laser_control_2").play("work laser");
    assert_eq!(table.view(0).bag[0], 4 * 13, "more than the box may hold");
}

#[test]
fn hsw_open_23_the_asteroid_track() {
    let mut table = Fixture::new(2).play();
    end_game(&mut table);
    let events = table.events();
    let laid = |wanted: BuildingType| {
        let of = |e: &&Event| matches!(e, Event::BuildingLaid { building } if building.data().building == Some(wanted));
        events.iter().filter(of).count()
    };
    assert_eq!((laid(BuildingType::A), laid(BuildingType::B)), (2, 3));
    assert_eq!(events.iter().filter(|e| matches!(e, Event::CubesAdded { .. })).count(), 3);
    let path = events
        .iter()
        .filter_map(|e| if let Event::AsteroidMoved { space } = e { Some(*space) } else { None });
    assert!(path.eq(1..=12));
    let mut at = 0;
    let mut cubes = Vec::new();
    for event in &events {
        match *event {
            Event::AsteroidMoved { space } => at = space,
            Event::CubesAdded { .. } => cubes.push(at),
            _ => {}
        }
    }
    assert_eq!(cubes, [3, 5, 9]);
}

#[test]
fn hsw_open_24_draws_take_what_is_there() {
    let mut table = Fixture::new(2).asteroid(10).progress(Project::Laser, 14).bag([2, 0, 0, 0]).play();
    end_round(&mut table);
    let events = table.events();
    assert!(events.contains(&Event::DrawBegan { n: 2 }));
    assert_eq!(table.state.set_aside[0], 2, "surplus cubes have no effect");
    let mut table = Fixture::new(2).asteroid(3).bag([0, 0, 0, 1]).play();
    end_round(&mut table);
    let drawn = table.events().iter().filter(|e| matches!(e, Event::CubeDrawn { .. })).count();
    assert_eq!((drawn, table.view(0).bag[3]), (1, 3), "what is added waits for the next draw");
}

#[test]
fn hsw_open_26_a_tie_of_worst_or_best() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["catch_up_programme"]);
    let mut table = fixture.play();
    table.play("play catch_up_programme");
    assert_eq!(table.view(0).ask, Ask::Aim { pick: ProjectPick::Worst });
    assert_eq!(table.legal().len(), 3);
    for (order, project) in [(0, Project::Laser), (1, Project::Shield), (2, Project::Evacuation)] {
        let mut table = Fixture::solo().change(|state| state.orders = 1 << order).play();
        table.play("deploy base_camp_1");
        assert_eq!(table.state.disc(Side::CONSORTIUM, project), 1, "solo: by the card");
    }
}
