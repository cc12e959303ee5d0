//! A random state that a viewer could be in: hidden tiles are dealt anew, hidden dice rolled anew, and
//! who has committed in secret gets some plausible plan.

use orrery_core::{Dice, Seat, Seats, Silent, Viewer};

use crate::action::Action;
use crate::rules::{self, Context, assign, explore, manage, roll};
use crate::state::{Plan, State, Step, Task};
use crate::vocab::{BagTile, Counts, Side, TileSet};

/// Deals everything anew that the viewer cannot see. What comes out depends only on what the viewer can
/// see and on the dice.
pub(crate) fn resample(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
    let mut state = *state;
    let hidden = match viewer {
        Viewer::Everything => return state,
        Viewer::Onlooker => Seats::all(state.options.players),
        Viewer::Seat(seat) => Seats::all(state.options.players).without(seat),
    };
    for seat in hidden.iter() {
        // Where others have laid the first tiles of a draw shows only when all are placed.
        explore::take_back_laid(state.player_mut(seat));
    }
    deal_tiles(&mut state, hidden, dice);
    let mut actions = Vec::new();
    for seat in hidden.iter() {
        hide_choice(&mut state, seat, dice);
        match state.step {
            Step::Assign => plan(&mut state, seat, dice, &mut actions),
            Step::Manage => recruit(&mut state, seat, dice, &mut actions),
            _ => {}
        }
    }
    state
}

/// RFG-INFO-04, RFG-INFO-06, RFG-INFO-07, RFG-INFO-08, RFG-INFO-10, RFG-OPEN-26: the bag, the abandoned pile,
/// hands, and all but the top of each stack.
fn deal_tiles(state: &mut State, hidden: Seats, dice: &mut impl Dice) {
    let mut unknown = TileSet(state.bag.0 | state.abandoned.0);
    for seat in hidden.iter() {
        let player = state.player(seat);
        unknown.0 |= player.hand.0;
        for side in Side::ALL {
            player.zone.stack(side).iter().skip(1).for_each(|&tile| unknown.insert(tile));
        }
    }
    let mut tiles = [BagTile(0); BagTile::COUNT];
    let count = usize::from(unknown.len());
    tiles.iter_mut().zip(unknown.iter()).for_each(|(slot, tile)| *slot = tile);
    dice.shuffle(&mut tiles[..count]);
    let mut rest = tiles[..count].iter().copied();
    for seat in hidden.iter() {
        let player = state.player_mut(seat);
        player.hand = rest.by_ref().take(usize::from(player.hand.len())).collect();
        for side in Side::ALL {
            for place in 1..usize::from(player.zone.len(side)) {
                if let Some(tile) = rest.next() {
                    player.zone.replace(side, place, tile);
                }
            }
        }
    }
    state.abandoned = rest.by_ref().take(usize::from(state.abandoned.len())).collect();
    state.bag = rest.collect();
}

/// Choices among hidden tiles: marks of a Scout are forgotten, committed choices made anew.
fn hide_choice(state: &mut State, seat: Seat, dice: &mut impl Dice) {
    let player = state.player_mut(seat);
    if player.start.is_some() {
        player.start = player.hand.nth(dice.below(u32::from(player.hand.len())));
    }
    let chosen = !player.marked.is_empty() && player.ready;
    player.marked = TileSet::NONE;
    if chosen && let Some(tile) = dice.pick(player.zone.tiles()) {
        player.marked.insert(tile);
    }
}

/// RFG-INFO-03: the faces, and all that follows from them. Who is ready has some complete plan.
fn plan(state: &mut State, seat: Seat, dice: &mut impl Dice, actions: &mut Vec<Action>) {
    let player = state.player_mut(seat);
    let mut cup = Counts::NONE;
    player.plan.rolled.iter().for_each(|c| cup.add_all(c));
    player.plan = Plan { rolled: roll::faces(&cup, dice), ..Plan::EMPTY };
    assign::lay_out(player);
    let ready = std::mem::take(&mut player.ready);
    player.task = Task::Plan;
    if ready {
        commit(state, seat, dice, actions);
    }
}

/// RFG-OPEN-24: what is recruited and recalled.
fn recruit(state: &mut State, seat: Seat, dice: &mut impl Dice, actions: &mut Vec<Action>) {
    let player = state.player_mut(seat);
    let ready = std::mem::take(&mut player.ready);
    manage::open(player);
    if ready {
        commit(state, seat, dice, actions);
    }
}

/// Random steps until the seat is ready. People select mostly a phase for which they have rolled, seldom
/// Reassign more than once or twice, and seldom recall.
fn commit(state: &mut State, seat: Seat, dice: &mut impl Dice, actions: &mut Vec<Action>) {
    while state.player(seat).task != Task::None {
        actions.clear();
        rules::legal(state, seat, actions);
        actions.retain(|&a| a != Action::Replan);
        let may_end = actions.contains(&Action::Ready);
        let end = may_end && (state.step == Step::Manage || dice.below(2) == 0);
        if dice.below(4) > 0 && actions.iter().any(natural) {
            actions.retain(natural);
        }
        let action = if end { Some(Action::Ready) } else { dice.pick(actions) };
        // A seat that is to act always has a legal action.
        let Some(action) = action else { return };
        rules::carry_out(&mut Context { state, dice, sink: &mut Silent }, seat, action);
    }
}

/// Whether a step selects the phase of the column the worker lies in.
fn natural(action: &Action) -> bool {
    matches!(action, Action::Select { from, phase, .. } if from == phase)
}

#[cfg(test)]
mod tests {
    use orrery_core::{FastDice, Game};

    use super::*;
    use crate::RollForTheGalaxy;
    use crate::testkit::{Fixture, Look};

    /// RFG-INFO-03, RFG-INFO-04, RFG-INFO-10: others' faces and covered tiles vary; tops, colours and own things do not.
    #[test]
    fn what_is_hidden_varies_and_nothing_else() {
        let mut table = Fixture::new(2)
            .zone(0, &["mining_league", "spice_world", "comet_zone", "gem_world"])
            .zone(1, &["new_vinland", "pirate_world"])
            .rolled(1, "explore", "3 home")
            .rolled(0, "ship", "2 home novelty")
            .assign();
        table.play_as(0, "select home ship ship").play_as(0, "ready");
        let viewer = Viewer::Seat(Seat(1));
        let (mut tiles, mut plans) = (TileSet::NONE, Vec::new());
        for seed in 0..60 {
            let guess = resample(&table.state, viewer, &mut FastDice::new(seed));
            assert_eq!(RollForTheGalaxy::audit(&guess), Ok(()));
            assert_eq!(RollForTheGalaxy::view(&guess, viewer), table.view(1));
            assert_eq!(guess.player(Seat(1)), table.player(1));
            let other = guess.player(Seat(0));
            assert!(other.ready && other.plan.selector.is_some() && other.task == Task::None);
            tiles.0 |= other.zone.stack(Side::World).iter().skip(1).copied().collect::<TileSet>().0;
            if !plans.contains(&other.plan.rolled) {
                plans.push(other.plan.rolled);
            }
        }
        assert!(tiles.len() > 30 && plans.len() > 10, "{} tiles, {} rolls", tiles.len(), plans.len());
    }
}
