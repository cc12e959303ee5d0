//! HSW-OPEN-25 and HSW-OPEN-27 to HSW-OPEN-48: open points and how they are decided.

use orrery_core::{Game, Viewer};
use orrery_how_to_save_a_world::state::{CardSet, Phase};
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{CardPick, CardType, Development, Project, Side};
use orrery_how_to_save_a_world::{Event, HowToSaveAWorld};

use super::day_x::{draw, occupied};
use super::scoring::finished;
use super::table::*;

const RICH: [u8; 5] = [10, 10, 10, 10, 0];

#[test]
fn hsw_open_25_a_tie_without_work_is_a_shared_victory() {
    let table = finished(Fixture::new(3).points(Side(0), 7).points(Side(2), 7), Project::Evacuation);
    let outcome = HowToSaveAWorld::outcome(&table.state).unwrap();
    assert_eq!(outcome.winners().map(|seat| seat.0).collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn hsw_open_27_what_lay_open_is_public() {
    let mut table = Fixture::new(2).secret(0, &["moon_moth"]).tiles(0, [1, 0, 0]).bag([2, 1, 0, 2]).play();
    table.play("deploy jungle_biotope_1").play("discard moon_moth");
    table.play("stop");
    end_round(&mut table);
    let view = HowToSaveAWorld::view(&table.state, Viewer::Onlooker);
    assert_eq!(view.bag, table.state.bag, "the bag can be counted");
    assert_eq!(ids(view.seats[0].hand), ["moon_moth"], "a card once shown stays known");
}

#[test]
fn hsw_open_28_progress_tracks_and_fractures() {
    let view = Fixture::new(2).play().view(0);
    let lengths: Vec<_> = view.projects.iter().map(|project| project.progress.len()).collect();
    assert_eq!(lengths, [14, 14, 12]);
    let mut table = draw(Fixture::new(2).progress(Project::Laser, 13), [0; 4], [[0; 4]; 3]);
    let fallen = |e: &Event| if let Event::Fractured { from, to } = *e { Some((from, to)) } else { None };
    assert_eq!(
        table.events().iter().filter_map(fallen).collect::<Vec<_>>(),
        [(6, 10), (10, 12), (12, 11), (13, 13)]
    );
    assert_eq!(occupied(&table, Project::Shield), [10, 11, 12, 13]);
}

#[test]
fn hsw_open_29_where_neutral_discs_lie() {
    for (players, expected) in [(2, vec![3, 6]), (3, vec![6]), (4, vec![])] {
        for project in Fixture::new(players).play().view(0).projects {
            let neutral = (0..).zip(&project.spaces).filter(|(_, discs)| discs.contains(&Side::NEUTRAL));
            assert_eq!(neutral.map(|(space, _): (i32, _)| space).collect::<Vec<_>>(), expected);
        }
    }
}

#[test]
fn hsw_open_30_turbo_extraction_team_gives_energy() {
    for line in ["energy", "knowledge", "minerals", "biomass"] {
        let fixture = Fixture::new(2).hand(0, &["boost_production", "turbo_extraction_team"]);
        let mut table = fixture.resources(0, [1, 0, 0, 0, 0]).play();
        table.play("play boost_production");
        table
            .play(&format!("raise {line}"))
            .play(&format!("raise {line}"))
            .play("react turbo_extraction_team");
        assert_eq!(player(&table, 0).resources, [2, 0, 0, 0, 0], "whatever line was raised");
    }
}

#[test]
fn hsw_open_31_dynamo_test_run_needs_the_laser() {
    let fixture = Fixture::new(2).hand(0, &["dynamo_test_run"]).resources(0, RICH);
    let mut table = fixture.clone().play();
    table.play("deploy laser_control_2").play("work laser");
    assert!(offers(&table, "react dynamo_test_run"));
    let mut table = fixture.play();
    table.play("deploy evacuation_port_2").play("work evacuation");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn hsw_open_32_role_model_gives_ingenuity_too() {
    let mut table = Fixture::new(2).resources(0, [0; 5]).medal(Side(1)).play();
    table.play("deploy role_model_1");
    assert_eq!((table.view(1).medal, player(&table, 0).resources), (Side(0), [0, 0, 0, 0, 1]));
}

#[test]
fn hsw_open_33_twelve_technologies_with_one_field() {
    let all: Vec<&str> = Development::all().skip(6).map(|development| development.id()).collect();
    assert_eq!(all.len(), 12);
    for technology in &all {
        let others: Vec<&str> = all.iter().copied().filter(|other| other != technology).collect();
        let fixture = Fixture::new(2).technologies(0, &others).resources(0, RICH);
        let mut table = fixture.hand(0, &["ai_research_assistant"]).play();
        table.play("play ai_research_assistant");
        let left: Vec<_> = offered(&table, "develop").into_iter().filter(|d| d.contains("tech")).collect();
        assert_eq!(left, [format!("develop {technology}")]);
        table.play(&left[0]).refuse(&left[0], "HSW-LAB-05");
    }
}

#[test]
fn hsw_open_34_buildings_are_laid_out_without_a_decision() {
    let mut table = Fixture::new(2).asteroid(3).bag([0; 4]).play();
    table.play("pass").play("pass");
    assert_eq!((table.state.buildings.len(), table.state.phase), (1, Phase::Turn));
    table.play("pass").play("pass");
    let view = table.view(0);
    let built: Vec<_> = view.worlds[1].places.iter().filter(|place| place.building.is_some()).collect();
    assert_eq!(built.len(), 2, "in the order in which they came");
    assert_eq!(built.iter().map(|b| b.place).collect::<Vec<_>>(), table.state.buildings.to_vec());
}

#[test]
fn hsw_open_35_shudder_moss() {
    for (knowledge, points) in [(2, 0), (3, 1), (5, 3), (7, 5), (9, 7), (10, 7)] {
        let fixture = Fixture::new(2).resources(0, [0, knowledge, 0, 0, 0]).hand(0, &["shudder_moss"]);
        assert_eq!(finished(fixture, Project::Evacuation).score(0), points);
    }
}

#[test]
fn hsw_open_36_no_place_mixes_limited_and_unlimited_spaces() {
    let table = Fixture::new(2).landers(1, ["base_camp_1", "base_camp_1", "solar_field_1"]).play();
    assert!(offers(&table, "deploy base_camp_1") && offers(&table, "deploy solar_field_1"));
    let from = "id = \"pioneer_camp_2\"\nkind = \"stay\"\nunlimited = false";
    let to = "id = \"pioneer_camp_2\"\nkind = \"stay\"\nunlimited = true";
    assert!(changed(from, to).contains("HSW-OPEN-36"));
}

#[test]
fn hsw_open_37_the_order_of_the_reward_tiles() {
    let mut seen = Vec::new();
    for front in [0, 4, 8] {
        let fixture = Project::ALL.into_iter().fold(Fixture::new(2), |f, project| f.disc(0, project, front));
        seen.extend(fixture.play().view(0).projects.iter().map(|project| project.reward.id()));
    }
    let tiles = ["laser", "shield", "evacuation"];
    let expected: Vec<String> =
        [1, 2, 3].iter().flat_map(|n| tiles.map(|project| format!("{project}_{n}"))).collect();
    assert_eq!(seen, expected);
    let mut table = Fixture::new(2).disc(0, Project::Shield, 4).resources(0, RICH).play();
    table.play("deploy shield_yard_2").play("work shield");
    assert!(offered(&table, "develop").iter().all(|d| d.starts_with("develop tech1")));
}

#[test]
fn hsw_open_38_no_prerequisites_and_no_hand_limit() {
    let mut table = Fixture::new(2).resources(0, RICH).hand(0, &["ai_research_assistant"]).play();
    table.play("play ai_research_assistant").play("develop tech2_laser_telemetry");
    let many = ["moon_moth", "crown_stag", "ore_beetle", "spark_eel", "echo_bat", "think_tank", "gene_bank"];
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &many);
    let mut table = fixture.buildings(&["ultrastructure_generator"]).play();
    table.play("deploy ultrastructure_generator_2").play("take twig_squirrel");
    assert_eq!(player(&table, 0).hand.len(), 8);
}

#[test]
fn hsw_open_39_twenty_four_cards_of_each_type() {
    for players in 2..=4 {
        let table = begun(players, 1);
        for (row, start) in table.view(0).display.iter().zip([6, 6, 0]) {
            let species = if row.card_type == CardType::Species { players } else { 0 };
            assert_eq!(row.deck, 24 - start - 3 - species);
        }
        let dealt = table.state.seats.iter().fold(CardSet::NONE, |all, seat| all.or(seat.hand));
        assert!(
            dealt.iter().filter(|card| card.card_type() != CardType::Species).all(|card| card.data().start)
        );
    }
    // What start cards give beside a work: energy, knowledge, minerals, biomass, ingenuity; 1 energy is paid.
    let gains = |card: &str, way: &[&str]| {
        let mut table = Fixture::new(2).resources(0, [1, 0, 1, 1, 0]).hand(0, &[card]).play();
        table.play(&format!("play {card}"));
        way.iter().for_each(|step| {
            table.play(step);
        });
        (player(&table, 0).resources, player(&table, 0).incomes)
    };
    assert_eq!(gains("laser_prototype", &["stop"]), ([1, 0, 1, 1, 0], [0; 5]));
    assert_eq!(gains("shield_prototype", &["stop"]), ([0, 0, 1, 1, 0], [0; 5]));
    assert_eq!(gains("evacuation_drill", &["stop"]), ([0, 0, 1, 1, 0], [0; 5]));
    assert_eq!(gains("supply_flight", &["gain energy"; 5]), ([5, 0, 1, 1, 0], [0; 5]));
    assert_eq!(gains("lab_shift", &["stop"]), ([0, 3, 1, 1, 0], [0; 5]));
    let plant = ["raise energy", "raise minerals", "gain biomass"];
    assert_eq!(gains("pilot_plant", &plant), ([0, 0, 1, 2, 0], [1, 0, 1, 0, 0]));
    let mut table = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["first_readings"]).play();
    table.play("deploy laser_control_2").play("work laser").play("react first_readings");
    assert_eq!(player(&table, 0).resources, [0, 2, 0, 0, 0]);
}

#[test]
fn hsw_open_40_steps_4_to_6_for_each_effect_nested_ones_first() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["overload_pulse"]);
    let mut table = fixture.play();
    table.play("deploy laser_control_2").play("work laser").play("react overload_pulse").play("work laser");
    let told: Vec<String> =
        kinds(&table.events()).into_iter().filter(|kind| kind == "worked" || kind == "rewarded").collect();
    assert_eq!(told, ["worked", "worked", "rewarded", "rewarded"]);
    assert_eq!(player(&table, 0).active_tiles[2], 2);
}

