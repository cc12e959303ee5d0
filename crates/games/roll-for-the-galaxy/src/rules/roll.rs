//! Step 1: all players roll their cups in secret. Ledger: RFG-ROLL.

use orrery_core::{Dice, Sink};

use super::{Context, assign};
use crate::components::COMPONENTS;
use crate::event::Event;
use crate::state::{Plan, Step, Task};
use crate::vocab::Counts;

/// RFG-ROLL-01: rolls every cup and hands the dice to the assignment.
pub(crate) fn roll<D: Dice, S: Sink<Event>>(ctx: &mut Context<D, S>) {
    ctx.state.step = Step::Assign;
    ctx.state.round += 1;
    ctx.tell(Event::RoundBegan { round: ctx.state.round });
    for seat in ctx.state.seats() {
        // RFG-ROLL-02: never empty, by RFG-SETUP-12 and RFG-MAN-10.
        let cup = ctx.state.player_mut(seat).cup.drain();
        let faces = faces(&cup, ctx.dice);
        let player = ctx.state.player_mut(seat);
        player.plan = Plan { rolled: faces, ..Plan::EMPTY };
        player.ready = false;
        player.task = Task::Plan;
        assign::lay_out(player);
        ctx.tell_only(seat, Event::Rolled { seat, faces });
    }
}

/// Rolls dice: how many of each colour show which phase, and how many are wild.
pub(crate) fn faces(cup: &Counts, dice: &mut impl Dice) -> [Counts; 6] {
    let mut faces = [Counts::NONE; 6];
    for die in cup.colours() {
        for _ in 0..cup.of(die) {
            let face = COMPONENTS.dice[die.index()].faces[dice.below(6) as usize];
            faces[face.map_or(5, |phase| phase.index())].add(die, 1);
        }
    }
    faces
}

#[cfg(test)]
mod tests {
    use orrery_core::FastDice;

    use super::*;
    use crate::vocab::Die;

    /// RFG-ROLL-01, RFG-COMP-03: every die lands on one of its faces, wild ones apart.
    #[test]
    fn every_die_lands_on_one_of_its_faces() {
        let cup = Counts([0, 0, 0, 0, 0, 0, 9]);
        let mut seen = Counts::NONE;
        for seed in 0..50 {
            let rolled = faces(&cup, &mut FastDice::new(seed));
            assert_eq!(rolled.iter().map(|c| c.of(Die::AlienTechnology)).sum::<u8>(), 9);
            rolled.iter().zip(&mut seen.0).for_each(|(face, n)| *n = (*n).saturating_add(face.total()));
        }
        let [explore, develop, settle, produce, ship, wild, _] = seen.0;
        assert_eq!((explore, ship), (0, 0), "yellow dice have no such faces");
        assert!(develop > 0 && settle > 0 && produce > 0 && wild > 150, "{seen:?}");
    }
}
