//! EVA-EX: the test vectors of the ledger.

use orrery_core::Seat;
use orrery_evacuation::Options;
use orrery_evacuation::components::Effect;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Who;
use orrery_evacuation::testkit::Fixture;
use orrery_evacuation::vocab::{Mode, SoloCard, Terrain};

use crate::{build_stadium, energies, happened, outcome, points_for, settle};

#[test]
fn eva_ex_01_income_of_year_1() {
    let game = Fixture::race(2).income();
    let player = &game.state.players[0];
    assert_eq!((player.stores, player.penalties), ([[2, 7, 7], [0, 0, 0]], 0));
    assert!(happened(&game, |e| matches!(e, Event::Fed { paid: 5, missing: 0, .. })));
    assert!(!happened(&game, |e| matches!(e, Event::Entertained { .. })), "no stadiums are demanded");
}

#[test]
fn eva_ex_02_two_sites_produce_2_steel_and_1_energy() {
    let game = Fixture::race(2)
        .markers(0, [(4, "main"), (5, "main")])
        .sites(0, &["steel_pop_a", "energy_factory"])
        .actions();
    assert_eq!(game.view(0).seats[0].production[0], [0, 2, 1]);
}

#[test]
fn eva_ex_03_infrastructure_i5() {
    let mut game = Fixture::race(2)
        .markers(0, [(14, "main"), (10, "main")])
        .store(0, "new", "7 steel")
        .population(0, 4)
        .infra_hand(0, &["infra_i_5"])
        .effect(0, &[(Effect::Develop, 1), (settle(), 3)]);
    game.play("play_infrastructure infra_i_5");
    assert_eq!((game.state.players[0].stores[1], game.state.players[0].production[1]), ([0, 6, 0], 0));
    game.play("settle f_q5_rm1");
    assert_eq!(game.state.players[0].production, [2, 1, 0], "one desert field is not enough");
    game.play("settle f_q1_rm1");
    assert_eq!(game.state.players[0].production, [2, 1 + 2 + 2, 1], "the second raises steel by 2");
    assert_eq!(game.state.players[0].stores[1], [0, 2, 0]);
    assert_eq!(game.state.players[0].infras.fulfilled.len(), 1);
}

#[test]
fn eva_ex_04_a_technology_researched_once_does_not_count() {
    let mut game = Fixture::race(2).research(0, [3, 1, 1]).effect(0, &[(Effect::Research, 2)]);
    game.play("research 2");
    assert_eq!(game.state.players[0].tech_count(), 4);
    let tech = &game.view(0).seats[0].technologies[1][1];
    assert_eq!((tech.done, tech.needed), (1, 2));
    game.play("research 2");
    assert_eq!(game.state.players[0].tech_count(), 5);
}

#[test]
fn eva_ex_05_a_forest_field_with_two_symbols() {
    let mut game = Fixture::race(2)
        .markers(0, [(16, "main"), (11, "main")])
        .store(0, "new", "2 steel")
        .population(0, 2)
        .factories(0, "new", "energy")
        .actions();
    let before = game.state.players[0].production;
    game.play("act settle").play("settle f_q4_rm1");
    let player = &game.state.players[0];
    assert_eq!(player.production[2], before[2] + 4);
    assert_eq!((player.population, player.stores[1][1], player.factories[1]), (0, 0, [0, 0, 0]));
}

#[test]
fn eva_ex_06_a_loaded_ship() {
    let mut game = Fixture::race(2).ships(0, "old", &["ship_03"]).store(0, "old", "3 energy").transport();
    game.play("fly ship_03").play("load_site food_pop_b site").play("load_site food_factory building");
    game.play("load_resource energy").play("load_resource energy").play("confirm");
    let player = &game.state.players[0];
    assert_eq!((player.population, player.factories[1]), (2, [1, 0, 0]));
    assert_eq!(player.stores[1], [0, 0, 2]);
    assert_eq!((player.production, player.sites.len(), player.supply), ([0; 3], 9, [3, 4, 4]));
}

#[test]
fn eva_ex_07_turn_order_with_ties() {
    let game = Fixture::race(4).order(&[3, 2, 1, 0]).stadiums(0, "old", &["stadium_05"]).turn_order();
    let order: Vec<Who> = [0, 1, 2, 3].map(|seat| Who::Player(Seat(seat))).into();
    assert_eq!(game.state.order(), order);
}