#[test]
fn hsw_open_41_no_needless_badges() {
    let fixture = Fixture::new(2).resources(0, [0; 5]).tiles(0, [0, 0, 3]).hand(0, &["peer_review"]);
    let mut table = fixture.play();
    table.play("deploy research_station_1").play("develop basic_academy").play("spend_tile science");
    // One more is needed: a card with two would make the tile needless.
    table.refuse("discard peer_review", "HSW-BADGE-14").play("spend_tile science");
    assert_eq!(player(&table, 0).active_tiles[2], 1 + 1, "the rest stays, and one is gained");
}

#[test]
fn hsw_open_42_a_free_pick_may_name_what_is_full() {
    let fixture = Fixture::new(2).resources(0, [10, 0, 0, 0, 0]).tiles(0, [5, 0, 0]);
    let mut table = fixture.play();
    table.play("deploy pioneer_camp_1").play("take_badge planet").play("gain energy");
    assert_eq!((player(&table, 0).active_tiles, player(&table, 0).resources[0]), ([5, 0, 0], 10));
}

#[test]
fn hsw_open_43_the_leftmost_gap_is_filled_first() {
    let mut table = Fixture::new(2).resources(0, RICH).buildings(&["transfer_hub"]).play();
    table.play("deploy transfer_hub_2").play("take shudder_moss");
    table.events();
    table.play("take sabretooth_hippo");
    let turned = |e: &Event| if let Event::CardRevealed { card } = e { Some(card.id()) } else { None };
    let new: Vec<_> = table.events().iter().filter_map(turned).collect();
    assert_eq!(row(&table, 2), [new[0], new[1], "twig_squirrel"]);
}

