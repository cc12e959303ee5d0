//! REW-PREP, REW-TURN, REW-REND: the rounds of chapter one.

use orrery_core::{Seat, Viewer, check};
use orrery_reworld::Event;
use orrery_reworld::state::Stage;
use orrery_reworld::testkit::{Fixture, Look, Scenario, new_game};
use orrery_reworld::vocab::Number;

use crate::{names, over, public, seen_by, turn};

/// Everybody leaves; the next round begins.
fn end_round(table: &mut Scenario) {
    let round = table.state.round;
    while table.state.stage == Stage::Turn && table.state.round == round {
        table.play("leave");
    }
}

fn cards_in_slots(table: &Scenario) -> u8 {
    public(table).slots.iter().map(|s| s.cards.len()).sum()
}

#[test]
fn rew_prep_01_tiles_are_laid_out_upper_row_first() {
    let mut table = new_game(2, 9);
    table.events();
    end_round(&mut table);
    let filled = table.events().into_iter().find_map(|event| match event {
        Event::StationFilled { modules } => Some(modules.iter().map(|m| m.id()).collect::<Vec<_>>()),
        _ => None,
    });
    let view = public(&table);
    let shown: Vec<_> = view.slots.iter().map(|s| s.module.clone().unwrap()).collect();
    assert_eq!(names(&shown), filled.unwrap());
    let ids: Vec<&str> = view.slots.iter().map(|s| s.slot).collect();
    let upper = (1..=10).map(|n| format!("slot_u{n:02}"));
    assert_eq!(ids, upper.chain((1..=10).map(|n| format!("slot_l{n:02}"))).collect::<Vec<_>>());
    // Tiles are numbered as they come out of the bag.
    let order: Vec<String> = shown.iter().map(|m| m.id.clone()).collect();
    assert_eq!(order, (20..40).map(|n| format!("tile-{n}")).collect::<Vec<_>>());
}

#[test]
fn rew_prep_02_twenty_tiles_in_each_of_five_rounds() {
    let mut table = new_game(3, 4);
    for round in 1..=5 {
        assert_eq!(table.state.round, round);
        let view = public(&table);
        assert_eq!(view.slots.iter().filter(|s| s.module.is_some()).count(), 20);
        assert_eq!(view.bag.iter().map(|m| m.count).sum::<u8>(), 100 - 20 * round);
        end_round(&mut table);
    }
    assert!(over(&table));
}

#[test]
fn rew_prep_03_all_thirty_cards_are_shuffled_and_dealt() {
    for (players, size) in [(2, 13), (3, 9), (4, 7)] {
        let mut sum = [0u32; 5];
        let mut first_hands = std::collections::BTreeSet::new();
        for seed in 0..100 {
            let mut table = new_game(players, seed);
            first_hands.insert(table.hand(0));
            end_round(&mut table);
            for seat in 0..players {
                assert_eq!(table.hand(seat).len(), size);
            }
            // Round 2 is dealt from all cards again, those of round 1 included.
            for card in table.hand(0) {
                sum[usize::from(card) - 1] += 1;
            }
        }
        assert!(first_hands.len() > 60);
        let fair = 100 * size as u32 / 5;
        assert!(sum.iter().all(|&n| n.abs_diff(fair) < fair / 3), "{sum:?}");
        let mut table = new_game(players, 1);
        table.play("leave");
        let mut hidden = Vec::new();
        table.events();
        end_round(&mut table);
        for (to, event) in &table.log.events {
            if let Event::Dealt { seat, count, cards } = event {
                assert_eq!(usize::from(*count), size);
                hidden.push((*seat, to.includes(Viewer::Onlooker), cards.is_some()));
            }
        }
        assert!(hidden.iter().all(|(_, everybody, shown)| everybody != shown), "dealt face down");
        assert_eq!(hidden.len(), 2 * usize::from(players));
    }
}

#[test]
fn rew_prep_04_undealt_cards_form_the_discard_pile() {
    for (players, undealt) in [(2, 4), (3, 3), (4, 2)] {
        let mut table = new_game(players, 3);
        assert_eq!(public(&table).discard_pile, undealt);
        end_round(&mut table);
        assert_eq!(public(&table).discard_pile, undealt);
    }
}

#[test]
fn rew_prep_05_a_round_begins_without_cards_on_the_board() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1, 1]).hand(1, &[2]).scenario();
    table.play("acquire u01").play("take_marker").play("leave");
    assert_eq!(table.state.round, 2);
    assert_eq!((cards_in_slots(&table), public(&table).start_space), (0, None));
    let fresh = new_game(4, 1);
    assert_eq!((cards_in_slots(&fresh), public(&fresh).start_space), (0, None));
}

#[test]
fn rew_turn_01_the_holder_of_the_marker_begins() {
    for marker in 0..3 {
        let mut table = Fixture::chapter_one(3).marker(marker).turn(marker).scenario();
        end_round(&mut table);
        assert_eq!((table.state.round, turn(&table)), (2, marker));
        let first = table.legal()[0].clone();
        table.play(&first);
        while turn(&table) == marker {
            let next = table.legal()[0].clone();
            table.play(&next);
        }
        assert_eq!(turn(&table), (marker + 1) % 3);
    }
}