#[test]
fn eva_ex_08_power_points_are_summed() {
    let game = Fixture::race(2).acted(0, &[1, 1, 2, 4]).progress();
    assert!(happened(&game, |e| *e == Event::PowerCounted { seat: Seat(0), points: 8 }));
}

#[test]
fn eva_ex_09_eight_points_for_both_markers() {
    let mut game =
        Fixture::race(2).year(2).markers(0, [(7, "main"), (6, "main")]).acted(0, &[4, 4]).progress();
    game.play("advance 12 9");
    assert!(happened(&game, |e| *e == Event::TurningPointCrossed { seat: Seat(0), number: 2, second: false }));
    assert!(game.view(0).seats[0].terrains.contains(&Terrain::Desert));
    game.play("place rear main");
    assert_eq!(game.legal(), ["research 1", "research 2", "research 3", "decline"]);
    // Action energy may now come from either world.
    let state = Fixture::race(2)
        .markers(0, [(12, "main"), (9, "main")])
        .store(0, "old", "1 energy")
        .store(0, "new", "1 energy")
        .acted(0, &[3, 2])
        .actions();
    let mut state = state;
    state.play("act clone");
    assert_eq!(state.legal(), ["pay old energy", "pay new energy"]);
}

#[test]
fn eva_ex_10_strict_bonus_card_7_10() {
    let with = |areas: &[u8]| Fixture::race(2).bonus_card("bonus_1").acted(0, areas).bonus().legal();
    assert_eq!(with(&[4, 3]), ["take_bonus upper", "decline"]);
    assert_eq!(with(&[4, 4, 2]), ["take_bonus lower", "decline"]);
    for areas in [&[4, 2][..], &[4, 4], &[4, 3, 2], &[4, 4, 3]] {
        let legal = with(areas);
        assert!(!legal.iter().any(|action| action.starts_with("take_bonus")), "{areas:?}: {legal:?}");
    }
}

#[test]
fn eva_ex_11_generous_bonus_card_6_13() {
    let with = |areas: &[u8]| {
        let fixture = Fixture::race(2).generous().bonus_card("bonus_4").acted(0, areas);
        fixture.passed(1).bonus().legal_of(0)
    };
    for areas in [&[][..], &[4], &[4, 2]] {
        assert_eq!(with(areas), ["take_bonus upper", "decline"], "{areas:?}");
    }
    for areas in [&[4, 3][..], &[4, 4, 4, 1]] {
        assert_eq!(with(areas), ["take_bonus lower", "decline"], "{areas:?}");
    }
    assert!(with(&[4, 4, 4, 2]).is_empty(), "the next player is asked");
}

#[test]
fn eva_ex_12_the_third_stadium_triggers_the_end() {
    let near = || {
        Fixture::race(2).year(3).production(0, "8 food 9 steel 8 energy").stadiums(
            0,
            "new",
            &["stadium_start_blue", "stadium_01"],
        )
    };
    let mut built = near()
        .store(0, "new", "1 steel 1 energy")
        .display("stadium", &["stadium_02"])
        .effect(0, &[(build_stadium(), 1)]);
    assert_eq!(built.state.reached, None);
    built.play("build_stadium stadium_02 new");
    assert_eq!(built.state.reached, Some(Seat(0)));
    let mut unloaded = near()
        .ships(0, "old", &["ship_01"])
        .stadiums(0, "old", &["stadium_03"])
        .store(0, "old", "1 energy")
        .transport();
    unloaded.play("fly ship_01").play("load_stadium stadium_03");
    assert_eq!(unloaded.state.reached, None);
    unloaded.play("confirm");
    assert_eq!(unloaded.state.reached, Some(Seat(0)));
}

#[test]
fn eva_ex_13_points_for_the_lowest_marker() {
    for (production, points) in [("8 food 9 steel 8 energy", 10), ("12 food 12 steel 12 energy", 25)] {
        let game = Fixture::points(2).production(0, production).over();
        assert_eq!(points_for(&game.view(0), 0, "score-lowest"), points);
    }
}

