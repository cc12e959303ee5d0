//! EVA-ACT, EVA-ENE: turns and action energy.

use orrery_core::Seat;
use orrery_evacuation::components::{COMPONENTS, Effect};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, board_action};

use crate::{energies, happened, settle};

/// The board actions that a player may take now.
fn offered(fixture: Fixture) -> Vec<String> {
    fixture.actions().legal_of(0).into_iter().filter(|action| action.starts_with("act ")).collect()
}

#[test]
fn eva_act_01_turns_go_round_until_all_have_passed() {
    let mut game = Fixture::race(3).order(&[2, 0, 1]).store(2, "old", "5 energy").actions();
    for seat in [2, 0, 1, 2] {
        assert_eq!(game.to_act(), [seat]);
        game.play("act settle");
    }
    for seat in [0, 1, 2] {
        assert_eq!((game.to_act(), game.state.step), (vec![seat], Step::Actions));
        game.play("pass");
    }
    assert_ne!((game.state.step, game.state.year), (Step::Actions, 1), "the phase is over");
}

#[test]
fn eva_act_02_passing_is_always_allowed_free_and_final() {
    let mut game = Fixture::race(2).store(0, "old", "5 energy").actions();
    assert!(game.legal().contains(&"pass".into()));
    game.play("pass");
    assert_eq!(game.state.players[0].stores[0], [0, 0, 5]);
    game.play("act settle");
    assert_eq!(game.to_act(), [1], "who has passed has no further turn");
}

#[test]
fn eva_act_03_the_others_go_on_alone() {
    let mut game = Fixture::race(3).actions();
    game.play("pass").play("pass");
    for _ in 0..3 {
        assert_eq!(game.to_act(), [2]);
        let energy = &mut game.state.players[2].stores[0][2];
        *energy = 5;
        game.play("act settle");
    }
}

#[test]
fn eva_act_04_energy_is_paid_before_the_sub_actions() {
    // The gained energy comes too late for the energy of the third action.
    assert_eq!(offered(Fixture::race(2).acted(0, &[3, 2])), Vec::<String>::new());
    let mut game = Fixture::race(2).acted(0, &[3, 2]).store(0, "old", "1 energy").actions();
    game.play("act gain_and_research");
    assert_eq!(game.state.players[0].stores[0][2], 0, "paid before the gain is chosen");
    assert_eq!((game.state.players[0].actions, game.state.players[0].areas), (3, [1, 1, 1, 0]));
}

#[test]
fn eva_act_05_the_fourth_card_of_an_area_costs_one_more() {
    let mut game = Fixture::race(2).store(0, "old", "20 energy").passed(1).actions();
    for _ in 0..5 {
        game.play("act settle");
    }
    assert_eq!(energies(&game), [0, 0, 1, 2 + 1, 3 + 1]);
}

#[test]
fn eva_act_06_energy_by_number_of_the_action() {
    for (before, energy) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3), (9, 3)] {
        let areas: Vec<u8> = [2, 3, 4].into_iter().cycle().take(before).collect();
        let game = Fixture::race(2).acted(0, &areas).actions();
        assert_eq!(game.view(0).seats[0].next_energy[0], energy, "after {before} actions");
    }
}

#[test]
fn eva_act_07_the_last_space_costs_its_energy_every_time() {
    let mut game =
        Fixture::race(2).acted(0, &[2, 3, 4, 2, 3]).store(0, "old", "9 energy").passed(1).actions();
    for area in ["gain_and_research", "settle", "clone"] {
        game.play(&format!("act {area}"));
        if area == "gain_and_research" {
            game.play("gain new food").play("research 1");
        }
    }
    assert_eq!(energies(&game), [3, 3, 3]);
}

#[test]
fn eva_act_08_unpayable_actions_cannot_be_chosen() {
    assert_eq!(offered(Fixture::race(2).acted(0, &[2, 2])).len(), 0);
    let mut game = Fixture::race(2).acted(0, &[2, 2, 2]).store(0, "old", "2 energy").actions();
    game.refuse("act settle", "EVA-ACT-08");
    game.play("act clone");
}

#[test]
fn eva_act_09_no_limit_on_repeating_an_action() {
    let mut game = Fixture::race(2).store(0, "old", "30 energy").passed(1).actions();
    for _ in 0..6 {
        game.play("act settle");
    }
    assert_eq!(game.state.players[0].areas, [0, 6, 0, 0]);
}