/// Each of the three completes the turn, and no turn has more than one of them.
#[test]
fn rew_turn_02_acquire_or_take_the_marker_or_leave() {
    let fixture = || Fixture::chapter_one(3).hand(0, &[1, 1]);
    let legal = fixture().scenario().legal();
    assert_eq!(legal.len(), 20 + 2);
    assert!(legal[..20].iter().all(|a| a.starts_with("acquire ")));
    assert_eq!(legal[20..], ["take_marker", "leave"]);
    for action in ["acquire u01", "take_marker", "leave"] {
        let mut table = fixture().scenario();
        table.play(action);
        assert_eq!((turn(&table), table.state.stage), (1, Stage::Turn), "{action}");
    }
}

#[test]
fn rew_turn_03_acquiring_needs_a_module_that_the_hand_can_pay_for() {
    // u02 is taken with a 3 on top: u01 and u03 need a 3 or two cards.
    let mut table = Fixture::chapter_one(2).hand(0, &[1]).cards("u02", &[3], 3).scenario();
    let legal = table.legal();
    let offered = |slot: &str| legal.contains(&format!("acquire {slot}"));
    assert!(!offered("u01") && !offered("u02") && !offered("u03"));
    assert!(offered("u04") && offered("l01"));
    assert_eq!(legal.iter().filter(|a| a.starts_with("acquire")).count(), 17);
    table.refuse("acquire u01", "REW-PAY-09").refuse("acquire u02", "REW-ACQ-01");
}

#[test]
fn rew_turn_04_the_marker_needs_an_empty_space_and_a_card() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1]).scenario();
    assert!(table.legal().contains(&"take_marker".into()));
    table.play("take_marker");
    assert!(!table.legal().contains(&"take_marker".into()));
    // Without a card there is no turn in which the marker could be taken.
    assert!(table.hand(0).is_empty());
    table.play("leave");
    assert_eq!((table.state.round, table.tally(0, "start_space")), (2, 1));
}

#[test]
fn rew_turn_05_leaving_is_always_possible() {
    for step in crate::random_game(4, 30).iter().filter(|s| s.before.stage == Stage::Turn) {
        let leave = orrery_reworld::testkit::parse("leave");
        assert_eq!(check::<orrery_reworld::Reworld>(&step.before, step.before.turn, leave), Ok(()));
    }
    let table = nothing_but_leaving();
    assert_eq!(table.legal(), ["leave"]);
}

/// Every arm but one is empty, the last one is too dear, the start player space is taken.
fn nothing_but_leaving() -> Scenario {
    let mut fixture = Fixture::chapter_one(2).hand(0, &[1]).hand(1, &[2]).start_card(1, 2);
    let slots = (1..=10).map(|n| format!("u{n:02}")).chain((1..=10).map(|n| format!("l{n:02}")));
    for (i, slot) in slots.enumerate().skip(1) {
        let card = [2, 3, 4, 5][i % 4];
        fixture = fixture.cards(&slot, &[card], card);
    }
    fixture.scenario()
}

#[test]
fn rew_turn_06_who_has_left_is_skipped() {
    let mut table = Fixture::chapter_one(3).hand(0, &[1, 1]).hand(1, &[2, 2]).hand(2, &[3, 3, 3]).scenario();
    table.play("acquire u01").play("leave").play("acquire u03");
    assert_eq!(turn(&table), 0);
    table.play("acquire u05");
    assert_eq!(turn(&table), 2, "seat 1 has left");
    table.play("acquire u07");
    assert_eq!((turn(&table), table.state.round), (2, 1), "seat 0 has no cards: it is left alone");
    assert!(public(&table).seats[0].left);
    table.play("acquire u09");
    assert_eq!(table.state.round, 2);
}

#[test]
fn rew_turn_07_without_cards_only_leaving_and_unasked() {
    let mut table = Fixture::chapter_one(3).hand(0, &[1]).hand(1, &[2, 2]).hand(2, &[3, 3]).scenario();
    table.play("acquire u01");
    assert!(!public(&table).seats[0].left, "until the own turn the player has not left");
    table.play("acquire u03");
    table.events();
    table.play("acquire u05");
    assert!(public(&table).seats[0].left);
    assert_eq!((turn(&table), table.tally(0, "cards_left")), (1, 0));
    let left = Event::LeftRound { seat: Seat(0), count: 0, cards: None };
    assert!(table.log.heard_by(Viewer::Onlooker).contains(&left));
}

#[test]
fn rew_turn_08_taking_the_marker_does_not_change_the_order() {
    let hands = Fixture::chapter_one(3).hand(0, &[1, 1, 1]).hand(1, &[2, 2, 2]).hand(2, &[3, 3, 3]);
    let mut table = hands.scenario();
    let mut order = vec![turn(&table)];
    for action in ["acquire u01", "acquire u03", "take_marker", "acquire u05", "acquire u07"] {
        table.play(action);
        order.push(turn(&table));
    }
    assert_eq!(order, [0, 1, 2, 0, 1, 2]);
    assert_eq!(table.state.marker, Seat(2));
}