#[test]
fn eva_ex_14_three_share_the_points_for_satisfaction() {
    let game = Fixture::points(4)
        .stadiums(0, "new", &["stadium_01", "stadium_02", "stadium_10"])
        .stadiums(1, "new", &["stadium_03", "stadium_05", "stadium_06"])
        .stadiums(2, "new", &["stadium_04", "stadium_07", "stadium_08"])
        .stadiums(3, "new", &["stadium_16", "stadium_17"])
        .over();
    let points: Vec<i32> = (0..4).map(|seat| points_for(&game.view(0), seat, "score-satisfaction")).collect();
    assert_eq!(points, [3, 3, 3, 0]);
}

#[test]
fn eva_ex_15_power_of_face_up_and_face_down_cards() {
    let game = Fixture::advanced(2)
        .acted(0, &[3, 2, 2])
        .face_up(0, &["action_card_04", "action_card_08"])
        .progress();
    assert!(happened(&game, |e| *e == Event::PowerCounted { seat: Seat(0), points: 11 }));
}

#[test]
fn eva_ex_16_contract_ak2() {
    let options = Options { mode: Mode::Points, contracts: true, ..Options::usual(2) };
    let mut game = Fixture::new(options)
        .contracts(&["contract_ak2"])
        .research(0, [3, 1, 2])
        .store(0, "new", "2 steel")
        .actions();
    game.play("act research_only").play("research 3");
    assert!(game.state.players[0].contracts.held.len() == 1 && game.state.contracts.is_empty());
    // The technology's own effect comes first.
    while !game.legal().contains(&"play_contract contract_ak2".to_owned()) {
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    let steel = game.state.players[0].stores[1][1];
    game.play("play_contract contract_ak2");
    let player = &game.state.players[0];
    assert_eq!((player.stores[1][1], player.production[0]), (steel - 2, 1));
    assert_eq!(points_for(&game.view(0), 0, "score-contract"), 5);
}

#[test]
fn eva_ex_17_goal_for_steel_production() {
    let game = Fixture::points(2)
        .goals(0, &["goal_production_steel"])
        .production(0, "1 food 12 steel 1 energy")
        .over();
    let goal = game.view(0).seats[0].goals.iter().find(|g| g.goal.id() == "goal_production_steel").cloned();
    assert_eq!(goal.map(|g| g.points), Some(14));
}

#[test]
fn eva_ex_18_solo_progress_in_year_1() {
    let game = Fixture::solo().bonus_card("bonus_1").solo_stack(&["solo_5"]).progress();
    let spaces = game.state.solo.markers.map(|markers| markers.map(|marker| marker.space));
    assert_eq!(spaces, [[2, 8], [2, 5]]);
}

#[test]
fn eva_ex_19_solo_settle_number_3_letter_b() {
    let game = Fixture::solo().year(3).solo_stack(&["solo_1", "solo_7"]).corner(0).actions_at(1);
    assert_eq!(game.state.solo.corner, 3);
    let fields: Vec<&str> = game.state.solo.fields.iter().map(|field| field.id()).collect();
    assert_eq!(fields, ["f_q5_rm1"]);
    assert_eq!(game.state.solo.top.map(SoloCard::id), Some("solo_7"));
}

#[test]
fn eva_ex_20_at_most_one_turning_point_between_the_markers() {
    let mut game =
        Fixture::race(2).year(2).markers(0, [(10, "main"), (3, "main")]).acted(0, &[4, 1]).progress();
    game.refuse("advance 15 3", "EVA-PROG-06");
    game.play("advance 14 4");
}

/// A player without any penalty, with this production.
pub(crate) fn evacuated(fixture: Fixture, seat: u8, production: &str, stadiums: &[&str]) -> Fixture {
    fixture
        .markers(seat, [(4, "parking"), (4, "parking")])
        .sites(seat, &[])
        .production(seat, production)
        .stadiums(seat, "new", stadiums)
}

#[test]
fn eva_ex_21_race_bonus_on_the_lowest_markers() {
    for (production, sorted) in [
        ("5 food 5 steel 9 energy", [6, 6, 9]),
        ("5 food 5 steel 5 energy", [5, 6, 6]),
        ("5 food 7 steel 9 energy", [7, 7, 9]),
    ] {
        let stadiums = ["stadium_start_blue", "stadium_16", "stadium_17"];
        let game = evacuated(Fixture::race(3), 0, production, &stadiums).over();
        let values = &outcome(&game).seats[0].values;
        assert_eq!([values[2], values[5], values[6]], sorted, "{production}");
    }
}

#[test]
fn eva_ex_22_penalties_hit_the_lowest_marker() {
    let stadiums = ["stadium_start_blue", "stadium_01", "stadium_02"];
    let game = evacuated(Fixture::race(2), 0, "8 food 8 steel 8 energy", &stadiums)
        .penalties(0, 3)
        .stadiums(1, "old", &["stadium_16"])
        .over();
    let values = &outcome(&game).seats[0].values;
    assert_eq!([values[2], values[5], values[6]], [5, 8, 8]);
}

#[test]
fn eva_ex_23_two_share_the_highest_satisfaction_in_a_race() {
    let game = Fixture::race(3)
        .stadiums(0, "old", &["stadium_16", "stadium_01"])
        .stadiums(1, "old", &["stadium_17", "stadium_02"])
        .stadiums(2, "old", &["stadium_14"])
        .production(0, "20 food 30 steel 30 energy")
        .production(1, "20 food 30 steel 30 energy")
        .production(2, "20 food 30 steel 30 energy")
        .over();
    let bonus: Vec<i32> =
        (0..3).map(|seat| points_for(&game.view(0), seat, "score-race-satisfaction")).collect();
    assert_eq!(bonus, [2, 2, 0]);
}

#[test]
fn eva_ex_24_two_share_the_first_two_places() {
    let game = Fixture::points(3)
        .stadiums(0, "new", &["stadium_start_blue", "stadium_01", "stadium_16"])
        .stadiums(1, "new", &["stadium_start_yellow", "stadium_02", "stadium_17"])
        .stadiums(2, "new", &["stadium_start_white", "stadium_03", "stadium_10"])
        .over();
    let points: Vec<i32> = (0..3).map(|seat| points_for(&game.view(0), seat, "score-satisfaction")).collect();
    assert_eq!(points, [5, 5, 1]);
}

#[test]
fn eva_ex_25_two_players_tied_in_satisfaction() {
    let game = Fixture::points(2)
        .stadiums(0, "new", &["stadium_start_blue", "stadium_01", "stadium_16"])
        .stadiums(1, "new", &["stadium_start_yellow", "stadium_02", "stadium_17"])
        .over();
    let points: Vec<i32> = (0..2).map(|seat| points_for(&game.view(0), seat, "score-satisfaction")).collect();
    assert_eq!(points, [2, 2]);
}

#[test]
fn eva_ex_26_income_of_year_3() {
    let game = Fixture::race(2)
        .year(3)
        .markers(0, [(4, "main"), (5, "main")])
        .sites(0, &[])
        .store(0, "old", "1 food")
        .store(0, "new", "3 food")
        .stadiums(0, "new", &["stadium_01"])
        .income();
    let player = &game.state.players[0];
    assert_eq!((player.stores, player.penalties), ([[0; 3], [1, 0, 0]], 1));
}

#[test]
fn eva_ex_27_energy_of_seven_actions() {
    let mut game = Fixture::race(2).store(0, "old", "20 energy").passed(1).actions();
    for action in ["clone", "settle", "clone", "settle", "clone", "settle", "research_only"] {
        game.play(&format!("act {action}"));
    }
    assert_eq!(energies(&game), [0, 0, 1, 2, 3, 3, 3]);
    assert_eq!(game.state.players[0].stores[0][2], 20 - 12);
    let game = Fixture::race(2).acted(0, &[2, 2, 2]).actions();
    let next = game.view(0).seats[0].next_energy;
    assert_eq!((next[0], next[1]), (2, 3), "the fourth card in area 2 costs 1 more");
}

#[test]
fn eva_ex_28_a_marker_beyond_nine() {
    let mut game =
        Fixture::race(2).production(0, "9 food").effect(0, &[(Effect::GainProduction { resource: None }, 2)]);
    game.play("raise food").play("raise food");
    assert_eq!(game.view(0).seats[0].production[1], [11, 0, 0]);
}

#[test]
fn eva_ex_29_options_of_card_25() {
    let with = || Fixture::advanced(2).acted(0, &[2, 2]).face_up(0, &["action_card_25"]);
    assert!(!with().bonus_card("bonus_5").bonus().legal_of(0).contains(&"take_bonus upper".to_owned()));
    assert_eq!(with().bonus_card("bonus_1").bonus().legal(), ["take_bonus upper", "decline"]);
    assert_eq!(with().progress().legal(), ["use_power 7", "use_power 8", "use_power 9"]);
}

/// The turn order of a solo game after satisfaction was compared.
fn solo_order(own: &[&str], opponent: &[&str], before: [Who; 3]) -> Vec<Who> {
    let game = Fixture::solo()
        .stadiums(0, "new", own)
        .opponent_stadiums(opponent)
        .solo_order(before)
        .solo_stack(&["solo_5"])
        .turn_order();
    game.state.order().to_vec()
}

#[test]
fn eva_ex_30_equal_satisfaction_in_a_solo_game() {
    let human = Who::Player(Seat(0));
    let before = [Who::Opponent, Who::Neutral, human];
    let order = solo_order(&["stadium_10", "stadium_05"], &["stadium_11", "stadium_06"], before);
    assert_eq!(order, [human, Who::Opponent, Who::Neutral]);
}

#[test]
fn eva_ex_31_lower_satisfaction_in_a_solo_game() {
    let human = Who::Player(Seat(0));
    let before = [human, Who::Opponent, Who::Neutral];
    let opponent = ["stadium_10", "stadium_11"];
    assert_eq!(
        solo_order(&["stadium_05", "stadium_06"], &opponent, before),
        [Who::Opponent, human, Who::Neutral]
    );
    assert_eq!(solo_order(&["stadium_12"], &opponent, before), [Who::Opponent, Who::Neutral, human]);
}

#[test]
fn eva_ex_32_energy_boost() {
    let mut game = Fixture::race(2)
        .settled(0, "f_q6_rm1", "2 energy")
        .techs(0, &["tech_1_7"])
        .research(0, [4, 0, 0])
        .effect(0, &[(Effect::Research, 1), (settle(), 1)]);
    assert_eq!(game.state.players[0].production[2], 2);
    game.play("research 1");
    assert_eq!(game.state.players[0].production[2], 4, "two settled factories produce one more each");
    // The gained factory leaves one field that can be settled, so nobody is asked.
    game.play("gain_factory energy new");
    assert_eq!(game.state.players[0].production[2], 6);
}

#[test]
fn eva_ex_33_two_forests_in_a_horizontal_line() {
    let fulfilled = |other: &str, factories: &str| {
        let mut game = Fixture::race(2)
            .settled(0, "f_q4_r0", "")
            .settled(0, other, factories)
            .infra_hand(0, &["infra_ii_1"])
            .store(0, "new", "1 steel 1 energy")
            .effect(0, &[(Effect::Develop, 1)]);
        game.play("play_infrastructure infra_ii_1");
        game.state.players[0].infras.fulfilled.len() == 1
    };
    assert!(fulfilled("f_q1_r0", "2 steel"));
    assert!(!fulfilled("f_q4_rm1", "steel"));
}

#[test]
fn eva_ex_34_two_steppes_and_a_forest_on_a_diagonal() {
    let fulfilled = |fields: [(&str, &str); 3]| {
        let mut fixture = Fixture::race(2).infra_hand(0, &["infra_ii_2"]).store(0, "new", "1 food 1 steel");
        for (field, factories) in fields {
            fixture = fixture.settled(0, field, factories);
        }
        let mut game = fixture.effect(0, &[(Effect::Develop, 1)]);
        game.play("play_infrastructure infra_ii_2");
        game.state.players[0].infras.fulfilled.len() == 1
    };
    assert!(fulfilled([("f_q0_r3", ""), ("f_q1_r2", "food"), ("f_q2_r1", "food")]));
    assert!(fulfilled([("f_q1_r2", "food"), ("f_q1_r3", "2 steel"), ("f_q1_r0", "2 energy")]));
    assert!(!fulfilled([("f_q0_r3", ""), ("f_q1_r3", "2 steel"), ("f_q2_r1", "food")]));
}