#[test]
fn eva_act_10_more_than_ten_actions_count() {
    let mut game = Fixture::race(2).store(0, "old", "60 energy").passed(1).actions();
    for action in ["settle", "clone"].into_iter().cycle().take(12) {
        game.play(&format!("act {action}"));
    }
    assert_eq!((game.state.players[0].actions, game.view(0).seats[0].power[0]), (12, 6 * 2 + 6 * 3));
}

#[test]
fn eva_act_11_power_is_the_number_of_the_area() {
    for (action, power) in [("research_only", 4), ("clone", 3), ("settle", 2), ("gain_and_research", 1)] {
        let mut game = Fixture::race(2).actions();
        game.play(&format!("act {action}"));
        assert_eq!(game.view(0).seats[0].power, [power], "{action}");
        assert_eq!(game.state.players[0].markers[0].space, 0, "it does nothing now");
    }
}

#[test]
fn eva_act_12_what_can_be_carried_out_must_be() {
    let mut game = Fixture::race(2).population(0, 2).store(0, "new", "2 steel").actions();
    game.play("act settle").refuse("decline", "EVA-ACT-12");
    // Exchanges may be waived.
    let mut game = Fixture::race(2).store(0, "old", "1 food").effect(0, &[(Effect::Exchange, 3)]);
    game.play("decline");
    // What cannot be done lapses, and energy and power count as usual.
    let mut game = Fixture::race(2).acted(0, &[3, 3]).store(0, "old", "1 energy").actions();
    game.play("act settle");
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: settle() }));
    assert_eq!((game.state.players[0].stores[0][2], game.view(0).seats[0].power[0]), (0, 8));
    // The listed order: the gain comes before the research.
    let mut game = Fixture::race(2).actions();
    game.play("act gain_and_research").refuse("research 1", "EVA-ACT-12");
}

/// The effects of a board action, as (effect, times).
fn effects(action: &str) -> Vec<(Effect, u8)> {
    let effects = COMPONENTS.actions[board_action(action).index()].effects;
    effects.iter().map(|times| (times.effect, times.n)).collect()
}

#[test]
fn eva_act_13_area_4() {
    let gain = (Effect::GainResource { resource: None }, 1);
    assert_eq!(effects("gain_and_exchange"), [gain, (Effect::Exchange, 3)]);
    assert_eq!(effects("research_only"), [(Effect::Research, 1)]);
    let mut game = Fixture::race(2).actions();
    game.play("act gain_and_exchange").play("gain old food");
    game.play("exchange old food steel").play("exchange old steel energy").play("exchange old energy food");
    assert_eq!((game.to_act(), game.state.players[0].areas), (vec![1], [0, 0, 0, 1]));
}

#[test]
fn eva_act_14_area_3() {
    let mut game = Fixture::race(2).store(0, "old", "1 food").store(0, "new", "1 food").actions();
    game.play("act prepare_factory").play("prepare food old");
    game.play("act settle").play("act clone");
    assert_eq!((game.state.players[0].population, game.state.players[0].areas), (2, [0, 0, 2, 0]));
    let mut game =
        Fixture::race(2).display("infrastructure", &["infra_i_1", "infra_i_2", "infra_i_3"]).actions();
    game.play("act develop_two").play("take_infrastructure infra_i_1").play("take_infrastructure infra_i_2");
    assert_eq!((game.state.players[0].areas, game.to_act()), ([0, 0, 1, 0], vec![1]));
}

#[test]
fn eva_act_15_area_2() {
    let mut game = Fixture::race(2)
        .store(0, "new", "1 food 6 steel 2 energy")
        .store(0, "old", "1 energy")
        .population(0, 2)
        .display("ship", &["ship_01"])
        .display("stadium", &["stadium_01"])
        .passed(1)
        .actions();
    game.play("act settle").play("settle f_q6_rm2");
    game.play("act build_ship").play("build_ship ship_01 new");
    game.play("act build_stadium").play("build_stadium stadium_01 new");
    assert_eq!(game.state.players[0].areas, [0, 3, 0, 0]);
}

#[test]
fn eva_act_16_area_1() {
    let mut game = Fixture::race(2).display("infrastructure", &["infra_i_1", "infra_i_2"]).actions();
    game.play("act gain_and_develop_two").play("gain new steel");
    game.play("take_infrastructure infra_i_1").play("play_infrastructure infra_i_1");
    game.play("act gain_and_research").play("gain old steel").play("research 2");
    assert_eq!(game.state.players[0].areas, [1, 0, 0, 0]);
    assert_eq!(game.state.players[1].areas, [1, 0, 0, 0]);
}