#[test]
fn rew_turn_09_the_next_player_who_has_not_left() {
    let mut table = Fixture::chapter_one(4).left(1).left(2).scenario();
    table.play("take_marker");
    let card = table.legal()[0].clone();
    table.play(&card);
    assert_eq!(turn(&table), 3);
    table.play("leave");
    assert_eq!(turn(&table), 0);
}

#[test]
fn rew_turn_10_a_player_with_cards_is_asked_even_if_only_leaving_is_left() {
    let mut table = nothing_but_leaving();
    assert_eq!((turn(&table), table.state.stage), (0, Stage::Turn));
    table.refuse("take_marker", "REW-START-01").refuse("acquire u01", "REW-PAY-09");
    table.play("leave");
    assert_eq!((table.tally(0, "cards_left"), turn(&table)), (1, 1), "also seat 1 is asked");
    assert_eq!(table.legal(), ["leave"]);
}

#[test]
fn rew_rend_01_the_round_ends_when_all_have_left() {
    let mut table = new_game(3, 8);
    table.play("leave").play("leave");
    assert_eq!(table.state.round, 1);
    table.play("leave");
    assert_eq!(table.state.round, 2);
    assert!(public(&table).seats.iter().all(|s| !s.left));
}

#[test]
fn rew_rend_02_modules_left_over_go_to_the_box() {
    let mut table = new_game(2, 6);
    let mut laid_out = Vec::new();
    for round in 1..=5u8 {
        laid_out.extend(public(&table).slots.iter().map(|s| s.module.clone().unwrap().module.id()));
        let bag = table.state.bag;
        end_round(&mut table);
        assert_eq!(public(&table).boxed.iter().map(|m| m.count).sum::<u8>(), 20 * round);
        assert!(table.state.bag.iter().zip(bag).all(|(now, before)| *now <= before), "nothing comes back");
        for id in &laid_out {
            assert_eq!(table.boxed(id), laid_out.iter().filter(|other| *other == id).count());
        }
    }
    assert!(public(&table).slots.iter().all(|s| s.module.is_none()), "the fifth round too");
}

#[test]
fn rew_rend_03_cards_go_to_the_discard_pile_unseen() {
    let fixture = Fixture::chapter_one(2).round(5).hand(0, &[1, 4]).hand(1, &[2, 2]);
    let mut table = fixture.row(1, 1, &["shuttle_1"]).scenario();
    table.play("acquire u01").play("pay 1").play("acquire u03").play("take_marker");
    assert_eq!((cards_in_slots(&table), public(&table).start_space.is_some()), (2, true));
    table.play("leave");
    assert_eq!((cards_in_slots(&table), public(&table).start_space), (0, None));
    assert_eq!((public(&table).chapter, public(&table).discard_pile), (2, 30));
    let shown = table.log.heard_by(Viewer::Seat(Seat(1)));
    assert!(!shown.iter().any(|e| matches!(e, Event::MarkerTaken { card: Some(Number::Four), .. })));
    assert_eq!((seen_by(&table, 1).start_space, over(&table)), (None, false));
}

#[test]
fn rew_rend_04_the_round_marker_moves_on() {
    let mut table = new_game(2, 12);
    let mut points = Vec::new();
    for round in 1..=5u8 {
        let view = public(&table);
        assert_eq!((view.chapter, view.round), (1, round));
        assert_eq!(view.slots.iter().filter(|s| s.module.is_some()).count(), 20, "prepared");
        assert_eq!(view.seats[0].hand_count, 13);
        points.push(view.terrabot_points[usize::from(view.round) - 1]);
        end_round(&mut table);
    }
    assert_eq!(points, [4, 4, 3, 2, 2]);
}

#[test]
fn rew_rend_05_after_round_5_chapter_two_begins() {
    let mut table = Fixture::chapter_one(2).round(4).row(0, 1, &["shuttle_1"]).scenario();
    end_round(&mut table);
    assert_eq!((public(&table).chapter, table.state.round), (1, 5));
    end_round(&mut table);
    assert_eq!((public(&table).chapter, table.state.stage), (2, Stage::Decouple));
    assert_eq!(table.legal(), ["decouple 1"]);
}

#[test]
fn rew_rend_06_the_round_marker_stays_on_the_fifth_space() {
    let steps = crate::random_game(3, 31);
    let chapter_two: Vec<_> = steps.iter().filter(|s| !s.after.stage.is_chapter_one()).collect();
    assert!(chapter_two.len() > 20);
    for step in chapter_two {
        assert_eq!(step.after.round, 5);
        assert!(step.after.areas.iter().all(|a| a.hand.is_empty() && a.discarded.is_empty()));
        assert!(step.after.slots.iter().all(Option::is_none) && step.after.start_space.is_none());
    }
}
