//! Step 3: all assignments become public at once. Ledger: RFG-REVEAL.
//!
//! Worked examples: RFG-EX-02.

use orrery_core::{Audience, Dice, Sink};

use super::{Context, setup};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::Plan;
use crate::vocab::Phase;

/// RFG-REVEAL-01 to RFG-REVEAL-06: which phases are played; who has no work returns to the cup.
pub(crate) fn reveal<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    // RFG-REVEAL-01: all at the same moment.
    ctx.reveal::<Event>(Audience::ALL);
    let mut played = 0;
    for seat in ctx.state.seats() {
        let player = ctx.state.player_mut(seat);
        player.ready = false;
        let plan = std::mem::replace(&mut player.plan, Plan::EMPTY);
        player.cup.add_all(&plan.dictated);
        // RFG-ASSIGN-04 makes sure that there is a selector.
        if let Some((selector, phase)) = plan.selector {
            // RFG-FAQ-01: the selector works too.
            player.columns[phase.index()].add(selector, 1);
            player.selected = Some(phase);
            // RFG-REVEAL-02, RFG-ASSIGN-06: selecting does nothing else, and several may select the same phase.
            played |= 1 << phase as u8;
            let (columns, dictated) = (player.columns, plan.dictated);
            ctx.tell(Event::Revealed { seat, selector, phase, columns, dictated });
        }
    }
    // RFG-REVEAL-03: the die returns to the supply, so only its face matters; all see it (RFG-INFO-11).
    if let Some(die) = setup::extra_die(ctx.state.options.players) {
        let face = COMPONENTS.dice[die.index()].faces[ctx.dice.below(6) as usize];
        ctx.state.extra_phase = face;
        if let Some(phase) = face {
            played |= 1 << phase as u8;
            ctx.tell(Event::ExtraPhase { phase });
        }
    }
    // RFG-REVEAL-04: one phase for each player at most, and that of the extra die.
    ctx.state.played = played;
    ctx.tell(Event::PhasesPlayed { played: Phase::ALL.map(|p| played >> p as u8 & 1 == 1) });
    // RFG-REVEAL-05, RFG-DICT-05: Dictate dice are in the cup already.
    for seat in ctx.state.seats() {
        let player = ctx.state.player_mut(seat);
        let before = player.cup;
        for phase in Phase::ALL {
            if played >> phase as u8 & 1 == 0 {
                let unused = player.columns[phase.index()].drain();
                player.cup.add_all(&unused);
            }
        }
        let mut dice = player.cup;
        dice.take_all(&before);
        if !dice.is_empty() {
            ctx.tell(Event::Unused { seat, dice });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Fixture, Look, dice};

    /// RFG-REVEAL-03, RFG-REVEAL-05: with two players a white die adds a phase; who has no work returns to the cup.
    #[test]
    fn the_extra_die_and_the_idle() {
        let mut table = Fixture::new(2)
            .rolled(0, "develop", "2 home")
            .rolled(0, "ship", "novelty")
            .rolled(1, "explore", "home")
            .assign();
        table
            .play_as(0, "select home develop develop")
            .play_as(0, "dictate home develop")
            .play_as(0, "ready");
        table.play_as(1, "select home explore explore");
        // Face 3 of a white die is Settle.
        table.next_random(&[3]).play_as(1, "ready");
        assert_eq!(table.state.extra_phase.map(|p| p.id()), Some("settle"));
        assert_eq!(table.state.played, 0b00111);
        assert_eq!(table.player(0).cup, dice("home novelty"));
    }
}
