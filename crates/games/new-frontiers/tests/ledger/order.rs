//! NFR-ORDER, NFR-ISO, NFR-ENV: priority order and the tiles that change it.

use super::*;

/// The order in which the players carry out an action: everybody is asked in Settle.
fn carried_out(table: &mut Table) -> Vec<u8> {
    table.play("select settle");
    table.seen().ring.iter().map(|ring| ring.seat.0).collect()
}

/// A table where every player has a choice in Settle.
fn settlers(players: u8) -> Fixture {
    let worlds = ["gem_world", "spice_world", "new_vinland", "space_port", "galactic_bazaar"];
    (0..players).fold(Fixture::new(players), |fixture, seat| {
        fixture.explored(seat, &[worlds[usize::from(seat)]]).colonists(seat, 1)
    })
}

#[test]
fn nfr_order_01_a_list_of_discs_and_marks() {
    let mut table = Fixture::new(3).order(&[1, 2, 0]).play();
    run(&mut table, "develop");
    let discs = table.seen().discs;
    assert_eq!(discs.iter().map(|disc| disc.seat.0).collect::<Vec<_>>(), [1, 2, 0]);
    assert_eq!(discs.iter().map(|disc| disc.tile.is_some()).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(discs.iter().map(|disc| disc.current).collect::<Vec<_>>(), [false, true, false]);
}

#[test]
fn nfr_order_02_the_first_unused_disc_selects() {
    let mut table = Fixture::new(4).order(&[2, 0, 3, 1]).play();
    for seat in [2, 0, 3, 1] {
        assert_eq!(table.to_act(), [seat]);
        let action = table.legal()[0].clone();
        table.play(&action);
        end_action(&mut table);
    }
    assert_eq!(table.to_act(), [2]);
}

#[test]
fn nfr_order_03_actions_follow_ring_order() {
    let mut table = settlers(4).order(&[0, 2, 3, 1]).used(&["develop", "produce"]).play();
    assert_eq!(carried_out(&mut table), [3, 1, 0, 2]);
    for seat in [3, 1, 0, 2] {
        assert_eq!(table.to_act(), [seat], "never clockwise");
        table.play("take_colonists");
    }
}

#[test]
fn nfr_order_04_two_discs_have_no_influence_on_an_action() {
    let mut table = settlers(2).order(&[1, 0, 0, 1]).used(&["develop"]).play();
    assert_eq!(carried_out(&mut table), [0, 1]);
    table.play("take_colonists");
    assert_eq!(table.to_act(), [1]);
    table.play("take_colonists");
    assert_eq!((step(&table), table.to_act()), (Step::Select, vec![0]), "each once");
}

#[test]
fn nfr_order_05_the_order_stays_but_for_two_tiles() {
    for id in ["retreat_into_isolation", "develop", "explore", "settle", "produce", "trade_consume"] {
        let mut table = Fixture::new(3).used(&["send_envoys"]).order(&[2, 1, 0]).play();
        run(&mut table, id);
        assert_eq!(table.order(), [2, 1, 0], "{id}");
    }
    let mut table = Fixture::new(3).used(&["develop"]).play();
    run(&mut table, "send_envoys");
    assert_eq!(table.order(), [1, 0, 2]);
    let mut table = Fixture::goals(3).used(&["develop", "produce"]).play();
    run(&mut table, "set_galactic_goals");
    assert_eq!(table.order(), [0, 2, 1]);
}

#[test]
fn nfr_order_06_a_change_takes_effect_at_once() {
    let mut table = settlers(4).used(&["develop", "produce"]).play();
    run(&mut table, "send_envoys");
    assert_eq!(
        (table.order(), table.to_act()),
        (vec![2, 0, 1, 3], vec![3]),
        "who is still to select is the same"
    );
    assert_eq!(carried_out(&mut table), [3, 2, 0, 1], "the action follows the new order");
}

#[test]
fn nfr_iso_01_two_credits_for_the_chooser() {
    let mut table = Fixture::new(3).play();
    run(&mut table, "retreat_into_isolation");
    assert_eq!([0, 1, 2].map(|seat| table.credits(seat)), [12, 10, 10]);
    assert_eq!(step(&table), Step::Select);
}

#[test]
fn nfr_iso_02_not_in_play_with_goals() {
    let mut table = Fixture::goals(3).play();
    assert!(!offers(&table, "select retreat_into_isolation"));
    table.refuse("select retreat_into_isolation", "NFR-SETUP-07");
    assert!(table.seen().action_tiles.iter().all(|tile| tile.tile.id() != "retreat_into_isolation"));
}

#[test]
fn nfr_env_01_a_point_and_the_first_position() {
    let mut table = Fixture::new(4).used(&["develop", "produce", "explore"]).order(&[1, 2, 0, 3]).play();
    table.events();
    run(&mut table, "send_envoys");
    assert_eq!((table.chips(3), table.order()), (1, vec![3, 1, 2, 0]));
    let events = table.events();
    let vp = events.iter().position(|event| matches!(event, Event::Gained { vp: 1, .. }));
    let order = events.iter().position(|event| matches!(event, Event::Order { .. }));
    assert!(vp.unwrap() < order.unwrap());
}

#[test]
fn nfr_env_02_with_two_players_the_disc_that_selected_moves() {
    let mut table = Fixture::new(2).used(&["develop", "produce", "explore"]).play();
    run(&mut table, "send_envoys");
    assert_eq!(table.order(), [1, 0, 1, 0]);
    // The second player was last; now he selects first, and the first player twice later.
    let mut table = Fixture::new(2).used(&["develop", "produce"]).play();
    run(&mut table, "send_envoys");
    assert_eq!(table.order(), [0, 0, 1, 1], "twice in succession from the next round on");
    assert_eq!(table.to_act(), [1], "the other disc of this round is not affected");
}

#[test]
fn nfr_env_03_already_first_gains_the_point_only() {
    let mut table = Fixture::new(3).order(&[1, 0, 2]).play();
    table.events();
    run(&mut table, "send_envoys");
    assert_eq!((table.chips(1), table.order()), (1, vec![1, 0, 2]));
    assert!(!told(&mut table, |event| matches!(event, Event::Order { .. })));
}

#[test]
fn nfr_env_04_the_point_can_empty_the_pool() {
    let mut table = Fixture::new(3).pool(1, 2).play();
    table.play("select send_envoys");
    assert!(is_last_round(&table));
    end_round(&mut table);
    assert!(is_over(&table));
}