#[test]
fn hsw_open_44_ranks_below_the_winner() {
    let fixture = Fixture::new(4).disc(1, Project::Evacuation, 4).disc(2, Project::Evacuation, 2);
    let table = finished(fixture.points(Side(0), 10).points(Side(3), 10), Project::Evacuation);
    let outcome = HowToSaveAWorld::outcome(&table.state).unwrap();
    let ranks: Vec<_> = outcome.seats.iter().map(|seat| (seat.score, seat.rank)).collect();
    assert_eq!(ranks, [(10, 3), (18, 1), (10, 2), (10, 3)]);
}

#[test]
fn hsw_open_45_the_assistant_uses_the_own_stock_without_a_cap() {
    let fixture = Fixture::new(2).hand(0, &["ai_research_assistant"]);
    let mut table = fixture.clone().resources(0, [1, 10, 0, 0, 0]).play();
    table.play("play ai_research_assistant").play("develop tech1_rapid_docking");
    table.play("develop tech1_command_network");
    assert_eq!(player(&table, 0).resources[1], 0, "ten knowledge in all");
    let mut table = fixture.resources(0, [1, 0, 0, 0, 0]).play();
    table.play("play ai_research_assistant").refuse("develop basic_energetics", "HSW-LAB-10");
    assert_eq!(offered(&table, "develop"), ["develop basic_studies"], "the card lends nothing");
}

