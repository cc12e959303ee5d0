//! NFR-INFO: who may know what.

use super::*;
use orrery_core::{FastDice, Viewer};

/// What seat 1 sees when seat 0 has drawn goals.
fn drawn() -> Table {
    let mut table = Fixture::goals(3).play();
    table.play("select set_galactic_goals");
    table
}

#[test]
fn nfr_info_01_what_is_public() {
    let table = Fixture::goals(2)
        .colonies(0, &["gem_world"])
        .goods(0, &["gem_world"])
        .explored(0, &["rebel_base"])
        .developments(0, &["drop_ships"])
        .colonists(0, 3)
        .chips(0, 4)
        .credits(0, 7)
        .tile_credits(2)
        .goals_up(&["conscription"])
        .goal_down(1, "exploration")
        .play();
    for view in [table.seen(), table.view(1), table.view(0)] {
        let seat = &view.seats[0];
        assert_eq!((seat.credits, seat.chips, seat.colonists), (7, 4, 3));
        assert_eq!(seat.explored[0].tile.id(), "rebel_base");
        assert_eq!(seat.developments[0].tile.id(), "drop_ships");
        assert_eq!(seat.colonies[0].good, Some(Kind::Novelty));
        assert_eq!((view.pool, view.colonists, view.action_tiles[4].credits), (20, 18, 2));
        let goals = view.goals.as_ref().unwrap();
        assert_eq!((goals.stack, goals.face_up.len(), goals.face_down), (6, 1, Some(Seat(1))));
        assert_eq!(view.discs.len(), 4);
    }
}

#[test]
fn nfr_info_02_nobody_knows_the_order_of_bag_and_stack() {
    let table = Fixture::goals(3).play();
    let (one, two) = (table.view(0), table.view(2));
    assert_eq!((one.bag, one.goals.as_ref().unwrap().known.len()), (60, 0));
    assert_eq!(two.goals, one.goals);
    // The same position goes on differently: the order does not exist before it is drawn.
    let display = |seed: u32| {
        let mut table = Fixture::new(2).play();
        table.next_random(&[seed]).play("select explore");
        table.state.display
    };
    assert_ne!(display(0), display(30));
}

#[test]
fn nfr_info_03_what_one_player_knows() {
    let mut table = drawn();
    let goals = |table: &Table, seat| table.view(seat).goals.unwrap();
    assert_eq!(
        (goals(&table, 0).drawn_goals.len(), goals(&table, 1).drawn_goals.len(), goals(&table, 1).drawn),
        (3, 0, 3)
    );
    let kept = goals(&table, 0).drawn_goals[1].goal;
    table.play(&format!("keep_goal {}", kept.id()));
    let first = goals(&table, 0).drawn_goals[1].goal;
    table.play(&format!("put_under {}", first.id()));
    assert_eq!(goals(&table, 0).own.unwrap().goal, kept);
    assert!(goals(&table, 1).own.is_none() && table.seen().goals.unwrap().own.is_none());
    let known = goals(&table, 0).known;
    assert_eq!((known.len(), known[0]), (2, Some(first)), "he knows what he returned, and its order");
    assert_eq!(goals(&table, 1).known, [None, None]);
    // As long as no other player has drawn them.
    let mut table = Fixture::goals(3)
        .goal_stack(0, &["conscription", "exploration", "diversification"])
        .used(&["develop"])
        .play();
    assert_eq!(goals(&table, 0).known.iter().flatten().count(), 3);
    table.play("select set_galactic_goals").play("keep_goal exploration").play("put_under conscription");
    assert_eq!(goals(&table, 0).known.iter().flatten().count(), 0);
    assert_eq!(goals(&table, 1).known.iter().flatten().count(), 2);
}

#[test]
fn nfr_info_04_nothing_else_is_hidden() {
    let table = Fixture::new(3).colonies(0, &["gem_world"]).explored(1, &["rebel_base"]).play();
    for viewer in [Viewer::Onlooker, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert_eq!(NewFrontiers::resample(&table.state, viewer, &mut FastDice::new(5)), table.state);
    }
    // With goals, everything but the goals is the same in every state that a viewer could be in.
    let table = Fixture::goals(3).goal_down(0, "exploration").play();
    let mut guess = NewFrontiers::resample(&table.state, Viewer::Seat(Seat(1)), &mut FastDice::new(5));
    guess.goals = table.state.goals;
    assert_eq!(guess, table.state);
}

#[test]
fn nfr_info_05_the_window_betrays_nothing() {
    let window = |goal: &str| {
        let mut table = Fixture::goals(3).goal_down(2, goal).play();
        table.play("select develop");
        table
    };
    let (stockpile, other) = (window("trade_taxes"), window("conscription"));
    assert_eq!((stockpile.to_act(), other.to_act()), (vec![2], vec![2]), "both pause");
    assert_eq!(stockpile.legal(), ["reveal", "go_on"]);
    assert_eq!(other.legal(), ["go_on"]);
    assert_eq!(stockpile.view(0), other.view(0), "to the others both cases look the same");
    assert_eq!(stockpile.seen(), other.seen());
    let [mut one, mut two] = [stockpile, other];
    one.events();
    two.events();
    assert_eq!(one.play("go_on").events(), two.play("go_on").events());
}