#[test]
fn eva_act_17_a_round_is_one_pass_along_the_turn_order() {
    // The race goal is reached by the second of three: only the third has one more turn.
    let mut game = Fixture::race(3)
        .production(1, "8 food 8 steel 8 energy")
        .stadiums(1, "new", &["stadium_01", "stadium_02"])
        .store(1, "new", "1 food 1 energy")
        .display("stadium", &["stadium_03"])
        .actions();
    game.play("act settle").play("act build_stadium").play("build_stadium stadium_03 new");
    assert_eq!(game.to_act(), [2]);
    game.play("act settle");
    assert_eq!(game.state.step, Step::Over);
}

#[test]
fn eva_act_18_repetitions_are_separate_sub_actions() {
    let mut game = Fixture::race(2).effect(0, &[(Effect::Research, 2)]);
    game.play("research 1");
    assert_eq!(game.to_act(), [0]);
    game.play("research 3");
    assert_eq!(game.state.players[0].research, [1, 0, 1]);
    // What the first sets off is resolved before the second.
    let mut game =
        Fixture::race(2).techs(0, &["tech_1_3"]).research(0, [0, 0, 0]).effect(0, &[(Effect::Research, 2)]);
    game.play("research 1");
    assert_eq!(game.legal()[0], "gain old food");
}

#[test]
fn eva_ene_01_from_the_old_world_at_first() {
    let mut game = Fixture::race(2)
        .acted(0, &[2, 3])
        .markers(0, [(10, "main"), (9, "main")])
        .store(0, "old", "1 energy")
        .store(0, "new", "5 energy")
        .actions();
    game.play("act settle");
    assert_eq!((game.state.players[0].stores[0][2], game.state.players[0].stores[1][2]), (0, 5));
    assert_eq!(offered(Fixture::race(2).acted(0, &[2, 3]).store(0, "new", "5 energy")).len(), 0);
}

#[test]
fn eva_ene_02_from_either_world_with_one_marker_past_turning_point_2() {
    let mut game = Fixture::race(2)
        .acted(0, &[2, 3, 4])
        .markers(0, [(11, "main"), (9, "main")])
        .store(0, "old", "2 energy")
        .store(0, "new", "2 energy")
        .actions();
    game.play("act settle").play("pay new energy").play("pay old energy");
    assert_eq!((game.state.players[0].stores[0][2], game.state.players[0].stores[1][2]), (1, 1));
}

#[test]
fn eva_ene_03_from_the_new_world_with_both_markers_past_turning_point_2() {
    let past = || Fixture::race(2).acted(0, &[2, 3]).markers(0, [(11, "main"), (12, "main")]);
    assert_eq!(offered(past().store(0, "old", "5 energy")).len(), 0);
    let mut game = past().store(0, "old", "5 energy").store(0, "new", "1 energy").actions();
    game.play("act settle");
    assert_eq!((game.state.players[0].stores[0][2], game.state.players[0].stores[1][2]), (5, 0));
}

#[test]
fn eva_ene_04_flights_and_prices_follow_their_own_rule() {
    // Both markers are past turning point 2, and a flight is still paid by the Old World.
    let mut game = Fixture::race(2)
        .markers(0, [(11, "main"), (12, "main")])
        .ships(0, "old", &["ship_01"])
        .store(0, "old", "1 energy")
        .store(0, "new", "1 energy")
        .transport();
    game.play("fly ship_01");
    assert_eq!((game.state.players[0].stores[0][2], game.state.players[0].stores[1][2]), (0, 1));
}

#[test]
fn eva_ene_05_the_world_is_determined_at_the_moment_of_payment() {
    // The marker crosses turning point 2 in Progress; the next action may be paid by either world.
    let mut game = Fixture::race(2).year(2).markers(0, [(10, "main"), (9, "main")]).acted(0, &[1]).progress();
    game.play("advance 11 9");
    while game.state.step != Step::Actions || game.to_act() != [0] {
        let first = game.legal().pop().expect("a choice");
        game.play(&first);
    }
    game.state.players[0].actions = 2;
    game.state.players[0].areas = [0, 1, 1, 0];
    game.state.players[0].stores = [[0, 0, 1], [0, 0, 1]];
    game.play("act settle");
    assert_eq!(game.legal(), ["pay old energy", "pay new energy"]);
}
