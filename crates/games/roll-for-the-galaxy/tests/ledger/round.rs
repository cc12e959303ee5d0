//! RFG-ROUND, RFG-ROLL: the five steps, and step 1.

use orrery_core::Seat;
use orrery_roll_for_the_galaxy::Event;
use orrery_roll_for_the_galaxy::components::COMPONENTS;
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::vocab::{Die, Phase};

use crate::plain;
use crate::walk::{futures, walk};

#[test]
fn rfg_round_01_a_round_has_five_steps() {
    let mut steps: Vec<u8> = Vec::new();
    let mut check = |number: u8| {
        if steps.last() != Some(&number) {
            steps.push(number);
        }
    };
    walk(4, |step| {
        for (_, event) in &step.events {
            match event {
                Event::RoundBegan { .. } | Event::Rolled { .. } => check(1),
                Event::Ready { .. } if step.before.step == Step::Assign => check(2),
                Event::Revealed { .. } | Event::PhasesPlayed { .. } | Event::ExtraPhase { .. } => check(3),
                Event::PhaseBegan { .. } => check(4),
                Event::Managed { .. } => check(5),
                _ => {}
            }
        }
    });
    assert!(steps.len() > 50);
    assert!(steps.chunks(5).all(|round| round == [1, 2, 3, 4, 5]), "{steps:?}");
}

#[test]
fn rfg_round_02_the_end_is_checked_after_step_five() {
    let (mut rounds, mut ends) = (0, 0);
    walk(8, |step| {
        let has = |what: fn(&Event) -> bool| step.events.iter().any(|(_, event)| what(event));
        let managed = has(|e| matches!(e, Event::Managed { .. }));
        let state = &step.after;
        let end = state.pool == 0 || state.seated().iter().any(|p| p.tiles() >= 12);
        assert_eq!(has(|e| matches!(e, Event::Over)), managed && end);
        assert_eq!(state.step == Step::Over, managed && end);
        if step.before.step != Step::Setup {
            assert_eq!(has(|e| matches!(e, Event::RoundBegan { .. })), managed && !end);
        }
        rounds += usize::from(managed && !end);
        ends += usize::from(managed && end);
    });
    assert!(rounds > 8 && ends == 8);
}

#[test]
fn rfg_round_03_the_number_of_rounds_is_not_limited() {
    let mut table = plain().cup(0, "home").cup(1, "home").roll();
    while table.state.round < 150 {
        for seat in table.to_act() {
            let actions = table.legal_of(seat);
            let easy = actions.iter().find(|a| a.starts_with("stock") || *a == "ready");
            let action = easy.unwrap_or(&actions[0]).clone();
            table.play_as(seat, &action);
        }
        assert_ne!(table.state.step, Step::Over);
    }
}

#[test]
fn rfg_roll_01_every_cup_is_rolled_once_in_secret_without_choice() {
    let all: Vec<String> = Die::ALL.iter().map(|d| format!("4 {}", d.id())).collect();
    let mut table = plain().cup(0, &all.join(" ")).cup(1, "3 home").manage();
    table.play_as(0, "ready");
    let mut faces = [[0u32; 6]; 7];
    for state in futures(&table, 1, "ready", 900) {
        assert_eq!(state.step, Step::Assign);
        let player = state.player(Seat(0));
        assert!(player.cup.is_empty(), "all dice of the cup");
        for die in Die::ALL {
            let rolled = player.plan.rolled.map(|counts| counts.of(die));
            assert_eq!(rolled.iter().sum::<u8>(), 4, "each once");
            rolled.iter().enumerate().for_each(|(face, &n)| faces[die.index()][face] += u32::from(n));
        }
        let other: u8 = state.player(Seat(1)).plan.rolled.iter().map(|c| c.total()).sum();
        assert_eq!(other, 3, "all players at the same time");
    }
    // 3600 rolls of each colour: 600 for each side, give or take 5 times the spread of 23.
    for die in Die::ALL {
        for (face, &count) in faces[die.index()].iter().enumerate() {
            let phase = Phase::ALL.get(face).copied();
            let sides = COMPONENTS.dice[die.index()].faces.iter().filter(|f| **f == phase).count() as u32;
            assert!(count.abs_diff(600 * sides) < 150, "{} {face}: {count}", die.id());
        }
    }
    table.play_as(1, "ready");
    assert!(
        table.legal_of(0).iter().all(|a| a.starts_with("place_wild") || a.starts_with("select")),
        "no reroll"
    );
}

#[test]
fn rfg_roll_02_everybody_has_a_die_to_roll() {
    let mut rolls = 0;
    walk(12, |step| {
        for (_, event) in &step.events {
            if let Event::Rolled { faces, .. } = event {
                let count: u8 = faces.iter().map(|f| f.total()).sum();
                assert!(count >= if step.before.step == Step::Setup { 3 } else { 1 });
                rolls += 1;
            }
        }
    });
    assert!(rolls > 100);
    // The only die lies on a spot: it must come back.
    let mut table = plain().spot(0, "world", "home").cup(1, "home").manage();
    table.refuse_as(0, "ready", "RFG-MAN-10");
}
