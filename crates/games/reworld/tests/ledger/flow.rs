//! REW-FLOW: the course of the game.

use orrery_core::{Game, check};
use orrery_reworld::state::{Source, Stage};
use orrery_reworld::testkit::{Fixture, Look};
use orrery_reworld::{Event, Reworld};

use crate::{heard_by_all, last_turn, oracle, over, public, random_game, turn};

#[test]
fn rew_flow_01_two_chapters_then_the_final_ship() {
    for players in 2..=4 {
        let mut story = Vec::new();
        let steps = random_game(players, 21);
        for event in steps.iter().flat_map(|s| heard_by_all(&s.events)) {
            match event {
                Event::RoundEnded { round, .. } => story.push(format!("end of round {round}")),
                Event::RoundBegan { round, .. } => story.push(format!("round {round}")),
                Event::Acquired { .. } | Event::LeftRound { .. } => {
                    assert!(!story.contains(&"chapter two".into()));
                }
                Event::ChapterTwoBegan { .. } => story.push("chapter two".into()),
                Event::Decoupled { .. } => assert_eq!(story.last().unwrap(), "chapter two"),
                Event::CategoryScored { .. } => story.push("final ship".into()),
                Event::GameOver => story.push("over".into()),
                _ => {}
            }
        }
        story.dedup();
        assert_eq!(
            story,
            [
                "end of round 1",
                "round 2",
                "end of round 2",
                "round 3",
                "end of round 3",
                "round 4",
                "end of round 4",
                "round 5",
                "end of round 5",
                "chapter two",
                "final ship",
                "over",
            ]
        );
        let end = steps.last().unwrap();
        assert!(end.after.areas.iter().all(|a| a.coupled() == 0), "no freighter holds a module");
    }
}

#[test]
fn rew_flow_02_points_are_booked_at_once() {
    for step in random_game(3, 22) {
        let mut scores = step.before.areas.map(|a| a.score);
        for event in heard_by_all(&step.events) {
            if let Event::Scored { seat, points, .. } = event {
                scores[seat.index()] += points;
            }
        }
        assert_eq!(scores, step.after.areas.map(|a| a.score), "{:?}", step.action);
    }
    let mut table = Fixture::chapter_one(2).hand(0, &[3]).module("u01", "terrabot_a").scenario();
    table.play("acquire u01");
    assert_eq!(public(&table).seats[0].score, 4);
}

/// In chapter one the conditions of ships are met all the time: all module rows are empty at first.
#[test]
fn rew_flow_03_ships_are_checked_in_chapter_two_only() {
    let mut table = Fixture::chapter_one(2).score(0, 90).scenario();
    table.play("leave").play("leave").play("leave").play("leave");
    assert_eq!((table.ships(0), table.ships(1)), (vec![], vec![]));
    for step in random_game(2, 23).iter().filter(|s| s.after.stage.is_chapter_one()) {
        assert_eq!(step.after.ships.count_ones(), 14);
    }
}

#[test]
fn rew_flow_04_cards_are_used_in_chapter_one_only() {
    let mut table = Fixture::chapter_one(2).round(5).row(0, 1, &["shuttle_1"]).scenario();
    table.play("leave").play("leave");
    let view = public(&table);
    assert_eq!((view.chapter, view.discard_pile), (2, 30));
    assert!(view.seats.iter().all(|s| s.hand_count == 0) && view.slots.iter().all(|s| s.cards.is_empty()));
    for action in ["acquire u01", "pay 1", "top 1", "take_marker", "lay_card 1", "leave"] {
        table.refuse(action, "REW-FLOW-06");
    }
}

/// All points of whole games are found again by a second, independent scorer that knows the ledger's
/// sources and nothing else.
#[test]
fn rew_flow_05_points_come_from_these_sources_only() {
    for seed in 0..60 {
        let players = 2 + (seed % 3) as u8;
        let steps = random_game(players, seed);
        let end = steps.last().unwrap().after;
        let scores: Vec<i16> = end.areas[..usize::from(players)].iter().map(|a| a.score).collect();
        assert_eq!(oracle::scores(players, &steps), scores, "{players} players, seed {seed}");
        for event in steps.iter().flat_map(|s| heard_by_all(&s.events)) {
            if let Event::Scored { points, source, .. } = event {
                let is_final = matches!(source, Source::Final(_));
                assert!(*points > 0 || is_final && *points == -3, "{event:?}");
            }
        }
    }
}

#[test]
fn rew_flow_06_only_the_player_in_turn_with_a_choice_of_the_step() {
    let mut table = Fixture::chapter_one(3).hand(0, &[1, 2]).scenario();
    table.refuse_as(1, "leave", "REW-FLOW-06").refuse_as(2, "acquire u01", "REW-FLOW-06");
    table.refuse_as(7, "leave", "REW-FLOW-06");
    table.refuse("decouple 1", "REW-FLOW-06").refuse("pay 1", "REW-FLOW-06").refuse("top 1", "REW-FLOW-06");
    table.play("acquire u01").refuse("leave", "REW-FLOW-06").refuse("take_marker", "REW-FLOW-06");
    let mut table = Fixture::chapter_two(2).row(0, 1, &["shuttle_1"]).row(1, 1, &["shuttle_1"]).scenario();
    table.refuse_as(1, "decouple 1", "REW-FLOW-06").refuse("leave", "REW-FLOW-06");
    table.refuse("defend", "REW-FLOW-06").play("decouple 1").refuse("decouple 1", "REW-DEC-01");
    table.refuse("score_task", "REW-FLOW-06").play("defend");
    assert_eq!(turn(&table), 1);

    let table = last_turn(Fixture::chapter_two(2));
    assert!(over(&table) && table.state.stage == Stage::Over);
    assert!(Reworld::to_act(&table.state).is_empty());
    for seat in 0..4 {
        for action in Reworld::universe(&Reworld::options(2)) {
            let refusal = check::<Reworld>(&table.state, orrery_core::Seat(seat), action);
            assert_eq!(refusal.unwrap_err().rule.0, "REW-FLOW-06");
        }
    }
}
