//! NFR-ROUND, NFR-EOR: rounds, selections and what ends them.

use super::*;

#[test]
fn nfr_round_01_rounds_until_an_end_condition() {
    let mut table = Fixture::new(3).play();
    for round in 1..4 {
        assert_eq!(table.state.round, round);
        end_round(&mut table);
    }
    assert!(!is_over(&table));
    let mut table = Fixture::new(3).pool(1, 2).play();
    run(&mut table, "send_envoys");
    assert!(is_last_round(&table) && !is_over(&table), "the round is played to its end");
    end_round(&mut table);
    assert!(is_over(&table));
}

#[test]
fn nfr_round_02_each_disc_selects_a_free_tile() {
    let mut table = Fixture::new(3).play();
    table.play("select develop");
    table.refuse("select explore", "NFR-ROUND-02");
    end_action(&mut table);
    assert_eq!(table.to_act(), [1], "the next disc, after the action is complete");
    table.refuse("select develop", "NFR-ROUND-02").play("select explore");
    assert_eq!(step(&table), Step::Take);
}

#[test]
fn nfr_round_03_selections_in_a_round() {
    for (players, selections) in [(2, 4), (3, 3), (4, 4), (5, 5)] {
        let mut table = Fixture::new(players).play();
        table.events();
        end_round(&mut table);
        let events = table.events();
        let selected = seats_of(&events, |event| match event {
            Event::Selected { seat, .. } => Some(*seat),
            _ => None,
        });
        assert_eq!(selected.len(), selections);
        for seat in 0..players {
            let own = selected.iter().filter(|&&s| s == seat).count();
            assert_eq!(own, if players == 2 { 2 } else { 1 });
        }
    }
}

#[test]
fn nfr_round_04_selecting_is_mandatory_and_free() {
    // Nobody has goods, credits or an explored world: every tile can be selected all the same.
    let mut table = Fixture::new(3).credits(0, 0).credits(1, 0).credits(2, 0).play();
    assert_eq!(table.legal().len(), 7);
    table.refuse("pass", "NFR-ROUND-04");
    run(&mut table, "trade_consume");
    assert_eq!(table.legal().len(), 6);
}

#[test]
fn nfr_round_05_the_sequence_of_a_selection() {
    // (a) selection, (b) window, (c) bonus before the action, (d) parts, (f) end, (g) the disc is used.
    let mut table = Fixture::goals(3).goal_down(2, "conscription").explored(0, &["gem_world"]).play();
    table.play("select settle");
    assert_eq!((step(&table), table.to_act()), (Step::Window, vec![2]));
    assert_eq!(table.colonists(0), 0, "the bonus comes after the window");
    table.play("go_on");
    assert_eq!((table.colonists(0), table.to_act()), (1, vec![0]));
    table.refuse_as(1, "take_colonists", "NFR-ROUND-05");
    table.play("settle gem_world pay");
    assert_eq!(table.to_act(), [1], "the others had nothing to choose");
    assert_eq!(table.state.used, 1);
    // (e) the second world of Explore comes after everybody.
    let mut table = Fixture::new(2).choose("explore");
    let first = table.legal()[0].clone();
    table.play(&first);
    assert_eq!(table.to_act(), [1]);
    quietly(&mut table);
    assert_eq!((table.to_act(), table.state.stage), (vec![0], Stage::SecondWorld));
}

#[test]
fn nfr_round_06_only_the_chooser_gets_the_bonus() {
    let mut table = Fixture::new(3).play();
    run(&mut table, "trade_consume");
    assert_eq!([0, 1, 2].map(|seat| table.chips(seat)), [1, 0, 0]);
    run(&mut table, "settle");
    assert_eq!([0, 1, 2].map(|seat| table.colonists(seat)), [2, 3, 2]);
    let mut table = Fixture::new(2).credits(0, 2).credits(1, 2).choose("develop");
    assert!(offers(&table, "buy investment_credits"), "3 - 1");
    table.play("pass").refuse("buy investment_credits", "NFR-DEV-03");
}

#[test]
fn nfr_round_07_two_tiles_have_no_action() {
    let mut table = Fixture::new(3).play();
    table.play("select retreat_into_isolation");
    assert_eq!((step(&table), table.to_act()), (Step::Select, vec![1]));
    table.play("select send_envoys");
    assert_eq!((step(&table), table.to_act()), (Step::Select, vec![2]));
    let mut table = Fixture::goals(3).goal_stack(0, &[]).play();
    table.play("select set_galactic_goals");
    assert_eq!((step(&table), table.to_act()), (Step::Select, vec![1]));
}

#[test]
fn nfr_round_08_the_end_of_the_round_follows_the_last_disc() {
    let mut table = Fixture::new(3).used(&["develop", "explore"]).play();
    assert_eq!(table.to_act(), [2]);
    table.events();
    run(&mut table, "retreat_into_isolation");
    assert!(told(&mut table, |event| matches!(event, Event::RoundEnded { round: 1, .. })));
    assert_eq!((table.state.round, step(&table)), (2, Step::Select));
}

#[test]
fn nfr_eor_01_a_credit_on_an_unselected_produce() {
    let produce = |table: &Table| table.seen().action_tiles[4].credits;
    let mut table = Fixture::new(3).used(&["develop", "explore"]).play();
    run(&mut table, "settle");
    assert_eq!(produce(&table), 1);
    let mut table = Fixture::new(3).used(&["develop", "explore"]).play();
    run(&mut table, "produce");
    assert_eq!(produce(&table), 0);
    // Not when the game ends.
    let mut table = Fixture::new(3).used(&["develop", "explore"]).pool(1, 0).play();
    run(&mut table, "send_envoys");
    assert!(is_over(&table));
    assert_eq!(produce(&table), 0);
}

#[test]
fn nfr_eor_02_tiles_and_discs_are_free_again() {
    let mut table = Fixture::new(3).order(&[2, 0, 1]).play();
    end_round(&mut table);
    assert_eq!(table.legal().len(), 7);
    assert_eq!((table.state.used, table.order()), (0, vec![2, 0, 1]));
    assert!(table.seen().discs.iter().all(|disc| disc.tile.is_none()));
}

#[test]
fn nfr_eor_03_the_start_player_begins_the_round() {
    let mut table = Fixture::new(4).order(&[3, 1, 0, 2]).play();
    end_round(&mut table);
    assert_eq!((table.state.round, table.to_act()), (2, vec![3]));
}
