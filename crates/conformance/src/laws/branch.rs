//! A branch of a running game betrays nothing.
//!
//! Somebody plays on from a running game in private: what the seat cannot know is drawn anew, and so are all dice to come.
//! The branch may depend on what the seat knows and on its own seed, and on nothing else. So a branch of the true game and
//! a branch of a game that only looks the same to the seat must be one and the same, whatever is played in it: every view,
//! every list, every event, every byte that is stored.

use orrery_core::{Dice, FastDice, History, Present, Seat, Seed, Viewer, playout};

use crate::law::hold;
use crate::walk::Position;
use crate::{Breach, Law};

/// So far two branches are played side by side. Each begins at another moment, so together they reach every part of a game.
const STEPS: usize = 64;

/// Holds branches of a position against the law.
pub(crate) fn hold<G: Present>(position: &mut Position<G>) -> Result<(), Breach> {
    if !position.wants(Law::Branch) {
        return Ok(());
    }
    let count = position.history.entries().len();
    // The present, or a moment of the past: both can be branched from.
    let past = position.dice.below(4) == 0;
    let count = if past { position.dice.below(count as u32 + 1) as usize } else { count };
    let seat = Seat(position.dice.below(u32::from(position.players)) as u8);
    let viewer = Viewer::Seat(seat);
    let [other, fresh] = [(); 2].map(|()| Seed::from_text(&position.dice.word().to_string()));
    let twin = position.history.branch(count, viewer, other);
    let of_truth = position.history.branch(count, viewer, fresh);
    let of_twin = twin.branch(0, viewer, fresh);
    same(of_truth, of_twin, seat, &mut position.dice)
}

/// Plays two branches side by side.
fn same<G: Present>(
    mut one: History<G>,
    mut two: History<G>,
    seat: Seat,
    dice: &mut FastDice,
) -> Result<(), Breach> {
    let mut list = Vec::new();
    hold!(Branch, one.opening().is_empty(), "a branch tells {seat:?} of the game that it comes from");
    for number in 0..=STEPS {
        let due: Vec<Seat> = G::to_act(one.state()).iter().collect();
        let actor = dice.pick(&due).filter(|_| number < STEPS);
        if number == 0 || actor.is_none() {
            let (a, b) = (bytes::<G>(&one), bytes::<G>(&two));
            let how = "actions a branch tells what it may not know to";
            hold!(Branch, a == b, "after {number} {how} {seat:?}:\n  {a}\n  {b}");
        }
        let Some(actor) = actor else { return Ok(()) };
        playout::forward::<G>(one.state(), actor, &mut list);
        let Some(action) = dice.pick(&list) else { return Ok(()) };
        let told = one.apply(actor, action).map(<[_]>::to_vec);
        let instead = two.apply(actor, action).map(<[_]>::to_vec);
        hold!(
            Branch,
            told == instead,
            "{actor:?} does {action:?} in a branch of {seat:?}, and what follows depends on what {seat:?} may not know: \
             {told:?}, {instead:?}"
        );
    }
    Ok(())
}

/// Everything that a branch consists of and shows, as text.
fn bytes<G: Present>(branch: &History<G>) -> String {
    let players = G::players(branch.state());
    let views: Vec<G::View> = Seat::all(players).map(|s| G::view(branch.state(), Viewer::Seat(s))).collect();
    let all = (branch.state(), views, G::to_act(branch.state()));
    // A state or view without JSON form breaks the law of JSON.
    serde_json::to_string(&all).unwrap_or_default()
}
