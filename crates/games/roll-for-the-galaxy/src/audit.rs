//! The invariants of a state: every piece in exactly one place (RFG-COMP-11, RFG-COMP-13), every number within
//! its limits.

use crate::components::COMPONENTS;
use crate::rules::phases::{capacity, holds_goods};
use crate::state::{Player, State, Step, Task};
use crate::vocab::{BagTile, Counts, Die, Side, World};

/// Says what is wrong with a state, if anything.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let ok = |condition: bool, what: &str| if condition { Ok(()) } else { Err(what.to_owned()) };
    dice(state)?;
    tiles(state)?;
    let all: u16 = state.seated().iter().map(|p| p.chips).sum();
    let start = u16::from(COMPONENTS.setup.by_players[state.seated().len() - 2].0);
    let paid = all + u16::from(state.pool);
    ok(if state.pool > 0 { paid == start } else { paid >= start }, "chips are missing or too many")?;
    ok(state.seated().iter().all(|p| p.credits <= COMPONENTS.limits.credits_max), "too many credits")?;
    ok(
        state.players[state.seated().len()..].iter().all(|p| *p == Player::EMPTY),
        "an empty seat has something",
    )?;
    ok(state.step != Step::Over || state.to_act().is_empty(), "somebody is to act after the end")?;
    ok(state.step == Step::Over || !state.to_act().is_empty(), "nobody is to act")?;
    for player in state.seated() {
        ok(!(player.ready && player.task != Task::None), "a ready player has a task")?;
        ok(player.tiles() >= 3, "the start tiles are missing")?;
        let placing = matches!(player.task, Task::Keep | Task::Arrange);
        ok(placing || player.laid == [[0; 2]; 2], "laid tiles are shown when the last one is placed")?;
        let planned = player.manage.recruited;
        ok(
            Die::ALL.iter().all(|&d| planned.of(d) <= player.citizenry.of(d)),
            "recruits come from the citizenry",
        )?;
    }
    let built: u32 = state.seated().iter().map(|p| u32::from(p.tiles()) - 3).sum();
    ok(built == u32::from(state.completed_len), "the list of completed tiles is not up to date")
}

/// RFG-COMP-02, RFG-COMP-11: all 111 dice, by colour.
fn dice(state: &State) -> Result<(), String> {
    let mut all = state.supply;
    for player in state.seated() {
        all.add_all(&state.owned(player));
        let plan = &player.plan;
        let mut rolled = Counts::NONE;
        plan.rolled.iter().for_each(|c| rolled.add_all(c));
        if state.step == Step::Assign {
            let mut planned = plan.wild;
            player.columns.iter().for_each(|c| planned.add_all(c));
            planned.add_all(&plan.dictated);
            plan.selector.iter().for_each(|&(die, _)| planned.add(die, 1));
            if planned != rolled || !player.cup.is_empty() {
                return Err("the plan does not use exactly the dice that were rolled".into());
            }
        }
    }
    for die in Die::ALL {
        let count = COMPONENTS.dice[die.index()].count;
        if all.of(die) != count {
            return Err(format!("{} dice: {} instead of {count}", die.id(), all.of(die)));
        }
    }
    Ok(())
}

/// RFG-COMP-13: all 55 bag tiles; goods only where they may lie.
fn tiles(state: &State) -> Result<(), String> {
    let mut places = [0u8; BagTile::COUNT];
    let mut add = |tile: BagTile| places[tile.index()] += 1;
    state.bag.iter().for_each(&mut add);
    state.abandoned.iter().for_each(&mut add);
    let mut with_room = 0u128;
    for player in state.seated() {
        player.hand.iter().for_each(&mut add);
        Side::ALL.iter().for_each(|&side| player.zone.stack(side).iter().copied().for_each(&mut add));
        player.developments().filter(|d| d.index() < BagTile::COUNT).for_each(|d| add(BagTile(d.0)));
        player.worlds().filter(|w| w.index() < BagTile::COUNT).for_each(|w| add(BagTile(w.0)));
        for world in player.worlds().filter(|&w| holds_goods(w)) {
            if state.goods[world.index()].len() <= capacity(player) {
                with_room |= 1 << world.0;
            }
        }
        if player.marked.iter().any(|tile| !player.zone.tiles().contains(&tile)) {
            return Err("a marked tile is not in the zone".into());
        }
    }
    if let Some(tile) = places.iter().position(|&n| n != 1) {
        return Err(format!("{} is in {} places", BagTile(tile as u8).id(), places[tile]));
    }
    for world in World::all() {
        if !state.goods[world.index()].is_empty() && with_room >> world.0 & 1 == 0 {
            return Err(format!("goods on {} cannot be", world.id()));
        }
    }
    Ok(())
}