/// A table with nothing shown, on which seat 0 has hidden cards.
fn hidden(cards: &[&str]) -> Fixture {
    let fixture = Fixture::new(2).unaudited().change(|state| {
        (state.seen, state.removed) = (CardSet::NONE, CardSet::NONE);
    });
    fixture.secret(0, cards)
}

#[test]
fn hsw_open_46_who_is_asked_follows_from_what_is_public() {
    // A hidden reaction card could be Camp Crew: the window stops the game though it is of no use.
    let mut table = hidden(&["idea_workshop"]).play();
    table.play("deploy solar_field_1");
    assert_eq!(table.legal(), ["stop"]);
    assert_eq!(table.view(1).ask, Ask::Wait, "what is asked is never shown to others");
    // Camp Crew was shown: no hidden start card can answer to a gain.
    let mut table = hidden(&["idea_workshop"]).hand(1, &["camp_crew"]).play();
    table.play("deploy solar_field_1");
    assert_eq!(table.to_act(), [1]);
    // A card that all have seen asks if it can be played.
    let fixture = Fixture::new(2).hand(0, &["lucky_find"]);
    assert_eq!(fixture.clone().play().play("deploy solar_field_1").to_act(), [0]);
    assert_eq!(fixture.play().play("deploy role_model_1").to_act(), [1]);
    // A badge payment asks as long as a hidden card could add a badge; research under the rule box always.
    let mut table = hidden(&["camp_crew"]).play();
    table.play("deploy fusion_plant_1");
    assert_eq!(table.legal(), ["stop"], "it could have been First Readings");
    let mut table = Fixture::new(2).resources(0, [0; 5]).play();
    table.play("deploy research_station_1");
    assert_eq!(table.legal(), ["develop basic_studies", "stop"]);
}

#[test]
fn hsw_open_47_a_window_and_the_next_question_are_one_decision() {
    let fixture = Fixture::new(2).hand(0, &["lucky_find"]);
    let mut table = fixture.clone().play();
    table.play("deploy expedition_office_2").play("gain energy");
    assert!(offers(&table, "react lucky_find") && offers(&table, "take twig_squirrel"));
    assert_eq!(table.view(0).ask, Ask::Take { pick: CardPick::Any, left: 1, price: Some(1) });
    table.play("stop");
    assert_eq!(table.to_act(), [1], "who has declined is not asked again");
    // Any answer closes the window; after something has happened the next one opens.
    let mut table = fixture.clone().play();
    table.play("deploy expedition_office_2").play("gain energy").play("take twig_squirrel");
    table.play("pay 0");
    assert!(offers(&table, "react lucky_find"));
    // Work on a named project is asked together with the window before it.
    let mut table = Fixture::new(2).hand(0, &["laser_prototype", "ore_convoy"]).play();
    table.play("play laser_prototype").play("pay 0");
    assert!(offers(&table, "react ore_convoy") && offers(&table, "work laser"));
    // Before the best project the window stands alone: the project is fixed when the effect starts.
    let fixture = fixture.hand(0, &["flagship_funding"]).unaudited();
    let mut table = fixture.change(|state| state.turn.fulfilled.insert(card("lucky_find"))).play();
    table.play("play flagship_funding").play("pay 0");
    assert_eq!(table.legal(), ["react lucky_find", "stop"]);
    table.play("stop");
    assert_eq!(table.legal(), ["aim laser", "aim shield", "aim evacuation"]);
}

#[test]
fn hsw_open_48_badges_one_by_one_until_stop_or_nothing_is_left() {
    let fixture = Fixture::new(2).resources(0, [0; 5]).tiles(0, [0, 2, 0]).hand(0, &["dynamo_test_run"]);
    let mut table = fixture.clone().play();
    table.play("deploy fusion_plant_1").play("spend_tile moon");
    assert_eq!(table.legal(), ["spend_tile moon", "discard dynamo_test_run", "stop"]);
    table.play("stop");
    assert_eq!((player(&table, 0).resources[0], player(&table, 0).spent_tiles), (2, [0, 1, 0]));
    let mut table = fixture.play();
    table.play("deploy fusion_plant_1").play("spend_tile moon").play("discard dynamo_test_run");
    table.play("spend_tile moon");
    assert_eq!((player(&table, 0).resources[0], table.to_act()), (8, vec![1]), "nothing more could be added");
    // Where a cost must be met, the payment goes on until the rest can be paid.
    let fixture = Fixture::new(2).resources(0, [0, 3, 0, 0, 0]).tiles(0, [0, 0, 2]);
    let mut table = fixture.play();
    table.play("deploy research_station_1").play("develop tech1_rapid_docking").refuse("stop", "HSW-RES-04");
    table.play("spend_tile science").refuse("stop", "HSW-RES-04").play("spend_tile science");
    assert_eq!(player(&table, 0).resources[1], 0);
}
