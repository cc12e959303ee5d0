//! RFG-REVEAL: step 3.

use std::collections::BTreeSet;

use orrery_core::{Seat, Viewer};
use orrery_roll_for_the_galaxy::Event;
use orrery_roll_for_the_galaxy::components::COMPONENTS;
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice};
use orrery_roll_for_the_galaxy::vocab::{Counts, Phase};

use crate::plain;
use crate::walk::{futures, walk};

/// Each seat has rolled a white I and selects this phase with it; the last one is not ready yet.
fn selecting(phases: &[&str]) -> Scenario {
    let players = phases.len() as u8;
    let mut fixture = Fixture::new(players);
    for seat in 0..players {
        fixture = fixture.rolled(seat, "explore", "2 home");
    }
    let mut table = fixture.assign();
    for (seat, phase) in (0..players).zip(phases) {
        table.play_as(seat, &format!("select home explore {phase}"));
        if seat + 1 < players {
            table.play_as(seat, "ready");
        }
    }
    table
}

fn played(table: &Scenario) -> Vec<&'static str> {
    table.view(0).played.into_iter().map(Phase::id).collect()
}

#[test]
fn rfg_reveal_01_all_assignments_become_public_at_the_same_moment() {
    let mut table = selecting(&["explore", "ship", "ship"]);
    let reveals = |table: &Scenario| {
        let heard = table.log.heard_by(Viewer::Onlooker).into_iter();
        heard.filter(|e| matches!(e, Event::Revealed { .. })).count()
    };
    assert_eq!(reveals(&table), 0, "two of three are ready");
    assert!(table.view(2).players[0].strip.is_none());
    table.play_as(2, "ready");
    assert_eq!(reveals(&table), 3);
    let view = table.view(2);
    assert_eq!(view.players[0].strip.as_ref().unwrap().selected, Some(Phase::Explore));
    assert_eq!(view.players[1].strip.as_ref().unwrap().selected, Some(Phase::Ship));
}

#[test]
fn rfg_reveal_02_selected_phases_are_played() {
    let mut table = selecting(&["explore", "produce", "produce", "develop"]);
    assert_eq!(played(&table), [""; 0], "crossed out before");
    table.play_as(3, "ready");
    assert_eq!(played(&table), ["explore", "develop", "produce"]);
    assert_eq!(table.state.step, Step::Phase(Phase::Explore));
}

#[test]
fn rfg_reveal_03_two_players_roll_a_white_die() {
    let mut faces = [0u32; 5];
    let table = selecting(&["explore", "ship"]);
    for state in futures(&table, 1, "ready", 1200) {
        let extra = state.extra_phase.unwrap();
        faces[extra.index()] += 1;
        let expected: BTreeSet<Phase> = [Phase::Explore, Phase::Ship, extra].into();
        let really: BTreeSet<Phase> = Phase::ALL.into_iter().filter(|&p| state.is_played(p)).collect();
        assert_eq!(really, expected, "nothing changes if it is selected already");
        let mut all = state.supply;
        state.seated().iter().for_each(|p| all.add_all(&state.owned(p)));
        assert_eq!(all, Counts(COMPONENTS.dice.each_ref().map(|d| d.count)));
        assert_eq!(state.supply, table.state.supply, "the die returns to the supply");
    }
    // A white die: I twice, the others once; 200 for each side, give or take five times the spread of 13.
    let sides = [2, 1, 1, 1, 1];
    assert!(faces.iter().zip(sides).all(|(n, s)| n.abs_diff(200 * s) < 65), "{faces:?}");
    // More players roll no such die.
    for players in 3..=5 {
        let mut table = selecting(&vec!["ship"; players]);
        table.play_as(players as u8 - 1, "ready");
        assert_eq!((table.state.extra_phase, played(&table)), (None, vec!["ship"]));
    }
}

#[test]
fn rfg_reveal_04_how_many_phases_are_played() {
    let mut seen = [const { BTreeSet::new() }; 6];
    walk(24, |step| {
        for (_, event) in &step.events {
            if let Event::PhasesPlayed { played } = event {
                seen[usize::from(step.after.options.players)].insert(played.iter().filter(|&&p| p).count());
            }
        }
    });
    let range = |players: usize| (1..=players.min(5)).collect::<BTreeSet<usize>>();
    assert_eq!(seen[2], range(3), "two players: one to three");
    assert_eq!(seen[3], range(3));
    assert!(seen[4].is_subset(&range(4)) && seen[5].is_subset(&range(5)), "{seen:?}");
    // All the same, and all different.
    let mut table = selecting(&["ship", "ship", "ship", "ship"]);
    table.play_as(3, "ready");
    assert_eq!(played(&table).len(), 1);
    let mut table = selecting(&["explore", "develop", "settle", "produce", "ship"]);
    table.play_as(4, "ready");
    assert_eq!(played(&table).len(), 5);
}

#[test]
fn rfg_reveal_05_workers_without_a_phase_and_dictate_dice_return_to_the_cup() {
    let mut table = plain()
        .zone(0, &["merchant_guild", "public_works"])
        .rolled(0, "explore", "home")
        .rolled(0, "settle", "2 military")
        .rolled(0, "produce", "novelty")
        .rolled(0, "ship", "consumption genes")
        .rolled(1, "ship", "home")
        .assign();
    table.play_as(0, "select home explore explore").play_as(0, "dictate genes ship").play_as(0, "ready");
    table.play_as(1, "select home ship develop").next_random(&[0]).play_as(1, "ready");
    assert_eq!(played(&table), ["explore", "develop"]);
    assert_eq!(table.state.step, Step::Phase(Phase::Explore), "at once");
    assert_eq!(table.player(0).cup, dice("2 military novelty consumption genes"));
    assert_eq!(table.player(0).columns[0], dice("home"));
    assert_eq!(table.player(1).columns[1], dice("home"), "the selector works in the phase it selected");
}

#[test]
fn rfg_reveal_06_the_phases_are_fixed_from_here_on() {
    // `rebel_miners` removes the only shipper, the selector of phase V; phase V is played all the same.
    let mut table = plain()
        .tableau(0, &["galactic_salon"])
        .zone(0, &["rebel_miners"])
        .rolled(0, "settle", "2 military")
        .rolled(0, "ship", "home")
        .rolled(1, "ship", "home")
        .assign();
    table.play_as(0, "select home ship ship").play_as(0, "ready");
    table.play_as(1, "select home ship settle").next_random(&[3]).play_as(1, "ready");
    assert_eq!(played(&table), ["settle", "ship"]);
    table.play_as(0, "remove home ship");
    assert_eq!(played(&table), ["settle", "ship"]);
    assert_eq!(table.player(0).chips, 1, "`galactic_salon` in phase V");
    assert_eq!(table.state.player(Seat(0)).columns[4], dice(""));
}
